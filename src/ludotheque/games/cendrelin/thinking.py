"""How bots think ahead in Cendrelin: three nights at a table of two, two whole rounds of nights at a larger one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.engine.thinking import Thinking, chance
from ludotheque.games.cendrelin import preparation
from ludotheque.games.cendrelin.graveyard import GLORY, Graveyard
from ludotheque.games.cendrelin.value import HAND, Judge

#: Weights that count what rivals have: weaker levels mind their own soul and hardly look up.
_RIVALS: Final = frozenset(("initiation.nearest", "initiation.rivals", "full.nearest", "full.rivals"))
#: The part of its time that `hard` takes: by the full rules a line of play is longer, and more thought tells more.
_INITIATION_HARD, _FULL_HARD = 1 / 100, 1 / 30
#: How much of it those below `medium` count, for each part of the odds that they see at all.
_KEEN: Final = 2.0


def _dim(weights: Mapping[str, float], initiation: float, full: float) -> dict[str, float]:
    """The same weights for somebody who sees so much of what rivals have, by the initiation game and by the full rules."""
    sights = {"initiation": initiation, "full": full}
    return {
        name: worth * sights[name.partition(".")[0]] if name in _RIVALS else worth for name, worth in weights.items()
    }


class GraveyardThinking(Thinking):
    """Judges positions by weights that can be trained."""

    __slots__ = ("_appraise", "_judge", "_value")

    def __init__(self) -> None:
        super().__init__(
            8.5,
            weights=HAND,
            horizon=3,
            pace=20000,
            # the full rules are won by what one does oneself: to hinder rivals is what makes `hard` harder there
            medium=_dim(HAND, 0.5, 0.1),
            hard=_FULL_HARD,
            ahead=None,
            looks=(2.0, 1.0, 1.0),
            sighted=True,
        )

    def prepare(self) -> None:
        judge = Judge(self.weights)
        keen = _KEEN * self.sight
        seen = judge if self.sight == 1.0 else Judge(_dim(self.weights, keen, keen))
        self._judge, self._value, self._appraise = judge.value, seen.value, seen.appraise

    def looks_at(self, seats: int) -> tuple[float, ...]:
        # what a seat's next night is for shows only once the others have had theirs, and that takes longer the more there are
        return self.looks if seats == 2 else self.looks[:1] + (1.0,) * (2 * seats - 1)

    def hard_at(self, pos: Graveyard) -> float:
        return self.hard if pos.rules & GLORY else _INITIATION_HARD

    def value(self, game: Any, pos: Graveyard, seat: Seat) -> float:
        return self._value(game.deck, pos, seat)

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
