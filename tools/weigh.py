"""What a first visit costs a browser: `make weigh`, or `PYTHONPATH=src python tools/weigh.py [--json]`.

Starts a server of its own and opens the lobby and a table of every game in Chromium with nothing cached, on a simulated fast
3G line (DevTools' own: 1.44 Mbit/s down, 562 ms there and back) and without slowing the processor. For each: the bytes that
came over the wire until the network rested, the seconds to the first content and to the largest, and the tasks that kept the
page from answering for more than 50 ms. Needs Playwright and Chromium, as the browser tests do.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import ludotheque

#: "Fast 3G" of Chromium's developer tools: bits a second, milliseconds.
FAST_3G = {
    "offline": False,
    "downloadThroughput": 1.6e6 / 8 * 0.9,
    "uploadThroughput": 750e3 / 8 * 0.9,
    "latency": 150 * 3.75,
}
WATCH = """
window.seen = { first: 0, largest: 0, long: [] };
const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
watch('paint', (one) => one.name === 'first-contentful-paint' && (window.seen.first = one.startTime));
watch('largest-contentful-paint', (one) => (window.seen.largest = one.startTime));
watch('longtask', (one) => window.seen.long.push(one.duration));
"""
Figures = dict[str, Any]


def main() -> int:
    """Weigh each page and print a table, or JSON."""
    parser = argparse.ArgumentParser(prog="weigh.py", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument(
        "--chromium",
        default=shutil.which("chromium") or shutil.which("chromium-headless-shell"),
        help="the browser (default: the machine's, or Playwright's own)",
    )
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "ludotheque.server", "--port", "0", "--data", data, "--no-limits"]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            found = weighed(address, asked.chromium)
        finally:
            server.terminate()
            server.wait()
    print(json.dumps(found, indent=2) if asked.json else table(found))
    return 0


def weighed(address: str, chromium: str | None) -> dict[str, Figures]:
    """The figures of every page, by its name."""
    places = {"lobby": "/"} | {id: place(address, id) for id in ludotheque.games()}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        return {name: visit(browser, address + path) for name, path in places.items()}


def place(address: str, id: str) -> str:
    """Open a table of a game against bots; the address of the first seat."""
    game = ludotheque.game(id)
    bots = [{"who": "bot", "bot": "random"}] * (max(2, game.seats[0]) - 1)
    body = json.dumps({"game": id, "options": {}, "seats": [{"who": "me"}, *bots]}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        opened = json.load(answer)
    return f"/table/{opened['table']}#seat={opened['seats'][0]['token']}"


def visit(browser: Browser, url: str) -> Figures:
    """One visit with nothing cached."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    page = context.new_page()
    page.add_init_script(WATCH)
    # What is fetched ahead for later is no part of the visit.
    page.add_init_script("window.requestIdleCallback = () => 0")
    client = context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.emulateNetworkConditions", FAST_3G)
    sizes: list[int] = []
    client.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(url, wait_until="networkidle", timeout=120_000)
    page.wait_for_timeout(500)
    seen = page.evaluate("window.seen")
    context.close()
    return {
        "kilobytes": round(sum(sizes) / 1000, 1),
        "requests": len(sizes),
        "first": round(seen["first"] / 1000, 2),
        "largest": round(seen["largest"] / 1000, 2),
        "long": [round(one) for one in seen["long"]],
    }


def table(found: dict[str, Figures]) -> str:
    """The figures as a table for docs/bench.md."""
    lines = [
        "| page | kB | requests | first content, s | largest content, s | long tasks, ms |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, one in found.items():
        long = " + ".join(map(str, one["long"])) or "none"
        lines.append(
            f"| {name} | {one['kilobytes']} | {one['requests']} | {one['first']} | {one['largest']} | {long} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
