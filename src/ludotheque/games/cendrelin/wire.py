"""What Le Trône du Haut Cendrelin adds to the wire format; only its own layout reads it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludotheque.engine import wire
from ludotheque.engine.wire import Effect, Words


class Place(wire.Place):
    start: int  # tokens at the start of the game
    full: bool  # the resource is abundant
    card: NotRequired[str]  # an added place: its card in the catalogue
    demonic: NotRequired[bool]
    effects: NotRequired[list[Effect]]  # what one may do there, and whether one could now


class Glory(TypedDict):
    words: Words  # « 2 sur 3 : âme complète, abondance (Tombes) »
    causes: list[Words]


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


class View(wire.View):
    destiny: NotRequired[Destiny]
    history: NotRequired[list[Age]]  # the ages before this one


class Progress(TypedDict):
    value: int
    of: int


class Card(wire.Card):
    progress: NotRequired[Progress]  # how far the deed that an objective asks for has come


class Face(wire.Face):
    dots: NotRequired[int]  # the most copies a past life may hold
    crypt: NotRequired[bool]
    permanent: NotRequired[bool]  # an objective that is kept once it is met
    list: NotRequired[dict[str, int]]  # an apprentice's ten fragments
