"""Which cards an ability speaks of: filters that test a card and say themselves in French and English.

`CREATURE.enemy().damaged()` is "une créature ennemie blessée" / "a damaged enemy creature". A filter is shared by all
positions; it is asked with the card, the seat that reads "you" on it, and the card it stands on.
"""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.games.keyforge import faces, queries
from ludotheque.games.keyforge.duel import HOUSES, Duel

Test = Callable[[Duel, int, int, int], bool]

_NOUNS = {
    "creature": (("créature", "créatures", "f"), ("creature", "creatures")),
    "artifact": (("artéfact", "artéfacts", "m"), ("artifact", "artifacts")),
    "card": (("carte", "cartes", "f"), ("card", "cards")),
    "action": (("carte action", "cartes action", "f"), ("action card", "action cards")),
    "upgrade": (("amélioration", "améliorations", "f"), ("upgrade", "upgrades")),
    "creature or artifact": (
        ("créature ou artéfact", "créatures ou artéfacts", "f"),
        ("creature or artifact", "creatures or artifacts"),
    ),
}
HOUSE_WORDS = {
    "brobnar": ("Brobnar", "Brobnar"),
    "dis": ("Dis", "Dis"),
    "logos": ("Logos", "Logos"),
    "mars": ("Mars", "Mars"),
    "sanctum": ("Sanctum", "Sanctum"),
    "ombres": ("Ombres", "Shadows"),
    "indomptes": ("Indomptés", "Untamed"),
}
TRAITS_EN = {
    "agent": "Agent",
    "allié": "Ally",
    "ange": "Angel",
    "arme": "Weapon",
    "bête": "Beast",
    "cavalier": "Horseman",
    "champignon": "Fungus",
    "chevalier": "Knight",
    "cyborg": "Cyborg",
    "démon": "Demon",
    "dragon": "Dragon",
    "elfe": "Elf",
    "esprit": "Spirit",
    "farfadet": "Imp",
    "fée": "Faerie",
    "gobelin": "Goblin",
    "géant": "Giant",
    "humain": "Human",
    "insecte": "Insect",
    "lieu": "Location",
    "marchand": "Merchant",
    "martien": "Martian",
    "mutant": "Mutant",
    "niffleur": "Niffle",
    "objet": "Item",
    "pouvoir": "Power",
    "prêtre": "Priest",
    "quête": "Quest",
    "robot": "Robot",
    "rôdeur": "Ranger",
    "scientifique": "Scientist",
    "soldat": "Soldier",
    "sorcière": "Witch",
    "spectre": "Specter",
    "voleur": "Thief",
    "véhicule": "Vehicle",
}
KEYWORDS_EN = {
    "provocation": "taunt",
    "insaisissable": "elusive",
    "escarmouche": "skirmish",
    "poison": "poison",
    "assaut": "assault",
    "hasardeux": "hazardous",
}


class Filter:
    """A noun with what narrows it down."""

    __slots__ = ("en_after", "en_before", "fr_after", "noun", "tests")

    def __init__(
        self,
        noun: str,
        tests: tuple[Test, ...] = (),
        fr_after: tuple[tuple[str, str, str, str], ...] = (),
        en_before: tuple[str, ...] = (),
        en_after: tuple[str, ...] = (),
    ) -> None:
        self.noun = noun
        self.tests = tests
        self.fr_after = fr_after  # feminine, its plural, masculine, its plural
        self.en_before = en_before
        self.en_after = en_after

    def test(self, pos: Duel, card: int, seat: int, source: int) -> bool:
        return all(test(pos, card, seat, source) for test in self.tests)

    def where(self, test: Test, fr: str | tuple[str, str, str, str], en: str, *, before: bool = False) -> Filter:
        """This filter with one more test and its words."""
        forms = (fr, fr, fr, fr) if isinstance(fr, str) else fr
        return Filter(
            self.noun,
            (*self.tests, test),
            (*self.fr_after, forms),
            (en, *self.en_before) if before else self.en_before,
            self.en_after if before else (*self.en_after, en),
        )

    # -- what narrows it down

    def friendly(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: pos.controller[card] == seat,
            ("alliée", "alliées", "allié", "alliés"),
            "friendly",
            before=True,
        )

    def enemy(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: pos.controller[card] != seat,
            ("ennemie", "ennemies", "ennemi", "ennemis"),
            "enemy",
            before=True,
        )

    def other(self) -> Filter:
        """Not the card it stands on."""
        return Filter(
            self.noun,
            (*self.tests, lambda pos, card, seat, source: card != source),
            self.fr_after,
            ("other", *self.en_before),
            self.en_after,
        )

    def itself(self) -> Filter:
        return self.where(lambda pos, card, seat, source: card == source, "", "")

    def bearer(self) -> Filter:
        """The creature that bears the upgrade this stands on."""
        return self.where(
            lambda pos, card, seat, source: pos.bearer[source] == card, "améliorée", "upgraded", before=True
        )

    def of_house(self, house: str) -> Filter:
        index = HOUSES.index(house)
        fr, en = HOUSE_WORDS[house]
        return self.where(lambda pos, card, seat, source: queries.belongs(pos, card, index), fr, en, before=True)

    def not_of_house(self, house: str) -> Filter:
        index = HOUSES.index(house)
        fr, en = HOUSE_WORDS[house]
        return self.where(
            lambda pos, card, seat, source: not queries.belongs(pos, card, index), f"non-{fr}", f"non-{en}", before=True
        )

    def trait(self, trait: str) -> Filter:
        return self.where(
            lambda pos, card, seat, source: queries.has_trait(pos, card, trait),
            trait.capitalize(),
            TRAITS_EN[trait],
            before=True,
        )

    def not_trait(self, trait: str) -> Filter:
        return self.where(
            lambda pos, card, seat, source: not queries.has_trait(pos, card, trait),
            f"sans le trait {trait.capitalize()}",
            f"non-{TRAITS_EN[trait]}",
            before=True,
        )

    def flank(self) -> Filter:
        return self.where(lambda pos, card, seat, source: queries.on_flank(pos, card), "de flanc", "flank", before=True)

    def not_flank(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: not queries.on_flank(pos, card),
            "qui n'est pas sur un flanc",
            "not on a flank",
        )

    def damaged(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: pos.damage[card] > 0,
            ("blessée", "blessées", "blessé", "blessés"),
            "damaged",
            before=True,
        )

    def undamaged(self) -> Filter:
        return self.where(lambda pos, card, seat, source: pos.damage[card] == 0, "sans dégât", "undamaged", before=True)

    def ready(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: bool(pos.ready[card]),
            ("redressée", "redressées", "redressé", "redressés"),
            "ready",
            before=True,
        )

    def stunned(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: bool(pos.stunned[card]),
            ("sonnée", "sonnées", "sonné", "sonnés"),
            "stunned",
            before=True,
        )

    def with_amber(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: pos.amber_on[card] > 0, "qui porte de l'Aombre", "with Æmber on it"
        )

    def has(self, keyword: str) -> Filter:
        return self.where(
            lambda pos, card, seat, source: queries.keyword(pos, card, keyword) > 0,
            f"qui a {keyword}",
            f"with {KEYWORDS_EN[keyword]}",
        )

    def power(self, least: int = 0, most: int = 1000) -> Filter:
        if least == most:
            fr, en = f"de puissance {least}", f"with power {least}"
        elif most >= 1000:
            fr, en = f"de puissance {least} ou plus", f"with power {least} or higher"
        else:
            fr, en = f"de puissance {most} ou moins", f"with power {most} or lower"
        return self.where(lambda pos, card, seat, source: least <= queries.power(pos, card) <= most, fr, en)

    def neighbour(self) -> Filter:
        """A neighbour of the card it stands on."""
        return self.where(
            lambda pos, card, seat, source: card in queries.neighbours(pos, source),
            ("voisine", "voisines", "voisin", "voisins"),
            "neighboring",
            before=True,
        )

    # -- words

    def fr(self, plural: bool = False) -> str:
        (one, many, gender), _ = _NOUNS[self.noun]
        form = (0 if gender == "f" else 2) + (1 if plural else 0)
        words = [many if plural else one, *(forms[form] for forms in self.fr_after)]
        if "other" in self.en_before:
            words.insert(0, "autres" if plural else "autre")
        return " ".join(word for word in words if word)

    def en(self, plural: bool = False) -> str:
        _, (one, many) = _NOUNS[self.noun]
        words = [*self.en_before, many if plural else one, *self.en_after]
        return " ".join(word for word in words if word)

    @property
    def feminine(self) -> bool:
        return _NOUNS[self.noun][0][2] == "f"


CREATURE = Filter("creature", (lambda pos, card, seat, source: queries.is_creature(pos, card),))
ARTIFACT = Filter("artifact", (lambda pos, card, seat, source: queries.face(pos, card).type == faces.ARTIFACT,))
ACTION = Filter("action", (lambda pos, card, seat, source: queries.face(pos, card).type == faces.ACTION,))
UPGRADE = Filter("upgrade", (lambda pos, card, seat, source: queries.face(pos, card).type == faces.UPGRADE,))
CARD = Filter("card")
CREATURE_OR_ARTIFACT = Filter(
    "creature or artifact",
    (lambda pos, card, seat, source: queries.face(pos, card).type in (faces.CREATURE, faces.ARTIFACT),),
)
FRIENDLY = CREATURE.friendly()
ENEMY = CREATURE.enemy()
