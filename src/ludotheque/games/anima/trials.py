"""How cards are measured (`ludotheque swing anima`, `ludotheque gauges anima`). No rule depends on it.

A pair is one game of three players, played on twice from the first reset: as it was dealt, and with the card in the place of
another. A character or an advantage takes the place of the first that a seat began with; so does a Basic Mission. What is nobody's takes
the place of the next card of its sort that comes into play: a zone of its level, a monster or an event, the Final. So what is measured is a
card against the average card.
"""

from __future__ import annotations

from ludotheque.engine.trial import Fork, Paired
from ludotheque.games.anima.faces import ADVANTAGE, CHARACTER, ENCOUNTER, FACES, MISSION, ZONE
from ludotheque.games.anima.gaia import MOST_TURNS, RESET, Gaia


class Dealt(Paired):
    """One card for another in what a seat begins with."""

    seats = 3
    wins = True  # missions are counted only when the time is up (AN-S60)

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.cards = tuple([face.id for face in FACES if face.kind == kind])

    def fork(self, pos: Gaia, number: int) -> Fork | None:
        if pos.phase != RESET:
            return None
        seat = number % self.seats
        having = {}
        for card, face in enumerate(pos.faces):
            if FACES[face].kind != self.kind:
                continue
            other = self.instead(pos, seat, card)
            if other not in (card, -1):
                twin = pos.copy()
                twin.faces[other], twin.faces[card] = twin.faces[card], twin.faces[other]
                having[FACES[face].id] = twin
        return Fork((seat,), MOST_TURNS, pos, having)

    def instead(self, pos: Gaia, seat: int, card: int) -> int:
        """The card that another takes the place of."""
        return pos.team[seat][0] if self.kind == CHARACTER else pos.hand[seat][0]


class Next(Dealt):
    """One card for the first of its sort, where it comes into play by itself or lies before a seat."""

    def instead(self, pos: Gaia, seat: int, card: int) -> int:
        band = FACES[pos.faces[card]].band
        first = [*pos.missions[seat], *reversed(pos.finals), *pos.active, *reversed(pos.zone_deck)]
        first += [*[guard for guard in pos.guards if guard >= 0], *reversed(pos.encounters)]
        for one in first:
            face = FACES[pos.faces[one]]
            if face.kind == self.kind and face.band == band:
                return one
        return -1


TRIALS = (Dealt(CHARACTER), Dealt(ADVANTAGE), Next(MISSION), Next(ZONE), Next(ENCOUNTER))
