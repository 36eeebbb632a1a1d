"""Rate limits per client: so many requests at once, and then so many a second.

A client is an address: there are no accounts, and a seat's link is free to whoever opens a table. The limits are far above
what people at one address do together, a family or a class, and far below what it takes to hold up the others.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludotheque.server import errors
from ludotheque.server.errors import Trouble
from ludotheque.server.settings import Settings

#: Clients that are remembered; the least recent one is forgotten first.
_MOST = 10_000
#: A request that would have to wait longer than this many seconds is refused.
_BEARABLE = 2.0


def client_of(address: str | None) -> str:
    """The client that an address stands for. With IPv6, one subscriber has a whole /64 network of addresses."""
    if address is None:
        return ""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ip.ipv4_mapped or ipaddress.ip_network((ip, 64), strict=False).network_address)
    return str(ip)


class Bucket:
    """A token bucket: so many at once, and so many a second after that."""

    __slots__ = ("_at", "_clock", "_left", "most", "per_second")

    def __init__(self, most: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.per_second = per_second
        self._clock = clock
        self._left = float(most)
        self._at = clock()

    def take(self, bearable: float = 0.0) -> float:
        """Take one. Return the seconds to wait for it; beyond `bearable` nothing is taken."""
        now = self._clock()
        self._left = min(self.most, self._left + (now - self._at) * self.per_second)
        self._at = now
        missing = 1 - self._left
        wait = 0.0 if missing <= 0 else missing / self.per_second if self.per_second > 0 else math.inf
        if wait <= bearable:
            self._left -= 1
        return wait


class _Client:
    __slots__ = ("checks", "hints", "moments", "opening", "openings", "strangers", "words")

    def __init__(self, settings: Settings) -> None:
        self.opening: list[bool] = []  # tables being opened right now: whether each is for bots only
        self.openings = Bucket(settings.client_openings, 1 / settings.client_opening_seconds)
        self.moments = Bucket(settings.client_moments, settings.client_moments_per_second)
        self.hints = Bucket(settings.client_hints, settings.client_hints_per_second)
        self.checks = Bucket(settings.client_checks, settings.client_checks_per_second)
        self.words = Bucket(settings.client_words, settings.client_words_per_second)
        self.strangers = 0  # connections that have not said yet who they are


class Clients:
    """The clients of the server and what each has used."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._clients: OrderedDict[str, _Client] = OrderedDict()

    def _client(self, client: str) -> _Client:
        found = self._clients.get(client)
        if found is None:
            while len(self._clients) >= _MOST:
                self._clients.popitem(last=False)
            found = self._clients[client] = _Client(self._settings)
        self._clients.move_to_end(client)
        return found

    @contextmanager
    def opening(self, client: str, here: int, bots: int, bots_only: bool) -> Iterator[None]:
        """Around the opening of a table. Of the client's, `here` are in use and `bots` are of bots alone and running."""
        one, settings = self._client(client), self._settings
        if settings.limits:
            if here + len(one.opening) >= settings.client_tables:
                raise Trouble(429, errors.MANY_TABLES, retry=60)
            if bots_only and bots + sum(one.opening) >= settings.client_bot_tables:
                raise Trouble(429, errors.MANY_BOTS, retry=30)
            wait = one.openings.take()
            if wait > 0:
                raise Trouble(429, errors.MANY_OPENED, retry=_whole(wait))
        one.opening.append(bots_only)
        try:
            yield
        finally:
            one.opening.remove(bots_only)

    def moment(self, client: str) -> float:
        """A client looks back. Return the seconds to wait first."""
        return self._delay(self._client(client).moments, errors.MANY_MOMENTS)

    def hint(self, client: str) -> float:
        """A client asks for a hint. Return the seconds to wait first."""
        return self._delay(self._client(client).hints, errors.MANY_HINTS)

    def check(self, client: str) -> float:
        """A client has cards checked. Return the seconds to wait first."""
        return self._delay(self._client(client).checks, errors.MANY_CHECKS)

    def say(self, client: str) -> float:
        """A client says something to the others at a table. Return the seconds to wait first."""
        return self._delay(self._client(client).words, errors.MANY_WORDS)

    def _delay(self, bucket: Bucket, refused: errors.Words) -> float:
        if not self._settings.limits:
            return 0.0
        wait = bucket.take(_BEARABLE)
        if wait > _BEARABLE:
            raise Trouble(429, refused, retry=_whole(wait))
        return wait

    @contextmanager
    def stranger(self, client: str) -> Iterator[None]:
        """Around the time in which a connection has not introduced itself."""
        one = self._client(client)
        if self._settings.limits and one.strangers >= self._settings.client_strangers:
            raise Trouble(429, errors.MANY_STRANGERS, retry=_whole(self._settings.hello_seconds))
        one.strangers += 1
        try:
            yield
        finally:
            one.strangers -= 1


def _whole(seconds: float) -> int:
    return max(1, math.ceil(min(seconds, 3600)))
