"""Lasting effects: which effect, from which card and for whom, and when it is over.

A record never changes, so copies of a position share it; one that is partly used up is replaced (`_replace`). A position that
keeps some declares a `list[Lasting]` and names the field in `RECORDS`: they are saved as plain lists and restored from them. A
game whose effects need other fields declares a `Lasting` of its own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

#: When a lasting effect is over: with the turn, with the opponent's next turn, or when the card it comes from leaves play.
TURN: Final = 0
NEXT_TURN: Final = 1
WHILE_SOURCE: Final = 2


class Lasting(NamedTuple):
    """One lasting effect."""

    what: str  # the effect's name
    source: int  # the card it comes from
    seat: int  # whose it is
    until: int  # TURN, NEXT_TURN or WHILE_SOURCE
    turn: int  # the turn in which it holds
    about: int  # the card it is about, or -1; a game may use numbers beyond the cards for other things
    often: int  # how often it still holds, or -1
