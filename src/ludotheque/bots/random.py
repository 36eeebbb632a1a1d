"""The bot that picks any legal move, all equally likely."""

from __future__ import annotations

from ludotheque.engine.dice import Dice
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move


class Random:
    """Plays at random."""

    name = "random"
    strength = 0  # its place in the lists: the strongest last

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, knowledge: Knowledge) -> Move:
        return knowledge.any_move(self.dice)


BOT = Random
