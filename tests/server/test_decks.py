"""The library of decks over HTTP, and tables that are played with its decks."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import httpx
import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.games.keyforge import decklist
from ludotheque.games.keyforge.decks import STARTERS, draw_deck
from ludotheque.server.library import hash_key
from tests.server.helpers import Frame, Player, Server, assert_words

pytestmark = pytest.mark.timeout(120)

MINE, YOURS = "mine-" + "k" * 20, "yours-" + "k" * 20
DECKS = "/api/games/keyforge/decks"


def holding(key: str) -> dict[str, str]:
    return {"x-ludotheque-library": key}


def error(answer: httpx.Response, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert {"error", "rule"} <= set(body) <= {"error", "rule", "line"}
    assert_words(body["error"])
    return body


def text(seed: int = 3, language: str = "fr") -> str:
    return decklist.write_text(draw_deck(Dice(seed)), language)


def add(server: Server, key: str = MINE, **wish: Any) -> dict[str, Any]:
    answer = server.http.post(DECKS, json=wish or {"text": text()}, headers=holding(key))
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def listed(server: Server, key: str = MINE) -> list[str]:
    return [deck["deck"] for deck in server.http.get(DECKS, headers=holding(key)).json()["decks"]]


def cards(shown: dict[str, Any]) -> list[tuple[str, str]]:
    return sorted((c["id"], c["band"]) for group in shown["groups"] for c in group["cards"] for _ in range(c["n"]))


# ---------------------------------------------------------------------- keeping decks


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_pasted_list_is_kept_and_comes_back(server: Server, language: str) -> None:
    deck = draw_deck(Dice(11))
    kept = add(server, text=decklist.write_text(deck, language))
    assert kept["name"] == deck.name
    assert kept["mine"] is True
    assert [sum(card["n"] for card in group["cards"]) for group in kept["groups"]] == [12, 12, 12]
    assert sum(total["value"] for total in kept["totals"][:4]) in range(30, 37)  # types of cards: some may be absent
    shown = server.http.get(f"{DECKS}/{kept['deck']}").json()
    assert shown["mine"] is False, "known by its link, which is not to own it"
    assert cards(shown) == cards(kept)
    exported = server.http.get(f"{DECKS}/{kept['deck']}/text", params={"lang": language})
    assert exported.headers["content-type"] == "text/plain; charset=utf-8"
    assert "attachment" in exported.headers["content-disposition"]
    assert sorted(decklist.read(exported.text).cards) == sorted(deck.cards)


def test_a_library_is_listed_to_its_key_alone(server: Server) -> None:
    mine, yours = add(server)["deck"], add(server, YOURS, random=True)["deck"]
    assert mine in listed(server)
    assert yours not in listed(server)
    assert yours in listed(server, YOURS)
    nobody = server.http.get(DECKS).json()
    assert nobody["decks"] == []
    assert [deck["deck"] for deck in nobody["ready"]] == list(STARTERS)
    assert len(mine) >= 22, "nobody guesses a deck's address"


def test_the_newest_deck_comes_first(start: Callable[..., Server]) -> None:
    server = start()
    added = [add(server, random=True)["deck"] for _ in range(3)]
    assert listed(server) == added[::-1]


def test_decks_by_lot_differ(server: Server) -> None:
    one, two = add(server, random=True), add(server, random=True)
    assert cards(one) != cards(two)
    assert one["name"] != two["name"]


def test_a_name_of_ones_own(server: Server) -> None:
    kept = add(server, text=text(), name="  Mon\tdeck\u202e ")
    assert kept["name"] == "Mon deck"
    answer = server.http.patch(f"{DECKS}/{kept['deck']}", json={"name": "Brobnar"}, headers=holding(MINE))
    assert answer.json() == {"deck": kept["deck"], "name": "Brobnar"}
    exported = server.http.get(f"{DECKS}/{kept['deck']}/text").text
    assert decklist.read(exported).name == "Brobnar", "a name that is a house's reads back as a name"
    assert server.http.get(f"{DECKS}/{kept['deck']}").json()["name"] == "Brobnar"
    error(server.http.patch(f"{DECKS}/{kept['deck']}", json={"name": " \n "}, headers=holding(MINE)), 400)


def test_deleting(server: Server) -> None:
    kept = add(server)["deck"]
    error(server.http.delete(f"{DECKS}/{kept}", headers=holding(YOURS)), 403)
    error(server.http.patch(f"{DECKS}/{kept}", json={"name": "x"}, headers=holding(YOURS)), 403)
    error(server.http.delete(f"{DECKS}/{kept}"), 400)
    assert server.http.delete(f"{DECKS}/{kept}", headers=holding(MINE)).status_code == 204
    error(server.http.get(f"{DECKS}/{kept}"), 404)
    error(server.http.delete(f"{DECKS}/{kept}", headers=holding(MINE)), 404)
    assert kept not in listed(server)


def test_decks_that_come_with_the_game(server: Server) -> None:
    shown = server.http.get(f"{DECKS}/starter-1").json()
    assert shown["name"] == STARTERS["starter-1"]["name"]
    assert [group["band"] for group in shown["groups"]] == STARTERS["starter-1"]["houses"]
    assert "Mandale" in server.http.get(f"{DECKS}/starter-1/text").text
    error(server.http.delete(f"{DECKS}/starter-1", headers=holding(MINE)), 404)


def test_only_a_hash_of_the_key_is_stored(start: Callable[..., Server]) -> None:
    server = start()
    add(server)
    path = server.settings.data_dir
    assert path is not None
    with sqlite3.connect(path / "ludotheque.sqlite3") as raw:
        rows = raw.execute("select * from decks").fetchall()
    assert hash_key(MINE) in rows[0]
    assert MINE not in str(rows)


def test_decks_survive_the_server(start: Callable[..., Server]) -> None:
    first = start()
    kept = add(first)
    first.__exit__()
    assert cards(start().http.get(f"{DECKS}/{kept['deck']}").json()) == cards(kept)


# ---------------------------------------------------------------------- what is refused


def lines() -> list[str]:
    return text().splitlines()


def fourth_house() -> tuple[str, int]:
    deck = draw_deck(Dice(3)).to_json()
    house = next(h for h in decklist.HOUSES if h not in deck["houses"])
    card = next(face for face in decklist.FACES if face.band == house)
    return "\n".join([*lines(), f"1 {card.fr} ({decklist.HOUSE_WORDS[house][0]})"]), len(lines()) + 1


def test_a_refused_list_says_its_line_and_keeps_nothing(server: Server) -> None:
    before = listed(server)
    good = lines()
    where = next(i for i, line in enumerate(good) if line[:1].isdigit())
    wrong, at = fourth_house()
    for bad, line, said in [
        ("\n".join([*good[:where], "1 Carte Inventée", *good[where + 1 :]]), where + 1, "Carte Inventée"),
        ("\n".join([*good[:where], f"13{good[where][1:]}", *good[where + 1 :]]), where + 1, "12 par Maison"),
        ("\n".join([*good[:where], f"0{good[where][1:]}", *good[where + 1 :]]), where + 1, "aucun exemplaire"),
        (wrong, at, "quatrième Maison"),
        ("Titre\r\n\r\nRien de tel", 3, "Rien de tel"),
        ('{"data": \n}', 2, "JSON"),
    ]:
        body = error(server.http.post(DECKS, json={"text": bad}, headers=holding(MINE)), 422)
        assert body["line"] == line
        assert said in body["error"]["fr"]
        assert str(line) in body["error"]["fr"]
        assert str(line) in body["error"]["en"]
    short = "\n".join([*good[:where], *good[where + 1 :]])
    body = error(server.http.post(DECKS, json={"text": short}, headers=holding(MINE)), 422)
    assert body["rule"] == "KF-003"
    assert listed(server) == before


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": ""},
        {"text": 3},
        {"text": "x" * 140_000},
        {"random": False},
        {"random": True, "text": "x"},
        {"list": "x"},
    ],
)
def test_what_is_not_a_deck_to_keep(server: Server, body: dict[str, Any]) -> None:
    error(server.http.post(DECKS, json=body, headers=holding(MINE)), 400)


def test_calls_that_cannot_be_answered(server: Server) -> None:
    error(server.http.post(DECKS, json={"random": True}), 400)
    error(server.http.post(DECKS, json={"random": True}, headers=holding("short")), 400)
    error(server.http.post(DECKS, content="{}", headers={**holding(MINE), "content-type": "text/plain"}), 415)
    error(server.http.get(f"{DECKS}/nothing-like-it"), 404)
    error(server.http.get(f"{DECKS}/a%20b"), 404)
    error(server.http.get("/api/games/cendrelin/decks"), 404)
    error(server.http.get("/api/games/chess/decks"), 404)


def test_a_library_has_an_end(start: Callable[..., Server]) -> None:
    server = start(decks=2)
    add(server, random=True)
    add(server, random=True)
    body = error(server.http.post(DECKS, json={"random": True}, headers=holding(MINE)), 409)
    assert "2 decks" in body["error"]["fr"]
    add(server, YOURS, random=True)


@pytest.mark.parametrize(
    "bad", ["[" * 60_000, "{" * 60_000, "1 " * 30_000, "\x00\x01", "9" * 60_000 + " Mandale", "{}"]
)
def test_nonsense_is_refused_in_one_line(server: Server, bad: str) -> None:
    error(server.http.post(DECKS, json={"text": bad}, headers=holding(MINE)), 422)


# ---------------------------------------------------------------------- tables


def opens(server: Server, decks: list[Any], *who: str, status: int = 201) -> Frame:
    seats = [{"who": one} if one in ("me", "friend") else {"who": "bot", "bot": one} for one in who]
    body = {"game": "keyforge", "options": {"mode": "single", "decks": decks}, "seats": seats}
    answer = server.http.post("/api/tables", json=body)
    assert answer.status_code == status, answer.text
    opened: Frame = answer.json()
    return opened


def at_table(state: Frame, seat: int) -> list[tuple[str, str]]:
    found = state["view"]["players"][seat]["deck"]["cards"]
    return sorted((card["id"], card["house"]) for card in found for _ in range(card["n"]))


def test_a_table_with_decks_of_the_library(server: Server) -> None:
    mine, theirs = add(server, text=text(21)), add(server, YOURS, text=text(22))
    opened = opens(server, [f"deck:{mine['deck']}", f"deck:{theirs['deck']}"], "me", "random")
    with server.sit(opened) as me:
        assert at_table(me.last, 0) == cards(mine)
        assert at_table(me.last, 1) == cards(theirs)
        assert me.last["view"]["players"][0]["deck"]["name"] == mine["name"]
    server.http.delete(f"{DECKS}/{mine['deck']}", headers=holding(MINE))
    with server.sit(opened) as me:
        assert at_table(me.last, 0) == cards(mine), "a table keeps its decks"


def test_a_deck_that_is_not_there(server: Server) -> None:
    body = opens(server, ["deck:nothing", "random"], "me", "random", status=400)
    assert_words(body["error"])
    body = opens(server, ["later", "random"], "me", "random", status=400)
    assert_words(body["error"])
    body = opens(server, ["random", "later"], "me", "greedy", status=400)
    assert_words(body["error"])


def test_the_same_deck_at_both_seats(server: Server) -> None:
    mine = add(server, text=text(23))
    named = f"deck:{mine['deck']}"
    body = opens(server, [named, named], "me", "random", status=400)
    assert body["rule"] == "KF-302"
    assert_words(body["error"])
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    options = {"mode": "single", "decks": [named, named], "mirror": ["yes", "no"]}
    answer = server.http.post("/api/tables", json={"game": "keyforge", "options": options, "seats": seats})
    assert (answer.status_code, answer.json()["rule"]) == (400, "KF-302"), "one seat alone has asked for it"
    options["mirror"] = ["yes", "yes"]
    answer = server.http.post("/api/tables", json={"game": "keyforge", "options": options, "seats": seats})
    assert answer.status_code == 201, answer.text
    with server.sit(answer.json()) as me:
        assert at_table(me.last, 0) == at_table(me.last, 1) == cards(mine)


def arrive(server: Server, opened: Frame, seat: int | None) -> Player:
    player = server.join(opened["table"])
    if seat is None:
        player.send(do="watch")
    else:
        player.send(do="sit", token=opened["seats"][seat]["token"])
    return player


def test_a_friend_chooses_on_arrival(server: Server) -> None:
    mine, theirs = add(server, text=text(31)), add(server, YOURS, text=text(32))
    opened = opens(server, [f"deck:{mine['deck']}", "later"], "me", "friend")
    with arrive(server, opened, 0) as me, arrive(server, opened, None) as other:
        for player, seat in ((me, 0), (other, None)):
            frame = player.until(lambda frame: frame["type"] == "choosing")
            assert set(frame) == {"type", "n", "table", "you", "seats", "choosing"}
            assert (frame["you"], frame["choosing"]) == (seat, [1])
        for do in ({"do": "play", "n": 0, "key": "keep"}, {"do": "undo", "n": 0}, {"do": "moment", "n": 0}):
            me.refused(**do)
        me.refused(do="why_not", key="keep")
        me.refused(do="hint", n=0)
        me.refused(do="deck", deck="random")
        other.refused(do="deck", deck="random")
        with arrive(server, opened, 1) as friend:
            friend.until(lambda frame: frame["type"] == "choosing")
            for nothing in ("deck:nothing", "nothing", "later"):
                friend.refused(do="deck", deck=nothing)
            same = friend.refused(do="deck", deck=f"deck:{mine['deck']}")
            assert same["rule"] == "KF-302", "every deck is unique"
            friend.send(do="deck", deck=f"deck:{theirs['deck']}")
            for player in (me, friend, other):
                state = player.state()
                assert at_table(state, 0) == cards(mine)
                assert at_table(state, 1) == cards(theirs)
                assert state["log_from"] == 0
            friend.refused(do="deck", deck="random")
            first = me if me.last["choice"] else friend
            first.play()
        assert not any("hand:" in frame for frame in me.raw[:1]), "nothing was dealt before"


def test_a_friend_brings_the_same_deck_where_both_seats_ask_for_it(server: Server) -> None:
    mine = add(server, text=text(31))
    named = f"deck:{mine['deck']}"
    for mirror, allowed in ((["yes", "no"], False), (["yes", "yes"], True)):
        options = {"mode": "single", "decks": [named, "later"], "mirror": mirror}
        seats = [{"who": "me"}, {"who": "friend"}]
        opened = server.http.post("/api/tables", json={"game": "keyforge", "options": options, "seats": seats}).json()
        with arrive(server, opened, 1) as friend:
            friend.until(lambda frame: frame["type"] == "choosing")
            if allowed:
                friend.send(do="deck", deck=named)
                assert at_table(friend.state(), 0) == at_table(friend.last, 1) == cards(mine)
            else:
                assert friend.refused(do="deck", deck=named)["rule"] == "KF-302"


def test_a_choice_outlives_the_server_and_keeps_the_seed(start: Callable[..., Server]) -> None:
    first = start()
    theirs = add(first, text=text(32))
    opened = opens(first, ["starter-1", "later"], "me", "friend")
    shown = first.line(opened)["seed_hash"]
    first.__exit__()
    second = start()
    with arrive(second, opened, 1) as friend:
        frame = friend.until(lambda frame: frame["type"] == "choosing")
        assert frame["table"]["seed_hash"] == shown
        friend.send(do="deck", deck=f"deck:{theirs['deck']}")
        state = friend.state()
        assert state["table"]["seed_hash"] == shown
    second.__exit__()
    with arrive(start(), opened, 1) as friend:
        assert at_table(friend.state(), 1) == cards(theirs)
        assert at_table(friend.last, 0) == cards(ludotheque_show("starter-1"))


def ludotheque_show(ready: str) -> dict[str, Any]:
    shelf = ludotheque.game("keyforge").deck_shelf
    assert shelf is not None
    return shelf.show(shelf.ready()[ready])


def test_a_bot_waits_for_the_last_deck_too(server: Server) -> None:
    opened = opens(server, ["later", "random"], "friend", "random")
    with arrive(server, opened, 0) as friend:
        friend.until(lambda frame: frame["type"] == "choosing")
        assert server.line(opened)["n"] == 0
        friend.send(do="deck", deck="random")
        assert friend.mine()["choice"] or friend.last["over"]
