"""Somebody comes to the table: the Director brings in a hero for a player, a foe, anybody else or an object (DS-129 to DS-131).

A sheet is YAML, and what is said at a table is one line of printable characters: where a line of the sheet ends stands ␊, its
leading spaces are ␠, and no-break spaces ⍽.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludotheque.engine.args import PIECE, SEAT, TEXT, Arg
from ludotheque.engine.audience import EVERYBODY
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR, FOE, HERO, Sheet, new_being
from ludotheque.games.drawsteel.session import Session, heroes
from ludotheque.games.drawsteel.sheets import BadSheet, read_text
from ludotheque.games.drawsteel.table.part import Cue, Part

#: How many may be at a table, and how long what is said of one of them.
MOST: Final = 60
LONGEST: Final = 6000
#: What stands for the end of a line, for a space that a line begins with, and for a space at which no line is broken.
LINE, SPACE, TIE = "␊", "␠", "⍽"


def read(said: str) -> Sheet:
    """The sheet that was said in one line."""
    return read_text(said.replace(LINE, "\n").replace(SPACE, " ").replace(TIE, "\u00a0"))


def one_line(sheet: str) -> str:
    """A sheet as it is said at a table."""
    lines = sheet.replace("\r", "").replace("\u00a0", TIE).replace("\u202f", TIE).rstrip("\n").split("\n")
    return LINE.join(SPACE * (len(line) - len(line.lstrip(" "))) + line.lstrip(" ") for line in lines)


class Bring(Cue):
    """Somebody new is at the table, run by this seat."""

    move = MoveKind("bring", (Arg(SEAT), Arg(TEXT, "sheet", high=LONGEST)), "person")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("bring", seat, None) for seat in range(pos.seats)]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        if len(pos.beings) >= MOST:
            return Refusal("DS-130", "refusal-crowded", (("n", MOST),))
        if move[2] is None:
            return None
        try:
            sheet = read(move[2])
        except BadSheet as fault:
            return Refusal(fault.rule or "DS-130", "refusal-sheet", (("fault", fault.words),))
        if sheet["kind"] == HERO and move[1] == DIRECTOR:
            return Refusal("DS-129", "refusal-hero-directed")
        if sheet["kind"] == FOE and move[1] != DIRECTOR:
            return Refusal("DS-130", "refusal-foe-played")
        if sheet["resource"] and not sheet["calling"]:
            return Refusal("DS-152", "refusal-no-calling")
        known = sheet["kind"] == HERO and sheet["id"] in [pos.beings[one]["sheet"]["id"] for one in heroes(pos)]
        return Refusal("DS-129", "refusal-hero-known") if known else None

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        sheet = read(move[2])
        pos.beings.append(new_being(sheet, move[1]))
        foe = sheet["kind"] == FOE  # players see foes when they fight them
        kind, seen = ("lies_in_wait", 1 << DIRECTOR) if foe else ("joins", EVERYBODY)
        pos.emit(kind, "DS-130" if move[1] == DIRECTOR else "DS-129", DIRECTOR, (len(pos.beings) - 1,), seen)


PART = Part(
    events={
        "joins": EventKind(1, (Arg(PIECE, "being"),)),
        "lies_in_wait": EventKind(1, (Arg(PIECE, "being"),), private=True),
    },
    cues=(Bring(),),
)
