"""Campaigns: chapters that follow from each other, whose they are, and chains that were tampered with."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import threading
import time
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludotheque.conformance.wire import faults, shapes_of
from ludotheque.engine import record
from ludotheque.server import errors, wire
from ludotheque.server.campaign_store import Chains, KeptCampaign
from ludotheque.server.housekeeping import Housekeeping
from ludotheque.server.journal import Changed
from ludotheque.server.store import FullLibrary, Kept, KeptSeat, Store
from tests.engine.toy import Toy
from tests.engine.toy.carrying import CarryingToy
from tests.server.helpers import WAIT, Frame, Server, assert_words

pytestmark = pytest.mark.timeout(120)

Start = Callable[..., Server]
KEY = {"x-ludotheque-library": "campaign-campaign-0001"}
OTHER = {"x-ludotheque-library": "campaign-campaign-0002"}
ALONE = [{"who": "me", "name": "Zoé"}, {"who": "bot", "bot": "random"}]
FRIENDS = [{"who": "me", "name": "Zoé"}, {"who": "friend"}]


class OpenToy(CarryingToy):
    """Nothing that it carries is secret."""

    id = "opentoy"
    carries_secrets = False


@pytest.fixture
def host(start: Start) -> Start:
    """Starts servers that know the toys."""

    def make(**settings: Any) -> Server:
        server = start(**settings)
        server.room.lobby.games.update({"toy": CarryingToy(), "opentoy": OpenToy(), "plain": Toy()})
        return server

    return make


def begin(server: Server, seats: list[Frame] = ALONE, game: str = "toy", **more: Any) -> Frame:
    body = {"game": game, "name": "  Les  cendres ", "seats": seats, **more}
    answer = server.http.post("/api/campaigns", json=body, headers=KEY)
    assert answer.status_code == 201, answer.text
    opened: Frame = answer.json()
    assert faults(opened, wire.OpenedChapter, shapes_of("cendrelin"), "opened") == []
    return opened


def ask_on(server: Server, opened: Frame, key: dict[str, str] = KEY, **body: Any) -> Any:
    return server.http.post(f"/api/campaigns/{opened['campaign']}/tables", json=body, headers=key)


def go_on(server: Server, opened: Frame, **body: Any) -> Frame:
    answer = ask_on(server, opened, **body)
    assert answer.status_code == 201, answer.text
    following: Frame = answer.json()
    assert following["campaign"] == opened["campaign"]
    return following


def refused(answer: Any, status: int) -> Frame:
    assert answer.status_code == status, answer.text
    assert_words(answer.json()["error"])
    said: Frame = answer.json()["error"]
    return said


def end(server: Server, opened: Frame) -> None:
    with server.sit(opened) as me:
        while not me.mine()["over"]:
            me.play()


def mine(server: Server, key: dict[str, str] = KEY) -> list[Frame]:
    lines: list[Frame] = server.http.get("/api/campaigns", headers=key).json()
    assert faults(lines, list[wire.CampaignLine], shapes_of("cendrelin"), "campaigns") == []
    return lines


def database(server: Server) -> str:
    return server.settings.database_url().removeprefix("sqlite:///")


def row(server: Server, query: str, *args: Any) -> Any:
    with closing(sqlite3.connect(database(server))) as raw, raw:
        return raw.execute(query, args).fetchone()


def ending(server: Server, opened: Frame) -> Frame:
    found: Frame = json.loads(
        zlib.decompress(row(server, "SELECT data FROM endings WHERE table_id = ?", opened["table"])[0])
    )
    return found


def rewrite(server: Server, opened: Frame, change: Callable[[Frame], None]) -> None:
    """Change the ending of a table behind the server's back."""
    data = ending(server, opened)
    change(data)
    packed = zlib.compress(json.dumps(data).encode())
    row(server, "UPDATE endings SET data = ? WHERE table_id = ? RETURNING 1", packed, opened["table"])


def reseal(data: Frame) -> None:
    """Write the record's check anew, as somebody who edits it would."""
    rest = {name: value for name, value in data["record"].items() if name != "check"}
    data["record"]["check"] = record.digest(rest)


def chapters(server: Server, number: int, **more: Any) -> list[Frame]:
    """A campaign of so many chapters, all played to their end."""
    opened = [begin(server, **more)]
    end(server, opened[0])
    while len(opened) < number:
        opened.append(go_on(server, opened[0]))
        end(server, opened[-1])
    return opened


# ---------------------------------------------------------------------- going on


def test_a_campaign_from_chapter_to_chapter(host: Start) -> None:
    server = host()
    one = begin(server)
    (line,) = mine(server)
    assert (line["name"], line["game"], line["can"]) == ("Les cendres", "toy", False)
    assert line["chapters"] == [{"table": one["table"], "state": "playing", "ended": None}]
    end(server, one)
    left = ending(server, one)["outcome"]["carry"]
    assert mine(server)[0]["can"]
    two = go_on(server, one)
    assert [seat["who"] for seat in two["seats"]] == ["me", "bot"]
    with server.sit(two) as me:
        laid = [player["counters"][0]["value"] for player in me.states[0]["view"]["players"]]
        assert (me.states[0]["n"], laid) == (0, left["laid"])
        assert me.last["seats"][0]["name"] == "Zoé"
    assert server.live(two).table.options["carry"] == left
    (line,) = mine(server)
    assert [(chapter["table"], chapter["state"]) for chapter in line["chapters"]] == [
        (one["table"], "over"),
        (two["table"], "playing"),
    ]
    assert not line["can"]
    end(server, two)
    three = go_on(server, one)
    assert server.live(three).table.options["carry"] == ending(server, two)["outcome"]["carry"]


def test_a_campaign_goes_on_after_the_server_was_started_again(host: Start) -> None:
    server = host()
    one, two = chapters(server, 2)
    server.__exit__()
    again = host()
    assert len(mine(again)[0]["chapters"]) == 2
    three = go_on(again, one)
    assert again.live(three).table.options["carry"] == ending(again, two)["outcome"]["carry"]


def test_a_campaign_outlives_the_rules_it_began_with(host: Start) -> None:
    server = host()
    one, two = chapters(server, 2)
    server.room.lobby.games["toy"].rules_version = "next"
    three = go_on(server, one)
    assert server.live(three).table.options["carry"] == ending(server, two)["outcome"]["carry"]


def test_seats_and_options_may_change_between_chapters(host: Start) -> None:
    server = host()
    one = begin(server, FRIENDS, options={"mode": "full"})
    with server.sit(one) as me:
        me.play("concede")
    two = go_on(server, one)
    assert [seat["who"] for seat in two["seats"]] == ["me", "friend"]
    assert two["seats"][1]["token"] != one["seats"][1]["token"]
    assert server.live(two).table.options["mode"] == "full"
    with server.sit(two) as me:
        me.play("concede")
    three = go_on(server, one, seats=[*FRIENDS, {"who": "bot", "bot": "greedy"}])
    table = server.live(three).table
    assert (table.seats, table.options["mode"]) == (3, "full")
    assert table.position.laid == [*ending(server, two)["outcome"]["carry"]["laid"], 0]
    with server.sit(three) as me, server.sit(three, 1) as friend:
        me.send(do="play", n=me.last["n"], key="concede")
        friend.until(lambda frame: frame["type"] == "state" and frame["n"] > 0)
        friend.send(do="play", n=friend.last["n"], key="concede")
        friend.until(lambda frame: frame["type"] == "state" and bool(frame["over"]))
    four = go_on(server, one, seats=ALONE, options={"mode": "plain"})
    assert server.live(four).table.options["mode"] == "plain"


def give_up(server: Server, opened: Frame) -> None:
    """Concede, asked or not."""
    with server.sit(opened) as me:
        me.send(do="play", n=me.last["n"], key="concede")
        me.until(lambda frame: frame["type"] == "state" and bool(frame["over"]))


def test_options_that_are_not_named_stay_as_they_were(start: Start) -> None:
    """What each seat chose was for one chapter: a new cendrelin chooses its class again, and goes on from its own seat."""
    server = start()
    first = {"mode": "full", "sunset": "without", "classes": [["sorcier", "pretre"], ["necromancien", "animancien"]]}
    one = begin(server, FRIENDS, "cendrelin", options=first)
    give_up(server, one)
    two = go_on(server, one, options={"destiny": "without", "heirs": [1, 0]})
    played = server.live(two).table.options
    assert (played["mode"], played["sunset"], played["destiny"]) == ("full", "without", "without")
    assert (played["classes"], played["heirs"]) == (["choose", "choose"], [1, 0])
    give_up(server, two)
    three = go_on(server, one, options={"sunset": None})
    played = server.live(three).table.options
    assert (played["mode"], played["sunset"], played["destiny"]) == ("full", "usual", "without")
    assert played["heirs"] == [None, None]


def test_a_chronicle_tells_how_each_chapter_ended_and_was_played(start: Start) -> None:
    server = start()
    one = begin(server, FRIENDS, "cendrelin", options={"mode": "full", "ages": "one"})
    assert server.live(one).table.options["ages"] == "many", "whatever is chosen: a campaign is a chain of ages"
    path = f"/api/campaigns/{one['campaign']}"
    assert server.http.get(path, headers=KEY).json() == {"chapters": [{"said": [], "seats": [], "options": {}}]}
    give_up(server, one)
    told = server.http.get(path, headers=KEY).json()
    assert faults(told, wire.Chronicle, shapes_of("cendrelin"), "chronicle") == []
    (chapter,) = told["chapters"]
    assert [words["en"] for words in chapter["said"]] == [
        ending(server, one)["outcome"]["reason"]["en"],
        chapter["said"][1]["en"],
    ]
    assert re.match(r"Age 1, 0 nights\. .*\d+ events\.$", chapter["said"][1]["en"])
    assert [(seat["who"], seat["name"]) for seat in chapter["seats"]] == [("human", "Zoé"), ("open", None)]
    assert chapter["options"] == {**chapter["options"], "mode": "full", "ages": "many", "sunset": "usual"}
    assert not {"classes", "heirs", "lists", "carry"} & set(chapter["options"])
    assert server.http.get(path, headers=OTHER).status_code == 403
    assert server.http.get(f"{path[:-4]}none", headers=KEY).status_code == 404
    two = go_on(server, one, options={"ages": "one"})
    assert server.live(two).table.options["ages"] == "many"


def test_a_chronicle_gives_away_nothing_that_is_carried_in_secret(host: Start) -> None:
    server = host()
    one = begin(server)
    with server.sit(one) as me:
        me.play("concede")
    (chapter,) = server.http.get(f"/api/campaigns/{one['campaign']}", headers=KEY).json()["chapters"]
    assert len(chapter["said"]) == 1
    assert not [id for id in ending(server, one)["outcome"]["carry"]["kept"] if id and id in json.dumps(chapter)]


def test_roles_stay_with_as_many_seats_and_may_be_said_again(start: Start) -> None:
    server = start()
    alone = [{"who": "me", "role": "director"}, {"who": "friend", "role": "player"}]
    one = begin(server, alone, "drawsteel", options={"mode": "free"})
    with server.sit(one) as me:
        me.play("end_session:0")
    two = go_on(server, one, options={"pace": "half"})
    assert server.live(two).table.options["roles"] == ["director", "player"]
    with server.sit(two) as me:
        me.play("end_session:0")
    three = go_on(server, one, seats=[*alone, {"who": "friend", "role": "player"}], options={})
    played = server.live(three).table.options
    assert (played["roles"], played["mode"], played["pace"]) == (["director", "player", "player"], "free", "half")


def over(player: Any) -> None:
    while not player.last["over"]:
        player.state()


def test_friends_at_a_finished_chapter_are_told_of_the_next_one(host: Start) -> None:
    """Over the socket of the old table, as for a rematch: each with the seat that goes on from theirs."""
    server = host()
    one = begin(server, FRIENDS)
    with server.sit(one, 0) as me, server.sit(one, 1, name="Max") as friend, server.watch(one) as watcher:
        friend.send(do="play", n=friend.last["n"], key="concede")
        for player in (me, friend, watcher):
            over(player)
        two = go_on(server, one)
        told = [player.a("rematch") for player in (me, friend, watcher)]
    for frame in told:
        assert faults(frame, wire.Rematch, shapes_of("cendrelin")) == []
        assert (frame["table"], frame["by"], frame["chapter"]) == (two["table"], 0, True)
    assert [frame["token"] for frame in told] == [two["seats"][0]["token"], two["seats"][1]["token"], None]
    assert (told[0]["opener"], told[0]["friends"]) == (two["opener"], [{"seat": 1, "token": two["seats"][1]["token"]}])
    assert all("opener" not in frame and "friends" not in frame for frame in told[1:])
    with server.join(two["table"]) as player:
        player.send(do="sit", token=told[1]["token"])
        assert (player.state()["you"], player.last["seats"][1]["name"]) == (1, "Max")
    with server.sit(one, 1) as late:  # who comes back later is told as well
        assert late.a("rematch")["token"] == told[1]["token"]


def test_friends_are_told_of_the_next_chapter_by_a_server_that_was_started_again(host: Start) -> None:
    """Their seat is opened by the link of the old one, from chapter to chapter, until its own link is renewed."""
    server = host()
    opened = [begin(server, FRIENDS)]
    links = [one["token"] for one in opened[0]["seats"]]

    def come(table: Frame) -> Frame:
        with server.join(table["table"]) as friend:
            friend.send(do="sit", token=links[1], name="Max")
            assert friend.state()["you"] == 1
            frame = friend.a("rematch")
        assert faults(frame, wire.Rematch, shapes_of("cendrelin")) == []
        assert (frame["table"], frame["by"], frame["chapter"]) == (opened[-1]["table"], 0, True)
        return frame

    def wrong(token: str) -> None:
        with server.join(opened[-1]["table"]) as nobody:
            nobody.send(do="sit", token=token)
            assert nobody.closed() == 4403

    for _ in range(2):
        with server.sit(opened[-1]) as me:
            me.send(do="play", n=me.last["n"], key="concede")
            over(me)
        opened.append(go_on(server, opened[0]))
        server.__exit__()
        server = host()
        assert come(opened[-2])["token"] == links[1]
        with server.join(opened[-1]["table"]) as friend:
            friend.send(do="sit", token=links[1])
            assert friend.state()["you"] == 1
    with server.sit(opened[-2]) as me, server.watch(opened[-2]) as watcher:  # the owner has a seat there already
        assert [player.a("rematch")["token"] for player in (me, watcher)] == [None, None]
    wrong(links[0])
    key = {"x-ludotheque-opener": opened[-1]["opener"]}
    assert server.http.post(f"/api/tables/{opened[-1]['table']}/seats/1/link", headers=key).status_code == 200
    wrong(links[1])
    assert come(opened[-2])["token"] is None


def test_the_owner_of_a_campaign_keeps_their_seat(host: Start) -> None:
    """Whichever it was: the friend in the first seat is offered that one, and not the owner's."""
    server = host()
    one = begin(server, [{"who": "friend"}, {"who": "me", "name": "Zoé"}])
    with server.sit(one, 0) as friend:
        friend.send(do="play", n=friend.last["n"], key="concede")
        over(friend)
        two = go_on(server, one)
        frame = friend.a("rematch")
    assert [seat["who"] for seat in two["seats"]] == ["friend", "me"]
    assert (frame["by"], frame["token"]) == (1, two["seats"][0]["token"])
    (told,) = server.http.get(f"/api/campaigns/{one['campaign']}", headers=KEY).json()["chapters"][:1]
    assert [seat.get("mine", False) for seat in told["seats"]] == [False, True]


def test_a_campaign_that_does_not_know_its_owners_seat_offers_it_to_nobody(host: Start) -> None:
    """Campaigns from before it was kept: the first person's is taken for it, and only the links of the others are sent."""
    server = host()
    one = begin(server, [{"who": "friend"}, {"who": "friend"}])
    with server.sit(one, 0) as first, server.sit(one, 1) as second:
        first.send(do="play", n=first.last["n"], key="concede")
        over(first)
        over(second)
        two = go_on(server, one)
        told = [player.a("rematch") for player in (first, second)]
    assert [seat["who"] for seat in two["seats"]] == ["me", "friend"]
    assert [(frame["by"], frame["token"]) for frame in told] == [(None, None), (None, two["seats"][1]["token"])]
    assert all("opener" not in frame for frame in told)


def test_a_seat_of_the_next_chapter_is_offered_to_whoever_it_goes_on_from(start: Start) -> None:
    """Players who come and go: a seat for a newcomer, or for a bot, is nobody's at the old table."""
    server = start()
    three = [*FRIENDS, {"who": "friend"}]
    one = begin(server, three, "cendrelin", options={"mode": "full"})
    with server.sit(one, 0) as me, server.sit(one, 1) as max_, server.sit(one, 2) as lea:
        for player in (me, max_):
            player.send(do="play", n=player.last["n"], key="concede")
            player.until(lambda frame: frame["type"] == "state" and frame["n"] > 0)
        over(lea)
        two = go_on(server, one, seats=three, options={"heirs": [0, 2, -1]})
        told = [player.a("rematch") for player in (me, max_, lea)]
    assert [frame["token"] for frame in told] == [two["seats"][0]["token"], None, two["seats"][1]["token"]]


def test_a_chapter_that_is_not_over_is_not_continued(host: Start) -> None:
    server = host()
    one = begin(server)
    assert refused(ask_on(server, one), 409) == errors.CHAPTER_NOT_OVER
    assert len(mine(server)[0]["chapters"]) == 1


def test_two_continuations_at_once_open_one_chapter(host: Start) -> None:
    """Two servers on one store: whoever is too late is told so, and leaves no table behind."""
    servers = [host(), host()]
    (one,) = chapters(servers[0], 1)
    gate = threading.Barrier(2)
    answers: list[Any] = []

    def race(server: Server) -> None:
        campaigns = server.room.campaigns
        verified = campaigns._verified

        def together(campaign: KeptCampaign) -> Any:
            found = verified(campaign)
            gate.wait(WAIT)  # both have read the chain before either writes
            return found

        campaigns._verified = together  # type: ignore[method-assign]
        answers.append(ask_on(server, one))

    threads = [threading.Thread(target=race, args=(server,)) for server in servers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT)
    assert sorted(answer.status_code for answer in answers) == [201, 409]
    (late,) = [answer for answer in answers if answer.status_code == 409]
    assert late.json()["error"] == errors.CONTINUED
    assert len(mine(servers[0])[0]["chapters"]) == 2
    assert row(servers[0], "SELECT count(*) FROM tables") == (2,)


# ---------------------------------------------------------------------- whose it is


def test_a_foreign_campaign_is_nobody_elses(host: Start) -> None:
    server = host()
    (one,) = chapters(server, 1)
    assert mine(server, OTHER) == []
    assert server.http.get("/api/campaigns").json() == []
    assert refused(ask_on(server, one, OTHER), 403) == errors.NOT_YOUR_CAMPAIGN
    assert refused(ask_on(server, one, {}), 400) == errors.NO_LIBRARY_KEY
    path = f"/api/campaigns/{one['campaign']}"
    assert refused(server.http.delete(path, headers=OTHER), 403) == errors.NOT_YOUR_CAMPAIGN
    assert refused(server.http.delete(path), 400) == errors.NO_LIBRARY_KEY
    for id in ("nowhere", "a%20b"):
        assert refused(ask_on(server, {"campaign": id}), 404) == errors.NO_CAMPAIGN
    assert len(mine(server)[0]["chapters"]) == 1
    assert row(server, "SELECT count(*) FROM tables") == (1,)


@pytest.mark.parametrize(
    ("body", "english"),
    [
        ({"game": "plain"}, "Toy is not played in campaigns"),
        ({"game": "nothing"}, "There is no game called 'nothing'"),
        ({"name": " \u202e "}, "A campaign must have a name."),
        ({"name": 5}, "“name” must be a text."),
        ({"table": "x"}, "There is no field 'table'"),
        ({"seats": []}, "“seats” must be a list of 1 to 16 seats."),
        ({"seats": ALONE * 4}, "Toy is for 2 to 3 players, not 8"),
        ({"options": {"carry": {"laid": [9, 9], "kept": [None, None]}}}, errors.CARRY_GIVEN["en"]),
    ],
)
def test_what_is_no_campaign_is_refused(host: Start, body: Frame, english: str) -> None:
    server = host()
    whole = {"game": "toy", "name": "Cendres", "seats": ALONE, **body}
    said = refused(server.http.post("/api/campaigns", json=whole, headers=KEY), 400)
    assert english in said["en"]
    assert mine(server) == []
    assert row(server, "SELECT count(*) FROM tables") == (0,)


def test_nobody_has_too_many(host: Start) -> None:
    server = host(campaigns=1)
    begin(server)
    body = {"game": "toy", "name": "Encore", "seats": ALONE}
    assert refused(server.http.post("/api/campaigns", json=body, headers=KEY), 409) == errors.many_campaigns(1)
    assert row(server, "SELECT count(*) FROM tables") == (1,)


# ---------------------------------------------------------------------- what was tampered with


def test_what_is_carried_cannot_be_given(host: Start) -> None:
    server = host()
    (one,) = chapters(server, 1)
    rich = {"carry": {"laid": [99, 0], "kept": [None, None]}}
    assert refused(ask_on(server, one, options=rich), 400) == errors.CARRY_GIVEN
    assert "There is no field 'carry'" in refused(ask_on(server, one, **rich), 400)["en"]


def test_a_missing_chapter_ends_the_campaign(host: Start) -> None:
    server = host()
    one, two = chapters(server, 2)
    headers = {"x-ludotheque-opener": one["opener"]}
    assert server.http.delete(f"/api/tables/{one['table']}", headers=headers).status_code == 204
    (line,) = mine(server)
    assert ([chapter["state"] for chapter in line["chapters"]], line["can"]) == (["gone", "over"], False)
    assert refused(ask_on(server, two), 409) == errors.chapter_gone(1)


def richer(data: Frame) -> None:
    data["outcome"]["carry"]["laid"] = [99, 0]


def richer_and_resealed(data: Frame) -> None:
    richer(data)
    data["record"]["carry"] = record.digest(data["outcome"]["carry"])
    reseal(data)


def answered_otherwise(data: Frame) -> None:
    data["record"]["answers"].pop()


def without_carry(data: Frame) -> None:
    del data["outcome"]["carry"]


@pytest.mark.parametrize("change", [richer, richer_and_resealed, answered_otherwise, without_carry])
@pytest.mark.parametrize("chapter", [1, 2])
def test_an_altered_chapter_ends_the_campaign(host: Start, change: Callable[[Frame], None], chapter: int) -> None:
    server = host()
    opened = chapters(server, 2)
    rewrite(server, opened[chapter - 1], change)
    assert refused(ask_on(server, opened[0]), 409) == errors.chapter_altered(chapter)
    assert len(mine(server)[0]["chapters"]) == 2


def test_what_a_chapter_began_with_cannot_be_edited_while_it_is_played(host: Start) -> None:
    server = host()
    (one,) = chapters(server, 1)
    two = go_on(server, one)
    server.__exit__()
    options = json.loads(row(server, "SELECT options FROM tables WHERE id = ?", two["table"])[0])
    options["carry"]["laid"] = [99, 0]
    row(server, "UPDATE tables SET options = ? WHERE id = ? RETURNING 1", json.dumps(options), two["table"])
    again = host()
    with again.sit(two) as me:
        me.play("concede")
    said = refused(ask_on(again, one), 409)
    assert said["en"] == "chapter 2 does not begin with what chapter 1 left"


@pytest.mark.parametrize("field", ["check", "table", "hash"])
def test_an_altered_link_ends_the_campaign(host: Start, field: str) -> None:
    server = host()
    opened = chapters(server, 3)
    chain = json.loads(row(server, "SELECT chain FROM campaigns")[0])
    chain[1][field] = chain[0][field]
    row(server, "UPDATE campaigns SET chain = ? RETURNING 1", json.dumps(chain))
    assert refused(ask_on(server, opened[0]), 409) == errors.chapter_altered(2)


# ---------------------------------------------------------------------- what stays hidden


def test_what_is_carried_is_shown_to_nobody(host: Start) -> None:
    server = host()
    one = begin(server, FRIENDS)
    with server.sit(one) as me, server.sit(one, 1) as friend, server.watch(one) as watcher:
        me.play("concede")
        friend.until(lambda frame: frame["type"] == "state" and bool(frame["over"]))
        watcher.until(lambda frame: frame["type"] == "state" and bool(frame["over"]))
        told = [*me.raw, *friend.raw, *watcher.raw]
    two = go_on(server, one)
    kept = ending(server, one)["outcome"]["carry"]["kept"]
    with server.sit(two) as me, server.sit(two, 1) as friend, server.watch(two) as watcher:
        assert kept[0] in me.raw[0]
        assert f'"{kept[0]}"' not in friend.raw[0]
        assert f'"{kept[0]}"' not in watcher.raw[0]
        told += [*me.raw, *friend.raw, *watcher.raw]
    told += [json.dumps(server.line(opened)) for opened in (one, two)]
    told += [json.dumps(mine(server)), json.dumps(two)]
    assert not [frame for frame in told if '"carry"' in frame or '"kept"' in frame]


def test_the_record_of_a_chapter_stays_back_while_its_secrets_are_carried(host: Start) -> None:
    server = host()
    (one,) = chapters(server, 1)
    path = f"/api/tables/{one['table']}/record"
    assert refused(server.http.get(path), 403) == errors.CAMPAIGN_GOES_ON
    with server.watch(one) as watcher:
        assert watcher.last["table"]["seed"] is None
        assert server.http.delete(f"/api/campaigns/{one['campaign']}", headers=KEY).status_code == 204
        watcher.until(lambda frame: frame["type"] == "state" and frame["table"]["seed"] is not None)
    assert server.http.get(path).json() == ending(server, one)["record"]
    assert mine(server) == []
    assert refused(ask_on(server, one), 404) == errors.NO_CAMPAIGN


def test_the_record_of_a_chapter_without_secrets_is_there_at_once(host: Start) -> None:
    server = host()
    (one,) = chapters(server, 1, game="opentoy")
    data = server.http.get(f"/api/tables/{one['table']}/record").json()
    assert data["carry"] == record.digest(ending(server, one)["outcome"]["carry"])


# ---------------------------------------------------------------------- the store


def table(id: str, campaign: str | None = None) -> Kept:
    return Kept(id, "toy", "1", {}, "a seed", [KeptSeat("human"), KeptSeat("bot", "random")], campaign=campaign)


def test_of_two_writers_one_continues(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'store.sqlite3'}")
    chains = Chains(store)
    chains.open(KeptCampaign("c", "toy", "owner", "Une", []), table("one", "c"), 1)
    with pytest.raises(FullLibrary):
        chains.open(KeptCampaign("d", "toy", "owner", "Deux", []), table("other", "d"), 1)
    read = chains.find("c")
    assert read is not None
    chains.go_on(read, "check", table("two", "c"))
    with pytest.raises(Changed):
        chains.go_on(read, "check", table("three", "c"))
    assert (store.load("three"), store.load("other")) == (None, None)
    after = chains.find("c")
    assert after is not None
    assert [link["table"] for link in after.chain] == ["one", "two"]
    assert not chains.delete("c", "somebody else")
    assert chains.delete("c", "owner")
    freed = store.load("one")
    assert freed is not None
    assert (freed.campaign, freed.version) == (None, 1)
    store.close()


def test_chapters_stay_as_long_as_their_campaign(host: Start) -> None:
    """A campaign is forgotten when nothing has happened in any chapter for as long as finished tables are kept."""
    server = host(keep_finished_days=10, keep_unfinished_days=1)
    one, two = chapters(server, 2)
    third = go_on(server, one)
    days = 86_400.0

    def sweep() -> int:
        gone: int = asyncio.run_coroutine_threadsafe(Housekeeping(server.room).sweep(), server.uvicorn.loop).result(
            WAIT
        )
        return gone

    then = time.time() - 20 * days
    row(server, "UPDATE tables SET created = ?, finished = ? WHERE id = ? RETURNING 1", then, then, one["table"])
    row(server, "UPDATE campaigns SET touched = ? RETURNING 1", then)
    assert sweep() == 0  # there are answers of today
    assert len(mine(server)[0]["chapters"]) == 3
    with closing(sqlite3.connect(database(server))) as raw, raw:
        raw.execute("UPDATE answers SET at = ?", (then,))
        raw.execute("UPDATE tables SET created = ?", (then,))
        raw.execute("UPDATE tables SET finished = ? WHERE finished IS NOT NULL", (then,))
    assert sweep() == 3
    assert mine(server) == []
    assert [server.http.get(f"/api/tables/{opened['table']}").status_code for opened in (one, two, third)] == [404] * 3
