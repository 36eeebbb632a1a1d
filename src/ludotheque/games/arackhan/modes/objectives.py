"""Objectives (section 36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.games.arackhan.battle import Battle


def offer(pos: Battle, seat: int, moment: str = "batch") -> None:
    """Ask the seat whether it claims an Objective that it has just met (AW-380)."""


def lay_out(pos: Battle) -> None:
    """The Objective pile (AW-377)."""


def open_three(pos: Battle) -> None:
    """Three Objectives are laid open (AW-378)."""


def points(pos: Battle, seat: int) -> int:
    """The points of the Objectives a seat has accomplished (AW-383)."""
    return 0
