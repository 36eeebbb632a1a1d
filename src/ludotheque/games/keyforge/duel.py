"""The position of a KeyForge duel: two decks, two lines, pools of Aombre, keys, and what lasts.

A card in play keeps its number (copy) wherever it goes. Per-card figures are flat lists by copy; zones are lists of copies
(piles: top last; lines: left to right as their controller sees them).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludotheque.engine.lasting import Lasting
from ludotheque.engine.position import Derived, Fixed, Position, TwoPiles

#: The houses of this season, in the order of the book (KF-005).
HOUSES: Final = ("brobnar", "dis", "logos", "mars", "sanctum", "ombres", "indomptes")
NO_HOUSE: Final = -1
#: The colours of the key tokens (KF-015); they have no effect (KF-177).
KEYS: Final = ("rouge", "bleue", "jaune")
KEY_COST: Final = 6  # KF-031
HAND: Final = 6  # KF-052
MOST_CHAINS: Final = 24  # KF-S18

#: The first word of every fact of a turn that is kept in `turn_facts` and `previous`; a type, a house or a seat may follow.
FACTS: Final = frozenset(
    {
        "destroyed",
        "discarded",
        "discards",
        "forged",
        "keys",
        "permit",
        "played",
        "slain",
        "spent",
        "used",
        "users",
    }
)

#: `Duel.kinds` after `constants` or `lasting` have changed: `queries.may_hold` gathers it again.
NOT_GATHERED: Final = -1


class Duel(Position):
    """Everything on the table."""

    mode: str
    # by copy
    owner: Fixed[list[int]]
    symbol: Fixed[list[int]]  # the house it bears: a maverick's is not its face's (KF-211)
    controller: list[int]
    ready: list[int]
    stunned: list[int]
    damage: list[int]
    amber_on: list[int]
    counters: list[int]  # +1 power status cards
    armor_spent: list[int]  # armor used up this turn (KF-146)
    armor_seen: list[int]  # the armor it had when some was used, to tell what it has lost since (KF-S24)
    attacked: list[int]  # attacks on it this turn (KF-216, KF-S23)
    used: list[int]  # how often it was used this turn
    bearer: list[int]  # an upgrade's creature, else -1
    # zones
    deck: TwoPiles
    hand: TwoPiles
    discard: TwoPiles
    archives: TwoPiles
    purged: TwoPiles
    line: TwoPiles
    artifacts: TwoPiles
    upgrades: list[int]  # all attached upgrades, in the order they came
    limbo: list[int]  # actions being resolved (KF-S29)
    beneath: list[list[int]]  # [host, card]: cards under another
    constants: list[int]  # cards in play that have constant abilities
    # by seat
    amber: list[int]
    keys: list[int]  # mask of the forged colours
    chains: list[int]
    houses: Fixed[TwoPiles]
    # the turn
    active: int
    first: int
    turn: int
    step: int
    house: int
    from_hand: int  # cards played or discarded from hand this turn (KF-045)
    uses_by_name: list[list[int]]  # [face, plays and uses this turn] (KF-112)
    turn_facts: dict[str, int]  # facts of this turn that cards refer to
    previous: Fixed[list[dict[str, int]]]  # the same for each seat's last turn
    lasting: list[Lasting]
    winner: int
    wins: list[int]  # games won in a match
    archons: Fixed[list[str]]  # the names of the decks
    first_chains: Fixed[list[int]]  # chains at the start of each game of a match
    offer_cut: int  # 1 when each deck is offered to the opponent before the first hands are drawn (KF-019)
    kinds: Derived[int]  # mask of the kinds of modifiers that may hold, or NOT_GATHERED

    RECORDS: ClassVar[dict[str, type[Any]]] = {"lasting": Lasting}

    # -- written by tools/fields.py from the fields above
    __slots__ = (
        "active",
        "amber",
        "amber_on",
        "archives",
        "archons",
        "armor_seen",
        "armor_spent",
        "artifacts",
        "attacked",
        "bearer",
        "beneath",
        "chains",
        "constants",
        "controller",
        "counters",
        "damage",
        "deck",
        "discard",
        "first",
        "first_chains",
        "from_hand",
        "hand",
        "house",
        "houses",
        "keys",
        "kinds",
        "lasting",
        "limbo",
        "line",
        "mode",
        "offer_cut",
        "owner",
        "previous",
        "purged",
        "ready",
        "step",
        "stunned",
        "symbol",
        "turn",
        "turn_facts",
        "upgrades",
        "used",
        "uses_by_name",
        "winner",
        "wins",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "mode",
        "owner",
        "symbol",
        "controller",
        "ready",
        "stunned",
        "damage",
        "amber_on",
        "counters",
        "armor_spent",
        "armor_seen",
        "attacked",
        "used",
        "bearer",
        "deck",
        "hand",
        "discard",
        "archives",
        "purged",
        "line",
        "artifacts",
        "upgrades",
        "limbo",
        "beneath",
        "constants",
        "amber",
        "keys",
        "chains",
        "houses",
        "active",
        "first",
        "turn",
        "step",
        "house",
        "from_hand",
        "uses_by_name",
        "turn_facts",
        "previous",
        "lasting",
        "winner",
        "wins",
        "archons",
        "first_chains",
        "offer_cut",
    )
    DERIVED: ClassVar[tuple[str, ...]] = (
        *Position.DERIVED,
        "kinds",
    )
    FIXED: ClassVar[tuple[str, ...]] = (
        "owner",
        "symbol",
        "houses",
        "previous",
        "archons",
        "first_chains",
    )

    def copy(self) -> Duel:
        twin = Duel()
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
        twin.mode = self.mode
        twin.owner = self.owner
        twin.symbol = self.symbol
        twin.controller = self.controller.copy()
        twin.ready = self.ready.copy()
        twin.stunned = self.stunned.copy()
        twin.damage = self.damage.copy()
        twin.amber_on = self.amber_on.copy()
        twin.counters = self.counters.copy()
        twin.armor_spent = self.armor_spent.copy()
        twin.armor_seen = self.armor_seen.copy()
        twin.attacked = self.attacked.copy()
        twin.used = self.used.copy()
        twin.bearer = self.bearer.copy()
        twin.deck = [self.deck[0].copy(), self.deck[1].copy()]
        twin.hand = [self.hand[0].copy(), self.hand[1].copy()]
        twin.discard = [self.discard[0].copy(), self.discard[1].copy()]
        twin.archives = [self.archives[0].copy(), self.archives[1].copy()]
        twin.purged = [self.purged[0].copy(), self.purged[1].copy()]
        twin.line = [self.line[0].copy(), self.line[1].copy()]
        twin.artifacts = [self.artifacts[0].copy(), self.artifacts[1].copy()]
        twin.upgrades = self.upgrades.copy()
        twin.limbo = self.limbo.copy()
        twin.beneath = [one.copy() for one in self.beneath] if self.beneath else []
        twin.constants = self.constants.copy()
        twin.amber = self.amber.copy()
        twin.keys = self.keys.copy()
        twin.chains = self.chains.copy()
        twin.houses = self.houses
        twin.active = self.active
        twin.first = self.first
        twin.turn = self.turn
        twin.step = self.step
        twin.house = self.house
        twin.from_hand = self.from_hand
        twin.uses_by_name = [one.copy() for one in self.uses_by_name] if self.uses_by_name else []
        twin.turn_facts = self.turn_facts.copy()
        twin.previous = self.previous
        twin.lasting = self.lasting.copy()
        twin.winner = self.winner
        twin.wins = self.wins.copy()
        twin.archons = self.archons
        twin.first_chains = self.first_chains
        twin.offer_cut = self.offer_cut
        twin.kinds = self.kinds
        return twin

    # -- end of what tools/fields.py wrote

    def forget(self) -> None:
        self.events = []
        self.kinds = NOT_GATHERED


def empty_duel(both: list[list[tuple[int, int]]], houses: list[list[int]], rng: int, mode: str) -> Duel:
    """A duel before the set-up: every card in its owner's deck."""
    all_faces = [face for deck in both for face, _ in deck]
    n = len(all_faces)
    half = len(both[0])
    owner = [0] * half + [1] * (n - half)
    pos = Duel()
    pos.begin(2, rng, all_faces, owner[:])
    pos.mode = mode
    pos.owner = owner
    pos.symbol = [house for deck in both for _, house in deck]
    pos.controller = owner[:]
    pos.ready = [0] * n
    pos.stunned = [0] * n
    pos.damage = [0] * n
    pos.amber_on = [0] * n
    pos.counters = [0] * n
    pos.armor_spent = [0] * n
    pos.armor_seen = [0] * n
    pos.attacked = [0] * n
    pos.used = [0] * n
    pos.bearer = [-1] * n
    pos.deck = [list(range(half)), list(range(half, n))]
    pos.hand = [[], []]
    pos.discard = [[], []]
    pos.archives = [[], []]
    pos.purged = [[], []]
    pos.line = [[], []]
    pos.artifacts = [[], []]
    pos.upgrades = []
    pos.limbo = []
    pos.beneath = []
    pos.constants = []
    pos.amber = [0, 0]
    pos.keys = [0, 0]
    pos.chains = [0, 0]
    pos.houses = houses
    pos.active = 0
    pos.first = -1
    pos.turn = 0
    pos.step = 0
    pos.house = -1
    pos.from_hand = 0
    pos.uses_by_name = []
    pos.turn_facts = {}
    pos.previous = [{}, {}]
    pos.lasting = []
    pos.winner = -1
    pos.wins = [0, 0]
    pos.first_chains = [0, 0]
    pos.archons = ["", ""]
    pos.offer_cut = 0
    return pos
