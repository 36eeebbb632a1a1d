"""What one client may ask, what the server answers to, and how long it waits."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludotheque.server import errors, sockets
from ludotheque.server.clients import Bucket, Clients, client_of
from ludotheque.server.errors import Trouble
from ludotheque.server.settings import Settings
from tests.server.helpers import WAIT, Server, assert_words, eventually

pytestmark = pytest.mark.timeout(120)

CLASSES = {"classes": ["necromancien", "sorcier"]}
Start = Callable[..., Server]


def wish(*who: str) -> dict[str, Any]:
    seats = [{"who": one} if one in ("me", "friend") else {"who": "bot", "bot": one} for one in who]
    return {"game": "cendrelin", "seats": seats, "options": {"classes": ["sorcier"] * len(seats)}}


def refused(answer: Any) -> str:
    """A refusal that says when to come back. Returns its words."""
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 0
    assert_words(answer.json()["error"])
    said: str = answer.json()["error"]["fr"]
    return said


# ---------------------------------------------------------------------- one client


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    now = 0.0
    bucket = Bucket(2, 0.5, lambda: now)
    assert [bucket.take(), bucket.take(), bucket.take()] == [0, 0, 2]
    now = 1.0
    assert bucket.take() == 1
    assert bucket.take(bearable=1) == 1  # taken in advance
    now = 2.0
    assert bucket.take() == 2
    now = 100.0
    assert [bucket.take(), bucket.take(), bucket.take()] == [0, 0, 2]  # no more than so many are saved up


@pytest.mark.parametrize(
    ("address", "client"),
    [
        (None, ""),
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_who_a_client_is(address: str | None, client: str) -> None:
    assert client_of(address) == client


def test_each_client_has_limits_of_its_own() -> None:
    clients = Clients(Settings(client_openings=1, client_opening_seconds=1000))
    for client in ("a", "b"):
        with clients.opening(client, 0, 0, False):
            pass
        with pytest.raises(Trouble), clients.opening(client, 0, 0, False):
            pass


def test_tables_that_are_just_being_opened_count() -> None:
    clients = Clients(Settings(client_bot_tables=1))
    with clients.opening("a", 0, 0, True):
        with pytest.raises(Trouble), clients.opening("a", 0, 0, True):
            pass
        with clients.opening("a", 0, 0, False):
            pass
    with clients.opening("a", 0, 0, True):
        pass


def test_those_of_people_count_too_while_they_are_being_opened() -> None:
    clients = Clients(Settings(client_tables=2))
    with clients.opening("a", 1, 0, False):
        with pytest.raises(Trouble), clients.opening("a", 1, 0, False):
            pass
        with clients.opening("b", 1, 0, False):
            pass
    with clients.opening("a", 1, 0, False):
        pass


def test_many_tables_opened_at_once(start: Start) -> None:
    server = start(limits=True, client_openings=3, client_opening_seconds=1000)
    answers = [server.http.post("/api/tables", json=wish("me", "friend")) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert "attendez" in refused(answers[-1])
    assert 900 < int(answers[-1].headers["retry-after"]) <= 1000


def test_many_tables_in_play(start: Start) -> None:
    server = start(limits=True, client_tables=2)
    tables = [server.http.post("/api/tables", json=wish("me", "friend")).json() for _ in range(2)]
    with server.sit(tables[0]):
        with server.sit(tables[1]):
            assert "terminez" in refused(server.http.post("/api/tables", json=wish("me", "friend")))
        # One was left: there is room for another.
        server.emptied(tables[1])
        assert server.http.post("/api/tables", json=wish("me", "friend")).status_code == 201


def test_many_tables_of_bots(start: Start) -> None:
    server = start(limits=True, client_bot_tables=2, bot_pause=3600, bot_lead=3600)
    for _ in range(2):
        assert server.http.post("/api/tables", json=wish("greedy", "random")).status_code == 201
    assert "bots" in refused(server.http.post("/api/tables", json=wish("greedy", "random")))
    assert server.http.post("/api/tables", json=wish("me", "random")).status_code == 201


def test_many_moments(start: Start) -> None:
    server = start(limits=True, client_moments=2, client_moments_per_second=0.001)
    with server.watch(server.open("me", "friend", **CLASSES)) as watcher:
        for _ in range(2):
            watcher.send(do="moment", n=0)
            assert watcher.hear()["type"] == "moment"
        assert "attendez" in watcher.refused(do="moment", n=0)["words"]["fr"]
        watcher.send(do="why_not", thing="tombes")  # the connection stays
        assert watcher.hear()["type"] == "refusal"


def test_many_hints(start: Start) -> None:
    server = start(limits=True, client_hints=2, client_hints_per_second=0.001)
    with server.sit(server.open("me", "greedy", **CLASSES)) as me:
        n = me.mine()["n"]
        for _ in range(2):
            me.send(do="hint", n=n)
            assert me.a("hint")["n"] == n
        assert me.refused(do="hint", n=n)["words"] == errors.MANY_HINTS
        me.play()  # the connection stays, and so does the game


def test_moments_are_put_off_before_they_are_refused(start: Start) -> None:
    server = start(limits=True, client_moments=1, client_moments_per_second=50)
    with server.watch(server.open("me", "friend", **CLASSES)) as watcher:
        for _ in range(5):
            watcher.send(do="moment", n=0)
        assert [watcher.hear()["type"] for _ in range(5)] == ["moment"] * 5


def test_a_moment_that_is_put_off_waits(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    waits: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float, *args: Any) -> Any:
        waits.append(seconds)
        return await sleep(seconds, *args)

    with server.watch(server.open("me", "friend", **CLASSES)) as watcher:
        monkeypatch.setattr(Clients, "moment", lambda *_: 0.0123)
        monkeypatch.setattr(asyncio, "sleep", noted)
        watcher.send(do="moment", n=0)
        assert watcher.hear()["type"] == "moment"
        assert waits.count(0.0123) == 1


def test_many_who_do_not_say_who_they_are(start: Start) -> None:
    server = start(limits=True, client_strangers=2)
    opened = server.open("me", "friend")
    with server.join(opened["table"]) as one, server.join(opened["table"]):
        with server.join(opened["table"]) as third:
            assert_words(third.error()["words"])
            assert third.closed() == 4429
        one.send(do="watch")
        one.state()
        with server.watch(opened):  # one has said it
            pass


def test_ordinary_play_meets_no_limit(start: Start) -> None:
    server = start(limits=True)
    tables = [server.open("me", "greedy", **CLASSES) for _ in range(10)]
    with server.sit(tables[0]) as me:
        for n in range(30):
            me.send(do="moment", n=0)
            assert me.a("moment")["n"] == 0, n


# ---------------------------------------------------------------------- time


def hurry(server: Server, **seconds: float) -> None:
    """Shorten what the server waits for from now on: its start and what comes before must not hurry, however busy the
    machine is."""
    config: Any = server.config
    config.settings = replace(config.settings, **seconds)


def test_a_connection_that_says_nothing_is_dropped(start: Start) -> None:
    server = start()
    hurry(server, head_seconds=0.1)
    with socket.create_connection(("127.0.0.1", server.port), WAIT) as silent:
        assert silent.recv(1) == b""


def test_a_head_that_never_ends_is_dropped(start: Start) -> None:
    server = start()
    with socket.create_connection(("127.0.0.1", server.port), WAIT) as slow:
        # The first request is in order: the time for the second begins with its first byte.
        slow.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert slow.recv(12) == b"HTTP/1.1 200"
        hurry(server, head_seconds=0.1)
        slow.sendall(b"GET /api/health HTTP/1.1\r\nx-more: ")

        def dropped() -> bool:
            try:
                slow.sendall(b"x")
            except OSError:
                return True
            return False

        assert eventually(dropped)


def test_a_body_that_never_comes_is_answered(start: Start) -> None:
    server = start(body_seconds=0.1)
    with socket.create_connection(("127.0.0.1", server.port), WAIT) as slow:
        slow.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"
        )
        answer = b""
        while part := slow.recv(4096):
            answer += part
        assert answer.startswith(b"HTTP/1.1 408")
        assert "trop de temps" in answer.decode()


def test_a_conversation_outlives_the_time_for_a_head(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(head_seconds=3600, hello_seconds=WAIT)
    opened = server.open("me", "friend")
    timers: list[asyncio.TimerHandle] = []
    await_head = sockets._Http._await_head

    def noted(self: Any) -> None:
        await_head(self)
        timers.append(self._head_timer)

    monkeypatch.setattr(sockets._Http, "_await_head", noted)
    with server.watch(opened) as patient:
        assert patient.last["n"] == 0
        assert [timer.cancelled() for timer in timers] == [True]


# ---------------------------------------------------------------------- names and pages

GOOD_NAMES = [
    "localhost",
    "LOCALHOST:8000",
    "games.localhost",
    "127.0.0.1",
    "192.168.1.20:8000",
    "[::1]:8000",
    "[fe80::1]",
]
BAD_NAMES = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "u@localhost",
    "",
    "a:b",
]


@pytest.mark.parametrize("name", GOOD_NAMES)
def test_names_it_answers_to(server: Server, name: str) -> None:
    assert server.http.get("/api/health", headers={"host": name}).status_code == 200


def test_the_machine_is_known_by_its_own_name(server: Server) -> None:
    name = socket.gethostname()
    for host in (name, f"{name.partition('.')[0]}.local:8000"):
        assert server.http.get("/api/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("name", BAD_NAMES)
def test_names_it_does_not_answer_to(server: Server, name: str) -> None:
    answer = server.http.get("/api/health", headers={"host": name})
    assert answer.status_code == 421
    assert_words(answer.json()["error"])
    assert "evil" not in name or "evil.example" in answer.json()["error"]["fr"]
    assert "--allow-host" in answer.json()["error"]["en"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    page = server.http.get("/", headers={"host": name})
    assert page.status_code == 421
    assert page.headers["content-type"].startswith("text/plain")


def test_a_name_may_be_allowed(start: Start) -> None:
    server = start(hosts=("Games.Example.",))
    assert server.http.get("/api/health", headers={"host": "games.example"}).status_code == 200
    assert server.http.get("/api/health", headers={"host": "other.example"}).status_code == 421


def test_a_rebound_name_opens_no_table_and_no_socket(server: Server) -> None:
    answer = server.http.post("/api/tables", json=wish("me", "friend"), headers={"host": "evil.example"})
    assert answer.status_code == 421
    opened = server.open("me", "friend")
    assert knock(server, opened, "http://evil.example", "evil.example") == 421


def knock(server: Server, opened: dict[str, Any], origin: str | None, host: str | None = None) -> int:
    """The status with which a WebSocket is opened; 101 if it is."""
    url = f"ws://{host or f'127.0.0.1:{server.port}'}/api/tables/{opened['table']}/play"
    raw = socket.create_connection(("127.0.0.1", server.port), WAIT)
    try:
        with connect(url, origin=origin and Origin(origin), sock=raw, open_timeout=WAIT, proxy=None):
            return 101
    except InvalidStatus as error:
        raw.close()
        return error.response.status_code


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1", "http://localhost:1", "null", "file://", "x"]
)
def test_a_foreign_page_opens_no_socket(server: Server, origin: str) -> None:
    opened = server.open("me", "friend")
    assert knock(server, opened, origin) == 403
    assert not server.live(opened).connections


def test_a_foreign_page_opens_no_table(server: Server) -> None:
    answer = server.http.post("/api/tables", json=wish("me", "friend"), headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert_words(answer.json()["error"])


def test_our_own_page_and_programs_do(server: Server) -> None:
    opened = server.open("me", "friend")
    here = f"http://127.0.0.1:{server.port}"
    assert knock(server, opened, here) == 101
    assert knock(server, opened, None) == 101
    assert server.http.post("/api/tables", json=wish("me", "friend"), headers={"origin": here}).status_code == 201
    # Behind something that speaks HTTPS for us the ports are the usual ones, and not written.
    assert knock(server, opened, "https://localhost", "localhost") == 101
