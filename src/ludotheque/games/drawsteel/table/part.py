"""A part of the session: the verbs, events, programs, cues and offers that one module brings to the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.drawsteel.session import Session


class Cue:
    """One thing the Director may begin when nothing else is under way: a scene, a test, a fight, a respite."""

    move: ClassVar[MoveKind]

    def candidates(self, pos: Session) -> Iterable[Move]:
        return [(self.move.verb,)]

    def refusal(self, pos: Session, move: Move) -> Refusal | None:
        return None

    def begin(self, pos: Session, frame: Frame, move: Move) -> None:
        raise NotImplementedError


class Part:
    """What a module adds to the game."""

    def __init__(
        self,
        *,
        moves: Sequence[MoveKind] = (),
        events: dict[str, EventKind] | None = None,
        programs: Sequence[Program] = (),
        cues: Sequence[Cue] = (),
        offers: Sequence[Offer] = (),
    ) -> None:
        self.moves = {kind.verb: kind for kind in (*moves, *(cue.move for cue in cues))}
        self.events = events or {}
        self.programs = programs
        self.cues = cues
        self.offers = offers
