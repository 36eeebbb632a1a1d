"""Section 9: the end of the game and ties."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from tests.arackhan.helpers import Play, battle

#: Each side has this next to the other's, so that the last turn can be asked and passed.
LAST = {"round": 9, "active": 1, "starter": 0}


def ended(me: list[Any], foe: list[Any], **rest: Any) -> dict[str, Any]:
    play = battle(me, foe, **{**LAST, **rest})
    if not play.table.over:
        play.do("pass")
    assert play.table.outcome is not None
    return play.table.outcome


@pytest.mark.rule("AW-087", "AW-088")
def test_main_values_on_the_battlefield() -> None:
    outcome = ended(["golem-de-glace@3-2", "aigle@5-2"], ["behemoth@4-2", "banshee@4-3"])
    assert (outcome["scores"], outcome["winners"], outcome["rule"]) == ([18, 14], [0], "AW-087")


@pytest.mark.rule("AW-S63", "AW-087")
def test_whoever_has_conceded_is_left_out_of_the_ranking() -> None:
    seats = [{"field": [card]} for card in ("golem-de-glace@3-2", "blatte-malsaine@4-3", "aigle@5-2")]
    for quitter, winner, rule in ((None, 0, "AW-087"), (0, 2, "AW-087"), (2, 0, "AW-087")):
        play = Play(ludotheque.scenario("arackhan", {"seats": seats, "round": 9, "active": 2, "starter": 0}))
        if quitter is not None:
            play.table.play("concede", quitter)
        while not play.table.over:
            play.do("pass")
        outcome = play.table.outcome
        assert outcome is not None
        assert (outcome["winners"], outcome["rule"]) == ([winner], rule)


@pytest.mark.rule("AW-089", "AW-096")
def test_a_conquered_place_scores_for_its_conqueror() -> None:
    fort = {"card": "fort-avalon", "at": "3-2", "controller": 1}
    outcome = ended([fort, "soldat-sobre@4-2"], ["blatte-malsaine@4-3"])
    assert outcome["scores"] == [2, 11]


@pytest.mark.rule("AW-090")
def test_cards_elsewhere_score_nothing() -> None:
    outcome = ended(
        ["aigle@3-2"],
        ["blatte-malsaine@4-2"],
        mine={"hand": ["golem-de-glace"] * 2, "discard": ["gabriel"], "deck": ["gabriel"]},
    )
    assert outcome["scores"] == [5, 1]
    assert outcome["reason"] == {"fr": "5 points contre 1.", "en": "5 points to 1."}
    elsewhere = {
        "hand": ["golem-de-glace"],
        "discard": ["gabriel", "forteresse-de-myjir"],
        "deck": ["moleg-de-glace"],
        "astral": ["blizzard", "incantation-secrete"],
    }
    play = battle(["aigle@3-2"], ["blatte-malsaine@4-2"], mine=elsewhere, theirs=elsewhere, round=9, starter=0)
    assert [play.score(seat) for seat in (0, 1)] == [5, 1]  # the spells are still in play
    play.do("pass")
    if not play.table.over:
        play.do("pass")
    assert play.table.outcome is not None
    assert play.table.outcome["scores"] == [5, 1]


@pytest.mark.rule("AW-091", "AW-400")
def test_first_tie_break_more_cards() -> None:
    fort = {"card": "fort-avalon", "at": "0-2", "controller": 0}  # a conquered place counts for its conqueror
    outcome = ended(["wendigo-lunaire@3-2"], ["golem-de-glace@4-2", fort])
    assert (outcome["scores"], outcome["winners"], outcome["rule"]) == ([13, 13], [0], "AW-091")
    outcome = ended(["golem-de-glace@3-2", "aigle@5-2"], ["wendigo-lunaire@4-2", "aigle@0-1", "aigle@1-1", "dreki@2-1"])
    assert (outcome["scores"], outcome["winners"], outcome["rule"]) == ([18, 18], [1], "AW-091")
    assert outcome["reason"]["fr"].endswith("il reste plus de cartes sur le champ de bataille : 4 contre 2.")


@pytest.mark.rule("AW-092", "AW-400")
def test_second_tie_break_fewer_creatures_lost() -> None:
    outcome = ended(
        ["golem-de-glace@3-2"],
        ["golem-de-glace@4-2"],
        mine={"discard": ["aigle"] * 3 + ["blizzard"] * 4},  # spells do not count
        theirs={"discard": ["aigle"] * 5},
    )
    assert (outcome["scores"], outcome["winners"], outcome["rule"]) == ([13, 13], [0], "AW-092")
    assert outcome["reason"]["en"] == "A tie in points (13) and cards (1); fewer creatures were lost: 3 to 5."


@pytest.mark.rule("AW-093")
def test_a_full_tie_is_a_draw() -> None:
    outcome = ended(["golem-de-glace@3-2"], ["golem-de-glace@4-2"])
    assert (outcome["winners"], outcome["rule"]) == ([0, 1], "AW-093")
    assert outcome["reason"]["fr"] == "Partie nulle : autant de points (13), de cartes et de créatures perdues."


def test_nobody_is_asked_when_it_is_over() -> None:
    play: Play = battle(["golem-de-glace@3-2"], ["golem-de-glace@4-2"], **LAST)
    play.do("pass")
    assert play.table.asked == []
