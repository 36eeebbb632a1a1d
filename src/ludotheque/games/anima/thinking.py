"""How bots think ahead in Anima: to the end of the turn, in which every player acts once.

Moves are judged at sight by one set of weights, and where a line ends by another (`race`). A search goes by both: neither knows all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.engine.thinking import Thinking
from ludotheque.games.anima import plans
from ludotheque.games.anima.gaia import Gaia
from ludotheque.games.anima.race import HAND, Race

if TYPE_CHECKING:
    from ludotheque.engine.game import Game


#: What the ends of lines of play are judged by. A line shows by itself what a move brings at once; what counts here is what it leaves
#: for the next turns: characters as much as matches have shown them to be worth (`plans.BESIDES`), goals that lie open, a rest.
JUDGE: Final[dict[str, float]] = {
    **HAND,
    "size": -0.05,
    "fresh": 0.1,
    "stages": 0.0,
    "goal": 0.4,
    "near": 0.25,
    "length": -0.2,
    "awake": 0.2,
    "might": 0.1,
}
#: A move worth more points than this stands out to everybody.
PLAIN: Final = 15.0


class RaceThinking(Thinking):
    """The chances are those of the race for the Final, by weights of its own."""

    __slots__ = ("_judge", "_race")

    def __init__(self) -> None:
        super().__init__(20.0, horizon=1, pace=15000, point=0.008, doubt=0.02, blind=0.015, fine=0.003, sighted=True)

    def prepare(self) -> None:
        self._race = Race(HAND, self.sight)
        self._judge = Race(JUDGE)

    def appraise(self, game: Game[Any], pos: Gaia, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
        found = plans.appraise(self._race, pos, seat, moves, game.asking(pos), pos.stack[-1])
        return found if found is None or self.sight == 1.0 else blurred(found, self.sight)

    def prospects(self, game: Game[Any], pos: Gaia) -> list[float]:
        return super().prospects(game, pos) if game.over(pos) else self._judge.chances(pos)

    def prospect(self, game: Game[Any], pos: Gaia, seat: Seat) -> float:
        return self.prospects(game, pos)[seat]


def blurred(worths: list[float], sight: float) -> list[float]:
    """What is good and at least this part as good as the best seems just as good, unless the best stands out."""
    best = max(worths)
    if best > PLAIN:
        return worths
    return [best if worth > 0.0 and worth >= sight * best else worth for worth in worths]


THINKING: Final = RaceThinking()
