"""Hints on a server: two lines with their reasons, thought about beside the conversation."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.table import Table
from ludotheque.games.drawsteel.bots.why import PLAIN
from ludotheque.server import coaching
from ludotheque.server.bots_pool import HINT, BotsPool
from tests.server.helpers import WAIT, Server, assert_words

pytestmark = pytest.mark.timeout(120)

CLASSES = {"classes": ["necromancien", "sorcier"]}


def test_a_hint_has_two_lines_with_reasons(server: Server) -> None:
    opened = server.open("me", "greedy", **CLASSES)
    with server.sit(opened) as me:
        n = me.mine()["n"]
        me.send(do="hint", n=n)
        hint = me.a("hint")
        best, second = hint["lines"]
        assert (hint["key"], hint["words"]) == (best["key"], best["words"])
        assert best["chance"] >= second["chance"]
        for line in (best, second):
            assert line["words"] in [option["words"] for option in me.last["choice"]["options"]]
            for words in line["reasons"]:
                assert_words(words)


def test_nobody_waits_for_a_hint(start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    """While one is thought about, the conversation goes on; when it comes too late it says for which moment it was."""
    server = start()
    go_on = threading.Event()
    think = coaching._advise

    def slowly(*args: Any) -> Any:
        assert go_on.wait(WAIT)
        return think(*args)

    monkeypatch.setattr(coaching, "_advise", slowly)
    with server.sit(server.open("me", "greedy", **CLASSES)) as me:
        n = me.mine()["n"]
        me.send(do="hint", n=n)
        me.send(do="why_not", thing="tombes")
        assert me.a("refusal")["about"] == "tombes"
        go_on.set()
        assert me.a("hint")["n"] == n


def test_a_hint_is_given_up_with_the_connection(start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    begun, go_on = threading.Event(), threading.Event()

    def slowly(*args: Any) -> Any:
        begun.set()
        go_on.wait(WAIT)
        raise AssertionError("nobody reads this")

    monkeypatch.setattr(coaching, "_advise", slowly)
    opened = server.open("me", "greedy", **CLASSES)
    with server.sit(opened) as me:
        me.send(do="hint", n=me.mine()["n"])
        assert begun.wait(WAIT)
    server.emptied(opened)
    go_on.set()


def test_where_no_bot_thinks_ahead_a_hint_is_what_the_bot_of_the_role_would_answer(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer to the question, from the bot that plays such seats, with the reason it has."""
    asked: list[tuple[str, str]] = []
    choose = BotsPool.choose

    async def listening(pool: BotsPool, table: Table, seat: int, name: str, purpose: str = "bot") -> str:
        if purpose == HINT:
            asked.append((name, purpose))
        return await choose(pool, table, seat, name, purpose)

    monkeypatch.setattr(BotsPool, "choose", listening)
    seats = [{"who": "bot", "bot": "director"}, {"who": "me"}]
    body = {"game": "drawsteel", "options": {"mode": "adventure"}, "seats": seats}
    with server.sit(server.http.post("/api/tables", json=body).json(), 1) as me:
        me.send(do="hint", n=me.mine()["n"])
        hint = me.a("hint")
        assert hint["key"] in {option["key"] for option in me.last["choice"]["options"]}
        assert hint["lines"] == []
        # Who begins is drawn: the heroes are asked who goes first, who acts next, or how they react.
        message = PLAIN[me.last["choice"]["kind"], hint["key"].partition(":")[0]]
        assert hint["why"] == ludotheque.game("drawsteel").say(message)
    assert asked == [("companion", HINT)]
