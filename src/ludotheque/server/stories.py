"""After the end: the story of a table, and its moments through anybody's eyes or with all hands open.

While a game goes on none of this is shown: everybody sees the past as they saw it then. A finished chapter of a campaign that keeps
secrets is looked back at as if it went on; its story holds only what all have seen.
"""

from __future__ import annotations

import asyncio
from typing import Any

from ludotheque.engine.lesson_table import LessonTable
from ludotheque.engine.table import Table
from ludotheque.server import errors
from ludotheque.server.errors import Trouble
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import Eyes

View = dict[str, Any]


async def story(live: LiveTable) -> dict[str, Any] | None:
    """The story of a table that is over, or None if its game has none. It no longer changes, so it is put together once."""
    table = live.table
    if isinstance(table, LessonTable):
        raise Trouble(404, errors.NO_STORY)
    if not table.over:
        raise Trouble(403, errors.STORY_NOT_OVER)
    if live.story is None:
        live.story = await asyncio.to_thread(table.story)
    return live.story


async def moment(live: LiveTable, seat: int | None, n: int, eyes: Eyes) -> View:
    """What was seen after answer `n`: by the reader's own seat, unless others may be looked at by now."""
    table = live.table
    if n > live.n:
        raise Trouble(404, errors.NO_MOMENT)
    if eyes.open or eyes.seat not in (None, seat):
        _check(live, eyes)
    seen_by = seat if eyes.seat is None else eyes.seat
    return await asyncio.to_thread(_view, table, n, seen_by, eyes.open)


def _check(live: LiveTable, eyes: Eyes) -> None:
    """Refuse to show what others hold."""
    if not live.table.over or isinstance(live.table, LessonTable):
        raise Trouble(403, errors.HANDS_NOT_OVER)
    if live.withheld:
        raise Trouble(403, errors.CAMPAIGN_GOES_ON)
    if eyes.seat is not None and eyes.seat >= live.table.seats:
        raise Trouble(404, errors.NO_SEAT)


def _view(table: Table, n: int, seat: int | None, open: bool) -> View:
    then = table.at(n)
    view = then.view(seat)
    return together(view, [then.view(other) for other in range(table.seats)]) if open else view


def together(view: View, others: list[View]) -> View:
    """A view with every zone as the one saw it who saw most of it: what all players knew between them, and no more."""
    zones = {zone["id"]: zone for zone in view["zones"]}
    for other in others:
        for zone in other["zones"]:
            known = zones.get(zone["id"])
            if known is None or _faces(zone) > _faces(known):
                zones[zone["id"]] = zone
    return {**view, "zones": list(zones.values())}


def _faces(zone: dict[str, Any]) -> int:
    return sum(card["id"] is not None for card in zone["cards"])
