"""What is the same for everybody goes over the wire compressed, in whatever the browser reads."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.routing import Mount

from ludotheque.server.compressed import Kept, compressions
from ludotheque.server.page import PageFiles
from tests.server.helpers import Server

Get = Callable[..., httpx.Response]


@pytest.mark.parametrize(
    ("accept", "read"),
    [
        ("gzip, deflate, br", ["br", "gzip"]),
        ("GZIP", ["gzip"]),
        ("br;q=0, gzip;q=0.5", ["gzip"]),
        ("br; q=0.0, *", ["gzip"]),
        ("br;q=0.01", ["br"]),
        ("*;q=0", []),
        ("", []),
    ],
)
def test_what_a_browser_reads(accept: str, read: list[str]) -> None:
    assert compressions(Headers({"accept-encoding": accept})) == read


@pytest.fixture
def files(tmp_path: Path) -> Get:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_bytes(b"plain")
    (tmp_path / "assets" / "a.js.br").write_bytes(b"brotli")
    (tmp_path / "assets" / "a.js.gz").write_bytes(gzip.compress(b"plain"))
    (tmp_path / "assets" / "b.css").write_bytes(b"plain")
    app = Starlette(routes=[Mount("/", PageFiles(tmp_path))])

    async def asked(path: str, headers: dict[str, str]) -> httpx.Response:
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://page")
        async with client, client.stream("GET", path, headers=headers) as answer:
            answer.extensions["raw"] = b"".join([part async for part in answer.aiter_raw()])
            return answer

    return lambda path, **headers: asyncio.run(asked(path, {k.replace("_", "-"): v for k, v in headers.items()}))


def test_the_smallest_copy_is_handed_out(files: Get) -> None:
    for accept, how, length in (("br, gzip", "br", 6), ("gzip", "gzip", None), ("identity", None, 5)):
        answer = files("/assets/a.js", accept_encoding=accept)
        raw = answer.extensions["raw"]
        assert answer.headers.get("content-encoding") == how
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
        assert length is None or len(raw) == length
    assert "content-encoding" not in files("/assets/b.css", accept_encoding="br").headers


def test_a_copy_that_is_known_is_not_sent_again(files: Get) -> None:
    etag = files("/assets/b.css").headers["etag"]
    again = files("/assets/b.css", if_none_match=etag)
    assert (again.status_code, again.extensions["raw"]) == (304, b"")


def test_a_catalogue_is_compressed_once_and_not_sent_twice(server: Server) -> None:
    for path in ("/api/games", "/api/games/keyforge", "/api/games/keyforge/rules"):
        plain = server.http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        small = server.http.get(path, headers={"accept-encoding": "gzip"})
        assert small.headers["content-encoding"] == "gzip"
        assert int(small.headers["content-length"]) < len(plain.content) / 3
        assert small.json() == plain.json()
        again = server.http.get(path, headers={"if-none-match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_what_is_short_stays_as_it_is() -> None:
    assert Kept.of({"a": 1}).zipped is None
