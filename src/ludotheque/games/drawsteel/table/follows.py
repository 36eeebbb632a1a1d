"""What follows from a test: rewards and consequences, swaps that the Director offers, and no trying again (DSB-004 to DSB-007)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import NUMBER, PIECE, TEXT, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR
from ludotheque.games.drawsteel.rules import outcome
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table import recall
from ludotheque.games.drawsteel.table.part import Cue, Part

#: A roll that is read as an outcome of its difficulty.
OUTCOME = "outcome"


def settle_outcome(pos: Session, memo: dict[str, Any]) -> None:
    """Keep what a test came to, for whatever is under way and for what may be called for next (DSB-006, DSB-007)."""
    if pos.field:
        pos.field["last"] = [memo["being"], memo["outcome"], sum(memo["dice"])]
        return
    test = [memo["being"], memo["characteristic"], memo["difficulty"]]
    failed = [one for one in pos.scene.get("failed", []) if one != test]
    pos.scene["failed"] = failed if outcome.succeeded(memo["outcome"]) else [*failed, test]
    pos.scene["last"] = [*test, memo["outcome"]]


class AskSwap(Ask):
    """A failure for a success with a consequence, or the other way round, if whoever rolled will have it (DSB-006)."""

    __slots__ = ()
    kind = "swap"
    rule = "DSB-006"
    verbs = ("take_swap", "leave_swap")

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        if memo["offered"] == 1:
            pos.asked.append(pos.beings[memo["being"]]["seat"])

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("take_swap",), ("leave_swap",)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        memo["offered"] = 2
        if move[0] == "take_swap":
            memo["outcome"] = outcome.swapped(memo["outcome"])
            settle_outcome(pos, memo)
            recall.swap_outcome(pos, memo)
            pos.emit("swapped", "DSB-006", seat, (memo["being"], outcome.OUTCOMES.index(memo["outcome"])))

    def question(self, pos: Session, frame: Frame, seat: int) -> tuple[str, dict[str, Any]]:
        memo = frame.memo
        assert memo is not None
        return "ask-swap", {"outcome": f"$outcome-{outcome.swapped(memo['outcome'])}"}


class OfferSwap(Cue):
    """The Director offers a success with a consequence for the failure that came last (DSB-006)."""

    move = MoveKind("swap", (), "exchange")

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        failed = pos.scene.get("last", [])[3:] == [outcome.FAILURE]
        return None if failed else Refusal("DSB-006", "refusal-no-swap")

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        being, characteristic, difficulty, found = pos.scene["last"]
        pos.scene["last"] = []  # it is offered once
        memo = {"being": being, "characteristic": characteristic, "difficulty": difficulty, "outcome": found}
        pos.push_for(SWAP, DIRECTOR, {**memo, "offered": 1, "reads": OUTCOME, "dice": []})


class Changed(Cue):
    """Circumstances have changed: what failed may be tried again (DSB-007)."""

    move = MoveKind("changed", (Arg(TEXT, "text", high=200),), "cycle")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("changed", None)]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        return None if pos.scene.get("failed") else Refusal("DSB-007", "refusal-nothing-failed")

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        pos.scene["failed"] = []
        pos.emit("changed", "DSB-007", DIRECTOR, (move[1],))


class SayFollows(Ask):
    """A reward or a consequence: what the rules propose, or what the Director says (DS-094, DSB-004, DSB-005)."""

    __slots__ = ()
    kind = "follows"
    rule = "DSB-004"
    verbs = ("usual", "instead", "nothing", "swap")

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        if memo["reads"] == OUTCOME and memo["outcome"] not in (outcome.SUCCESS, outcome.FAILURE):
            pos.asked.append(DIRECTOR)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("usual",), ("instead", None), ("nothing",), ("swap",)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "swap" and (memo["offered"] or memo["outcome"] != outcome.SUCCESS_CONSEQUENCE):
            return Refusal("DSB-006", "refusal-no-swap")
        return None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        if move[0] == "swap":
            memo["offered"] = 1
            frame.pc -= 2  # whoever rolled is asked
        elif move[0] == "instead":
            pos.emit("follows", "DSB-004", DIRECTOR, (move[1],))
        elif move[0] == "usual" and memo["outcome"] == outcome.SUCCESS_REWARD:
            pos.tokens += outcome.REWARD_TOKENS
            pos.awarded += outcome.REWARD_TOKENS
            pos.emit("token_gained", "DSB-005", DIRECTOR, (outcome.REWARD_TOKENS, pos.tokens))
        elif move[0] == "usual":
            pos.banked += outcome.CONSEQUENCE_MALICE
            pos.emit("banked", "DSB-004", DIRECTOR, (outcome.CONSEQUENCE_MALICE,))


SWAP = Program("drawsteel/swap", [AskSwap(), SayFollows()])

PART = Part(
    moves=(
        MoveKind("usual", (), None, "forward"),
        MoveKind("instead", (Arg(TEXT, high=200),), "quill-ink"),
        MoveKind("nothing", (), None, "quiet"),
        MoveKind("take_swap", (), None, "forward"),
        MoveKind("leave_swap", (), None, "quiet"),
    ),
    events={
        "swapped": EventKind(2, (Arg(PIECE, "being"), Arg(THING, "outcome"))),
        "changed": EventKind(1, (Arg(TEXT),)),
        "follows": EventKind(2, (Arg(TEXT),)),
        "token_gained": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "now"))),
        "banked": EventKind(2, (Arg(NUMBER),)),
    },
    programs=(SWAP,),
    cues=(OfferSwap(), Changed()),
)
