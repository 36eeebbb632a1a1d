"""How bots think ahead in Cendrelin: three nights, one of them at least their own at a table of two or three."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.engine.thinking import Thinking, chance
from ludotheque.games.cendrelin import preparation
from ludotheque.games.cendrelin.graveyard import Graveyard
from ludotheque.games.cendrelin.value import HAND, Judge


class GraveyardThinking(Thinking):
    """Judges positions by weights that can be trained."""

    __slots__ = ("_appraise", "_judge", "_weights")

    def __init__(self, weights: Mapping[str, float] = HAND) -> None:
        super().__init__(8.5, horizon=3, pace=20000, ahead=None, looks=(2.0, 1.0, 1.0))
        self._weights = weights
        judge = Judge(weights)
        self._judge, self._appraise = judge.value, judge.appraise

    @property
    def weights(self) -> Mapping[str, float]:
        return self._weights

    def weighed(self, weights: Mapping[str, float]) -> GraveyardThinking:
        return GraveyardThinking(weights)

    def value(self, game: Any, pos: Graveyard, seat: Seat) -> float:
        return self._judge(game.deck, pos, seat)

    def at_sight(self, moves: Sequence[Move]) -> bool:
        return moves[0][0] in preparation.CHOICES

    def looks_ahead(self, moves: Sequence[Move]) -> bool:
        return not self.at_sight(moves)

    def appraise(self, game: Any, pos: Graveyard, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
        if pos.charge < 0:
            return preparation.appraise(game.deck, pos, seat, moves)
        return self._appraise(game.deck, pos, seat, moves)

    def prospect(self, game: Any, pos: Graveyard, seat: Seat) -> float:
        if pos.winner >= 0 and not pos.conceded:
            # without the words of an outcome, which take longer than the line
            return 1.0 if pos.winner == seat else 0.0
        if pos.seats == 2:
            return chance(self._judge(game.deck, pos, seat) / self.scale)
        return super().prospect(game, pos, seat)


THINKING: Final = GraveyardThinking()
