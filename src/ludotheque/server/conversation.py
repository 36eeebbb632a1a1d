"""The conversation over one WebSocket: an introduction, then requests, each answered in turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludotheque.engine.errors import LudothequeError, StaleAnswer
from ludotheque.server import errors, messages, rematches, stories, talk
from ludotheque.server.clients import client_of
from ludotheque.server.connection import Connection
from ludotheque.server.errors import Trouble, Words
from ludotheque.server.live import LiveTable
from ludotheque.server.room import Room
from ludotheque.server.slow_requests import Later

_LOG = logging.getLogger("ludotheque.server")

#: WebSocket close codes. From 4000 on they are ours: 4000 plus the HTTP status.
NORMAL, TOO_BIG, AGAIN_LATER = 1000, 1009, 1013
REFUSED = 4000

#: Seconds allowed for a last message.
_LAST_WORDS = 2.0


class _Cut(Exception):
    """The reader has fallen too far behind: the connection is dropped without a message."""


class _Goodbye(Exception):
    """The conversation ends with this close code, after a last message if there is one."""

    def __init__(self, code: int, said: Words | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.said = said


async def converse(socket: WebSocket, room: Room, id: str) -> None:
    """Serve one connection from its first message to its end."""
    await socket.accept()
    n = 0
    try:
        async with room.use(id) as live:
            n = live.n
            await _Conversation(socket, room, live).hold()
    except _Cut:
        _abort(socket)
    except _Goodbye as goodbye:
        await _close(socket, goodbye.code, goodbye.said, n)
    except Trouble as trouble:
        code = AGAIN_LATER if trouble.status == 503 else REFUSED + trouble.status
        await _close(socket, code, trouble.words, n)
    except WebSocketDisconnect:
        pass
    except Exception:
        _LOG.exception("a conversation broke off")
        await _close(socket, 1011, errors.BROKEN, n)


async def _close(socket: WebSocket, code: int, said: Words | None, n: int) -> None:
    if socket.application_state is not WebSocketState.CONNECTED:
        return
    try:
        async with asyncio.timeout(_LAST_WORDS):
            if said is not None:
                await socket.send_json({"type": "error", "words": said, "rule": None, "n": n})
            await socket.close(code)
    except TimeoutError:
        _abort(socket)  # it is not reading
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone already


def _abort(socket: WebSocket) -> None:
    """Drop a connection at once, with everything still queued for it."""
    abort = socket.scope.get("state", {}).get("abort")
    if abort is not None:
        abort()


async def _after(seconds: float, work: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    try:
        await asyncio.sleep(seconds)
    except asyncio.CancelledError:
        work.close()
        raise
    return await work


class _Conversation:
    """One reader at one table."""

    def __init__(self, socket: WebSocket, room: Room, live: LiveTable) -> None:
        self.socket = socket
        self.room = room
        self.live = live
        self.client = client_of(socket.client.host if socket.client else None)

    async def hold(self) -> None:
        with self.room.clients.stranger(self.client):
            connection, name = await self._welcome()
        self.later = Later(connection.send, self._error)
        self.room.admit(self.live, connection)
        try:
            writer = asyncio.create_task(self._write(connection))
            reader = asyncio.create_task(self._read(connection, name))
            cut = asyncio.create_task(connection.cut.wait())
            try:
                await asyncio.wait({writer, reader, cut}, return_when=asyncio.FIRST_COMPLETED)
                if reader.done():
                    # Replies that are already queued still go out.
                    await self._flush(connection, writer)
            finally:
                for task in (writer, reader, cut):
                    task.cancel()
                await asyncio.gather(writer, reader, cut, return_exceptions=True)
            if connection.farewell is not None:
                raise connection.farewell
            if connection.cut.is_set():
                raise _Cut
            for task in (reader, writer):
                error = None if task.cancelled() else task.exception()
                if error is not None:
                    raise error
        finally:
            await self.later.close()
            self.room.leave(self.live, connection)

    @staticmethod
    async def _flush(connection: Connection, writer: asyncio.Task[None]) -> None:
        emptied = asyncio.create_task(connection.emptied.wait())
        await asyncio.wait({emptied, writer}, timeout=_LAST_WORDS, return_when=asyncio.FIRST_COMPLETED)
        emptied.cancel()

    # ------------------------------------------------------------------ reading and writing

    async def _hear(self) -> dict[str, Any]:
        """The next message, which must be a JSON object within the size limit."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        text = message.get("text")
        if text is None:
            text = message.get("bytes") or b""
        if len(text if isinstance(text, bytes) else text.encode()) > self.room.settings.message_bytes:
            raise _Goodbye(TOO_BIG, errors.TOO_LONG)
        if isinstance(text, bytes):
            raise Trouble(400, errors.NOT_JSON)
        return messages.read(text)

    async def _welcome(self) -> tuple[Connection, str | None]:
        """Wait for the introduction. Any other message is refused, and the wait goes on."""
        try:
            async with asyncio.timeout(self.room.settings.hello_seconds):
                while True:
                    try:
                        data = await self._hear()
                        do = messages.does(data)
                        if do == "leave":
                            raise _Goodbye(NORMAL)
                        if do not in ("sit", "watch"):
                            raise Trouble(400, errors.HELLO_FIRST)
                        seat = None
                        if do == "sit":
                            token, name = messages.token(data), messages.name(data)
                            seat = self.live.seat_of(token)
                            if seat is None:
                                raise _Goodbye(REFUSED + 403, errors.WRONG_LINK)
                            return Connection(seat, self.room.settings.outbox_bytes, token), name
                        return Connection(None, self.room.settings.outbox_bytes), None
                    except Trouble as trouble:
                        await self.socket.send_json(self._error(trouble.words, trouble.rule))
        except TimeoutError:
            raise _Goodbye(REFUSED + 408, errors.HELLO_LATE) from None

    async def _write(self, connection: Connection) -> None:
        while True:
            text = await connection.next()
            if text is None:
                text = self.live.frame(connection, self.room.settings.log_lines)
            await self.socket.send_text(text)

    async def _read(self, connection: Connection, name: str | None) -> None:
        await self.room.enter(self.live, connection, name)
        await rematches.catch_up(self.room, self.live, connection)
        talk.tell(self.live, connection)
        while True:
            try:
                data = await self._hear()
                do = messages.does(data)
                if do == "leave":
                    raise _Goodbye(NORMAL)
                await self._answer(connection, do, data)
            except (_Goodbye, WebSocketDisconnect):
                raise
            except StaleAnswer as error:
                connection.send(self._error(error.words, None))
                connection.tell()
            except LudothequeError as error:
                connection.send(self._error(error.words, error.rule))
            except Trouble as trouble:
                connection.send(self._error(trouble.words, trouble.rule))
            except Exception:
                _LOG.exception("a message could not be handled")
                connection.send(self._error(errors.BROKEN, None))

    def _error(self, said: Words, rule: str | None) -> dict[str, Any]:
        return {"type": "error", "words": said, "rule": rule, "n": self.live.n}

    # ------------------------------------------------------------------ requests

    async def _answer(self, connection: Connection, do: str, data: dict[str, Any]) -> None:
        room, live, seat = self.room, self.live, connection.seat
        if do in ("sit", "watch"):
            raise Trouble(409, errors.HELLO_ONCE)
        if do == "deck":
            if seat is None:
                raise Trouble(403, errors.SPECTATOR)
            await room.pick(live, seat, messages.chosen_deck(data))
        elif live.choosing and do not in ("name", "say"):
            raise Trouble(409, errors.PICKING)
        elif do == "moment":
            n = messages.n(data)
            await asyncio.sleep(room.clients.moment(self.client))
            eyes = messages.eyes(data)
            view = await stories.moment(live, seat, n, eyes)
            connection.send({"type": "moment", "n": n, "view": view, **({"open": True} if eyes.open else {})})
        elif do == "analyse":
            room.analyses.check(live)
            self._start("analysis", room.analyses.analyse(live, connection.send))
        elif do == "why_not":
            connection.send(self._why_not(seat, messages.about(data)))
        elif seat is None:
            raise Trouble(403, errors.SPECTATOR)
        elif do in ("play", "hint") and live.table.gave_up(seat):
            raise Trouble(409, errors.GAVE_UP)
        elif do == "play":
            await room.play(live, seat, messages.n(data), messages.key(data))
        elif do == "undo":
            await room.undo(live, seat, messages.n(data))
        elif do == "hint":
            n = messages.n(data)
            room.coach.check(live, seat, n)
            self._start("hint", room.coach.hint(live, seat, n))
        elif do == "rematch":
            await rematches.rematch(room, live, seat, self.client)
        elif do == "absent":
            await room.absent(live, seat, *messages.absent(data))
        elif do == "say":
            text = messages.said(data)
            await asyncio.sleep(room.clients.say(self.client))
            talk.say(live, seat, text)
        elif do == "name":
            await room.rename(live, seat, messages.name(data))

    def _start(self, kind: str, work: Coroutine[Any, Any, dict[str, Any]]) -> None:
        """Begin what takes long, if the client does not ask for too much."""
        try:
            wait = self.room.clients.hint(self.client)
        except Trouble:
            work.close()
            raise
        self.later.start(kind, _after(wait, work))

    def _why_not(self, seat: int | None, about: str) -> dict[str, Any]:
        frame: dict[str, Any] = {"type": "refusal", "about": about, "words": None, "rule": None}
        if seat is None:
            return {**frame, "words": errors.SPECTATOR}
        table = self.live.table
        try:
            refusal = table.why_not(about, seat)
        except LudothequeError as error:  # the key names nothing this seat can see
            return {**frame, "words": error.words, "rule": error.rule}
        if refusal is None:
            return frame
        return {**frame, "words": table.game.refusal_words(refusal), "rule": refusal.rule or None}
