"""Abilities: targets, one roll for all, potency, surges, critical hits, Heroic Resources (DSB-120 to DSB-140)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.drawsteel.beings import Ability
from ludotheque.games.drawsteel.rules import battle
from ludotheque.games.drawsteel.table import harm
from tests.drawsteel.skirmish import SCORES, Skirmish, ability, foe, sheet

HEROIC = {"calling": {"fr": "Prêtre", "en": "Conduit"}, "resource": {"fr": "Ferveur", "en": "Fervour"}}


def acting(*abilities: dict[str, Any], foes: list[dict[str, Any]] | None = None, **said: Any) -> Skirmish:
    """A hero with these abilities on turn, beside another."""
    heroes = [sheet("A", abilities=list(abilities), **said), sheet("B")]
    table = Skirmish(heroes, foes or [foe("X"), foe("Y")]).fight().answer("go:hero0")
    table.pos.field["surprised"] = ""
    return table


@pytest.mark.rule("DSB-120")
def test_an_ability_is_a_record_of_ones_own() -> None:
    fields = {"keywords", "action", "distance", "targets", "tiers", "effects", "cost"}
    assert fields <= set(Ability.__annotations__)
    acting(ability()).refuses("use:hero1", "DSB-120")


@pytest.mark.rule("DSB-122")
@pytest.mark.parametrize(
    ("who", "fits"),
    [("foes", {"foe0", "foe1"}), ("allies", {"hero0", "hero1"}), ("creatures", {"hero0", "hero1", "foe0", "foe1"})],
)
def test_whom_an_ability_may_target(who: str, fits: set[str]) -> None:
    table = acting(ability(who=who)).answer("use:hero0")
    for name in ("hero0", "hero1", "foe0", "foe1"):
        assert table.why_not(f"target:{name}") == (None if name in fits else "DSB-122")


@pytest.mark.rule("DSB-122")
def test_what_is_for_oneself_and_what_is_for_objects() -> None:
    table = acting(ability(who="self", roll="", tiers=[], effects=[{"do": "surges", "n": 1}])).answer("use:hero0")
    assert (table.being("hero0")["surges"], table.being("hero1")["surges"]) == (1, 0)
    assert acting(ability(who="objects")).why_not("use:hero0") == "DSB-123"  # nothing there is an object


@pytest.mark.rule("DSB-123")
def test_at_least_one_target_each_once_and_no_more_than_it_says() -> None:
    table = acting(ability(targets=2), foes=[foe(name) for name in "XYZ"]).answer("use:hero0")
    table.refuses("enough", "DSB-123").answer("target:foe0").refuses("target:foe0", "DSB-123")
    table.answer("target:foe2")
    assert (table.kind, table.pos.stack[-1].memo["targets"]) == ("power", [2, 4])


@pytest.mark.rule("DSB-124")
def test_targets_are_within_the_distance() -> None:
    table = acting(ability(distance=1))
    assert table.why_not("use:hero0") == "DSB-123"  # two zones away, both of them
    table.being("foe0")["zone"] = 1
    table.answer("use:hero0")
    assert table.kind == "power"  # the one in reach
    table = acting(ability(distance=1), foes=[foe(name) for name in "XYZ"])
    table.being("foe0")["zone"] = table.being("foe1")["zone"] = 1
    table.answer("use:hero0").refuses("target:foe2", "DSB-124")


@pytest.mark.rule("DSB-125")
def test_one_roll_and_a_tier_for_each_target() -> None:
    table = acting(ability(targets=2, keywords=["melee", "strike"])).afflict("foe1", "prone")
    table.do("use:hero0", "target:foe0", "target:foe1")
    assert (table.causes(0), table.causes(1)) == ([], [("edge", 1)])
    table.dice((5, 5))
    assert (table.being("foe0")["stamina"], table.being("foe1")["stamina"]) == (29, 28)
    assert len(table.happened("power")) == 1


@pytest.mark.rule("DSB-126")
def test_potency_is_taken_from_the_highest_characteristic() -> None:
    scores = {**SCORES, "might": -1, "presence": 2}
    assert [battle.potency(scores, strength) for strength in ("weak", "average", "strong")] == [0, 1, 2]


def pressing(score: int, strength: str = "average", surges: int = 0) -> Skirmish:
    """A hero whose best score is 2 has rolled an effect with a potency against two foes with this Might."""
    slow = {"do": "condition", "id": "slowed", "ends": "save", "potency": strength, "against": "might"}
    foes = [foe(name, might=score) for name in "XY"]
    table = acting(ability(targets=2, tiers=[[slow]] * 3), foes=foes, presence=2)
    table.being("hero0")["surges"] = surges
    return table.do("use:hero0", "target:foe0", "target:foe1", "faces:2>3")


@pytest.mark.rule("DSB-127")
@pytest.mark.parametrize(("score", "lands"), [(0, True), (1, False), (2, False)])
def test_an_effect_lands_on_a_lower_score(score: int, lands: bool) -> None:
    assert battle.lands(1, score) is lands
    table = pressing(score)
    if table.kind == "tier":
        table.answer("keep")
    assert ("slowed" in harm.suffers(table.being("foe0"))) is lands
    assert len(table.happened("resisted")) == (0 if lands else 2)


@pytest.mark.rule("DSB-131")
def test_two_surges_raise_the_potency_for_one_target() -> None:
    scores = {**SCORES, "might": 2}
    assert [battle.potency(scores, "average", surges) for surges in (0, 1, 2)] == [1, 1, 2]
    table = pressing(1, surges=2).answer("press:foe1")
    assert table.being("hero0")["surges"] == 0
    assert [list(harm.suffers(table.being(name))) for name in ("foe0", "foe1")] == [[], ["slowed"]]
    table = pressing(1, surges=1)
    assert (table.kind, table.being("hero0")["surges"]) == ("turn", 1)  # nothing to decide


@pytest.mark.rule("DSB-131")
def test_a_potency_is_raised_once_and_only_where_there_is_one() -> None:
    slow = {"do": "condition", "id": "slowed", "ends": "save", "potency": "average", "against": "might"}
    table = acting(ability(targets=2, tiers=[[slow, {"do": "damage", "n": 1}]] * 3), presence=2)
    table.being("hero0")["surges"] = 5
    table.do("use:hero0", "target:foe0", "target:foe1", "faces:2>3", "press:foe1").refuses("press:foe0", "DSB-131")
    surging(3).refuses("press:foe0", "DSB-131")


@pytest.mark.rule("DSB-129")
def test_surges_are_counted_hero_by_hero() -> None:
    give = ability(who="allies", roll="", tiers=[], effects=[{"do": "surges", "n": 2}])
    table = acting(give).do("use:hero0", "target:hero1")
    assert (table.being("hero0")["surges"], table.being("hero1")["surges"]) == (0, 2)


def surging(surges: int = 3) -> Skirmish:
    """A hero whose best score is 2 has rolled tier 3 (3 damage) against two foes."""
    table = acting(ability(targets=2), presence=2)
    table.being("hero0")["surges"] = surges
    return table.do("use:hero0", "target:foe0", "target:foe1", "faces:9>9")


@pytest.mark.rule("DSB-130", "DSB-134")
def test_surges_add_the_highest_characteristic_to_the_damage_of_one_target() -> None:
    assert [battle.surge_damage({**SCORES, "presence": 2}, n) for n in (1, 2, 3)] == [2, 4, 6]
    table = surging().answer("surge:foe1>2").refuses("surge:foe0>1", "DSB-130").answer("keep")
    assert (table.being("foe0")["stamina"], table.being("foe1")["stamina"]) == (27, 30 - 3 - 4)
    assert table.being("hero0")["surges"] == 1


@pytest.mark.rule("DSB-130")
def test_three_surges_at_most_and_only_on_damage() -> None:
    table = surging(4).refuses("surge:foe0>4", "DSB-130").refuses("surge:hero1>1", "DSB-130")
    assert table.why_not("surge:foe0>3") is None
    assert surging(1).why_not("surge:foe0>2") == "DSB-130"
    assert pressing(1, surges=3).why_not("surge:foe0>1") == "DSB-130"  # this one deals no damage


@pytest.mark.rule("DSB-132", "DSB-137")
def test_surges_and_resources_are_lost_at_the_end() -> None:
    table = acting(ability(), **HEROIC)
    table.being("hero0")["surges"], table.being("hero0")["resource"] = 2, 5
    table.by(0, "call_off:met>1")
    assert (table.being("hero0")["surges"], table.being("hero0")["resource"]) == (0, 0)


@pytest.mark.rule("DSB-133")
@pytest.mark.parametrize(
    ("action", "dice", "more"), [("main", (10, 9), 1), ("main", (9, 9), 0), ("maneuver", (10, 9), 0)]
)
def test_a_critical_hit_brings_a_main_action_at_once(action: str, dice: tuple[int, int], more: int) -> None:
    table = acting(ability(action=action)).strike("hero0", dice, "foe0")
    assert table.kind == "turn"
    assert table.pos.field["main"] == (more if action == "main" else 1)
    assert len(table.happened("critical")) == more


@pytest.mark.rule("DSB-135")
def test_a_resource_starts_at_the_victories() -> None:
    table = Skirmish([sheet("A", **HEROIC), sheet("B")])
    table.being("hero0")["victories"] = table.being("hero1")["victories"] = 3
    table.fight()
    assert (table.being("hero0")["resource"], table.being("hero1")["resource"]) == (3, 0)


@pytest.mark.rule("DSB-136")
@pytest.mark.parametrize(("gain", "die", "found"), [("2", 1, 2), ("1d3", 1, 1), ("1d3", 3, 3)])
def test_a_resource_grows_with_each_turn(gain: str, die: int, found: int) -> None:
    table = Skirmish([sheet("A", gain=gain, **HEROIC)]).fight()
    table.next_dice((die, 3)).answer("go:hero0")
    assert table.being("hero0")["resource"] == found
    table.answer("end_turn").answer("go:foe0")
    assert table.being("hero0")["resource"] == found


@pytest.mark.rule("DSB-138")
def test_outside_of_a_fight_what_costs_is_free_once() -> None:
    table = Skirmish([sheet("A", abilities=[ability(cost=3), ability("plain")], **HEROIC)])
    assert table.why_not("freely:hero0.1", 1) == "DSB-138"  # it costs nothing anyway
    assert table.why_not("freely:hero0.0", 0) == "DS-129"
    table.by(1, "freely:hero0.0")
    assert (table.being("hero0")["resource"], len(table.happened("freely"))) == (0, 1)
    assert table.why_not("freely:hero0.0", 1) == "DSB-138"
    fighting = Skirmish([sheet("A", abilities=[ability(cost=3)])]).fight()
    assert fighting.why_not("freely:hero0.0", 1) == "DSB-138"


@pytest.mark.rule("DSB-139")
@pytest.mark.parametrize(
    ("keys", "again"),
    [
        (["victories:puzzle>1"], True),
        (["victories:puzzle>0"], False),
        (["respite:safe", "finish"], True),
        (["sleep"], False),
    ],
)
def test_it_is_free_again_after_a_victory_or_a_respite(keys: list[str], again: bool) -> None:
    table = Skirmish([sheet("A", abilities=[ability(cost=3)])]).by(1, "freely:hero0.0").do(*keys)
    assert (table.why_not("freely:hero0.0", 1) is None) is again


@pytest.mark.rule("DSB-140")
@pytest.mark.parametrize(("how", "zones"), [("push", {"1", "2"}), ("pull", {"0", "1"}), ("slide", {"0", "1", "2"})])
def test_pushes_lead_away_pulls_nearer_and_slides_either_way(how: str, zones: set[str]) -> None:
    table = acting(ability(tiers=[[{"do": how, "n": 1}]] * 3))
    table.being("hero0")["zone"], table.being("foe0")["zone"] = 0, 1
    table.strike("hero0", (2, 3), "foe0")
    assert table.options() == {f"to:zone-{zone}" for zone in zones}
    for zone in {"0", "1", "2"} - zones:
        table.refuses(f"to:{zone}", "DSB-140")
    assert table.answer("to:1").being("foe0")["zone"] == 1


@pytest.mark.rule("DSB-140")
def test_a_push_goes_no_further_than_it_says() -> None:
    table = acting(ability(tiers=[[{"do": "push", "n": 1}]] * 3))
    table.being("hero0")["zone"] = table.being("foe0")["zone"] = 0
    table.strike("hero0", (2, 3), "foe0").refuses("to:2", "DSB-140")


@pytest.mark.rule("DS-045", "DSB-130", "DSB-131")
def test_surges_go_on_what_the_lower_tier_does() -> None:
    held = {"do": "condition", "id": "restrained", "ends": "fight"}
    weak = {"do": "condition", "id": "slowed", "ends": "fight", "potency": "strong"}
    tiers = [[{"do": "damage", "n": 1}], [{"do": "damage", "n": 5}, weak], [held]]
    table = Skirmish([sheet("A", abilities=[ability(tiers=tiers)], might=1)], [foe(might=1)]).fight()
    table.being("hero0")["surges"] = 5
    table.by(1, "go:hero0").answer("use:hero0").answer("faces:9>9")
    assert table.why_not("surge:foe0>1", 1) == "DSB-130"
    table.answer("lower:2")
    assert table.why_not("lower:1", 1) == "DS-045"
    table.answer("surge:foe0>3").answer("press:foe0")
    assert table.being("foe0")["stamina"] == 30 - 5 - 3
    assert [one["id"] for one in table.being("foe0")["afflictions"]] == ["slowed"]


@pytest.mark.rule("DSB-145", "DS-123")
def test_what_is_stolen_is_where_the_thief_is() -> None:
    snatch = ability(roll="", tiers=[], effects=[{"do": "steal"}])
    table = Skirmish([sheet("A")], [foe(abilities=[snatch]), sheet("Ring", "object", abilities=[])]).fight("heroes")
    table.by(0, "hold:foe1>hero0", "go:foe0", "use:foe0")
    assert (table.being("foe1")["holder"], table.being("foe1")["zone"]) == (table.number("foe0"), 0)
    assert table.by(0, "drop:foe1").being("foe1")["zone"] == 0  # not where its last holder stands


@pytest.mark.rule("DSB-130", "DSB-134")
def test_surges_are_added_once_however_often_a_tier_deals_damage() -> None:
    twice = ability(tiers=[[{"do": "damage", "n": 1}, {"do": "damage", "n": 1}]] * 3)
    table = Skirmish([sheet("A", might=2, abilities=[twice])]).fight()
    table.being("hero0")["surges"] = 1
    table.answer("go:hero0").do("use:hero0", "faces:2>2", "surge:foe0>1")
    assert table.being("foe0")["stamina"] == 30 - 1 - 1 - 2
