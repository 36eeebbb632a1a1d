"""Where others on the same network reach the server."""

from __future__ import annotations

import pytest

from ludotheque.server.lan import is_loopback, origins
from tests.server.helpers import Server


def test_nobody_else_reaches_a_server_that_listens_to_its_own_machine() -> None:
    assert origins("127.0.0.1", 8000) == []
    assert origins("::1", 8000) == []


def test_an_address_of_its_own_is_the_one_to_give() -> None:
    assert origins("192.168.1.20", 9000) == ["http://192.168.1.20:9000"]
    assert origins("fd00::2", 9000) == ["http://[fd00::2]:9000"]
    assert origins("games.example", 80) == ["http://games.example:80"]


def test_the_likeliest_address_comes_first() -> None:
    found = ["127.0.0.1", "169.254.3.4", "172.17.0.1", "10.8.0.2", "192.168.1.20", "192.168.1.20"]
    assert origins("0.0.0.0", 8000, found) == [
        "http://192.168.1.20:8000",
        "http://10.8.0.2:8000",
        "http://172.17.0.1:8000",
        "http://169.254.3.4:8000",
    ]


@pytest.mark.parametrize(
    ("address", "near"),
    [("127.0.0.1", True), ("::1", True), ("::ffff:127.0.0.1", True), ("192.168.1.5", False), ("testclient", False)],
)
def test_who_sits_at_this_machine(address: str, near: bool) -> None:
    assert is_loopback(address) is near


def test_the_page_asks_for_it(server: Server) -> None:
    answer = server.http.get("/api/reach")
    assert answer.json() == {"origins": []}
    assert answer.headers["cache-control"] == "no-store"
