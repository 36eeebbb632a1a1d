"""How bots that think prepare an age: what a choice made before the first night looks worth, by what the cards say.

Nothing that is chosen then shows its worth within the horizon of a search, and a preparation played to its end in thought costs
more than a night. So these choices are judged at sight, whatever the effort.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.deck import Deck
from ludotheque.games.cendrelin.graveyard import FAVOURITE, GLORY, Graveyard
from ludotheque.games.cendrelin.objectives import IN_A_NIGHT, Objective
from ludotheque.games.cendrelin.value import created

#: The choices of a preparation that are judged here.
CHOICES: Final = frozenset(("classes", "place", "leave", "pick", "unpick", "fill", "seal", "favour"))
#: How likely an objective looks to be met: for conditions to keep and conditions to reach once, before what is missing at the
#: start; for deeds, by the kind of event that is counted. Those of deeds follow 800 duels with the cards of today, by players who
#: play nights out, in which objectives and classes were drawn at random: so many of those who had one had met it in the end. Kinds
#: that no printed objective has (conditions to reach once, discarding, sending back) are guessed.
_KEPT, _ONCE = 0.62, 0.71
_DEEDS: Final[dict[str, float]] = {
    "create": 0.64,
    "gain": 0.88,
    "prepare": 0.76,
    "spend": 0.87,
    "employ": 0.60,
    "discard": 0.55,
    "send_back": 0.33,
}
_OTHER_DEED: Final = 0.42
#: What it costs a deed to be done in a single night.
_IN_A_NIGHT: Final = 0.32
#: What each missing token costs, and each missing mana or card.
_TOKEN, _MANA = 0.045, 0.01
#: Classes whose objectives look at least this likely are worth choosing (seven of the ten pairs); among those, tastes differ.
_GOOD: Final = 0.53
#: Better than anything else, and worse: what ends a step, and what undoes one.
_DONE, _UNDONE = 100.0, -100.0


def appraise(deck: Deck, pos: Graveyard, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
    """How good each of these moves looks; None where they are none of a preparation's."""
    if moves[0][0] not in CHOICES:
        return None
    found: list[float] = []
    for move in moves:
        verb: str = move[0]
        if verb == "favour":
            found.append(_favour(deck, pos, seat, move[1]))
        elif verb == "leave":
            kept = [deck.objective(pos.faces[card]) for card in pos.drawn[seat] if card != move[1]]
            found.append(_pair(deck, kept))
        elif verb == "classes":
            found.append(_classes(deck, pos, move[1:]))
        elif verb == "seal" or verb == "fill":
            found.append(_DONE)
        else:
            found.append(_UNDONE if verb == "unpick" else 0.0)
    return found


def likely(deck: Deck, objective: Objective) -> float:
    """How likely an objective looks to be met at all, as a graveyard is at the start."""
    if objective.deed:
        kind: str = objective.deed[0]
        return _DEEDS.get(kind, _OTHER_DEED) - (_IN_A_NIGHT if objective.form == IN_A_NIGHT else 0.0)
    found = _ONCE if objective.permanent else _KEPT
    for condition in objective.conditions:
        if isinstance(condition, verbs.Compare):
            start = deck.resources[condition.quantity].start if condition.quantity >= 0 else 0
            off = max(condition.low - start, start - condition.high, 0)
            found -= off * (_TOKEN if condition.quantity >= 0 else _MANA)
        elif isinstance(condition, verbs.IfAbundant):
            found -= _TOKEN * max(condition.enough - deck.resources[condition.resource].start, 0)
        elif isinstance(condition, verbs.IfSoul):
            found -= 0.2
    return found


def _pair(deck: Deck, kept: list[Objective]) -> float:
    """How good objectives look together: how likely each is, less where one forbids what another asks for."""
    total = 0.0
    for number, one in enumerate(kept):
        total += likely(deck, one)
        for other in kept[number + 1 :]:
            for first in one.conditions:
                for second in other.conditions:
                    if isinstance(first, verbs.Compare) and isinstance(second, verbs.Compare):
                        apart = max(first.low - second.high, second.low - first.high, 0)
                        if first.quantity == second.quantity and apart:
                            total -= 0.3
    return 10.0 * total


def _classes(deck: Deck, pos: Graveyard, chosen: Sequence[int]) -> float:
    """Classes are good or not: nobody wants to meet the same ones in every age."""
    if not pos.rules & GLORY:
        return 0.0
    chances = [likely(deck, deck.objective(face)) for klass in chosen for face in deck.objectives[klass]]
    return 1.0 if chances and sum(chances) / len(chances) >= _GOOD else 0.0


def _favour(deck: Deck, pos: Graveyard, seat: Seat, resource: int) -> float:
    """How well a resource suits a seat: what its fragments create of it, and what its objectives want of it."""
    made = created(deck, pos, seat, resource)
    worth = min(made, 5.0) - 1.2 * (pos.enough[resource] - deck.resources[resource].start)
    if any(klass < len(FAVOURITE) and FAVOURITE[klass] == resource for klass in (pos.classes[seat], pos.second[seat])):
        worth += 1.0
    for card in pos.drawn[seat] if pos.drawn else ():
        objective = deck.objective(pos.faces[card])
        if objective.deed and objective.deed[0] == "create" and objective.deed[2] == resource:
            worth += 2.0
        for condition in objective.conditions:
            if isinstance(condition, verbs.Compare) and condition.quantity == resource:
                worth += -6.0 if condition.high < pos.enough[resource] else min(condition.low, 3) * 0.7
    return worth
