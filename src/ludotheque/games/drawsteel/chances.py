"""The exact chances of a power roll for whoever asks from outside, and the portion of rolls by which its speed is measured."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.errors import BadOptions
from ludotheque.games.drawsteel.rules import characteristics, odds, outcome, power

_MOST_BONUS = 99


def chances(score: int, bonus: int = 0, edge: int = 0, bane: int = 0, difficulty: str | None = None) -> dict[str, Any]:
    """How likely each tier is, and each outcome where a difficulty is named; BadOptions if no such roll can be made."""
    if characteristics.check_score(score) is not None:
        raise BadOptions(
            f"a characteristic goes from -5 to 5, not {score}",
            f"une caractéristique va de -5 à 5, pas {score}",
            "DS-013",
        )
    if not -_MOST_BONUS <= bonus <= _MOST_BONUS:
        raise BadOptions(f"a bonus goes from -99 to 99, not {bonus}", f"un bonus va de -99 à 99, pas {bonus}")
    if difficulty is not None and difficulty not in outcome.DIFFICULTIES:
        has = ", ".join(outcome.DIFFICULTIES)
        raise BadOptions(
            f"there is no difficulty {difficulty[:40]!r}; there is {has}",
            f"pas de difficulté {difficulty[:40]!r} ; il y a {has}",
        )
    found: dict[str, Any] = {
        "score": score,
        "bonus": bonus,
        "edge": edge,
        "bane": bane,
        "net": power.net_edge(edge, bane),
        "tiers": [count / 100 for count in odds.tiers(score + bonus, edge, bane)],
        "natural": odds.naturals() / 100,
    }
    if difficulty is not None:
        found["difficulty"] = difficulty
        found["outcomes"] = {
            name: count / 100 for name, count in outcome.chances(difficulty, score + bonus, edge, bane).items()
        }
    return found


def portion() -> int:
    """Resolve every pair of dice with every modifier of -5 to 5 and each kind of edge and bane; return how many rolls that were."""
    rolls = 0
    for edges, banes in ((0, 0), (1, 0), (0, 1), (2, 0), (0, 2)):
        for modifier in range(-5, 6):
            for first in range(1, 11):
                for second in range(1, 11):
                    power.resolve(first, second, modifier, edges, banes)
                    rolls += 1
    return rolls
