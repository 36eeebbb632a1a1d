"""The position of a game of Anima: the piles of the five card types, the active zones, and each seat's team and affairs.

Every card is one copy. Piles have their top last. What is said of a copy for a turn (tapped, immobilised) is a bit of a mask.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludotheque.engine.position import Position, copy_plain

MOST_IN_HAND: Final = 5  # AN-051
MOST_IN_TEAM: Final = 4  # AN-017
DIE: Final = 6  # AN-001
MOST_TURNS: Final = 30  # AN-S60
NOBODY_WON: Final = -2
DEADLY: Final = 5  # AN-178: whoever loses by this much loses a character

#: The phases of a turn (AN-078); before the first turn it is the set-up.
SET_UP: Final = 0
RESET: Final = 1
MOVEMENT: Final = 2
INTERACTION: Final = 3
EXPLORATION: Final = 4
PHASES: Final = ("set-up", "reset", "movement", "interaction", "exploration")

#: The places of `Gaia.fight`, which is empty while nobody fights.
SIDE_A: Final = 0  # the seat that fights: it declared the combat, or met the foe
SIDE_B: Final = 1  # the seat attacked, or -1
FOE: Final = 2  # the creature or mission fought, or -1
FOE_COMBAT: Final = 3  # its printed Combat
FOE_KIND: Final = 4  # an index of KINDS, or -1
DIE_A: Final = 5  # 0 before the dice are rolled
DIE_B: Final = 6
WHERE: Final = 7  # why they fight: one of the four below

GUARD: Final = 0  # a preliminary encounter (AN-117)
MET: Final = 1  # a creature met while exploring (AN-153)
QUEST: Final = 2  # the foe of a mission
RIVAL: Final = 3  # another team

#: How the last fight ended for SIDE_A.
WON: Final = 1
TIED: Final = 0
LOST: Final = -1

#: Kinds of creatures (AN-P07, AN-D10).
KINDS: Final = ("tenebres", "bete", "demon", "automate")
MARKERS: Final = ("red", "blue", "green", "yellow", "violet")  # AN-001, AN-089

#: `Gaia.lasting` is a list of [stat, amount, seat, span, kind, source]; spans say when one ends.
FOR_FIGHT: Final = 0
FOR_TURN: Final = 1
NEXT_TURN: Final = 2  # becomes FOR_TURN when the next turn begins
SOURCE: Final = 5  # where in that list the card is that it comes from, or -1


class Gaia(Position):
    """Everything on the table."""

    tree: int  # whether zones stand in a tree (AN-194)
    needed: int  # how many Basics open the Final: 1, or 2 with multiple missions (AN-200)
    markers: tuple[int, ...]  # by seat: an index of MARKERS
    # piles
    characters: list[int]
    characters_out: list[int]
    zone_deck: list[int]
    zones_out: list[int]
    basics: list[int]
    finals: list[int]
    final: int  # the Final that is turned up, or -1 (AN-008)
    advantages: list[int]
    advantages_out: list[int]
    encounters: list[int]
    encounters_out: list[int]
    # on the table
    active: list[int]  # the zones in play
    guards: list[int]  # beside each of them its preliminary encounter, or -1
    unveiled: int  # mask of the encounters that lie face up on zones
    facing: list[int]  # encounter cards turned up and being faced, which lie on no zone
    tapped: int  # mask of copies
    down: int  # mask of immobilised characters (AN-187)
    progress: list[int]  # by copy: steps of a Basic Mission that are done (AN-042)
    # by seat
    drawn: list[list[int]]  # characters to choose from in the set-up (AN-091)
    team: list[list[int]]
    hand: list[list[int]]
    missions: tuple[tuple[int, ...], ...]  # not begun, secret
    going: tuple[tuple[int, ...], ...]  # in progress, on the left (AN-040)
    done: tuple[tuple[int, ...], ...]  # completed, on the right (AN-041)
    plots: tuple[tuple[int, ...], ...]  # Plots that stay in play, organisations among them
    at: list[int]  # the zone where the marker stands, or -1
    reached: list[int]  # whether that zone was reached this turn (AN-148)
    out: list[int]  # whether the turn is lost (AN-146)
    rested: list[int]  # whether it rested this turn (AN-133)
    fresh: list[int]  # whether it rested last turn: +2/+2 (AN-134)
    sits_out: list[int]  # how many of the next turns are lost (AN-192)
    ascent: list[
        int
    ]  # steps of the Final that are done: one card is everybody's goal, the way to it is each team's own
    held: list[int]  # the Resistance Mission that holds the team in its zone, or -1
    level: list[int]  # in the tree: the level it moves from; 0 is outside (AN-198)
    recruited: list[int]  # the zone where it last recruited, or -1 (AN-168)
    recruited_turn: list[int]
    might: list[int]  # Combat from completed missions (AN-011)
    haste: list[int]  # Speed from completed missions
    wants: list[int]  # mask of the moments at which it wants to be asked (AN-085)
    # the turn
    turns: int
    phase: int
    order: list[int]  # seats, fastest first (AN-079)
    step: int  # how many seats have had their step of the phase
    sought: int  # whether somebody has sought new horizons this turn (AN-121)
    fought: int  # mask of pairs that tied in this turn (AN-177) or have fought
    traded: int  # mask of pairs that have traded this turn (AN-S24) or declined to
    used: int  # mask of copies whose ability was used this turn
    fight: list[int]
    result: int  # how the last fight ended for the one who fought
    margin: int
    die: int  # the exploration die, or 0
    subject: int  # whose move, roll, card or defeat may be interrupted now, or -1
    goal: int  # the zone a team has declared to go to, or -1
    trade: list[int]  # the two seats that bargain, and what each lays down: see `trade`
    pending: list[int]  # cards played that wait for interruptions, in order: copy, seat, cancelled
    lasting: list[list[Any]]
    winner: int  # a seat, -1 while the game goes on, or NOBODY_WON

    # -- written by tools/fields.py from the fields above
    __slots__ = (
        "active",
        "advantages",
        "advantages_out",
        "ascent",
        "at",
        "basics",
        "characters",
        "characters_out",
        "die",
        "done",
        "down",
        "drawn",
        "encounters",
        "encounters_out",
        "facing",
        "fight",
        "final",
        "finals",
        "fought",
        "fresh",
        "goal",
        "going",
        "guards",
        "hand",
        "haste",
        "held",
        "lasting",
        "level",
        "margin",
        "markers",
        "might",
        "missions",
        "needed",
        "order",
        "out",
        "pending",
        "phase",
        "plots",
        "progress",
        "reached",
        "recruited",
        "recruited_turn",
        "rested",
        "result",
        "sits_out",
        "sought",
        "step",
        "subject",
        "tapped",
        "team",
        "trade",
        "traded",
        "tree",
        "turns",
        "unveiled",
        "used",
        "wants",
        "winner",
        "zone_deck",
        "zones_out",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "tree",
        "needed",
        "markers",
        "characters",
        "characters_out",
        "zone_deck",
        "zones_out",
        "basics",
        "finals",
        "final",
        "advantages",
        "advantages_out",
        "encounters",
        "encounters_out",
        "active",
        "guards",
        "unveiled",
        "facing",
        "tapped",
        "down",
        "progress",
        "drawn",
        "team",
        "hand",
        "missions",
        "going",
        "done",
        "plots",
        "at",
        "reached",
        "out",
        "rested",
        "fresh",
        "sits_out",
        "ascent",
        "held",
        "level",
        "recruited",
        "recruited_turn",
        "might",
        "haste",
        "wants",
        "turns",
        "phase",
        "order",
        "step",
        "sought",
        "fought",
        "traded",
        "used",
        "fight",
        "result",
        "margin",
        "die",
        "subject",
        "goal",
        "trade",
        "pending",
        "lasting",
        "winner",
    )
    FROZEN: ClassVar[tuple[str, ...]] = (
        "markers",
        "missions",
        "going",
        "done",
        "plots",
    )

    def copy(self) -> Gaia:
        twin = Gaia()
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
        twin.tree = self.tree
        twin.needed = self.needed
        twin.markers = self.markers
        twin.characters = self.characters.copy()
        twin.characters_out = self.characters_out.copy()
        twin.zone_deck = self.zone_deck.copy()
        twin.zones_out = self.zones_out.copy()
        twin.basics = self.basics.copy()
        twin.finals = self.finals.copy()
        twin.final = self.final
        twin.advantages = self.advantages.copy()
        twin.advantages_out = self.advantages_out.copy()
        twin.encounters = self.encounters.copy()
        twin.encounters_out = self.encounters_out.copy()
        twin.active = self.active.copy()
        twin.guards = self.guards.copy()
        twin.unveiled = self.unveiled
        twin.facing = self.facing.copy()
        twin.tapped = self.tapped
        twin.down = self.down
        twin.progress = self.progress.copy()
        twin.drawn = [one.copy() for one in self.drawn] if self.drawn else []
        twin.team = [one.copy() for one in self.team] if self.team else []
        twin.hand = [one.copy() for one in self.hand] if self.hand else []
        twin.missions = self.missions
        twin.going = self.going
        twin.done = self.done
        twin.plots = self.plots
        twin.at = self.at.copy()
        twin.reached = self.reached.copy()
        twin.out = self.out.copy()
        twin.rested = self.rested.copy()
        twin.fresh = self.fresh.copy()
        twin.sits_out = self.sits_out.copy()
        twin.ascent = self.ascent.copy()
        twin.held = self.held.copy()
        twin.level = self.level.copy()
        twin.recruited = self.recruited.copy()
        twin.recruited_turn = self.recruited_turn.copy()
        twin.might = self.might.copy()
        twin.haste = self.haste.copy()
        twin.wants = self.wants.copy()
        twin.turns = self.turns
        twin.phase = self.phase
        twin.order = self.order.copy()
        twin.step = self.step
        twin.sought = self.sought
        twin.fought = self.fought
        twin.traded = self.traded
        twin.used = self.used
        twin.fight = self.fight.copy()
        twin.result = self.result
        twin.margin = self.margin
        twin.die = self.die
        twin.subject = self.subject
        twin.goal = self.goal
        twin.trade = self.trade.copy()
        twin.pending = self.pending.copy()
        twin.lasting = copy_plain(self.lasting) if self.lasting else []
        twin.winner = self.winner
        return twin

    # -- end of what tools/fields.py wrote


def empty(seats: int, rng: int, faces: list[int], pool: list[int]) -> Gaia:
    """A position in which nothing lies anywhere yet."""
    pos = Gaia()
    pos.begin(seats, rng, faces, pool)
    pos.tree = 0
    pos.needed = 1
    pos.markers = tuple(range(seats))
    pos.characters, pos.characters_out = [], []
    pos.zone_deck, pos.zones_out = [], []
    pos.basics, pos.finals, pos.final = [], [], -1
    pos.advantages, pos.advantages_out = [], []
    pos.encounters, pos.encounters_out = [], []
    pos.active, pos.guards, pos.unveiled, pos.facing = [], [], 0, []
    pos.tapped = pos.down = 0
    pos.progress = [0] * len(faces)
    pos.drawn = [[] for _ in range(seats)]
    pos.team = [[] for _ in range(seats)]
    pos.hand = [[] for _ in range(seats)]
    pos.missions = pos.going = pos.done = pos.plots = ((),) * seats
    pos.at, pos.held, pos.recruited = [-1] * seats, [-1] * seats, [-1] * seats
    pos.reached, pos.out, pos.rested, pos.fresh = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    pos.sits_out, pos.level, pos.recruited_turn = [0] * seats, [0] * seats, [0] * seats
    pos.might, pos.haste, pos.ascent = [0] * seats, [0] * seats, [0] * seats
    pos.wants = [-1] * seats
    pos.turns, pos.phase, pos.order, pos.step = 0, SET_UP, list(range(seats)), 0
    pos.sought = pos.fought = pos.traded = pos.used = 0
    pos.fight, pos.result, pos.margin, pos.die = [], 0, 0, 0
    pos.subject = pos.goal = -1
    pos.trade, pos.pending, pos.lasting = [], [], []
    pos.winner = -1
    return pos


def pair(one: int, other: int) -> int:
    """The bit of two seats, whichever comes first."""
    return 1 << (one * 5 + other if one < other else other * 5 + one)


def recruited_here(pos: Gaia, seat: int, zone: int) -> bool:
    """Whether a team recruited in a zone last turn, and so may not do it there again (AN-168)."""
    return pos.recruited[seat] == zone and pos.recruited_turn[seat] == pos.turns - 1


def put(piles: tuple[tuple[int, ...], ...], seat: int, cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The piles of all seats with another one for this seat."""
    return (*piles[:seat], cards, *piles[seat + 1 :])


def add(piles: tuple[tuple[int, ...], ...], seat: int, card: int) -> tuple[tuple[int, ...], ...]:
    return put(piles, seat, (*piles[seat], card))


def drop(piles: tuple[tuple[int, ...], ...], seat: int, card: int) -> tuple[tuple[int, ...], ...]:
    return put(piles, seat, tuple([one for one in piles[seat] if one != card]))
