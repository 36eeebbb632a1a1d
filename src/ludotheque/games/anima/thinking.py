"""How bots think ahead in Anima: to the end of the turn, in which every player acts once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.engine.thinking import Thinking
from ludotheque.games.anima import plans
from ludotheque.games.anima.gaia import Gaia
from ludotheque.games.anima.race import HAND, Race

if TYPE_CHECKING:
    from ludotheque.engine.game import Game


class RaceThinking(Thinking):
    """The chances are those of the race for the Final, by weights of its own."""

    __slots__ = ("_race",)

    def __init__(self, weights: Mapping[str, float] = HAND) -> None:
        super().__init__(20.0, horizon=1, pace=15000)
        self._race = Race(weights)

    def appraise(self, game: Game[Any], pos: Gaia, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
        return plans.appraise(self._race, pos, seat, moves, game.asking(pos), pos.stack[-1])

    def prospects(self, game: Game[Any], pos: Gaia) -> list[float]:
        return super().prospects(game, pos) if game.over(pos) else self._race.chances(pos)

    def prospect(self, game: Game[Any], pos: Gaia, seat: Seat) -> float:
        return self.prospects(game, pos)[seat]


THINKING: Final = RaceThinking()
