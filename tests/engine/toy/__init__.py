"""The toy game of the engine's own tests, and toys that are broken.

`Toy` is right: `game.py` and the catalogues are the files that docs/extend/add-a-game.md builds, letter for letter. The classes
below each break the contract in one way that the conformance kit must find.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine import program
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Program
from tests.engine.toy.game import LOOK, OPENING, Next, Toy, ToyPosition, Turn

__all__ = ["Next", "Toy", "ToyPosition", "Turn"]


def registry(programs: Iterable[Program]) -> dict[str, Program]:
    """The programs of a toy: its own, and those that all toys share."""
    return program.registry([OPENING, LOOK, *programs])


class IdleToy(Toy):
    """Declares a kind of event that never happens."""

    events = {**Toy.events, "die": EventKind(1, ("n",))}


class LeakingToy(Toy):
    """Shows the face of the stock's top card in everybody's view."""

    def scene(self, pos: ToyPosition, viewer: int) -> dict[str, Any]:
        return {**super().scene(pos, viewer), "next": pos.faces[pos.stock[-1]] if pos.stock else None}


class TalkativeTurn(Turn):
    """Tells everybody which card was drawn."""

    __slots__ = ()

    def answer(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> None:
        super().answer(pos, frame, seat, move)
        if move[0] == "draw":
            kind, rule, who, args, _ = pos.events.pop()
            pos.events.append((kind, rule, who, args, -1))
            pos.news = 0


class TalkativeToy(Toy):
    turn_program = Program("toy/turn", [TalkativeTurn(), Next()])
    programs = registry([turn_program])


class LosingTurn(Turn):
    """A played card is gone for good."""

    __slots__ = ()

    def answer(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> None:
        super().answer(pos, frame, seat, move)
        if move[0] == "play" and len(pos.table) > 3:
            pos.table.pop(0)


class LosingToy(Toy):
    turn_program = Program("toy/turn", [LosingTurn(), Next()])
    programs = registry([turn_program])


class ForgetfulPosition(ToyPosition):
    """Its copy forgets how many cards were laid."""

    __slots__ = ()

    def copy(self) -> ForgetfulPosition:
        twin = ForgetfulPosition()
        right = super().copy()
        for name in (*self.FIELDS, *self.DERIVED):
            setattr(twin, name, getattr(right, name))
        twin.laid = [0] * self.seats
        return twin


class ForgetfulToy(Toy):
    position_type = ForgetfulPosition


class SharingPosition(ToyPosition):
    """Its copy shares the table's cards with the original."""

    __slots__ = ()

    def copy(self) -> SharingPosition:
        twin = SharingPosition()
        right = super().copy()
        for name in (*self.FIELDS, *self.DERIVED):
            setattr(twin, name, getattr(right, name))
        twin.table = self.table
        return twin


class SharingToy(Toy):
    position_type = SharingPosition


class LaxTurn(Turn):
    """Leaves out a legal option that no rule refuses."""

    __slots__ = ()

    def moves(self, pos: ToyPosition, frame: Frame, seat: int) -> list[Move]:
        moves = super().moves(pos, frame, seat)
        return moves[1:] if len(moves) > 1 else moves


class LaxToy(Toy):
    turn_program = Program("toy/turn", [LaxTurn(), Next()])
    programs = registry([turn_program])


class DoubledTurn(Turn):
    """Offers the same option twice."""

    __slots__ = ()

    def moves(self, pos: ToyPosition, frame: Frame, seat: int) -> list[Move]:
        moves = super().moves(pos, frame, seat)
        return [*moves, moves[0]]


class DoubledToy(Toy):
    turn_program = Program("toy/turn", [DoubledTurn(), Next()])
    programs = registry([turn_program])
