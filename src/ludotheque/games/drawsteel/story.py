"""What a session of Draw Steel is told by: the heroes' Stamina and Victories, scene by scene, and in fights round by round."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.story import Story, Tally
from ludotheque.games.drawsteel.beings import HERO
from ludotheque.games.drawsteel.session import Session

#: More rounds than any fight has.
_ROUNDS: Final = 1000


def _stamina(pos: Session, seat: int) -> int | None:
    return _sum(pos, seat, "stamina")


def _victories(pos: Session, seat: int) -> int | None:
    return _sum(pos, seat, "victories")


def _sum(pos: Session, seat: int, field: str) -> int | None:
    """What the heroes of a seat have together; a seat without heroes has none."""
    heroes: list[int] = [one[field] for one in pos.beings if one["kind"] == HERO and one["seat"] == seat]  # type: ignore[literal-required]
    return sum(heroes) if heroes else None


def _round(pos: Session) -> int:
    return pos.scene["number"] * _ROUNDS + int(pos.field.get("round", 0))


STORY: Final = Story(
    Tally("stamina", "hearts", _stamina),
    Tally("victories", "trophy", _victories, 6.0),
    part=_round,
)
