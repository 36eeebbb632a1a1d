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


#: A move worth more points than this stands out to everybody.
PLAIN: Final = 15.0


class RaceThinking(Thinking):
    """The chances are those of the race for the Final, by weights of its own."""

    __slots__ = ("_race", "_weights")

    def __init__(self, weights: Mapping[str, float] = HAND, sight: float = 1.0) -> None:
        super().__init__(20.0, horizon=1, pace=15000)
        self._weights = weights
        self._race = Race(weights, sight)

    def seeing(self, sight: float) -> RaceThinking:
        return RaceThinking(self._weights, sight)

    def appraise(self, game: Game[Any], pos: Gaia, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
        found = plans.appraise(self._race, pos, seat, moves, game.asking(pos), pos.stack[-1])
        return found if found is None or self._race.sight == 1.0 else blurred(found, self._race.sight)

    def prospects(self, game: Game[Any], pos: Gaia) -> list[float]:
        return super().prospects(game, pos) if game.over(pos) else self._race.chances(pos)

    def prospect(self, game: Game[Any], pos: Gaia, seat: Seat) -> float:
        return self.prospects(game, pos)[seat]


def blurred(worths: list[float], sight: float) -> list[float]:
    """What is good and at least this part as good as the best seems just as good, unless the best stands out."""
    best = max(worths)
    if best > PLAIN:
        return worths
    return [best if worth > 0.0 and worth >= sight * best else worth for worth in worths]


THINKING: Final = RaceThinking()
