"""How much of the long tests runs: a portion with every commit, all of it with `make soak` (LUDOTHEQUE_SOAK=1).

Where a test looks at the same thing in several ways, a commit takes one of them, another each day: `of_the_day`. The day is read
once for all the workers of a run, which says it; LUDOTHEQUE_DAY=2026-11-16 runs what was run on that day.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import TypeVar

T = TypeVar("T")

SOAK = os.environ.get("LUDOTHEQUE_SOAK") == "1"
#: Left in the environment, so that workers that begin after midnight choose what the first one chose.
DAY = date.fromisoformat(os.environ.setdefault("LUDOTHEQUE_DAY", datetime.now(UTC).date().isoformat()))


def share(commit: T, soak: T) -> T:
    """What a commit runs, or what a soak does."""
    return soak if SOAK else commit


def of_the_day(ways: Sequence[T]) -> list[T]:
    """One of several ways, the next one every day; all of them in a soak."""
    return share([ways[DAY.toordinal() % len(ways)]], list(ways))


def in_turn(tests: Sequence[T], one_in: int) -> list[T]:
    """One in so many of the tests that take turns, all of them in a soak. Every twelve days the order shifts by one: else a test
    that comes up every third day would always meet the same of three sizes (`of_the_day`)."""
    day = DAY.toordinal()
    return share(list(tests[(day + day // 12) % one_in :: one_in]), list(tests))


def some_of_the_day(ways: Sequence[T], one_in: int = 2) -> list[T]:
    """One in so many of several ways, the next ones every day; all of them in a soak."""
    return share(list(ways[DAY.toordinal() % one_in :: one_in]), list(ways))
