"""The earlier positions that a table keeps, so that undo and any moment of a long game are quick.

A copy is kept every so many answers. An earlier moment is the last copy before it with at most so many answers played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.engine.game import Game
from ludotheque.engine.position import Move, Position

#: A copy of the position is kept every so many answers.
EVERY = 16


class _Kept:
    """An earlier position, never changed again."""

    __slots__ = ("lines", "n", "position")

    def __init__(self, n: int, position: Position, lines: int) -> None:
        self.n = n  # answers given before it
        self.position = position
        self.lines = lines  # lines the log had then


class History:
    """The positions kept of one table, which begins with the position given."""

    __slots__ = ("_kept",)

    def __init__(self, position: Position, lines: int) -> None:
        self._kept = [_Kept(0, position.copy(), lines)]

    def note(self, n: int, position: Position, lines: int) -> None:
        """After each answer: `n` have been given, and the log has so many lines. One in so many positions is kept."""
        if n % EVERY == 0:
            self._kept.append(_Kept(n, position.copy(), lines))

    def opening(self) -> Any:
        """A copy of the position before the first answer."""
        return self._kept[0].position.copy()

    def at(self, game: Game[Any], n: int, answers: Sequence[tuple[int, str]], moves: Sequence[Move]) -> Any:
        """The position after `n` of the answers, whose moves are given as the rules see them."""
        kept = self._kept[n // EVERY]
        position: Any = kept.position.copy()
        for (seat, _), move in zip(answers[kept.n : n], moves[kept.n : n], strict=True):
            game.answer(position, seat, move)
            position.events.clear()
        return position

    def lines(self, n: int) -> int:
        """How many lines the log had at the last copy kept before the moment: where to start looking for its end."""
        return self._kept[n // EVERY].lines

    def until(self, n: int) -> History:
        """Those of a table that has given no more than `n` answers. Positions are never changed, so they are shared."""
        fewer = History.__new__(History)
        fewer._kept = self._kept[: n // EVERY + 1]
        return fewer
