"""What each seat is shown: the shapes the page is typed by, and nothing of the Director's on a player's screen."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludotheque
from ludotheque.conformance.wire import faults, shapes_of
from ludotheque.engine import wire
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table
from tests.drawsteel.skirmish import Skirmish, foe, sheet

STRIKE = {
    "id": "cut",
    "name": {"fr": "Taillade", "en": "Cut"},
    "action": "main",
    "keywords": ["melee", "strike"],
    "distance": 0,
    "area": "",
    "targets": 1,
    "who": "foes",
    "roll": "might",
    "tiers": [
        [{"do": "damage", "n": 3}],
        [{"do": "damage", "n": 5, "type": "fire"}, {"do": "push", "n": 1}],
        [{"do": "damage", "n": 8}, {"do": "condition", "id": "prone", "potency": "average", "against": "agility"}],
    ],
    "effects": [],
    "cost": 0,
    "trigger": None,
    "flavour": None,
}
SCORES = {"might": 2, "agility": 1, "reason": 2, "intuition": 0, "presence": -1}
OPTIONS = {
    "heroes": [
        {
            "name": "Val",
            "characteristics": SCORES,
            "stamina": 24,
            "recoveries": 8,
            "abilities": [STRIKE],
            "skills": ["climb"],
        },
        {"name": "Orso", "characteristics": SCORES, "stamina": 30, "recoveries": 8, "abilities": [STRIKE]},
    ],
    "foes": [
        {
            "name": {"fr": "Pillard", "en": "Raider"},
            "kind": "foe",
            "characteristics": SCORES,
            "stamina": 137,
            "abilities": [STRIKE],
            "note": {"fr": "Il a la clé.", "en": "He has the key."},
        }
    ],
}


@pytest.fixture
def table() -> Table:
    return Table(ludotheque.game("drawsteel"), 3, "views", OPTIONS)


def sitting(table: Table, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = table.view(seat)["sitting"]
    return found


@pytest.mark.parametrize("opening", ["sleep", "fight:nobody", "montage:easy", "negotiate:open>them>2", "respite:safe"])
def test_shapes_through_random_sessions(opening: str) -> None:
    game = ludotheque.game("drawsteel")
    dice = Dice(f"views {opening}")
    table = Table(game, 3, opening, OPTIONS)
    table.play(opening, 0)
    for n in range(60):
        for viewer in (None, 0, 1):
            view = json.loads(json.dumps(table.view(viewer)))
            assert faults(view, wire.View, shapes_of("drawsteel"), f"view of {viewer} after {n}") == []
        seat = table.asked[dice.below(len(table.asked))]
        moves = [move for move in game.legal(table.position, seat) if move[0] != "end_session"]
        move = game.fill(table.position, seat, moves[dice.below(len(moves))], dice)
        if move is not None:
            table.play(game.key(table.position, move), seat)


def test_a_roll_is_told_with_its_odds_and_its_sum(table: Table) -> None:
    table.play("call:being-0>reason>easy>open", 0)
    throw = sitting(table, 2)["throw"]
    assert throw["odds"] == [36, 43, 21]
    assert [one["n"] for one in throw["terms"]] == [2]
    assert {one["id"]: one["n"] for one in throw["chances"]} == {
        "success-consequence": 36,
        "success": 43,
        "success-reward": 21,
    }
    table.play("faces:6>4", 1)
    throw = sitting(table, 2)["throw"]
    assert (throw["showing"], throw["makes"], throw["palier"]) == ([6, 4], 12, 2)


def test_an_edge_is_a_term_of_the_sum_and_a_double_one_a_shift(table: Table) -> None:
    table.play("call:being-0>reason>medium>open", 0)
    table.play("circumstance:edge>rope", 0)
    assert [one["n"] for one in sitting(table, 1)["throw"]["terms"]] == [2, 2]
    table.play("circumstance:edge>light", 0)
    assert [one["n"] for one in sitting(table, 1)["throw"]["terms"]] == [2]
    table.play("faces:6>4", 1)
    throw = sitting(table, 1)["throw"]
    assert (throw["makes"], throw["palier"]) == (12, 3)
    assert throw["shift"] == {"fr": "double avantage\u00a0: un palier de plus", "en": "double edge: one tier higher"}


def test_a_secret_difficulty_stays_with_the_director(table: Table) -> None:
    table.play("call:being-0>reason>hard>veiled", 0)
    assert sitting(table, 0)["throw"]["difficulty"] == {"fr": "difficile", "en": "hard"}
    for seat in (None, 1, 2):
        throw = sitting(table, seat)["throw"]
        assert (throw["difficulty"], throw["chances"], throw["meanings"]) == (None, [], [])
        assert throw["veiled"]


def test_the_director_keeps_notes_malice_and_the_figures_of_foes(table: Table) -> None:
    table.play("note:the ferryman is a traitor", 0)
    table.play("fight:nobody", 0)
    told = "the ferryman is a traitor"
    assert sitting(table, 0)["behind"]["notes"] == [{"fr": told, "en": told}]
    assert sitting(table, 0)["beings"][2]["stamina"] == 137
    for seat in (None, 1, 2):
        said = json.dumps(table.view(seat))
        assert sitting(table, seat)["behind"] is None
        assert "traitor" not in said
        assert "137" not in said
        assert "clé" not in said
        assert "stamina" not in sitting(table, seat)["beings"][2]
        assert sitting(table, seat)["beings"][2]["health"] == "fine"


def test_what_was_typed_in_both_languages_is_read_in_ones_own(table: Table) -> None:
    table.play("setting:Un archipel ⇄ An archipelago", 0)
    table.play("note:Il ment. ⇄ He lies.", 0)
    table.play("propose:a tenu la porte ⇄ held the gate", 1)
    table.play("negotiate:neutral>Le passeur ⇄ The ferryman>0", 0)
    seen = sitting(table, 0)
    assert seen["setting"] == {"fr": "Un archipel", "en": "An archipelago"}
    assert seen["behind"]["notes"] == [{"fr": "Il ment.", "en": "He lies."}]
    assert seen["deeds"][0]["deed"] == {"fr": "a tenu la porte", "en": "held the gate"}
    assert seen["parley"]["whom"] == {"fr": "Le passeur", "en": "The ferryman"}


def test_what_moves_the_other_side_is_shown_when_it_is_found_out(table: Table) -> None:
    table.play("negotiate:neutral>the ferryman>1", 0)
    table.play("motive:greed", 0)
    table.play("pitfall:peace", 0)
    table.play("ready", 0)
    assert [one["words"]["en"] for one in sitting(table, 0)["parley"]["leanings"]] == ["greed", "peace"]
    assert "leanings" not in sitting(table, 1)["parley"]
    assert sitting(table, 1)["parley"]["learnt"] == []
    table.play("argue:being-0>peace>presence", 1)
    assert [(one["words"]["en"], one["pitfall"]) for one in sitting(table, 2)["parley"]["learnt"]] == [("peace", True)]


def test_a_respite_says_what_it_will_change(table: Table) -> None:
    table.play("victories:trap>2", 0)
    table.play("respite:safe", 0)
    first = sitting(table, 1)["repose"]["heroes"][0]
    assert [(one["words"]["en"], one["prior"], one["becomes"]) for one in first["gains"]] == [
        ("Victories", 2, 0),
        ("Experience", 0, 2),
    ]


def test_tokens_say_what_they_buy_and_why_not(table: Table) -> None:
    bargains = {one["id"]: one for one in sitting(table, 1)["bargains"]}
    assert bargains["surges"]["why"] is None
    assert bargains["reroll"]["rule"] == "DS-100"
    assert bargains["stamina"]["rule"] == "DS-104"
    assert sitting(table, 0)["bargains"] == []


def test_numbers_choose_the_words_of_a_move(table: Table) -> None:
    words = {option.key: option.words["en"] for option in table.choice.options}
    assert words["end_session:0"] == "End the session"
    assert words["end_session:1"] == "End the session and keep the tokens"


def test_an_ability_says_its_tiers(table: Table) -> None:
    power = sitting(table, 1)["beings"][0]["powers"][0]
    assert power["paliers"][0]["en"] == "3 damage"
    assert len(power["paliers"]) == 3
    assert power["takes"]["en"].startswith("Main action")


def test_the_adventure_is_read_out_and_its_notes_are_not() -> None:
    table = Table(ludotheque.game("drawsteel"), 3, "tale", {"mode": "adventure"})
    table.play("next_scene", 0)
    told = sitting(table, 0)["tale"]
    assert told["recited"] == sitting(table, 1)["tale"]["recited"]
    assert told["aside"] is not None
    for seat in (None, 1, 2):
        assert "aside" not in sitting(table, seat)["tale"]
        assert told["aside"]["fr"] not in json.dumps(table.view(seat), ensure_ascii=False)


def test_foes_come_into_sight_with_the_fight(table: Table) -> None:
    assert [one["species"] for one in sitting(table, 1)["beings"]] == ["hero", "hero"]
    assert [one["species"] for one in sitting(table, 0)["beings"]] == ["hero", "hero", "foe"]
    table.play("fight:nobody", 0)
    assert [one["species"] for one in sitting(table, 1)["beings"]] == ["hero", "hero", "foe"]


def names_shown(table: Table, seat: int) -> list[str]:
    return [one["words"]["en"] for one in table.view(seat)["sitting"]["beings"]]


def test_two_of_one_name_are_told_apart_wherever_they_are_named() -> None:
    """On the board, among the options, in the question and in the log alike."""
    skirmish = Skirmish([sheet("Val")], [foe("Raider"), foe("Raider")])
    table = skirmish.fight().table
    one, other = "Raider\u00a01", "Raider\u00a02"
    assert names_shown(table, 1) == ["Val", one, other]
    skirmish.answer("go:hero0").answer("use:hero0.0")
    choice = table.choice_of(1)
    assert choice is not None
    assert [option.words["en"] for option in choice.options][:2] == [one, other]
    skirmish.answer("target:foe1").dice((8, 8)).answer("end_turn")
    told = " / ".join(line["words"]["en"] for line in table.log(1, 0))
    assert other in told
    assert one not in told
    skirmish.answer("go:foe1")
    asked = table.choice_of(0)
    assert asked is not None
    assert other in asked.prompt["en"]


def test_no_number_tells_of_somebody_who_lurks() -> None:
    skirmish = Skirmish([sheet("Val")], [foe("Raider"), foe("Raider")]).fight()
    skirmish.being("foe0").update(hidden=True, zone=-1)
    assert names_shown(skirmish.table, 1) == ["Val", "Raider"]
    assert names_shown(skirmish.table, 0) == ["Val", "Raider\u00a02", "Raider"]
