"""What the Director begins when nothing else is under way: the question a session always comes back to."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.beings import DIRECTOR
from ludotheque.games.drawsteel.session import Session
from ludotheque.games.drawsteel.table import (
    abilities,
    adventure,
    aided,
    arrivals,
    breather,
    circumstances,
    contests,
    deeds,
    fight,
    follows,
    freely,
    goals,
    ground,
    harm,
    malice,
    montage,
    negotiation,
    obstacles,
    projects,
    reactions,
    resources,
    rest,
    ruling,
    squads,
    story,
    talk,
    tests,
    tokens,
    water,
)
from ludotheque.games.drawsteel.table.part import Part

#: The parts of a session, in the order in which a table offers what they bring.
PARTS: tuple[Part, ...] = (
    adventure.PART,
    talk.PART,
    arrivals.PART,
    tests.PART,
    follows.PART,
    contests.PART,
    circumstances.PART,
    tokens.PART,
    ground.PART,
    harm.PART,
    aided.PART,
    abilities.PART,
    squads.PART,
    deeds.PART,
    reactions.PART,
    fight.PART,
    freely.PART,
    goals.PART,
    water.PART,
    malice.PART,
    montage.PART,
    obstacles.PART,
    negotiation.PART,
    rest.PART,
    projects.PART,
    resources.PART,
    story.PART,
    ruling.PART,
    breather.PART,
)
CUES = {cue.move.verb: cue for part in PARTS for cue in part.cues}


class Direct(Ask):
    """The Director decides what comes next (DS-001)."""

    __slots__ = ()
    kind = "direct"
    rule = "DS-001"
    verbs = tuple(CUES)

    def act(self, pos: Session, frame: Frame) -> None:
        pos.asked.append(DIRECTOR)

    def candidates(self, pos: Session, frame: Frame, seat: int) -> Iterable[Move]:
        return [move for cue in CUES.values() for move in cue.candidates(pos)]

    def refusal(self, pos: Session, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return CUES[move[0]].refusal(pos, move)

    def answer(self, pos: Session, frame: Frame, seat: int, move: Move) -> None:
        frame.pc -= 1  # whatever is begun, the session comes back here
        CUES[move[0]].begin(pos, frame, move)


SESSION = Program("drawsteel/session", [Direct()])
