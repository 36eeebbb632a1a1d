"""Whatever is forbidden at a table of Draw Steel is refused by a rule, in whole words of both languages, and changes nothing."""

from __future__ import annotations

import pytest

from ludotheque.engine.dice import Dice
from tests.drawsteel.explore import GAME, explored


@pytest.mark.parametrize("portion", range(4))
def test_attempts_at_random_are_refused_in_words_and_change_nothing(portion: int) -> None:
    """`refused` holds each of them to that; many different places of the rules must have said no."""
    seats = 2 + portion % 2
    found = explored(f"words {portion}", GAME.varied_options(Dice(f"words {portion}"), seats), seats, 60, 4)
    assert len(found) >= 10
    assert all(refusal.rule for refusal in found.values())
