"""What a game of Cendrelin is told by: glory, the favourite place, the fragments still in the past life, and mana."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.story import Story, Tally
from ludotheque.games.cendrelin.glory import COUNT
from ludotheque.games.cendrelin.graveyard import ENOUGH_GLORY, GLORY, Graveyard


def _for_glory(pos: Graveyard) -> bool:
    return bool(pos.rules & GLORY)


def _glory(pos: Graveyard, seat: Seat) -> int:
    return COUNT[pos.glory[seat]]


def _favourite(pos: Graveyard, seat: Seat) -> int:
    place = pos.favourites[seat]
    return pos.resources[place] if place >= 0 else 0


def _past_life(pos: Graveyard, seat: Seat) -> int:
    return len(pos.past_life[seat])


def _mana(pos: Graveyard, seat: Seat) -> int:
    return pos.mana[seat]


STORY: Final = Story(
    Tally("glory", "laurel-crown", _glory, 12.0, most=ENOUGH_GLORY, told=("point", "met"), when=_for_glory),
    Tally("favourite", "pawn", _favourite, 4.0),
    Tally("past-life", "soul-vessel", _past_life, -1.0),
    Tally("mana", "crystal-ball", _mana),
)
