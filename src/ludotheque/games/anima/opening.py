"""What is laid out before the first turn: the decks, what everybody is dealt, and the first zones (AN-088 to AN-095)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.anima.cards import FACES
from ludotheque.games.anima.faces import ADVANTAGE, CHARACTER, ENCOUNTER, MISSION, ZONE
from ludotheque.games.anima.gaia import Gaia, empty, put

#: What lies in each pile, and with what a card is mixed: cards of one type, and of one kind of mission, look alike from behind.
_PILES: Final = (CHARACTER, ZONE, ENCOUNTER, ADVANTAGE, MISSION, "final")
_POOL: Final = [_PILES.index("final" if card.band == "final" else card.kind) for card in FACES]
_CARDS: Final = [[card for card, pile in enumerate(_POOL) if pile == number] for number in range(len(_PILES))]


def begin(seats: int, rng: int) -> Gaia:
    """A position in which all decks are shuffled (AN-088, AN-S02)."""
    pos = empty(seats, rng, list(range(len(_POOL))), _POOL.copy())
    decks = (pos.characters, pos.zone_deck, pos.encounters, pos.advantages, pos.basics, pos.finals)
    for deck, cards in zip(decks, _CARDS, strict=True):
        deck.extend(cards)
        pos.shuffle(deck)
    return pos


def deal(pos: Gaia) -> None:
    """Two Basics each (AN-090), two characters and four advantages to choose from (AN-091), and the first zones (AN-094)."""
    for seat in range(pos.seats):
        own = 1 << seat
        basics = (pos.basics.pop(), pos.basics.pop())
        pos.missions = put(pos.missions, seat, basics)
        pos.drawn[seat] = [pos.characters.pop(), pos.characters.pop()]
        pos.hand[seat] = [pos.advantages.pop() for _ in range(4)]
        for card in (*basics, *pos.drawn[seat], *pos.hand[seat]):
            pos.reveal(card, own)
    if pos.tree:
        pos.active = sorted(pos.zone_deck, key=lambda zone: pos.faces[zone])  # AN-194
        pos.guards = [-1] * len(pos.active)  # AN-S53
        pos.zone_deck = []
    else:
        pos.active = [pos.zone_deck.pop() for _ in range(pos.seats)]
        pos.guards = [pos.encounters.pop() for _ in range(pos.seats)]  # AN-095: face down
    for zone in pos.active:
        pos.reveal(zone)
    pos.emit("deal", "AN-091", -1)
