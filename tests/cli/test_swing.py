"""`ludotheque swing`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


def test_programs_get_a_line_for_each_card(run: Callable[..., Any]) -> None:
    done = run("swing", "arackhan", "--games", 2, "--kind", "event", "--kind", "objective", "--json")
    assert (done.code, done.err) == (0, "")
    assert list(done.json) == ["game", "bot", "during", "seed", "games", "cards"]
    kinds = [line["kind"] for line in done.json["cards"]]
    assert (kinds.count("event"), kinds.count("objective"), len(kinds)) == (20, 22, 42)
    for line in done.json["cards"]:
        assert line["method"] == ("paired" if line["kind"] == "event" else "counted")


def test_single_cards_are_measured_in_the_games_that_all_are(run: Callable[..., Any]) -> None:
    every = run("swing", "arackhan", "--games", 2, "--kind", "event", "--json").json["cards"]
    one = run("swing", "arackhan", "--games", 2, "--card", every[3]["card"], "--json").json["cards"]
    assert one == [every[3]]


def test_people_get_a_table(run: Callable[..., Any]) -> None:
    done = run("swing", "arackhan", "--games", 2, "--kind", "event")
    assert (done.code, done.err) == (0, "")
    assert "2 games a card, seed 0" in done.out
    assert "Thick Fog" in done.out
    assert "swing, points" in done.out
    assert "taken per game" not in done.out
    done = run("swing", "arackhan", "--games", 2, "--kind", "objective", "--lang", "fr")
    assert "Chair à canon" in done.out
    assert "prise par partie" in done.out
    assert "écart, points" not in done.out


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["keyforge"], "has no cards outside decks to measure"),
        (["arackhan", "--kind", "creature"], "no cards of kind 'creature'; there is event, objective, strategy"),
        (["arackhan", "--card", "brouillard"], "no card 'brouillard' to measure"),
        (["arackhan", "--bot", "deep-blue"], "no bot called 'deep-blue'"),
        (["arackhan", "--during", "deep-blue"], "no bot called 'deep-blue'"),
        (["nowhere"], "nowhere"),
    ],
)
def test_what_cannot_be_measured_is_one_line(run: Callable[..., Any], args: list[str], says: str) -> None:
    done = run("swing", *args)
    assert done.code == 2
    assert says in done.line
