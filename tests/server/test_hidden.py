"""Nothing hidden leaves the server: whole games over real sockets, every raw frame held against the true positions.

What a seat may see is worked out here from the omniscient view of a replay and the kinds of zones, not from the view that
the server sends: the two are told apart by who wrote them.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from tests.server.helpers import Player, Server
from tests.soak import of_the_day

pytestmark = pytest.mark.timeout(180)

REF = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*#\d+")
OPEN = ("laid", "surroundings")  # everyone sees these cards
OWN = ("hand", "forgone")  # their owner does
Seen = list[dict[int | None, set[str]]]  # after n answers, by viewer


def shown(zone: dict[str, Any], viewer: int | None) -> list[str]:
    sees = zone["kind"] in OPEN or (zone["kind"] in OWN and viewer is not None and zone["owner"] == viewer)
    return [card["ref"] for card in zone["cards"]] if sees else []


def visible(record: dict[str, Any], viewers: list[int | None]) -> Seen:
    """The cards that lie where each viewer may see them, after each number of answers."""
    table = ludotheque.load(record).at(0)
    seen: Seen = []
    for seat, key in [*record["answers"], (0, "")]:
        zones = table.view_all()["zones"]
        seen.append({viewer: {ref for zone in zones for ref in shown(zone, viewer)} for viewer in viewers})
        if key:
            table.play(key, seat)
    return seen


def refs(thing: Any) -> set[str]:
    return set(REF.findall(json.dumps(thing)))


def play_out(server: Server, opened: dict[str, Any], players: list[Player], seed: int) -> None:
    """Everybody answers at random until the game is over, asking about the past now and then."""
    dice = Dice(seed)
    n = 0
    while not players[0].last["over"]:
        asked = players[0].last["waiting"]
        seat = asked[dice.below(len(asked))]
        options = players[seat].last["choice"]["options"]
        players[seat].send(do="play", n=n, key=options[dice.below(len(options))]["key"])
        n += 1
        for player in players:
            player.state(n)
            if dice.below(8) == 0:
                player.send(do="moment", n=dice.below(n + 1))
                player.a("moment")
            if player.last["you"] is not None and dice.below(8) == 0:
                player.send(do="why_not", thing=f"past_life:{dice.below(2)}")
                player.a("refusal")
        assert n < 5000


@pytest.mark.parametrize("seed", of_the_day([1, 2]))
def test_no_frame_holds_what_its_reader_may_not_see(server: Server, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr("ludotheque.engine.table.draw_seed", lambda: f"the same game every time {seed}")
    opened = server.open("me", "friend")
    everybody: list[Player] = [server.sit(opened, 0), server.sit(opened, 1), server.watch(opened)]
    everybody[0].state()  # the friend has come in
    try:
        play_out(server, opened, everybody, seed)
    finally:
        for player in everybody:
            player.close()

    record = server.http.get(f"/api/tables/{opened['table']}/record").json()
    seen = visible(record, [0, 1, None])
    # Playing a card shows it to all, even if its own effect takes it away again before anyone is asked.
    played = [set(), *(refs(key) if key.startswith("play:") else set() for _, key in record["answers"])]
    tokens = [seat["token"] for seat in opened["seats"]]
    last = len(record["answers"])
    checked = patches = 0
    for player in everybody:
        you = player.last["you"]
        ever: list[set[str]] = []  # the cards it has seen so far, after each number of answers
        for one, card in zip(seen, played, strict=True):
            ever.append(one[you] | card | (ever[-1] if ever else set()))
        # A patch is looked at as it came, and once more as the state that it makes.
        whole = [(json.dumps(state), state) for state in player.states]
        patches += sum('"type":"patch"' in raw for raw in player.raw)
        for raw, frame in [*((raw, json.loads(raw)) for raw in player.raw), *whole]:
            kind = frame["type"]
            if frame.get("over"):
                assert frame["table"]["seed"] == record["seed"]
                continue
            # Secrets of the table: whatever the kind of frame, they are not in it.
            assert record["seed"] not in raw
            assert not any(token in raw for token in tokens)
            if kind not in ("state", "patch", "moment"):
                assert not refs(frame)
                continue
            n = frame["n"]
            # What lies on the table now, and what may be done now: only cards that the reader sees now.
            assert refs([frame.get("view"), frame.get("choice"), frame.get("undo")]) <= seen[n][you]
            if kind != "moment":
                assert not frame.get("choice") or frame["choice"]["seat"] == you
                for line in frame["log"]:
                    # What happened: only cards that the reader saw just before or just after it.
                    after = line["n"]
                    assert refs(line) <= seen[after][you] | seen[max(0, after - 1)][you] | played[after], line
            # And all of it at once, in case a frame ever gets another part: nothing that was never seen.
            assert refs(frame) <= ever[n]
            checked += 1
    assert checked > last
    assert patches > last
    # The hands were not empty: there was something to hide, and each saw its own.
    assert any(one[0] - one[None] for one in seen)
    assert any(one[1] - one[0] for one in seen)


def test_drawing_is_told_without_the_card(server: Server) -> None:
    opened = server.open("me", "friend", classes=["sorcier", "animancien"])
    with server.sit(opened, 0) as one, server.sit(opened, 1) as two, server.watch(opened) as watcher:
        one.state()
        seat = one.last["waiting"][0]
        drawer, other = (one, two) if seat == 0 else (two, one)
        n = drawer.last["n"]
        drawer.play("draw")
        mine = next(line for line in drawer.last["log"] if line["kind"] == "draw")
        assert len(mine["names"]) == 1
        for reader in (other, watcher):
            line = next(line for line in reader.state(n + 1)["log"] if line["kind"] == "draw")
            assert (line["names"], line["touches"]) == ([], [])
            assert mine["names"][0]["fr"] not in line["words"]["fr"]
            assert reader.last["undo"]["what"] is None


def test_asking_about_a_hidden_card_tells_nothing(server: Server) -> None:
    """The answer about a card in another's hand is the answer about a card that does not exist."""
    opened = server.open("me", "friend", classes=["sorcier", "animancien"])
    with server.sit(opened, 0) as one, server.sit(opened, 1) as two:
        one.state()
        asked, other = (one, two) if one.last["waiting"] == [0] else (two, one)
        hand = next(zone for zone in other.last["view"]["zones"] if zone["id"] == f"hand:{other.last['you']}")["cards"]
        assert hand
        real = hand[0]["ref"]
        made_up = f"{hand[0]['id']}#9999"
        for shape in ("{}", "play:{}", "dismiss:{}", "resolve:{}/a"):
            answers = []
            for ref in (real, made_up):
                about = shape.format(ref)
                asked.send(do="why_not", **({"thing": about} if shape == "{}" else {"key": about}))
                refusal = asked.a("refusal")
                answers.append(json.dumps(refusal).replace(ref, "REF"))
                errors = asked.refused(do="play", n=asked.last["n"], key=about)
                answers.append(json.dumps(errors).replace(ref, "REF"))
            assert answers[:2] == answers[2:]


def test_the_seed_is_nowhere_before_the_end(server: Server, capfd: pytest.CaptureFixture[str]) -> None:
    opened = server.open("me", "greedy", classes=["sorcier", "sorcier"])
    with server.sit(opened) as me:
        live = server.live(opened)
        seed = live.table.seed
        me.play()
        me.mine()
        me.refused(do="play", n=0, key="x")
        path = f"/api/tables/{opened['table']}"
        texts = [*me.raw, server.http.get(path).text, server.http.get(f"{path}/record").text]
        said = capfd.readouterr()
        assert all(seed not in text for text in [*texts, said.out, said.err])
        assert all(opened["seats"][0]["token"] not in text for text in [*texts, said.out, said.err])
        assert live.table.seed_hash in me.raw[0]
