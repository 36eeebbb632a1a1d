"""Bots: one protocol, seeded, and blind to what their seat cannot see."""

from __future__ import annotations

import re
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
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
    with pytest.raises(LudothequeError) as caught:
        bots.make("deep")
    assert str(caught.value) == f"there is no bot called 'deep'; there is {', '.join(bots.names())}"
    assert {"random", "greedy"} <= set(bots.names())


def test_every_bot_of_the_house_has_a_name_and_a_line_in_both_languages() -> None:
    """One that is not in the catalogue is called like the bots of others, who say nothing of how they play."""
    assert [name for name in bots._own() if "about" not in bots.words(name)] == []
    for id in ludotheque.games():
        game = ludotheque.game(id)
        assert [name for name in game.bots if "about" not in bots.words(name, game)] == []


# ---------------------------------------------------------------------- bots of others


class Last:
    """A bot as others write them."""

    name = "last"

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, knowledge: Knowledge) -> Move:
        return knowledge.moves[-1]


def test_a_bot_is_found_by_its_address() -> None:
    assert play(["tests.bots.test_bots:Last", "random"], "address").over


def test_a_bot_of_the_folder_one_stands_in_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine_of_the_folder.py").write_text(
        "class First:\n"
        "    name = 'first'\n"
        "    def __init__(self, dice): ...\n"
        "    def choose(self, knowledge): return knowledge.moves[0]\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    table = ludotheque.new("cendrelin", 2, 4)
    assert bots.make("mine_of_the_folder:First").choose(table.knowledge(0)) == table.knowledge(0).moves[0]


def test_a_bot_of_an_installed_package_is_named_and_found(monkeypatch: pytest.MonkeyPatch) -> None:
    own = bots.names()
    point = EntryPoint("last", "tests.bots.test_bots:Last", bots.GROUP)
    monkeypatch.setattr(bots, "entry_points", lambda group: [point] if group == bots.GROUP else [])
    monkeypatch.setattr(bots, "_installed", bots._installed.__wrapped__)  # not what was found before
    assert bots.names() == [*own, "last"]
    assert bots.words("last") == {"name": {"fr": "Bot (last)", "en": "Bot (last)"}}
    assert play(["last", "greedy"], "installed").over


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("no_such_module_at_all:Bot", "the bot 'no_such_module_at_all:Bot' cannot be loaded: ModuleNotFoundError"),
        ("tests.bots.test_bots:Nobody", "cannot be loaded: AttributeError"),
        ("tests.bots.test_bots:play", "is not a bot: a class with a method `choose` is expected"),
        (":", "cannot be loaded: ValueError"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_line(name: str, words: str) -> None:
    with pytest.raises(LudothequeError, match=re.escape(words)) as caught:
        bots.make(name)
    assert "\n" not in str(caught.value)
