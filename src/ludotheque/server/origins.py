"""The host names the server answers to, and the pages it answers.

A page from elsewhere must not speak to a server on somebody's own machine or network. Two tricks are closed here: a name of
the attacker's that suddenly points to our address (DNS rebinding; the browser then takes us for part of that site, but
sends its name along), and a foreign page that opens a WebSocket, which browsers allow but mark with where it came from.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ludotheque.server import errors
from ludotheque.server.errors import Words
from ludotheque.server.page import HEADERS

#: Default ports, which URLs leave out.
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
_READING = ("GET", "HEAD", "OPTIONS")


def own_names() -> set[str]:
    """The names of this machine on its own network. Nobody can register these."""
    name = socket.gethostname().lower().rstrip(".")
    first = name.partition(".")[0]
    return {name, first, f"{first}.local"} if first else set()


class Origins:
    """Refuse requests under another host name, from another site's page, or when the server is full."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        self.app = app
        self.hosts = {"localhost", *own_names(), *(host.lower().rstrip(".") for host in hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
            await refusal(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _refusal(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        host = _split(f"//{headers.get('host', '')}")
        if host is None or not self._known(host.hostname or ""):
            return _no(scope, 421, errors.other_name((host.hostname if host else None) or ""))
        origin = headers.get("origin")
        if origin is not None and (scope["type"] == "websocket" or scope["method"] not in _READING):
            # No origin: a program, which can send what it likes. No browser lets a page do that.
            page = _split(origin)
            if page is None or not _same(page, host):
                return _no(scope, 403, errors.FOREIGN_PAGE)
        crowded = scope.get("state", {}).get("crowded")
        if crowded is not None and crowded():
            return _no(scope, 503, errors.CROWDED_SERVER, {"retry-after": "10", "connection": "close"})
        return None

    def _known(self, host: str) -> bool:
        host = host.rstrip(".")
        if host in self.hosts or host.endswith(".localhost"):
            return True
        try:
            # An address is not a name: no name server can point it elsewhere.
            ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return True


def _split(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    return None if parts.username is not None or not parts.hostname else parts


def _same(page: SplitResult, host: SplitResult) -> bool:
    """Whether a page came from this server. A proxy may speak HTTPS for us, so the schemes are not compared."""
    usual = _PORTS.get(page.scheme)
    return page.hostname == host.hostname and (page.port or usual) == (host.port or usual) and usual is not None


def _no(scope: Scope, status: int, said: Words, headers: dict[str, str] | None = None) -> Response:
    headers = {**HEADERS, "cache-control": "no-store", **(headers or {})}
    if scope["path"].startswith("/api/"):
        return JSONResponse({"error": said, "rule": None}, status, headers)
    return PlainTextResponse(f"{said['fr']}\n{said['en']}\n", status, headers)
