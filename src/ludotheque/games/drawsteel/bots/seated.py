"""What both bots share: a question is answered by the method that bears its kind, and what has to be said is filled in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from ludotheque.engine.args import TEXT
from ludotheque.engine.dice import Dice
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
from ludotheque.games.drawsteel.bots import tactics
from ludotheque.games.drawsteel.session import Session

#: What a bot says where somebody would tell a story: bots speak no language.
SAID = "…"


class Seated:
    """A bot in a seat of a session."""

    name = ""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, knowledge: Knowledge) -> Move:
        game, moves = knowledge.game, knowledge.moves
        pos = cast(Session, knowledge.sample(self.dice))
        answer: Callable[[Session, Sequence[Move]], Move | None] | None = getattr(
            self, f"on_{game.asking(pos).kind}", None
        )
        move = self.beside(knowledge, pos) or (answer(pos, moves) if answer is not None else None)
        filled = self.filled(game, move or self.any(moves))
        return filled if game.refusal(pos, knowledge.seat, filled) is None else knowledge.any_move(self.dice)

    def beside(self, knowledge: Knowledge, pos: Session) -> Move | None:
        """Something the seat may do without being asked, and does first; or None."""
        return None

    def any(self, moves: Sequence[Move]) -> Move:
        return moves[self.dice.below(len(moves))]

    def filled(self, game: Game[Any], move: Move) -> Move:
        """The move with something in the place of everything that is still open."""
        kind = game.moves[move[0]]
        values = [
            (SAID if arg.kind == TEXT else max(1, arg.low)) if arg.open and value is None else value
            for arg, value in zip(kind.args, move[1:], strict=True)
        ]
        return (move[0], *values)

    # ------------------------------------------------------------------ what anybody is asked in a fight

    def on_next(self, pos: Session, moves: Sequence[Move]) -> Move:
        return self.any(moves)

    def on_turn(self, pos: Session, moves: Sequence[Move]) -> Move:
        return tactics.turn(pos, moves)

    def on_targets(self, pos: Session, moves: Sequence[Move]) -> Move:
        return tactics.best_target(pos, moves)

    def on_gather(self, pos: Session, moves: Sequence[Move]) -> Move:
        return self.any(moves)

    def on_power(self, pos: Session, moves: Sequence[Move]) -> Move:
        return ("roll",)

    def on_tier(self, pos: Session, moves: Sequence[Move]) -> Move:
        """The tier as it fell, with all the surges there are."""
        surges = [move for move in moves if move[0] == "surge"]
        return surges[-1] if surges else ("keep",)

    def on_shove(self, pos: Session, moves: Sequence[Move]) -> Move:
        """As far as it goes."""
        memo = pos.stack[-1].memo
        assert memo is not None
        here = pos.beings[memo["target"]]["zone"]
        return max(moves, key=lambda move: abs(move[1] - here))

    def on_react(self, pos: Session, moves: Sequence[Move]) -> Move:
        return moves[0]

    def on_aided(self, pos: Session, moves: Sequence[Move]) -> Move:
        return moves[0]
