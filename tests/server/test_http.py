"""The HTTP half of docs/wire.md, call by call, and everything that can be asked wrongly."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.engine import rulebook
from ludotheque.server import lobby
from tests.server.helpers import Server, assert_words, eventually

pytestmark = pytest.mark.timeout(120)

FIVE = ["keyforge", "arackhan", "drawsteel", "anima", "cendrelin"]
ME, BOT = {"who": "me"}, {"who": "bot", "bot": "random"}


def assert_error(answer: Any, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert set(body) == {"error", "rule"}
    assert_words(body["error"])
    return body


# ---------------------------------------------------------------------- games


def test_health(server: Server) -> None:
    assert server.http.get("/api/health").json() == {"ok": True}


def test_the_lobby_has_five_games(server: Server) -> None:
    lines = server.http.get("/api/games").json()
    assert [line["id"] for line in lines][:5] == FIVE
    for line in lines:
        assert line["built"] == (line["id"] in ludotheque.games())
        assert line["rules"] == len(rulebook.read(line["id"])) > 0
        assert line["bots"] == (bots.names(ludotheque.game(line["id"])) if line["built"] else [])
        assert list(line["bot_words"]) == line["bots"]
        for said in line["bot_words"].values():
            assert_words(said["name"])
            assert_words(said["about"])
        assert set(line["accent"]) == {"light", "dark"}
        assert_words(line["tagline"])
        for field in ("fr", "en", "icon", "minutes", "seats", "modes", "cards", "options"):
            assert field in line
    cendrelin = next(line for line in lines if line["id"] == "cendrelin")
    assert cendrelin["options"][0]["id"] == "classes"


def test_a_game_that_cannot_be_loaded_is_shown_as_still_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(id: str) -> Any:
        raise ImportError(id)

    monkeypatch.setattr(ludotheque, "game", broken)
    assert [line["built"] for line in lobby.Lobby().lines()] == [False] * len(lobby.Lobby().lines())


def test_catalogue(server: Server) -> None:
    catalogue = server.http.get("/api/games/cendrelin").json()
    assert catalogue["layout"] == "cendrelin"
    assert catalogue["bots"] == bots.names(ludotheque.game("cendrelin"))
    assert catalogue["cards"]["lever-les-morts"]["fr"] == "Lever les morts"
    assert {"kinds", "bands", "states", "marks", "rules"} <= set(catalogue)


def test_rules_are_there_for_games_still_to_come_too(server: Server) -> None:
    for game in FIVE:
        register = server.http.get(f"/api/games/{game}/rules").json()
        assert register["game"] == game
        assert sum(len(section["rules"]) for section in register["sections"]) == len(rulebook.read(game))


@pytest.mark.parametrize("path", ["/api/games/chess", "/api/games/chess/rules", "/api/games/..%2F..", "/api/nothing"])
def test_what_is_not_there(server: Server, path: str) -> None:
    assert_error(server.http.get(path), 404)


def test_a_game_that_cannot_be_played_says_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    line = next(line for line in server.http.get("/api/games").json() if line["id"] == "anima")
    monkeypatch.delitem(server.room.lobby.games, "anima")
    body = assert_error(server.http.get("/api/games/anima"), 404)
    assert line["fr"] in body["error"]["fr"]
    assert_error(server.http.post("/api/tables", json={"game": "anima", "seats": [ME, BOT]}), 400)


def test_another_method_than_the_one_of_the_call(server: Server) -> None:
    assert_error(server.http.delete("/api/tables"), 405)
    assert_error(server.http.post("/api/health"), 405)


# ---------------------------------------------------------------------- opening tables


def test_open_a_table(server: Server) -> None:
    opened = server.open("me", "greedy", "friend")
    assert [seat["who"] for seat in opened["seats"]] == ["me", "bot", "friend"]
    assert [seat["seat"] for seat in opened["seats"]] == [0, 1, 2]
    assert "token" not in opened["seats"][1]
    tokens = {opened["seats"][0]["token"], opened["seats"][2]["token"]}
    assert len(tokens) == 2
    assert all(len(token) >= 22 for token in tokens)  # 6 bits a character: 128 and more
    assert len(opened["table"]) >= 22


def test_table_line(server: Server) -> None:
    opened = server.open("me", "friend")
    line = server.line(opened)
    assert set(line) == {"table", "game", "seats", "n", "over", "seed_hash", "created"}
    assert (line["table"], line["game"], line["n"], line["over"]) == (opened["table"], "cendrelin", 0, None)
    assert [seat["who"] for seat in line["seats"]] == ["human", "open"]
    assert [seat["here"] for seat in line["seats"]] == [False, False]
    for token in (seat["token"] for seat in opened["seats"]):
        assert token not in json.dumps(line)


def test_a_seat_says_what_its_bot_is_called(server: Server) -> None:
    """The page knows no bot: neither ours nor one of an installed package, which may be gone when its table is read again."""
    table = server.open("me", "greedy", "random")
    assert [seat.get("called") for seat in server.line(table)["seats"]] == [
        None,
        {"fr": "Bot glouton", "en": "Greedy bot"},
        {"fr": "Bot aléatoire", "en": "Random bot"},
    ]
    server.live(table).seats[1].bot = "last"
    assert server.line(table)["seats"][1]["called"] == {"fr": "Bot (last)", "en": "Bot (last)"}


def test_a_name_is_put_in_order(server: Server) -> None:
    wish = {"game": "cendrelin", "seats": [{"who": "me", "name": "  Zo\u0000é\u202e\n  la   Grande " + "é" * 30}, BOT]}
    opened = server.http.post("/api/tables", json=wish).json()
    name = server.line(opened)["seats"][0]["name"]
    assert name == "Zoé la Grande " + "é" * 10
    assert len(name) == 24


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"game": "cendrelin"},
        {"seats": [ME, BOT]},
        {"game": 3, "seats": [ME, BOT]},
        {"game": "", "seats": [ME, BOT]},
        {"game": "x" * 5000, "seats": [ME, BOT]},
        {"game": "chess", "seats": [ME, BOT]},
        {"game": "../cendrelin", "seats": [ME, BOT]},
        {"game": "cendrelin", "seats": []},
        {"game": "cendrelin", "seats": [ME]},
        {"game": "cendrelin", "seats": [ME, BOT, BOT, BOT, BOT, BOT]},
        {"game": "cendrelin", "seats": [ME] * 1000},
        {"game": "cendrelin", "seats": "two"},
        {"game": "cendrelin", "seats": [1, 2]},
        {"game": "cendrelin", "seats": [ME, {}]},
        {"game": "cendrelin", "seats": [ME, {"who": "dog"}]},
        {"game": "cendrelin", "seats": [ME, {"who": ["bot"]}]},
        {"game": "cendrelin", "seats": [ME, {"who": "bot"}]},
        {"game": "cendrelin", "seats": [ME, {"who": "bot", "bot": "deep-blue"}]},
        {"game": "cendrelin", "seats": [{"who": "me", "name": 3}, BOT]},
        {"game": "cendrelin", "seats": [{"who": "me", "token": "mine"}, BOT]},
        {"game": "cendrelin", "seats": [ME, BOT], "seed": 7},
        {"game": "cendrelin", "seats": [ME, BOT], "options": []},
        {"game": "cendrelin", "seats": [ME, BOT], "options": {"colour": "red"}},
        {"game": "cendrelin", "seats": [ME, BOT], "options": {"classes": "sorcier"}},
        {"game": "cendrelin", "seats": [ME, BOT], "options": {"classes": ["sorcier"]}},
        {"game": "cendrelin", "seats": [ME, BOT], "options": {"classes": ["sorcier", "dentist"]}},
        {"game": "cendrelin", "seats": [ME, BOT], "options": {"classes": [{}, []]}},
        {"game": "cendrelin", "seats": [ME, BOT], "options": {"lists": [[{}], None]}},
    ],
)
def test_a_table_that_cannot_be(server: Server, wish: dict[str, Any]) -> None:
    assert_error(server.http.post("/api/tables", json=wish), 400)


def test_a_refusal_names_its_rule(server: Server) -> None:
    wish = {"game": "cendrelin", "seats": [ME, BOT], "options": {"classes": ["sorcier", "dentist"]}}
    assert assert_error(server.http.post("/api/tables", json=wish), 400)["rule"] == "CE-002"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"not json",
        b"[]",
        b'"table"',
        b"null",
        b'{"game": NaN}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"game":' * 20_000,
        b'{"a":' * 100 + b"1" + b"}" * 100,
        b'{"game": "\\ud800", "seats": []}',
        b'{"game": ' + b"9" * 10_000 + b"}",
    ],
)
def test_a_body_that_is_no_object(server: Server, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    assert_error(server.http.post("/api/tables", content=body, headers=headers), 400)


def test_a_body_of_another_type(server: Server) -> None:
    wish = json.dumps({"game": "cendrelin", "seats": [ME, BOT]})
    assert_error(server.http.post("/api/tables", content=wish, headers={"content-type": "text/plain"}), 415)


def test_a_body_that_is_too_long(server: Server) -> None:
    headers = {"content-type": "application/json"}
    long = b" " * (server.settings.body_bytes + 1)
    assert_error(server.http.post("/api/tables", content=long, headers=headers), 413)
    pieces = (b" " * 65536 for _ in range(8))  # no declared length
    assert_error(server.http.post("/api/tables", content=pieces, headers=headers), 413)
    assert server.http.get("/api/health").status_code == 200


# ---------------------------------------------------------------------- tables


@pytest.mark.parametrize("table", ["nope", "A" * 22, "A" * 500, "%00", "a b", "é", "..", "1;drop table tables"])
def test_an_unknown_table(server: Server, table: str) -> None:
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
        assert_error(server.http.get(path), 404)


def test_the_record_is_kept_back_until_the_end(server: Server) -> None:
    opened = server.open("me", "random")
    assert_error(server.http.get(f"/api/tables/{opened['table']}/record"), 403)


def test_bots_play_on_by_themselves_and_the_record_replays(server: Server) -> None:
    opened = server.open("greedy", "random", "greedy")
    with server.watch(opened) as watcher:
        end = watcher.last if watcher.last["over"] else watcher.until(lambda frame: bool(frame.get("over")))
    line = server.line(opened)
    assert line["over"] == end["over"]
    record = server.http.get(f"/api/tables/{opened['table']}/record").json()
    table = ludotheque.load(record)
    assert table.over
    assert len(table.answers) == line["n"]
    assert table.seed_hash == line["seed_hash"]
    assert end["table"]["seed"] == record["seed"]


# ---------------------------------------------------------------------- the page


def page(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Ludothèque</title>", encoding="utf-8")
    (folder / "assets" / "index-abc.js").write_text("1", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder.parent / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


def test_the_page_and_its_files(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start(page=page(tmp_path / "page"))
    for path in ("/", "/about", "/table/abc", "/index.html"):
        answer = server.http.get(path)
        assert answer.status_code == 200
        assert "Ludothèque" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    asset = server.http.get("/assets/index-abc.js")
    assert "immutable" in asset.headers["cache-control"]
    assert server.http.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert_error(server.http.get("/assets/index-old.js"), 404)
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/about/x", "/docs"):
        assert_error(server.http.get(path), 404)


def test_without_a_page_one_line_says_what_to_do(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start(page=tmp_path / "nowhere")
    answer = server.http.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert len(answer.text.strip().splitlines()) == 1
    assert_error(server.http.get("/icon.svg"), 404)


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/api/tables/nope"])
def test_security_headers_on_everything(server: Server, path: str) -> None:
    headers = server.http.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_what_nobody_expected_is_told_without_its_inside(
    start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start()
    monkeypatch.setattr(server.room.lobby, "lines", lambda: 1 / 0)
    answer = server.http.get("/api/games")
    assert_error(answer, 500)
    assert "division" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
    # The log is written after the answer.
    assert eventually(lambda: "ZeroDivisionError" in capsys.readouterr().err)


def test_a_browser_that_follows_an_unknown_address_gets_the_page(server: Server) -> None:
    """In words and with a way back; whoever calls the server gets an error as before."""
    asks = {"accept": "text/html,application/xhtml+xml"}
    answer = server.http.get("/nowhere/at/all", headers=asks)
    assert answer.status_code in (404, 503)  # 503: the page has not been built
    assert "json" not in answer.headers["content-type"]
    assert_error(server.http.get("/nowhere/at/all"), 404)
    assert_error(server.http.get("/api/nowhere", headers=asks), 404)
    assert_error(server.http.get("/assets/index-old.js", headers=asks), 404)
