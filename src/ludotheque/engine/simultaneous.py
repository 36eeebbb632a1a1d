"""Simultaneous abilities: they wait in a frame, and one seat chooses the next of them.

A waiting ability is a list of plain data: the name of its program, its card, its controller, the card it is about. A game says
who orders them, which card stands for an ability, and how one is started; those that wait can be seen and changed in the frame's memo.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from ludotheque.engine.native import mypyc_attr
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal

#: Program, its card, its controller, the card it is about.
Waiting = list[Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Ask):
    """Several abilities wait: a seat chooses the next, until none is left."""

    __slots__ = ()
    kind: ClassVar[str] = "order"
    verbs: ClassVar[tuple[str, ...]] = ("next",)
    #: Whether only one of them resolves.
    only_one: ClassVar[bool] = False

    # ------------------------------------------------------------------ what a game decides

    def orderer(self, pos: Any, frame: Frame) -> int:
        """The seat that chooses the next one."""
        return frame.seat

    def shown(self, pos: Any, one: Waiting) -> int:
        """The card that stands for an ability when it is chosen."""
        source: int = one[1]
        return source

    def push(self, pos: Any, one: Waiting) -> None:
        """Start resolving an ability."""
        raise NotImplementedError

    # ------------------------------------------------------------------ how they resolve

    def begin(self, pos: Any, program: Program, seat: Seat, waiting: list[Waiting]) -> None:
        """Resolve abilities: a single one at once, several in the order chosen. `program` is the one that asks this question."""
        if len(waiting) == 1:
            self.push(pos, waiting[0])
        elif waiting:
            frame: Frame = pos.push(program, seat)
            frame.memo = {"waiting": waiting}

    def act(self, pos: Any, frame: Frame) -> None:
        assert frame.memo is not None
        waiting: list[Waiting] = frame.memo["waiting"]
        if not waiting:
            return
        if all(one[:3] == waiting[0][:3] for one in waiting):  # one ability, about one or several cards
            if len(waiting) > 1:
                frame.pc -= 1  # the others come after it
            self.push(pos, waiting.pop(0))
        else:
            pos.asked.append(self.orderer(pos, frame))

    def candidates(self, pos: Any, frame: Frame, seat: Seat) -> Iterable[Move]:
        assert frame.memo is not None
        return [("next", index, self.shown(pos, one)) for index, one in enumerate(frame.memo["waiting"])]

    def refusal(self, pos: Any, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        assert frame.memo is not None
        waiting: list[Waiting] = frame.memo["waiting"]
        if not 0 <= move[1] < len(waiting) or self.shown(pos, waiting[move[1]]) != move[2]:
            return Refusal(self.rule, "refusal-unknown")
        return None

    def answer(self, pos: Any, frame: Frame, seat: Seat, move: Move) -> None:
        assert frame.memo is not None
        if not self.only_one:
            frame.pc -= 1
        self.push(pos, frame.memo["waiting"].pop(move[1]))
