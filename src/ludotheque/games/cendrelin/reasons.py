"""What a coach compares lines by in Cendrelin: the soul, abundance, glory, mana, and what is still in hand."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.reasons import Feature
from ludotheque.games.cendrelin.deck import PRINTED
from ludotheque.games.cendrelin.graveyard import TEN, Graveyard


def _glory(pos: Graveyard, seat: Seat) -> float:
    """Glory points, in the game that is played for them."""
    return pos.glory[seat].bit_count() if pos.glory else 0


def _gathered(pos: Graveyard, seat: Seat) -> float:
    """The fragments that have left the past life; while it is composed, none has."""
    return TEN - len(pos.past_life[seat]) if pos.charge >= 0 else 0


def _favourite(pos: Graveyard, seat: Seat) -> float:
    """What the seat's favourite place has won since the start, as far as it is needed for abundance: to choose it wins nothing."""
    place = pos.favourites[seat]
    return min(pos.resources[place], pos.enough[place]) - _start(place) if place >= 0 else 0


def _start(place: int) -> int:
    """How many there are at the start of an age; of a place that somebody wrote it does not matter."""
    return PRINTED.resources[place].start if place < len(PRINTED.resources) else 0


def _abundant(pos: Graveyard, seat: Seat) -> float:
    place = pos.favourites[seat]
    return float(place >= 0 and pos.resources[place] >= pos.enough[place])


def _mana(pos: Graveyard, seat: Seat) -> float:
    return pos.mana[seat]


REASONS: Final = (
    Feature("glory", _glory, 12.0),
    Feature("abundant", _abundant, 8.0, chance=True),
    Feature("favourite", _favourite, 4.0),
    Feature("gathered", _gathered, 3.0),
    Feature("mana", _mana, 1.0),
)
