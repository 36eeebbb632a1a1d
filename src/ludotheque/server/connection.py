"""What is on its way to one reader of a table.

A reader may be slow, or have stopped reading for good. What waits for it is bounded: answers to its own messages in bytes,
and of states none is kept at all. A note that one is due takes its place, and the state is written when the reader can
take it: always the newest, as what changed since the last one that reader got, with the log from where it stands, so that
it misses moments but never a line.
"""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from typing import Any

import orjson

from ludotheque.server.errors import Trouble


def dumps(frame: Any) -> str:
    """A frame, or a part of one, as it goes over the wire."""
    return orjson.dumps(frame).decode()


class Shown:
    """A state as a reader was sent it, but for the log. Those who look from one seat share it; it is never changed."""

    __slots__ = ("state",)

    def __init__(self, state: dict[str, Any]) -> None:
        self.state = state


class Connection:
    """One reader of a table: a seat's page (there may be several) or a spectator's."""

    __slots__ = ("_most", "_news", "_waiting", "cut", "emptied", "farewell", "had", "held", "known", "seat", "skipped")

    def __init__(self, seat: int | None, most: int) -> None:
        self.seat = seat
        self.had: Shown | None = None  # the last state it was sent: the next one only says what changed
        self.known = 0  # lines of the table's log that it has, or that it never needs
        self.skipped = 0  # old lines that were not sent to it: its own numbering starts after them
        self.held = 0  # bytes of memory that wait for it
        self.cut = asyncio.Event()  # set when it has fallen too far behind
        self.farewell: Trouble | None = None  # why it is sent away, if not for being slow
        self.emptied = asyncio.Event()  # set while everything is on the socket
        self._most = most
        self._news = asyncio.Event()
        self._waiting: deque[str | None] = deque()  # None: the state, as it will be by then

    def send(self, frame: dict[str, Any]) -> None:
        """Put a frame on its way. Never waits: one slow reader must not hold up a table."""
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
        """A state is due. One that was due already is not sent twice."""
        if self.cut.is_set():
            return
        if None in self._waiting:
            self._waiting.remove(None)
        self._put(None)

    def dismiss(self, why: Trouble) -> None:
        """End the conversation, and say why."""
        self.farewell = why
        self.cut.set()

    def _put(self, text: str | None) -> None:
        self._waiting.append(text)
        self.emptied.clear()
        self._news.set()

    async def next(self) -> str | None:
        """Wait for the next frame to send; None is a state that is still to be written."""
        while not self._waiting:
            self.emptied.set()
            self._news.clear()
            await self._news.wait()
        text = self._waiting.popleft()
        if text is not None:
            self.held -= sys.getsizeof(text)
        return text
