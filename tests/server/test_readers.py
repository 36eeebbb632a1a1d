"""Readers that are slow, and readers that have stopped: what waits for them is bounded, and they are let go."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import queue
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import ludotheque
from ludotheque.server import live as live_module
from ludotheque.server import sockets
from ludotheque.server.connection import Connection
from ludotheque.server.live import LiveTable
from ludotheque.server.patches import patched
from ludotheque.server.room import Room
from ludotheque.server.store import KeptSeat
from tests.server.helpers import WAIT, Player, Server, eventually

pytestmark = pytest.mark.timeout(120)

CLASSES = {"classes": ["necromancien", "sorcier"]}
Start = Callable[..., Server]


@contextmanager
def mute(server: Server, opened: dict[str, Any], **hello: Any) -> Iterator[socket.socket]:
    """Somebody who says hello and then never reads again. The system holds little for it, so it shows soon."""
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.settimeout(WAIT)
        raw.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        raw.sendall(
            f"GET /api/tables/{opened['table']}/play HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert raw.recv(12) == b"HTTP/1.1 101"
        say(raw, **(hello or {"do": "watch"}))
        yield raw


def say(raw: socket.socket, **message: Any) -> None:
    """One text frame with a mask of zeros, as the protocol wants of clients."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    raw.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)


def held(server: Server, live: LiveTable | None = None) -> int:
    """The bytes that wait in the outboxes of a table and behind them, in the buffers of the sockets."""

    def count() -> int:
        sockets = [one.transport for one in server.uvicorn.server_state.connections]
        readers = [] if live is None else live.connections
        return sum(one.held for one in readers) + sum(one.get_write_buffer_size() for one in sockets)

    total: int = server.inside(count)
    return total


def tell_whole(room: Room, live: LiveTable) -> None:
    """Tell everybody the whole state again: patches without a change would hardly fill a buffer."""
    for connection in live.connections:
        connection.had = None
    room.tell(live)


def test_a_mute_reader_under_a_flood_is_let_go(start: Start) -> None:
    server = start(stall_seconds=2)
    opened = server.open("me", "friend")
    live, room = server.live(opened), server.room
    token = opened["seats"][1]["token"]
    with server.sit(opened) as me, mute(server, opened, do="sit", token=token), mute(server, opened):
        assert eventually(lambda: len(live.connections) == 3)
        assert me.until(lambda frame: frame["seats"][1]["here"])
        frame = len(server.inside(lambda: live.frame(Connection(0, 1), 3000)))
        most = 0

        def flooded_and_gone() -> bool:
            nonlocal most
            server.inside(lambda: tell_whole(room, live))
            most = max(most, held(server, live))
            me.state()  # this one reads
            return len(live.connections) == 1

        assert eventually(flooded_and_gone)
        # One frame each in a buffer, none in an outbox; and nothing stays behind.
        assert 0 < most < 3 * 2 * frame
        assert eventually(lambda: held(server, live) == 0)
        # The others are told, and play on.
        assert me.until(lambda frame: not frame["seats"][1]["here"])
        assert me.play("class:sorcier")["n"] == 1


class Trickle:
    """A transport whose reader takes one byte at a time."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        self.size -= 1
        return self.size

    def get_extra_info(self, _name: str) -> None:
        return None

    def abort(self) -> None:
        self.aborted = True


def test_a_reader_that_takes_a_byte_now_and_then_is_let_go_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """It moves, so it is given more time than a mute one, but not for ever: a frame would last it for days."""
    guarded: Any = sockets._Guarded()
    guarded.transport = transport = Trickle(1000)
    looks: list[tuple[int, int]] = []
    monkeypatch.setattr(guarded, "_watch", lambda size, patience: looks.append((size, patience)))
    guarded._look(1000, sockets._PATIENCE)
    while not transport.aborted:
        size, patience = looks[-1]
        guarded._look(size, patience - 1)
        assert len(looks) <= sockets._PATIENCE
    assert len(looks) == sockets._PATIENCE
    assert transport.size > 0


def test_who_asks_and_never_reads_is_let_go(start: Start) -> None:
    """Answers to one's own messages are not states: they cannot be left out, so they are counted."""
    server = start(stall_seconds=3600, outbox_bytes=64 * 1024)
    opened = server.open("me", "friend", **CLASSES)
    live = server.live(opened)
    with mute(server, opened) as raw:
        assert eventually(lambda: len(live.connections) == 1)
        most = 0

        def asked_and_gone() -> bool:
            nonlocal most
            try:
                for _ in range(20):
                    say(raw, do="moment", n=0)
            except OSError:
                pass  # aborted
            most = max(most, sum(one.held for one in list(live.connections)))
            return not live.connections

        assert eventually(asked_and_gone)
        assert most <= 64 * 1024
        # An orderly close would still wait until the reader has taken what was sent.
        assert eventually(lambda: held(server, live) == 0)


def test_a_close_does_not_wait_for_a_mute_reader(start: Start) -> None:
    server = start(stall_seconds=3600, message_bytes=200)
    opened = server.open("me", "friend", **CLASSES)
    live, room = server.live(opened), server.room
    with mute(server, opened) as raw:
        assert eventually(lambda: len(live.connections) == 1)

        def stuck() -> bool:
            server.inside(lambda: tell_whole(room, live))
            return held(server, live) > 0

        assert eventually(stuck)
        raw.sendall(bytes([0x81, 0x80 | 126, 1, 0, 0, 0, 0, 0]) + b"x" * 256)  # too long: it is sent away
        assert eventually(lambda: not live.connections)
        assert eventually(lambda: held(server, live) == 0)


def test_an_answer_over_http_that_nobody_takes(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(stall_seconds=1)
    aborted: queue.SimpleQueue[int] = queue.SimpleQueue()
    abort = sockets.abort

    def noted(transport: asyncio.Transport) -> None:
        aborted.put(transport.get_write_buffer_size())
        abort(transport)

    monkeypatch.setattr(sockets, "abort", noted)
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        for _ in range(40):
            raw.sendall(b"GET /api/games/cendrelin HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert aborted.get(timeout=WAIT) > 0
        assert eventually(lambda: held(server) == 0)


def test_a_slow_reader_gets_the_newest_state_and_every_line(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    opened = server.open("me", "greedy", **CLASSES)
    live = server.live(opened)
    with server.sit(opened) as me:
        slow = Connection(None, 1 << 20)
        first = json.loads(server.inside(lambda: live.frame(slow, 3000)))
        server.inside(lambda: live.connections.add(slow))
        me.mine()
        before = me.last["n"]
        while me.last["n"] < before + 12 and not me.last["over"]:
            me.play()
            me.mine()
        # It could not take anything meanwhile: one note is all that waits for it.
        assert list(slow._waiting) == [None]
        assert slow.held == 0
        late = json.loads(server.inside(lambda: live.frame(slow, 3000)))
        assert (late["type"], late["base"]) == ("patch", first["n"])  # since what it had, however long ago
        late = patched(first, late)
        server.inside(lambda: live.connections.remove(slow))
        with server.watch(opened) as fresh:
            assert late["n"] == fresh.last["n"] == me.last["n"]
            assert late["log_from"] == len(first["log"])
            assert first["log"] + late["log"] == fresh.log
            assert late["view"] == fresh.last["view"]


def test_who_came_late_is_a_newcomer_again_when_the_table_goes_back_before_that() -> None:
    table = ludotheque.new("cendrelin", 2, "late", CLASSES)
    for _ in range(30):
        table.play(table.choice.options[0])
    live = LiveTable("late", table, [KeptSeat("human"), KeptSeat("human")], 0, 0.0)
    late = Connection(None, 1 << 20)
    live.attach(late)
    log: list[Any] = []
    for n in (30, 29, 4, 5):
        live.become(table.at(n), 0)
        frame = json.loads(live.frame(late, 3))
        assert 0 <= frame["log_from"] <= len(log)
        log[frame["log_from"] :] = frame["log"]
        whole = live.table.log(None)
        assert log
        assert log == whole[-len(log) :]
        if n == 4:
            assert log == whole[-3:]


def test_a_state_that_is_due_comes_after_what_was_said_before_it() -> None:
    one = Connection(None, 10_000)
    one.tell()
    one.send({"type": "error"})
    one.tell()
    assert list(one._waiting) == ['{"type":"error"}', None]


# ---------------------------------------------------------------------- one frame for all who see the same


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """What is put in JSON for a table: states, patches of them, and lines of the log."""
    counted: Counter[str] = Counter()
    dumps = live_module.dumps

    def counting(thing: Any) -> str:
        counted[thing.get("type", "line")] += 1
        return dumps(thing)

    monkeypatch.setattr(live_module, "dumps", counting)
    return counted


def all_at(players: list[Player], n: int) -> None:
    for one in players:
        if one.last["n"] != n:
            one.state(n)


def test_a_frame_is_written_once_for_all_who_see_the_same(server: Server, written: Counter[str]) -> None:
    opened = server.open("me", "friend", **CLASSES)
    players = [server.sit(opened, seat) for seat in (0, 0, 1)] + [server.watch(opened) for _ in range(5)]
    try:
        server.inside(lambda: None)
        for one in players[:2]:
            one.until(lambda frame: frame["seats"][1]["here"])
        me = players[0] if players[0].last["choice"] else players[2]
        n, lines = me.last["n"], len(me.log)
        written.clear()
        me.play("mana")
        all_at(players, n + 1)
        more = len(me.log) - lines
        assert more > 0
        # Eight readers, three points of view; what everybody may read of the log is the same line for all.
        assert written == {"patch": 3, "line": more}
        written.clear()
        me.send(do="undo", n=n + 1)
        all_at(players, n)
        assert written == {"patch": 3}
        for one in players:
            assert one.last["log"] == []
            assert one.last["log_from"] == len(one.log) == lines
    finally:
        for one in players:
            one.close()


def test_lines_that_another_server_changed_come_again_and_no_others(start: Start) -> None:
    one, other = start(), start()
    opened = one.open("me", "friend", **CLASSES)
    with one.sit(opened, 0) as a, one.sit(opened, 1) as b:
        a.until(lambda frame: frame["seats"][1]["here"])
        here = a if a.last["choice"] else b
        n, lines = here.last["n"], len(here.log)
        here.play("mana")
        with other.sit(opened, here.last["you"]) as there:
            there.send(do="undo", n=n + 1)
            there.state(n)
            there.play("draw")
            assert there.log[lines:]
            heard = len(here.states)
            here.refused(do="undo", n=n + 1)
            here.state()
            states = here.states[heard:]
            assert states[0]["log_from"] == lines
            assert all(frame["log_from"] >= lines for frame in states)
            assert here.log == there.log
