"""Montage tests: rounds, limits, results, Victories (DSB-150 to DSB-161)."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine import record
from ludotheque.engine.errors import BadRecord
from ludotheque.games.drawsteel.rules import montage
from tests.drawsteel.skirmish import Skirmish, sheet, shown


def montaged(difficulty: str = "easy", heroes: int = 3) -> Skirmish:
    return Skirmish([sheet(name) for name in "ABCDEFGH"[:heroes]]).answer(f"montage:{difficulty}")


def tries(table: Skirmish, hero: int, dice: tuple[int, int]) -> Skirmish:
    table.by(hero + 1, f"attempt:hero{hero}>might>try").dice(dice)
    return table.answer("nothing") if table.kind == "follows" else table


def counts(table: Skirmish) -> tuple[Any, Any]:
    return table.pos.field["successes"], table.pos.field["failures"]


@pytest.mark.rule("DSB-150")
def test_a_montage_is_a_scene_for_heroes() -> None:
    table = montaged()
    assert (table.pos.scene["mode"], table.kind) == ("montage", "montage")
    empty = Skirmish([sheet("A")])
    empty.being("hero0")["dead"] = True
    empty.refuses("montage:easy", "DSB-150")


@pytest.mark.rule("DSB-151")
def test_each_hero_does_one_thing_a_round() -> None:
    table = montaged(heroes=2)
    verbs = {option.key.partition(":")[0] for option in table.table.choice_of(1).options}
    assert verbs == {"attempt", "assist", "idea", "pass"}
    table.by(1, "pass:hero0")
    assert table.asked == 2
    assert table.why_not("pass:hero0", 2) == "DS-129"
    table.pos.asked.append(1)
    assert table.why_not("pass:hero0", 1) == "DSB-151"


@pytest.mark.rule("DSB-152")
@pytest.mark.parametrize(("counted", "found"), [(1, (1, 0)), (0, (0, 0))])
def test_the_director_weighs_what_is_clever(counted: int, found: tuple[int, int]) -> None:
    table = montaged().by(1, "idea:hero0>a mirror")
    assert (table.kind, table.asked) == ("idea", 0)
    table.refuses("counts:2", "DSB-152")
    assert counts(table.answer(f"counts:{counted}")) == found


@pytest.mark.rule("DSB-153")
def test_limits_for_five_heroes() -> None:
    assert [montage.limits(difficulty, 5) for difficulty in montage.DIFFICULTIES] == [(5, 5), (6, 4), (7, 3)]


@pytest.mark.rule("DSB-160")
def test_limits_for_other_parties() -> None:
    assert {n: montage.limits("hard", n) for n in (3, 4, 6, 8)} == {3: (5, 2), 4: (6, 2), 6: (8, 4), 8: (10, 6)}
    assert {n: montage.limits("easy", n) for n in (1, 2, 3, 8)} == {1: (2, 2), 2: (2, 2), 3: (3, 3), 8: (8, 8)}
    assert montage.limits("moderate", 4) == (5, 3)
    table = montaged("moderate", 4)
    assert "5" in table.happened("montage")[0]["words"]["en"]
    assert "3" in table.happened("montage")[0]["words"]["en"]


@pytest.mark.rule("DSB-154")
@pytest.mark.parametrize(("dice", "found"), [((2, 3), (0, 1)), ((7, 7), (1, 0)), ((9, 9), (1, 0))])
def test_each_test_is_a_success_or_a_failure(dice: tuple[int, int], found: tuple[int, int]) -> None:
    assert counts(tries(montaged(), 0, dice)) == found


@pytest.mark.rule("DSB-154")
def test_help_and_passing_count_for_nothing() -> None:
    table = montaged().by(1, "assist:hero0>hero1>reason").dice((9, 9)).by(3, "pass:hero2")
    assert counts(table) == (0, 0)


@pytest.mark.rule("DSB-155")
def test_the_success_limit_first_is_a_total_success() -> None:
    assert montage.result("easy", 3, 3, 2, over=False) == "total"
    assert montage.result("easy", 3, 2, 2, over=False) is None
    table = montaged()
    for hero in range(3):
        tries(table, hero, (9, 9))
    assert (table.kind, table.pos.scene["mode"]) == ("direct", "free")  # at once, with a round to go
    assert [table.being(f"hero{hero}")["victories"] for hero in range(3)] == [1, 1, 1]


@pytest.mark.rule("DSB-156", "DSB-157")
def test_a_lead_of_two_is_a_partial_success() -> None:
    assert montage.result("hard", 5, 5, 3, over=False) == "partial"
    assert montage.result("hard", 5, 4, 3, over=False) == "failure"
    assert montage.result("easy", 5, 3, 1, over=True) == "partial"
    assert montage.result("easy", 5, 3, 2, over=True) == "failure"
    assert montage.result("easy", 5, 3, 2, over=False) is None


@pytest.mark.rule("DSB-156", "DSB-158")
def test_a_partial_success_when_time_is_up() -> None:
    table = montaged("moderate")
    for hero in range(2):
        tries(table, hero, (9, 9))
    table.by(3, "pass:hero2").by(1, "pass:hero0").by(2, "pass:hero1").by(3, "pass:hero2")
    assert table.happened("montage_over")[0]["words"]["en"].endswith("partial success")
    assert table.being("hero0")["victories"] == 1


@pytest.mark.rule("DSB-157")
def test_the_failure_limit_is_a_total_failure() -> None:
    table = montaged("hard")
    for hero in range(2):
        tries(table, hero, (2, 2))
    assert table.kind == "direct"
    assert table.happened("montage_over")[0]["words"]["en"].endswith("failure")
    assert table.being("hero0")["victories"] == 0


@pytest.mark.rule("DSB-158")
def test_what_a_montage_earns() -> None:
    earned = {
        result: [montage.victories(difficulty, result) for difficulty in montage.DIFFICULTIES]
        for result in montage.RESULTS
    }
    assert earned == {"total": [1, 1, 2], "partial": [0, 1, 1], "failure": [0, 0, 0]}


@pytest.mark.rule("DSB-159")
def test_no_hero_uses_a_skill_twice() -> None:
    table = montaged(heroes=2).by(1, "attempt:hero0>might>try").answer("skill:0").dice((2, 2))
    table.by(2, "attempt:hero1>might>try").answer("skill:0").dice((9, 9))  # another hero may
    table.by(1, "attempt:hero0>reason>try").refuses("skill:0", "DSB-159")
    assert table.why_not("skill:1") is None
    free = Skirmish().do("call:hero0>might>medium>open", "skill:0").dice((9, 9))
    assert free.answer("call:hero0>might>medium>open").why_not("skill:0") is None


@pytest.mark.rule("DSB-161")
def test_a_montage_lasts_two_rounds() -> None:
    table = montaged(heroes=2)
    for round in (1, 2):
        assert table.pos.field["round"] == round
        table.by(1, "pass:hero0").by(2, "pass:hero1")
    assert (table.kind, len(table.happened("montage_over"))) == ("direct", 1)


@pytest.mark.rule("DSB-151")
def test_helping_a_roll_that_waits_is_what_a_hero_does_in_the_round() -> None:
    table = montaged().by(1, "attempt:hero0>might>try").by(2, "aid:hero1>reason").dice((9, 9))
    assert [(one["kind"], one["n"]) for one in table.pos.stack[-1].memo["causes"]] == [("edge", 2)]
    table.dice((1, 1)).answer("nothing")
    assert table.pos.field["done"] == [0, 1]
    table.by(3, "attempt:hero2>might>try")
    assert table.why_not("aid:hero1>reason", 2) == "DSB-151"


@pytest.mark.rule("DSB-014")
@pytest.mark.parametrize("instead", ["pass:hero1", "idea:hero1>a mirror"])
def test_help_is_for_one_roll_and_does_not_wait_for_another(instead: str) -> None:
    table = montaged(heroes=2).by(1, "assist:hero0>hero1>reason").dice((9, 9))
    assert len(table.being("hero1")["favours"]) == 2
    assert table.by(2, instead).being("hero1")["favours"] == []


@pytest.mark.rule("DSB-154", "DSB-157")
def test_a_hero_who_dies_of_an_attempt_has_made_one_attempt() -> None:
    table = montaged(heroes=1)
    table.being("hero0")["stamina"] = -14
    table.pos.tokens = 0
    table.by(1, "attempt:hero0>might>try").next_dice((6, 6)).dice((1, 1))
    assert table.being("hero0")["dead"]
    assert len(table.happened("tally")) == 1
    assert table.pos.scene["mode"] == "free"


@pytest.mark.rule("DSB-014")
def test_help_ends_with_the_montage() -> None:
    table = montaged().by(1, "assist:hero0>hero2>reason").dice((9, 9))
    table.pos.field["failures"] = 2
    tries(table, 1, (1, 1))
    assert (table.pos.scene["mode"], table.being("hero2")["favours"]) == ("free", [])


@pytest.mark.rule("DS-R22", "DSB-160")
def test_the_limits_are_those_of_the_heroes_who_set_out() -> None:
    table = montaged("hard", heroes=5)
    table.pos.field["failures"] = 2
    table.by(0, "set_figure:hero4>stamina>-20>a fall")
    assert shown(table.table.view(1), "needs") == [[7, 3]]
    assert table.by(1, "pass:hero0").pos.scene["mode"] == "montage"


@pytest.mark.rule("DS-132", "DSB-158")
@pytest.mark.parametrize("worthy", [True, False])
def test_a_montage_with_nothing_heroic_about_it_earns_nothing(worthy: bool) -> None:
    table = montaged()
    if not worthy:
        table.by(0, "unworthy")
    table.pos.field["successes"] = 2
    tries(table, 0, (9, 9))
    assert (table.pos.scene["mode"], table.being("hero1")["victories"]) == ("free", int(worthy))


def test_a_montage_of_an_older_form_is_refused_in_one_line() -> None:
    """Under rules 2 a montage did not hold how many heroes set out, so that its records do not replay alike."""
    kept = Skirmish().answer("montage:easy").table.record()
    assert kept["rules"] != "2"
    older = {**kept, "rules": "2"}
    older["check"] = record.digest({key: value for key, value in older.items() if key != "check"})
    with pytest.raises(BadRecord) as refused:
        ludotheque.load(older)
    assert refused.value.words["en"].startswith("the record needs version 2 of the rules, and this is version ")
