"""What every test shares: where the checkout is, and which tests need a browser."""

import os
import shutil
from pathlib import Path

import pytest

from ludotheque import form
from tests import soak

ROOT = Path(__file__).resolve().parent.parent
#: The shell without a window first: it draws the same pages with a quarter less of the processor.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find_chromium() -> str | None:
    """The browser of this machine: the one named by LUDOTHEQUE_CHROMIUM, else the first known on PATH."""
    names = (os.environ.get("LUDOTHEQUE_CHROMIUM", ""), *BROWSERS)
    return next((path for name in names if name and (path := shutil.which(name))), None)


def pytest_configure() -> None:
    """A run that asks for the compiled form of some games must not silently get the plain one (`make test-fast`)."""
    plain = set(os.environ.get("LUDOTHEQUE_COMPILED", "").split()) - set(form.compiled_games())
    if plain:
        raise pytest.UsageError(f"these games are not compiled: {', '.join(sorted(plain))}; the form is {form.said()}")


def pytest_report_header() -> str:
    return "portions: all of them (soak)" if soak.SOAK else f"portions of the day: LUDOTHEQUE_DAY={soak.DAY}"


#: Folders of long tests, the longest first. A worker begins with what comes first and is robbed of what comes last, so that the
#: short tests fill what is left of the time, and no core waits at the end for the other's long one.
LONG = ("browser", "lab", "conformance", "server", "documents", "cli", "goldens")


def _length(item: pytest.Item) -> int:
    folder = item.path.relative_to(ROOT / "tests").parts[0] if item.path.is_relative_to(ROOT / "tests") else ""
    return LONG.index(folder) if folder in LONG else len(LONG)


#: Of the tests marked `in_turn`, one in so many runs with a commit, the next ones every day; all of them in a soak.
TURNS = 3


def _await_their_turn(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the long evenings that are not today's, unless one is asked for by its name."""
    if any("::" in named for named in config.args):
        return
    long = sorted((item for item in items if item.get_closest_marker("in_turn")), key=lambda item: item.nodeid)
    waiting = {item for item in long if item not in soak.in_turn(long, TURNS)}
    if waiting:
        items[:] = [item for item in items if item not in waiting]
        config.hook.pytest_deselected(items=waiting)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests come first. Without a browser its tests are skipped at home; in CI they run and fail: none is lost unseen."""
    _await_their_turn(config, items)
    items.sort(key=_length)
    if os.environ.get("CI") == "true" or find_chromium():
        return
    skip = pytest.mark.skip(reason="no Chromium on this machine")
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(skip)


@pytest.fixture(scope="session")
def root() -> Path:
    """The top folder of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser, for Playwright's `executable_path`."""
    path = find_chromium()
    assert path, "these tests need Chromium: install it, or name it in LUDOTHEQUE_CHROMIUM"
    return path
