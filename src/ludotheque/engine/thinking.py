"""What a game tells the bots that think ahead in it: how far, how fast, and how good the chances of a seat look.

A game whose players compete sets `thinking` to one of these, or to a subclass of its own (`games/arackhan/thinking.py`); the
levels of bots then play it. Where it names its `weights`, `ludotheque train` can look for better ones: the subclass makes what judges
by them in `prepare`. Nothing here is a rule.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from copy import copy
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Self

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move

if TYPE_CHECKING:
    from ludotheque.engine.game import Game

#: No weights: nothing to train.
_NONE: Mapping[str, float] = MappingProxyType({})
#: Beyond this many scales a chance is as good as certain.
_CERTAIN = 30.0


class Thinking:
    """How bots think ahead in one game."""

    __slots__ = (
        "ahead",
        "blind",
        "doubt",
        "expert",
        "fine",
        "hard",
        "horizon",
        "lines",
        "looks",
        "medium",
        "pace",
        "point",
        "scale",
        "sight",
        "sighted",
        "weights",
    )

    def __init__(
        self,
        scale: float,
        *,
        weights: Mapping[str, float] = _NONE,
        horizon: int = 1,
        pace: int = 1000,
        medium: Mapping[str, float] = _NONE,
        hard: float = 1.0,
        expert: float = 1.0,
        lines: int = 1,
        ahead: Collection[str] | None = (),
        looks: Sequence[float] | None = None,
        point: float = 0.0,
        doubt: float = 0.0,
        blind: float = 0.0,
        fine: float = 0.0,
        sighted: bool = False,
    ) -> None:
        self.scale = scale  # the lead in `Game.value` that makes the chances about three to one
        self.horizon = horizon  # for how many changes of `Game.turn` a line of play is followed
        self.pace = pace  # answers that one core plays in a second, so that efforts can be given as times
        #: What `medium` judges by, if not by the weights set by hand: for games in which those make it no weaker than `hard`.
        self.medium = medium
        #: The fraction of its time that `hard` takes: where a little thought goes a long way, `expert` should still be a step above.
        self.hard = hard
        #: The fraction of its time that `expert` takes: where more thought is not known to help, nobody should wait for it.
        self.expert = expert
        #: How often a search plays the turn on in each world, at most, to count the best of these lines: for games in which more
        #: depends on how a turn is played than can be seen one move ahead, and little on luck within it.
        self.lines = lines
        #: How much the chances count at each of these changes: near ones are surer, far ones see more. By default only the last.
        self.looks = tuple(looks) if looks is not None else (0.0,) * (horizon - 1) + (1.0,)
        #: A point of `appraise` as a chance, and by how much such chances are usually wrong; by how much those at the end of a line are,
        #: however many worlds are tried. A search goes by both, each as far as it says more; with no doubt, by what it tried alone.
        self.point, self.doubt, self.blind = point, doubt, blind
        self.fine = fine  # chances known as closely as this need no more worlds
        #: Verbs whose worth shows only at the end of the turn, so that one move ahead is too little; None: all of them.
        self.ahead = None if ahead is None else frozenset(ahead)
        #: What positions and moves are judged by, each weight with its name; empty where there is nothing to train.
        self.weights = weights
        self.sight = 1.0  # how much of the odds is taken into account, from 0 to 1,
        self.sighted = sighted  # and whether that makes a difference
        self.prepare()

    def prepare(self) -> None:
        """Make what judges by `weights` and `sight`: a game's own thinking does so here, and nowhere else."""

    def weighed(self, weights: Mapping[str, float]) -> Self:
        """The same with other weights, one for each name."""
        return self._made(weights, self.sight)

    def seeing(self, sight: float) -> Self:
        """The same for a weaker level, which takes only so much of the odds into account; unchanged where a game has no odds."""
        return self._made(self.weights, sight) if self.sighted else self

    def _made(self, weights: Mapping[str, float], sight: float) -> Self:
        other = copy(self)
        other.weights, other.sight = weights, sight
        other.prepare()
        return other

    def ready(self, game: Game[Any], pos: Any) -> None:
        """Make a position ready to have many worlds dealt from it: what they all share need be worked out only once."""

    def value(self, game: Game[Any], pos: Any, seat: Seat) -> float:
        """How good a position looks for a seat, by these weights."""
        return game.value(pos, seat)

    def looks_at(self, seats: int) -> tuple[float, ...]:
        """How much the chances count at each change of turn that a search follows, at a table of so many: `looks`, unless a game
        must look further where a round takes longer."""
        return self.looks

    def looks_ahead(self, moves: Sequence[Move]) -> bool:
        """Whether one of these moves is worth following to the end of the turn."""
        return self.ahead is None or any(move[0] in self.ahead for move in moves)

    def hard_at(self, pos: Any) -> float:
        """The fraction of its time that `hard` takes in a position: `hard`, unless thought goes further in some ways to play."""
        return self.hard

    def at_sight(self, moves: Sequence[Move]) -> bool:
        """Whether these moves are judged one move ahead whatever the effort, since no horizon is far enough to compare them."""
        return False

    def appraise(self, game: Game[Any], pos: Any, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
        """How good each move looks without being played, where that can be judged; all on one scale."""
        return game.appraise(pos, seat, moves)

    def foresee(self, game: Game[Any], pos: Any, seat: Seat, moves: Sequence[Move]) -> list[float | None] | None:
        """What `value` says after each move, exactly, where that can be told without playing it; None where it has to be played.

        It only saves time: a move that is foreseen counts as one that was tried.
        """
        return None

    def learn(self, game: Game[Any], pos: Any, after: Any, foreseen: list[float | None], n: int, worth: float) -> None:
        """A move that was not foreseen has been played, and this is its worth. If another line of play that comes here may rely on
        that, it can be written into what `foresee` returned."""

    def winners(self, game: Game[Any], pos: Any) -> Sequence[Seat]:
        """Who has won a game that is over."""
        outcome = game.outcome(pos)
        return outcome["winners"] if outcome is not None else []

    def prospects(self, game: Game[Any], pos: Any) -> list[float]:
        """The chances of each seat to win, from 0 to 1. At a table of more than two they add up to 1."""
        if game.over(pos):
            winners = self.winners(game, pos)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(pos.seats)]
        chances = [chance(self.value(game, pos, seat) / self.scale) for seat in range(pos.seats)]
        if pos.seats == 2:
            return chances
        total = sum(chances)
        return [one / total for one in chances]

    def prospect(self, game: Game[Any], pos: Any, seat: Seat) -> float:
        """The chance of one seat to win."""
        if pos.seats == 2 and not game.over(pos):
            return chance(self.value(game, pos, seat) / self.scale)
        return self.prospects(game, pos)[seat]


def chance(lead: float) -> float:
    """A lead as a chance of winning: one half when there is none."""
    return 1.0 / (1.0 + math.exp(-max(-_CERTAIN, min(_CERTAIN, lead))))
