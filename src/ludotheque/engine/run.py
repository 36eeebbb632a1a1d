"""The run loop, which every game goes through at each answer.

It is a class of its own below the contract, so that it can be compiled while games stay plain Python (see
docs/architecture.md, "Two forms").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.engine.dice import Dice
from ludotheque.engine.native import mypyc_attr
from ludotheque.engine.numbers import Seat
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Frame, Move, Position
from ludotheque.engine.program import Ask

#: Called before every operation acts, with the frame and the operation's index in its program.
Observer = Callable[[Frame, int], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Runs:
    """The part of a game that runs: asking questions, applying answers, running the stack."""

    #: What a seat may do without being asked, by the verb of its move.
    standing: dict[str, Offer]
    #: The verbs of moves with open arguments (texts, amounts).
    open_verbs: frozenset[str]

    def settle(self, pos: Any) -> None:
        """What a game must do between two operations: see `Contract.settle`."""
        pos.unsettled = 0

    def run(self, pos: Position, observe: Observer | None = None) -> None:
        """Run the stack until somebody must answer or nothing is left.

        `observe`, when given, is called just before every operation acts.
        """
        _run(self, pos, observe)

    def asking(self, pos: Position) -> Ask:
        """The operation that asks now."""
        frame = pos.stack[-1]
        op: Ask = frame.program.ops[frame.pc - 1]  # type: ignore[assignment]  # a cast would be a call
        return op

    def legal(self, pos: Position, seat: Seat) -> list[Move]:
        frame = pos.stack[-1]
        op: Ask = frame.program.ops[frame.pc - 1]  # type: ignore[assignment]  # a cast would be a call
        return op.moves(pos, frame, seat)

    def any_move(self, pos: Position, seat: Seat, dice: Dice) -> Move:
        """A legal move at random, its open arguments filled in."""
        frame = pos.stack[-1]
        op: Ask = frame.program.ops[frame.pc - 1]  # type: ignore[assignment]  # a cast would be a call
        moves = op.moves(pos, frame, seat)
        move = moves[dice.below(len(moves))]
        return self.filled(pos, seat, move, moves, dice) if move[0] in self.open_verbs else move

    def filled(self, pos: Any, seat: Seat, move: Move, moves: list[Move], dice: Dice) -> Move:
        """A legal move with its open arguments filled in."""
        raise NotImplementedError

    def answer(self, pos: Position, seat: Seat, move: Move, observe: Observer | None = None) -> None:
        """Apply a legal move and run on: an asked seat's answer, or an offer that a seat takes.

        It trusts its caller; `Table.play` checks.
        """
        pos.revealed_to = 0
        offer = self.standing.get(move[0])
        if offer is not None:
            self.take(pos, seat, offer, move)
        else:
            frame = pos.stack[-1]
            op: Ask = frame.program.ops[frame.pc - 1]  # type: ignore[assignment]  # a cast would be a call
            pos.asked.remove(seat)
            op.answer(pos, frame, seat, move)
        _run(self, pos, observe)

    def take(self, pos: Any, seat: Seat, offer: Offer, move: Move) -> None:
        """Apply an offer that a seat takes, so that what it pushes is run next."""
        raise NotImplementedError


def _run(game: Runs, pos: Position, observe: Observer | None) -> None:
    # not a method: methods of a class with interpreted subclasses are called as slowly as in plain Python
    stack = pos.stack
    while stack and not pos.asked:
        if pos.unsettled:
            game.settle(pos)
        frame = stack[-1]
        ops = frame.program.ops
        pc = frame.pc
        if pc >= len(ops):
            stack.pop()
            continue
        frame.pc = pc + 1
        if observe is not None:
            observe(frame, pc)
        ops[pc].act(pos, frame)
