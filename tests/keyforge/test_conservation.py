"""What random duels must never do: lose a card, make Aombre out of nothing, go on for ever."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import new_position

#: How events change what lies in pools and on cards, taken together.
ADDS = {"gain": 1, "place_amber": 1}
TAKES = {"lose": -1, "spend": -1, "spend_stored": -1, "amber_back": -1}


def total(pos: Any) -> int:
    return sum(pos.amber) + sum(pos.amber_on)


def on_its_way(pos: Any) -> bool:
    """Whether somebody is asked where Aombre goes that lies nowhere meanwhile."""
    return any(frame.program.name == "turn-aside" for frame in pos.stack)


@pytest.mark.parametrize("portion", range(4))
def test_cards_and_bounds_hold_in_random_duels(portion: int) -> None:
    game = ludotheque.game("keyforge")
    dice = Dice(portion)
    wins = [0, 0]
    for number in range(50):
        pos: Any = new_position(game, 2, f"conserve {portion}/{number}")
        choices = before = 0
        while pos.asked:
            assert len(pos.faces) == 72
            assert sum(len(zone.cards) for zone in game.zones(pos)) == 72
            assert min(pos.amber) >= 0
            assert min(pos.amber_on) >= 0
            assert min(pos.damage) >= 0
            seat = pos.asked[0]
            moves = game.legal(pos, seat)
            game.answer(pos, seat, moves[dice.below(len(moves))])
            choices += 1
            assert choices < 5000
            if on_its_way(pos):
                continue
            told = [kind for kind, *_ in pos.events]
            if total(pos) > before:
                assert any(kind in ("gain", "place_amber", "capture", "steal") for kind in told), told
            elif total(pos) < before:
                assert any(kind in TAKES for kind in told), told
            before = total(pos)
            pos.events.clear()
        wins[0 if pos.winner == pos.first else 1] += 1
    assert min(wins) > 12, f"first and second player won {wins}"


@pytest.mark.parametrize("portion", range(2))
def test_every_option_leads_somewhere(portion: int) -> None:
    """From positions met on the way, every legal move can be answered."""
    game = ludotheque.game("keyforge")
    dice = Dice(f"options {portion}")
    tried = 0
    for number in range(6):
        pos: Any = new_position(game, 2, f"options {portion}/{number}")
        while pos.asked:
            seat = pos.asked[0]
            moves = game.legal(pos, seat)
            if dice.below(8) == 0:
                for move in moves:
                    after = pos.copy()
                    game.answer(after, seat, move)
                    assert after.asked or game.over(after)
                    tried += 1
            game.answer(pos, seat, moves[dice.below(len(moves))])
            pos.events.clear()
    assert tried > 500
