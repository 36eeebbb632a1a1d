"""What if: a new table that begins at a moment of a finished game, with one person in a seat and bots in the others.

The new table has the seed and the first answers of the old one, so it is stored, replayed and read like any other. The game it comes from
is over and open to all: whoever tries it again knows as much as the record tells.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from sqlalchemy import insert

from ludotheque import bots
from ludotheque.engine.lesson_table import LessonTable
from ludotheque.engine.table import Table
from ludotheque.server import errors
from ludotheque.server.errors import Trouble
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import BranchWish, SeatWish, TableWish
from ludotheque.server.room import Room
from ludotheque.server.store import AnswerRow, Kept, Store

#: Who sits in the other seats, where such a bot plays the game.
_OPPONENT, _OTHERWISE = "expert", "greedy"


def wish_of(live: LiveTable, wish: BranchWish) -> tuple[TableWish, Table]:
    """The table to open and the earlier moment of the old one. Replaying takes a moment: call it in a thread."""
    table = live.table
    if isinstance(table, LessonTable) or not table.over:
        raise Trouble(403, errors.BRANCH_NOT_OVER)
    if live.withheld:
        raise Trouble(403, errors.CAMPAIGN_GOES_ON)
    if not 0 <= wish.n < len(table.answers):
        raise Trouble(404, errors.NO_MOMENT)
    seat = table.answers[wish.n][0] if wish.seat is None else wish.seat
    if not 0 <= seat < table.seats:
        raise Trouble(404, errors.NO_SEAT)
    before = table.at(wish.n)
    if before.over or before.gave_up(seat):
        raise Trouble(409, errors.NO_MOMENT)
    known = bots.names(table.game)
    opponent = _OPPONENT if _OPPONENT in known else _OTHERWISE
    seats = [
        SeatWish("me", None, wish.name) if other == seat else SeatWish("bot", opponent, None)
        for other in range(table.seats)
    ]
    return TableWish(table.game.id, {}, seats), before


def keep(store: Store, kept: Kept) -> None:
    """Store a table with the answers it begins with, all at once."""
    with store.engine.begin() as connection:
        store.put(connection, kept)
        rows = [
            {"table_id": kept.id, "n": n, "seat": seat, "key": key, "at": kept.created}
            for n, (seat, key) in enumerate(kept.answers, 1)
        ]
        if rows:
            connection.execute(insert(AnswerRow), rows)


async def branch(room: Room, id: str, wish: BranchWish, client: str) -> dict[str, Any]:
    """Open such a table."""
    async with room.use(id) as live:
        opened, before = await asyncio.to_thread(wish_of, live, wish)
        return await room.open(opened, client, partial(keep, room._store), before)
