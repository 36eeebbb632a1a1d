"""A player who went away: a bot plays until they are back, or the others claim the game; never too soon, never for oneself."""

from __future__ import annotations

import time

import pytest

from tests.server.helpers import Frame, Server

pytestmark = pytest.mark.timeout(120)
CLASSES = ["necromancien", "sorcier"]


def gone(server: Server, opened: Frame, seat: int, seconds: float) -> None:
    """Let a seat have been empty for so long."""
    since = server.live(opened).since
    server.inside(lambda: since.__setitem__(seat, time.time() - seconds))


def test_a_bot_plays_until_they_are_back(server: Server) -> None:
    opened = server.open("me", "friend", classes=CLASSES)
    with server.sit(opened, 0) as zoe:
        gone(server, opened, 1, 61)
        zoe.send(do="absent", seat=1, what="bot")
        state = zoe.until(lambda state: state.get("seats") and state["seats"][1].get("stand_in"))
        assert state["seats"][1]["who"] == "open"
        # The bot answers whenever the absent one is asked: Zoé is always asked again.
        for _ in range(6):
            zoe.mine()
            n = zoe.last["n"]
            zoe.send(do="play", n=n, key=zoe.last["choice"]["options"][-1]["key"])
            zoe.until(lambda state, n=n: state.get("n", 0) > n)  # type: ignore[misc]
        with server.sit(opened, 1) as yan:
            assert "stand_in" not in yan.last["seats"][1]
            assert not server.live(opened).played_by_bot(1)


def test_never_too_soon(server: Server) -> None:
    opened = server.open("me", "friend", classes=CLASSES)
    with server.sit(opened, 0) as zoe:
        for what, wait in (("bot", 60), ("claim", 180)):
            gone(server, opened, 1, wait - 30)
            said = zoe.refused(do="absent", seat=1, what=what)["words"]["en"]
            assert said.startswith("Give them a little more time")
        assert not server.live(opened).stand_ins
        assert server.line(opened)["over"] is None


def test_the_game_is_claimed(server: Server) -> None:
    opened = server.open("me", "friend", classes=CLASSES)
    with server.sit(opened, 0) as zoe:
        gone(server, opened, 1, 181)
        zoe.send(do="absent", seat=1, what="claim")
        over = zoe.until(lambda state: state.get("over") is not None)
        assert over["over"]["winners"] == [0]
        assert zoe.refused(do="absent", seat=1, what="bot")["words"]["en"] in (
            "This game is over.",
            "Nobody is missing from that seat.",
        )


def test_whoever_is_there_is_not_absent(server: Server) -> None:
    opened = server.open("me", "friend", "random", classes=[*CLASSES, "animancien"])
    with server.sit(opened, 0) as zoe, server.sit(opened, 1), server.watch(opened) as someone:
        for seat in (0, 1, 2):  # oneself, somebody who is there, a bot
            for what in ("bot", "claim"):
                assert (
                    zoe.refused(do="absent", seat=seat, what=what)["words"]["en"] == "Nobody is missing from that seat."
                )
        assert zoe.refused(do="absent", seat=9, what="bot")["words"]["en"] == "There is no such seat at this table."
        assert "“what”" in zoe.refused(do="absent", seat=1, what="away")["words"]["en"]
        someone.refused(do="absent", seat=0, what="bot")
        assert not server.live(opened).stand_ins


def test_a_bot_that_can_hold_the_role_is_taken(server: Server) -> None:
    body = {"game": "drawsteel", "options": {}, "seats": [{"who": "me"}, {"who": "friend"}]}
    opened = server.http.post("/api/tables", json=body).json()
    live = server.live(opened)
    director = next(seat for seat in (0, 1) if live.table.role(seat) == "director")
    able = {role.id: role.bots for role in live.table.game.roles}
    for seat in (director, 1 - director):
        bots = able[live.table.role(seat)]
        assert bots is None or live.substitute(seat) in bots
