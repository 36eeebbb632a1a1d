"""Levels, paces and projects (DSB-191 to DSB-197)."""

from __future__ import annotations

import pytest

from ludotheque.games.drawsteel.rules import contest, experience
from tests.drawsteel.skirmish import Skirmish, sheet


@pytest.mark.rule("DSB-191")
def test_levels_by_experience() -> None:
    assert {xp: experience.level(xp) for xp in (0, 15, 16, 143, 144, 400)} == {
        0: 1,
        15: 1,
        16: 2,
        143: 9,
        144: 10,
        400: 10,
    }


@pytest.mark.rule("DSB-192")
def test_other_paces() -> None:
    assert [experience.level(xp, "double") for xp in (7, 8, 72)] == [1, 2, 10]
    assert [experience.level(xp, "half") for xp in (31, 32, 288)] == [1, 2, 10]
    for pace, levels in (("double", 1), ("normal", 0), ("half", 0)):
        table = Skirmish([sheet("A")], pace=pace)
        table.being("hero0")["victories"] = 8
        assert len(table.do("respite:safe", "finish").happened("level")) == levels


@pytest.mark.rule("DSB-193")
def test_milestones_are_the_directors_to_say() -> None:
    assert experience.level(400, "milestone", 3) == 3
    table = Skirmish([sheet("A", level=9)], pace="milestone")
    table.being("hero0")["victories"] = 400
    assert table.do("respite:safe", "finish").happened("level") == []
    table.answer("advance:hero0")
    assert (table.being("hero0")["sheet"]["level"], len(table.happened("level"))) == (10, 1)
    table.refuses("advance:hero0", "DS-181").refuses("advance:foe0", "DSB-193")
    Skirmish().refuses("advance:hero0", "DSB-193")


def working(reason: int = 0) -> Skirmish:
    return Skirmish([sheet("A", reason=reason)]).answer("respite:safe").by(1, "project:hero0>reason")


def pending(table: Skirmish) -> list[int]:
    return [points for _, points in table.pos.field["projects"]]


@pytest.mark.rule("DSB-194")
@pytest.mark.parametrize(("dice", "reason", "points"), [((4, 5), 2, 11), ((1, 1), -5, 1), ((1, 1), 0, 2)])
def test_the_total_becomes_points(dice: tuple[int, int], reason: int, points: int) -> None:
    assert contest.project_points(sum(dice) + reason) == points
    assert pending(working(reason).dice(dice)) == [points]


@pytest.mark.rule("DSB-195")
@pytest.mark.parametrize(("kind", "points"), [("edge", 13), ("bane", 5)])
def test_doubles_count_four_on_a_project(kind: str, points: int) -> None:
    table = working().by(0, f"circumstance:{kind}>one", f"circumstance:{kind}>two").dice((4, 5))
    assert pending(table) == [points]


@pytest.mark.rule("DSB-196")
def test_a_natural_19_brings_another_roll() -> None:
    assert [contest.another(natural) for natural in (18, 19, 20)] == [False, True, True]
    table = working().dice((10, 9))
    assert (table.kind, table.asked) == ("roll", 1)
    assert pending(table.dice((2, 3))) == [19, 5]
    assert table.kind == "respite"


@pytest.mark.rule("DSB-197")
def test_a_project_is_an_activity_and_pays_when_the_respite_is_finished() -> None:
    table = working().dice((4, 5))
    assert table.why_not("project:hero0>reason", 1) == table.why_not("activity:hero0>fishing", 1) == "DS-171"
    assert table.being("hero0")["project"] == 0
    assert table.answer("finish").being("hero0")["project"] == 9
    table.answer("respite:safe").by(1, "project:hero0>reason").dice((2, 3)).answer("interrupt:5>wolves")
    assert table.being("hero0")["project"] == 9
    assert table.why_not("project:hero0>reason", 1) == "DS-171"  # no respite


@pytest.mark.rule("DSB-191", "DS-151")
def test_a_hero_who_came_with_a_level_is_not_told_of_a_lower_one() -> None:
    table = Skirmish([sheet("A", level=3)])
    table.being("hero0")["victories"] = 16
    assert table.do("respite:safe", "finish").happened("level") == []
    table.being("hero0")["victories"] = 32
    table.do("respite:safe", "finish")
    assert len(table.happened("level")) == 1  # 48 Experience are level 4


@pytest.mark.rule("DSB-100", "DSB-191")
def test_the_level_that_experience_brought_counts_in_a_budget() -> None:
    table = Skirmish([sheet("A")])
    table.being("hero0")["xp"] = 16
    assert table.table.view(0)["sitting"]["behind"]["budget"]["party"] == 8
