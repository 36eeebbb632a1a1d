"""What only the Director knows stays with the Director, and what befalls squads."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.conformance import Nonconforming
from ludotheque.conformance.invariants import check_events, check_hidden
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table
from ludotheque.games.drawsteel import views
from ludotheque.games.drawsteel.beings import state
from tests.drawsteel.table import ability, foe, pos, said, session, sheet

GAME = ludotheque.game("drawsteel")
CLAW = ability("Claw", roll="might", tiers=[[{"do": "damage", "n": n}] for n in (2, 4, 6)])
SWEEP = ability("Sweep", effects=[{"do": "damage", "n": 5}], area="zone")


def fighting(*heroes: dict[str, Any], foes: list[dict[str, Any]], seats: int = 2) -> Table:
    """A fight in which the heroes go first."""
    table = session(list(heroes), foes, seats)
    table.play("fight:foes", 0)
    return table


@pytest.mark.rule("DSB-096")
def test_minions_of_a_squad_fall_one_by_one() -> None:
    table = fighting(sheet("Ilsa", ability("Cut", effects=[{"do": "damage", "n": 7}])), foes=[foe("Rat", stamina=5)])
    rats = pos(table).beings[1]
    rats["squad"], rats["stamina"] = [3, 3], 15
    table.play("go:being-0", 1)
    table.play("use:ability-0-0", 1)
    assert (rats["squad"], rats["stamina"], rats["dead"]) == ([2, 3], 8, False)


def test_a_bot_in_a_players_seat_thinks_with_other_foes_that_look_the_same() -> None:
    table = fighting(sheet("Ilsa", CLAW), foes=[foe("Rat", CLAW, stamina=20, note="flees")])
    pos(table).beings[1]["stamina"] = 9
    pos(table).malice, pos(table).notes = 7, ["the rat is the baron"]
    deals: list[Any] = [table.knowledge(1).sample(Dice(seed)) for seed in range(20)]
    rats = [deal.beings[1] for deal in deals]
    assert {state(rat) for rat in rats} == {"winded"}
    assert {rat["sheet"]["name"]["en"] for rat in rats} == {"Rat"}
    for of in ("stamina", "characteristics", "abilities", "note"):
        assert len({repr(rat["sheet"][of]) for rat in rats}) > 3, of
    assert len({rat["stamina"] for rat in rats}) > 3
    assert len({deal.malice for deal in deals}) > 3
    assert not any("the rat is the baron" in deal.notes for deal in deals)
    mine: Any = table.knowledge(0).sample(Dice(1))
    assert (mine.beings, mine.malice, mine.notes) == (pos(table).beings, 7, ["the rat is the baron"])


def test_a_squad_is_drawn_again_with_as_many_standing() -> None:
    table = fighting(sheet("Ilsa", CLAW), foes=[foe("Rat", stamina=5)])
    pos(table).beings[1]["squad"], pos(table).beings[1]["stamina"] = [2, 4], 8
    for seed in range(20):
        rats = table.knowledge(1).sample(Dice(seed)).beings[1]  # type: ignore[attr-defined]
        assert -(-rats["stamina"] // rats["sheet"]["stamina"]) == 2


def test_what_moves_the_other_side_is_drawn_again_but_not_what_was_learnt() -> None:
    table = session()
    for key in ("negotiate:open>baron>0", "motive:greed", "motive:peace", "pitfall:power", "ready"):
        table.play(key, 0)
    pos(table).field["learnt"] = ["peace"]
    deals = [table.knowledge(1).sample(Dice(seed)).field for seed in range(30)]  # type: ignore[attr-defined]
    assert all("peace" in field["motivations"] for field in deals)
    assert {"greed" in field["motivations"] for field in deals} == {True, False}
    assert len({tuple(field["pitfalls"]) for field in deals}) > 3


def test_players_do_not_read_a_foes_stamina_in_the_journal() -> None:
    table = fighting(sheet("Ilsa", ability("Cut", effects=[{"do": "damage", "n": 5}])), foes=[foe("Rat", stamina=20)])
    table.play("go:being-0", 1)
    table.play("use:ability-0-0", 1)
    director, player = ([line for line in said(table, seat) if "5" in line and "Rat" in line] for seat in (0, 1))
    assert any("15" in line for line in director)
    assert player
    assert not any("15" in line for line in player)


def test_the_kit_notices_a_foe_whose_figures_show(monkeypatch: pytest.MonkeyPatch) -> None:
    table = fighting(sheet("Ilsa", CLAW), foes=[foe("Rat", CLAW)])
    check_hidden(GAME, table.position, 1, Dice(1))
    monkeypatch.setattr(views, "knows_all", lambda viewer: True)
    with pytest.raises(Nonconforming, match="the view of seat 1"):
        check_hidden(GAME, table.position, 1, Dice(1))


def test_what_a_foe_can_do_comes_to_light_when_it_does_it() -> None:
    table = fighting(sheet("Ilsa", CLAW), foes=[foe("Rat", CLAW, SWEEP), foe("Cat", CLAW)])
    table.play("go:being-0", 1)
    table.play("end_turn", 1)
    table.play("go:being-1", 0)
    check_events(GAME, table.position, 0, ("use", 101), Dice(1))
    table.play("use:ability-1-1", 0)
    assert table.position.revealed_to & 0b10


def test_a_random_move_is_found_where_the_rules_leave_one_amount() -> None:
    table = session()
    table.play("respite:safe", 0)
    table.play("pass_hours:23", 0)
    for seed in range(20):
        move = GAME.any_move(table.position, 0, Dice(seed))
        assert GAME.refusal(table.position, 0, move) is None
