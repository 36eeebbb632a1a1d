"""What the heroes are after in a fight besides winning it (`maison`): work to be done in one zone, a manoeuvre at a time.

`Session.field["goal"]` holds its name, the zone, how much work it needs and how much is done. Deep water over the zone ends it.
"""

from __future__ import annotations

from ludotheque.engine.args import NUMBER, PIECE, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table.part import Part


def refuse_work(pos: Session, being: int) -> Refusal | None:
    """Whether somebody on turn may work at the goal now (DSB-141)."""
    goal = pos.field.get("goal")
    if not goal or pos.beings[being]["seat"] == DIRECTOR:
        return Refusal("DSB-141", "refusal-no-goal")
    if goal["done"] >= goal["need"]:
        return Refusal("DSB-141", "refusal-goal-reached")
    if pos.field["zones"][goal["zone"]]["flooded"]:
        return Refusal("DSB-141", "refusal-goal-lost")
    return None if pos.beings[being]["zone"] == goal["zone"] else Refusal("DSB-141", "refusal-goal-zone")


def work(pos: Session, being: int) -> None:
    goal = pos.field["goal"]
    goal["done"] += 1
    pos.emit("worked", "DSB-141", pos.beings[being]["seat"], (being, goal["done"], goal["need"]))


def reached(pos: Session) -> bool | None:
    """Whether the goal of the fight under way is reached; None where there is none."""
    goal = pos.field.get("goal")
    return None if not goal else goal["done"] >= goal["need"]


PART = Part(
    moves=(MoveKind("work", (), "gears"),),
    events={"worked": EventKind(1, (Arg(PIECE, "being"), Arg(NUMBER, "done"), Arg(NUMBER, "need")))},
)
