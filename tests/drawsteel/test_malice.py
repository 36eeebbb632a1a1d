"""Malice, squads of minions, the budget of a fight, villain actions (DSB-090 to DSB-106)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.drawsteel.beings import maximum, new_squad, state
from ludotheque.games.drawsteel.rules import battle
from ludotheque.games.drawsteel.sheets import read_sheet
from tests.drawsteel.skirmish import Skirmish, ability, foe, sheet, shown


def minion(**said: Any) -> dict[str, Any]:
    return foe("Minion", organization="minion", **{"stamina": 5, **said})


def squad(size: int, damage: int, *foes: dict[str, Any], area: str = "") -> Skirmish:
    """A hero on turn against a squad of minions with 5 Stamina each."""
    blow = ability(tiers=[[{"do": "damage", "n": damage}]] * 3, area=area)
    table = Skirmish([sheet("A", abilities=[blow])], [minion(), *foes]).answer(f"form_squad:foe0>{size}")
    return table.fight().answer("go:hero0")


@pytest.mark.rule("DSB-090", "DSB-092")
def test_five_heroes_with_three_victories() -> None:
    table = Skirmish([sheet(name) for name in "ABCDE"], [foe(stamina=900)])
    for number in range(5):
        table.being(f"hero{number}")["victories"] = 3
    table.fight()
    found = [table.pos.malice]
    for _ in range(2):
        table.turn("hero0", "foe0", "hero1", "hero2", "hero3", "hero4")
        found.append(table.pos.malice)
    assert found == [9, 16, 24]
    assert [battle.round_malice(5, round) for round in (1, 2, 3)] == [6, 7, 8]


@pytest.mark.rule("DSB-092")
def test_the_dead_bring_no_malice() -> None:
    table = Skirmish().fight()
    assert table.pos.malice == 3
    table.being("hero1")["dead"] = True
    table.turn("hero0", "foe0")
    assert (table.pos.field["round"], table.pos.malice) == (2, 3 + 1 + 2)


@pytest.mark.rule("DSB-092")
def test_allies_who_are_no_heroes_bring_no_malice() -> None:
    table = Skirmish([sheet("A")], [foe(), foe("Guide")])
    table.being("foe1")["kind"], table.being("foe1")["seat"] = "npc", 1
    assert table.fight().pos.malice == 1 + 1


@pytest.mark.rule("DSB-091")
def test_a_fight_starts_with_average_victories_and_what_was_banked() -> None:
    assert battle.opening_malice([1, 2, 2], 2) == 3
    assert battle.opening_malice([1, 2], 0) == 1
    table = Skirmish()
    table.being("hero0")["victories"], table.being("hero1")["victories"], table.pos.banked = 1, 4, 3
    table.fight()
    assert (table.pos.malice, table.pos.banked) == (2 + 3 + 2 + 1, 0)


@pytest.mark.rule("DSB-094")
@pytest.mark.parametrize(
    ("n", "fr", "en"),
    [
        (2, "Le Directeur gagne 2 de Malveillance (total : 4)", "The Director gains 2 Malice (now 4)"),
        (-1, "Le Directeur perd 1 de Malveillance (total : 1)", "The Director loses 1 Malice (now 1)"),
        (-9, "Le Directeur perd 2 de Malveillance (total : 0)", "The Director loses 2 Malice (now 0)"),
    ],
)
def test_the_director_reads_how_much_malice_is_gained_or_lost(n: int, fr: str, en: str) -> None:
    hex = ability(roll="", tiers=[], who="self", effects=[{"do": "malice", "n": n}])
    table = Skirmish([sheet("A", abilities=[hex])]).fight().do("go:hero0", "use:hero0")
    assert table.table.log(0)[-1]["words"] == {"fr": fr, "en": en}
    hidden = {"fr": "La Malveillance du Directeur change", "en": "The Director’s Malice changes"}
    assert table.table.log(1)[-1]["words"] == hidden


@pytest.mark.rule("DSB-094")
def test_players_do_not_learn_that_there_is_no_malice_left() -> None:
    hex = ability(roll="", tiers=[], who="self", effects=[{"do": "malice", "n": -2}])
    lines = []
    for malice in (0, 7):
        table = Skirmish([sheet("A", abilities=[hex])]).fight().answer("go:hero0")
        table.pos.malice = malice
        lines.append(table.answer("use:hero0").table.log(1))
        assert table.pos.malice == max(0, malice - 2)
    assert lines[0] == lines[1]


@pytest.mark.rule("DSB-093")
def test_malice_is_lost_at_the_end() -> None:
    table = Skirmish().fight()
    assert table.pos.malice
    assert table.by(0, "call_off:missed>0").pos.malice == 0


@pytest.mark.rule("DSB-094")
def test_the_director_pays_and_never_more_than_there_is() -> None:
    table = Skirmish(foes=[foe(abilities=[ability(cost=5)])]).fight("heroes")
    table.pos.malice = 4
    table.answer("go:foe0").refuses("use:foe0", "DSB-094")
    table.pos.malice = 5
    assert table.answer("use:foe0").pos.malice == 0


@pytest.mark.rule("DSB-095")
def test_up_to_eight_minions_share_a_pool() -> None:
    table = Skirmish(foes=[minion(), foe()])
    table.refuses("form_squad:foe0>9", "DSB-095").refuses("form_squad:foe1>4", "DSB-095")
    table.refuses("form_squad:hero0>4", "DSB-095")
    table.answer("form_squad:foe0>8")
    assert (table.being("foe0")["stamina"], maximum(table.being("foe0"))) == (40, 40)
    assert new_squad(read_sheet(minion(abilities=[])), 0, 4)["stamina"] == 20
    assert battle.squad_ev(3, 8) == 6


@pytest.mark.rule("DSB-096")
def test_one_falls_for_each_full_share() -> None:
    assert [battle.standing(pool, 5, 8) for pool in (40, 36, 35, 31, 30, 1, 0)] == [8, 8, 7, 7, 6, 1, 0]
    table = squad(8, 12).strike("hero0", (2, 3))
    assert (table.being("foe0")["stamina"], table.being("foe0")["squad"]) == (28, [6, 8])
    table = squad(2, 10).strike("hero0", (2, 3))
    assert table.being("foe0")["dead"]


@pytest.mark.rule("DSB-097")
@pytest.mark.parametrize(("damage", "left"), [(9, 0), (5, 0), (3, 8), (1, 16)])
def test_an_area_counts_each_minion_at_most_for_its_own_stamina(damage: int, left: int) -> None:
    assert 20 - battle.area_damage(damage, 5, 4) == left
    assert squad(4, damage, area="all").strike("hero0", (2, 3)).being("foe0")["stamina"] == left


@pytest.mark.rule("DSB-097")
def test_a_single_blow_counts_once_and_goes_on_into_the_pool() -> None:
    assert squad(4, 9).strike("hero0", (2, 3)).being("foe0")["stamina"] == 11


@pytest.mark.rule("DSB-098")
def test_a_squad_is_never_winded_and_does_not_regain() -> None:
    table = squad(8, 30).strike("hero0", (2, 3))
    assert (table.being("foe0")["stamina"], state(table.being("foe0"))) == (10, "fine")
    assert table.happened("state") == []
    heal = ability(roll="", who="allies", tiers=[], effects=[{"do": "regain", "n": 5}])
    table = Skirmish(foes=[minion(), foe(abilities=[heal])]).answer("form_squad:foe0>4").fight("heroes")
    table.being("foe0")["stamina"] = table.being("foe1")["stamina"] = 7
    table.do("go:foe1", "use:foe1", "target:foe0")
    assert table.being("foe0")["stamina"] == 7
    table.pos.field["main"] = 1
    assert table.do("use:foe1", "target:foe1").being("foe1")["stamina"] == 12


@pytest.mark.rule("DSB-099")
def test_one_captain_counted_apart() -> None:
    table = Skirmish(
        [sheet("A", abilities=[ability(tiers=[[{"do": "damage", "n": 20}]] * 3)])], [minion(), foe("C"), foe("D")]
    )
    assert table.why_not("appoint:foe0>foe1") == "DSB-099"  # no squad yet
    table.answer("form_squad:foe0>4").refuses("appoint:foe0>hero0", "DSB-099").answer("appoint:foe0>foe1")
    table.refuses("appoint:foe0>foe2", "DSB-099")
    table.fight().answer("go:hero0").strike("hero0", (2, 3), "foe0")
    assert (table.being("foe0")["dead"], table.being("foe1")["stamina"]) == (True, 30)


@pytest.mark.rule("DSB-099")
def test_a_captain_leads_one_squad() -> None:
    table = Skirmish(foes=[minion(), minion(), foe("C")]).do("form_squad:foe0>4", "form_squad:foe1>4")
    table.answer("appoint:foe0>foe2").refuses("appoint:foe1>foe2", "DSB-099")


@pytest.mark.rule("DSB-100", "DSB-101", "DSB-102")
def test_the_strength_of_heroes_and_party() -> None:
    assert [battle.hero_strength(level) for level in (1, 2, 10)] == [6, 8, 24]
    assert battle.party_strength([1, 1, 1, 1], [0, 0, 0, 0]) == 24
    assert battle.party_strength([1, 2, 3], [0, 0, 0]) == 6 + 8 + 10
    assert [battle.party_strength([1] * 4, [n] * 4) for n in (1, 2, 3, 4)] == [24, 30, 30, 36]


@pytest.mark.rule("DSB-103", "DSB-104")
def test_how_hard_a_fight_is() -> None:
    names = {ev: battle.budget(ev, 24, 6) for ev in (17, 18, 23, 24, 30, 31, 42, 43)}
    assert names == {
        17: "trivial",
        18: "easy",
        23: "easy",
        24: "standard",
        30: "standard",
        31: "hard",
        42: "hard",
        43: "extreme",
    }


@pytest.mark.rule("DSB-105")
def test_what_fights_usually_earn() -> None:
    assert [battle.WORTH[name] for name in battle.BUDGETS] == [0, 1, 1, 2, 2]


@pytest.mark.rule("DSB-101", "DSB-105")
def test_the_director_alone_sees_the_budget() -> None:
    table = Skirmish([sheet(name) for name in "ABCD"], [foe(ev=20), minion(ev=6)]).answer("form_squad:foe1>8")
    found = {"party": 24, "apiece": 6, "ev": 20 + 12, "budget": "hard", "victories": 2}
    assert shown(table.table.view(0), "budget")[0] == found
    assert not any(shown(table.table.view(1), "budget"))
    table.being("foe0")["dead"] = True
    assert shown(table.table.view(0), "budget")[0]["budget"] == "trivial"


@pytest.mark.rule("DSB-106")
def test_villain_actions_come_once_each_and_one_a_round() -> None:
    assert battle.check_villain([], 0, 1, 0) is None
    assert battle.check_villain([0], 1, 2, 1) is None
    for used, action, round, last in (([0], 0, 2, 1), ([0], 1, 1, 1)):
        refusal = battle.check_villain(used, action, round, last)
        assert refusal is not None
        assert refusal.rule == "DSB-106"


@pytest.mark.rule("DSB-099")
def test_a_squad_whose_captain_died_may_have_another() -> None:
    table = Skirmish(foes=[foe("M", organization="minion"), foe("C"), foe("D")])
    table.by(0, "form_squad:foe0>3", "appoint:foe0>foe1")
    assert table.why_not("appoint:foe0>foe2", 0) == "DSB-099"
    table.by(0, "set_figure:foe1>stamina>0>x", "appoint:foe0>foe2")
    assert table.being("foe0")["captain"] == table.number("foe2")
