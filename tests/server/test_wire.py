"""Everything the server says, over HTTP and over sockets, has the shapes that the page's types are made from."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import ludotheque
from ludotheque.conformance.wire import faults, shapes_of
from ludotheque.engine import wire as engine
from ludotheque.server import messages, wire
from tests.server.helpers import Frame, Server

ROOT = Path(__file__).parent.parent.parent
ANSWERS = 60
KEY = {"x-ludotheque-library": "wire-wire-wire-wire-0001"}


def clean(value: Any, shape: Any, game: str, at: str) -> None:
    assert faults(value, shape, shapes_of(game), at) == []


def open_table(server: Server, game: str, seats: list[Frame], options: Frame | None = None) -> Frame:
    answer = server.http.post("/api/tables", json={"game": game, "options": options or {}, "seats": seats})
    assert answer.status_code == 201, answer.text
    opened: Frame = answer.json()
    clean(opened, wire.Opened, game, "opened")
    return opened


@pytest.mark.parametrize("id", ludotheque.games())
def test_frames_of_a_game(server: Server, id: str) -> None:
    bots = [{"who": "bot", "bot": "random"}] * (ludotheque.game(id).seats[0] - 1)
    opened = open_table(server, id, [{"who": "me"}, *bots])
    dice = random.Random(id)
    with server.sit(opened, name="Zoé") as me, server.watch(opened) as spectator:
        asked = 0
        for _ in range(ANSWERS):
            state = me.mine()
            if state["over"]:
                break
            if state["waiting"] == [0] and asked < 3:  # nobody else can change the table meanwhile
                asked += 1
                me.send(do="hint", n=state["n"])
                me.a("hint")
                me.send(do="why_not", thing="@0")
                me.a("refusal")
                me.send(do="moment", n=state["n"] // 2)
                me.a("moment")
                me.refused(do="play", n=state["n"] + 1, key="nothing")
            me.play(dice.choice(state["choice"]["options"])["key"])
        spectator.until(lambda frame: frame["type"] == "state" and frame["n"] >= me.last["n"])
        frames = [json.loads(raw) for raw in [*me.raw, *spectator.raw]]
    assert {frame["type"] for frame in frames} == {"state", "patch", "hint", "refusal", "moment", "error"}
    for i, frame in enumerate([*frames, *me.states, *spectator.states]):
        clean(frame, wire.FromServer, id, f"{frame['type']} {i}")
    clean(server.line(opened), wire.TableLine, id, "table")


def test_frames_before_decks_are_chosen(server: Server) -> None:
    for id in ludotheque.games():
        shelf = ludotheque.game(id).deck_shelf
        if shelf is None:
            continue
        opened = open_table(server, id, [{"who": "me"}, {"who": "friend"}], {shelf.option: ["random", "later"]})
        with server.join(opened["table"]) as me:
            me.send(do="sit", token=opened["seats"][0]["token"])
            clean(me.a("choosing"), wire.FromServer, id, "choosing")


def test_the_lobby_and_the_catalogues(server: Server) -> None:
    lines = server.http.get("/api/games").json()
    for line in lines:
        clean(line, engine.GameLine, line["id"], "line")
        rules = server.http.get(f"/api/games/{line['id']}/rules").json()
        clean(rules, wire.Rulebook, line["id"], "rules")
        if line["built"]:
            clean(server.http.get(f"/api/games/{line['id']}").json(), engine.Catalogue, line["id"], "catalogue")


def test_decks(server: Server) -> None:
    for id in ludotheque.games():
        if ludotheque.game(id).deck_shelf is None:
            continue
        at = f"/api/games/{id}/decks"
        made = server.http.post(at, json={"random": True}, headers=KEY).json()
        clean(made, wire.DeckShown, id, "made")
        found = server.http.get(at, headers=KEY).json()
        clean(found, dict[str, list[wire.DeckLine]], id, "decks")
        for line in found["ready"]:
            clean(server.http.get(f"{at}/{line['deck']}").json(), wire.DeckShown, id, line["deck"])
        plan = server.http.get(f"/api/games/{id}").json()["plan"]
        if plan is not None:
            built = {"band": plan["bands"][0], "cards": {}}
            clean(server.http.post(f"{at}/check", json=built).json(), engine.Examined, id, "examined")


def tagged(union: Any, field: str) -> set[str]:
    """What tells the shapes of a union apart."""
    return {tag for shape in get_args(union) for tag in get_args(get_type_hints(shape)[field])}


def test_every_message_to_the_server_has_a_shape_and_a_line_in_the_documents() -> None:
    assert tagged(wire.ToServer, "do") == set(messages.DOES)
    page = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    assert [do for do in messages.DOES if f'"do": "{do}"' not in page] == []


def test_every_message_of_the_server_has_a_shape_and_a_line_in_the_documents() -> None:
    types = tagged(wire.FromServer, "type")
    sent = {
        kind
        for path in (ROOT / "src" / "ludotheque" / "server").glob("*.py")
        for kind in re.findall(r'"type": "(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert sent == types
    page = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    assert [kind for kind in types if f'"type": "{kind}"' not in page] == []


def test_the_pages_types_are_made_from_these_shapes() -> None:
    made = subprocess.run([sys.executable, ROOT / "tools" / "wire.py", "--check"], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
