"""Better weights for a game's `value`, found by matches and by nothing else.

Hill climbing: a candidate is the best so far with some of its weights changed at random; it plays the best so far from the same
seeds with the seats swapped, and takes its place only if a sequential test says that it wins more often. A change that was an
improvement is tried once more in the same direction. The same seed finds the same weights on every machine.

A candidate drawn at random is rarely better, and each takes a match to judge. So slopes can be measured first: in every game all weights
are moved up or down at random, and every game tells something of each of them. The candidate then goes where games were won.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from typing import Any

import ludotheque
from ludotheque import bots
from ludotheque.bots.levels import Level
from ludotheque.bots.weights import MOST
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.table import new_position
from ludotheque.engine.thinking import Thinking
from ludotheque.lab.ladder import is_better
from ludotheque.lab.simulate import MOST_CHOICES

#: How far a weight is moved: by about this part of itself, or of the least that is worth moving.
_STEP, _LEAST = 0.35, 0.5
#: A slope is followed from so many of its standard errors on, and wholly from so many.
_SEEN, _SURE = 1.0, 3.0
#: The accuracy of numbers drawn.
_FINE = 1 << 20


class Climb:
    """The state of a training: the best weights so far, and how they came about."""

    def __init__(self, weights: Mapping[str, float], names: list[str], seed: str) -> None:
        self.weights = dict(weights)
        self.names = names  # those that may be changed
        self.seed = seed
        self.tried = 0
        self.generation = 0
        self.matches: list[dict[str, Any]] = []  # those that were won: generation, wins, games
        self._again: dict[str, float] = {}  # the last change, if it was an improvement

    @property
    def leaning(self) -> bool:
        """Whether the next candidate is known already: the last change was an improvement."""
        return bool(self._again)

    def lean(self, slopes: Mapping[str, float]) -> None:
        """Let the next candidate follow these slopes, in standard errors of each."""
        for name, slope in slopes.items():
            if abs(slope) >= _SEEN:
                self._again[name] = _reach(self.weights[name]) * max(-1.0, min(1.0, slope / _SURE))

    def candidate(self) -> dict[str, float]:
        """The best so far with some weights changed. Each is drawn from the seed and its number alone."""
        if not self._again:
            dice = Dice(f"train {self.seed}/{self.tried}")
            chosen = [name for name in self.names if not dice.below(3)] or [self.names[dice.below(len(self.names))]]
            for name in chosen:
                self._again[name] = _reach(self.weights[name]) * _bell(dice)
        moved = dict(self.weights)
        for name, by in self._again.items():
            moved[name] = round(max(-MOST, min(MOST, moved[name] + by)), 3)
        return moved

    def judged(self, candidate: dict[str, float], wins: float, games: int) -> bool:
        """Take the result of the candidate's match; return whether it is the best now."""
        self.tried += 1
        if is_better(wins, games) is not True:
            self._again = {}
            return False
        self.generation += 1
        self.weights = candidate
        self.matches.append({"generation": self.generation, "wins": wins, "games": games})
        return True


def _reach(weight: float) -> float:
    """How far a weight is moved."""
    return _STEP * max(abs(weight), _LEAST)


def _bell(dice: Dice) -> float:
    """A random number, as often above 0 as below, mostly between -1 and 1."""
    return sum(dice.below(_FINE) / _FINE for _ in range(12)) - 6.0


def match(
    game: Game[Any], bot: str, pair: tuple[Thinking, Thinking], games: int, seed: str, options: dict[str, Any]
) -> tuple[float, int]:
    """Up to so many games of a bot against itself with two ways of thinking: wins of the first, and games played.

    Each game is played twice with the seats swapped. It ends as soon as the test is decided. A draw is half a win.
    """
    wins = 0.0
    for number in range(games):
        swapped = number % 2
        wins += _game(game, bot, pair, swapped, f"{seed}/{number // 2}", options)
        if swapped and is_better(wins, number + 1) is not None:
            return wins, number + 1
    return wins, games


def _game(
    game: Game[Any], bot: str, pair: tuple[Thinking, Thinking], swapped: int, name: str, options: dict[str, Any]
) -> float:
    """One game: 1 if the first way of thinking won it, a half for a draw."""
    position = new_position(game, 2, name, options)
    players = []
    for seat in range(2):
        player = bots.make(bot, f"{name}/{seat}", game)
        assert isinstance(player, Level)
        player.thinking = pair[seat ^ swapped]
        players.append(player)
    game.playout(position, lambda pos, seat: players[seat].choose(Knowledge(game, pos, seat)), most=MOST_CHOICES)
    outcome = game.outcome(position)
    winners = outcome["winners"] if outcome is not None else []
    return float(winners[0] == swapped) if len(winners) == 1 else 0.5


def slopes(
    game: Game[Any],
    bot: str,
    weights: Mapping[str, float],
    names: list[str],
    games: int,
    seed: str,
    options: dict[str, Any],
) -> dict[str, float]:
    """How much more is won with each weight moved up than down, in standard errors, over so many games against those given."""
    thinking = game.thinking
    assert thinking is not None
    results: list[float] = []
    signs: list[list[int]] = []
    for number in range(games // 2):
        dice = Dice(f"slopes {seed}/{number}")
        up = [1 - 2 * dice.below(2) for _ in names]
        moved = {
            **weights,
            **{name: weights[name] + one * _reach(weights[name]) for name, one in zip(names, up, strict=True)},
        }
        pair = (thinking.weighed(moved), thinking.weighed(weights))
        for swapped in range(2):
            results.append(_game(game, bot, pair, swapped, f"slopes {seed}/{number}", options))
            signs.append(up)
    mean = sum(results) / len(results)
    error = math.sqrt(max(sum((one - mean) ** 2 for one in results), 0.25))
    return {
        name: sum(up[n] * (one - mean) for up, one in zip(signs, results, strict=True)) / error
        for n, name in enumerate(names)
    }


def train(
    game_id: str,
    generations: int,
    seed: int | str = 0,
    *,
    bot: str = "hard@1",
    games: int = 400,
    only: str = "",
    start: Mapping[str, float] | None = None,
    options: dict[str, Any] | None = None,
    minutes: float | None = None,
    progress: Callable[[Climb], None] | None = None,
    spread: int = 0,
) -> Climb:
    """Try so many candidates, or as many as begin within some minutes. `only` limits it to weights whose names begin so.

    With `spread`, the slopes of the weights are measured over so many games before a candidate that no improvement suggests.

    `hard@1` looks one move ahead by these weights; a greater effort follows lines of play and takes so much longer.
    """
    game = ludotheque.game(game_id)
    thinking = game.thinking
    if thinking is None or not thinking.weights:
        raise BadOptions(
            f"{game.names['en']} has no weights to train", f"{game.names['fr']} n'a pas de poids à entraîner"
        )
    if generations < 1 or games < 2 or games % 2 or spread < 0 or spread % 2:
        raise BadOptions(
            "training takes at least one generation and an even number of games a match",
            "il faut au moins une génération et un nombre pair de parties par match",
        )
    names = [name for name in thinking.weights if name.startswith(only)]
    if not names:
        raise BadOptions(f"no weight begins with {only!r}", f"aucun poids ne commence par {only!r}")
    if not isinstance(bots.make(bot, game=game), Level):
        raise BadOptions(f"the bot {bot!r} goes by no weights", f"le bot {bot!r} ne se règle sur aucun poids")
    read = game.read_options(options or {}, 2)
    climb = Climb(thinking.weights if start is None else start, names, str(seed))
    until = None if minutes is None else time.monotonic() + 60 * minutes
    while climb.tried < generations and (until is None or time.monotonic() < until):
        if spread and not climb.leaning:
            climb.lean(slopes(game, bot, climb.weights, names, spread, f"{seed}/{climb.tried}", read))
        candidate = climb.candidate()
        pair = (thinking.weighed(candidate), thinking.weighed(climb.weights))
        climb.judged(candidate, *match(game, bot, pair, games, f"{seed}/{climb.tried}", read))
        if progress is not None:
            progress(climb)
    return climb
