"""Where bots think: a few threads beside the event loop, and processes for bots that take longer.

A bot that looks one move ahead answers in a millisecond or two, less than it costs to send a position to another process: it gets a
thread. A bot that searches (`bots.thinks`) would take half of the interpreter from everybody at every table for as long as a
second: it gets a process. Those are started when the first such bot is asked, yield to the server where the system can tell
who is more important, and end with it however it ends. If one is lost, its bot thinks again in a thread: the answer is the same.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import ludotheque
from ludotheque import bots
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
from ludotheque.engine.table import Table

_LOG = logging.getLogger("ludotheque.server")
#: What a bot is asked for where it does not play: its advice.
HINT = "hint"
#: By how much the processes yield to the server.
_NICE = 5

T = TypeVar("T")


class BotsPool:
    """The threads and processes in which bots choose their answers: as many of each."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._most = threads
        self._processes: Executor | None = None
        self._closed = False

    async def choose(self, table: Table, seat: int, name: str, purpose: str = "bot") -> str:
        """The key of the bot's answer. The bot sees only what its seat may know."""
        loop = asyncio.get_running_loop()
        if bots.thinks(name):
            game, position = table.game, table.game.dump(table.position)
            try:
                return await loop.run_in_executor(
                    self._far(), _choose_far, game.id, game.own_cards, position, seat, name, _seed(table, seat, purpose)
                )
            except Exception as error:
                if self._closed:
                    raise asyncio.CancelledError from None  # nobody plays any more
                _LOG.warning("bot %s thinks in a thread, a process failed: %s: %s", name, type(error).__name__, error)
                if isinstance(error, BrokenProcessPool):
                    self._processes = None  # the next bot starts others
        return await loop.run_in_executor(self._threads, _choose, table.copy(), seat, name, purpose)

    async def apart(self, work: Callable[..., T], *args: Any) -> T:
        """Call a function of a module in a process, or in a thread if that fails."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._far(), work, *args)
        except BrokenProcessPool as error:
            if self._closed:
                raise asyncio.CancelledError from None
            _LOG.warning("%s runs in a thread, a process failed: %s", work.__name__, error)
            self._processes = None
        return await self.beside(work, *args)

    async def beside(self, work: Callable[..., T], *args: Any) -> T:
        """Call a function in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def _far(self) -> Executor:
        if self._processes is None:
            # not forked: a copy of this process would hold its sockets and locks
            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self._most, mp_context=context, initializer=begin_process)
        return self._processes

    def close(self) -> None:
        """End the processes, whatever they think about, and take the semaphores of their pool away.

        A server that is told to end dies of the signal once it has closed everything: nothing is tidied up after that, and
        what is left would be reported as leaked.
        """
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        pool, self._processes = self._processes, None
        if pool is not None:
            # a pool lets its processes finish what they have begun, and says nowhere else which they are
            for process in list((getattr(pool, "_processes", None) or {}).values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def _seed(table: Table, seat: int, purpose: str) -> str:
    """The seed of a bot's dice, from that of the table and the moment: a finished game can be replayed with its bots, and taking
    back a move does not make them throw again. It is hashed on the way and stays secret."""
    return f"{table.seed}/{purpose}/{seat}/{len(table.answers)}"


class _Asked(Knowledge):
    """What a seat knows, without what it may do besides answering: a hint is an answer."""

    __slots__ = ()

    @property
    def offers(self) -> list[Move]:
        return []


def _choose(table: Table, seat: int, name: str, purpose: str) -> str:
    seed = _seed(table, seat, purpose)
    knowledge = _Asked(table.game, table.position, seat) if purpose == HINT else table.knowledge(seat)
    try:
        move = bots.make(name, seed, table.game).choose(knowledge)
    except Exception:
        # A bot that fails must not hold up a table of people: it answers at random, and the error is logged.
        _LOG.exception("bot %s failed at a table of %s; it answers at random", name, table.game.id)
        move = bots.make("random", seed).choose(knowledge)
    return table.game.key(table.position, move)


# ---------------------------------------------------------------------- in a process


def begin_process() -> None:
    """Called once in each process that thinks for the server: an interrupt is for the server to handle, and without it there is
    nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _choose_far(id: str, cards: str, data: dict[str, Any], seat: int, name: str, seed: str) -> str:
    game: Game[Any] = ludotheque.game(id).edition(cards)
    position = game.restore(data)
    return game.key(position, bots.make(name, seed, game).choose(Knowledge(game, position, seat)))
