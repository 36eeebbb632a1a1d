"""A real server, a real browser, and visitors that must leave no complaint in the console."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from ludotheque.server.settings import Settings
from tests.browser.helpers import PARKED, Visitor

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@contextmanager
def served(data: Path, *module: str) -> Iterator[str]:
    """The server as its own process; its bots do not make anyone wait."""
    page = Settings().page / "index.html"
    assert page.exists(), f"the page is not built ({page} is missing): run « make page » first"
    quick = ["--bot-pause", "0", "--no-limits", "--effort", "0.01"]
    command = [sys.executable, "-m", *module, "--port", "0", "--data", str(data), *quick]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()  # printed once it can be reached; empty if it died
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, f"the server did not start: {line!r}"
        assert httpx.get(f"{found.group()}/api/health", trust_env=False, verify=False).json() == {"ok": True}
        yield found.group()
    finally:
        process.terminate()
        process.wait(30)


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables: a test may put one there whose seed it knows."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def address(data: Path) -> Iterator[str]:
    """The server that most tests share; a table in its store may start from one of boards.py."""
    with served(data, "tests.browser.staged") as found:
        yield found


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for this folder: Playwright keeps an event loop running, which tests of other folders must not find."""
    expect.set_options(timeout=15_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        yield browser
        browser.close()


class Windows:
    """Windows of the browser that are used again: opening one costs as much as twenty clicks.

    Each is a profile of its own. Between two visitors it stands at an address of the server that runs no page, with an empty
    storage. One that a test has changed for good (init scripts, a clock) is asked for as `fresh`, and closed afterwards.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.address = ""
        self.free: dict[bool, list[Page]] = {}

    def take(self, address: str, phone: bool, fresh: bool, worker: bool) -> Page:
        if address != self.address:  # the server of another module
            self.close()
            self.address = address
        if not fresh and self.free.get(phone):
            return self.free[phone].pop()
        context = self.browser.new_context(
            base_url=address,
            locale="fr-FR",
            has_touch=phone,
            is_mobile=phone,
            # What a service worker fetches passes by the routes of a test: only tests of the worker itself have one.
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(15_000)
        return context.new_page()

    def put(self, page: Page, phone: bool, fresh: bool) -> None:
        if fresh or page.is_closed():
            page.context.close()
            return
        for other in page.context.pages:
            if other != page:
                other.close()
        page.unroute_all(behavior="ignoreErrors")
        page.goto(PARKED)
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        page.context.clear_cookies()
        self.free.setdefault(phone, []).append(page)

    def close(self) -> None:
        for page in [page for pages in self.free.values() for page in pages]:
            page.context.close()
        self.free.clear()


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Iterator[Windows]:
    windows = Windows(browser)
    yield windows
    windows.close()


@pytest.fixture
def visit(windows: Windows, address: str) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors, each with a browser profile of its own. Nothing may go wrong behind their back."""
    visitors: list[tuple[Visitor, bool]] = []

    def make(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 800,
        theme: str = "dark",
        phone: bool = False,
        motion: bool = False,
        fresh: bool = False,
        worker: bool = False,
    ) -> Visitor:
        fresh = fresh or worker
        page = windows.take(address, phone, fresh, worker)
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(
            color_scheme="dark" if theme == "dark" else "light", reduced_motion="no-preference" if motion else "reduce"
        )
        visitor = Visitor(page, phone)
        visitors.append((visitor, fresh))
        visitor.page.goto(path)
        return visitor

    yield make
    complaints = [complaint for visitor, _ in visitors for complaint in visitor.complaints]
    for visitor, fresh in visitors:
        visitor.leave()
        windows.put(visitor.page, visitor.phone, fresh)
    assert complaints == []


@pytest.fixture
def open_table(address: str) -> Callable[..., list[str]]:
    """Opens a table over HTTP and gives the address of each seat; those of bots are plain (a spectator's)."""

    def make(*who: str, classes: list[str] | None = None) -> list[str]:
        seats = [{"who": "bot", "bot": one} if one not in ("me", "friend") else {"who": one} for one in who]
        body: dict[str, Any] = {"game": "cendrelin", "options": {"classes": classes or ["choose"] * len(who)}}
        answer = httpx.post(f"{address}/api/tables", json={**body, "seats": seats}, trust_env=False, verify=False)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        place = f"/table/{opened['table']}"
        return [f"{place}#seat={seat['token']}" if seat.get("token") else place for seat in opened["seats"]]

    return make


@pytest.fixture(scope="session")
def rules(address: str) -> dict[str, dict[str, str]]:
    """The rules of the game by id, in both languages."""
    book = httpx.get(f"{address}/api/games/cendrelin/rules", trust_env=False, verify=False).json()
    return {rule["id"]: rule for section in book["sections"] for rule in section["rules"]}
