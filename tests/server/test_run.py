"""Starting a server: where it listens, what it says, where it keeps its tables."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import queue
import re
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.engine.errors import LudothequeError
from ludotheque.server import Settings, __main__, run
from ludotheque.server.run import CannotListen, listen, serve
from ludotheque.server.settings import default_data_dir
from ludotheque.server.sockets import places, quiet_loop
from ludotheque.server.store import Store
from tests.server.helpers import Server, eventually

pytestmark = pytest.mark.timeout(300)


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


# ---------------------------------------------------------------------- what keeps it from starting

posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX")
Refused = Callable[..., str]


@pytest.fixture
def refused(at_once: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refused:
    """Start a server that must not come up. Returns the one line in which it says why."""

    def start(*words: object) -> str:
        monkeypatch.setattr(sys, "argv", ["server", *map(str, words)])
        with pytest.raises(SystemExit) as end:
            __main__.main()
        line = end.value.code
        assert isinstance(line, str)  # Python prints it and ends with code 1
        assert line.count("\n") == 0
        # The reason alone: no library's own words around it, no statement, no number of an error.
        assert not re.search(r"sqlalche|sqlite3\.|\[SQL|Errno|Background|Traceback", line), line
        assert capsys.readouterr() == ("", "")
        return line

    return start


def test_a_bad_start_is_one_line_and_an_exit_code(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque.server", "--port", "0", "--data", str(tmp_path), "--database", "no"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("ludotheque: --database is not the URL")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("nonsense", "not the URL"),
        ("", "not the URL"),
        ("oracles://u:secret@h/d", "not the URL"),
        ("mysql+nothing://u:secret@h/d", "not the URL"),
        ("sqlite:////no/such/folder/file.sqlite3", "unable to open database file"),
    ],
)
def test_a_bad_database(refused: Refused, database: str, said: str) -> None:
    line = refused("--port", 0, "--database", database)
    assert said in line
    assert "secret" not in line


def test_a_database_whose_driver_is_missing(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg2", None)
    assert "driver" in refused("--port", 0, "--database", "postgresql+psycopg2://u:secret@127.0.0.1:1/d")


def test_a_file_that_is_no_database(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "ludotheque.sqlite3").write_text("hello, this is no database at all\n" * 100)
    assert "file is not a database" in refused("--port", 0, "--data", tmp_path)


def test_a_database_of_a_later_version(refused: Refused, tmp_path: Path) -> None:
    Store(Settings(data_dir=tmp_path).database_url()).close()
    with contextlib.closing(sqlite3.connect(tmp_path / "ludotheque.sqlite3")) as raw:
        raw.execute("UPDATE alembic_version SET version_num = 'from-the-future'")
        raw.commit()
    assert "newer version" in refused("--port", 0, "--data", tmp_path)


def test_folders_that_are_files_and_files_that_are_folders(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        assert "cannot be kept" in refused("--port", 0, "--data", folder)
    (tmp_path / "ludotheque.sqlite3").mkdir()
    assert "unable to open database file" in refused("--port", 0, "--data", tmp_path)


def test_a_file_that_may_not_be_written(refused: Refused, tmp_path: Path) -> None:
    """By its URL and not by its rights, which mean nothing to those who run tests as root."""
    file = tmp_path / "empty.sqlite3"
    file.write_text("")
    line = refused("--port", 0, "--database", f"sqlite:///file:{file}?mode=ro&uri=true")
    assert "cannot be kept in the database: " in line
    assert "readonly" in line


def test_a_folder_that_may_not_be_entered(refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: Any, **__: Any) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "mkdir", denied)
    assert os.strerror(errno.EACCES) in refused("--port", 0, "--data", tmp_path / "closed")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--port", 99999), "cannot listen"),
        (("--port", -1), "cannot listen"),
        (("--port", 0, "--host", "nowhere.invalid"), "cannot listen"),
        (("--port", 0, "--host", "198.51.100.7"), "cannot listen"),
        (("--port", 0, "--host", "a" * 300), "cannot listen"),
        (("--port", 0, "--bot-pause", "-1"), "bot_pause"),
        (("--port", 0, "--bot-pause", "nan"), "bot_pause"),
        (("--port", 0, "--bot-pause", "inf"), "bot_pause"),
    ],
)
def test_bad_settings(refused: Refused, tmp_path: Path, words: tuple[object, ...], said: str) -> None:
    assert said in refused(*words, "--data", tmp_path / "data")
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("value", [0, -1, True, None, "3"])
def test_a_setting_that_makes_no_sense(value: Any) -> None:
    with pytest.raises(LudothequeError, match="live_tables"):
        Settings(live_tables=value)


# ---------------------------------------------------------------------- sockets


def test_small_answers_are_sent_at_once(server: Server) -> None:
    """Without TCP_NODELAY every small answer waits some 40 ms for the reader's receipt of the one before."""

    def options() -> list[int]:
        sockets = [one.transport.get_extra_info("socket") for one in server.uvicorn.server_state.connections]
        return [one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in sockets]

    assert server.http.get("/api/health").status_code == 200
    found = server.inside(options)
    assert found
    assert all(found)


@posix
def test_places_are_fewer_than_descriptors() -> None:
    assert places(None, 2000) == 2000
    assert places(10**6, 2000) == 2000
    assert places(1024, 2000) < 1024 - 64
    assert places(128, 2000) < 128 - 40
    assert places(16, 2000) == 1


@posix
def test_it_asks_for_all_the_descriptors_it_may_have() -> None:
    program = (
        "import resource; from ludotheque.server.sockets import raise_limit;"
        "print(raise_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )

    def few() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (64, 200))

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=True, preexec_fn=few
    )
    assert done.stdout.split() == ["200", "200"]


@posix
def test_more_connections_than_descriptors_are_one_line_and_so_is_noise(tmp_path: Path) -> None:
    def few() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128))

    command = [sys.executable, "-m", "ludotheque.server", "--port", "0", "--data", str(tmp_path)]
    with (
        (tmp_path / "err").open("w+") as err,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=err, text=True, preexec_fn=few) as process,
    ):
        try:
            assert process.stdout is not None
            found = re.search(r":(\d+)/", process.stdout.readline())
            assert found
            port = int(found.group(1))
            with contextlib.ExitStack() as stack:
                for _ in range(300):
                    one = stack.enter_context(socket.create_connection(("127.0.0.1", port), 30))
                    with contextlib.suppress(OSError):  # dropped already
                        one.sendall(b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n")
                # Some wait for their head to end, all others have been dropped; none takes the last descriptor.
                assert eventually(lambda: (tmp_path / "err").read_text() != "")
            address = f"http://127.0.0.1:{port}/api/health"

            def answers() -> bool:
                try:
                    return httpx.get(address, timeout=30, trust_env=False, verify=False).status_code == 200
                except httpx.TransportError:
                    return False

            assert eventually(answers)
            for _ in range(10):
                with socket.create_connection(("127.0.0.1", port), 30) as one:
                    one.sendall(b"this is no HTTP\r\n\r\n")
                    assert one.recv(12) == b"HTTP/1.1 400"
        finally:
            process.terminate()
            process.wait(30)
    lines = (tmp_path / "err").read_text().splitlines()
    assert len(lines) == 2, lines
    assert "dropped" in lines[0]
    assert "Invalid HTTP request" in lines[1]  # once for ten


@posix
def test_descriptors_that_run_out_all_the_same_are_one_line(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.new_event_loop()
    try:
        quiet_loop(loop)
        for _ in range(1000):
            loop.call_exception_handler(
                {"message": "socket.accept() out of system resource", "exception": OSError(24, "Too many open files")}
            )
        assert len(caplog.records) <= 1  # another test may have said it within the minute
        assert all("descriptors" in record.message for record in caplog.records)
        loop.call_exception_handler({"message": "something else"})
        assert caplog.records[-1].message == "something else"
    finally:
        loop.close()


def test_a_full_house_says_so(tmp_path: Path) -> None:
    with Server(Settings(data_dir=tmp_path, sockets=8)) as server:
        _full_house(server)


def _full_house(server: Server) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(7):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 30))
        assert eventually(lambda: len(server.uvicorn.server_state.connections) >= 8)
        answer = server.http.get("/api/games")
        assert answer.status_code == 503
        assert "complet" in answer.json()["error"]["fr"]
        assert answer.headers["retry-after"] == "10"
    assert eventually(lambda: server.http.get("/api/games").status_code == 200)


def test_where_tables_are_kept(tmp_path: Path) -> None:
    assert Settings(database="postgresql://games").database_url() == "postgresql://games"
    assert Settings(data_dir=tmp_path).database_url() == f"sqlite:///{tmp_path}/ludotheque.sqlite3"
    assert default_data_dir().name == "ludotheque"
