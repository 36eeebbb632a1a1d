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
        (said({"round": 10**30}), "'round' must be a number from 1 to 9, not …"),
        (said({"round": HUGE}), "'round' must be a number from 1 to 9, not …"),
        (said({"round": -HUGE}), "'round' must be a number from 1 to 9, not …"),
        (said({"active": HUGE}), "'active' must be a number from 0 to 1, not …"),
        (said({"starter": 99}), "'starter' must be a number from 0 to 1, not 99"),
        (said({"step": HUGE}), "there is no step …"),
        (said({"layout": HUGE}), "there is no layout …"),
        (said({"event": HUGE}), "event: there is no card …"),
        (said({"slots": ["3-2"] * 100_000}), "'slots' is a list of 60 at most, not 100000"),
        (said({"slots": [HUGE]}), "'slots': there is no position …"),
        (said({"centre": [["3-2"] * 10_000]}), "'centre': there is no position …"),
        (said({"event_pile": ["brume"] * 100_000}), "event_pile is a list of 60 at most, not 100000"),
        (said({"objectives": MANY}), "objectives is a list of 60 at most, not 100000"),
        (said({"strategy_past": MANY}), "strategy_past is a list of 60 at most, not 100000"),
        ({"seats": [{}] * 100_000}, "'seats' is a list of 60 at most, not 100000"),
        (said(hand=MANY), "seat 0: hand is a list of 60 at most, not 100000"),
        (said(deck=MANY), "seat 0: deck is a list of 60 at most, not 100000"),
        (said(discard=[HUGE]), "seat 0: discard: there is no card …"),
        (said(astral=MANY), "seat 0: astral is a list of 60 at most, not 100000"),
        (said(coups=MANY), "seat 0: coups is a list of 60 at most, not 100000"),
        (said(accomplished=MANY), "seat 0: accomplished is a list of 60 at most, not 100000"),
        (said(points=HUGE), "seat 0: points must be a number from 0 to 99, not …"),
        (said(faction="x" * 1000), f"seat 0: there is no faction '{'x' * 30}'"),
        (said(faction=HUGE), "seat 0: there is no faction …"),
        (said(field=["aigle@3-2"] * 100_000), "seat 0: field is a list of 60 at most, not 100000"),
        (said(field=[{"card": "protecteur", "at": "3-2", "tokens": HUGE}]), "tokens must be a number from 0 to 99"),
        (said(field=[{"card": "protecteur", "at": "3-2", "beneath": MANY}]), "beneath is a list of 60 at most"),
        (said(field=[{"card": "protecteur", "at": "3-2", "beneath": [{"card": "aigle", "x": 1}]}]), "has no 'x'"),
        (said(field=[{"card": "aigle", "at": HUGE}]), "seat 0: field: there is no position …"),
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
