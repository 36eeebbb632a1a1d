"""`kill -9` in the middle of fifty games: whatever anyone was told is there afterwards, and the games go on."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.server.patches import patched
from ludotheque.server.settings import Settings
from ludotheque.server.store import Store

pytestmark = [pytest.mark.timeout(600), pytest.mark.slow]

WAIT = 180  # seconds that nothing takes, even on a machine that is busy elsewhere
TABLES = 50
ENOUGH = 250  # answers of people that were acknowledged before the server is killed
MORE = 3  # answers that every table must take afterwards
SEATS = (
    [{"who": "me"}, {"who": "bot", "bot": "random"}],
    [{"who": "me"}, {"who": "friend"}],
    [{"who": "me"}, {"who": "bot", "bot": "greedy"}, {"who": "friend"}],
    [{"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}],
)


class Process:
    """The real server as its own process."""

    def __init__(self, data: Path) -> None:
        self.popen = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "ludotheque.server",
                "--port",
                "0",
                "--data",
                str(data),
                "--bot-pause",
                "0",
                "--no-limits",
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.popen.stdout is not None
        line = self.popen.stdout.readline()  # printed once it listens; empty if it died
        found = re.search(r"http://(127\.0\.0\.1:\d+)/", line)
        assert found, f"the server did not start: {line!r}"
        self.address = found.group(1)

    def kill(self) -> None:
        os.kill(self.popen.pid, signal.SIGKILL)
        self.popen.wait(30)

    def stop(self) -> None:
        if self.popen.poll() is None:
            self.popen.terminate()
            try:
                self.popen.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()
        assert self.popen.stdout is not None
        self.popen.stdout.close()


class Game:
    """One table as those outside know it: what they were told, and what they answered."""

    def __init__(self, opened: dict[str, Any]) -> None:
        self.id: str = opened["table"]
        self.tokens: list[str | None] = [seat.get("token") for seat in opened["seats"]]
        self.told = 0  # the highest number of answers in any state that arrived
        self.mine: dict[int, tuple[int, str]] = {}  # answers that were given here and acknowledged
        self.over = False


class Crowd:
    """Everybody who plays or looks on."""

    def __init__(self, address: str, games: list[Game]) -> None:
        self.address = address
        self.games = games
        self.news = asyncio.Condition()

    async def attend(self, game: Game, seat: int | None, limit: dict[str, int]) -> None:
        """Play one seat at random (or look on) until the table has had its answers or the server is gone."""
        dice = Dice(f"{game.id}/{seat}")
        token = None if seat is None else game.tokens[seat]
        sent: tuple[int, int, str] | None = None
        last: dict[str, Any] = {}
        url = f"ws://{self.address}/api/tables/{game.id}/play"
        try:
            async with connect(url, max_size=None, open_timeout=WAIT, ping_interval=None, proxy=None) as socket:
                await socket.send(json.dumps({"do": "watch"} if token is None else {"do": "sit", "token": token}))
                async for raw in socket:
                    frame = json.loads(raw)
                    if frame["type"] == "patch":
                        frame = patched(last, frame)
                    assert frame["type"] == "state", frame
                    last = frame
                    n = frame["n"]
                    if sent is not None and n >= sent[0]:
                        # Nobody else was asked: this state tells that our answer was taken.
                        game.mine[sent[0]] = sent[1:]
                        sent = None
                    await self.heard(game, n, bool(frame["over"]))
                    if game.over or n >= limit[game.id]:
                        return
                    if frame["choice"] and sent is None:
                        options = frame["choice"]["options"]
                        key = options[dice.below(len(options))]["key"]
                        assert frame["waiting"] == [frame["you"]]
                        sent = (n + 1, frame["you"], key)
                        await socket.send(json.dumps({"do": "play", "n": n, "key": key}))
        except (ConnectionClosed, OSError):
            pass  # the server was killed

    async def heard(self, game: Game, n: int, over: bool) -> None:
        game.over = game.over or over
        game.told = max(game.told, n)
        async with self.news:
            self.news.notify_all()

    @property
    def answered(self) -> int:
        return sum(len(game.mine) for game in self.games)

    def gather(self, limit: dict[str, int]) -> list[asyncio.Task[None]]:
        tasks = []
        for game in self.games:
            people = [seat for seat, token in enumerate(game.tokens) if token is not None]
            for seat in people or [None]:
                tasks.append(asyncio.create_task(self.attend(game, seat, limit)))
        return tasks


def open_tables(address: str) -> list[Game]:
    with httpx.Client(base_url=f"http://{address}", timeout=WAIT, trust_env=False, verify=False) as http:
        games = []
        for number in range(TABLES):
            seats = SEATS[number % len(SEATS)]
            # Classes at random: nobody answers in secret at the same time as another.
            wish = {"game": "cendrelin", "seats": seats, "options": {"classes": ["random"] * len(seats)}}
            games.append(Game(http.post("/api/tables", json=wish).json()))
        return games


async def play_and_kill(server: Process, games: list[Game]) -> None:
    crowd = Crowd(server.address, games)
    tasks = crowd.gather({game.id: 10**6 for game in games})
    async with crowd.news:
        await asyncio.wait_for(crowd.news.wait_for(lambda: crowd.answered >= ENOUGH), WAIT)
    server.kill()  # in the middle of whatever it was doing
    await asyncio.wait_for(asyncio.gather(*tasks), WAIT)


async def play_on(server: Process, games: list[Game]) -> None:
    crowd = Crowd(server.address, games)
    tasks = crowd.gather({game.id: game.told + MORE for game in games})
    await asyncio.wait_for(asyncio.gather(*tasks), WAIT)


def kept(data: Path, games: list[Game]) -> dict[str, list[tuple[int, str]]]:
    """The answers in the store, each table replayed by the rules."""
    store = Store(Settings(data_dir=data).database_url())
    answers = {}
    for game in games:
        stored = store.load(game.id)
        assert stored is not None
        table = ludotheque.new(stored.game, len(stored.seats), stored.seed, stored.options)
        for seat, key in stored.answers:
            table.play(key, seat)
        answers[game.id] = stored.answers
    store.close()
    return answers


def assert_nothing_lost(games: list[Game], answers: dict[str, list[tuple[int, str]]]) -> None:
    for game in games:
        have = answers[game.id]
        assert len(have) >= game.told
        for n, answer in game.mine.items():
            assert have[n - 1] == answer


def test_kill_loses_nothing_that_was_told(tmp_path: Path) -> None:
    data = tmp_path / "data"
    server = Process(data)
    try:
        games = open_tables(server.address)
        asyncio.run(play_and_kill(server, games))
    finally:
        server.stop()
    at_death = kept(data, games)
    assert sum(len(game.mine) for game in games) >= ENOUGH
    assert not all(game.over for game in games)
    assert_nothing_lost(games, at_death)

    again = Process(data)
    try:
        with httpx.Client(base_url=f"http://{again.address}", timeout=WAIT, trust_env=False, verify=False) as http:
            for game in games:
                line = http.get(f"/api/tables/{game.id}").json()
                assert line["n"] >= game.told
            told = {game.id: game.told for game in games}
            asyncio.run(play_on(again, games))
            for game in games:
                line = http.get(f"/api/tables/{game.id}").json()
                assert line["over"] or line["n"] >= told[game.id] + MORE
                if line["over"]:
                    record = http.get(f"/api/tables/{game.id}/record").json()
                    assert ludotheque.load(record).over
    finally:
        again.stop()
    after = kept(data, games)
    assert_nothing_lost(games, after)
    for game in games:
        # The game went on from where it was: what was stored at death is still the beginning of it.
        assert after[game.id][: len(at_death[game.id])] == at_death[game.id]
