"""Finished tables stay readable for ever: what was shown at their end is kept, and needs no rules to be shown again."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table
from ludotheque.server import endings, errors
from ludotheque.server.store import Store
from tests.server.helpers import Frame, Player, Server

pytestmark = pytest.mark.timeout(120)

CLASSES = {"classes": ["necromancien", "sorcier"]}
Start = Callable[..., Server]


def ended(server: Server) -> Frame:
    """A table that a person and a bot have played to its end."""
    opened = server.open("me", "greedy", **CLASSES)
    with server.sit(opened, name="Zoé") as me:
        while not me.mine()["over"]:
            me.play()
    return opened


def seen(server: Server, opened: Frame) -> list[Frame]:
    """The table as its player and a spectator are shown it, but for who is there."""
    with server.sit(opened) as me, server.watch(opened) as watcher:
        return [{key: value for key, value in player.last.items() if key != "seats"} for player in (me, watcher)]


def database(server: Server) -> str:
    return server.settings.database_url().removeprefix("sqlite:///")


def rules_move_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ludotheque.game("cendrelin"), "rules_version", "next")


# ---------------------------------------------------------------------- the ending itself


@pytest.mark.parametrize("game", ["cendrelin", "keyforge", "arackhan"])
def test_an_ending_tells_what_the_table_told(game: str) -> None:
    table = ludotheque.new(game, 2, 6)
    dice = Dice(6)
    while not table.over:
        options = table.choice.options
        table.play(options[dice.below(len(options))])
    again = endings.read(endings.write(table), table.game, None)
    assert again is not None
    for seat in (0, 1, None):
        assert again.view(seat) == table.view(seat)
        assert again.log(seat) == table.log(seat)
        assert again.log(seat, 7) == table.log(seat, 7)
    for n in (0, 1, 5, len(table.answers)):
        assert again.log_at(n) == table.log_at(n)
    assert again.log(0) != again.log(1)  # each has its own
    for field in ("over", "outcome", "asked", "pending", "seed", "seed_hash", "options", "answers", "log_length"):
        assert getattr(again, field) == getattr(table, field), field
    assert again.record() == table.record()
    assert str(again.undo_refusal(0)) == str(table.undo_refusal(0))
    assert str(again.why_not("end", 0)) == str(table.why_not("end", 0))
    assert again.choice_of(0) is None


@pytest.mark.parametrize("data", [b"", b"not compressed", zlib.compress(b"[]"), zlib.compress(b'{"form": 99}')])
def test_a_damaged_ending_is_no_ending(data: bytes) -> None:
    assert endings.read(data, ludotheque.game("cendrelin"), None) is None


# ---------------------------------------------------------------------- other rules


def test_a_finished_table_outlives_its_rules(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    opened = ended(server)
    before, record = seen(server, opened), server.http.get(f"/api/tables/{opened['table']}/record").json()
    server.__exit__()
    rules_move_on(monkeypatch)
    server = start()
    line = server.line(opened)
    assert (line["n"], line["over"]) == (before[0]["n"], before[0]["over"])
    assert [seat["name"] for seat in line["seats"]] == ["Zoé", None]
    assert seen(server, opened) == before
    assert before[0]["view"] != before[1]["view"]
    assert before[0]["table"]["seed"] == record["seed"]
    assert server.http.get(f"/api/tables/{opened['table']}/record").json() == record


def test_it_can_be_read_and_nothing_else(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    opened = ended(server)
    server.__exit__()
    rules_move_on(monkeypatch)
    server = start()
    with server.sit(opened) as me, server.watch(opened) as watcher:
        n = me.last["n"]
        for player in (me, watcher):
            assert player.refused(do="moment", n=3)["words"] == errors.NO_REPLAY
            player.send(do="moment", n=n)
            assert player.a("moment")["view"] == player.last["view"]
        assert me.refused(do="play", n=n, key="end")["words"]["en"] == "the game is over"
        for message in ({"do": "undo", "n": n}, {"do": "hint", "n": n}, {"do": "play", "n": 1, "key": "end"}):
            me.refused(**message)
        me.send(do="why_not", key="end")
        assert me.a("refusal")["words"]["fr"]
        me.send(do="name", name="Ana")
        assert me.until(lambda frame: frame["type"] == "state" and frame["seats"][0]["name"] == "Ana")


def test_an_unfinished_table_says_that_the_rules_have_changed(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    opened = server.open("me", "friend")
    server.__exit__()
    rules_move_on(monkeypatch)
    server = start()
    answer = server.http.get(f"/api/tables/{opened['table']}")
    assert (answer.status_code, answer.json()["error"]) == (410, errors.OTHER_RULES)


# ---------------------------------------------------------------------- the same rules


def test_a_table_that_was_taken_back_and_ended_elsewhere(start: Start) -> None:
    """What this server's readers have of the log is no longer so, and the table that tells it is an ending."""
    one, other = start(), start()
    opened = one.open("me", "friend", **CLASSES)
    with one.sit(opened, 0) as a, one.sit(opened, 1) as b:
        a.until(lambda frame: frame["seats"][1]["here"])
        here = a if a.last["choice"] else b
        n, lines = here.last["n"], len(here.log)
        here.play("mana")
        with other.sit(opened, here.last["you"]) as there:
            there.send(do="undo", n=n + 1)
            there.state(n)
            there.play("concede")
            heard = len(here.raw)
            here.refused(do="undo", n=n + 1)
            here.until(lambda frame: frame.get("over") is not None)
            assert here.log == there.log
            states = [frame for frame in map(json.loads, here.raw[heard:]) if "log_from" in frame]
            assert states[0]["log_from"] == lines


def test_a_finished_table_is_not_played_again_to_be_read(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    opened = ended(server)
    before = seen(server, opened)
    moments = moments_of(server, opened)
    server.__exit__()
    played: list[str] = []
    play = Table.play

    def counted(self: Table, answer: Any, *args: Any) -> None:
        played.append(answer)
        play(self, answer, *args)

    monkeypatch.setattr(Table, "play", counted)
    server = start()
    assert seen(server, opened) == before
    assert played == []
    assert moments_of(server, opened) == moments  # but every moment of it can be looked at
    assert len(played) == 5


def moments_of(server: Server, opened: Frame) -> list[Frame]:
    with server.sit(opened) as me:
        return [moment(me, 5), moment(me, me.last["n"])]


def moment(player: Player, n: int) -> Frame:
    player.send(do="moment", n=n)
    return player.a("moment")


@pytest.mark.parametrize("damage", ["gone", "damaged"])
def test_a_table_finished_before_endings_were_kept(start: Start, monkeypatch: pytest.MonkeyPatch, damage: str) -> None:
    server = start()
    opened = ended(server)
    before = seen(server, opened)
    server.__exit__()
    with closing(sqlite3.connect(database(server))) as raw, raw:
        if damage == "gone":
            assert raw.execute("DELETE FROM endings").rowcount == 1
        else:
            raw.execute("UPDATE endings SET data = x'00'")
    server = start()
    assert seen(server, opened) == before  # the rules still fit: it is played again, and its ending kept
    server.__exit__()
    rules_move_on(monkeypatch)
    server = start()
    if damage == "gone":
        assert seen(server, opened) == before
    else:
        assert server.http.get(f"/api/tables/{opened['table']}").status_code == 410


def test_a_full_disk_does_not_keep_a_finished_table_shut(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server.test_outage import fail

    server = start()
    opened = ended(server)
    before = seen(server, opened)
    server.__exit__()
    with closing(sqlite3.connect(database(server))) as raw, raw:
        raw.execute("DELETE FROM endings")
    monkeypatch.setattr(Store, "keep_ending", fail)
    assert seen(start(), opened) == before
