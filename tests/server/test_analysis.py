"""After the game: an analysis that is worked out in a process of its own, and tables that begin at one of its moments."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection as Pipe
from threading import Event
from typing import Any

import pytest

from ludotheque.server import analysing as analysing_games
from ludotheque.server import errors
from ludotheque.server.analysing import NAME
from tests.server.helpers import Frame, Player, Server, eventually

pytestmark = pytest.mark.timeout(240)

CLASSES = {"classes": ["necromancien", "sorcier"]}
Start = Callable[..., Server]


def finished(server: Server, moves: int = 6) -> Frame:
    """A table at which somebody has played a little, and the bot too, and then given up."""
    opened = server.open("me", "greedy", **CLASSES)
    with server.sit(opened) as me:
        while moves > 0 or all(seat == 0 for seat, _ in server.live(opened).table.answers):
            me.mine()
            me.play()
            moves -= 1
        me.mine()
        me.play("concede")
        while me.last["over"] is None:
            me.state()
    return opened


def analysed(me: Player) -> tuple[list[float], Frame]:
    """The parts that were told, and the whole."""
    me.send(do="analyse")
    parts: list[float] = []
    while True:
        frame = me.a("analysis")
        parts.append(frame["part"])
        if frame["found"] is not None:
            return parts, frame


def analysing() -> int:
    """How many games are being analysed."""
    return sum(child.name == NAME for child in multiprocessing.active_children())


def begin(server: Server, opened: Frame, **body: Any) -> Any:
    return server.http.post(f"/api/tables/{opened['table']}/branches", json=body)


def test_an_analysis_is_told_step_by_step_and_kept(start: Start) -> None:
    server = start(analysis_share=0.01)
    opened = finished(server)
    with server.sit(opened) as me, server.watch(opened) as watcher:
        parts, frame = analysed(me)
        found = frame["found"]
        assert parts == sorted(parts)
        assert parts[-1] == 1.0
        assert (found["game"], found["seats"], found["answers"]) == ("cendrelin", 2, me.last["n"])
        assert found["curve"][-1]["chances"] == [0.0, 1.0]
        assert analysing() == 0
        again, same = analysed(watcher)
        assert (again, same["found"]) == ([1.0], found), "it is not worked out twice"


def endless(pipe: Pipe, record: Any, share: float) -> None:
    """In the process of an analysis: it has begun, and never comes to its end."""
    pipe.send(("part", 0.0))
    Event().wait()


def test_an_analysis_ends_when_the_page_leaves_and_few_may_wait(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing_games, "_work", endless)
    server = start(analyses_waiting=1)
    opened = finished(server)
    with server.sit(opened) as me, server.watch(opened) as second, server.watch(opened) as third:
        me.send(do="analyse")
        assert me.a("analysis")["found"] is None
        assert analysing() == 1
        me.send(do="why_not", thing="tombes")  # the conversation goes on
        assert me.a("refusal")["about"] == "tombes"
        second.send(do="analyse")
        assert eventually(lambda: server.room.analyses._asked == 2)
        assert third.refused(do="analyse")["words"] == errors.MANY_ANALYSES
        assert analysing() == 1
    server.emptied(opened)
    assert eventually(lambda: analysing() == 0)
    assert server.room.analyses._asked == 0


def test_a_game_that_goes_on_is_neither_analysed_nor_taken_up_elsewhere(server: Server) -> None:
    opened = server.open("me", "greedy", **CLASSES)
    with server.sit(opened) as me:
        me.mine()
        assert me.refused(do="analyse")["words"] == errors.ANALYSIS_NOT_OVER
        answer = begin(server, opened, n=0)
        assert (answer.status_code, answer.json()["error"]) == (403, errors.BRANCH_NOT_OVER)


def test_a_lesson_is_not_analysed(server: Server) -> None:
    opened = server.http.post("/api/games/cendrelin/lessons/first", json={}).json()
    with server.sit(opened, next(seat["seat"] for seat in opened["seats"] if seat["who"] == "me")) as me:
        assert me.refused(do="analyse")["words"] == errors.NO_ANALYSIS
    assert begin(server, opened, n=0).status_code == 403


# ---------------------------------------------------------------------- trying another way


def test_a_table_begins_at_a_moment_of_another(start: Start) -> None:
    server = start()
    old = finished(server)
    n = 4
    answer = begin(server, old, n=n, seat=0, name="Zoé")
    assert answer.status_code == 201
    new = answer.json()
    assert [seat["who"] for seat in new["seats"]] == ["me", "bot"]
    assert new["table"] != old["table"]
    with server.sit(old) as before, server.sit(new) as me:
        assert me.last["seats"][1]["bot"] == "expert"
        assert me.last["n"] >= n  # an expert may have answered by now
        assert me.last["over"] is None
        for table in (before, me):
            table.send(do="moment", n=n)
        assert before.a("moment")["view"] == me.a("moment")["view"]
        assert before.last["over"] is not None, "the old table is as it was"
    server.emptied(new)
    with start().sit(new) as me:  # another server, which replays it
        assert me.last["n"] >= n
        me.mine()
        me.play()


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"n": -1}, 400),
        ({"n": "4"}, 400),
        ({"n": 4.5}, 400),
        ({"n": True}, 400),
        ({"n": 9999}, 404),
        ({"n": 2, "seat": 7}, 404),
        ({"n": 2, "seat": -1}, 400),
        ({"n": 2, "bot": "expert"}, 400),
    ],
)
def test_nonsense_opens_no_table(server: Server, ended: Frame, body: dict[str, Any], status: int) -> None:
    answer = begin(server, ended, **body)
    assert answer.status_code == status
    assert set(answer.json()["error"]) == {"fr", "en"}


@pytest.fixture(scope="module")
def ended(server: Server) -> Frame:
    return finished(server, 3)


def test_whoever_answered_there_is_the_usual_seat(server: Server, ended: Frame) -> None:
    answers = server.http.get(f"/api/tables/{ended['table']}/record").json()["answers"]
    n = next(n for n, (seat, _) in enumerate(answers) if seat == 1)
    opened = begin(server, ended, n=n).json()
    assert [seat["who"] for seat in opened["seats"]] == ["bot", "me"]


def test_a_table_that_is_not_there_is_one_line(server: Server) -> None:
    assert begin(server, {"table": "nowhere"}, n=0).status_code == 404
