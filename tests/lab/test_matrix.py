"""Decks against decks: the interval, the counting, the seats."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.errors import BadOptions, LudothequeError
from ludotheque.lab import matrix as lab
from ludotheque.lab.simulate import Played

ONE, TWO, THREE = "preconstruit-terres-blanches", "preconstruit-nakka", "preconstruit-fleau"


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # values of Wilson's score interval as statistics books and calculators give them
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert lab.interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    assert lab.interval(0, 0) == (0.0, 1.0)


def test_the_matrix_is_the_same_however_many_workers_share_it() -> None:
    call: dict[str, Any] = {"bot": "random", "seed": "m"}
    decks = [ONE, TWO, THREE]
    alone = lab.matrix("arackhan", decks, 4, **call)
    assert lab.matrix("arackhan", decks, 4, **call, workers=2) == alone
    assert lab.matrix("arackhan", decks, 4, bot="random", seed="n") != alone
    assert [pair["decks"] for pair in alone["pairs"]] == [[ONE, TWO], [ONE, THREE], [TWO, THREE]]
    assert all(sum(pair["wins"]) + pair["draws"] == 4 for pair in alone["pairs"])


def stand_in(monkeypatch: pytest.MonkeyPatch, winners: Any, error: str | None = None) -> list[list[str]]:
    """Replace games by `winners` of their number; return the decks by seat of each game, as they are played."""
    seated: list[list[str]] = []

    def play_game(game: str, names: list[str], seed: str, number: int, options: dict[str, Any]) -> Played:
        seated.append(options["decks"])
        return Played(number, 1, 9, winners(number), error)

    monkeypatch.setattr(lab, "play_game", play_game)
    return seated


def test_draws_count_half(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, lambda number: [0, 1] if number < 6 else [number % 2])
    (pair,) = lab.matrix("arackhan", [ONE, TWO], 10)["pairs"]
    assert (pair["wins"], pair["draws"], pair["share"]) == ([4, 0], 6, 0.7)
    assert pair["interval"] == pytest.approx(lab.interval(7, 10), abs=1e-4)


def test_seats_alternate(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that always wins gives each deck half of the games, not all to one of them."""
    seated = stand_in(monkeypatch, lambda number: [0])
    (pair,) = lab.matrix("arackhan", [ONE, TWO], 6)["pairs"]
    assert seated == [[ONE, TWO], [TWO, ONE]] * 3
    assert (pair["wins"], pair["share"]) == ([3, 3], 0.5)


def test_a_game_that_goes_wrong_ends_the_matrix(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, lambda number: [], "KeyError: 'x'")
    with pytest.raises(BadOptions, match=f"game 0 of {ONE} against {TWO} went wrong: KeyError: 'x'"):
        lab.matrix("arackhan", [ONE, TWO], 2)


@pytest.mark.parametrize(
    ("decks", "games", "bot", "says"),
    [
        ([ONE], 4, "random", "two decks"),
        ([ONE, TWO], 1, "random", "two games"),
        ([ONE, TWO, ONE], 4, "random", "twice"),
        ([ONE, TWO, "nowhere"], 4, "random", "nowhere"),
        ([ONE, TWO], 4, "deep-blue", "deep-blue"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    monkeypatch: pytest.MonkeyPatch, decks: list[str], games: int, bot: str, says: str
) -> None:
    seated = stand_in(monkeypatch, lambda number: [0])
    with pytest.raises(LudothequeError, match=says):
        lab.matrix("arackhan", decks, games, bot=bot)
    assert not seated


def test_the_table_shows_both_halves() -> None:
    found = {"pairs": [{"decks": ["a", "b"], "share": 0.6, "interval": [0.5, 0.7]}]}
    lines = lab.table(found, {"a": "Alpha"}).splitlines()
    assert lines[0] == "| | Alpha | b |"
    assert lines[2:] == ["| Alpha | – | 60.0% (50.0%–70.0%) |", "| b | 40.0% (30.0%–50.0%) | – |"]
