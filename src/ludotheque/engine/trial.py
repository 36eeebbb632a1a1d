"""How a card that belongs to no deck is weighed: what a game tells the lab so that it can play with the card and without.

A game offers its trials (`Game.trials`). In a paired trial the same game is played on twice from one position, once with the
card and once without; a counted trial looks at finished games and says which cards decided them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.engine.position import Move


class Fork:
    """One position played on in several ways."""

    __slots__ = ("having", "seats", "until", "without")

    def __init__(self, seats: tuple[int, ...], until: int, without: Any, having: dict[str, Any]) -> None:
        self.seats = seats  # those for whom the card is weighed: a player, or an alliance
        self.until = until  # the turn (`Game.turn`) in which the card has had its effect
        self.without = without
        self.having = having  # id of a card -> the position in which it is played


class Trial:
    """What paired and counted trials share: which cards, at which table."""

    #: What the cards are, one of the game's kinds.
    kind: str
    seats: int
    cards: tuple[str, ...]

    def options(self, number: int) -> dict[str, Any]:
        """The options of game number n: decks and seats change from game to game."""
        return {}

    def answer(self, pos: Any, seat: int) -> Move | None:
        """What the seat must answer here, or nothing when it is left to its bot."""
        return None


class Paired(Trial):
    """The same game with the card and without."""

    def fork(self, pos: Any, number: int) -> Fork | None:
        """Called before every answer until it gives a fork. It may change the position to get there."""
        raise NotImplementedError


class Counted(Trial):
    """Cards that are taken for points."""

    def tell(self, pos: Any) -> list[tuple[str, bool]]:
        """The cards that were taken in a finished game, and whether their taker would not have won without them."""
        raise NotImplementedError
