"""The position of a battle: the mat, the players' piles, tokens, what lasts, and the piles of the other modes.

A card keeps its number (copy) wherever it goes. Per-card figures are flat lists by copy; piles are lists of copies, top last.
What cards are currently worth is computed in `sheets.py` and cached with the position until something changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, TypeVar

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Derived, Move, Position, copy_plain
from ludotheque.games.arackhan.mat import CELLS, CENTRE, FREE, OFF, SLOTS
from ludotheque.games.arackhan.modes import switches

if TYPE_CHECKING:
    from ludotheque.games.arackhan.sheet import Changes, Sheets

T = TypeVar("T")

#: Layouts of the players (AW-312).
DUEL: Final = "duel"
FREE_FOR_ALL: Final = "free"
ALLIANCE: Final = "alliance"
DECK = 23  # AW-279
#: The phases of a round (AW-063), with those of the other modes (AW-353, AW-372).
PHASES = ("event", "draw", "strategy", "placement", "reveal", "initiative", "turn", "end")
EVENT: Final = 0
DRAW: Final = 1
STRATEGY: Final = 2
PLACEMENT: Final = 3
REVEAL: Final = 4
INITIATIVE: Final = 5
TURN: Final = 6
END: Final = 7


class Lasting(NamedTuple):
    """A lasting effect; it never changes, so copies share it."""

    what: str
    card: int  # the card it is about
    source: int  # the card it comes from
    seat: int
    until: str  # see `changes`
    n: Any  # a number, or the name of a switch


class Battle(Position):
    """Everything on the table."""

    layout: str
    sides: tuple[int, ...]  # seat -> alliance; without alliances, the seat itself
    decks: list[str]  # seat -> id of the deck, or its name
    swarm: int  # Nuée counts both sides (AW-S14): off by default
    # by copy
    owner: tuple[int, ...]  # whose deck it comes from; -1: a card of the table
    controller: list[int]  # whose token it bears
    at: list[int]  # slot of the battlefield, CELLS + n on the astral plane, or -1
    awake: list[int]  # the active side of its token; spells have no token but are active until used (AW-124)
    shown: list[int]  # revealed on the battlefield or the astral plane
    tokens: tuple[int, ...]  # faction tokens beyond the first (AW-115)
    attacked: tuple[int, ...]  # took part in an attack this round
    acted: tuple[int, ...]  # the actions it performed this round, one bit each (AW-394)
    # zones
    board: list[int]
    centre: tuple[int, ...]
    deck: list[list[int]]
    hand: list[list[int]]
    discard: list[list[int]]
    astral: list[list[int]]  # by seat, two slots
    beneath: list[list[int]]  # [host, card]: cards kept under another (AW-166)
    lasting: list[Lasting]
    back: tuple[tuple[int, ...], ...]  # by seat: hand cards to be put back in the mulligan
    # the course of the game
    round: int
    rounds: int  # 9, or 8 with alliances
    starter: int
    active: int
    phase: int
    first_card: int  # seat bound to the central zone, -1: nobody yet, -2: the duty is fulfilled
    placed: list[list[int]]  # by seat: the cards placed this round
    fresh: list[list[int]]  # by seat: its cards that were placed, deployed or moved this round, in that order
    moved: list[int]  # cards moved in the open activation, not yet closed (AW-131)
    declared: list[list[int]]  # [attacker, target] of the open activation; target -1: all around (AW-133)
    withdrawn: list[list[int]]  # declarations taken back in the open activation
    deeds: list[dict[str, int]]  # by seat: what was done this round, for Objectives
    # other modes
    event_pile: list[int]
    event_past: list[int]
    event: int  # the Event in force, or -1
    objective_pile: list[int]
    objectives: list[int]
    accomplished: tuple[tuple[int, ...], ...]
    opened: list[list[Any]]  # [card, deeds of all seats at that time]: Objectives opened during this round (AW-S41)
    claimed: list[int]  # by seat: the round of its last claim (AW-382)
    declined: list[list[int]]  # [seat, card]: met this round and left: it can still be claimed (AW-S39)
    strategy_pile: list[int]
    strategy_past: list[int]
    strategies: tuple[tuple[int, ...], ...]  # by seat: the Strategy card in hand
    messages: tuple[tuple[int, ...], ...]  # by seat: the secret message received
    coups: tuple[tuple[int, ...], ...]  # by seat: Coups d'éclat in progress
    points: list[int]  # Strategy points
    ended: int
    winners: list[int]
    # derived, and cleared whenever something changes
    sheets: Derived[Sheets | None]
    since: Derived[Changes | None]  # the changes made since the sheets were computed (`changes.changed`)
    offered: Derived[tuple[Move, ...] | None]  # the moves of the placement or activation that was just asked about

    RECORDS: ClassVar[dict[str, type[Any]]] = {"lasting": Lasting}

    def all_shown(self) -> bool:
        """Whether no card lies face down on the battlefield or an astral plane: only what lies there is ever shown."""
        return self.shown.count(0) == self.at.count(-1)

    def imagined(self) -> bool:
        """Whether this is one of the worlds that bots try moves in: most of what is asked there is never read."""
        return self.sheets is not None and self.sheets.recall is not None

    # -- written by tools/fields.py from the fields above
    __slots__ = (
        "accomplished",
        "acted",
        "active",
        "astral",
        "at",
        "attacked",
        "awake",
        "back",
        "beneath",
        "board",
        "centre",
        "claimed",
        "controller",
        "coups",
        "deck",
        "decks",
        "declared",
        "declined",
        "deeds",
        "discard",
        "ended",
        "event",
        "event_past",
        "event_pile",
        "first_card",
        "fresh",
        "hand",
        "lasting",
        "layout",
        "messages",
        "moved",
        "objective_pile",
        "objectives",
        "offered",
        "opened",
        "owner",
        "phase",
        "placed",
        "points",
        "round",
        "rounds",
        "sheets",
        "shown",
        "sides",
        "since",
        "starter",
        "strategies",
        "strategy_past",
        "strategy_pile",
        "swarm",
        "tokens",
        "winners",
        "withdrawn",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "layout",
        "sides",
        "decks",
        "swarm",
        "owner",
        "controller",
        "at",
        "awake",
        "shown",
        "tokens",
        "attacked",
        "acted",
        "board",
        "centre",
        "deck",
        "hand",
        "discard",
        "astral",
        "beneath",
        "lasting",
        "back",
        "round",
        "rounds",
        "starter",
        "active",
        "phase",
        "first_card",
        "placed",
        "fresh",
        "moved",
        "declared",
        "withdrawn",
        "deeds",
        "event_pile",
        "event_past",
        "event",
        "objective_pile",
        "objectives",
        "accomplished",
        "opened",
        "claimed",
        "declined",
        "strategy_pile",
        "strategy_past",
        "strategies",
        "messages",
        "coups",
        "points",
        "ended",
        "winners",
    )
    FROZEN: ClassVar[tuple[str, ...]] = (
        "sides",
        "owner",
        "tokens",
        "attacked",
        "acted",
        "centre",
        "back",
        "accomplished",
        "strategies",
        "messages",
        "coups",
    )
    DERIVED: ClassVar[tuple[str, ...]] = (
        *Position.DERIVED,
        "sheets",
        "since",
        "offered",
    )

    def copy(self) -> Battle:
        twin = Battle()
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
        twin.layout = self.layout
        twin.sides = self.sides
        twin.decks = self.decks.copy()
        twin.swarm = self.swarm
        twin.owner = self.owner
        twin.controller = self.controller.copy()
        twin.at = self.at.copy()
        twin.awake = self.awake.copy()
        twin.shown = self.shown.copy()
        twin.tokens = self.tokens
        twin.attacked = self.attacked
        twin.acted = self.acted
        twin.board = self.board.copy()
        twin.centre = self.centre
        twin.deck = [one.copy() for one in self.deck] if self.deck else []
        twin.hand = [one.copy() for one in self.hand] if self.hand else []
        twin.discard = [one.copy() for one in self.discard] if self.discard else []
        twin.astral = [one.copy() for one in self.astral] if self.astral else []
        twin.beneath = [one.copy() for one in self.beneath] if self.beneath else []
        twin.lasting = self.lasting.copy()
        twin.back = self.back
        twin.round = self.round
        twin.rounds = self.rounds
        twin.starter = self.starter
        twin.active = self.active
        twin.phase = self.phase
        twin.first_card = self.first_card
        twin.placed = [one.copy() for one in self.placed] if self.placed else []
        twin.fresh = [one.copy() for one in self.fresh] if self.fresh else []
        twin.moved = self.moved.copy()
        twin.declared = [one.copy() for one in self.declared] if self.declared else []
        twin.withdrawn = [one.copy() for one in self.withdrawn] if self.withdrawn else []
        twin.deeds = [one.copy() for one in self.deeds] if self.deeds else []
        twin.event_pile = self.event_pile.copy()
        twin.event_past = self.event_past.copy()
        twin.event = self.event
        twin.objective_pile = self.objective_pile.copy()
        twin.objectives = self.objectives.copy()
        twin.accomplished = self.accomplished
        twin.opened = copy_plain(self.opened) if self.opened else []
        twin.claimed = self.claimed.copy()
        twin.declined = [one.copy() for one in self.declined] if self.declined else []
        twin.strategy_pile = self.strategy_pile.copy()
        twin.strategy_past = self.strategy_past.copy()
        twin.strategies = self.strategies
        twin.messages = self.messages
        twin.coups = self.coups
        twin.points = self.points.copy()
        twin.ended = self.ended
        twin.winners = self.winners.copy()
        twin.sheets = self.sheets
        twin.since = self.since
        twin.offered = self.offered
        return twin

    # -- end of what tools/fields.py wrote


def empty_battle(
    seats: int,
    rng: int,
    layout: str,
    slots: tuple[int, ...] = SLOTS,
    centre: tuple[int, ...] = CENTRE,
) -> Battle:
    """A battle without cards."""
    board = [OFF] * CELLS
    for slot in slots:
        board[slot] = FREE
    pos = Battle()
    pos.begin(seats, rng, [], [])
    pos.layout = layout
    pos.sides = tuple(seat % 2 if layout == ALLIANCE else seat for seat in range(seats))  # AW-S04
    pos.decks = [""] * seats
    pos.swarm = 0
    pos.owner = ()
    pos.controller = []
    pos.at = []
    pos.awake = []
    pos.shown = []
    pos.tokens = ()
    pos.attacked = ()
    pos.acted = ()
    pos.board = board
    pos.centre = centre
    pos.deck = [[] for _ in range(seats)]
    pos.hand = [[] for _ in range(seats)]
    pos.discard = [[] for _ in range(seats)]
    pos.astral = [[-1, -1] for _ in range(seats)]
    pos.beneath = []
    pos.lasting = []
    pos.back = ((),) * seats
    pos.round = 0
    pos.rounds = 8 if layout == ALLIANCE else 9  # AW-061, AW-329
    pos.starter = -1
    pos.active = 0
    pos.phase = DRAW
    pos.first_card = -2
    pos.placed = [[] for _ in range(seats)]
    pos.fresh = [[] for _ in range(seats)]
    pos.moved = []
    pos.declared = []
    pos.withdrawn = []
    pos.deeds = [{} for _ in range(seats)]
    pos.event_pile = []
    pos.event_past = []
    pos.event = -1
    pos.objective_pile = []
    pos.objectives = []
    pos.accomplished = ((),) * seats
    pos.opened = []
    pos.claimed = [0] * seats
    pos.declined = []
    pos.strategy_pile = []
    pos.strategy_past = []
    pos.strategies = ((),) * seats
    pos.messages = ((),) * seats
    pos.coups = ((),) * seats
    pos.points = [0] * seats
    pos.ended = 0
    pos.winners = []
    return pos


def add_card(pos: Battle, face: int, owner: Seat, pool: int) -> int:
    """A new copy, in no zone yet."""
    card = len(pos.faces)
    pos.faces.append(face)
    pos.known.append(0)
    pos.pool.append(pool)
    pos.controller.append(owner)
    pos.at.append(-1)
    pos.awake.append(0)
    pos.shown.append(0)
    pos.owner = (*pos.owner, owner)
    pos.tokens = (*pos.tokens, 0)
    pos.attacked = (*pos.attacked, 0)
    pos.acted = (*pos.acted, 0)
    return card


def replaced(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values with one of them replaced."""
    return (*values[:at], value, *values[at + 1 :])


def without(cards: tuple[int, ...], card: Copy) -> tuple[int, ...]:
    """A pile without one of its cards."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def order(pos: Battle) -> list[int]:
    """The seats in this round's order: clockwise from the starter (AW-062, AW-317); an Event may reverse it (AW-375)."""
    first = pos.starter % pos.seats
    seats = [*range(first, pos.seats), *range(first)]
    return seats[::-1] if switches.on(pos, "reverse-order") else seats
