"""Ability rolls: one roll for everybody, what its tier does, edges and banes by the rules (DS-027 to DS-065, DS-115)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.errors import BadOptions
from tests.drawsteel.sitting import DIRECTOR, Sitting, ability, sheet

BLOW = ability("Blow", tiers=[[{"do": "damage", "n": 2}], [{"do": "damage", "n": 5}], [{"do": "damage", "n": 9}]])
NET = ability(
    "Net",
    tiers=[
        [{"do": "damage", "n": 1}],
        [{"do": "condition", "id": "slowed", "ends": "fight"}],
        [{"do": "condition", "id": "restrained", "ends": "fight"}],
    ],
)


def duel(*abilities: dict[str, Any], **scores: Any) -> Sitting:
    """A hero with these abilities on turn, against a foe who can take a lot."""
    hero = sheet("Korvo", abilities=list(abilities), **scores)
    sitting = Sitting(hero, foes=(sheet("Devil", "foe", stamina=100, abilities=[BLOW]),)).fight()
    return sitting.by(1, "go:@Korvo")


def use(sitting: Sitting, index: int = 0, dice: str = "6>6") -> Sitting:
    return sitting.by(1, f"use:ability-0-{index}", f"faces:{dice}")


@pytest.mark.rule("DS-027", "DS-065")
def test_the_same_roll_serves_hero_guard_and_monster() -> None:
    guard = sheet("Guard", "npc", might=1, abilities=[BLOW])
    sitting = Sitting(
        sheet("Korvo", might=2, abilities=[BLOW], stamina=60),
        foes=(guard, sheet("Devil", "foe", might=3, abilities=[BLOW])),
    )
    sitting.fight()
    made = {}
    for seat, name in ((1, "Korvo"), (DIRECTOR, "Guard"), (DIRECTOR, "Devil")):
        sitting.by(seat, f"go:@{name}", f"use:ability-{sitting.being(name)}-0")
        if sitting.kind == "targets":
            sitting.by(seat, "target:@Guard")
        sitting.by(seat, "faces:5>5")
        made[name] = sitting.entry("power")[4]
        if sitting.kind == "tier":
            sitting.by(seat, "keep")
        sitting.by(seat, "end_turn")
    assert made == {"Korvo": 2, "Guard": 1, "Devil": 2}  # 12, 11 and 13


@pytest.mark.rule("DS-027", "DS-065")
def test_a_monster_has_edges_and_banes_like_anybody() -> None:
    for mine, theirs, tier in (("weakened", None, 1), (None, "restrained", 2), ("weakened", "restrained", 1)):
        sitting = Sitting(sheet("Korvo", stamina=60), foes=(sheet("Devil", "foe", abilities=[BLOW]),)).fight("foes")
        for name, condition in (("Devil", mine), ("Korvo", theirs)):
            if condition:
                sitting.of(name)["afflictions"] = [{"id": condition, "source": -1, "ends": "fight", "since": 0}]
        sitting.director("go:@Devil", "use:ability-1-0", "faces:5>6")
        assert sitting.entry("power")[4] == tier


@pytest.mark.rule("DS-029", "DS-037", "DS-039", "DS-041")
@pytest.mark.parametrize(
    ("dice", "tier", "damage"),
    [("1>1", 1, 2), ("5>6", 1, 2), ("6>6", 2, 5), ("8>8", 2, 5), ("9>8", 3, 9), ("9>9", 3, 9)],
)
def test_the_tier_says_how_strong_the_ability_is_and_even_the_weakest_does_something(
    dice: str, tier: int, damage: int
) -> None:
    sitting = use(duel(BLOW), dice=dice)
    assert sitting.entry("power")[4] == tier
    if sitting.kind == "tier":
        sitting.by(1, "keep")
    assert sitting.of("Devil")["stamina"] == 100 - damage


@pytest.mark.rule("DS-037", "DS-039", "DS-041")
@pytest.mark.parametrize(("tier", "rule"), [(0, "DS-037"), (1, "DS-039"), (2, "DS-041")])
def test_a_tier_that_does_nothing_is_refused(tier: int, rule: str) -> None:
    tiers = [[] if place == tier else effects for place, effects in enumerate(BLOW["tiers"])]
    with pytest.raises(BadOptions) as said:
        duel({**BLOW, "tiers": tiers})
    assert said.value.rule == rule


@pytest.mark.rule("DS-044")
def test_what_a_tier_means_is_written_in_the_ability() -> None:
    first, second = use(duel(BLOW, NET), 0).by(1, "keep"), use(duel(BLOW, NET), 1).by(1, "keep")
    assert first.entry("power")[4] == second.entry("power")[4] == 2
    assert (first.of("Devil")["stamina"], first.of("Devil")["afflictions"]) == (95, [])
    assert second.of("Devil")["stamina"] == 100
    assert [one["id"] for one in second.of("Devil")["afflictions"]] == ["slowed"]


@pytest.mark.rule("DS-047", "DS-048")
def test_taking_tier_two_slows_instead_of_restraining() -> None:
    sitting = use(duel(NET), dice="9>8")
    assert {"keep", "lower:1", "lower:2"} <= set(sitting.keys)
    sitting.refused(DIRECTOR, "lower:2", "DS-001")
    sitting.by(1, "lower:2")
    assert [one["id"] for one in sitting.of("Devil")["afflictions"]] == ["slowed"]
    assert sitting.entry("lowered")[1:] == (3, 2)


@pytest.mark.rule("DS-049", "DS-054")
def test_a_lowered_critical_hit_keeps_its_extra_action() -> None:
    sitting = use(duel(NET), dice="10>10").by(1, "lower:2")
    assert [one["id"] for one in sitting.of("Devil")["afflictions"]] == ["slowed"]
    assert sitting.pos.field["main"] == 1
    plain = use(duel(NET), dice="9>8").by(1, "lower:2")
    assert plain.pos.field["main"] == 0


@pytest.mark.rule("DS-054")
def test_a_manoeuvre_scores_no_critical_hit() -> None:
    sitting = use(duel({**NET, "action": "maneuver"}), dice="10>10").by(1, "keep")
    assert [one["id"] for one in sitting.of("Devil")["afflictions"]] == ["restrained"]
    assert not sitting.happened("critical")


@pytest.mark.rule("DS-057", "DS-061")
@pytest.mark.parametrize(
    ("mine", "theirs", "tier"),
    [(False, False, 1), (False, True, 2), (True, False, 1), (True, True, 1)],
)
def test_striking_the_prone_and_striking_while_prone(mine: bool, theirs: bool, tier: int) -> None:
    sitting = duel(BLOW)
    for name, down in (("Korvo", mine), ("Devil", theirs)):
        if down:
            sitting.of(name)["afflictions"] = [{"id": "prone", "source": -1, "ends": "fight", "since": 0}]
    use(sitting, dice="5>5")
    assert sitting.entry("power")[4] == tier  # 10, with an edge 12, with a bane 8, with both 10


@pytest.mark.rule("DS-061")
def test_a_strike_while_prone_takes_a_bane() -> None:
    sitting = duel(BLOW)
    sitting.of("Korvo")["afflictions"] = [{"id": "prone", "source": -1, "ends": "fight", "since": 0}]
    assert use(sitting, dice="6>6").entry("power")[4] == 1


@pytest.mark.rule("DS-057")
def test_only_a_strike_in_melee_profits_from_a_prone_target() -> None:
    sitting = duel({**BLOW, "keywords": ["ranged", "strike"]})
    sitting.of("Devil")["afflictions"] = [{"id": "prone", "source": -1, "ends": "fight", "since": 0}]
    assert use(sitting, dice="5>5").entry("power")[4] == 1


@pytest.mark.rule("DS-102")
def test_an_ability_roll_is_not_rolled_again() -> None:
    sitting = use(duel(BLOW), dice="9>8")
    assert sitting.pos.tokens
    assert not any(key.startswith("reroll") for key in sitting.keys)
    sitting.refused(1, "reroll", "DS-045").refused(1, "reroll_faces:9>9", "DS-045")


@pytest.mark.rule("DS-115")
def test_an_exception_beats_the_rule_for_whoever_has_it() -> None:
    trait = {"name": {"fr": "Lame vive", "en": "Quick blade"}, "text": {"fr": "…", "en": "…"}, "critical": 18}
    blessed = use(duel(BLOW, traits=[trait]), dice="9>9").by(1, "keep")
    assert blessed.pos.field["main"] == 1
    assert blessed.happened("critical")
    plain = use(duel(BLOW), dice="9>9").by(1, "keep")
    assert plain.pos.field["main"] == 0


@pytest.mark.rule("DS-154")
def test_a_costly_ability_takes_the_resource() -> None:
    costly = ability("Storm", cost=5)
    fair = ability("Gust", cost=3)
    sitting = duel(costly, fair, resource={"fr": "Rage", "en": "Ferocity"}, calling={"fr": "Furie", "en": "Fury"})
    sitting.of("Korvo")["resource"] = 3
    sitting.refused(1, "use:ability-0-0", "DS-154")
    use(sitting, 1)
    assert sitting.of("Korvo")["resource"] == 0
