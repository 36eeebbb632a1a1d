"""Rolls that are read another way than as three tiers: group tests, opposed rolls, projects (DSB-016 to DSB-024, DSB-194 to DSB-196)."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.games.drawsteel.rules import outcome, power

#: What a step of a tier is worth where there are no tiers (DSB-024).
STEP = 4
#: A project gains at least so much from a roll (DSB-194).
LEAST_POINTS = 1


def group(outcomes: Sequence[str]) -> str:
    """What a group test comes to, from what each roll came to (DSB-017 to DSB-019)."""
    rolls = len(outcomes)
    if 2 * sum(map(outcome.succeeded, outcomes)) >= rolls:
        rewarded = 2 * outcomes.count(outcome.SUCCESS_REWARD) >= rolls
        return outcome.SUCCESS_REWARD if rewarded else outcome.SUCCESS
    costly = sum(one in (outcome.FAILURE_CONSEQUENCE, outcome.SUCCESS_CONSEQUENCE) for one in outcomes)
    return outcome.FAILURE_CONSEQUENCE if 2 * costly > rolls else outcome.FAILURE


def worth_of(steps: int) -> int:
    """What steps of a tier, up or down, add to a total that is read without tiers (DSB-024)."""
    return STEP * steps


def total(natural: int, modifier: int, edges: int = 0, banes: int = 0, steps: int = 0) -> int:
    """A total that is read without tiers: a double edge or bane counts ±4, and so does a step of a tier.

    So it is in opposed rolls (DSB-022 to DSB-024) and in project rolls (DSB-195).
    """
    return natural + modifier + power.EDGE * power.net_edge(edges, banes) + worth_of(steps)


def winner(first: int, second: int) -> int | None:
    """Who wins an opposed roll: 0 the first, 1 the second, None on a tie (DSB-020, DSB-021)."""
    return None if first == second else int(second > first)


def project_points(total: int) -> int:
    """What a project gains from a roll of this total (DSB-194)."""
    return max(LEAST_POINTS, total)


def another(natural: int) -> bool:
    """Whether a project roll grants another (DSB-196)."""
    return natural >= power.NATURAL
