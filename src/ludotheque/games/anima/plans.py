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
from ludotheque.games.anima import judgement, sums
from ludotheque.games.anima.chances import beats_team, dies
from ludotheque.games.anima.faces import (
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
    UNASSAILABLE,
    UNROBBED,
    AdvantageFace,
    Character,
    zone_face,
)
from ludotheque.games.anima.gaia import EXPLORATION, INTERACTION, MOST_IN_TEAM, MOVEMENT, RESET, Gaia, recruited_here
from ludotheque.games.anima.judge_fights import cost, used_ability
from ludotheque.games.anima.judge_trades import LOST, proposal
from ludotheque.games.anima.stakes import SURE, Plan, Stakes
from ludotheque.games.anima.value import character_worth
from ludotheque.games.anima.verbs import ME, Order, PickZone

#: What a modifier of a Plot in play is worth, by the point.
STANDING: Final = {
    BY_COMBAT: 3.3,
    BY_SPEED: -0.4,
    EXTRA: -3.0,
    UNASSAILABLE: 0.7,
    UNROBBED: 0.7,
    SLEEPLESS: 0.4,
    DEATHLESS: 0.8,
    FIRST: -1.5,
    LAST: 1.5,
    BORROWED: 1.0,
}


def appraise(plan: Plan, pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float] | None:
    """The worth of each of these moves, or None where none of the questions is known here or to `judgement`."""
    if op.kind == "reset":
        return reset(plan, pos, seat, moves, op, frame)
    if op.kind == "rid":
        return rid(plan, pos, seat, moves, op, frame)
    if op.kind == "movement":
        return go(plan, pos, seat, moves)
    if op.kind == "exploration":
        return explore(plan, pos, seat, moves)
    if op.kind == "reward":
        return claim(plan, pos, seat, moves)
    if op.kind == "interaction":
        return interact(plan, pos, seat, moves)
    found = judgement.appraise(pos, seat, moves, op, frame)
    if found is not None and op.kind == "combat":
        for n, move in enumerate(moves):
            if move[0] != "pass":
                found[n] -= (plan.fight_cost - 1.0) * cost(pos, seat, move)
    elif found is not None and op.kind == "interrupt":
        for n, move in enumerate(moves):
            if move[0] != "pass":
                found[n] += plan.interrupt
    elif found is not None and op.kind == "keep":
        for n, move in enumerate(moves):
            face: Character = FACES[pos.faces[move[1]]]  # type: ignore[assignment]  # a cast would be a call
            found[n] += plan.keep_combat * face.combat + plan.keep_speed * face.speed
    return found


def reset(plan: Plan, pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    """As `judgement` does, but for characters to be replaced, Plots that stay and the order of play."""
    found = judgement.reset(pos, seat, moves, op, frame)
    for n, move in enumerate(moves):
        if move[0] == "rid":
            weakest, gain = replaced(plan, pos, seat)
            if weakest >= 0:
                found[n] = max(found[n], gain)
        if move[0] not in ("play", "cast", "use"):
            continue
        face = FACES[pos.faces[move[1]]]
        ability = used_ability(pos, move, RESET)
        if move[0] == "play" and isinstance(face, AdvantageFace) and face.stays:
            found[n] = _stays(plan, pos, seat, face)
        elif isinstance(ability.steps[-1], Order):
            found[n] = _order(plan, ability.steps[-1]) - cost(pos, seat, move) - (plan.tap if ability.tap else 0.0)
        else:
            found[n] += plan.phase - (plan.tap if ability.tap else 0.0)
    return found


def _order(plan: Plan, step: Order) -> float:
    """What it is worth to act first or last next turn, or to make another do so."""
    found = plan.first if step.first else -plan.first
    return found if step.who == ME else -found


def rid(plan: Plan, pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    found = judgement.rid(pos, seat, moves, op, frame)
    weakest, gain = replaced(plan, pos, seat)
    for n, move in enumerate(moves):
        if move[0] == "dismiss" and move[1] == weakest:
            found[n] = max(found[n], gain)
    return found


def replaced(plan: Plan, pos: Gaia, seat: int) -> tuple[int, float]:
    """Whom a full team had better replace and what that brings; -1 for nobody, or where there is something better to do."""
    if len(pos.team[seat]) < MOST_IN_TEAM or not _recruits(pos, seat):
        return -1, 0.0
    weakest, least = -1, 0.0
    for card in pos.team[seat]:
        worth = character_worth(pos, card)
        if weakest < 0 or worth < least:
            weakest, least = card, worth
    face: Character = FACES[pos.faces[weakest]]  # type: ignore[assignment]  # a cast would be a call
    if face.combat >= plan.weak:
        return -1, 0.0
    stakes = Stakes(plan, pos, seat)
    idle = plan.idle * 4.0 * stakes.now * (SURE - stakes.now) / SURE**2
    for zone in pos.active:
        if stakes.place(zone) >= idle:
            return -1, 0.0
    return weakest, plan.weak - face.combat


def _recruits(pos: Gaia, seat: int) -> bool:
    """Whether the team may recruit somewhere this turn."""
    for zone in pos.active:
        if recruited_here(pos, seat, zone):
            continue
        for one in zone_face(pos, zone).rewards:
            if one.kind == RECRUIT:
                return True
    return False


def _stays(plan: Plan, pos: Gaia, seat: int, face: AdvantageFace) -> float:
    """What a Plot in play is worth; another organisation is given up for it."""
    found = _standing(plan, face)
    if face.organisation:
        for card in pos.plots[seat]:
            other = FACES[pos.faces[card]]
            if isinstance(other, AdvantageFace) and other.organisation:
                return found - _standing(plan, other) - plan.given
    return found


def _standing(plan: Plan, face: AdvantageFace) -> float:
    found = plan.ability if len(face.abilities) > 1 else 0.0
    for mod in face.mods:
        found += plan.stays * STANDING.get(mod.stat, 0.0) * mod.amount * (0.5 if mod.conditions else 1.0)
    return found


def go(plan: Plan, pos: Gaia, seat: int, moves: Sequence[Move]) -> list[float]:
    """Every zone by what it may bring; new horizons by the zones that are left, which everybody can tell."""
    stakes = Stakes(plan, pos, seat)
    best = max([0.0, *[stakes.place(move[1]) for move in moves if move[0] == "go"]])
    found = []
    for move in moves:
        verb = move[0]
        if verb in ("go", "dig"):
            found.append(stakes.place(move[1]) + (stakes.opens(move[1]) if verb == "dig" else 0.0))
        elif verb == "seek":
            left = [stakes.place(zone) + stakes.opens(zone) for zone in pos.zone_deck]
            found.append(plan.seek[stakes.gate] * math.fsum(left) / len(left) + plan.seek_more)
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
        return max(found, default=LOST) - stakes.plan.fare * cost(pos, seat, move)
    tapped = stakes.plan.tap if used_ability(pos, move, MOVEMENT).tap else 0.0
    return best + judgement.phase_card(pos, seat, move, MOVEMENT) + stakes.plan.phase - tapped


def explore(plan: Plan, pos: Gaia, seat: int, moves: Sequence[Move]) -> list[float]:
    there = Stakes(plan, pos, seat).place(pos.at[seat], guarded=False)
    found = []
    for move in moves:
        if move[0] == "explore":
            found.append(there)
        elif move[0] == "pass":
            found.append(0.0)
        else:
            found.append(max(0.0, there) + judgement.phase_card(pos, seat, move, EXPLORATION) + plan.phase)
    return found


def claim(plan: Plan, pos: Gaia, seat: int, moves: Sequence[Move]) -> list[float]:
    stakes = Stakes(plan, pos, seat)
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
            found.append(stakes.special(abilities[0]))
        else:
            found.append(0.0)
    return found


def interact(plan: Plan, pos: Gaia, seat: int, moves: Sequence[Move]) -> list[float]:
    stakes = Stakes(plan, pos, seat)
    found = []
    for move in moves:
        if move[0] == "pass":
            found.append(0.0)
        elif move[0] == "trade":
            found.append(proposal(pos, seat, move[1]) + plan.trade)
        elif move[0] == "attack":
            found.append(_attack(pos, stakes, move[1]))
        else:
            found.append(judgement.phase_card(pos, seat, move, INTERACTION) + plan.phase)
    return found


def _attack(pos: Gaia, stakes: Stakes, other: int) -> float:
    """A win takes a card and keeps the other from what it came for; a defeat costs the same here."""
    seat, here = stakes.seat, pos.at[stakes.seat]
    plan = stakes.plan
    theirs = Stakes(plan, pos, other)
    by = sums.combat(pos, seat) - sums.combat(pos, other)
    win, lose = beats_team(by), beats_team(-by)
    card = stakes.cards(1)
    taken = card if pos.hand[other] else 0.0
    hurt = taken + max(0.0, theirs.place(here, guarded=False)) + theirs.member * dies(-by)
    loss = (card if pos.hand[seat] else 0.0) + max(0.0, stakes.place(here, guarded=False)) + stakes.member * dies(by)
    gain = plan.attack_taken * taken + plan.attack_hurt * stakes.shares[other] * hurt
    return win * gain - plan.attack_loss * lose * loss - plan.attack_least
