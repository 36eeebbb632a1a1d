"""Obstacles of a montage that were written beforehand (`maison`): each names characteristics and skills that fit, never one alone.

`Session.field["obstacles"]` holds for each: id, name, text, characteristics, skills, boon and consequence (or ""), and done.
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine.args import PIECE, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table import tests
from ludotheque.games.drawsteel.table.part import Part

#: What an obstacle overcome may bring later, and what failing at it may cost at once.
BOONS = ("", "dry")
CONSEQUENCES = ("", "bane")


def obstacle(given: dict[str, Any]) -> dict[str, Any]:
    """An obstacle of a file as a montage holds it."""
    return {"boon": "", "consequence": "", "done": 0, **given}


def moves(pos: Session, number: int) -> list[Move]:
    return [
        ("tackle", number, place, CHARACTERISTICS.index(characteristic))
        for place, one in enumerate(pos.field.get("obstacles", ()))
        for characteristic in one["characteristics"]
    ]


def refuse(pos: Session, move: Move) -> Refusal | None:
    """Whether a hero may take on an obstacle with a characteristic (DSB-151)."""
    known = pos.field["obstacles"]
    if known[move[2]]["done"]:
        return Refusal("DSB-151", "refusal-obstacle-done")
    fits = CHARACTERISTICS[move[3]] in known[move[2]]["characteristics"]
    return None if fits else Refusal("DSB-151", "refusal-obstacle-characteristic")


def settle(pos: Session, number: int, won: bool) -> None:
    """What trying the obstacle brought: its boon for later, or its consequence for the hero's next test."""
    place = pos.field.pop("tackled", -1)
    if place < 0:
        return
    one = pos.field["obstacles"][place]
    if won:
        one["done"] = 1
        if one["boon"] and pos.adventure and one["boon"] not in pos.adventure["boons"]:
            pos.adventure["boons"].append(one["boon"])
    elif one["consequence"] == "bane":
        pos.beings[number]["favours"].append([tests.BANE, "$cause-obstacle"])


PART = Part(
    moves=(
        MoveKind(
            "tackle", (Arg(PIECE, "being"), Arg(PIECE, "obstacle"), Arg(THING, "characteristic")), "path-distance"
        ),
    ),
    events={"tackle": EventKind(1, (Arg(PIECE, "being"), Arg(PIECE, "obstacle"), Arg(THING, "characteristic")))},
)
