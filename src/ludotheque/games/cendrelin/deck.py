"""Every card of the game in one list, and the lists of ten that make a soul."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludotheque.engine.card import Card
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions, ProgramError
from ludotheque.engine.reading import Said
from ludotheque.games.cendrelin import cardfile, objectives
from ludotheque.games.cendrelin.cards import Apprentice, DestinyCard, EventCard, Fragment, PlaceCard
from ludotheque.games.cendrelin.graveyard import ALL_CLASSES, CLASSES, RESOURCES
from ludotheque.games.cendrelin.objectives import Objective
from ludotheque.games.cendrelin.resources import BOARD, NEVER, Resource

#: The text files of `cards/`, in the order of the catalogue.
FILES = ("necromancien", "animancien", "sorcier", "evenements", "demoniste", "pretre", "lieux", "passants", "destin")

_READ = cardfile.load(FILES)
_PACKETS = tuple(
    [[card for card in _READ if isinstance(card, Fragment) and card.band == klass] for klass in ALL_CLASSES]
)
APPRENTICES: tuple[Apprentice, ...] = tuple([card for card in _READ if isinstance(card, Apprentice)])
_PLACES = [card for card in _READ if isinstance(card, PlaceCard)]
_DESTINY = [card for card in _READ if isinstance(card, DestinyCard)]
_EVENTS = [card for card in _READ if isinstance(card, EventCard)]
_OBJECTIVES = objectives.load("objectifs")
#: How many events the initiation game is played with (CE-C06): the first ones.
_BASE = 8

CARDS: list[Card] = [
    *(card for packet in _PACKETS[: len(CLASSES)] for card in packet),
    *_EVENTS[:_BASE],
    *APPRENTICES,
    *(card for packet in _PACKETS[len(CLASSES) :] for card in packet),
    *_EVENTS[_BASE:],
    *_OBJECTIVES,
    *_PLACES,
    *_DESTINY,
]
INDEX: dict[str, int] = {card.id: number for number, card in enumerate(CARDS)}
EVENTS: list[int] = [INDEX[card.id] for card in _EVENTS]
BASE_EVENTS: list[int] = EVENTS[:_BASE]

#: Every resource there can be: those of the board, then those of the added places.
ALL_RESOURCES: tuple[Resource, ...] = (*BOARD, *(card.resource for card in _PLACES))
RESOURCE_IDS: tuple[str, ...] = tuple([resource.id for resource in ALL_RESOURCES])
#: The added places by their resources; those that are demonic, and the others.
PLACES: dict[int, PlaceCard] = {card.resource.index: card for card in _PLACES}
DEMONIC: list[int] = [card.resource.index for card in _PLACES if card.demonic]
COMMON: list[int] = [card.resource.index for card in _PLACES if not card.demonic]
_BY_ID = {card.id: card.resource.index for card in _PLACES}
#: The place of an event that belongs to one, and the events of a place (CE-144).
PLACE_OF_EVENT: dict[int, int] = {INDEX[card.id]: _BY_ID[card.place] for card in _EVENTS if card.place is not None}
EVENTS_OF: dict[int, list[int]] = {of: [face for face in EVENTS if PLACE_OF_EVENT.get(face) == of] for of in PLACES}
#: The card of each resource's place, None for the board's: they have no effect (CE-D09).
PLACE_CARDS: list[PlaceCard | None] = [PLACES.get(resource.index) for resource in ALL_RESOURCES]
DESTINY: DestinyCard = _DESTINY[0]
#: Class -> the faces of its objectives.
OBJECTIVES: list[list[int]] = [[INDEX[card.id] for card in _OBJECTIVES if card.band == klass] for klass in ALL_CLASSES]


def objective(face: int) -> Objective:
    card = CARDS[face]
    assert isinstance(card, Objective)
    return card


def fragment(face: int) -> Fragment:
    card = CARDS[face]
    assert isinstance(card, Fragment)
    return card


def has_future(resource: int) -> bool:
    """Whether a resource has a future hourglass, so that it can be somebody's favourite (CE-067)."""
    return ALL_RESOURCES[resource].enough != NEVER


def packet(classes: Sequence[int]) -> list[int]:
    """The faces of a packet of each class, a copy for each dot (CE-066)."""
    return [INDEX[card.id] for klass in classes for card in _PACKETS[klass] for _ in range(card.dots)]


def advised(classes: Sequence[int]) -> list[int]:
    """The fragments of the classes in the order in which a past life is filled up: one of each class in turn."""
    turns = zip(*(_PACKETS[klass] for klass in classes), strict=True)
    return [INDEX[card.id] for row in turns for card in row]


def soul(fragments: list[str], classes: Sequence[int]) -> list[int]:
    """The faces of ten fragments, checked to make a past life of these classes (CE-048, CE-065, CE-066)."""
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
    return [INDEX[id] for id in fragments]


def draw_soul(classes: Sequence[int], dice: Dice) -> list[str]:
    """Ten random fragments of some classes, within their dots."""
    faces = packet(classes)
    dice.shuffle(faces)
    return [CARDS[face].id for face in faces[:10]]


LISTS: tuple[list[int], ...] = tuple([soul(one.ten, [klass]) for klass, one in enumerate(APPRENTICES)])


def read_class(said: Said, seats: int) -> str | list[str]:
    """A seat's value of the option `classes`: a class, two in a list, `choose` or `random`; `check_lists` checks them."""
    if not isinstance(said.value, list):
        return said.one_of((*ALL_CLASSES, "choose", "random"), "CE-002")
    names = [one.text(40, "CE-059") for one in said.entries(len(ALL_CLASSES), 0, "CE-059")]
    return sorted(names, key=lambda name: ALL_CLASSES.index(name) if name in ALL_CLASSES else -1)


def read_list(said: Said, seats: int) -> list[str]:
    """A seat's value of the option `lists`: ten fragments of its class (CE-048), checked by `check_lists`."""
    return [one.text(100, "CE-065") for one in said.entries(rule="CE-065")]


def check_lists(lists: list[list[str] | None], classes: list[str | list[str]]) -> None:
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
        soul(one, [ALL_CLASSES.index(name) for name in names])


for _card in CARDS:
    if isinstance(_card, EventCard) and not 2 <= len(_card.options) <= 3:
        raise ProgramError(f"event {_card.id!r} must have two or three options")
assert RESOURCE_IDS[: len(RESOURCES)] == RESOURCES
