"""Better weights for a game's `value`, found by matches and by nothing else.

Hill climbing: a candidate is the best so far with some of its weights changed at random; it plays the best so far from the same
seeds with the seats swapped, and takes its place only if a sequential test says that it wins more often. A change that was an
improvement is tried once more in the same direction. The same seed finds the same weights on every machine.
"""

from __future__ import annotations

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

    def candidate(self) -> dict[str, float]:
        """The best so far with some weights changed. Each is drawn from the seed and its number alone."""
        if not self._again:
            dice = Dice(f"train {self.seed}/{self.tried}")
            chosen = [name for name in self.names if not dice.below(3)] or [self.names[dice.below(len(self.names))]]
            for name in chosen:
                self._again[name] = _STEP * max(abs(self.weights[name]), _LEAST) * _bell(dice)
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


def _bell(dice: Dice) -> float:
    """A number about as often above 0 as below, mostly between -1 and 1."""
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
        name = f"{seed}/{number // 2}"
        position = new_position(game, 2, name, options)
        players = []
        for seat in range(2):
            player = bots.make(bot, f"{name}/{seat}", game)
            assert isinstance(player, Level)
            player.thinking = pair[seat ^ swapped]
            players.append(player)
        game.playout(
            position,
            lambda pos, seat, players=players: players[seat].choose(Knowledge(game, pos, seat)),  # type: ignore[misc]
            most=MOST_CHOICES,
        )
        outcome = game.outcome(position)
        winners = outcome["winners"] if outcome is not None else []
        wins += float(winners[0] == swapped) if len(winners) == 1 else 0.5
        if swapped and is_better(wins, number + 1) is not None:
            return wins, number + 1
    return wins, games


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
) -> Climb:
    """Try so many candidates, or as many as begin within some minutes. `only` is what the names of the weights begin with.

    `hard@1` looks one move ahead by these weights; a greater effort follows lines of play and takes so much longer.
    """
    game = ludotheque.game(game_id)
    thinking = game.thinking
    if thinking is None or not thinking.weights:
        raise BadOptions(
            f"{game.names['en']} has no weights to train", f"{game.names['fr']} n'a pas de poids à entraîner"
        )
    if generations < 1 or games < 2 or games % 2:
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
        candidate = climb.candidate()
        pair = (thinking.weighed(candidate), thinking.weighed(climb.weights))
        climb.judged(candidate, *match(game, bot, pair, games, f"{seed}/{climb.tried}", read))
        if progress is not None:
            progress(climb)
    return climb
