"""What a bot may base its decisions on: its choice, its view, and positions resampled from what its seat has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.choice import Choice
from ludotheque.engine.dice import Dice
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move, Position

if TYPE_CHECKING:
    from ludotheque.engine.game import Game


class Knowledge:
    """A seat's side of a position. The true position stays inside; bots get only what the methods return."""

    __slots__ = ("_position", "game", "seat")

    def __init__(self, game: Game[Any], position: Position, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._position = position

    @property
    def choice(self) -> Choice:
        return self.game.choice(self._position, self.seat)

    @property
    def moves(self) -> list[Move]:
        """The legal moves in the engine's own form, cheaper than `choice.options`."""
        return self.game.legal(self._position, self.seat)

    def any_move(self, dice: Dice) -> Move:
        """One of the moves at random, with its open arguments filled in."""
        return self.game.any_move(self._position, self.seat, dice)

    @property
    def offers(self) -> list[Move]:
        """What the seat may do without being asked, such as concede; a bot may answer with one of these."""
        return self.game.may(self._position, self.seat)

    def view(self) -> dict[str, Any]:
        return self.game.view(self._position, self.seat)

    def sample(self, dice: Dice) -> Position:
        """A position that this seat cannot distinguish from the true one."""
        sampled: Position = self.game.resample(self._position, self.seat, dice)
        return sampled
