"""Every game keeps to the shapes of the wire, in full and hidden views, from the set-up to the outcome."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludotheque
from ludotheque.conformance.wire import faults, shapes_of
from ludotheque.engine import wire
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table
from tests.soak import share

ANSWERS = share(90, 150)  # of each game; enough to see every zone and most kinds of questions


def clean(value: Any, shape: Any, game: str, at: str) -> None:
    """What is sent is JSON; so it is read back before it is looked at."""
    assert faults(json.loads(json.dumps(value)), shape, shapes_of(game), at) == []


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("id", ludotheque.games())
def test_views_questions_and_logs(id: str, seed: int) -> None:
    game = ludotheque.game(id)
    dice = Dice(f"wire {seed}")
    seats = game.seats[seed % 2]
    table = Table(game, seats, f"wire {seed}", game.varied_options(dice, seats))
    for n in range(ANSWERS):
        if table.over:
            break
        for viewer in (None, *range(seats)) if n % 10 == 0 else (None, table.asked[0]):
            clean(table.view(viewer), wire.View, id, f"view of {viewer} after {n}")
        for choice in table.pending:
            clean(choice.to_json(), wire.Choice, id, f"choice after {n}")
        seat = table.choice.seat
        table.play(game.key(table.position, game.any_move(table.position, seat, dice)), seat)
    clean(table.view_all(), wire.View, id, "view_all")
    clean(table.log_all(), list[wire.Line], id, "log")
    clean(table.log(None), list[wire.Line], id, "public log")


@pytest.mark.parametrize("id", ludotheque.games())
def test_an_outcome(id: str) -> None:
    game = ludotheque.game(id)
    dice = Dice("outcome")
    table = Table(game, game.seats[0], "outcome", game.varied_options(dice, game.seats[0]))
    while not table.over:
        seat = table.choice.seat
        table.play(game.key(table.position, game.any_move(table.position, seat, dice)), seat)
    clean(table.verdict, wire.Outcome, id, "outcome")
    clean(table.view(0), wire.View, id, "last view")


def test_a_fault_is_named_by_its_path() -> None:
    card = {"ref": "a#1", "id": "a", "owner": True, "surprise": 1}
    assert faults({"cards": [card]}, dict[str, list[wire.Card]], {}, "x") == [
        "x['cards'][0].surprise: ludotheque.engine.wire.Card declares no such field",
        "x['cards'][0].owner: True instead of int",
    ]
    assert faults({"fr": "oui"}, wire.Words, {}, "w") == ["w.en: missing from a Words"]
    assert faults({"id": "a", "n": 1}, wire.Band | None, {}, "b") == ["b: {'id': 'a', 'n': 1} instead of null"]


def test_a_game_adds_to_a_shape_wherever_it_stands() -> None:
    class Card(wire.Card):
        tint: str

    zone = {
        "id": "z",
        "kind": "z",
        "owner": None,
        "layout": "row",
        "words": {"fr": "", "en": ""},
        "icon": "",
        "count": 1,
    }
    card = {"ref": "a#1", "id": "a", "owner": None, "tint": "red"}
    assert faults({**zone, "cards": [card]}, wire.Zone, {"Card": Card}) == []
    assert faults({**zone, "cards": [card]}, wire.Zone, {}) != []
