"""What Anima adds to the shapes of the wire; only its own table reads it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludotheque.engine import wire
from ludotheque.engine.wire import Words


class Share(TypedDict):
    """One part of a team's Combat or Speed: the card it comes from, or the reason."""

    card: str | None
    words: Words | None
    adds: int


class Odds(TypedDict):
    """Pairs of dice, of 36."""

    winning: int
    tie: int
    losing: int
    deadly: int
    of: int


class Row(TypedDict):
    """What so many faces of the exploration die bring: a number of encounters, or `special`."""

    brings: str
    of_six: int


class Card(wire.Card):
    markers: NotRequired[list[int]]  # the seats whose markers stand on a zone
    exploration: NotRequired[list[Row]]
    guarded: NotRequired[bool]
    guard: NotRequired[str]
    odds: NotRequired[Odds]  # of this seat's team against the guard
    lies_on: NotRequired[str]  # the zone a guard lies on
    progress: NotRequired[list[int]]


class Player(wire.Player):
    marker: str
    stands: str | None
    tier: int | None  # in the tree: the level it moves from
    combat: list[Share]
    speed: list[Share]


class Fight(TypedDict):
    seat: int
    against: int | None
    foe: str | None
    combat: list[int]
    parts: list[list[Share]]
    dice: list[int | None]
    odds: Odds


class Trade(TypedDict):
    seats: list[int]
    counts: list[int]
    cards: list[str] | None  # for the two who bargain


class View(wire.View):
    seat_order: list[int]
    limit: int | None
    needed: int
    sought: bool
    die: int | None
    battle: Fight | None
    trade: Trade | None


class Reward(TypedDict):
    kind: str
    words: Words | None


class Face(wire.Face):
    text: Words
    combat: NotRequired[int | None]
    speed: NotRequired[int]
    gender: NotRequired[str]
    skills: NotRequired[list[str]]
    tier: NotRequired[int]
    trade: NotRequired[bool]
    table: NotRequired[list[int | str]]
    rewards: NotRequired[list[Reward]]
    is_final: NotRequired[bool]
    holds_for: NotRequired[int | None]
    type: NotRequired[str]
    timing: NotRequired[str]
    stays: NotRequired[bool]
    organisation: NotRequired[bool]
    rivals: NotRequired[list[str]]
    beast: NotRequired[str | None]
