"""How good a duel looks for a seat: what the greedy bot maximizes, and what searches judge lines of play by.

What each thing is worth is a weight. `HAND` holds those set by hand, which greedy goes by; a `Judge` can be made with others, and
`ludotheque train` finds them by matches (`weights.json`). Cards in hand count for nothing: ending the turn draws, and would look
better than acting.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.faces import FACES
from ludotheque.games.keyforge.queries import forged, key_cost

#: The weights as set by hand.
HAND: Final[dict[str, float]] = {
    "key": 30.0,
    "second_key": 0.0,  # the second one, besides
    "amber": 3.0,  # of the pool, up to eight
    "ready": 0.0,  # enough of it to forge
    "chain": -1.5,
    "artifact": 1.5,
    "creature": 2.0,
    "power": 0.5,  # what is left of a creature's Power
    "captured": 0.8,  # Æmber on a creature
    "stunned": -1.0,
    "exhausted": 0.0,  # a creature that cannot be used before it is readied
    "house": 0.0,  # a card in play of the house of which there are most
}
#: More in the pool than this is as good as lost.
_POOL: Final = 8


class Judge:
    """Tells how good positions look, by one set of weights."""

    __slots__ = (
        "amber",
        "artifact",
        "captured",
        "chain",
        "creature",
        "exhausted",
        "house",
        "key",
        "power",
        "ready",
        "second_key",
        "stunned",
    )

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.key: float = weights["key"]
        self.second_key: float = weights["second_key"]
        self.amber: float = weights["amber"]
        self.ready: float = weights["ready"]
        self.chain: float = weights["chain"]
        self.artifact: float = weights["artifact"]
        self.creature: float = weights["creature"]
        self.power: float = weights["power"]
        self.captured: float = weights["captured"]
        self.stunned: float = weights["stunned"]
        self.exhausted: float = weights["exhausted"]
        self.house: float = weights["house"]

    def value(self, pos: Duel, seat: Seat) -> float:
        """How good a position looks for a seat."""
        if pos.winner >= 0:
            return 1000.0 if pos.winner == seat else -1000.0
        return self._strength(pos, seat) - self._strength(pos, 1 - seat)

    def _strength(self, pos: Duel, seat: Seat) -> float:
        keys = forged(pos, seat)
        total = self.key * keys + self.amber * min(pos.amber[seat], _POOL) + self.chain * pos.chains[seat]
        total += self.artifact * len(pos.artifacts[seat])
        for card in pos.line[seat]:
            face = FACES[pos.faces[card]]
            total += self.creature + self.power * (face.power + pos.counters[card] - pos.damage[card])
            total += self.captured * pos.amber_on[card] + self.stunned * pos.stunned[card]
        # What nothing is said about need not be counted.
        if self.second_key and keys >= 2:
            total += self.second_key
        if self.ready and pos.amber[seat] >= key_cost(pos, seat):
            total += self.ready
        if self.exhausted:
            total += self.exhausted * sum(not pos.ready[card] for card in pos.line[seat])
        if self.house:
            total += self.house * _most(pos, seat)
        return total


def _most(pos: Duel, seat: Seat) -> int:
    """How many cards in play belong to the house of which there are most."""
    counts: dict[int, int] = {}
    for cards in (pos.line[seat], pos.artifacts[seat]):
        for card in cards:
            house = pos.symbol[card]
            counts[house] = counts.get(house, 0) + 1
    return max(counts.values(), default=0)


GREEDY: Final = Judge(HAND)
