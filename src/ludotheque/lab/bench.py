"""How fast the rules run: choices a second of random play at three levels, games a second, perft, and the cost of a copy.

Bare positions are what simulations and bots run on: listing the legal moves, picking one at random, applying it. Whole tables
add the record and the log. Tables with words also word each question, each option and each log line in both languages, as for
a player. Perft is what a search is made of: copy, answer, list, all options at each step; where bots think ahead, whole
searches are timed as well. All of it runs on one core, except for `scaling`, which lets two processes search at once. Times are of
one run; compare ratios, since machines are noisy.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque import form
from ludotheque.bots.search import Search
from ludotheque.engine.choice import Choice
from ludotheque.engine.dice import Dice
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.table import Table, new_position
from ludotheque.lab.perft import perft
from ludotheque.lab.spread import spread

#: How the package that is being measured was built.
PLAIN, COMPILED = "plain", "compiled"
#: An opening is counted one answer deeper each time until so many positions are reached: some games branch more than others.
_MANY = 2_000
#: The effort of each search that is timed, in answers.
_EFFORT = 1_000


def processor() -> str:
    """The processor's name, as the system gives it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def build() -> str:
    """Whether modules of the package are compiled, or all of them plain Python."""
    return COMPILED if form.modules else PLAIN


def _bare(game: Game[Any], seats: int, seed: str, dice: Dice) -> int:
    position: Any = new_position(game, seats, seed)
    choices = 0
    while position.asked:
        seat = position.asked[0]
        game.answer(position, seat, game.any_move(position, seat, dice))
        position.events.clear()
        choices += 1
    return choices


def _table(game: Game[Any], seats: int, seed: str, dice: Dice) -> int:
    table = Table(game, seats, seed)
    while table.position.asked:
        _play(table, table.choice, dice)
    return len(table.answers)


def _play(table: Table, choice: Choice, dice: Dice) -> None:
    """Answer with one of the options that were read, as a player does."""
    option = choice.options[dice.below(len(choice))]
    if table.game.moves[option.move[0]].open:
        table.play(table.game.key(table.position, table.game.any_move(table.position, choice.seat, dice)))
    else:
        table.play(option)


def _words(game: Game[Any], seats: int, seed: str, dice: Dice) -> int:
    table = Table(game, seats, seed)
    heard = 0
    while table.position.asked:
        choice = table.choice
        said = [choice.prompt, *(option.words for option in choice)]
        _play(table, choice, dice)
        said += [line["words"] for line in table.log(choice.seat, heard)]
        heard = table.log_length
    return len(table.answers)


def bench(game_id: str, seconds: float = 3.0) -> dict[str, float]:
    """Random games with the fewest players, for about `seconds` at each level; then perft and copies of positions."""
    game = ludotheque.game(game_id)
    seats = game.seats[0]
    bare, games = _pace(_bare, game, seats, seconds)
    return {
        "choices_per_s": round(bare, 1),
        "table_choices_per_s": round(_pace(_table, game, seats, seconds)[0], 1),
        "word_choices_per_s": round(_pace(_words, game, seats, seconds)[0], 1),
        "games_per_s": round(games, 2),
        "perft_per_s": round(_perft_pace(game, seats, seconds), 1),
        **({} if game.thinking is None else {"search_per_s": round(_search_pace(game, seats, seconds), 1)}),
        **{name: round(_work_pace(work, seconds), 1) for name, work in game.measures().items()},
        "copy_us": round(_copy_cost(game, seats), 2),
    }


def _work_pace(work: Callable[[], int], seconds: float) -> float:
    """How often a second a game does the work that it counts portion by portion."""
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        done += work()
    return done / (time.perf_counter() - start)


def _pace(
    play: Callable[[Game[Any], int, str, Dice], int], game: Game[Any], seats: int, seconds: float
) -> tuple[float, float]:
    """Choices and games a second. Every level plays the same games in the same order."""
    dice = Dice(1)
    games = choices = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        choices += play(game, seats, f"bench/{games}", dice)
        games += 1
    spent = time.perf_counter() - start
    return choices / spent, games / spent


def _perft_pace(game: Game[Any], seats: int, seconds: float) -> float:
    """Positions a second that `perft` counts from the openings of one game after another."""
    counted = openings = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        position = new_position(game, seats, f"perft/{openings}")
        openings += 1
        counts = [1]
        while 0 < counts[-1] < _MANY:
            counts = perft(game, position, len(counts) + 1)
            counted += sum(counts)
    return counted / (time.perf_counter() - start)


def _search_pace(game: Game[Any], seats: int, seconds: float) -> float:
    """Lines of play a second that a search follows to its horizon, with all that belongs to it: dealing worlds, listing moves,
    choosing the next answer of every line. The searches are spread through random games, every tenth choice."""
    dice = Dice(3)
    lines = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        position: Any = new_position(game, seats, f"search/{games}")
        games += 1
        count = 0
        while position.asked and time.perf_counter() - start < seconds:
            seat = position.asked[0]
            count += 1
            if count % 10 == 0 and len(game.legal(position, seat)) > 1:
                search = Search(Knowledge(game, position, seat), dice)
                search.choose(_EFFORT)
                lines += sum(len(found) for found in search.chances)
            game.answer(position, seat, game.any_move(position, seat, dice))
            position.events.clear()
    return lines / (time.perf_counter() - start)


def scaling(game_id: str, seconds: float = 3.0) -> float:
    """How many times as many lines of play two processes search at once as one of them does alone. Needs two idle cores to say
    anything."""
    jobs = [(game_id, seconds)]
    alone = sum(spread(_searching, jobs, 1))
    return sum(spread(_searching, jobs * 2, 2)) / alone


def _searching(game_id: str, seconds: float) -> float:
    game = ludotheque.game(game_id)
    return _search_pace(game, game.seats[0], seconds)


def _copy_cost(game: Game[Any], seats: int) -> float:
    """Microseconds a copy, over positions spread through a few random games."""
    dice = Dice(2)
    kept: list[Any] = []
    for number in range(5):
        position: Any = new_position(game, seats, f"copy/{number}")
        count = 0
        while position.asked:
            game.answer(position, position.asked[0], game.any_move(position, position.asked[0], dice))
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
