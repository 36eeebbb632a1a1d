"""Audiences: who sees something, as a mask of seats.

Bit n is seat n. What everybody sees, those included who only watch, is `EVERYBODY`; whoever only watches is in no other audience. A
zone, a single card and an event may each have one, and `within` is the one test; a game asks it too where it writes a part of a
view that is not for all.
"""

from __future__ import annotations

from ludotheque.engine.numbers import Seat

#: Viewers that are not seats.
SPECTATOR = -1
OMNISCIENT = -2

#: The audience that is not a set of seats: all of them, and whoever watches.
EVERYBODY = -1


def within(audience: int, viewer: Seat) -> bool:
    """Whether the viewer (a seat, `SPECTATOR` or `OMNISCIENT`) is in the audience."""
    return audience == EVERYBODY or viewer == OMNISCIENT or (viewer >= 0 and audience >> viewer & 1 == 1)


def mask(*seats: int) -> int:
    """The audience made of these seats."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def members(audience: int, seats: int) -> list[int]:
    """The seats of an audience at a table of so many."""
    return [seat for seat in range(seats) if audience >> seat & 1]
