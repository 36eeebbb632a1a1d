"""`ludotheque matrix`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

BOX = ["preconstruit-terres-blanches", "preconstruit-nakka", "preconstruit-ordre-gris", "preconstruit-fleau"]
PAIR = "preconstruit-nakka, preconstruit-fleau"


def test_programs_get_every_pair_of_the_box(run: Callable[..., Any]) -> None:
    done = run("matrix", "arackhan", "--games", 2, "--bot", "random", "--json")
    assert (done.code, done.err) == (0, "")
    assert list(done.json) == ["game", "bot", "seed", "games", "pairs"]
    assert [pair["decks"] for pair in done.json["pairs"]] == [
        [one, two] for n, one in enumerate(BOX) for two in BOX[n + 1 :]
    ]
    for pair in done.json["pairs"]:
        assert pair["interval"][0] <= pair["share"] <= pair["interval"][1]


def test_some_decks_only_and_the_same_for_two_workers(run: Callable[..., Any]) -> None:
    call = ("matrix", "arackhan", "--decks", PAIR, "--games", 2, "--bot", "random", "--seed", "x", "--json")
    alone = run(*call).json
    assert [pair["decks"] for pair in alone["pairs"]] == [["preconstruit-nakka", "preconstruit-fleau"]]
    assert run(*call, "--workers", 2).json == alone


def test_a_game_without_usual_decks_takes_all_that_are_ready(run: Callable[..., Any]) -> None:
    done = run("matrix", "keyforge", "--games", 2, "--bot", "random", "--json")
    assert {deck for pair in done.json["pairs"] for deck in pair["decks"]} >= {"starter-1", "starter-2"}


def test_people_get_a_table(run: Callable[..., Any]) -> None:
    done = run("matrix", "arackhan", "--decks", PAIR, "--games", 2, "--bot", "random")
    assert (done.code, done.err) == (0, "")
    assert "2 games a pair, random on both sides, seed 0" in done.out
    assert "wins, %, against" in done.out
    assert "Blight" in done.out
    done = run("matrix", "arackhan", "--decks", PAIR, "--games", 2, "--bot", "random", "--lang", "fr")
    assert "2 parties par paire" in done.out
    assert "Fléau" in done.out
    assert " à " in done.out


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["arackhan", "--decks", "preconstruit-nakka,nowhere"], "no ready deck 'nowhere'; there is preconstruit-"),
        (["arackhan", "--decks", "preconstruit-nakka"], "needs at least two decks"),
        (["arackhan", "--decks", "preconstruit-nakka,preconstruit-nakka"], "listed twice"),
        (["arackhan", "--decks", "random,random"], "no ready deck 'random'"),
        (["arackhan", "--bot", "deep-blue"], "no bot called 'deep-blue'"),
        (["cendrelin"], "players bring no decks to"),
        (["nowhere"], "nowhere"),
    ],
)
def test_what_cannot_be_played_is_one_line(run: Callable[..., Any], args: list[str], says: str) -> None:
    done = run("matrix", *args)
    assert done.code == 2
    assert says in done.line


def test_one_line_in_french(run: Callable[..., Any]) -> None:
    done = run("matrix", "arackhan", "--decks", "preconstruit-nakka,x", "--lang", "fr")
    assert done.line.startswith("ludotheque: pas de deck prêt 'x' ; il y a ")
