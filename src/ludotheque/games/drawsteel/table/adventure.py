"""The course of the ready adventure: the Director opens the scene that follows, and what was done before changes it.

`Session.adventure` holds: id, at (the step being played), scene (the number of its scene), next (the number of the step that
follows), reached (by step, whether the goal of its fight was reached), montage (how it ended), interest (where the negotiation
ended, −1 before), boons (of obstacles overcome), coin (whether the heroes have the split coin) and paid (the name given in the end).
None of it is secret; what moves the other side of a negotiation is, and lies in `Session.field`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import PIECE, TEXT, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.reading import Said
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.words import Words, in_both
from ludotheque.games.drawsteel import content
from ludotheque.games.drawsteel.beings import DIRECTOR, new_being
from ludotheque.games.drawsteel.rules import montage as montages
from ludotheque.games.drawsteel.rules import negotiation as negotiations
from ludotheque.games.drawsteel.session import FIGHT, FREE, MONTAGE, NEGOTIATION, RESPITE, Session, living_heroes
from ludotheque.games.drawsteel.table import fight, montage, negotiation, obstacles, rest, tests
from ludotheque.games.drawsteel.table.part import Cue, Part
from ludotheque.games.drawsteel.table.talk import begin_scene, refuse_other

#: Malice that a montage failed outright brings to the last fight.
LATE = 2
#: Rounds that a dike held keeps the water back.
DRY = 1
#: Malice that the split coin costs.
COIN = 2
#: Rounds that a truce lasts.
TRUCE = 1


def begin(pos: Session) -> None:
    """Take up the adventure, before its first scene."""
    pos.adventure = {
        "id": "toll",
        "at": "",
        "scene": 0,
        "next": 0,
        "reached": {},
        "montage": "",
        "interest": -1,
        "boons": [],
        "coin": 0,
        "paid": "",
    }


def read_left(said: Said) -> dict[str, Any]:
    """An adventure as a session left it, to be gone on with in the next: checked, and between two scenes."""
    ids = [one["id"] for one in content.steps()]
    said.mapping(("id", "at", "scene", "next", "reached", "montage", "interest", "boons", "coin", "paid"))
    return {
        "id": said.get("id").one_of(("toll",)),
        "at": said.get("at", "").one_of(("", *ids)),
        "scene": -1,
        "next": said.get("next", 0).number(0, len(ids)),
        "reached": {id: one.number(0, 1) for id, one in said.get("reached", {}).mapping(ids).items(len(ids))},
        "montage": said.get("montage", "").one_of(("", *montages.RESULTS)),
        "interest": said.get("interest", -1).number(-1, negotiations.MOST),
        "boons": [one.one_of(obstacles.BOONS) for one in said.get("boons", []).entries(len(obstacles.BOONS))],
        "coin": said.get("coin", 0).number(0, 1),
        "paid": said.get("paid", "").text(60),
    }


def step(pos: Session) -> dict[str, Any] | None:
    """The step being played, or None before the first and in a free campaign."""
    at = pos.adventure.get("at")
    return next((one for one in content.steps() if one["id"] == at), None) if at else None


class NextScene(Cue):
    """The Director opens the scene that follows (DS-133)."""

    move = MoveKind("next_scene", (), "scroll-unfurled", "forward")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("next_scene",)] if pos.adventure else []

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        if not pos.adventure:
            return Refusal("DS-133", "refusal-own-campaign")
        if pos.adventure["next"] >= len(content.steps()):
            return Refusal("DS-133", "refusal-adventure-over")
        return None

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        # where no hero is left, only the epilogue is: somebody has paid
        number = pos.adventure["next"] if living_heroes(pos) else len(content.steps()) - 1
        one = content.steps()[number]
        pos.adventure["next"] = number + 1
        pos.adventure["at"] = one["id"]
        clear_stage(pos)
        _give_coin(pos)
        pos.emit("chapter", "DS-133", DIRECTOR, (number,))
        pos.emit("read_aloud", "DS-001", DIRECTOR, (number,))
        _OPENS[one["mode"]](pos, one, frame)
        pos.adventure["scene"] = pos.scene["number"]


def clear_stage(pos: Session) -> None:
    """Those of the last scene leave; the heroes stay, with what they hold."""
    held = [one for one in pos.beings if one["holder"] >= 0 and pos.beings[one["holder"]]["seat"] != DIRECTOR]
    pos.beings = [one for one in pos.beings if one["seat"] != DIRECTOR or one in held]
    for one in pos.beings:
        one["fallen"] = []
        for affliction in one["afflictions"]:
            affliction["source"] = -1


def _give_coin(pos: Session) -> None:
    """Whoever was saved in the first fight leaves a split coin, once."""
    first = next(one["id"] for one in content.steps() if one["mode"] == FIGHT)
    if pos.adventure["reached"].get(first) == 1 and pos.adventure["at"] == content.steps()[1]["id"]:
        pos.adventure["coin"] = 1
        pos.emit("coin", "DS-133", DIRECTOR)


def enter(pos: Session, id: str, zone: int, squad: int = 0, holds: str = "") -> int:
    """Somebody of the files comes on; the number they have from now on."""
    one = new_being(content.foes()[id], DIRECTOR)
    one["zone"] = zone
    if squad:
        one["squad"] = [squad, squad]
        one["stamina"] = one["sheet"]["stamina"] * squad
    pos.beings.append(one)
    number = len(pos.beings) - 1
    if holds:
        lend(pos, holds, number)
    return number


def lend(pos: Session, id: str, holder: int) -> None:
    """An object of the files comes into somebody's hands."""
    thing = new_being(content.foes()[id], pos.beings[holder]["seat"])
    thing["holder"] = holder
    pos.beings.append(thing)


def _open_fight(pos: Session, one: dict[str, Any], frame: Frame) -> None:
    for foe in one["foes"]:
        enter(pos, foe["id"], foe["zone"], foe.get("squad", 0), foe.get("holds", ""))
    surprised = "nobody"
    tide = {"from": one["tide"], "next": next(n for n, zone in enumerate(one["zones"]) if not zone.get("flooded"))}
    truce = 0
    if "joins" in one:  # the last fight: everything before it counts
        if pos.adventure["montage"] == montages.TOTAL:
            surprised = fight.FOES
        elif pos.adventure["montage"] == montages.FAILURE:
            pos.banked += LATE
        interest = pos.adventure["interest"]
        if interest >= negotiations.MOST:
            lend(pos, one["lends"], living_heroes(pos)[0])
        elif interest >= 3:
            truce = TRUCE
        elif 0 <= interest <= 1:
            enter(pos, one["joins"]["id"], one["joins"]["zone"])
        if "dry" in pos.adventure["boons"]:
            tide["from"] += DRY
    zones = [{"name": {"fr": z["fr"], "en": z["en"]}, "flooded": z.get("flooded", 0)} for z in one["zones"]]
    fight.begin_fight(pos, surprised, zones)
    pos.field |= {"tide": tide, "goal": {**one["goal"], "name": dict(one["goal"]["name"]), "done": 0}, "truce": truce}


def _open_montage(pos: Session, one: dict[str, Any], frame: Frame) -> None:
    montage.begin_montage(pos, one["difficulty"])
    pos.field["obstacles"] = [obstacles.obstacle(given) for given in one["obstacles"]]


def _open_negotiation(pos: Session, one: dict[str, Any], frame: Frame) -> None:
    negotiation.begin_negotiation(pos, one["attitude"], in_both(one["name"]), 0)
    pos.field |= {"motivations": one["motivations"][:], "pitfalls": one["pitfalls"][:], "ready": 1}
    if any(pos.adventure["reached"].values()):
        negotiation.learn(pos, one["motivations"][0])  # whoever was saved has told


def _open_respite(pos: Session, one: dict[str, Any], frame: Frame) -> None:
    rest.BeginRespite().begin(pos, frame, ("respite", 0))


def _open_free(pos: Session, one: dict[str, Any], frame: Frame) -> None:
    begin_scene(pos, FREE, "")


_OPENS = {
    FIGHT: _open_fight,
    MONTAGE: _open_montage,
    NEGOTIATION: _open_negotiation,
    RESPITE: _open_respite,
    FREE: _open_free,
}


class NamePayer(Offer):
    """In the end somebody says whose name the toll gets: it is kept, and told."""

    move = MoveKind("name_payer", (Arg(TEXT, "name", high=60),), "quill-ink")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("name_payer", None)] if pos.adventure else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        if pos.adventure.get("at") != content.steps()[-1]["id"]:
            return Refusal("DS-133", "refusal-no-toll")
        return Refusal("DS-133", "refusal-paid") if pos.adventure["paid"] else None

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.adventure["paid"] = move[1]
        pos.emit("name_payer", "DS-133", seat, (move[1],))


class SplitCoin(Offer):
    """The split coin: once, a test is rolled again, and the Director gains Malice for the next fight."""

    move = MoveKind("split_coin", (Arg(PIECE, "being"),), "crown-coin")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        memo = tests.rolled(pos) if pos.adventure.get("coin") else None
        return [] if memo is None else [("split_coin", memo["being"])]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        if not pos.adventure.get("coin"):
            return Refusal("DS-133", "refusal-no-coin")
        memo = tests.rolled(pos)
        if memo is None or memo["being"] != move[1]:
            return Refusal("DS-100", "refusal-no-result")
        return refuse_other(pos, seat, move[1])

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        memo = tests.rolled(pos)
        assert memo is not None
        pos.adventure["coin"] = 0
        pos.banked += COIN
        pos.emit("split_coin", "DS-133", seat, (move[1],))
        memo["dice"] = [pos.roll(10) + 1, pos.roll(10) + 1]
        tests.settle_roll(pos, pos.stack[-1], seat)


def view(pos: Session, *, director: bool) -> dict[str, Any] | None:
    """What the page shows of the adventure; the note is the Director's."""
    if not pos.adventure:
        return None
    one = step(pos) if pos.adventure["scene"] == pos.scene["number"] else None  # else the Director tells something else
    coming = content.steps()[pos.adventure["next"] :]
    return {
        "name": dict(content.adventure()["name"]),
        "pitch": dict(content.adventure()["pitch"]),
        "step": None if one is None else pos.adventure["next"],
        "steps": len(content.steps()),
        "title": None if one is None else dict(one["name"]),
        "read": None if one is None else dict(one["read"]),
        "note": dict(one["note"]) if one is not None and director else None,
        "coming": dict(coming[0]["name"]) if coming and director else None,
        "coin": bool(pos.adventure["coin"]),
        "paid": pos.adventure["paid"] or None,
        "obstacles": [dict(given) for given in pos.field.get("obstacles", ())],
    }


def words(kind: str, number: int) -> Words:
    """What a chapter is called, or what is read aloud in it."""
    one: Words = content.steps()[number]["name" if kind == "chapter" else "read"]
    return one


PART = Part(
    events={
        "chapter": EventKind(0, (Arg(PIECE, "chapter"),)),
        "read_aloud": EventKind(1, (Arg(PIECE, "reading"),)),
        "coin": EventKind(1),
        "split_coin": EventKind(1, (Arg(PIECE, "being"),)),
        "name_payer": EventKind(1, (Arg(TEXT, "name"),)),
    },
    cues=(NextScene(),),
    offers=(NamePayer(), SplitCoin()),
)
