"""Decks against decks: every pair of a game's ready-made decks, the same bot on both sides, with confidence intervals.

Seats alternate from game to game, so that a seat's advantage affects both decks equally.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import ludotheque
from ludotheque import bots
from ludotheque.engine.errors import BadOptions
from ludotheque.lab.simulate import play_game
from ludotheque.lab.spread import portions, spread

#: Half-widths of a normal distribution that hold 95 % of it.
Z = 1.959964


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score, which stays within 0 and 1 and is sound for few games."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    weight = 1 + Z * Z / games
    centre = (share + Z * Z / (2 * games)) / weight
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / weight
    return max(centre - half, 0.0), min(centre + half, 1.0)


def _duels(
    game_id: str, bot: str, pair: tuple[str, str], seed: str, numbers: Sequence[int], option: str
) -> tuple[int, int, int]:
    """Wins of the first deck, of the second, and draws. A failed game raises: a matrix with holes would be useless."""
    wins = [0, 0]
    draws = 0
    game = ludotheque.game(game_id)
    for number in numbers:
        swapped = number % 2
        decks = [pair[1], pair[0]] if swapped else list(pair)
        options = game.read_options({option: decks}, 2)
        played = play_game(game_id, [bot, bot], f"{seed}/{pair[0]}/{pair[1]}", number, options)
        if played.error is not None:
            raise BadOptions(f"game {number} of {pair[0]} against {pair[1]} went wrong: {played.error}")
        if len(played.winners) != 1:
            draws += 1
        else:
            wins[played.winners[0] ^ swapped] += 1
    return wins[0], wins[1], draws


def matrix(
    game_id: str,
    decks: Sequence[str],
    games: int,
    *,
    bot: str = "greedy",
    seed: int | str = 0,
    option: str = "decks",
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Play `games` games for every pair of different decks. A draw counts half for each side in the share."""
    if games < 2 or len(decks) < 2:
        raise BadOptions(
            "a matrix needs at least two decks and two games per pair",
            "une matrice demande au moins deux decks et deux parties par paire",
        )
    if len(set(decks)) < len(decks):
        raise BadOptions("a deck is listed twice", "un deck est nommé deux fois")
    game = ludotheque.game(game_id)
    game.check_seats(2)
    bots.make(bot)
    pairs = [(one, two) for n, one in enumerate(decks) for two in decks[n + 1 :]]
    for pair in pairs:  # all of them now: the last may be hours away
        game.read_options({option: list(pair)}, 2)
    size = 50
    jobs = [(game_id, bot, pair, str(seed), numbers, option) for pair in pairs for numbers in portions(games, size)]
    counts = {pair: [0, 0, 0] for pair in pairs}
    for done, (job, found) in enumerate(zip(jobs, spread(_duels, jobs, workers), strict=True), 1):
        pair = job[2]
        counts[pair] = [a + b for a, b in zip(counts[pair], found, strict=True)]
        if progress is not None:
            progress(done, len(jobs))
    return {
        "game": game_id,
        "bot": bot,
        "seed": str(seed),
        "games": games,
        "pairs": [_pair(pair, counts[pair], games) for pair in pairs],
    }


def _pair(pair: tuple[str, str], count: list[int], games: int) -> dict[str, Any]:
    first, second, draws = count
    share = (first + draws / 2) / games
    low, high = interval(first + draws / 2, games)
    return {
        "decks": list(pair),
        "wins": [first, second],
        "draws": draws,
        "share": round(share, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def table(found: dict[str, Any], names: dict[str, str]) -> str:
    """The matrix as a Markdown table: the row's share of wins against the column, with its interval, in percent."""
    decks = list(dict.fromkeys(deck for pair in found["pairs"] for deck in pair["decks"]))
    cells: dict[tuple[str, str], str] = {}
    for pair in found["pairs"]:
        one, two = pair["decks"]
        share, (low, high) = pair["share"], pair["interval"]
        cells[one, two] = f"{share:.1%} ({low:.1%}–{high:.1%})"
        cells[two, one] = f"{1 - share:.1%} ({1 - high:.1%}–{1 - low:.1%})"
    lines = ["| | " + " | ".join(names.get(deck, deck) for deck in decks) + " |", "|---" * (len(decks) + 1) + "|"]
    for row in decks:
        lines.append(
            f"| {names.get(row, row)} | " + " | ".join(cells.get((row, column), "–") for column in decks) + " |"
        )
    return "\n".join(lines) + "\n"
