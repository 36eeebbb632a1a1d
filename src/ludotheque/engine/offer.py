"""Standing offers: what a seat may do without being asked.

A question (`Ask`) is what a seat *must* answer: the game waits. An offer is what it *may* do besides, asked
or not: concede, spend a token, play an interruption. Taking one is an answer like any other (it has a key, goes into the
record and the log, and may be refused by a rule), but those who were asked still are.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ludotheque.engine.choice import MoveKind
from ludotheque.engine.native import mypyc_attr
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Op, Program
from ludotheque.engine.refusal import Refusal

if TYPE_CHECKING:
    from ludotheque.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer:
    """One thing that seats may do; like an operation, it is shared by all positions."""

    __slots__ = ()

    #: The move it is taken with. No question uses the same verb.
    move: ClassVar[MoveKind] = MoveKind("")

    def candidates(self, game: Game[Any], pos: Any, seat: Seat) -> Iterable[Move]:
        """Every such move worth considering now, legal or not."""
        return [(self.move.verb,)]

    def refusal(self, game: Game[Any], pos: Any, seat: Seat, move: Move) -> Refusal | None:
        """The rule that forbids the move, or None."""
        return None

    def take(self, game: Game[Any], pos: Any, seat: Seat, move: Move) -> None:
        """Apply the move. Frames that it pushes run at once, before the pending question is answered."""
        raise NotImplementedError


class _Resume(Op):
    """Ask again those who were asked when an offer was taken."""

    __slots__ = ()

    def act(self, pos: Any, frame: Frame) -> None:
        pos.stack.pop()
        pos.asked.extend(frame.chosen)


#: Lies between a pending question and what an offer pushed on top of it.
RESUME: Final = Program("engine/resume", [_Resume()])
