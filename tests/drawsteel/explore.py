"""Random sessions in which everything that can be said is tried: what is refused, and where in the sources."""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.conformance import refused
from ludotheque.conformance.refusals import Site
from ludotheque.engine.args import NUMBER, PIECE, SEAT, THING, Arg
from ludotheque.engine.dice import Dice
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.table import Table

GAME = ludotheque.game("drawsteel")
_MOST_NUMBER = 5


def explored(seed: str, options: dict[str, Any], seats: int, answers: int, tries: int) -> dict[Site, Refusal]:
    """Every place that says no to attempts drawn at random, in a session of so many answers."""
    dice = Dice(f"explore {seed}")
    table = Table(GAME, seats, seed, options)
    found: dict[Site, Refusal] = {}
    for _ in range(answers):
        if table.over:
            break
        for _ in range(tries):
            _try(table, dice, found)
        seat = table.asked[dice.below(len(table.asked))]
        offers = GAME.may(table.position, seat)
        move = None
        if offers and not dice.below(4):
            move = GAME.fill(table.position, seat, offers[dice.below(len(offers))], dice)
        move = move or GAME.any_move(table.position, seat, dice)
        table.play(GAME.key(table.position, move), seat)
    return found


def _try(table: Table, dice: Dice, found: dict[Site, Refusal]) -> None:
    position = table.position
    standing = list(GAME.standing)
    seat = dice.below(table.seats)
    verbs = list(GAME.asking(position).verbs) if seat in table.asked and dice.below(3) else standing
    verb = verbs[dice.below(len(verbs))]
    values = [_drawn(table, seat, arg, dice) for arg in GAME.moves[verb].args]
    if None in values:
        return
    key = GAME.key(position, (verb, *values))
    if table.why_not(key, seat) is not None:
        refusal, site = refused(table, key, seat)
        found.setdefault(site, refusal)


def _drawn(table: Table, seat: int, arg: Arg, dice: Dice) -> Any:
    if arg.open:
        return arg.draw(dice)
    if arg.kind == SEAT:
        return dice.below(table.seats)
    if arg.kind == NUMBER:
        return dice.below(_MOST_NUMBER)
    if arg.kind == PIECE:
        pieces = GAME.pieces(table.position, seat, arg.name)
        return pieces[dice.below(len(pieces))] if pieces else None
    assert arg.kind == THING
    things = 0
    while True:
        try:
            GAME.thing_id(arg.name, things)
        except IndexError:
            break
        things += 1
    return dice.below(things)
