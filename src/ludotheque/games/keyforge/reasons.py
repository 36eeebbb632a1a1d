"""What a coach compares lines by in KeyForge: keys, Aombre, the battleline, and who forges next."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.reasons import Feature
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.keywords import TAUNT
from ludotheque.games.keyforge.queries import forged, key_cost, keyword, power


def _keys(pos: Duel, seat: Seat) -> float:
    return forged(pos, seat)


def _forges(pos: Duel, seat: Seat) -> float:
    """Whether the seat forges at the start of its next turn, as things stand."""
    return float(pos.winner < 0 and pos.amber[seat] >= key_cost(pos, seat))


def _amber(pos: Duel, seat: Seat) -> float:
    return pos.amber[seat]


def _creatures(pos: Duel, seat: Seat) -> float:
    return len(pos.line[seat])


def _taunts(pos: Duel, seat: Seat) -> float:
    return sum(bool(keyword(pos, card, TAUNT)) for card in pos.line[seat])


def _power(pos: Duel, seat: Seat) -> float:
    """The power that damage leaves on the battleline."""
    return sum(power(pos, card) - pos.damage[card] for card in pos.line[seat])


def _artifacts(pos: Duel, seat: Seat) -> float:
    return len(pos.artifacts[seat])


def _chains(pos: Duel, seat: Seat) -> float:
    return pos.chains[seat]


REASONS: Final = (
    Feature("keys", _keys, 30.0),
    Feature("forges", _forges, 15.0, chance=True),
    Feature("amber", _amber, 3.0),
    Feature("creatures", _creatures, 3.0),
    Feature("taunts", _taunts, 2.0),
    Feature("power", _power, 0.5),
    Feature("artifacts", _artifacts, 2.0),
    Feature("chains", _chains, 1.5, good=False),
)
