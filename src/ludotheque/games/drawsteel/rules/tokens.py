"""Hero tokens: one pool for the party, and the four things they buy (DS-089 to DS-114)."""

from __future__ import annotations

from ludotheque.engine.refusal import Refusal

#: What each benefit costs (DS-097, DS-099, DS-100, DS-103).
COST = {"surges": 1, "save": 1, "reroll": 1, "stamina": 2}
#: Surges bought with a token (DS-097).
SURGES = 2


def opening(heroes: int, kept: int, *, carried: bool) -> int:
    """The pool at the start of a session: as many as heroes, or what is left under the optional rule (DS-091, DS-111, DS-R08)."""
    return kept if carried else heroes


def closing(pool: int, *, carried: bool, keep: bool = False) -> int:
    """The pool at the end of a session: nothing, unless the Director or the optional rule keeps it (DS-109 to DS-111)."""
    return pool if carried or keep else 0


def check_spend(benefit: str, pool: int, *, used: bool) -> Refusal | None:
    """Whether the party can pay, and nothing was bought in this turn or for this test yet (DS-096, DS-108, DS-R04)."""
    cost = COST[benefit]
    if pool < cost:
        return Refusal("DS-096", "refusal-tokens", (("n", pool), ("cost", cost)))
    return Refusal("DS-108", "refusal-token-used") if used else None
