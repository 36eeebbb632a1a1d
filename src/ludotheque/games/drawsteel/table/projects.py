"""Projects: a roll as a respite activity, whose total becomes points when the respite is finished (DSB-194 to DSB-197).

The memo of a project roll holds: roll (who, with which characteristic), and what `contests` keeps.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.args import NUMBER, PIECE, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import HERO
from ludotheque.games.drawsteel.rules import contest
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS
from ludotheque.games.drawsteel.session import Session, own
from ludotheque.games.drawsteel.table import tests
from ludotheque.games.drawsteel.table.contests import NextRoll
from ludotheque.games.drawsteel.table.part import Part
from ludotheque.games.drawsteel.table.rest import refuse_activity


class RollProject(Offer):
    """A hero works on a project during a respite (DSB-197)."""

    move = MoveKind("project", (Arg(PIECE, "being"), Arg(THING, "characteristic")), "blacksmith")

    def candidates(self, game: Game[Any], pos: Session, seat: int) -> Iterable[Move]:
        mine = [number for number in own(pos, seat) if pos.beings[number]["kind"] == HERO]
        return [("project", number, which) for number in mine for which in range(len(CHARACTERISTICS))]

    def refusal(self, game: Game[Any], pos: Session, seat: int, move: Move) -> Refusal | None:
        return refuse_activity(pos, seat, move[1])

    def take(self, game: Game[Any], pos: Session, seat: int, move: Move) -> None:
        pos.beings[move[1]]["activities"] += 1
        pos.turns += 1
        pos.emit("project", "DSB-197", seat, (move[1], move[2]))
        memo = {
            "roll": [move[1], CHARACTERISTICS[move[2]]],
            "left": [[move[1], CHARACTERISTICS[move[2]]]],
            "results": [],
            "each": tests.PROJECT,
            "difficulty": "",
            "veiled": 0,
        }
        pos.push_for(ROLL, seat, memo)


class Credit(Op):
    """Count the points; a natural 19 or 20 brings another roll with the same characteristic (DSB-194, DSB-196)."""

    __slots__ = ()

    def act(self, pos: Session, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        if not memo["results"]:
            return  # whoever worked on it died before the dice fell (DS-122)
        being, total, natural = memo["results"].pop()
        points = contest.project_points(total)
        pos.field["projects"] = [*pos.field.get("projects", []), [being, points]]
        pos.emit("points", "DSB-194", pos.beings[being]["seat"], (being, points))
        if contest.another(natural):
            pos.emit("again", "DSB-196", pos.beings[being]["seat"], (being,))
            memo["left"] = [memo["roll"]]
            frame.pc = 0


ROLL = Program("drawsteel/project", [NextRoll(), Credit()])

PART = Part(
    events={
        "project": EventKind(1, (Arg(PIECE, "being"), Arg(THING, "characteristic"))),
        "points": EventKind(2, (Arg(PIECE, "being"), Arg(NUMBER))),
        "again": EventKind(2, (Arg(PIECE, "being"),)),
    },
    programs=(ROLL,),
    offers=(RollProject(),),
)
