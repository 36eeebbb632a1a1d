"""What a game of AracKhan Wars is told by: points and the slots held, round by round."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.story import Story, Tally
from ludotheque.games.arackhan import scoring
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.sheets import look


def _slots(pos: Battle, seat: Seat) -> int:
    return len(scoring.on_the_field(look(pos), seat))


STORY: Final = Story(
    Tally("points", "trophy", scoring.points, told=("attack", "claims", "revealed")),
    Tally("slots", "tower-flag", _slots, 0.25),
)
