"""What changed is all that a reader is sent: put together again it is the whole state, and it is small."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table
from ludotheque.server.connection import Connection
from ludotheque.server.live import LiveTable
from ludotheque.server.patches import patch, patched
from ludotheque.server.store import KeptSeat
from tests.server.helpers import Server
from tests.soak import share, some_of_the_day

CASES = json.loads((Path(__file__).parents[2] / "web" / "src" / "lib" / "patch.cases.json").read_text(encoding="utf-8"))
#: Bytes of a state after a move, on average, where they are more than 3000.
MOST = {"drawsteel": 3_600}
WHOLE = 1 << 20
#: Answers and undos of a random game.
TURNS = share(320, 600)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["what"])
def test_the_cases_that_the_page_is_held_to(case: dict[str, Any]) -> None:
    base, state = case["base"], case["state"]
    made = patch(base, state)
    assert made is not None
    assert {**made, "log": state["log"], "log_from": state["log_from"]} == case["patch"]
    assert patched(base, case["patch"]) == state


def test_a_field_that_is_gone_from_the_view_takes_the_whole_state() -> None:
    base = json.loads(json.dumps(CASES[0]["base"]))
    state = json.loads(json.dumps(base))
    base["view"]["more"] = 1
    assert patch(base, state) is None
    state["view"]["other"] = 1  # as many fields as there were
    assert patch(base, state) is None


def test_a_thing_that_lost_a_field_is_told_anew() -> None:
    base = json.loads(json.dumps(CASES[0]["base"]))
    state = json.loads(json.dumps(base))
    base["view"]["zones"][0]["more"] = 1
    made = patch(base, state)
    assert made is not None
    assert made["view"] == {"within": {"zones": [{"new": state["view"]["zones"][0]}, 1, 2]}}
    assert patched(base, made) == state


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ([], [{"ref": "a"}]),
        ([{"ref": "a"}], []),
        ([{"ref": "a"}], ["a", 1]),
        ([{"ref": "a"}, 7], [{"ref": "a"}, 8]),
        ([{"ref": "a"}, {"ref": "a", "n": 1}], [{"ref": "a", "n": 1}, {"ref": "a"}]),
        ([{"n": 1}, {"n": 2}], [{"n": 2}, {"n": 1}]),
        ([{"ref": ["x"]}], [{"ref": ["y"]}, {"ref": ["x"]}]),
        ([{"id": 1, "in": {"a": 1}}], [{"id": 1, "in": None}]),
        ([{"id": 1, "in": [{"id": 2}]}], [{"id": 1, "in": [{"id": 3}, {"id": 2}]}]),
        ({"a": 1}, {"b": 1}),
        (None, {"b": 1}),
        ({"b": {"c": [{"ref": "d", "e": 1}]}}, {"b": {"c": [{"ref": "d", "e": 2}]}}),
    ],
)
def test_whatever_a_game_puts_into_its_view(old: Any, new: Any) -> None:
    """Lists without names, names twice, things that become something else: a patch tells all of it."""
    base = json.loads(json.dumps(CASES[0]["base"]))
    state = json.loads(json.dumps(base))
    base["view"]["own"], state["view"]["own"] = old, new
    made = patch(base, state)
    assert made is not None
    assert "view" in made
    assert patched(base, json.loads(json.dumps(made))) == state


def live_table(id: str, seed: int) -> LiveTable:
    game = ludotheque.game(id)
    seats = game.seats[0]
    table = Table(game, seats, f"patches {seed}", {})
    return LiveTable("t" * 22, table, [KeptSeat("human", None, f"Zoé {i}", "") for i in range(seats)], 0, 0.0)


def heard(live: LiveTable, reader: Connection) -> tuple[dict[str, Any], int]:
    raw = live.frame(reader, 3000)
    frame: dict[str, Any] = json.loads(raw)
    return frame, len(raw.encode())


@pytest.mark.parametrize("id", some_of_the_day(ludotheque.games()))
def test_a_random_game_in_patches(id: str) -> None:
    """Every reader has, after every answer and every undo, what a newcomer is sent whole; and the frames are small, whether a
    game is long or several short ones make up the same number of answers."""
    dice, answers = random.Random(id), Dice(id)
    sizes: list[int] = []
    game = 0
    while len(sizes) <= 300:
        game += 1
        sizes += in_patches(live_table(id, game), dice, answers)
    assert sum(sizes) / len(sizes) < MOST.get(id, 3000)


def in_patches(live: LiveTable, dice: random.Random, answers: Dice) -> list[int]:
    """Play a game, or TURNS of its answers, before readers of every kind; the size of each frame that a seat got."""
    readers = [Connection(seat, WHOLE) for seat in (*range(len(live.seats)), None)]
    late = Connection(0, WHOLE)  # a slow one: it gets every seventh state
    live.connections.update(readers, [late])
    states = [heard(live, reader)[0] for reader in readers]
    behind = heard(live, late)[0]
    log = behind["log"]
    sizes: list[int] = []
    for turn in range(TURNS):
        if live.table.over:
            break
        seat = dice.choice(live.table.asked)
        if turn % 10 == 9 and live.table.undo_refusal(live.table.answers[-1][0]) is None:
            live.become(live.table.at(live.n - 1), turn)
        else:
            after = live.table.copy()
            choice = after.choice_of(seat)
            assert choice is not None
            picked = dice.choice(choice.options)
            moves = [option.move for option in choice.options]
            move = after.game.filled(after.position, seat, picked.move, moves, answers)
            after.play(after.game.key(after.position, move), seat)
            live.become(after, turn)
        for i, reader in enumerate(readers):
            frame, size = heard(live, reader)
            assert (frame["type"], frame["base"]) == ("patch", states[i]["n"])
            if reader.seat is not None:
                sizes.append(size)
            states[i] = patched(states[i], frame)
            whole, _ = heard(live, Connection(reader.seat, WHOLE))
            assert {**states[i], "log": 0, "log_from": 0} == {**whole, "log": 0, "log_from": 0}
        if turn % 7 == 0:
            behind = patched(behind, heard(live, late)[0])
            log = log[: behind["log_from"]] + behind["log"]
            newest, _ = heard(live, Connection(0, WHOLE))
            assert {**behind, "log": log, "log_from": 0} == newest
    return sizes


def test_whole_on_entering_then_patches_then_whole_on_coming_back(server: Server) -> None:
    opened = server.open("me", "friend", classes=["necromancien", "sorcier"])
    with server.sit(opened, 1) as other:
        for _ in range(2):
            with server.sit(opened) as me:
                other.until(lambda frame: frame["seats"][0]["here"])
                asked = me if me.last["choice"] else other
                asked.play()
                n = asked.last["n"]
                if me.last["n"] != n:
                    me.state(n)
                kinds = [json.loads(raw)["type"] for raw in me.raw]
                assert kinds[0] == "state"
                assert set(kinds[1:]) == {"patch"}
            other.until(lambda frame: not frame["seats"][0]["here"])
        assert [json.loads(raw)["type"] for raw in other.raw].count("state") == 1


def test_who_waited_for_decks_gets_the_whole_state(server: Server) -> None:
    wish = {"game": "keyforge", "options": {"decks": ["random", "later"]}, "seats": [{"who": "me"}, {"who": "friend"}]}
    opened = server.http.post("/api/tables", json=wish).json()
    with server.join(opened["table"]) as me, server.join(opened["table"]) as friend:
        for player, seat in ((me, 0), (friend, 1)):
            player.send(do="sit", token=opened["seats"][seat]["token"])
            player.a("choosing")
        friend.send(do="deck", deck="random")
        friend.state()
        assert json.loads(friend.raw[-1])["type"] == "state"
