"""The position of Le Trône du Haut Cendrelin: the graveyard, its events, and what lies before each cendrelin."""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Position

#: Resources of the base places, in the order of the board, with their past and future hourglasses (CE-011 to CE-014).
RESOURCES: Final[tuple[str, ...]] = ("tombes", "fosses", "ames", "tresors")
START: Final[tuple[int, ...]] = (3, 3, 2, 2)
ABUNDANT: Final[tuple[int, ...]] = (6, 6, 4, 4)
TOMBS: Final = 0
PITS: Final = 1
SOULS: Final = 2
TREASURES: Final = 3

#: Ephemeral resources (CE-127).
EPHEMERALS: Final[tuple[str, ...]] = ("degats", "hommages", "pactes")

#: The classes offered in the initiation game (CE-002) and the favourite resource of each (CE-020).
CLASSES: Final[tuple[str, ...]] = ("necromancien", "animancien", "sorcier")
FAVOURITE: Final[tuple[int, ...]] = (TOMBS, SOULS, TREASURES)


class Graveyard(Position):
    """Everything on the table. Piles have their top card last."""

    classes: list[int]  # seat -> class, -1 before it is chosen
    resources: list[int]  # tokens on each place
    mana: list[int]
    ephemerals: list[int]  # seat × 3 + kind -> amount prepared this night
    past_life: list[list[int]]  # seat -> face-down pile
    hand: list[list[int]]
    laid: list[list[int]]  # fragments played, face up
    forgone: list[list[int]]  # fragments forgone, face down
    future: list[int]
    surroundings: list[int]
    past: list[int]
    charge: int  # the seat whose night it is, -1 before the first
    night: int  # how many nights have begun
    resolved: int  # events resolved this night
    winner: int

    # -- written by tools/fields.py from the fields above
    __slots__ = (
        "charge",
        "classes",
        "ephemerals",
        "forgone",
        "future",
        "hand",
        "laid",
        "mana",
        "night",
        "past",
        "past_life",
        "resolved",
        "resources",
        "surroundings",
        "winner",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "classes",
        "resources",
        "mana",
        "ephemerals",
        "past_life",
        "hand",
        "laid",
        "forgone",
        "future",
        "surroundings",
        "past",
        "charge",
        "night",
        "resolved",
        "winner",
    )

    def copy(self) -> Graveyard:
        twin = Graveyard()
        twin.seats = self.seats
        twin.rng = self.rng
        twin.faces = self.faces.copy()
        twin.known = self.known.copy()
        twin.pool = self.pool.copy()
        twin.stack = [frame.copy() for frame in self.stack]
        twin.asked = self.asked.copy()
        twin.chance = self.chance
        twin.news = self.news
        twin.conceded = self.conceded
        twin.unsettled = self.unsettled
        twin.events = []
        twin.classes = self.classes.copy()
        twin.resources = self.resources.copy()
        twin.mana = self.mana.copy()
        twin.ephemerals = self.ephemerals.copy()
        twin.past_life = [one.copy() for one in self.past_life] if self.past_life else []
        twin.hand = [one.copy() for one in self.hand] if self.hand else []
        twin.laid = [one.copy() for one in self.laid] if self.laid else []
        twin.forgone = [one.copy() for one in self.forgone] if self.forgone else []
        twin.future = self.future.copy()
        twin.surroundings = self.surroundings.copy()
        twin.past = self.past.copy()
        twin.charge = self.charge
        twin.night = self.night
        twin.resolved = self.resolved
        twin.winner = self.winner
        return twin

    # -- end of what tools/fields.py wrote


def favourite(pos: Graveyard, seat: Seat) -> int:
    """The resource a seat's pawn stands on (CE-021)."""
    return FAVOURITE[pos.classes[seat]]


def is_abundant(pos: Graveyard, resource: int) -> bool:
    """At or above the future hourglass (CE-022)."""
    return pos.resources[resource] >= ABUNDANT[resource]


def soul_gathered(pos: Graveyard, seat: Seat) -> bool:
    """No fragment left in the past life, wherever the ten are (CE-019)."""
    return not pos.past_life[seat]


def settle_victory(pos: Graveyard) -> None:
    """End the game at once when a cendrelin has both a gathered soul and an abundant favourite (CE-018, CE-047).

    If two do at the same moment, the player in charge comes first, then clockwise (CE-S20).
    """
    for step in range(pos.seats):
        seat = (pos.charge + step) % pos.seats
        if not pos.past_life[seat]:
            resource = FAVOURITE[pos.classes[seat]]
            if pos.resources[resource] >= ABUNDANT[resource]:
                pos.winner = seat
                pos.stack.clear()
                pos.asked.clear()
                pos.emit("victory", "CE-047", seat, (resource,))
                return
