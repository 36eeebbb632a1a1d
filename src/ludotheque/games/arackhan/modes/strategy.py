"""Strategy (section 34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.engine.position import Frame
    from ludotheque.games.arackhan.battle import Battle


def lay_out(pos: Battle) -> None:
    """The Strategy pile (AW-332)."""


def phase(pos: Battle) -> None:
    """The Strategy phase (AW-353)."""


def offer(pos: Battle, seat: int, moment: str, frame: Frame) -> None:
    """Offer the message that the seat holds at the moment printed on it (AW-366, AW-368)."""


def clean_up(pos: Battle) -> None:
    """Coups d'éclat and messages that say so are discarded at the end of the round (AW-365)."""
