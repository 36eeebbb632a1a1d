"""Events (section 35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.games.arackhan.battle import Battle
    from ludotheque.games.arackhan.modifiers import Modifier


def modifiers_of(pos: Battle) -> tuple[Modifier, ...]:
    """The modifiers of the Event in force."""
    return ()


def lay_out(pos: Battle) -> None:
    """The Event pile (AW-370)."""


def reveal(pos: Battle) -> None:
    """The Event phase: the round's starter reveals the top card (AW-372)."""


def revealed(pos: Battle) -> None:
    """What an Event does when the placed cards have been turned up."""


def ends(pos: Battle) -> None:
    """What an Event does in the End phase, before spells are discarded."""


def discard(pos: Battle) -> None:
    """The Event leaves after everything else of the End phase (AW-374, S-38)."""
