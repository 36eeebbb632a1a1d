"""The nine conditions and everything they do (DSB-065 to DSB-084)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.drawsteel.rules import battle, conditions
from ludotheque.games.drawsteel.table import harm
from tests.drawsteel.skirmish import Skirmish, ability, foe, sheet

EDGE, BANE = ("edge", 1), ("bane", 1)
MELEE = ["melee", "strike"]


def facing(
    mine: tuple[str, str] = ("", ""), theirs: tuple[str, str] = ("", ""), target: str = "foe0", **said: Any
) -> list[tuple[str, int]]:
    """Edges and banes of a hero's ability against a foe: conditions with their sources."""
    table = Skirmish([sheet("A", abilities=[ability(**said)]), sheet("B")], [foe("X"), foe("Y")]).fight("heroes")
    table.pos.field["surprised"] = ""
    if mine[0]:
        table.afflict("hero0", *mine)
    if theirs[0]:
        table.afflict("foe0", *theirs)
    table.turn("foe0").do("go:hero0", "use:hero0")
    if table.kind == "targets":
        table.answer(f"target:{target}")
    if table.kind == "targets":
        table.answer("target:foe1")
    return table.causes()


@pytest.mark.rule("DSB-065")
def test_there_are_nine() -> None:
    assert len(set(conditions.CONDITIONS)) == 9
    assert set(conditions.CONDITIONS) == {
        *("bleeding", "dazed", "frightened", "grabbed", "prone", "restrained", "slowed", "taunted", "weakened")
    }


def bleeding(level: int = 1, **said: Any) -> Skirmish:
    table = Skirmish([sheet("A", level=level, abilities=[ability(**said)])]).fight().afflict("hero0", "bleeding")
    return table.answer("go:hero0")


@pytest.mark.rule("DSB-066")
@pytest.mark.parametrize("level", [1, 3])
def test_bleeding_costs_after_a_main_action(level: int) -> None:
    table = bleeding(level, roll="reason").do("use:hero0").next_dice((4, 6)).answer("faces:2>3")
    assert table.being("hero0")["stamina"] == 30 - 4 - level
    quiet = bleeding(roll="reason", action="maneuver").strike("hero0", (2, 3))
    assert quiet.answer("step:1").being("hero0")["stamina"] == 30


@pytest.mark.rule("DSB-081")
def test_bleeding_costs_after_rolls_with_might_and_agility() -> None:
    assert [conditions.strains("maneuver", one) for one in ("might", "agility", "reason", "")] == [
        True,
        True,
        False,
        False,
    ]
    assert (conditions.strains("triggered", ""), conditions.strains("main", "")) == (True, True)
    table = bleeding(roll="agility", action="maneuver").do("use:hero0").next_dice((2, 6)).answer("faces:2>3")
    assert table.being("hero0")["stamina"] == 30 - 3
    for characteristic, left in (("might", 27), ("agility", 27), ("reason", 30)):
        test = Skirmish().afflict("hero0", "bleeding").answer(f"call:hero0>{characteristic}>medium>open")
        test.next_dice((2, 6)).dice((9, 9))
        assert test.being("hero0")["stamina"] == left


@pytest.mark.rule("DSB-084")
def test_neither_weakness_nor_immunity_counts_against_bleeding() -> None:
    table = Skirmish([sheet("A", immunity={"all": 10}, weakness={"all": 3})]).fight().afflict("hero0", "bleeding")
    table.do("go:hero0", "use:hero0").next_dice((4, 6)).answer("faces:2>3")
    assert table.being("hero0")["stamina"] == 25


@pytest.mark.rule("DSB-067")
def test_dazed_leaves_one_thing() -> None:
    both = [ability(), ability("trick", action="maneuver")]
    for first in ("use:hero0.0", "use:hero0.1", "step:1"):
        table = Skirmish([sheet("A", abilities=both)]).fight().afflict("hero0", "dazed").do("go:hero0", first)
        if first.startswith("use"):
            table.dice((2, 3))
        for second in ("use:hero0.0", "use:hero0.1", "step:1"):
            table.refuses(second, "DSB-067")
        assert table.options() == {"end_turn"}


@pytest.mark.rule("DSB-067")
@pytest.mark.parametrize("free", [False, True])
def test_dazed_leaves_no_triggered_actions(free: bool) -> None:
    refusal = battle.check_triggered(1, 0, free=free, surprised=False, dazed=True)
    assert refusal is not None
    assert refusal.rule == "DSB-067"


@pytest.mark.rule("DSB-068")
def test_frightened_fears_its_source() -> None:
    assert facing(mine=("frightened", "foe0")) == [BANE]
    assert facing(mine=("frightened", "foe1")) == []
    assert facing(theirs=("frightened", "hero0")) == [EDGE]
    assert facing(theirs=("frightened", "hero1")) == []


@pytest.mark.rule("DSB-072")
def test_frightened_does_not_come_nearer() -> None:
    table = Skirmish().fight().afflict("hero0", "frightened", "foe0")
    table.being("hero0")["zone"] = 1
    table.answer("go:hero0").refuses("step:0", "DSB-072")
    assert table.answer("step:2").being("hero0")["zone"] == 2
    calm = Skirmish().fight().afflict("hero0", "frightened", "hero1")
    calm.being("hero0")["zone"] = 1
    assert calm.answer("go:hero0").why_not("step:0") is None


@pytest.mark.rule("DSB-072", "DSB-140")
def test_frightened_does_not_shift_nearer_but_can_be_pulled() -> None:
    shift = ability(roll="", who="self", tiers=[], effects=[{"do": "shift", "n": 1}])
    table = Skirmish([sheet("A", abilities=[shift])]).fight().afflict("hero0", "frightened", "foe0")
    table.being("hero0")["zone"] = 1
    table.do("go:hero0", "use:hero0").refuses("to:0", "DSB-072")
    assert table.options() == {"to:zone-1", "to:zone-2"}
    pull = ability(tiers=[[{"do": "pull", "n": 1}]] * 3)
    table = Skirmish([sheet("A")], [foe(abilities=[pull])]).fight("heroes").afflict("hero0", "frightened", "foe0")
    table.answer("go:foe0").strike("foe0", (2, 3)).answer("to:1")
    assert table.being("hero0")["zone"] == 1


@pytest.mark.rule("DSB-069")
def test_grabbed_stays_and_has_a_bane_against_others() -> None:
    table = Skirmish().fight().afflict("hero0", "grabbed", "foe0").answer("go:hero0").refuses("step:1", "DSB-069")
    assert not table.offers("step:1")
    assert facing(mine=("grabbed", "foe1")) == [BANE]
    assert facing(mine=("grabbed", "foe0")) == []


@pytest.mark.rule("DSB-070")
def test_prone_strikes_badly_and_stands_up_with_a_manoeuvre() -> None:
    assert facing(mine=("prone", ""), keywords=["ranged", "strike"]) == [BANE]
    assert facing(mine=("prone", ""), keywords=["ranged"]) == []
    table = Skirmish().fight().afflict("hero0", "prone").answer("go:hero0").refuses("step:1", "DSB-070").answer("stand")
    assert table.being("hero0")["afflictions"] == []
    table.refuses("stand", "DSB-037").answer("step:1")
    assert Skirmish().fight().answer("go:hero0").why_not("stand") == "DSB-070"


@pytest.mark.rule("DSB-082")
def test_prone_is_easy_to_hit_from_near() -> None:
    assert facing(theirs=("prone", ""), keywords=MELEE) == [EDGE]
    assert facing(theirs=("prone", ""), keywords=["melee"]) == [EDGE]
    assert facing(theirs=("prone", ""), keywords=["ranged", "strike"]) == []


@pytest.mark.rule("DSB-071")
def test_restrained_stays_and_rolls_badly() -> None:
    table = Skirmish().fight().afflict("hero0", "restrained").afflict("hero0", "prone").answer("go:hero0")
    table.refuses("stand", "DSB-071")
    table.being("hero0")["afflictions"].pop()
    table.refuses("step:1", "DSB-071")
    assert facing(mine=("restrained", "")) == [BANE]
    banes = {one: conditions.banes_on_test(["restrained"], one) for one in ("might", "agility", "reason")}
    assert banes == {"might": ["restrained"], "agility": ["restrained"], "reason": []}
    test = Skirmish().afflict("hero0", "restrained").answer("call:hero0>agility>medium>open")
    assert [(one["kind"], one["n"]) for one in test.pos.stack[-1].memo["causes"]] == [BANE]


@pytest.mark.rule("DSB-083")
@pytest.mark.parametrize("keywords", [MELEE, ["ranged", "strike"], []])
def test_restrained_is_easy_to_hit(keywords: list[str]) -> None:
    assert facing(theirs=("restrained", ""), keywords=keywords) == [EDGE]


@pytest.mark.rule("DSB-073")
def test_slowed_pays_a_move_with_the_manoeuvre() -> None:
    trick = [ability("trick", action="maneuver")]
    table = Skirmish([sheet("A", abilities=trick)]).fight().afflict("hero0", "slowed").do("go:hero0", "step:1")
    table.refuses("use:hero0", "DSB-037")
    table = Skirmish([sheet("A", abilities=trick)]).fight().afflict("hero0", "slowed").answer("go:hero0")
    table.strike("hero0", (2, 3)).refuses("step:1", "DSB-073")


@pytest.mark.rule("DSB-080")
@pytest.mark.parametrize(("condition", "asked"), [("slowed", False), ("weakened", True)])
def test_slowed_does_not_shift(condition: str, asked: bool) -> None:
    shift = ability(roll="", who="self", tiers=[], effects=[{"do": "shift", "n": 1}])
    table = Skirmish([sheet("A", abilities=[shift])]).fight().afflict("hero0", condition).do("go:hero0", "use:hero0")
    assert (table.kind == "shove") is asked
    assert bool(table.happened("rooted")) is not asked


@pytest.mark.rule("DSB-074")
def test_taunted_must_not_leave_out_the_taunter() -> None:
    assert facing(mine=("taunted", "foe1")) == [("bane", 2)]
    assert facing(mine=("taunted", "foe0")) == []
    assert facing(mine=("taunted", "foe1"), targets=2) == []


@pytest.mark.rule("DSB-075")
def test_weakened_has_a_bane_on_every_power_roll() -> None:
    assert facing(mine=("weakened", "")) == [BANE]
    for characteristic in ("might", "reason"):
        test = Skirmish().afflict("hero0", "weakened").answer(f"call:hero0>{characteristic}>medium>open")
        assert [(one["kind"], one["n"]) for one in test.pos.stack[-1].memo["causes"]] == [BANE]


@pytest.mark.rule("DSB-067", "DSB-133")
def test_a_critical_hit_of_the_dazed_brings_a_main_action_and_nothing_else() -> None:
    wave = ability("wave", action="maneuver")
    table = Skirmish([sheet("A", abilities=[ability(), wave])], [foe(stamina=90)]).fight().afflict("hero0", "dazed")
    table.by(1, "go:hero0").strike("hero0", (10, 10))
    for key in ("use:hero0.1", "step:1", "trade:0", "trade:1"):
        assert table.refused(key, 1) == "DSB-067"
    table.strike("hero0", (4, 4))
    assert table.being("foe0")["stamina"] == 90 - 3 - 1
    assert table.refused("use:hero0", 1) == "DSB-067"


@pytest.mark.rule("DS-R17")
@pytest.mark.parametrize(("condition", "stays"), [("grabbed", 0), ("taunted", 0), ("frightened", 0), ("slowed", 1)])
def test_the_dead_neither_hold_nor_taunt_nor_frighten(condition: str, stays: int) -> None:
    table = Skirmish(foes=[foe(stamina=1), foe("Other")]).fight()
    table.afflict("hero0", condition, "foe0").afflict("hero1", condition, "foe1")
    table.answer("go:hero1").strike("hero1", (2, 2), "foe0")
    assert table.being("foe0")["dead"]
    assert len(table.being("hero0")["afflictions"]) == stays
    assert len(table.being("hero1")["afflictions"]) == 1  # that is another's doing
    table.by(0, "set_figure:foe1>stamina>0>a stone")
    assert len(table.being("hero1")["afflictions"]) == stays


@pytest.mark.rule("DS-R18", "DSB-064")
def test_the_last_who_taunts_is_the_one() -> None:
    table = Skirmish().fight()
    for source in ("hero0", "hero1"):
        harm.afflict(table.pos, table.number("foe0"), "taunted", table.number(source), "turn")
        harm.afflict(table.pos, table.number("foe0"), "weakened", table.number(source), "turn")
    found = {one["id"]: one["source"] for one in table.being("foe0")["afflictions"]}
    assert found == {"taunted": table.number("hero1"), "weakened": table.number("hero0")}


@pytest.mark.rule("DS-R18", "DSB-062")
@pytest.mark.parametrize(
    ("first", "then", "found"),
    [("turn", "save", "save"), ("save", "turn", "save"), ("save", "fight", "fight"), ("fight", "turn", "fight")],
)
def test_a_condition_lasts_as_the_longer_of_two(first: str, then: str, found: str) -> None:
    table = Skirmish().fight()
    for ends in (first, then):
        harm.afflict(table.pos, table.number("foe0"), "weakened", 0, ends)
    assert [one["ends"] for one in table.being("foe0")["afflictions"]] == [found]


@pytest.mark.rule("DS-R18", "DSB-062")
@pytest.mark.parametrize("condition", conditions.BOUND)
@pytest.mark.parametrize(
    ("first", "then", "found"),
    [("turn", "save", "save"), ("save", "turn", "save"), ("fight", "save", "fight"), ("fight", "turn", "fight")],
)
def test_the_last_who_does_it_does_not_shorten_it(condition: str, first: str, then: str, found: str) -> None:
    table = Skirmish().fight()
    one = table.number("foe0")
    harm.afflict(table.pos, one, condition, table.number("hero0"), first)
    harm.afflict(table.pos, one, condition, table.number("hero1"), then)
    afflictions = table.being("foe0")["afflictions"]
    assert [(one["source"], one["ends"]) for one in afflictions] == [(table.number("hero1"), found)]


@pytest.mark.rule("DS-R18", "DSB-074")
def test_a_short_taunt_after_a_long_one_lasts_on() -> None:
    table = Skirmish([sheet("A")], [foe("X"), foe("Y")]).fight("heroes")
    harm.afflict(table.pos, 0, "taunted", table.number("foe0"), "fight")
    harm.afflict(table.pos, 0, "taunted", table.number("foe1"), "turn")
    table.turn("foe0", "hero0", "foe1", "foe0")  # the hero has had a whole turn since
    assert len(table.happened("afflicted")) == 2  # the second is told, too: it looks at somebody else now
    table.do("go:hero0", "use:hero0", "target:foe0")
    assert table.causes() == [("bane", 2)]


@pytest.mark.rule("DS-R18", "DSB-062")
def test_what_comes_anew_in_ones_own_turn_lasts_to_the_end_of_the_next() -> None:
    table = Skirmish([sheet("A")]).fight().afflict("hero0", "weakened", "foe0", "turn").answer("go:hero0")
    harm.afflict(table.pos, 0, "weakened", table.number("foe0"), "turn")
    assert harm.suffers(table.answer("end_turn").being("hero0"))
    assert not harm.suffers(table.turn("foe0", "hero0").being("hero0"))


@pytest.mark.rule("DS-R19")
def test_what_a_save_ends_is_over_with_the_fight() -> None:
    table = (
        Skirmish([sheet("A")]).fight().afflict("hero0", "weakened", ends="save").afflict("foe0", "prone", ends="save")
    )
    table.by(0, "call_off:met>0")
    assert (table.being("hero0")["afflictions"], table.being("foe0")["afflictions"]) == ([], [])


@pytest.mark.rule("DS-R20", "DS-106")
def test_tokens_come_before_bleeding_as_before_damage() -> None:
    table = bleeding()
    table.being("hero0")["stamina"], table.pos.tokens = 2, 2
    table.next_dice((6, 6)).strike("hero0", (2, 2))
    assert (table.kind, table.asked) == ("rescue", 1)
    assert table.answer("rescue").being("hero0")["stamina"] == 2 + 10 - 7


@pytest.mark.rule("DSB-067", "DSB-133")
def test_what_a_critical_hit_brought_is_gone_with_the_turn() -> None:
    table = Skirmish().fight().afflict("hero1", "dazed").answer("go:hero0").strike("hero0", (10, 10), "foe0")
    table.answer("end_turn").turn("foe0").answer("go:hero1")
    assert table.why_not("step:1", 2) is None
