"""Scenarios: whatever a table was opened with, what is written is read as the same battle."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadScenario
from ludotheque.engine.table import new_position
from ludotheque.games.arackhan import GAME
from ludotheque.games.arackhan.battle import PLACEMENT
from ludotheque.games.arackhan.mat import CENTRE, SLOTS, name
from tests.plain import plain

#: Fields that a scenario does not keep, and why: everything else of a position must be read back as it was.
NOT_KEPT = {
    "rng": "a scenario is dealt with a seed of its own",
    "known": "each seat knows its own hand",
    "pool": "as they would be mixed now",
    "chance": "counts what came before",
    "revealed_to": "what the last answer showed, for undo",
    "stack": "made from the step",
    "claimed": "counts in its own round only",
    "first_card": "counts while cards are placed only",
    "placed": "written only where nothing asks which cards came this round",
    "fresh": "likewise",
    "deeds": "likewise",
    "lasting": "written only where nothing lasts but what the cards and messages say themselves",
}
BY_COPY = ("faces", "owner", "controller", "at", "awake", "shown", "tokens", "attacked", "acted")
ZONES = (
    *("board", "deck", "hand", "discard", "astral", "beneath", "back", "moved", "declared", "withdrawn", "event"),
    *("event_pile", "event_past", "objective_pile", "objectives", "accomplished", "strategy_pile", "strategy_past"),
    *("strategies", "messages", "coups"),
)


#: What random tables leave alone: an area that the players have agreed on (AW-016).
AGREED: tuple[dict[str, Any], ...] = (
    {},
    {"slots": [name(at) for at in SLOTS[:-1]], "centre": [name(at) for at in CENTRE[:-1]]},
)


@pytest.mark.parametrize("seed", range(9))
def test_whatever_a_table_is_opened_with_is_read_back(seed: int) -> None:
    seats, dice = 2 + seed % 3, Dice(f"opened {seed}")
    options = {**GAME.varied_options(dice, seats), "swarm": bool(seed % 2), **AGREED[seed % 4 == 3]}
    pos = new_position(GAME, seats, f"opened {seed}", options)
    compared = 0
    while pos.asked:
        at = pos.asked[dice.below(len(pos.asked))]
        GAME.answer(pos, at, GAME.any_move(pos, at, dice))
        pos.events.clear()
        try:
            said = GAME.write_scenario(pos)
        except BadScenario:
            continue
        again = ludotheque.scenario("arackhan", said).position
        assert GAME.write_scenario(again) == said
        kept, had = (plain(one, BY_COPY, ZONES, NOT_KEPT) for one in (again, pos))
        assert kept == had
        assert again.asked == pos.asked
        assert (pos.phase != PLACEMENT) or again.first_card == pos.first_card
        compared += 1
    assert compared > 3
