"""What the Director adds to the roll of an ability: edges, banes, numbers, automatic tiers, the last word (DS-072 to DS-084, DS-117)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.drawsteel.sitting import DIRECTOR, Sitting, ability, sheet

BLOW = ability("Blow")
SWEEP = ability("Sweep", targets=2)


def duel(*abilities: dict[str, Any], **scores: Any) -> Sitting:
    """A hero who has begun to use the first of these abilities against all foes it takes: the dice are awaited."""
    foes = tuple(sheet(name, "foe", stamina=100) for name in ("Devil", "Wolf"))
    hero = sheet("Korvo", abilities=list(abilities), **scores)
    sitting = Sitting(hero, foes=foes).fight().by(1, "go:@Korvo", "use:ability-0-0", "target:@Devil")
    return sitting.by(1, "target:@Wolf") if sitting.kind == "targets" else sitting


def tier(sitting: Sitting) -> int:
    found: int = sitting.entry("power")[4]
    return found


@pytest.mark.rule("DS-056", "DS-060", "DS-072")
@pytest.mark.parametrize(
    ("circumstances", "dice", "expected"),
    [
        ((), "5>5", 1),
        (("edge>high ground",), "5>5", 2),
        (("edge>high ground", "edge>the sun behind"), "5>5", 2),
        (("bane>rain",), "6>6", 1),
        (("bane>rain", "bane>drunk"), "9>8", 2),
        (("edge>high ground", "bane>rain"), "6>6", 2),
    ],
)
def test_the_director_adds_edges_and_banes_to_the_roll_of_an_ability(
    circumstances: tuple[str, ...], dice: str, expected: int
) -> None:
    sitting = duel(BLOW)
    for one in circumstances:
        sitting.director(f"circumstance:{one}")
        assert one.partition(">")[2] in str(sitting.table.view(1))
    sitting.refused(1, "circumstance:edge>I am good at it", "DS-130")
    sitting.by(1, f"faces:{dice}")
    assert tier(sitting) == expected
    sitting.refused(DIRECTOR, "circumstance:edge>too late", "DS-072")


@pytest.mark.rule("DS-072")
def test_before_its_targets_are_named_an_ability_has_no_roll_to_add_to() -> None:
    foes = tuple(sheet(name, "foe") for name in ("Devil", "Wolf"))
    sitting = Sitting(sheet("Korvo", abilities=[BLOW]), foes=foes).fight().by(1, "go:@Korvo", "use:ability-0-0")
    sitting.refused(DIRECTOR, "circumstance:edge>high ground", "DS-072")


@pytest.mark.rule("DS-072", "DSB-125")
def test_what_the_director_adds_counts_for_every_target() -> None:
    sitting = duel(SWEEP).director("circumstance:edge>high ground").by(1, "faces:5>5", "keep")
    assert [sitting.of(name)["stamina"] for name in ("Devil", "Wolf")] == [95, 95]


@pytest.mark.rule("DS-073", "DS-075", "DS-076")
def test_numbers_are_added_before_edges_raise_the_tier() -> None:
    sitting = duel(BLOW).director("modify:bonus>3>a fine blade", "modify:penalty>1>mud").by(1, "faces:5>5")
    assert tier(sitting) == 2
    both = duel(BLOW).director("modify:bonus>2>a fine blade", "circumstance:edge>a", "circumstance:edge>b")
    assert tier(both.by(1, "faces:5>5")) == 3


@pytest.mark.rule("DS-079", "DS-080", "DS-084")
def test_an_automatic_tier_on_an_ability_overrides_everything_on_the_roll() -> None:
    sitting = duel(BLOW, might=-5).director(
        "grant_tier:2", "grant_tier:2", "circumstance:bane>a", "circumstance:bane>b"
    )
    sitting.refused(1, "grant_tier:3", "DS-130").refused(DIRECTOR, "grant_tier:4", "DS-079")
    assert sitting.shown(1, "odds")[0] == [0, 100, 0]
    assert tier(sitting.by(1, "faces:1>1")) == 2
    low = duel(BLOW, might=5).director("grant_tier:1", "circumstance:edge>a", "circumstance:edge>b")
    assert tier(low.by(1, "faces:9>9")) == 1


@pytest.mark.rule("DS-081", "DS-R02")
@pytest.mark.parametrize(("dice", "again"), [("10>10", 1), ("3>4", 0)])
def test_dice_rolled_beside_an_automatic_tier_look_for_a_critical_hit(dice: str, again: int) -> None:
    sitting = duel(BLOW).director("grant_tier:2").by(1, f"faces:{dice}", "keep")
    assert sitting.of("Devil")["stamina"] == 95
    assert sitting.pos.field["main"] == again


@pytest.mark.rule("DS-082", "DS-R13")
def test_an_automatic_tier_on_an_ability_needs_no_dice_and_may_be_lowered() -> None:
    sitting = duel(BLOW).refused(1, "unrolled", "DS-082").director("grant_tier:3")
    chance = sitting.pos.chance
    sitting.by(1, "unrolled")
    assert sitting.pos.chance == chance
    assert sitting.shown(1, "palier")[0] == 3
    sitting.by(1, "lower:2")
    assert sitting.of("Devil")["stamina"] == 95
    assert sitting.pos.field["main"] == 0
    assert not sitting.happened("power")


@pytest.mark.rule("DS-083")
def test_automatic_tiers_that_differ_leave_the_roll_of_an_ability_to_the_dice() -> None:
    sitting = duel(BLOW).director("grant_tier:1", "grant_tier:3", "circumstance:edge>a", "circumstance:edge>b")
    sitting.refused(1, "unrolled", "DS-082")
    assert tier(sitting.by(1, "faces:6>6")) == 3


@pytest.mark.rule("DS-117")
def test_the_director_switches_a_cause_of_an_ability_off_for_all_or_for_one_target() -> None:
    alike = duel(SWEEP).director("circumstance:edge>high ground", "switch:0").by(1, "faces:5>5")
    assert tier(alike) == 1
    foes = tuple(sheet(name, "foe", stamina=100) for name in ("Devil", "Wolf"))
    unlike = Sitting(sheet("Korvo", abilities=[SWEEP]), foes=foes).fight().by(1, "go:@Korvo")
    for name in ("Devil", "Wolf"):
        unlike.of(name)["afflictions"] = [{"id": "prone", "source": -1, "ends": "fight", "since": 0}]
    unlike.of("Wolf")["afflictions"].append({"id": "restrained", "source": -1, "ends": "fight", "since": 0})
    unlike.by(1, "use:ability-0-0", "target:@Devil", "target:@Wolf")
    unlike.refused(DIRECTOR, "switch:3", "DS-117").director("switch:0").by(1, "faces:5>5", "keep")
    assert [unlike.of(name)["stamina"] for name in ("Devil", "Wolf")] == [98, 95]


@pytest.mark.rule("DS-117")
def test_the_director_overrides_the_tier_of_an_ability_and_the_journal_keeps_what_was_rolled() -> None:
    sitting = duel(SWEEP).refused(DIRECTOR, "override:1>not yet", "DS-117").by(1, "faces:9>8")
    sitting.refused(1, "override:3>mine", "DS-130").director("override:1>the blade breaks")
    assert sitting.entry("override")[1:] == (3, 1, "the blade breaks")
    sitting.by(1, "keep")
    assert [sitting.of(name)["stamina"] for name in ("Devil", "Wolf")] == [98, 98]


@pytest.mark.rule("DS-130")
def test_what_a_foe_rolls_with_and_has_left_is_told_to_the_director_alone() -> None:
    mend = ability(
        "Mend", who="allies", roll="", tiers=[], effects=[{"do": "regain", "n": 5}, {"do": "temporary", "n": 4}]
    )
    foe = sheet("Devil", "foe", stamina=77, might=3, abilities=[BLOW, {**mend, "action": "maneuver"}])
    sitting = Sitting(sheet("Korvo", stamina=99), foes=(foe,)).fight("foes")
    sitting.of("Devil")["stamina"] = 40
    sitting.director("go:@Devil", "use:ability-1-0", "faces:2>2", "use:ability-1-1")
    kinds = ("power", "regain", "temporary")
    director, player = (
        [line["words"]["en"] for line in sitting.table.log(seat) if line["kind"] in kinds] for seat in (DIRECTOR, 1)
    )
    assert director == [
        "Devil rolls 2 and 2, with a score of 3: tier 1",
        "Devil regains 5 Stamina (45)",
        "Devil has 4 temporary Stamina",
    ]
    assert player == ["Devil rolls 2 and 2: tier 1", "Devil regains 5 Stamina", "Devil has temporary Stamina"]


@pytest.mark.rule("DS-129")
def test_a_player_reads_the_figures_of_a_retainer_of_theirs() -> None:
    squire = sheet("Squire", "npc", stamina=17, abilities=[BLOW])
    wolf = sheet("Wolf", "foe", stamina=23, abilities=[BLOW])
    sitting = Sitting(sheet("Korvo"), squire, seats=2, foes=(wolf,)).fight("foes")
    beings = {one["words"]["en"]: one for one in sitting.table.view(1)["sitting"]["beings"]}
    assert beings["Squire"]["maximum"] == 17
    assert "maximum" not in beings["Wolf"]
    sitting.director("go:@Wolf", "use:ability-2-0", "target:@Squire", "faces:2>2")
    assert sitting.table.log(1)[-1]["words"]["en"] == "Squire takes 2 damage (Stamina: 15)"


@pytest.mark.rule("DS-029", "DS-101")
def test_dice_that_were_typed_in_for_an_ability_are_not_taken_back() -> None:
    heroes = duel(BLOW).by(1, "faces:9>8")
    foes = Sitting(sheet("Korvo"), foes=(sheet("Devil", "foe", abilities=[BLOW]),)).fight("foes")
    foes.director("go:@Devil", "use:ability-1-0", "faces:9>8")
    for sitting, seat in ((heroes, 1), (foes, DIRECTOR)):
        assert sitting.kind == "tier"
        assert sitting.table.undo_refusal(seat) is not None


@pytest.mark.rule("DS-R21")
def test_a_tier_on_which_nobody_has_a_say_is_there_at_once() -> None:
    sitting = duel(SWEEP).by(1, "faces:1>1")
    assert sitting.kind == "turn"
    sitting.refused(DIRECTOR, "override:3>late", "DS-117").director("set_figure:@Wolf>stamina>1>a deep cut")
    assert sitting.of("Wolf")["stamina"] == 1
    assert duel(SWEEP).director("grant_tier:3").by(1, "unrolled").kind == "tier"
