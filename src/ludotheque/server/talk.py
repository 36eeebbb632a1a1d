"""Words at the table: what players say to each other while they play.

It is talk and no part of the game: it is kept in memory only, the last of it, and told to whoever comes in later. Spectators read it;
only who has a seat is heard. Whom words may reach is the game's to say (`Game.hears`): partners may be forbidden to talk.
"""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass

from ludotheque.server.connection import Connection
from ludotheque.server.live import LiveTable

#: How much of it is kept for those who come later.
KEPT = 60


@dataclass(frozen=True, slots=True)
class Said:
    """One thing that was said."""

    seat: int
    text: str
    at: float  # seconds since 1970
    to: list[int] | None = None  # the seats that may read it, unless everybody may


def say(live: LiveTable, seat: int, text: str) -> None:
    """Somebody says something to all at the table whom it may reach."""
    said = Said(seat, text, time.time(), _reached(live, seat))
    live.talk = [*live.talk[1 - KEPT :], said]
    for connection in live.connections:
        if _may_read(said, connection.seat):
            connection.send({"type": "said", "lines": [asdict(said)]})


def tell(live: LiveTable, connection: Connection) -> None:
    """Tell somebody who has come in what was said before."""
    lines = [asdict(one) for one in live.talk if _may_read(one, connection.seat)]
    if lines:
        connection.send({"type": "said", "lines": lines, "earlier": True})


def _reached(live: LiveTable, seat: int) -> list[int] | None:
    """The seats that words of one may reach; None if everybody hears them."""
    if live.choosing:
        return None
    game, pos = live.table.game, live.table.position
    seats = [other for other in range(live.table.seats) if game.hears(pos, seat, other)]
    return None if len(seats) == live.table.seats and game.hears(pos, seat, None) else seats


def _may_read(said: Said, seat: int | None) -> bool:
    return said.to is None or seat in said.to
