"""Where bots think: those that search in processes, with the same answer as in a thread."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
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
