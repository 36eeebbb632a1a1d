"""Trying a card that somebody wrote: a table against a bot with these cards and nobody else's, or one line and no table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludotheque
from ludotheque.server.bots_pool import _choose_far
from tests.server.helpers import Server, assert_words

EVENT = "Événement : Brouillard bas\nAnglais : Low Fog\nDéfaussez 1 fosse, gagnez 1 mana.\nPerdez 1 mana."
PLACE = (
    "Lieu : Le Lavoir\nRessource : un linceul, des linceuls\nSabliers : 1/4\n"
    "Dépensez 1 mana, créez 1 linceul.\nDéfaussez 2 linceuls, créez 1 âme."
)


def attempt(server: Server, text: Any, card: Any = "brouillard-bas", **more: Any) -> Any:
    return server.http.post("/api/games/cendrelin/cards/try", json={"text": text, "card": card, **more})


def test_the_card_is_at_hand_and_can_be_applied(server: Server) -> None:
    answer = attempt(server, EVENT, name="Ada")
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    assert [seat["who"] for seat in opened["seats"]] == ["me", "bot"]
    with server.sit(opened) as me:
        info = me.last["table"]
        assert (info["options"]["cards"], info["options"]["trial"]) == (EVENT, "brouillard-bas")
        (face,) = info["cards"].values()
        assert (face["fr"], face["en"], face["kind"]) == ("Brouillard bas", "Low Fog", "evenement")
        before = me.last["view"]["players"][0]["counters"][0]["value"]
        me.play("resolve:brouillard-bas#0/a")
        assert me.last["view"]["players"][0]["counters"][0]["value"] == before + 1
        assert any("Brouillard bas" in line["words"]["fr"] for line in me.log)
        assert me.last["table"]["cards"] == info["cards"]
    with server.watch(opened) as anybody:
        assert anybody.last["table"]["cards"] == info["cards"]


def test_a_hint_and_a_bot_in_a_process_of_its_own_know_the_cards(server: Server) -> None:
    opened = attempt(server, EVENT).json()
    with server.sit(opened) as me:
        me.send(do="hint", n=me.last["n"])
        assert me.a("hint")["key"] in {option["key"] for option in me.last["choice"]["options"]}
        live = server.live(opened)
        far = _choose_far("cendrelin", EVENT, live.table.game.dump(live.table.position), 0, "easy", "seed")
        assert far in {option["key"] for option in me.last["choice"]["options"]}


def test_any_table_may_be_opened_with_cards_of_its_own(server: Server) -> None:
    opened = server.open("me", "greedy", cards=EVENT, classes=["sorcier", "random"])
    assert "brouillard-bas" in {card.id for card in server.live(opened).table.game.cards}
    with server.sit(opened) as me:
        assert list(me.last["table"]["cards"]) == ["brouillard-bas"]
    seats = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
    body = {"game": "cendrelin", "options": {"cards": EVENT.replace("gagnez", "volez")}, "seats": seats}
    answer = server.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["line"]) == (400, 3)
    assert_words(answer.json()["error"])


def test_tables_with_different_cards_of_one_name_are_played_at_once(server: Server) -> None:
    texts = [EVENT.replace("gagnez 1", f"gagnez {n}") for n in (2, 4)]
    both = [attempt(server, text).json() for text in texts]
    with server.sit(both[0]) as one, server.sit(both[1]) as other:
        had = [player.last["view"]["players"][0]["counters"][0]["value"] for player in (one, other)]
        for player in (one, other):
            player.play("resolve:brouillard-bas#0/a")
        now = [player.last["view"]["players"][0]["counters"][0]["value"] for player in (one, other)]
        assert [after - before for after, before in zip(now, had, strict=True)] == [2, 4]
    plain = server.open("me", "greedy")
    with server.sit(plain) as me:
        assert {"cards", "trial"}.isdisjoint({*me.last["table"], *me.last["table"]["options"]})


def test_it_is_played_on_to_its_end_by_another_server_and_shown_there(start: Callable[..., Server]) -> None:
    server = start()
    opened = attempt(server, EVENT).json()
    with server.sit(opened) as me:
        me.play("resolve:brouillard-bas#0/a")
        left = me.last
    after = start()
    with after.sit(opened) as me:
        while me.last["n"] < left["n"]:
            me.state()
        assert me.last["table"]["cards"] == left["table"]["cards"]
        me.mine()
        me.send(do="play", n=me.last["n"], key="concede")
        me.until(lambda frame: bool(frame.get("over")))
    third = start()
    record = third.http.get(f"/api/tables/{opened['table']}/record").json()
    assert ludotheque.load(record).over
    with third.watch(opened) as anybody:
        assert anybody.last["table"]["cards"] == left["table"]["cards"]
        assert anybody.last["over"]


def test_a_name_is_never_anything_but_text(server: Server) -> None:
    name = "<img src=x onerror=alert(1)>"
    opened = attempt(server, EVENT.replace("Brouillard bas", name), "img-src-x-onerror-alert-1").json()
    with server.sit(opened) as me:
        me.play("resolve:img-src-x-onerror-alert-1#0/b")
        assert any(name in line["words"]["fr"] for line in me.log)


@pytest.mark.parametrize(
    ("text", "said", "rule", "line"),
    [
        (EVENT.replace("gagnez", "volez"), "line 3, column 20: found « volez 1 mana. », expected « créez »", None, 3),
        (EVENT.replace("1 fosse", "1 chou"), "found « chou », expected a resource (tombe, fosse, âme,", None, 3),
        (PLACE.replace("Dépensez", "Perdez"), "can be repeated without end at no cost", "CE-D05", 4),
        (EVENT.replace("1 fosse,", "1 fosse, si fosse ≤ 0,"), "no position can apply", "CE-098", 3),
        (EVENT + "\nPerdez 1 mana." * 2, "has 4 effects: it may have 2 or 3", None, 1),
        (EVENT.replace("1 fosse", "1000 fosses"), "a number of a card is 99 at most", None, 3),
        ("\n\n".join(f"Fragment : F{n}\nClasse : Sorcier\nGagnez 1 mana." for n in range(25)), "25 cards", None, None),
        (
            "Fragment : Fossoyer\nClasse : Sorcier\nGagnez 1 mana.",
            "the game already has a card of this name",
            "CE-D13",
            1,
        ),
        ("x" * 4001, "1 to 4000 characters", None, None),
        ("", "1 to 4000 characters", None, None),
        (3, "must be a text", None, None),
        (EVENT.replace("Brouillard bas", "Autre nom"), "no card to try is called 'brouillard-bas'", None, None),
    ],
)
def test_bad_cards_are_one_line_and_there_is_no_table(
    server: Server, text: Any, said: str, rule: str | None, line: int | None
) -> None:
    before = set(server.room._live)
    answer = attempt(server, text)
    assert answer.status_code == 400
    body = answer.json()
    assert_words(body["error"])
    assert said in body["error"]["en"]
    assert (body["rule"], body.get("line")) == (rule, line)
    assert set(server.room._live) == before


def test_only_games_that_people_write_cards_for_can_be_tried(server: Server) -> None:
    for game in ("keyforge", "chess"):
        answer = server.http.post(f"/api/games/{game}/cards/try", json={"text": EVENT, "card": "x"})
        assert answer.status_code == 404
        assert_words(answer.json()["error"])
    assert attempt(server, EVENT, options={}).status_code == 400


def test_whoever_tries_too_often_must_wait(start: Callable[..., Server]) -> None:
    server = start(limits=True, client_checks=1, client_checks_per_second=0.01)
    assert [attempt(server, EVENT).status_code for _ in range(2)] == [201, 429]
