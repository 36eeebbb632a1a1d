"""Exact odds: of a fight by the difference of Combat, and of an exploration by the zone's table."""

from __future__ import annotations

from typing import Final

from ludotheque.games.anima.faces import SPECIAL, ZoneFace
from ludotheque.games.anima.gaia import DEADLY, DIE

#: How many of the 36 pairs of dice give each difference, from −5 to 5.
_WAYS: Final = {by: DIE - abs(by) for by in range(1 - DIE, DIE)}
_ALL: Final = DIE * DIE


def fight(difference: int, *, creature: bool) -> dict[str, int]:
    """The pairs of dice, of 36, that win, tie, lose, and lose a character, for a team that leads by `difference` in Combat."""
    found = {"winning": 0, "tie": 0, "losing": 0, "deadly": 0, "of": _ALL}
    for by, ways in _WAYS.items():
        total = difference + by
        if total > 0 or (total == 0 and creature):  # AN-175
            found["winning"] += ways
        elif total == 0:
            found["tie"] += ways
        else:
            found["losing"] += ways
            if total <= -DEADLY:
                found["deadly"] += ways
    return found


def exploration(zone: ZoneFace) -> list[dict[str, int | str]]:
    """The faces of the die, of six, by what they bring."""
    rows: dict[int, int] = {}
    for row in zone.table:
        rows[row] = rows.get(row, 0) + 1
    return [{"brings": "special" if row == SPECIAL else str(row), "of_six": rows[row]} for row in sorted(rows)]


def speed_test(speed: int, difficulty: int) -> int:
    """The faces of the die, of six, that pass a speed test (AN-181)."""
    return max(0, min(DIE, DIE + 1 - (difficulty - speed)))
