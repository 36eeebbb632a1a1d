"""Why nothing can be done with a thing that no move begins with: piles, slots, cards whose time has not come."""

from __future__ import annotations

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import mat
from ludotheque.games.arackhan.battle import Battle


def refuse_pile(thing: str) -> Refusal | None:
    kind = thing.partition(":")[0]
    if kind == "deck":
        return Refusal("AW-065", "refusal-deck")
    return Refusal("AW-165", "refusal-discard") if kind == "discard" else None


def refuse_slot(kind: str, thing: str) -> Refusal | None:
    """A slot, while cards act: it is where a card goes, and a card comes first."""
    return Refusal("AW-175", "refusal-card-first") if kind == "activate" and thing in mat.NAMES else None


def refuse_card(pos: Battle, seat: Seat, card: Copy) -> Refusal | None:
    if card in pos.hand[seat]:
        return Refusal("AW-071", "refusal-hand-time")
    if pos.at[card] >= 0 and pos.controller[card] != seat:
        return Refusal("AW-130", "refusal-not-yours")
    return None
