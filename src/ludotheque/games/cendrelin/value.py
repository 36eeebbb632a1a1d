"""How good a position looks for a seat, in both modes: what the greedy bot maximizes, and what searches judge lines of play by.

What each thing is worth is a weight. `HAND` holds those set by hand, which greedy goes by; a `Judge` can be made with others, and
`ludotheque train` finds them by matches (`weights.json`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.games.cendrelin import verbs
from ludotheque.games.cendrelin.cards import EventCard
from ludotheque.games.cendrelin.deck import Deck
from ludotheque.games.cendrelin.effects import Effect, Part
from ludotheque.games.cendrelin.graveyard import ABUNDANT, FAVOURITE, GLORY, PITS, TOMBS, Graveyard
from ludotheque.games.cendrelin.makers import capacity
from ludotheque.games.cendrelin.objectives import Objective

#: The weights as set by hand, by mode.
HAND: Final[dict[str, float]] = {
    "initiation.fragment": 3.0,  # a fragment gathered
    "initiation.haste": 0.0,  # the same, more for each that was gathered before it
    "initiation.common": 4.0,  # a token of a resource of which six are needed, once the soul is gathered
    "initiation.rare": 6.0,  # and of one of which four are enough
    "initiation.curve": 1.0,  # how much less a token counts while fragments are missing
    "initiation.rival_common": 4.0,  # the same three for a token of a rival's favourite
    "initiation.rival_rare": 6.0,
    "initiation.rival_curve": 1.0,
    "initiation.shared": 0.5,  # the part of a token that counts for a rival with the same favourite
    "initiation.reserve": 0.3,  # the part that a token beyond abundance counts for
    "initiation.ready": 0.0,  # what is missing of the favourite can be made in one night, with few fragments missing
    "initiation.rival_ready": 0.0,
    "initiation.makes": 0.0,  # each token that can be made in one night
    "initiation.rival_makes": 0.0,
    "initiation.pits": 0.0,  # pits, for whoever buries in them
    "initiation.mana_tombs": 0.6,  # a mana, by what the seat favours
    "initiation.mana_souls": 0.6,
    "initiation.mana_treasures": 0.6,
    "initiation.rival_mana": 0.6,  # a mana of a rival
    "initiation.fade": 0.0,  # the part of a mana's worth that is lost while fragments are missing
    "initiation.nearest": 0.8,  # how far the nearest rival is
    "initiation.rivals": 0.2,  # how far all of them are
    "initiation.prepared": 0.4,  # damage prepared
    "full.point": 12.0,  # a glory point, by how near it is
    "full.curve": 2.0,  # how much less a point counts while it is far
    "full.whole": 1.6,  # the same, once it is there
    "full.fourth": 0.25,  # the part that the fourth point counts for, which nobody needs
    "full.fragment": 0.6,  # a fragment is worth having even if the soul is not among the best three
    "full.mana": 0.5,
    "full.rival_fragment": 0.6,  # the same two of a rival
    "full.rival_mana": 0.5,
    "full.reserve": 0.3,
    "full.nearest": 0.7,
    "full.rivals": 0.2,
    "full.prepared": 0.5,
}
#: The part of its worth that a token has, by the fragments still in the past life: the nearer to being gathered, the more.
_NEAR: Final[tuple[float, ...]] = (1.0, 0.8, 0.64, 0.52, 0.44, 0.4, 0.36, 0.32, 0.3, 0.28, 0.28)
#: How much being ready counts, by the fragments still in the past life; with more of them nobody asks what can be made.
_READY: Final[tuple[float, ...]] = (1.0, 1.0, 0.5, 0.25, 0.1)
#: What is done in a night of the initiation game.
_ACTIONS: Final = frozenset(("play", "resolve", "dismiss", "end"))


class Judge:
    """Tells how good positions look, by one set of weights."""

    __slots__ = (
        "fade",
        "fourth",
        "fragment",
        "full_curve",
        "full_fragment",
        "full_mana",
        "full_nearest",
        "full_prepared",
        "full_reserve",
        "full_rival_fragment",
        "full_rival_mana",
        "full_rivals",
        "haste",
        "makes",
        "mana",
        "near",
        "nearest",
        "pits",
        "point",
        "prepared",
        "ready",
        "reserve",
        "rival_makes",
        "rival_mana",
        "rival_near",
        "rival_ready",
        "rival_tokens",
        "rivals",
        "shared",
        "tokens",
        "whole",
    )

    def __init__(self, weights: Mapping[str, float]) -> None:
        # each is read once: `value` runs thousands of times for one decision
        #: What a token is worth by the seat's favourite (the places of the board, and last any other) and by what is missing.
        self.tokens: list[float] = _tokens(weights["initiation.common"], weights["initiation.rare"])
        self.rival_tokens: list[float] = _tokens(weights["initiation.rival_common"], weights["initiation.rival_rare"])
        self.near: list[float] = [one ** weights["initiation.curve"] for one in _NEAR]
        self.rival_near: list[float] = [one ** weights["initiation.rival_curve"] for one in _NEAR]
        tombs, souls = weights["initiation.mana_tombs"], weights["initiation.mana_souls"]
        self.mana: list[float] = [tombs, tombs, souls, weights["initiation.mana_treasures"], tombs]
        fade = weights["initiation.fade"]
        self.fade: list[float] = [1.0 - fade * (1.0 - one) for one in _NEAR]
        self.rival_mana: float = weights["initiation.rival_mana"]
        self.ready: float = weights["initiation.ready"]
        self.rival_ready: float = weights["initiation.rival_ready"]
        self.makes: float = weights["initiation.makes"]
        self.rival_makes: float = weights["initiation.rival_makes"]
        self.fragment: float = weights["initiation.fragment"]
        self.haste: float = weights["initiation.haste"]
        self.shared: float = weights["initiation.shared"]
        self.reserve: float = weights["initiation.reserve"]
        self.pits: float = weights["initiation.pits"]
        self.nearest: float = weights["initiation.nearest"]
        self.rivals: float = weights["initiation.rivals"]
        self.prepared: float = weights["initiation.prepared"]
        self.point: float = weights["full.point"]
        self.whole: float = weights["full.whole"]
        self.fourth: float = weights["full.fourth"]
        self.full_curve: float = weights["full.curve"]
        self.full_rival_fragment: float = weights["full.rival_fragment"]
        self.full_rival_mana: float = weights["full.rival_mana"]
        self.full_fragment: float = weights["full.fragment"]
        self.full_mana: float = weights["full.mana"]
        self.full_reserve: float = weights["full.reserve"]
        self.full_nearest: float = weights["full.nearest"]
        self.full_rivals: float = weights["full.rivals"]
        self.full_prepared: float = weights["full.prepared"]

    def value(self, deck: Deck, pos: Graveyard, seat: Seat) -> float:
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
            return self._full(deck, pos, seat, resources, mana, left)
        return self._initiation(deck, pos, seat, resources, mana, left, pos.ephemerals[3 * seat])

    def appraise(self, deck: Deck, pos: Graveyard, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
        """How good each action of a night looks, by what is printed on its card; None where that does not tell.

        It takes a fraction of the time of playing each. What comes after a question of the card is not foreseen.
        """
        if pos.rules or pos.charge < 0 or moves[0][0] not in _ACTIONS:
            return None
        before = [len(pile) for pile in pos.past_life]
        rival = min([other for other in range(pos.seats) if other != seat], key=before.__getitem__)
        hand = len(pos.hand[seat])
        found: list[float] = []
        for move in moves:
            verb: str = move[0]
            resources, mana, left = pos.resources[:], pos.mana[:], before[:]
            prepared = 0 if verb == "end" else pos.ephemerals[3 * seat]
            if verb == "play":
                effect = deck.fragment(pos.faces[move[1]]).effect
                if isinstance(effect, Effect):
                    prepared += _apply(effect, pos, seat, rival, hand - 1, resources, mana, left)
            elif verb == "resolve":
                event = deck.cards[pos.faces[move[1]]]
                assert isinstance(event, EventCard)
                prepared += _apply(event.options[move[2]], pos, seat, rival, hand, resources, mana, left)
            winner = _first(pos, resources, left)
            if winner >= 0:
                found.append(1000.0 if winner == seat else -1000.0)
            else:
                found.append(self._initiation(deck, pos, seat, resources, mana, left, prepared))
        return found

    def _initiation(
        self,
        deck: Deck,
        pos: Graveyard,
        seat: Seat,
        resources: list[int],
        mana: list[int],
        left: list[int],
        damage: int,
    ) -> float:
        own = nearest = rivals = 0.0
        for other in range(pos.seats):
            far = self._far(deck, pos, seat, other, resources, mana, left)
            if other == seat:
                own = far
            else:
                rivals += far
                nearest = max(nearest, far)
        return own - self.nearest * nearest - self.rivals * rivals + self.prepared * min(damage, 4)

    def _far(
        self, deck: Deck, pos: Graveyard, seat: Seat, other: int, resources: list[int], mana: list[int], left: list[int]
    ) -> float:
        """How far a cendrelin has come, in the eyes of a seat."""
        place = pos.favourites[other]
        missing = min(left[other], 10)
        kind = min(place, len(ABUNDANT))
        gathered = 10 - missing
        far = gathered * (self.fragment + 0.1 * self.haste * gathered)
        if other == seat:
            token = self.tokens[kind] * self.near[missing]
            far += self.mana[kind] * self.fade[missing] * min(mana[other], 9)
            ready, makes = self.ready, self.makes
        else:
            token = self.rival_tokens[kind] * self.rival_near[missing]
            if place == pos.favourites[seat]:
                # what both want must still be worth creating: on their own night, each would win first
                token *= self.shared
            far += self.rival_mana * min(mana[other], 9)
            ready, makes = self.rival_ready, self.rival_makes
        tokens, enough = resources[place], pos.enough[place]
        if tokens < enough:
            far += token * tokens
        else:
            far += token * (enough + self.reserve * (tokens - enough))  # the rest is only a reserve
        if place == TOMBS:
            far += self.pits * min(resources[PITS], 4)
        if missing < len(_READY) and (ready or makes):
            made = 0
            if tokens < enough:
                cards = [deck.makes[pos.faces[card]] for card in pos.hand[other] + pos.laid[other] + pos.forgone[other]]
                made = capacity(cards, place, tokens, mana[other], resources[PITS], missing)
                far += makes * made
            if tokens + made >= enough:
                far += ready * _READY[missing]
        return far

    def _full(
        self, deck: Deck, pos: Graveyard, seat: Seat, resources: list[int], mana: list[int], left: list[int]
    ) -> float:
        own = nearest = rivals = 0.0
        for other in range(pos.seats):
            far = self._standing(deck, pos, other, resources, mana, left)
            gathered = 10 - min(left[other], 10)
            if other == seat:
                own = far + self.full_fragment * gathered + self.full_mana * min(mana[other], 8)
            else:
                far += self.full_rival_fragment * gathered + self.full_rival_mana * min(mana[other], 8)
                rivals += far
                nearest = max(nearest, far)
        prepared = pos.ephemerals[3 * seat] + pos.ephemerals[3 * seat + 1] + pos.ephemerals[3 * seat + 2]
        hindered = self.full_nearest * nearest + self.full_rivals * rivals / (pos.seats - 1)
        return own - hindered + self.full_prepared * min(prepared, 4)

    def _standing(
        self, deck: Deck, pos: Graveyard, seat: Seat, resources: list[int], mana: list[int], left: list[int]
    ) -> float:
        """The best three of four points, each by how near it is."""
        missing = min(left[seat], 10)
        near = [(10 - missing) / 10.0]
        place = pos.favourites[seat]
        near.append(min(max(resources[place], 0) / pos.enough[place], 1.0))
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
        total = sum([self.point * (one**self.full_curve if one < 1.0 else self.whole) for one in near[:3]])
        if len(near) > 3:
            total += self.fourth * self.point * near[3]
        return total + self.full_reserve * min(reserve, 2)


def _tokens(common: float, rare: float) -> list[float]:
    """What a token is worth by the place of the board it lies on, and last on any other."""
    return [common, common, rare, rare, (common + rare) / 2]


def _foresee(part: Part, frame: Frame, resources: list[int], mana: list[int], left: list[int]) -> None:
    """Apply to counters what a part will do once its questions are answered.

    Whoever is not designated yet is taken to be the opponent whose soul is nearest to being gathered; forgone cards cost nothing.
    """
    seat, it = frame.seat, frame.it
    if it < 0:
        it = min((other for other in range(len(left)) if other != seat), key=left.__getitem__)
    for element in part.elements:
        element.foresee(seat, it, resources, mana, left)


def _apply(
    effect: Effect,
    pos: Graveyard,
    seat: Seat,
    rival: int,
    hand: int,
    resources: list[int],
    mana: list[int],
    left: list[int],
) -> int:
    """Apply to counters what an effect does, up to its first open question; return by how much it changes prepared damage."""
    prepared = 0
    for part in effect.parts:
        if not part.possible(pos, seat, rival, hand):
            continue
        for element in part.elements:
            element.foresee(seat, rival, resources, mana, left)
            if isinstance(element, verbs.OfEphemeral) and element.kind == 0:
                prepared += element.n if isinstance(element, verbs.Prepare) else -element.n
        for question in part.questions:
            if not question.NAMES or pos.seats > 2:
                return prepared
    return prepared


def _first(pos: Graveyard, resources: list[int], left: list[int]) -> int:
    """Whoever would have reached the goal of the initiation game with these counters, or -1."""
    for step in range(pos.seats):
        seat = (pos.charge + step) % pos.seats
        place = pos.favourites[seat]
        if not left[seat] and resources[place] >= pos.enough[place]:
            return seat
    return -1


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


def created(deck: Deck, pos: Graveyard, seat: Seat, resource: int) -> float:
    """How many tokens of a resource the fragments of a seat create, each used once."""
    made = 0.0
    for card in pos.past_life[seat] + pos.hand[seat]:
        for option in deck.fragment(pos.faces[card]).options:
            for part in option.parts:
                for element in part.elements:
                    if isinstance(element, verbs.Create) and element.resource == resource:
                        made += element.n
    return made


def _liking(deck: Deck, pos: Graveyard, seat: Seat, resource: int) -> float:
    """How well a resource suits a seat's past life as its favourite: what its fragments create of it."""
    made = created(deck, pos, seat, resource)
    own = (
        1.0
        if any(
            klass < len(FAVOURITE) and FAVOURITE[klass] == resource for klass in (pos.classes[seat], pos.second[seat])
        )
        else 0.0
    )
    start = deck.resources[resource].start
    return made + own - 0.7 * (pos.enough[resource] - start) - (0.0 if resource < len(ABUNDANT) else 1.0)


_BY_HAND: Final = Judge(HAND)


def value(deck: Deck, pos: Graveyard, seat: Seat) -> float:
    """How good a position looks by the weights set by hand."""
    return _BY_HAND.value(deck, pos, seat)
