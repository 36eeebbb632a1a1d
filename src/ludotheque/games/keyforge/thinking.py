"""How bots think ahead in KeyForge: to the end of the turn. All houses look alike until the turn has been played with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.thinking import Thinking
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.value import HAND, Judge


class DuelThinking(Thinking):
    """Judges positions by weights that can be trained."""

    __slots__ = ("_judge", "_weights")

    def __init__(self, weights: Mapping[str, float] = HAND) -> None:
        super().__init__(27.0, horizon=1, pace=12000, hard=1 / 60, expert=1 / 6, lines=5, ahead=("house",))
        self._weights = weights
        self._judge = Judge(weights).value

    @property
    def weights(self) -> Mapping[str, float]:
        return self._weights

    def weighed(self, weights: Mapping[str, float]) -> DuelThinking:
        return DuelThinking(weights)

    def value(self, game: Any, pos: Duel, seat: Seat) -> float:
        return self._judge(pos, seat)


THINKING: Final = DuelThinking()
