"""The journal: answers that wait for one commit share the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from ludotheque.server.journal import Answer, Changed, Journal
from ludotheque.server.store import Store

pytestmark = pytest.mark.timeout(60)


def answer(table: str, version: int = 0) -> Answer:
    return Answer(table, version, version + 1, 0, "mana", False, None)


class Slow:
    """A store that writes when it is told to, and notes what it was given at once."""

    def __init__(self, sqlite: bool = True) -> None:
        self.sqlite = sqlite
        self.batches: list[list[str]] = []
        self.gate = asyncio.Semaphore(0)
        self.error: Exception | None = None

    def append_all(self, answers: list[Answer]) -> list[bool]:
        self.batches.append([one.table for one in answers])
        if self.error is not None:
            raise self.error
        return [one.table != "moved" for one in answers]

    async def ask(self, call: Callable[[list[Answer]], list[bool]], answers: list[Answer], /) -> list[bool]:
        await self.gate.acquire()
        return call(answers)

    def journal(self) -> Journal:
        return Journal(cast(Store, self), self.ask, asyncio.create_task)


def run(store: Slow, *batches: list[str]) -> list[Any]:
    """Give the journal answers: those of one list at once, the first list before the disk is asked to work."""

    async def go() -> list[Any]:
        journal = store.journal()
        tasks: list[asyncio.Task[int]] = []
        for batch in batches:
            tasks += [asyncio.create_task(journal.append(answer(table))) for table in batch]
            await asyncio.sleep(0)  # every answer is with the journal,
            await asyncio.sleep(0)  # and it has asked the store
        for _ in tasks:
            store.gate.release()
        return await asyncio.gather(*tasks, return_exceptions=True)

    return asyncio.run(go())


def test_answers_that_come_while_the_disk_works_share_the_next_commit() -> None:
    store = Slow()
    assert run(store, ["one"], ["two", "three"], ["four"]) == [1, 1, 1, 1]
    assert store.batches == [["one"], ["two", "three", "four"]]


def test_the_one_whose_table_has_moved_hears_of_it_alone() -> None:
    store = Slow()
    one, moved, three = run(store, ["one", "moved", "three"])
    assert (one, three) == (1, 1)
    assert isinstance(moved, Changed)


def test_a_store_that_fails_fails_for_all_who_wait_and_is_asked_again() -> None:
    store = Slow()
    store.error = OSError("disk full")

    async def go() -> None:
        journal = store.journal()
        for _ in range(8):
            store.gate.release()
        waiting = [asyncio.create_task(journal.append(answer(table))) for table in ("one", "two")]
        assert await asyncio.gather(*waiting, return_exceptions=True) == [store.error, store.error]
        store.error = None
        assert await journal.append(answer("one")) == 1

    asyncio.run(go())


def test_a_database_with_several_writers_gets_each_answer_at_once() -> None:
    store = Slow(sqlite=False)
    assert run(store, ["one"], ["two", "three"]) == [1, 1, 1]
    assert store.batches == [["one"], ["two"], ["three"]]
