"""Decks built card by card over HTTP: what the rules say of them, keeping and changing them, tables that play them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from ludotheque.games.arackhan import decks
from tests.server.helpers import Frame, Server, assert_words

pytestmark = pytest.mark.timeout(120)

MINE, YOURS = "mine-" + "b" * 20, "yours-" + "b" * 20
DECKS = "/api/games/arackhan/decks"
NAKKA = decks.READY["preconstruit-nakka"].cards
#: A twenty-fourth card, which is also too dear.
MORE = {**NAKKA, "xenodon": 4}


def holding(key: str) -> dict[str, str]:
    return {"x-ludotheque-library": key}


def error(answer: httpx.Response, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert_words(body["error"])
    return body


def check(server: Server, cards: dict[str, int], band: str = "nakka") -> dict[str, Any]:
    answer = server.http.post(f"{DECKS}/check", json={"band": band, "cards": cards})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def build(server: Server, key: str = MINE, cards: dict[str, int] = NAKKA, name: str = "Mes Nakka") -> dict[str, Any]:
    answer = server.http.post(DECKS, json={"band": "nakka", "cards": cards, "name": name}, headers=holding(key))
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def listed(server: Server, key: str = MINE) -> dict[str, str]:
    return {deck["deck"]: deck["name"] for deck in server.http.get(DECKS, headers=holding(key)).json()["decks"]}


def cards(shown: dict[str, Any]) -> dict[str, int]:
    return {card["id"]: card["n"] for group in shown["groups"] for card in group["cards"]}


def test_what_a_builder_needs_from_the_start(server: Server) -> None:
    games = {line["id"]: line for line in server.http.get("/api/games").json()}
    assert [games[id]["builds"] for id in ("arackhan", "keyforge", "cendrelin", "anima")] == [True, False, False, False]
    plan = server.http.get("/api/games/arackhan").json()["plan"]
    assert plan["cards"]["blizzard"] == {"most": 2, "mark": "II", "rule": "AW-286", "cost": 6}
    assert server.http.get("/api/games/keyforge").json()["plan"] is None
    ready = server.http.get(DECKS).json()["ready"]
    assert len(ready) == 21
    for line in ready:
        assert_words(line["name"])
    exported = server.http.get(f"{DECKS}/preconstruit-nakka/text", params={"lang": "en"})
    assert exported.text.startswith("# Nakka pre-built deck\nFaction: Nakka\n")


@pytest.mark.rule("AW-279", "AW-281", "AW-285")
def test_every_broken_rule_at_once(server: Server) -> None:
    assert check(server, NAKKA)["faults"] == []
    found = check(server, {**MORE, "arbre-de-vie": 2})
    assert [fault["rule"] for fault in found["faults"]] == ["AW-279", "AW-281", "AW-285"]
    for fault in found["faults"]:
        assert_words(fault["words"])
    assert {one["id"]: (one["value"], one["of"]) for one in found["totals"]} == {
        "cards": (25, 23),
        "points": (140, 125),
        "initiative": (2, 5),
        "furtif": (0, 6),
    }
    assert [fault["rule"] for fault in check(server, {})["faults"]] == ["AW-279"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"band": "elfes", "cards": {}}, 422),
        ({"band": "nakka", "cards": {"dragon-rose": 1}}, 422),
        ({"cards": {}}, 400),
        ({"band": "nakka"}, 400),
        ({"band": 3, "cards": {}}, 400),
        ({"band": "nakka", "cards": []}, 400),
        ({"band": "nakka", "cards": {"xenodon": "2"}}, 400),
        ({"band": "nakka", "cards": {"xenodon": True}}, 400),
        ({"band": "nakka", "cards": {"xenodon": -1}}, 400),
        ({"band": "nakka", "cards": {"xenodon": 10**9}}, 400),
        ({"band": "nakka", "cards": {"x" * 500: 1}}, 400),
        ({"band": "nakka", "cards": {str(n): 1 for n in range(500)}}, 400),
        ({"band": "nakka", "cards": {}, "name": 3}, 400),
        ({"band": "nakka", "cards": {}, "colour": "red"}, 400),
    ],
)
def test_what_cannot_be_examined_or_kept(server: Server, body: dict[str, Any], status: int) -> None:
    before = listed(server)
    error(server.http.post(f"{DECKS}/check", json=body), status)
    if "cards" in body:
        error(server.http.post(DECKS, json=body, headers=holding(MINE)), status)
    error(
        server.http.put(f"{DECKS}/preconstruit-nakka", json=body, headers=holding(MINE)), 404 if status == 422 else 400
    )
    assert listed(server) == before


def test_a_game_whose_decks_are_not_built(server: Server) -> None:
    body = {"band": "dis", "cards": {}}
    error(server.http.post("/api/games/keyforge/decks/check", json=body), 404)
    error(server.http.post("/api/games/keyforge/decks", json=body, headers=holding(MINE)), 404)
    error(server.http.put("/api/games/keyforge/decks/starter-1", json=body, headers=holding(MINE)), 404)
    error(server.http.post("/api/games/cendrelin/decks/check", json=body), 404)


def test_a_built_deck_is_kept(server: Server) -> None:
    kept = build(server)
    assert (kept["name"], kept["mine"]) == ("Mes Nakka", True)
    assert cards(kept) == NAKKA
    assert [(group["band"], group["kind"]) for group in kept["groups"]] == [
        ("nakka", "creature"),
        ("nakka", "spell"),
        ("nakka", "place"),
    ]
    assert listed(server)[kept["deck"]] == "Mes Nakka"
    text = server.http.get(f"{DECKS}/{kept['deck']}/text").text
    assert decks.read_text(text).cards == NAKKA


@pytest.mark.rule("AW-279")
def test_an_illegal_deck_is_not_kept(server: Server) -> None:
    before = listed(server)
    body = error(server.http.post(DECKS, json={"band": "nakka", "cards": MORE}, headers=holding(MINE)), 422)
    assert body["rule"] == "AW-279"
    error(server.http.post(DECKS, json={"band": "nakka", "cards": NAKKA}), 400)
    assert listed(server) == before


@pytest.mark.rule("AW-281")
def test_a_kept_deck_is_changed_by_its_owner_alone(server: Server) -> None:
    kept = build(server)["deck"]
    other = {**NAKKA, "phasme-venimeux": 2, "xenodon": 2}
    answer = server.http.put(f"{DECKS}/{kept}", json={"band": "nakka", "cards": other}, headers=holding(MINE))
    assert answer.status_code == 200
    assert answer.json()["deck"] == kept
    assert answer.json()["name"] == "Mes Nakka", "a name that is not given stays"
    assert cards(server.http.get(f"{DECKS}/{kept}").json()) == other
    renamed = {"band": "nakka", "cards": other, "name": "Autre nom"}
    assert server.http.put(f"{DECKS}/{kept}", json=renamed, headers=holding(MINE)).json()["name"] == "Autre nom"
    assert listed(server)[kept] == "Autre nom"

    dear = {**NAKKA, "phasme-venimeux": 0, "xenodon": 4}
    body = error(server.http.put(f"{DECKS}/{kept}", json={"band": "nakka", "cards": dear}, headers=holding(MINE)), 422)
    assert body["rule"] == "AW-281"
    whole = {"band": "nakka", "cards": NAKKA}
    error(server.http.put(f"{DECKS}/{kept}", json=whole, headers=holding(YOURS)), 403)
    error(server.http.put(f"{DECKS}/{kept}", json=whole), 400)
    error(server.http.put(f"{DECKS}/preconstruit-nakka", json=whole, headers=holding(MINE)), 404)
    error(server.http.put(f"{DECKS}/nothing-like-it", json=whole, headers=holding(MINE)), 404)
    assert cards(server.http.get(f"{DECKS}/{kept}").json()) == other


def test_the_builders_addresses_are_the_pages(server: Server) -> None:
    known = server.http.get("/decks/arackhan")
    for path in ("/decks/arackhan/new", "/decks/arackhan/abc/edit"):
        answer = server.http.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (
            known.status_code,
            known.headers["content-type"],
        )
    assert server.http.get("/decks/arackhan/abc/other").status_code == 404


# ---------------------------------------------------------------------- tables


def opens(server: Server, given: list[Any], *who: str) -> Frame:
    seats = [{"who": one} if one in ("me", "friend") else {"who": "bot", "bot": one} for one in who]
    answer = server.http.post("/api/tables", json={"game": "arackhan", "options": {"decks": given}, "seats": seats})
    assert answer.status_code == 201, answer.text
    opened: Frame = answer.json()
    return opened


@pytest.mark.rule("AW-050", "AW-051")
def test_a_built_deck_is_played_and_only_its_player_knows_it(start: Callable[..., Server]) -> None:
    server = start()
    built = build(server, cards={**NAKKA, "phasme-venimeux": 2, "xenodon": 2}, name="Les miens")
    opened = opens(server, [f"deck:{built['deck']}", "choose"], "me", "friend")
    with server.sit(opened) as me, server.sit(opened, 1) as friend, server.watch(opened) as other:
        mine = me.last["table"]["options"]["decks"]
        assert mine[0]["cards"] == cards(built)
        assert mine[1] is None
        assert friend.last["table"]["options"]["decks"] == [None, "choose"]
        assert other.last["table"]["options"]["decks"] == [None, None]
        for player in (friend, other):
            assert not any("Les miens" in frame or "phasme-venimeux" in frame for frame in player.raw)
        friend.play()
        state = me.until(lambda frame: frame["type"] == "state" and frame["n"] == 1)
        assert state["view"]["players"][0]["deck"]["name"] == {"fr": "Les miens", "en": "Les miens"}


def test_a_friend_brings_a_built_deck(start: Callable[..., Server]) -> None:
    server = start()
    built = build(server, YOURS)
    opened = opens(server, ["box", "later"], "me", "friend")
    friend = server.join(opened["table"])
    with friend:
        friend.send(do="sit", token=opened["seats"][1]["token"])
        friend.until(lambda frame: frame["type"] == "choosing")
        friend.send(do="deck", deck=f"deck:{built['deck']}")
        state = friend.state()
        assert state["table"]["options"]["decks"][1]["cards"] == NAKKA
        assert state["view"]["players"][1]["deck"]["name"]["fr"] == "Mes Nakka"
