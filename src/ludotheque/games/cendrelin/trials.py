"""How the cards are measured (`ludotheque gauges cendrelin`, `ludotheque swing cendrelin`). No rule depends on it.

A pair is one game of three players with all the rules, played on twice: with the card and without it. A fragment, an objective or
an event takes the place of another of its kind, so that it is compared with the average one; a place or Destiny is there or not; an
apprentice, in the initiation game, is chosen instead of another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Move
from ludotheque.engine.program import Ask
from ludotheque.engine.trial import Fork, Paired
from ludotheque.games.cendrelin import preparation
from ludotheque.games.cendrelin.cards import PlaceCard
from ludotheque.games.cendrelin.deck import Deck
from ludotheque.games.cendrelin.graveyard import ALL_CLASSES, DESTINY, Graveyard
from ludotheque.games.cendrelin.objectives import IN_A_NIGHT
from ludotheque.games.cendrelin.setup import CHOOSE, RANDOM, ChooseFavourites
from ludotheque.games.cendrelin.tables import INITIATION, WHOLE
from ludotheque.games.cendrelin.turn import add_cards

if TYPE_CHECKING:
    from ludotheque.engine.game import Game

#: An event is the next to come in the fourth round: there is something to win or to lose by then.
ROUND: Final = 4
#: Longer than any age: whatever else a card does, it may do until the end.
ALWAYS: Final = 100_000


class _InAnAge(Paired):
    """Three players and all the rules."""

    seats = 3

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def options(self, number: int) -> dict[str, Any]:
        return {"mode": WHOLE, "classes": [RANDOM] * self.seats}

    def situation(self, pos: Graveyard, seat: Seat, moves: list[Move]) -> str:
        """By the question alone: another card to play, or a place to use, is no reason to draw other dice."""
        return _question(pos).kind


class _OfAClass(_InAnAge):
    """The cards of one class, for a seat of that class, whose other class is each of the others in turn."""

    def __init__(self, deck: Deck, klass: int) -> None:
        super().__init__(deck)
        self.klass = klass

    def options(self, number: int) -> dict[str, Any]:
        others = [klass for klass in range(len(ALL_CLASSES)) if klass != self.klass]
        pair = sorted((self.klass, others[number // self.seats % len(others)]))
        classes: list[str | list[str]] = [RANDOM] * self.seats
        classes[number % self.seats] = [ALL_CLASSES[klass] for klass in pair]
        return {"mode": WHOLE, "classes": classes}


class FragmentTrial(_OfAClass):
    """The fragment in hand before the first night, in the place of the one that was drawn."""

    kind = "fragment"

    def __init__(self, deck: Deck, klass: int) -> None:
        super().__init__(deck, klass)
        self.cards = tuple([card.id for card in deck.packets[klass]])

    def fork(self, pos: Graveyard, number: int) -> Fork | None:
        if not pos.night:
            return None
        seat = number % self.seats
        mine = pos.hand[seat][0]
        # a copy that was not picked, if there is one: with another the soul would be the same, in another order
        own = pos.box + pos.past_life[seat]
        having = {}
        for id in self.cards:
            face = self.deck.index[id]
            if face != pos.faces[mine]:
                other = next(card for card in own if pos.faces[card] == face and pos.pool[card] == pos.pool[mine])
                having[id] = _swapped(pos, mine, other)
        return Fork((seat,), ALWAYS, pos.copy(), having)


class ObjectiveTrial(_OfAClass):
    """The objective in the place of one that was kept, from the first night on; the favourite is chosen anew to go with it."""

    kind = "objectif"

    def __init__(self, deck: Deck, klass: int) -> None:
        super().__init__(deck, klass)
        self.cards = tuple([deck.cards[face].id for face in deck.objectives[klass]])

    def fork(self, pos: Graveyard, number: int) -> Fork | None:
        if not pos.night:
            return None
        seat, index = number % self.seats, number // self.seats // (len(ALL_CLASSES) - 1) % 2
        mine = pos.drawn[seat][index]
        having = {}
        for other in pos.objectives[seat]:
            id = self.deck.objective(pos.faces[other]).id
            if id in self.cards:
                having[id] = twin = _swapped(pos, mine, other)
                objective = self.deck.objective(twin.faces[mine])
                deed = [*objective.deed, int(objective.form == IN_A_NIGHT)] if objective.deed else []
                place = 2 * seat + index
                twin.deeds = [*twin.deeds[:place], deed, *twin.deeds[place + 1 :]]
                twin.progress[place] = 0
                twin.favourites[seat] = favourite(self.deck, twin, seat)
        without = pos.copy()
        without.favourites[seat] = favourite(self.deck, without, seat)
        return Fork((seat,), ALWAYS, without, having)


class EventTrial(_InAnAge):
    """The event is the next to come, in the place of another. Measured for the one who is in charge when it comes.

    The events of a place are tried where the place is; the others anywhere, and the spare ones come from outside.
    """

    kind = "evenement"

    def __init__(self, deck: Deck, place: PlaceCard | None) -> None:
        super().__init__(deck)
        self.place = place
        where = -1 if place is None else place.resource.index
        self.cards = tuple([deck.cards[face].id for face in deck.events if deck.place_of_event.get(face, -1) == where])

    def options(self, number: int) -> dict[str, Any]:
        return {**super().options(number), **_with_place(self.place)}

    def fork(self, pos: Graveyard, number: int) -> Fork | None:
        if pos.night < (ROUND - 1) * self.seats + number % self.seats or not pos.future:
            return None
        following = pos.future[-1]
        lying = {pos.faces[card]: card for card in pos.future + pos.past}
        around = {pos.faces[card] for card in pos.surroundings}
        having = {}
        for id in self.cards:
            face = self.deck.index[id]
            if face in lying and face != pos.faces[following]:
                having[id] = _swapped(pos, following, lying[face])
            elif face not in lying and face not in around:
                twin = pos.copy()
                (card,) = add_cards(twin, [face], twin.pool[following])
                twin.future[-1] = card
                having[id] = twin
        return Fork(((pos.charge + 1) % pos.seats,), ALWAYS, pos.copy(), having)


class PlaceTrial(_InAnAge):
    """The place is in the graveyard from the first night on, or is not; its events, which are measured by themselves, are not.

    Nobody has its resource as a favourite. Measured for the first player.
    """

    kind = "lieu"

    def __init__(self, deck: Deck, place: PlaceCard) -> None:
        super().__init__(deck)
        self.place = place
        self.cards = (place.id,)

    def options(self, number: int) -> dict[str, Any]:
        return {**super().options(number), **_with_place(self.place)}

    def answer(self, pos: Graveyard, seat: Seat) -> Move | None:
        if not isinstance(_question(pos), ChooseFavourites) or not self.deck.has_future(self.place.resource.index):
            return None
        return ("favour", favourite(self.deck, pos, seat, besides=self.place.resource.index))

    def fork(self, pos: Graveyard, number: int) -> Fork | None:
        if not pos.night:
            return None
        resource = self.place.resource.index
        gone = [card for card in range(len(pos.faces)) if self.deck.place_of_event.get(pos.faces[card]) == resource]
        for card in pos.surroundings:
            if card in gone:  # another comes instead
                instead = next(one for one in reversed(pos.future) if one not in gone)
                pos.future.remove(instead)
                pos.surroundings[pos.surroundings.index(card)] = instead
                pos.reveal(instead)
        pos.future = [card for card in pos.future if card not in gone]
        without = pos.copy()
        without.resources[resource] = -1
        return Fork((pos.charge,), ALWAYS, without, {self.place.id: pos.copy()})


class DestinyTrial(_InAnAge):
    """Destiny is played with from the first night on, or is not. Measured for the first player."""

    kind = "destin"

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self.cards = (deck.destiny.id,)

    def fork(self, pos: Graveyard, number: int) -> Fork | None:
        if not pos.night:
            return None
        without = pos.copy()
        without.rules &= ~DESTINY
        return Fork((pos.charge,), ALWAYS, without, {self.cards[0]: pos.copy()})


class ApprenticeTrial(Paired):
    """The initiation game with this apprentice, instead of each of the others in turn."""

    kind = "apprenti"
    seats = 3

    def __init__(self, game: Game[Graveyard], deck: Deck) -> None:
        self.game = game
        self.cards = tuple([card.id for card in deck.apprentices])

    def options(self, number: int) -> dict[str, Any]:
        classes = [RANDOM] * self.seats
        classes[number % self.seats] = CHOOSE
        return {"mode": INITIATION, "classes": classes}

    def fork(self, pos: Graveyard, number: int) -> Fork | None:
        seat = number % self.seats
        played = []
        for klass in range(len(self.cards)):
            twin = pos.copy()
            self.game.answer(twin, seat, ("class", klass))
            played.append(twin)
        usual = number // self.seats % len(self.cards)
        having = {id: played[klass] for klass, id in enumerate(self.cards) if klass != usual}
        return Fork((seat,), ALWAYS, played[usual], having)


def _question(pos: Graveyard) -> Ask:
    frame = pos.stack[-1]
    op = frame.program.ops[frame.pc - 1]
    assert isinstance(op, Ask)
    return op


def _swapped(pos: Graveyard, one: Copy, other: Copy) -> Graveyard:
    """The same position with two cards in each other's place."""
    twin = pos.copy()
    twin.faces[one], twin.faces[other] = twin.faces[other], twin.faces[one]
    twin.forget()
    return twin


def _with_place(place: PlaceCard | None) -> dict[str, Any]:
    return {} if place is None else {"demonic" if place.demonic else "places": place.id}


def favourite(deck: Deck, pos: Graveyard, seat: Seat, besides: int = -1) -> int:
    """The resource that suits a seat best, as bots see it."""
    moves: list[Move] = [
        ("favour", resource)
        for resource, held in enumerate(pos.resources)
        if held >= 0 and resource != besides and deck.has_future(resource)
    ]
    worth = preparation.appraise(deck, pos, seat, moves)
    assert worth is not None
    return int(moves[worth.index(max(worth))][1])


def trials(game: Game[Graveyard], deck: Deck) -> list[Paired]:
    classes = range(len(ALL_CLASSES))
    places = list(deck.places.values())
    return [
        *[FragmentTrial(deck, klass) for klass in classes],
        EventTrial(deck, None),
        *[EventTrial(deck, place) for place in places],
        *[PlaceTrial(deck, place) for place in places],
        *[ObjectiveTrial(deck, klass) for klass in classes],
        DestinyTrial(deck),
        ApprenticeTrial(game, deck),
    ]
