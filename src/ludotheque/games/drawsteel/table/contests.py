"""Several rolls that come to one thing: group tests and opposed rolls (DSB-016 to DSB-024).

The memo of either holds: left (who is still to roll, each with a characteristic), results (who rolled, what it came to, the natural
roll), and how each roll is put (each, difficulty, veiled).
"""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.engine.args import NUMBER, PIECE, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO, is_object
from ludotheque.games.drawsteel.rules import contest, outcome
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS
from ludotheque.games.drawsteel.session import Session, called, heroes, living_heroes
from ludotheque.games.drawsteel.table import tests
from ludotheque.games.drawsteel.table.follows import OUTCOME, SayFollows
from ludotheque.games.drawsteel.table.part import Cue, Part


class CallGroup(Cue):
    """The Director calls for a group test (DSB-016)."""

    move = MoveKind(
        "group", (Arg(THING, "characteristic"), Arg(THING, "difficulty"), Arg(THING, "veil")), "meeple-group"
    )

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [
            ("group", characteristic, difficulty, veil)
            for characteristic in range(len(CHARACTERISTICS))
            for difficulty in range(len(outcome.DIFFICULTIES))
            for veil in (0, 1)
        ]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        for being in pos.beings:  # asked for every way to call one: the first who could roll is enough
            if being["kind"] == HERO and not being["dead"] and not being["away"]:
                return None
        return Refusal("DSB-016", "refusal-no-heroes")

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        pos.turns += 1
        pos.emit("group", "DSB-016", DIRECTOR, (move[1], move[2]), 1 if move[3] else -1)
        memo = {
            "left": [[number, CHARACTERISTICS[move[1]]] for number in living_heroes(pos)],
            "results": [],
            "each": tests.GROUP,
            "difficulty": outcome.DIFFICULTIES[move[2]],
            "veiled": move[3],
            "outcome": "",
            "reads": OUTCOME,
            "offered": 2,  # a group's outcome is not swapped
        }
        pos.push_for(GROUP, DIRECTOR, memo)


class NextRoll(Op):
    """Put one roll after the other before its player."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        if memo["left"]:
            frame.pc -= 1
            being, characteristic = memo["left"].pop(0)
            if pos.beings[being]["dead"]:
                return  # they died since it was called (DS-122)
            tests.begin_test(pos, being, characteristic, memo["difficulty"], veiled=memo["veiled"], reads=memo["each"])


class CloseGroup(Op):
    """What all the rolls together come to (DSB-017 to DSB-019)."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        if not memo["results"]:  # nobody lived to roll
            memo["outcome"] = outcome.FAILURE
            return
        memo["outcome"] = contest.group([found for _, found, _ in memo["results"]])
        pos.emit("group_over", "DSB-017", DIRECTOR, (outcome.OUTCOMES.index(memo["outcome"]),))


class CallOpposed(Cue):
    """The Director has two creatures roll against each other, at least one of them a hero (DSB-020)."""

    move = MoveKind("oppose", (Arg(PIECE, "being"), Arg(PIECE, "rival")), "arm-wrestling")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("oppose", being, rival) for being in heroes(pos) for rival in range(len(pos.beings)) if rival != being]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        if move[1] not in heroes(pos):
            return Refusal("DSB-020", "refusal-not-a-hero")
        if move[1] == move[2]:
            return Refusal("DSB-020", "refusal-rival-self")
        if is_object(pos.beings[move[1]]) or is_object(pos.beings[move[2]]):
            return Refusal("DSB-020", "refusal-rival-object")
        if pos.beings[move[1]]["away"] or pos.beings[move[2]]["away"]:
            return Refusal("DS-R09", "refusal-away")
        return Refusal("DSB-020", "refusal-rival-hidden") if pos.beings[move[2]]["hidden"] else None

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        pos.turns += 1
        pos.emit("oppose", "DSB-020", DIRECTOR, (move[1], move[2]))
        memo = {
            "pair": [move[1], move[2]],
            "left": [],
            "results": [],
            "each": tests.TOTAL,
            "difficulty": "",
            "veiled": 0,
        }
        pos.push_for(OPPOSED, DIRECTOR, memo)


class SetCharacteristics(Ask):
    """The Director says what each of the two rolls with."""

    __slots__ = ()
    kind = "pit"
    rule = "DSB-020"
    verbs = ("roll_with",)

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        if len(memo["left"]) < 2:
            pos.asked.append(DIRECTOR)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("roll_with", characteristic) for characteristic in range(len(CHARACTERISTICS))]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        memo = frame.memo
        assert memo is not None
        memo["left"].append([memo["pair"][len(memo["left"])], CHARACTERISTICS[move[1]]])
        frame.pc -= 1

    def question(self, pos: Session, frame: Frame, seat: int) -> tuple[str, dict[str, object]]:
        memo = frame.memo
        assert memo is not None
        return "ask-pit", {"being": called(pos, memo["pair"][len(memo["left"])])}


class CloseOpposed(Op):
    """The higher total wins; a tie changes nothing (DSB-020, DSB-021)."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        if len(memo["results"]) < 2:
            return  # one of them died before the dice fell: there is nobody to roll against (DS-122)
        (first, ours, _), (second, theirs, _) = memo["results"]
        won = contest.winner(ours, theirs)
        if won is None:
            pos.emit("tied", "DSB-021", DIRECTOR, (ours,))
        else:
            pos.emit("prevailed", "DSB-020", DIRECTOR, ((first, second)[won], max(ours, theirs), min(ours, theirs)))


GROUP = Program("drawsteel/group", [NextRoll(), CloseGroup(), SayFollows()])
OPPOSED = Program("drawsteel/opposed", [SetCharacteristics(), NextRoll(), CloseOpposed()])

PART = Part(
    moves=(MoveKind("roll_with", (Arg(THING, "characteristic"),), "rolling-dices"),),
    events={
        "group": EventKind(1, (Arg(THING, "characteristic"), Arg(THING, "difficulty")), hides=("difficulty",)),
        "group_over": EventKind(1, (Arg(THING, "outcome"),)),
        "oppose": EventKind(1, (Arg(PIECE, "being"), Arg(PIECE, "rival"))),
        "prevailed": EventKind(1, (Arg(PIECE, "being"), Arg(NUMBER, "first"), Arg(NUMBER, "second"))),
        "tied": EventKind(1, (Arg(NUMBER),)),
    },
    programs=(GROUP, OPPOSED),
    cues=(CallGroup(), CallOpposed()),
)
