"""What each move is worth, question by question: how the greedy bot plays without trying every move out.

A bot judges on a position that was dealt again from what its seat knows, so what is read here of other hands is no more than a guess.
The amounts are those of `value`. Moves of a question are compared with each other only.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask
from ludotheque.games.anima import missions, movement, sums
from ludotheque.games.anima.chances import beats_team, dies, past_unknown
from ludotheque.games.anima.faces import (
    FACES,
    AdvantageFace,
    Character,
    Deed,
    Pick,
    stage_of,
    zone_face,
)
from ludotheque.games.anima.gaia import (
    DIE,
    EXPLORATION,
    INTERACTION,
    MOST_IN_HAND,
    MOST_IN_TEAM,
    MOVEMENT,
    RESET,
    Gaia,
)
from ludotheque.games.anima.judge_fights import cost, death, in_fight, interrupt, used_ability
from ludotheque.games.anima.judge_trades import LOST, bargain, proposal
from ludotheque.games.anima.value import (
    CARD,
    MEMBER,
    TURN,
    card_worth,
    character_worth,
    deeds,
    in_play_worth,
    place,
    quest,
    rank,
    recruit,
    refreshed,
    reward,
    step_worth,
    steps_worth,
)
from ludotheque.games.anima.verbs import (
    DiscardChosen,
    ExtraEncounter,
    GoThere,
    May,
    OneOf,
    PickDiscarded,
    PickPlayer,
    PickZone,
    Redirect,
    Steal,
    Untap,
    owner_of,
)

#: A Final that is worth less than this to try asks for a better team, and a character worth less than this for another.
_HOPE: Final = 15.0
_WEAK: Final = 5.0


def appraise(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float] | None:
    """The worth of each of these moves, or None where none of the questions below is asked."""
    judge = _JUDGES.get(op.kind)
    if judge is None:
        return None
    return judge(pos, seat, moves, op, frame)


# ---------------------------------------------------------------------- cards


def phase_card(pos: Gaia, seat: int, move: Move, when: int) -> float:
    """A card or an ability in one's own step of a phase."""
    ability = used_ability(pos, move, when)
    face = FACES[pos.faces[move[1]]]
    if isinstance(face, AdvantageFace) and face.stays and move[0] != "use":
        return _stay(pos, seat, face)
    if isinstance(ability.steps[0], PickZone) and isinstance(ability.steps[1], GoThere):
        best = [place(pos, seat, zone, guarded=False) for zone in ability.steps[0].zones(pos, seat)]
        return max(best, default=LOST) - 0.7 * cost(pos, seat, move)
    found = deeds(pos, seat, ability)
    if when == EXPLORATION and any(isinstance(step, ExtraEncounter) for step in ability.steps):
        zone = zone_face(pos, pos.at[seat])
        past, death = past_unknown(zone.level, sums.combat(pos, seat))
        found = (1.0 - past) * reward(pos, seat, pos.at[seat]) * min(1.0, len([row for row in zone.table if row]) / DIE)
        found += MEMBER * death
    return found - cost(pos, seat, move)


def _stay(pos: Gaia, seat: int, face: AdvantageFace) -> float:
    found = in_play_worth(face)
    if face.organisation:
        for card in pos.plots[seat]:
            other = FACES[pos.faces[card]]
            if isinstance(other, AdvantageFace) and other.organisation:
                return found - in_play_worth(other) - 1.0
    return found


# ---------------------------------------------------------------------- the set-up and the phases


def keep(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    found = []
    before = pos.team[seat]
    for move in moves:
        pos.team[seat] = [move[1]]
        held = math.fsum([card_worth(pos, seat, card) for card in pos.hand[seat] if card != move[2]])
        found.append(1.5 * character_worth(pos, move[1]) + held)
    pos.team[seat] = before
    return found


def reset(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    found = []
    for move in moves:
        if move[0] == "pass":
            found.append(0.0)
        elif move[0] == "rid":
            spare: list[Move] = [("discard", card) for card in pos.hand[seat]]
            spare += [("dismiss", card) for card in pos.team[seat]]
            found.append(max(_rid(pos, seat, one) for one in spare))
        else:
            found.append(phase_card(pos, seat, move, RESET))
    return found


def rid(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    return [_rid(pos, seat, move) for move in moves]


def _rid(pos: Gaia, seat: int, move: Move) -> float:
    """A card that cannot be used makes room in a full hand, and a weak character in a full team, if no mission is in reach."""
    if move[0] == "discard" and len(pos.hand[seat]) == MOST_IN_HAND:
        return (CARD + 0.1 if stuck(pos, seat) else 0.9) - card_worth(pos, seat, move[1])
    if move[0] == "dismiss" and len(pos.team[seat]) == MOST_IN_TEAM:
        return _WEAK - character_worth(pos, move[1]) if stuck(pos, seat) else LOST
    return 0.0 if move[0] == "pass" else LOST


def stuck(pos: Gaia, seat: int) -> bool:
    """Whether the team as it is has little hope of the Final that is open to it."""
    return pos.final >= 0 and missions.gate(pos, seat) and quest(pos, seat, pos.final) < _HOPE


def pick_up(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    return [1.0 if move[0] == "take" else 0.0 for move in moves]


def go(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    """The movement: every zone by what it may bring; new horizons by the zones that are left, which everybody can tell."""
    found = []
    for move in moves:
        verb = move[0]
        if verb in ("go", "dig"):
            found.append(place(pos, seat, move[1]))
        elif verb == "seek":
            left = [place(pos, seat, zone) + opens(pos, seat, zone) for zone in pos.zone_deck]
            found.append(math.fsum(left) / len(left))
        elif verb == "rest":
            found.append(rested(pos, seat))
        else:
            found.append(phase_card(pos, seat, move, MOVEMENT) + (0.0 if moves_team(pos, move) else _best(pos, seat)))
    return found


def opens(pos: Gaia, seat: int, zone: int) -> float:
    """What it is worth that a zone lies open from now on, whether the team gets in or not: a mission goes on there."""
    places = {one.place for one in zone_face(pos, zone).rewards if one.place}
    found = 0.0
    for card in missions.at_hand(pos, seat):
        if stage_of(pos, seat, card).place in places and (card != pos.final or missions.gate(pos, seat)):
            found = max(found, 8.0 + 0.5 * quest(pos, seat, card))
    return found


def moves_team(pos: Gaia, move: Move) -> bool:
    """Whether a card takes the place of the movement."""
    return any(isinstance(step, GoThere) for step in used_ability(pos, move, MOVEMENT).steps)


def _best(pos: Gaia, seat: int) -> float:
    """What the movement brings that is still to be made after a card."""
    return max(
        (place(pos, seat, zone) for zone in pos.active if movement.why_not_go(pos, seat, zone) is None), default=0.0
    )


def rested(pos: Gaia, seat: int) -> float:
    """A rest makes more of a mission whose place lies open."""
    return 1.0 + refreshed(pos, seat)


def remove(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    return [-reward(pos, seat, move[1]) for move in moves]


def oppose(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    """One pays only for a zone where a mission of one's own goes on."""
    wanted = 0.0
    places = {one.place for one in zone_face(pos, frame.it).rewards if one.place}
    for card in missions.at_hand(pos, seat):
        if stage_of(pos, seat, card).place in places:
            wanted = max(wanted, 0.25 * quest(pos, seat, card))
    return [0.0 if move[0] == "pass" else wanted - card_worth(pos, seat, move[1]) for move in moves]


def interact(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    found = []
    for move in moves:
        if move[0] == "pass":
            found.append(0.0)
        elif move[0] == "trade":
            found.append(proposal(pos, seat, move[1]))
        elif move[0] == "attack":
            found.append(_attack(pos, seat, move[1]))
        else:
            found.append(phase_card(pos, seat, move, INTERACTION))
    return found


def _attack(pos: Gaia, seat: int, other: int) -> float:
    """A win takes a card and keeps the other from what it came for; a defeat costs the same here."""
    by = sums.combat(pos, seat) - sums.combat(pos, other)
    win, lose = beats_team(by), beats_team(-by)
    here = pos.at[seat]
    card = CARD if pos.hand[other] and len(pos.hand[seat]) < MOST_IN_HAND else 0.0
    hurts = 0.35 if rank(pos, other) >= max(rank(pos, one) for one in range(pos.seats) if one != seat) else 0.15
    gain = card + hurts * (TURN + reward(pos, other, here) + MEMBER * dies(-by))
    loss = (CARD if pos.hand[seat] else 0.0) + TURN + reward(pos, seat, here) + MEMBER * dies(by)
    return win * gain - lose * loss - 0.5


def explore(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    there = place(pos, seat, pos.at[seat], guarded=False)
    found = []
    for move in moves:
        if move[0] == "explore":
            found.append(there)
        elif move[0] == "pass":
            found.append(0.0)
        else:
            found.append(max(0.0, there) + phase_card(pos, seat, move, EXPLORATION))
    return found


def extras(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    """What an ability in play brings a team that a mission holds."""
    return [0.0 if move[0] == "pass" else phase_card(pos, seat, move, pos.phase) for move in moves]


def second_die(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    zone = zone_face(pos, pos.at[seat])
    usual = sum(max(0, row) for row in zone.table) / DIE
    return [usual - zone.table[pos.die - 1] if move[0] == "keep_die" else 0.0 for move in moves]


def claim(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    zone = zone_face(pos, pos.at[seat])
    found = []
    for move in moves:
        verb = move[0]
        if verb == "quest":
            found.append(quest(pos, seat, move[1]))
        elif verb == "advantages":
            found.append(CARD * min(zone.level, MOST_IN_HAND - len(pos.hand[seat])))
        elif verb == "recruit":
            found.append(recruit(pos, seat))
        elif verb == "special":
            abilities = [one.ability for one in zone.rewards if one.ability is not None]
            found.append(deeds(pos, seat, abilities[0]))
        else:
            found.append(0.0)
    return found


# ---------------------------------------------------------------------- what cards ask


def picked(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    """Whom and what a card is for: by the step that comes next."""
    if isinstance(op, DiscardChosen):
        return [-card_worth(pos, seat, move[1]) for move in moves]
    rest: tuple[Deed | Pick, ...] = frame.program.ops[frame.pc :]  # type: ignore[assignment]  # programs of cards have no others
    if isinstance(op, May):
        return [steps_worth(pos, seat, rest) if move[0] == "yes" else 0.0 for move in moves]
    if isinstance(op, OneOf):
        return [step_worth(pos, seat, op.deeds[move[1] - 1]) for move in moves]
    if isinstance(op, PickDiscarded):
        return [_found(pos, seat, move[1]) for move in moves]
    if isinstance(op, PickPlayer):
        return [_victim(pos, seat, move[1], rest) for move in moves]
    if isinstance(op, PickZone):
        if any(isinstance(step, Redirect) for step in rest):
            return [-place(pos, pos.subject, move[1]) for move in moves]
        return [place(pos, seat, move[1], guarded=False) for move in moves]
    return [_character(pos, seat, move[1], rest) for move in moves]


def _found(pos: Gaia, seat: int, card: int) -> float:
    if isinstance(FACES[pos.faces[card]], Character):
        return character_worth(pos, card)
    return card_worth(pos, seat, card)


def _victim(pos: Gaia, seat: int, other: int, rest: tuple[Deed | Pick, ...]) -> float:
    """Who is nearest to winning, and has something to take."""
    found = 0.1 * rank(pos, other)
    if any(isinstance(step, Steal) for step in rest):
        found += 0.3 * len(pos.hand[other])
    return -found if other == seat else found


def _character(pos: Gaia, seat: int, card: int, rest: tuple[Deed | Pick, ...]) -> float:
    owner = owner_of(pos, card)
    good = any(isinstance(step, Untap) for step in rest)
    found = character_worth(pos, card) + (0.0 if owner == seat else 0.05 * rank(pos, owner))
    return found if good or owner != seat else -found


def pay(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    return [-card_worth(pos, seat, move[1]) for move in moves]


_Judge = Callable[[Gaia, int, Sequence[Move], Ask, Frame], list[float]]
_JUDGES: Final[dict[str, _Judge]] = {
    "keep": keep,
    "reset": reset,
    "rid": rid,
    "pick-up": pick_up,
    "movement": go,
    "remove": remove,
    "oppose": oppose,
    "interaction": interact,
    "bargain": bargain,
    "exploration": explore,
    "extras": extras,
    "second-die": second_die,
    "reward": claim,
    "combat": in_fight,
    "death": death,
    "interrupt": interrupt,
    "pick": picked,
    "pay": pay,
}
