"""Tests at the table: who is called upon, what is added, what may be done with the result (DS-027 to DS-084)."""

from __future__ import annotations

import pytest

from ludotheque.games.drawsteel.table import tests as power_tests
from tests.drawsteel.sitting import DIRECTOR, Sitting, sheet


def total(sitting: Sitting) -> int:
    made: int = sitting.entry("rolled")[3]
    return made


def tier(sitting: Sitting) -> int:
    made: int = sitting.entry("rolled")[4]
    return made


@pytest.mark.rule("DS-030")
def test_a_test_has_a_characteristic_and_no_ability() -> None:
    sitting = Sitting().test("Val", "agility", "hard")
    memo = power_tests.waiting(sitting.pos)
    assert memo is not None
    assert memo["characteristic"] == "agility"
    assert "ability" not in memo


@pytest.mark.rule("DS-031")
def test_a_hero_without_abilities_can_try_anything() -> None:
    sitting = Sitting(sheet("Jorn", might=1, abilities=[])).test("Jorn", "might").by(1, "faces:7>6")
    assert (total(sitting), tier(sitting)) == (14, 2)


@pytest.mark.rule("DS-033")
def test_one_characteristic_is_added_and_the_director_says_which() -> None:
    hero = sheet("Val", might=-2, agility=4, reason=1)
    for characteristic, score in (("might", -2), ("agility", 4), ("reason", 1), ("presence", 0)):
        sitting = Sitting(hero).test("Val", characteristic).by(1, "faces:4>5")
        assert total(sitting) == 9 + score
    sitting = Sitting(hero)
    for said in ("call:@Val>easy>open", "call:@Val>might>agility>easy>open", "call:@Val>luck>easy>open"):
        sitting.refused(DIRECTOR, said, None)


@pytest.mark.rule("DS-045", "DS-046", "DS-047")
def test_the_roller_of_a_test_may_take_a_lower_tier_and_nobody_else_may() -> None:
    sitting = Sitting().test("Jorn", "might", "medium").by(2, "faces:9>8")
    assert {"keep", "lower:1", "lower:2"} <= set(sitting.keys)
    assert "lower:3" not in sitting.keys
    sitting.refused(1, "lower:1", "DS-001").refused(DIRECTOR, "lower:1", "DS-001")
    sitting.by(2, "lower:2")
    assert sitting.entry("lowered")[1:] == (3, 2)
    assert sitting.table.game.thing_id("outcome", sitting.entry("outcome")[1]) == "success-consequence"


@pytest.mark.rule("DS-046")
def test_a_tier_is_never_raised() -> None:
    sitting = Sitting(carried=False).test("Jorn", "might", "medium").by(2, "faces:7>7")
    sitting.refused(2, "lower:3", "DS-046")


@pytest.mark.rule("DS-056", "DS-060", "DS-072")
def test_the_director_adds_edges_and_banes_with_their_causes() -> None:
    sitting = Sitting().test("Jorn", "might")
    sitting.director("circumstance:edge>sticky gloves", "circumstance:bane>rain")
    memo = power_tests.waiting(sitting.pos)
    assert memo is not None
    causes = [(one["kind"], one["words"]["fr"], one["by"]) for one in memo["causes"]]
    assert causes == [("edge", "sticky gloves", "director"), ("bane", "rain", "director")]
    assert "sticky gloves" in str(sitting.table.view(1))
    sitting.refused(2, "circumstance:edge>I am good at it", "DS-130")


@pytest.mark.rule("DS-072")
def test_rain_makes_it_harder() -> None:
    sitting = Sitting().test("Jorn", "might").director("circumstance:bane>rain").by(2, "faces:7>6")
    assert (total(sitting), tier(sitting)) == (11, 1)
    assert Sitting().table.why_not("circumstance:bane>rain", DIRECTOR) is not None  # no roll waits


@pytest.mark.rule("DS-071")
def test_what_the_rules_bring_comes_without_the_director() -> None:
    sitting = Sitting()
    sitting.of("Jorn")["afflictions"] = [{"id": "weakened", "source": -1, "ends": "save", "since": 0}]
    sitting.test("Jorn", "might")
    memo = power_tests.waiting(sitting.pos)
    assert memo is not None
    assert [(one["kind"], one["by"]) for one in memo["causes"]] == [("bane", "rule")]
    assert total(sitting.by(2, "faces:7>6")) == 11


@pytest.mark.rule("DS-073", "DS-076")
def test_a_bonus_is_a_number_with_a_source() -> None:
    sitting = Sitting().test("Jorn", "might")
    sitting.director("modify:bonus>1>a", "modify:bonus>1>b", "modify:bonus>3>a good rope", "modify:penalty>2>wet stone")
    memo = power_tests.waiting(sitting.pos)
    assert memo is not None
    assert [(one["kind"], one["n"], one["words"]["en"]) for one in memo["causes"][2:]] == [
        ("bonus", 3, "a good rope"),
        ("bonus", -2, "wet stone"),
    ]
    for wrong in ("modify:bonus>0>nothing", "modify:bonus>1.5>half", "modify:bonus>x>y"):
        sitting.refused(DIRECTOR, wrong, "DS-073")
    sitting.refused(DIRECTOR, "modify:bonus>2>", None).refused(2, "modify:bonus>2>me", "DS-130")
    assert total(sitting.by(2, "faces:4>5")) == 12


@pytest.mark.rule("DS-073", "DS-076")
def test_there_is_no_limit_to_bonuses() -> None:
    sitting = Sitting().test("Jorn", "might")
    for _ in range(20):
        sitting.director("modify:bonus>1>once more")
    assert total(sitting.by(2, "faces:1>1")) == 22


@pytest.mark.rule("DS-073")
def test_a_cause_is_never_read_as_the_name_of_a_message() -> None:
    sitting = Sitting().test("Jorn", "might").director("circumstance:bane>%24cause-assist", "modify:bonus>1>%24")
    assert "cause-assist" in str(sitting.table.view(1))


@pytest.mark.rule("DS-077")
def test_a_skill_adds_two_and_a_test_takes_one_skill() -> None:
    sitting = Sitting(sheet("Jorn", skills=["climb", "lift"])).test("Jorn", "might").by(1, "skill:0")
    sitting.refused(1, "skill:1", "DSB-011")
    sitting.by(1, "faces:5>5")
    assert (total(sitting), tier(sitting)) == (12, 2)
    plain = Sitting(sheet("Jorn", skills=["climb"])).test("Jorn", "might").by(1, "faces:5>5")
    assert tier(plain) == 1


@pytest.mark.rule("DS-079", "DS-080", "DS-082")
def test_the_director_grants_an_automatic_tier_and_the_dice_may_rest() -> None:
    sitting = Sitting().test("Jorn", "might", "medium")
    sitting.refused(2, "unrolled", "DS-082").refused(DIRECTOR, "grant_tier:4", "DS-079").refused(
        2, "grant_tier:3", "DS-130"
    )
    chance = sitting.pos.chance
    sitting.director("grant_tier:2").by(2, "unrolled", "keep")
    assert sitting.entry("unrolled")[1:] == (2,)
    assert sitting.pos.chance == chance
    assert sitting.table.game.thing_id("outcome", sitting.entry("outcome")[1]) == "success-consequence"
    rolled = Sitting().test("Jorn", "might", "medium").director("grant_tier:2").by(2, "faces:1>1")
    assert tier(rolled) == 2


@pytest.mark.rule("DS-083")
def test_automatic_tiers_that_differ_leave_the_dice_to_decide() -> None:
    sitting = Sitting().test("Jorn", "might").director("grant_tier:1", "grant_tier:3")
    sitting.refused(2, "unrolled", "DS-082")
    assert tier(sitting.by(2, "faces:6>6")) == 2


@pytest.mark.rule("DS-R13")
def test_an_automatic_tier_may_be_lowered() -> None:
    sitting = Sitting().test("Jorn", "might").director("grant_tier:3").by(2, "unrolled")
    assert {"lower:1", "lower:2"} <= set(sitting.keys)
    sitting.by(2, "lower:1")
    assert sitting.entry("lowered")[1:] == (3, 1)


@pytest.mark.rule("DS-100", "DS-082")
def test_what_was_not_rolled_is_not_rolled_again() -> None:
    sitting = Sitting().test("Jorn", "might").director("grant_tier:3").by(2, "unrolled")
    sitting.refused(2, "reroll", "DS-100").refused(2, "reroll_faces:10>10", "DS-100")
    sitting = Sitting().test("Jorn", "might", "medium").director("grant_tier:1").by(2, "unrolled")
    assert (sitting.kind, sitting.pos.tokens) == ("direct", 2)  # nothing is left to decide
    sitting = Sitting().test("Jorn", "might").director("grant_tier:3").by(2, "faces:2>3")
    assert sitting.may(2, "reroll")  # dice that looked for the extra may be rolled again


@pytest.mark.rule("DS-100", "DS-101", "DS-R14")
def test_a_token_buys_new_dice_which_count_even_if_they_are_worse() -> None:
    sitting = Sitting(sheet("Jorn", might=2, skills=["climb"])).test("Jorn", "might", "medium")
    sitting.director("circumstance:bane>rain", "modify:bonus>1>rope").by(1, "skill:0", "faces:6>6")
    pool = sitting.pos.tokens
    assert total(sitting) == 12 + 2 + 2 + 1 - 2
    sitting.by(1, "reroll_faces:2>3")
    assert total(sitting) == 5 + 2 + 2 + 1 - 2  # the same characteristic and modifiers
    assert tier(sitting) == 1
    assert sitting.pos.tokens == pool - 1
    assert sitting.table.game.thing_id("outcome", sitting.entry("outcome")[1]) == "failure"  # the better tier is gone


@pytest.mark.rule("DS-R14")
def test_a_natural_nineteen_is_judged_on_the_new_dice() -> None:
    sitting = (
        Sitting(sheet("Jorn", might=-5), sheet("Val")).test("Jorn", "might").by(1, "faces:1>2", "reroll_faces:9>10")
    )
    assert tier(sitting) == 3
    other = Sitting(sheet("Jorn", might=-5), sheet("Val")).test("Jorn", "might").by(1, "faces:9>10", "reroll_faces:1>2")
    assert tier(other) == 1


@pytest.mark.rule("DS-108")
def test_a_test_is_rolled_again_once() -> None:
    sitting = Sitting().test("Jorn", "might").by(2, "faces:9>8", "reroll_faces:8>9")
    assert sitting.pos.tokens == 1
    sitting.refused(2, "reroll", "DS-108").refused(2, "reroll_faces:9>9", "DS-108").refused(
        2, "buy_surges:@Jorn", "DS-108"
    )
    sitting.by(2, "keep").director("usual").test("Jorn", "might").by(2, "faces:9>8")
    assert sitting.may(2, "reroll")  # another test is another matter


@pytest.mark.rule("DS-117")
def test_the_director_overrides_a_tier_and_the_journal_keeps_what_was_rolled() -> None:
    sitting = Sitting().test("Jorn", "might", "medium").by(2, "faces:9>8").director("override:1>the rope was cut")
    assert sitting.entry("override")[1:] == (3, 1, "the rope was cut")
    sitting.by(2, "keep")
    assert sitting.table.game.thing_id("outcome", sitting.entry("outcome")[1]) == "failure"


@pytest.mark.rule("DS-117")
def test_the_director_switches_a_cause_off() -> None:
    sitting = Sitting().test("Jorn", "might").director("circumstance:bane>rain", "switch:0").by(2, "faces:7>6")
    assert total(sitting) == 13


@pytest.mark.rule("DSB-001", "DSB-013")
def test_help_does_not_give_a_secret_difficulty_away() -> None:
    said = []
    for difficulty in ("easy", "hard"):
        sitting = Sitting().test("Val", "reason", difficulty, "veiled").by(2, "aid:@Jorn>might")
        said.append((sitting.table.choice.to_json(), sitting.table.view(2)["sitting"], sitting.table.log(2)))
    assert said[0] == said[1]
    assert "double edge" in str(said[0])  # it is said what helping can bring


@pytest.mark.rule("DSB-013", "DSB-020", "DSB-194")
def test_a_roll_without_tiers_can_be_helped_too() -> None:
    opposed = Sitting(foes=(sheet("Wolf", "foe"),)).director("oppose:@Val>@Wolf", "roll_with:might", "roll_with:might")
    project = Sitting().director("respite:safe").by(1, "project:@Val>might")
    for sitting in (opposed, project):
        sitting.by(2, "aid:@Jorn>might")
        why = sitting.table.choice.to_json()["why"]
        assert "Might" in why["en"]
        assert "Force" in why["fr"]
        sitting.by(2, "faces:6>6", "keep").by(1, "faces:5>5")
        assert sitting.entry("totalled")[3] == 12


@pytest.mark.rule("DS-108")
def test_help_in_between_does_not_make_a_second_benefit_of_the_same_test() -> None:
    sitting = Sitting(sheet("Val"), sheet("Jorn"), sheet("Linn"), sheet("Korvo")).test("Val", "might")
    sitting.by(1, "buy_surges:@Val").by(2, "aid:@Jorn>might", "faces:6>6")
    sitting.by(2, "reroll_faces:6>7", "keep")  # help is a test of its own
    sitting.by(1, "faces:6>6").refused(1, "reroll", "DS-108")
    other = Sitting().test("Val", "might").by(2, "aid:@Jorn>might", "faces:6>6", "keep").by(1, "faces:6>6")
    assert other.may(1, "reroll")


@pytest.mark.rule("DS-R09")
def test_whoever_is_away_neither_helps_nor_is_pitted_against_anybody() -> None:
    sitting = Sitting().director("attend:@Jorn>away")
    sitting.refused(DIRECTOR, "oppose:@Val>@Jorn", "DS-R09").refused(DIRECTOR, "oppose:@Jorn>@Val", "DS-R09")
    sitting.test("Val", "might").refused(2, "aid:@Jorn>might", "DS-R09")
    resting = Sitting().director("attend:@Jorn>away", "respite:safe")
    resting.refused(2, "activity:@Jorn>fishing", "DS-R09").refused(2, "project:@Jorn>might", "DS-R09")
