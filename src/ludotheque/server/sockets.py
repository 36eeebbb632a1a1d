"""Sockets and what they may cost: file descriptors, readers that do not read, requests that never end.

A server that runs out of descriptors cannot even say so. It therefore asks the system for all it may have, keeps its
connections below that, and drops any beyond. A connection whose reader takes nothing for a while is aborted: a
polite close would wait, perhaps for ever, until the reader has taken what is still on its way.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
import sys
import time
from contextlib import suppress
from functools import partial
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from ludotheque.server.settings import Settings

_LOG = logging.getLogger("ludotheque.server")

#: More descriptors than we ever use: some systems allow a billion, and other programs then walk through them all.
_PLENTY = 65_536
#: Connections taken from the system in one go. Those on the way are not counted yet, so they must be few.
_AT_ONCE = 8
#: Connections that the system holds for us until we take them.
_BACKLOG = 1024
#: Bytes that the system holds for one reader: several states, and little enough that a mute reader is soon found out.
_IN_SYSTEM = 256 * 1024
#: How many times `stall_seconds` a reader may take for one frame, however slowly it moves.
_PATIENCE = 6


class CannotListen(Exception):
    """The address is taken or not ours; the message is one line."""


def listen(host: str, port: int) -> socket.socket:
    """A socket on the address; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sends small answers at once (TCP_NODELAY) only where it reads "TCP".
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            # A server started again at once must not wait for the old connections to fade.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _IN_SYSTEM)
        listener.bind((host, port))
    except (OSError, OverflowError, ValueError) as error:  # the last two: no port, no name
        listener.close()
        raise CannotListen(f"cannot listen on {host}:{port}: {getattr(error, 'strerror', None) or error}") from None
    listener.setblocking(False)
    return listener


# ---------------------------------------------------------------------- file descriptors


def raise_limit() -> int | None:
    """Ask for as many file descriptors as the system lets us have. Return how many, or None if there is no limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _PLENTY if hard == resource.RLIM_INFINITY else min(hard, _PLENTY)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return soft  # some systems promise more than they give
        return wanted
    return None if soft == resource.RLIM_INFINITY else soft


def places(descriptors: int | None, most: int) -> int:
    """How many connections fit beside the store, the page's files and those that are just coming in."""
    if descriptors is None:
        return most
    return max(1, min(most, descriptors - 48 - descriptors // 8))


class Seldom(logging.Filter):
    """Let the same message through once a minute. A flood of connections must not flood the log."""

    def __init__(self, seconds: float = 60.0) -> None:
        super().__init__()
        self._seconds = seconds
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        what = str(record.msg)
        if record.levelno > logging.WARNING:
            return True
        if now - self._said.get(what, -self._seconds) < self._seconds:
            return False
        if len(self._said) > 100:
            self._said.clear()
        self._said[what] = now
        return True


_seldom = Seldom()


def _warn(message: str) -> None:
    _LOG.addFilter(_seldom)
    _LOG.warning(message)


def quiet_loop(loop: asyncio.AbstractEventLoop) -> None:
    """Log one line instead of a traceback for each connection that finds no descriptor."""

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if str(context.get("message", "")).startswith("socket.accept() out of system resource"):
            _warn("file descriptors have run out: new connections wait")
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(handle)


# ---------------------------------------------------------------------- how uvicorn runs


class Config(uvicorn.Config):
    """uvicorn's, with our limits for the protocols below."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        self.settings = settings
        self.places = places(raise_limit(), settings.sockets)
        super().__init__(
            app,
            http=_Http,
            ws=_Socket,
            backlog=_AT_ONCE,
            limit_concurrency=self.places + 1,  # never reached: we refuse or drop connections before
            **more,
        )

    def open_wide(self, listener: socket.socket) -> None:
        """Once asyncio has its `backlog`, which also says how many it takes in one go: let more of them wait."""
        listener.listen(_BACKLOG)


def abort(transport: asyncio.Transport) -> None:
    """End a connection at once. The system, too, forgets what it still held for the reader."""
    raw = transport.get_extra_info("socket")
    if raw is not None:
        with suppress(OSError):  # gone already
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


class _Guarded:
    """A uvicorn connection that is aborted when its reader takes nothing.

    asyncio calls `pause_writing` as soon as something has to wait and `resume_writing` when all of it is with the system,
    since the limits of its buffer are set to nothing: at most one frame ever waits there.
    """

    config: Config
    transport: asyncio.Transport
    connections: set[Any]
    app_state: dict[str, Any]

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)  # type: ignore[misc]
        transport.set_write_buffer_limits(high=0)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unwatch()
        super().connection_lost(exc)  # type: ignore[misc]

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._watch(self.transport.get_write_buffer_size(), _PATIENCE)

    def resume_writing(self) -> None:
        self._unwatch()
        super().resume_writing()  # type: ignore[misc]

    def _watch(self, size: int, patience: int) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self.config.settings.stall_seconds, self._look, size, patience - 1)

    def _look(self, before: int, patience: int) -> None:
        size = self.transport.get_write_buffer_size()
        if size < before and patience > 0:
            self._watch(size, patience)
        else:
            abort(self.transport)

    def _unwatch(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _Http(_Guarded, H11Protocol):  # type: ignore[misc]
    """HTTP. A request must begin soon and its head must come whole; what finds no place is dropped."""

    _head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        self.app_state = {**self.app_state, "crowded": self._crowded}
        super().connection_made(transport)
        if len(self.connections) > self.config.places:
            _warn(f"more than {self.config.places} connections: those on top are dropped")
            transport.abort()
            return
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_head()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._forget_head()
        elif self._head_timer is None:
            self._await_head()

    def _crowded(self) -> bool:
        """Whether newcomers are asked to come back later, while there is still room to answer them."""
        return len(self.connections) > self.config.places - self.config.places // 8

    def _await_head(self) -> None:
        loop = asyncio.get_running_loop()
        self._head_timer = loop.call_later(self.config.settings.head_seconds, self.transport.abort)

    def _forget_head(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None


class _Socket(_Guarded, AutoWebSocketsProtocol):  # type: ignore[misc, valid-type]
    """A WebSocket. The application is given the means to end it without waiting."""

    def connection_made(self, transport: Any) -> None:
        self.app_state = {**self.app_state, "abort": partial(abort, transport)}
        super().connection_made(transport)
