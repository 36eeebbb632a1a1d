"""How fast the rules run: choices a second of random play, games a second, and the cost of a copy, for every game.

Measured on bare positions on one core: listing the legal moves, picking one by lot, applying it. Nothing is skipped but the
log and the page. Times are of one run; compare ratios, since machines are noisy.
"""

from __future__ import annotations

import platform
import time
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.game import Game
from ludotheque.engine.table import new_position


def processor() -> str:
    """The processor's name, as the system gives it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def _playout(game: Game[Any], seats: int, seed: str, dice: Dice) -> int:
    position: Any = new_position(game, seats, seed)
    choices = 0
    while position.asked:
        seat = position.asked[0]
        moves = game.legal(position, seat)
        game.answer(position, seat, moves[dice.below(len(moves))])
        position.events.clear()
        choices += 1
    return choices


def bench(game_id: str, seconds: float = 3.0) -> dict[str, float]:
    """Random two-player games for about `seconds`, then copies of positions met on the way."""
    game = ludotheque.game(game_id)
    seats = game.seats[0]
    dice = Dice(1)
    games = choices = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        choices += _playout(game, seats, f"bench/{games}", dice)
        games += 1
    spent = time.perf_counter() - start
    return {
        "choices_per_s": round(choices / spent, 1),
        "games_per_s": round(games / spent, 2),
        "copy_us": round(_copy_cost(game, seats), 2),
    }


def _copy_cost(game: Game[Any], seats: int) -> float:
    """Microseconds a copy, over positions spread through a few random games."""
    dice = Dice(2)
    kept: list[Any] = []
    for number in range(5):
        position: Any = new_position(game, seats, f"copy/{number}")
        count = 0
        while position.asked:
            moves = game.legal(position, position.asked[0])
            game.answer(position, position.asked[0], moves[dice.below(len(moves))])
            position.events.clear()
            count += 1
            if count % 10 == 0:
                kept.append(position.copy())
    rounds = max(1, 20_000 // len(kept))
    start = time.perf_counter()
    for _ in range(rounds):
        for position in kept:
            position.copy()
    return (time.perf_counter() - start) / (rounds * len(kept)) * 1e6
