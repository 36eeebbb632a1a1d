"""A bench for one card: a position with the few cards that matter, one step, one fight or one ability run on it.

Cards are named by their ids everywhere: `bench({"team": ["acrobate"], "hand": ["lance-de-feu"]}, {})`. Every card that is not named
lies in its deck, in the order of the list. Seats act in the order in which they are given.
"""

from __future__ import annotations

from typing import Any, Self

import ludotheque
from ludotheque.engine.position import Move
from ludotheque.engine.program import Program
from ludotheque.games.anima import combat, encounters, exploration, gaia, interaction, missions, movement, reset, sums
from ludotheque.games.anima.cards import FACES
from ludotheque.games.anima.faces import (
    BY_COMBAT,
    BY_SPEED,
    AdvantageFace,
    Character,
    Creature,
    EventFace,
    MissionFace,
    ZoneFace,
)
from ludotheque.games.anima.gaia import EXPLORATION, INTERACTION, MET, MOVEMENT, QUEST, RESET, RIVAL
from ludotheque.games.anima.turn import TURN, set_order
from tests.driver import state_for

ME, FOE = 0, 1
CARD = {face.id: face.index for face in FACES}
#: Verbs whose arguments are seats or numbers; those of all others are cards.
_NUMBERS = ("target", "trade", "attack", "either")
_STEPS = {
    RESET: reset.STEP,
    MOVEMENT: movement.STEP,
    INTERACTION: interaction.STEP,
    EXPLORATION: exploration.STEP,
}
#: A place without trade, special rule or bonus, in which one stands unless the test says otherwise.
PLAIN = "mines-de-sel-noir"


RULES = ludotheque.game("anima")


def said(move: Move) -> str:
    verb, *args = move
    if not args:
        return str(verb)
    return f"{verb}:{'>'.join(str(arg) if verb in _NUMBERS else FACES[arg].id for arg in args)}"


class Bench:
    """One position, looked at and answered by card ids."""

    def __init__(self, pos: gaia.Gaia) -> None:
        self.pos = pos

    # -- what is run

    def run(self, program: Program, seat: int = ME, source: str = "") -> Self:
        self.pos.push(program, seat, CARD[source] if source else -1)
        RULES.run(self.pos)
        return self

    def step(self, phase: int, seat: int = ME) -> Self:
        """A seat's step of a phase."""
        self.pos.phase = phase
        if phase == MOVEMENT:
            self.pos.reached[seat] = 0
        return self.run(_STEPS[phase], seat)

    def fight(self, foe: str, seat: int = ME) -> Self:
        """Fight a creature met while exploring."""
        face = FACES[CARD[foe]]
        assert isinstance(face, Creature)
        self.take(foe)
        self.pos.facing.append(CARD[foe])
        combat.begin(self.pos, seat, -1, CARD[foe], face.combat, face.creature_kind, MET)
        RULES.run(self.pos)
        return self

    def attack(self, seat: int = ME, other: int = FOE) -> Self:
        combat.begin(self.pos, seat, other, -1, 0, -1, RIVAL)
        RULES.run(self.pos)
        return self

    def meet(self, event: str, seat: int = ME) -> Self:
        """Meet an encounter while exploring the zone in which the team stands."""
        self.take(event)
        self.pos.facing.append(CARD[event])
        encounters.face(self.pos, seat, CARD[event], self.pos.at[seat])
        RULES.run(self.pos)
        return self

    def attempt(self, mission: str, seat: int = ME) -> Self:
        """Try a mission where the team stands, as the zone's reward lets it."""
        self.pos.phase = EXPLORATION
        assert missions.why_not(self.pos, seat, CARD[mission]) is None
        return self.run(missions.ATTEMPT, seat, mission)

    def explore(self, die: int, *more: int) -> Self:
        """Explore; the dice fall so. Answer what is asked on the way with `do`."""
        self.rolls(die, *more)
        return self.step(EXPLORATION).do("explore")

    def run_claim(self, seat: int = ME) -> Self:
        """Choose a reward where the team stands, without what comes before it."""
        return self.run(CLAIM, seat)

    def begin_turn(self) -> Self:
        """The next turn begins."""
        return self.run(BEGINS)

    def order(self) -> list[int]:
        """The order of the next turn, what was for it having begun."""
        for one in self.pos.lasting:
            one[3] = gaia.FOR_TURN
        self.pos.phase = RESET
        set_order(self.pos)
        return self.pos.order

    def rolls(self, *dice: int) -> Self:
        """The next dice."""
        self.pos.rng = state_for(*((die - 1, 6) for die in dice))
        return self

    # -- what is asked and answered

    @property
    def asked(self) -> list[int]:
        return self.pos.asked

    def options(self, seat: int | None = None) -> set[str]:
        seat = self.asked[0] if seat is None else seat
        return {said(move) for move in RULES.legal(self.pos, seat)}

    def refused(self, key: str, seat: int | None = None) -> str:
        """The rule that forbids an answer."""
        seat = self.asked[0] if seat is None else seat
        frame = self.pos.stack[-1]
        asking = RULES.asking(self.pos)
        move = next(one for one in asking.candidates(self.pos, frame, seat) if said(one) == key)
        refusal = asking.refusal(self.pos, frame, seat, move)
        assert refusal is not None, f"{key} is allowed"
        return refusal.rule

    def do(self, *keys: str) -> Self:
        """Answers of whoever is asked first; `1/pass` is that of seat 1."""
        for key in keys:
            who, slash, rest = key.partition("/")
            seat, wanted = (int(who), rest) if slash else (self.asked[0], key)
            move = next((one for one in RULES.legal(self.pos, seat) if said(one) == wanted), None)
            assert move is not None, f"{wanted} is not among {sorted(self.options(seat))}"
            RULES.answer(self.pos, seat, move)
        return self

    def go_on(self) -> Self:
        """Pass until nobody is asked, or there is something else to decide than whether to interrupt or play a card."""
        while self.asked and "pass" in self.options():
            self.do("pass")
        return self

    def go_on_once(self) -> Self:
        """Let the others pass on a card that was just played, until its player is asked again or all is done."""
        seat = self.pos.fight[0] if self.pos.fight else self.pos.order[0]
        while self.asked and self.asked[0] != seat and self.options() == {"pass"}:
            self.do("pass")
        return self

    # -- what is there

    def card(self, id: str) -> int:
        return CARD[id]

    def take(self, id: str) -> None:
        """Take a card out of the pile it lies in."""
        pos, card = self.pos, CARD[id]
        for pile in (
            *(pos.characters, pos.characters_out, pos.zone_deck, pos.zones_out, pos.basics, pos.finals),
            *(pos.advantages, pos.advantages_out, pos.encounters, pos.encounters_out),
        ):
            if card in pile:
                pile.remove(card)

    def ids(self, cards: Any) -> list[str]:
        return [FACES[card].id for card in cards]

    def hand(self, seat: int = ME) -> list[str]:
        return self.ids(self.pos.hand[seat])

    def team(self, seat: int = ME) -> list[str]:
        return self.ids(self.pos.team[seat])

    def combat(self, seat: int = ME) -> int:
        return sums.combat(self.pos, seat)

    def speed(self, seat: int = ME) -> int:
        return sums.speed(self.pos, seat)

    def parts(self, seat: int = ME, stat: int = BY_COMBAT) -> list[tuple[str, int]]:
        """The causes of a sum that are cards."""
        return [(FACES[card].id, n) for card, n in sums.parts(self.pos, seat, stat) if card >= 0]

    @property
    def foe(self) -> int:
        """The Combat of the creature that is fought."""
        return sums.sides(self.pos)[1]

    def tapped(self, id: str) -> bool:
        return bool(self.pos.tapped >> CARD[id] & 1)

    def down(self, id: str) -> bool:
        return bool(self.pos.down >> CARD[id] & 1)

    def at(self, seat: int = ME) -> str | None:
        zone = self.pos.at[seat]
        return FACES[zone].id if zone >= 0 else None

    def out(self, seat: int = ME) -> bool:
        """Whether the seat has lost its turn."""
        return bool(self.pos.out[seat])

    def discarded(self, id: str) -> bool:
        pos = self.pos
        return any(CARD[id] in pile for pile in (pos.characters_out, pos.advantages_out, pos.encounters_out))


BEGINS = exploration.PROGRAMS.make("bench/begins", TURN.ops[:1])
CLAIM = exploration.PROGRAMS.make("bench/claim", [exploration.Claim()])


def bench(*seats: dict[str, Any], zones: tuple[str, ...] = (), phase: int = INTERACTION, **piles: list[str]) -> Bench:
    """A position. A seat has `team`, `hand`, `plots`, `missions`, `done` and `at`; `zones` are in play besides those one is at.

    `characters_out`, `advantages_out` … are discard piles, their top last; `advantages` and the other decks may be given too.
    """
    pos = gaia.empty(len(seats), 1, list(range(len(FACES))), [0] * len(FACES))
    found = Bench(pos)
    for face in FACES:
        if isinstance(face, Character):
            pos.characters.append(face.index)
        elif isinstance(face, ZoneFace):
            pos.zone_deck.append(face.index)
        elif isinstance(face, MissionFace):
            (pos.finals if face.final else pos.basics).append(face.index)
        elif isinstance(face, AdvantageFace):
            pos.advantages.append(face.index)
        elif isinstance(face, (Creature, EventFace)):
            pos.encounters.append(face.index)
    for name, ids in piles.items():
        for id in ids:
            found.take(id)
            getattr(pos, name).append(CARD[id])
    pos.phase = phase
    pos.turns = 3
    for number, seat in enumerate(seats):
        for id in (*seat.get("team", ["colosse-de-gres"] if not number else ["technicien"]),):
            found.take(id)
            pos.team[number].append(CARD[id])
        for id in seat.get("hand", ()):
            found.take(id)
            pos.hand[number].append(CARD[id])
        for name in ("plots", "missions", "going", "done"):
            for id in seat.get(name, ()):
                found.take(id)
                setattr(pos, name, gaia.add(getattr(pos, name), number, CARD[id]))
        at = seat.get("at", PLAIN)
        if at is not None:
            pos.at[number] = CARD[at]
            pos.reached[number] = 1
    for zone in dict.fromkeys((*(seat.get("at", PLAIN) for seat in seats), *zones)):
        if zone is not None:
            found.take(zone)
            pos.active.append(CARD[zone])
            pos.guards.append(-1)
    return found


__all__ = [
    "BY_COMBAT",
    "BY_SPEED",
    "CARD",
    "EXPLORATION",
    "FOE",
    "INTERACTION",
    "ME",
    "MOVEMENT",
    "QUEST",
    "RESET",
    "bench",
]
