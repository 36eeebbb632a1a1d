"""Every game of the library against the conformance kit."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludotheque
from ludotheque.conformance import check_game, exhaust

GOLDENS = Path(__file__).parent.parent / "goldens"

#: Games examined choice by choice, cut into portions that run side by side: 200 for each game, over its numbers of seats.
PORTIONS = 20
GAMES_A_PORTION = 10

#: What random play may never reach, and why.
UNREACHABLE = {
    # every event has an option that can always be applied, so that none is ever sent away without effect (CE-S04)
    "cendrelin": {"moves": ["dismiss"], "events": ["dismiss"]},
}


@pytest.mark.parametrize("portion", range(PORTIONS))
@pytest.mark.parametrize("id", ludotheque.games())
def test_invariants_hold_at_every_choice(id: str, portion: int) -> None:
    game = ludotheque.game(id)
    low, high = game.seats
    seats = low + portion % (high - low + 1)
    assert check_game(game, seats, GAMES_A_PORTION, f"portion {portion}") > GAMES_A_PORTION


@pytest.mark.parametrize("id", ludotheque.games())
def test_every_card_and_ability_is_reached(id: str) -> None:
    game = ludotheque.game(id)
    low, high = game.seats
    reached = exhaust(game, list(range(low, high + 1)), 600)
    assert reached.never() == UNREACHABLE.get(id, {})


@pytest.mark.parametrize("id", ludotheque.games())
def test_every_game_has_golden_playthroughs(id: str) -> None:
    assert list((GOLDENS / id).glob("*.txt")), f"{id} has no golden playthrough in tests/goldens/{id}"
