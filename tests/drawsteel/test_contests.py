"""Skills, assists, group tests and opposed rolls (DSB-010 to DSB-025)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.drawsteel.rules import contest, skills
from tests.drawsteel.skirmish import Skirmish, foe, sheet

F, FC, S, SC, SR = "failure", "failure-consequence", "success", "success-consequence", "success-reward"


def waiting(table: Skirmish) -> dict[str, Any]:
    """The memo of the roll that waits."""
    memo: dict[str, Any] = table.pos.stack[-1].memo
    return memo


@pytest.mark.rule("DSB-010")
def test_fifty_seven_skills_in_five_groups() -> None:
    assert {group: len(names) for group, names in skills.GROUPS.items()} == {
        "crafting": 10,
        "exploration": 10,
        "interpersonal": 13,
        "intrigue": 12,
        "lore": 12,
    }
    assert len(set(skills.SKILLS)) == len(skills.SKILLS) == 57


@pytest.mark.rule("DSB-011")
def test_one_skill_serves_a_test_and_only_ones_own() -> None:
    table = Skirmish().answer("call:hero0>might>medium>open")
    table.refuses("skill:3", "DSB-011")  # the sheet has three
    table.answer("skill:0").refuses("skill:1", "DSB-011")


@pytest.mark.rule("DSB-012")
@pytest.mark.parametrize("characteristic", ["might", "presence"])
def test_a_skill_adds_two_and_is_no_edge(characteristic: str) -> None:
    table = Skirmish().do(f"call:hero0>{characteristic}>medium>open", "skill:0")
    assert [(one["kind"], one["n"]) for one in waiting(table)["causes"]] == [("bonus", 2)]
    table.dice((5, 5))
    assert table.happened("rolled")[-1]["words"]["en"].endswith("12, tier 2")
    edged = Skirmish().do(f"call:hero0>{characteristic}>medium>open", "skill:0")
    edged.by(0, "circumstance:edge>one", "circumstance:edge>two").dice((5, 5))
    assert edged.happened("rolled")[-1]["words"]["en"].endswith("12, tier 3")


@pytest.mark.rule("DSB-013")
def test_an_assist_is_a_test_of_ones_own_before_the_roll_for_somebody_else() -> None:
    table = Skirmish()
    assert table.why_not("aid:hero1>reason", 2) == "DSB-013"  # nobody waits to roll
    table.answer("call:hero0>might>medium>open")
    assert table.why_not("aid:hero0>reason", 1) == "DSB-013"  # not oneself
    assert table.why_not("aid:hero1>reason", 1) == "DS-129"
    table.by(2, "aid:hero1>reason")
    assert (table.asked, waiting(table)["being"]) == (2, 1)
    assert table.why_not("aid:hero0>reason", 1) == "DSB-013"  # help is not helped in its turn
    table.dice((7, 7))
    assert (table.asked, waiting(table)["being"], table.kind) == (1, 0, "roll")
    assert table.why_not("aid:hero1>reason", 2) == "DSB-013"  # once
    table.dice((2, 2))
    assert table.why_not("aid:hero1>reason", 2) == "DSB-013"


@pytest.mark.rule("DSB-014")
@pytest.mark.parametrize(("dice", "brought"), [((2, 3), ("bane", 1)), ((7, 7), ("edge", 1)), ((9, 9), ("edge", 2))])
def test_what_an_assist_brings(dice: tuple[int, int], brought: tuple[str, int]) -> None:
    table = Skirmish().answer("call:hero0>might>medium>open").by(2, "aid:hero1>reason").dice(dice)
    assert [(one["kind"], one["n"]) for one in waiting(table)["causes"]] == [brought]


@pytest.mark.rule("DSB-014")
@pytest.mark.parametrize(("dice", "brought"), [((2, 3), ["bane"]), ((7, 7), ["edge"]), ((9, 9), ["edge", "edge"])])
def test_what_an_assist_brings_in_a_montage(dice: tuple[int, int], brought: list[str]) -> None:
    table = Skirmish().answer("montage:easy").by(2, "assist:hero1>hero0>reason").dice(dice)
    table.by(1, "attempt:hero0>might>try")
    assert [one["kind"] for one in waiting(table)["causes"]] == brought


@pytest.mark.rule("DSB-015")
def test_an_assist_takes_another_skill() -> None:
    first = Skirmish().do("call:hero0>might>medium>open", "skill:0").by(2, "aid:hero1>reason")
    first.refuses("skill:0", "DSB-015")
    assert first.why_not("skill:1") is None
    second = Skirmish().answer("call:hero0>might>medium>open").by(2, "aid:hero1>reason").answer("skill:1").dice((7, 7))
    second.refuses("skill:1", "DSB-015")
    assert second.why_not("skill:0") is None
    montage = Skirmish().answer("montage:easy").by(2, "assist:hero1>hero0>reason", "skill:0").dice((7, 7))
    montage.by(1, "attempt:hero0>might>try")
    montage.refuses("skill:0", "DSB-015")


@pytest.mark.rule("DSB-016")
def test_everybody_rolls_in_a_group_test() -> None:
    table = Skirmish([sheet(name) for name in "ABC"]).answer("group:might>medium>open")
    asked = []
    for _ in range(3):
        asked.append(table.asked)
        table.dice((9, 9))
    assert asked == [1, 2, 3]
    assert (table.kind, len(table.happened("outcome")), len(table.happened("group_over"))) == ("direct", 3, 1)
    table.being("hero1")["dead"] = True
    table.answer("group:might>medium>open").dice((9, 9))
    assert table.asked == 3


@pytest.mark.rule("DSB-017")
def test_a_group_succeeds_by_half() -> None:
    assert contest.group([S, S, F, F]) == S
    assert contest.group([S, S, F, F, F]) == F
    assert contest.group([SC, F]) == S
    table = Skirmish().answer("group:might>medium>open").dice((9, 9)).dice((2, 2))
    assert table.happened("group_over")[0]["words"]["en"] == "The group: success"


@pytest.mark.rule("DSB-018")
def test_a_group_is_rewarded_by_half() -> None:
    assert contest.group([SR, SR, S, F]) == SR
    assert contest.group([SR, S, S, F]) == S
    assert contest.group([SR, SR, F, F, F]) == F
    table = Skirmish().answer("group:might>easy>open").dice((9, 9)).dice((7, 7))
    assert (table.kind, table.pos.tokens) == ("follows", 2)
    assert table.answer("usual").pos.tokens == 3


@pytest.mark.rule("DSB-019")
def test_a_group_pays_by_more_than_half() -> None:
    assert contest.group([FC, FC, FC, S]) == FC
    assert contest.group([FC, FC, F, S]) == F
    assert contest.group([SC, FC, FC, F, F]) == FC
    assert contest.group([FC, FC, SC, SC]) == S
    table = Skirmish().answer("group:might>hard>open").dice((2, 2)).dice((2, 2))
    assert table.answer("usual").pos.banked == 2


@pytest.mark.rule("DSB-020")
def test_the_higher_total_wins() -> None:
    assert (contest.winner(14, 13), contest.winner(13, 14)) == (0, 1)
    table = Skirmish(foes=[foe(reason=1)]).do("oppose:hero0>foe0", "roll_with:might", "roll_with:reason")
    assert table.asked == 1
    table.dice((7, 6))
    assert table.asked == 0
    table.dice((7, 6))
    assert table.happened("prevailed")[0]["words"]["en"] == "Foe wins (14 against 13)"
    assert table.why_not("oppose:hero0>hero0") == "DSB-020"
    table.being("foe0")["dead"] = True
    assert table.why_not("oppose:hero0>foe0") == "DSB-020"


@pytest.mark.rule("DSB-021")
def test_a_tie_changes_nothing() -> None:
    assert contest.winner(14, 14) is None
    table = Skirmish().do("oppose:hero0>foe0", "roll_with:might", "roll_with:might").dice((7, 7)).dice((6, 8))
    assert (len(table.happened("tied")), table.happened("prevailed")) == (1, [])


@pytest.mark.rule("DSB-022")
def test_an_opposed_roll_has_no_tiers() -> None:
    table = Skirmish().do("oppose:hero0>foe0", "roll_with:might", "roll_with:might")
    table.answer("faces:10>9").refuses("lower:1", "DSB-022")
    assert not any(key.startswith("lower") for key in table.options())
    table.answer("keep").answer("faces:2>3")
    assert (table.happened("rolled"), table.kind) == ([], "direct")  # the Director has no tokens to reroll with
    assert contest.total(19, -5) == 14  # a natural 19 is nothing special


@pytest.mark.rule("DSB-023")
def test_doubles_count_four() -> None:
    assert [contest.total(10, 0, *net) for net in ((0, 2), (0, 1), (0, 0), (1, 0), (2, 0), (5, 0), (2, 1))] == [
        6,
        8,
        10,
        12,
        14,
        14,
        12,
    ]
    table = Skirmish().do("oppose:hero0>foe0", "roll_with:might", "roll_with:might")
    table.by(0, "circumstance:edge>one", "circumstance:edge>two").dice((5, 5))
    assert table.happened("totalled")[0]["words"]["en"].endswith("14 in all")


@pytest.mark.rule("DSB-024")
def test_a_step_of_a_tier_counts_four() -> None:
    assert (contest.total(10, 0, steps=1), contest.total(10, 0, steps=-1)) == (14, 6)


@pytest.mark.rule("DSB-024")
@pytest.mark.parametrize(("steps", "total"), [(("up",), 14), (("down",), 6), (("up", "up", "down"), 14)])
def test_the_director_applies_an_effect_that_would_move_the_tier(steps: tuple[str, ...], total: int) -> None:
    table = Skirmish().do("oppose:hero0>foe0", "roll_with:might", "roll_with:might")
    assert table.why_not("step_tier:up>a blessing", 1) == "DS-130"
    table.by(0, *(f"step_tier:{step}>a blessing" for step in steps)).dice((5, 5))
    assert table.happened("totalled")[0]["words"]["en"].endswith(f"{total} in all")
    assert table.happened("stepped")[0]["words"]["en"] == f"An effect moves A’s tier one step {steps[0]}: a blessing"


@pytest.mark.rule("DSB-024")
def test_a_roll_with_tiers_counts_no_step_as_four() -> None:
    table = Skirmish()
    assert table.why_not("step_tier:up>a blessing", 0) == "DSB-024"
    table.answer("call:hero0>might>easy>open")
    assert table.why_not("step_tier:up>a blessing", 0) == "DSB-024"


@pytest.mark.rule("DSB-025")
def test_a_reactive_test_is_for_heroes_and_says_nothing() -> None:
    table = Skirmish()
    table.refuses("call:foe0>might>medium>veiled", "DSB-025")
    table.answer("call:hero0>intuition>medium>veiled")
    assert [line["kind"] for line in table.table.log(1)] == ["session", "call"]
    assert table.table.log(1)[-1]["words"]["en"] == "A test for A: Intuition"


@pytest.mark.rule("DSB-022", "DS-079")
def test_a_roll_without_tiers_is_granted_none() -> None:
    table = Skirmish([sheet("A")]).answer("respite:safe").by(1, "project:hero0>reason")
    assert table.refused("grant_tier:3", 0) == "DSB-022"
    assert table.refused("unrolled", 1) == "DS-082"
