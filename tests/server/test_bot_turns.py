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
from ludotheque.server.connection import Connection
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
        somebody = Connection(None, 1 << 20)
        live.connections.add(somebody)

    async def play(live: LiveTable, seat: int, n: int, key: str) -> None:
        played.append(clock.time)
        live.become(people, 0)  # it is over for the bot

    def spawn(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(work)

    pool: Any = Thinkers(clock, seconds)
    people = ludotheque.new("cendrelin", 2, "people", {"classes": ["sorcier", "sorcier"]})
    people.play(people.choice.options[0].key)
    turns = BotTurns(Settings(bot_pause=PAUSE), pool, play, lambda live: None, spawn, now=clock.now, sleep=clock.sleep)

    async def run() -> list[float]:
        found = []
        for table in tables:
            live.become(table, 0)
            began = clock.time
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


class Sealed:
    """Three who choose their classes at once, unseen; only seat 0 is a person."""

    def __init__(self, name: str = "greedy", seconds: float = 0.0) -> None:
        self.clock = Clock()
        self.answered: list[tuple[int, float]] = []
        table = ludotheque.new("cendrelin", 3, "sealed")
        self.live = LiveTable("t", table, [KeptSeat("me"), *[KeptSeat("bot", bot=name) for _ in range(2)]], 0, 0.0)
        somebody = Connection(None, 1 << 20)
        self.live.connections.add(somebody)
        pool: Any = Thinkers(self.clock, seconds)
        self.turns = BotTurns(
            Settings(bot_pause=PAUSE),
            pool,
            self.play,
            lambda live: None,
            lambda work: asyncio.get_running_loop().create_task(work),
            now=self.clock.now,
            sleep=self.sleep,
        )
        self.hasty = 0.0  # how soon after being asked the person answers

    async def play(self, live: LiveTable, seat: int, n: int, key: str) -> None:
        live.become(live.after(seat, key), 0)
        self.answered.append((seat, round(self.clock.time - 100, 3)))

    async def sleep(self, seconds: float) -> None:
        if self.hasty and 0 in self.live.table.asked and seconds >= self.hasty:
            await self.clock.sleep(self.hasty)
            seconds -= self.hasty
            await self.play(self.live, 0, self.live.n, self.live.table.choice_of(0).options[0].key)  # type: ignore[union-attr]
        await self.clock.sleep(seconds)

    def run(self, until: int) -> list[tuple[int, float]]:
        async def run() -> None:
            self.turns.wake(self.live)
            for _ in range(100):  # more often than the bots can need
                if len(self.answered) < until:
                    await asyncio.sleep(0)
            assert self.live.bots is not None
            self.live.bots.cancel()

        asyncio.run(run())
        return self.answered[:until]


def test_a_bot_that_is_asked_with_people_pauses_as_ever() -> None:
    """Without a pause the moment of a sealed answer would tell how long it took, and so what there was to choose from."""
    assert Sealed().run(2) == [(1, PAUSE), (2, PAUSE)], "each from the moment it was asked"


def test_a_person_who_answers_meanwhile_does_not_delay_the_bots() -> None:
    table = Sealed()
    table.hasty = 0.2
    assert table.run(3) == [(0, 0.2), (1, PAUSE), (2, PAUSE)]


def test_a_question_that_the_others_have_changed_begins_anew() -> None:
    """A pause counts from what is asked now: people must be able to follow."""
    table = Sealed()
    answered = table.run(2)
    live = table.live
    live.began[1] = 0.0
    live.become(live.after(0, live.table.choice_of(0).options[0].key), 0)  # type: ignore[union-attr]
    assert len(answered) == 2
    assert live.began == {}
    assert live.asked_since(live.table.asked[0]) == live.n
