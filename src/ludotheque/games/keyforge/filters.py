"""Which cards an ability refers to: filters that test a card and word themselves in French and English.

`CREATURE.enemy().damaged()` is "une créature ennemie blessée" / "a damaged enemy creature". A filter is shared by all
positions; a test takes the card, the seat that "you" refers to, and the card the filter is printed on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.games.keyforge import faces, keywords, queries
from ludotheque.games.keyforge.duel import HOUSES, Duel

Test = Callable[[Duel, int, int, int], bool]

_NOUNS: Final = {
    "creature": (("créature", "créatures", "f"), ("creature", "creatures")),
    "artifact": (("artéfact", "artéfacts", "m"), ("artifact", "artifacts")),
    "card": (("carte", "cartes", "f"), ("card", "cards")),
    "action": (("carte action", "cartes action", "f"), ("action card", "action cards")),
    "upgrade": (("amélioration", "améliorations", "f"), ("upgrade", "upgrades")),
    "creature or artifact": (
        ("créature ou artéfact", "créatures ou artéfacts", "m"),
        ("creature or artifact", "creatures or artifacts"),
    ),
}
HOUSE_WORDS: Final = {
    "brobnar": ("Brobnar", "Brobnar"),
    "dis": ("Dis", "Dis"),
    "logos": ("Logos", "Logos"),
    "mars": ("Mars", "Mars"),
    "sanctum": ("Sanctum", "Sanctum"),
    "ombres": ("Ombres", "Shadows"),
    "indomptes": ("Indomptés", "Untamed"),
}
TRAITS_EN: Final = {
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


#: The position of each qualifier, whatever the order in which they were added: « créature Mars alliée redressée », "ready
#: friendly Mars creature". French puts it all after the noun, English most of it before.
_RANK_FR: Final = {"house": 0, "trait": 1, "neighbour": 2, "side": 3, "not house": 4, "flank": 5, "state": 6, "": 7}
_RANK_EN: Final = {
    "other": 0,
    "state": 1,
    "side": 2,
    "neighbour": 3,
    "flank": 4,
    "": 5,
    "not house": 6,
    "house": 7,
    "trait": 8,
}


class Filter:
    """A noun with its qualifiers."""

    __slots__ = ("en_after", "en_before", "fr_after", "noun", "tests", "told")

    def __init__(
        self,
        noun: str,
        tests: tuple[Test, ...] = (),
        fr_after: tuple[tuple[int, tuple[str, str, str, str]], ...] = (),
        en_before: tuple[tuple[int, str], ...] = (),
        en_after: tuple[str, ...] = (),
        told: bool = True,
    ) -> None:
        self.noun = noun
        self.tests = tests
        self.fr_after = fr_after  # rank; feminine, its plural, masculine, its plural
        self.en_before = en_before
        self.en_after = en_after
        self.told = told  # its words describe the test completely

    def test(self, pos: Duel, card: Copy, seat: Seat, source: Copy) -> bool:
        return all(test(pos, card, seat, source) for test in self.tests)

    def where(
        self, test: Test, fr: str | tuple[str, str, str, str], en: str, *, before: bool = False, rank: str = ""
    ) -> Filter:
        """This filter with one more test and its words, which in English may stand before the noun."""
        forms = (fr, fr, fr, fr) if isinstance(fr, str) else fr
        return Filter(
            self.noun,
            (*self.tests, test),
            tuple(sorted([*self.fr_after, (_RANK_FR[rank], forms)], key=lambda one: one[0])),
            tuple(sorted([*self.en_before, (_RANK_EN[rank], en)], key=lambda one: one[0]))
            if before
            else self.en_before,
            self.en_after if before else (*self.en_after, en),
            self.told and bool(en),
        )

    # -- qualifiers

    def friendly(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: pos.controller[card] == seat,
            ("alliée", "alliées", "allié", "alliés"),
            "friendly",
            before=True,
            rank="side",
        )

    def enemy(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: pos.controller[card] != seat,
            ("ennemie", "ennemies", "ennemi", "ennemis"),
            "enemy",
            before=True,
            rank="side",
        )

    def other(self) -> Filter:
        """Not the card it is printed on."""
        return Filter(
            self.noun,
            (*self.tests, lambda pos, card, seat, source: card != source),
            self.fr_after,
            ((_RANK_EN["other"], "other"), *self.en_before),
            self.en_after,
            self.told,
        )

    def itself(self) -> Filter:
        return self.where(lambda pos, card, seat, source: card == source, "", "")

    def bearer(self) -> Filter:
        """The creature that bears the upgrade it is printed on."""
        return self.where(
            lambda pos, card, seat, source: pos.bearer[source] == card,
            "améliorée",
            "upgraded",
            before=True,
            rank="state",
        )

    def of_house(self, house: str) -> Filter:
        index = HOUSES.index(house)
        fr, en = HOUSE_WORDS[house]
        return self.where(
            lambda pos, card, seat, source: queries.belongs(pos, card, index), fr, en, before=True, rank="house"
        )

    def not_of_house(self, house: str) -> Filter:
        index = HOUSES.index(house)
        fr, en = HOUSE_WORDS[house]
        return self.where(
            lambda pos, card, seat, source: not queries.belongs(pos, card, index),
            f"non-{fr}",
            f"non-{en}",
            before=True,
            rank="not house",
        )

    def trait(self, trait: str) -> Filter:
        return self.where(
            lambda pos, card, seat, source: queries.has_trait(pos, card, trait),
            trait.capitalize(),
            TRAITS_EN[trait],
            before=True,
            rank="trait",
        )

    def not_trait(self, trait: str) -> Filter:
        return self.where(
            lambda pos, card, seat, source: not queries.has_trait(pos, card, trait),
            f"sans le trait {trait.capitalize()}",
            f"non-{TRAITS_EN[trait]}",
            before=True,
        )

    def flank(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: queries.on_flank(pos, card), "de flanc", "flank", before=True, rank="flank"
        )

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
            rank="state",
        )

    def undamaged(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: pos.damage[card] == 0, "sans dégât", "undamaged", before=True, rank="state"
        )

    def ready(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: bool(pos.ready[card]),
            ("redressée", "redressées", "redressé", "redressés"),
            "ready",
            before=True,
            rank="state",
        )

    def stunned(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: bool(pos.stunned[card]),
            ("sonnée", "sonnées", "sonné", "sonnés"),
            "stunned",
            before=True,
            rank="state",
        )

    def with_amber(self) -> Filter:
        return self.where(
            lambda pos, card, seat, source: pos.amber_on[card] > 0, "qui porte de l'Aombre", "with Æmber on it"
        )

    def has(self, keyword: str) -> Filter:
        return self.where(
            lambda pos, card, seat, source: queries.keyword(pos, card, keyword) > 0,
            f"qui a {keyword}",
            f"with {keywords.KEYWORDS[keyword]}",
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
        """A neighbour of the card it is printed on."""
        return self.where(
            lambda pos, card, seat, source: card in queries.neighbours(pos, source),
            ("voisine", "voisines", "voisin", "voisins"),
            "neighboring",
            before=True,
            rank="neighbour",
        )

    # -- words

    def fr(self, plural: bool = False) -> str:
        (one, many, gender), _ = _NOUNS[self.noun]
        form = (0 if gender == "f" else 2) + (1 if plural else 0)
        words = [many if plural else one, *(forms[form] for _, forms in self.fr_after)]
        if self._other:
            words.insert(0, "autres" if plural else "autre")
        return " ".join(word for word in words if word)

    def a_fr(self) -> str:
        """« une créature ennemie », « un artéfact », « une créature ennemie ou un artéfact ennemi »."""
        if self.noun == "creature or artifact":
            return " ou ".join(self._with_noun(noun).a_fr() for noun in ("creature", "artifact"))
        return f"{'une' if self.feminine else 'un'} {self.fr()}"

    def a_en(self) -> str:
        """As in French: "an enemy creature", "another creature"."""
        words = self.en()
        return f"an{words}" if self._other else f"an {words}" if words[:1].lower() in "aeiou" else f"a {words}"

    def _with_noun(self, noun: str) -> Filter:
        return Filter(noun, self.tests, self.fr_after, self.en_before, self.en_after)

    @property
    def _other(self) -> bool:
        return any(word == "other" for _, word in self.en_before)

    def en(self, plural: bool = False) -> str:
        _, (one, many) = _NOUNS[self.noun]
        words = [*(word for _, word in self.en_before), many if plural else one, *self.en_after]
        return " ".join(word for word in words if word)

    @property
    def feminine(self) -> bool:
        return _NOUNS[self.noun][0][2] == "f"


CREATURE: Final = Filter("creature", (lambda pos, card, seat, source: queries.is_creature(pos, card),))
ARTIFACT: Final = Filter("artifact", (lambda pos, card, seat, source: queries.face(pos, card).type == faces.ARTIFACT,))
ACTION: Final = Filter("action", (lambda pos, card, seat, source: queries.face(pos, card).type == faces.ACTION,))
UPGRADE: Final = Filter("upgrade", (lambda pos, card, seat, source: queries.face(pos, card).type == faces.UPGRADE,))
CARD: Final = Filter("card")
CREATURE_OR_ARTIFACT: Final = Filter(
    "creature or artifact",
    (lambda pos, card, seat, source: queries.face(pos, card).type in (faces.CREATURE, faces.ARTIFACT),),
)
FRIENDLY: Final = CREATURE.friendly()
ENEMY: Final = CREATURE.enemy()
