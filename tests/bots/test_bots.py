"""Bots: one protocol, seeded, and blind to what their seat cannot see."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.table import Table
from tests.engine.toy import Toy


def play(names: list[str], seed: str) -> Table:
    table = ludotheque.new("cendrelin", len(names), seed)
    players = [bots.make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while not table.over:
        choice = table.choice
        move = players[choice.seat].choose(table.knowledge(choice.seat))
        assert move in choice.op.moves(table.position, choice.frame, choice.seat)
        table.play(table.game.key(table.position, move), choice.seat)
    return table


@pytest.mark.parametrize("name", bots.names())
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    one, two, other = play([name, name], "a"), play([name, name], "a"), play([name, name], "b")
    assert one.answers == two.answers
    assert one.answers != other.answers


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_does_not_change_the_table_it_thinks_about(name: str) -> None:
    table = ludotheque.new("cendrelin", 3, 5)
    before = table.game.dump(table.position)
    bots.make(name, 1).choose(table.knowledge(0))
    assert table.game.dump(table.position) == before
    assert not table.position.events


def test_greedy_takes_the_best_card_it_can_see() -> None:
    """In the toy every play is worth one card; drawing is worth nothing: greedy always plays when it can."""
    table = Table(Toy(), 2, 3)
    move = bots.make("greedy", 0).choose(table.knowledge(0))
    assert move[0] == "play"


def test_a_bot_thinks_on_deals_in_which_the_hands_of_others_vary() -> None:
    table = ludotheque.new("cendrelin", 2, 11, {"classes": ["sorcier", "animancien"]})
    knowledge = table.knowledge(0)
    dice = Dice(3)
    theirs = {tuple(deal.faces[card] for card in deal.hand[1]) for deal in (knowledge.sample(dice) for _ in range(60))}
    mine = {tuple(deal.faces[card] for card in deal.hand[0]) for deal in (knowledge.sample(dice) for _ in range(60))}
    assert len(theirs) > 3
    assert len(mine) == 1


def test_an_unknown_bot_names_the_known_ones() -> None:
    with pytest.raises(LudothequeError, match="there is no bot called 'deep'; there is random, greedy"):
        bots.make("deep")
