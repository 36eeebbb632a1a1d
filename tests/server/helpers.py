"""A real server in a thread, and players who speak to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from ludotheque.server.live import LiveTable
from ludotheque.server.patches import patched
from ludotheque.server.room import Room
from ludotheque.server.run import configure, listen
from ludotheque.server.settings import Settings

WAIT = 30  # seconds that nothing ever takes, even on a machine that is busy elsewhere
Frame = dict[str, Any]


class _Uvicorn(uvicorn.Server):
    """Remembers its event loop, so that a test can reach in."""

    loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class Server:
    """One server process' worth of server, on a free port of this machine."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listener = listen("127.0.0.1", 0)
        self.port = self.listener.getsockname()[1]
        self.config = configure(settings)
        self.uvicorn = _Uvicorn(self.config)
        self.thread = threading.Thread(target=self.uvicorn.run, kwargs={"sockets": [self.listener]}, daemon=True)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=WAIT, trust_env=False, verify=False)

    def __enter__(self) -> Server:
        # The listener queues what comes before the server is up, so nobody has to wait here.
        self.listener.listen(128)
        self.thread.start()
        assert self.http.get("/api/health").json() == {"ok": True}
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.uvicorn.should_exit = True
        self.thread.join(WAIT)
        assert not self.thread.is_alive()

    @property
    def room(self) -> Room:
        room: Room = self.config.app.state.room  # type: ignore[union-attr]
        return room

    def inside(self, call: Callable[[], Any]) -> Any:
        """Do something in the server's own loop."""

        async def inner() -> Any:
            return call()

        return asyncio.run_coroutine_threadsafe(inner(), self.uvicorn.loop).result(WAIT)

    def live(self, opened: Frame) -> LiveTable:
        return self.room._live[opened["table"]]

    def emptied(self, opened: Frame) -> None:
        """Wait until the server has noticed that everybody left: a socket is closed before its server knows."""
        assert eventually(lambda: not self.live(opened).connections)

    def open(self, *who: str, **options: Any) -> Frame:
        """Open a table of Cendrelin: `me`, `friend`, or the name of a bot, a seat each."""
        seats = [{"who": one} if one in ("me", "friend") else {"who": "bot", "bot": one} for one in who]
        answer = self.http.post("/api/tables", json={"game": "cendrelin", "options": options, "seats": seats})
        assert answer.status_code == 201, answer.text
        opened: Frame = answer.json()
        return opened

    def join(self, table: str) -> Player:
        return Player(self.port, table)

    def sit(self, opened: Frame, seat: int = 0, **more: Any) -> Player:
        player = self.join(opened["table"])
        player.send(do="sit", token=opened["seats"][seat]["token"], **more)
        player.state()
        while "name" in more and player.last["seats"][seat]["name"] != more["name"]:
            player.state()  # a bot's answer may be told before the name is stored
        return player

    def watch(self, opened: Frame) -> Player:
        player = self.join(opened["table"])
        player.send(do="watch")
        player.state()
        return player

    def line(self, opened: Frame) -> Frame:
        line: Frame = self.http.get(f"/api/tables/{opened['table']}").json()
        return line


class Player:
    """One WebSocket to a table. Keeps every raw frame, the states they make and the log, as a page would."""

    def __init__(self, port: int, table: str) -> None:
        self._opened = connect(
            f"ws://127.0.0.1:{port}/api/tables/{table}/play", open_timeout=WAIT, max_size=None, proxy=None
        )
        self.socket: ClientConnection = self._opened.__enter__()
        self.raw: list[str] = []
        self.log: list[Frame] = []
        self.last: Frame = {}
        self.states: list[Frame] = []

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._opened.__exit__(None, None, None)

    def say(self, text: str | bytes) -> None:
        self.socket.send(text)

    def send(self, **message: Any) -> None:
        self.say(json.dumps(message))

    def hear(self) -> Frame:
        raw = self.socket.recv(timeout=WAIT)
        assert isinstance(raw, str)
        self.raw.append(raw)
        frame: Frame = json.loads(raw)
        if frame["type"] == "patch":
            assert frame["base"] == self.last["n"]
            frame = patched(self.last, frame)
        if frame["type"] == "state":
            self.last = frame
            self.states.append(frame)
            self.log[frame["log_from"] :] = frame["log"]
        return frame

    def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        while True:
            frame = self.hear()
            if wanted(frame):
                return frame

    def a(self, kind: str) -> Frame:
        """The next frame of a kind."""
        return self.until(lambda frame: frame["type"] == kind)

    def state(self, n: int | None = None) -> Frame:
        """The next state, or the next one after `n` answers."""
        return self.until(lambda frame: frame["type"] == "state" and n in (None, frame["n"]))

    def mine(self) -> Frame:
        """The state in which this seat is asked, or the game is over."""
        if self.last and (self.last["choice"] or self.last["over"]):
            return self.last
        return self.until(lambda frame: frame["type"] == "state" and bool(frame["choice"] or frame["over"]))

    def play(self, key: str | None = None) -> Frame:
        """Answer the question of the last state (with its first option) and hear the outcome."""
        state = self.mine()
        self.send(do="play", n=state["n"], key=key or state["choice"]["options"][0]["key"])
        # Where others are asked the same, they may be heard first: then one's own question has not changed yet.
        asked = state["choice"] if len(state["waiting"]) > 1 else None
        return self.until(
            lambda frame: (
                frame["type"] == "error" or (frame["n"] > state["n"] and (not asked or frame["choice"] != asked))
            )
        )

    def refused(self, **message: Any) -> Frame:
        """Say something that must be answered with an error, which must read well."""
        self.send(**message)
        return self.error()

    def error(self) -> Frame:
        frame = self.a("error")
        assert set(frame) == {"type", "words", "rule", "n"}
        assert_words(frame["words"])
        return frame

    def closed(self) -> int:
        """The code with which the server closes, whatever it still says before."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                self.hear()
        except ConnectionClosed:
            assert self.socket.protocol.close_code is not None
            return self.socket.protocol.close_code


def eventually(true: Callable[[], bool]) -> bool:
    """Wait until something is so, for a while that is long even on a busy machine."""
    end = time.monotonic() + WAIT
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def assert_words(words: Any) -> None:
    """One line in each language, for people."""
    assert set(words) == {"fr", "en"}
    for line in words.values():
        assert isinstance(line, str)
        assert line.strip()
        assert "\n" not in line
        assert "Traceback" not in line
        assert len(line) < 300
