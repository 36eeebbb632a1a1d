"""`ludotheque gauges`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SOME = ("gauges", "arackhan", "--games", 2, "--bot", "random", "--card", "soleil-de-plomb")


def test_programs_get_four_gauges_for_each_card(run: Callable[..., Any]) -> None:
    done = run(*SOME, "--json")
    assert (done.code, done.err) == (0, "")
    assert list(done.json) == ["game", "bot", "seed", "games", "cards"]
    (line,) = done.json["cards"]
    assert list(line) == ["card", "kind", "pairs", "unit", "swing", "stir", "whiff", "trailing", "bands"]
    assert (line["card"], line["kind"], line["pairs"], line["unit"]) == ("soleil-de-plomb", "event", 2, "points")


def test_people_get_a_table(run: Callable[..., Any]) -> None:
    done = run(*SOME)
    assert (done.code, done.err) == (0, "")
    assert "2 pairs a card, seed 0" in done.out
    assert "Blazing Sun" in done.out
    done = run(*SOME, "--lang", "fr")
    assert "Soleil de plomb" in done.out
    assert "sans effet, %" in done.out


def test_what_cannot_be_measured_is_said_in_one_line(run: Callable[..., Any]) -> None:
    done = run("gauges", "arackhan", "--games", 2, "--card", "aigle")
    assert done.code == 2
    assert "no card 'aigle' to measure" in done.err
