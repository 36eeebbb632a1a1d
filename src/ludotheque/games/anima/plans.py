"""How those who think ahead judge a move without trying it out: by what it makes of the race (`race`), in points of the chance to win.

Whom to replace, Plots that stay, where to go, what to take there and whom to attack are judged here; every other question as
`judgement` does, whose units come to about a point each. What a rival loses counts by that rival's part in the chances of the others:
in a duel, all of it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask
from ludotheque.games.anima import judgement, missions, sums
from ludotheque.games.anima.chances import beats_team, dies
from ludotheque.games.anima.faces import (
    ADVANTAGES,
    BORROWED,
    BY_COMBAT,
    BY_SPEED,
    DEATHLESS,
    EXTRA,
    FACES,
    FIRST,
    LAST,
    RECRUIT,
    SLEEPLESS,
    SP,
    UNASSAILABLE,
    UNROBBED,
    AdvantageFace,
    Character,
    Foe,
    mission_face,
    stage_of,
    steps_done,
    zone_face,
)
from ludotheque.games.anima.gaia import EXPLORATION, INTERACTION, MOST_IN_HAND, MOST_IN_TEAM, MOVEMENT, RESET, Gaia
from ludotheque.games.anima.judge_fights import cost, used_ability
from ludotheque.games.anima.judge_trades import LOST, proposal
from ludotheque.games.anima.race import Race, trials
from ludotheque.games.anima.value import character_worth, deeds, lead, strength, venture
from ludotheque.games.anima.verbs import Order, PickZone

#: A recruit as everybody may expect it: Combat 3, and what it brings besides, as a part of what that is worth.
RECRUITED: Final = 3
BESIDES: Final = 1.5
#: A character with less Combat than this makes room in a full team, if nothing better than so much is in reach this turn: in points
#: at even chances, where a point is easiest to win.
WEAK: Final = 3
IDLE: Final = 8.0
#: What it is worth that the goal of a mission lies open, and the part of the mission's own worth.
OPENS: Final = 6.0
OPENS_PART: Final = 1.0
#: That much more for the goal of the Final.
OPENS_FINAL: Final = 1.5
#: Each further turn that a mission takes leaves so much of its prize.
LATER: Final = 0.85
#: What a rest adds where it is not for a mission.
RESTS: Final = 0.5
#: What an attack must promise.
ATTACK: Final = 0.5
#: The part of a card's cost that counts where it takes the place of the movement.
FARE: Final = 0.7
SURE: Final = 100.0
#: To act first is no gain: who comes later finds ways that others have cleared.
FIRST_TO_ACT: Final = -1.5
#: What an ability costs for which a character is tapped: it pays for no card this turn.
TAP: Final = 0.5
#: What a Plot's own ability is worth, and a Plot that is given up.
ABILITY: Final = 2.0
OUT_OF_HAND: Final = 1.5
#: What a modifier of a Plot in play is worth, by the point.
STANDING: Final = {
    BY_COMBAT: 3.3,
    BY_SPEED: -0.4,
    EXTRA: -3.0,
    UNASSAILABLE: 0.7,
    UNROBBED: 0.7,
    SLEEPLESS: 0.4,
    DEATHLESS: 0.8,
    FIRST: FIRST_TO_ACT,
    LAST: -FIRST_TO_ACT,
    BORROWED: 1.0,
}


class Stakes:
    """What may happen to one team, in points of its chance to win."""

    __slots__ = ("_base", "_others", "_quests", "_recruit", "helped", "member", "now", "pos", "race", "seat", "shares")

    def __init__(self, race: Race, pos: Gaia, seat: int) -> None:
        self.race = race
        self.pos = pos
        self.seat = seat
        powers = [math.exp(race.score(pos, one)) for one in range(pos.seats)]
        self._others = math.fsum(powers) - powers[seat]
        self._base = math.log(powers[seat])
        self.now = self.chance(self._base)
        #: By seat: the part of what this one loses that comes to us.
        self.shares = [0.0 if one == seat else power / self._others for one, power in enumerate(powers)]
        self.helped = strength(pos, seat)
        size = -1 if len(pos.team[seat]) > 1 else 0
        self.member = self.now - self.chance(race.score(pos, seat, -RECRUITED, size))
        self._recruit = -1.0
        self._quests: dict[int, float] = {}

    def chance(self, score: float) -> float:
        power = math.exp(score)
        return SURE * power / (power + self._others)

    def recruit(self) -> float:
        if len(self.pos.team[self.seat]) >= MOST_IN_TEAM:
            return 0.0
        if self._recruit < 0.0:
            more = self.chance(self.race.score(self.pos, self.seat, RECRUITED, 1)) - self.now
            self._recruit = BESIDES * more
        return self._recruit

    def cards(self, number: int) -> float:
        drawn = min(number, MOST_IN_HAND - len(self.pos.hand[self.seat]))
        return self.chance(self._base + drawn * (self.race.hand + self.race.help)) - self.now

    def rest(self) -> float:
        return self.chance(self.race.score(self.pos, self.seat, rest=True)) - self.now + RESTS

    def quest(self, card: int) -> float:
        """What it is worth to try a mission where it goes on."""
        found = self._quests.get(card)
        if found is None:
            found = self._quests[card] = self._quest(card)
        return found

    def _quest(self, card: int) -> float:
        pos, seat = self.pos, self.seat
        face = mission_face(pos, card)
        gate = missions.gate(pos, seat)
        if face.final:
            if not gate:
                return 0.0
            prize = SURE - self.now
        elif gate:
            prize = self.chance(self.race.score(pos, seat, face.combat) + 0.02 * face.speed) - self.now
        elif len(pos.done[seat]) + 1 >= pos.needed:
            prize = self.chance(self.race.score(pos, seat, face.combat, gate=True)) - self.now
        else:
            prize = self.chance(self.race.score(pos, seat, face.combat) + self.race.open) - self.now
        likely = self.race.seen(trials(pos, seat, card, self.helped))
        left = len(face.stages) - steps_done(pos, seat, card) - 1
        found = prize * likely * LATER**left
        for trial in stage_of(pos, seat, card).trials:
            if isinstance(trial, Foe):
                found -= self.race.sight * self.member * dies(lead(pos, seat, card, trial) + self.helped)
        return found

    def reward(self, zone: int) -> float:
        """The best that may be taken in a zone."""
        pos, seat = self.pos, self.seat
        face = zone_face(pos, zone)
        best = 0.0
        for one in face.rewards:
            found = 0.0
            if one.kind == RECRUIT:
                if pos.recruited[seat] != zone or pos.recruited_turn[seat] != pos.turns - 1:
                    found = self.recruit()
            elif one.kind == ADVANTAGES:
                found = self.cards(face.level)
            elif one.kind == SP:
                found = deeds(pos, seat, one.ability) if one.ability is not None else 0.0
            else:
                for card in missions.at_hand(pos, seat):
                    if stage_of(pos, seat, card).place == one.place:
                        found = max(found, self.quest(card))
            best = max(best, found)
        return best

    def place(self, zone: int, *, guarded: bool = True) -> float:
        """How much a team wants to go to a zone."""
        reached, lost = venture(self.pos, self.seat, zone, guarded=guarded)
        return self.race.seen(reached) * self.reward(zone) - self.race.sight * self.member * lost

    def opens(self, zone: int) -> float:
        """What it is worth that a zone lies open from now on, whether the team gets in or not: a mission goes on there."""
        places = [one.place for one in zone_face(self.pos, zone).rewards if one.place]
        found = 0.0
        for card in missions.at_hand(self.pos, self.seat):
            final = card == self.pos.final
            if stage_of(self.pos, self.seat, card).place in places and (
                not final or missions.gate(self.pos, self.seat)
            ):
                found = max(found, (OPENS + OPENS_PART * self.quest(card)) * (OPENS_FINAL if final else 1.0))
        return found


def appraise(race: Race, pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float] | None:
    """The worth of each of these moves, or None where none of the questions is known here or to `judgement`."""
    if op.kind == "reset":
        return reset(race, pos, seat, moves, op, frame)
    if op.kind == "rid":
        return rid(race, pos, seat, moves, op, frame)
    if op.kind == "movement":
        return go(race, pos, seat, moves)
    if op.kind == "exploration":
        return explore(race, pos, seat, moves)
    if op.kind == "reward":
        return claim(race, pos, seat, moves)
    if op.kind == "interaction":
        return interact(race, pos, seat, moves)
    return judgement.appraise(pos, seat, moves, op, frame)


def reset(race: Race, pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    """As `judgement` does, but for characters to be replaced, Plots that stay and the order of play."""
    found = judgement.reset(pos, seat, moves, op, frame)
    for n, move in enumerate(moves):
        if move[0] == "rid":
            weakest, gain = replaced(race, pos, seat)
            if weakest >= 0:
                found[n] = max(found[n], gain)
        if move[0] not in ("play", "cast", "use"):
            continue
        face = FACES[pos.faces[move[1]]]
        ability = used_ability(pos, move, RESET)
        if move[0] == "play" and isinstance(face, AdvantageFace) and face.stays:
            found[n] = _stays(pos, seat, face)
        elif isinstance(ability.steps[0], Order) and ability.steps[0].first:
            found[n] = FIRST_TO_ACT
        elif ability.tap:
            found[n] -= TAP
    return found


def rid(race: Race, pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    found = judgement.rid(pos, seat, moves, op, frame)
    weakest, gain = replaced(race, pos, seat)
    for n, move in enumerate(moves):
        if move[0] == "dismiss" and move[1] == weakest:
            found[n] = max(found[n], gain)
    return found


def replaced(race: Race, pos: Gaia, seat: int) -> tuple[int, float]:
    """Whom a full team had better replace and what that brings; -1 for nobody, or where there is something better to do."""
    if len(pos.team[seat]) < MOST_IN_TEAM or not _recruits(pos, seat):
        return -1, 0.0
    weakest, least = -1, 0.0
    for card in pos.team[seat]:
        worth = character_worth(pos, card)
        if weakest < 0 or worth < least:
            weakest, least = card, worth
    face: Character = FACES[pos.faces[weakest]]  # type: ignore[assignment]  # a cast would be a call
    if face.combat >= WEAK:
        return -1, 0.0
    stakes = Stakes(race, pos, seat)
    idle = IDLE * 4.0 * stakes.now * (SURE - stakes.now) / SURE**2
    for zone in pos.active:
        if stakes.place(zone) >= idle:
            return -1, 0.0
    return weakest, float(WEAK - face.combat)


def _recruits(pos: Gaia, seat: int) -> bool:
    """Whether the team may recruit somewhere this turn."""
    for zone in pos.active:
        if pos.recruited[seat] == zone and pos.recruited_turn[seat] == pos.turns - 1:
            continue
        for one in zone_face(pos, zone).rewards:
            if one.kind == RECRUIT:
                return True
    return False


def _stays(pos: Gaia, seat: int, face: AdvantageFace) -> float:
    """What a Plot in play is worth; another organisation is given up for it."""
    found = _standing(face)
    if face.organisation:
        for card in pos.plots[seat]:
            other = FACES[pos.faces[card]]
            if isinstance(other, AdvantageFace) and other.organisation:
                return found - _standing(other) - OUT_OF_HAND
    return found


def _standing(face: AdvantageFace) -> float:
    found = ABILITY if len(face.abilities) > 1 else 0.0
    for mod in face.mods:
        found += STANDING.get(mod.stat, 0.0) * mod.amount * (0.5 if mod.conditions else 1.0)
    return found


def go(race: Race, pos: Gaia, seat: int, moves: Sequence[Move]) -> list[float]:
    """Every zone by what it may bring; new horizons by the zones that are left, which everybody can tell."""
    stakes = Stakes(race, pos, seat)
    best = max([0.0, *[stakes.place(move[1]) for move in moves if move[0] == "go"]])
    found = []
    for move in moves:
        verb = move[0]
        if verb in ("go", "dig"):
            found.append(stakes.place(move[1]) + (stakes.opens(move[1]) if verb == "dig" else 0.0))
        elif verb == "seek":
            left = [stakes.place(zone) + stakes.opens(zone) for zone in pos.zone_deck]
            found.append(math.fsum(left) / len(left))
        elif verb == "rest":
            found.append(stakes.rest())
        else:
            found.append(_journey(stakes, move, best))
    return found


def _journey(stakes: Stakes, move: Move, best: float) -> float:
    """A card that takes the place of the movement, or one that is played before it."""
    pos, seat = stakes.pos, stakes.seat
    first = used_ability(pos, move, MOVEMENT).steps[0]
    if isinstance(first, PickZone) and judgement.moves_team(pos, move):
        found = [stakes.place(zone, guarded=False) for zone in first.zones(pos, seat)]
        return max(found, default=LOST) - FARE * cost(pos, seat, move)
    tapped = TAP if used_ability(pos, move, MOVEMENT).tap else 0.0
    return best + judgement.phase_card(pos, seat, move, MOVEMENT) - tapped


def explore(race: Race, pos: Gaia, seat: int, moves: Sequence[Move]) -> list[float]:
    there = Stakes(race, pos, seat).place(pos.at[seat], guarded=False)
    found = []
    for move in moves:
        if move[0] == "explore":
            found.append(there)
        elif move[0] == "pass":
            found.append(0.0)
        else:
            found.append(max(0.0, there) + judgement.phase_card(pos, seat, move, EXPLORATION))
    return found


def claim(race: Race, pos: Gaia, seat: int, moves: Sequence[Move]) -> list[float]:
    stakes = Stakes(race, pos, seat)
    zone = zone_face(pos, pos.at[seat])
    found = []
    for move in moves:
        verb = move[0]
        if verb == "quest":
            found.append(stakes.quest(move[1]))
        elif verb == "advantages":
            found.append(stakes.cards(zone.level))
        elif verb == "recruit":
            found.append(stakes.recruit())
        elif verb == "special":
            abilities = [one.ability for one in zone.rewards if one.ability is not None]
            found.append(deeds(pos, seat, abilities[0]))
        else:
            found.append(0.0)
    return found


def interact(race: Race, pos: Gaia, seat: int, moves: Sequence[Move]) -> list[float]:
    stakes = Stakes(race, pos, seat)
    found = []
    for move in moves:
        if move[0] == "pass":
            found.append(0.0)
        elif move[0] == "trade":
            found.append(proposal(pos, seat, move[1]))
        elif move[0] == "attack":
            found.append(_attack(pos, stakes, move[1]))
        else:
            found.append(judgement.phase_card(pos, seat, move, INTERACTION))
    return found


def _attack(pos: Gaia, stakes: Stakes, other: int) -> float:
    """A win takes a card and keeps the other from what it came for; a defeat costs the same here."""
    seat, here = stakes.seat, pos.at[stakes.seat]
    theirs = Stakes(stakes.race, pos, other)
    by = sums.combat(pos, seat) - sums.combat(pos, other)
    win, lose = beats_team(by), beats_team(-by)
    card = stakes.cards(1)
    taken = card if pos.hand[other] else 0.0
    hurt = taken + max(0.0, theirs.place(here, guarded=False)) + theirs.member * dies(-by)
    loss = (card if pos.hand[seat] else 0.0) + max(0.0, stakes.place(here, guarded=False)) + stakes.member * dies(by)
    return win * (taken + stakes.shares[other] * hurt) - lose * loss - ATTACK
