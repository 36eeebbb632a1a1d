"""Rounds and turns of a fight: who begins, alternation, what a turn holds, triggered actions (DSB-030 to DSB-047)."""

from __future__ import annotations

import pytest

from ludotheque.games.drawsteel.rules import battle
from tests.drawsteel.skirmish import Skirmish, ability, foe, sheet


def triggered(round: int, reacted: int, *, free: bool = False, surprised: bool = False, dazed: bool = False) -> str:
    refusal = battle.check_triggered(round, reacted, free=free, surprised=surprised, dazed=dazed)
    return refusal.rule if refusal is not None else ""


@pytest.mark.rule("DSB-030", "DSB-044", "DSB-045")
def test_one_triggered_action_a_round_and_none_while_surprised() -> None:
    assert triggered(1, 0) == ""
    assert triggered(1, 1) == "DSB-045"
    assert triggered(2, 1) == ""
    assert triggered(1, 1, free=True) == ""
    assert triggered(1, 0, surprised=True) == triggered(1, 0, free=True, surprised=True) == "DSB-030"


@pytest.mark.rule("DSB-030", "DSB-047")
def test_surprise_lasts_for_the_first_round() -> None:
    table = Skirmish([sheet("A")]).fight("foes")
    assert table.pos.field["surprised"] == "foes"
    table.do("go:hero0", "use:hero0")
    assert table.causes() == [("edge", 1)]
    table.dice((2, 3)).answer("end_turn").turn("foe0")
    assert (table.pos.field["round"], table.pos.field["surprised"]) == (2, "")
    table.do("go:hero0", "use:hero0")
    assert table.causes() == []


@pytest.mark.rule("DSB-031")
def test_a_fight_takes_two_sides_and_ends_when_one_is_gone() -> None:
    table = Skirmish([sheet("A")], [foe(stamina=2)])
    table.being("foe0")["dead"] = True
    table.refuses("fight:nobody", "DSB-031")
    table.being("foe0")["dead"] = False
    table.being("hero0")["dead"] = True
    table.refuses("fight:nobody", "DSB-031")
    table.being("hero0")["dead"] = False
    assert table.why_not("call_off:met>1", 0) == "DSB-031"
    table.fight().answer("go:hero0").strike("hero0", (7, 7)).answer("end_turn")
    assert (table.kind, table.asked) == ("decide", 0)


@pytest.mark.rule("DSB-032")
@pytest.mark.parametrize(("surprised", "first"), [("foes", "heroes"), ("heroes", "foes")])
def test_the_side_that_is_not_surprised_begins(surprised: str, first: str) -> None:
    table = Skirmish().fight(surprised)
    assert (table.kind, table.pos.field["side"], table.pos.chance) == ("next", first, 0)


@pytest.mark.rule("DSB-033", "DSB-034")
@pytest.mark.parametrize(("face", "chooser"), [(5, 0), (6, 1), (1, 0), (10, 1)])
def test_a_d10_says_who_chooses(face: int, chooser: int) -> None:
    table = Skirmish().next_dice((face, 10)).fight("nobody")
    assert (table.kind, table.asked) == ("begins", chooser)
    assert table.options() == {"first:heroes", "first:foes"}
    assert table.answer("first:foes").pos.field["side"] == "foes"


@pytest.mark.rule("DSB-041")
def test_a_feature_lowers_what_the_die_must_show() -> None:
    assert battle.players_choose(6)
    assert not battle.players_choose(5)
    assert battle.players_choose(4, [4])
    assert not battle.players_choose(3, [4, 5])
    table = Skirmish([sheet("A", traits=[{"name": "-", "text": "-", "begins": 4}])])
    assert table.next_dice((4, 10)).fight("nobody").asked == 1


@pytest.mark.rule("DSB-035")
def test_sides_alternate() -> None:
    table = Skirmish(foes=[foe("X"), foe("Y")]).fight().turn("hero0")
    assert table.asked == 0
    table.refuses("go:hero1", "DSB-035")
    table.turn("foe0")
    assert table.asked == 2


@pytest.mark.rule("DSB-035")
def test_a_squad_acts_together() -> None:
    table = Skirmish([sheet("A")], [foe("M", organization="minion"), foe("X")])
    table.answer("form_squad:foe0>4").fight().turn("hero0", "foe0")
    table.refuses("go:foe0", "DSB-036")


@pytest.mark.rule("DSB-036")
def test_one_turn_a_round() -> None:
    table = Skirmish().fight().turn("hero0", "foe0")
    assert table.why_not("go:hero0", 2) == "DSB-036"
    assert [int(table.pos.beings[number]["acted"]) for number in (0, 1, 2)] == [1, 0, 1]


@pytest.mark.rule("DSB-042", "DSB-043")
@pytest.mark.parametrize("surprised", ["foes", "heroes"])
def test_whoever_is_left_acts_in_a_run_and_the_same_side_opens(surprised: str) -> None:
    table = Skirmish(foes=[foe(name) for name in "XYZ"]).fight(surprised)
    order = (
        ["hero0", "foe0", "hero1", "foe1", "foe2"]
        if surprised == "foes"
        else ["foe0", "hero0", "foe1", "hero1", "foe2"]
    )
    table.turn(*order)
    assert table.pos.field["round"] == 2
    assert table.pos.field["side"] == ("heroes" if surprised == "foes" else "foes")
    table.turn(order[0])


@pytest.mark.rule("DSB-037")
def test_a_turn_holds_one_of_each() -> None:
    both = [ability(), ability("trick", action="maneuver")]
    table = Skirmish([sheet("A", abilities=both), sheet("B")]).fight().answer("go:hero0")
    table.answer("step:1").refuses("step:0", "DSB-037")
    table.strike("hero0", (2, 3), index=1).refuses("use:hero0.1", "DSB-037").refuses("stand", "DSB-037")
    table.strike("hero0", (2, 3)).refuses("use:hero0.0", "DSB-037")
    assert table.options() == {"end_turn"}


@pytest.mark.rule("DSB-038")
def test_the_main_action_may_be_traded_once() -> None:
    table = Skirmish().fight().do("go:hero0", "trade:1", "step:1", "step:0")
    table.refuses("use:hero0", "DSB-037").refuses("trade:0", "DSB-038").refuses("step:1", "DSB-037")
    breath = Skirmish()
    breath.being("hero0")["stamina"] = 5
    breath.fight().do("go:hero0", "trade:0", "breath", "breath").refuses("breath", "DSB-037")
    assert breath.being("hero0")["stamina"] == 25


@pytest.mark.rule("DSB-039")
def test_a_move_leads_to_a_neighbouring_zone() -> None:
    table = Skirmish().fight().answer("go:hero0").refuses("step:0", "DSB-039").refuses("step:2", "DSB-039")
    assert table.answer("step:1").being("hero0")["zone"] == 1


@pytest.mark.rule("DSB-040", "DSB-121")
@pytest.mark.parametrize("action", ["triggered", "free-triggered", "free", "villain"])
def test_what_is_triggered_is_no_action_of_a_turn(action: str) -> None:
    table = Skirmish([sheet("A", abilities=[ability(action=action)])]).fight().answer("go:hero0")
    table.refuses("use:hero0", "DSB-121")


@pytest.mark.rule("DSB-046")
def test_how_long_to_choose_is_told_and_not_enforced() -> None:
    table = Skirmish().fight()
    assert "30" in table.table.choice.to_json()["why"]["en"]
    assert table.options() == {"go:being-0"}
    assert [option.key for option in table.table.choice_of(2).options] == ["go:being-1"]
