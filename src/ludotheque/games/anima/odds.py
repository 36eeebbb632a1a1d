"""Exact odds: of a fight by the difference of Combat, of an exploration by the zone's table and the encounters still unseen.

What lies face down is one of the encounters that nobody sees, each as likely as the next, so these odds are public knowledge.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Any, Final

from ludotheque.games.anima import sums
from ludotheque.games.anima.faces import EXTRA, FACES, SPECIAL, Creature, Foe, Pay, Speed, Trial, ZoneFace
from ludotheque.games.anima.gaia import DEADLY, DIE, GUARD, MET, QUEST, RIVAL, Gaia

#: How many of the 36 pairs of dice give each difference, from −5 to 5.
_WAYS: Final = {by: DIE - abs(by) for by in range(1 - DIE, DIE)}
_ALL: Final = DIE * DIE


def fight(difference: int, *, creature: bool) -> dict[str, int]:
    """The pairs of dice, of 36, that win, tie, lose, and lose a character, for a team that leads by `difference` in Combat."""
    return dict(_fight(difference, creature))


@cache  # views ask for the same few differences again and again
def _fight(difference: int, creature: bool) -> dict[str, int]:
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


class Outlook:
    """What awaits the team of one seat: fights thought through on a copy of the position, with every modifier that would hold."""

    __slots__ = ("_fight", "_passing", "_winning", "pos", "seat")

    def __init__(self, pos: Gaia, seat: int) -> None:
        self.pos = pos.copy()
        self.seat = seat
        self._fight = self.pos.fight  # the one under way, if any
        self._passing: dict[tuple[int, int], list[int]] = {}
        self._winning: dict[tuple[int, int], int] = {}  # by creature and by the zone it is met in, where that matters

    def rival(self, other: int) -> dict[str, int]:
        """Of a fight against another team."""
        return self._odds([self.seat, other, -1, 0, -1, 0, 0, RIVAL], creature=False)

    def creature(self, card: int, zone: int = -1) -> dict[str, int]:
        """Of a fight against a creature: on its way into a zone, or in the one given."""
        face = FACES[self.pos.faces[card]]
        assert isinstance(face, Creature)
        stands, self.pos.at[self.seat] = self.pos.at[self.seat], zone
        where = GUARD if zone < 0 else MET
        found = self._odds([self.seat, -1, card, face.combat, face.creature_kind, 0, 0, where], creature=True)
        self.pos.at[self.seat] = stands
        return found

    def trials(self, card: int, trials: tuple[Trial, ...]) -> list[dict[str, Any]]:
        """Of the trials of a mission, one by one."""
        found: list[dict[str, Any]] = []
        for trial in trials:
            if isinstance(trial, Foe):
                fought = self._odds([self.seat, -1, card, trial.combat, trial.kind, 0, 0, QUEST], creature=True)
                found.append({"kind": "foe", "n": trial.combat, "odds": fought})
            elif isinstance(trial, Speed):
                passing = speed_test(sums.speed(self.pos, self.seat), trial.difficulty)
                found.append({"kind": "speed", "n": trial.difficulty, "faces": passing})
            else:
                assert isinstance(trial, Pay)
                found.append({"kind": "pay", "n": trial.cards})
        return found

    def entry(self, zone: int) -> dict[str, int]:
        """Of getting past what lies face down on a zone: the percentage, and how many of the unseen encounters would be fought."""
        ways = self._ways(zone, -1)
        level = _level(self.pos, zone)
        fights = sum(
            isinstance(face, Creature) and face.level <= level
            for face in (FACES[self.pos.faces[card]] for card in unseen(self.pos))
        )
        return {"safe": _safe(ways, 1), "fights": fights, "of": len(ways)}

    def exploration(self, zone: int) -> list[dict[str, int | str]]:
        """The rows of a zone's table: how many encounters each brings this team, and how likely none of them beats it."""
        face = FACES[self.pos.faces[zone]]
        assert isinstance(face, ZoneFace)
        stands, self.pos.at[self.seat] = self.pos.at[self.seat], zone
        self.pos.fight = self._fight
        extra = sums.amount(self.pos, self.seat, EXTRA)
        self.pos.at[self.seat] = stands
        ways = self._ways(zone, zone)
        rows = exploration(face)
        for row in rows:
            brings = row["brings"]
            meets = max(0, extra + (0 if brings == "special" else int(brings)))
            row["meets"] = meets
            row["safe"] = _safe(ways, meets)
        return rows

    def _odds(self, battle: list[int], *, creature: bool) -> dict[str, int]:
        self.pos.fight = battle
        one, other = sums.sides(self.pos)
        self.pos.fight = []
        return fight(one - other, creature=creature)

    def _ways(self, zone: int, at: int) -> list[int]:
        """For each unseen encounter, the pairs of dice with which it does not beat the team in that zone."""
        level = _level(self.pos, zone)
        key = (level, at if at >= 0 and FACES[self.pos.faces[at]].mods else min(at, 0))
        found = self._passing.get(key)
        if found is None:
            found = self._passing[key] = []
            for card in unseen(self.pos):
                face = FACES[self.pos.faces[card]]
                fought = isinstance(face, Creature) and face.level <= level  # AN-066
                found.append(self._wins(card, at, key[1]) if fought else _ALL)
        return found

    def _wins(self, card: int, at: int, where: int) -> int:
        """The pairs of dice that beat a creature, whatever the level of the zone."""
        found = self._winning.get((card, where))
        if found is None:
            found = self._winning[card, where] = self.creature(card, at)["winning"]
        return found


def unseen(pos: Gaia) -> list[int]:
    """The encounters that nobody sees: those in the deck and those that lie face down."""
    return [*pos.encounters, *(card for card in pos.guards if card >= 0 and not pos.unveiled >> card & 1)]


def _level(pos: Gaia, zone: int) -> int:
    face = FACES[pos.faces[zone]]
    assert isinstance(face, ZoneFace)
    return face.level


def _safe(ways: list[int], drawn: int) -> int:
    """How likely it is, in percent, that none of so many different encounters beats the team.

    Over all sets of that many encounters, the products of their ways are added up one encounter at a time.
    """
    drawn = min(drawn, len(ways))
    products = [1, *[0] * drawn]
    for one in ways:
        for size in range(drawn, 0, -1):
            products[size] += products[size - 1] * one
    whole: int = comb(len(ways), drawn) * _ALL**drawn
    return (200 * products[drawn] + whole) // (2 * whole)
