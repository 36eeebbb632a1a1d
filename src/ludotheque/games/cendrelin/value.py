"""How good a position looks for a seat: what the greedy bot maximizes, in both modes."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame
from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.deck import Deck
from ludotheque.games.cendrelin.effects import Part
from ludotheque.games.cendrelin.graveyard import ABUNDANT, FAVOURITE, GLORY, Graveyard
from ludotheque.games.cendrelin.objectives import Objective

#: What a token of each resource is worth to whoever favours it, once their soul is gathered.
_TOKEN: Final = (4.0, 4.0, 6.0, 6.0)
#: The share of that, by the fragments still in the past life: the nearer to being gathered, the more a token counts.
_NEAR: Final = (1.0, 0.8, 0.64, 0.52, 0.44, 0.4, 0.36, 0.32, 0.3, 0.28, 0.28)
#: What a whole glory point is worth beside what leads to it.
_POINT: Final = 12.0


def value(deck: Deck, pos: Graveyard, seat: Seat) -> float:
    """How far ahead of the others the seat is, above all of the closest, once what is being answered is applied."""
    if pos.winner >= 0:
        return 1000.0 if pos.winner == seat else -1000.0
    if pos.charge < 0:
        return _preparing(deck, pos, seat)
    resources, mana = pos.resources, pos.mana
    left = [len(pile) for pile in pos.past_life]
    frame = pos.stack[-1]
    part = frame.program.ops[frame.pc - 1]
    if isinstance(part, Part):
        resources, mana = resources[:], mana[:]
        _foresee(part, frame, resources, mana, left)
    if pos.rules & GLORY:
        return _full(deck, pos, seat, resources, mana, left)
    return _initiation(pos, seat, resources, mana, left)


def _foresee(part: Part, frame: Frame, resources: list[int], mana: list[int], left: list[int]) -> None:
    """Apply to counters what a part will do once its questions are answered.

    Whoever is not designated yet is taken to be the opponent whose soul is nearest to being gathered; forgone cards cost nothing.
    """
    seat, it = frame.seat, frame.it
    if it < 0:
        it = min((other for other in range(len(left)) if other != seat), key=left.__getitem__)
    for element in part.elements:
        element.foresee(seat, it, resources, mana, left)


def _initiation(pos: Graveyard, seat: Seat, resources: list[int], mana: list[int], left: list[int]) -> float:
    mine = pos.favourites[seat]
    own = nearest = rivals = 0.0
    for other, place in enumerate(pos.favourites):
        missing = min(left[other], 10)
        token = (_TOKEN[place] if place < 4 else 5.0) * _NEAR[missing]
        if place == mine and other != seat:
            token *= 0.5  # what both want must still be worth creating: on their own night, each would win first
        tokens, enough = resources[place], pos.enough[place]
        counted = tokens if tokens <= enough else enough + 0.3 * (tokens - enough)  # the rest is only a reserve
        far = 3.0 * (10 - missing) + token * counted + 0.6 * min(mana[other], 9)
        if other == seat:
            own = far
        else:
            rivals += far
            nearest = max(nearest, far)
    return own - 0.8 * nearest - 0.2 * rivals + 0.4 * min(pos.ephemerals[3 * seat], 4)


# ---------------------------------------------------------------------- glory


def _full(deck: Deck, pos: Graveyard, seat: Seat, resources: list[int], mana: list[int], left: list[int]) -> float:
    own = nearest = rivals = 0.0
    for other in range(pos.seats):
        far = _standing(deck, pos, other, resources, mana, left)
        if other == seat:
            own = far
        else:
            rivals += far
            nearest = max(nearest, far)
    prepared = pos.ephemerals[3 * seat] + pos.ephemerals[3 * seat + 1] + pos.ephemerals[3 * seat + 2]
    return own - 0.7 * nearest - 0.2 * rivals / (pos.seats - 1) + 0.5 * min(prepared, 4)


def _standing(deck: Deck, pos: Graveyard, seat: Seat, resources: list[int], mana: list[int], left: list[int]) -> float:
    """The best three of four points, each by how near it is."""
    missing = min(left[seat], 10)
    near = [(10 - missing) / 10.0]
    place = pos.favourites[seat]
    near.append(min(resources[place] / pos.enough[place], 1.0))
    reserve = max(resources[place] - pos.enough[place], 0)
    for index, card in enumerate(pos.drawn[seat]):
        objective = deck.objective(pos.faces[card])
        if objective.permanent and pos.glory[seat] & 4 << index:
            near.append(1.0)
        elif objective.deed:
            near.append(min(0.15 + 0.8 * pos.progress[2 * seat + index] / objective.target, 0.95))
        else:
            near.append(_conditions(objective, pos, seat, resources, mana))
    near.sort(reverse=True)
    total = sum([_POINT * (one * one if one < 1.0 else 1.6) for one in near[:3]])
    if len(near) > 3:
        total += 0.25 * _POINT * near[3]
    # a fragment is worth having even if the soul is not among the best three
    return total + 0.6 * (10 - missing) + 0.5 * min(mana[seat], 8) + 0.3 * min(reserve, 2)


def _conditions(objective: Objective, pos: Graveyard, seat: Seat, resources: list[int], mana: list[int]) -> float:
    """How near the conditions of an objective are, as counters would have them."""
    worst = 1.0
    for condition in objective.conditions:
        if isinstance(condition, verbs.Compare):
            amount = resources[condition.quantity] if condition.quantity >= 0 else mana[seat]
            if condition.quantity < 0 and condition.quantity != verbs.OWN_MANA:
                amount = len(pos.hand[seat])
            off = max(condition.low - amount, amount - condition.high, 0)
            worst = min(worst, 1.0 if not off else max(0.85 - 0.15 * off, 0.1))
        elif not condition.holds(pos, seat, -1, len(pos.hand[seat])):
            worst = min(worst, 0.5)
    return worst


# ---------------------------------------------------------------------- the preparation


def _preparing(deck: Deck, pos: Graveyard, seat: Seat) -> float:
    """Whoever has nothing left to answer is furthest; a past life is filled up, a favourite is one that can be made abundant."""
    if seat in pos.asked:
        return -100.0 + len(pos.past_life[seat])
    worth = 0.0
    frame = pos.stack[-1]
    chosen = frame.chosen
    if pos.favourites[seat] < 0 and len(chosen) == pos.seats and 0 <= chosen[seat] < len(pos.resources):
        worth = _liking(deck, pos, seat, chosen[seat])
    elif pos.favourites[seat] >= 0:
        worth = _liking(deck, pos, seat, pos.favourites[seat])
    for card in pos.drawn[seat] if pos.drawn else ():
        objective = deck.objective(pos.faces[card])
        worth += 1.0 if objective.permanent else 0.5
    return worth


def _liking(deck: Deck, pos: Graveyard, seat: Seat, resource: int) -> float:
    """How well a resource suits a seat's past life as its favourite: what its fragments create of it."""
    made = 0.0
    for card in pos.past_life[seat] + pos.hand[seat]:
        for option in deck.fragment(pos.faces[card]).options:
            for part in option.parts:
                for element in part.elements:
                    if isinstance(element, verbs.Create) and element.resource == resource:
                        made += element.n
    own = (
        1.0
        if any(
            klass < len(FAVOURITE) and FAVOURITE[klass] == resource for klass in (pos.classes[seat], pos.second[seat])
        )
        else 0.0
    )
    start = deck.resources[resource].start
    return made + own - 0.7 * (pos.enough[resource] - start) - (0.0 if resource < len(ABUNDANT) else 1.0)
