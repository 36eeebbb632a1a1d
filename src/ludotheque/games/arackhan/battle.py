"""The position of a battle: the mat, the players' piles, tokens, what lasts, and the piles of the other modes.

A card keeps its number (copy) wherever it goes. Per-card figures are flat lists by copy; piles are lists of copies, top last.
What cards are worth at the moment is computed in `sheets.py` and kept with the position until something changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.position import Frame, Move, Position
from ludotheque.games.arackhan.mat import CELLS, CENTRE, FREE, OFF, SLOTS
from ludotheque.games.arackhan.modes import switches

if TYPE_CHECKING:
    from ludotheque.games.arackhan.sheets import Sheets

#: Layouts of the players (AW-312).
DUEL, FREE_FOR_ALL, ALLIANCE = "duel", "free", "alliance"
DECK = 23  # AW-279
#: The phases of a round (AW-063), with those of the other modes (AW-353, AW-372).
PHASES = ("event", "draw", "strategy", "placement", "reveal", "initiative", "turn", "end")
EVENT, DRAW, STRATEGY, PLACEMENT, REVEAL, INITIATIVE, TURN, END = range(8)

#: An entry of `lasting`: what, the card it is about, the card it comes from, the seat, until when, a number.
Lasting = list[Any]


class Battle(Position):
    """Everything on the table."""

    TRANSIENT = Position.TRANSIENT | {"offered", "sheets"}

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
        "starter",
        "strategies",
        "strategy_past",
        "strategy_pile",
        "swarm",
        "tokens",
        "winners",
        "withdrawn",
    )

    def __init__(
        self,
        *,
        seats: int,
        rng: int,
        faces: list[int],
        known: list[int],
        pool: list[int],
        stack: list[Frame],
        asked: list[int],
        chance: int,
        news: int,
        unsettled: int,
        layout: str,
        sides: list[int],
        decks: list[str],
        swarm: int,
        owner: list[int],
        controller: list[int],
        at: list[int],
        awake: list[int],
        shown: list[int],
        tokens: list[int],
        attacked: list[int],
        acted: list[int],
        board: list[int],
        centre: list[int],
        deck: list[list[int]],
        hand: list[list[int]],
        discard: list[list[int]],
        astral: list[list[int]],
        beneath: list[list[int]],
        lasting: list[Lasting],
        back: list[list[int]],
        round: int,
        rounds: int,
        starter: int,
        active: int,
        phase: int,
        first_card: int,
        placed: list[list[int]],
        moved: list[int],
        declared: list[list[int]],
        withdrawn: list[list[int]],
        deeds: list[dict[str, int]],
        event_pile: list[int],
        event_past: list[int],
        event: int,
        objective_pile: list[int],
        objectives: list[int],
        accomplished: list[list[int]],
        opened: list[list[Any]],
        claimed: list[int],
        declined: list[list[int]],
        strategy_pile: list[int],
        strategy_past: list[int],
        strategies: list[list[int]],
        messages: list[list[int]],
        coups: list[list[int]],
        points: list[int],
        ended: int,
        winners: list[int],
    ) -> None:
        Position.__init__(self, seats, rng, faces, known, pool, stack, asked, chance, news, unsettled)
        self.layout = layout
        self.sides = sides  # seat -> alliance; each for themselves: the seat
        self.decks = decks  # seat -> id of the deck, or its name
        self.swarm = swarm  # Nuée counts both sides (AW-S14): off by default
        # by copy
        self.owner = owner  # whose deck it comes from; -1: a card of the table
        self.controller = controller  # whose token it bears
        self.at = at  # slot of the battlefield, CELLS + n on the astral plane, or -1
        self.awake = awake  # the active side of its token; spells have no token but are active until used (AW-124)
        self.shown = shown  # revealed on the battlefield or the astral plane
        self.tokens = tokens  # faction tokens beyond the first (AW-115)
        self.attacked = attacked  # took part in an attack this round
        self.acted = acted  # the actions it performed this round, one bit each (AW-394)
        # zones
        self.board = board
        self.centre = centre
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.astral = astral  # by seat, two slots
        self.beneath = beneath  # [host, card]: cards kept under another (AW-166)
        self.lasting = lasting
        self.back = back  # by seat: hand cards to be put back in the mulligan
        # the course of the game
        self.round = round
        self.rounds = rounds  # 9, or 8 with alliances
        self.starter = starter
        self.active = active
        self.phase = phase
        self.first_card = first_card  # seat bound to the central zone, -1: nobody yet, -2: the duty is fulfilled
        self.placed = placed  # by seat: the cards placed this round
        self.moved = moved  # cards moved in the open activation, not yet closed (AW-131)
        self.declared = declared  # [attacker, target] of the open activation; target -1: all around (AW-133)
        self.withdrawn = withdrawn  # declarations taken back in the open activation
        self.deeds = deeds  # by seat: what was done this round, for Objectives
        # other modes
        self.event_pile = event_pile
        self.event_past = event_past
        self.event = event  # the Event in force, or -1
        self.objective_pile = objective_pile
        self.objectives = objectives
        self.accomplished = accomplished
        self.opened = opened  # [card, deeds of all seats then]: Objectives opened during this round (AW-S41)
        self.claimed = claimed  # by seat: the round of its last claim (AW-382)
        self.declined = declined  # [seat, card]: not claimed when it could be, this round
        self.strategy_pile = strategy_pile
        self.strategy_past = strategy_past
        self.strategies = strategies  # by seat: the Strategy card in hand
        self.messages = messages  # by seat: the secret message received
        self.coups = coups  # by seat: Coups d'éclat in progress
        self.points = points  # Strategy points
        self.ended = ended
        self.winners = winners
        # derived, and forgotten whenever something changes
        self.sheets: Sheets | None = None
        self.offered: tuple[Move, ...] | None = None  # the moves of the activation that was just asked about

    def copy(self) -> Battle:
        twin = Battle.__new__(Battle)
        twin.seats = self.seats
        twin.rng = self.rng
        twin.faces = self.faces[:]
        twin.known = self.known[:]
        twin.pool = self.pool[:]
        twin.stack = [frame.copy() for frame in self.stack]
        twin.asked = self.asked[:]
        twin.chance = self.chance
        twin.news = self.news
        twin.unsettled = self.unsettled
        twin.events = []
        twin.layout = self.layout
        twin.sides = self.sides[:]
        twin.decks = self.decks[:]
        twin.swarm = self.swarm
        twin.owner = self.owner[:]
        twin.controller = self.controller[:]
        twin.at = self.at[:]
        twin.awake = self.awake[:]
        twin.shown = self.shown[:]
        twin.tokens = self.tokens[:]
        twin.attacked = self.attacked[:]
        twin.acted = self.acted[:]
        twin.board = self.board[:]
        twin.centre = self.centre[:]
        twin.deck = [pile[:] for pile in self.deck]
        twin.hand = [pile[:] for pile in self.hand]
        twin.discard = [pile[:] for pile in self.discard]
        twin.astral = [pile[:] for pile in self.astral]
        twin.beneath = [pair[:] for pair in self.beneath]
        twin.lasting = [entry[:] for entry in self.lasting]
        twin.back = [pile[:] for pile in self.back]
        twin.round = self.round
        twin.rounds = self.rounds
        twin.starter = self.starter
        twin.active = self.active
        twin.phase = self.phase
        twin.first_card = self.first_card
        twin.placed = [pile[:] for pile in self.placed]
        twin.moved = self.moved[:]
        twin.declared = [pair[:] for pair in self.declared]
        twin.withdrawn = [pair[:] for pair in self.withdrawn]
        twin.deeds = [deeds.copy() for deeds in self.deeds]
        twin.event_pile = self.event_pile[:]
        twin.event_past = self.event_past[:]
        twin.event = self.event
        twin.objective_pile = self.objective_pile[:]
        twin.objectives = self.objectives[:]
        twin.accomplished = [pile[:] for pile in self.accomplished]
        twin.opened = [[card, [deeds.copy() for deeds in then]] for card, then in self.opened]
        twin.claimed = self.claimed[:]
        twin.declined = [pair[:] for pair in self.declined]
        twin.strategy_pile = self.strategy_pile[:]
        twin.strategy_past = self.strategy_past[:]
        twin.strategies = [pile[:] for pile in self.strategies]
        twin.messages = [pile[:] for pile in self.messages]
        twin.coups = [pile[:] for pile in self.coups]
        twin.points = self.points[:]
        twin.ended = self.ended
        twin.winners = self.winners[:]
        twin.sheets = self.sheets  # neither is changed in place, so both can be shared
        twin.offered = self.offered
        return twin


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
    return Battle(
        seats=seats,
        rng=rng,
        faces=[],
        known=[],
        pool=[],
        stack=[],
        asked=[],
        chance=0,
        news=0,
        unsettled=0,
        layout=layout,
        sides=[seat % 2 if layout == ALLIANCE else seat for seat in range(seats)],  # AW-S04
        decks=[""] * seats,
        swarm=0,
        owner=[],
        controller=[],
        at=[],
        awake=[],
        shown=[],
        tokens=[],
        attacked=[],
        acted=[],
        board=board,
        centre=list(centre),
        deck=[[] for _ in range(seats)],
        hand=[[] for _ in range(seats)],
        discard=[[] for _ in range(seats)],
        astral=[[-1, -1] for _ in range(seats)],
        beneath=[],
        lasting=[],
        back=[[] for _ in range(seats)],
        round=0,
        rounds=8 if layout == ALLIANCE else 9,  # AW-061, AW-329
        starter=-1,
        active=0,
        phase=DRAW,
        first_card=-2,
        placed=[[] for _ in range(seats)],
        moved=[],
        declared=[],
        withdrawn=[],
        deeds=[{} for _ in range(seats)],
        event_pile=[],
        event_past=[],
        event=-1,
        objective_pile=[],
        objectives=[],
        accomplished=[[] for _ in range(seats)],
        opened=[],
        claimed=[0] * seats,
        declined=[],
        strategy_pile=[],
        strategy_past=[],
        strategies=[[] for _ in range(seats)],
        messages=[[] for _ in range(seats)],
        coups=[[] for _ in range(seats)],
        points=[0] * seats,
        ended=0,
        winners=[],
    )


def add_card(pos: Battle, face: int, owner: int, pool: int) -> int:
    """A new copy, in no zone yet."""
    card = len(pos.faces)
    pos.faces.append(face)
    pos.known.append(0)
    pos.pool.append(pool)
    pos.owner.append(owner)
    pos.controller.append(owner)
    pos.at.append(-1)
    for figures in (pos.awake, pos.shown, pos.tokens, pos.attacked, pos.acted):
        figures.append(0)
    return card


def order(pos: Battle) -> list[int]:
    """The seats in this round's order: clockwise from the starter (AW-062, AW-317); an Event may turn it round (AW-375)."""
    seats = [(pos.starter + n) % pos.seats for n in range(pos.seats)]
    return seats[::-1] if switches.on(pos, "reverse-order") else seats
