"""Start a server and, if asked, a browser: what `ludotheque play` and `python -m ludotheque.server` do."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path

import uvicorn

from ludotheque.engine.errors import LudothequeError
from ludotheque.server.app import create_app
from ludotheque.server.lan import EVERYWHERE, origins
from ludotheque.server.settings import Settings, default_data_dir
from ludotheque.server.sockets import CannotListen, Config, Seldom, listen, quiet_loop
from ludotheque.server.store import Store

__all__ = ["CannotListen", "CannotStart", "configure", "listen", "serve"]


#: By how many objects the server must have grown before Python's collector looks for cycles among the new ones: its look takes
#: a fifth of a second with a thousand players, and everybody waits. Moves leave no cycles (`Options.release`).
_NEW_OBJECTS = 200_000


class CannotStart(LudothequeError):
    """The store of the settings cannot be opened; the message is one line."""


def configure(
    settings: Settings, host: str = "127.0.0.1", port: int = 8000, store: Store | None = None
) -> uvicorn.Config:
    """How uvicorn runs our application."""
    settings = replace(settings, hosts=(*settings.hosts, host), host=host)
    return Config(
        create_app(settings, store),
        settings,
        host=host,
        port=port,
        log_level="warning",
        # Addresses of tables are worth keeping private; what is worth knowing is logged by the server itself.
        access_log=False,
        server_header=False,
        # Above our own limit, so that a message a little too long is answered in words before the connection closes.
        ws_max_size=16 * settings.message_bytes,
        ws_max_queue=8,
        # Secrets and strangers' names share a frame: compressed together, their lengths would tell. It would not pay either:
        # deflating a frame takes longer than writing it, each connection would keep its windows in memory, and frames
        # after the first are small.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


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
    with listen(host, port) as listener:
        server = _Announced(configure(settings, host, port, open_store(settings)), open_browser)
        # Once the configuration has made the logger its own.
        logging.getLogger("uvicorn.error").addFilter(Seldom())
        server.run(sockets=[listener])


def open_store(settings: Settings) -> Store:
    """Open the store of the settings, or raise a one-line error."""
    try:
        return Store(settings.database_url())
    except LudothequeError:
        raise
    except Exception as error:
        if os.environ.get("LUDOTHEQUE_DEBUG"):
            raise
        raise _why_not(settings, error) from None


def _why_not(settings: Settings, error: Exception) -> CannotStart:
    from alembic.util import CommandError
    from sqlalchemy.exc import ArgumentError, DBAPIError

    # The URL may hold a password: it is not shown, and neither is what an error says of it.
    if isinstance(error, ArgumentError):
        return CannotStart(
            "--database is not the URL of a database that is known here, such as sqlite:////folder/file.sqlite3",
            "--database n'est pas l'URL d'une base connue ici, comme sqlite:////dossier/fichier.sqlite3",
        )
    if isinstance(error, ImportError):
        return CannotStart(
            f"the driver of the database is not installed: {error.name or 'unknown'}",
            f"le pilote de la base de données n'est pas installé : {error.name or 'inconnu'}",
        )
    if isinstance(error, CommandError):
        return CannotStart(
            "the database was written by a newer version of Ludothèque",
            "la base de données a été écrite par une version plus récente de Ludothèque",
        )
    where = "the database" if settings.database is not None else repr(str(settings.data_dir))
    ou = "la base de données" if settings.database is not None else repr(str(settings.data_dir))
    if isinstance(error, OSError):
        why = error.strerror or str(error)
    else:
        why = " ".join(str(error.orig if isinstance(error, DBAPIError) else error).split()) or type(error).__name__
    return CannotStart(
        f"tables cannot be kept in {where}: {why}", f"les tables ne peuvent être gardées dans {ou} : {why}"
    )


def _spare_collections() -> None:
    """Games and their words stay for good, so the collector need not walk through them again. And a state is thousands of
    small objects without cycles, which reference counting frees, so it need not run after every 700."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, 20, 50)


class _Announced(uvicorn.Server):
    """A server that prints its address once it is ready, on one line that programs can read too."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        quiet_loop(asyncio.get_running_loop())
        await super().startup(sockets)
        _spare_collections()
        for listener in sockets or []:
            if isinstance(self.config, Config):
                self.config.open_wide(listener)
            host, port = listener.getsockname()[:2]
            shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(host, host)
            address = f"http://{shown}:{port}/"
            print(f"Ludothèque : {address}", flush=True)
            if host in EVERYWHERE:
                for origin in origins(host, port)[:3]:
                    print(f"  réseau / network : {origin}/", flush=True)
            if self.open_browser:
                # Some browsers block until they are closed.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
