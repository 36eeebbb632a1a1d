"""What the Director adds to a power roll that waits, and the last word on its tier (DS-072, DS-073, DS-079, DS-117, DSB-024)."""

from __future__ import annotations

from collections.abc import Iterable
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


class Circumstance(Offer):
    """While a roll waits, the Director adds an edge, a bane or a bonus with its cause (DS-072, DS-073)."""

    move = MoveKind("circumstance", (Arg(THING, "circumstance"), Arg(TEXT, "cause", high=80)), "scales")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("circumstance", kind, None) for kind in (0, 1)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_player(seat) or (None if waiting(pos) is not None else Refusal("DS-072", "refusal-no-roll"))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        memo = waiting(pos)
        assert memo is not None
        memo["causes"].append(cause((EDGE, BANE)[move[1]], spoken(move[2]), "director"))
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
        return refuse_player(seat) or (None if waiting(pos) is not None else Refusal("DS-073", "refusal-no-roll"))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        memo = waiting(pos)
        assert memo is not None
        memo["causes"].append(cause(BONUS, spoken(move[3]), "director", -move[2] if move[1] else move[2]))
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
        memo["causes"].append(cause(BONUS, spoken(move[2]), "director", contest.worth_of(-1 if move[1] else 1)))
        pos.emit("stepped", "DSB-024", seat, (memo["being"], move[1], move[2]))


class GrantTier(Offer):
    """While a roll waits, the Director applies an effect that grants an automatic tier (DS-079)."""

    move = MoveKind("grant_tier", (Arg(NUMBER, "tier"),), "podium")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("grant_tier", tier) for tier in (1, 2, 3)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        refusal = refuse_player(seat) or power.check_automatic(move[1])
        return refusal or (None if waiting(pos) is not None else Refusal("DS-079", "refusal-no-roll"))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        memo = waiting(pos)
        assert memo is not None
        memo["automatic"].append(move[1])
        pos.emit("granted", "DS-079", seat, (memo["being"], move[1]))


class Switch(Offer):
    """The Director switches a cause of the waiting roll off or on again (DS-117)."""

    move = MoveKind("switch", (Arg(NUMBER),), "toggles")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        memo = waiting(pos) if seat == DIRECTOR else None
        return [] if memo is None else [("switch", number) for number in range(len(memo["causes"]))]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        memo = waiting(pos)
        if memo is None or move[1] >= len(memo["causes"]):
            return refuse_player(seat) or Refusal("DS-117", "refusal-no-cause")
        return refuse_player(seat)

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        memo = waiting(pos)
        assert memo is not None
        memo["causes"][move[1]]["on"] ^= 1
        pos.emit("switched", "DS-117", seat, (memo["being"], move[1] + 1))


class Override(Offer):
    """The Director has the last word: another tier, with the reason; the journal keeps what was rolled (DS-117)."""

    move = MoveKind("override", (Arg(AMOUNT, "tier", low=1, high=3), Arg(TEXT, "reason", high=120)), "crown")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [("override", None, None)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_player(seat) or (None if rolled(pos) is not None else Refusal("DS-117", "refusal-no-result"))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        memo = rolled(pos)
        assert memo is not None
        pos.emit("override", "DS-117", seat, (memo["being"], memo["rolled"], move[1], move[2]))
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
