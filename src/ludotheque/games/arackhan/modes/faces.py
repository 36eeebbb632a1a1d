"""The face of a card that belongs to no faction: an Event, an Objective, a Strategy card (AW-371, AW-379)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.card import Card
from ludotheque.engine.numbers import Copy
from ludotheque.games.arackhan.faces import EVENT, OBJECTIVE, STRATEGY

if TYPE_CHECKING:
    from ludotheque.games.arackhan.battle import Battle

_ICONS = {EVENT: "tied-scroll", OBJECTIVE: "flying-flag", STRATEGY: "chess-knight"}


class TableCard(Card):
    """A card with a name, a text in two languages and possibly a number of points."""

    __slots__ = ("number", "points", "text_en", "text_fr")

    number: int  # its place in the game's list of cards, set by `table_cards.py`

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        kind: str,
        text_fr: str,
        text_en: str,
        *,
        points: int = 0,
        icon: str = "",
        mark: str = "maison",
    ) -> None:
        super().__init__(id, fr, en, kind, "neutre", icon or _ICONS[kind], mark)
        self.text_fr = text_fr
        self.text_en = text_en
        self.points = points

    def face(self) -> dict[str, Any]:
        return {
            **super().face(),
            "points": self.points or None,
            "texts": [{"part": "text", "fr": self.text_fr, "en": self.text_en}],
        }


#: The table cards by their number in positions (`Battle.faces`).
NUMBERED: Final[dict[int, TableCard]] = {}


def table_card(pos: Battle, card: Copy) -> TableCard:
    """The face of a copy beside the mat."""
    return NUMBERED[pos.faces[card]]
