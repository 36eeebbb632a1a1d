"""Where bots think: those that search in processes, with the same answer as in a thread."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import time
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.table import Table
from ludotheque.server import bots_pool
from ludotheque.server.bots_pool import BotsPool


def a_table() -> Table:
    table = ludotheque.new("cendrelin", 2, "pool", {"classes": ["sorcier", "animancien"]})
    assert len(table.choice.options) > 1
    return table


def choose(pool: BotsPool, table: Table, name: str) -> str:
    try:
        return asyncio.run(pool.choose(table, table.asked[0], name))
    finally:
        pool.close()


def test_a_bot_that_thinks_does_so_in_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table()
    near = bots_pool._choose(table.copy(), table.asked[0], "hard", "bot")

    def never(*args: Any) -> str:
        raise AssertionError("in a thread")

    monkeypatch.setattr(bots_pool, "_choose", never)
    assert choose(BotsPool(1), table, "hard") == near


def test_other_bots_need_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotsPool(1)
    table = a_table()
    choose(pool, table, "medium")
    assert pool._processes is None


def test_a_lost_process_does_not_hold_up_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost:
        def submit(self, *args: Any) -> Any:
            raise BrokenProcessPool("gone")

        def shutdown(self, **how: bool) -> None: ...

    table = a_table()
    pool = BotsPool(1)
    pool._processes = Lost()  # type: ignore[assignment]
    assert choose(pool, table, "hard") == bots_pool._choose(table.copy(), table.asked[0], "hard", "bot")
    assert pool._processes is None


def test_nothing_is_left_of_a_pool_that_was_closed_while_a_bot_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server dies of the signal that ends it: a semaphore that still exists then would be reported as leaked."""
    held: set[str] = set()
    register, unregister = resource_tracker.register, resource_tracker.unregister

    def note(name: str, kind: str) -> None:
        register(name, kind)
        held.add(name)

    def forget(name: str, kind: str) -> None:
        unregister(name, kind)
        held.discard(name)

    monkeypatch.setattr(resource_tracker, "register", note)
    monkeypatch.setattr(resource_tracker, "unregister", forget)

    async def close_early() -> None:
        pool = BotsPool(1)
        thought = asyncio.ensure_future(pool.apart(time.sleep, 600))
        while not multiprocessing.active_children():
            await asyncio.sleep(0.01)
        assert held
        pool.close()
        with pytest.raises(asyncio.CancelledError):
            await thought

    before = set(multiprocessing.active_children())
    asyncio.run(close_early())
    gc.collect()
    assert not held
    assert set(multiprocessing.active_children()) <= before
