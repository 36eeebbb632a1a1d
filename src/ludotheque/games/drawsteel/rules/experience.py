"""Victories, Experience, levels, echelons, and what a respite does with them (DS-138 to DS-151, DS-168 to DS-187)."""

from __future__ import annotations

from ludotheque.engine.refusal import Refusal

#: Experience for a level by the pace of the campaign (DS-151): data, not law.
PACES = {"double": 8, "normal": 16, "half": 32}
#: Levels that come when the Director says so, whatever the Experience (DSB-193).
MILESTONE = "milestone"
LAST_LEVEL = 10
#: The first level of each echelon (DS-182).
ECHELONS = (1, 4, 7, 10)
#: A respite takes this long, a night's sleep that much (DS-169, DS-179).
RESPITE_HOURS, SLEEP_HOURS = 24, 8
#: Respite activities a hero has, unless something of theirs says otherwise (DS-171, DS-116).
ACTIVITIES = 1
#: What may earn a Victory without a fight (DS-145).
CHALLENGES = ("trap", "negotiation", "montage", "puzzle", "plan", "other")


def level(xp: int, pace: str = "normal", reached: int = 1) -> int:
    """The level that comes with so much Experience (DSB-191, DSB-192); with milestones it stays what was `reached` (DSB-193)."""
    return reached if pace == MILESTONE else min(LAST_LEVEL, xp // PACES[pace] + 1)


def check_level(level: int) -> Refusal | None:
    """The game spans ten levels (DS-181)."""
    return (
        None
        if type(level) is int and 1 <= level <= LAST_LEVEL
        else Refusal("DS-181", "refusal-level", (("n", str(level)),))
    )


def echelon(level: int) -> int:
    """The echelon of a level, 1 to 4 (DS-182)."""
    return sum(level >= first for first in ECHELONS)


def victories_for_fight(*, alive: bool, objectives: bool, worth: int = 1) -> int:
    """What a fight earns a hero who survives it and whose party met its aims (DS-140 to DS-143); `worth` is the Director's say."""
    return worth if alive and objectives else 0


def check_respite(hours: int) -> Refusal | None:
    """A respite is finished after twenty-four hours without interruption (DS-169)."""
    return (
        None if hours >= RESPITE_HOURS else Refusal("DS-169", "refusal-respite-short", (("n", RESPITE_HOURS - hours),))
    )
