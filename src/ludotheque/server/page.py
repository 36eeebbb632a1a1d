"""The built page, and the headers on every response: what a browser may load, cache and disclose."""

from __future__ import annotations

import mimetypes
import os
from os import PathLike
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.server import errors
from ludotheque.server.compressed import compressions

#: Files whose name changes with their content are kept for good; all others are asked for again each time.
_FOR_GOOD = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
#: How the build names the copy of a file in each compression.
_COPIES = {"br": ".br", "gzip": ".gz"}
#: Not in the tables of every system.
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")

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

    def file_response(
        self, full_path: str | PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        return page_file(os.fspath(full_path), Headers(scope=scope), status_code)


def page_file(path: str, asked: Headers, status_code: int = 200) -> Response:
    """A file of the page, as the smallest copy of the build that this browser reads."""
    chosen, how = path, None
    for name in compressions(asked):
        if os.path.isfile(path + _COPIES[name]):
            chosen, how = path + _COPIES[name], name
            break
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    answer = FileResponse(chosen, status_code, media_type=media_type, stat_result=os.stat(chosen))
    answer.headers["vary"] = "Accept-Encoding"
    if how is not None:
        answer.headers["content-encoding"] = how
    if answer.headers["etag"] in asked.get("if-none-match", ""):
        return NotModifiedResponse(answer.headers)
    return answer


class Index:
    """The page itself, at each of its addresses."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "index.html"

    async def answer(self, request: Request, status: int = 200) -> Response:
        if not self.path.is_file():
            return PlainTextResponse(f"{errors.NO_PAGE['fr']} / {errors.NO_PAGE['en']}\n", 503)
        return page_file(os.fspath(self.path), request.headers, status)
