"""Exact chances of a power roll: all hundred pairs of two d10, never a sample."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.games.drawsteel.rules import power

#: How many of the hundred pairs make each natural roll.
WAYS = {natural: 10 - abs(11 - natural) for natural in range(2, 21)}


@lru_cache(maxsize=1024)
def tiers(modifier: int, edges: int = 0, banes: int = 0) -> tuple[int, int, int]:
    """In how many of the hundred pairs the roll is tier 1, 2 and 3."""
    counts = [0, 0, 0]
    for natural, ways in WAYS.items():
        first = min(10, natural - 1)
        counts[power.resolve(first, natural - first, modifier, edges, banes) - 1] += ways
    return counts[0], counts[1], counts[2]


def naturals() -> int:
    """In how many of the hundred pairs the natural roll is 19 or 20: a critical hit where the roll allows one."""
    return sum(ways for natural, ways in WAYS.items() if natural >= power.NATURAL)


def at_least(needed: int, sides: int = 10) -> tuple[int, int]:
    """The chance that one die shows `needed` or more, as faces out of its sides: a saving throw, who begins."""
    return max(0, min(sides, sides + 1 - needed)), sides
