"""Each ability of the foes and of what they hold: what it does at every tier, and what it may not be used on."""

from __future__ import annotations

import inspect

import pytest

from ludotheque.games.drawsteel import content
from tests.drawsteel import test_hero_abilities
from tests.drawsteel.driver import Battle

TIERS = (1, 2, 3)
FAR, OWN, OTHER = "DSB-124", "DSB-122", "DSB-123"


def test_every_ability_has_a_scenario_of_its_own() -> None:
    tested = {
        name.removeprefix("test_").replace("_", "-")
        for module in (test_hero_abilities, inspect.getmodule(test_clutch))
        for name, _ in inspect.getmembers(module, inspect.isfunction)
    }
    printed = {
        ability["id"]
        for sheet in (*content.heroes().values(), *content.foes().values())
        for ability in sheet["abilities"]
    }
    assert printed - tested == set()


# ---------------------------------------------------------------------- the Drowned


def test_clutch() -> None:
    for tier, lost in zip(TIERS, (2, 3, 5), strict=True):
        fight = Battle(("ysolde", 2), ("mirza", 3), ("drowned", 2, 4)).go("drowned")
        fight.one("mirza")["reacted"] = 1
        fight.use("clutch").roll(tier).to(1)
        assert (fight.lost("ysolde"), fight.lost("mirza")) == (lost, 0)
        assert fight.suffers("ysolde") == (set() if tier == 1 else {"grabbed"})
        assert fight.zone("ysolde") == 1


def test_clutch_takes_three_of_them_to_drag_somebody_along() -> None:
    fight = Battle(("ysolde", 2), ("drowned", 2, 4)).go("drowned")
    fight.one("drowned")["squad"] = [2, 4]
    fight.use("clutch").roll(1)
    assert fight.kind == "turn"
    assert fight.zone("ysolde") == 2


def test_gaff() -> None:
    for tier, lost in zip(TIERS, (4, 5, 7), strict=True):
        fight = Battle(("ysolde", 3), ("brannoc", 4), ("ombelin", 2), ("boathook", 1)).go("boathook").use("gaff")
        assert fight.forbids("brannoc") == FAR
        fight.one("ombelin")["reacted"] = fight.one("brannoc")["reacted"] = 1
        fight.aim("ysolde").roll(tier)
        if tier > 1:
            fight.to(2 if tier == 2 else 1)
        assert fight.lost("ysolde") == lost
        assert fight.zone("ysolde") == (3, 2, 1)[tier - 1]


def test_slip_under() -> None:
    fight = Battle(("ysolde", 3), ("boathook", 1)).go("boathook").use("slip-under")
    assert fight.why_not("to:zone-4", 0) == "DSB-140"
    fight.to(3)
    assert fight.zone("boathook") == 3
    assert fight.why_not(f"use:{fight.ability('slip-under')}") == "DSB-037"


def test_clapper() -> None:
    for tier, lost in zip(TIERS, (5, 7, 9), strict=True):
        for hero, dazed in (("ysolde", True), ("brannoc", False)):  # Presence 0 and 2, against a potency of 1
            fight = Battle((hero, 2), ("bellringer", 2)).go("bellringer")
            fight.one("bellringer")["reacted"] = 1
            fight.use("clapper").roll(tier)
            if tier > 1:
                fight.to(3)
            assert fight.lost(hero) == lost
            assert fight.zone(hero) == (2 if tier == 1 else 3)
            assert fight.suffers(hero) == ({"dazed"} if tier == 3 and dazed else set())


def test_echo() -> None:
    fight = Battle(("ysolde", 3), ("boathook", 1), ("bellringer", 1)).go("boathook").use("gaff").roll(2).to(2)
    assert fight.pos.asked == [0]
    fight.say(f"react:{fight.ability('echo')}")
    assert fight.lost("ysolde") == 5 + 2
    fight.say("end_turn").go("boathook").use("gaff").roll(2).to(1)
    assert fight.kind == "turn"  # once a round


# ---------------------------------------------------------------------- what they hold


def test_toll() -> None:
    cast = (("ysolde", 4), ("bellringer", 1, 0, "bell"), ("drowned", 2, 4), ("boathook", 3))
    fight = Battle(*cast)
    fight.one("ysolde")["reacted"] = 1
    fight.go("bellringer").use("toll").to(2, 3, 4)
    assert [fight.zone(name) for name in ("bellringer", "drowned", "boathook", "ysolde")] == [2, 3, 4, 4]
    fight = Battle(*cast).go("ysolde")
    assert fight.why_not(f"use:{fight.ability('toll')}") == "DSB-120"  # it is not hers
    fight.one("bell")["holder"] = fight.number("ysolde")
    fight.one("ysolde")["reacted"] = 1
    fight.use("toll").to(0, 1, 2)
    assert [fight.zone(name) for name in ("bellringer", "drowned", "boathook", "ysolde")] == [0, 1, 2, 4]
    fight.say("end_turn").go("bellringer")
    assert fight.why_not(f"use:{fight.ability('toll')}") == "DSB-120"  # and no longer theirs


def test_tinkle() -> None:
    fight = Battle(("ysolde", 2), ("boathook", 3, 0, "ferry-bell"), ("drowned", 4, 4), ("drowned", 0, 4))
    fight.one("ferry-bell")["holder"] = fight.number("ysolde")
    fight.pos.field["zones"][3]["flooded"] = 1
    fight.one("ysolde")["zone"] = 1
    fight.go("ysolde").use("tinkle")
    assert fight.forbids("drowned") == FAR
    fight.aim("boathook").to(4)
    assert fight.zone("boathook") == 4
    assert fight.pos.field["zones"][3]["flooded"] == 0


# ---------------------------------------------------------------------- Mother Mire


def test_silt_tongue() -> None:
    for tier, lost in zip(TIERS, (5, 7, 9), strict=True):
        for hero, afraid in (("ysolde", True), ("brannoc", False)):  # Presence 0 and 2, against a potency of 2
            fight = Battle((hero, 3), ("mother-mire", 1)).go("mother-mire").use("silt-tongue").roll(tier)
            if tier > 1:
                fight.to(2 if tier == 2 else 1)
            assert fight.lost(hero) == lost
            assert fight.zone(hero) == (3, 2, 1)[tier - 1]
            assert fight.suffers(hero) == ({"frightened"} if tier == 3 and afraid else set())


def test_drowned_promise() -> None:
    for choice in (0, 1):
        fight = Battle(("ysolde", 3), ("mother-mire", 0)).go("mother-mire").use("drowned-promise")
        assert fight.kind == "either"
        assert fight.pos.asked == [1]
        fight.say(f"either:{choice}")
        if choice == 0:
            fight.to(2)
        assert fight.zone("ysolde") == (2 if choice == 0 else 3)
        assert [one[0] for one in fight.one("ysolde")["favours"]] == ([] if choice == 0 else ["bane"])


def test_ford_opens() -> None:
    fight = Battle(("ysolde", 4), ("brannoc", 1), ("mother-mire", 2), ("boathook", 0))
    fight.say(f"great:{fight.ability('ford-opens')}").to(3, 2)
    assert (fight.zone("ysolde"), fight.zone("brannoc"), fight.zone("boathook")) == (3, 2, 0)
    assert fight.pos.field["zones"][2]["flooded"] == 1
    assert fight.kind == "next"


def test_rise_all() -> None:
    fight = Battle(("ysolde", 4), ("mother-mire", 2), ("drowned", 0, 4), ("ferrywoman", 1))
    fight.pos.field["villain"] = [102]
    fight.say(f"great:{fight.ability('rise-all')}").to(1, 1)
    assert [fight.one(name)["temporary"] for name in ("mother-mire", "drowned", "ferrywoman", "ysolde")] == [4, 4, 0, 0]
    assert (fight.zone("mother-mire"), fight.zone("drowned")) == (1, 1)


def test_pay() -> None:
    fight = Battle(("ysolde", 4), ("brannoc", 3), ("mirza", 1), ("mother-mire", 2), ("boathook", 3))
    fight.pos.field["villain"] = [302, 303]
    fight.one("brannoc")["resource"] = fight.one("brannoc")["reacted"] = 1
    fight.say(f"great:{fight.ability('pay')}")
    assert fight.pos.asked == [1]
    fight.say("either:0")
    assert fight.pos.asked == [2]
    assert fight.why_not("either:0", 2) == "DS-154"  # he cannot
    fight.say("either:1").say("either:0")
    assert [fight.one(name)["resource"] for name in ("ysolde", "brannoc", "mirza")] == [7, 1, 7]
    assert [zone["flooded"] for zone in fight.pos.field["zones"]] == [0, 0, 0, 1, 0]
    assert fight.suffers("brannoc") == fight.suffers("boathook") == {"prone"}
    assert fight.suffers("ysolde") == set()


def test_cold_silt() -> None:
    fight = Battle(("ysolde", 4), ("brannoc", 3), ("mirza", 2), ("mother-mire", 0), ("boathook", 0)).go("boathook")
    fight.say(f"spend_malice:{fight.ability('cold-silt')}")
    assert fight.forbids("ysolde") == FAR
    fight.aim("brannoc")
    assert fight.suffers("brannoc") == {"slowed"}
    assert fight.pos.malice == 19
    assert fight.kind == "turn"  # the Boathook's own turn goes on


def test_two_more_arms() -> None:
    fight = Battle(("ysolde", 4), ("mother-mire", 0), ("drowned", 2, 4)).go("drowned")
    fight.say(f"spend_malice:{fight.ability('two-more-arms')}")
    assert fight.forbids("ysolde") == OWN
    fight.aim("drowned").to(3)
    assert [one[0] for one in fight.one("drowned")["favours"]] == ["edge"]
    assert (fight.zone("drowned"), fight.pos.malice) == (3, 17)


def test_the_rise() -> None:
    fight = Battle(("ysolde", 3), ("mirza", 4), ("mother-mire", 0)).go("mother-mire")
    fight.say(f"spend_malice:{fight.ability('the-rise')}")  # Mirza is out of reach, so there is nothing to choose
    assert [zone["flooded"] for zone in fight.pos.field["zones"]] == [0, 0, 0, 1, 0]
    assert fight.pos.malice == 15


def test_every_name() -> None:
    fight = Battle(("ysolde", 4), ("brannoc", 1), ("mother-mire", 0), ("drowned", 0, 4)).go("mother-mire")
    fight.say(f"spend_malice:{fight.ability('every-name')}").to(3, 0)
    assert [fight.lost(name) for name in ("ysolde", "brannoc", "drowned")] == [4, 4, 0]
    assert (fight.zone("ysolde"), fight.zone("brannoc"), fight.pos.malice) == (3, 0, 13)


# ---------------------------------------------------------------------- the Ferrywoman


def test_pole() -> None:
    for tier, lost in zip(TIERS, (4, 5, 7), strict=True):
        fight = Battle(("ysolde", 2), ("ferrywoman", 1), ("boathook", 4)).go("ferrywoman").use("pole").roll(tier)
        if tier > 1:
            fight.to(3 if tier == 2 else 4)
        assert fight.lost("ysolde") == lost
        assert fight.zone("ysolde") == tier + 1


def test_crossing() -> None:
    fight = Battle(("ysolde", 3), ("mirza", 4), ("ferrywoman", 1), ("boathook", 0)).go("ferrywoman").use("crossing")
    assert fight.forbids("mirza") == FAR
    fight.aim("ysolde")
    assert (fight.zone("ysolde"), fight.zone("ferrywoman")) == (1, 3)


# ---------------------------------------------------------------------- great actions and the menu as such


@pytest.mark.rule("DSB-106")
def test_great_actions_come_in_order_each_once_one_a_round_between_turns() -> None:
    fight = Battle(("ysolde", 4), ("mother-mire", 3))
    opening, turn, last = (f"great:{fight.ability(id)}" for id in ("ford-opens", "rise-all", "pay"))
    assert fight.why_not(turn, 0) == fight.why_not(last, 0) == "DSB-106"
    assert fight.why_not(opening, 1) == "DS-130"
    fight.say(opening).to(3)
    assert fight.why_not(turn, 0) == "DSB-106"  # one a round
    fight.pos.field["round"] += 1
    assert fight.why_not(opening, 0) == "DSB-106"  # each once
    assert fight.why_not(turn, 0) is None
    fight.go("ysolde")
    assert fight.why_not(turn, 0) == "DSB-106"  # not within a turn


@pytest.mark.rule("DSB-107")
def test_a_line_of_the_menu_is_for_a_foes_turn_once_a_round_and_is_paid() -> None:
    fight = Battle(("ysolde", 2), ("mother-mire", 1), ("boathook", 1))
    line = f"spend_malice:{fight.ability('cold-silt')}"
    assert fight.why_not(line, 0) == "DSB-107"
    fight.go("ysolde")
    assert fight.why_not(line, 0) == "DSB-107"
    fight.say("end_turn").go("boathook")
    fight.pos.malice = 0
    assert fight.why_not(line, 0) == "DSB-094"
    fight.pos.malice = 3
    assert fight.why_not(line, 1) == "DS-130"
    fight.say(line)
    assert fight.why_not(line, 0) == "DSB-107"
    fight.one("mother-mire")["dead"] = True
    assert fight.why_not(f"spend_malice:{fight.ability('two-more-arms')}", 0) == "DSB-120"
