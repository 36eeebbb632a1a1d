"""Conceding: a seat gives up, and the others play on until only one side is left.

It is the offer that every game has. What the rules still need is answered for the seat, but a side that has given up cannot win:
`sides_left` says which ones can, and `outcome` tells who won once the others have all gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.numbers import Seat
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Move
from ludotheque.engine.refusal import Refusal

if TYPE_CHECKING:
    from ludotheque.engine.game import Game

#: Its line of the log.
EVENTS: Final = {"concede": EventKind(0)}


class Concede(Offer):
    """Give up. The game ends when only one side is left; until then the others play on, and a side that has given up no
    longer wins (see `Contract.result`)."""

    __slots__ = ()
    move = MoveKind("concede", icon="flying-flag", role="quiet", final=True)

    def refusal(self, game: Game[Any], pos: Any, seat: Seat, move: Move) -> Refusal | None:
        if has_conceded(pos, seat):
            return Refusal(game.concede_rule, "refusal-conceded")
        return Refusal(game.concede_rule, "refusal-decided") if game.decided(pos) else None

    def take(self, game: Game[Any], pos: Any, seat: Seat, move: Move) -> None:
        pos.conceded |= 1 << seat
        pos.emit("concede", game.concede_rule, seat)
        if game.last_side(pos) is not None:
            pos.stack.clear()
            pos.asked.clear()


CONCEDE: Final = Concede()


def has_conceded(pos: Any, seat: Seat) -> bool:
    return bool(pos.conceded >> seat & 1)


def sides_left(game: Game[Any], pos: Any) -> set[int]:
    """The sides that may still win. A side gives up when all its seats have."""
    return {side for seat, side in enumerate(game.sides(pos)) if not has_conceded(pos, seat)}


def outcome(game: Game[Any], pos: Any, last: int) -> dict[str, Any]:
    """The outcome (see docs/wire.md, OUTCOME) of a game that ended because all other sides gave up."""
    winners = [seat for seat, side in enumerate(game.sides(pos)) if side == last]
    who = ", ".join(f"@{seat}" for seat in winners)
    return {
        "winners": winners,
        "scores": None,
        "reason": game.say("outcome-conceded", {"who": who, "n": len(winners)}),
        "rule": game.concede_rule or None,
        "touches": [],
    }
