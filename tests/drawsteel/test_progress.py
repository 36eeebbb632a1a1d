"""Victories, Experience, Heroic Resources, Stamina and Recoveries (DS-138 to DS-167)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.errors import BadOptions
from ludotheque.games.drawsteel.rules import experience, stamina
from ludotheque.games.drawsteel.sheets import BadSheet, read_sheet
from tests.drawsteel.sitting import Sitting, ability, sheet

FURY: dict[str, Any] = {"resource": {"fr": "Rage", "en": "Ferocity"}, "calling": {"fr": "Furie", "en": "Fury"}}
FOUR = tuple(sheet(name) for name in ("Val", "Jorn", "Linn", "Korvo"))
WOLF = sheet("Wolf", "foe")


def victories(sitting: Sitting) -> list[int]:
    return [one["victories"] for one in sitting.pos.beings if one["kind"] == "hero"]


# ---------------------------------------------------------------------- Victories


@pytest.mark.rule("DS-139")
def test_other_rules_read_the_number_of_victories() -> None:
    sitting = Sitting(sheet("Val", **FURY), foes=(WOLF,)).director("set_figure:@Val>victories>3>x")
    sitting.fight()
    assert sitting.of("Val")["resource"] == 3


@pytest.mark.rule("DS-140")
def test_whoever_survives_a_fight_that_met_its_aims_earns_one() -> None:
    sitting = Sitting(*FOUR, foes=(WOLF,)).fight().director("set_figure:@Linn>stamina>-15>the wolf")
    assert sitting.of("Linn")["dead"]
    sitting.director("call_off:met>1")
    assert victories(sitting) == [1, 1, 0, 1]


def test_one_of_a_thing_is_told_in_the_singular() -> None:
    sitting = Sitting(sheet("Val", recoveries=2), foes=(WOLF,)).director("set_figure:@Val>stamina>1>x")
    assert sitting.by(1, "recover:@Val").last("recover")["words"]["en"].endswith("(1 Recovery left)")
    sitting.fight().director("call_off:met>1")
    assert sitting.last("victories")["words"] == {"fr": "1 Victoire pour 1 héros", "en": "1 Victory for 1 hero"}


@pytest.mark.rule("DS-141")
def test_aims_that_were_missed_earn_nothing() -> None:
    sitting = Sitting(*FOUR, foes=(WOLF,)).fight().director("call_off:missed>1")
    assert victories(sitting) == [0, 0, 0, 0]
    assert experience.victories_for_fight(alive=True, objectives=False) == 0
    assert experience.victories_for_fight(alive=False, objectives=True) == 0


@pytest.mark.rule("DS-142", "DS-143")
@pytest.mark.parametrize("worth", [0, 1, 2])
def test_the_director_says_what_a_fight_was_worth(worth: int) -> None:
    sitting = Sitting(*FOUR, foes=(WOLF,)).fight().director(f"call_off:met>{worth}")
    assert victories(sitting) == [worth] * 4


@pytest.mark.rule("DS-140", "DS-142", "DS-143")
@pytest.mark.parametrize("worth", [0, 1, 2])
def test_a_fight_that_is_won_ends_with_the_directors_word(worth: int) -> None:
    blow = ability("Blow", tiers=[[{"do": "damage", "n": 50}]] * 3)
    sitting = (
        Sitting(sheet("Val", abilities=[blow]), foes=(WOLF,)).fight().by(1, "go:@Val", "use:ability-0-0", "faces:1>1")
    )
    while sitting.kind != "decide":
        sitting.by(1, "end_turn")
    sitting.director(f"over:met>{worth}")
    assert victories(sitting) == [worth]


@pytest.mark.rule("DS-144", "DS-145", "DS-146")
def test_a_challenge_without_a_fight_may_earn_victories_too() -> None:
    offered = {key.partition(":")[2].partition(">")[0] for key in Sitting().keys if key.startswith("victories:")}
    assert offered == {"trap", "negotiation", "montage", "puzzle", "plan", "other"}
    for n in (0, 1, 2):
        sitting = Sitting(*FOUR).director(f"victories:puzzle>{n}")
        assert victories(sitting) == [n] * 4
        assert sitting.last("victories")["rule"] == "DS-144"
    sitting.refused(1, "victories:puzzle>1", "DS-001")


# ---------------------------------------------------------------------- Experience


@pytest.mark.rule("DS-147", "DS-148", "DS-149", "DS-174")
@pytest.mark.parametrize(("xp", "won", "after"), [(2, 1, 3), (7, 5, 12), (10, 4, 14), (0, 0, 0)])
def test_a_finished_respite_adds_victories_to_experience(xp: int, won: int, after: int) -> None:
    sitting = Sitting().director(f"set_figure:@Val>xp>{xp}>x", f"set_figure:@Val>victories>{won}>x")
    sitting.director("respite:safe", "finish")
    assert (sitting.of("Val")["xp"], sitting.of("Val")["victories"]) == (after, 0)
    sitting.director("respite:safe", "finish")
    assert sitting.of("Val")["xp"] == after  # a second one at once adds nothing


@pytest.mark.rule("DS-150")
def test_no_rule_of_the_chapter_lowers_experience() -> None:
    sitting = Sitting(foes=(WOLF,)).director("set_figure:@Val>xp>9>x", "set_figure:@Val>victories>2>x")
    sitting.fight().director("call_off:missed>0", "sleep", "respite:unsafe", "interrupt:5>wolves")
    assert sitting.of("Val")["xp"] == 9
    sitting.director("adventure:New", "anyway", "close_adventure")
    assert sitting.of("Val")["xp"] == 9


@pytest.mark.rule("DS-151")
def test_what_a_level_takes_is_data() -> None:
    assert {pace: experience.PACES[pace] for pace in ("double", "normal", "half")} == {
        "double": 8,
        "normal": 16,
        "half": 32,
    }
    assert [experience.level(xp) for xp in (0, 15, 16, 143, 144, 999)] == [1, 1, 2, 9, 10, 10]
    assert [experience.level(16, pace) for pace in ("double", "normal", "half")] == [3, 2, 1]
    sitting = Sitting(pace="double").director("set_figure:@Val>victories>8>x", "respite:safe", "finish")
    assert sitting.entry("level")[1:] == (2,)


# ---------------------------------------------------------------------- Heroic Resources


@pytest.mark.rule("DS-152")
def test_a_class_names_the_resource_and_without_one_there_is_none() -> None:
    sitting = Sitting(sheet("Val", **FURY), sheet("Jorn"), foes=(WOLF,)).director(
        "set_figure:@Val>victories>2>x", "set_figure:@Jorn>victories>2>x"
    )
    sitting.by(1, "count_resource:@Val>1").refused(2, "count_resource:@Jorn>1", "DS-152")
    sitting.fight()
    assert (sitting.of("Val")["resource"], sitting.of("Jorn")["resource"]) == (2, 0)
    with pytest.raises(BadOptions) as said:
        Sitting(sheet("Nobody", resource=FURY["resource"]))
    assert said.value.rule == "DS-152"


@pytest.mark.rule("DS-153", "DS-155")
def test_the_class_says_how_the_resource_grows() -> None:
    for gain, gained in (("2", {2}), ("1d3", {1, 2, 3}), ("1", {1})):
        sitting = Sitting(sheet("Val", **FURY, gain=gain), foes=(WOLF,)).fight().by(1, "go:@Val")
        assert sitting.of("Val")["resource"] in gained
        sitting.refused(1, "count_resource:@Val>1", "DS-155")


@pytest.mark.rule("DS-153", "DS-154", "DS-155")
def test_without_class_data_the_player_counts_by_hand() -> None:
    sitting = Sitting(sheet("Val", **FURY), sheet("Jorn"), foes=(WOLF,)).fight().by(1, "go:@Val")
    assert sitting.of("Val")["resource"] == 0
    sitting.by(1, "count_resource:@Val>3", "count_resource:@Val>-2")
    assert sitting.of("Val")["resource"] == 1
    sitting.refused(1, "count_resource:@Val>-2", "DS-154").refused(2, "count_resource:@Val>1", "DS-129")
    words = sitting.by(1, "count_resource:@Val>-1").last("counted")["words"]
    assert words["fr"].endswith("la Ressource Héroïque change de -1 (0 en tout)")
    assert words["en"].endswith("Heroic Resource changes by -1 (0 in all)")


# ---------------------------------------------------------------------- Stamina and Recoveries


@pytest.mark.rule("DS-156")
def test_every_creature_has_stamina_and_a_maximum() -> None:
    sitting = Sitting(foes=(sheet("Wolf", "foe", stamina=11), sheet("Duke", "npc", stamina=7)))
    assert [(one["stamina"], one["sheet"]["stamina"]) for one in sitting.pos.beings] == [
        (30, 30),
        (30, 30),
        (11, 11),
        (7, 7),
    ]
    for wrong in (None, 0, 2.5):
        with pytest.raises(BadSheet) as said:
            read_sheet({**WOLF, "stamina": wrong})
        assert said.value.rule == "DS-156"


@pytest.mark.rule("DS-157", "DS-158")
def test_recoveries_are_counted_and_none_left_is_the_limit() -> None:
    sitting = Sitting(sheet("Val", recoveries=2)).director("set_figure:@Val>stamina>1>x")
    assert [2, 2] in sitting.shown(1, "recoveries")
    sitting.by(1, "recover:@Val", "recover:@Val").director("set_figure:@Val>stamina>1>x")
    assert [0, 2] in sitting.shown(1, "recoveries")
    sitting.refused(1, "recover:@Val", "DS-158")
    with pytest.raises(BadSheet) as said:
        read_sheet(sheet("Val", recoveries=-1))
    assert said.value.rule == "DS-157"


@pytest.mark.rule("DS-159")
def test_a_recovery_gives_back_its_value() -> None:
    sitting = Sitting(sheet("Val", recoveries=6)).director("set_figure:@Val>stamina>12>x").by(1, "recover:@Val")
    assert (sitting.of("Val")["stamina"], sitting.of("Val")["recoveries"]) == (22, 5)


@pytest.mark.rule("DS-160", "DS-R07")
@pytest.mark.parametrize(("maximum", "value"), [(18, 6), (20, 6), (21, 7), (24, 8), (31, 10)])
def test_the_recovery_value_is_a_third_rounded_down(maximum: int, value: int) -> None:
    assert stamina.recovery_value(maximum) == value
    sitting = Sitting(sheet("Val", stamina=maximum)).director("set_figure:@Val>stamina>1>x").by(1, "recover:@Val")
    assert sitting.of("Val")["stamina"] == 1 + value


@pytest.mark.rule("DS-161")
def test_the_recovery_value_follows_the_maximum() -> None:
    sitting = Sitting(sheet("Val", stamina=18))
    assert 6 in sitting.shown(1, "recovery")
    sitting.director("set_figure:@Val>maximum>24>a blessing", "set_figure:@Val>stamina>1>x")
    assert 8 in sitting.shown(1, "recovery")
    assert 6 not in sitting.shown(1, "recovery")
    assert sitting.by(1, "recover:@Val").of("Val")["stamina"] == 9


@pytest.mark.rule("DS-161")
def test_a_lower_maximum_takes_stamina_along() -> None:
    sitting = Sitting(sheet("Val", stamina=30)).director("set_figure:@Val>maximum>12>a curse")
    assert sitting.of("Val")["stamina"] == 12


@pytest.mark.rule("DS-162", "DS-R06")
def test_regained_stamina_stops_at_the_maximum() -> None:
    sitting = Sitting().director("set_figure:@Val>stamina>25>x").by(1, "recover:@Val")
    assert sitting.of("Val")["stamina"] == 30
    sitting.refused(1, "recover:@Val", "DS-162")
    assert stamina.regained(25, 10, 30) == 30
    assert stamina.regained(35, 10, 30) == 35  # what is there is never taken by healing


@pytest.mark.rule("DS-163")
def test_in_a_fight_a_recovery_takes_the_manoeuvre() -> None:
    sitting = Sitting(sheet("Val"), foes=(WOLF,)).fight().director("set_figure:@Val>stamina>12>x")
    sitting.refused(1, "recover:@Val", "DS-163")
    sitting.by(1, "go:@Val", "breath")
    one = sitting.of("Val")
    assert (one["stamina"], one["recoveries"], sitting.pos.field["maneuver"]) == (22, 7, 0)
    sitting.refused(1, "breath", "DSB-037")


@pytest.mark.rule("DS-164", "DS-165")
def test_an_allys_help_lets_somebody_spend_a_recovery_of_their_own() -> None:
    prayer = ability(
        "Prayer",
        action="maneuver",
        keywords=["magic"],
        who="allies",
        roll="",
        tiers=[],
        effects=[{"do": "recover"}],
    )
    sitting = Sitting(sheet("Val", abilities=[prayer]), sheet("Jorn"), sheet("Linn"), foes=(WOLF,)).fight()
    sitting.director("set_figure:@Jorn>stamina>12>x").by(1, "go:@Val", "use:ability-0-0", "target:@Jorn")
    if sitting.kind == "targets":
        sitting.by(1, "enough")
    assert sitting.asked == 2
    sitting.by(2, "take_breath")
    assert (sitting.of("Jorn")["stamina"], sitting.of("Jorn")["recoveries"]) == (22, 7)
    assert sitting.of("Val")["recoveries"] == 8
    assert [ref for ref, *_ in sitting.entry("aided")] == ["being-1", "being-0"]  # whose help it was
    sitting.by(1, "end_turn").director("go:@Wolf", "end_turn").by(2, "go:@Jorn")
    assert sitting.pos.field["maneuver"] == 1  # it took none of Jorn's


@pytest.mark.rule("DS-166")
def test_out_of_danger_recoveries_are_spent_freely() -> None:
    sitting = Sitting(sheet("Val", recoveries=6)).director("set_figure:@Val>stamina>5>x")
    found = []
    for _ in range(3):
        sitting.by(1, "recover:@Val")
        found.append(sitting.of("Val")["stamina"])
    assert found == [15, 25, 30]
    assert sitting.of("Val")["recoveries"] == 3


@pytest.mark.rule("DS-159")
def test_a_recovery_spent_by_a_stray_click_is_taken_back() -> None:
    sitting = Sitting().director("set_figure:@Val>stamina>12>x").by(1, "recover:@Val")
    sitting.table.undo(1)
    assert (sitting.of("Val")["stamina"], sitting.of("Val")["recoveries"]) == (12, 8)


@pytest.mark.rule("DS-167", "DS-173")
@pytest.mark.parametrize("left", [0, 2, 8])
def test_all_recoveries_come_back_with_a_respite(left: int) -> None:
    sitting = Sitting().director(f"set_figure:@Val>recoveries>{left}>x", "respite:safe", "finish")
    assert sitting.of("Val")["recoveries"] == 8
