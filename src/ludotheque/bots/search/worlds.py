"""Dealt worlds: whole positions that a seat cannot tell from the true one.

`Game.resample` permutes what lies in the true position, so two true positions that look alike to a seat make different samples
with the same dice. Here the faces that the seat does not know are put in order first. What is dealt then depends on nothing but
the seat's knowledge and the dice, and so does whatever is decided on it.
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine.dice import Dice
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.thinking import Thinking


class Worlds:
    """Deals worlds one after the other."""

    __slots__ = ("_base", "_dice", "_game", "_seat")

    def __init__(self, knowledge: Knowledge, dice: Dice, thinking: Thinking | None = None) -> None:
        self._game = knowledge.game
        self._seat = knowledge.seat
        self._dice = dice
        # these dice only take the true position away: how many numbers they draw may depend on it
        self._base: Any = knowledge.sample(Dice(0))
        put_in_order(self._game, self._base, self._seat)
        if thinking is not None:
            thinking.ready(self._game, self._base)

    def deal(self) -> Any:
        """Another world; it belongs to the caller."""
        world = self._game.resample(self._base, self._seat, Dice(self._dice.word()))
        world.events.clear()
        return world


def put_in_order(game: Game[Any], pos: Any, seat: int) -> None:
    """Sort the faces of the cards that a seat does not know, in each pool."""
    pools: dict[int, list[int]] = {}
    for card, known in enumerate(pos.known):
        if not known >> seat & 1:
            pools.setdefault(pos.pool[card], []).append(card)
    fields = [getattr(pos, field) for field in ("faces", *game.face_fields)]
    for cards in pools.values():
        for card, values in zip(cards, sorted([field[card] for field in fields] for card in cards), strict=True):
            for field, value in zip(fields, values, strict=True):
                field[card] = value
    pos.forget()
