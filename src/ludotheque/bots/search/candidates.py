"""The moves worth comparing: open arguments filled in, and only one of those that come to the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.engine.args import CARD
from ludotheque.engine.dice import Dice
from ludotheque.engine.game import Game
from ludotheque.engine.position import Move


def distinct(game: Game[Any], pos: Any, seat: int, moves: Sequence[Move]) -> list[Move]:
    """The moves without those that differ only in which of two equal cards in the seat's own hand they name."""
    if len(moves) < 2:
        return list(moves)
    hand = {
        card
        for zone in game.zones(pos)
        if zone.owner == seat and zone.kind.layout == "hand"
        for card in zone.cards
        if pos.knows(seat, card)
    }
    if len(hand) < 2:
        return list(moves)
    fields = [getattr(pos, field) for field in ("faces", *game.face_fields)]
    found: dict[Move, Move] = {}
    for move in moves:
        args = zip(game.moves[move[0]].args, move[1:], strict=False)
        alike = tuple(
            (CARD, *(field[value] for field in fields)) if arg.kind == CARD and value in hand else value
            for arg, value in args
        )
        found.setdefault((move[0], *alike), move)
    return list(found.values())


def filled(game: Game[Any], pos: Any, seat: int, moves: Sequence[Move], dice: Dice) -> list[Move]:
    """The moves with what has to be said filled in at random; those for which nothing fits are left out."""
    said = game.open_verbs
    if not said or not any(move[0] in said for move in moves):
        return list(moves)
    return [move for offered in moves if (move := game.fill(pos, seat, offered, dice)) is not None]
