"""Help in the midst of a fight: somebody may spend a Recovery without catching their breath (DS-164, DS-165)."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.engine.args import PIECE, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import HERO, maximum
from ludotheque.games.drawsteel.rules import stamina
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table.part import Part
from ludotheque.games.drawsteel.table.tokens import spend_recovery


class Aided(Ask):
    """An ally's help lets somebody spend a Recovery in the midst of a fight (DS-164, DS-165)."""

    __slots__ = ()
    kind = "aided"
    rule = "DS-164"
    verbs = ("take_breath", "decline")

    def act(self, pos: Session, frame: Frame) -> None:
        if self.refusal(pos, frame, frame.seat, ("take_breath",)) is None:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("take_breath",), ("decline",)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] == "decline":
            return None
        memo = frame.memo
        assert memo is not None
        one = pos.beings[memo["target"]]
        if one["kind"] != HERO:
            return Refusal("DS-157", "refusal-not-a-hero")
        if one["stamina"] >= maximum(one):
            return Refusal("DS-162", "refusal-whole")
        return stamina.check_recovery(one["recoveries"], danger=True, breath=True)

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "take_breath":
            pos.emit("aided", "DS-165", seat, (memo["target"], memo["by"]))
            spend_recovery(pos, memo["target"], "DS-164")


AIDED = Program("drawsteel/aided", [Aided()])

PART = Part(
    moves=(
        MoveKind("take_breath", (), "healing", "forward"),
        MoveKind("decline", (), None, "quiet"),
    ),
    events={"aided": EventKind(2, (Arg(PIECE, "being"), Arg(PIECE, "helper")))},
    programs=(AIDED,),
)
