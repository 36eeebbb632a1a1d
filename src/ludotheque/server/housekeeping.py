"""The chores of a server: delete old tables, at the start and daily, resume the bots-only tables it left unfinished, and follow
what other servers do to the tables it shows."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ludotheque.server.errors import Trouble

if TYPE_CHECKING:
    from ludotheque.server.room import Room

_LOG = logging.getLogger("ludotheque.server")
_DAY = 86_400
#: Tables of bots that are taken up again together after a start.
_RESUMED_AT_ONCE = 2


class Housekeeping:
    """The chores of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def run(self) -> None:
        """Do them until the server stops. Failures are logged and retried the next day."""
        resumed = False
        while True:
            try:
                await self.sweep()
                if not resumed:
                    await self.resume()
                    resumed = True
            except Trouble as trouble:
                _LOG.warning("old tables stay another day: %s", trouble)
            except Exception:
                _LOG.exception("old tables stay another day")
            await asyncio.sleep(self._room.settings.sweep_seconds)

    async def keep_up(self) -> None:
        """Follow what other servers do to the tables that are watched here. With only one server on a store there is nothing to do."""
        while True:
            await asyncio.sleep(self._room.settings.sync_seconds)
            try:
                await self._room.sync()
            except Trouble:
                pass  # the store fails, which is logged where it is asked
            except Exception:
                _LOG.exception("tables could not be compared with the store")

    async def sweep(self) -> int:
        """Delete the tables that nobody has touched for longer than the settings say. Return how many."""
        now = time.time()
        unfinished, finished = (
            now - days * _DAY if days > 0 else None
            for days in (self._room.settings.keep_unfinished_days, self._room.settings.keep_finished_days)
        )
        if finished is not None:
            await self._room._ask(self._room.campaigns.forget, finished)
        gone = 0
        for id, version in await self._room._look(self._room._store.old, unfinished, finished):
            live = self._room._live.get(id)
            if live is not None and (live.pins or live.connections):
                continue  # somebody is there
            if await self._room._ask(self._room._store.delete, id, version):
                gone += 1
                await self._room._let_go(id)
        if gone:
            _LOG.warning(
                "old tables deleted: %d (unfinished after %g days, finished after %g days)",
                gone,
                self._room.settings.keep_unfinished_days,
                self._room.settings.keep_finished_days,
            )
        return gone

    async def resume(self) -> None:
        """Resume the bots-only tables that an earlier server left unfinished. Those of people wait for their players."""
        waiting = await self._room._ask(self._room._store.unfinished_bots)
        gate = asyncio.Semaphore(_RESUMED_AT_ONCE)

        async def one(id: str) -> None:
            try:
                async with gate:
                    if self._room._closing:
                        return
                    live = await self._room._find(id)
                    if live.bots is not None:
                        await asyncio.wait({live.bots})
            except Trouble as trouble:
                _LOG.warning("a table of bots is left as it is: %s", trouble)
            except Exception:
                _LOG.exception("a table of bots is left as it is")

        for id in waiting:
            if self._room._closing:
                return
            self._room._spawn(one(id))
