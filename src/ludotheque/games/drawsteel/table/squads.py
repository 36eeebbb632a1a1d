"""Minions: several of them as one squad, and who leads it (DSB-095, DSB-099)."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.engine.args import AMOUNT, NUMBER, PIECE, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR, maximum
from ludotheque.games.drawsteel.rules import battle
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table.part import Cue, Part

MINION = "minion"


def _theirs(pos: Session) -> list[int]:
    """The Director's creatures that live."""
    return [number for number, one in enumerate(pos.beings) if one["seat"] == DIRECTOR and not one["dead"]]


class FormSquad(Cue):
    """One minion becomes a squad of its like, with one pool of Stamina (DSB-095)."""

    move = MoveKind("form_squad", (Arg(PIECE, "being"), Arg(AMOUNT, "n", low=1, high=40)), "minions")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("form_squad", number, None) for number in _theirs(pos)]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        if move[1] not in _theirs(pos) or pos.beings[move[1]]["sheet"]["organization"] != MINION:
            return Refusal("DSB-095", "refusal-not-a-minion")
        return None if move[2] is None else battle.check_squad(move[2])

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        one = pos.beings[move[1]]
        one["squad"] = [move[2], move[2]]
        one["stamina"] = maximum(one)
        pos.emit("squad", "DSB-095", DIRECTOR, (move[1], move[2]), 1)


class Appoint(Cue):
    """A squad is given a captain, who keeps Stamina of their own (DSB-099)."""

    move = MoveKind("appoint", (Arg(PIECE, "being"), Arg(PIECE, "captain")), "rank-3")

    def candidates(self, pos: Session) -> Iterable[Move]:
        led = [number for number in _theirs(pos) if pos.beings[number]["squad"]]
        return [("appoint", squad, captain) for squad in led for captain in _theirs(pos) if captain != squad]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        theirs = _theirs(pos)
        if move[1] not in theirs or not pos.beings[move[1]]["squad"]:
            return Refusal("DSB-099", "refusal-not-a-squad")
        if move[2] not in theirs or pos.beings[move[2]]["sheet"]["organization"] == MINION:
            return Refusal("DSB-099", "refusal-not-a-captain")
        led = pos.beings[move[1]]["captain"]
        if led >= 0 and not pos.beings[led]["dead"]:
            return Refusal("DSB-099", "refusal-one-captain")
        leads = any(one["captain"] == move[2] and not one["dead"] for one in pos.beings)
        return Refusal("DSB-099", "refusal-leads") if leads else None

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        pos.beings[move[1]]["captain"] = move[2]
        pos.emit("appoint", "DSB-099", DIRECTOR, (move[1], move[2]), 1)


PART = Part(
    events={
        "squad": EventKind(1, (Arg(PIECE, "being"), Arg(NUMBER)), private=True),
        "appoint": EventKind(1, (Arg(PIECE, "being"), Arg(PIECE, "captain")), private=True),
    },
    cues=(FormSquad(), Appoint()),
)
