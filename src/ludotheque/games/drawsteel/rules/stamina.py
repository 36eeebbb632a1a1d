"""Stamina and Recoveries, winded, dying and dead, and the order in which damage is worked out (DS-118, DS-156 to DS-167, DSB-050 on)."""

from __future__ import annotations

from ludotheque.engine.refusal import Refusal

FINE, WINDED, DYING, DEAD = "fine", "winded", "dying", "dead"
STATES = (FINE, WINDED, DYING, DEAD)


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
    """How a creature fares by its Stamina (DSB-050 to DSB-054): the Director's creatures die at 0, heroes at minus their winded value."""
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
