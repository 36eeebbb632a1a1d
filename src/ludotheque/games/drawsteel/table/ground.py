"""The ground of a fight: a strip of named zones, and how creatures are moved over it.

This is our simplification (`maison`): no measured map, but pushes, pulls and slides that mean something.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.engine.args import PIECE, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import Being
from ludotheque.games.drawsteel.rules.conditions import HELD
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table import triggers
from ludotheque.games.drawsteel.table.asked import AboutTarget
from ludotheque.games.drawsteel.table.part import Part

#: Where nothing else is said: three zones.
PLAIN_GROUND = (
    {"fr": "Leur côté", "en": "Their side"},
    {"fr": "Au milieu", "en": "The middle"},
    {"fr": "Votre côté", "en": "Your side"},
)
PUSH, PULL, SLIDE = "push", "pull", "slide"


def away(pos: Session, one: int, other: int) -> int:
    """How many zones lie between two creatures; 0 in the same one."""
    return abs(pos.beings[one]["zone"] - pos.beings[other]["zone"])


def held(being: Being) -> bool:
    return any(affliction["id"] in HELD for affliction in being["afflictions"])


def nears_fear(pos: Session, being: int, zone: int) -> bool:
    """Whether a step to this zone leads a frightened creature nearer to what frightens it (DSB-072)."""
    here = pos.beings[being]["zone"]
    for affliction in pos.beings[being]["afflictions"]:
        if affliction["id"] == "frightened" and affliction["source"] >= 0:
            there = pos.beings[affliction["source"]]["zone"]
            if there >= 0 and abs(zone - there) < abs(here - there):
                return True
    return False


def reaches(pos: Session, by: int, target: int, how: str, n: int) -> list[int]:
    """The zones to which somebody may be moved by force, where they stand included."""
    start, origin = pos.beings[target]["zone"], pos.beings[by]["zone"]
    found = []
    for zone in range(max(0, start - n), min(len(pos.field["zones"]), start + n + 1)):
        gained = abs(zone - origin) - abs(start - origin)
        fits = how == SLIDE or (gained >= 0 if how == PUSH else gained <= 0)
        if zone == start or (fits and (how == SLIDE or abs(gained) == abs(zone - start))):
            found.append(zone)
    return found


def put(pos: Session, being: int, zone: int, rule: str, kind: str = "moved") -> None:
    if pos.beings[being]["zone"] != zone:
        pos.beings[being]["zone"] = zone
        for other in pos.beings:
            if other["holder"] == being:
                other["zone"] = zone  # what somebody holds goes along
        pos.emit(kind, rule, pos.beings[being]["seat"], (being, zone))


class Shove(AboutTarget):
    """Whoever moves somebody by force says where to (memo: by, target, how, n)."""

    __slots__ = ()
    kind = "shove"
    rule = "DSB-140"
    verbs = ("to",)

    def act(self, pos: Session, frame: Frame) -> None:
        assert frame.memo is not None
        if len(self.moves(pos, frame, frame.seat)) > 1:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("to", zone) for zone in range(len(pos.field["zones"]))]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        memo = frame.memo
        assert memo is not None
        within = move[1] in reaches(pos, memo["by"], memo["target"], memo["how"], memo["n"])
        if not within:
            return Refusal("DSB-140", "refusal-shove")
        willing = memo["by"] == memo["target"]
        return Refusal("DSB-072", "refusal-afraid") if willing and nears_fear(pos, memo["target"], move[1]) else None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        moved = pos.beings[memo["target"]]["zone"] != move[1]
        put(pos, memo["target"], move[1], "DSB-140", "shoved")
        if moved and memo["by"] != memo["target"]:
            triggers.happened(pos, triggers.MOVED, memo["target"], memo["by"])


SHOVE = Program("drawsteel/shove", [Shove()])

PART = Part(
    moves=(MoveKind("to", (Arg(PIECE, "zone"),), "arrow-dunk"),),
    events={
        "moved": EventKind(1, (Arg(PIECE, "being"), Arg(PIECE, "zone"))),
        "shoved": EventKind(2, (Arg(PIECE, "being"), Arg(PIECE, "zone"))),
    },
    programs=(SHOVE,),
)
