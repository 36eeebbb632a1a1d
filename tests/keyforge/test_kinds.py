"""The kinds of modifiers that may hold are kept from one question to the next: they must never lack one that does."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import new_position
from ludotheque.games.keyforge.duel import NOT_GATHERED, Duel
from ludotheque.games.keyforge.queries import may_hold


def gathered(pos: Duel) -> int:
    may_hold(pos, 0)
    return pos.kinds


@pytest.mark.parametrize("number", range(12))
def test_what_is_kept_is_what_would_be_gathered(number: int) -> None:
    game = ludotheque.game("keyforge")
    dice = Dice(number)
    pos = new_position(game, 2, f"kinds/{number}")
    while pos.asked:
        kept = pos.kinds
        pos.kinds = NOT_GATHERED
        assert kept in (NOT_GATHERED, gathered(pos)), "something came or went and `kinds` was not forgotten"
        seat = pos.asked[0]
        game.answer(pos, seat, game.any_move(pos, seat, dice))
        pos.events.clear()


def test_a_copy_keeps_them_and_a_restored_position_gathers_them_again() -> None:
    game = ludotheque.game("keyforge")
    pos = new_position(game, 2, "kinds")
    pos.kinds = 5
    assert pos.copy().kinds == 5
    assert game.restore(game.dump(pos)).kinds == NOT_GATHERED
    assert "kinds" not in game.dump(pos)
