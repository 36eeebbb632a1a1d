"""What a duel looks like to bots: each weight counts what it says, and greedy goes by those set by hand."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.keyforge.thinking import THINKING
from ludotheque.games.keyforge.value import HAND, Judge
from tests.keyforge.helpers import FOE, ME, duel

#: What one side has, the weight that counts it, and how often.
COUNTED: list[tuple[dict[str, Any], str, float]] = [
    ({"keys": 1}, "key", 1),
    ({"keys": 2}, "key", 2),
    ({"keys": 1}, "second_key", 0),
    ({"keys": 2}, "second_key", 1),
    ({"amber": 5}, "amber", 5),
    ({"amber": 11}, "amber", 8),
    ({"amber": 5}, "ready", 0),
    ({"amber": 6}, "ready", 1),
    ({"chains": 4}, "chain", 4),
    ({"in_play": ["gauntlet-of-command"]}, "artifact", 1),
    ({"in_play": ["troll", "bumpsy"]}, "creature", 2),
    ({"in_play": [{"card": "troll", "damage": 3}]}, "power", 8 - 3),
    ({"in_play": [{"card": "troll", "amber": 2}]}, "captured", 2),
    ({"in_play": [{"card": "troll", "stunned": True}]}, "stunned", 1),
    ({"in_play": [{"card": "troll", "ready": False}, "bumpsy"]}, "exhausted", 1),
    ({"in_play": ["troll", "bumpsy", "gauntlet-of-command", "dextre"]}, "house", 3),
]


@pytest.mark.parametrize(("side", "weight", "times"), COUNTED)
def test_what_a_weight_counts(side: dict[str, Any], weight: str, times: float) -> None:
    judge = Judge({**dict.fromkeys(HAND, 0.0), weight: 10.0})
    mine, theirs = duel(side).pos, duel({}, side).pos
    assert judge.value(mine, ME) == 10.0 * times
    assert judge.value(mine, FOE) == judge.value(theirs, ME) == -10.0 * times


def test_every_weight_is_counted_above() -> None:
    assert {weight for _, weight, times in COUNTED if times} == HAND.keys()


def test_greedy_goes_by_the_weights_set_by_hand_and_searches_by_any() -> None:
    d = duel({"keys": 1, "amber": 4, "in_play": ["troll"]}, {"in_play": ["bumpsy"]})
    game: Any = d.table.game
    assert game.value(d.pos, ME) == Judge(HAND).value(d.pos, ME) == THINKING.value(game, d.pos, ME)
    other = THINKING.weighed({**HAND, "key": 31.0})
    assert other.value(game, d.pos, ME) == game.value(d.pos, ME) + 1.0
    assert other.weights["key"] == 31.0
    assert (other.scale, other.horizon, other.pace) == (THINKING.scale, THINKING.horizon, THINKING.pace)
