"""A small position in which a card that somebody wrote can be tried at once: the card lies where it is used, and there is what it needs.

It is worked out from the card's own words: every pool that its effects count gets an amount that lets as many of their parts apply as
possible, the first ones first. Only those elements of the full rules are played with that the card needs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from ludotheque.engine.card import Card
from ludotheque.engine.errors import BadOptions
from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.cards import DestinyCard, EventCard, Fragment, PlaceCard
from ludotheque.games.cendrelin.deck import Deck
from ludotheque.games.cendrelin.effects import Effect
from ludotheque.games.cendrelin.graveyard import ALL_CLASSES, CLASSES, EPHEMERALS, RESOURCES, TEN
from ludotheque.games.cendrelin.lint import Bounds
from ludotheque.games.cendrelin.objectives import Objective
from ludotheque.games.cendrelin.resources import NEVER
from ludotheque.games.cendrelin.verbs import Element

#: Two cendrelins, and what each pool holds where the card does not care.
SEATS: Final = 2
_MANA: Final = 3
_HAND: Final = 3
_OTHER: Final = 1  # the class of the one who sits opposite
_EVENTS: Final = 2


def effects_of(card: Card) -> list[Effect]:
    """The effects of a card, in the order in which they come up."""
    if isinstance(card, EventCard):
        return [effect for effect in (card.unforeseen, card.action) if effect is not None] + list(card.options)
    return list(card.options) if isinstance(card, (Fragment, PlaceCard, DestinyCard)) else []


def scenario(deck: Deck, id: str) -> dict[str, Any]:
    """The position for one card of a deck, as a scenario."""
    card = deck.cards[deck.index[id]] if id in deck.index else None
    if not isinstance(card, (Fragment, EventCard, PlaceCard, DestinyCard, Objective)):
        raise BadOptions(f"no card to try is called {id[:60]!r}", f"aucune carte à essayer ne s'appelle {id[:60]!r}")
    places = _places(deck, card)
    want = _wanted(card)
    resources = {
        resource.id: want.amount(f"resource {resource.index}", min(resource.start + 1, resource.enough - 1))
        for resource in deck.resources
        if resource.index < len(RESOURCES) or resource.index in places
    }
    mine = _seat(deck, card, want, ALL_CLASSES.index(card.band) if card.band in ALL_CLASSES else 0, own=True)
    rules = sorted(_rules(card, bool(places), mine["class"]))
    if "glory" in rules:
        mine |= {"objectives": _objectives(deck, card, mine["class"]), "progress": [_progress(card), 0]}
    theirs = _seat(deck, card, want, _OTHER, own=False)
    if "glory" in rules:
        theirs["objectives"] = _objectives(deck, None, theirs["class"])
    told: dict[str, Any] = {"seats": [mine, theirs], "resources": resources, **_events(deck, card)}
    if "sunset" in rules:
        told["step"] = "sunset"
    return {**told, "rules": rules} if rules else told


def _events(deck: Deck, card: Card) -> dict[str, Any]:
    """Two events around, the one to try among them; or, with an « Imprévu », the next to be revealed, at the beginning of a night."""
    others = [deck.cards[face].id for face in deck.base_events if deck.cards[face].id != card.id]
    if not isinstance(card, EventCard):
        return {"surroundings": others[:_EVENTS]}
    if card.unforeseen is None:
        return {"surroundings": [card.id, *others[1:_EVENTS]]}
    return {"surroundings": others[:_EVENTS], "future": [card.id, *others[_EVENTS:]], "night": 0}


def begins_at_dusk(deck: Deck, id: str) -> bool:
    """Whether the night is still to begin: a card with an « Imprévu » is tried from its reveal on."""
    card = deck.cards[deck.index[id]]
    return isinstance(card, EventCard) and card.unforeseen is not None


class _Want:
    """The amounts that the parts of a card ask for, as far as they go together."""

    def __init__(self) -> None:
        self._bounds = Bounds()
        self.souls: set[bool] = set()  # whose soul must be complete: one's own (False), the other's (True)

    def add(self, elements: Iterable[Element]) -> None:
        """Take another part in, if it can be applied beside those before it. Each is tested by itself, so costs do not add up."""
        alone = Bounds()
        if not all(alone.add(element) for element in elements):
            return
        low, high = dict(self._bounds.low), dict(self._bounds.high)
        for pool, least in alone.low.items():
            low[pool] = max(low.get(pool, 0), least)
        for pool, most in alone.high.items():
            high[pool] = min(high.get(pool, NEVER), most)
        if any(least > high.get(pool, NEVER) for pool, least in low.items()):
            return
        self._bounds.low = Counter(low)  # not `update`, which would add what is there already once more
        self._bounds.high = high
        self.souls |= {element.he for element in elements if isinstance(element, verbs.IfSoul)}

    def amount(self, pool: str, usual: int) -> int:
        return min(max(usual, self._bounds.low[pool]), self._bounds.high.get(pool, NEVER))

    def short(self, pool: str) -> None:
        """Stay one short of what is wanted of a pool, or one above it: an objective is still to be met."""
        low, high = self._bounds.low[pool], self._bounds.high.get(pool, NEVER)
        self._bounds.low[pool] = self._bounds.high[pool] = low - 1 if low else min(high + 1, TEN)

    def pools(self) -> set[str]:
        return {pool for pool in self._bounds.low if self._bounds.low[pool]} | {
            pool for pool, most in self._bounds.high.items() if most < TEN
        }


def _wanted(card: Card) -> _Want:
    want = _Want()
    for effect in effects_of(card):
        for part in effect.parts:
            want.add(part.elements)
    if isinstance(card, Objective) and card.conditions:
        want.add(card.conditions)
        for pool in sorted(want.pools())[:1]:
            want.short(pool)
    return want


def _seat(deck: Deck, card: Card, want: _Want, klass: int, *, own: bool) -> dict[str, Any]:
    """A cendrelin with a soul of ten, of which enough is in hand."""
    whose = "own" if own else "his"
    advised = deck.advised([klass])
    twice = [face for face in advised if deck.fragment(face).dots > 1]
    soul = deck.lists[klass] if klass < len(deck.lists) else (advised + twice)[:TEN]
    ids = [deck.cards[face].id for face in soul]
    first = [card.id] if own and isinstance(card, Fragment) else []
    rest = [id for id in ids if id not in first][: TEN - len(first)]
    # what is sent back may come from the hand: one amount of cards serves both
    hand = max(want.amount(f"{whose} hand", _HAND), min(want.amount(f"{whose} cards", 0), TEN - 1))
    whole = (not own) in want.souls
    inside = len(rest) if whole else hand
    told: dict[str, Any] = {
        "class": ALL_CLASSES[klass],
        "mana": want.amount(f"{whose} mana", _MANA),
        "hand": first + rest[:hand],
        "laid": rest[hand:inside],
        "past_life": rest[inside:],
    }
    if own:
        told |= {
            name: amount for kind, name in enumerate(EPHEMERALS) if (amount := want.amount(f"ephemeral {kind}", 0))
        }
    return told


def _places(deck: Deck, card: Card) -> set[int]:
    """The added places that a card is about: its own, that it comes with, and those whose resources it names."""
    elements = [element for effect in effects_of(card) for part in effect.parts for element in part.elements]
    if isinstance(card, Objective):
        elements = [*card.conditions]
    named = {getattr(element, "resource", getattr(element, "quantity", -1)) for element in elements}
    if isinstance(card, Objective) and card.deed:
        named.add(card.deed[2] if card.deed[0] in ("create", "discard") else -1)
    if isinstance(card, PlaceCard):
        named.add(card.resource.index)
    if isinstance(card, EventCard) and card.place is not None:
        named.add(next(of for of, place in deck.places.items() if place.id == card.place))
    return {resource for resource in named if resource >= len(RESOURCES)}


def _rules(card: Card, places: bool, klass: str) -> set[str]:
    """The elements of the full rules that a card needs (CE-051)."""
    found = {"places"} if places else set()
    if klass not in CLASSES:
        found |= {"every_class"}
    if isinstance(card, EventCard) and (card.unforeseen is not None or card.action is not None):
        found |= {"unforeseen"}
    if isinstance(card, Fragment) and card.crypt:
        found |= {"sunset"}
    if isinstance(card, DestinyCard):
        found |= {"destiny"}
    if isinstance(card, Objective):
        found |= {"glory"}
    return found


def _objectives(deck: Deck, card: Card | None, klass: str) -> list[str]:
    """Two objectives of a class, the one to try first."""
    first = [card.id] if isinstance(card, Objective) else []
    others = [deck.cards[face].id for face in deck.objectives[ALL_CLASSES.index(klass)]]
    return (first + [id for id in others if id not in first])[:2]


def _progress(card: Card) -> int:
    """How much of what an objective counts is done already: all but the last."""
    return card.target - 1 if isinstance(card, Objective) and card.deed else 0
