"""The built page, and the headers on every response: what a browser may load, cache and disclose."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.server import errors

#: Files whose name changes with their content are kept for good; all others are asked for again each time.
_FOR_GOOD = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"

HEADERS = {
    # The page is made of its own files only. Nothing it shows may run, be framed or send anything elsewhere.
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class SecurityHeaders:
    """Add the headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", _ASK_AGAIN)
            await send(message)

        await self.app(scope, receive, with_headers)


class PageFiles(StaticFiles):
    """The files of the page's folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # the page may be built later: until then its files are simply not there
        self.folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not self.folder.is_dir():
            raise HTTPException(404)
        answer = await super().get_response(path, scope)
        if answer.status_code in (200, 304) and path.startswith("assets/"):
            answer.headers["cache-control"] = _FOR_GOOD
        return answer


class Index:
    """The page itself, at each of its addresses."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "index.html"

    async def answer(self, _request: Request) -> Response:
        if not self.path.is_file():
            return PlainTextResponse(f"{errors.NO_PAGE['fr']} / {errors.NO_PAGE['en']}\n", 503)
        return FileResponse(self.path, media_type="text/html")
