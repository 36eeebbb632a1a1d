"""A lesson over the wire: opened as a table, answered step by step, left and gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import ludotheque
from ludotheque.conformance.wire import faults, shapes_of
from ludotheque.server import wire
from tests.server.helpers import Frame, Player, Server


def opened(server: Server, game: str = "cendrelin", **body: str) -> Frame:
    answer = server.http.post(f"/api/games/{game}/lessons/first", json=body)
    assert answer.status_code == 201, answer.text
    table: Frame = answer.json()
    return table


def answer(player: Player) -> None:
    """Do what the lesson asks for."""
    n, keys = player.last["n"], player.last["lesson"]["keys"]
    player.send(do="play", n=n, key=keys[0] if keys else "next")
    player.state(n + 1)


def test_the_lobby_says_which_lessons_there_are(server: Server) -> None:
    lines = {line["id"]: line["lessons"] for line in server.http.get("/api/games").json()}
    assert [one["id"] for one in lines["cendrelin"]] == ["first", "second"]
    assert server.http.get("/api/games/cendrelin").json()["lessons"] == lines["cendrelin"]


@pytest.mark.parametrize("id", ludotheque.games())
def test_a_lesson_is_played_over_the_wire(server: Server, id: str) -> None:
    table = opened(server, id, name="Zoé")
    seat = next(seat["seat"] for seat in table["seats"] if "token" in seat)
    with server.sit(table, seat) as pupil:
        first = pupil.last
        assert first["lesson"]["step"] == 1
        assert first["choice"] is None
        assert first["offers"] == []
        assert sorted(one["who"] for one in first["seats"]) == ["bot", "human"]
        director = {"fr": "Directeur", "en": "Director"}
        opponent = director if id == "drawsteel" else {"fr": "Adversaire", "en": "Opponent"}
        assert [one["called"] for one in first["seats"] if one["who"] == "bot"] == [opponent]
        while not pupil.last["lesson"]["done"]:
            answer(pupil)
        assert pupil.last["over"] is None
        pupil.send(do="moment", n=2)
        pupil.a("moment")
        shapes = {"state": wire.State, "patch": wire.Patch, "moment": wire.Moment}
        for raw in pupil.raw:
            frame = json.loads(raw)
            assert faults(frame, shapes[frame["type"]], shapes_of(id), frame["type"]) == []
    line = server.line(table)
    assert faults(line, wire.TableLine, shapes_of(id), "line") == []
    assert line["lesson"] == {"id": "first", "step": line["n"] + 1, "of": line["n"] + 1}


def test_a_legal_answer_that_the_lesson_did_not_ask_for_is_not_played(server: Server) -> None:
    with server.sit(opened(server)) as pupil:
        while pupil.last["choice"] is None:
            answer(pupil)
        n = pupil.last["n"]
        said = pupil.refused(do="play", n=n, key="mana")
        assert said["rule"] == "CE-030"
        assert said["words"]["fr"].startswith("C'est l'un ou l'autre")
        assert pupil.refused(do="undo", n=n)["rule"] is None
        answer(pupil)
        assert pupil.last["n"] == n + 1


def test_a_lesson_is_gone_on_with_from_what_is_stored(start: Callable[..., Server]) -> None:
    server = start()
    table = opened(server)
    with server.sit(table) as pupil:
        for _ in range(7):
            answer(pupil)
        left = pupil.last
    with start().sit(table) as pupil:  # which has only the store to go by
        for part in ("n", "lesson", "choice", "view"):
            assert pupil.last[part] == left[part]
        answer(pupil)
        assert pupil.last["lesson"]["step"] == left["lesson"]["step"] + 1


def test_spectators_see_the_table_and_not_the_lesson(server: Server) -> None:
    with server.watch(opened(server)) as watcher:
        assert "lesson" not in watcher.last


def test_a_lesson_that_does_not_exist_is_refused(server: Server) -> None:
    for path in ("cendrelin/lessons/last", "cendrelin/lessons/..first", "chess/lessons/first"):
        refused = server.http.post(f"/api/games/{path}", json={})
        assert refused.status_code == 404
        assert set(refused.json()["error"]) == {"fr", "en"}
    assert server.http.post("/api/games/cendrelin/lessons/first", json={"seat": 1}).status_code == 400


# ---------------------------------------------------------------------- positions that show a rule


def test_a_position_shows_its_rule_step_by_step(server: Server) -> None:
    book = server.http.get("/api/games/keyforge/rules").json()
    (shown,) = [rule for section in book["sections"] for rule in section["rules"] if rule["id"] == "KF-095"]
    answer = server.http.post(f"/api/games/keyforge/positions/{shown['positions'][0]}", json={})
    assert answer.status_code == 201, answer.text
    table: Frame = answer.json()
    with server.sit(table) as reader:
        said = reader.last["lesson"]
        assert (said["shows"], said["text"]["fr"], said["keys"]) == ("KF-095", shown["fr"], [])
        while not reader.last["lesson"]["done"]:
            n = reader.last["n"]
            reader.send(do="play", n=n, key="next")
            reader.state(n + 1)
    server.emptied(table)  # it is kept like any lesson, and comes back where it was left
    with server.sit(table) as again:
        assert again.last["lesson"]["done"]


def test_a_position_with_cards_of_its_own_is_opened_with_them_and_comes_back_with_them(server: Server) -> None:
    answer = server.http.post(
        "/api/games/cendrelin/positions/w05-a-cost-before-puis-is-skipped-and-the-tomb-is-free", json={}
    )
    assert answer.status_code == 201, answer.text
    table: Frame = answer.json()
    for last in (False, True):
        with server.sit(table) as reader:
            face = reader.last["table"]["cards"]["veille-froide"]
            assert face["words"] == {
                "fr": "Dépensez 2 mana puis créez 1 tombe.",
                "en": "Spend 2 mana, then create 1 tomb.",
            }
            assert reader.last["lesson"]["done"] == last
            if not last:
                reader.send(do="play", n=0, key="next")
                assert reader.state(1)["lesson"]["text"]["en"] == "@0 — Play Cold Vigil"
        server.emptied(table)


def test_a_position_in_which_the_reader_concedes_is_read_to_its_end(server: Server) -> None:
    """The others play on, and nobody answers for the reader."""
    answer = server.http.post("/api/games/arackhan/positions/whoever-has-conceded-is-left-out-of-the-ranking", json={})
    assert answer.status_code == 201, answer.text
    with server.sit(answer.json()) as reader:
        while not reader.last["lesson"]["done"]:
            n = reader.last["n"]
            reader.send(do="play", n=n, key="next")
            reader.state(n + 1)
        assert reader.last["lesson"]["text"]["en"] == "@2 — Pass: @2 wins. 5 points to 1."


def test_a_position_that_there_is_not(server: Server) -> None:
    for game, name in (("keyforge", "no-such-position"), ("drawsteel", "reap"), ("keyforge", "rule:x")):
        answer = server.http.post(f"/api/games/{game}/positions/{name}", json={})
        assert answer.status_code == 404
        assert set(answer.json()["error"]) == {"fr", "en"}
    assert server.http.post("/api/games/keyforge/positions/x", json={"nom": "Zoé"}).status_code == 400
