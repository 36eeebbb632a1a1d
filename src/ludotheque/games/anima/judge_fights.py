"""What cards and abilities are worth in fights and as interruptions: a part of the greedy bot's judgement."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask
from ludotheque.games.anima import missions, playing, sums
from ludotheque.games.anima.chances import beats, beats_team, dies, past_unknown
from ludotheque.games.anima.faces import (
    ATTACKED,
    BEATEN,
    COMBAT,
    DECLARED,
    EXPLORED,
    FACES,
    PLAYED,
    ROLLED,
    Ability,
    Character,
    zone_face,
)
from ludotheque.games.anima.gaia import (
    DIE,
    DIE_A,
    DIE_B,
    FOE,
    QUEST,
    SIDE_A,
    SIDE_B,
    WHERE,
    Gaia,
)
from ludotheque.games.anima.value import (
    CARD,
    MEMBER,
    TURN,
    card_worth,
    character_worth,
    deeds,
    place,
    rank,
    reward,
)
from ludotheque.games.anima.verbs import (
    OPPONENT,
    Bonus,
    Cancel,
    ChangeDie,
    ExtraEncounter,
    If,
    Immobilise,
    PickCharacter,
    Protect,
    RerollExploration,
    RerollFight,
    Roll,
    SwapDice,
    Untap,
)

#: What tapping a character costs: it pays for no other card this turn.
_TAP: Final = 0.3


def used_ability(pos: Gaia, move: Move, when: int) -> Ability:
    """What a card played or an ability used does."""
    if move[0] == "use":
        found = playing.ability_for(pos, move[1], when)
        assert found is not None
        return found
    return FACES[pos.faces[move[1]]].abilities[0]


def cost(pos: Gaia, seat: int, move: Move) -> float:
    """What playing a card or using an ability takes: the card, and the character that is tapped."""
    if move[0] == "play":
        return card_worth(pos, seat, move[1])
    if move[0] == "use":
        return 0.0
    payer: Character = FACES[pos.faces[move[2]]]  # type: ignore[assignment]  # a cast would be a call
    return card_worth(pos, seat, move[1]) + _TAP * len(payer.skills) + (_TAP if payer.abilities else 0.0)


# ---------------------------------------------------------------------- combat


def adds(pos: Gaia, seat: int, ability: Ability) -> float:
    """By how much an ability shifts the fight towards a seat."""
    total, likely = 0.0, 1.0
    for step in ability.steps:
        if isinstance(step, Roll):
            likely *= (DIE + 1 - step.least) / DIE
        elif isinstance(step, If):
            if not step.condition.met(pos, seat):
                break
        elif isinstance(step, Bonus):
            total += likely * (-step.combat if step.who == OPPONENT else step.combat)
        elif isinstance(step, PickCharacter) and step.whose == OPPONENT:
            other = pos.fight[SIDE_B] if pos.fight[SIDE_A] == seat else pos.fight[SIDE_A]
            if other >= 0 and any(isinstance(one, Immobilise) for one in ability.steps):
                total += likely * max((_combat(pos, card) for card in step.cards(pos, seat, -1)), default=0)
    return total


def _combat(pos: Gaia, card: int) -> int:
    face: Character = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
    return face.combat


def stake(pos: Gaia, seat: int) -> float:
    """What winning the fight is worth to a seat that fights."""
    fight = pos.fight
    if fight[SIDE_B] >= 0:
        return CARD + TURN + (reward(pos, seat, pos.at[seat]) if pos.at[seat] >= 0 else 0.0)
    if fight[WHERE] == QUEST:
        face = FACES[pos.faces[fight[FOE]]]
        return (100.0 if face.band == "final" else 30.0) if fight[FOE] == pos.final or not pos.done[seat] else 10.0
    zone = pos.goal if pos.goal >= 0 else pos.at[seat]
    return TURN + (reward(pos, seat, zone) if zone >= 0 else 0.0)


def in_fight(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    """Cards by what they add to the odds. Where it takes several, each has its part of what they do together."""
    a, b = sums.sides(pos)
    mine = pos.fight[SIDE_A] == seat
    by = a - b if mine else b - a
    chance = beats if pos.fight[SIDE_B] < 0 else beats_team
    prize = stake(pos, seat)
    shifts = [0.0 if move[0] == "pass" else adds(pos, seat, used_ability(pos, move, COMBAT)) for move in moves]
    by_card: dict[int, float] = {}
    for move, shift in zip(moves, shifts, strict=True):
        if shift:
            by_card[move[1]] = shift
    all_cards = math.fsum(by_card.values())
    now, then = chance(by), chance(by + int(all_cards))
    found = []
    for move, shift in zip(moves, shifts, strict=True):
        if move[0] == "pass":
            found.append(0.0)
            continue
        alone = chance(by + int(shift)) - now
        part = (then - now) * shift / all_cards if all_cards else 0.0
        gain = prize * max(alone, part) + MEMBER * (dies(by) - dies(by + int(shift)))
        for step in used_ability(pos, move, COMBAT).steps:
            if isinstance(step, Protect):
                gain += MEMBER * dies(by)
            elif isinstance(step, Untap):
                gain += 0.5
        found.append(gain - cost(pos, seat, move))
    return found


def death(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    return [-character_worth(pos, move[1]) for move in moves]


# ---------------------------------------------------------------------- interruptions


def interrupt(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    assert isinstance(op, playing.Window)
    found = []
    for move in moves:
        if move[0] == "pass":
            found.append(0.0)
        else:
            ability = used_ability(pos, move, op.moment)
            found.append(_MOMENTS[op.moment](pos, seat, ability) - cost(pos, seat, move))
    return found


def ahead(pos: Gaia, seat: int, other: int) -> float:
    """How much a seat minds what another gets: the one who is nearest to winning most."""
    if other == seat or other < 0:
        return 0.0
    nearest = max(rank(pos, one) for one in range(pos.seats) if one != seat)
    return (0.5 if rank(pos, other) >= nearest else 0.15) * (1.5 if missions.gate(pos, other) else 1.0)


def after_roll(pos: Gaia, seat: int, ability: Ability) -> float:
    """What another die would do to a fight whose dice have fallen, by what it means to the seat."""
    fight = pos.fight
    a, b = sums.sides(pos)
    margin = a + fight[DIE_A] - b - fight[DIE_B]
    prize = 0.0
    for side, sign in ((fight[SIDE_A], 1.0), (fight[SIDE_B], -1.0)):
        if side >= 0:
            prize += sign * (stake(pos, side) if side == seat else -ahead(pos, seat, side) * stake(pos, side))
    now = _won(margin, fight[SIDE_B] < 0)
    step = ability.steps[0]
    first = fight[SIDE_A] == seat
    after = now
    if isinstance(step, SwapDice):
        after = _won(a + fight[DIE_B] - b - fight[DIE_A], fight[SIDE_B] < 0)
    elif isinstance(step, (ChangeDie, RerollFight)):
        own = DIE_A if first == step.mine else DIE_B
        rolls = [max(1, min(DIE, fight[own] + step.by))] if isinstance(step, ChangeDie) else list(range(1, DIE + 1))
        way = 1 if own == DIE_A else -1
        after = math.fsum([_won(margin + way * (die - fight[own]), fight[SIDE_B] < 0) for die in rolls]) / len(rolls)
    return (after - now) * prize


def _won(margin: int, creature: bool) -> float:
    return 1.0 if margin > 0 or (creature and not margin) else 0.0


def after_exploration_roll(pos: Gaia, seat: int, ability: Ability) -> float:
    subject = pos.subject
    zone = zone_face(pos, pos.at[subject])
    past, _ = past_unknown(zone.level, sums.combat(pos, subject))
    now = past ** max(0, zone.table[pos.die - 1])
    after = now
    for step in ability.steps:
        if isinstance(step, RerollExploration):
            after = math.fsum([past ** max(0, row) for row in zone.table]) / DIE
        elif isinstance(step, ExtraEncounter):
            after = now * past**step.n
    gain = (after - now) * (TURN + reward(pos, subject, pos.at[subject]))
    return gain if subject == seat else -gain * ahead(pos, seat, subject)


def after_declaration(pos: Gaia, seat: int, ability: Ability) -> float:
    """Another team is sent elsewhere: away from what it came for."""
    subject = pos.subject
    there = place(pos, subject, pos.goal)
    others = [place(pos, subject, zone) for zone in pos.active if zone != pos.goal]
    return ahead(pos, seat, subject) * (there - min(others, default=there))


def after_card(pos: Gaia, seat: int, ability: Ability) -> float:
    """A card that another has just played is called off: in a fight by what it shifts, else by what it does."""
    if not any(isinstance(step, Cancel) for step in ability.steps) or not pos.pending:
        return 0.0
    card, player = pos.pending[-3], pos.pending[-2]
    played = FACES[pos.faces[card]].abilities[0]
    if pos.fight and player in pos.fight[:2]:
        shift = adds(pos, player, played)
        a, b = sums.sides(pos)
        by = a - b if pos.fight[SIDE_A] == player else b - a
        gain = (beats(by + int(shift)) - beats(by)) * stake(pos, player)
        return gain if seat in pos.fight[:2] else ahead(pos, seat, player) * gain
    return (0.5 + ahead(pos, seat, player)) * max(0.0, deeds(pos, player, played))


def after_defeat(pos: Gaia, seat: int, ability: Ability) -> float:
    return deeds(pos, seat, ability)


_MOMENTS: Final[dict[int, Callable[[Gaia, int, Ability], float]]] = {
    DECLARED: after_declaration,
    ATTACKED: after_defeat,
    ROLLED: after_roll,
    BEATEN: after_defeat,
    EXPLORED: after_exploration_roll,
    PLAYED: after_card,
}
