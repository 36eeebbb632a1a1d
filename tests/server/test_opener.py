"""The one who opened a table: renews the links of seats, deletes the table. And tables that nobody deletes: they go."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from ludotheque.server import errors
from ludotheque.server.housekeeping import Housekeeping
from ludotheque.server.room import Room
from ludotheque.server.store import Store
from tests.server.helpers import WAIT, Frame, Server

pytestmark = pytest.mark.timeout(120)

Start = Callable[..., Server]
DAY = 86_400.0


def as_opener(opened: Frame) -> dict[str, str]:
    return {"x-ludotheque-opener": opened["opener"]}


def renew(server: Server, opened: Frame, seat: int) -> None:
    """Renew the link of a seat, and take the new one."""
    answer = server.http.post(f"/api/tables/{opened['table']}/seats/{seat}/link", headers=as_opener(opened))
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json()["seat"] == seat
    opened["seats"][seat]["token"] = answer.json()["token"]


def wrong_link(server: Server, opened: Frame, token: str) -> None:
    with server.join(opened["table"]) as player:
        player.send(do="sit", token=token)
        assert player.error()["words"] == errors.WRONG_LINK
        assert player.closed() == 4403


# ---------------------------------------------------------------------- links


def test_a_renewed_link_sends_away_whoever_came_by_the_old_one(start: Start) -> None:
    server = start()
    opened = server.open("me", "friend")
    old = opened["seats"][1]["token"]
    with server.sit(opened) as me, server.sit(opened, 1, name="Intrus") as intruder, server.watch(opened) as watcher:
        renew(server, opened, 1)
        assert intruder.error()["words"] == errors.RENEWED
        assert intruder.closed() == 4403
        wrong_link(server, opened, old)
        seat = me.until(lambda frame: frame["seats"][1]["who"] == "open" and not frame["seats"][1]["here"])["seats"][1]
        assert seat["name"] is None
        with server.sit(opened, 1, name="Ana") as friend:
            me.play("class:sorcier")
            assert friend.state(1)["seats"][1]["name"] == "Ana"
            assert watcher.state(1)
    server.__exit__()
    server = start()
    wrong_link(server, opened, old)
    server.sit(opened, 1).close()


def test_a_link_renewed_while_somebody_comes_in_by_it(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    opened = server.open("me", "friend")
    enter, coming, renewed = Room.enter, threading.Event(), threading.Event()

    async def slowly(*args: Any) -> None:
        coming.set()
        assert await asyncio.to_thread(renewed.wait, WAIT)
        await enter(*args)

    monkeypatch.setattr(Room, "enter", slowly)
    with server.join(opened["table"]) as intruder:
        intruder.send(do="sit", token=opened["seats"][1]["token"])
        assert coming.wait(WAIT)
        renew(server, opened, 1)
        renewed.set()
        assert intruder.error()["words"] == errors.RENEWED
        assert intruder.closed() == 4403


def test_a_link_renewed_elsewhere_counts_here_too(start: Start) -> None:
    one, other = start(), start()
    opened = one.open("me", "friend")
    with other.sit(opened, 1) as intruder:
        renew(one, opened, 1)
        intruder.send(do="play", n=0, key="class:sorcier")
        assert intruder.closed() == 4403
    assert one.line(opened)["n"] == other.line(opened)["n"] == 0


def test_a_link_renewed_elsewhere_sends_away_whoever_only_looks_on_here(start: Start) -> None:
    one, other = start(), start(sync_seconds=0.02)
    opened = one.open("me", "friend")
    with other.sit(opened, 1) as intruder:
        renew(one, opened, 1)
        assert intruder.closed() == 4403


def test_moves_made_on_another_server_are_shown_here(start: Start) -> None:
    one, other = start(), start(sync_seconds=0.02)
    opened = one.open("me", "friend")
    with other.watch(opened) as watcher, one.sit(opened, 0) as me:
        me.send(do="play", n=0, key="class:sorcier")
        assert watcher.state(1)["n"] == 1


@pytest.mark.parametrize(
    ("seat", "status", "said"),
    [("2", 409, errors.BOT_SEAT), ("3", 404, errors.NO_SEAT), ("x", 404, errors.NO_SEAT), ("-1", 404, errors.NO_SEAT)],
)
def test_a_seat_that_has_no_link(server: Server, seat: str, status: int, said: errors.Words) -> None:
    opened = server.open("me", "friend", "greedy")
    answer = server.http.post(f"/api/tables/{opened['table']}/seats/{seat}/link", headers=as_opener(opened))
    assert (answer.status_code, answer.json()["error"]) == (status, said)


@pytest.mark.parametrize("who", ["nobody", "a player", "another opener", "noise"])
def test_only_the_opener_may(server: Server, who: str) -> None:
    opened = server.open("me", "friend")
    headers = {
        "nobody": {},
        "a player": {"x-ludotheque-opener": opened["seats"][0]["token"]},
        "another opener": as_opener(server.open("me", "friend")),
        "noise": {"x-ludotheque-opener": "x" * 5000},
    }[who]
    for answer in (
        server.http.post(f"/api/tables/{opened['table']}/seats/1/link", headers=headers),
        server.http.delete(f"/api/tables/{opened['table']}", headers=headers),
    ):
        assert (answer.status_code, answer.json()["error"]) == (403, errors.NOT_OPENER)
    server.sit(opened, 1).close()


def test_the_openers_key_is_stored_only_as_a_hash(start: Start) -> None:
    server = start()
    opened = server.open("me", "friend")
    assert len(opened["opener"]) >= 22
    with closing(sqlite3.connect(database(server))) as raw:
        assert opened["opener"] not in "\n".join(raw.iterdump())


def test_nobody_opened_a_table_of_an_earlier_store(start: Start) -> None:
    server = start(live_tables=1)
    opened = server.open("me", "friend")
    server.open("me", "friend")  # the first is no longer in memory
    with closing(sqlite3.connect(database(server))) as raw, raw:
        raw.execute("UPDATE tables SET opener_hash = NULL")
    for key in (opened["opener"], ""):
        answer = server.http.delete(f"/api/tables/{opened['table']}", headers={"x-ludotheque-opener": key})
        assert answer.status_code == 403


# ---------------------------------------------------------------------- deleting


def test_a_deleted_table_is_gone(start: Start) -> None:
    server = start(bot_pause=3600, bot_lead=3600)
    opened = server.open("me", "greedy")
    with server.sit(opened) as me, server.watch(opened) as watcher:
        assert server.http.delete(f"/api/tables/{opened['table']}", headers=as_opener(opened)).status_code == 204
        for player in (me, watcher):
            assert player.error()["words"] == errors.DELETED
            assert player.closed() == 4404
    gone(server, opened)
    assert server.http.delete(f"/api/tables/{opened['table']}", headers=as_opener(opened)).status_code == 404


def test_a_table_deleted_elsewhere_is_gone_here_too(start: Start) -> None:
    one, other = start(), start()
    opened = one.open("me", "friend")
    with other.sit(opened) as me:
        assert one.http.delete(f"/api/tables/{opened['table']}", headers=as_opener(opened)).status_code == 204
        me.send(do="play", n=0, key="class:sorcier")
        assert me.closed() == 4404
    gone(other, opened)


def test_a_table_that_can_no_longer_be_opened_can_be_deleted(start: Start) -> None:
    server = start(live_tables=1)
    opened = server.open("me", "friend")
    server.open("me", "friend")  # the first is no longer in memory
    with closing(sqlite3.connect(database(server))) as raw, raw:
        raw.execute("UPDATE tables SET rules = 'older'")
    assert server.http.get(f"/api/tables/{opened['table']}").status_code == 410
    assert server.http.delete(f"/api/tables/{opened['table']}", headers=as_opener(opened)).status_code == 204
    gone(server, opened)


def gone(server: Server, opened: Frame) -> None:
    answer = server.http.get(f"/api/tables/{opened['table']}")
    assert (answer.status_code, answer.json()["error"]) == (404, errors.NO_TABLE)


def database(server: Server) -> str:
    return server.settings.database_url().removeprefix("sqlite:///")


# ---------------------------------------------------------------------- old tables


def made_older(server: Server, opened: Frame, days: float, finished: bool = False) -> None:
    then = time.time() - days * DAY
    with closing(sqlite3.connect(database(server), timeout=WAIT)) as raw, raw:
        raw.execute("UPDATE tables SET created = ? WHERE id = ?", (then, opened["table"]))
        raw.execute("UPDATE answers SET at = ? WHERE table_id = ?", (then, opened["table"]))
        if finished:
            raw.execute("UPDATE tables SET finished = ? WHERE id = ?", (then, opened["table"]))


def until_gone(server: Server, opened: Frame) -> None:
    end = time.monotonic() + WAIT
    while server.http.get(f"/api/tables/{opened['table']}").status_code != 404:
        assert time.monotonic() < end
        time.sleep(0.01)


def test_old_tables_go_at_the_start_and_the_log_says_so(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    server = start()
    ages = [(89.0, False), (91.0, False), (91.0, True), (364.0, True), (366.0, True)]
    tables = [server.open("me", "friend") for _ in ages]
    server.__exit__()
    for opened, (days, finished) in zip(tables, ages, strict=True):
        made_older(server, opened, days, finished)
    with caplog.at_level(logging.WARNING, "ludotheque.server"):
        server = start()
        until_gone(server, tables[1])
        until_gone(server, tables[4])
        end = time.monotonic() + WAIT
        while not (said := [one.getMessage() for one in caplog.records if one.name == "ludotheque.server"]):
            assert time.monotonic() < end
            time.sleep(0.01)
    assert said == ["old tables deleted: 2 (unfinished after 90 days, finished after 365 days)"]
    for opened in (tables[0], tables[2], tables[3]):
        assert server.line(opened)["n"] == 0


def test_old_tables_go_while_the_server_runs(start: Start) -> None:
    server = start(sweep_seconds=0.02)
    opened, other = server.open("me", "friend"), server.open("me", "friend")
    made_older(server, opened, 91)
    until_gone(server, opened)
    assert server.line(other)["n"] == 0


def test_a_table_at_which_somebody_sits_stays(start: Start) -> None:
    server = start(sweep_seconds=0.02)
    opened, other = server.open("me", "friend"), server.open("me", "friend")
    with server.sit(opened) as me:
        made_older(server, opened, 91)
        made_older(server, other, 91)
        until_gone(server, other)  # it came later in the same sweep, or in one after
        assert me.play("class:sorcier")["n"] == 1


def test_a_table_that_is_touched_while_old_ones_are_looked_for_stays(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    opened, other = server.open("me", "friend"), server.open("me", "friend")
    with server.sit(opened) as me:
        me.play("class:sorcier")
    server.emptied(opened)
    # Both were found old at version 0; by now somebody has played at the first.
    monkeypatch.setattr(Store, "old", lambda *_: [(opened["table"], 0), (other["table"], 0)])
    gone = asyncio.run_coroutine_threadsafe(Housekeeping(server.room).sweep(), server.uvicorn.loop).result(WAIT)
    assert gone == 1
    assert server.line(opened)["n"] == 1
    assert server.http.get(f"/api/tables/{other['table']}").status_code == 404


@pytest.mark.parametrize("never", [0.0, 0])
def test_zero_days_means_never(start: Start, never: float) -> None:
    server = start(sweep_seconds=0.02, keep_unfinished_days=never, keep_finished_days=1)
    opened, over = server.open("me", "friend"), server.open("me", "friend")
    made_older(server, opened, 10_000)
    made_older(server, over, 2, finished=True)
    until_gone(server, over)
    assert server.line(opened)["n"] == 0
