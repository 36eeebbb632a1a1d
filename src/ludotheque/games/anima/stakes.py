"""What may happen to a team in its turn, in points of its chance to win: a recruit, cards, a rest, a mission, a place.

A `Plan` holds the weights of what moves are worth, beside those of the race; `Stakes` are what one team has at stake in one position.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from ludotheque.games.anima import missions
from ludotheque.games.anima.chances import dies
from ludotheque.games.anima.faces import (
    ADVANTAGES,
    RECRUIT,
    SP,
    Ability,
    Foe,
    mission_face,
    stage_of,
    steps_done,
    zone_face,
)
from ludotheque.games.anima.gaia import MOST_IN_HAND, MOST_IN_TEAM, Gaia, recruited_here
from ludotheque.games.anima.race import Race, goal, trials
from ludotheque.games.anima.value import deeds, lead, strength, venture
from ludotheque.games.anima.verbs import Rest

#: What moves are worth: weights beside those of the race. `shut` and `open` tell whether the Final is open to the team.
HAND: Final[dict[str, float]] = {
    "recruit.shut": 1.5,  # a recruit, as a part of what Combat 3 is worth: it brings more besides
    "recruit.open": 1.5,
    "cards.shut": 1.0,
    "cards.open": 1.0,
    "special.shut": 1.0,
    "special.open": 1.0,
    "rest.shut": 1.0,
    "rest.open": 1.0,
    "rest.more": 0.5,  # what a rest adds where it is not for a mission
    "seek.shut": 1.0,
    "seek.open": 1.0,
    "seek.more": 0.0,
    "member.shut": 1.0,  # a character that is lost
    "member.open": 1.0,
    "basic": 1.0,  # a Basic that opens the Final, and one that does not
    "bonus": 1.0,
    "final": 1.0,
    "urgent": 1.0,  # the part of a rival's odds to win first, this turn or next, by which all that is for later counts less
    "later": 0.85,  # each further turn that a mission takes leaves so much of its prize
    "opens": 6.0,  # that the goal of a mission lies open, the part of the mission's own worth, and the part for the Final
    "opens.part": 1.0,
    "opens.final": 1.5,
    #: A character with less Combat than this makes room in a full team, if nothing better than so much is in reach this turn: in points
    #: at even chances, where a point is easiest to win.
    "weak": 3.0,
    "idle": 8.0,
    "attack.taken": 1.0,  # the card that a won attack takes, what it spoils for the other, what a lost one costs, what it must promise
    "attack.hurt": 1.0,
    "attack.loss": 1.0,
    "attack.least": 0.5,
    "fare": 0.7,  # the part of a card's cost that counts where it takes the place of the movement
    "first": -1.5,  # to act first is no gain: who comes later finds ways that others have cleared
    "tap": 0.5,  # what an ability costs for which a character is tapped: it pays for no card this turn
    "ability": 2.0,  # what a Plot's own ability is worth, its modifiers, and a Plot that is given up
    "stays": 1.0,
    "given": 1.5,
    "phase.more": 0.0,  # a card played outside of fights
    "fight.cost": 1.0,  # what a card costs in a fight
    "interrupt.more": 0.0,
    "trade.more": 0.0,
    "keep.combat": 0.0,  # the first character, by the point
    "keep.speed": 0.0,
}
#: A recruit as everybody may expect it.
RECRUITED: Final = 3
SURE: Final = 100.0


class Plan:
    """What moves are worth to a team, by these weights and those of the race."""

    __slots__ = (
        "ability",
        "attack_hurt",
        "attack_least",
        "attack_loss",
        "attack_taken",
        "basic",
        "bonus",
        "cards",
        "fare",
        "fight_cost",
        "final",
        "first",
        "given",
        "idle",
        "interrupt",
        "keep_combat",
        "keep_speed",
        "later",
        "member",
        "opens",
        "opens_final",
        "opens_part",
        "phase",
        "race",
        "recruit",
        "rest",
        "rest_more",
        "seek",
        "seek_more",
        "special",
        "stays",
        "tap",
        "trade",
        "urgent",
        "weak",
    )

    def __init__(self, race: Race, weights: Mapping[str, float]) -> None:
        self.race = race
        # before the Final is open to the team, and afterwards
        self.recruit = (weights["recruit.shut"], weights["recruit.open"])
        self.cards = (weights["cards.shut"], weights["cards.open"])
        self.special = (weights["special.shut"], weights["special.open"])
        self.rest = (weights["rest.shut"], weights["rest.open"])
        self.seek = (weights["seek.shut"], weights["seek.open"])
        self.member = (weights["member.shut"], weights["member.open"])
        self.rest_more: float = weights["rest.more"]
        self.seek_more: float = weights["seek.more"]
        self.basic: float = weights["basic"]
        self.bonus: float = weights["bonus"]
        self.final: float = weights["final"]
        self.urgent: float = weights["urgent"]
        self.later: float = weights["later"]
        self.opens: float = weights["opens"]
        self.opens_part: float = weights["opens.part"]
        self.opens_final: float = weights["opens.final"]
        self.weak: float = weights["weak"]
        self.idle: float = weights["idle"]
        self.attack_taken: float = weights["attack.taken"]
        self.attack_hurt: float = weights["attack.hurt"]
        self.attack_loss: float = weights["attack.loss"]
        self.attack_least: float = weights["attack.least"]
        self.fare: float = weights["fare"]
        self.first: float = weights["first"]
        self.tap: float = weights["tap"]
        self.ability: float = weights["ability"]
        self.stays: float = weights["stays"]
        self.given: float = weights["given"]
        self.phase: float = weights["phase.more"]
        self.fight_cost: float = weights["fight.cost"]
        self.interrupt: float = weights["interrupt.more"]
        self.trade: float = weights["trade.more"]
        self.keep_combat: float = weights["keep.combat"]
        self.keep_speed: float = weights["keep.speed"]


def wins_now(pos: Gaia, seat: int) -> float:
    """How likely a team completes the Final the next time it acts: nothing if a stage is left after that, or its goal does not lie open."""
    if pos.final < 0 or not missions.gate(pos, seat):
        return 0.0
    face, step = mission_face(pos, pos.final), pos.ascent[seat]
    if step + 1 < len(face.stages):
        return 0.0
    likely = trials(pos, seat, pos.final, strength(pos, seat))
    if pos.held[seat] == pos.final:
        return likely
    zone = goal(pos, face.stages[step].place)
    return likely * venture(pos, seat, zone)[0] if zone >= 0 else 0.0


class Stakes:
    """What may happen to one team, in points of its chance to win."""

    __slots__ = (
        "_base",
        "_others",
        "_quests",
        "_recruit",
        "gate",
        "goes_on",
        "helped",
        "member",
        "now",
        "plan",
        "pos",
        "race",
        "seat",
        "shares",
    )

    def __init__(self, plan: Plan, pos: Gaia, seat: int) -> None:
        self.plan = plan
        race = plan.race
        self.race = race
        self.gate = 1 if missions.gate(pos, seat) else 0
        self.pos = pos
        self.seat = seat
        powers = [math.exp(race.score(pos, one)) for one in range(pos.seats)]
        self._others = math.fsum(powers) - powers[seat]
        self._base = math.log(powers[seat])
        self.now = self.chance(self._base)
        #: By seat: the part of what this one loses that comes to us.
        self.shares = [0.0 if one == seat else power / self._others for one, power in enumerate(powers)]
        self.helped = strength(pos, seat)
        self.goes_on = 1.0  # how likely nobody else wins before the team acts again
        for other in range(pos.seats):
            if other != seat:
                self.goes_on *= 1.0 - plan.urgent * race.seen(wins_now(pos, other))
        size = -1 if len(pos.team[seat]) > 1 else 0
        lost = self.now - self.chance(race.score(pos, seat, -RECRUITED, size))
        self.member = self.goes_on * plan.member[self.gate] * lost
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
            self._recruit = self.goes_on * self.plan.recruit[self.gate] * more
        return self._recruit

    def cards(self, number: int) -> float:
        drawn = min(number, MOST_IN_HAND - len(self.pos.hand[self.seat]))
        more = self.chance(self._base + drawn * (self.race.hand + self.race.help)) - self.now
        return self.goes_on * self.plan.cards[self.gate] * more

    def rest(self) -> float:
        more = self.chance(self.race.score(self.pos, self.seat, rest=True)) - self.now
        return self.goes_on * (self.plan.rest[self.gate] * more + self.plan.rest_more)

    def special(self, ability: Ability) -> float:
        """What an ability does, as greedy sees it; but for a rest, which opens nothing that a rest elsewhere would not."""
        for step in ability.steps:
            if isinstance(step, Rest):
                return self.rest()
        return self.goes_on * self.plan.special[self.gate] * deeds(self.pos, self.seat, ability)

    def quest(self, card: int) -> float:
        """What it is worth to try a mission where it goes on."""
        found = self._quests.get(card)
        if found is None:
            found = self._quests[card] = self._quest(card)
        return found

    def _quest(self, card: int) -> float:
        pos, seat = self.pos, self.seat
        face = mission_face(pos, card)
        if face.final:
            if not self.gate:
                return 0.0
            prize = self.plan.final * (SURE - self.goes_on * self.now)
        elif self.gate:
            prize = self.chance(self.race.score(pos, seat, face.combat) + 0.02 * face.speed) - self.now
            prize *= self.plan.bonus
        elif len(pos.done[seat]) + 1 >= pos.needed:
            prize = self.chance(self.race.score(pos, seat, face.combat, gate=True)) - self.now
            prize *= self.plan.basic
        else:
            prize = self.chance(self.race.score(pos, seat, face.combat) + self.race.open) - self.now
            prize *= self.plan.basic
        if not face.final:
            prize *= self.goes_on
        likely = self.race.seen(trials(pos, seat, card, self.helped))
        left = len(face.stages) - steps_done(pos, seat, card) - 1
        found = prize * likely * self.plan.later**left
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
                if not recruited_here(pos, seat, zone):
                    found = self.recruit()
            elif one.kind == ADVANTAGES:
                found = self.cards(face.level)
            elif one.kind == SP:
                found = self.special(one.ability) if one.ability is not None else 0.0
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
            if stage_of(self.pos, self.seat, card).place in places and (not final or self.gate):
                here = self.plan.opens + self.plan.opens_part * self.quest(card)
                found = max(found, here * self.plan.opens_final if final else here)
        return self.goes_on * found
