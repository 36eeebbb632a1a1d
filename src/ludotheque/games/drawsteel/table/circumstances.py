"""What the Director adds to a power roll that waits, and the last word on its tier (DS-072, DS-073, DS-079, DS-117, DSB-024).

The roll is a test or that of an ability, which has causes for each of its targets: what the Director adds counts for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from ludotheque.engine.args import AMOUNT, NUMBER, PIECE, TEXT, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Move
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.words import typed
from ludotheque.games.drawsteel.beings import DIRECTOR
from ludotheque.games.drawsteel.rules import contest, power
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table import abilities
from ludotheque.games.drawsteel.table.part import Part
from ludotheque.games.drawsteel.table.talk import refuse_player
from ludotheque.games.drawsteel.table.tests import BANE, BONUS, EDGE, NO_TIERS, cause, rolled, waiting

#: What a number that the Director adds to a roll may be (DS-073).
SIGNS = ("bonus", "penalty")
#: Which way an effect moves the tier.
STEPS = ("up", "down")


def spoken(text: str) -> dict[str, str]:
    """What somebody typed, as words; a leading `$` would name a message."""
    return {language: said.lstrip("$ ") or "…" for language, said in typed(text).items()}


def _use(pos: Session) -> dict[str, Any] | None:
    """What is remembered of the ability that is being rolled, or None."""
    frame = pos.stack[-1] if pos.stack else None
    return frame.memo if frame is not None and frame.program is abilities.USE and frame.memo else None


def awaited(pos: Session) -> dict[str, Any] | None:
    """The roll that waits for its dice, of a test or of an ability (DS-028), or None."""
    memo = _use(pos)
    if memo is None:
        return waiting(pos)
    rolls = abilities.used_ability(pos, memo)["roll"] and memo["causes"]
    return memo if rolls and not memo["tiers"] else None


def causes(memo: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The causes of a roll: one list for each target of an ability, and one for a test."""
    return memo["causes"] if "targets" in memo else [memo["causes"]]


def switches(memo: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The causes that the Director can switch, in the order they are shown; where all targets have the same, each stands for all."""
    each = causes(memo)
    if all(one == each[0] for one in each):
        return [list(same) for same in zip(*each, strict=True)]
    return [[one] for one in chain(*each)]


def add(memo: dict[str, Any], kind: str, text: str, n: int = 1) -> None:
    for one in causes(memo):
        one.append(cause(kind, spoken(text), "director", n))


class Circumstance(Offer):
    """While a roll waits, the Director adds an edge, a bane or a bonus with its cause (DS-072, DS-073)."""

    move = MoveKind("circumstance", (Arg(THING, "circumstance"), Arg(TEXT, "cause", high=80)), "scales")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("circumstance", kind, None) for kind in (0, 1)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_player(seat) or (None if awaited(pos) is not None else Refusal("DS-072", "refusal-no-roll"))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        memo = awaited(pos)
        assert memo is not None
        add(memo, (EDGE, BANE)[move[1]], move[2])
        pos.emit("circumstance", "DS-072", seat, (memo["being"], move[1], move[2]))


class Modify(Offer):
    """While a roll waits, the Director adds a bonus or a penalty: a number, and where it comes from (DS-073)."""

    move = MoveKind(
        "modify",
        (Arg(THING, "sign"), Arg(AMOUNT, "n", low=1, high=20, rule="DS-073"), Arg(TEXT, "cause", high=80)),
        "abacus",
    )

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("modify", sign, None, None) for sign in range(len(SIGNS))] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_player(seat) or (None if awaited(pos) is not None else Refusal("DS-073", "refusal-no-roll"))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        memo = awaited(pos)
        assert memo is not None
        add(memo, BONUS, move[3], -move[2] if move[1] else move[2])
        pos.emit("modified", "DS-073", seat, (memo["being"], *move[1:]))


class StepTier(Offer):
    """An effect moves the tier of a roll that has none, such as an opposed one: it counts ±4 (DSB-024)."""

    move = MoveKind("step_tier", (Arg(THING, "step"), Arg(TEXT, "cause", high=80)), "stairs")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("step_tier", step, None) for step in range(len(STEPS))] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        memo = waiting(pos)
        if memo is None:
            return refuse_player(seat) or Refusal("DSB-024", "refusal-no-roll")
        return refuse_player(seat) or (None if memo["reads"] in NO_TIERS else Refusal("DSB-024", "refusal-tiers"))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        memo = waiting(pos)
        assert memo is not None
        add(memo, BONUS, move[2], contest.worth_of(-1 if move[1] else 1))
        pos.emit("stepped", "DSB-024", seat, (memo["being"], move[1], move[2]))


class GrantTier(Offer):
    """While a roll waits, the Director applies an effect that grants an automatic tier (DS-079)."""

    move = MoveKind("grant_tier", (Arg(NUMBER, "tier"),), "podium")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("grant_tier", tier) for tier in (1, 2, 3)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        refusal = refuse_player(seat) or power.check_automatic(move[1])
        memo = awaited(pos)
        if refusal is not None or memo is None:
            return refusal or Refusal("DS-079", "refusal-no-roll")
        return Refusal("DSB-022", "refusal-no-tiers") if memo.get("reads") in NO_TIERS else None

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        memo = awaited(pos)
        assert memo is not None
        memo["automatic"].append(move[1])
        pos.emit("granted", "DS-079", seat, (memo["being"], move[1]))


class Switch(Offer):
    """The Director switches a cause of the waiting roll off or on again (DS-117)."""

    move = MoveKind("switch", (Arg(NUMBER),), "toggles")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        memo = awaited(pos) if seat == DIRECTOR else None
        return [] if memo is None else [("switch", number) for number in range(len(switches(memo)))]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        memo = awaited(pos)
        if memo is None or move[1] >= len(switches(memo)):
            return refuse_player(seat) or Refusal("DS-117", "refusal-no-cause")
        return refuse_player(seat)

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        memo = awaited(pos)
        assert memo is not None
        for one in switches(memo)[move[1]]:
            one["on"] ^= 1
        pos.emit("switched", "DS-117", seat, (memo["being"], move[1] + 1))


class Override(Offer):
    """The Director has the last word: another tier, with the reason; the journal keeps what was rolled (DS-117)."""

    move = MoveKind("override", (Arg(AMOUNT, "tier", low=1, high=3), Arg(TEXT, "reason", high=120)), "crown")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("override", None, None)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        used = _use(pos)
        fallen = rolled(pos) is not None if used is None else bool(used["tiers"])
        return refuse_player(seat) or (None if fallen else Refusal("DS-117", "refusal-no-result"))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        memo = _use(pos) or rolled(pos)
        assert memo is not None
        before = max(memo["tiers"]) if "tiers" in memo else memo["rolled"]
        pos.emit("override", "DS-117", seat, (memo["being"], before, move[1], move[2]))
        if "tiers" in memo:
            memo["tiers"] = [move[1]] * len(memo["tiers"])
        else:
            memo["tier"] = memo["rolled"] = move[1]


PART = Part(
    events={
        "granted": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER, "tier"))),
        "modified": EventKind(2, (Arg(PIECE, "being"), Arg(THING, "sign"), Arg(NUMBER), Arg(TEXT, "cause"))),
        "stepped": EventKind(2, (Arg(PIECE, "being"), Arg(THING, "step"), Arg(TEXT, "cause"))),
        "circumstance": EventKind(2, (Arg(PIECE, "being"), Arg(THING, "circumstance"), Arg(TEXT, "cause"))),
        "switched": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER))),
        "override": EventKind(
            2, (Arg(PIECE, "being"), Arg(NUMBER, "rolled"), Arg(NUMBER, "tier"), Arg(TEXT, "reason"))
        ),
    },
    offers=(Circumstance(), Modify(), StepTier(), GrantTier(), Switch(), Override()),
)
