"""Words at the table: what players say to each other while they play.

It is talk and no part of the game: it is kept in memory only, the last of it, and told to whoever comes in later. Spectators read it;
only who has a seat is heard.
"""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from typing import Any

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


class Talk:
    """What was said at one table, numbered from its beginning."""

    __slots__ = ("first", "lines")

    def __init__(self) -> None:
        self.first = 0  # the number of the first line that is kept
        self.lines: list[Said] = []

    def add(self, seat: int, text: str) -> None:
        self.lines.append(Said(seat, text, time.time()))
        while len(self.lines) > KEPT:
            del self.lines[0]
            self.first += 1

    def frame(self, count: int) -> dict[str, Any]:
        """The last so many lines, and the number of the first of them."""
        lines = self.lines[len(self.lines) - count :]
        return {"type": "said", "first": self.first + len(self.lines) - count, "lines": [asdict(one) for one in lines]}


def say(live: LiveTable, seat: int, text: str) -> None:
    """Somebody says something to everybody at the table."""
    if live.talk is None:
        live.talk = Talk()
    live.talk.add(seat, text)
    for connection in live.connections:
        connection.send(live.talk.frame(1))


def tell(live: LiveTable, connection: Connection) -> None:
    """Tell somebody who has come in what was said before."""
    if live.talk is not None:
        connection.send({**live.talk.frame(len(live.talk.lines)), "earlier": True})
