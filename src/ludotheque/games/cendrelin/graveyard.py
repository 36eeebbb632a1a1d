"""The position of Le Trône du Haut Cendrelin: the graveyard, its events, and what lies before each cendrelin."""

from __future__ import annotations

from ludotheque.engine.position import Frame, Position

#: Resources of the base places, in the order of the board, with their past and future hourglasses (CE-011 to CE-014).
RESOURCES = ("tombes", "fosses", "ames", "tresors")
START = (3, 3, 2, 2)
ABUNDANT = (6, 6, 4, 4)
TOMBS, PITS, SOULS, TREASURES = range(4)

#: Ephemeral resources (CE-127).
EPHEMERALS = ("degats", "hommages", "pactes")

#: The classes offered in the initiation game (CE-002) and the favourite resource of each (CE-020).
CLASSES = ("necromancien", "animancien", "sorcier")
FAVOURITE = (TOMBS, SOULS, TREASURES)


class Graveyard(Position):
    """Everything on the table. Piles have their top card last."""

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
        classes: list[int],
        resources: list[int],
        mana: list[int],
        ephemerals: list[int],
        past_life: list[list[int]],
        hand: list[list[int]],
        laid: list[list[int]],
        forgone: list[list[int]],
        future: list[int],
        surroundings: list[int],
        past: list[int],
        charge: int,
        night: int,
        resolved: int,
        winner: int,
    ) -> None:
        Position.__init__(self, seats, rng, faces, known, pool, stack, asked, chance, news, unsettled)
        self.classes = classes  # seat -> class, -1 before it is chosen
        self.resources = resources  # tokens on each place
        self.mana = mana
        self.ephemerals = ephemerals  # seat × 3 + kind -> amount prepared this night
        self.past_life = past_life  # seat -> face-down pile
        self.hand = hand
        self.laid = laid  # fragments played, face up
        self.forgone = forgone  # fragments forgone, face down
        self.future = future
        self.surroundings = surroundings
        self.past = past
        self.charge = charge  # the seat whose night it is, -1 before the first
        self.night = night  # how many nights have begun
        self.resolved = resolved  # events resolved this night
        self.winner = winner

    def copy(self) -> Graveyard:
        return Graveyard(
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
            classes=self.classes[:],
            resources=self.resources[:],
            mana=self.mana[:],
            ephemerals=self.ephemerals[:],
            past_life=[pile[:] for pile in self.past_life],
            hand=[cards[:] for cards in self.hand],
            laid=[cards[:] for cards in self.laid],
            forgone=[cards[:] for cards in self.forgone],
            future=self.future[:],
            surroundings=self.surroundings[:],
            past=self.past[:],
            charge=self.charge,
            night=self.night,
            resolved=self.resolved,
            winner=self.winner,
        )


def favourite(pos: Graveyard, seat: int) -> int:
    """The resource a seat's pawn stands on (CE-021)."""
    return FAVOURITE[pos.classes[seat]]


def is_abundant(pos: Graveyard, resource: int) -> bool:
    """At or above the future hourglass (CE-022)."""
    return pos.resources[resource] >= ABUNDANT[resource]


def soul_gathered(pos: Graveyard, seat: int) -> bool:
    """No fragment left in the past life, wherever the ten are (CE-019)."""
    return not pos.past_life[seat]


def settle_victory(pos: Graveyard) -> None:
    """End the game at once when a cendrelin has both his soul and his favourite in abundance (CE-018, CE-047).

    Two at the same moment: the one in charge first, then clockwise from him (CE-S20).
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
