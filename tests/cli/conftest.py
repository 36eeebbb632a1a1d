"""What the tests of the command share: running it in this process, and a finished game's record."""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer import rich_utils

import ludotheque
from ludotheque.cli import main
from ludotheque.engine.dice import Dice


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def line(self) -> str:
        """The one line on standard error, with nothing on standard output."""
        assert self.out == ""
        assert self.err.count("\n") == 1, self.err
        assert self.err.endswith("\n")
        return self.err[:-1]


Run = Callable[..., Result]


Start = Callable[..., contextlib.AbstractContextManager["subprocess.Popen[str]"]]


@pytest.fixture
def start() -> Start:
    """Start Python as its own process and session. It hears Ctrl-C even where whoever runs the tests does not: a process
    inherits the signals that are ignored, and shells ignore that one for what they start in the background."""

    def make(*words: str, deaf: bool = False) -> contextlib.AbstractContextManager[subprocess.Popen[str]]:
        def signals() -> None:
            signal.signal(signal.SIGINT, signal.SIG_IGN if deaf else signal.SIG_DFL)

        return _ended(
            subprocess.Popen(
                [sys.executable, *words],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                start_new_session=True,
                preexec_fn=signals,
            )
        )

    return make


@contextlib.contextmanager
def _ended(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    with process:
        try:
            yield process
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """No window to measure (pytest-xdist pretends one), no colours (pipelines ask for them), errors in words."""
    for name in ("COLUMNS", "FORCE_COLOR", "PY_COLORS", "GITHUB_ACTIONS", "LUDOTHEQUE_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    # Typer reads the same when it is imported.
    monkeypatch.setattr(rich_utils, "FORCE_TERMINAL", None)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command; whatever happens, no stack trace is seen."""

    def call(*args: object, stdin: bytes = b"") -> Result:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
        code = main([str(arg) for arg in args])
        seen = capsys.readouterr()
        assert "Traceback" not in seen.out + seen.err
        return Result(code, seen.out, seen.err)

    return call


@pytest.fixture(scope="session")
def record() -> dict[str, Any]:
    """A finished game between two who play at random."""
    table, dice = ludotheque.new("cendrelin", 2, seed=7), Dice(7)
    while not table.over:
        options = table.choice.options
        table.play(options[dice.below(len(options))])
    return table.record()


@pytest.fixture
def file(tmp_path: Path, record: dict[str, Any]) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path
