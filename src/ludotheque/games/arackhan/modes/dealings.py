"""What a Strategy card has its player settle with the others: a mined slot, points for the partner, an ultimatum, a note that is
followed."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.actions import Either, Question
from ludotheque.games.arackhan.battle import Battle, order
from ludotheque.games.arackhan.mat import CELLS
from ludotheque.games.arackhan.modes import secrets
from ludotheque.games.arackhan.modes.orders import partner, show
from ludotheque.games.arackhan.programs import named


class Mine(Question):
    """Write down a free slot, in secret: the first enemy card that comes there or beside it this round is deactivated."""

    __slots__ = ()
    kind = "mine"
    rule = "AW-365"
    verbs = ("note",)

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        return [("note", at) for at in secrets.free_slots(pos)]

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("note", at) for at in range(CELLS)]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return secrets.refuse_slot(pos, move[1])

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        secrets.lay_mine(pos, seat, frame.source, move[1])


class GivePoints(Question):
    """Give the partner up to so many of one's Strategy points."""

    __slots__ = ("most",)
    kind = "give-points"
    rule = "AW-362"
    verbs = ("give",)

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        return [("give", n) for n in range(1, min(self.most, pos.points[seat]) + 1)]

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("give", n) for n in range(1, self.most + 1)]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move in self.found(pos, seat, frame.source, frame.chosen):
            return None
        return Refusal("AW-362", "refusal-give", (("n", self.most), ("has", pos.points[seat])))

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        friend = partner(pos, seat)
        pos.points[seat] -= move[1]
        pos.points[friend] += move[1]
        pos.emit("gives_points", "AW-365", seat, (move[1], friend))


def _yield(pos: Battle, frame: Frame, way: int) -> None:
    """The player who was asked shows the whole hand, or loses one card of it at random."""
    hand = pos.hand[frame.seat]
    if way == 0:
        for card in hand:
            show(pos, card, frame.seat)
    else:
        changes.discard_from_hand(pos, hand[pos.roll(len(hand))], "AW-365")


YIELD = named("ultimatum", (Either(("show-hand", "lose-card"), _yield, ask="ultimatum"),))


def press(pos: Battle, frame: Frame, card: Copy) -> None:
    """Each opponent with cards in hand shows it or loses one of them, in the round's order."""
    for seat in reversed(order(pos)):
        if pos.sides[seat] != pos.sides[frame.seat] and pos.hand[seat]:
            pos.push(YIELD, seat, frame.source)


def meet(pos: Battle, seat: Seat, card: Copy) -> None:
    """At Reveal: a card each if the player placed one on the slot that the sender wrote down."""
    at = secrets.read(pos, card)
    if any(pos.at[one] == at for one in pos.placed[seat]):
        secrets.tell(pos)
        pos.emit("deciphered", "AW-368", seat, (at,))
        for one in (seat, partner(pos, seat)):
            changes.draw(pos, one, 1, "AW-368")
