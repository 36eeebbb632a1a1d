"""The power roll: two d10 and what is added, read as one of three tiers (DS-027 to DS-084).

The order is that of the rulebook: automatic tiers, natural roll, characteristic, bonuses and penalties, edges and banes, and at the
end the natural 19 or 20 that nothing lowers.
"""

from __future__ import annotations

from collections.abc import Collection

from ludotheque.engine.refusal import Refusal

#: The two kinds of power roll (DS-028).
ABILITY, TEST = "ability", "test"
KINDS = (ABILITY, TEST)
#: A natural roll from here on is tier 3 whatever the modifiers (DS-052, DS-053).
NATURAL = 19
#: What a single edge or bane is worth (DS-058, DS-062), and how many are counted (DS-064).
EDGE = 2
MOST = 2


def tier_of(total: int) -> int:
    """The tier of a total, before a double edge or bane moves it (DS-034 to DS-036)."""
    return 1 if total <= 11 else 2 if total <= 16 else 3


def net_edge(edges: int, banes: int) -> int:
    """What is left of edges and banes: −2 a double bane, −1 a bane, 0 nothing, 1 an edge, 2 a double edge (DS-064 to DS-070)."""
    return (edges if edges < MOST else MOST) - (banes if banes < MOST else MOST)


def automatic_tier(tiers: Collection[int]) -> int | None:
    """The tier that automatic results agree on; different ones cancel each other (DS-079, DS-083, DS-084, DS-R03)."""
    distinct = set(tiers)
    return distinct.pop() if len(distinct) == 1 else None


def resolve(first: int, second: int, modifier: int, edges: int = 0, banes: int = 0) -> int:
    """The tier of two dice with `modifier`, the characteristic and every bonus and penalty (DS-032, DS-074 to DS-076)."""
    natural = first + second
    if natural >= NATURAL:
        return 3  # DS-052, DS-R01
    net = net_edge(edges, banes)
    if net in (1, -1):
        return tier_of(natural + modifier + EDGE * net)
    tier = tier_of(natural + modifier)
    if net == 2:
        return min(3, tier + 1)  # DS-059
    return max(1, tier - 1) if net else tier  # DS-063


class Result:
    """What a power roll came to."""

    __slots__ = ("automatic", "critical", "natural", "tier", "total")

    def __init__(self, natural: int | None, total: int | None, tier: int, automatic: bool, critical: bool) -> None:
        self.natural = (
            natural  # the dice alone (DS-050); None where an automatic tier was taken without rolling (DS-082)
        )
        self.total = total  # with characteristic, bonuses, and a single edge or bane
        self.tier = tier
        self.automatic = automatic
        self.critical = critical  # worth an extra main action, whatever tier is used (DS-049)


def roll(
    dice: tuple[int, int] | None,
    modifier: int,
    edges: int = 0,
    banes: int = 0,
    automatic: Collection[int] = (),
    *,
    main_action: bool = False,
    critical_from: int = NATURAL,
) -> Result:
    """A whole power roll. `main_action`: it is an ability used as one, so that the dice may score a critical hit (DS-054).

    Dice may be left out where an automatic tier decides; rolled all the same, they only look for that extra (DS-081, DS-R02).
    `critical_from` is for traits that lower the natural roll it takes (DS-115).
    """
    natural = total = None
    critical = False
    if dice is not None:
        natural = dice[0] + dice[1]
        net = net_edge(edges, banes)
        total = natural + modifier + (EDGE * net if net in (1, -1) else 0)
        critical = main_action and natural >= critical_from
    given = automatic_tier(automatic)
    if given is not None:
        return Result(natural, total, given, True, critical)
    if dice is None:
        raise ValueError("without an automatic tier the dice must be rolled")
    return Result(natural, total, resolve(dice[0], dice[1], modifier, edges, banes), False, critical)


def check_kind(kind: str) -> Refusal | None:
    """There are two kinds of power roll (DS-028)."""
    return None if kind in KINDS else Refusal("DS-028", "refusal-roll-kind", (("name", kind),))


def check_automatic(tier: int) -> Refusal | None:
    """An automatic result is tier 1, 2 or 3 (DS-079)."""
    return None if tier in (1, 2, 3) else Refusal("DS-079", "refusal-tier", (("n", str(tier)),))


def check_downgrade(rolled: int, wanted: int) -> Refusal | None:
    """The roller may take the outcome of a lower tier, never of a higher one (DS-045, DS-046)."""
    return None if 1 <= wanted <= rolled else Refusal("DS-046", "refusal-upgrade", (("n", rolled),))
