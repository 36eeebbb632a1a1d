"""What holds whatever is played: over random sessions, tokens, Experience and every counter keep their rules."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table
from ludotheque.games.drawsteel.beings import HERO, maximum
from tests.drawsteel.sitting import ability, sheet

#: Rulings may set anything; the end would end it.
_LEFT_OUT = ("concede", "set_figure", "set_pool", "end_session")
_FURY = {"resource": {"fr": "Rage", "en": "Ferocity"}, "calling": {"fr": "Furie", "en": "Fury"}, "gain": "1d3"}


def session(seed: int) -> Table:
    blow = ability("Blow", tiers=[[{"do": "damage", "n": n}] for n in (4, 8, 12)])
    costly = ability("Storm", cost=3, tiers=[[{"do": "damage", "n": n}] for n in (6, 9, 15)])
    heroes = [
        sheet("Val", stamina=21, recoveries=3, reason=2, skills=["magic"], abilities=[blow]),
        sheet("Jorn", stamina=24, recoveries=2, might=2, abilities=[blow, costly], **_FURY),
    ]
    foes = [sheet("Wolf", "foe", stamina=20, abilities=[blow]), sheet("Orc", "foe", stamina=30, abilities=[blow])]
    options = {"heroes": heroes, "foes": foes, "carried": bool(seed % 2), "kept": seed % 5}
    return ludotheque.new("drawsteel", seats=3, seed=seed, options=options)


def step(table: Table, dice: Dice, left_out: tuple[str, ...] = _LEFT_OUT) -> None:
    """Something that somebody may do, at random: mostly an answer, sometimes an offer."""
    game, pos = table.game, table.position
    seat = dice.below(table.seats)
    moves = [move for move in game.may(pos, seat) if move[0] not in left_out] if dice.below(3) == 0 else []
    if not moves:
        seat = table.asked[dice.below(len(table.asked))]
        moves = [move for move in game.legal(pos, seat) if move[0] not in left_out]
    verbs = sorted({move[0] for move in moves})  # by verb first: some have a hundred moves, and some one
    verb = verbs[dice.below(len(verbs))]
    moves = [move for move in moves if move[0] == verb]
    move = game.fill(pos, seat, moves[dice.below(len(moves))], dice)
    if move is not None:
        table.play(game.key(pos, move), seat)


def counters(table: Table) -> list[dict[str, Any]]:
    return [{**one} for one in table.position.beings if one["kind"] == HERO]


@pytest.mark.rule("DS-096", "DS-148", "DS-149", "DS-150", "DS-158", "DS-162")
@pytest.mark.parametrize("seed", range(12))
def test_counters_over_random_sessions(seed: int) -> None:
    table, dice = session(seed), Dice(f"counters {seed}")
    converted = [0, 0]
    for _ in range(150):
        before = counters(table)
        step(table, dice)
        assert table.position.tokens >= 0
        for number, (was, one) in enumerate(zip(before, counters(table), strict=True)):
            if one["xp"] != was["xp"]:
                assert one["xp"] - was["xp"] == was["victories"]  # Victories, and nothing else, become Experience
                assert one["victories"] == 0
                converted[number] += was["victories"]
            assert one["stamina"] <= maximum(one)  # type: ignore[arg-type]
            assert 0 <= one["recoveries"] <= one["sheet"]["recoveries"]
            assert min(one["resource"], one["surges"], one["temporary"], one["victories"]) >= 0
    assert [one["xp"] for one in counters(table)] == converted


def test_random_sessions_reach_what_they_are_to_prove() -> None:
    """The test above would say nothing if nobody spent, fought or rested."""
    kinds: set[str] = set()
    for seed in range(12):
        table, dice = session(seed), Dice(f"counters {seed}")
        for _ in range(150):
            step(table, dice)
        kinds |= {line["kind"] for line in table.log_all()}
    assert {"buy_surges", "reroll", "rested", "victories", "harm", "recover", "adventure", "respite_over"} <= kinds
