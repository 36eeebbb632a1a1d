"""The server: tables over HTTP and WebSocket, as docs/wire.md says. `create_app` makes it, `serve` runs it."""

from __future__ import annotations

from ludotheque.server.app import create_app
from ludotheque.server.run import serve
from ludotheque.server.settings import Settings

__all__ = ["Settings", "create_app", "serve"]
