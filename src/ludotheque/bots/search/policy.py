"""How a line of play goes on: every seat takes the move that looks best to it, one move ahead.

Every answer that is tried or played is counted: that is what thinking costs, on whatever machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.bots.search.candidates import filled
from ludotheque.engine.dice import Dice
from ludotheque.engine.game import Game
from ludotheque.engine.position import Move
from ludotheque.engine.thinking import Thinking

#: A line of play is cut off after so many answers, wherever it is.
LONGEST = 300
_CLOSE = 1e-9


class Policy:
    """Plays worlds on. `spent` is how many answers it has played."""

    __slots__ = ("dice", "game", "spent", "thinking")

    def __init__(self, game: Game[Any], thinking: Thinking, dice: Dice) -> None:
        self.game = game
        self.thinking = thinking
        self.dice = dice
        self.spent = 0

    def after(self, pos: Any, seat: int, move: Move) -> Any:
        """The position after a move; `pos` stays as it is."""
        twin = pos.copy()
        self.game.answer(twin, seat, move)
        twin.events.clear()
        self.spent += 1
        return twin

    def worths(self, pos: Any, seat: int, moves: Sequence[Move]) -> list[float]:
        """How good each move looks for the seat, one move ahead."""
        known = self.thinking.appraise(self.game, pos, seat, moves)
        if known is not None:
            return known
        return [self.thinking.value(self.game, self.after(pos, seat, move), seat) for move in moves]

    def step(self, pos: Any, seat: int) -> Any:
        """The position after the seat's best-looking move, ties at random: `pos` itself, or one made to be judged."""
        moves = filled(self.game, pos, seat, self.game.legal(pos, seat), self.dice)
        if len(moves) == 1:
            return self._go(pos, seat, moves[0])
        known = self.thinking.appraise(self.game, pos, seat, moves)
        best: list[Any] = []
        highest = float("-inf")
        for n, move in enumerate(moves):
            # a position that was made to be judged is kept: the best of them is where the line goes on
            found: Any = move if known is not None else self.after(pos, seat, move)
            worth = known[n] if known is not None else self.thinking.value(self.game, found, seat)
            if worth > highest + _CLOSE:
                best, highest = [found], worth
            elif worth > highest - _CLOSE:
                best.append(found)
        chosen = best[self.dice.below(len(best))]
        return chosen if known is None else self._go(pos, seat, chosen)

    def _go(self, pos: Any, seat: int, move: Move) -> Any:
        """Play a move in the position itself."""
        self.game.answer(pos, seat, move)
        pos.events.clear()
        self.spent += 1
        return pos

    def play_on(self, pos: Any, turn: int, turns: int) -> Any:
        """Follow a line of play that began in `turn` for so many changes of it, or to the end of the game. `pos` is used up."""
        game = self.game
        for _ in range(LONGEST):
            if not pos.asked:
                break
            now = game.turn(pos)
            if now != turn:
                turns -= 1
                turn = now
                if turns == 0:
                    break
            pos = self.step(pos, pos.asked[0])
        return pos

    def stray_on(self, pos: Any, turn: int, seat: int, often: int) -> Any:
        """Follow a line of play to the end of `turn`, in which a seat makes so many in a thousand of its moves at random."""
        game = self.game
        for _ in range(LONGEST):
            if not pos.asked or game.turn(pos) != turn:
                break
            asked = pos.asked[0]
            if asked == seat and self.dice.below(1000) < often:
                moves = filled(game, pos, seat, game.legal(pos, seat), self.dice)
                pos = self._go(pos, seat, moves[self.dice.below(len(moves))])
            else:
                pos = self.step(pos, asked)
        return pos
