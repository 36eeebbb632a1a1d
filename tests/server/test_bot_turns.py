"""When bots answer: people can follow, and the time that an answer takes says nothing about a hidden hand."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.table import Table
from ludotheque.server.bot_turns import BotTurns
from ludotheque.server.live import LiveTable
from ludotheque.server.settings import Settings
from ludotheque.server.store import KeptSeat

PAUSE = 0.6


class Clock:
    """Time that passes only when somebody thinks or sleeps."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.time += seconds


class Thinkers:
    """Bots that think for so long about a real choice, and not at all about a single answer."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock = clock
        self.seconds = seconds

    async def choose(self, table: Table, seat: int, name: str) -> str:
        options = table.game.choice(table.position, seat).options
        if len(options) > 1:
            self.clock.time += self.seconds
        return options[0].key


def moments() -> list[Table]:
    """A sunset at which seat 1 can only pass, and a moment at which it alone has a real choice."""
    table = ludotheque.new("cendrelin", 2, "sunset", {"mode": "full"})
    dice = Dice("sunset")
    found: dict[bool, Table] = {}
    while len(found) < 2:
        seat = table.asked[0]
        choice = table.game.choice(table.position, seat)
        real = len(choice.options) > 1
        if table.asked == [1] and (real or choice.kind == "sunset"):
            found.setdefault(real, table.copy())
        table.play(choice.options[dice.below(len(choice.options))].key, seat)
    return [found[False], found[True]]


def taken(name: str, seconds: float, tables: list[Table], *, watched: bool = True) -> list[float]:
    """The seconds that the bot of seat 1 takes at each of these moments, one after the other."""
    clock = Clock()
    played: list[float] = []
    live = LiveTable("t", tables[0], [KeptSeat("me"), KeptSeat("bot", bot=name)], 0, 0.0)
    if watched:
        somebody: Any = object()
        live.connections.add(somebody)

    async def play(live: LiveTable, seat: int, n: int, key: str) -> None:
        played.append(clock.time)
        live.table = people  # it is over for the bot

    def spawn(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(work)

    pool: Any = Thinkers(clock, seconds)
    people = ludotheque.new("cendrelin", 2, "people", {"classes": ["sorcier", "sorcier"]})
    people.play(people.choice.options[0].key)
    turns = BotTurns(Settings(bot_pause=PAUSE), pool, play, lambda live: None, spawn, now=clock.now, sleep=clock.sleep)

    async def run() -> list[float]:
        found = []
        for table in tables:
            live.table, began = table, clock.time
            turns.wake(live)
            assert live.bots is not None
            await live.bots
            found.append(played[-1] - began)
        return found

    return asyncio.run(run())


@pytest.mark.parametrize("name", ["expert", "medium"])
def test_a_bot_that_can_only_pass_takes_no_less_time_than_one_that_thinks(name: str) -> None:
    """Otherwise the seconds would tell that nothing in its hand can be played at sunset."""
    alone, choice = moments()
    assert taken(name, 0.2, [choice, alone, choice, alone]) == pytest.approx([PAUSE] * 4)


def test_a_bot_that_can_only_pass_takes_as_long_as_it_last_thought() -> None:
    alone, choice = moments()
    assert taken("expert", 2.5, [choice, alone, alone]) == pytest.approx([2.5, 2.5, 2.5])
    assert taken("expert", 2.5, [choice, alone], watched=False) == pytest.approx([2.5, 0.0]), "nobody counts"
