"""Answers that are the same for everybody and for as long as the server runs: serialised and compressed once.

Only what holds nobody's secret may be answered so: the length of a compressed answer tells something of what is in it.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass

import orjson
from starlette.datastructures import Headers
from starlette.responses import Response

#: What browsers read and we can hand out, best first.
KNOWN = ("br", "gzip")
#: Below this many bytes compressing saves nothing.
_LEAST = 1024


def compressions(asked: Headers) -> list[str]:
    """The compressions that whoever asks reads, best first."""
    read: dict[str, bool] = {}
    for part in asked.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        read[name.strip()] = weight.replace(" ", "").rstrip("0") not in ("q=", "q=.", "q=0.")
    return [name for name in KNOWN if read.get(name, read.get("*", False))]


@dataclass(frozen=True, slots=True)
class Kept:
    """One such answer."""

    plain: bytes
    zipped: bytes | None
    etag: str

    @classmethod
    def of(cls, told: object) -> Kept:
        plain = orjson.dumps(told)
        zipped = gzip.compress(plain, 9, mtime=0) if len(plain) >= _LEAST else None
        return cls(plain, zipped, f'"{hashlib.sha256(plain).hexdigest()[:24]}"')

    def answer(self, asked: Headers) -> Response:
        headers = {"vary": "Accept-Encoding", "etag": self.etag}
        if self.etag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = self.plain
        if self.zipped is not None and "gzip" in compressions(asked):
            body, headers["content-encoding"] = self.zipped, "gzip"
        return Response(body, headers=headers, media_type="application/json")
