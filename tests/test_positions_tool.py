"""Positions that show a rule are collected from tests as these played them (`tools/positions.py`)."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

import ludotheque
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.table import Table
from tests.drawsteel.sitting import sheet
from tests.loaded import load

#: The hero, whom seat 1 runs, is the first to go.
FIGHT: dict[str, Any] = {"seats": 2, "beings": [{"sheet": sheet("Val")}, {"sheet": sheet("Wolf", "foe")}], "fight": {}}


class Marked:
    """A test that is marked with a rule, as pytest hands it to a plugin."""

    nodeid = "tests/drawsteel/test_turns.py::test_one_step_at_a_time"
    funcargs: ClassVar[dict[str, Any]] = {}

    @staticmethod
    def iter_markers(name: str) -> list[pytest.Mark]:
        return [pytest.mark.rule("DSB-039").mark]


def asked(table: Table, key: str) -> None:
    assert table.why_not(key) is not None


def tried(table: Table, key: str) -> None:
    with contextlib.suppress(LudothequeError):
        table.play(key)


@pytest.mark.parametrize("refuse", [asked, tried])
def test_what_a_test_was_refused_is_refused_to_whoever_was_asked(refuse: Callable[[Table, str], None]) -> None:
    tool = load("positions")
    notes = tool.Notes()
    table = ludotheque.scenario("drawsteel", FIGHT)
    running = notes.pytest_runtest_call(Marked())
    next(running)
    table.play("go:being-0", 1)
    refuse(table, "step:zone-0")  # two zones away, and by nobody in particular
    with pytest.raises(StopIteration):
        next(running)
    (found,) = notes.found
    assert (found.refused, found.why) == ((1, "step:zone-0"), "DSB-039")
    entry = tool.played_again(table.game, found)
    assert (entry["answers"], entry["refused"]) == ([[1, "go:being-0"]], [1, "step:zone-0"])
