"""What Anima adds to the shapes of the wire; only its own table reads it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ludotheque.engine import wire
from ludotheque.engine.wire import Words

#: The kinds of zones that `views.py` declares, so that the page can name no other.
ZoneKind = Literal[
    "characters", "characters_out", "zone_deck", "zones_out", "basics", "finals", "final", "advantages",
    "advantages_out", "encounters", "encounters_out", "active", "guards", "facing", "pending", "drawn",
    "team", "hand", "missions", "going", "done", "plots",
]  # fmt: skip


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
    meets: NotRequired[int]  # how many encounters that is for the team of this seat
    safe: NotRequired[int]  # the percentage with which none of them beats it


class Entry(TypedDict):
    """What lies face down on a zone, for the team of this seat."""

    safe: int  # the percentage with which it gets past
    fights: int  # how many of the encounters nobody sees would be fought there
    of: int


class Trial(TypedDict):
    """A trial of the stage a mission has come to: a foe, a speed test, or advantages to be given up."""

    kind: str
    n: int
    odds: NotRequired[Odds]
    faces: NotRequired[int]  # of the die that pass, of six


class Card(wire.Card):
    markers: NotRequired[list[int]]  # the seats whose markers stand on a zone
    exploration: NotRequired[list[Row]]
    guarded: NotRequired[bool]
    guard: NotRequired[str]
    odds: NotRequired[Odds]  # of this seat's team against the guard
    entry: NotRequired[Entry]
    lies_on: NotRequired[str]  # the zone a guard lies on
    progress: NotRequired[list[int]]
    trials: NotRequired[list[Trial]]
    aim: NotRequired[str]  # the zone, as a card of the catalogue, where a mission goes on


class Zone(wire.Zone):
    kind: ZoneKind  # type: ignore[misc]  # narrower than the shared one


class Player(wire.Player):
    marker: str
    stands: str | None
    tier: int | None  # in the tree: the level it moves from
    combat: list[Share]
    speed: list[Share]
    odds: NotRequired[Odds]  # of this seat's team against that one, in the same zone


class Fight(TypedDict):
    seat: int
    against: int | None
    foe: str | None
    called: Words | None  # the foe: of a mission, which is its card, the one who is fought there
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
    gone: list[int]  # the seats that have had their step of the phase
    moment: str | None  # of the interruptions that are being asked for
    wants: list[str] | None  # the moments at which this seat wants to be asked
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
