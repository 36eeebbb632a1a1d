"""The preparation of an age in the full rules (CE-057 to CE-072): places, objectives, past lives and favourites.

Each step is done by all players at the same time, and nobody begins one before all have finished the one before it (CE-063).
What is chosen in secret stays sealed until all have chosen. The set-up's frame remembers the options of the table (`memo`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludotheque.engine.dice import Dice
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op
from ludotheque.engine.refusal import Refusal
from ludotheque.games.cendrelin.deck import Deck
from ludotheque.games.cendrelin.graveyard import (
    DEMON_CLASSES,
    FAVOURITE,
    FULL,
    GLORY,
    OWN_FAVOURITE,
    OWN_LIFE,
    PLACES,
    Graveyard,
)
from ludotheque.games.cendrelin.objectives import IN_A_NIGHT
from ludotheque.games.cendrelin.turn import add_cards, draw, reveal_event

#: How a table may leave a choice open: to the players, or to chance (CE-057).
CHOOSE, RANDOM = "choose", "random"
#: How many fragments make a past life, objectives are drawn, and are kept.
TEN, THREE, TWO = 10, 3, 2


def classes_of(pos: Graveyard, seat: Seat) -> list[int]:
    """The classes of a seat: one, or two."""
    return [number for number in (pos.classes[seat], pos.second[seat]) if number >= 0]


def new_pool(pos: Graveyard) -> int:
    return max(pos.pool, default=0) + 1


# ---------------------------------------------------------------------- places


def add_place(pos: Graveyard, deck: Deck, resource: int, rule: str) -> None:
    """A place comes to the graveyard with the tokens of its past hourglass (CE-069) and its events (CE-144)."""
    pos.rules |= PLACES
    pos.resources[resource] = deck.resources[resource].start
    pos.future += add_cards(pos, deck.events_of[resource], 0)
    pos.emit("place", rule, -1, (resource,))


class NamePlaces(Ask):
    """One place for the whole table, demonic (CE-061) or not (CE-062): by agreement, or at random (CE-057).

    Everybody names one; if they do not all name the same, one of those named is drawn.
    """

    __slots__ = ("among", "deck", "demonic")
    kind = "place"
    rule = "CE-057"
    verbs = ("place",)

    def __init__(self, deck: Deck, demonic: bool) -> None:
        self.deck = deck
        self.demonic = demonic
        self.among = deck.demonic if demonic else deck.common

    def act(self, pos: Graveyard, frame: Frame) -> None:
        memo = frame.memo
        assert memo is not None
        among = self.among
        if any(pos.resources[resource] >= 0 for resource in among):
            return  # an earlier age left it, or the table was opened with it
        if self.demonic:
            # always one in the full rules, else if somebody is a Demonist or a Priest (CE-055, CE-S39)
            demons = any(one in DEMON_CLASSES for seat in range(pos.seats) for one in classes_of(pos, seat))
            if not demons and pos.rules & FULL != FULL:
                return
            said = memo["demonic"]
        else:
            if not memo["common"]:
                return
            said = memo["places"]
        if said == CHOOSE:
            frame.chosen = [-1] * pos.seats
            pos.asked.extend(range(pos.seats))
        else:
            self._add(pos, among[pos.roll(len(among))])

    def _add(self, pos: Graveyard, resource: int) -> None:
        add_place(pos, self.deck, resource, "CE-061" if self.demonic else "CE-062")

    def candidates(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("place", resource) for resource in self.among]

    def refusal(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[1] in self.among:
            return None
        return Refusal("CE-061" if self.demonic else "CE-062", "refusal-other-place")

    def answer(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> None:
        frame.chosen[seat] = move[1]
        if not pos.asked:
            named = frame.chosen
            pos.revealed_to = (1 << pos.seats) - 1  # everybody learns what the others named
            frame.chosen = []
            self._add(pos, named[0] if len(set(named)) == 1 else named[pos.roll(len(named))])

    def reseal(self, pos: Graveyard, frame: Frame, seat: Seat, dice: Dice) -> None:
        among = self.among
        frame.chosen = [
            among[dice.below(len(among))] if other != seat and chosen >= 0 else chosen
            for other, chosen in enumerate(frame.chosen)
        ]

    def question(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        return ("ask-place-demonic" if self.demonic else "ask-place"), {}

    def reason(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-place", {}


# ---------------------------------------------------------------------- step 1: objectives


class DrawObjectives(Op):
    """Step 1: everybody shuffles the objectives of their classes and draws three (CE-064, CE-S28)."""

    __slots__ = ("deck",)

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def act(self, pos: Graveyard, frame: Frame) -> None:
        if not pos.rules & GLORY:
            return
        for seat in range(pos.seats):
            faces = [face for klass in classes_of(pos, seat) for face in self.deck.objectives[klass]]
            pos.stir(faces)  # a card's number must not give away what it is
            cards = add_cards(pos, faces, new_pool(pos))
            pos.drawn[seat], pos.objectives[seat] = cards[:THREE], cards[THREE:]
            for card in pos.drawn[seat]:
                pos.reveal(card, 1 << seat)
            pos.emit("objectives", "CE-064", seat, (THREE,))


class KeepObjectives(Ask):
    """Step 1: of three objectives drawn, two are kept, in secret (CE-064)."""

    __slots__ = ()
    kind = "objectives"
    rule = "CE-064"
    verbs = ("leave",)

    def act(self, pos: Graveyard, frame: Frame) -> None:
        if pos.rules & GLORY:
            pos.asked.extend(range(pos.seats))

    def candidates(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("leave", card) for card in pos.drawn[seat]]

    def refusal(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if move[1] in pos.drawn[seat] else Refusal("CE-064", "refusal-not-drawn")

    def answer(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> None:
        pos.drawn[seat].remove(move[1])
        pos.objectives[seat].append(move[1])
        pos.emit("leaves", "CE-064", seat, (move[1],), 1 << seat)

    def reason(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-objectives", {}


# ---------------------------------------------------------------------- step 2: past lives


class OpenPackets(Op):
    """Step 2: a packet of each of one's classes, and no more (CE-060)."""

    __slots__ = ("deck",)

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def act(self, pos: Graveyard, frame: Frame) -> None:
        assert frame.memo is not None
        for seat in range(pos.seats):
            brought = frame.memo["lists"][seat]
            if not pos.rules & OWN_LIFE and brought is None:
                pos.past_life[seat] = add_cards(pos, self.deck.lists[pos.classes[seat]], new_pool(pos))
                continue
            packet = self.deck.packet(classes_of(pos, seat))
            pos.packet[seat] = add_cards(pos, packet, new_pool(pos), 1 << seat)
            for face in [] if brought is None else self.deck.soul(brought, classes_of(pos, seat)):
                pick(pos, seat, next(card for card in pos.packet[seat] if pos.faces[card] == face))


def pick(pos: Graveyard, seat: Seat, card: Copy) -> None:
    pos.packet[seat].remove(card)
    pos.past_life[seat].append(card)


class BuildLives(Ask):
    """Step 2: ten fragments of one's classes, picked in secret (CE-065); a packet has as many copies as dots allow (CE-066)."""

    __slots__ = ("deck",)
    kind = "life"
    rule = "CE-065"
    verbs = ("pick", "unpick", "fill", "seal")

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def act(self, pos: Graveyard, frame: Frame) -> None:
        pos.asked.extend(seat for seat in range(pos.seats) if len(pos.past_life[seat]) != TEN)

    def candidates(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        found: list[Move] = [("pick", card) for card in pos.packet[seat]]
        found += [("unpick", card) for card in pos.past_life[seat]]
        return [*found, ("fill",), ("seal",)]

    def buttons(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("fill",), ("seal",))

    def refusal(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        verb = move[0]
        full = len(pos.past_life[seat]) >= TEN
        if verb == "seal":
            return None if full else Refusal("CE-065", "refusal-not-ten", (("n", len(pos.past_life[seat])),))
        if verb == "unpick":
            return None if move[1] in pos.past_life[seat] else Refusal("CE-065", "refusal-not-picked")
        if verb == "pick" and move[1] in pos.past_life[seat] and not self._left(pos, seat, move[1]):
            return Refusal("CE-066", "refusal-dots", (("n", self.deck.fragment(pos.faces[move[1]]).dots),))
        if full:
            return Refusal("CE-065", "refusal-ten")
        return None if verb == "fill" or move[1] in pos.packet[seat] else Refusal("CE-060", "refusal-not-in-packet")

    @staticmethod
    def _left(pos: Graveyard, seat: Seat, card: Copy) -> bool:
        """Whether another copy of a fragment is left in the packet."""
        return any(pos.faces[one] == pos.faces[card] for one in pos.packet[seat])

    def answer(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> None:
        verb = move[0]
        if verb == "seal":
            pos.emit("sealed", "CE-065", seat)
            return
        if verb == "pick":
            pick(pos, seat, move[1])
        elif verb == "unpick":
            pos.past_life[seat].remove(move[1])
            pos.packet[seat].append(move[1])
        else:
            fill(pos, self.deck, seat)
        pos.asked.append(seat)

    def reason(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-life", {"n": len(pos.past_life[seat])}


def fill(pos: Graveyard, deck: Deck, seat: Seat) -> None:
    """Complete a past life in the order in which the packets are best played, one class after the other."""
    order = deck.advised(classes_of(pos, seat))
    while len(pos.past_life[seat]) < TEN:
        left = pos.packet[seat]
        pick(pos, seat, min(left, key=lambda card: _rank(pos, deck, seat, card, order)))


def _rank(pos: Graveyard, deck: Deck, seat: Seat, card: Copy, order: Sequence[int]) -> tuple[int, int]:
    face = pos.faces[card]
    held = sum(pos.faces[one] == face for one in pos.past_life[seat])
    fragment = deck.fragment(face)
    # first the second copies of the staple of each class, then one of everything
    return (0 if held == 1 and fragment.dots == THREE else 1 if not held else 2 + held, order.index(face))


# ---------------------------------------------------------------------- steps 3 to 7


class ChooseFavourites(Ask):
    """Step 3: every pawn on a resource that has a future hourglass (CE-067), before objectives are shown (CE-072)."""

    __slots__ = ("deck",)
    kind = "favourite"
    rule = "CE-067"
    verbs = ("favour",)

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def act(self, pos: Graveyard, frame: Frame) -> None:
        for seat in range(pos.seats):
            pos.box += pos.packet[seat]
            pos.packet[seat] = []
        if pos.rules & OWN_FAVOURITE:
            frame.chosen = [-1] * pos.seats
            pos.asked.extend(range(pos.seats))
        else:
            pos.favourites = [FAVOURITE[klass] for klass in pos.classes]

    def candidates(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("favour", resource) for resource, held in enumerate(pos.resources) if held >= 0]

    def refusal(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        resource = move[1]
        if resource >= len(pos.resources) or pos.resources[resource] < 0:
            return Refusal("CE-067", "refusal-place-absent")
        return None if self.deck.has_future(resource) else Refusal("CE-067", "refusal-no-future")

    def answer(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> None:
        frame.chosen[seat] = move[1]
        if not pos.asked:
            pos.favourites, frame.chosen = frame.chosen, []
            pos.revealed_to = (1 << pos.seats) - 1
            for one, resource in enumerate(pos.favourites):
                pos.emit("favour", "CE-067", one, (resource,))

    def reseal(self, pos: Graveyard, frame: Frame, seat: Seat, dice: Dice) -> None:
        open_ = [
            resource for resource, held in enumerate(pos.resources) if held >= 0 and self.deck.has_future(resource)
        ]
        frame.chosen = [
            open_[dice.below(len(open_))] if other != seat and chosen >= 0 else chosen
            for other, chosen in enumerate(frame.chosen)
        ]

    def reason(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-favourite", {}


class RevealObjectives(Op):
    """Step 4: objectives are revealed (CE-068); what they count is counted from now on."""

    __slots__ = ("deck",)

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def act(self, pos: Graveyard, frame: Frame) -> None:
        if not pos.rules & GLORY:
            return
        pos.revealed = 1
        deeds: list[list[Any]] = []
        for seat in range(pos.seats):
            for card in pos.drawn[seat]:
                pos.reveal(card)
                pos.emit("objective", "CE-068", seat, (card,))
                objective = self.deck.objective(pos.faces[card])
                deeds.append([*objective.deed, int(objective.form == IN_A_NIGHT)] if objective.deed else [])
        pos.deeds = deeds


class Prepare(Op):
    """Steps 5 to 7: the graveyard, the past lives, the first player (CE-069 to CE-071)."""

    __slots__ = ()

    def act(self, pos: Graveyard, frame: Frame) -> None:
        pos.shuffle(pos.future)
        for seat in range(pos.seats):
            pos.shuffle(pos.past_life[seat])
            draw(pos, seat, "CE-070")
        for _ in range(TWO):
            reveal_event(pos, "CE-069")  # no « Imprévu » at set-up (CE-S07)
        pos.charge = pos.roll(pos.seats)
        pos.emit("first", "CE-071", pos.charge)
