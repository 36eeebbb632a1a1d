"""Montage tests: how many successes and failures decide, and what the end is worth (DSB-150 to DSB-162)."""

from __future__ import annotations

EASY, MODERATE, HARD = "easy", "moderate", "hard"
DIFFICULTIES = (EASY, MODERATE, HARD)
TOTAL, PARTIAL, FAILURE = "total", "partial", "failure"
RESULTS = (TOTAL, PARTIAL, FAILURE)
ROUNDS = 2
#: Successes and failures that decide for five heroes (DSB-153).
_LIMITS = {EASY: (5, 5), MODERATE: (6, 4), HARD: (7, 3)}
_LEAST = 2
#: Victories by result and difficulty (DSB-158).
_VICTORIES = {TOTAL: {EASY: 1, MODERATE: 1, HARD: 2}, PARTIAL: {EASY: 0, MODERATE: 1, HARD: 1}}
#: A partial success takes so many more successes than failures (DSB-156).
_LEAD = 2


def limits(difficulty: str, heroes: int) -> tuple[int, int]:
    """Successes and failures that decide: one more or fewer of each for every hero above or below five, never below two."""
    successes, failures = _LIMITS[difficulty]
    return max(_LEAST, successes + heroes - 5), max(_LEAST, failures + heroes - 5)


def result(difficulty: str, heroes: int, successes: int, failures: int, *, over: bool) -> str | None:
    """How it ends, or None while it goes on; `over`: both rounds are played (DSB-154 to DSB-157)."""
    most, least = limits(difficulty, heroes)
    if successes >= most:
        return TOTAL
    if failures >= least or over:
        return PARTIAL if successes - failures >= _LEAD else FAILURE
    return None


def victories(difficulty: str, result: str) -> int:
    return _VICTORIES.get(result, {}).get(difficulty, 0)
