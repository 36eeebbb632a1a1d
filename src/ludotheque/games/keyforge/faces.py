"""What is printed on a KeyForge card: names, figures, keywords and abilities; and the list of all of them.

`FACES` is filled once, when the modules of cards are imported; positions name a card by its index in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.card import Card
from ludotheque.games.keyforge.duel import HOUSES

if TYPE_CHECKING:
    from ludotheque.engine.program import Program
    from ludotheque.games.keyforge.modifiers import Modifier

# KF-062
ACTION: Final = "action"
ARTIFACT: Final = "artefact"
CREATURE: Final = "creature"
UPGRADE: Final = "amelioration"

#: Moments at which a card's own bold abilities resolve.
PLAY: Final = "play"
REAP: Final = "reap"
FIGHT: Final = "fight"
USE: Final = "action"
OMNI: Final = "omni"
DESTROYED: Final = "destroyed"
LEAVES: Final = "leaves"
BEFORE_FIGHT: Final = "before_fight"
BEFORE_REAP: Final = "before_reap"

AS_PLAYED: Final = "as_played"  # before the bonus: which card it is a copy of


class Face(Card):
    """One card of the set."""

    __slots__ = (
        "abilities",
        "armor",
        "bonus",
        "constants",
        "house",
        "keywords",
        "kinds",
        "number",
        "own_words",
        "power",
        "rarity",
        "rendered",
        "traits",
        "triggers",
        "type",
    )

    type: str

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        *,
        number: int,
        house: str,
        type: str,
        rarity: str,
        bonus: int = 0,
        power: int = 0,
        armor: int = 0,
        traits: tuple[str, ...] = (),
        keywords: dict[str, int] | None = None,
        icon: str = "",
    ) -> None:
        super().__init__(id, fr, en, type, house, icon or _TYPE_ICONS[type], "publie")
        self.number = number
        self.house = HOUSES.index(house)
        self.type = type
        self.rarity = rarity
        self.bonus = bonus
        self.power = power
        self.armor = armor
        self.traits = traits
        self.keywords: dict[str, int] = keywords or {}
        self.abilities: dict[str, tuple[Program, ...]] = {}  # moment -> programs
        self.triggers: tuple[Any, ...] = ()  # abilities that watch for something (triggers.On)
        self.constants: tuple[Modifier, ...] = ()
        self.kinds = 0  # mask of the kinds of the constants
        self.rendered: dict[str, str] = {"fr": "", "en": ""}  # the text generated from its program
        self.own_words: dict[str, str] = self.rendered  # the text shown

    def face(self) -> dict[str, Any]:
        return {
            **super().face(),
            "number": self.number,
            "rarity": self.rarity,
            "bonus": self.bonus,
            "figures": [{"id": "power", "value": self.power}, {"id": "armor", "value": self.armor}]
            if self.type == CREATURE
            else [],
            "traits": list(self.traits),
            "keywords": self.keywords,
            "words": self.own_words,
        }


_TYPE_ICONS: Final = {ACTION: "power-lightning", ARTIFACT: "cog", CREATURE: "paw-print", UPGRADE: "armor-upgrade"}

#: Every card of the set, in the order of its numbers.
FACES: Final[list[Face]] = []
