"""What fragments can make of a resource, read off their programs: how close a cendrelin is to the abundance it needs.

The goal of the initiation game is a race whose last step is mostly one night: the last fragment is drawn, and whatever is still
missing of the favourite is created at once. Mana and cards that can do so are worth more than as many of any others.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.engine.card import Card
from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.cards import Fragment
from ludotheque.games.cendrelin.graveyard import PITS
from ludotheque.games.cendrelin.resources import NEVER

#: More tokens than this are never missing for long.
MOST: Final = 4
#: What a prepared damage and a pit cost beside a mana, when the cheapest fragments are looked for.
_DAMAGE, _PIT = 0.5, 0.25


class Maker:
    """One way to create tokens of a resource: how many, and what they cost."""

    __slots__ = ("cost", "damage", "late", "made", "pits", "price", "resource", "upto")

    def __init__(self, resource: int, made: int, cost: int, pits: int, damage: int, late: bool, upto: int) -> None:
        self.resource = resource
        self.made = made
        self.cost = cost
        self.pits = pits
        self.damage = damage
        self.late = late  # only once the soul is gathered
        self.upto = upto  # only while there are no more tokens than this
        self.price = (cost + _DAMAGE * damage + _PIT * pits) / made


class Makes:
    """What one card can do towards abundance: create tokens of a resource, or prepare damage to pay for them."""

    __slots__ = ("makers", "prepares")

    def __init__(self, makers: list[Maker], prepares: int) -> None:
        self.makers = makers
        self.prepares = prepares

    def of(self, resource: int) -> Maker | None:
        """How it makes a resource, or None."""
        for maker in self.makers:
            if maker.resource == resource:
                return maker
        return None


def read(card: Card) -> Makes:
    """What a card makes, all its parts taken together. Fragments sent back undo what they would be made for, and are left out."""
    makers: list[Maker] = []
    prepares = 0
    for option in card.options if isinstance(card, Fragment) else ():
        made: dict[int, int] = {}
        upto: dict[int, int] = {}
        cost = pits = damage = 0
        late = back = False
        elements: list[Any] = [element for part in option.parts for element in part.elements]
        for element in elements:
            if isinstance(element, verbs.Create):
                made[element.resource] = made.get(element.resource, 0) + element.n
            elif isinstance(element, verbs.Spend) and not element.he:
                cost += element.n
            elif isinstance(element, verbs.Discard) and element.resource == PITS:
                pits += element.n
            elif isinstance(element, verbs.OfEphemeral):
                if isinstance(element, verbs.Employ):
                    damage += element.n
                else:
                    prepares += element.n
            elif isinstance(element, verbs.Compare):
                upto[element.quantity] = min(upto.get(element.quantity, NEVER), element.high)
            elif isinstance(element, verbs.IfSoul):
                late = True
            elif isinstance(element, verbs.SendBack) and not element.he:
                back = True
        if not back:
            makers += [
                Maker(resource, n, cost, pits, damage, late, upto.get(resource, NEVER)) for resource, n in made.items()
            ]
    return Makes(makers, prepares)


def capacity(cards: list[Makes], resource: int, tokens: int, mana: int, pits: int, missing: int) -> int:
    """How many tokens of a resource these fragments can create in one night, the cheapest first; no more than are ever missing.

    `tokens` is how many there are; `missing` is how many fragments are still in the past life: the last is drawn before the night.
    """
    found: list[tuple[float, int, Maker]] = []
    damage = 0
    for card in cards:
        damage += card.prepares
        maker = card.of(resource)
        if maker is not None and tokens <= maker.upto and (missing < 2 or not maker.late):
            found.append((maker.price, len(found), maker))
    found.sort()
    total = 0
    for _, _, maker in found:
        if maker.cost <= mana and maker.pits <= pits and maker.damage <= damage:
            mana -= maker.cost
            pits -= maker.pits
            damage -= maker.damage
            total += maker.made
            if total >= MOST:
                return MOST
    return total
