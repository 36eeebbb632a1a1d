"""Every card of the game in one list, and the lists of ten that make a soul."""

from __future__ import annotations

from collections import Counter

from ludotheque.engine.card import Card
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions, ProgramError
from ludotheque.engine.reading import Said
from ludotheque.games.cendrelin import cardfile
from ludotheque.games.cendrelin.cards import Apprentice, EventCard, Fragment
from ludotheque.games.cendrelin.graveyard import CLASSES

#: The text files of `cards/`, in the order of the catalogue.
FILES = ("necromancien", "animancien", "sorcier", "evenements")

_READ = cardfile.load(FILES)
_PACKETS = tuple([[card for card in _READ if isinstance(card, Fragment) and card.band == klass] for klass in CLASSES])
APPRENTICES = tuple([card for card in _READ if isinstance(card, Apprentice)])

CARDS: list[Card] = [
    *(card for packet in _PACKETS for card in packet),
    *(card for card in _READ if isinstance(card, EventCard)),
    *APPRENTICES,
]
INDEX = {card.id: number for number, card in enumerate(CARDS)}
BASE_EVENTS = [INDEX[card.id] for card in CARDS if isinstance(card, EventCard)]


def soul(fragments: list[str], klass: int) -> list[int]:
    """The faces of ten fragments, checked to make a past life of that class (CE-048, CE-065, CE-066)."""
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
    """Ten random fragments of a class, within their dots."""
    packet = [INDEX[card.id] for card in _PACKETS[klass] for _ in range(card.dots)]
    dice.shuffle(packet)
    return [CARDS[face].id for face in packet[:10]]


LISTS = tuple(soul(apprentice.ten, klass) for klass, apprentice in enumerate(APPRENTICES))


def read_class(said: Said, seats: int) -> str:
    """A seat's value of the option `classes`: a class, `choose` or `random`."""
    if isinstance(said.value, list):
        raise said.wrong(
            "one class a player in the initiation game",
            "une seule classe par joueur dans la partie d'initiation",
            "CE-003",
        )
    return said.one_of((*CLASSES, "choose", "random"), "CE-002")


def read_list(said: Said, seats: int) -> list[str]:
    """A seat's value of the option `lists`: ten fragments of its class (CE-048), checked by `check_lists`."""
    return [one.text(100, "CE-065") for one in said.entries(rule="CE-065")]


def check_lists(lists: list[list[str] | None], classes: list[str]) -> None:
    """Check that each list makes a past life of its seat's class."""
    for one, klass in zip(lists, classes, strict=True):
        if one is None:
            continue
        if klass not in CLASSES:
            raise BadOptions(
                "a custom list needs a class chosen beforehand",
                "une liste à soi demande une classe choisie d'avance",
                "CE-048",
            )
        soul(one, CLASSES.index(klass))


for _card in CARDS:
    if isinstance(_card, EventCard) and not 2 <= len(_card.options) <= 3:
        raise ProgramError(f"event {_card.id!r} must have two or three options")
