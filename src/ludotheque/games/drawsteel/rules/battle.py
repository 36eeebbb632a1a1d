"""Figures of a fight: who begins, Malice, squads of minions, budgets, potency, surges (DSB-030 on, DSB-090 on, DSB-120 on)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

#: A d10 of this or more lets the players choose who begins (DSB-033).
PLAYERS_CHOOSE = 6
#: At most so many like-named minions make a squad (DSB-095).
SQUAD = 8
#: Surges on the damage of one target, at most (DSB-130), and what a point of potency takes (DSB-131).
MOST_SURGES, SURGES_A_POTENCY = 3, 2
#: What potency takes off the highest characteristic (DSB-126).
POTENCY = {"weak": -2, "average": -1, "strong": 0}
BUDGETS = ("trivial", "easy", "standard", "hard", "extreme")
#: Victories a fight usually earns (DSB-105).
WORTH = {"trivial": 0, "easy": 1, "standard": 1, "hard": 2, "extreme": 2}


def opening_malice(victories: Sequence[int], banked: int) -> int:
    """Malice when the fight starts: the heroes' average Victories, rounded down, and what was banked (DSB-091)."""
    return (sum(victories) // len(victories) if victories else 0) + banked


def round_malice(heroes: int, round: int) -> int:
    """Malice gained at the start of a round: heroes still in the fight, and the number of the round (DSB-092)."""
    return heroes + round


def standing(pool: int, each: int, squad: int) -> int:
    """How many minions of a squad stand when so much of the shared pool is left: one falls for each full share lost (DSB-096)."""
    return max(0, min(squad, -(-pool // each)))


def hero_strength(level: int) -> int:
    return 4 + 2 * level


def party_strength(levels: Sequence[int], victories: Sequence[int]) -> int:
    """What a party is worth in a budget: its heroes, and one hero more for two average Victories (DSB-101, DSB-102)."""
    if not levels:
        return 0
    average = sum(victories) // len(victories) if victories else 0
    strengths = [hero_strength(level) for level in levels]
    return sum(strengths) + (average // 2) * (sum(strengths) // len(strengths))


def budget(ev: int, party: int, hero: int) -> str:
    """How hard a fight of this encounter value is for a party, one of whose heroes counts `hero` (DSB-103, DSB-104)."""
    if ev < party - hero:
        return "trivial"
    if ev < party:
        return "easy"
    if ev <= party + hero:
        return "standard"
    return "hard" if ev <= party + 3 * hero else "extreme"


def potency(characteristics: Mapping[str, int], strength: str, surges: int = 0) -> int:
    """The figure a target's characteristic is held against (DSB-126, DSB-131)."""
    return max(characteristics.values()) + POTENCY[strength] + surges // SURGES_A_POTENCY


def lands(potency: int, score: int) -> bool:
    """The effect lands on a target whose score is lower (DSB-127)."""
    return score < potency


def surge_damage(characteristics: Mapping[str, int], surges: int) -> int:
    """What surges add to rolled damage: the highest characteristic each (DSB-130)."""
    return max(0, max(characteristics.values())) * surges
