"""A game with roles and audiences at a server: seats by role, up to nine of them, and frames that keep what is said to two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludotheque
from tests.engine.secrets import Secrets
from tests.server.helpers import Frame, Server

pytestmark = pytest.mark.timeout(120)

ME, FRIEND = {"who": "me"}, {"who": "friend"}


@pytest.fixture
def server(start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server with the secrets on its shelf, beside the games of the library."""
    game, games, find = Secrets(), ludotheque.games(), ludotheque.game
    monkeypatch.setattr(ludotheque, "games", lambda: [*games, game.id])
    monkeypatch.setattr(ludotheque, "game", lambda id: game if id == game.id else find(id))
    return start()


def ask(server: Server, *seats: dict[str, Any], game: str = "secrets", **options: Any) -> Any:
    return server.http.post("/api/tables", json={"game": game, "options": options, "seats": list(seats)})


def opened(server: Server, *seats: dict[str, Any], **options: Any) -> Frame:
    answer = ask(server, *seats, **options)
    assert answer.status_code == 201, answer.text
    table: Frame = answer.json()
    return table


def bot(name: str) -> dict[str, Any]:
    return {"who": "bot", "bot": name}


def test_seats_are_opened_by_role_and_everybody_reads_which_is_which(server: Server) -> None:
    line = next(line for line in server.http.get("/api/games").json() if line["id"] == "secrets")
    assert [role["id"] for role in line["roles"]] == ["master", "guesser"]
    assert line["seats"] == [2, 9]
    table = opened(
        server, {**ME, "role": "guesser"}, {**FRIEND, "role": "master"}, {**bot("greedy"), "role": "guesser"}
    )
    with server.sit(table, 1) as master:
        assert [seat["role"] for seat in master.last["seats"]] == ["guesser", "master", "guesser"]
        assert master.last["waiting"] == [1]
    assert [seat["role"] for seat in server.line(table)["seats"]] == ["guesser", "master", "guesser"]


def test_a_game_without_roles_says_nothing_of_them(server: Server) -> None:
    table = server.open("me", "friend")
    assert all("role" not in seat for seat in server.line(table)["seats"])
    assert all(
        "roles" not in line for line in server.http.get("/api/games").json() if line["id"] in ("cendrelin", "keyforge")
    )


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ([{**ME, "role": "master"}, FRIEND], "Give every seat a role, or none, and only once."),
        ([{**ME, "role": "master"}, {**FRIEND, "role": "spy"}], "there is no role 'spy'; there is master, guesser"),
        ([{**ME, "role": "master"}, {**FRIEND, "role": "master"}], "the role Master is for 1, not 2"),
        ([bot("greedy"), ME], "The bot greedy cannot play the role Master."),
        ([{**ME, "role": 3}, FRIEND], "“role” must be a text."),
        ([ME] + [FRIEND] * 9, "Secrets is for 2 to 9 players, not 10"),
    ],
)
def test_roles_that_cannot_be_are_refused_in_one_line(server: Server, seats: list[Any], words: str) -> None:
    answer = ask(server, *seats)
    assert answer.status_code == 400
    assert answer.json()["error"]["en"] == words
    assert server.room._live == {}


def test_a_game_without_roles_refuses_one(server: Server) -> None:
    answer = ask(server, {**ME, "role": "master"}, FRIEND, game="cendrelin")
    assert answer.status_code == 400
    assert answer.json()["error"]["en"].endswith("has no roles.")


def test_nine_sit_and_a_whisper_stays_between_two(server: Server) -> None:
    table = opened(server, ME, *[FRIEND] * 8)
    with server.sit(table, 0) as master, server.sit(table, 8) as ninth, server.sit(table, 3) as other:
        ninth.send(do="play", n=0, key="whisper:@0>it is > 1/2 * “é”".replace("> 1", "%3E 1").replace("/", "%2F"))
        master.state(1)
        ninth.state(1)
        other.state(1)
        assert master.log[-1]["words"]["en"] == "@8 whispers to @0: it is > 1/2 * “é”"
        assert ninth.log == master.log
        assert [line["kind"] for line in other.log] == ["begin"]
        master.play("clue:" + "%F0%9F%8C%8A" * 60)  # long as a key may be
        ninth.state(2)
        other.state(2)
        # a reader counts the lines it has got, whatever others got in between
        assert (other.last["log_from"], ninth.last["log_from"]) == (1, 2)
        assert [line["kind"] for line in other.log] == ["begin", "clue"]
        assert [line["kind"] for line in ninth.log] == ["begin", "whisper", "clue"]
        assert all("whispers" not in raw for raw in other.raw)
        assert sorted(other.last["waiting"]) == list(range(1, 9))
        refused = ninth.refused(do="play", n=2, key="hush")
        assert (refused["words"]["en"], refused["rule"]) == ("Only the Master may do that.", "SE-8")
        assert ninth.refused(do="play", n=2, key="stake:6")["words"]["en"] == "You have 5 coins."
    with server.sit(table, 3) as again, server.watch(table) as someone:
        assert [line["kind"] for line in again.log] == [line["kind"] for line in someone.log] == ["begin", "clue"]


def test_what_is_taken_back_leaves_the_right_lines(server: Server) -> None:
    table = opened(server, ME, FRIEND, FRIEND)
    with server.sit(table, 0) as master, server.sit(table, 1) as one, server.sit(table, 2) as two:
        one.send(do="play", n=0, key="whisper:@0>psst")
        for player in (master, one, two):
            player.state(1)
        master.play("note:silver")
        for player in (one, two):
            player.state(2)
        master.send(do="undo", n=2)
        for player in (master, one, two):
            player.state(1)
        master.play("clue:gold")
        for player in (one, two):
            player.state(2)
        assert [[line["kind"] for line in player.log] for player in (master, one, two)] == [
            ["begin", "whisper", "clue"],
            ["begin", "whisper", "clue"],
            ["begin", "clue"],
        ]


def test_bots_play_to_the_end_and_the_ending_keeps_roles(server: Server) -> None:
    table = opened(server, bot("random"), bot("greedy"), bot("random"), {**FRIEND})
    with server.sit(table, 3) as friend:
        while not friend.mine()["over"]:
            friend.play()
    server.emptied(table)
    server.inside(server.room._live.clear)
    line = server.line(table)
    assert line["over"]["rule"] == "SE-5"
    assert [seat["role"] for seat in line["seats"]] == ["master", "guesser", "guesser", "guesser"]
