"""What a commit runs of the long tests: over the days everything comes up, and a soak runs all of it."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tests import soak
from tests.conftest import TURNS

TESTS = list(range(13))
DAYS = [date(2026, 1, 1) + timedelta(days) for days in range(36)]


@pytest.mark.parametrize("ways", [2, 3, 4, 6, 12])
def test_a_test_that_takes_turns_is_seen_in_every_way(monkeypatch: pytest.MonkeyPatch, ways: int) -> None:
    monkeypatch.setattr(soak, "SOAK", False)
    seen = set()
    for day in DAYS:
        monkeypatch.setattr(soak, "DAY", day)
        today = soak.in_turn(TESTS, TURNS)
        assert len(today) in (len(TESTS) // TURNS, len(TESTS) // TURNS + 1)
        seen |= {(test, way) for test in today for way in soak.of_the_day(range(ways))}
    assert seen == {(test, way) for test in TESTS for way in range(ways)}


def test_within_a_few_days_everything_comes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "SOAK", False)
    seen: set[int] = set()
    for day in DAYS[:3]:
        monkeypatch.setattr(soak, "DAY", day)
        seen |= set(soak.some_of_the_day(TESTS, 3))
    assert seen == set(TESTS)


def test_a_soak_runs_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "SOAK", True)
    assert soak.in_turn(TESTS, TURNS) == soak.of_the_day(TESTS) == soak.some_of_the_day(TESTS, 3) == TESTS
    assert soak.share(1, 2) == 2
