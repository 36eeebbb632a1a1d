"""What Le Trône du Haut Cendrelin adds to the wire format; only its own layout reads it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ludotheque.engine import wire
from ludotheque.engine.wire import Effect, Words

#: The kinds of zones that `zones.py` declares, so that the page can name no other.
ZoneKind = Literal[
    "hand", "laid", "forgone", "past_life", "future", "surroundings", "past", "life", "packet",
    "objectives", "undrawn", "box",
]  # fmt: skip


class Place(wire.Place):
    start: int  # tokens at the start of the game
    full: bool  # the resource is abundant
    card: NotRequired[str]  # an added place: its card in the catalogue
    demonic: NotRequired[bool]
    effects: NotRequired[list[Effect]]  # what one may do there, and whether one could now


class Condition(TypedDict):
    words: Words  # « il y a au moins 5 tombes »
    ok: bool  # it holds now


class Point(TypedDict):
    id: str  # soul, favourite or objective
    ref: str  # what it is about: a pile, a place, an objective
    icon: str
    words: Words
    met: bool
    conditions: list[Condition]
    permanent: NotRequired[bool]  # an objective that is kept once it is met
    value: NotRequired[int]  # how far it has come
    of: NotRequired[int]


class Glory(TypedDict):
    value: int
    of: int  # points that crown a High Cendrelin; in the initiation game, both of its conditions
    words: Words  # « 2 sur 3 : âme complète, tombes abondantes »
    causes: list[Words]
    points: list[Point]


class Zone(wire.Zone):
    kind: ZoneKind  # type: ignore[misc]  # narrower than the shared one


class Player(wire.Player):
    bands: NotRequired[list[str]]  # both classes
    glory: NotRequired[Glory]


class Space(TypedDict):
    id: str
    words: Words
    effect: Words


class Destiny(TypedDict):
    card: str
    spaces: list[Space]
    pawn: str | None  # the space on which it stands


class Age(TypedDict):
    age: int
    bands: list[str]  # the classes of its High Cendrelin
    nights: int


class Round(TypedDict):
    order: list[int]  # the seats in the order in which they may act
    done: int  # how many of them have had their turn


class View(wire.View):
    round: NotRequired[Round]  # at sunset
    destiny: NotRequired[Destiny]
    history: NotRequired[list[Age]]  # the ages before this one


class Progress(TypedDict):
    value: int
    of: int


class Card(wire.Card):
    progress: NotRequired[Progress]  # how far the deed that an objective asks for has come
    unforeseen: NotRequired[Effect]  # what an event did when it was revealed
    action: NotRequired[Effect]  # what one may do with an event that then stays


class Face(wire.Face):
    place: NotRequired[str]  # a place: its reference; an event: the card of the place that it comes with
    resource: NotRequired[Words]  # what a place holds
    start: NotRequired[int]
    of: NotRequired[int | None]  # its future hourglass, if it has one
    demonic: NotRequired[bool]
    dots: NotRequired[int]  # the most copies a past life may hold
    crypt: NotRequired[bool]
    permanent: NotRequired[bool]  # an objective that is kept once it is met
    list: NotRequired[dict[str, int]]  # an apprentice's ten fragments
