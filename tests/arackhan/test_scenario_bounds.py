"""Scenarios that are too large: one clear line in both languages, whatever was said."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.errors import BadScenario

HUGE = 10**5000
MANY = ["aigle"] * 100_000


def said(top: dict[str, Any] | None = None, **seat: Any) -> dict[str, Any]:
    return {"seats": [{"field": ["aigle@3-2"], **seat}, {"field": ["dreki@4-2"]}], **(top or {})}


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (said({"round": 10**30}), "round must be a number from 1 to 9, not …"),
        (said({"round": HUGE}), "round must be a number from 1 to 9, not …"),
        (said({"round": -HUGE}), "round must be a number from 1 to 9, not …"),
        (said({"active": HUGE}), "active must be a number from 0 to 1, not …"),
        (said({"starter": 99}), "starter must be a number from 0 to 1, not 99"),
        (said({"step": HUGE}), "step must be one of start, strategy, placement, initiative, turn, end, not …"),
        (said({"layout": HUGE}), "layout must be one of duel, free, alliance, not …"),
        (said({"event": HUGE}), "event: there is no card …"),
        (said({"slots": ["3-2"] * 100_000}), "slots must have at most 60 entries, not 100000"),
        (said({"slots": [HUGE]}), "slots[0]: there is no position …"),
        (said({"centre": [["3-2"] * 10_000]}), "centre[0]: there is no position …"),
        (said({"event_pile": ["brume"] * 100_000}), "event_pile must have at most 60 entries, not 100000"),
        (said({"objectives": MANY}), "objectives must have at most 60 entries, not 100000"),
        (said({"strategy_past": MANY}), "strategy_past must have at most 60 entries, not 100000"),
        ({"seats": [{}] * 100_000}, "seats must have at most 60 entries, not 100000"),
        (said(hand=MANY), "seats[0].hand must have at most 60 entries, not 100000"),
        (said(deck=MANY), "seats[0].deck must have at most 60 entries, not 100000"),
        (said(discard=[HUGE]), "seats[0].discard[0]: there is no card …"),
        (said(astral=MANY), "seats[0].astral must have at most 60 entries, not 100000"),
        (said(coups=MANY), "seats[0].coups must have at most 60 entries, not 100000"),
        (said(accomplished=MANY), "seats[0].accomplished must have at most 60 entries, not 100000"),
        (said(points=HUGE), "seats[0].points must be a number from 0 to 99, not …"),
        (said(faction="x" * 1000), f"seats[0].faction must be a text of 60 characters at most, not '{'x' * 40}'"),
        (said(faction=HUGE), "seats[0].faction must be a text"),
        (said(field=["aigle@3-2"] * 100_000), "seats[0].field must have at most 60 entries, not 100000"),
        (said(field=[{"card": "protecteur", "at": "3-2", "tokens": HUGE}]), "tokens must be a number from 0 to 99"),
        (
            said(field=[{"card": "protecteur", "at": "3-2", "beneath": MANY}]),
            "field[0].beneath must have at most 60 entries, not 100000",
        ),
        (said(field=[{"card": "protecteur", "at": "3-2", "beneath": [{"card": "aigle", "x": 1}]}]), "has no 'x'"),
        (said(field=[{"card": "aigle", "at": HUGE}]), "seats[0].field[0].at: there is no position …"),
    ],
)
def test_huge_numbers_and_lists_are_refused_in_one_line(data: dict[str, Any], words: str) -> None:
    with pytest.raises(BadScenario) as refused:
        ludotheque.scenario("arackhan", data)
    assert words in refused.value.words["en"]
    for line in refused.value.words.values():
        assert line
        assert "\n" not in line
        assert len(line) < 200


def test_what_a_battle_can_hold_is_read() -> None:
    table = ludotheque.scenario("arackhan", said(hand=["aigle"] * 23, deck=["dreki"] * 23, points=99, faction="nakka"))
    assert len(table.position.hand[0]) == len(table.position.deck[0]) == 23
