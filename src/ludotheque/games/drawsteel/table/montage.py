"""A montage test at the table: two rounds in which each hero tries something, helps, has an idea, or passes (DSB-150 on).

`Session.field` holds: difficulty, party (how many heroes set out), round, done (who has had their turn in this round), successes,
failures, used (hero and skill of every test), lent (who was helped, and with which skill), last (what the last test came to) and
idea (the hero whose idea the Director weighs, or −1).
"""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.engine.args import NUMBER, PIECE, TEXT, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR
from ludotheque.games.drawsteel.rules import montage, outcome
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS
from ludotheque.games.drawsteel.session import FREE, MONTAGE, Session, heroes, living_heroes
from ludotheque.games.drawsteel.table import obstacles, tests
from ludotheque.games.drawsteel.table.part import Cue, Part
from ludotheque.games.drawsteel.table.rest import give_victories
from ludotheque.games.drawsteel.table.talk import begin_scene


class BeginMontage(Cue):
    """The Director opens a montage (DSB-150)."""

    move = MoveKind("montage", (Arg(THING, "montage"),), "path-distance")

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("montage", difficulty) for difficulty in range(len(montage.DIFFICULTIES))]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        return None if living_heroes(pos) else Refusal("DSB-150", "refusal-no-heroes")

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        begin_montage(pos, montage.DIFFICULTIES[move[1]])


def begin_montage(pos: Session, difficulty: str, title: str = "") -> None:
    begin_scene(pos, MONTAGE, title)
    pos.field = {
        "difficulty": difficulty,
        "party": len(living_heroes(pos)),
        "round": 1,
        "done": [],
        "successes": 0,
        "failures": 0,
        "used": [],
        "lent": [],
        "last": [],
        "idea": -1,
    }
    pos.emit(
        "montage",
        "DSB-153",
        DIRECTOR,
        (montage.DIFFICULTIES.index(difficulty), *limits(pos)),
    )
    pos.push(PROGRAM, DIRECTOR)


class Effort(Ask):
    """A hero who has not had their turn in this round does something (DSB-151, DSB-152)."""

    __slots__ = ()
    kind = "montage"
    rule = "DSB-151"
    verbs = ("attempt", "tackle", "assist", "idea", "pass")

    def act(self, pos: Session, frame: Frame) -> None:
        field = pos.field
        field["last"] = []  # it is counted
        if ended(pos) is not None:
            return
        if not _left(pos):
            field["round"] += 1
            field["done"] = []
            if field["round"] > montage.ROUNDS:
                return
            pos.emit("round", "DSB-151", -1, (field["round"],))
        pos.asked.extend(sorted({pos.beings[number]["seat"] for number in _left(pos)}))

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        mine = [number for number in living_heroes(pos) if pos.beings[number]["seat"] == seat]
        found: list[Move] = []
        for number in mine:
            found += [("attempt", number, characteristic, None) for characteristic in range(len(CHARACTERISTICS))]
            found += obstacles.moves(pos, number)
            found += [
                ("assist", number, other, characteristic)
                for other in living_heroes(pos)
                for characteristic in range(len(CHARACTERISTICS))
            ]
            found += [("idea", number, None), ("pass", number)]
        return found

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        number = move[1]
        if number not in living_heroes(pos):
            return Refusal("DSB-151", "refusal-not-a-hero")
        if pos.beings[number]["seat"] != seat:
            return Refusal("DS-129", "refusal-not-yours")
        if number in pos.field["done"]:
            return Refusal("DSB-151", "refusal-effort-made")
        if move[0] == "tackle":
            return obstacles.refuse(pos, move)
        if move[0] == "assist":
            if move[2] == number or move[2] not in living_heroes(pos):
                return Refusal("DSB-013", "refusal-assist-self")
            return Refusal("DSB-013", "refusal-assist-late") if move[2] in pos.field["done"] else None
        return None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        pos.asked.clear()  # one of them goes
        field = pos.field
        number = move[1]
        field["done"].append(number)
        field["idea"] = -1
        pos.turns += 1
        if move[0] == "attempt":
            pos.emit("attempt", "DSB-151", seat, (number, move[2], move[3]))
            tests.begin_test(pos, number, CHARACTERISTICS[move[2]], outcome.MEDIUM)
        elif move[0] == "tackle":
            field["tackled"] = move[2]
            pos.emit("tackle", "DSB-151", seat, (number, move[2], move[3]))
            tests.begin_test(pos, number, CHARACTERISTICS[move[3]], outcome.MEDIUM)
        elif move[0] == "assist":
            pos.emit("assist", "DSB-013", seat, (number, move[2], move[3]))
            tests.begin_test(pos, number, CHARACTERISTICS[move[3]], outcome.MEDIUM, helps=move[2])
        elif move[0] == "idea":
            field["idea"] = number
            pos.beings[number]["favours"] = []  # help is for a roll, and none was made (DSB-014)
            pos.emit("idea", "DSB-152", seat, (number, move[2]))
        else:
            pos.beings[number]["favours"] = []
            pos.emit("pass", "DSB-151", seat, (number,))


class WeighIdea(Ask):
    """Whether a clever idea counts as a success is the Director's to say (DSB-152)."""

    __slots__ = ()
    kind = "idea"
    rule = "DSB-152"
    verbs = ("counts",)

    def act(self, pos: Session, frame: Frame) -> None:
        if pos.field["idea"] >= 0:
            pos.asked.append(DIRECTOR)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [("counts", 1), ("counts", 0)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[1] in (0, 1) else Refusal("DSB-152", "refusal-keep")

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        if move[1]:
            pos.field["last"] = [pos.field["idea"], outcome.SUCCESS, 0]


class Count(Op):
    """Count what came of it, and see whether the montage is decided."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        field = pos.field
        if field["last"]:
            number, found, _ = field["last"]
            won = outcome.succeeded(found)
            obstacles.settle(pos, number, won)
            field["successes" if won else "failures"] += 1
            pos.emit("tally", "DSB-154", -1, (number, field["successes"], field["failures"]))
        end = ended(pos)
        if end is None and field["round"] <= montage.ROUNDS:
            frame.pc = 0
            return
        end = end or montage.FAILURE
        pos.emit("montage_over", "DSB-155", DIRECTOR, (montage.RESULTS.index(end),))
        earned = montage.victories(field["difficulty"], end) if pos.scene["worthy"] else 0
        if earned:
            give_victories(pos, living_heroes(pos), earned, "DSB-158")
        for number in heroes(pos):
            pos.beings[number]["favours"] = []  # whoever was helped and did not come to roll
        if pos.adventure:
            pos.adventure["montage"] = end
        pos.scene["mode"] = FREE
        pos.field = {}


def limits(pos: Session) -> tuple[int, int]:
    """Successes and failures that decide, for as many heroes as set out (DSB-160, DS-R22)."""
    return montage.limits(pos.field["difficulty"], pos.field["party"])


def ended(pos: Session) -> str | None:
    field = pos.field
    return montage.result(
        field["difficulty"],
        field["party"],
        field["successes"],
        field["failures"],
        over=field["round"] > montage.ROUNDS,
    )


def _left(pos: Session) -> list[int]:
    return [number for number in living_heroes(pos) if number not in pos.field["done"]]


PROGRAM = Program("drawsteel/montage", [Effort(), WeighIdea(), Count()])

PART = Part(
    moves=(
        MoveKind(
            "attempt", (Arg(PIECE, "being"), Arg(THING, "characteristic"), Arg(TEXT, "text", high=120)), "path-distance"
        ),
        MoveKind("assist", (Arg(PIECE, "being"), Arg(PIECE, "helper"), Arg(THING, "characteristic")), "shaking-hands"),
        MoveKind("idea", (Arg(PIECE, "being"), Arg(TEXT, "text", high=120)), "idea"),
        MoveKind("pass", (Arg(PIECE, "being"),), None, "quiet"),
        MoveKind("counts", (Arg(NUMBER),), "scales"),
    ),
    events={
        "montage": EventKind(1, (Arg(THING, "montage"), Arg(NUMBER, "successes"), Arg(NUMBER, "failures"))),
        "attempt": EventKind(1, (Arg(PIECE, "being"), Arg(THING, "characteristic"), Arg(TEXT))),
        "assist": EventKind(1, (Arg(PIECE, "being"), Arg(PIECE, "helper"), Arg(THING, "characteristic"))),
        "idea": EventKind(1, (Arg(PIECE, "being"), Arg(TEXT))),
        "pass": EventKind(1, (Arg(PIECE, "being"),)),
        "tally": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER, "successes"), Arg(NUMBER, "failures"))),
        "montage_over": EventKind(1, (Arg(THING, "result"),)),
    },
    programs=(PROGRAM,),
    cues=(BeginMontage(),),
)
