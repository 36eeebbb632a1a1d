"""The turns of bots at live tables: when they answer, how long they pause, and what players read while they cannot.

Bots think during their pause, so an answer that takes less thought than that comes no sooner. A bot that searches and has only one
answer needs no thought at all: it takes as long as it last thought, since otherwise whoever counts the seconds learns that its hand
allows nothing. Bots that are asked together, with people or without, all pause from the moment they were asked: what the others
answer meanwhile, unseen, neither hurries nor delays them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ludotheque import bots
from ludotheque.engine.errors import StaleAnswer
from ludotheque.server import errors
from ludotheque.server.bots_pool import BotsPool
from ludotheque.server.errors import Trouble
from ludotheque.server.live import LiveTable
from ludotheque.server.settings import Settings

_LOG = logging.getLogger("ludotheque.server")


class BotTurns:
    """Answers for the bots of all live tables."""

    def __init__(
        self,
        settings: Settings,
        pool: BotsPool,
        play: Callable[[LiveTable, int, int, str], Awaitable[None]],
        tell: Callable[[LiveTable], None],
        spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
        *,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._settings = settings
        self._pool = pool
        self._play = play
        self._tell = tell
        self._spawn = spawn
        self._now = now
        self._sleep = sleep

    def wake(self, live: LiveTable) -> None:
        """Start the bots of a table if one of them is asked and they are not running already."""
        if live.bot_asked is not None and (live.bots is None or live.bots.done()):
            live.bots = self._spawn(self._run(live))

    async def _run(self, live: LiveTable) -> None:
        """Answer for the bots while one is asked. While the store fails they retry, backing off, and everybody at the table
        can read why nothing moves."""
        wait = self._settings.bot_retry
        while live.bot_asked is not None and live.n < self._settings.answers:
            try:
                await self._answer(live)
                wait = self._settings.bot_retry
            except Exception as error:
                if not isinstance(error, Trouble) or error.status != 503:
                    _LOG.exception("the bots of a table of %s stopped", live.table.game.id)
                    self._say_trouble(live, errors.BOTS_STOPPED)
                    return
                self._say_trouble(live, errors.BOTS_WAIT)
                await asyncio.sleep(wait)
                wait = min(2 * wait, self._settings.bot_retry_most)
        self._say_trouble(live, None)

    async def _answer(self, live: LiveTable) -> None:
        table, seat = live.table, live.bot_asked
        if seat is None:
            return
        name = live.seats[seat].bot or live.substitute(seat) or "random"
        started, least = self._now(), self.pause(live)
        for other in table.asked:
            if live.played_by_bot(other):
                live.began.setdefault(other, started)
        began = live.began[seat]
        key = await self._pool.choose(table, seat, name)
        if bots.thinks(name):
            if len(table.game.legal(table.position, seat)) > 1:
                live.thought[seat] = self._now() - started
            elif live.connections:
                least = max(least, live.thought.get(seat, 0.0))
        await self._sleep(max(0.0, began + least - self._now()))
        try:
            if live.table is table:
                await self._play(live, seat, len(table.answers), key)
        except StaleAnswer:
            pass  # the table moved while the bot thought: it thinks again

    def _say_trouble(self, live: LiveTable, said: errors.Words | None) -> None:
        if live.trouble != said:
            live.trouble = said
            self._tell(live)

    def pause(self, live: LiveTable) -> float:
        """Seconds before the next answer: people need time to follow; unwatched, bots play as fast as they can."""
        arriving = live.bots_only and time.time() - live.created < self._settings.bot_lead
        return self._settings.bot_pause if live.connections or arriving else 0.0
