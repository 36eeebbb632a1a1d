"""The course of the ready adventure: the Director opens the scene that follows, and what was done before changes it.

`Session.adventure` holds: id, at (the step being played), next (the number of the one that follows), reached (by step, whether the
goal of its fight was reached), montage (how it ended), interest (where the negotiation ended, −1 before) and boons (of obstacles
overcome). Everything else is in the files: nothing of it is secret, except what `Session.field` holds of a negotiation.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import PIECE, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.words import Words
from ludotheque.games.drawsteel import content
from ludotheque.games.drawsteel.beings import DIRECTOR, new_being
from ludotheque.games.drawsteel.rules import montage as montages
from ludotheque.games.drawsteel.rules import negotiation as negotiations
from ludotheque.games.drawsteel.session import FIGHT, FREE, MONTAGE, NEGOTIATION, RESPITE, Session, living_heroes
from ludotheque.games.drawsteel.table import fight, montage, negotiation, obstacles, rest
from ludotheque.games.drawsteel.table.part import Cue, Part
from ludotheque.games.drawsteel.table.talk import begin_scene

#: Malice that a montage failed outright brings to the last fight.
LATE = 2
#: Rounds that a dike held keeps the water back.
DRY = 1
#: Rounds that a truce lasts.
TRUCE = 1


def begin(pos: Session) -> None:
    """Take up the adventure, before its first scene."""
    pos.adventure = {"id": "toll", "at": "", "next": 0, "reached": {}, "montage": "", "interest": -1, "boons": []}


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
            return Refusal("DS-133", "refusal-no-adventure")
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
        pos.emit("chapter", "DS-133", DIRECTOR, (number,))
        pos.emit("read_aloud", "DS-001", DIRECTOR, (number,))
        _OPENS[one["mode"]](pos, one, frame)


def clear_stage(pos: Session) -> None:
    """Those of the last scene leave; the heroes stay, with what they hold."""
    held = [one for one in pos.beings if one["holder"] >= 0 and pos.beings[one["holder"]]["seat"] != DIRECTOR]
    pos.beings = [one for one in pos.beings if one["seat"] != DIRECTOR or one in held]
    for one in pos.beings:
        one["fallen"] = []
        for affliction in one["afflictions"]:
            affliction["source"] = -1


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
    negotiation.begin_negotiation(pos, one["attitude"], one["name"]["fr"], 0)
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


def view(pos: Session, *, director: bool) -> dict[str, Any] | None:
    """What the page shows of the adventure; the note is the Director's."""
    if not pos.adventure:
        return None
    one = step(pos)
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
        "goal": _goal(pos),
        "obstacles": [dict(given) for given in pos.field.get("obstacles", ())],
    }


def _goal(pos: Session) -> dict[str, Any] | None:
    goal = pos.field.get("goal")
    return None if not goal else {**goal, "name": dict(goal["name"])}


def words(kind: str, number: int) -> Words:
    """What a chapter is called, or what is read aloud in it."""
    one: Words = content.steps()[number]["name" if kind == "chapter" else "read"]
    return one


PART = Part(
    events={
        "chapter": EventKind(0, (Arg(PIECE, "chapter"),)),
        "read_aloud": EventKind(1, (Arg(PIECE, "reading"),)),
    },
    cues=(NextScene(),),
)
