"""Somebody comes to the table in mid-session, from a sheet that the Director brings: heroes for a player, foes for a fight."""

from __future__ import annotations

import json

import pytest

from ludotheque.engine.args import TEXT, Arg
from ludotheque.games.drawsteel import content, sheets
from ludotheque.games.drawsteel.table import arrivals
from tests.drawsteel.sitting import DIRECTOR, Sitting

SCORES = "characteristics: {might: 2, agility: 0, reason: 0, intuition: 0, presence: 0}"
WOLF = f"name: Wolf\nkind: foe\n{SCORES}\nstamina: 20\nnote: owes a favour"
ORSO = f"name: Orso\nkind: hero\n{SCORES}\nstamina: 30\nrecoveries: 8"


def bring(sheet: str, seat: int = DIRECTOR) -> str:
    return f"bring:@{seat}>{Arg(TEXT).write(arrivals.one_line(sheet))}"


@pytest.mark.rule("DS-130")
def test_a_foe_is_the_directors_and_shows_itself_in_a_fight() -> None:
    sitting = Sitting().director(bring(WOLF))
    assert (sitting.of("Wolf")["seat"], sitting.of("Wolf")["stamina"]) == (DIRECTOR, 20)
    assert sitting.table.log(DIRECTOR)[-1]["words"]["en"] == "Wolf waits for a fight"
    for seat in (1, 2, None):
        assert "Wolf" not in str(sitting.table.log(seat))
        assert "Wolf" not in str(sitting.table.view(seat))
    sitting.fight()
    assert "Wolf" in str(sitting.table.view(1))
    assert "favour" not in json.dumps(sitting.table.view(1)["sitting"]["beings"])
    sitting.by(1, "go:@Val", "end_turn").director("go:@Wolf")


@pytest.mark.rule("DS-129", "DS-R09")
def test_a_hero_is_a_players_and_the_pool_stays_as_it_is() -> None:
    sitting = Sitting().director(bring(ORSO, 2))
    assert sitting.table.log(1)[-1]["words"]["en"] == "Orso joins the table"
    assert (sitting.of("Orso")["seat"], sitting.pos.tokens) == (2, 2)
    sitting.refused(1, "act:@Orso>I wave.", "DS-129").by(2, "act:@Orso>I wave.")
    sitting.test("Orso", "might").by(2, "faces:6>4", "keep")
    carried = sitting.table.game.carry(sitting.pos)
    assert [one["sheet"]["name"]["en"] for one in carried["heroes"]] == ["Val", "Jorn", "Orso"]


@pytest.mark.rule("DS-131")
def test_others_and_objects_are_seen_at_once() -> None:
    sitting = Sitting().director(bring(WOLF.replace("foe", "npc")), bring(WOLF.replace("foe", "object")))
    assert [one["species"] for one in sitting.table.view(1)["sitting"]["beings"]] == ["hero", "hero", "npc", "object"]


@pytest.mark.parametrize(
    ("sheet", "rule", "line"),
    [
        ("name: Wolf\nkind: foe\nstamina: 20", "DS-006", "line 1: the sheet has no characteristics"),
        (f"name: Wolf\nkind: foe\n{SCORES}", "DS-130", "line 1: the sheet has no stamina"),
        (f"name: Wolf\nkind: foe\n{SCORES}\nstamina: many", "DS-156", "line 4: stamina must be a number"),
        (WOLF.replace("might: 2", "might: 6"), "DS-013", "line 3: characteristics.might must be a number from -5 to 5"),
        (f"{WOLF}\nteeth: 40", "DS-130", "line 6: teeth: there is no such field"),
        ("name: [", "DS-130", "line 1: not YAML"),
        ("just a text", "DS-130", "line 1: the sheet must be a mapping"),
    ],
)
def test_a_wrong_sheet_is_refused_with_its_line_and_field(sheet: str, rule: str, line: str) -> None:
    sitting = Sitting().refused(DIRECTOR, bring(sheet), rule)
    refusal = sitting.table.why_not(bring(sheet), DIRECTOR)
    assert refusal is not None
    assert line in sitting.table.game.refusal_words(refusal)["en"]


@pytest.mark.rule("DS-129", "DS-130", "DS-152")
def test_who_may_not_come() -> None:
    sitting = Sitting()
    sitting.refused(DIRECTOR, bring(ORSO), "DS-129").refused(DIRECTOR, bring(WOLF, 1), "DS-130")
    sitting.refused(DIRECTOR, bring(ORSO.replace("Orso", "Val"), 1), "DS-129")
    sitting.refused(DIRECTOR, bring(f"{ORSO}\nresource: Rage", 1), "DS-152")
    sitting.refused(1, bring(ORSO, 1), "DS-001")
    sitting.pos.beings += [sitting.of("Val")] * (arrivals.MOST - 2)
    sitting.refused(DIRECTOR, bring(WOLF), "DS-130")


@pytest.mark.parametrize("id", [*content.heroes(), *content.foes()])
def test_every_ready_sheet_can_be_brought(id: str) -> None:
    sheet = {**content.heroes(), **content.foes()}[id]
    said = arrivals.one_line(sheets.write(sheet))
    assert said.isprintable()
    assert len(said) <= arrivals.LONGEST
    assert arrivals.read(said) == sheet


def test_whoever_runs_somebody_may_take_the_sheet_home() -> None:
    noted = ORSO.replace("recoveries", "note: a traitor\nrecoveries")
    sitting = Sitting().director(bring(noted, 1))
    papers = {
        seat: [one.get("paper") for one in sitting.table.view(seat)["sitting"]["beings"]] for seat in (0, 1, 2, None)
    }
    assert "traitor" in papers[DIRECTOR][2]
    assert json.loads(papers[1][2]) == {**sitting.of("Orso")["sheet"], "note": None}
    assert [bool(one) for one in papers[2]] == [False, True, False]
    assert papers[None] == [None] * 3
    assert sheets.read_text(papers[1][2])["name"]["en"] == "Orso"
