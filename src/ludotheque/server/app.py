"""The application: HTTP calls, the WebSocket, the page, and every error in one shape."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from ludotheque.server import errors, lessons, messages
from ludotheque.server.bots_pool import BotsPool
from ludotheque.server.branches import branch
from ludotheque.server.clients import client_of
from ludotheque.server.conversation import converse
from ludotheque.server.errors import Trouble, Words
from ludotheque.server.lan import is_loopback, origins
from ludotheque.server.lobby import Lobby
from ludotheque.server.origins import Origins
from ludotheque.server.page import HEADERS, Index, PageFiles, SecurityHeaders
from ludotheque.server.room import Room
from ludotheque.server.settings import Settings
from ludotheque.server.store import Store
from ludotheque.server.stories import story
from ludotheque.server.workshop import Workshop

_LOG = logging.getLogger("ludotheque.server")
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def create_app(settings: Settings | None = None, opened: Store | None = None) -> FastAPI:
    """The application for these settings. Unless a store is given, one is opened when the application starts."""
    settings = settings if settings is not None else Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = opened if opened is not None else Store(settings.database_url())
        pool = BotsPool(settings.bot_threads)
        room = Room(settings, store, Lobby(), pool)
        app.state.room = room
        app.state.workshop = Workshop(room.lobby, room.clients)
        room.keep_house()
        try:
            yield
        finally:
            await room.close()
            pool.close()
            store.close()

    # No generated documentation pages: they load scripts from elsewhere, and docs/wire.md is the contract.
    app = FastAPI(title="Ludothèque", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(Origins, hosts=settings.hosts)
    index = Index(settings.page).answer
    _answer_errors(app, index)
    _answer_calls(app)
    for path in (
        "/",
        "/about",
        "/table/{table}",
        "/table/{table}/at/{n}",
        "/decks/{game}",
        "/decks/{game}/{deck}",
        "/decks/{game}/{deck}/edit",
        "/cards/{game}",
    ):
        app.add_route(path, index, methods=["GET"])
    app.mount("/", PageFiles(settings.page))
    return app


def _answer_calls(app: FastAPI) -> None:
    @app.get("/api/health")
    async def health() -> JSONResponse:
        return JSONResponse({"ok": True})

    @app.get("/api/reach")
    async def reach(request: Request) -> JSONResponse:
        # Whoever sits at this machine may read its addresses; to anybody else they are none of their business.
        near = request.client is not None and is_loopback(request.client.host)
        port = (request.scope.get("server") or ("", None))[1]
        found = await asyncio.to_thread(origins, _room(request).settings.host, port) if near and port else []
        return JSONResponse({"origins": found}, headers=_PRIVATE)

    @app.get("/api/games")
    async def games(request: Request) -> Response:
        return _room(request).lobby.kept_lines().answer(request.headers)

    @app.get("/api/games/{game}")
    async def catalogue(request: Request, game: str) -> Response:
        return _room(request).lobby.kept_catalogue(game).answer(request.headers)

    @app.get("/api/games/{game}/rules")
    async def rules(request: Request, game: str) -> Response:
        return _room(request).lobby.kept_rules(game).answer(request.headers)

    @app.post("/api/games/{game}/options")
    async def options(request: Request, game: str) -> JSONResponse:
        seats, wished = messages.options(await _said(request))
        return JSONResponse(_room(request).lobby.combined(game, seats, wished), headers=_PRIVATE)

    @app.post("/api/games/{game}/lessons/{lesson}")
    async def open_lesson(request: Request, game: str, lesson: str) -> JSONResponse:
        wish = lessons.wish(_room(request).lobby.game(game), lesson, messages.pupil(await _said(request)))
        return JSONResponse(await _room(request).open(wish, _client(request)), 201)

    @app.post("/api/games/{game}/positions/{position}")
    async def open_position(request: Request, game: str, position: str) -> JSONResponse:
        messages.pupil(await _said(request))
        wish = lessons.wish(_room(request).lobby.game(game), lessons.shown(position), None)
        return JSONResponse(await _room(request).open(wish, _client(request)), 201)

    @app.post("/api/tables")
    async def open_table(request: Request) -> JSONResponse:
        wish = messages.table(await _said(request), _room(request).lobby.bots)
        return JSONResponse(await _room(request).open(wish, _client(request)), 201)

    @app.get("/api/tables/{table}")
    async def table_line(request: Request, table: str) -> JSONResponse:
        async with _room(request).use(_id(table)) as live:
            return JSONResponse(live.public())

    @app.get("/api/tables/{table}/story")
    async def table_story(request: Request, table: str) -> JSONResponse:
        async with _room(request).use(_id(table)) as live:
            return JSONResponse(await story(live))

    @app.delete("/api/tables/{table}")
    async def delete_table(request: Request, table: str) -> Response:
        await _room(request).delete(_id(table), messages.opener_key(request.headers.get("x-ludotheque-opener")))
        return Response(status_code=204)

    @app.post("/api/tables/{table}/seats/{seat}/link")
    async def renew_link(request: Request, table: str, seat: str) -> JSONResponse:
        key = messages.opener_key(request.headers.get("x-ludotheque-opener"))
        return JSONResponse(await _room(request).renew(_id(table), _seat(seat), key), headers=_PRIVATE)

    @app.get("/api/tables/{table}/record")
    async def record(request: Request, table: str) -> JSONResponse:
        async with _room(request).use(_id(table)) as live:
            if not live.table.over:
                raise Trouble(403, errors.NOT_OVER)
            if live.withheld:
                raise Trouble(403, errors.CAMPAIGN_GOES_ON)
            return JSONResponse(live.table.record())

    @app.post("/api/tables/{table}/branches")
    async def open_branch(request: Request, table: str) -> JSONResponse:
        wish = messages.branch(await _said(request))
        return JSONResponse(await branch(_room(request), _id(table), wish, _client(request)), 201)

    @app.get("/api/campaigns")
    async def campaigns(request: Request) -> JSONResponse:
        return JSONResponse(await _room(request).campaigns.listed(_key(request)), headers=_PRIVATE)

    @app.post("/api/campaigns")
    async def open_campaign(request: Request) -> JSONResponse:
        key, wish = _own_key(request), messages.campaign(await _said(request), _room(request).lobby.bots)
        return JSONResponse(await _room(request).campaigns.open(wish, key, _client(request)), 201)

    @app.post("/api/campaigns/{campaign}/tables")
    async def continue_campaign(request: Request, campaign: str) -> JSONResponse:
        key, wish = _own_key(request), messages.continuation(await _said(request), _room(request).lobby.bots)
        return JSONResponse(
            await _room(request).campaigns.go_on(_campaign_id(campaign), key, wish, _client(request)), 201
        )

    @app.get("/api/campaigns/{campaign}")
    async def chronicle(request: Request, campaign: str) -> JSONResponse:
        told = await _room(request).campaigns.chronicle(_campaign_id(campaign), _own_key(request))
        return JSONResponse(told, headers=_PRIVATE)

    @app.delete("/api/campaigns/{campaign}")
    async def close_campaign(request: Request, campaign: str) -> Response:
        await _room(request).campaigns.close(_campaign_id(campaign), _own_key(request))
        return Response(status_code=204)

    @app.get("/api/games/{game}/decks")
    async def decks(request: Request, game: str) -> JSONResponse:
        return JSONResponse(await _room(request).library.listed(game, _key(request)), headers=_PRIVATE)

    @app.post("/api/games/{game}/decks")
    async def add_deck(request: Request, game: str) -> JSONResponse:
        room, key = _room(request), _own_key(request)
        wish = messages.deck(await _said(request), room.settings.deck_chars)
        return JSONResponse(await room.library.add(game, key, wish), 201)

    @app.post("/api/games/{game}/decks/check")
    async def check_deck(request: Request, game: str) -> JSONResponse:
        built = messages.built_deck(await _said(request))
        return JSONResponse(_room(request).library.examine(game, built), headers=_PRIVATE)

    @app.get("/api/games/{game}/decks/{deck}")
    async def show_deck(request: Request, game: str, deck: str) -> JSONResponse:
        return JSONResponse(await _room(request).library.show(game, _deck_id(deck), _key(request)), headers=_PRIVATE)

    @app.put("/api/games/{game}/decks/{deck}")
    async def change_deck(request: Request, game: str, deck: str) -> JSONResponse:
        key, built = _own_key(request), messages.built_deck(await _said(request))
        return JSONResponse(await _room(request).library.change(game, _deck_id(deck), key, built))

    @app.patch("/api/games/{game}/decks/{deck}")
    async def rename_deck(request: Request, game: str, deck: str) -> JSONResponse:
        key, name = _own_key(request), messages.deck_name(await _said(request))
        return JSONResponse(await _room(request).library.rename(game, _deck_id(deck), key, name))

    @app.delete("/api/games/{game}/decks/{deck}")
    async def delete_deck(request: Request, game: str, deck: str) -> Response:
        await _room(request).library.delete(game, _deck_id(deck), _own_key(request))
        return Response(status_code=204)

    @app.get("/api/games/{game}/decks/{deck}/text")
    async def deck_text(request: Request, game: str, deck: str) -> Response:
        language = "en" if request.query_params.get("lang") == "en" else "fr"
        name, text = await _room(request).library.text(game, _deck_id(deck), language)
        file = f"attachment; filename=\"deck.txt\"; filename*=UTF-8''{quote(name, safe='')}.txt"
        return PlainTextResponse(text, headers={"content-disposition": file, **_PRIVATE})

    @app.post("/api/games/{game}/cards/check")
    async def check_cards(request: Request, game: str) -> JSONResponse:
        text = messages.card_text(await _said(request), _room(request).settings.card_chars)
        workshop: Workshop = request.app.state.workshop
        return JSONResponse(await workshop.check(game, text, _client(request)), headers=_PRIVATE)

    @app.post("/api/games/{game}/cards/try")
    async def try_card(request: Request, game: str) -> JSONResponse:
        text, card, name = messages.card_trial(await _said(request), _room(request).settings.card_chars)
        workshop: Workshop = request.app.state.workshop
        wish = await workshop.trial(game, text, card, name, _client(request))
        return JSONResponse(await _room(request).open(wish, _client(request)), 201)

    @app.websocket("/api/tables/{table}/play")
    async def play(socket: WebSocket, table: str) -> None:
        await converse(socket, _room(socket), table if _TABLE_ID.fullmatch(table) else "")


#: No cache in between may answer one browser with what another's key opened.
_PRIVATE = {"cache-control": "no-store"}


async def _said(request: Request) -> dict[str, Any]:
    """The object in a request's body."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        # A form of another site can send text, but not this type: it cannot open tables in our name.
        raise Trouble(415, errors.NOT_JSON_TYPE)
    settings = _room(request).settings
    try:
        async with asyncio.timeout(settings.body_seconds):
            return messages.read(await _body(request, settings.body_bytes))
    except TimeoutError:
        raise Trouble(408, errors.TOO_LATE) from None


def _key(request: Request) -> str | None:
    return messages.library_key(request.headers.get("x-ludotheque-library"))


def _own_key(request: Request) -> str:
    key = _key(request)
    if key is None:
        raise Trouble(400, errors.NO_LIBRARY_KEY)
    return key


def _client(request: Request) -> str:
    return client_of(request.client and request.client.host)


def _campaign_id(campaign: str) -> str:
    if not _TABLE_ID.fullmatch(campaign):
        raise Trouble(404, errors.NO_CAMPAIGN)
    return campaign


def _deck_id(deck: str) -> str:
    if not _TABLE_ID.fullmatch(deck):
        raise Trouble(404, errors.NO_DECK)
    return deck


def _room(request: Request | WebSocket) -> Room:
    room: Room = request.app.state.room
    return room


def _id(table: str) -> str:
    """Check that an id looks like one of a table before the store is asked."""
    if not _TABLE_ID.fullmatch(table):
        raise Trouble(404, errors.NO_TABLE)
    return table


def _seat(seat: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", seat):
        raise Trouble(404, errors.NO_SEAT)
    return int(seat)


#: How many times its limit a body may be sent before the connection is cut instead of read to its end.
_PATIENCE = 4


async def _body(request: Request, limit: int) -> bytes:
    """The body, kept no further than the limit.

    A little more is read and thrown away: a client that is still sending when the answer comes would lose the answer.
    """
    body = b""
    read = 0
    try:
        async for part in request.stream():
            read += len(part)
            if read <= limit:
                body += part
            elif read > limit * _PATIENCE:
                break
    except ClientDisconnect:
        raise Trouble(400, errors.BAD_REQUEST) from None
    if read > limit:
        raise Trouble(413, errors.TOO_LONG)
    return body


def _answer_errors(app: FastAPI, page: Callable[[Request, int], Awaitable[Response]]) -> None:
    @app.exception_handler(Trouble)
    async def trouble(_request: Request, error: Trouble) -> JSONResponse:
        # What is left of a body that is too long is not read: the connection ends with the answer.
        headers = {"connection": "close"} if error.status in (408, 413) else {}
        if error.retry is not None:
            headers["retry-after"] = str(error.retry)
        return JSONResponse(error.body(), error.status, headers)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, _error: RequestValidationError) -> JSONResponse:
        return _error_answer(422, errors.BAD_REQUEST)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and _reads_pages(request):
            return await page(request, 404)
        said = {404: errors.NOT_FOUND, 405: errors.NOT_ALLOWED}.get(error.status_code, errors.BAD_REQUEST)
        return _error_answer(error.status_code, said, dict(error.headers or {}))

    @app.exception_handler(Exception)
    async def broken(_request: Request, _error: Exception) -> JSONResponse:
        # The error goes on to the server's log, without addresses or bodies. This answer is made outside the middleware.
        return _error_answer(500, errors.BROKEN, HEADERS)


def _reads_pages(request: Request) -> bool:
    """Whether somebody's browser follows an address: the page itself says that it leads nowhere, and shows the way back."""
    called = request.url.path.startswith(("/api/", "/assets/"))
    return request.method == "GET" and not called and "text/html" in request.headers.get("accept", "")


def _error_answer(status: int, said: Words, headers: dict[str, Any] | None = None) -> JSONResponse:
    return JSONResponse({"error": said, "rule": None}, status, headers)
