"""Effects that reach beyond their target: what is dragged along, changes hands, is answered, or left to the target to choose (`maison`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import NUMBER, PIECE, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR, is_creature, is_object
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table import ground, harm, triggers, water
from ludotheque.games.drawsteel.table.asked import AboutTarget
from ludotheque.games.drawsteel.table.part import Part

#: The program by which an ability is used (`abilities.USE`): what answers it looks for it below.
USE_NAME = "drawsteel/use"


def allied(pos: Session, one: int, other: int) -> bool:
    return (pos.beings[one]["seat"] == DIRECTOR) == (pos.beings[other]["seat"] == DIRECTOR)


def held_by(pos: Session, being: int) -> list[int]:
    """The objects that somebody holds: what they can do, their holder can (DSB-144)."""
    return [number for number, one in enumerate(pos.beings) if one["holder"] == being and is_object(one)]


def owners(pos: Session, being: int) -> list[int]:
    """Those whose sheets say what somebody can do: their own, and the objects they hold."""
    return [being, *held_by(pos, being)]


def befallen(pos: Session, by: int, target: int, effect: dict[str, Any], queue: list[list[Any]]) -> list[int]:
    """Whom an effect befalls; what is not the target's own comes once, however many targets there are."""
    on = effect.get("on", "target")
    if on == "target":
        return [target]
    found = [by]
    if on != "self":
        where = pos.beings[by if on == "allies" else target]["zone"]
        found = [
            number
            for number, one in enumerate(pos.beings)
            if one["zone"] == where and is_creature(one) and (on == "zone" or allied(pos, by, number))
        ]
    return [number for number in found if not any(one[0] == number and one[1] == effect for one in queue)]


def too_few(pos: Session, by: int, effect: dict[str, Any]) -> bool:
    """Whether the effect asks for more minions than stand."""
    squad = pos.beings[by]["squad"]
    return bool(effect.get("squad", 0) > (squad[0] if squad else 1))


def do(pos: Session, seat: int, by: int, target: int, effect: dict[str, Any]) -> bool:
    """Do one of these effects to one target; False where the verb is none of them."""
    one, verb = pos.beings[target], effect["do"]
    if verb == "gather":
        pos.push_for(GATHER, seat, {"by": by, "target": target, "n": effect["n"]})
    elif verb == "steal":
        for number in held_by(pos, target)[:1]:
            pos.beings[number]["holder"], pos.beings[number]["zone"] = by, pos.beings[by]["zone"]
            pos.beings[number]["seat"] = pos.beings[by]["seat"]  # whoever has it knows what it can do
            pos.emit("stolen", "DSB-145", pos.beings[by]["seat"], (by, number, target))
    elif verb in ("flood", "drain"):
        water.flood(pos, one["zone"], int(verb == "flood"), "DSB-146")
    elif verb == "redirect":
        used = _below(pos, USE_NAME, lambda memo: memo["being"] != by and target in memo["targets"])
        if used is not None:
            used["targets"] = [by if number == target else number for number in used["targets"]]
            pos.emit("redirected", "DSB-147", pos.beings[by]["seat"], (by, target))
    elif verb == "halve":
        harmed = _below(pos, harm.HARM.name, lambda memo: memo["target"] == target)
        if harmed is not None:
            harm.halve(pos, harmed)
    elif verb == "either":
        pos.push_for(EITHER, one["seat"], {"by": by, "target": target, "of": effect["of"]})
    else:
        return False
    return True


def _below(pos: Session, name: str, fits: Any) -> dict[str, Any] | None:
    """What the nearest program of this name on the stack remembers, if it fits."""
    for frame in reversed(pos.stack):
        if frame.program.name == name and frame.memo is not None and fits(frame.memo):
            return frame.memo
    return None


class Announce(Op):
    """The targets of an ability are known: somebody may answer that (DSB-045)."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        for target in memo["targets"]:
            if not allied(pos, memo["being"], target):
                triggers.happened(pos, triggers.TARGETED, target, memo["being"])


class Gather(Ask):
    """Whoever ties a creature to another says to which: it is dragged into the target's zone (DSB-148)."""

    __slots__ = ()
    kind = "gather"
    rule = "DSB-148"
    verbs = ("target",)

    def act(self, pos: Session, frame: Frame) -> None:
        if self.moves(pos, frame, frame.seat):
            pos.asked.append(frame.seat)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("target", number) for number in range(len(pos.beings))]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        memo = frame.memo
        assert memo is not None
        target, number = memo["target"], move[1]
        if number >= len(pos.beings) or pos.beings[number]["zone"] < 0 or not is_creature(pos.beings[number]):
            return Refusal("DSB-148", "refusal-not-fighting")
        if number in (target, memo["by"]):
            return Refusal("DSB-148", "refusal-twice")
        if not allied(pos, target, number):
            return Refusal("DSB-148", "refusal-ally")
        far = not 1 <= ground.away(pos, target, number) <= memo["n"]
        return Refusal("DSB-148", "refusal-far") if far else None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        ground.put(pos, move[1], pos.beings[memo["target"]]["zone"], "DSB-148", "shoved")
        triggers.happened(pos, triggers.MOVED, move[1], memo["by"])


class Either(AboutTarget):
    """The target's player chooses between two prices; one that cannot be paid is no choice (DSB-149)."""

    __slots__ = ()
    kind = "either"
    rule = "DSB-149"
    verbs = ("either",)

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        if not pos.beings[memo["target"]]["dead"]:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("either", 0), ("either", 1)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        memo = frame.memo
        assert memo is not None
        if move[1] not in (0, 1):
            return Refusal("DSB-149", "refusal-either")
        asked = -sum(effect["n"] for effect in memo["of"][move[1]] if effect["do"] == "resource")
        if asked > pos.beings[memo["target"]]["resource"]:
            return Refusal("DS-154", "refusal-cost", (("n", asked),))
        return None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        used = _below(pos, USE_NAME, lambda below: below["being"] == memo["by"])
        assert used is not None
        chosen: list[list[Any]] = []
        for effect in memo["of"][move[1]]:
            chosen += [
                [number, dict(effect), 0] for number in befallen(pos, memo["by"], memo["target"], effect, chosen)
            ]
        used["queue"][:0] = chosen  # what was chosen comes before whatever else the ability does


GATHER = Program("drawsteel/gather", [Gather()])
EITHER = Program("drawsteel/either", [Either()])

PART = Part(
    moves=(MoveKind("either", (Arg(NUMBER),), "scales"),),
    events={
        "stolen": EventKind(1, (Arg(PIECE, "being"), Arg(PIECE, "object"), Arg(PIECE, "helper"))),
        "redirected": EventKind(2, (Arg(PIECE, "being"), Arg(PIECE, "helper"))),
        "halved": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER))),
    },
    programs=(GATHER, EITHER),
)
