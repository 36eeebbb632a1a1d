"""Words at the table: everybody there reads them, whoever comes later too, and they are no part of the game."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from ludotheque.server import errors
from ludotheque.server.talk import KEPT
from tests.server.helpers import Server
from tests.server.test_limits import Start


def test_what_is_said_reaches_everybody_and_those_who_come_later(server: Server) -> None:
    opened = server.open("me", "friend")
    with server.sit(opened, 0) as one, server.sit(opened, 1) as two, server.watch(opened) as watcher:
        one.send(do="say", text="  Bien\tjoué\u202e !\n ")
        for reader in (one, two, watcher):
            frame = reader.a("said")
            assert [(line["seat"], line["text"]) for line in frame["lines"]] == [(0, "Bien joué !")]
        two.send(do="say", text="Merci")
        assert [line["seat"] for line in one.a("said")["lines"]] == [1]
        assert watcher.refused(do="say", text="Bravo")["words"] == errors.SPECTATOR
        assert one.last["n"] == 0, "it is no move"
    with server.sit(opened, 0) as late:
        frame = late.a("said")
        assert [line["text"] for line in frame["lines"]] == ["Bien joué !", "Merci"]
        assert frame["earlier"]


def test_only_the_last_of_it_is_kept(server: Server) -> None:
    opened = server.open("me", "friend")
    with server.sit(opened, 0) as one:
        for number in range(KEPT + 5):
            one.send(do="say", text=str(number))
            assert one.a("said")["lines"][0]["text"] == str(number)
    with server.sit(opened, 1) as late:
        lines = late.a("said")["lines"]
        assert (len(lines), lines[0]["text"]) == (KEPT, "5")


def test_what_cannot_be_said(server: Server) -> None:
    opened = server.open("me", "friend")
    with server.sit(opened, 0) as one:
        for text in ("", " \u200b ", "x" * 241, 7, None):
            said = one.refused(do="say", text=text)["words"]
            assert "“text”" in said["en"]
            assert "text" in said["fr"]


def test_talking_without_end(start: Start) -> None:
    server = start(limits=True, client_words=2, client_words_per_second=0.001)
    opened = server.open("me", "friend")
    with server.sit(opened, 0) as one:
        for _ in range(2):
            one.send(do="say", text="…")
            one.a("said")
        assert one.refused(do="say", text="…")["words"] == errors.MANY_WORDS


@pytest.mark.rule("AW-339", "AW-340")
def test_partners_may_call_to_their_opponents_and_not_to_each_other(server: Server) -> None:
    seats_ = [{"who": "me"}, *[{"who": "friend"}] * 3]
    body = {"game": "arackhan", "options": {"layout": "alliance"}, "seats": seats_}
    opened = server.http.post("/api/tables", json=body).json()
    with ExitStack() as stack:
        seats = [stack.enter_context(server.sit(opened, seat)) for seat in range(4)]
        watcher = stack.enter_context(server.watch(opened))
        seats[0].send(do="say", text="Tremblez !")
        for seat in (0, 1, 3):
            (line,) = seats[seat].a("said")["lines"]
            assert (line["text"], line["to"]) == ("Tremblez !", [0, 1, 3])
        seats[1].send(do="say", text="Jamais")
        for seat in (0, 1, 2):
            assert seats[seat].a("said")["lines"][0]["text"] == "Jamais"
        watcher.send(do="why_not", thing="@0")
        assert watcher.until(lambda frame: frame["type"] in ("said", "refusal"))["type"] == "refusal", (
            "a partner could watch"
        )
    with server.sit(opened, 2) as partner:
        assert [line["text"] for line in partner.a("said")["lines"]] == ["Jamais"]
