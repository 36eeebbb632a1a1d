"""A player of simple habits, for games by the hundred: go where the mission is, else recruit, else draw; play cards when they help.

It looks at nothing that its seat may not see: its own hand and missions, and what lies open.
"""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.position import Move
from ludotheque.engine.table import new_position
from ludotheque.games.anima import missions, sums
from ludotheque.games.anima.faces import (
    ADVANTAGES,
    COMBAT,
    DECLARED,
    EXPLORED,
    FACES,
    PLOT,
    RECRUIT,
    ROLLED,
    SP,
    AdvantageFace,
    Character,
    Creature,
    Face,
    Foe,
    MissionFace,
    Speed,
    Stage,
    ZoneFace,
)
from ludotheque.games.anima.gaia import DIE_A, DIE_B, MOST_IN_HAND, MOST_IN_TEAM, QUEST, SIDE_A, SIDE_B, WHERE, Gaia
from ludotheque.games.anima.verbs import Bonus

#: What the first encounters of a zone ask of a team, by its level.
_ASKS = {1: 4, 2: 7, 3: 11}
#: Cards that are of no use to one who only wants to get on.
_IDLE = {"faux-messager", "pas-du-vent", "fille-aux-trois-lunes"}


def face(pos: Gaia, card: int) -> Any:
    return FACES[pos.faces[card]]


def stage(pos: Gaia, card: int) -> Stage:
    stages: tuple[Stage, ...] = face(pos, card).stages
    return stages[min(pos.progress[card], len(stages) - 1)]


def payable(pos: Gaia, seat: int, card: int) -> bool:
    """Whether somebody in the team has the skill of a card."""
    type = face(pos, card).type
    return type == PLOT or any(type in face(pos, member).skills for member in pos.team[seat])


def strength(pos: Gaia, seat: int, card: int) -> int:
    """What a card surely adds to a fight."""
    found: AdvantageFace = face(pos, card)
    if found.when != COMBAT or not payable(pos, seat, card):
        return 0
    first = found.abilities[0].steps[0]
    return max(0, first.combat) if isinstance(first, Bonus) else 0


def lacks(pos: Gaia, seat: int, card: int) -> int:
    """How far a team is from what a mission still asks for."""
    mission: MissionFace = face(pos, card)
    trials = [trial for one in mission.stages[pos.progress[card] :] for trial in one.trials]
    combat = max((trial.combat for trial in trials if isinstance(trial, Foe)), default=0)
    speed = max((trial.difficulty for trial in trials if isinstance(trial, Speed)), default=0)
    cards = sum(strength(pos, seat, one) for one in pos.hand[seat])
    return max(0, combat - sums.combat(pos, seat) - cards) + max(0, speed - sums.speed(pos, seat) - 3)


def goal(pos: Gaia, seat: int, card: int) -> float:
    if card == pos.final:
        return 60 - 12 * lacks(pos, seat, card) if missions.gate(pos, seat) else -9
    return 30 - 8 * lacks(pos, seat, card)


def sought(pos: Gaia, seat: int) -> set[str]:
    """The places where the missions of a seat go on."""
    return {
        stage(pos, card).place for card in missions.at_hand(pos, seat) if card != pos.final or missions.gate(pos, seat)
    }


def worth(pos: Gaia, seat: int, zone: int) -> float:
    """How much a seat wants to be in a zone."""
    there: ZoneFace = face(pos, zone)
    own = sums.combat(pos, seat)
    danger = max(0, _ASKS[there.level] - own) * (1 + there.level) / 2
    guard = pos.guards[pos.active.index(zone)]
    if guard >= 0:
        creature = face(pos, guard)
        known = pos.unveiled >> guard & 1 and isinstance(creature, Creature)
        danger += 3 * max(0, creature.combat - own) if known else 1
    best = 0.0
    for reward in there.rewards:
        if reward.kind == RECRUIT and len(pos.team[seat]) < MOST_IN_TEAM:
            if pos.recruited[seat] != zone or pos.recruited_turn[seat] != pos.turns - 1:
                best = max(best, 14 - 2 * len(pos.team[seat]))
        elif reward.kind == ADVANTAGES:
            best = max(best, 2 * min(there.level, MOST_IN_HAND - len(pos.hand[seat])))
        elif reward.kind == SP:
            best = max(best, 3)
        elif reward.place:
            for card in missions.at_hand(pos, seat):
                if stage(pos, card).place == reward.place:
                    best = max(best, goal(pos, seat, card))
    return best - danger


def of(moves: list[Move], *verbs: str) -> list[Move]:
    return [move for verb in verbs for move in moves if move[0] == verb]


def played(moves: list[Move]) -> list[Move]:
    return of(moves, "play", "cast", "use")


def keep(pos: Gaia, seat: int, moves: list[Move]) -> Move:
    def liking(move: Move) -> tuple[float, int]:
        one: Character = face(pos, move[1])
        return 1.3 * one.combat + one.speed + len(one.skills), -strength(pos, seat, move[2])

    return max(moves, key=liking)


def reset(pos: Gaia, seat: int, moves: list[Move]) -> Move:
    joined = any(face(pos, card).organisation for card in pos.plots[seat])
    for move in played(moves):
        card: Face = face(pos, move[1])
        if card.id not in _IDLE and not (joined and getattr(card, "organisation", False)):
            return move
    if len(pos.hand[seat]) == MOST_IN_HAND:
        for move in of(moves, "discard"):
            if not payable(pos, seat, move[1]):
                return move
    return ("pass",)


def movement(pos: Gaia, seat: int, moves: list[Move], dice: Dice) -> Move:
    best = max(of(moves, "go"), key=lambda move: worth(pos, seat, move[1]), default=("rest",))
    liking = worth(pos, seat, best[1]) if best[0] == "go" else -99
    wanted = sought(pos, seat)
    in_play = {reward.place for zone in pos.active for reward in face(pos, zone).rewards}
    if liking < 18 and wanted - in_play:
        for move in of(moves, "dig"):
            if any(reward.place in wanted for reward in face(pos, move[1]).rewards):
                return move
        if ("seek",) in moves and (liking < 9 or dice.below(2)):
            return ("seek",)
    return best if liking > -6 else ("rest",)


def interaction(pos: Gaia, seat: int, moves: list[Move]) -> Move:
    for move in played(moves):
        return move
    for move in of(moves, "attack"):
        if pos.hand[move[1]] and sums.combat(pos, seat) >= sums.combat(pos, move[1]) + 2:
            return move
    return ("pass",)


def combat(pos: Gaia, seat: int, moves: list[Move]) -> Move:
    a, b = sums.sides(pos)
    ahead = a - b if pos.fight[SIDE_A] == seat else b - a
    cards = sum(strength(pos, seat, card) for card in pos.hand[seat])
    if ahead < (3 if pos.fight[WHERE] == QUEST else 0) and ahead + cards >= -2:
        for move in of(moves, "play", "cast"):
            if strength(pos, seat, move[1]):
                return move
        for move in of(moves, "use"):
            return move
    return ("pass",)


def interrupt(pos: Gaia, seat: int, moves: list[Move], dice: Dice) -> Move:
    for move in played(moves):
        card = face(pos, move[1])
        if not isinstance(card, AdvantageFace):
            return move
        if card.when == ROLLED:
            a, b = sums.sides(pos)
            margin = a + pos.fight[DIE_A] - b - pos.fight[DIE_B]
            mine = {pos.fight[SIDE_A]: margin, pos.fight[SIDE_B]: -margin}.get(seat, 0)
            if mine >= 0 or (card.id == "ombre-contre-ombre" and pos.fight[DIE_A] >= pos.fight[DIE_B]):
                continue
        elif (card.when == EXPLORED and pos.subject == seat) or (card.when == DECLARED and dice.below(3)):
            continue
        return move
    return ("pass",)


def reward(pos: Gaia, seat: int, moves: list[Move]) -> Move:
    def liking(move: Move) -> float:
        if move[0] == "quest":
            return goal(pos, seat, move[1])
        if move[0] == "advantages":
            return 2 * min(face(pos, pos.at[seat]).level, MOST_IN_HAND - len(pos.hand[seat]))
        return {"recruit": 9, "special": 3}.get(move[0], 0)

    return max(moves, key=liking)


def choose(pos: Gaia, seat: int, moves: list[Move], kind: str, dice: Dice) -> Move:
    if len(moves) == 1:
        return moves[0]
    if kind == "keep":
        return keep(pos, seat, moves)
    if kind == "reset":
        return reset(pos, seat, moves)
    if kind == "movement":
        return movement(pos, seat, moves, dice)
    if kind == "interaction":
        return interaction(pos, seat, moves)
    if kind == "combat":
        return combat(pos, seat, moves)
    if kind == "interrupt":
        return interrupt(pos, seat, moves, dice)
    if kind == "exploration":
        return next(iter(of(moves, "play", "use")), ("explore",))
    if kind == "reward":
        return reward(pos, seat, moves)
    if kind == "second-die":
        return ("reroll",) if face(pos, pos.at[seat]).table[pos.die - 1] else ("keep_die",)
    if kind == "death":
        return min(moves, key=lambda move: face(pos, move[1]).combat)
    for verb in ("take", "decline", "pass"):
        for move in of(moves, verb):
            return move
    return moves[dice.below(len(moves))]


def game(seats: int, number: int, **options: str) -> Gaia:
    """One game to its end between players of these habits."""
    rules = ludotheque.game("anima")
    dice = Dice(number)
    pos: Gaia = new_position(rules, seats, f"habits/{number}", rules.read_options(options, seats))
    rules.playout(
        pos, lambda now, seat: choose(now, seat, rules.legal(now, seat), rules.asking(now).kind, dice), most=20_000
    )
    return pos
