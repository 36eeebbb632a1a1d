"""Two creatures bound by an oath: when one of them is to be destroyed, whoever swore may destroy the other one instead.

The question comes as soon as what destroys the creature has been carried out: until it is answered, the creature stays where
it is. A creature that is destroyed by its own action is not spared (`changes.destroy` with `surely`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import changes
from ludotheque.games.arackhan.actions import PairEffect
from ludotheque.games.arackhan.battle import Battle, Lasting
from ludotheque.games.arackhan.faces import FACES
from ludotheque.games.arackhan.modes import switches
from ludotheque.games.arackhan.programs import named


def swear(name: str) -> PairEffect:
    """Bind two creatures until the end of the round; the first bears a modifier meanwhile."""

    def effect(pos: Battle, frame: Frame, one: Copy, other: Copy) -> None:
        changes.last(pos, changes.OATH, one, frame.source, frame.seat, changes.FOR_ROUND, other)
        changes.last(pos, "mod", one, frame.source, frame.seat, changes.FOR_ROUND, name)
        pos.emit("sworn", "AW-365", frame.seat, (one, other))

    return effect


def _oath(pos: Battle, card: Copy) -> Lasting | None:
    """The oath that binds a creature to another one in play."""
    for one in pos.lasting:
        if one.what == changes.OATH and card in (one.card, one.n) and pos.at[one.card] >= 0 and pos.at[one.n] >= 0:
            return one
    return None


def other(pos: Battle, card: Copy) -> Copy:
    """The creature in play that a creature is bound to, or -1."""
    oath = _oath(pos, card)
    if oath is None:
        return -1
    bound: int = oath.n if oath.card == card else oath.card
    return bound


def _doomed(pos: Battle, card: Copy) -> bool:
    """Whether the question about this creature is still open."""
    return any(frame.program is DOOM and frame.source == card for frame in pos.stack)


def spares(pos: Battle, card: Copy, rule: str, taker: Copy = -1, saved: bool = False) -> bool:
    """Whether an oath holds up the destruction of a card: it is asked about as soon as possible.

    `taker` is the card that would keep it under itself, `saved` says that it would go back to hand.
    """
    oath = _oath(pos, card) if pos.lasting else None
    if oath is None:
        return False
    if not _doomed(pos, card):
        pos.push(DOOM, oath.seat, card).memo = {"rule": rule, "taker": taker, "saved": int(saved)}
    return True


def fall(pos: Battle, card: Copy, rule: str, taker: Copy, saved: bool) -> None:
    """A card is destroyed: it goes back to hand by an Event, under the card that takes it, or to the discard."""
    if saved:
        switches.send_back(pos, card)
    elif taker >= 0 and pos.at[taker] >= 0:
        changes.lose(pos, card)
        changes.tuck(pos, card, taker, "AW-049")
    else:
        changes.destroy(pos, card, rule, surely=True)


class Doom(Ask):
    """One of two bound creatures is about to be destroyed: does the other die in its place?"""

    __slots__ = ()
    kind = "oath"
    rule = "AW-365"
    verbs = ("pick", "no")

    def act(self, pos: Battle, frame: Frame) -> None:
        if pos.at[frame.source] < 0:
            return  # it has left meanwhile
        bound = other(pos, frame.source)
        if bound < 0 or _doomed(pos, bound):
            self._fall(pos, frame)  # nobody is left to die for it
        else:
            pos.asked.append(frame.seat)

    @staticmethod
    def _fall(pos: Battle, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        fall(pos, frame.source, memo["rule"], memo["taker"], bool(memo["saved"]))

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [*(("pick", card) for card in pos.board if card >= 0), ("no",)]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[0] == "no" or move[1] == other(pos, frame.source):
            return None
        return Refusal("AW-365", "refusal-target")

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "no":
            self._fall(pos, frame)
        else:
            changes.destroy(pos, move[1], "AW-365", surely=True)

    def question(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        bound = other(pos, frame.source)
        return "ask-oath", {"card": FACES[pos.faces[frame.source]].names, "card2": FACES[pos.faces[bound]].names}


DOOM: Final = named("oath", (Doom(),))
