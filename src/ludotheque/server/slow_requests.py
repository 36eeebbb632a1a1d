"""Requests that take long: they are answered once the answer is there, and the conversation goes on meanwhile.

Each kind is asked for once at a time: a reader who asks again gets an answer to the new question only. What is under way ends with the
conversation.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from ludotheque.engine.errors import LudothequeError
from ludotheque.server import errors
from ludotheque.server.errors import Trouble, Words

_LOG = logging.getLogger("ludotheque.server")


class Later:
    """What one reader has asked for and not been sent yet."""

    def __init__(
        self, send: Callable[[dict[str, Any]], None], error: Callable[[Words, str | None], dict[str, Any]]
    ) -> None:
        self._send = send
        self._error = error
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def start(self, kind: str, work: Coroutine[Any, Any, dict[str, Any]]) -> None:
        """Send what `work` returns once it does."""
        before = self._tasks.get(kind)
        if before is not None:
            before.cancel()
        self._tasks[kind] = asyncio.create_task(self._run(work))

    async def _run(self, work: Coroutine[Any, Any, dict[str, Any]]) -> None:
        try:
            self._send(await work)
        except LudothequeError as error:
            self._send(self._error(error.words, error.rule))
        except Trouble as trouble:
            self._send(self._error(trouble.words, trouble.rule))
        except Exception:
            _LOG.exception("what was asked for could not be worked out")
            self._send(self._error(errors.BROKEN, None))

    async def close(self) -> None:
        """Give up whatever is under way."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
