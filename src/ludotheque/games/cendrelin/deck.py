"""The cards that a table plays with, by face, and the lists of ten that make a soul.

The game has one deck, that of its own text files. A table with cards that people wrote has another: the same cards under the same
faces, then theirs (`engine/editions.py`). Whatever looks a face up therefore does so in a deck, which it was made with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest

from ludotheque.engine.card import Card
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions, ProgramError
from ludotheque.engine.reading import Said
from ludotheque.games.cendrelin import cardfile, makers
from ludotheque.games.cendrelin.cards import Apprentice, DestinyCard, EventCard, Fragment, PlaceCard
from ludotheque.games.cendrelin.graveyard import ALL_CLASSES, CLASSES, RESOURCES, TEN
from ludotheque.games.cendrelin.objectives import Objective
from ludotheque.games.cendrelin.resources import BOARD, NEVER, Resource

#: The text files of `cards/`, in the order of the catalogue.
FILES = (
    "necromancien",
    "animancien",
    "sorcier",
    "evenements",
    "demoniste",
    "pretre",
    "lieux",
    "passants",
    "destin",
    "objectifs",
)
#: How many events the initiation game is played with (CE-C06): the first ones.
_BASE = 8


class Deck:
    """Every card by its face, and what the rules look up among them. Nothing of it ever changes."""

    __slots__ = (
        "apprentices",
        "base_events",
        "cards",
        "common",
        "demonic",
        "destiny",
        "events",
        "events_of",
        "index",
        "lists",
        "makes",
        "objectives",
        "packets",
        "place_cards",
        "place_of_event",
        "places",
        "resource_ids",
        "resources",
    )

    def __init__(self, cards: list[Card], printed: int) -> None:
        """`printed` is how many of the cards are the game's; the others were written for a table."""
        self.cards = cards
        self.index: dict[str, int] = {card.id: number for number, card in enumerate(cards)}
        fragments = [card for card in cards if isinstance(card, Fragment)]
        #: Class -> its fragments; class -> the faces of its objectives.
        self.packets: tuple[list[Fragment], ...] = tuple(
            [[card for card in fragments if card.band == klass] for klass in ALL_CLASSES]
        )
        self.objectives: list[list[int]] = [
            [face for face, card in enumerate(cards) if isinstance(card, Objective) and card.band == klass]
            for klass in ALL_CLASSES
        ]
        self.apprentices: tuple[Apprentice, ...] = tuple([card for card in cards if isinstance(card, Apprentice)])
        #: What each card makes, by its face: what bots judge a race by.
        self.makes: list[makers.Makes] = [makers.read(card) for card in cards]
        #: A Destiny that somebody wrote takes the place of the game's.
        self.destiny: DestinyCard = [card for card in cards if isinstance(card, DestinyCard)][-1]
        places = [card for card in cards if isinstance(card, PlaceCard)]
        #: Every resource there can be: those of the board, then those of the added places.
        self.resources: tuple[Resource, ...] = (*BOARD, *[card.resource for card in places])
        self.resource_ids: tuple[str, ...] = tuple([resource.id for resource in self.resources])
        #: The added places by their resources; those that are demonic, and the others.
        self.places: dict[int, PlaceCard] = {card.resource.index: card for card in places}
        self.demonic: list[int] = [card.resource.index for card in places if card.demonic]
        self.common: list[int] = [card.resource.index for card in places if not card.demonic]
        #: The card of each resource's place, None for the board's: they have no effect (CE-D09).
        self.place_cards: list[PlaceCard | None] = [self.places.get(resource.index) for resource in self.resources]
        #: The place of an event that belongs to one, and the events of a place (CE-144).
        self.events: list[int] = [face for face, card in enumerate(cards) if isinstance(card, EventCard)]
        by_id = {card.id: card.resource.index for card in places}
        self.place_of_event: dict[int, int] = {}
        for face in self.events:
            card = cards[face]
            if isinstance(card, EventCard) and card.place is not None:
                self.place_of_event[face] = by_id[card.place]
        self.events_of: dict[int, list[int]] = {
            of: [face for face in self.events if self.place_of_event.get(face) == of] for of in self.places
        }
        #: The events that every age begins with: the game's first ones, and those that somebody wrote and that belong to no place.
        self.base_events: list[int] = self.events[:_BASE] + [
            face for face in self.events if face >= printed and face not in self.place_of_event
        ]
        #: Class -> the faces of the ten fragments of its apprentice card.
        self.lists: tuple[list[int], ...] = tuple(
            [self.soul(one.ten, [klass]) for klass, one in enumerate(self.apprentices)]
        )

    def objective(self, face: int) -> Objective:
        card = self.cards[face]
        assert isinstance(card, Objective)
        return card

    def fragment(self, face: int) -> Fragment:
        card = self.cards[face]
        assert isinstance(card, Fragment)
        return card

    def has_future(self, resource: int) -> bool:
        """Whether a resource has a future hourglass, so that it can be somebody's favourite (CE-067)."""
        return self.resources[resource].enough != NEVER

    def packet(self, classes: Sequence[int]) -> list[int]:
        """The faces of a packet of each class, a copy for each dot (CE-066)."""
        return [self.index[card.id] for klass in classes for card in self.packets[klass] for _ in range(card.dots)]

    def advised(self, classes: Sequence[int]) -> list[int]:
        """The fragments of the classes in the order in which a past life is filled up: one of each class in turn."""
        turns = zip_longest(*[self.packets[klass] for klass in classes])
        return [self.index[card.id] for row in turns for card in row if card is not None]

    def soul(self, fragments: list[str], classes: Sequence[int]) -> list[int]:
        """The faces of ten fragments, checked to make a past life of these classes (CE-048, CE-065, CE-066)."""
        if len(fragments) != TEN:
            raise BadOptions(
                f"a past life holds exactly ten fragments, not {len(fragments)}",
                f"une ancienne vie compte exactement dix fragments, pas {len(fragments)}",
                "CE-065",
            )
        for id, copies in Counter(fragments).items():
            card = self.cards[self.index[id]] if id in self.index else None
            if not isinstance(card, Fragment):
                raise BadOptions(f"there is no fragment called {id!r}", f"aucun fragment ne s'appelle {id!r}")
            names = [ALL_CLASSES[klass] for klass in classes]
            if card.band not in names:
                raise BadOptions(
                    f"{card.en} is not a fragment of the class {' or '.join(map(repr, names))}",
                    f"{card.fr} n'est pas un fragment de la classe {' ou '.join(map(repr, names))}",
                    "CE-048" if len(names) == 1 else "CE-065",
                )
            if copies > card.dots:
                raise BadOptions(
                    f"{copies} copies of {card.en}: its dots allow {card.dots}",
                    f"{copies} exemplaires de {card.fr} : ses points en permettent {card.dots}",
                    "CE-066",
                )
        return [self.index[id] for id in fragments]

    def draw_soul(self, classes: Sequence[int], dice: Dice) -> list[str]:
        """Ten random fragments of some classes, within their dots."""
        faces = self.packet(classes)
        dice.shuffle(faces)
        return [self.cards[face].id for face in faces[:TEN]]

    def check_lists(self, lists: list[list[str] | None], classes: list[str | list[str]]) -> None:
        """Check that each list makes a past life of its seat's class or classes."""
        for one, said in zip(lists, classes, strict=True):
            if one is None:
                continue
            names = [said] if isinstance(said, str) else said
            if names[0] not in ALL_CLASSES:
                raise BadOptions(
                    "a custom list needs a class chosen beforehand",
                    "une liste à soi demande une classe choisie d'avance",
                    "CE-048",
                )
            self.soul(one, [ALL_CLASSES.index(name) for name in names])


def _printed() -> list[Card]:
    """The cards of the game's own files, in the order of their faces."""
    read = cardfile.load(FILES)
    packets = [[card for card in read if isinstance(card, Fragment) and card.band == klass] for klass in ALL_CLASSES]
    events = [card for card in read if isinstance(card, EventCard)]
    for event in events:
        if not 2 <= len(event.options) <= 3:
            raise ProgramError(f"event {event.id!r} must have two or three options")
    return [
        *(card for packet in packets[: len(CLASSES)] for card in packet),
        *events[:_BASE],
        *(card for card in read if isinstance(card, Apprentice)),
        *(card for packet in packets[len(CLASSES) :] for card in packet),
        *events[_BASE:],
        *(card for card in read if isinstance(card, Objective)),
        *(card for card in read if isinstance(card, PlaceCard)),
        *(card for card in read if isinstance(card, DestinyCard)),
    ]


CARDS: list[Card] = _printed()
#: The deck of the game itself.
PRINTED = Deck(CARDS, len(CARDS))
assert PRINTED.resource_ids[: len(RESOURCES)] == RESOURCES


def read_class(said: Said, seats: int) -> str | list[str]:
    """A seat's value of the option `classes`: a class, two in a list, `choose` or `random`; `check_lists` checks them."""
    if not isinstance(said.value, list):
        return said.one_of((*ALL_CLASSES, "choose", "random"), "CE-002")
    names = [one.text(40, "CE-059") for one in said.entries(len(ALL_CLASSES), 0, "CE-059")]
    return sorted(names, key=lambda name: ALL_CLASSES.index(name) if name in ALL_CLASSES else -1)


def read_list(said: Said, seats: int) -> list[str]:
    """A seat's value of the option `lists`: ten fragments of its class (CE-048), checked by `check_lists`."""
    return [one.text(100, "CE-065") for one in said.entries(rule="CE-065")]
