"""Random names of Archons, in French: an epithet, a name, a place. Every deck has one of its own."""

from __future__ import annotations

from ludotheque.engine.dice import Dice

_STARTS = (
    "Al", "Bar", "Cor", "Dra", "El", "Far", "Gor", "Hel", "Is", "Jor", "Kal", "Lor", "Mor", "Nar", "Or", "Pel", "Quor", "Ras",
    "Sil", "Tor", "Ul", "Vor", "Wil", "Xan", "Yor", "Zel",
)  # fmt: skip
_MIDDLES = ("a", "ae", "an", "e", "el", "i", "ia", "ir", "o", "or", "u", "y", "en", "ath")
_ENDS = (
    "bast",
    "cour",
    "dan",
    "dris",
    "fax",
    "gorn",
    "lian",
    "mand",
    "nius",
    "phé",
    "quist",
    "ron",
    "sande",
    "thiel",
    "van",
    "zar",
)
_TITLES = (
    "le Veilleur", "la Rusée", "l'Insomniaque", "le Comptable", "la Tisseuse", "l'Arpenteur", "le Vorace", "la Discrète",
    "le Magnifique", "l'Étourdie", "le Forgeron", "la Semeuse", "l'Ermite", "le Bavard", "la Glaneuse", "l'Oublié",
    "le Patient", "la Tempétueuse", "l'Horloger", "le Sans-Ombre",
)  # fmt: skip
_PLACES = (
    "des Creusets", "du Pont Brisé", "des Marées Hautes", "de la Tour Penchée", "des Jardins Clos", "du Premier Soir",
    "des Sept Portes", "de la Lune Froide", "des Vents Contraires", "du Lac Noir", "des Échos", "de la Combe", "des Braises",
    "du Vieux Phare", "des Sables Bleus", "de la Mine Chantante",
)  # fmt: skip


def draw_name(dice: Dice) -> str:
    """One of a few million names."""

    def pick(words: tuple[str, ...]) -> str:
        return words[dice.below(len(words))]

    name = pick(_STARTS) + pick(_MIDDLES) + pick(_ENDS)
    form = dice.below(3)
    if form == 0:
        return f"{name}, {pick(_TITLES)}"
    if form == 1:
        return f"{name} {pick(_PLACES)}"
    return f"{name}, {pick(_TITLES)} {pick(_PLACES)}"
