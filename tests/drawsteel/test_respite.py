"""Respites, their hours, activities and interruptions, and ordinary sleep (DS-168 to DS-180, DS-R12)."""

from __future__ import annotations

import pytest

from ludotheque.games.drawsteel.beings import Being, Sheet
from ludotheque.games.drawsteel.rules import experience
from ludotheque.games.drawsteel.session import Session
from tests.drawsteel.sitting import DIRECTOR, Sitting, sheet


def weary(**options: object) -> Sitting:
    """A hero who has something to gain by a respite."""
    sitting = Sitting(sheet("Val"), sheet("Jorn"), **options)
    return sitting.director(
        "set_figure:@Val>stamina>4>x",
        "set_figure:@Val>recoveries>0>x",
        "set_figure:@Val>victories>4>x",
        "set_figure:@Val>xp>10>x",
    )


def counters(sitting: Sitting) -> tuple[int, int, int, int]:
    one = sitting.of("Val")
    return one["stamina"], one["recoveries"], one["victories"], one["xp"]


@pytest.mark.rule("DS-168")
def test_a_respite_is_the_partys_and_not_an_action_of_a_hero() -> None:
    sitting = weary()
    sitting.refused(1, "respite:safe", "DS-001").refused(DIRECTOR, "claim_respite", "DS-168")
    sitting.director("respite:safe")
    assert (sitting.pos.scene["mode"], sitting.pos.field["hours"]) == ("respite", 0)
    assert sitting.last("respite")["rule"] == "DS-168"
    fight = Sitting(foes=(sheet("Wolf", "foe"),)).fight()
    fight.refused(fight.asked, "respite:safe", "DSB-035")


@pytest.mark.rule("DS-168")
def test_a_respite_begun_by_a_stray_click_is_taken_back() -> None:
    sitting = weary().director("respite:safe", "finish")
    sitting.table.undo(DIRECTOR)
    sitting.table.undo(DIRECTOR)
    assert (sitting.pos.scene["mode"], counters(sitting)) == ("free", (4, 0, 4, 10))


@pytest.mark.rule("DS-169")
def test_a_respite_is_finished_in_its_twenty_fourth_hour() -> None:
    sitting = weary().director("respite:safe", "pass_hours:23")
    sitting.refused(DIRECTOR, "finish", "DS-169").refused(DIRECTOR, "pass_hours:2", "DS-169")
    assert counters(sitting) == (4, 0, 4, 10)
    sitting.director("rest_on").refused(DIRECTOR, "rest_on", "DS-169").refused(
        DIRECTOR, "interrupt:24>wolves", "DS-169"
    )
    sitting.director("finish")
    assert counters(sitting) == (30, 8, 0, 14)
    assert sitting.pos.hours == 24
    assert [experience.check_respite(hours) is None for hours in (0, 23, 24)] == [False, False, True]


@pytest.mark.rule("DS-169")
@pytest.mark.parametrize("counted", range(24))
def test_a_respite_never_leaves_the_director_without_a_plain_answer(counted: int) -> None:
    sitting = weary().director("respite:safe")
    if counted:
        sitting.director(f"pass_hours:{counted}")
    assert [key for key in sitting.keys if ":" not in key] == ["rest_on" if counted else "finish"]


@pytest.mark.rule("DS-170")
def test_turning_to_something_else_ends_a_respite() -> None:
    sitting = weary().director("respite:safe")
    sitting.refused(DIRECTOR, "call:@Val>might>easy>open", "DS-169").refused(DIRECTOR, "fight:nobody", "DS-169")
    sitting.director("turn_to:6>they ride to the mill")
    assert counters(sitting) == (4, 0, 4, 10)
    assert (sitting.pos.hours, sitting.pos.scene["mode"]) == (6, "free")
    assert sitting.last("turned_to")["rule"] == "DS-170"
    sitting.refused(DIRECTOR, "claim_respite", "DS-170")


@pytest.mark.rule("DS-171")
def test_one_activity_for_each_hero() -> None:
    sitting = weary()
    sitting.refused(1, "activity:@Val>a sword", "DS-171")
    sitting.director("respite:safe").by(1, "activity:@Val>a sword").by(2, "activity:@Jorn>another kit")
    sitting.refused(1, "activity:@Val>a letter", "DS-171").refused(1, "activity:@Jorn>a letter", "DS-129")


@pytest.mark.rule("DS-172", "DS-173", "DS-174")
def test_what_finishing_a_respite_brings() -> None:
    assert counters(weary().director("respite:safe", "finish")) == (30, 8, 0, 14)


@pytest.mark.rule("DS-175", "DS-149")
def test_respites_may_follow_one_another() -> None:
    sitting = weary()
    found = []
    for number in range(3):
        sitting.director("respite:safe").by(1, f"activity:@Val>part {number}").director("finish")
        found.append(sitting.of("Val")["xp"])
    assert found == [14, 14, 14]
    assert sitting.pos.hours == 72
    assert len(sitting.happened("activity_done")) == 3


@pytest.mark.rule("DS-176")
def test_the_clock_runs_and_the_director_is_reminded_of_the_enemies() -> None:
    sitting = weary().director("respite:safe", "finish")
    assert sitting.pos.hours == 24
    line = sitting.last("respite_over")
    assert line["rule"] == "DS-176"
    assert "ennemis" in line["words"]["fr"]


@pytest.mark.rule("DS-177")
def test_an_unsafe_place_is_a_warning_and_no_bar() -> None:
    sitting = weary().director("respite:unsafe")
    assert sitting.last("respite")["rule"] == "DS-177"
    sitting.director("finish")
    assert counters(sitting) == (30, 8, 0, 14)


@pytest.mark.rule("DS-178", "DS-R12")
@pytest.mark.parametrize("counted", [False, True])
def test_an_interrupted_respite_brings_nothing(counted: bool) -> None:
    sitting = weary().director("respite:safe").by(1, "activity:@Val>a sword")
    if counted:
        sitting.director("pass_hours:20").refused(DIRECTOR, "interrupt:7>a tremor", "DS-169")
    sitting.director("interrupt:23>a tremor")
    assert counters(sitting) == (4, 0, 4, 10)
    assert sitting.pos.hours == 23
    assert not sitting.happened("activity_done")
    sitting.refused(DIRECTOR, "claim_respite", "DS-178")
    sitting.director("respite:safe", "finish").refused(DIRECTOR, "claim_respite", "DS-168")


@pytest.mark.rule("DS-R12")
def test_an_activity_is_done_when_the_respite_is() -> None:
    sitting = weary().director("respite:safe").by(1, "activity:@Val>a sword")
    assert not sitting.happened("activity_done")
    sitting.director("finish")
    assert sitting.entry("activity_done")[1] == "a sword"


@pytest.mark.rule("DS-179")
def test_a_nights_sleep_is_no_respite() -> None:
    sitting = weary().director("sleep")
    assert counters(sitting) == (4, 0, 4, 10)
    assert sitting.pos.hours == 8


@pytest.mark.rule("DS-180")
def test_hunger_and_fatigue_are_not_counted() -> None:
    counted = {*Being.__annotations__, *Sheet.__annotations__, *Session.FIELDS}
    assert not counted & {"hunger", "thirst", "fatigue", "sleep", "rations", "exhaustion"}
    sitting = weary()
    before = {**sitting.of("Val")}
    for _ in range(30):
        sitting.director("sleep")
    assert sitting.of("Val") == before


@pytest.mark.rule("DS-171", "DS-R12", "DS-122")
def test_whoever_dies_in_a_respite_finishes_nothing_in_it() -> None:
    sitting = Sitting().director("respite:safe").by(1, "activity:@Val>a letter").by(2, "project:@Jorn>reason")
    sitting.by(2, "faces:5>5", "keep").director("set_figure:@Val>stamina>-20>x", "set_figure:@Jorn>stamina>-20>x")
    sitting.director("finish")
    assert (sitting.of("Jorn")["project"], sitting.happened("activity_done")) == (0, [])


@pytest.mark.rule("DS-172", "DS-174", "DS-122")
def test_the_dead_do_not_rest() -> None:
    sitting = weary().director("set_figure:@Val>stamina>-20>x", "respite:safe", "finish")
    assert counters(sitting) == (-20, 0, 4, 10)
