"""What the last session left: hero tokens that the Director kept (DS-110, DS-R08)."""

from __future__ import annotations

from ludotheque.engine.args import NUMBER, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table.part import Cue, Part


class TakeKept(Cue):
    """The pool is set anew at the start; the Director may say that what was kept last time counts instead (DS-R08)."""

    move = MoveKind("take_kept", (), "round-star", "quiet")

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        return None if pos.campaign["kept"] else Refusal("DS-R08", "refusal-nothing-kept")

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        pos.tokens = pos.campaign["kept"]
        pos.campaign["kept"] = 0
        pos.emit("take_kept", "DS-R08", DIRECTOR, (pos.tokens,))


PART = Part(
    events={
        "take_kept": EventKind(1, (Arg(NUMBER),)),
    },
    cues=(TakeKept(),),
)
