"""Every game of the library against the conformance kit."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludotheque
from ludotheque.conformance import check_game, exhaust
from tests.soak import share

GOLDENS = Path(__file__).parent.parent / "goldens"

#: Games examined choice by choice, over each game's numbers of seats: portions that run side by side, and games in each of
#: them. A portion must stay short on a busy machine.
PORTIONS = share(
    {"cendrelin": (12, 3), "keyforge": (10, 1), "arackhan": (8, 1)},
    {"cendrelin": (50, 4), "keyforge": (30, 2), "arackhan": (20, 1)},
)

#: What random play may never reach, and why.
UNREACHABLE = {
    # every event has an option that can always be applied, so that none is ever sent away without effect (CE-S04)
    "cendrelin": {"moves": ["dismiss"], "events": ["dismiss"]},
    # it takes Seigneur des Abîmes against Restringuntus who names Dis (KF-286), and Porte Dimensionnelle against Araignée
    # de l'Éther (KF-S55)
    "keyforge": {"moves": ["steal"], "events": ["no_house"]},
    # decks are brought, not chosen at the table; two texts of one player at the end of a round are rarer than these games
    "arackhan": {"moves": ["deck", "next"]},
}

#: Cards some of whose abilities never come up in these games by lot. Each has a test of its own that reaches them.
RARE = {
    "keyforge": {
        "drumble",
        "either:0",  # a copied creature with two Reap: abilities
        "epic-quest",
        "kelifi-dragon",
        "looter-goblin",
        "ozmo-martianologist",
        "smiling-ruth",
        "stampede",
        "too-much-to-protect",
        "turn-aside:0",  # two cards that turn the same Aombre elsewhere
    },
    # the set-up runs before the first question
    "arackhan": {"set-up:0", "set-up:1"},
}


@pytest.mark.parametrize(
    ("id", "portion"), [(id, portion) for id in ludotheque.games() for portion in range(PORTIONS.get(id, (20, 1))[0])]
)
def test_invariants_hold_at_every_choice(id: str, portion: int) -> None:
    game = ludotheque.game(id)
    low, high = game.seats
    seats = low + portion % (high - low + 1)
    games = PORTIONS.get(id, (20, 1))[1]
    assert check_game(game, seats, games, f"portion {portion}") > games


@pytest.mark.parametrize("id", ludotheque.games())
def test_every_card_and_ability_is_reached(id: str) -> None:
    game = ludotheque.game(id)
    low, high = game.seats
    reached = exhaust(game, list(range(low, high + 1)), 600)
    never = reached.never()
    rare = {name.partition("/")[0] for name in never.pop("abilities", [])}
    assert rare == RARE.get(id, set())
    assert never == UNREACHABLE.get(id, {})


@pytest.mark.parametrize("id", ludotheque.games())
def test_every_game_has_golden_playthroughs(id: str) -> None:
    assert list((GOLDENS / id).glob("*.txt")), f"{id} has no golden playthrough in tests/goldens/{id}"
