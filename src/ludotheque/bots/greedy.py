"""The bot that looks one move ahead and takes what looks best for its seat.

It thinks on a position dealt again from what it knows, so no card it cannot see affects its choice. How good a position looks
is up to the game (`Game.value`); ties are broken at random.
"""

from __future__ import annotations

from ludotheque.engine.dice import Dice
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move


class Greedy:
    """Looks one move ahead."""

    name = "greedy"
    strength = 1  # its place in the lists: the strongest last

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, knowledge: Knowledge) -> Move:
        moves = knowledge.moves
        if len(moves) == 1:
            return moves[0]
        game, seat = knowledge.game, knowledge.seat
        deal = knowledge.sample(self.dice)
        # what has to be said is said at random; a move for which nothing fits is left to the others
        moves = [filled for move in moves if (filled := game.fill(deal, seat, move, self.dice)) is not None]
        best: list[Move] = []
        highest = float("-inf")
        worths = game.appraise(deal, seat, moves)
        for n, move in enumerate(moves):
            if worths is not None:
                value = worths[n]
            else:
                after = deal.copy()
                game.answer(after, seat, move)
                value = game.value(after, seat)
            if value > highest + 1e-9:
                best, highest = [move], value
            elif value > highest - 1e-9:
                best.append(move)
        return best[self.dice.below(len(best))]


BOT = Greedy
