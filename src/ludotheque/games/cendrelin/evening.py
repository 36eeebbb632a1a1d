"""What the full rules add before the night: unforeseen effects and the sunset (CE-074 to CE-083)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op
from ludotheque.engine.refusal import Refusal
from ludotheque.games.cendrelin.cards import EventCard, Fragment
from ludotheque.games.cendrelin.graveyard import GLORY, Graveyard
from ludotheque.games.cendrelin.turn import reveal_event


class RevealUnforeseen(Op):
    """The next event comes, and its « Imprévu » is applied at once by the player in charge (CE-074, CE-075, CE-S08)."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[Any]) -> None:
        self.cards = cards

    def act(self, pos: Graveyard, frame: Frame) -> None:
        reveal_event(pos, "CE-074")
        card = pos.surroundings[-1]
        event: EventCard = self.cards[pos.faces[card]]
        if event.unforeseen is not None:
            pos.emit("unforeseen", "CE-075", frame.seat, (card,))
            pos.push(event.unforeseen.program, frame.seat, card)


class Sunset(Ask):
    """One round of actions « depuis la crypte », beginning with the player in charge (CE-078 to CE-081).

    Everybody with a fragment in hand is asked, even if all they can do is pass: whoever was passed over would have shown what
    their hand does not hold (CE-S44). The frame's `it` is how many have had their turn, less one.
    """

    __slots__ = ("cards",)
    kind = "sunset"
    rule = "CE-078"
    verbs = ("play", "pass")

    def __init__(self, cards: list[Any]) -> None:
        self.cards = cards

    def act(self, pos: Graveyard, frame: Frame) -> None:
        while frame.it < pos.seats - 1:
            seat = (frame.seat + frame.it + 1) % pos.seats
            if pos.hand[seat]:
                pos.asked.append(seat)
                return
            frame.it += 1
        frame.it = -1

    def _playable(self, pos: Graveyard, seat: Seat) -> list[Move]:
        hand = pos.hand[seat]
        found: list[Move] = []
        for card in hand:
            fragment: Fragment = self.cards[pos.faces[card]]
            if fragment.crypt and fragment.effect.possible(pos, seat, len(hand) - 1):
                found.append(("play", card))
        return found

    def candidates(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [*(("play", card) for card in pos.hand[seat]), ("pass",)]

    def refusal(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[0] == "pass":
            return None
        card = move[1]
        if card not in pos.hand[seat]:
            return Refusal("CE-034", "refusal-not-in-hand")
        fragment: Fragment = self.cards[pos.faces[card]]
        if not fragment.crypt:
            return Refusal("CE-081", "refusal-not-crypt")
        return fragment.effect.impossible(pos, seat, len(pos.hand[seat]) - 1)

    def moves(self, pos: Graveyard, frame: Frame, seat: Seat) -> list[Move]:
        return [*self._playable(pos, seat), ("pass",)]

    def answer(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> None:
        frame.pc -= 1
        if move[0] == "pass":
            frame.it += 1
            return
        card = move[1]
        pos.hand[seat].remove(card)
        pos.laid[seat].append(card)
        pos.reveal(card)
        pos.emit("play", "CE-079", seat, (card,))
        if pos.rules & GLORY:
            pos.unsettled = 1  # an objective may look at the hand (CE-S19)
        fragment: Fragment = self.cards[pos.faces[card]]
        pos.push(fragment.effect.program, seat, card)

    def reason(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-sunset", {}
