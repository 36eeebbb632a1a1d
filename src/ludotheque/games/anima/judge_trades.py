"""Trade as the greedy bot sees it: what a card is worth to both, what is offered, and when a bargain is broken off."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask
from ludotheque.games.anima import trade
from ludotheque.games.anima.faces import (
    FACES,
    AdvantageFace,
    Character,
)
from ludotheque.games.anima.gaia import (
    Gaia,
)
from ludotheque.games.anima.value import (
    card_worth,
    character_worth,
    payable,
)

#: What a trade must bring before it is worth the talk.
_PROFIT: Final = 0.3
#: The worth of a move that is never made.
LOST: Final = -9.0


def worth(pos: Gaia, seat: int, card: int) -> float:
    """What a card or a character on the table of a trade is worth to a seat."""
    face = FACES[pos.faces[card]]
    return character_worth(pos, card) + 2.0 if isinstance(face, Character) else card_worth(pos, seat, card)


def _useless(pos: Gaia, seat: int) -> list[int]:
    """Cards that nobody in the team can pay for."""
    found = []
    for card in pos.hand[seat]:
        face: AdvantageFace = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
        if not payable(pos, seat, face):
            found.append(card)
    return found


def proposal(pos: Gaia, seat: int, other: int) -> float:
    """A trade is proposed by who holds a card that is of use to the other only."""
    if not pos.hand[other]:
        return LOST
    for card in _useless(pos, seat):
        face: AdvantageFace = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
        if payable(pos, other, face):
            return 0.5
    return -0.5


def profit(pos: Gaia, seat: int, other: int) -> float:
    """What a seat would gain by the exchange as it lies."""
    return together(pos, seat, trade.laid(pos, other)) - together(pos, seat, trade.laid(pos, seat))


def together(pos: Gaia, seat: int, cards: list[int]) -> float:
    return math.fsum([worth(pos, seat, card) for card in cards])


def bargain(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    """Lay down one card that one can spare, agree to what is a profit, and break off otherwise: two words each at most."""
    other = pos.trade[0] + pos.trade[1] - seat
    mine = trade.laid(pos, seat)
    theirs = trade.laid(pos, other)
    gain = profit(pos, seat, other)
    fair = gain >= _PROFIT
    found = []
    for move in moves:
        verb = move[0]
        if verb == "agree":
            found.append(5.0 if fair and theirs else LOST)
        elif verb == "over":
            found.append(2.0 if mine and not theirs else LOST)
        elif verb == "lay":
            found.append(_lay(pos, seat, other, move[1], gain) if not mine else LOST)
        else:
            found.append(0.0 if verb == "decline" else LOST)
    return found


def _lay(pos: Gaia, seat: int, other: int, card: int, gain: float) -> float:
    """An offer is a card that is of more use to the other; an answer leaves a profit to both."""
    if card in pos.team[seat]:
        return LOST
    own, theirs = worth(pos, seat, card), worth(pos, other, card)
    laid = trade.laid(pos, other)
    if not laid:
        return 1.0 + theirs - own if theirs > own else LOST
    if gain - own < _PROFIT or theirs < together(pos, other, laid):
        return LOST
    return 6.0 - own  # rather than agree to a present, which is none: the other has yet to agree
