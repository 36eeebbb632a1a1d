"""`ludotheque play`: the server behind it is tested in tests/server; here, how it is started."""

from __future__ import annotations

import json
import re
import signal
import socket
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli import tables
from ludotheque.server import run as server
from ludotheque.server.settings import Settings


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The calls that would have started a server; there is a screen."""
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(server, "serve", lambda **given: calls.append(given))
    monkeypatch.setattr(tables, "has_screen", lambda: True)
    return calls


def test_defaults(run: Callable[..., Any], served: list[dict[str, Any]]) -> None:
    assert run("play").code == 0
    given = {"host": "127.0.0.1", "port": 8000, "data_dir": None, "open_browser": True}
    assert served == [{**given, "settings": Settings()}]


def test_options(run: Callable[..., Any], served: list[dict[str, Any]], tmp_path: Path) -> None:
    data = tmp_path / "new" / "tables"
    names = ("--allow-host", "games.example", "--allow-host", "jeux.example")
    assert run("play", "--port", 9000, "--host", "0.0.0.0", "--data", data, "--no-browser", *names).code == 0
    settings = Settings(hosts=("games.example", "jeux.example"))
    assert served == [{"host": "0.0.0.0", "port": 9000, "data_dir": data, "open_browser": False, "settings": settings}]
    assert data.is_dir()


def test_how_long_tables_are_kept(run: Callable[..., Any], served: list[dict[str, Any]]) -> None:
    assert run("play", "--keep-unfinished", 7, "--keep-finished", 0).code == 0
    assert served[0]["settings"] == Settings(keep_unfinished_days=7, keep_finished_days=0)
    assert run("play", "--keep-unfinished", -1).code == 2


@pytest.mark.parametrize(
    ("environment", "screen"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"DISPLAY": ":0", "CI": "true"}, False),
        ({"DISPLAY": ":0", "CI": "false"}, True),
    ],
)
def test_a_browser_is_opened_only_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], screen: bool
) -> None:
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", "linux")
    assert tables.has_screen() is screen


def test_a_port_in_use_is_one_line(run: Callable[..., Any], tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run("play", "--port", port, "--data", tmp_path, "--no-browser")
        assert done.code == 2
        assert f"port {port} is in use" in done.line
        assert f"ludotheque play --port {port + 1 if port < 65535 else port - 1}" in done.line
        assert f"le port {port} est pris" in run("play", "--port", port, "--data", tmp_path, "--lang", "fr").line


@pytest.mark.parametrize("host", ["198.51.100.7", "nowhere.invalid"])
def test_an_address_of_another_machine_is_one_line(run: Callable[..., Any], tmp_path: Path, host: str) -> None:
    done = run("play", "--host", host, "--port", 0, "--data", tmp_path, "--no-browser")
    assert done.code == 2
    assert f"--host {host!r} is no address of this machine" in done.line


def test_a_folder_that_cannot_be_used_is_one_line(run: Callable[..., Any], file: Path) -> None:
    for folder in (file, file / "below"):
        done = run("play", "--data", folder)
        assert done.code == 2
        assert "tables cannot be kept in" in done.line


posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")


def address(process: Any) -> str:
    said = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+/", said)
    assert found, said
    return found.group()


def ask(url: str, wish: dict[str, Any] | None = None) -> Any:
    data = None if wish is None else json.dumps(wish).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


@posix
def test_it_serves_says_where_and_ends_quietly(start: Callable[..., Any], tmp_path: Path) -> None:
    with start("-m", "ludotheque.cli", "play", "--port", "0", "--data", str(tmp_path), "--no-browser") as process:
        assert ask(address(process) + "api/health") == {"ok": True}
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == ""


@posix
def test_sigterm_ends_it_quietly_and_no_table_is_lost(start: Callable[..., Any], tmp_path: Path) -> None:
    """Started where Ctrl-C is ignored, as in the background of a script."""
    words = ("-m", "ludotheque.cli", "play", "--port", "0", "--data", str(tmp_path), "--no-browser")
    seats = [{"who": "me"}, {"who": "friend"}]
    with start(*words, deaf=True) as process:
        table = ask(address(process) + "api/tables", {"game": "cendrelin", "seats": seats})["table"]
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (143, "", "")
    with start(*words, deaf=True) as process:
        assert ask(address(process) + f"api/tables/{table}")["game"] == "cendrelin"
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    assert process.returncode == 143


@posix
def test_a_store_that_cannot_be_opened_is_one_line(run: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "ludotheque.sqlite3").write_text("hello, this is no database at all\n" * 100)
    done = run("play", "--port", 0, "--data", tmp_path, "--no-browser", "--lang", "fr")
    assert done.code == 2
    assert "les tables ne peuvent être gardées dans" in done.line
