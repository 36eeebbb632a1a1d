"""Scenarios: a campaign's heroes and foes, or a fight between two turns, written by hand; what is wrong is named."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.errors import BadScenario
from ludotheque.engine.table import Table
from tests.drawsteel.sitting import Sitting, ability, sheet

GAME = ludotheque.game("drawsteel")
VAL: dict[str, Any] = {"sheet": sheet("Val", might=2, abilities=[ability("Cut")])}
WOLF: dict[str, Any] = {"sheet": sheet("Wolf", "foe", stamina=20)}
FREE: dict[str, Any] = {"seats": 2, "tokens": 3, "beings": [{**VAL, "stamina": 12, "victories": 2}]}
FIGHT: dict[str, Any] = {
    "seats": 2,
    "malice": 5,
    "beings": [{**VAL, "zone": 1}, {**WOLF, "zone": 0, "conditions": [{"id": "bleeding", "source": 0}]}],
    "fight": {"zones": ["Bridge", {"fr": "Rive", "en": "Bank"}], "round": 2, "side": "heroes"},
}


def open_table(data: dict[str, Any]) -> Table:
    return ludotheque.scenario("drawsteel", data)


def test_a_moment_of_a_campaign() -> None:
    table = open_table(FREE)
    seen = table.view(1)["sitting"]
    assert (seen["tokens"], seen["beings"][0]["stamina"], seen["beings"][0]["victories"]) == (3, 12, 2)
    table.play("call:being-0>might>easy>open", 0)
    table.play("faces:6>4", 1)


@pytest.mark.rule("DSB-036")
def test_a_fight_between_two_turns() -> None:
    table = open_table(FIGHT)
    assert table.view(1)["sitting"]["battle"]["bout"] == 2
    assert [spot["words"]["fr"] for spot in table.view(1)["sitting"]["battle"]["spots"]] == ["Bridge", "Rive"]
    assert table.view(0)["sitting"]["behind"]["malice"] == 5
    table.play("go:being-0", 1)
    table.play("use:ability-0-0", 1)
    table.play("faces:9>9", 1)


@pytest.mark.parametrize("data", [FREE, FIGHT])
def test_it_is_written_as_it_is_read(data: dict[str, Any]) -> None:
    table = open_table(data)
    written = GAME.write_scenario(table.position)
    again = open_table(written)
    assert GAME.dump(again.position) == GAME.dump(table.position)
    assert GAME.write_scenario(again.position) == written


def test_a_session_goes_on_from_where_it_was_written() -> None:
    sitting = Sitting(foes=(sheet("Wolf", "foe"),)).director("note:the duke lies", "set_pool:banked>3>x").fight()
    sitting.by(1, "go:@Val", "end_turn")
    again = open_table(GAME.write_scenario(sitting.pos))
    assert again.view(0)["sitting"]["beings"] == sitting.table.view(0)["sitting"]["beings"]
    for part in ("bout", "choosers", "turn", "yet", "surprised"):
        assert again.view(0)["sitting"]["battle"][part] == sitting.table.view(0)["sitting"]["battle"][part]
    assert [option.key for option in again.choice.options] == [option.key for option in sitting.table.choice.options]


def test_it_is_not_written_in_the_middle_of_something() -> None:
    for sitting in (Sitting().test("Val", "reason"), Sitting().director("montage:easy")):
        with pytest.raises(BadScenario):
            GAME.write_scenario(sitting.pos)


TEXT = """\
seats: 2
beings:
  - sheet: ysolde
    stamina: 10
  - sheet:
      name: Wolf
      kind: foe
      characteristics: {might: 2, agility: 0, reason: 0, intuition: 0, presence: 0}
      stamina: 20
fight: {round: 2}
"""


def test_a_yaml_text_with_a_ready_hero() -> None:
    pos = GAME.read_scenario_text(TEXT)  # type: ignore[attr-defined]
    assert (pos.beings[0]["sheet"]["id"], pos.beings[0]["stamina"], pos.field["round"]) == ("ysolde", 10, 2)


@pytest.mark.parametrize(
    ("old", "new", "line", "rule"),
    [
        (
            "might: 2",
            "might: 6",
            "line 8: beings[1].sheet.characteristics.might must be a number from -5 to 5",
            "DS-013",
        ),
        ("      stamina: 20\n", "", "line 5: beings[1].sheet has no stamina", None),
        ("stamina: 10", "stamina: ten", "line 4: beings[0].stamina must be a number", None),
        ("stamina: 10", "stamina: 999", "line 4: beings[0].stamina must be at most 24", "DS-R06"),
        ("stamina: 10", "seat: 0", "line 4: beings[0].seat must be a player’s", "DS-129"),
        ("stamina: 10", "zone: 3", "line 4: beings[0].zone must be at most 2", None),
        ("sheet: ysolde", "sheet: nobody", "line 3: beings[0].sheet must be one of", None),
        ("round: 2", "side: cats", "line 10: fight.side must be one of heroes, foes", None),
        ("seats: 2", "seats: 1", "line 1: seats must be a number from 2 to 9", None),
        ("seats: 2", "chairs: 2", "line 1: chairs: there is no such field", None),
    ],
)
def test_a_wrong_one_is_named_with_line_and_field(old: str, new: str, line: str, rule: str | None) -> None:
    assert old in TEXT
    with pytest.raises(BadScenario) as fault:
        GAME.read_scenario_text(TEXT.replace(old, new))  # type: ignore[attr-defined]
    assert line in fault.value.words["en"]
    assert (fault.value.rule, "\n" in str(fault.value)) == (rule, False)
    assert fault.value.words["fr"].startswith("ligne ")


@pytest.mark.parametrize(
    "data", [{}, {"seats": 2, "beings": []}, {"seats": 2, "beings": [WOLF]}, {"seats": 2, "beings": [{}]}]
)
def test_data_that_describes_no_session(data: dict[str, Any]) -> None:
    with pytest.raises(BadScenario) as fault:
        open_table(data)
    assert fault.value.words["fr"] != fault.value.words["en"]
