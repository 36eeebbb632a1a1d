"""The position of a KeyForge duel: two decks, two lines, pools of Aombre, keys, and what lasts.

A card in play keeps its number (copy) wherever it goes. Per-card figures are flat lists by copy; zones are lists of copies
(piles: top last; lines: left to right as their controller sees them).
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine.position import Frame, Position, copy_plain

#: The houses of this season, in the order of the book (KF-005).
HOUSES = ("brobnar", "dis", "logos", "mars", "sanctum", "ombres", "indomptes")
NO_HOUSE = -1
#: The colours of the key tokens (KF-015); they have no effect (KF-177).
KEYS = ("rouge", "bleue", "jaune")
KEY_COST = 6  # KF-031
HAND = 6  # KF-052
MOST_CHAINS = 24  # KF-S18

#: The first word of every fact of a turn that is kept in `did` and `previous`; after it may stand a type, a house or a seat.
FACTS = frozenset(
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

#: When a lasting effect ends.
TURN, NEXT_TURN, WHILE_SOURCE = range(3)


class Duel(Position):
    """Everything on the table."""

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
        "cut",
        "damage",
        "deck",
        "did",
        "discard",
        "first",
        "first_chains",
        "from_hand",
        "hand",
        "house",
        "houses",
        "keys",
        "lasting",
        "limbo",
        "line",
        "mode",
        "owner",
        "previous",
        "purged",
        "ready",
        "six",
        "step",
        "stunned",
        "symbol",
        "turn",
        "upgrades",
        "used",
        "winner",
        "wins",
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
        mode: str,
        owner: list[int],
        symbol: list[int],
        controller: list[int],
        ready: list[int],
        stunned: list[int],
        damage: list[int],
        amber_on: list[int],
        counters: list[int],
        armor_spent: list[int],
        armor_seen: list[int],
        attacked: list[int],
        used: list[int],
        bearer: list[int],
        deck: list[list[int]],
        hand: list[list[int]],
        discard: list[list[int]],
        archives: list[list[int]],
        purged: list[list[int]],
        line: list[list[int]],
        artifacts: list[list[int]],
        upgrades: list[int],
        limbo: list[int],
        beneath: list[list[int]],
        constants: list[int],
        amber: list[int],
        keys: list[int],
        chains: list[int],
        houses: list[list[int]],
        active: int,
        first: int,
        turn: int,
        step: int,
        house: int,
        from_hand: int,
        six: list[list[int]],
        did: dict[str, int],
        previous: list[dict[str, int]],
        lasting: list[list[Any]],
        winner: int,
        wins: list[int],
        first_chains: list[int],
        archons: list[str],
        cut: int,
    ) -> None:
        Position.__init__(self, seats, rng, faces, known, pool, stack, asked, chance, news, unsettled)
        self.mode = mode
        # by copy
        self.owner = owner
        self.symbol = symbol  # the house it bears: a maverick's is not its face's (KF-211)
        self.controller = controller
        self.ready = ready
        self.stunned = stunned
        self.damage = damage
        self.amber_on = amber_on
        self.counters = counters  # +1 power status cards
        self.armor_spent = armor_spent  # armor used up this turn (KF-146)
        self.armor_seen = armor_seen  # the armor it had when some was used, to tell what it lost since (KF-S24)
        self.attacked = attacked  # attacks on it this turn (KF-216, KF-S23)
        self.used = used  # how often it was used this turn
        self.bearer = bearer  # an upgrade's creature, else -1
        # zones
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.archives = archives
        self.purged = purged
        self.line = line
        self.artifacts = artifacts
        self.upgrades = upgrades  # all attached upgrades, in the order they came
        self.limbo = limbo  # actions being resolved (KF-S29)
        self.beneath = beneath  # [host, card]: cards under another
        self.constants = constants  # cards in play that have constant abilities
        # by seat
        self.amber = amber
        self.keys = keys  # mask of the forged colours
        self.chains = chains
        self.houses = houses
        # the turn
        self.active = active
        self.first = first
        self.turn = turn
        self.step = step
        self.house = house
        self.from_hand = from_hand  # cards played or discarded from hand this turn (KF-045)
        self.six = six  # [face, plays and uses this turn] (KF-112)
        self.did = did  # facts of this turn that cards ask for
        self.previous = previous  # the same of each seat's last turn
        self.lasting = lasting  # [modifier, source, seat, until, turn, card it is about or -1, how often it is left]
        self.winner = winner
        self.wins = wins  # games won in a match
        self.archons = archons  # the names of the decks
        self.first_chains = first_chains  # chains at the start of each game of a match
        self.cut = cut  # 1 when each deck is offered to the opponent before the first hands are drawn (KF-019)

    def copy(self) -> Duel:
        return Duel(
            seats=self.seats,
            rng=self.rng,
            faces=self.faces[:],
            known=self.known[:],
            pool=self.pool[:],
            stack=[frame.copy() for frame in self.stack],
            asked=self.asked[:],
            chance=self.chance,
            news=self.news,
            unsettled=self.unsettled,
            mode=self.mode,
            owner=self.owner[:],
            symbol=self.symbol[:],
            controller=self.controller[:],
            ready=self.ready[:],
            stunned=self.stunned[:],
            damage=self.damage[:],
            amber_on=self.amber_on[:],
            counters=self.counters[:],
            armor_spent=self.armor_spent[:],
            armor_seen=self.armor_seen[:],
            attacked=self.attacked[:],
            used=self.used[:],
            bearer=self.bearer[:],
            deck=[self.deck[0][:], self.deck[1][:]],
            hand=[self.hand[0][:], self.hand[1][:]],
            discard=[self.discard[0][:], self.discard[1][:]],
            archives=[self.archives[0][:], self.archives[1][:]],
            purged=[self.purged[0][:], self.purged[1][:]],
            line=[self.line[0][:], self.line[1][:]],
            artifacts=[self.artifacts[0][:], self.artifacts[1][:]],
            upgrades=self.upgrades[:],
            limbo=self.limbo[:],
            beneath=[pair[:] for pair in self.beneath],
            constants=self.constants[:],
            amber=self.amber[:],
            keys=self.keys[:],
            chains=self.chains[:],
            houses=[self.houses[0][:], self.houses[1][:]],
            active=self.active,
            first=self.first,
            turn=self.turn,
            step=self.step,
            house=self.house,
            from_hand=self.from_hand,
            six=[pair[:] for pair in self.six],
            did=self.did.copy(),
            previous=[self.previous[0].copy(), self.previous[1].copy()],
            lasting=copy_plain(self.lasting),
            winner=self.winner,
            wins=self.wins[:],
            first_chains=self.first_chains[:],
            archons=self.archons[:],
            cut=self.cut,
        )


def empty_duel(both: list[list[tuple[int, int]]], houses: list[list[int]], rng: int, mode: str) -> Duel:
    """A duel before the set-up: every card in its owner's deck."""
    all_faces = [face for deck in both for face, _ in deck]
    n = len(all_faces)
    half = len(both[0])
    owner = [0] * half + [1] * (n - half)
    return Duel(
        seats=2,
        rng=rng,
        faces=all_faces,
        known=[0] * n,
        pool=owner[:],
        stack=[],
        asked=[],
        chance=0,
        news=0,
        unsettled=0,
        mode=mode,
        owner=owner,
        symbol=[house for deck in both for _, house in deck],
        controller=owner[:],
        ready=[0] * n,
        stunned=[0] * n,
        damage=[0] * n,
        amber_on=[0] * n,
        counters=[0] * n,
        armor_spent=[0] * n,
        armor_seen=[0] * n,
        attacked=[0] * n,
        used=[0] * n,
        bearer=[-1] * n,
        deck=[list(range(half)), list(range(half, n))],
        hand=[[], []],
        discard=[[], []],
        archives=[[], []],
        purged=[[], []],
        line=[[], []],
        artifacts=[[], []],
        upgrades=[],
        limbo=[],
        beneath=[],
        constants=[],
        amber=[0, 0],
        keys=[0, 0],
        chains=[0, 0],
        houses=houses,
        active=0,
        first=-1,
        turn=0,
        step=0,
        house=-1,
        from_hand=0,
        six=[],
        did={},
        previous=[{}, {}],
        lasting=[],
        winner=-1,
        wins=[0, 0],
        first_chains=[0, 0],
        archons=["", ""],
        cut=0,
    )
