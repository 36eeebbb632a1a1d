"""Bots against bots: every pair of some bots at tables of two, with the share of wins and a rating for each.

Each game is played twice from the same seed, with the seats swapped. A pair stops early once one of the two is clearly better, or
once neither can be (a sequential probability ratio test on both sides), unless all the games are asked for. Ratings are OpenSkill's
(Plackett and Luce), over all games.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any

import ludotheque
from ludotheque.bots.external import is_program
from ludotheque.engine.errors import BadOptions
from ludotheque.lab.matrix import Z, interval
from ludotheque.lab.referee import SECONDS
from ludotheque.lab.simulate import check_bot, play_game
from ludotheque.lab.spread import spread

#: What the test tells apart: even chances, and this share of wins for one of the two.
_BETTER = 0.65
#: The log-likelihood ratios at which it decides: wrong once in twenty.
_ACCEPT = math.log(0.95 / 0.05)


def decided(wins: float, games: int) -> bool:
    """Whether one side is clearly better, or neither is, after these games; a draw is half a win."""
    ratios = [
        won * math.log(_BETTER / 0.5) + (games - won) * math.log((1 - _BETTER) / 0.5) for won in (wins, games - wins)
    ]
    return max(ratios) >= _ACCEPT or max(ratios) <= -_ACCEPT


#: What a test of one side alone tells apart, which is how new weights are judged: an improvement is rarely large.
_SOMEWHAT = 0.58
#: Where it gives up: one improvement in five is missed, so that what is none is known soon.
_REJECT = math.log(0.2 / 0.95)


def is_better(wins: float, games: int) -> bool | None:
    """Whether the side with these wins is better than the other; None: not known yet. A draw is half a win."""
    ratio = wins * math.log(_SOMEWHAT / 0.5) + (games - wins) * math.log((1 - _SOMEWHAT) / 0.5)
    return True if ratio >= _ACCEPT else False if ratio <= _REJECT else None


def _duels(
    game_id: str,
    pair: tuple[str, str],
    games: int,
    seed: str,
    options: dict[str, Any],
    seconds: float,
    whole: bool,
) -> tuple[list[float], list[dict[str, Any]]]:
    """The results of the first bot, game by game: 1, 0, or a half for a draw; and who forfeited. A failed game raises."""
    limits: dict[str, Any] = {"seconds": seconds} if any(map(is_program, pair)) else {}
    results: list[float] = []
    forfeits: list[dict[str, Any]] = []
    for number in range(games):
        swapped = number % 2
        names = [pair[1], pair[0]] if swapped else list(pair)
        played = play_game(game_id, names, f"{seed}/{pair[0]}/{pair[1]}", number // 2, options, **limits)
        if played.error is not None:
            raise BadOptions(f"game {number} of {pair[0]} against {pair[1]} went wrong: {played.error}")
        results.append(0.5 if len(played.winners) != 1 else float(played.winners[0] == swapped))
        forfeits += [{**one, "number": number} for one in played.forfeits]
        if swapped and not whole and decided(sum(results), len(results)):
            break
    return results, forfeits


def ladder(
    game_id: str,
    levels: Sequence[str],
    games: int,
    seed: int | str = 0,
    *,
    options: dict[str, Any] | None = None,
    neighbours: bool = False,
    whole: bool = False,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
    seconds: float = SECONDS,
) -> dict[str, Any]:
    """Let every pair of the levels play up to `games` games, or each level only the next one (`neighbours`); all of them, even
    where it is soon clear who is better, if `whole`.

    A draw counts half for each side. Options of seats stay with the seats, so that both bots have either side of a deal.
    Where a program (`exec:…`) is among them, there is `forfeits`, too: the games that it lost out of turn.
    """
    if len(levels) < 2:
        raise BadOptions("a ladder needs at least two bots", "un classement demande au moins deux bots")
    if games < 2 or games % 2:
        raise BadOptions(
            f"an even number of games a pair is needed, as seats are swapped: not {games}",
            f"il faut un nombre pair de parties par paire, car les sièges sont échangés : pas {games}",
        )
    if len(set(levels)) < len(levels):
        twice = next(name for n, name in enumerate(levels) if name in levels[:n])
        raise BadOptions(f"{twice} is listed twice", f"{twice} est nommé deux fois")
    game = ludotheque.game(game_id)
    game.check_seats(2)
    for name in levels:
        check_bot(name, game)
    if game.roles:
        raise BadOptions(
            f"the seats of {game.names['en']} are no rivals: there is nothing to rate",
            f"les sièges de {game.names['fr']} ne sont pas rivaux : il n'y a rien à classer",
        )
    chosen = game.read_options(options or {}, 2)
    pairs = [(one, two) for n, one in enumerate(levels) for two in levels[n + 1 : n + 2 if neighbours else None]]
    results: dict[tuple[str, str], list[float]] = {}
    forfeits: list[dict[str, Any]] = []
    jobs = [(game_id, pair, games, str(seed), chosen, seconds, whole) for pair in pairs]
    for pair, (found, lost) in zip(pairs, spread(_duels, jobs, workers), strict=True):
        results[pair] = found
        forfeits += lost
        if progress is not None:
            progress(len(results), len(pairs))
    return {
        "game": game_id,
        "levels": ratings(levels, results),
        "pairs": [_pair(pair, results[pair]) for pair in pairs],
        **({"forfeits": forfeits} if any(map(is_program, levels)) else {}),
    }


def ratings(levels: Sequence[str], results: dict[tuple[str, str], list[float]]) -> list[dict[str, Any]]:
    """The rating of each bot with its 95 % interval. The games of all pairs are taken in turn."""
    from openskill.models import PlackettLuce  # only a ladder needs it

    model = PlackettLuce()
    rated = {name: model.rating() for name in levels}
    for row in zip_longest(*([(pair, one) for one in found] for pair, found in results.items())):
        for entry in row:
            if entry is not None:
                (one, two), won = entry
                (rated[one],), (rated[two],) = model.rate([[rated[one]], [rated[two]]], scores=[won, 1 - won])
    return [
        {
            "id": name,
            "rating": round(rating.mu, 2),
            "low": round(rating.mu - Z * rating.sigma, 2),
            "high": round(rating.mu + Z * rating.sigma, 2),
        }
        for name, rating in rated.items()
    ]


def _pair(pair: tuple[str, str], results: list[float]) -> dict[str, Any]:
    wins = sum(results)
    low, high = interval(wins, len(results))
    return {
        "a": pair[0],
        "b": pair[1],
        "games": len(results),
        "wins": wins,
        "low": round(low, 4),
        "high": round(high, 4),
    }
