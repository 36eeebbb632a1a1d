"""What a move costs the server, in things done and not in seconds: nothing is worked out twice that two readers share."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table
from ludotheque.engine.view import KeptZones, Looks
from ludotheque.server import patches
from ludotheque.server.connection import Connection, dumps
from ludotheque.server.live import LiveTable
from ludotheque.server.store import KeptSeat

MOVES = 12
GAMES = ("cendrelin", "keyforge", "arackhan", "anima", "drawsteel")


class Watched:
    """A table that is played, with a reader for each seat and a spectator."""

    def __init__(self, id: str) -> None:
        self.table = ludotheque.new(id, seed="cost")
        self.dice = Dice("cost")
        seats = [KeptSeat("human", None, f"Zoé {seat}", "") for seat in range(self.table.seats)]
        self.live = LiveTable("t" * 22, self.table, seats, 0, 0.0)
        self.readers = [Connection(seat, 1 << 20) for seat in (*range(self.table.seats), None)]
        for reader in self.readers:
            self.live.attach(reader)
        self.tell()

    def tell(self) -> None:
        self.live.changed()
        for reader in self.readers:
            self.live.frame(reader, 200)

    def move(self) -> None:
        """Answer at random, as the room does, and tell everybody."""
        live, game = self.live, self.table.game
        seat = live.table.asked[0]
        choice = live.choice_of(seat)
        assert choice is not None
        options = [option for option in choice.options if not game.moves[option.move[0]].open]
        live.become(live.after(seat, options[self.dice.below(len(options))].key), live.version + 1)
        self.tell()


@pytest.fixture(params=GAMES)
def watched(request: pytest.FixtureRequest) -> Watched:
    return Watched(request.param)


def test_what_several_readers_share_is_compared_once(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: Counter[tuple[int, int]] = Counter()
    alive: list[Any] = []  # so that no identity is used again

    def counted(compare: Any, base: Any, new: Any, changes: patches.Changes) -> Any:
        alive.extend((base, new))
        compared[id(base), id(new)] += 1
        return compare(base, new, changes)

    for name in ("_record", "_list"):
        monkeypatch.setattr(patches, name, partial(counted, getattr(patches, name)))
    for _ in range(MOVES):
        watched.move()
    assert compared
    assert max(compared.values()) == 1


def test_a_line_that_all_read_alike_is_written_once(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    written: Counter[int] = Counter()
    line = Table.line

    def counted(table: Table, index: int, seat: int | None) -> dict[str, Any] | None:
        written[index] += 1
        return line(table, index, seat)

    monkeypatch.setattr(Table, "line", counted)
    for _ in range(MOVES):
        watched.move()
    table = watched.live.table
    alike = [index for index in written if table.line_is_open(index)]
    assert alike
    assert {written[index] for index in alike} == {1}
    for seat in (*range(table.seats), None):
        told = [dumps(said) for said in table.lines(seat) if said is not None]
        assert [text for text in watched.live._log(seat) if text] == told


def test_the_key_of_an_option_is_written_once(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    """To be shown, to be looked for and to be recorded."""
    game = watched.table.game
    written: Counter[tuple[int, Any]] = Counter()
    alive: list[Any] = []
    key = game.key

    def counted(pos: Any, move: Any) -> str:
        alive.append(pos)
        written[id(pos), move] += 1
        return key(pos, move)

    monkeypatch.setattr(game, "key", counted)
    most = 0
    for _ in range(MOVES):
        before = watched.live.table
        watched.move()
        asked = {option.move for seat in before.asked for option in watched.table.game.choice(before.position, seat)}
        most = max(most, *(written[id(before.position), move] for move in asked))
    # A choice is listed once for its seat; only seats that are asked the same share a move.
    assert 1 <= most <= watched.table.seats


def test_a_move_leaves_nothing_to_the_collector() -> None:
    """What only the collector can free piles up until it looks, and while it looks everybody waits.

    Counted in a process of its own: a thread that another test left behind drops things, too.
    """
    counted = subprocess.run(
        [sys.executable, "-c", "from tests.server.test_cost import print_leftovers; print_leftovers()"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert counted.returncode == 0, counted.stderr
    assert counted.stdout.split() == [f"{id}:0" for id in GAMES]


def print_leftovers() -> None:
    """How many objects of each game's moves only the collector frees."""
    for id in GAMES:
        watched = Watched(id)
        watched.move()
        gc.collect()
        gc.disable()
        for _ in range(MOVES):
            watched.move()
        left = gc.collect()
        gc.enable()
        print(f"{id}:{left}")


def test_zones_in_which_the_same_cards_lie_are_kept_until_a_face_changes() -> None:
    table = ludotheque.new("keyforge", seed="cost")
    game, position, kept = table.game, table.position, KeptZones()
    first = Looks(game, position, kept).of(0)
    again = Looks(game, position.copy(), kept).of(0)
    same = {zone["id"] for zone, old in zip(again["zones"], first["zones"], strict=True) if zone is old}
    assert any(id.startswith("deck") for id in same)
    other = position.copy()
    other.faces = other.faces[:]
    other.faces[0], other.faces[1] = other.faces[1], other.faces[0]
    dealt = Looks(game, other, kept).of(0)
    assert not any(zone is old for zone, old in zip(dealt["zones"], again["zones"], strict=True))


def test_what_is_constant_is_shared_by_a_table_and_copied_for_a_reader() -> None:
    watched = Watched("drawsteel")
    game = watched.table.game
    assert game.constant
    before = watched.live._shown(0).state["view"]
    watched.move()
    for field in game.constant:
        assert watched.live._shown(0).state["view"][field] is before[field]
        own = watched.table.view(0)
        assert own[field] == before[field]
        assert own[field] is not before[field]
