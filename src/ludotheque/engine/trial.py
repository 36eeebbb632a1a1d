"""How cards that belong to no deck are measured: what the lab needs of a game to play with and without a card.

A game offers its trials (`Game.trials`). In a paired trial one position is played on twice, once with the card and once
without; a counted trial looks at finished games and says which cards decided them.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

from ludotheque.engine.numbers import Seat

if TYPE_CHECKING:
    from ludotheque.engine.position import Move


class Fork:
    """One position, to be played on in several ways."""

    __slots__ = ("having", "seats", "until", "without")

    def __init__(self, seats: tuple[int, ...], until: int, without: Any, having: dict[str, Any]) -> None:
        self.seats = seats  # the seats the card is measured for: a player, or an alliance
        self.until = until  # the turn (`Game.turn`) by which the card has had its effect
        self.without = without
        self.having = having  # id of a card -> the position in which it is played


class Trial:
    """What paired and counted trials share: which cards, at which table."""

    #: What the cards are, one of the game's kinds.
    kind: str
    seats: int
    cards: tuple[str, ...]
    #: Whether a result is the win alone, even where an end counts points: other ends of the game count none.
    wins: bool = False

    def options(self, number: int) -> dict[str, Any]:
        """The options of game number n: decks and seats change from game to game."""
        return {}

    def answer(self, pos: Any, seat: Seat) -> Move | None:
        """What the seat must answer here, or None to leave it to the bot."""
        return None


class Paired(Trial):
    """The same game with the card and without."""

    def fork(self, pos: Any, number: int) -> Fork | None:
        """Called before every answer until it returns a fork. It may change the position to get there."""
        raise NotImplementedError

    def situation(self, pos: Any, seat: Seat, moves: list[Move]) -> str:
        """What bots seed their dice with, besides seat and turn (`lab/gauges.py`): the same situation, the same dice."""
        return str(zlib.crc32(repr(moves).encode()))


class Counted(Trial):
    """Cards that players take for points."""

    def tell(self, pos: Any) -> list[tuple[str, bool]]:
        """The cards taken in a finished game, each with whether it decided the game for the player who took it."""
        raise NotImplementedError

    def pairs(self) -> Paired | None:
        """The same cards in pairs of games, if they can be measured that way too (`lab/gauges.py`)."""
        return None
