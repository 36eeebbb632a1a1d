"""Rules that an Event or a Strategy card switches for a round: named, so that the rules can check them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan.mat import NEIGHBOURS
from ludotheque.games.arackhan.modes.faces import table_card

if TYPE_CHECKING:
    from ludotheque.games.arackhan.battle import Battle

#: The greatest value of a creature that "slain-return" saves.
SAVED: Final = 5
#: Face number of an Event -> the switches it turns on while it is in force. Filled by `table_cards.py`.
OF_EVENT: Final[dict[int, frozenset[str]]] = {}


def on(pos: Battle, name: str) -> bool:
    """Whether a switch is on, through the Event in force or a lasting effect."""
    if pos.event >= 0 and name in OF_EVENT.get(pos.faces[pos.event], ()):
        return True
    return bool(pos.lasting) and any(one.what == "switch" and one.n == name for one in pos.lasting)


def refusal(pos: Battle) -> Refusal:
    """The refusal that names the Event in force (AW-375): no Strategy card forbids a move."""
    return Refusal("AW-375", "refusal-event-named", (("card", table_card(pos, pos.event).names),))


def send_back(pos: Battle, card: Copy) -> None:
    """A destroyed creature goes back to its owner's hand instead of the discard."""
    from ludotheque.games.arackhan import changes

    changes.lose(pos, card)
    changes.lift(pos, card)
    owner = pos.owner[card]
    pos.hand[owner].append(card)
    pos.emit("sent_back", "AW-375", owner, (card,))


def open_slots(pos: Battle, seat: Seat, slots: list[int]) -> list[int]:
    """The slots an Event leaves open to placement: those that touch an allied card, unless there are none."""
    if not on(pos, "close-ranks"):
        return slots
    side, board = pos.sides[seat], pos.board
    beside = [
        at
        for at in slots
        if any(board[near] >= 0 and pos.sides[pos.controller[board[near]]] == side for near in NEIGHBOURS[at])
    ]
    return beside or slots
