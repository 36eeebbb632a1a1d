"""The levels of bots, from beginner to expert, for every game that says how to think ahead in it (`Game.thinking`).

The weaker ones are short-sighted, not absurd: a beginner looks one move ahead and takes any of the better moves; an expert tries
moves out in many dealt worlds. None of them sees more than its seat does.
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.search.flat import Search
from ludotheque.engine.dice import Dice
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
from ludotheque.engine.thinking import Thinking

_CLOSE = 1e-9


class Level:
    """A bot that chooses after a search of some kind."""

    name: str
    strength: int
    #: How long a decision may take on one core, where it can be set as an effort.
    seconds: float | None = None
    thinks = False
    #: Whether it goes by the trained weights of a game; the others judge as greedy does.
    trained = False
    #: How much of the odds it takes into account, in games that have any.
    sight = 1.0

    def __init__(self, dice: Dice, effort: int | None = None, thinking: Thinking | None = None) -> None:
        self.dice = dice
        self.effort = effort
        self.thinking = thinking  # another than the game's: for training

    @staticmethod
    def plays(game: Game[Any]) -> bool:
        return game.thinking is not None

    def choose(self, knowledge: Knowledge) -> Move:
        thinking = self.thinking or (None if self.trained else knowledge.game.thinking)
        if thinking is not None:
            thinking = self.judging(thinking)
        search = Search(knowledge, self.dice, thinking)
        return search.moves[0] if len(search.moves) == 1 else self.pick(search)

    def judging(self, thinking: Thinking) -> Thinking:
        """How it thinks in a game, given how the game is thought about."""
        return thinking.seeing(self.sight) if self.sight < 1.0 else thinking

    def pick(self, search: Search) -> Move:
        raise NotImplementedError

    def any_of(self, search: Search, good: list[int]) -> Move:
        return search.moves[good[self.dice.below(len(good))]]


class Sighted(Level):
    """Looks one move ahead and takes one of the moves that look good, not always the best."""

    #: The part of the moves that it may take, from the best down, and how far below the best they may look, in scales.
    part: float
    near: float

    def pick(self, search: Search) -> Move:
        worths = search.glance(1)
        order = sorted(range(len(worths)), key=lambda n: -worths[n])
        most = max(1, round(self.part * len(order)))
        least = worths[order[0]] - self.near * search.thinking.scale
        # what looks exactly as good as the last of them may be taken, too: the order of equals means nothing
        last = max(worths[order[most - 1]], least)
        return self.any_of(search, [n for n in order if worths[n] >= last - _CLOSE])


class Beginner(Sighted):
    name = "beginner"
    strength = 2
    part = 0.5
    near = 0.8
    sight = 0.0


class Easy(Sighted):
    name = "easy"
    strength = 3
    part = 0.25
    near = 0.25
    sight = 0.2


class Medium(Level):
    """Takes what looks best one move ahead, and follows moves that cannot be judged so early to the end of the turn."""

    name = "medium"
    strength = 4
    worlds = 2

    def judging(self, thinking: Thinking) -> Thinking:
        return thinking.weighed(thinking.medium) if thinking.medium else thinking

    def pick(self, search: Search) -> Move:
        if search.thinking.looks_ahead(search.moves):
            worths = search.follow(self.worlds, 1)
        else:
            worths = search.glance(self.worlds)
        best = max(worths)
        return self.any_of(search, [n for n, worth in enumerate(worths) if worth >= best - _CLOSE])


class Thinker(Level):
    """Searches: the greater the effort, the more worlds."""

    seconds: float
    thinks = True
    trained = True

    def pick(self, search: Search) -> Move:
        return search.choose(self.effort or max(1, round(self.time(search) * search.thinking.pace)))

    def time(self, search: Search) -> float:
        """How many seconds it takes for a decision, on one core."""
        return self.seconds


class Hard(Thinker):
    name = "hard"
    strength = 5
    seconds = 0.3

    def time(self, search: Search) -> float:
        return self.seconds * search.thinking.hard_at(search.first)


class Expert(Thinker):
    name = "expert"
    strength = 6
    seconds = 1.0

    def time(self, search: Search) -> float:
        return self.seconds * search.thinking.expert


BOTS = (Beginner, Easy, Medium, Hard, Expert)
