"""What KeyForge adds to the wire format; only its own layout reads it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ludotheque.engine import wire

#: The kinds of zones that `zones.py` declares, so that the page can name no other.
ZoneKind = Literal[
    "deck", "hand", "discard", "archives", "purged", "line", "artifacts", "upgrades", "limbo", "beneath",
]  # fmt: skip


class Figure(wire.Figure):
    left: NotRequired[int]  # the armor not yet used up this turn, once some has been


class Card(wire.Card):
    house: NotRequired[str]  # a maverick's differs from its face's band
    controller: NotRequired[int]
    keywords: NotRequired[dict[str, int]]
    bearer: NotRequired[str]  # the creature an upgrade is attached to


class Key(TypedDict):
    id: str
    forged: bool


class ListedCard(TypedDict):
    id: str
    house: str
    n: int


class PlayerDeck(TypedDict):
    """The identity card, which everybody may read."""

    name: str
    cards: list[ListedCard]


class Zone(wire.Zone):
    kind: ZoneKind  # type: ignore[misc]  # narrower than the shared one


class Player(wire.Player):
    houses: list[str]
    deck: PlayerDeck
    keys: list[Key]


class View(wire.View):
    house: str | None  # the active one


class Face(wire.Face):
    number: int
    rarity: str
    bonus: int
    traits: list[str]
    keywords: dict[str, int]
