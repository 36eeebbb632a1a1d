"""Answers on their way into the store.

Making a commit last takes milliseconds of the disk's time however little is in it, and SQLite makes one at a time. Answers
of several tables that wait for the same commit are therefore written together: the disk is waited for once, and each answer
is on it before anyone hears of it. Where the database takes several writers (PostgreSQL) each answer goes its own way.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from ludotheque.server.store import Store


class Answer(NamedTuple):
    """One answer of one table, and the version of the table that it was given to."""

    table: str
    version: int
    n: int
    seat: int
    key: str
    over: bool
    ending: bytes | None


class Changed(Exception):
    """Somebody else moved the table since it was read."""


class Ask(Protocol):
    """Calls the store in a thread of its own."""

    async def __call__(self, call: Callable[[list[Answer]], list[bool]], answers: list[Answer], /) -> list[bool]: ...


class Journal:
    """Takes answers as they come and writes those that wait together."""

    def __init__(
        self, store: Store, ask: Ask, spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
    ) -> None:
        self._store = store
        self._ask = ask
        self._spawn = spawn
        self._waiting: list[tuple[Answer, asyncio.Future[bool]]] = []
        self._writing = False

    async def append(self, answer: Answer) -> int:
        """Return the table's new version once the answer is kept. Raise Changed if somebody else moved the table."""
        if self._store.sqlite:
            future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            self._waiting.append((answer, future))
            if not self._writing:
                self._writing = True
                self._spawn(self._write())
            kept = await future
        else:
            [kept] = await self._ask(self._store.append_all, [answer])
        if not kept:
            raise Changed
        return answer.version + 1

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                try:
                    kept = await self._ask(self._store.append_all, [answer for answer, _ in batch])
                except Exception as error:
                    for _, future in batch:
                        if not future.done():
                            future.set_exception(error)
                else:
                    for (_, future), one in zip(batch, kept, strict=True):
                        if not future.done():
                            future.set_result(one)
        finally:
            self._writing = False


def append_sqlite(engine: Engine, answers: list[Answer]) -> list[bool]:
    """Write answers in one transaction. Return for each whether it was kept: not if its table had moved on.

    Past SQLAlchemy, to the driver: this is what every move waits for, and the statements take SQLite a tenth of the time
    that wrapping them does.
    """
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        kept = [_append(cursor, answer) for answer in answers]
        cursor.execute("COMMIT")
        return kept
    except sqlite3.IntegrityError:
        if len(answers) == 1:
            return [False]
    finally:
        connection.close()  # and whatever is not committed is rolled back
    # One of them has a number that is taken, or a table that is gone. The others have nothing to do with it.
    return [append_sqlite(engine, [answer])[0] for answer in answers]


def _append(cursor: Any, answer: Answer) -> bool:
    now = time.time()
    cursor.execute(
        "UPDATE tables SET version = ?, finished = ? WHERE id = ? AND version = ?",
        (answer.version + 1, now if answer.over else None, answer.table, answer.version),
    )
    if cursor.rowcount != 1:
        return False
    cursor.execute(
        "INSERT INTO answers (table_id, n, seat, key, at) VALUES (?, ?, ?, ?, ?)",
        (answer.table, answer.n, answer.seat, answer.key, now),
    )
    if answer.ending is not None:
        cursor.execute("INSERT INTO endings (table_id, data) VALUES (?, ?)", (answer.table, answer.ending))
    return True
