"""Every card of the game in one list, and the lists of ten that make a soul."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque.engine.card import Card
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions, ProgramError
from ludotheque.games.cendrelin.cards import EventCard, Fragment, animancien, evenements, necromancien, sorcier
from ludotheque.games.cendrelin.graveyard import CLASSES

_PACKETS = (necromancien, animancien, sorcier)

CARDS: list[Card] = [
    *(fragment for packet in _PACKETS for fragment in packet.FRAGMENTS),
    *evenements.BASE_EVENTS,
    *(packet.APPRENTICE for packet in _PACKETS),
]
INDEX = {card.id: number for number, card in enumerate(CARDS)}
BASE_EVENTS = [INDEX[event.id] for event in evenements.BASE_EVENTS]
APPRENTICES = tuple(packet.APPRENTICE for packet in _PACKETS)


def soul(fragments: list[str], klass: int) -> list[int]:
    """The faces of ten fragments, if they make a past life of that class (CE-048, CE-065, CE-066)."""
    if len(fragments) != 10:
        raise BadOptions(
            f"a past life holds exactly ten fragments, not {len(fragments)}",
            f"une ancienne vie compte exactement dix fragments, pas {len(fragments)}",
            "CE-065",
        )
    for id, copies in Counter(fragments).items():
        card = CARDS[INDEX[id]] if id in INDEX else None
        if not isinstance(card, Fragment):
            raise BadOptions(f"there is no fragment called {id!r}", f"aucun fragment ne s'appelle {id!r}")
        if card.band != CLASSES[klass]:
            raise BadOptions(
                f"{card.en} is not a fragment of the class {CLASSES[klass]!r}",
                f"{card.fr} n'est pas un fragment de la classe {CLASSES[klass]!r}",
                "CE-048",
            )
        if copies > card.dots:
            raise BadOptions(
                f"{copies} copies of {card.en}: its dots allow {card.dots}",
                f"{copies} exemplaires de {card.fr} : ses points en permettent {card.dots}",
                "CE-066",
            )
    return [INDEX[id] for id in fragments]


def draw_soul(klass: int, dice: Dice) -> list[str]:
    """Ten fragments of a class by lot, within their dots."""
    packet = [INDEX[card.id] for card in _PACKETS[klass].FRAGMENTS for _ in range(card.dots)]
    dice.shuffle(packet)
    return [CARDS[face].id for face in packet[:10]]


LISTS = tuple(soul(apprentice.ten, klass) for klass, apprentice in enumerate(APPRENTICES))


def read_classes(value: Any, seats: int) -> list[str]:
    """The option `classes`: for each seat a class, `choose` or `random`."""
    if value is None:
        return ["choose"] * seats
    if not isinstance(value, list) or len(value) != seats:
        raise BadOptions(
            f"'classes' must be a list of {seats}, one a seat", f"'classes' doit être une liste de {seats}"
        )
    for one in value:
        if isinstance(one, list):
            raise BadOptions(
                "one class a player in the initiation game",
                "une seule classe par joueur dans la partie d'initiation",
                "CE-003",
            )
        if one not in ("choose", "random") and one not in CLASSES:
            raise BadOptions(
                f"the initiation game has the classes {', '.join(CLASSES)}; not {str(one)[:40]!r}",
                f"la partie d'initiation offre les classes {', '.join(CLASSES)} ; pas {str(one)[:40]!r}",
                "CE-002",
            )
    return list(value)


def read_lists(value: Any, classes: list[str]) -> list[list[str] | None]:
    """The option `lists`: for each seat nothing (the apprentice's list) or ten fragments of its class (CE-048)."""
    if value is None:
        return [None] * len(classes)
    if not isinstance(value, list) or len(value) != len(classes):
        raise BadOptions(
            f"'lists' must be a list of {len(classes)}, one a seat", f"'lists' doit être une liste de {len(classes)}"
        )
    for one, klass in zip(value, classes, strict=True):
        if one is None:
            continue
        if klass not in CLASSES:
            raise BadOptions(
                "a list of one's own needs a class chosen beforehand",
                "une liste à soi demande une classe choisie d'avance",
                "CE-048",
            )
        if not isinstance(one, list) or not all(isinstance(id, str) for id in one):
            raise BadOptions(
                "a past life is a list of fragment ids", "une ancienne vie est une liste de fragments", "CE-065"
            )
        soul(one, CLASSES.index(klass))
    return list(value)


for _card in CARDS:
    if isinstance(_card, EventCard) and not 2 <= len(_card.options) <= 3:
        raise ProgramError(f"event {_card.id!r} must have two or three options")
