"""Where bots think: a few threads beside the event loop.

Threads and not processes: the bots of today look one move ahead and answer in under a millisecond, less than it costs to
send a position to another process; threads need no start-up, inherit no socket and die with the server. Python hands
the interpreter on every few milliseconds, so the loop goes on answering while a bot thinks. A bot that thinks for
seconds would earn a process of its own: only this file would change (`Game.dump` is how a position travels).
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from ludotheque import bots
from ludotheque.engine.table import Table

_LOG = logging.getLogger("ludotheque.server")


class BotsPool:
    """The threads in which bots choose their answers."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, table: Table, seat: int, name: str, purpose: str = "bot") -> str:
        """The key of the bot's answer. The bot sees only what its seat may know."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _choose, table.copy(), seat, name, purpose)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _choose(table: Table, seat: int, name: str, purpose: str) -> str:
    # The bot's dice come from the seed and the moment: a finished game can be replayed with its bots, and taking back a
    # move does not make them throw again. The seed is hashed on the way and stays secret.
    seed = f"{table.seed}/{purpose}/{seat}/{len(table.answers)}"
    knowledge = table.knowledge(seat)
    try:
        move = bots.make(name, seed, table.game).choose(knowledge)
    except Exception:
        # A bot that fails must not hold up a table of people: it answers at random, and the error is logged.
        _LOG.exception("bot %s failed at a table of %s; it answers at random", name, table.game.id)
        move = bots.make("random", seed).choose(knowledge)
    return table.game.key(table.position, move)
