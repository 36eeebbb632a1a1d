"""Draw Steel at a server: whoever plays alone has a bot for a Director, and friends have one of their own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.helpers import Frame, Server

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
