"""Audiences: who sees something, as a mask of seats.

Bit n is seat n. `EVERYBODY` includes spectators, who are in no other audience. A zone, a single card and an event may each
have an audience; `within` is the one test, for games too where they write a part of a view that is not for everyone.
"""

from __future__ import annotations

from ludotheque.engine.numbers import Seat

#: Viewers that are not seats.
SPECTATOR = -1
OMNISCIENT = -2

#: The one audience that is not a set of seats: all of them, and spectators.
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
    """The seats of an audience at a table with `seats` seats."""
    return [seat for seat in range(seats) if audience >> seat & 1]
