"""A store that fails for a while: a full disk, a lock, a database that is being started again."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from ludotheque.server import errors, store_threads
from ludotheque.server.bots_pool import BotsPool
from ludotheque.server.store import Store, out_of_order
from tests.server.helpers import WAIT, Frame, Server, assert_words

pytestmark = pytest.mark.timeout(120)

CLASSES = {"classes": ["necromancien", "sorcier"]}
KEY = {"x-ludotheque-library": "k" * 32}
Start = Callable[..., Server]


def fail(*_: Any) -> Any:
    raise OperationalError("INSERT", {"seed": "a secret"}, Exception("database or disk is full"))


def later(answer: httpx.Response) -> None:
    """The answer must say in words that this is not for ever."""
    assert answer.status_code == 503, answer.text
    assert answer.json() == {"error": errors.NO_STORE, "rule": None}
    assert_words(answer.json()["error"])


# ---------------------------------------------------------------------- in words


@pytest.mark.parametrize("call", ["create", "load", "decks", "keep_deck"])
def test_a_store_that_fails_is_a_503_in_words(
    start: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, call: str
) -> None:
    monkeypatch.setattr(store_threads, "_COMPLAINT", 1e9)
    server = start(live_tables=1)
    opened = server.open("me", "friend")
    server.open("me", "friend")  # the first is no longer in memory

    def ask() -> httpx.Response:
        seats = [{"who": "me"}, {"who": "friend"}]
        if call == "create":
            return server.http.post("/api/tables", json={"game": "cendrelin", "seats": seats})
        if call == "load":
            return server.http.get(f"/api/tables/{opened['table']}")
        if call == "decks":
            return server.http.get("/api/games/keyforge/decks", headers=KEY)
        return server.http.post("/api/games/keyforge/decks", json={"random": True}, headers=KEY)

    with monkeypatch.context() as patch:
        patch.setattr(Store, call, fail)
        for _ in range(3):
            later(ask())
        if call == "load":
            with server.join(opened["table"]) as player:
                assert player.error()["words"] == errors.NO_STORE
                assert player.closed() == 1013
    assert ask().is_success
    said = [record for record in caplog.records if record.name == "ludotheque.server"]
    assert [record.getMessage() for record in said] == [
        "the store fails: database or disk is full"
    ]  # once, in one line
    assert said[0].exc_info is None


def test_a_disk_that_is_really_full(start: Start) -> None:
    server = start()
    engine = server.room._store.engine

    def full(raw: Any, *_: Any) -> None:
        raw.execute("PRAGMA max_page_count = 1")  # SQLite takes the size that the file has now

    event.listen(engine, "checkout", full)
    opened = []
    while True:
        wish = {"game": "cendrelin", "seats": [{"who": "me"}, {"who": "friend"}]}
        answer = server.http.post("/api/tables", json=wish)
        if answer.status_code != 201:
            break
        opened.append(answer.json())
        assert len(opened) < 1000
    later(answer)
    assert server.http.get("/api/games/keyforge/decks", headers=KEY).is_success  # what is there can be read

    def emptied(raw: Any, *_: Any) -> None:
        raw.execute("PRAGMA max_page_count = 1000000")

    event.remove(engine, "checkout", full)
    event.listen(engine, "checkout", emptied)
    server.open("me", "friend")


def test_what_counts_as_a_store_that_fails() -> None:
    error = Exception("no")
    assert out_of_order(OperationalError("x", {}, error))
    assert out_of_order(InterfaceError("x", {}, error))
    assert out_of_order(NoConnection("the pool is empty"))
    assert out_of_order(DBAPIError("x", {}, error, connection_invalidated=True))
    assert out_of_order(sqlite3.OperationalError("database or disk is full"))
    assert not out_of_order(sqlite3.ProgrammingError("x"))
    assert not out_of_order(ProgrammingError("x", {}, error))  # ours to mend
    assert not out_of_order(KeyError("x"))


# ---------------------------------------------------------------------- reads apart


def test_nobody_who_reads_waits_for_a_writer(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(live_tables=2)
    asleep = server.open("me", "friend")
    opened = server.open("me", "friend")
    other = server.open("me", "friend")  # the first is no longer in memory
    writing, enough = threading.Event(), threading.Event()
    append = Store.append_all

    def locked(*args: Any) -> list[bool]:
        writing.set()
        assert enough.wait(WAIT * 3)
        return append(*args)

    monkeypatch.setattr(Store, "append_all", locked)
    try:
        with server.sit(opened) as me:
            me.send(do="play", n=0, key="class:sorcier")
            assert writing.wait(WAIT)
            # Tables from the store and from memory, newcomers and libraries: all of it while the writer waits.
            assert server.line(asleep)["n"] == 0
            with server.watch(other) as watcher:
                assert watcher.last["n"] == 0
            assert server.http.get("/api/games/keyforge/decks", headers=KEY).is_success
            enough.set()
            me.state(1)
    finally:
        enough.set()


# ---------------------------------------------------------------------- bots


def over(frame: Frame) -> bool:
    return bool(frame.get("over"))


def test_bots_try_again_and_say_so(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(bot_retry=0.0011, bot_retry_most=0.005)
    waits: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float, *args: Any) -> Any:
        waits.append(seconds)
        return await sleep(seconds, *args)

    monkeypatch.setattr(asyncio, "sleep", noted)
    append, tries, works = Store.append_all, threading.Semaphore(0), threading.Event()

    def sometimes(*args: Any) -> list[bool]:
        if not works.is_set():
            tries.release()
            fail()
        return append(*args)

    monkeypatch.setattr(Store, "append_all", sometimes)
    opened = server.open("greedy", "greedy", **CLASSES)
    with server.watch(opened) as watcher:
        if watcher.last["trouble"] is None:
            watcher.until(lambda frame: frame["trouble"] is not None)
        assert watcher.last["trouble"] == errors.BOTS_WAIT
        assert watcher.last["n"] == 0
        for _ in range(6):
            assert tries.acquire(timeout=WAIT)
        works.set()
        # Nobody comes and nobody goes: they play on by themselves, and the line is gone.
        watcher.until(lambda frame: frame["n"] >= 1)
        assert watcher.last["trouble"] is None
        assert watcher.last["over"] or watcher.until(over)
    backed_off = [seconds for seconds in waits if 0.001 < seconds <= 0.005]
    assert backed_off[:5] == [0.0011, 0.0022, 0.0044, 0.005, 0.005]


def test_bots_that_meet_another_error_stop_and_say_so(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()

    async def broken(*_: Any) -> str:
        raise RuntimeError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(BotsPool, "choose", broken)
        opened = server.open("greedy", "greedy", **CLASSES)
        with server.watch(opened) as watcher:
            if watcher.last["trouble"] is None:
                watcher.until(lambda frame: frame["trouble"] is not None)
            assert watcher.last["trouble"] == errors.BOTS_STOPPED
    with server.watch(opened) as watcher:  # whoever comes wakes them
        assert watcher.last["over"] or watcher.until(over)
        assert watcher.last["trouble"] is None
