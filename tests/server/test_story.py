"""After the end: the story of a table, its moments through other eyes and with open hands, and a rematch; none of it before."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

import ludotheque
from ludotheque.conformance.wire import faults, shapes_of
from ludotheque.server import errors, wire
from ludotheque.server.stories import together
from tests.server.helpers import Frame, Player, Server, assert_words

pytestmark = pytest.mark.timeout(120)

CLASSES = {"classes": ["necromancien", "sorcier"]}
Start = Callable[..., Server]


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked for must be there: the games are the same every time."""
    monkeypatch.setattr("ludotheque.engine.table.draw_seed", lambda: "the same game every time 3")


def finished(server: Server, *who: str) -> Frame:
    """A table at which a few answers were given, and then somebody gave up."""
    opened = server.open(*(who or ("me", "greedy")), **CLASSES)
    with server.sit(opened) as me:
        for _ in range(4):
            me.mine()
            me.play()
        me.mine()
        me.play("concede")
        while not me.last["over"]:
            me.state()
    return opened


def story(server: Server, opened: Frame) -> Any:
    return server.http.get(f"/api/tables/{opened['table']}/story")


def looked(player: Player, **message: Any) -> Frame:
    player.send(do="moment", **message)
    return player.a("moment")


def hands(view: Frame) -> dict[int, list[str | None]]:
    return {zone["owner"]: [card["id"] for card in zone["cards"]] for zone in view["zones"] if zone["kind"] == "hand"}


# ---------------------------------------------------------------------- the story


def test_a_story_is_told_after_the_end_and_not_before(server: Server) -> None:
    opened = server.open("me", "greedy", **CLASSES)
    answer = story(server, opened)
    assert (answer.status_code, answer.json()["error"]) == (403, errors.STORY_NOT_OVER)
    assert_words(answer.json()["error"])
    ended = finished(server)
    found = story(server, ended).json()
    assert faults(found, wire.Story, shapes_of("cendrelin")) == []
    assert found["turns"][-1]["n"] == server.line(ended)["n"]
    assert found["turns"][0]["start"] == 0


def test_a_story_outlives_the_rules(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    opened = finished(server)
    before = story(server, opened).json()
    server.__exit__()
    monkeypatch.setattr(ludotheque.game("cendrelin"), "rules_version", "next")
    assert story(start(), opened).json() == before


def test_an_older_ending_is_told_again_as_long_as_its_rules_are_here(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    opened = finished(server)
    before = story(server, opened).json()
    server.__exit__()
    with closing(sqlite3.connect(server.settings.database_url().removeprefix("sqlite:///"))) as raw, raw:
        kept = json.loads(zlib.decompress(raw.execute("SELECT data FROM endings").fetchone()[0]))
        del kept["story"]
        raw.execute("UPDATE endings SET data = ?", (zlib.compress(json.dumps(kept).encode()),))
    server = start()
    assert story(server, opened).json() == before
    server.__exit__()
    monkeypatch.setattr(ludotheque.game("cendrelin"), "rules_version", "next")
    answer = story(start(), opened)
    assert (answer.status_code, answer.json()) == (200, None)


def test_a_lesson_has_no_story_and_an_unknown_table_neither(server: Server) -> None:
    opened = server.http.post("/api/games/cendrelin/lessons/first", json={}).json()
    assert story(server, opened).json()["error"] == errors.NO_STORY
    assert story(server, {"table": "nowhere"}).status_code == 404


def test_two_bots_are_watched_to_the_end_of_their_game(server: Server) -> None:
    opened = server.open("greedy", "random", **CLASSES)
    with server.watch(opened) as watcher:
        if not watcher.last["over"]:
            watcher.until(lambda frame: frame["type"] == "state" and bool(frame["over"]))
        assert {line["seat"] for line in watcher.log} >= {0, 1}
        assert watcher.last["you"] is None
        n = watcher.last["n"]
        assert looked(watcher, n=n // 2)["view"]["seat"] is None
        assert len(story(server, opened).json()["turning"]) >= 2
        assert watcher.refused(do="rematch")["words"] == errors.SPECTATOR


# ---------------------------------------------------------------------- whose eyes


def test_while_a_game_goes_on_nobody_looks_through_other_eyes(server: Server) -> None:
    """Each way of asking is answered with one line, and no frame ever holds a card of somebody else's hand."""
    opened = server.open("me", "friend", **CLASSES)
    with server.sit(opened, 0) as one, server.sit(opened, 1) as two, server.watch(opened) as watcher:
        one.state()
        for _ in range(6):
            asked = one if one.last["waiting"] == [0] else two
            n = asked.last["n"]
            asked.play()
            for player in (one, two, watcher):
                if player.last["n"] <= n:
                    player.state(n + 1)
                you = player.last["you"]
                assert looked(player, n=n)["view"]["seat"] == you
                if you is not None:
                    assert looked(player, n=n, seat=you)["view"]["seat"] == you
                for eyes in ({"open": True}, {"seat": 1 - (you or 0)}, {"seat": 1 - (you or 0), "open": True}):
                    refused = player.refused(do="moment", n=n, **eyes)
                    assert refused["words"] == errors.HANDS_NOT_OVER
        table = server.live(opened).table
        held: list[set[str]] = [set(), set()]
        for n in range(len(table.answers) + 1):
            for seat, cards in hands(table.at(n).view(seat=0)).items():
                held[seat].update(card for card in cards if card)
            for seat, cards in hands(table.at(n).view(seat=1)).items():
                held[seat].update(card for card in cards if card)
        seen = {card["id"] for zone in table.view(None)["zones"] for card in zone["cards"]}
        seen |= {name["id"] for line in table.log(None) for name in line["names"]}
        secret = [held[0] - held[1] - seen, held[1] - held[0] - seen]
        assert all(secret), "there was something to hide"
        for raw in two.raw + watcher.raw:
            assert not any(f'"{card}"' in raw for card in secret[0])
        for raw in one.raw + watcher.raw:
            assert not any(f'"{card}"' in raw for card in secret[1])


def test_after_the_end_all_hands_are_open_to_all(server: Server) -> None:
    opened = finished(server, "me", "greedy")
    with server.sit(opened) as me, server.watch(opened) as watcher:
        both = (
            (n, hands(looked(me, n=n)["view"])[0], hands(looked(watcher, n=n, seat=1)["view"])[1])
            for n in range(me.last["n"])
        )
        n, mine, theirs = next(one for one in both if one[1] and one[2])  # a moment at which both hold something
        frame = looked(watcher, n=n, open=True)
        assert frame["open"] is True
        assert frame["view"]["seat"] is None
        assert hands(frame["view"]) == {0: mine, 1: theirs}
        assert looked(watcher, n=n, seat=0)["view"] == looked(me, n=n)["view"]
        opposite = looked(watcher, n=n, seat=1, open=True)["view"]
        assert (opposite["seat"], hands(opposite)) == (1, {0: mine, 1: theirs})
        piles = [zone for zone in frame["view"]["zones"] if zone["kind"] == "past_life"]
        assert piles
        assert all(zone["cards"] == [] for zone in piles), "what nobody knew stays hidden"


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ({"seat": 7}, errors.NO_SEAT),
        ({"seat": 2, "open": True}, errors.NO_SEAT),
        ({"n": 9999}, errors.NO_MOMENT),
        ({"n": 9999, "open": True}, errors.NO_MOMENT),
        ({"open": "yes"}, None),
        ({"seat": -1}, None),
        ({"seat": True}, None),
    ],
)
def test_nonsense_is_one_line(
    server: Server, ended: Frame, message: dict[str, Any], words: dict[str, str] | None
) -> None:
    with server.watch(ended) as watcher:
        refused = watcher.refused(**{"do": "moment", "n": 2, **message})
        assert words is None or refused["words"] == words


@pytest.fixture(scope="module")
def ended(server: Server) -> Frame:
    return finished(server)


def test_of_two_views_of_a_zone_the_fuller_one_is_kept() -> None:
    def view(*zones: tuple[str, list[str | None]]) -> Frame:
        return {"seat": None, "zones": [{"id": id, "cards": [{"id": card} for card in cards]} for id, cards in zones]}

    public = view(("hand:0", []), ("row", ["a", None]))
    mine = view(("hand:0", ["b"]), ("row", ["a", None]))
    other = view(("hand:0", []), ("row", ["a", "c"]), ("plot:1", ["d"]))
    assert together(public, [mine, other]) == view(("hand:0", ["b"]), ("row", ["a", "c"]), ("plot:1", ["d"]))


# ---------------------------------------------------------------------- a rematch


def test_a_rematch_is_offered_to_everybody_at_the_old_table(server: Server) -> None:
    opened = server.open("me", "friend", **CLASSES)
    with server.sit(opened, 0, name="Zoé") as one, server.sit(opened, 1, name="Max") as two:
        assert one.refused(do="rematch")["words"] == errors.REMATCH_NOT_OVER
        one.send(do="play", n=one.last["n"], key="concede")
        for player in (one, two):
            while not player.last["over"]:
                player.state()
        with server.watch(opened) as watcher:
            two.send(do="rematch")
            frames = [player.a("rematch") for player in (one, two, watcher)]
            assert {frame["table"] for frame in frames} == {frames[0]["table"]}
            assert [frame["by"] for frame in frames] == [1, 1, 1]
            assert frames[2]["token"] is None
            assert "opener" in frames[1]
            assert all("opener" not in frame and "friends" not in frame for frame in (frames[0], frames[2]))
            assert frames[1]["friends"] == [{"seat": 0, "token": frames[0]["token"]}]
            one.send(do="rematch")  # the same one
            assert one.a("rematch")["table"] == frames[0]["table"]
        for seat, frame in enumerate(frames[:2]):
            with server.join(frame["table"]) as player:
                player.send(do="sit", token=frame["token"])
                state = player.state()
                assert (state["you"], state["over"]) == (seat, None)
                assert state["table"]["options"] == one.last["table"]["options"]
                assert [one["name"] for one in state["seats"]] == ["Zoé", "Max"]
    with server.sit(opened, 0) as late:  # who comes back later is told as well
        assert late.a("rematch")["token"] == frames[0]["token"]


def test_a_rematch_against_a_bot_keeps_the_bot(server: Server) -> None:
    opened = finished(server)
    with server.sit(opened) as me:
        me.send(do="rematch")
        frame = me.a("rematch")
        assert faults(frame, wire.Rematch, shapes_of("cendrelin")) == []
    with server.join(frame["table"]) as player:
        player.send(do="sit", token=frame["token"])
        assert [(one["who"], one["bot"]) for one in player.state()["seats"]] == [("human", None), ("bot", "greedy")]


# ---------------------------------------------------------------------- addresses


@pytest.mark.parametrize("path", ["/table/nowhere/at/3", "/table/nowhere/at/x"])
def test_a_link_to_a_moment_is_an_address_of_the_page(server: Server, path: str) -> None:
    """The page itself says what is not there; without a build the server says so."""
    assert server.http.get(path, headers={"accept": "text/html"}).status_code in (200, 503)
