"""Scenarios: a campaign's heroes and foes, or a fight between two turns, written by hand; what is wrong is named."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadScenario
from ludotheque.engine.table import Table
from tests.drawsteel import test_properties as properties
from tests.drawsteel.driver import Battle, table_of
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


#: What a fight may have besides.
GROUND: dict[str, Any] = {
    "flooded": [0],
    "goal": {"name": {"fr": "Ouvrir la grille", "en": "Open the gate"}, "zone": 1, "need": 2, "done": 1},
    "tide": {"from": 3, "next": 1},
    "truce": 2,
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


@pytest.mark.rule("DSB-141", "DSB-142", "DSB-143")
def test_a_fight_over_rising_water_with_a_goal() -> None:
    table = open_table({**FIGHT, "fight": {**FIGHT["fight"], **GROUND, "side": "foes"}})
    assert [spot["flooded"] for spot in table.view(1)["sitting"]["battle"]["spots"]] == [True, False]
    goal = {"words": GROUND["goal"]["name"], "ref": "zone-1", "done": 1, "need": 2}
    assert [table.view(seat)["sitting"]["battle"]["goal"] for seat in (0, 1)] == [goal, goal]
    assert table.why_not("go:being-1", 0) is not None  # it is the heroes' pick: the foes keep a truce
    table.play("go:being-0", 1)
    table.play("work", 1)
    assert table.position.field["goal"]["done"] == 2
    assert (refusal := table.why_not("work", 1)) is not None
    assert refusal.rule == "DSB-037"
    table.play("end_turn", 1)  # nobody else goes: round 3
    assert [spot["flooded"] for spot in table.view(1)["sitting"]["battle"]["spots"]] == [True, True]


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ({"flooded": [2]}, "fight.flooded[0] must be a number from 0 to 1"),
        ({"goal": {**GROUND["goal"], "zone": 2}}, "fight.goal.zone must be a number from 0 to 1"),
        ({"goal": {**GROUND["goal"], "done": 3}}, "fight.goal.done must be a number from 0 to 2"),
        ({"goal": {"zone": 1, "need": 2}}, "fight.goal.name must be a text, or fr and en"),
        ({"tide": {"from": 0}}, "fight.tide.from must be a number from 1"),
        ({"truce": -1}, "fight.truce must be a number from 0"),
        ({"exposed": [5]}, "fight.exposed[0] must be a number from 0 to 1"),
        ({"villain": [[1, 9]]}, "fight.villain[0][1] must be a number from 0"),
        ({"menu": [[1, 7, 0]]}, "fight.menu[0][1] must be a number from 0 to 1"),
    ],
)
def test_ground_that_cannot_be_is_named(wrong: dict[str, Any], line: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(line)):
        open_table({**FIGHT, "fight": {**FIGHT["fight"], **wrong}})


#: What only the next answer could bring back: whose turn was before, when conditions and benefits came.
_FORGOTTEN = ("main", "maneuver", "move", "again")


#: Fields that a scenario does not keep, and why: everything else of a position must be read back as it was.
NOT_KEPT = {
    "rng": "a scenario is dealt with a seed of its own",
    "chance": "counts what came before",
    "revealed_to": "what the last answer showed, for undo",
    "stack": "made from the step",
    "turns": "counts from there on, as whoever benefits from a token does",
    "beings": "when conditions and benefits came is forgotten; what they have is in the scenario, which is compared",
    "proposals": "what was proposed and not judged is dropped",
}


def the_same_again(table: Table) -> dict[str, Any] | None:
    """A moment as a scenario, if it can be written: read again it is the same moment, and is written in the same way."""
    try:
        written = GAME.write_scenario(table.position)
    except BadScenario:
        return None
    again = open_table(copy.deepcopy(written)).position
    assert GAME.write_scenario(again) == written
    was, now = GAME.dump(table.position), GAME.dump(again)
    for name in now.keys() - NOT_KEPT.keys() - {"scene", "field", "campaign"}:
        assert now[name] == was[name], name
    for name in now["campaign"].keys() - {"adventure", "adventures"}:  # the story so far
        assert now["campaign"][name] == was["campaign"][name], name
    for name in ("number", "mode", "title", "worthy"):
        assert now["scene"][name] == was["scene"][name]
    for one in (was["field"], now["field"]):
        for name in _FORGOTTEN:
            one.pop(name, None)
    assert now["field"] == was["field"]
    return written


def test_random_sessions_are_written_as_they_are_read() -> None:
    fights = 0
    for seed in range(5):
        table, dice = properties.session(seed), Dice(f"written {seed}")
        for _ in range(80):
            properties.step(table, dice)
            written = the_same_again(table)
            fights += written is not None and "fight" in written
    assert fights > 5


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_table_is_opened_with_is_read_back(seed: int) -> None:
    dice = Dice(f"opened {seed}")
    options = {
        **GAME.varied_options(dice, 2 + seed % 2),
        "benefit": ("hero", "party")[seed % 2],
        "pace": ("normal", "milestone")[seed // 2],
        "kept": seed,
    }
    table = ludotheque.new("drawsteel", 2 + seed % 2, seed, options)
    written = 0
    for _ in range(60):
        written += the_same_again(table) is not None
        properties.step(table, dice)
    assert written > 5


@pytest.mark.parametrize(("scene", "interest"), [(0, -1), (4, 3), (4, 0)])
def test_random_fights_of_the_adventure_are_written_as_they_are_read(scene: int, interest: int) -> None:
    table, dice = table_of(2), Dice(f"toll {scene} {interest}")
    table.position.adventure |= {"next": scene, "interest": interest}
    table.play("next_scene", 0)
    seen: set[str] = set()
    while table.position.field and table.position.field["round"] < 5:
        properties.step(table, dice, ("concede", "set_figure", "set_pool", "end_session", "call_off"))
        written = the_same_again(table)
        if written is not None:
            seen |= {name for name, value in written["fight"].items() if value}
    assert {"goal", "tide", "flooded"} <= seen
    assert ("truce" in seen) is (interest == 3)


@pytest.mark.rule("DSB-106", "DSB-107")
def test_what_the_director_has_used_up_is_written_too() -> None:
    fight = Battle(("ysolde", 2), ("mother-mire", 1), ("boathook", 1))
    fight.say(f"great:{fight.ability('ford-opens')}").to(1).go("ysolde").say("end_turn").go("boathook")
    fight.say(f"spend_malice:{fight.ability('cold-silt')}").say("end_turn")
    fight.one("boathook")["favours"] = [["edge", "$cause-favour"]]
    written = the_same_again(fight.table)
    assert written is not None
    assert (written["fight"]["villain"], written["fight"]["villain_round"]) == ([[1, 2]], 1)
    again = open_table(written)
    assert again.position.beings[2]["favours"] == [["edge", "$cause-favour"]]
    for key in ("great:ability-1-2", "great:ability-1-3"):
        assert (refusal := again.why_not(key, 0)) is not None
        assert refusal.rule == "DSB-106"


@pytest.mark.rule("DS-032", "DS-056", "DSB-013")
def test_the_last_roll_is_written_too() -> None:
    """A test with an edge and a skill, one in secret, the use of an ability, a foe's: everybody sees of it what they saw."""
    cut, claw = ability("Cut"), ability("Claw")
    val = sheet("Val", might=2, skills=["climb"], abilities=[cut])
    plain = Sitting(val).test("Val", "might", "easy").director("circumstance:edge>rope")
    rolls = [
        plain.by(1, "skill:0", "faces:6>4", "keep"),
        Sitting(val).test("Val", "reason", "hard", "veiled").by(1, "faces:1>2", "keep").director("nothing"),
    ]
    for first in ("heroes", "foes"):
        fight = Sitting(val, foes=(sheet("Wolf", "foe", might=3, stamina=40, abilities=[claw]),)).fight(first)
        if first == "heroes":
            rolls.append(fight.by(1, "go:@Val", "use:ability-0-0", "faces:6>4", "keep", "end_turn"))
        else:
            rolls.append(fight.director("go:@Wolf", "use:ability-1-0", "faces:8>2", "keep", "end_turn"))
    for sitting in rolls:
        written = the_same_again(sitting.table)
        assert written is not None
        assert written["last"]["dice"] in ([6, 4], [1, 2], [8, 2])
        again = open_table(written)
        for seat in (0, 1, None):
            seen = again.view(seat)["sitting"]["last"]
            assert seen is not None
            assert seen == sitting.table.view(seat)["sitting"]["last"]


def test_the_last_roll_may_be_written_by_hand() -> None:
    said = {"kind": "test", "being": 0, "characteristic": "might", "difficulty": "easy", "dice": [6, 4], "tier": 2}
    seen = open_table({**FREE, "last": {**said, "outcome": "success"}}).view(1)["sitting"]["last"]
    assert (seen["name"]["en"], seen["makes"], seen["palier"], seen["comes"]["en"]) == ("Val", 12, 2, "success")


LAST: dict[str, Any] = {"kind": "test", "being": 0, "characteristic": "might", "difficulty": "easy", "dice": [6, 4]}
USED: dict[str, Any] = {"kind": "use", "being": 0, "power": ability("Cut"), "targets": [0]}


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ({**LAST, "kind": "throw"}, "last.kind must be one of test, use"),
        ({**LAST, "targets": [0]}, "last has no 'targets'; it has automatic"),
        ({**LAST, "dice": [6]}, "last.dice must be two dice, or none"),
        ({**LAST, "dice": [6, 11]}, "last.dice[1] must be a number from 1 to 10"),
        ({**LAST, "being": 7}, "last.being must be at the table"),
        ({**LAST, "characteristic": "luck"}, "last.characteristic must be one of might"),
        ({**LAST, "difficulty": ""}, "last.difficulty must be one of easy"),
        ({**LAST, "outcome": "glory"}, "last.outcome must be one of"),
        ({**LAST, "causes": [{"kind": "edge", "words": "$nothing"}]}, "last.causes[0].words names no message"),
        ({**LAST, "causes": [{"kind": "luck", "words": "rope"}]}, "last.causes[0].kind must be one of edge"),
        ({**USED, "targets": []}, "last.targets must have"),
        ({**USED, "power": 3}, "last.power must be"),
        ({**USED, "tiers": [4]}, "last.tiers[0] must be a number from 1 to 3"),
        ({**USED, "causes": []}, "last.causes must have 1"),
        (3, "last must be"),
    ],
)
def test_a_last_roll_that_cannot_have_been_is_named(wrong: Any, line: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(line)):
        open_table({**FREE, "last": wrong})


@pytest.mark.parametrize("data", [FREE, FIGHT, {**FIGHT, "fight": {**FIGHT["fight"], **GROUND}}])
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
