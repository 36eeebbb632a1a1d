"""A negotiation at the table: interest and patience in sight, motivations and pitfalls with the Director (DSB-170 on).

`Session.field` holds: who (the other side), interest, patience, start (interest at the start), motivations and pitfalls (the
Director's), spent (motivations that have worked), made (arguments made, as motivation and hero), learnt (what the heroes found
out), impression (what the Renown of heroes is held against, or 0), doubted (1: the last argument may still turn out to be a lie),
appeal (the argument being made) and last (what the last roll came to).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import AMOUNT, NUMBER, PIECE, TEXT, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR
from ludotheque.games.drawsteel.rules import negotiation
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS
from ludotheque.games.drawsteel.session import FREE, NEGOTIATION, Session, comes_to_light, living_heroes
from ludotheque.games.drawsteel.table import tests
from ludotheque.games.drawsteel.table.part import Cue, Part
from ludotheque.games.drawsteel.table.rest import give_victories
from ludotheque.games.drawsteel.table.talk import begin_scene, refuse_player

ATTITUDES = tuple(negotiation.ATTITUDES)
#: An appeal to nothing in particular, beside the twelve motivations.
APPEALS = (*negotiation.MOTIVATIONS, "none")
#: At most so many of each are worth keeping track of.
_MOST_SECRETS = 4


class BeginNegotiation(Cue):
    """The Director opens a negotiation: with whom, how they feel, and how many heroes speak their language (DSB-170 to DSB-172)."""

    move = MoveKind(
        "negotiate",
        (Arg(THING, "attitude"), Arg(TEXT, "title", high=60), Arg(AMOUNT, "speakers", low=0, high=8)),
        "discussion",
    )

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [("negotiate", attitude, None, None) for attitude in range(len(ATTITUDES))]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        return None if living_heroes(pos) else Refusal("DSB-170", "refusal-no-heroes")

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        begin_negotiation(pos, ATTITUDES[move[1]], move[2], move[3])


def begin_negotiation(pos: Session, attitude: str, who: str, speakers: int, impression: int = 0) -> None:
    begin_scene(pos, NEGOTIATION, who)
    interest, patience = negotiation.opening(attitude, speakers)
    pos.field = {
        "who": who,
        "interest": interest,
        "patience": patience,
        "start": interest,
        "motivations": [],
        "pitfalls": [],
        "spent": [],
        "made": [],
        "learnt": [],
        "appeal": [],
        "last": [],
        "ready": 0,
        "impression": impression,
        "doubted": 0,
    }
    pos.emit("negotiate", "DSB-171", DIRECTOR, (ATTITUDES.index(attitude), interest, patience))
    pos.push(PROGRAM, DIRECTOR)


class Secrets(Ask):
    """The Director settles, unseen, what moves the other side and what puts them off (DSB-173, DSB-174)."""

    __slots__ = ()
    kind = "secrets"
    rule = "DSB-174"
    verbs = ("motive", "pitfall", "impression", "ready")

    def act(self, pos: Session, frame: Frame) -> None:
        if not pos.field["ready"]:
            pos.asked.append(DIRECTOR)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        each = range(len(negotiation.MOTIVATIONS))
        secrets = [*(("motive", one) for one in each), *(("pitfall", one) for one in each)]
        return [*secrets, ("impression", None), ("ready",)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        field = pos.field
        if move[0] == "ready":
            return None if field["motivations"] else Refusal("DSB-174", "refusal-one-motive")
        if move[0] == "impression":
            return Refusal("DSB-188", "refusal-impression") if field["impression"] else None
        if len(field["motivations" if move[0] == "motive" else "pitfalls"]) >= _MOST_SECRETS:
            return Refusal("DSB-174", "refusal-enough-motives")
        taken = negotiation.MOTIVATIONS[move[1]] in (*field["motivations"], *field["pitfalls"])
        return Refusal("DSB-174", "refusal-motive-taken") if taken else None

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "ready":
            pos.field["ready"] = 1
            return
        if move[0] == "impression":
            frame.pc -= 1
            pos.field["impression"] = move[1]
            pos.emit("impression", "DSB-188", DIRECTOR, (move[1],))
            return
        pos.field["motivations" if move[0] == "motive" else "pitfalls"].append(negotiation.MOTIVATIONS[move[1]])
        frame.pc -= 1


class Argue(Ask):
    """A hero argues, or reads the other side (DSB-175, DSB-182)."""

    __slots__ = ()
    kind = "argue"
    rule = "DSB-175"
    verbs = ("argue", "read")

    def act(self, pos: Session, frame: Frame) -> None:
        field = pos.field
        field["appeal"] = []
        field["last"] = []
        if negotiation.over(field["interest"], field["patience"]):
            return
        pos.asked.extend(sorted({pos.beings[number]["seat"] for number in living_heroes(pos)}))

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        mine = [number for number in living_heroes(pos) if pos.beings[number]["seat"] == seat]
        return [
            *(
                ("argue", number, appeal, characteristic)
                for number in mine
                for appeal in range(len(APPEALS))
                for characteristic in range(len(CHARACTERISTICS))
            ),
            *(("read", number, characteristic) for number in mine for characteristic in range(len(CHARACTERISTICS))),
        ]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[1] not in living_heroes(pos):
            return Refusal("DSB-175", "refusal-not-a-hero")
        return None if pos.beings[move[1]]["seat"] == seat else Refusal("DS-129", "refusal-not-yours")

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        pos.asked.clear()
        pos.turns += 1
        field = pos.field
        if move[0] == "read":
            field["appeal"] = ["read", move[1]]
            pos.emit("read", "DSB-182", seat, (move[1],))
            fits = negotiation.renowned(renown(pos, move[1]), field["impression"])
            tests.begin_test(pos, move[1], CHARACTERISTICS[move[2]], "medium", reads=tests.TIER, fits=fits)
        else:
            appeal = APPEALS[move[2]]
            field["doubted"] = 1
            pos.emit("argue", "DSB-175", seat, (move[1], move[2]))
            if appeal in field["pitfalls"]:
                learn(pos, appeal)
                change(pos, *negotiation.PITFALL, "DSB-180")
                return
            repeated = [appeal, move[1]] in field["made"] or appeal in field["spent"]  # DSB-186
            field["appeal"] = ["argue", move[1], appeal, int(repeated)]
            field["made"].append([appeal, move[1]])
            tests.begin_test(
                pos,
                move[1],
                CHARACTERISTICS[move[3]],
                "medium",
                reads=tests.TIER,
                automatic=[1] if repeated else [],
                fits=negotiation.renowned(renown(pos, move[1]), field["impression"]),
            )


class Leave(Offer):
    """The Director ends the talk (DSB-182): the other side has heard enough."""

    move = MoveKind("leave", (), "exit-door", "quiet")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        return [(self.move.verb,)] if seat == DIRECTOR else []

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        waits = pos.scene["mode"] == NEGOTIATION and pos.stack[-1].program is PROGRAM and pos.field["ready"]
        return refuse_player(seat) or (None if waits else Refusal("DSB-170", "refusal-no-argument"))

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.field["patience"] = 0
        pos.asked.clear()


class Lie(Leave):
    """The Director says that a lie was caught (DSB-181)."""

    move = MoveKind("lie", (), "duality-mask")

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        refusal = super().refusal(game, pos, seat, move)
        if refusal is not None:
            return refusal
        return None if pos.field["doubted"] else Refusal("DSB-181", "refusal-no-lie")

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.field["doubted"] = 0
        pos.emit("lie", "DSB-181", DIRECTOR)
        change(pos, negotiation.LIE, 0, "DSB-181")
        pos.asked.clear()


class Answer(Op):
    """What the argument or the reading changes."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        field = pos.field
        if field["appeal"] and field["last"]:
            _, tier, natural = field["last"]
            if field["appeal"][0] == "read":
                patience, learns = negotiation.reading(tier)
                change(pos, 0, patience, "DSB-183")
                hidden = [one for one in (*field["motivations"], *field["pitfalls"]) if one not in field["learnt"]]
                if learns and hidden:
                    learn(pos, hidden[0])
            else:
                appeal, repeated = field["appeal"][2:]
                motivated = appeal in field["motivations"] and not repeated  # DSB-186
                comes_to_light(pos)  # how the other side takes it
                interest, patience = negotiation.argument(tier, motivated=motivated, natural=natural)
                if motivated and tier > 1:
                    field["spent"].append(appeal)  # each works once (DSB-179)
                    learn(pos, appeal)
                change(pos, interest, patience, "DSB-176" if motivated else "DSB-177")
        if not negotiation.over(field["interest"], field["patience"]) and living_heroes(pos):
            frame.pc = 1
            return
        end = negotiation.offer(field["interest"])
        pos.emit("negotiation_over", "DSB-187", DIRECTOR, (negotiation.OFFERS.index(end),))
        if negotiation.victory(field["start"], field["interest"]) and pos.scene["worthy"]:
            give_victories(pos, living_heroes(pos), 1, "DSB-189")
        if pos.adventure:
            pos.adventure["interest"] = field["interest"]
        pos.scene["mode"] = FREE
        pos.field = {}


def renown(pos: Session, being: int) -> int:
    """How renowned a hero is: what the traits of the sheet say (DSB-188)."""
    return sum(trait.get("renown", 0) for trait in pos.beings[being]["sheet"]["traits"])


def change(pos: Session, interest: int, patience: int, rule: str) -> None:
    field = pos.field
    field["interest"] = max(0, min(negotiation.MOST, field["interest"] + interest))
    field["patience"] = max(0, min(negotiation.MOST, field["patience"] + patience))  # DSB-190
    pos.emit("swayed", rule, DIRECTOR, (field["interest"], field["patience"]))


def learn(pos: Session, what: str) -> None:
    """The heroes find out what moves the other side, or puts them off."""
    if what in pos.field["learnt"]:
        return
    pos.field["learnt"].append(what)
    comes_to_light(pos)
    kind = "learnt_motive" if what in pos.field["motivations"] else "learnt_pitfall"
    pos.emit(kind, "DSB-184", -1, (negotiation.MOTIVATIONS.index(what),))


PROGRAM = Program("drawsteel/negotiation", [Secrets(), Argue(), Answer()])

PART = Part(
    moves=(
        MoveKind("motive", (Arg(THING, "motive"),), "heart-wings"),
        MoveKind("pitfall", (Arg(THING, "motive"),), "trap-mask"),
        MoveKind("impression", (Arg(AMOUNT, "n", low=1, high=12),), "crown"),
        MoveKind("ready", (), None, "forward"),
        MoveKind("argue", (Arg(PIECE, "being"), Arg(THING, "appeal"), Arg(THING, "characteristic")), "discussion"),
        MoveKind("read", (Arg(PIECE, "being"), Arg(THING, "characteristic")), "awareness"),
    ),
    events={
        "negotiate": EventKind(1, (Arg(THING, "attitude"), Arg(NUMBER, "interest"), Arg(NUMBER, "patience"))),
        "argue": EventKind(1, (Arg(PIECE, "being"), Arg(THING, "appeal"))),
        "read": EventKind(1, (Arg(PIECE, "being"),)),
        "lie": EventKind(1),
        "impression": EventKind(2, (Arg(NUMBER),)),
        "swayed": EventKind(2, (Arg(NUMBER, "interest"), Arg(NUMBER, "patience"))),
        "learnt_motive": EventKind(2, (Arg(THING, "motive"),)),
        "learnt_pitfall": EventKind(2, (Arg(THING, "motive"),)),
        "negotiation_over": EventKind(1, (Arg(THING, "offer"),)),
    },
    programs=(PROGRAM,),
    cues=(BeginNegotiation(),),
    offers=(Leave(), Lie()),
)
