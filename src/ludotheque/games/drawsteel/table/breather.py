"""A breather: the Director asks whether everybody is ready to go on. Recoveries are spent and deeds proposed meanwhile (DS-166)."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR
from ludotheque.games.drawsteel.session import Session, living_heroes
from ludotheque.games.drawsteel.table.part import Cue, Part


class Breather(Cue):
    """Once a scene: the table goes on when every player says so."""

    move = MoveKind("breather", (), "sands-of-time", "quiet")

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        if not living_heroes(pos):
            return Refusal("DS-166", "refusal-no-heroes")
        rested = pos.campaign["breather"] == pos.scene["number"]
        return Refusal("DS-166", "refusal-breather") if rested else None

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        pos.campaign["breather"] = pos.scene["number"]
        pos.emit("breather", "DS-166", DIRECTOR)
        pos.push(BREATHER, DIRECTOR)


class GoOn(Ask):
    """Every player with a living hero says when to go on."""

    __slots__ = ()
    kind = "breather"
    rule = "DS-166"
    verbs = ("go_on",)

    def act(self, pos: Session, frame: Frame) -> None:
        pos.asked.extend(sorted({pos.beings[number]["seat"] for number in living_heroes(pos)}))

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("go_on",)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        pos.emit("go_on", "DS-166", seat)


BREATHER = Program("drawsteel/breather", [GoOn()])

PART = Part(
    moves=(MoveKind("go_on", (), None, "forward"),),
    events={"breather": EventKind(1), "go_on": EventKind(2)},
    programs=(BREATHER,),
    cues=(Breather(),),
)
