"""How cards are measured: where each of them comes into play in the second game of a pair."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.dice import Dice
from ludotheque.engine.table import new_position
from ludotheque.games.anima.cards import FACES
from ludotheque.games.anima.trials import TRIALS
from tests.anima.helpers import GAME


def forked(trial: Any, number: int) -> Any:
    pos = new_position(GAME, trial.seats, f"trials {number}", {})
    dice = Dice("trials")
    found = None
    while found is None:
        found = trial.fork(pos, number)
        if found is None:
            GAME.answer(pos, pos.asked[0], GAME.any_move(pos, pos.asked[0], dice))
    return found


def first(pos: Any, seat: int, id: str) -> set[int]:
    """Where a card begins that is to be measured for a seat."""
    face = FACES[GAME.card_index[id]]
    if face.band == "final":
        return {pos.finals[-1]}
    return {
        "character": {pos.team[seat][0]},
        "advantage": {pos.hand[seat][0]},
        "mission": {pos.missions[seat][0]},
        "zone": {*pos.active, *pos.zone_deck[-9:]},
        "encounter": {*pos.guards, *pos.encounters[-6:]},
    }[face.kind]


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.kind)
def test_a_card_changes_places_with_one_that_soon_comes_into_play(trial: Any) -> None:
    """Every card of the kind gets its turn in one game or another: only who lies there already is not measured."""
    measured = set()
    for number in range(3):
        found = forked(trial, number)
        seat = number % trial.seats
        measured |= found.having.keys()
        for id, having in found.having.items():
            faces = zip(having.faces, found.without.faces, strict=True)
            changed = [card for card, (now, then) in enumerate(faces) if now != then]
            assert len(changed) == 2
            assert {FACES[having.faces[card]].kind for card in changed} == {trial.kind}
            if trial.kind not in ("character", "advantage"):
                assert len({FACES[having.faces[card]].band for card in changed}) == 1
            (where,) = [card for card in changed if FACES[having.faces[card]].id == id]
            assert where in first(found.without, seat, id)
    assert measured == set(trial.cards)
