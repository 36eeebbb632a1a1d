"""Analyses of finished games, each in a process of its own, a few at a time; the process ends as soon as nobody waits for it.

A pool could not do that: what one of its processes has begun cannot be called off.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection as Pipe
from typing import Any

import ludotheque
from ludotheque.bots.search.analysis import analyse, check
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.lesson_table import LessonTable
from ludotheque.server import errors
from ludotheque.server.bots_pool import begin_process
from ludotheque.server.errors import Trouble
from ludotheque.server.live import LiveTable
from ludotheque.server.settings import Settings

_LOG = logging.getLogger("ludotheque.server")
#: Seconds between two looks at how far a process has come.
_LOOK = 0.1
#: What these processes are called.
NAME = "analysis"


class Analyses:
    """The analyses that are under way and those that wait."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._turn = asyncio.Semaphore(settings.analyses)
        self._asked = 0
        self._kept: dict[str, dict[str, Any]] = {}  # the last ones, by table: they do not change any more

    def check(self, live: LiveTable) -> None:
        """Refuse a table that cannot be analysed, or one too many."""
        if isinstance(live.table, LessonTable):
            raise Trouble(409, errors.NO_ANALYSIS)
        if not live.table.over:
            raise Trouble(403, errors.ANALYSIS_NOT_OVER)
        if live.withheld:
            raise Trouble(403, errors.CAMPAIGN_GOES_ON)
        check(live.table)
        if live.id not in self._kept and self._asked >= self._settings.analyses + self._settings.analyses_waiting:
            raise Trouble(503, errors.MANY_ANALYSES, retry=30)

    async def analyse(self, live: LiveTable, send: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
        """The analysis of a finished table. `send` gets frames that report progress."""
        self.check(live)
        found = self._kept.get(live.id)
        if found is None:
            record = live.table.record()
            async with self._place():
                found = await self._run(record, lambda part: send(_frame(live.n, part, None)))
            while len(self._kept) >= self._settings.analyses_kept:
                self._kept.pop(next(iter(self._kept)))
            self._kept[live.id] = found
        return _frame(live.n, 1.0, found)

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        self._asked += 1
        try:
            async with self._turn:
                yield
        finally:
            self._asked -= 1

    async def _run(self, record: dict[str, Any], progress: Callable[[float], None]) -> dict[str, Any]:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        work = (theirs, record, self._settings.analysis_share)
        process = context.Process(target=_work, args=work, daemon=True, name=NAME)
        try:
            await asyncio.to_thread(process.start)
            theirs.close()
            while True:
                while not ours.poll():
                    if not process.is_alive() and not ours.poll():
                        raise EOFError
                    await asyncio.sleep(_LOOK)
                what, said = ours.recv()
                if what == "part":
                    progress(said)
                elif what == "refused":
                    raise Trouble(409, said)
                else:
                    found: dict[str, Any] = said
                    return found
        except (EOFError, OSError):
            _LOG.error("an analysis broke off: exit code %s", process.exitcode)
            raise Trouble(500, errors.BROKEN_ANALYSIS) from None
        finally:
            ours.close()
            if process.pid is not None:
                process.kill()
                await asyncio.shield(asyncio.to_thread(process.join))


def _frame(n: int, part: float, found: dict[str, Any] | None) -> dict[str, Any]:
    return {"type": "analysis", "n": n, "part": round(part, 3), "found": found}


def _work(pipe: Pipe, record: dict[str, Any], share: float) -> None:
    """In the process: report progress from time to time, then the analysis or one line."""
    begin_process()
    told = -1.0

    def progress(part: float) -> None:
        nonlocal told
        if part >= told + 0.01:
            told = part
            pipe.send(("part", part))

    try:
        pipe.send(("found", analyse(ludotheque.load(record), progress, share)))
    except LudothequeError as error:
        pipe.send(("refused", error.words))
