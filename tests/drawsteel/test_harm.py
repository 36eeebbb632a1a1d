"""Stamina and its states, damage, temporary Stamina, saving throws (DSB-050 to DSB-064, DSB-076 to DSB-078)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.drawsteel.beings import state
from ludotheque.games.drawsteel.rules import conditions, odds, stamina
from ludotheque.games.drawsteel.table import harm
from tests.drawsteel.skirmish import Skirmish, ability, foe, sheet


def blow(n: int, **said: Any) -> dict[str, Any]:
    """An ability that deals this damage whatever the dice."""
    effect = {"do": "damage", "n": n, **({"type": said.pop("type")} if "type" in said else {})}
    return ability(tiers=[[effect]] * 3, **said)


def struck(n: int, hero: dict[str, Any] | None = None, **said: Any) -> Skirmish:
    """A hero of these circumstances struck for so much by the foe, who opens."""
    table = Skirmish([hero or sheet("A", stamina=31)], [foe(abilities=[blow(n, **said)])])
    table.pos.tokens = 0
    return table.fight("heroes").answer("go:foe0").strike("foe0", (2, 3))


@pytest.mark.rule("DSB-050", "DSB-051", "DSB-053")
def test_the_thresholds_of_a_hero() -> None:
    states = {n: stamina.state(n, 31, hero=True) for n in (16, 15, 1, 0, -14, -15)}
    assert states == {16: "fine", 15: "winded", 1: "winded", 0: "dying", -14: "dying", -15: "dead"}
    assert stamina.state(15, 30, hero=True) == "winded"


@pytest.mark.rule("DSB-050", "DSB-051", "DSB-053")
@pytest.mark.parametrize(
    ("damage", "found"), [(15, "fine"), (16, "winded"), (31, "dying"), (45, "dying"), (46, "dead")]
)
def test_damage_makes_winded_dying_and_dead(damage: int, found: str) -> None:
    table = struck(damage)
    assert state(table.being("hero0")) == found
    assert bool(table.happened("state")) == (found != "fine")
    assert table.being("hero0")["dead"] == (found == "dead")


@pytest.mark.rule("DSB-051", "DSB-052")
def test_a_dying_hero_acts_and_does_not_catch_their_breath() -> None:
    table = struck(31).answer("end_turn").answer("go:hero0")
    table.refuses("breath", "DSB-052")
    assert table.offers("use:hero0")
    table.being("hero0")["stamina"] = 1
    assert table.why_not("breath") is None


@pytest.mark.rule("DSB-054")
def test_the_killer_may_knock_out_instead() -> None:
    table = Skirmish(foes=[foe(stamina=2), foe("Y")]).fight().answer("go:hero0").strike("hero0", (7, 7), "foe0")
    assert table.being("foe0")["dead"]
    assert table.why_not("knock_out:foe0", 2) == table.why_not("knock_out:foe0", 0) == "DSB-054"
    assert table.why_not("knock_out:foe1", 1) == "DSB-054"
    later = table.table.copy()
    table.by(1, "knock_out:foe0")
    assert table.being("foe0")["out"]
    assert table.why_not("knock_out:foe0", 1) == "DSB-054"
    table.table = later
    table.answer("end_turn").answer("go:foe1")
    assert table.why_not("knock_out:foe0", 1) == "DSB-054"  # not in a later turn


@pytest.mark.rule("DSB-055")
def test_temporary_stamina_is_lost_first() -> None:
    table = Skirmish([sheet("A")], [foe(abilities=[blow(7)])]).fight("heroes")
    table.being("hero0")["temporary"] = 5
    table.answer("go:foe0").strike("foe0", (2, 3))
    assert (table.being("hero0")["stamina"], table.being("hero0")["temporary"]) == (28, 0)


@pytest.mark.rule("DSB-056")
def test_temporary_stamina_ends_with_the_fight() -> None:
    table = Skirmish().fight()
    table.being("hero0")["temporary"] = 5
    table.by(0, "call_off:met>1")
    assert table.being("hero0")["temporary"] == 0


@pytest.mark.rule("DSB-076")
def test_of_temporary_stamina_the_larger_counts() -> None:
    given = [ability(roll="", who="self", tiers=[], effects=[{"do": "temporary", "n": n}]) for n in (5, 3, 8)]
    table = Skirmish([sheet("A", abilities=given)]).fight().answer("go:hero0")
    for index, found in enumerate((5, 5, 8)):
        table.pos.field["main"] = 1
        assert table.answer(f"use:hero0.{index}").being("hero0")["temporary"] == found


@pytest.mark.rule("DSB-057")
def test_reductions_then_weakness_then_immunity() -> None:
    assert stamina.damage_after(9, halved=True, weakness=3, immunity=5) == 2
    assert stamina.damage_after(2, halved=True, weakness=3, immunity=5) == 0
    assert stamina.damage_after(0, weakness=3) == 0
    table = struck(8, sheet("A", weakness={"all": 4}, immunity={"all": 5}))
    assert table.being("hero0")["stamina"] == 30 - 7


@pytest.mark.rule("DSB-058")
def test_only_the_highest_of_each_counts() -> None:
    figures = {"all": 2, "fire": 5, "cold": 9}
    assert [stamina.against(figures, type) for type in ("fire", "cold", "acid", "")] == [5, 9, 2, 2]
    assert struck(8, sheet("A", immunity=figures), type="fire").being("hero0")["stamina"] == 30 - 3
    assert struck(8, sheet("A", weakness=figures), type="fire").being("hero0")["stamina"] == 30 - 13
    assert struck(8, sheet("A", immunity={"fire": 5})).being("hero0")["stamina"] == 30 - 8


@pytest.mark.rule("DSB-077")
def test_nine_types_of_damage() -> None:
    assert len(set(stamina.DAMAGE_TYPES)) == 9
    assert all(stamina.check_type(type) is None for type in ("", *stamina.DAMAGE_TYPES))
    refusal = stamina.check_type("gravity")
    assert refusal is not None
    assert refusal.rule == "DSB-077"


@pytest.mark.rule("DSB-059")
def test_the_directors_creatures_die_at_nought() -> None:
    assert (stamina.state(1, 30, hero=False), stamina.state(0, 30, hero=False)) == ("winded", "dead")
    table = Skirmish([sheet("A", abilities=[blow(30)])]).fight().answer("go:hero0").strike("hero0", (2, 3))
    assert table.being("foe0")["dead"]


@pytest.mark.rule("DSB-060")
def test_a_dying_hero_bleeds_whatever_is_done_against_it() -> None:
    cure = ability("cure", roll="", who="allies", action="maneuver", tiers=[], effects=[{"do": "end"}])
    table = Skirmish([sheet("A", abilities=[cure]), sheet("B")]).fight()
    hero = table.being("hero1")
    hero["stamina"] = 0
    assert "bleeding" in harm.suffers(hero)
    table.afflict("hero1", "bleeding").answer("go:hero0").do("use:hero0", "target:hero1")
    assert hero["afflictions"] == []
    assert "bleeding" in harm.suffers(hero)
    hero["stamina"] = 1
    assert "bleeding" not in harm.suffers(hero)


@pytest.mark.rule("DSB-061")
@pytest.mark.parametrize(("face", "left"), [(5, ["slowed"]), (6, []), (1, ["slowed"]), (10, [])])
def test_a_saving_throw_is_a_flat_d10(face: int, left: list[str]) -> None:
    table = Skirmish([sheet("A", **dict.fromkeys(("might", "agility"), 5)), sheet("B")]).fight()
    table.pos.tokens = 0
    table.afflict("hero0", "slowed", ends="save")
    table.being("hero0")["favours"] = [["edge", "$cause-favour"], ["edge", "$cause-favour"]]
    table.answer("go:hero0").next_dice((face, 10)).answer("end_turn")
    assert [one["id"] for one in table.being("hero0")["afflictions"]] == left
    assert len(table.being("hero0")["favours"]) == 2  # they wait for a power roll
    assert odds.at_least(conditions.SAVE) == (5, 10)


@pytest.mark.rule("DSB-062")
def test_what_ends_with_the_next_turn() -> None:
    daze = ability(tiers=[[{"do": "condition", "id": "weakened", "ends": "turn"}]] * 3)
    table = Skirmish([sheet("A")], [foe(abilities=[daze])]).fight("heroes")
    table.answer("go:foe0").strike("foe0", (2, 3)).answer("end_turn")
    assert list(harm.suffers(table.being("hero0"))) == ["weakened"]
    table.answer("go:hero0")
    assert list(harm.suffers(table.being("hero0"))) == ["weakened"]
    assert harm.suffers(table.answer("end_turn").being("hero0")) == {}


@pytest.mark.rule("DSB-063")
def test_what_names_no_end_lasts_as_long_as_the_fight() -> None:
    table = Skirmish([sheet("A")]).fight().afflict("hero0", "weakened", ends="fight").turn("hero0", "foe0", "hero0")
    assert list(harm.suffers(table.being("hero0"))) == ["weakened"]
    assert table.happened("save") == []
    table.by(0, "call_off:met>0")
    assert harm.suffers(table.being("hero0")) == {}


@pytest.mark.rule("DSB-064")
def test_the_same_condition_does_not_add_up() -> None:
    slow = ability(tiers=[[{"do": "condition", "id": "slowed", "ends": "save"}] * 2] * 3)
    table = Skirmish([sheet("A", abilities=[slow])]).fight().answer("go:hero0").strike("hero0", (2, 3))
    assert [one["id"] for one in table.being("foe0")["afflictions"]] == ["slowed"]
    assert len(table.happened("afflicted")) == 1


@pytest.mark.rule("DSB-078")
def test_saves_are_made_at_the_end_of_ones_own_turn() -> None:
    table = Skirmish().fight().afflict("hero0", "slowed", ends="save")
    table.turn("hero1", "foe0")
    assert table.happened("save") == []
    table.answer("go:hero0")
    assert table.happened("save") == []
    table.answer("end_turn")
    assert len(table.happened("save")) == 1


PARRY = ability(
    "parry", action="triggered", when="ally-hurt", who="allies", roll="", tiers=[], effects=[{"do": "halve"}]
)


def parried(dealt: int, **target: Any) -> int:
    """What an ally who parries leaves of fire damage to somebody."""
    fire = ability("fire", roll="", tiers=[], effects=[{"do": "damage", "n": dealt, "type": "fire"}])
    table = Skirmish([sheet("A", **target), sheet("B", abilities=[PARRY])], [foe(abilities=[fire])]).fight("heroes")
    table.pos.field["surprised"] = ""
    table.by(0, "go:foe0", "use:foe0", "target:hero0")
    assert table.kind == "react"
    table.by(2, "react:hero1")
    return 30 - int(table.being("hero0")["stamina"])


@pytest.mark.rule("DS-118", "DSB-057")
def test_damage_that_is_parried_is_halved_before_weakness_and_immunity_come_in() -> None:
    assert [parried(n) for n in (7, 8, 1)] == [3, 4, 0]
    assert parried(9, weakness={"fire": 3}, immunity={"fire": 5}) == 2
    assert parried(9, weakness={"fire": 3}) == 7
    assert parried(9, immunity={"fire": 3}) == 1


@pytest.mark.rule("DSB-060", "DSB-064")
def test_bleeding_inflicted_on_the_dying_outlives_their_dying() -> None:
    gash = ability("gash", roll="", tiers=[], effects=[{"do": "condition", "id": "bleeding", "ends": "fight"}])
    table = Skirmish([sheet("A"), sheet("B")], [foe(abilities=[gash])]).fight("heroes")
    hero = table.being("hero0")
    hero["stamina"] = 0
    table.by(0, "go:foe0", "use:foe0", "target:hero0")
    hero["stamina"] = 10
    assert "bleeding" in harm.suffers(table.pos.beings[0])
    assert len(hero["afflictions"]) == 1


@pytest.mark.rule("DSB-066", "DSB-191")
def test_the_level_that_experience_brought_counts_for_bleeding() -> None:
    for xp, level in ((0, 1), (16, 2), (144, 10)):
        table = Skirmish([sheet("A")]).fight().afflict("hero0", "bleeding")
        table.being("hero0")["xp"] = xp
        table.by(1, "go:hero0").answer("use:hero0").next_dice((4, 6)).answer("faces:1>1")
        assert table.being("hero0")["stamina"] == 30 - 4 - level


@pytest.mark.rule("DSB-045", "DSB-057")
def test_foes_parry_the_blows_of_every_hero_and_nobody_parries_bleeding() -> None:
    for striker in (0, 1):
        heroes = [sheet("A"), sheet("B")]
        table = Skirmish(heroes, [foe(), foe("Guard", abilities=[PARRY])]).fight()
        table.pos.field["surprised"] = ""
        table.by(striker + 1, f"go:hero{striker}").strike(f"hero{striker}", (9, 9), "foe0")
        assert (table.kind, table.asked) == ("react", 0)
        table.answer("react:foe1")
        assert table.being("foe0")["stamina"] == 30 - 1
    bled = Skirmish([sheet("A"), sheet("B", abilities=[PARRY])]).fight().afflict("hero0", "bleeding")
    bled.by(1, "go:hero0").strike("hero0", (1, 1))
    assert bled.being("hero0")["stamina"] < 30
    assert bled.kind == "turn"  # what bleeding takes is no damage that is dealt


@pytest.mark.rule("DSB-054")
def test_nobody_is_knocked_out_once_the_turn_is_over() -> None:
    table = Skirmish(foes=[foe(stamina=2)]).fight().answer("go:hero0").strike("hero0", (7, 7), "foe0")
    assert table.why_not("knock_out:foe0", 1) is None
    assert table.answer("end_turn").why_not("knock_out:foe0", 1) == "DSB-054"
    called_off = Skirmish(foes=[foe(stamina=2)]).fight().answer("go:hero0").strike("hero0", (7, 7), "foe0")
    assert called_off.by(0, "call_off:met>1").why_not("knock_out:foe0", 1) == "DSB-054"


@pytest.mark.rule("DS-106", "DSB-055")
@pytest.mark.parametrize(("temporary", "kind"), [(0, "rescue"), (5, "turn")])
def test_whether_a_hero_would_fall_is_told_with_temporary_stamina(temporary: int, kind: str) -> None:
    table = Skirmish([sheet("A"), sheet("B")], [foe(abilities=[blow(7)])]).fight("heroes")
    table.being("hero0")["stamina"], table.being("hero0")["temporary"] = 5, temporary
    assert table.answer("go:foe0").strike("foe0", (2, 3), "hero0").kind == kind
