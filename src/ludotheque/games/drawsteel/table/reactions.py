"""Triggered actions: a window opens when something happens that somebody on the ground can answer (DSB-044, DSB-045).

The rules note what happens (`triggers.happened`); between two operations `settle` turns each note into a window, if anybody may use
a triggered action of theirs on it. Whoever declines is not asked again about the same thing, and no action answers it twice. The
memo of a window holds: what, who, by (see `triggers.happened`), declined (seats) and used (actions that have answered it).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import PIECE, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR, FREE_TRIGGERED, TRIGGERED
from ludotheque.games.drawsteel.rules import battle
from ludotheque.games.drawsteel.session import Session, called
from ludotheque.games.drawsteel.table import abilities, harm, targets, triggers
from ludotheque.games.drawsteel.table.part import Part

#: What sets a triggered action off: whether it befalls one's own side, and what it is.
_SETS_OFF = {
    "ally-targeted": (True, triggers.TARGETED),
    "ally-hurt": (True, triggers.HURT),
    "ally-moved": (True, triggers.MOVED),
    "foe-moved": (False, triggers.MOVED),
    "foe-felled": (False, triggers.FELLED),
}


def settle(pos: Session) -> None:
    """Open a window for everything that happened since the last operation; the first comes first."""
    pos.unsettled = 0
    for what, who, by in reversed(pos.field.pop("happened", []) if pos.field else []):
        memo = {"what": what, "who": who, "by": by, "declined": [], "used": []}
        found = answers(pos, memo)
        if any(pos.beings[abilities.decode(value)[0]]["seat"] == DIRECTOR for value in found):
            pos.revealed_to |= ((1 << pos.seats) - 1) & ~(1 << DIRECTOR)  # that a foe can answer comes to light
        if found:
            pos.push_for(WINDOW, DIRECTOR, memo)


def answers(pos: Session, memo: dict[str, Any]) -> list[int]:
    """The triggered actions that may be used on what happened."""
    return [value for value in _all(pos) if refuse(pos, memo, value) is None]


def _all(pos: Session) -> list[int]:
    return [
        abilities.code(number, index)
        for number, one in enumerate(pos.beings)
        for index, ability in enumerate(one["sheet"]["abilities"])
        if ability["action"] in TRIGGERED
    ]


def refuse(pos: Session, memo: dict[str, Any], value: int) -> Refusal | None:
    """Whether a triggered action may answer what happened."""
    ability = abilities.ability_of(pos, value)
    number = abilities.decode(value)[0]
    if ability is None or ability["action"] not in TRIGGERED:
        return Refusal("DSB-045", "refusal-not-triggered")
    one = pos.beings[number]
    if one["zone"] < 0 or one["dead"] or one["hidden"]:
        return Refusal("DSB-045", "refusal-not-fighting")
    ours, what = _SETS_OFF[ability["when"]]
    same = (one["seat"] == DIRECTOR) == (pos.beings[memo["who"]]["seat"] == DIRECTOR)
    other = what != triggers.TARGETED or memo["who"] != number  # somebody else is the target
    if memo["what"] != what or same != ours or not other:
        return Refusal("DSB-045", "refusal-not-triggered")
    if value in memo["used"]:
        return Refusal("DSB-040", "refusal-answered")
    refusal = battle.check_triggered(
        pos.field["round"],
        one["reacted"],
        free=ability["action"] == FREE_TRIGGERED,
        surprised=pos.field["surprised"] == ("foes" if one["seat"] == DIRECTOR else "heroes"),
        dazed="dazed" in harm.suffers(one),
    )
    if refusal is not None:
        return refusal
    if ability["cost"] > abilities.purse(pos, number):
        return Refusal("DS-154", "refusal-cost", (("n", ability["cost"]),))
    if ability["who"] == "self":
        return None
    return targets.refuse_target(pos, number, ability, memo["who"], [])


class Window(Ask):
    """Those who may answer what happened say whether they do."""

    __slots__ = ()
    kind = "react"
    rule = "DSB-045"
    verbs = ("react", "decline")

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        seats = {pos.beings[abilities.decode(value)[0]]["seat"] for value in answers(pos, memo)}
        pos.asked.extend(sorted(seats - set(memo["declined"])))

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [*(("react", value) for value in _all(pos)), ("decline",)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "decline":
            return None
        number = abilities.decode(move[1])[0]
        if number >= len(pos.beings) or pos.beings[number]["seat"] != seat:
            return Refusal("DS-129", "refusal-not-yours")
        return refuse(pos, memo, move[1])

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "decline":
            memo["declined"].append(seat)
            return
        pos.asked.clear()  # the others are asked again if it is still theirs to answer
        frame.pc -= 1
        number = abilities.decode(move[1])[0]
        memo["used"].append(move[1])
        ability = abilities.ability_of(pos, move[1])
        assert ability is not None
        if ability["action"] != FREE_TRIGGERED:
            pos.beings[number]["reacted"] = pos.field["round"]
        target = number if ability["who"] == "self" else memo["who"]
        abilities.begin_use(pos, number, move[1], targets=[target])

    def question(self, pos: Session, frame: Frame, seat: int) -> tuple[str, dict[str, Any]]:
        memo = frame.memo
        assert memo is not None
        return f"ask-react-{memo['what']}", {"being": called(pos, memo["who"])}


WINDOW = Program("drawsteel/window", [Window()])

PART = Part(
    moves=(MoveKind("react", (Arg(PIECE, "ability"),), "shield-reflect", "forward"),),
    programs=(WINDOW,),
)
