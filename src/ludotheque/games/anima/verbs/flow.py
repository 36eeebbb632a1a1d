"""Steps that decide whether a program goes on: a die, a condition."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.engine.position import Frame
from ludotheque.games.anima.faces import (
    Condition,
    Deed,
)
from ludotheque.games.anima.gaia import (
    DIE,
    Gaia,
)


class Roll(Deed):
    """Roll a die: the program goes on only from this result on."""

    __slots__ = ("least",)
    acts: ClassVar[bool] = False

    def __init__(self, least: int) -> None:
        self.least = least

    def act(self, pos: Gaia, frame: Frame) -> None:
        rolled = pos.roll(DIE) + 1
        pos.emit("rolls", "AN-084", frame.seat, (rolled,))
        if rolled < self.least:
            frame.pc = len(frame.program.ops)

    def words(self) -> tuple[str, str]:
        if self.least == DIE:
            return "lancez un dé ; sur un 6", "roll a die; on a 6"
        return f"lancez un dé ; sur {self.least} ou plus", f"roll a die; on {self.least} or more"


class If(Deed):
    """The program goes on only if a condition is met."""

    __slots__ = ("condition",)
    acts: ClassVar[bool] = False

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def act(self, pos: Gaia, frame: Frame) -> None:
        if not self.condition.met(pos, frame.seat):
            frame.pc = len(frame.program.ops)

    def words(self) -> tuple[str, str]:
        return self.condition.words()
