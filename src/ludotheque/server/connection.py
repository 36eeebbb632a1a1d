"""The outgoing queue of one connection to a table.

A reader may be slow, or have stopped reading for good, so its queue is bounded: replies to its own messages by their size,
and states by not being queued at all. Only a marker that one is due is queued, and the state is written once the reader can
take it: always the newest, as a patch of the last one that reader got, with the log from where it stands. A slow reader
misses moments but never a line of the log.
"""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from typing import Any

import orjson

from ludotheque.server.errors import Trouble


def dumps(frame: Any) -> str:
    """Serialize a frame or a part of one."""
    return orjson.dumps(frame).decode()


class Shown:
    """A state as it was sent, without the log. Shared by all connections of a seat and never changed."""

    __slots__ = ("state",)

    def __init__(self, state: dict[str, Any]) -> None:
        self.state = state


class Connection:
    """One reader of a table: a seat's page (there may be several) or a spectator's."""

    __slots__ = (
        "_most",
        "_news",
        "_waiting",
        "cut",
        "emptied",
        "farewell",
        "had",
        "held",
        "known",
        "seat",
        "skipped",
        "token",
    )

    def __init__(self, seat: int | None, most: int, token: str | None = None) -> None:
        self.seat = seat
        self.token = token  # by which it got its seat
        self.had: Shown | None = None  # the last state it was sent: the next one only says what changed
        self.known = 0  # log lines it has been sent, or never will be
        self.skipped = 0  # old log lines it was not sent: its own numbering starts after them
        self.held = 0  # bytes queued
        self.cut = asyncio.Event()  # set when it has fallen too far behind
        self.farewell: Trouble | None = None  # why it is being closed, if not for being slow
        self.emptied = asyncio.Event()  # set while the queue is empty
        self._most = most
        self._news = asyncio.Event()
        self._waiting: deque[str | None] = deque()  # None: the state as it will be by then

    def send(self, frame: dict[str, Any]) -> None:
        """Queue a frame. Never blocks: one slow reader must not hold up a table."""
        if self.cut.is_set():
            return
        text = dumps(frame)
        self.held += sys.getsizeof(text)
        if self.held > self._most:
            self._waiting.clear()
            self.held = 0
            self.cut.set()
            return
        self._put(text)

    def tell(self) -> None:
        """Mark that a state is due. One that was due already is not sent twice."""
        if self.cut.is_set():
            return
        if None in self._waiting:
            self._waiting.remove(None)
        self._put(None)

    def dismiss(self, why: Trouble) -> None:
        """Close the connection with a reason."""
        self.farewell = why
        self.cut.set()

    def _put(self, text: str | None) -> None:
        self._waiting.append(text)
        self.emptied.clear()
        self._news.set()

    async def next(self) -> str | None:
        """Wait for the next frame to send; None stands for a state that is yet to be written."""
        while not self._waiting:
            self.emptied.set()
            self._news.clear()
            await self._news.wait()
        text = self._waiting.popleft()
        if text is not None:
            self.held -= sys.getsizeof(text)
        return text
