"""The threads in which the store is called, so that the event loop never waits for a disk.

Reading threads are not writing threads: nobody who only reads waits for a lock. A store that fails is a 503 with a message.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ludotheque.server import errors
from ludotheque.server.errors import Trouble
from ludotheque.server.store import Store, out_of_order

_LOG = logging.getLogger("ludotheque.server")
#: Reading threads. More would only wait for each other: a read takes less than a millisecond.
_READERS = 4
#: Seconds between two log lines about a failing store: every call may fail.
_COMPLAINT = 10.0

T = TypeVar("T")


class StoreThreads:
    """Calls of one store from the event loop."""

    def __init__(self, store: Store) -> None:
        # SQLite has one writer at a time: one thread writes, rather than many waiting for its lock.
        self._writing = ThreadPoolExecutor(1 if store.sqlite else 8, thread_name_prefix="store")
        self._reading = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")
        self._complained = -_COMPLAINT

    def close(self) -> None:
        """Finish what is being stored."""
        self._writing.shutdown()
        self._reading.shutdown()

    async def write(self, call: Callable[..., T], *args: Any) -> T:
        """Call the store to write."""
        return await self._call(self._writing, call, *args)

    async def read(self, call: Callable[..., T], *args: Any) -> T:
        """Call the store to read."""
        return await self._call(self._reading, call, *args)

    async def _call(self, threads: ThreadPoolExecutor, call: Callable[..., T], *args: Any) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, call, *args)
        except Exception as error:
            if not out_of_order(error):
                raise
            if time.monotonic() - self._complained >= _COMPLAINT:
                self._complained = time.monotonic()
                _LOG.error("the store fails: %s", " ".join(str(getattr(error, "orig", error)).split()))
            raise Trouble(503, errors.NO_STORE) from None
