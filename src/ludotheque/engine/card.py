"""A card: its names, where it comes from, and how its face is drawn."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.engine.errors import ProgramError
from ludotheque.engine.native import mypyc_attr
from ludotheque.engine.words import Words

#: Where a card comes from: printed in the rulebook, facts of the published game, designed here.
MARKS: Final = ("livret", "publie", "maison")


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One card. Positions (`faces`) refer to it by its index in the game's list."""

    __slots__ = ("band", "en", "fr", "icon", "id", "kind", "mark")

    def __init__(self, id: str, fr: str, en: str, kind: str, band: str, icon: str, mark: str) -> None:
        if mark not in MARKS:
            raise ProgramError(f"card {id!r}: mark {mark!r} is none of {', '.join(MARKS)}")
        self.id = id
        self.fr = fr
        self.en = en
        self.kind = kind  # fragment, event, creature …
        self.band = band  # class, house, faction: the colour of its face and back
        self.icon = icon
        self.mark = mark

    @property
    def names(self) -> Words:
        return {"fr": self.fr, "en": self.en}

    def face(self) -> dict[str, Any]:
        """The card's entry in the catalogue; a game's own card classes add to it."""
        return {
            "id": self.id,
            "fr": self.fr,
            "en": self.en,
            "kind": self.kind,
            "band": self.band,
            "icon": self.icon,
            "mark": self.mark,
        }

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id})"
