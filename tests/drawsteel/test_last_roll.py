"""The last roll stays on the table, in the view itself: whoever comes back sees what fell, what was added and what it came to."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import load
from tests.drawsteel.sitting import DIRECTOR, Sitting, ability, sheet

EVERYBODY = (DIRECTOR, 1, 2, None)


def last(sitting: Sitting, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = sitting.table.view(seat)["sitting"]["last"]
    return found


def rolled(difficulty: str = "easy", veil: str = "open") -> Sitting:
    return Sitting().test("Val", "reason", difficulty, veil).by(1, "faces:6>4", "keep")


@pytest.mark.rule("DS-032")
def test_a_test_that_is_over_stays_in_everybodys_view() -> None:
    sitting = rolled()
    for seat in EVERYBODY:
        assert sitting.table.view(seat)["sitting"]["throw"] is None
        seen = last(sitting, seat)
        assert (seen["name"]["en"], seen["showing"], seen["makes"], seen["palier"]) == ("Val", [6, 4], 12, 2)
        assert [one["n"] for one in seen["terms"]] == [2]
        assert seen["comes"]["en"] == "success"
        assert seen["meanings"][1] == seen["comes"]
    assert Sitting().table.view(1)["sitting"]["last"] is None


def test_it_is_there_when_the_table_is_read_again() -> None:
    sitting = rolled()
    again = load(sitting.table.record())
    assert again.view(2)["sitting"]["last"] == last(sitting, 2)


def test_what_a_sheet_says_later_changes_nothing_of_it() -> None:
    sitting = rolled()
    sitting.of("Val")["sheet"] = {**sitting.of("Val")["sheet"], "characteristics": {"reason": 5}}
    assert last(sitting, 1)["makes"] == 12


@pytest.mark.rule("DS-100")
def test_a_token_that_could_change_it_is_everybodys_to_see_until_the_result_is_taken() -> None:
    sitting = Sitting().test("Val", "reason").by(1, "faces:6>4")
    for seat in EVERYBODY:
        assert sitting.table.view(seat)["sitting"]["throw"]["retry"] == {
            "price": 1,
            "held": 2,
            "why": None,
            "rule": None,
        }
    sitting.by(1, "reroll_faces:9>9")
    assert sitting.table.view(2)["sitting"]["throw"]["retry"]["rule"] == "DS-108"
    assert last(sitting.by(1, "keep").director("usual"), 2)["retry"] is None


@pytest.mark.rule("DSB-001")
def test_how_hard_it_was_in_secret_stays_with_the_director() -> None:
    sitting, other = rolled("easy", "veiled"), rolled("medium", "veiled").director("nothing")
    assert last(sitting, DIRECTOR)["difficulty"] == {"fr": "facile", "en": "easy"}
    assert last(other, DIRECTOR)["difficulty"] == {"fr": "moyen", "en": "medium"}
    for seat in (1, 2, None):
        assert (last(sitting, seat)["difficulty"], last(sitting, seat)["meanings"]) == (None, [])
        assert {**last(sitting, seat), "comes": None} == {**last(other, seat), "comes": None}


@pytest.mark.rule("DSB-006")
def test_a_swap_afterwards_changes_what_came_of_it() -> None:
    sitting = Sitting().test("Val", "reason", "medium").by(1, "faces:1>2", "keep")
    assert last(sitting, 2)["comes"]["en"] == "failure"
    sitting.director("swap").by(1, "take_swap")
    assert sitting.director("nothing").table.view(2)["sitting"]["last"]["comes"]["en"].startswith("success")


@pytest.mark.rule("DS-130")
def test_players_see_the_dice_and_the_tier_of_a_foe_and_not_what_it_adds() -> None:
    claw = ability("Claw")
    sitting = Sitting(sheet("Val"), foes=(sheet("Wolf", "foe", might=3, abilities=[claw]),)).fight("foes")
    sitting.director("go:@Wolf", "use:ability-1-0", "faces:8>2", "keep")
    mine, theirs = last(sitting, DIRECTOR), last(sitting, 1)
    assert (mine["makes"], mine["palier"], mine["meanings"][1]["en"]) == (13, 2, "5 damage")
    assert (theirs["name"]["en"], theirs["words"]["en"], theirs["showing"]) == ("Wolf", "Claw", [8, 2])
    assert (theirs["palier"], theirs["makes"], theirs["terms"], theirs["meanings"]) == (2, None, [], [])


@pytest.mark.rule("DSB-023")
def test_a_roll_without_tiers_shows_its_total_and_no_odds_of_tiers() -> None:
    sitting = Sitting(foes=(sheet("Orc", "foe"),)).director("oppose:@Val>@Orc", "roll_with:reason", "roll_with:might")
    sitting.director("circumstance:edge>rope", "circumstance:edge>light")
    assert sitting.table.view(1)["sitting"]["throw"]["odds"] == []
    seen = sitting.by(1, "faces:6>4").table.view(2)["sitting"]["throw"]
    assert (seen["makes"], seen["palier"]) == (16, None)
    assert [one["n"] for one in seen["terms"]] == [2, 4]
