"""`ludotheque ladder`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

CALL = ("ladder", "cendrelin", "--levels", "random, greedy", "--games", 2, "--seed", "c")


def test_programs_get_ratings_and_pairs(run: Callable[..., Any]) -> None:
    done = run(*CALL, "--json")
    assert (done.code, done.err) == (0, "")
    assert [line.keys() for line in done.json["levels"]] == [{"id", "rating", "low", "high"}] * 2
    (pair,) = done.json["pairs"]
    assert list(pair) == ["a", "b", "games", "wins", "low", "high"]
    assert (done.json["game"], pair["a"], pair["b"], pair["games"]) == ("cendrelin", "random", "greedy", 2)


def test_people_get_two_tables_in_their_language(run: Callable[..., Any]) -> None:
    done = run(*CALL)
    assert (done.code, done.err) == (0, "")
    assert "up to 2 games a pair, seed c" in done.out
    assert "random – greedy" in done.out
    done = run(*CALL, "--lang", "fr")
    assert "jusqu'à 2 parties par paire" in done.out
    assert "cote" in done.out


def test_options_of_the_game_and_neighbours_only(run: Callable[..., Any]) -> None:
    found = run(*CALL, "--neighbours", "--option", "classes=sorcier", "--json").json
    assert found == run(*CALL, "--option", "classes=sorcier,sorcier", "--json").json
    assert [(pair["a"], pair["b"]) for pair in found["pairs"]] == [("random", "greedy")]
    done = run(*CALL, "--option", "classes=barde")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "barde" in done.err


def test_a_bad_effort_is_one_line(run: Callable[..., Any]) -> None:
    done = run("ladder", "cendrelin", "--levels", "greedy,hard@0")
    assert done.code != 0
    assert done.err.count("\n") == 1
    assert "the effort of a bot is a whole number from 1 to 1000000, not '0'" in done.err
    done = run("simulate", "cendrelin", "--seats", "greedy,hard@0", "--lang", "fr")
    assert "l'effort d'un bot est un nombre entier" in done.err
