"""Games between bots on one machine: who wins, how long games take, whether any goes wrong.

A game depends only on the seed and its number, so the result is the same however many processes share the work.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import ludotheque
from ludotheque import bots
from ludotheque.bots import external
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.engine.table import Table, new_position
from ludotheque.lab import referee
from ludotheque.lab.spread import portions, spread

#: A game with more choices than this is considered endless.
MOST_CHOICES = 50_000


class Played:
    """The result of one game."""

    __slots__ = ("cards", "choices", "draw", "error", "forfeits", "number", "record", "thought", "turns", "winners")

    def __init__(
        self,
        number: int,
        choices: int,
        turns: int,
        winners: list[int],
        error: str | None,
        cards: tuple[str, ...] = (),
        forfeits: list[dict[str, Any]] | None = None,
        record: dict[str, Any] | None = None,
        draw: bool | None = None,
        thought: dict[str, tuple[int, float, float]] | None = None,
    ) -> None:
        self.number = number
        self.choices = choices
        self.turns = turns
        self.winners = winners
        self.error = error
        self.cards = cards  # ids of the cards that its outcome names
        self.forfeits = forfeits or []  # programs that lost their seat: number of the game, seat, bot, why
        self.record = record  # where it is wanted
        self.draw = len(winners) != 1 if draw is None else draw  # allies win together, which is none
        self.thought = thought or {}  # bot -> decisions with more than one move, their processor time, the longest


def check_bot(name: str, game: Game[Any]) -> None:
    """Refuse a name that no bot of the game and no program has."""
    if external.is_program(name):
        external.command(name)
    else:
        bots.make(name, game=game)


def play_game(
    game_id: str,
    names: list[str],
    seed: str,
    number: int,
    options: dict[str, Any],
    *,
    seconds: float = referee.SECONDS,
    recorded: bool = False,
    timed: bool = False,
) -> Played:
    """One game between the named bots. Errors are recorded in the result, not raised.

    Programs have `seconds` for each answer. With one of them, or if it is to be recorded, the game is played at a whole table.
    Elsewhere the bots' processor time can be taken (`timed`).
    """
    game = ludotheque.game(game_id).edition_of(options)
    ids = {card.id for card in game.cards}
    choices = 0
    forfeits: list[dict[str, Any]] = []
    record: dict[str, Any] | None = None
    thought: dict[str, tuple[int, float, float]] = {}
    try:
        if recorded or any(external.is_program(name) for name in names):
            table = Table(game, len(names), f"{seed}/{number}", options)
            found = referee.play(table, names, f"{seed}/{number}", MOST_CHOICES, seconds=seconds)
            position, choices = table.position, len(table.answers)
            forfeits = [
                {"number": number, "seat": seat, "bot": names[seat], "why": why} for seat, why in found.forfeits.items()
            ]
            record = table.record() if recorded else None
        else:
            position = new_position(game, len(names), f"{seed}/{number}", options)
            players = [bots.make(name, f"{seed}/{number}/{seat}", game) for seat, name in enumerate(names)]

            def choose(pos: Any, seat: Seat) -> Move:
                knowledge = Knowledge(game, pos, seat)
                start = time.process_time()
                move = players[seat].choose(knowledge)
                if timed and len(knowledge.moves) > 1:
                    took = time.process_time() - start
                    n, whole, most = thought.get(names[seat], (0, 0.0, 0.0))
                    thought[names[seat]] = (n + 1, whole + took, max(most, took))
                return move

            choices = game.playout(position, choose, most=MOST_CHOICES)
        if position.asked:
            return Played(number, choices, game.turn(position), [], f"no end after {MOST_CHOICES} choices")
        outcome = game.outcome(position)
        if outcome is None:
            return Played(number, choices, game.turn(position), [], "nobody is asked and the game is not over")
        named = [ref.partition("#")[0] for ref in outcome["touches"]]
        cards = tuple(id for id in named if id in ids)
        winners = list(outcome["winners"])
        sides = game.sides(position)
        draw = len({sides[seat] for seat in winners}) != 1
        return Played(number, choices, game.turn(position), winners, None, cards, forfeits, record, draw, thought)
    except Exception as error:
        return Played(number, choices, 0, [], f"{type(error).__name__}: {error}")


def _batch(
    game_id: str,
    names: list[str],
    seed: str,
    numbers: range,
    options: dict[str, Any],
    seconds: float,
    recorded: bool,
    timed: bool,
) -> list[Played]:
    whole: dict[str, Any] = {"timed": True} if timed else {}
    if recorded or any(map(external.is_program, names)):
        whole = {"seconds": seconds, "recorded": recorded}
    return [play_game(game_id, names, seed, number, options, **whole) for number in numbers]


def untimed() -> BadOptions:
    """Why times cannot be taken."""
    return BadOptions(
        "times are taken of our own bots only, in games that are not recorded",
        "le temps n'est mesuré que pour nos bots, dans des parties non enregistrées",
    )


def simulate(
    game_id: str,
    names: list[str],
    games: int,
    seed: int | str = 0,
    options: dict[str, Any] | None = None,
    *,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    stop: Callable[[], bool] = lambda: False,
    seconds: float = referee.SECONDS,
    keep: Callable[[int, dict[str, Any]], None] | None = None,
    timed: bool = False,
) -> dict[str, Any]:
    """Play `games` games and count. `wins` is by bot, or by seat when one bot sits on every seat; `turns` are those within which
    half of the games, nine in ten and the longest ended; `cards` are those that outcomes name, such as the last mission.

    Once `stop` is true, what is finished by then is counted. Where several processes share the work, whoever makes it
    true must end them. Programs (`exec:…`) have `seconds` for each answer; `keep` gets the number and record of each game. If
    `timed`, `thought` is how long each bot took for decisions with more than one move, in seconds of processor time.
    """
    game = ludotheque.game(game_id)
    game.check_seats(len(names))
    options = game.read_options(options or {}, len(names))
    if games < 1:
        raise BadOptions(f"at least one game must be played, not {games}", f"il faut au moins une partie, pas {games}")
    for name in names:
        check_bot(name, game)
    if timed and (keep is not None or any(map(external.is_program, names))):
        raise untimed()
    start = time.perf_counter()
    played: list[Played] = []
    size = 1 if workers == 1 else max(1, min(100, games // (workers * 4)))
    jobs = [
        (game_id, names, str(seed), batch, options, seconds, keep is not None, timed) for batch in portions(games, size)
    ]
    for found in spread(_batch, jobs, workers, stop):
        played += found
        for one in found:
            if keep is not None and one.record is not None:
                keep(one.number, one.record)
        if progress is not None:
            progress(len(played))
    counted = _count(game_id, names, played, time.perf_counter() - start)
    return {**counted, "thought": _thought(played)} if timed else counted


def _turns(turns: list[int]) -> dict[str, int]:
    """The turns within which half of the games ended, nine in ten, and the longest."""
    if not turns:
        return {"half": 0, "nine_in_ten": 0, "longest": 0}
    turns = sorted(turns)
    last = len(turns) - 1
    return {"half": turns[last // 2], "nine_in_ten": turns[-(-9 * len(turns) // 10) - 1], "longest": turns[last]}


def _thought(played: list[Played]) -> dict[str, dict[str, float]]:
    """By bot, in the order of their names: the decisions with more than one move, and seconds on average and at most."""
    found: dict[str, dict[str, float]] = {}
    for name in sorted({name for one in played for name in one.thought}):
        parts = [one.thought[name] for one in played if name in one.thought]
        n = sum(part[0] for part in parts)
        mean, most = sum(part[1] for part in parts) / n, max(part[2] for part in parts)
        found[name] = {"decisions": n, "mean": round(mean, 6), "most": round(most, 6)}
    return found


def _count(game_id: str, names: list[str], played: list[Played], seconds: float) -> dict[str, Any]:
    by_seat = len(set(names)) == 1
    wins: dict[str, int] = {str(seat): 0 for seat in range(len(names))} if by_seat else dict.fromkeys(names, 0)
    draws = 0
    for one in played:
        if one.error is None and one.draw:
            draws += 1
        elif one.error is None:
            for winner in {str(seat) if by_seat else names[seat] for seat in one.winners}:
                wins[winner] += 1
    errors = [one for one in played if one.error is not None]
    return {
        "game": game_id,
        "games": len(played),
        "finished": len(played) - len(errors),
        "errors": len(errors),
        "choices": sum(one.choices for one in played),
        "seconds": round(seconds, 3),
        "wins": wins,
        "draws": draws,
        "turns": _turns([one.turns for one in played if one.error is None]),
        "cards": dict(sorted(Counter(card for one in played for card in one.cards).items())),
        "failures": [{"number": one.number, "error": one.error} for one in errors[:20]],
        "forfeits": [forfeit for one in played for forfeit in one.forfeits],
    }
