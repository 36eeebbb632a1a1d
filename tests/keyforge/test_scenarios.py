"""Scenarios: written, read back, and refused with one clear line."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadScenario
from tests.keyforge.helpers import duel


def test_a_position_between_two_moves_reads_back() -> None:
    table = ludotheque.new("keyforge", 2, 11)
    dice = Dice(4)
    written = 0
    while not table.over and written < 12:
        if table.choice.kind == "main":
            try:
                data = table.game.write_scenario(table.position)
            except BadScenario:
                pass
            else:
                again = ludotheque.scenario("keyforge", data)
                assert again.game.write_scenario(again.position) == data
                for seat in range(2):
                    one, two = table.view(seat), again.view(seat)
                    counts = [[(zone["id"], zone["count"]) for zone in view["zones"]] for view in (one, two)]
                    assert counts[0] == counts[1]
                written += 1
        options = table.choice.options
        table.play(options[dice.below(len(options))])
    assert written >= 5


def test_the_omniscient_view_lists_every_card() -> None:
    d = duel(
        {
            "hand": ["punch"],
            "in_play": [{"card": "troll", "damage": 2, "amber": 1, "upgrades": ["blood-of-titans"]}],
            "deck": ["anger"],
        }
    )
    view = d.table.view_all()
    cards = {card["id"]: (zone["id"], card) for zone in view["zones"] for card in zone["cards"]}
    assert cards["anger"][0] == "deck:0"
    troll = cards["troll"][1]
    assert (troll["owner"], troll["controller"]) == (0, 0)
    assert {figure["id"]: figure["value"] for figure in troll["figures"]} == {"power": 13, "armor": 0}
    assert {counter["id"]: counter["value"] for counter in troll["counters"]} == {"damage": 2, "amber": 1}
    assert troll["under"][0]["id"] == "blood-of-titans"
    assert troll["states"] == ["ready"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": [{}]}, "a duel has two seats, not 1"),
        ({"seats": [{"hand": ["nothing"]}, {}]}, "there is no card 'nothing'"),
        ({"seats": [{"amber": -1}, {}]}, "amber must be a number from 0"),
        ({"seats": [{"in_play": [{"card": "troll", "damage": -1}]}, {}]}, "damage must be a number from 0"),
        ({"seats": [{"in_play": ["blood-of-titans"]}, {}]}, "an upgrade is attached to nothing"),
        (
            {"seats": [{"in_play": [{"card": "cannon", "upgrades": ["blood-of-titans"]}]}, {}]},
            "attached to no creature",
        ),
        ({"seats": [{"in_play": [{"card": "troll", "upgrades": ["punch"]}]}, {}]}, "'punch' is not an upgrade"),
        ({"seats": [{"in_play": ["punch"]}, {}]}, "an action cannot be in play"),
        ({"seats": [{"houses": ["dis", "dis", "mars"]}, {}]}, "three different houses"),
        ({"seats": [{"keys": 3}, {}]}, "keys must be a number from 0 to 2"),
        ({"seats": [{"chains": 25}, {}]}, "chains must be a number from 0 to 24"),
        ({"seats": [{"pocket": 1}, {}]}, "seat 0 has no 'pocket'"),
        ({"seats": [{}, {}], "active": 2}, "'active' must be a number from 0 to 1"),
        ({"seats": [{}, {}], "house": "saurian"}, "there is no house 'saurian'"),
        ({"seats": [{"in_play": [{"card": "troll", "ready": 3}]}, {}]}, "ready must be true or false"),
        ({"seats": "both"}, "'seats' must be a list"),
    ],
)
def test_a_bad_scenario_says_what_is_wrong(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        ludotheque.scenario("keyforge", change)
