"""Triggered actions, choices between two prices, held objects, water and goals: the mechanisms, whoever uses them (DSB-045, DSB-141 on)."""

from __future__ import annotations

import pytest

from ludotheque.games.drawsteel.sheets import read_sheet
from tests.drawsteel.driver import Battle


def hurt_ysolde(fight: Battle) -> Battle:
    return fight.go("boathook").use("gaff", *(("ysolde",) if len(fight.names) > 3 else ())).roll(1)


@pytest.mark.rule("DSB-045")
def test_one_triggered_action_a_round() -> None:
    fight = hurt_ysolde(Battle(("ysolde", 2), ("ombelin", 2), ("mirza", 4), ("boathook", 1)))
    assert fight.pos.asked == [2]
    fight.say(f"react:{fight.ability('one-more-step')}")
    assert fight.lost("ysolde") == 2
    fight.say("end_turn")
    hurt_ysolde(fight)
    assert fight.lost("ysolde") == 2 + 4
    fight.pos.field["round"] += 1
    fight.say("end_turn")
    hurt_ysolde(fight)
    assert fight.kind == "react"


@pytest.mark.rule("DSB-045")
def test_a_window_may_be_declined_and_does_not_open_again() -> None:
    fight = hurt_ysolde(Battle(("ysolde", 2), ("ombelin", 2), ("mirza", 4), ("boathook", 1))).say("decline")
    assert (fight.kind, fight.lost("ysolde")) == ("turn", 4)
    assert fight.one("ombelin")["reacted"] == 0


@pytest.mark.rule("DSB-045")
def test_whoever_declined_is_not_asked_again_when_another_reacts() -> None:
    fight = Battle(("mirza", 2), ("brannoc", 3), ("boathook", 1), ("bellringer", 2)).go("boathook")
    fight.one("brannoc")["reacted"] = 1
    fight.use("gaff", "brannoc").roll(2).to(2)
    assert fight.pos.asked == [0, 1]  # the Bell-Bearer's Echo, and Mirza
    fight.table.play("decline", 0)
    fight.say(f"react:{fight.ability('cross-current')}").to(3)
    assert (fight.kind, fight.lost("brannoc")) == ("turn", 5)


@pytest.mark.rule("DSB-045")
def test_nobody_reacts_with_what_nothing_sets_off_or_for_another_player() -> None:
    fight = hurt_ysolde(Battle(("ysolde", 2), ("ombelin", 2), ("brannoc", 0), ("boathook", 1)))
    assert fight.why_not(f"react:{fight.ability('take-me')}", 2) == "DS-129"
    assert fight.why_not(f"react:{fight.ability('drone')}", 2) == "DSB-045"


@pytest.mark.rule("DSB-067")
def test_the_dazed_do_not_react() -> None:
    fight = Battle(("ysolde", 2), ("ombelin", 2), ("mirza", 4), ("boathook", 1))
    fight.one("ombelin")["afflictions"] = [{"id": "dazed", "source": -1, "ends": "save", "since": 0}]
    hurt_ysolde(fight)
    assert (fight.kind, fight.lost("ysolde")) == ("turn", 4)


@pytest.mark.rule("DSB-030")
def test_the_surprised_do_not_react_in_the_first_round() -> None:
    fight = hurt_ysolde(Battle(("ysolde", 2), ("ombelin", 2), ("mirza", 4), ("boathook", 1), surprised="heroes"))
    assert (fight.kind, fight.lost("ysolde")) == ("turn", 4)


@pytest.mark.rule("DSB-045")
def test_a_dead_hero_does_not_react() -> None:
    fight = Battle(("ysolde", 2), ("ombelin", 2), ("mirza", 4), ("boathook", 1))
    fight.one("ombelin")["dead"] = True
    fight.go("boathook").use("gaff").roll(1)
    assert fight.kind == "turn"


@pytest.mark.rule("DSB-144", "DSB-145")
def test_what_an_object_can_do_goes_with_it() -> None:
    fight = Battle(("ysolde", 2), ("bellringer", 2, 0, "bell")).go("ysolde").use("cutpurse").roll(3)
    assert fight.happened("stolen")
    fight.say("end_turn").go("ysolde")
    assert fight.why_not(f"use:{fight.ability('toll')}", 1) is None


def test_a_held_object_is_neither_a_fighter_nor_a_target() -> None:
    fight = Battle(("ysolde", 2), ("bellringer", 2, 0, "bell"))
    assert fight.zone("bell") == fight.zone("bellringer")
    fight.one("bellringer")["dead"] = True
    fight.go("ysolde").say("end_turn")
    assert fight.kind == "decide"  # the bell does not fight on


@pytest.mark.rule("DSB-142")
def test_ending_a_turn_in_deep_water_hurts_those_who_are_not_at_home_there() -> None:
    fight = Battle(("ysolde", 2), ("boathook", 2))
    fight.pos.field["zones"][2]["flooded"] = 1
    fight.go("ysolde").say("end_turn")
    assert fight.lost("ysolde") == 3
    fight.go("boathook").say("end_turn")
    assert fight.lost("boathook") == 0
    fight.go("ysolde").say("step:zone-3").say("end_turn")
    assert fight.lost("ysolde") == 3


@pytest.mark.rule("DSB-143")
def test_the_tide_takes_a_zone_a_round_from_its_round_on() -> None:
    fight = Battle(("ysolde", 4), ("boathook", 0))
    fight.pos.field["tide"] = {"from": 3, "next": 1}
    under = []
    for _ in range(4):
        under.append([zone["flooded"] for zone in fight.pos.field["zones"]])
        while fight.pos.field["round"] == len(under):
            name = fight.names[next(n for n in (0, 1) if fight.pos.beings[n]["acted"] < fight.pos.field["round"])]
            fight.go(name).say("end_turn")
    assert under == [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 1, 1, 0, 0]]


@pytest.mark.rule("DSB-141")
def test_the_goal_is_worked_at_in_its_zone_with_a_manoeuvre_until_it_is_reached_or_under_water() -> None:
    fight = Battle(("ysolde", 2), ("brannoc", 1), ("boathook", 2))
    fight.go("ysolde")
    assert fight.why_not("work", 1) == "DSB-141"  # there is none
    fight.pos.field["goal"] = {"zone": 2, "need": 2, "done": 0, "name": {"fr": "but", "en": "goal"}}
    fight.say("work")
    assert fight.why_not("work", 1) == "DSB-037"  # the manoeuvre is spent
    fight.say("trade:0").pos.field["zones"][2]["flooded"] = 1
    assert fight.why_not("work", 1) == "DSB-141"
    fight.pos.field["zones"][2]["flooded"] = 0
    fight.say("end_turn").go("brannoc")
    assert fight.why_not("work", 2) == "DSB-141"  # another zone
    fight.say("step:zone-2").say("work").say("end_turn").go("ysolde")
    assert fight.pos.field["goal"]["done"] == 2
    assert fight.why_not("work", 1) == "DSB-141"  # it is reached
    fight.say("end_turn").go("boathook")
    fight.pos.field["goal"]["done"] = 0
    assert fight.why_not("work", 0) == "DSB-141"  # the heroes' alone


@pytest.mark.rule("DSB-149")
def test_a_choice_is_said_in_the_words_of_what_it_does() -> None:
    fight = Battle(("ysolde", 3), ("mother-mire", 0)).go("mother-mire").use("drowned-promise")
    words = [option.words for option in fight.table.choice.options]
    assert [one["fr"] for one in words] == ["attire d’une zone", "fléau au prochain jet"]
    assert [one["en"] for one in words] == ["pull one zone", "a bane on the next roll"]
    assert fight.why_not("either:2", 1) is not None


@pytest.mark.rule("DSB-045")
def test_a_foe_that_falls_sets_off_what_waits_for_it() -> None:
    fight = Battle(("ysolde", 2), ("boathook", 2), ("boathook", 4))
    sheet = fight.one("ysolde")["sheet"]
    triggered = {
        "name": "Encore",
        "action": "triggered",
        "when": "foe-felled",
        "who": "self",
        "effects": [{"do": "surges", "n": 2}],
    }
    fight.one("ysolde")["sheet"] = read_sheet({**sheet, "abilities": [sheet["abilities"][0], triggered]})
    fight.one("boathook")["stamina"] = 3
    fight.go("ysolde").use("seam").roll(1)
    assert fight.kind == "react"
    fight.say(f"react:{fight.ability('encore')}")
    assert fight.one("ysolde")["surges"] == 2


def with_reactions(fight: Battle, *actions: str) -> Battle:
    """Ysolde has so many actions, set off when a foe falls, each of which brings her a surge."""
    sheet = fight.one("ysolde")["sheet"]
    more = [
        {
            "name": f"Encore {number}",
            "action": action,
            "when": "foe-felled",
            "who": "self",
            "effects": [{"do": "surges", "n": 1}],
        }
        for number, action in enumerate(actions)
    ]
    fight.one("ysolde")["sheet"] = read_sheet({**sheet, "abilities": [sheet["abilities"][0], *more]})
    fight.one("boathook")["stamina"] = 3
    return fight


@pytest.mark.rule("DSB-044")
def test_a_free_triggered_action_does_not_count_against_the_one_a_round() -> None:
    fight = with_reactions(Battle(("ysolde", 2), ("boathook", 2), ("boathook", 4)), "triggered", "free-triggered")
    fight.go("ysolde").use("seam").roll(1)
    fight.say("react:ability-0-2")
    assert fight.one("ysolde")["reacted"] == 0
    assert fight.why_not("react:ability-0-2", 1) == "DSB-040"  # nothing is answered twice by the same action
    fight.say("react:ability-0-1")
    assert fight.one("ysolde")["reacted"] == 1
    assert (fight.kind, fight.one("ysolde")["surges"]) == ("turn", 2)


@pytest.mark.rule("DSB-044", "DSB-045")
@pytest.mark.parametrize(("action", "asked"), [("triggered", "turn"), ("free-triggered", "react")])
def test_whoever_has_reacted_in_this_round_may_still_do_so_for_free(action: str, asked: str) -> None:
    fight = with_reactions(Battle(("ysolde", 2), ("boathook", 2), ("boathook", 4)), action)
    fight.one("ysolde")["reacted"] = 1
    fight.go("ysolde").use("seam").roll(1)
    assert fight.kind == asked


@pytest.mark.rule("DSB-030", "DSB-067")
@pytest.mark.parametrize("held_back", ["dazed", "surprised"])
def test_not_even_for_free_while_dazed_or_surprised(held_back: str) -> None:
    surprised = "heroes" if held_back == "surprised" else "nobody"
    fight = with_reactions(
        Battle(("ysolde", 2), ("boathook", 2), ("boathook", 4), surprised=surprised), "free-triggered"
    )
    if held_back == "dazed":
        fight.one("ysolde")["afflictions"] = [{"id": "dazed", "source": -1, "ends": "save", "since": 0}]
    fight.go("ysolde").use("seam").roll(1)
    assert fight.kind == "turn"
