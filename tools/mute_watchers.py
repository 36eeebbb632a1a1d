"""What watchers cost who never read: `PYTHONPATH=src python tools/mute_watchers.py [--watchers 10] [--seconds 60]`.

Starts a server of its own and floods a table with states in front of watchers that say hello and then read nothing, and
that come back as soon as they are cut off. Prints what the server's memory grew by. Linux only (/proc).
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import http.client
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect


def main() -> int:
    """Measure once; the exit code says whether the growth stayed within the bound."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--watchers", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--bound", type=float, default=10.0, help="megabytes")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "ludotheque.server", "--port", "0", "--data", data, "--bot-pause", "0"]
        with subprocess.Popen([*command, "--no-limits"], stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                found = re.search(r":(\d+)/", server.stdout.readline())
                assert found, "the server did not start"
                return measure(server.pid, int(found.group(1)), given.watchers, given.seconds, given.bound)
            finally:
                server.terminate()


def measure(pid: int, port: int, watchers: int, seconds: float, bound: float) -> int:
    """Print the time of a small answer, then the memory before and at its highest."""
    health = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    times = []
    for _ in range(500):
        begun = time.perf_counter()
        health.request("GET", "/api/health")
        health.getresponse().read()
        times.append(1000 * (time.perf_counter() - begun))
    print(f"GET /api/health: median {statistics.median(times):.2f} ms, best {min(times):.2f} ms, of {len(times)}")
    opened = ask(port, "/api/tables", {"game": "keyforge", "seats": [{"who": "me"}, {"who": "friend"}]})
    url = f"ws://127.0.0.1:{port}/api/tables/{opened['table']}/play"
    with contextlib.ExitStack() as stack:
        player = stack.enter_context(connect(url, max_size=None, proxy=None))
        player.send(json.dumps({"do": "sit", "token": opened["seats"][0]["token"]}))
        player.recv()
        player.send(json.dumps({"do": "name", "name": "Zoé"}))
        frame = len(player.recv())
        sent = flood(player, seconds / 6, lambda: None)  # what a flood itself needs is there before we measure
        before = most = memory(pid)
        mute = [stack.enter_context(watch(port, opened["table"])) for _ in range(watchers)]
        cut = 0

        def look() -> None:
            nonlocal most, cut
            most = max(most, memory(pid))
            for number, one in enumerate(mute):
                if one.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
                    cut += 1
                    mute[number] = stack.enter_context(watch(port, opened["table"]))

        sent = flood(player, seconds, look)
        print(f"{watchers} mute watchers for {seconds:.0f} s, {sent} states of {frame} bytes for each, {cut} cut off:")
        print(f"{before:.1f} MB before, {most:.1f} MB at most, {memory(pid):.1f} MB at the end")
    return 0 if most - before < bound else 1


def flood(player: ClientConnection, seconds: float, look: Callable[[], None]) -> int:
    """Change a name again and again: each time everybody is sent a state."""
    end, sent = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        for _ in range(20):
            sent += 1
            player.send(json.dumps({"do": "name", "name": f"Zoé {sent}"}))
            player.recv()
        look()
    return sent


def ask(port: int, path: str, wish: dict[str, Any] | None = None) -> dict[str, Any]:
    data = None if wish is None else json.dumps(wish).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        said: dict[str, Any] = json.load(answer)
        return said


def watch(port: int, table: str) -> socket.socket:
    """A watcher that says hello and reads nothing more."""
    raw = socket.create_connection(("127.0.0.1", port), 30)
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    key = base64.b64encode(os.urandom(16)).decode()
    raw.sendall(
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    raw.recv(1)
    hello = b'{"do": "watch"}'
    raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return raw


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found.group(1)) / 1024 if found else 0.0


if __name__ == "__main__":
    sys.exit(main())
