"""Battles of two against two for tests: A and C are partners, B and D their opponents (AW-S04)."""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table
from tests.arackhan.helpers import Play

A, B, C, D = range(4)
#: A small battle: A's Paladin touches C's Homme des Neiges and D's Moleg; B's Ogre touches C's Homme and D's Moleg.
FIELDS: dict[int, list[Any]] = {
    A: ["paladin-de-glace@3-2", "wendigo-lunaire@2-2"],
    B: ["ogre-du-marais@4-3"],
    C: ["homme-des-neiges@4-2"],
    D: ["moleg-de-glace@3-3"],
}
HAND = ["pingouin-nihiliste", "pingouin-nihiliste"]
PILE = ["perroquet-provocateur"] * 6
#: Strategy cards for those who hold none, so that discards are not shuffled at once.
FILLER = ["sabotage"] * 16


def four(seats: dict[int, dict[str, Any]] | None = None, **rest: Any) -> Play:
    """The battle above with what each seat has beside or instead; A's turn (step c) unless `step` says else."""
    said = [{"field": FIELDS[seat], "hand": HAND, "deck": PILE, **(seats or {}).get(seat, {})} for seat in (A, B, C, D)]
    return Play(ludotheque.scenario("arackhan", {"layout": "alliance", "seats": said, "active": A, **rest}))


def strategy(
    card: str, points: int, *, seat: int = A, seats: dict[int, dict[str, Any]] | None = None, **rest: Any
) -> Play:
    """The Strategy phase of a seat that holds a card and some points; round 1, so that no point is added."""
    rest.setdefault("strategy_pile", FILLER)
    held = {**(seats or {}), seat: {"strategy": card, "points": points, **(seats or {}).get(seat, {})}}
    return four(held, **{"step": "strategy", "active": seat, "round": 1, **rest})


def message(card: str, points: int, *, seats: dict[int, dict[str, Any]] | None = None, **rest: Any) -> Play:
    """A has received a message from C."""
    rest.setdefault("strategy_pile", FILLER)
    return four({**(seats or {}), A: {"message": card, "points": points, **(seats or {}).get(A, {})}}, **rest)


def new(seed: int | str = 1, **options: Any) -> Table:
    return ludotheque.new("arackhan", seats=4, seed=seed, options={"layout": "alliance", **options})


def begun(seed: int | str = 1, **options: Any) -> Table:
    """A new game after its mulligans."""
    table = new(seed, **{"first": A, **options})
    while table.choice.kind == "mulligan":
        table.play("keep", seat=table.asked[0])
    return table


#: What one who does as little as possible answers, best first.
_QUIET = ("hold", "no", "pass", "confirm", "keep", "done", "resolve", "stop")


def go_quietly(table: Table) -> None:
    """One answer: nothing more than the rules ask for."""
    options = table.choice.options
    for key in _QUIET:
        for option in options:
            if option.key.split(":")[0] == key:
                table.play(option)
                return
    table.play(options[0])


def go_lively(table: Table, dice: Dice) -> None:
    """One random answer, except that Strategy cards are kept and messages declined: fights make room on the battlefield."""
    options = table.choice.options
    if table.choice.kind in ("strategy", "message"):
        go_quietly(table)
    else:
        table.play(options[dice.below(len(options))])


def zone(table: Table, id: str, seat: int | None) -> dict[str, Any]:
    return next(one for one in table.view(seat)["zones"] if one["id"] == id)


def ids(table: Table, id: str, seat: int | None) -> list[str | None]:
    """The cards of a zone as a seat sees them: ids, or None for a back."""
    return [card["id"] for card in zone(table, id, seat)["cards"]]
