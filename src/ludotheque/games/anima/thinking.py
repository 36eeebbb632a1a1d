"""How bots think ahead in Anima: to the end of the turn, in which every player acts once, and of the next.

Moves are judged at sight by one set of weights, and where a line ends by another (`race`). A search goes by both: neither knows all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.engine.thinking import Thinking
from ludotheque.games.anima import plans
from ludotheque.games.anima.gaia import Gaia
from ludotheque.games.anima.race import HAND, Race
from ludotheque.games.anima.stakes import HAND as WORTH
from ludotheque.games.anima.stakes import Plan

if TYPE_CHECKING:
    from ludotheque.engine.game import Game


#: What the ends of lines of play are judged by. A line shows by itself what a move brings at once; what counts here is what it leaves
#: for the next turns: characters as much as matches have shown them to be worth (`recruit` in `stakes`), goals that lie open, a rest.
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
#: All weights: of the race as it looks to those who choose a move, of what moves are worth to them, and of the ends of lines. Those of
#: races are told in hundredths, so that a step of training is about as long for one kind as for the other.
_SETS: Final = {"race": (HAND, 100.0), "plan": (WORTH, 1.0), "judge": (JUDGE, 100.0)}
WEIGHTS: Final[dict[str, float]] = {
    f"{name}.{one}": round(weight * unit, 6)
    for name, (weights, unit) in _SETS.items()
    for one, weight in weights.items()
}
#: Where `medium` and those who see even less judge otherwise: they underrate Combat, never part with a character to make room for a
#: better one, and do not look for the places where their missions go on.
SHORT: Final[dict[str, float]] = {
    "race.combat": 9.6,
    "plan.recruit.shut": 1.0,
    "plan.recruit.open": 1.0,
    "plan.weak": 0.0,
    "plan.opens": 0.0,
}
#: A move worth more points than this stands out to everybody.
PLAIN: Final = 15.0


class RaceThinking(Thinking):
    """The chances are those of the race for the Final, by weights of its own."""

    __slots__ = ("_judge", "_plan")

    def __init__(self) -> None:
        super().__init__(
            20.0,
            weights=WEIGHTS,
            horizon=2,
            looks=(0.3, 0.7),
            pace=12000,
            medium={**WEIGHTS, **SHORT},
            hard=5 / 72,
            point=0.008,
            doubt=0.02,
            blind=0.015,
            fine=0.003,
            sighted=True,
        )

    def prepare(self) -> None:
        weights = self.weights if self.sight == 1.0 else {**self.weights, **SHORT}
        self._plan = Plan(Race(_of("race", weights), self.sight), _of("plan", weights))
        self._judge = Race(_of("judge", weights))

    def appraise(self, game: Game[Any], pos: Gaia, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
        found = plans.appraise(self._plan, pos, seat, moves, game.asking(pos), pos.stack[-1])
        return found if found is None or self.sight == 1.0 else blurred(found, self.sight)

    def prospects(self, game: Game[Any], pos: Gaia) -> list[float]:
        return super().prospects(game, pos) if game.over(pos) else self._judge.chances(pos)

    def prospect(self, game: Game[Any], pos: Gaia, seat: Seat) -> float:
        return self.prospects(game, pos)[seat]


def _of(name: str, weights: Mapping[str, float]) -> dict[str, float]:
    """One of the sets of weights."""
    known, unit = _SETS[name]
    return {one: round(weights[f"{name}.{one}"] / unit, 9) for one in known}


def blurred(worths: list[float], sight: float) -> list[float]:
    """What is good and at least this part as good as the best seems just as good, unless the best stands out."""
    best = max(worths)
    if best > PLAIN:
        return worths
    return [best if worth > 0.0 and worth >= sight * best else worth for worth in worths]


THINKING: Final = RaceThinking()
