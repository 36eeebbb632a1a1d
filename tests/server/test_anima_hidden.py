"""No frame of a game of Anima tells its reader what it may not see: others' hands and secret missions, encounters that lie face
down, what is in the decks and in which order. Every raw frame of every seat and of a spectator is held against the positions.

What may be seen is worked out here from the fields of the position, not from the views.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.games.anima.faces import FACES
from ludotheque.games.anima.gaia import Gaia
from tests.server.helpers import Player, Server
from tests.soak import share

pytestmark = pytest.mark.timeout(180)

REF = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*#\d+")
SEATS = 3
ANSWERS = share(120, 5000)
VIEWERS = (*range(SEATS), None)
NAMED = {name: face.id for face in FACES for name in (face.id, *face.names.values())}
HIDING = {kind for kind, event in ludotheque.game("anima").events.items() if event.hides}
Cards = set[str]  # by id: a box has one of each


def open_to(pos: Gaia, viewer: int | None) -> Cards:
    """What lies where a viewer sees it."""
    cards = [*pos.active, *pos.facing, *pos.pending[::3], pos.final, pos.goal]
    cards += [card for card in pos.guards if card >= 0 and pos.unveiled >> card & 1]
    for pile in (pos.characters_out, pos.zones_out, pos.advantages_out, pos.encounters_out):
        cards += pile
    for piles in (pos.team, pos.going, pos.done, pos.plots):
        for one in piles:
            cards += one
    if viewer is not None:
        cards += [*pos.hand[viewer], *pos.missions[viewer], *pos.drawn[viewer]]
        if viewer in pos.trade[:2]:
            cards += pos.trade[2:]
    return {FACES[pos.faces[card]].id for card in cards if card >= 0}


def secrets(pos: Gaia, viewer: int | None) -> Cards:
    """What lies where a viewer must not see it, by field."""
    cards = [card for card in pos.guards if card >= 0 and not pos.unveiled >> card & 1]
    for deck in (pos.characters, pos.zone_deck, pos.basics, pos.finals, pos.advantages, pos.encounters):
        cards += deck
    for seat in range(pos.seats):
        if seat != viewer:
            cards += [*pos.hand[seat], *pos.missions[seat], *pos.drawn[seat]]
    return {FACES[pos.faces[card]].id for card in cards} - open_to(pos, viewer)


def cards_in(thing: Any) -> Cards:
    """Every card that anything names: by its reference, its id or its name in either language."""
    if isinstance(thing, dict):  # where a mission leads is printed on the mission
        return set().union(*(cards_in(one) for key, value in thing.items() if key != "aim" for one in (key, value)))
    if isinstance(thing, list):
        return set().union(*(cards_in(one) for one in thing))
    if not isinstance(thing, str):
        return set()
    found = {ref.partition("#")[0] for ref in REF.findall(thing)}
    return found | ({NAMED[thing]} if thing in NAMED else set())


@cache
def in_words(words: str) -> frozenset[str]:
    found = set()
    for name in sorted(NAMED, key=len, reverse=True):  # « Auberge » is part of another card's name
        if name in words:
            found.add(NAMED[name])
            words = words.replace(name, "")
    return frozenset(found)


def told(line: dict[str, Any]) -> Cards:
    """What a line of the log names, in its sentences too."""
    return cards_in(line).union(*map(in_words, line["words"].values()))


def play(players: list[Player], seed: str) -> None:
    """The seats answer at random until the game is over or long enough."""
    dice, n = Dice(seed), 0
    while not players[0].last["over"] and n < ANSWERS:
        asked = players[0].last["waiting"]
        seat = asked[dice.below(len(asked))]
        options = players[seat].last["choice"]["options"]
        players[seat].send(do="play", n=n, key=options[dice.below(len(options))]["key"])
        n += 1
        for player in players:
            player.state(n)


def test_no_frame_names_a_card_that_its_reader_may_not_see(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.engine.table.draw_seed", lambda: "a game with secrets")
    body = {"game": "anima", "options": {}, "seats": [{"who": "me"}, {"who": "friend"}, {"who": "friend"}]}
    opened = server.http.post("/api/tables", json=body).json()
    everybody = [server.sit(opened, seat) for seat in range(SEATS)]
    everybody.append(server.watch(opened))
    for player in everybody[:SEATS]:
        while not all(one["here"] for one in player.last["seats"]):
            player.state()  # the others have come in
    try:
        play(everybody, "answers")
    finally:
        for player in everybody:
            player.close()
    check(server.inside(lambda: server.live(opened).table.answers), everybody)


def check(answers: list[tuple[int, str]], everybody: list[Player]) -> None:
    table = ludotheque.new("anima", SEATS, "a game with secrets", {})
    now: list[dict[int | None, Cards]] = []
    hidden: list[dict[int | None, Cards]] = []
    for seat, key in [*answers, (0, "")]:
        now.append({viewer: open_to(table.position, viewer) for viewer in VIEWERS})
        hidden.append({viewer: secrets(table.position, viewer) for viewer in VIEWERS})
        if key:
            table.play(key, seat)
    # What was shown as it happened, to everybody or to the one who looked.
    shown: dict[int, Cards] = {}
    looked: dict[tuple[int, int | None], Cards] = {}
    for line in table.log_all():
        if line["kind"] == "looks":
            looked.setdefault((line["n"], line["seat"]), set()).update(cards_in(line))
        elif line["kind"] not in HIDING:
            shown.setdefault(line["n"], set()).update(cards_in(line))
    checked = kept = 0
    for player in everybody:
        you = player.last["you"]
        # As they came; and now and then the whole state that the patches have made.
        for frame in [*(json.loads(raw) for raw in player.raw), *player.states[::15]]:
            if frame["type"] not in ("state", "patch") or frame.get("over"):
                continue
            n, lines = frame["n"], frame.pop("log")
            assert not cards_in(frame) & hidden[n][you], (n, you)
            for line in lines:
                at = line["n"]
                may = now[at][you] | now[max(0, at - 1)][you] | shown.get(at, set()) | looked.get((at, you), set())
                assert told(line) <= may, line
            checked += 1
            kept += len(hidden[n][you])
    assert checked > 4 * len(answers)
    assert kept > 50 * checked  # there was much to hide
