"""How bots think ahead in KeyForge: to the end of the turn. All houses look alike until the turn has been played with them."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.thinking import Thinking
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.value import HAND, Judge


class DuelThinking(Thinking):
    """Judges positions by weights that can be trained."""

    __slots__ = ("_judge",)

    def __init__(self) -> None:
        super().__init__(
            27.0, weights=HAND, horizon=1, pace=12000, hard=1 / 60, expert=1 / 6, lines=5, ahead=("house",)
        )

    def prepare(self) -> None:
        self._judge = Judge(self.weights).value

    def value(self, game: Any, pos: Duel, seat: Seat) -> float:
        return self._judge(pos, seat)


THINKING: Final = DuelThinking()
