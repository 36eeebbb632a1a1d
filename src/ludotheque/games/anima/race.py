"""How near each team is to winning: what those who think ahead judge positions by.

A team is described by a few figures: its Combat, its hand, and the odds of what still lies before it. They count differently for
teams to which the Final is open and for those to which it is not. The chances of the seats at a table are as the powers of their
scores. The weights began as a fit to the winners of some two thousand games between greedy bots at the beginnings of turns, and
were then judged by matches: what greedy overrates is a Basic Mission, which is worth about as much as a recruit.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from ludotheque.games.anima import encounters, missions, odds, sums
from ludotheque.games.anima.chances import beats, past_known, past_unknown
from ludotheque.games.anima.faces import (
    EXTRA,
    FACES,
    AdvantageFace,
    Foe,
    Pay,
    Speed,
    ZoneFace,
    mission_face,
    steps_done,
    zone_face,
)
from ludotheque.games.anima.gaia import DIE, Gaia
from ludotheque.games.anima.value import lead, payable, strength

#: The weights. Odds count by their logarithm, Combat and the rest by the point.
HAND: Final[dict[str, float]] = {
    "open": 0.5,  # the Final is open to the team
    "combat": 0.133,
    "speed": -0.03,
    "size": -0.17,  # what more characters with the same Combat are worth: there is less room for others
    "hand": 0.056,
    "useless": -0.14,  # cards that nobody in the team can pay for
    "plots": 0.07,  # Plots that lie in play
    "help": 0.03,  # what a card does besides, when it is drawn
    "rested": 0.2,  # the odds of the Final after a rest
    "fresh": 0.26,  # a rest, while the goal of the next mission lies open
    "held": 0.46,  # each stage of a Resistance that the team has passed
    "left": -0.18,  # each further stage of the Final
    "basic": 0.014,  # the odds of a Basic now
    "far": 0.1,  # before the Final is open: its odds for the team as it is
    "stages": -0.25,  # each further stage of the Basic
    "lost": -0.25,  # a turn that will be lost
    # what these weights leave to the worth of moves, and those for the ends of lines count (`thinking`)
    "goal": 0.0,  # the goal of the Final lies open to a team that may try it
    "near": 0.0,  # and that of a Basic
    "length": 0.0,  # each further stage of the shortest Basic, whether its goal lies open or not
    "awake": 0.0,  # a rest of a team to which the Final is open
    "might": 0.0,  # Combat from missions, besides: nothing takes it away, and it needs no room
}
#: What the Final's foe is taken for while it is unknown, and odds below which differences mean nothing.
FOE: Final = 19
LEAST: Final = 0.03

_LEVELS: Final[dict[str, int]] = {}
_TABLES: Final[dict[int, tuple[int, ...]]] = {}


def _learn() -> None:
    """Where the goals of missions are, by the list of cards that everybody knows."""
    for face in FACES:
        if isinstance(face, ZoneFace):
            _TABLES[face.level] = face.table
            for one in face.rewards:
                if one.place:
                    _LEVELS[one.place] = face.level


def log_odds(likely: float) -> float:
    return math.log(LEAST + likely)


def trials(pos: Gaia, seat: int, card: int, more: int) -> float:
    """The odds of all the stages of a mission that are left; `more` is Combat that the team does not have yet."""
    face = mission_face(pos, card)
    likely = 1.0
    for stage in face.stages[steps_done(pos, seat, card) :]:
        for trial in stage.trials:
            if isinstance(trial, Foe):
                likely *= beats(lead(pos, seat, card, trial) + more)
            elif isinstance(trial, Speed):
                likely *= odds.speed_test(sums.speed(pos, seat), trial.difficulty) / DIE
            elif isinstance(trial, Pay) and len(pos.hand[seat]) < trial.cards:
                likely = 0.0
    return likely


def inside(level: int, combat: int, extra: int) -> float:
    """How likely a team gets through the exploration of a zone."""
    past, _ = past_unknown(level, combat)
    through = 0.0
    for row in _TABLES[level]:
        through += past ** max(0, max(0, row) + extra)
    return through / DIE


def way_in(pos: Gaia, seat: int, zone: int, combat: int) -> float:
    """How likely a team gets past what lies on an active zone."""
    guard = pos.guards[pos.active.index(zone)]
    if guard < 0:
        return 1.0
    level = encounters.level_of(pos, zone)
    if pos.known[guard] >> seat & 1:
        return past_known(pos, seat, guard, level, combat)[0]
    return past_unknown(level, combat)[0]


def goal(pos: Gaia, place: str) -> int:
    """The active zone where the goal of a mission is, or -1."""
    for zone in pos.active:
        for one in zone_face(pos, zone).rewards:
            if one.place == place:
                return zone
    return -1


class Race:
    """The chances of teams, by these weights. Who has less than full `sight` takes what is possible for more likely than it is."""

    __slots__ = (
        "awake",
        "basic",
        "combat",
        "far",
        "fresh",
        "goal",
        "hand",
        "held",
        "help",
        "left",
        "length",
        "lost",
        "might",
        "near",
        "open",
        "plots",
        "rested",
        "sight",
        "size",
        "speed",
        "stages",
        "useless",
    )

    def __init__(self, weights: Mapping[str, float], sight: float = 1.0) -> None:
        self.sight = sight
        self.open: float = weights["open"]
        self.combat: float = weights["combat"]
        self.speed: float = weights["speed"]
        self.size: float = weights["size"]
        self.hand: float = weights["hand"]
        self.useless: float = weights["useless"]
        self.plots: float = weights["plots"]
        self.help: float = weights["help"]
        self.rested: float = weights["rested"]
        self.fresh: float = weights["fresh"]
        self.held: float = weights["held"]
        self.left: float = weights["left"]
        self.basic: float = weights["basic"]
        self.far: float = weights["far"]
        self.stages: float = weights["stages"]
        self.lost: float = weights["lost"]
        self.goal: float = weights["goal"]
        self.near: float = weights["near"]
        self.length: float = weights["length"]
        self.awake: float = weights["awake"]
        self.might: float = weights["might"]
        if not _LEVELS:
            _learn()

    def seen(self, likely: float) -> float:
        """Odds as they appear: at no sight whatever can be done at all seems done."""
        return likely**self.sight if likely > 0.0 else 0.0

    def chances(self, pos: Gaia) -> list[float]:
        """The chances of each seat; they add up to 1."""
        powers = [math.exp(self.score(pos, seat)) for seat in range(pos.seats)]
        total = math.fsum(powers)
        return [one / total for one in powers]

    def score(
        self, pos: Gaia, seat: int, more: int = 0, size: int = 0, *, gate: bool = False, rest: bool = False
    ) -> float:
        """How well a team stands; or how it would with so much `more` Combat and characters, the Final open, or a rest."""
        at, fresh = pos.at[seat], pos.fresh[seat]
        pos.at[seat], pos.fresh[seat] = -1, 0
        combat = sums.combat(pos, seat) + more
        found = self.combat * combat + self.speed * sums.speed(pos, seat) + self.size * (len(pos.team[seat]) + size)
        if gate or missions.gate(pos, seat):
            found += self._final(pos, seat, combat, more, rest or bool(fresh))
        else:
            found += self._basic(pos, seat, combat, more, rest or bool(fresh))
        pos.at[seat], pos.fresh[seat] = at, fresh
        for card in pos.hand[seat]:
            advantage: AdvantageFace = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
            found += self.hand if payable(pos, seat, advantage) else self.hand + self.useless
        found += self.might * pos.might[seat]
        return found + self.plots * len(pos.plots[seat]) + self.lost * pos.sits_out[seat]

    def _final(self, pos: Gaia, seat: int, combat: int, more: int, rest: bool) -> float:
        """What lies before a team to which the Final is open."""
        extra = sums.amount(pos, seat, EXTRA)
        helped = strength(pos, seat) + more
        final = pos.final
        if final < 0:
            likely = beats(helped + combat - more + sums.REST - FOE) * inside(3, combat + sums.REST, extra)
            return self.open + self.rested * log_odds(likely)
        face = mission_face(pos, final)
        step = pos.ascent[seat]
        found = self.open + self.left * (len(face.stages) - step - 1)
        if rest:
            found += self.awake
        if pos.held[seat] == final:
            return found + self.held * step + self.rested * log_odds(trials(pos, seat, final, helped))
        if goal(pos, face.stages[step].place) >= 0:
            found += self.goal + self.fresh if rest else self.goal
        likely = trials(pos, seat, final, helped + sums.REST) * inside(3, combat + sums.REST, extra)
        return found + self.rested * log_odds(likely)

    def _basic(self, pos: Gaia, seat: int, combat: int, more: int, rest: bool) -> float:
        """What lies before the others."""
        extra = sums.amount(pos, seat, EXTRA)
        helped = strength(pos, seat) + more
        added = sums.REST if rest else 0
        best, left, near, fewest = 0.0, 0, 0.0, -1
        for card in (*pos.missions[seat], *pos.going[seat]):
            face = mission_face(pos, card)
            further = len(face.stages) - pos.progress[card] - 1
            if fewest < 0 or further < fewest:
                fewest = further
            step = face.stages[pos.progress[card]]
            likely = trials(pos, seat, card, helped + added)
            if pos.held[seat] != card:
                zone = goal(pos, step.place)
                if zone < 0:
                    continue
                near = self.near
                likely *= way_in(pos, seat, zone, combat + added)
                likely *= inside(_LEVELS[step.place], combat + added, extra)
            if likely > best:
                best, left = likely, further
        found = self.basic * log_odds(best) + self.stages * left + near + self.length * max(0, fewest)
        if pos.final >= 0:
            likely = trials(pos, seat, pos.final, helped)
        else:
            likely = beats(helped + combat - more - FOE)
        return found + self.far * log_odds(likely * inside(3, combat, extra))
