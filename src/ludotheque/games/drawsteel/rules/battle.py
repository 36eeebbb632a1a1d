"""Figures of a fight: who begins, Malice, squads of minions, budgets, potency, surges (DSB-030 on, DSB-090 on, DSB-120 on)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludotheque.engine.refusal import Refusal

#: A d10 of this or more lets the players choose who begins (DSB-033).
PLAYERS_CHOOSE = 6
#: How long a table may agree to think about who goes next (DSB-046): shown, never enforced.
SECONDS_TO_CHOOSE = 30
#: At most so many like-named minions make a squad (DSB-095).
SQUAD = 8
#: The encounter value of minions is that of so many of them.
MINIONS_AN_EV = 4
#: Surges on the damage of one target, at most (DSB-130), and what a point of potency takes (DSB-131).
MOST_SURGES, SURGES_A_POTENCY = 3, 2
#: What potency takes off the highest characteristic (DSB-126).
POTENCY = {"weak": -2, "average": -1, "strong": 0}
BUDGETS = ("trivial", "easy", "standard", "hard", "extreme")
#: Victories a fight usually earns (DSB-105).
WORTH = {"trivial": 0, "easy": 1, "standard": 1, "hard": 2, "extreme": 2}


def players_choose(face: int, lowered: Iterable[int] = ()) -> bool:
    """Whether the d10 lets the players choose who begins; features may lower what it takes (DSB-033, DSB-041)."""
    return face >= min([PLAYERS_CHOOSE, *lowered])


def check_triggered(round: int, reacted: int, *, free: bool, surprised: bool, dazed: bool) -> Refusal | None:
    """Whether a creature may use a triggered action; `reacted` is the last round in which it used one that is not free."""
    if surprised:
        return Refusal("DSB-030", "refusal-surprised")
    if dazed:
        return Refusal("DSB-067", "refusal-dazed")
    return Refusal("DSB-045", "refusal-reacted") if reacted >= round and not free else None  # DSB-044


def check_villain(used: Sequence[int], action: int, round: int, last: int) -> Refusal | None:
    """A villain action is used once in a fight, and one of them in a round (DSB-106)."""
    if action in used:
        return Refusal("DSB-106", "refusal-great-used")
    return Refusal("DSB-106", "refusal-great-round") if last >= round else None


def opening_malice(victories: Sequence[int], banked: int) -> int:
    """Malice when the fight starts: the heroes' average Victories, rounded down, and what was banked (DSB-091)."""
    return (sum(victories) // len(victories) if victories else 0) + banked


def round_malice(heroes: int, round: int) -> int:
    """Malice gained at the start of a round: heroes still in the fight, and the number of the round (DSB-092)."""
    return heroes + round


def standing(pool: int, each: int, squad: int) -> int:
    """How many minions of a squad stand when so much of the shared pool is left: one falls for each full share lost (DSB-096)."""
    return max(0, min(squad, -(-pool // each)))


def check_squad(size: int) -> Refusal | None:
    """One to eight minions make a squad (DSB-095)."""
    return None if 1 <= size <= SQUAD else Refusal("DSB-095", "refusal-squad", (("n", str(size)),))


def area_damage(damage: int, each: int, caught: int) -> int:
    """What damage to an area takes from the pool of a squad: for each minion caught at most its own Stamina (DSB-097)."""
    return caught * min(damage, each)


def hero_strength(level: int) -> int:
    """DSB-100."""
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


def preview(levels: Sequence[int], victories: Sequence[int], evs: Iterable[int]) -> dict[str, Any]:
    """What a Director sees of a fight beforehand: strengths, how hard it is, and the Victories it usually earns (DSB-100 to DSB-105)."""
    party = party_strength(levels, victories)
    hero = sum(map(hero_strength, levels)) // len(levels) if levels else 0
    ev = sum(evs)
    name = budget(ev, party, hero)
    return {"party": party, "hero": hero, "ev": ev, "budget": name, "victories": WORTH[name]}


def squad_ev(ev: int, size: int) -> int:
    """What a squad counts in a budget: a minion's value is that of four (DSB-095)."""
    return ev * size // MINIONS_AN_EV


def potency(characteristics: Mapping[str, int], strength: str, surges: int = 0) -> int:
    """The figure a target's characteristic is held against (DSB-126, DSB-131)."""
    return max(characteristics.values()) + POTENCY[strength] + surges // SURGES_A_POTENCY


def lands(potency: int, score: int) -> bool:
    """The effect lands on a target whose score is lower (DSB-127)."""
    return score < potency


def surge_damage(characteristics: Mapping[str, int], surges: int) -> int:
    """What surges add to rolled damage: the highest characteristic each (DSB-134)."""
    return max(0, max(characteristics.values())) * surges
