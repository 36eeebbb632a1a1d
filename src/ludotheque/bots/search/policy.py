"""How a line of play goes on: every seat takes the move that looks best to it, one move ahead.

Every answer that is tried or played is counted: that is what thinking costs, on whatever machine. What a game foresees without
playing it is counted as well, so that it makes bots faster but never changes their moves.
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
        thinking, game = self.thinking, self.game
        foreseen = thinking.foresee(game, pos, seat, moves)
        if foreseen is None:
            return [thinking.value(game, self.after(pos, seat, move), seat) for move in moves]
        worths: list[float] = []
        for move, worth in zip(moves, foreseen, strict=True):
            if worth is None:
                worth = thinking.value(game, self.after(pos, seat, move), seat)
            else:
                self.spent += 1
            worths.append(worth)
        return worths

    def step(self, pos: Any, seat: int) -> Any:
        """The position after the seat's best-looking move, ties at random: `pos` itself, or one made to be judged."""
        game, thinking = self.game, self.thinking
        moves = filled(game, pos, seat, game.legal(pos, seat), self.dice)
        if len(moves) == 1:
            return self._go(pos, seat, moves[0])
        appraised = thinking.appraise(game, pos, seat, moves)
        foreseen = thinking.foresee(game, pos, seat, moves) if appraised is None else None
        known: Sequence[float | None] | None = foreseen if appraised is None else appraised
        # each with the position that was made to judge it, if any: the best of them is where the line goes on
        best: list[tuple[Move, Any]] = []
        highest = float("-inf")
        for n, move in enumerate(moves):
            worth = known[n] if known is not None else None
            twin = None
            if worth is None:
                twin = self.after(pos, seat, move)
                worth = thinking.value(game, twin, seat)
                if foreseen is not None:
                    thinking.learn(game, pos, twin, foreseen, n, worth)
            elif appraised is None:
                self.spent += 1
            if worth > highest + _CLOSE:
                best, highest = [(move, twin)], worth
            elif worth > highest - _CLOSE:
                best.append((move, twin))
        chosen, twin = best[self.dice.below(len(best))]
        if twin is not None:
            return twin
        if appraised is None:
            self.spent -= 1  # it was counted when it was foreseen
        return self._go(pos, seat, chosen)

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
