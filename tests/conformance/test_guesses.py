"""A right guess at a hidden card is answered like a wrong one: the same words, and the same work."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.conformance import check_guesses
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table
from tests.soak import of_the_day, share

#: After how many answers, by random play, the cards hidden from those asked are guessed at.
MOMENTS = share(
    {"cendrelin": (5, 30), "keyforge": (12, 40), "arackhan": (8, 16), "anima": (6, 25)},
    {"cendrelin": (0, 5, 30, 60), "keyforge": (0, 12, 40, 90), "arackhan": (0, 8, 16, 40), "anima": (0, 6, 25, 60)},
)


@pytest.mark.parametrize("seats", of_the_day([2, 4]))
@pytest.mark.parametrize("id", MOMENTS)
def test_a_hidden_card_does_not_betray_itself(id: str, seats: int) -> None:
    game = ludotheque.game(id)
    if not game.seats[0] <= seats <= game.seats[1]:
        seats = game.seats[0]
    dice = Dice(f"guesses {seats}")
    table = Table(game, seats, f"guesses {seats}", game.varied_options(dice, seats))
    compared = 0
    for number in range(max(MOMENTS[id]) + 1):
        if not table.asked:
            break
        if number in MOMENTS[id]:
            compared += check_guesses(table, table.asked[-1])
        options = table.choice.options
        table.play(options[dice.below(len(options))])
    assert compared > 100


def test_a_reference_is_read_in_one_spelling_only() -> None:
    """Also a card within sight: what is not its reference, letter for letter, names nothing."""
    table = ludotheque.new("cendrelin", seats=2, seed="spelling", options={"classes": ["sorcier", "animancien"]})
    seat = table.asked[0]
    game, position = table.game, table.position
    card = position.hand[seat][0]
    ref = game.ref(position, card)
    assert game.find_card(position, seat, ref) == card
    id, _, number = ref.partition("#")
    for other in (f"{id}#0{number}", f"{id}#{number} ", f"{id}#", id, f"#{number}", f"{id}#-{number}", f"{id}#9999999"):
        assert game.find_card(position, seat, other) is None, other
