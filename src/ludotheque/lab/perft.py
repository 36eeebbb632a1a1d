"""Perft: how many positions all the options lead to, depth by depth, from a given one.

Chess programs compare such counts to notice that a change to the move generator has changed the rules. Here dice and shuffles
are part of a position, so its count is a fixed number. When several seats are asked at once, the first one answers first: the
order of sealed answers would only multiply the count. An option with open arguments counts once, filled in always alike.
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine.dice import Dice
from ludotheque.engine.game import Game
from ludotheque.engine.position import Position


def perft(game: Game[Any], position: Position, depth: int) -> list[int]:
    """The number of positions after 1, 2 … `depth` answers. Finished games add nothing."""
    counts = [0] * depth
    _walk(game, position, 0, counts)
    return counts


def _walk(game: Game[Any], position: Position, level: int, counts: list[int]) -> None:
    if not position.asked:
        return
    seat = position.asked[0]
    moves = game.legal(position, seat)
    counts[level] += len(moves)
    if level + 1 == len(counts):
        return
    for move in moves:
        filled = game.fill(position, seat, move, Dice(1)) if game.moves[move[0]].open else move
        if filled is None:
            continue
        after = position.copy()
        game.answer(after, seat, filled)
        _walk(game, after, level + 1, counts)
