"""Draw Steel at a server: whoever plays alone has a bot for a Director, and friends have one of their own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.helpers import Frame, Player, Server

pytestmark = pytest.mark.timeout(120)

ALONE = [{"who": "bot", "bot": "director", "role": "director"}, {"who": "me", "role": "player"}]


def ask(server: Server, seats: list[dict[str, Any]], game: str = "drawsteel", **options: Any) -> Any:
    return server.http.post("/api/tables", json={"game": game, "options": options, "seats": seats})


def line_of(server: Server) -> Frame:
    line: Frame = next(line for line in server.http.get("/api/games").json() if line["id"] == "drawsteel")
    return line


def test_the_lobby_says_who_can_play_what(server: Server) -> None:
    line = line_of(server)
    assert line["bots"][-2:] == ["director", "companion"]
    assert [(role["id"], role["bots"][-1]) for role in line["roles"]] == [
        ("director", "director"),
        ("player", "companion"),
    ]
    others = [one for one in server.http.get("/api/games").json() if one["id"] != "drawsteel"]
    assert all("director" not in one["bots"] for one in others)


def test_one_press_opens_a_session_with_a_bot_that_directs(server: Server) -> None:
    options = {option["id"]: option["default"] for option in line_of(server)["options"]}
    answer = ask(server, ALONE, **options)
    assert answer.status_code == 201, answer.text
    with server.sit(answer.json(), 1) as me:
        for _ in range(4):
            ready = [option["key"] for option in me.mine()["choice"]["options"] if "open" not in option]
            assert me.play(ready[0])["type"] == "state"
        assert [seat.get("role") for seat in me.last["seats"]] == ["director", "player"]


def test_companions_fill_empty_seats(server: Server) -> None:
    seats = [*ALONE, *[{"who": "bot", "bot": "companion", "role": "player"}] * 2]
    answer = ask(server, seats)
    assert answer.status_code == 201, answer.text
    with server.sit(answer.json(), 1) as me:
        me.mine()


@pytest.mark.parametrize(
    ("seats", "game", "words"),
    [
        (
            [{"who": "bot", "bot": "companion"}, {"who": "me"}],
            "drawsteel",
            "The bot companion cannot play the role Director.",
        ),
        ([{"who": "me"}, {"who": "bot", "bot": "director"}], "cendrelin", "The bot director does not play "),
        (
            [{"who": "me", "role": "player"}, {"who": "friend", "role": "director"}],
            "drawsteel",
            "the Director has the first seat",
        ),
    ],
)
def test_bots_and_seats_that_do_not_fit_are_refused(
    server: Server, seats: list[dict[str, Any]], game: str, words: str
) -> None:
    answer = ask(server, seats, game)
    assert answer.status_code == 400
    assert answer.json()["error"]["en"].startswith(words)


SCORES = {"might": 2, "agility": 0, "reason": 0, "intuition": 0, "presence": 0}
VAL = {"name": "Val", "characteristics": SCORES, "stamina": 30, "recoveries": 0}
JORN = {**VAL, "name": "Jorn"}
WOLF = {"name": "Wolf", "kind": "foe", "characteristics": SCORES, "stamina": 20}
TABLE = [{"who": "me"}, {"who": "friend"}, {"who": "friend"}]


@pytest.mark.parametrize(
    ("hero", "rule", "words"),
    [
        ({**VAL, "characteristics": {**SCORES, "might": 6}}, "DS-013", "heroes[0].characteristics.might"),
        ({name: VAL[name] for name in ("name", "stamina", "recoveries")}, "DS-006", "heroes[0] has no characteristics"),
        ({**VAL, "stamina": "many"}, "DS-156", "heroes[0].stamina"),
        ({**VAL, "recoveries": None}, "DS-157", "heroes[0].recoveries"),
    ],
)
def test_a_table_with_a_wrong_hero_is_not_opened(server: Server, hero: dict[str, Any], rule: str, words: str) -> None:
    before = len(server.room._live)
    answer = ask(server, TABLE, heroes=[hero])
    assert answer.status_code == 400
    assert answer.json()["rule"] == rule
    assert words in answer.json()["error"]["en"]
    assert len(server.room._live) == before


def test_what_must_not_be_done_is_refused_with_its_rule_and_changes_nothing(server: Server) -> None:
    answer = ask(server, TABLE, heroes=[VAL, JORN], foes=[WOLF])
    assert answer.status_code == 201, answer.text
    with server.sit(answer.json(), 0) as director, server.sit(answer.json(), 1) as val:

        def said(player: Player, *keys: str) -> None:
            for key in keys:
                n = player.last["n"]
                player.send(do="play", n=n, key=key)
                while player.last["n"] == n:
                    assert player.hear()["type"] != "error", key
            for other in (director, val):
                while other.last["n"] < player.last["n"]:
                    other.hear()

        def refused(player: Player, key: str, rule: str) -> None:
            n, log = player.last["n"], len(player.log)
            player.send(do="play", n=n, key=key)
            while (frame := player.hear())["type"] not in ("error", "refusal"):
                assert frame.get("n", n) == n, key
            assert frame["rule"] == rule, (key, frame)
            assert frame["words"]["fr"] != frame["words"]["en"]
            assert (player.last["n"], len(player.log)) == (n, log)

        refused(director, "bring:@1>name%3A Orso", "DS-006")
        said(director, "call:being-0>might>easy>veiled")
        refused(val, "faces:11>4", "DS-019")
        said(val, "faces:6>6", "keep")
        said(director, "set_figure:being-0>stamina>3>x")
        refused(val, "recover:being-0", "DS-158")
        refused(val, "act:being-1>I jump.", "DS-129")
        refused(val, "read_notes", "DS-130")
        refused(val, "set_pool:banked>0>please", "DS-130")
        said(director, "respite:safe", "interrupt:23>a swarm")
        refused(director, "claim_respite", "DS-178")
        said(director, "fight:foes")
        said(val, "go:being-0", "buy_surges:being-0")
        refused(val, "buy_surges:being-0", "DS-108")
