"""What AracKhan Wars adds to the wire format; only its own layout reads it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ludotheque.engine import wire
from ludotheque.engine.wire import Words

#: The kinds of zones that `zones.py` declares, so that the page can name no other.
ZoneKind = Literal[
    "field", "astral", "hand", "deck", "discard", "beneath", "event_pile", "event", "event_past",
    "objective_pile", "objectives", "accomplished", "strategy_pile", "strategy_past", "strategy",
    "message", "coups",
]  # fmt: skip


class Strike(TypedDict):
    """One step of a Perforation."""

    place: str
    target: str
    attack: int
    defense: int
    result: Literal["destroyed", "conquered", "regenerates", "holds"]


class Blow(TypedDict):
    """An attack of one or several cards on one target, and where its Perforations continue."""

    target: str
    attackers: list[str]
    parts: list[int]
    attack: int
    defense: int
    result: Literal["destroyed", "conquered", "regenerates", "holds"]
    chains: list[list[Strike]]


class Forecast(wire.Forecast):
    blows: NotRequired[list[Blow]]


class Attribute(TypedDict):
    id: str
    n: int
    gained: bool


class Card(wire.Card):
    place: NotRequired[str]
    controller: NotRequired[int]
    value: NotRequired[int]
    attributes: NotRequired[list[Attribute]]
    lost: NotRequired[list[str]]
    copies: NotRequired[str]  # the card it copies
    muted: NotRequired[bool]


class Place(wire.Place):
    x: int | None  # null for the viewer's own astral slots
    y: int | None
    centre: bool


class PlayerDeck(TypedDict):
    name: Words


class Zone(wire.Zone):
    kind: ZoneKind  # type: ignore[misc]  # narrower than the shared one


class Player(wire.Player):
    token: str  # the band of its tokens
    alliance: int
    deck: PlayerDeck | None


class Declared(TypedDict):
    card: str
    target: str | None


class Batch(TypedDict):
    """The open simultaneous activation: who moved, who attacks whom, and what the result would be."""

    moved: list[str]
    declared: list[Declared]
    sums: list[Blow]


class View(wire.View):
    rounds: int
    starter: int | None
    reserve: int | None  # two against two: the points in reserve
    batch: Batch


class PrintedAttribute(TypedDict):
    id: str
    fr: str
    en: str
    rule: str
    icon: str
    n: int


class Text(TypedDict):
    part: str
    fr: str
    en: str


class Face(wire.Face):
    value: NotRequired[int]
    cost: NotRequired[int]
    attack: NotRequired[int | None]
    defense: NotRequired[int | None]
    attributes: NotRequired[list[PrintedAttribute]]
    family: NotRequired[str | None]
    limit: NotRequired[int | None]
    legendary: NotRequired[bool]
    astral: NotRequired[bool]
    until: NotRequired[str | None]
    texts: NotRequired[list[Text]]
    points: NotRequired[int | None]
    strategy: NotRequired[str]
