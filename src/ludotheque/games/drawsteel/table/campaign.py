"""From one session to the next, and from one adventure to the next (DS-110, DS-138, DS-R08, DS-R11)."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.engine.args import NUMBER, TEXT, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR
from ludotheque.games.drawsteel.session import Session, heroes, living_heroes
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


class NewAdventure(Cue):
    """Another adventure begins, with no Victories (DS-138): whoever has some is told to take a respite first, and may go on anyway
    (DS-R11)."""

    move = MoveKind("new_adventure", (Arg(NUMBER, "anyway"), Arg(TEXT, "title", high=80)), "scroll-unfurled")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("new_adventure", 0, None), ("new_adventure", 1, None)]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        if move[1] not in (0, 1):
            return Refusal("DS-R11", "refusal-anyway")
        left = any(pos.beings[number]["victories"] for number in living_heroes(pos))
        if move[1]:
            return None if left else Refusal("DS-R11", "refusal-no-victories")
        return Refusal("DS-R11", "refusal-leftover") if left else None

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        for number in heroes(pos):
            pos.beings[number]["victories"] = 0
        pos.campaign["adventures"].append(move[2])
        pos.emit("new_adventure", "DS-138", DIRECTOR, (move[2],))


PART = Part(
    events={
        "kept": EventKind(0, (Arg(NUMBER),)),
        "take_kept": EventKind(1, (Arg(NUMBER),)),
        "new_adventure": EventKind(0, (Arg(TEXT, "title"),)),
    },
    cues=(TakeKept(), NewAdventure()),
)
