"""Servers for the tests: one that most share, and a maker of others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.settings import Settings
from tests.server.helpers import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests share: each opens tables of its own."""
    with Server(
        Settings(data_dir=tmp_path_factory.mktemp("data"), bot_pause=0, limits=False, hint_seconds=0)
    ) as server:
        yield server


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers on one data folder, which is the test's own."""
    with ExitStack() as stack:

        def make(**settings: Any) -> Server:
            # Servers that follow each other would race the tests that look at how they collide.
            alone = {
                "data_dir": tmp_path / "data",
                "bot_pause": 0,
                "limits": False,
                "sync_seconds": 3600.0,
                "hint_seconds": 0.0,
            }
            settings = {**alone, **settings}
            return stack.enter_context(Server(Settings(**settings)))

        yield make
