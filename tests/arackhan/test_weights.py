"""What a battle looks like to bots: every weight counts for something, and greedy goes by those set by hand."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import new_position
from ludotheque.games.arackhan.faces import FACES, SPELL
from ludotheque.games.arackhan.judgement import HAND
from ludotheque.games.arackhan.mat import CELLS
from ludotheque.games.arackhan.thinking import THINKING, BattleThinking

GAME: Any = ludotheque.game("arackhan")


@cache
def moments() -> list[tuple[Any, int]]:
    """Positions of a random battle, each with the seat that is asked."""
    pos = new_position(GAME, 2, "weights", GAME.read_options({}, 2))
    dice, found = Dice("weights"), []
    while not GAME.over(pos) and len(found) < 160:
        seat = pos.asked[0]
        found.append((pos.copy(), seat))
        moves = GAME.legal(pos, seat)
        GAME.answer(pos, seat, moves[dice.below(len(moves))])
    return found


def judged(thinking: BattleThinking) -> list[Any]:
    return [
        (thinking.value(GAME, pos, seat), thinking.appraise(GAME, pos, seat, GAME.legal(pos, seat)))
        for pos, seat in moments()
    ]


@pytest.mark.parametrize("name", HAND)
def test_every_weight_counts(name: str) -> None:
    assert judged(THINKING.weighed({**HAND, name: HAND[name] + 0.25})) != judged(THINKING)


def test_greedy_goes_by_the_weights_set_by_hand() -> None:
    assert [GAME.value(pos, seat) for pos, seat in moments()] == [value for value, _ in judged(THINKING)]
    assert THINKING.weights == HAND
    assert THINKING.weighed({**HAND, "now": 1.0}).weights["now"] == 1.0


def spread_over_slots(thinking: BattleThinking) -> list[float]:
    """By moment at which a card is placed, how far apart the slots of one card look."""
    found = []
    for pos, seat in moments():
        moves = [move for move in GAME.legal(pos, seat) if move[0] == "place" and move[2] < CELLS]
        moves = [move for move in moves if FACES[pos.faces[move[1]]].kind != SPELL]
        same = [move for move in moves if move[1] == moves[0][1]]
        if len(same) > 1:
            worths = thinking.appraise(GAME, pos, seat, same)
            assert worths is not None
            found.append(max(worths) - min(worths))
    return found


def test_weaker_levels_see_less_of_what_a_slot_touches() -> None:
    full, part, none = (spread_over_slots(THINKING.seeing(sight)) for sight in (1.0, 0.2, 0.0))
    assert spread_over_slots(THINKING) == full
    assert max(full) > 1.0
    assert part == pytest.approx([0.2 * one for one in full])
    assert none == [0.0] * len(full)
