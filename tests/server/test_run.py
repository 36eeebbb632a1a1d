"""Starting a server: where it listens, what it says, where it keeps its tables."""

from __future__ import annotations

import asyncio
import queue
import socket
import stat
import sys
from pathlib import Path

import pytest

from ludotheque.server import Settings, __main__, run
from ludotheque.server.run import CannotListen, listen, serve
from ludotheque.server.settings import default_data_dir

pytestmark = pytest.mark.timeout(60)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server stops as soon as it is up."""

    async def main_loop(_self: object) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(run._Announced, "main_loop", main_loop)


@pytest.mark.usefixtures("at_once")
def test_it_says_where_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    serve(port=0, data_dir=tmp_path / "data")
    line = capsys.readouterr().out
    assert line.startswith("Ludothèque : http://127.0.0.1:")
    assert (tmp_path / "data" / "ludotheque.sqlite3").is_file()
    if sys.platform != "win32":
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


@pytest.mark.usefixtures("at_once")
def test_it_opens_a_browser_when_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: queue.SimpleQueue[str] = queue.SimpleQueue()
    monkeypatch.setattr("webbrowser.open", opened.put)
    serve(port=0, data_dir=tmp_path, open_browser=True)
    assert opened.get(timeout=30).startswith("http://127.0.0.1:")


def test_a_port_that_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=f"127.0.0.1:{port}"):
            listen("127.0.0.1", port)
        monkeypatch.setattr(sys, "argv", ["server", "--port", str(port), "--data", str(tmp_path)])
        with pytest.raises(SystemExit, match="cannot listen"):
            __main__.main()


def test_where_tables_are_kept(tmp_path: Path) -> None:
    assert Settings(database="postgresql://games").database_url() == "postgresql://games"
    assert Settings(data_dir=tmp_path).database_url() == f"sqlite:///{tmp_path}/ludotheque.sqlite3"
    assert default_data_dir().name == "ludotheque"
