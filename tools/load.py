"""What players cost the server: `make load`, or `PYTHONPATH=src python tools/load.py [--players 100] [--seconds 30]`.

Starts a server of its own on this machine and seats players at tables of every game in turn. Each answers at random, some
seconds after being asked (`--pace 2 5`) or at once (`--fast`), and sits down at a new table when a game is over. Ends by
itself. Linux only: the server's time and memory are read from /proc.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from ludotheque.server.patches import patched

PLAYERS, SECONDS = 1000, 600.0  # at most
STARTING = 60.0  # seconds for everybody to sit down, and again for everybody to leave
Frame = dict[str, Any]


class Tally:
    """What was counted while it was open: before, players are still sitting down."""

    def __init__(self) -> None:
        self.open = False
        self.waits: list[float] = []  # ms from an answer to the state that holds it
        self.entering: list[int] = []  # bytes of the first state of a connection, whenever it came
        self.after: list[int] = []  # bytes of the state after a move

    def move(self, seconds: float) -> None:
        if self.open:
            self.waits.append(1000 * seconds)

    def state(self, size: int, first: bool, moved: bool) -> None:
        if first:
            self.entering.append(size)
        elif self.open and moved:
            self.after.append(size)


class Server:
    """A server process, and what the system says of it."""

    def __init__(self, data: str) -> None:
        command = [sys.executable, "-m", "ludotheque.server", "--port", "0", "--data", data, "--no-limits"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        if found is None:
            raise SystemExit("load: the server did not start")
        self.port = int(found.group(1))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    def cpu(self) -> float:
        """Seconds of processor time so far, of all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes that it holds."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found.group(1)) / 1024 if found else 0.0

    def ask(self, path: str, wish: Frame | None = None) -> Any:
        data = None if wish is None else json.dumps(wish).encode()
        url = f"http://127.0.0.1:{self.port}{path}"
        request = urllib.request.Request(url, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=STARTING) as answer:
            return json.load(answer)


class Load:
    """Tables, and players who answer at them until they are stopped."""

    def __init__(self, server: Server, pace: tuple[float, float] | None, seed: int) -> None:
        self.server = server
        self.pace = pace
        self.dice = random.Random(seed)
        self.tally = Tally()
        self.seated = 0

    async def table(self, game: str, seats: int) -> None:
        """Games without end at one table after another."""
        wish = {"game": game, "seats": [{"who": "me"}] + [{"who": "friend"}] * (seats - 1)}
        again = False
        while True:
            opened = await asyncio.to_thread(self.server.ask, "/api/tables", wish)
            async with asyncio.TaskGroup() as players:
                for seat in opened["seats"]:
                    players.create_task(self.player(opened["table"], seat["token"], again))
            again = True

    async def player(self, table: str, token: str, again: bool) -> None:
        """One seat, until the game is over."""
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/play"
        async with connect(url, max_size=None, proxy=None, open_timeout=STARTING, compression=None) as socket:
            await socket.send(json.dumps({"do": "sit", "token": token}))
            state: Frame = {}
            answered, sent = -1, 0.0
            while True:
                raw = await socket.recv(decode=False)
                frame = json.loads(raw)
                if frame["type"] not in ("state", "patch"):
                    continue  # the other one was faster: a state follows
                self.tally.state(len(raw), not state, frame["n"] > state.get("n", 0))
                if not state and not again:
                    self.seated += 1
                state = patched(state, frame) if frame["type"] == "patch" else frame
                if state["n"] > answered >= 0:
                    self.tally.move(time.perf_counter() - sent)
                    answered = -1
                if state["over"]:
                    return
                if state["choice"] and answered < 0:
                    key = filled(self.dice.choice(state["choice"]["options"]))
                    if self.pace is not None:
                        await asyncio.sleep(self.dice.uniform(*self.pace))
                    answered, sent = state["n"], time.perf_counter()
                    await socket.send(json.dumps({"do": "play", "n": answered, "key": key}))


def filled(option: Frame) -> str:
    """The key of an option, with the least of what it leaves open."""
    key: str = option["key"]
    for one in option.get("open", ()):
        key = key.replace("*", str(one["low"]) if one["kind"] == "amount" else "x" * max(1, one["low"]), 1)
    return key


async def measure(server: Server, given: argparse.Namespace) -> Frame:
    """Seat everybody, then count for a while."""
    lines = [line for line in server.ask("/api/games") if line["built"] and given.game in (None, line["id"])]
    if not lines:
        raise SystemExit(f"load: there is no game called {given.game!r}")
    load = Load(server, None if given.fast else tuple(given.pace), given.seed)
    tables: list[asyncio.Task[None]] = []
    players = 0
    while players < given.players:
        line = lines[len(tables) % len(lines)]
        tables.append(asyncio.create_task(load.table(line["id"], line["seats"][0])))
        players += line["seats"][0]
    try:
        end = time.monotonic() + STARTING
        while load.seated < players and time.monotonic() < end:
            await ended(tables, 0.05)
        cpu, begun = server.cpu(), time.perf_counter()
        load.tally.open = True
        end = time.monotonic() + given.seconds
        while (left := end - time.monotonic()) > 0 and (given.moves is None or len(load.tally.waits) < given.moves):
            await ended(tables, left if given.moves is None else min(left, 0.05))
        seconds, cpu = time.perf_counter() - begun, server.cpu() - cpu
        load.tally.open = False
        return report(load, players, seconds, cpu, server.memory())
    finally:
        for table in tables:
            table.cancel()
        await asyncio.wait(tables, timeout=STARTING)


async def ended(tables: list[asyncio.Task[None]], seconds: float) -> None:
    """Wait, unless a table breaks off: then say why."""
    broken, _ = await asyncio.wait(tables, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for table in broken:
        table.result()


def report(load: Load, players: int, seconds: float, cpu: float, memory: float) -> Frame:
    """What was counted, as it is printed."""
    tally, waits = load.tally, sorted(load.tally.waits)
    moves = len(waits)

    def part(share: float) -> float | None:
        return round(waits[min(moves - 1, int(share * moves))], 2) if moves else None

    def mean(sizes: list[int]) -> int | None:
        return round(sum(sizes) / len(sizes)) if sizes else None

    return {
        "players": players,
        "pace": load.pace,
        "seconds": round(seconds, 1),
        "moves": moves,
        "moves_per_second": round(moves / seconds, 1),
        "p50_ms": part(0.5),
        "p95_ms": part(0.95),
        "p99_ms": part(0.99),
        "cpu_ms_per_move": round(1000 * cpu / moves, 2) if moves else None,
        "cpu_percent": round(100 * cpu / seconds),
        "rss_mb": round(memory, 1),
        "first_state_bytes": mean(tally.entering),
        "state_bytes": mean(tally.after),
        "state_bytes_most": max(tally.after, default=None),
    }


def words(said: Frame) -> str:
    """The report for people."""
    pace = "at full speed" if said["pace"] is None else "one move each {:g}-{:g} s".format(*said["pace"])
    return (
        f"{said['players']} players, {pace}, {said['seconds']:g} s: "
        f"{said['moves']} moves, {said['moves_per_second']:g} a second\n"
        f"answered in {said['p50_ms']} ms (p50), {said['p95_ms']} (p95), {said['p99_ms']} (p99)\n"
        f"server: {said['cpu_ms_per_move']} ms of processor a move, {said['cpu_percent']} % of one; {said['rss_mb']} MB\n"
        f"STATE: {said['state_bytes']} bytes after a move ({said['state_bytes_most']} at most), "
        f"{said['first_state_bytes']} on entering"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, default=100, help=f"at most {PLAYERS}")
    parser.add_argument("--seconds", type=float, default=30.0, help=f"at most {SECONDS:g}")
    parser.add_argument("--moves", type=int, default=None, help="end after so many")
    parser.add_argument("--pace", type=float, nargs=2, default=(2.0, 5.0), metavar=("LEAST", "MOST"))
    parser.add_argument("--fast", action="store_true", help="answer at once")
    parser.add_argument("--game", default=None, help="one game only")
    parser.add_argument("--seed", type=int, default=1, help="of what the players answer")
    parser.add_argument("--json", action="store_true", help="one line for programs")
    given = parser.parse_args()
    if not 1 <= given.players <= PLAYERS or not 0 < given.seconds <= SECONDS:
        parser.error(f"1 to {PLAYERS} players, up to {SECONDS:g} seconds")
    if not 0 <= given.pace[0] <= given.pace[1]:
        parser.error("--pace takes the least and the most seconds before an answer")
    with tempfile.TemporaryDirectory() as data:
        server = Server(data)
        try:
            with suppress(KeyboardInterrupt):
                said = asyncio.run(asyncio.wait_for(measure(server, given), given.seconds + 3 * STARTING))
                print(json.dumps(said) if given.json else words(said))
                return 0 if said["moves"] else 1
            return 1
        except urllib.error.HTTPError as error:
            print(
                f"load: the server answered {error.code}: {error.read(300).decode(errors='replace')}", file=sys.stderr
            )
            return 1
        finally:
            server.stop()


if __name__ == "__main__":
    sys.exit(main())
