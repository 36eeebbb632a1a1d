"""Many games of every game: they end, nothing goes wrong, and their records replay to the same final view.

The games are cut into portions so that they run side by side; each game depends only on its seed.
"""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.engine import record
from ludotheque.engine.dice import Dice
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.table import Table, new_position
from ludotheque.engine.view import OMNISCIENT
from ludotheque.lab.simulate import MOST_CHOICES, simulate
from tests.soak import share, some_of_the_day

RANDOM_GAMES = share(
    {"cendrelin": 60, "keyforge": 30, "arackhan": 10, "drawsteel": 10, "anima": 10},
    {"cendrelin": 1000, "keyforge": 300, "arackhan": 150, "drawsteel": 700, "anima": 150},
)
GREEDY_GAMES = share(
    {"cendrelin": 20, "keyforge": 10, "arackhan": 10, "drawsteel": 10, "anima": 10},
    {"cendrelin": 200, "keyforge": 40, "arackhan": 20, "drawsteel": 20, "anima": 20},
)
DUELS = {"cendrelin": 100, "keyforge": 20, "arackhan": 10, "anima": 10}
PORTIONS = 10
#: Sessions with many at the table are long: of their portions a commit plays these.
LONG = share({"drawsteel": range(1, 4)}, {})

#: Numbers of seats, where not all of them are tried: a session goes the same way with four players and with five.
SEATS = {"drawsteel": (2, 5, 9)}
TABLES = [
    (id, seats)
    for id in ludotheque.games()
    for seats in SEATS.get(id, range(ludotheque.game(id).seats[0], ludotheque.game(id).seats[1] + 1))
]
#: With a commit one portion in three, the others on the next days.
RUNS = [(id, seats, portion) for id, seats in TABLES for portion in some_of_the_day(LONG.get(id, range(PORTIONS)), 3)]
#: Games with sides, one of which wins.
CONTESTS = [id for id in ludotheque.games() if id != "drawsteel" and ludotheque.game(id).seats[0] <= 2]


def _options(game: Game[Any], seats: int, seed: str) -> dict[str, Any]:
    """Where somebody brings what there is to play with, every other game gets it drawn."""
    dice = Dice(seed)
    return game.varied_options(dice, seats) if game.id == "drawsteel" and dice.below(2) else {}


def play_and_replay(id: str, names: list[str], seed: str) -> list[int]:
    """Play one game on a bare position, then replay its record at a table: both must end the same way. Return the winners."""
    game = ludotheque.game(id)
    position: Any = new_position(game, len(names), seed, options := _options(game, len(names), seed))
    players = [bots.make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    answers: list[list[Any]] = []
    while position.asked:
        seat = position.asked[0]
        move = players[seat].choose(Knowledge(game, position, seat))
        answers.append([seat, game.key(position, move)])
        game.answer(position, seat, move)
        position.events.clear()
        assert len(answers) < MOST_CHOICES, f"no end: {id}, seed {seed}"
    final = game.view(position, OMNISCIENT)
    written = record.write(Table(game, len(names), seed, options))
    written.update(answers=answers, final=record.digest(game.dump(position)))
    written["check"] = record.digest({key: value for key, value in written.items() if key != "check"})
    table = record.replay(game, written)
    assert table.over
    assert table.view_all() == final
    outcome = game.outcome(position)
    assert outcome is not None
    winners: list[int] = outcome["winners"]
    return winners


@pytest.mark.parametrize(("id", "seats", "portion"), RUNS)
def test_random_games_end_and_replay(id: str, seats: int, portion: int) -> None:
    for number in range(RANDOM_GAMES.get(id, 100) // PORTIONS):
        play_and_replay(id, ["random"] * seats, f"random {seats}/{portion}/{number}")


@pytest.mark.parametrize(("id", "seats", "portion"), RUNS)
def test_greedy_games_end_and_replay(id: str, seats: int, portion: int) -> None:
    for number in range(GREEDY_GAMES.get(id, 20) // PORTIONS):
        names = ["random"] * seats
        names[(portion + number) % seats] = "greedy"
        play_and_replay(id, names, f"greedy {seats}/{portion}/{number}")


@pytest.mark.parametrize("id", CONTESTS)
def test_greedy_beats_random_in_duels(id: str) -> None:
    wins = games = 0
    for names in (["greedy", "random"], ["random", "greedy"]):
        result = simulate(id, names, DUELS.get(id, 20), "duels")
        assert result["errors"] == 0
        wins += result["wins"]["greedy"]
        games += result["games"]
    assert wins / games > 0.70, f"greedy won {wins} of {games}"
