"""Stamina and Recoveries, winded, dying and dead, and the order in which damage is worked out (DS-118, DS-156 to DS-167, DSB-050 on)."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.engine.refusal import Refusal

FINE, WINDED, DYING, DEAD = "fine", "winded", "dying", "dead"
STATES = (FINE, WINDED, DYING, DEAD)
#: What damage may be, besides being of no type (DSB-077).
DAMAGE_TYPES = ("acid", "cold", "corruption", "fire", "holy", "lightning", "poison", "psychic", "sonic")
#: A weakness or an immunity may be against everything.
ALL = "all"


def half(number: int) -> int:
    """Half, rounded down (DS-118). Negative numbers are never halved (DS-R15)."""
    if number < 0:
        raise ValueError("the rules never halve a negative number")
    return number // 2


def recovery_value(maximum: int) -> int:
    """What a Recovery brings back: a third of the maximum, rounded down (DS-160, DS-161)."""
    return maximum // 3


def regained(stamina: int, amount: int, maximum: int) -> int:
    """Stamina after some comes back: never above the maximum (DS-162, DS-R06)."""
    return max(stamina, min(maximum, stamina + amount))


def check_recovery(recoveries: int, *, danger: bool, breath: bool) -> Refusal | None:
    """A Recovery is spent while some are left (DS-158); where rounds are counted only by catching one's breath (DS-163, DS-166)."""
    if recoveries <= 0:
        return Refusal("DS-158", "refusal-no-recovery")
    return Refusal("DS-163", "refusal-recovery-danger") if danger and not breath else None


def state(stamina: int, maximum: int, *, hero: bool) -> str:
    """How a creature fares by its Stamina (DSB-050, DSB-051).

    The Director's creatures die at 0 (DSB-059), heroes at minus their winded value (DSB-053).
    """
    winded = half(maximum)
    if stamina <= (-winded if hero else 0):
        return DEAD
    if stamina <= 0:
        return DYING
    return WINDED if stamina <= winded else FINE


def damage_after(damage: int, *, halved: bool = False, weakness: int = 0, immunity: int = 0) -> int:
    """What is left of damage: reductions first, then weakness, and immunity last (DSB-057)."""
    if damage <= 0:
        return 0
    if halved:
        damage = half(damage)
    return max(0, damage + weakness - immunity)


def against(figures: Mapping[str, int], type: str) -> int:
    """What a weakness or an immunity counts against damage of a type: only the highest that fits (DSB-058)."""
    return max((n for kind, n in figures.items() if kind in (ALL, type)), default=0)


def check_type(type: str) -> Refusal | None:
    """Damage has one of nine types, or none (DSB-077)."""
    return None if type in ("", *DAMAGE_TYPES) else Refusal("DSB-077", "refusal-damage-type", (("name", type),))
