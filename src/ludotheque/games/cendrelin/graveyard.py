"""The position of Le Trône du Haut Cendrelin: the graveyard, its events, and what lies before each cendrelin."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Fixed, Position

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
#: All the classes that the rulebook names (CE-C03); the last two need a demonic place (CE-C04).
ALL_CLASSES: Final[tuple[str, ...]] = (*CLASSES, "demoniste", "pretre")
DEMON_CLASSES: Final[tuple[int, ...]] = (3, 4)

#: What the full rules add to the initiation game; each can be played with on its own (CE-051).
EVERY_CLASS: Final = 1
TWO_CLASSES: Final = 2
OWN_LIFE: Final = 4
OWN_FAVOURITE: Final = 8
PLACES: Final = 16
UNFORESEEN: Final = 32
SUNSET: Final = 64
DESTINY: Final = 128
GLORY: Final = 256
#: Another age follows: the winner may change the graveyard (CE-140).
AGES: Final = 512
ELEMENTS: Final[tuple[str, ...]] = (
    "every_class",
    "two_classes",
    "own_life",
    "own_favourite",
    "places",
    "unforeseen",
    "sunset",
    "destiny",
    "glory",
)
FULL: Final = (1 << 9) - 1

#: Events that objectives may count: what an element of an effect did, by the rule of the element.
COUNTED: Final = frozenset(
    ("create", "discard", "gain", "spend", "lose", "prepare", "employ", "forgo", "send_back", "resolve")
)
#: Those that are about one card, and the rules of the elements that reach another cendrelin: the one who does it counts.
BY_CARD: Final = frozenset(("forgo", "send_back", "resolve"))
TO_OTHERS: Final = frozenset(("CE-111", "CE-113", "CE-115", "CE-120"))

#: The fragments of a past life (CE-C05): no hand is larger, and no more can be sent back.
TEN: Final = 10

#: Glory to become High Cendrelin (CE-132), and the points there are, as bits: soul, favourite, first and second objective.
ENOUGH_GLORY: Final = 3
SOUL_POINT: Final = 1
FAVOURITE_POINT: Final = 2
OBJECTIVE_POINT: Final = 4


class Graveyard(Position):
    """Everything on the table. Piles have their top card last."""

    rules: int  # which elements of the full rules are played with
    enough: Fixed[list[int]]  # resource -> its future hourglass, for every resource of the graveyard
    classes: list[int]  # seat -> class, -1 before it is chosen
    second: list[int]  # seat -> second class, or -1
    favourites: list[int]  # seat -> the resource its pawn stands on, -1 before that
    resources: list[int]  # tokens on each place; -1 if it is not in the graveyard
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
    fate: int  # the space of Destiny on which the pawn stands, -1 before the first night
    fated: int  # interactions with Destiny this night
    used: list[int]  # events whose « Action » was used this night
    packet: list[list[int]]  # seat -> fragments that may be picked, while a past life is built
    box: list[int]  # fragments that nobody took
    drawn: list[list[int]]  # seat -> objectives drawn; two once one is given back
    objectives: list[list[int]]  # seat -> objectives not drawn, or given back
    revealed: int  # the objectives are revealed
    deeds: Fixed[list[list[Any]]]  # seat × 2 + objective -> kind of event, rule and thing that it counts; [] if none
    progress: list[int]  # seat × 2 + objective -> how much of the deed it asks for is done
    glory: list[int]  # seat -> its glory points, a bit each
    chronicle: Fixed[dict[str, Any]]  # the ages before this one; {} in the first
    change: Fixed[dict[str, Any]]  # the graveyard that the next age begins with

    # -- written by tools/fields.py from the fields above
    __slots__ = (
        "box",
        "change",
        "charge",
        "chronicle",
        "classes",
        "deeds",
        "drawn",
        "enough",
        "ephemerals",
        "fate",
        "fated",
        "favourites",
        "forgone",
        "future",
        "glory",
        "hand",
        "laid",
        "mana",
        "night",
        "objectives",
        "packet",
        "past",
        "past_life",
        "progress",
        "resolved",
        "resources",
        "revealed",
        "rules",
        "second",
        "surroundings",
        "used",
        "winner",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "rules",
        "enough",
        "classes",
        "second",
        "favourites",
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
        "fate",
        "fated",
        "used",
        "packet",
        "box",
        "drawn",
        "objectives",
        "revealed",
        "deeds",
        "progress",
        "glory",
        "chronicle",
        "change",
    )
    FIXED: ClassVar[tuple[str, ...]] = (
        "enough",
        "deeds",
        "chronicle",
        "change",
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
        twin.revealed_to = self.revealed_to
        twin.conceded = self.conceded
        twin.unsettled = self.unsettled
        twin.events = []
        twin.rules = self.rules
        twin.enough = self.enough
        twin.classes = self.classes.copy()
        twin.second = self.second.copy()
        twin.favourites = self.favourites.copy()
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
        twin.fate = self.fate
        twin.fated = self.fated
        twin.used = self.used.copy()
        twin.packet = [one.copy() for one in self.packet] if self.packet else []
        twin.box = self.box.copy()
        twin.drawn = [one.copy() for one in self.drawn] if self.drawn else []
        twin.objectives = [one.copy() for one in self.objectives] if self.objectives else []
        twin.revealed = self.revealed
        twin.deeds = self.deeds
        twin.progress = self.progress.copy()
        twin.glory = self.glory.copy()
        twin.chronicle = self.chronicle
        twin.change = self.change
        return twin

    # -- end of what tools/fields.py wrote

    def emit(self, kind: str, rule: str, seat: Seat, args: tuple[Any, ...] = (), seen: int = -1) -> None:
        """Say what happened, and count it for the objectives that ask for such deeds (CE-133)."""
        super().emit(kind, rule, seat, args, seen)
        if self.revealed and kind in COUNTED:
            self._count(kind, rule, seat, args)

    def _count(self, kind: str, rule: str, seat: Seat, args: tuple[Any, ...]) -> None:
        actor = seat
        if rule in TO_OTHERS:
            actor = self.stack[-1].seat
            if actor == seat:
                return
        n = 1 if kind in BY_CARD else args[0]
        for place in (2 * actor, 2 * actor + 1):
            deed = self.deeds[place]
            if deed and deed[0] == kind and deed[1] == rule and (deed[2] < 0 or deed[2] == args[1]):
                self.progress[place] += n


def favourite(pos: Graveyard, seat: Seat) -> int:
    """The resource a seat's pawn stands on (CE-021)."""
    return pos.favourites[seat]


def is_abundant(pos: Graveyard, resource: int) -> bool:
    """At or above the future hourglass (CE-022)."""
    return pos.resources[resource] >= pos.enough[resource]


def soul_gathered(pos: Graveyard, seat: Seat) -> bool:
    """No fragment left in the past life, wherever the ten are (CE-019)."""
    return not pos.past_life[seat]


def settle_victory(pos: Graveyard) -> None:
    """End the game at once when a cendrelin has both a gathered soul and an abundant favourite (CE-018, CE-047).

    If two do at the same moment, the player in charge comes first, then clockwise (CE-S20). Glory points, and what follows the
    end of an age, are settled before the next operation (`glory.settle`).
    """
    if pos.rules & (GLORY | AGES):
        pos.unsettled = 1
        return
    seat = initiation_winner(pos)
    if seat >= 0:
        pos.winner = seat
        pos.stack.clear()
        pos.asked.clear()
        pos.emit("victory", "CE-047", seat, (pos.favourites[seat],))


def initiation_winner(pos: Graveyard) -> int:
    """The seat that has reached the goal of the initiation game and has not conceded (CE-S43), or -1."""
    for step in range(pos.seats):
        seat = (pos.charge + step) % pos.seats
        if not pos.past_life[seat] and not pos.conceded >> seat & 1:
            resource = pos.favourites[seat]
            if pos.resources[resource] >= pos.enough[resource]:
                return seat
    return -1
