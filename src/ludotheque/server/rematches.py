"""What follows a finished table: a rematch, or the next chapter of a campaign. Those at the old table are offered the way there.

Each player is sent the token of their own new seat, over the connection of the old one; whoever comes back to the old table later is sent
it then. The offer is kept in memory only: a rematch is an invitation, and anybody may make another. Of a chapter the store knows the next
one, whose seats are also opened by the tokens of those that they go on from: so it is still offered after the server was started again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludotheque.engine.lesson_table import LessonTable
from ludotheque.server import errors
from ludotheque.server.campaign_store import Chains
from ludotheque.server.connection import Connection
from ludotheque.server.errors import Trouble
from ludotheque.server.live import LiveTable, hash_token
from ludotheque.server.messages import SeatWish, TableWish

if TYPE_CHECKING:
    from ludotheque.server.room import Room


@dataclass(frozen=True, slots=True)
class Rematch:
    """A table that was opened for those of another."""

    table: str
    by: int | None  # the seat at the old table of whoever opened it, if it is known
    opener: str
    tokens: dict[int, str]  # for each seat of the old table, that of its seat at the new one
    friends: tuple[tuple[int, str], ...]  # the seats of the other people at the new one, with their tokens
    chapter: bool = False  # the next one of a campaign, not a rematch

    def frame(self, n: int, seat: int | None) -> dict[str, Any]:
        """What a seat is told. The one who asked for it opened the table, and may have to send links to those who are away."""
        frame = {"type": "rematch", "n": n, "table": self.table, "by": self.by, "token": None}
        if seat is not None:
            frame["token"] = self.tokens.get(seat)
            if seat == self.by:
                frame["opener"] = self.opener
                frame["friends"] = [{"seat": other, "token": token} for other, token in self.friends]
        if self.chapter:
            frame["chapter"] = True
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
    _tell_all(live)


def follow(live: LiveTable, opened: dict[str, Any], origins: list[int | None], by: int | None) -> None:
    """Tell everybody at a finished chapter that the next one has been opened. `origins` says for each of its seats from which seat
    here it goes on, `by` who has opened it.

    Only friends' seats are offered, and that of the opener to the opener alone: nobody is sent to a seat that somebody else holds.
    """
    tokens, friends = {}, []
    for one, origin in zip(opened["seats"], origins, strict=True):
        if one["who"] == "friend":
            friends.append((one["seat"], one["token"]))
            if origin is not None and origin != by:
                tokens[origin] = one["token"]
        elif one["who"] == "me" and by is not None:
            tokens[by] = one["token"]
    live.rematch = Rematch(opened["table"], by, opened["opener"], tokens, tuple(friends), chapter=True)
    _tell_all(live)


def _tell_all(live: LiveTable) -> None:
    for connection in live.connections:
        tell(live, connection)


def tell(live: LiveTable, connection: Connection) -> None:
    """Tell a reader of the table that follows, if there is one."""
    if live.rematch is not None:
        connection.send(live.rematch.frame(live.n, connection.seat))


async def catch_up(room: Room, live: LiveTable, connection: Connection) -> None:
    """Tell somebody who has just come of the table that follows, even if it was opened before this server was started."""
    if live.rematch is not None or live.campaign is None or not live.table.over:
        tell(live, connection)
        return
    found = await room._look(Chains(room._store).after, live.campaign, live.id)
    if found is None:
        return
    by, table = found
    kept = await room._look(room._store.load, table)
    if kept is None:
        return
    opens = connection.token is not None and any(hash_token(connection.token) in seat.hashes for seat in kept.seats)
    frame = {"type": "rematch", "n": live.n, "table": table, "by": by, "token": None, "chapter": True}
    connection.send({**frame, "token": connection.token if opens else None})


async def _open(room: Room, live: LiveTable, seat: int, client: str) -> Rematch:
    wishes = [
        SeatWish("bot", one.bot, None)
        if one.who == "bot"
        else SeatWish("me" if number == seat else "friend", None, one.name)
        for number, one in enumerate(live.seats)
    ]
    opened = await room.open(TableWish(live.table.game.id, live.table.options, wishes), client)
    tokens = {one["seat"]: one["token"] for one in opened["seats"] if "token" in one}
    return Rematch(
        opened["table"],
        seat,
        opened["opener"],
        tokens,
        tuple((other, token) for other, token in tokens.items() if other != seat),
    )
