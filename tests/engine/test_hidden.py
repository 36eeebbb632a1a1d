"""What seats know: revealing, mixing, shuffling, resampling."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import new_position
from tests.engine.toy import Toy, ToyPosition


def position(seats: int = 2) -> ToyPosition:
    game = Toy()
    return game.start(seats, 5, {})


def test_a_hand_is_known_to_its_owner_only() -> None:
    pos = position()
    for seat in range(2):
        for card in pos.hand[seat]:
            assert pos.known[card] == 1 << seat
    assert all(pos.known[card] == 0 for card in pos.stock)


def test_revealing_tells_who_saw_something_new() -> None:
    pos = position()
    card = pos.hand[0][0]
    pos.revealed_to = 0
    pos.reveal(card)
    assert pos.known[card] == 3
    assert pos.revealed_to == 2, "only seat 1 did not know the card"
    pos.revealed_to = 0
    pos.reveal(card)
    assert pos.revealed_to == 0


def test_a_shuffle_makes_everybody_forget_and_counts_as_chance() -> None:
    pos = position()
    card = pos.stock[0]
    pos.reveal(card)
    before = pos.chance
    pos.shuffle(pos.stock)
    assert pos.known[card] == 0
    assert pos.chance > before


def test_mixing_cards_that_all_were_known_makes_a_pool_of_their_own() -> None:
    pos = position()
    one, two, other = pos.stock[:3]
    pos.reveal(one)
    pos.reveal(two)
    pos.mix([one, two], 1)
    assert pos.known[one] == pos.known[two] == 1
    assert pos.pool[one] == pos.pool[two] != pos.pool[other]


def test_mixing_with_an_unknown_card_joins_its_pool() -> None:
    pos = position()
    one, other = pos.stock[:2]
    pos.reveal(one)
    pos.pool[one] = 9
    pos.mix([one, other], 0)
    assert pos.pool[one] == pos.pool[other]


def test_mixing_joins_all_the_pools_of_unknown_cards() -> None:
    pos = position()
    one, two, three = pos.stock[:3]
    pos.pool[one], pos.pool[two], pos.pool[three] = 7, 8, 8
    pos.mix([one, two], 0)
    assert pos.pool[one] == pos.pool[two] == pos.pool[three]


def test_a_new_deal_keeps_what_the_seat_knows_and_moves_the_rest() -> None:
    game = Toy()
    pos = game.start(2, 5, {})
    dice = Dice(1)
    hands = set()
    for _ in range(30):
        deal = game.resample(pos, 0, dice)
        assert [deal.faces[card] for card in deal.hand[0]] == [pos.faces[card] for card in pos.hand[0]]
        assert sorted(deal.faces) == sorted(pos.faces)
        assert deal.rng != pos.rng
        hands.add(tuple(deal.faces[card] for card in deal.hand[1]))
    assert len(hands) > 20, "the other hand is dealt again each time"
    assert pos.faces == game.start(2, 5, {}).faces, "the true position is untouched"


def test_cards_of_other_pools_are_not_dealt_into_each_other() -> None:
    game = Toy()
    pos = game.start(2, 5, {})
    apart = pos.stock[:2]
    for card in apart:
        pos.pool[card] = 99
    faces = {pos.faces[card] for card in apart}
    for seed in range(10):
        deal = game.resample(pos, 0, Dice(seed))
        assert {deal.faces[card] for card in apart} == faces


# ---------------------------------------------------------------------- sealed answers

#: Questions that are answered with cards nobody else has seen: their faces are dealt again, and nothing else is to be redrawn.
WITH_CARDS = {"KeepObjectives", "BuildLives"}
#: What is dealt again or drawn anew whatever was answered.
OF_CARDS = {"rng", "faces", "known", "pool"}


def resealed(id: str) -> dict[str, bool]:
    """By question: whether what somebody has answered, while others are still asked, changes when it is dealt again for one of them."""
    game = ludotheque.game(id)
    dice = Dice(f"sealed {id}")
    low, high = game.seats
    found: dict[str, bool] = {}
    for number in range(40):
        seats = low + number % (high - low + 1)
        options = game.varied_options(dice, seats) if number % 2 else {}
        pos: Any = new_position(game, seats, f"sealed {number}", options)
        for _ in range(120):
            if not pos.asked:
                break
            seat = pos.asked[dice.below(len(pos.asked))]
            question, frame, others = game.asking(pos), pos.stack[-1], [one for one in pos.asked if one != seat]
            free = len(game.legal(pos, seat)) > 1
            game.answer(pos, seat, game.any_move(pos, seat, dice))
            name = type(question).__name__
            if free and others and pos.asked == others and pos.stack[-1] is frame and not found.get(name):
                deals = [game.dump(game.resample(pos, others[0], dice)) for _ in range(20)]
                plain = [
                    {name: deal[name] for name in deal if name not in OF_CARDS | {*game.face_fields}} for deal in deals
                ]
                found[name] = found.get(name, False) or any(deal != plain[0] for deal in plain)
    return found


@pytest.mark.parametrize(
    ("id", "questions"),
    [
        ("anima", {"Keep", "Window"}),
        ("arackhan", {"Mulligan", "Discard", "Return"}),
        ("cendrelin", {"ChooseClasses", "KeepObjectives", "BuildLives", "ChooseFavourites", "NamePlaces"}),
        ("drawsteel", {"Effort"}),
    ],
)
def test_a_sealed_answer_is_drawn_again_for_whoever_is_still_asked(id: str, questions: set[str]) -> None:
    """A bot thinks on such deals: it must not find there what the others have just answered."""
    found = resealed(id)
    assert questions <= set(found)
    assert [name for name, redrawn in found.items() if not redrawn and name not in WITH_CARDS] == []
