"""The room: stored before told, several servers on one store, memory, bots beside the loop."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

import ludotheque
from ludotheque.server import bots_pool
from ludotheque.server.connection import Connection
from ludotheque.server.live import LiveTable
from ludotheque.server.store import Store
from tests.server.helpers import Server

pytestmark = pytest.mark.timeout(120)

CLASSES = {"classes": ["necromancien", "sorcier"]}
Start = Callable[..., Server]


def stored(server: Server, opened: dict[str, Any]) -> list[tuple[int, str]]:
    """The answers as the store has them, read by somebody else."""
    store = Store(server.settings.database_url())
    try:
        kept = store.load(opened["table"])
        assert kept is not None
        return kept.answers
    finally:
        store.close()


# ---------------------------------------------------------------------- stored before told


def test_an_answer_is_stored_before_anyone_hears_of_it(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    opened = server.open("me", "greedy", **CLASSES)
    behind: list[int] = []
    frame = LiveTable.frame

    def checked(self: LiveTable, connection: Connection, log_lines: int) -> str:
        text = frame(self, connection, log_lines)
        behind.append(json.loads(text)["n"] - len(stored(server, opened)))
        return text

    monkeypatch.setattr(LiveTable, "frame", checked)
    with server.sit(opened) as me:
        for _ in range(5):
            me.mine()
            me.play()
    assert len(behind) > 5
    assert max(behind) <= 0


@pytest.mark.parametrize("kind", ["append_all", "undo"])
def test_what_cannot_be_stored_did_not_happen(start: Start, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    server = start()
    opened = server.open("me", "friend", **CLASSES)
    with server.sit(opened, 0) as one, server.sit(opened, 1) as two:
        one.state()
        me = one if one.last["waiting"] == [0] else two
        if kind == "undo":
            me.play("mana")
        before = me.last

        def full(*_: Any) -> int:
            raise OperationalError("disk full", {"seed": "x"}, Exception("disk full"))

        with monkeypatch.context() as patch:
            patch.setattr(Store, kind, full)
            message = {"do": "undo"} if kind == "undo" else {"do": "play", "key": "mana"}
            error = me.refused(**message, n=before["n"])
            assert error["n"] == before["n"]
            assert "disk" not in error["words"]["en"]
        with server.watch(opened) as watcher:
            assert watcher.last["n"] == before["n"] == len(stored(server, opened))
        # As soon as the store works again the game goes on from where it was.
        me.send(**message, n=before["n"])
        me.state(before["n"] + (1 if kind == "append_all" else -1))


def test_bots_take_up_again_when_somebody_comes(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    real = Store.append_all
    broken = threading.Event()

    def once(self: Store, *args: Any) -> list[bool]:
        if not broken.is_set():
            broken.set()
            raise OperationalError("disk full", {}, Exception("disk full"))
        return real(self, *args)

    monkeypatch.setattr(Store, "append_all", once)
    opened = server.open("greedy", "greedy", **CLASSES)
    assert broken.wait(30)
    with server.watch(opened) as watcher:
        assert watcher.last["over"] or watcher.until(lambda frame: bool(frame.get("over")))


# ---------------------------------------------------------------------- several servers


def test_two_servers_on_one_store_never_make_two_moves(start: Start) -> None:
    one, other = start(), start()
    opened = one.open("me", "friend", **CLASSES)
    with one.sit(opened, 0) as a, one.sit(opened, 1) as b:
        a.state()
        seat = a.last["waiting"][0]
        here = a if seat == 0 else b
        n = here.last["n"]
        with other.sit(opened, seat) as there:
            assert there.last["n"] == n
            there.play("mana")
            # This server does not know yet: it finds out when it tries to store, says so and shows the true table.
            assert here.refused(do="play", n=n, key="draw")["words"]["fr"] == "La table a changé"
            assert here.last["n"] == n + 1 or here.state(n + 1)
            assert here.last["view"] == there.last["view"]
            assert stored(one, opened) == [(seat, "mana")]
            # Same number, another history: taken back and played anew elsewhere.
            there.send(do="undo", n=n + 1)
            there.state(n)
            there.play("draw")
            assert here.refused(do="undo", n=n + 1)["words"]["fr"] == "La table a changé"
            here.state()
            assert here.last["view"] == there.last["view"]
            assert [line["kind"] for line in here.log] == [line["kind"] for line in there.log]
    assert stored(one, opened) == [(seat, "draw")]


def test_a_newcomer_sees_what_another_server_did(start: Start) -> None:
    one, other = start(), start()
    opened = one.open("me", "friend")
    other.watch(opened).close()  # the other server now holds it in memory
    with one.sit(opened) as me:
        me.play("class:sorcier")
    with other.sit(opened, 1) as friend:
        assert friend.last["n"] == 1
        assert friend.last["waiting"] == [1]


def test_two_servers_run_the_bots_of_one_table(start: Start) -> None:
    one, other = start(), start()
    opened = one.open("greedy", "random", "greedy")
    with one.watch(opened) as here, other.watch(opened) as there:
        for watcher in (here, there):
            assert watcher.last["over"] or watcher.until(lambda frame: bool(frame.get("over")))
    record = one.http.get(f"/api/tables/{opened['table']}/record").json()
    assert ludotheque.load(record).over


# ---------------------------------------------------------------------- memory


def test_idle_tables_make_room_and_come_back(start: Start) -> None:
    server = start(live_tables=3)
    tables = [server.open("me", "friend") for _ in range(10)]
    with server.sit(tables[0]) as me:
        me.play("class:sorcier")
    for opened in tables:
        assert server.line(opened)["n"] == (1 if opened is tables[0] else 0)
        assert len(server.room._live) <= 3
    with server.sit(tables[0]) as me:
        assert me.last["n"] == 1


def test_a_table_in_use_stays(start: Start) -> None:
    server = start(live_tables=2)
    tables = [server.open("me", "friend") for _ in range(3)]
    with server.sit(tables[0]) as me, server.sit(tables[1]):
        answer = server.http.get(f"/api/tables/{tables[2]['table']}")
        assert answer.status_code == 503
        assert "tables" in answer.json()["error"]["fr"]
        assert me.play("class:sorcier")["n"] == 1
    # Both were left: once the server has noticed, there is room again.
    with server.sit(tables[0]):
        pass


def test_an_endless_table_is_stopped(start: Start) -> None:
    server = start(answers=1)
    opened = server.open("me", "friend")
    with server.sit(opened, 0) as me, server.sit(opened, 1) as friend:
        me.play("class:sorcier")
        friend.state(1)
        assert friend.play("class:sorcier")["type"] == "error"


def test_a_table_of_other_rules_says_so(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(live_tables=1)
    opened = server.open("me", "friend")
    server.open("me", "friend")  # the first is no longer in memory
    monkeypatch.setattr(ludotheque.game("cendrelin"), "rules_version", "0")
    answer = server.http.get(f"/api/tables/{opened['table']}")
    assert answer.status_code == 410
    assert "règles" in answer.json()["error"]["fr"]


def test_a_table_that_no_longer_replays_says_so(start: Start) -> None:
    server = start(live_tables=1)
    opened = server.open("me", "friend")
    server.open("me", "friend")  # the first is no longer in memory
    store = Store(server.settings.database_url())
    store.append(opened["table"], 0, 1, 0, "class:dentist", False)
    store.close()
    assert server.http.get(f"/api/tables/{opened['table']}").status_code == 410
    with server.join(opened["table"]) as me:
        me.error()
        assert me.closed() == 4410


# ---------------------------------------------------------------------- bots


def test_the_loop_answers_while_a_bot_thinks(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(bot_threads=1)
    thinking, enough = threading.Event(), threading.Event()
    choose = bots_pool._choose

    def slow(*args: Any) -> str:
        thinking.set()
        assert enough.wait(60)
        return choose(*args)

    monkeypatch.setattr(bots_pool, "_choose", slow)
    try:
        opened = server.open("greedy", "greedy", **CLASSES)
        assert thinking.wait(30)
        assert server.http.get("/api/health").json() == {"ok": True}
        other = server.open("me", "friend")
        with server.sit(other) as me:
            assert me.play("class:sorcier")["n"] == 1
        with server.watch(opened) as watcher:
            assert watcher.last["n"] == 0
            enough.set()
            watcher.until(lambda frame: bool(frame.get("over")))
    finally:
        enough.set()


def test_a_bot_that_fails_answers_by_lot(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    class Faulty:
        name = "greedy"

        def choose(self, knowledge: Any) -> Any:
            raise RuntimeError("no idea")

    make = bots_pool.bots.make
    monkeypatch.setattr(bots_pool.bots, "make", lambda name, seed: Faulty() if name == "greedy" else make(name, seed))
    server = start()
    opened = server.open("greedy", "random", **CLASSES)
    with server.watch(opened) as watcher:
        assert watcher.last["over"] or watcher.until(lambda frame: bool(frame.get("over")))


def test_bots_wait_for_people_only(start: Start) -> None:
    server = start(bot_pause=3600, bot_lead=0)
    opened = server.open("me", "greedy", **CLASSES)
    room = server.room
    live = server.live(opened)
    assert server.inside(lambda: room._turns.pause(live)) == 0
    with server.sit(opened) as me:
        while me.last["waiting"] == [0]:
            me.play()
        assert server.inside(lambda: room._turns.pause(live)) == 3600


def test_a_person_who_is_asked_too_is_not_kept_waiting(start: Start) -> None:
    server = start(bot_pause=3600, bot_lead=0)
    opened = server.open("me", "greedy")  # both choose their class, in secret
    live = server.live(opened)
    with server.sit(opened) as me:
        assert server.inside(lambda: server.room._turns.pause(live)) == 3600, (
            "how fast a bot answers unseen says nothing"
        )
        assert me.play()["type"] == "state"


def test_tables_of_bots_are_taken_up_after_a_start(start: Start) -> None:
    slow = start(bot_pause=3600, bot_lead=3600)
    tables = [slow.open("greedy", "random", **CLASSES) for _ in range(3)]
    assert [slow.line(opened)["n"] for opened in tables] == [0, 0, 0]
    slow.__exit__()
    server = start()
    for opened in tables:
        with server.watch(opened) as watcher:
            assert watcher.last["over"] or watcher.until(lambda frame: bool(frame.get("over")))


def test_a_game_and_its_bots_can_be_played_again(start: Start, tmp_path: Path) -> None:
    """Bots throw dice that come from the seed: from the record, anyone can see that they did."""
    server = start()
    opened = server.open("greedy", "random", **CLASSES)
    with server.watch(opened) as watcher:
        assert watcher.last["over"] or watcher.until(lambda frame: bool(frame.get("over")))
    record = server.http.get(f"/api/tables/{opened['table']}/record").json()
    table = ludotheque.load(record).at(0)
    for seat, key in record["answers"]:
        assert bots_pool._choose(table.copy(), seat, ["greedy", "random"][seat], "bot") == key
        table.play(key, seat)
