"""Starts a server and, if asked, a browser: what `ludotheque play` and `python -m ludotheque.server` do."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path

import uvicorn

from ludotheque.server.app import create_app
from ludotheque.server.settings import Settings, default_data_dir


class CannotListen(Exception):
    """The address is taken or is not ours; one line says which."""


def configure(settings: Settings, host: str = "127.0.0.1", port: int = 8000) -> uvicorn.Config:
    """How uvicorn runs our application."""
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        # Addresses of tables are worth keeping private; what is worth knowing is logged by the server itself.
        access_log=False,
        server_header=False,
        # Above our own limit, so that a message a little too long is answered in words before the connection closes.
        ws_max_size=16 * settings.message_bytes,
        ws_max_queue=8,
        # Secrets and strangers' names share a frame: compressed together, their lengths would tell.
        ws_per_message_deflate=False,
        limit_concurrency=2000,
        timeout_graceful_shutdown=3,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket on the address; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            # A server started again at once must not wait for the old connections to fade.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise CannotListen(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
    listener.setblocking(False)
    return listener


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
) -> None:
    """Run a server until it is interrupted. Prints its address once it can be reached."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings = settings if settings is not None else Settings()
    settings = replace(settings, data_dir=data_dir or settings.data_dir or default_data_dir())
    listener = listen(host, port)
    server = _Announced(configure(settings, host, port), open_browser)
    server.run(sockets=[listener])


class _Announced(uvicorn.Server):
    """Says where it is when it is ready, on one line that programs can read too."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in sockets or []:
            host, port = listener.getsockname()[:2]
            shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(host, host)
            address = f"http://{shown}:{port}/"
            print(f"Ludothèque : {address}", flush=True)
            if self.open_browser:
                # Some browsers block until they are closed.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
