"""What a test comes to: difficulty and tier (DS-038, DS-040, DS-042; DSB-001 on)."""

from __future__ import annotations

from ludotheque.games.drawsteel.rules import odds, power

EASY, MEDIUM, HARD = "easy", "medium", "hard"
DIFFICULTIES = (EASY, MEDIUM, HARD)

#: What may come of a test, from worst to best.
FAILURE_CONSEQUENCE = "failure-consequence"
FAILURE = "failure"
SUCCESS_CONSEQUENCE = "success-consequence"
SUCCESS = "success"
SUCCESS_REWARD = "success-reward"
OUTCOMES = (FAILURE_CONSEQUENCE, FAILURE, SUCCESS_CONSEQUENCE, SUCCESS, SUCCESS_REWARD)

#: By difficulty, for tier 1, 2 and 3 (DSB-002).
TABLE = {
    EASY: (SUCCESS_CONSEQUENCE, SUCCESS, SUCCESS_REWARD),
    MEDIUM: (FAILURE, SUCCESS_CONSEQUENCE, SUCCESS),
    HARD: (FAILURE_CONSEQUENCE, FAILURE, SUCCESS),
}
#: What a consequence and a reward are where the Director says nothing else: Malice kept for the next fight, a hero token.
CONSEQUENCE_MALICE = 2
REWARD_TOKENS = 1


def outcome(difficulty: str, tier: int, natural: int | None = None) -> str:
    """What a test of this difficulty comes to; a natural 19 or 20 is a success with a reward on any (DSB-003).

    A tier below 3 with such dice was taken by choice, and counts for what it is.
    """
    if natural is not None and natural >= power.NATURAL and tier == 3:
        return SUCCESS_REWARD
    return TABLE[difficulty][tier - 1]


def succeeded(found: str) -> bool:
    return found in (SUCCESS_CONSEQUENCE, SUCCESS, SUCCESS_REWARD)


def swapped(found: str) -> str:
    """What the Director may offer instead: a success with a consequence for a failure, or the other way round (DSB-006)."""
    return FAILURE if found == SUCCESS_CONSEQUENCE else SUCCESS_CONSEQUENCE


def chances(difficulty: str, modifier: int, edges: int = 0, banes: int = 0) -> dict[str, int]:
    """In how many of the hundred pairs of dice each outcome comes, best last; those that cannot come are left out."""
    counts = dict.fromkeys(OUTCOMES, 0)
    for natural, ways in odds.WAYS.items():
        first = min(10, natural - 1)
        tier = power.resolve(first, natural - first, modifier, edges, banes)
        counts[outcome(difficulty, tier, natural)] += ways
    return {found: n for found, n in counts.items() if n}
