"""Scenarios: written as they are read, and refused in one line."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadScenario
from ludotheque.engine.table import new_position
from tests.anima.helpers import GAME

PLAIN: dict[str, Any] = {"seats": [{"team": ["acrobate"]}, {"team": ["factotum"]}], "active": [{"zone": "archange"}]}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("zones", ["horizons", "tree"])
def test_what_is_written_is_read_as_the_same_position(seats: int, zones: str) -> None:
    dice = Dice(f"scenario {seats} {zones}")
    pos = new_position(GAME, seats, "scenario", {**GAME.varied_options(dice, seats), "zones": zones})
    compared = 0
    while pos.asked and compared < 40:
        at = pos.asked[dice.below(len(pos.asked))]
        GAME.answer(pos, at, GAME.any_move(pos, at, dice))
        pos.events.clear()
        try:
            said = GAME.write_scenario(pos)
        except BadScenario:
            continue
        again = ludotheque.scenario("anima", said).position
        assert GAME.write_scenario(again) == said
        one, other = GAME.dump(again), GAME.dump(pos)
        for field in (
            "known",
            "pool",
            "rng",
            "chance",
            "revealed_to",
            "stack",
            "result",
            "margin",
        ):  # the last two: of a past fight
            one.pop(field)
            other.pop(field)
        assert one == other
        assert again.asked == pos.asked
        compared += 1
    assert compared > 20


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seat": []}, "the scenario has no 'seat'"),
        ({"seats": [{"team": ["acrobate"]}]}, "must have 2 to 5 entries"),
        ({"seats": [{"team": []}, {"team": ["factotum"]}]}, "must have 1 to 4 entries"),
        ({"seats": [{"team": ["acrobate"]}, {"team": ["acrobate"]}]}, "'acrobate' is in two places"),
        ({"seats": [{"team": ["archange"]}, {"team": ["factotum"]}]}, "'archange' does not belong here"),
        ({"active": []}, "must have 1 to 110 entries"),
        ({"active": [{"zone": "acrobate"}]}, "'acrobate' does not belong here"),
        ({"phase": "dinner"}, "phase must be one of"),
        ({"order": [0, 0]}, "order names a seat twice"),
        ({"markers": ["red", "red"]}, "markers must be different"),
        ({"tapped": ["sorcier"]}, "'sorcier' lies nowhere"),
        ({"seats": [{"team": ["acrobate"], "at": "americh"}, {"team": ["factotum"]}]}, "this zone is not in play"),
        ({"seats": [{"team": ["acrobate"], "reached": True}, {"team": ["factotum"]}]}, "has reached no zone"),
        ({"lasting": [[0, 1]]}, "must have 6 entries"),
    ],
)
def test_a_wrong_scenario_is_refused_in_one_line(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(BadScenario) as caught:
        ludotheque.scenario("anima", {**PLAIN, **wrong})
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)
