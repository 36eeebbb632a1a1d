"""What a game of KeyForge is told by: keys, the Aombre in the pools, the battlelines, and the houses that were called."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.story import Story, Tally
from ludotheque.games.keyforge.duel import HOUSES, Duel
from ludotheque.games.keyforge.queries import forged

_KEYS_TO_WIN: Final = 3  # KF-007


def _amber(pos: Duel, seat: Seat) -> int:
    return pos.amber[seat]


def _creatures(pos: Duel, seat: Seat) -> int:
    return len(pos.line[seat])


def _house(pos: Duel) -> tuple[int, str] | None:
    return (pos.active, HOUSES[pos.house]) if pos.house >= 0 else None


STORY: Final = Story(
    # a key costs some six Aombre, which leave the pool when it is forged
    Tally("keys", "key", forged, 18.0, most=_KEYS_TO_WIN, told=("forge",)),
    Tally("amber", "rupee", _amber),
    Tally("creatures", "paw-print", _creatures, 0.5),
    called=_house,
)
