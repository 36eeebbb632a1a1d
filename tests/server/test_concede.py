"""Giving up over the wire: asked or not, at once, and a bot stands in while the others play on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludotheque.engine.table import Table
from tests.server.helpers import Server

pytestmark = pytest.mark.timeout(120)


def test_whoever_is_not_asked_may_concede_and_need_not_have_seen_the_last_answer(server: Server) -> None:
    opened = server.open("me", "friend", classes=["necromancien", "sorcier"])
    with server.sit(opened, 0) as zoe, server.sit(opened, 1) as yan:
        first, second = (zoe, yan) if yan.last["waiting"] == [0] else (yan, zoe)
        assert [offer["key"] for offer in second.last["offers"]] == ["concede"]
        n = second.last["n"]
        first.mine()
        first.send(do="play", n=n, key=first.last["choice"]["options"][-1]["key"])
        first.until(lambda state: state["type"] == "state" and state["n"] == n + 1)
        loser = second.last["you"]
        second.send(do="play", n=n, key="concede")  # it still stands, whatever the other did meanwhile
        over = first.until(lambda state: state.get("over") is not None)
        assert over["over"]["winners"] == [1 - loser]
        assert over["offers"] == []
        assert over["choice"] is None
    assert server.line(opened)["over"]["winners"] == [1 - loser]


def test_a_moment_that_has_not_come_is_refused(server: Server) -> None:
    opened = server.open("me", "friend", classes=["necromancien", "sorcier"])
    with server.sit(opened, 0) as zoe:
        assert zoe.refused(do="play", n=99, key="concede")["words"]["en"] == "The table has changed"
        assert server.line(opened)["over"] is None


def test_a_spectator_cannot_concede(server: Server) -> None:
    opened = server.open("me", "friend", classes=["necromancien", "sorcier"])
    with server.watch(opened) as someone:
        assert someone.last["offers"] == []
        someone.refused(do="play", n=0, key="concede")
        assert server.line(opened)["over"] is None


def test_a_bot_stands_in_for_one_of_three_and_the_game_goes_on_to_its_end(server: Server) -> None:
    opened = server.open("me", "greedy", "greedy", classes=["necromancien", "sorcier", "animancien"])
    with server.sit(opened, 0) as zoe:
        zoe.mine()
        zoe.send(do="play", n=zoe.last["n"], key="concede")
        state = zoe.until(lambda _: "abandonne" in str(zoe.log))
        assert state["choice"] is None
        assert [seat.get("conceded", False) for seat in zoe.last["seats"]] == [True, False, False]
        assert zoe.refused(do="play", n=zoe.last["n"], key="concede")["words"]["fr"].startswith("Vous avez abandonné")
        over = zoe.until(lambda state: state.get("over") is not None)
        assert over["over"]["winners"][0] in (1, 2)


def test_who_gave_up_takes_nothing_back(server: Server) -> None:
    opened = server.open("me", "greedy", "greedy", classes=["necromancien", "sorcier", "animancien"])
    with server.sit(opened, 0) as zoe:
        zoe.mine()
        zoe.send(do="play", n=zoe.last["n"], key="concede")
        while not zoe.last["over"]:
            zoe.state()
            assert not zoe.last["undo"]["can"]
            if not zoe.last["over"]:
                assert zoe.last["undo"]["why"]["en"].startswith("You have conceded")


def test_a_hint_is_for_those_who_play(start: Callable[..., Server]) -> None:
    server = start(bot_pause=3600, bot_lead=3600)  # the bot that stands in thinks for long
    # no bot at the table: one that answered just now would take back the position that is laid here
    opened = server.open("me", "friend", "friend", classes=["necromancien", "sorcier", "animancien"])
    live = server.live(opened)
    server.inside(lambda: live.become(_conceded(live.table), live.version))
    with server.sit(opened, 0) as zoe:
        said = zoe.refused(do="hint", n=zoe.last["n"])["words"]["fr"]
        assert said.startswith("Vous avez abandonné")


def _conceded(table: Table) -> Table:
    after = table.copy()
    after.play("concede", 0)
    return after
