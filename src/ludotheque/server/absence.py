"""A player who went away: the others may wait, let a bot play until they are back, or claim the game.

A bot stands in as long as nobody sits down on the seat, and while the server runs: afterwards the others decide again. What it
answered stays. To claim is to let the absent player concede, where the game has that offer.
"""

from __future__ import annotations

import time

from ludotheque.server import errors
from ludotheque.server.errors import Trouble
from ludotheque.server.live import LiveTable
from ludotheque.server.settings import Settings

BOT, CLAIM = "bot", "claim"
CONCEDE = "concede"


def check(live: LiveTable, settings: Settings, seat: int, absent: int, what: str) -> None:
    """Raise Trouble if this seat may not do that about the absent one."""
    if not 0 <= absent < len(live.seats):
        raise Trouble(404, errors.NO_SEAT)
    since = live.since[absent]
    if absent == seat or live.played_by_bot(absent) or since is None:
        raise Trouble(409, errors.NOT_ABSENT)
    if live.table.over:
        raise Trouble(409, errors.IS_OVER)
    wait = settings.claim_seconds if what == CLAIM else settings.absent_seconds
    left = wait - (time.time() - since)
    if left > 0:
        raise Trouble(409, errors.not_yet(int(left) + 1))
    if what == CLAIM and CONCEDE not in live.table.game.standing:
        raise Trouble(409, errors.NO_CLAIM)
    if what == BOT and live.substitute(absent) is None:
        raise Trouble(409, errors.NO_SUBSTITUTE)
