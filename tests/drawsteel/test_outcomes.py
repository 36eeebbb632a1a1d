"""Difficulty and outcome of tests: the table, what follows by itself, swaps, no trying again (DSB-001 to DSB-009)."""

from __future__ import annotations

import pytest

from ludotheque.engine.errors import UnknownOption
from ludotheque.games.drawsteel.rules import outcome
from tests.drawsteel.skirmish import Skirmish, shown

F, FC, S, SC, SR = "failure", "failure-consequence", "success", "success-consequence", "success-reward"


def called(difficulty: str, dice: tuple[int, int], veil: str = "open") -> Skirmish:
    """A Might test of the first hero, rolled."""
    return Skirmish().answer(f"call:hero0>might>{difficulty}>{veil}").dice(dice)


def told(table: Skirmish) -> str:
    """What the last test came to, as the log tells it."""
    words: str = table.happened("outcome")[-1]["words"]["en"]
    return words.partition(": ")[2]


@pytest.mark.rule("DSB-001")
def test_a_secret_difficulty_stays_with_the_director() -> None:
    veiled, told = (Skirmish().answer(f"call:hero0>might>hard>{veil}") for veil in ("veiled", "open"))
    for table, known in ((veiled, False), (told, True)):
        assert ("hard" in table.table.choice.to_json()["why"]["en"]) is known
        assert any(shown(table.table.view(1), "difficulty")) is known
        assert "hard" in str(shown(table.table.view(0), "difficulty"))
        assert ("hard" in str(table.table.log(1)[-1]["words"]["en"])) is known


@pytest.mark.rule("DSB-002")
@pytest.mark.parametrize(("difficulty", "found"), [("easy", (SC, S, SR)), ("medium", (F, SC, S)), ("hard", (FC, F, S))])
def test_difficulty_and_tier_give_the_outcome(difficulty: str, found: tuple[str, ...]) -> None:
    assert tuple(outcome.outcome(difficulty, tier) for tier in (1, 2, 3)) == found
    for dice, expected in zip(((2, 3), (7, 7), (9, 9)), found, strict=True):
        assert told(called(difficulty, dice)) == expected.replace("-", " with a ")


@pytest.mark.rule("DSB-003")
def test_a_natural_19_is_a_success_with_a_reward_at_any_difficulty() -> None:
    for difficulty in outcome.DIFFICULTIES:
        assert outcome.outcome(difficulty, 3, 19) == SR
    assert outcome.outcome("hard", 3, 18) == S
    table = Skirmish()
    table.being("hero0")["sheet"]["characteristics"]["might"] = -5
    table.answer("call:hero0>might>hard>open").dice((9, 10))
    assert table.kind == "follows"
    assert told(table) == "success with a reward"


@pytest.mark.rule("DSB-004")
def test_a_consequence_waits_as_malice_for_the_next_fight_alone() -> None:
    table = called("hard", (2, 3)).answer("usual")
    assert (table.pos.banked, table.pos.malice) == (2, 0)
    table.fight()
    assert (table.pos.banked, table.pos.malice) == (0, 2 + 2 + 1)
    other = called("hard", (2, 3)).answer("nothing")
    assert other.pos.banked == 0


@pytest.mark.rule("DSB-005")
def test_a_reward_is_a_hero_token() -> None:
    table = called("easy", (9, 9))
    before = table.pos.tokens
    assert table.answer("usual").pos.tokens == before + 1


@pytest.mark.rule("DSB-006")
def test_a_failure_may_be_swapped_for_a_success_with_a_consequence() -> None:
    table = called("medium", (2, 3)).answer("swap")
    assert (table.kind, table.asked) == ("swap", 1)
    table.answer("take_swap")
    assert (table.kind, table.asked) == ("follows", 0)
    assert table.answer("usual").pos.banked == 2
    assert table.why_not("call:hero0>might>medium>open") is None  # it did not fail
    refused = called("medium", (2, 3)).do("swap", "leave_swap")
    assert refused.kind == "direct"
    assert refused.why_not("swap") == "DSB-006"  # it is offered once
    assert refused.why_not("call:hero0>might>medium>open") == "DSB-007"


@pytest.mark.rule("DSB-006")
def test_a_success_with_a_consequence_may_be_swapped_for_a_failure() -> None:
    table = called("medium", (7, 7)).answer("swap")
    assert (table.kind, table.asked) == ("swap", 1)
    table.answer("take_swap")
    assert (table.kind, table.pos.banked) == ("direct", 0)
    assert table.why_not("call:hero0>might>medium>open") == "DSB-007"
    table = called("medium", (7, 7)).do("swap", "leave_swap")
    assert table.refuses("swap", "DSB-006").answer("usual").pos.banked == 2
    assert called("easy", (9, 9)).why_not("swap") == "DSB-006"
    assert called("medium", (9, 9)).why_not("swap") == "DSB-006"


@pytest.mark.rule("DSB-007")
def test_a_failed_test_waits_until_circumstances_change() -> None:
    table = called("medium", (2, 3))
    table.refuses("call:hero0>might>medium>open", "DSB-007").refuses("call:hero0>might>medium>veiled", "DSB-007")
    assert table.why_not("call:hero1>might>medium>open") is None
    assert table.why_not("call:hero0>agility>medium>open") is None
    table.answer("changed:a rope")
    assert table.why_not("call:hero0>might>medium>open") is None
    assert table.why_not("changed:a rope") == "DSB-007"
    table = called("medium", (2, 3)).answer("scene:elsewhere")
    assert table.why_not("call:hero0>might>medium>open") is None
    table = called("medium", (9, 9))
    assert table.why_not("call:hero0>might>medium>open") is None


@pytest.mark.rule("DSB-008")
def test_there_are_three_difficulties_and_what_is_easier_needs_no_dice() -> None:
    assert outcome.DIFFICULTIES == ("easy", "medium", "hard")
    table = Skirmish()
    with pytest.raises(UnknownOption):
        table.answer("call:hero0>might>impossible>open")
    table.answer("no_roll:it opens")
    assert (table.kind, table.pos.chance, table.happened("rolled")) == ("direct", 0, [])


@pytest.mark.rule("DSB-009")
@pytest.mark.parametrize(
    ("difficulty", "chances"),
    [
        ("easy", {SC: 36, S: 43, SR: 21}),
        ("medium", {F: 36, SC: 43, S: 18, SR: 3}),
        ("hard", {FC: 36, F: 43, S: 18, SR: 3}),
    ],
)
def test_exact_odds_at_two(difficulty: str, chances: dict[str, int]) -> None:
    assert outcome.chances(difficulty, 2) == chances
