"""The WebSocket half of docs/wire.md: every message, every refusal, coming back, looking on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import ludotheque
from tests.server.helpers import Player, Server, assert_words

pytestmark = pytest.mark.timeout(120)

STATE = {
    "type",
    "n",
    "table",
    "you",
    "seats",
    "view",
    "choice",
    "offers",
    "waiting",
    "log",
    "log_from",
    "undo",
    "over",
    "trouble",
}
CLASSES = {"classes": ["necromancien", "sorcier"]}
#: What else is told of how a table is played: everything but the lists of fragments.
USUAL = {
    name: value
    for name, value in ludotheque.game("cendrelin").read_options({}, 2).items()
    if name not in ("classes", "lists", "heirs", "carry")
}


def pair(server: Server) -> tuple[Player, Player, dict[str, Any]]:
    """Two people at a table whose game has begun: the one in charge first."""
    opened = server.open("me", "friend", **CLASSES)
    first, second = server.sit(opened, 0), server.sit(opened, 1)
    first.state()  # the second has come in
    if first.last["waiting"] == [0]:
        return first, second, opened
    return second, first, opened


# ---------------------------------------------------------------------- coming in


def test_state_has_the_shape_of_the_contract(server: Server) -> None:
    opened = server.open("me", "greedy", **CLASSES)
    with server.sit(opened, name="Zoé") as zoe:
        state = zoe.mine()
        assert set(state) == STATE
        assert state["you"] == 0
        assert set(state["table"]) == {"id", "game", "options", "seed_hash", "seed"}
        assert state["table"]["options"] == {**USUAL, **CLASSES}
        assert state["table"]["seed"] is None
        assert state["seats"][0] == {
            "seat": 0, "name": "Zoé", "who": "human", "bot": None, "here": True, "since": None,
        }  # fmt: skip
        assert state["seats"][1]["who"] == "bot"
        assert state["seats"][1]["bot"] == "greedy"
        assert state["seats"][1]["here"] is True
        assert state["view"]["seat"] == 0
        assert state["choice"]["seat"] == 0
        assert state["waiting"] == [0]
        assert state["log_from"] == 0 or state["n"] > 0
        assert set(state["undo"]) == {"can", "what", "why"}


def test_lists_of_decks_are_not_told(server: Server) -> None:
    fragments = server.http.get("/api/games/cendrelin").json()["cards"]
    ten = [id for id, card in fragments.items() if card["kind"] == "fragment" and card["band"] == "sorcier"]
    dots = [id for id in ten for _ in range(fragments[id]["dots"])][:10]
    opened = server.open("me", "friend", classes=["sorcier", "sorcier"], lists=[dots, None])
    with server.sit(opened, 1) as friend:
        assert friend.last["table"]["options"] == {**USUAL, "classes": ["sorcier", "sorcier"]}


def test_the_first_message_says_who_one_is(server: Server) -> None:
    opened = server.open("me", "greedy")
    with server.join(opened["table"]) as someone:
        assert "sit" in someone.refused(do="play", n=0, key="mana")["words"]["fr"]
        someone.say("garbage")
        someone.error()
        someone.send(do="sit", token=opened["seats"][0]["token"])
        assert someone.state()["you"] == 0
        someone.refused(do="sit", token=opened["seats"][0]["token"])
        someone.refused(do="watch")


@pytest.mark.parametrize("token", ["wrong", "A" * 32, "é"])
def test_a_wrong_seat_link(server: Server, token: str) -> None:
    opened = server.open("me", "greedy")
    with server.join(opened["table"]) as stranger:
        assert "n'ouvre aucune place" in stranger.refused(do="sit", token=token)["words"]["fr"]
        assert stranger.closed() == 4403


def test_a_link_of_another_table(server: Server) -> None:
    one, other = server.open("me", "greedy"), server.open("me", "greedy")
    with server.join(one["table"]) as stranger:
        stranger.refused(do="sit", token=other["seats"][0]["token"])
        assert stranger.closed() == 4403


@pytest.mark.parametrize("table", ["nope", "A" * 22, "%00", "a%20b"])
def test_an_unknown_table(server: Server, table: str) -> None:
    with server.join(table) as lost:
        lost.error()
        assert lost.closed() == 4404


def test_who_says_nothing_is_sent_away(start: Callable[..., Server]) -> None:
    server = start(hello_seconds=0.05)
    with server.join(server.open("me", "greedy")["table"]) as silent:
        silent.error()
        assert silent.closed() == 4408


def test_a_friend_takes_the_open_seat(server: Server) -> None:
    opened = server.open("me", "friend")
    with server.sit(opened, 0) as me:
        assert me.last["seats"][1] | {"since": None} == {
            "seat": 1, "name": None, "who": "open", "bot": None, "here": False, "since": None,
        }  # fmt: skip
        with server.sit(opened, 1, name="Ana"):
            seat = me.until(lambda frame: frame["seats"][1]["here"])["seats"][1]
            assert (seat["who"], seat["name"], seat["since"]) == ("human", "Ana", None)
        seat = me.until(lambda frame: not frame["seats"][1]["here"])["seats"][1]
        assert (seat["who"], seat["name"]) == ("human", "Ana")
        assert isinstance(seat["since"], int)


def test_two_tabs_on_one_seat(server: Server) -> None:
    opened = server.open("me", "friend")
    with server.sit(opened, 1) as other, server.sit(opened, 0) as one:
        other.state()
        with server.sit(opened, 0) as two:
            other.state()
            one.state()
            one.play("class:sorcier")
            assert two.state(1)["view"] == one.last["view"]
        # One tab closed: the seat is still here. What the others hear says so.
        assert one.state()["seats"][0]["here"] is True
        one.send(do="name", name="Zoé")
        assert other.until(lambda frame: frame["seats"][0]["name"] == "Zoé")["seats"][0]["here"] is True


def test_a_table_holds_so_many_and_no_more(start: Callable[..., Server]) -> None:
    server = start(connections=2)
    opened = server.open("me", "friend")
    with server.watch(opened), server.watch(opened) as second:
        with server.join(opened["table"]) as third:
            third.send(do="watch")
            third.error()
            assert third.closed() == 1013
        second.send(do="moment", n=0)  # those inside notice nothing
        assert second.a("moment")["n"] == 0
    server.emptied(opened)
    with server.sit(opened) as me:
        assert me.last["you"] == 0


# ---------------------------------------------------------------------- playing


def test_a_whole_game_against_a_bot(server: Server) -> None:
    opened = server.open("me", "greedy", **CLASSES)
    with server.sit(opened) as me:
        while not me.mine()["over"]:
            me.send(do="hint", n=me.last["n"])
            hint = me.a("hint")
            assert hint["n"] == me.last["n"]
            assert hint["words"] in [option["words"] for option in me.last["choice"]["options"]]
            assert me.play(hint["key"])["type"] == "state"
        end = me.last
        assert_words(end["over"]["reason"])
        assert (end["choice"], end["waiting"], end["undo"]["can"]) == (None, [], False)
        # The log put together from pieces is the log a newcomer gets.
        with server.sit(opened) as again:
            assert again.last["log_from"] == 0
            assert again.log == me.log
        assert "finie" in me.refused(do="play", n=end["n"], key="end")["words"]["fr"]
        me.refused(do="undo", n=end["n"])
        record = server.http.get(f"/api/tables/{opened['table']}/record").json()
        assert record["seed"] == end["table"]["seed"]


def test_an_answer_is_told_to_everybody(server: Server) -> None:
    first, second, opened = pair(server)
    with first, second, server.watch(opened) as watcher:
        n = first.last["n"]
        first.play("mana")
        for one in (first, second, watcher):
            state = one.last if one.last["n"] == n + 1 else one.state(n + 1)
            assert state["log"][-1]["kind"] == "mana"
        assert second.last["choice"] is None
        assert watcher.last["you"] is None


def test_a_second_answer_to_the_same_question_is_stale(server: Server) -> None:
    first, second, _ = pair(server)
    with first, second:
        n = first.last["n"]
        first.send(do="play", n=n, key="mana")
        first.send(do="play", n=n, key="mana")
        assert first.state()["n"] == n + 1
        error = first.error()
        assert error["words"]["fr"] == "La table a changé"
        assert error["n"] == n + 1
        fresh = first.state()
        assert (fresh["n"], fresh["log"], fresh["log_from"]) == (n + 1, [], len(first.log))


@pytest.mark.parametrize("n", [0, 999])
def test_an_answer_for_another_moment_is_stale(server: Server, n: int) -> None:
    first, second, _ = pair(server)
    with first, second:
        first.play("mana")
        assert first.refused(do="play", n=n, key="end")["words"]["fr"] == "La table a changé"
        assert first.state()["n"] == first.last["n"]
        first.refused(do="undo", n=n)
        first.state()
        assert first.play()["type"] == "state"


def test_a_sealed_answer_is_not_stale_because_somebody_else_has_answered(server: Server) -> None:
    """Who is asked at the same time cannot know: both answer the moment that both were shown."""
    opened = server.open("me", "friend")
    with server.sit(opened) as one, server.sit(opened, 1) as two:
        key = one.last["choice"]["options"][0]["key"]
        one.play(key)
        two.send(do="play", n=0, key=key)
        assert two.state(2)["n"] == 2
        assert one.refused(do="play", n=0, key=key)["words"]["fr"] == "La table a changé", "once is enough"


def test_two_tabs_answer_at_once_and_one_is_heard(server: Server) -> None:
    opened = server.open("me", "friend")
    with server.sit(opened) as one, server.sit(opened) as two:
        one.state()
        for tab, key in ((one, "class:sorcier"), (two, "class:animancien")):
            tab.send(do="play", n=0, key=key)
        ends = [tab.until(lambda frame: frame["type"] == "error" or frame["n"] == 1)["type"] for tab in (one, two)]
        assert server.line(opened)["n"] == 1
        assert ends != ["error", "error"]


def test_a_seat_that_is_not_asked(server: Server) -> None:
    first, second, _ = pair(server)
    with first, second:
        error = second.refused(do="play", n=second.last["n"], key="mana")
        assert error["words"]["fr"] == "Ce n'est pas à vous de répondre."
        assert server.http.get("/api/health").status_code == 200
        assert first.play("mana")["type"] == "state"  # nothing had moved


def test_an_illegal_answer_is_refused_with_its_rule(server: Server) -> None:
    first, second, _ = pair(server)
    with first, second:
        error = first.refused(do="play", n=first.last["n"], key="end")
        assert re.fullmatch(r"CE-\w+", error["rule"])
        for key in ("play:nothing#99", "fly", "play:", "mana:mana", "play:" + "x" * 390, "resolve:@0/z", "\u0000"):
            assert first.refused(do="play", n=first.last["n"], key=key)["n"] == first.last["n"]


def test_why_not(server: Server) -> None:
    first, second, _ = pair(server)
    with first, second:
        key = first.last["choice"]["options"][0]["key"]
        first.send(do="why_not", key=key)
        assert first.a("refusal") == {"type": "refusal", "about": key, "words": None, "rule": None}
        first.send(do="why_not", key="end")
        refusal = first.a("refusal")
        assert_words(refusal["words"])
        assert refusal["rule"].startswith("CE-")
        for thing in ("tombes", "@1", "past_life:0", "nothing", "no#1"):
            first.send(do="why_not", thing=thing)
            refusal = first.a("refusal")
            assert refusal["about"] == thing
            assert_words(refusal["words"])
        second.send(do="why_not", thing="tombes")
        assert second.a("refusal")["words"]["fr"] == "Ce n'est pas à vous de répondre."


def test_undo(server: Server) -> None:
    first, second, _ = pair(server)
    with first, second:
        before = first.last
        log = list(first.log)
        state = first.play("mana")
        assert state["undo"]["can"] is True
        assert_words(state["undo"]["what"])
        theirs = second.state(state["n"])
        assert theirs["undo"]["can"] is False
        assert theirs["undo"]["what"] is None
        assert second.refused(do="undo", n=state["n"])["n"] == state["n"]
        first.send(do="undo", n=state["n"])
        back = first.state(before["n"])
        # Only what is no longer so is taken back: no line comes twice.
        assert (back["view"], back["choice"]) == (before["view"], before["choice"])
        assert (back["log"], back["log_from"]) == ([], len(log))
        assert first.log == log
        theirs = second.state(before["n"])
        assert (theirs["log"], theirs["log_from"]) == ([], len(log))
        # Another way may be taken from here, and it is the one that is kept.
        assert first.play("draw")["log"][-1]["kind"] == "draw"
        # A card was seen: this cannot be taken back, and the state has said so.
        assert first.last["undo"]["can"] is False
        assert first.refused(do="undo", n=first.last["n"])["words"] == first.last["undo"]["why"]


def test_a_sealed_answer_may_be_taken_back(server: Server) -> None:
    opened = server.open("me", "friend")
    with server.sit(opened, 0) as me, server.sit(opened, 1) as friend:
        me.play("class:sorcier")
        assert friend.state(1)["waiting"] == [1]
        assert "sorcier" not in json.dumps([friend.last["view"], friend.last["log"], friend.last["undo"]])
        me.send(do="undo", n=1)
        assert me.state(0)["waiting"] == [0, 1]


def test_hints_are_for_those_who_play_alone(server: Server) -> None:
    first, second, _ = pair(server)
    with first, second:
        assert "bots" in first.refused(do="hint", n=first.last["n"])["words"]["fr"]
    opened = server.open("me", "greedy", "random", classes=["sorcier", "sorcier", "animancien"])
    with server.sit(opened) as me:
        n = me.mine()["n"]
        me.send(do="hint", n=n)
        assert me.a("hint")["key"] in [option["key"] for option in me.last["choice"]["options"]]
        me.refused(do="hint", n=n + 1)


def test_a_moment_is_what_the_seat_saw(server: Server) -> None:
    first, second, opened = pair(server)
    with first, second, server.watch(opened) as watcher:
        seen = [first.last]
        for key in ("mana", None, None):
            first.play(key)
            seen.append(first.last)
            if not first.last["choice"]:
                break
        for state in seen:
            first.send(do="moment", n=state["n"])
            assert first.a("moment") == {"type": "moment", "n": state["n"], "view": state["view"]}
        watcher.send(do="moment", n=seen[0]["n"])
        assert watcher.a("moment")["view"]["seat"] is None
        first.refused(do="moment", n=seen[-1]["n"] + 1)


def test_a_new_name_is_told_to_everybody(server: Server) -> None:
    first, second, opened = pair(server)
    with first, second:
        seat = first.last["you"]
        first.send(do="name", name="  Ana\u0007  ")
        assert second.state()["seats"][seat]["name"] == "Ana"
        first.send(do="name", name="")
        assert second.state()["seats"][seat]["name"] is None
        first.refused(do="name", name=["Ana"])
        assert server.line(opened)["seats"][seat]["name"] is None


def test_a_spectator_sees_and_does_nothing(server: Server) -> None:
    first, second, opened = pair(server)
    with first, second, server.watch(opened) as watcher:
        state = watcher.last
        assert (state["you"], state["choice"]) == (None, None)
        assert state["undo"] == {"can": False, "what": None, "why": None}
        assert state["waiting"] == first.last["waiting"]
        assert all(not zone["cards"] for zone in state["view"]["zones"] if zone["kind"] == "hand")
        n = state["n"]
        for message in (
            {"do": "play", "n": n, "key": "mana"},
            {"do": "undo", "n": n},
            {"do": "hint", "n": n},
            {"do": "name", "name": "Eve"},
        ):
            watcher.refused(**message)
        watcher.send(do="why_not", thing="tombes")
        assert_words(watcher.a("refusal")["words"])
        assert all(seat["here"] for seat in state["seats"])


def test_leaving_and_coming_back(server: Server) -> None:
    first, second, opened = pair(server)
    with second:
        first.play("mana")
        before, log = first.last, first.log
        first.send(do="leave")
        assert first.closed() == 1000
        assert second.until(lambda frame: not frame["seats"][before["you"]]["here"])["n"] == before["n"]
        with server.sit(opened, before["you"]) as back:
            assert {**back.last, "log": [], "log_from": 0} == {**before, "log": [], "log_from": 0}
            assert back.log == log
            assert back.play()["type"] == "state"


def test_a_server_that_was_stopped_takes_up_where_it_was(start: Callable[..., Server]) -> None:
    server = start()
    opened = server.open("me", "greedy", **CLASSES)
    with server.sit(opened, name="Zoé") as me:
        for _ in range(4):
            me.mine()
            me.play()
        me.mine()
        before, log = me.last, me.log
    server.__exit__()
    again = start()
    with again.sit(opened) as me:
        me.mine()
        assert {**me.last, "log": [], "log_from": 0} == {**before, "log": [], "log_from": 0}
        assert me.log == log
        assert me.play()["type"] == "state"


def test_a_newcomer_gets_the_end_of_a_long_log(start: Callable[..., Server]) -> None:
    server = start(log_lines=5)
    opened = server.open("me", "greedy", **CLASSES)
    with server.sit(opened) as me:
        for _ in range(6):
            me.mine()
            me.play()
        me.mine()
        with server.sit(opened) as late:
            assert late.last["log_from"] == 0
            assert late.log == me.log[-5:]
            late.play()
            while me.last["n"] < late.last["n"]:
                me.state()
            assert late.log == me.log[-len(late.log) :]
            assert len(late.log) > 5


# ---------------------------------------------------------------------- messages that are none

NONSENSE = [
    "",
    "hello",
    "{",
    "[]",
    '"sit"',
    "null",
    "3",
    "{}",
    "[" * 30_000,
    '{"do":' * 5_000,
    '{"do": NaN}',
    '{"do": null}',
    '{"do": 3}',
    '{"do": ["play"]}',
    '{"do": "fly"}',
    '{"do": "' + "x" * 5000 + '"}',
    '{"do": "play"}',
    '{"do": "play", "n": 0}',
    '{"do": "play", "key": "mana"}',
    '{"do": "play", "n": "0", "key": "mana"}',
    '{"do": "play", "n": true, "key": "mana"}',
    '{"do": "play", "n": 0.0, "key": "mana"}',
    '{"do": "play", "n": -1, "key": "mana"}',
    '{"do": "play", "n": 99999999999999999999, "key": "mana"}',
    '{"do": "play", "n": 0, "key": 3}',
    '{"do": "play", "n": 0, "key": ""}',
    '{"do": "play", "n": 0, "key": {"a": 1}}',
    '{"do": "play", "n": 0, "key": "\\ud800"}',
    '{"do": "undo"}',
    '{"do": "undo", "n": null}',
    '{"do": "why_not"}',
    '{"do": "why_not", "key": null}',
    '{"do": "why_not", "thing": 4}',
    '{"do": "hint"}',
    '{"do": "moment"}',
    '{"do": "moment", "n": 1e3}',
    '{"do": "moment", "n": 123456}',
    '{"do": "name", "name": 3}',
]


@pytest.fixture(scope="module")
def seated(server: Server) -> Player:
    """One connection that all the nonsense goes through: it must outlive it."""
    return server.sit(server.open("me", "friend"))


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: text[:40])
def test_nonsense_is_answered_and_the_connection_stays(seated: Player, text: str) -> None:
    seated.say(text)
    assert seated.error()["n"] == 0
    seated.send(do="moment", n=0)
    assert seated.hear()["type"] == "moment"


def test_a_binary_message_is_nonsense_too(seated: Player) -> None:
    seated.say(b'{"do": "moment", "n": 0}')
    seated.error()
    seated.say(b"\xff\x00")
    seated.error()


@pytest.mark.parametrize("size", [64 * 1024 + 1, 900_000])
@pytest.mark.parametrize("sit_first", [True, False])
def test_a_message_that_is_too_long_closes_cleanly(server: Server, size: int, sit_first: bool) -> None:
    opened = server.open("me", "friend")
    with server.join(opened["table"]) as loud:
        if sit_first:
            loud.send(do="watch")
            loud.state()
        loud.say("x" * size)
        assert "long" in loud.error()["words"]["fr"]
        assert loud.closed() == 1009
    with server.sit(opened) as me:
        assert me.last["n"] == 0


def test_a_message_of_just_the_right_size_is_read(server: Server) -> None:
    with server.watch(server.open("me", "friend")) as one:
        message = json.dumps({"do": "moment", "n": 0, "more": ""})
        one.say(message.replace('"more": ""', '"more": "' + "x" * (64 * 1024 - len(message)) + '"'))
        assert one.a("moment")["n"] == 0
