"""Two people at one table, and one who looks on: no browser is ever told what another one holds."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.helpers import REF, Visitor
from tests.soak import share

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

ANSWERS = share(14, 40)


def in_zones(state: dict[str, Any], *kinds: str, owner: int | None = None) -> set[str]:
    return {
        card["ref"]
        for zone in state["view"]["zones"]
        if zone["kind"] in kinds and (owner is None or zone["owner"] == owner)
        for card in zone["cards"]
        if REF.fullmatch(card["ref"])
    }


def seeds(thing: Any) -> list[Any]:
    """Whatever is called a seed in a message, at any depth, unless it is empty."""
    if isinstance(thing, dict):
        own = [value for key, value in thing.items() if key in ("seed", "rng") and value is not None]
        return own + [seed for value in thing.values() for seed in seeds(value)]
    return [seed for value in thing for seed in seeds(value)] if isinstance(thing, list) else []


def test_nobody_is_told_what_another_holds(visit: Callable[..., Visitor], open_table: Callable[..., list[str]]) -> None:
    mine, friends = open_table("me", "friend")
    people = [visit(mine), visit(friends)]
    everybody = [*people, visit(mine.partition("#")[0])]
    for visitor in everybody:
        visitor.at(0)
    for n in range(ANSWERS):
        waiting = people[0].states[-1]["waiting"]
        people[waiting[0]].asked()
        people[waiting[0]].answer()
        for visitor in everybody:
            visitor.at(n + 1)

    for visitor in everybody:
        assert visitor.states[-1]["n"] == ANSWERS
        assert all(seeds(json.loads(frame)) == [] for frame in visitor.frames)

    hands = 0
    for viewer, visitor in enumerate(everybody):
        seat = viewer if viewer < 2 else None
        moments = [{s["n"]: s for s in person.states} for person in people]
        known: set[str] = set()  # what lay in the open, or was this seat's to see, at some moment up to now
        told = [raw for raw in visitor.frames if json.loads(raw)["type"] in ("state", "patch")]
        for raw, state in zip(told, visitor.states, strict=True):  # as it came, and what it made of the one before
            assert state["you"] == seat
            known |= in_zones(state, "laid", "surroundings")
            if seat is not None:
                known |= in_zones(state, "hand", "forgone", owner=seat)
            # What is played or revealed is shown to all, even if it is gone again by the end of the answer.
            for line in state["log"]:
                if line["kind"] in ("play", "reveal"):
                    known |= {name["ref"] for name in line["names"]} | set(line["touches"])
            said = set(REF.findall(raw + json.dumps(state)))
            assert said <= known, f"seat {seat} was told of {said - known}"
            # The same moment, as each of the others saw it: what they hold is not named here, unless it lay open before.
            for other, same in enumerate(moments):
                if other == viewer:
                    continue
                held = in_zones(same[state["n"]], "hand", "forgone", owner=other) - known
                hands += len(held)
                assert not held & said
    assert hands > ANSWERS  # the test has looked at something
