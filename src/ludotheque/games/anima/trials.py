"""How characters and advantages are measured (`ludotheque swing anima`). No rule depends on it.

A pair is one game of three players, played on twice from the first reset: as it was dealt, and with the card in the place of
the character or of the first advantage that a seat began with. So what is measured is a card against the average card.
"""

from __future__ import annotations

from ludotheque.engine.trial import Fork, Paired
from ludotheque.games.anima.faces import ADVANTAGE, CHARACTER, FACES
from ludotheque.games.anima.gaia import MOST_TURNS, RESET, Gaia


class Dealt(Paired):
    """One card for another in what a seat begins with."""

    seats = 3

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.cards = tuple([face.id for face in FACES if face.kind == kind])

    def fork(self, pos: Gaia, number: int) -> Fork | None:
        if pos.phase != RESET:
            return None
        seat = number % self.seats
        mine = pos.team[seat][0] if self.kind == CHARACTER else pos.hand[seat][0]
        having = {}
        for card, face in enumerate(pos.faces):
            if FACES[face].kind == self.kind and card != mine:
                twin = pos.copy()
                twin.faces[mine], twin.faces[card] = twin.faces[card], twin.faces[mine]
                having[FACES[face].id] = twin
        return Fork((seat,), MOST_TURNS, pos, having)


TRIALS = (Dealt(CHARACTER), Dealt(ADVANTAGE))
