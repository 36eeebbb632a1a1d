"""How bots that think prepare an age: at sight, by what the cards say, without ever going round in circles."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots.search.flat import Search
from ludotheque.engine.dice import Dice
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.table import new_position
from ludotheque.games.cendrelin import preparation

GAME: Any = ludotheque.game("cendrelin")
OPTIONS = GAME.read_options({"mode": "full"}, 2)


def prepared(name: str, seed: str) -> tuple[Any, list[Any]]:
    """The position before the first night, prepared by a bot on both seats, and the answers it gave."""
    pos = new_position(GAME, 2, seed, OPTIONS)
    players = [bots.make(name, f"{seed}/{seat}", GAME) for seat in range(2)]
    answers = []
    while pos.charge < 0:
        seat = pos.asked[0]
        move = players[seat].choose(Knowledge(GAME, pos, seat))
        answers.append(move)
        GAME.answer(pos, seat, move)
    return pos, answers


def objective(name: str) -> Any:
    return GAME.deck.objective(GAME.deck.index[name])


@pytest.mark.parametrize("name", ["beginner", "easy", "medium", "hard", "expert"])
def test_a_past_life_is_built_without_taking_anything_back(name: str) -> None:
    _, answers = prepared(name, "straight on")
    assert not [move for move in answers if move[0] == "unpick"]
    assert len(answers) <= 2 * 15  # classes, places, objectives, ten fragments, the seal, a favourite


def test_a_search_judges_the_preparation_at_sight() -> None:
    """Its whole effort would go into playing the preparation to its end, and tell nothing."""
    pos = new_position(GAME, 2, "at sight", OPTIONS)
    search = Search(Knowledge(GAME, pos, 0), Dice(1))
    search.choose(5000)
    assert search.spent == 0


def test_no_favourite_that_an_objective_forbids_to_be_abundant() -> None:
    """« Tant que âmes ≤ 1 » and abundant souls cannot both be had."""
    for number in range(12):
        pos = new_position(GAME, 2, f"favourites {number}", OPTIONS)
        player = [bots.make("medium", f"{number}/{seat}", GAME) for seat in range(2)]
        while pos.charge < 0:
            seat = pos.asked[0]
            moves = GAME.legal(pos, seat)
            if moves[0][0] == "favour":
                chosen = player[seat].choose(Knowledge(GAME, pos, seat))[1]
                conditions = [c for card in pos.drawn[seat] for c in GAME.deck.objective(pos.faces[card]).conditions]
                forbidden = {c.quantity for c in conditions if getattr(c, "high", 99) < 4}
                if forbidden and {2, 3} - forbidden:
                    assert chosen not in forbidden
                GAME.answer(pos, seat, ("favour", chosen))
            else:
                GAME.answer(pos, seat, player[seat].choose(Knowledge(GAME, pos, seat)))


def test_objectives_that_are_nearer_look_likelier() -> None:
    def likely(name: str) -> float:
        return preparation.likely(GAME.deck, objective(name))

    assert likely("choeur-des-absents") > likely("terre-retournee")  # two tokens are missing, or eight
    assert likely("feu-nourri") > likely("terre-retournee")  # Damage finds a use before eight tokens come
    assert likely("source-profonde") > likely("passer-les-ames")  # mana is spent more often than souls are created
    assert likely("source-profonde") > likely("coffres-pleins")  # what is spent counts for good
    assert likely("mise-en-terre") > likely("levee-en-masse")  # all age long, or in one night
    assert likely("nuit-de-carnage") > likely("feu-nourri")  # Damage is prepared more often than it finds a use


def test_the_objective_left_is_the_least_likely() -> None:
    left = 0
    for number in range(6):
        pos = new_position(GAME, 2, f"left {number}", OPTIONS)
        player = bots.make("medium", f"{number}", GAME)
        while pos.charge < 0 and not left & 1 << number:
            seat = pos.asked[0]
            move = player.choose(Knowledge(GAME, pos, seat))
            if move[0] == "leave":
                likely = {c: preparation.likely(GAME.deck, GAME.deck.objective(pos.faces[c])) for c in pos.drawn[seat]}
                assert likely[move[1]] <= sorted(likely.values())[1]  # the worst, or one that contradicts another
                left |= 1 << number
            GAME.answer(pos, seat, move)
    assert left == 63


def test_some_classes_are_worth_more_than_others() -> None:
    """By what their objectives ask for; but there is always a choice."""
    pos = new_position(GAME, 2, "classes", OPTIONS)
    moves = GAME.legal(pos, 0)
    worths = preparation.appraise(GAME.deck, pos, 0, moves)
    assert worths is not None
    assert 3 <= worths.count(1.0) <= len(moves) - 3
