"""Effects that last: what was written down, by which card and for whom, and when it is over.

A record never changes, so that copies of a position share it; what is used up takes the place of what it was (`_replace`). A
position that keeps some declares a `list[Lasting]` and names the field in `RECORDS`: they are saved as plain lists and made again
from them. A game whose effects need other figures declares a `Lasting` of its own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

#: When a lasting effect is over: with the turn, with the opponent's next turn, or when the card it comes from leaves play.
TURN: Final = 0
NEXT_TURN: Final = 1
WHILE_SOURCE: Final = 2


class Lasting(NamedTuple):
    """One effect that lasts."""

    what: str  # the effect's name
    source: int  # the card it comes from
    seat: int  # whose it is
    until: int  # TURN, NEXT_TURN or WHILE_SOURCE
    turn: int  # the turn it is meant for
    about: int  # the card it is about, or -1; a game may give other things numbers beyond the cards
    often: int  # how often it still holds, or -1
