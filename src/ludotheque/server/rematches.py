"""A rematch, offered at the old table: the same players at a new one, and everybody is sent there.

Each player is sent the token of their own new seat, over the connection of the old one; whoever comes back to the old table later is sent
it then. The offer is kept in memory only: it is an invitation, and anybody may make another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.engine.lesson_table import LessonTable
from ludotheque.server import errors
from ludotheque.server.connection import Connection
from ludotheque.server.errors import Trouble
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import SeatWish, TableWish
from ludotheque.server.room import Room


@dataclass(frozen=True, slots=True)
class Rematch:
    """A table that was opened for those of another."""

    table: str
    by: int  # who asked for it
    opener: str
    tokens: dict[int, str]
    friends: tuple[int, ...]  # the seats of the other people

    def frame(self, n: int, seat: int | None) -> dict[str, Any]:
        """What a seat is told. The one who asked for it opened the table, and may have to send links to those who are away."""
        frame = {"type": "rematch", "n": n, "table": self.table, "by": self.by, "token": None}
        if seat is not None:
            frame["token"] = self.tokens.get(seat)
        if seat == self.by:
            frame["opener"] = self.opener
            frame["friends"] = [{"seat": other, "token": self.tokens[other]} for other in self.friends]
        return frame


def check(live: LiveTable) -> None:
    """Refuse a rematch of what is not over, or goes on elsewhere."""
    if isinstance(live.table, LessonTable) or not live.table.over:
        raise Trouble(409, errors.REMATCH_NOT_OVER)
    if live.campaign is not None:
        raise Trouble(409, errors.REMATCH_CAMPAIGN)


async def rematch(room: Room, live: LiveTable, seat: int, client: str) -> None:
    """Open the table, if nobody has yet, and tell everybody who is still at the old one."""
    check(live)
    async with live.lock:
        if live.rematch is None:
            live.rematch = await _open(room, live, seat, client)
    for connection in live.connections:
        tell(live, connection)


def tell(live: LiveTable, connection: Connection) -> None:
    """Tell a reader of the rematch, if there is one."""
    if live.rematch is not None:
        connection.send(live.rematch.frame(live.n, connection.seat))


async def _open(room: Room, live: LiveTable, seat: int, client: str) -> Rematch:
    wishes = [
        SeatWish("bot", one.bot, None)
        if one.who == "bot"
        else SeatWish("me" if number == seat else "friend", None, one.name)
        for number, one in enumerate(live.seats)
    ]
    opened = await room.open(TableWish(live.table.game.id, live.table.options, wishes), client)
    tokens = {one["seat"]: one["token"] for one in opened["seats"] if "token" in one}
    return Rematch(opened["table"], seat, opened["opener"], tokens, tuple(other for other in tokens if other != seat))
