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
from ludotheque.games.anima import missions, movement, playing, sums, trade
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
    AdvantageFace,
    Character,
    Deed,
    Pick,
    stage_of,
    zone_face,
)
from ludotheque.games.anima.gaia import (
    DIE,
    DIE_A,
    DIE_B,
    EXPLORATION,
    FOE,
    INTERACTION,
    MOST_IN_HAND,
    MOST_IN_TEAM,
    MOVEMENT,
    QUEST,
    RESET,
    SIDE_A,
    SIDE_B,
    WHERE,
    Gaia,
)
from ludotheque.games.anima.value import (
    CARD,
    MEMBER,
    TURN,
    beats,
    beats_team,
    card_worth,
    character_worth,
    deeds,
    dies,
    in_play_worth,
    past_unknown,
    payable,
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
    OPPONENT,
    Bonus,
    Cancel,
    ChangeDie,
    DiscardChosen,
    ExtraEncounter,
    GoThere,
    If,
    Immobilise,
    May,
    OneOf,
    PickCharacter,
    PickDiscarded,
    PickPlayer,
    PickZone,
    Protect,
    Redirect,
    RerollExploration,
    RerollFight,
    Roll,
    Steal,
    SwapDice,
    Untap,
    owner_of,
)

#: What tapping a character costs: it pays for no other card this turn.
_TAP: Final = 0.3
#: What a trade must bring before it is worth the talk.
_PROFIT: Final = 0.3
_LOST: Final = -9.0
#: A Final that is worth less than this to try asks for a better team, and a character worth less than this for another.
_HOPE: Final = 15.0
_WEAK: Final = 5.0


def appraise(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float] | None:
    """The worth of each of these moves, or None where none of the questions below is asked."""
    judge = _JUDGES.get(op.kind)
    if judge is None:
        return None
    return judge(pos, seat, moves, op, frame)


# ---------------------------------------------------------------------- cards and abilities


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


def phase_card(pos: Gaia, seat: int, move: Move, when: int) -> float:
    """A card or an ability in one's own step of a phase."""
    ability = used_ability(pos, move, when)
    face = FACES[pos.faces[move[1]]]
    if isinstance(face, AdvantageFace) and face.stays and move[0] != "use":
        return _stay(pos, seat, face)
    if isinstance(ability.steps[0], PickZone) and isinstance(ability.steps[1], GoThere):
        best = [place(pos, seat, zone, guarded=False) for zone in ability.steps[0].zones(pos, seat)]
        return max(best, default=_LOST) - 0.7 * cost(pos, seat, move)
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
        return _WEAK - character_worth(pos, move[1]) if stuck(pos, seat) else _LOST
    return 0.0 if move[0] == "pass" else _LOST


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
            found.append(phase_card(pos, seat, move, MOVEMENT) + (0.0 if _moves(pos, move) else _best(pos, seat)))
    return found


def opens(pos: Gaia, seat: int, zone: int) -> float:
    """What it is worth that a zone lies open from now on, whether the team gets in or not: a mission goes on there."""
    places = {one.place for one in zone_face(pos, zone).rewards if one.place}
    found = 0.0
    for card in missions.at_hand(pos, seat):
        if stage_of(pos, card).place in places and (card != pos.final or missions.gate(pos, seat)):
            found = max(found, 8.0 + 0.5 * quest(pos, seat, card))
    return found


def _moves(pos: Gaia, move: Move) -> bool:
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
        if stage_of(pos, card).place in places:
            wanted = max(wanted, 0.25 * quest(pos, seat, card))
    return [0.0 if move[0] == "pass" else wanted - card_worth(pos, seat, move[1]) for move in moves]


def interact(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    found = []
    for move in moves:
        if move[0] == "pass":
            found.append(0.0)
        elif move[0] == "trade":
            found.append(_proposal(pos, seat, move[1]))
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


# ---------------------------------------------------------------------- trade


def worth(pos: Gaia, seat: int, card: int) -> float:
    """What a card or a character on the table of a trade is worth to a seat."""
    face = FACES[pos.faces[card]]
    return character_worth(pos, card) + 2.0 if isinstance(face, Character) else card_worth(pos, seat, card)


def _useless(pos: Gaia, seat: int) -> list[int]:
    """Cards that nobody in the team can pay for."""
    found = []
    for card in pos.hand[seat]:
        face: AdvantageFace = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
        if not payable(pos, seat, face):
            found.append(card)
    return found


def _proposal(pos: Gaia, seat: int, other: int) -> float:
    """A trade is proposed by who holds a card that is of use to the other only."""
    if not pos.hand[other]:
        return _LOST
    for card in _useless(pos, seat):
        face: AdvantageFace = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
        if payable(pos, other, face):
            return 0.5
    return -0.5


def profit(pos: Gaia, seat: int, other: int) -> float:
    """What a seat would gain by the exchange as it lies."""
    return together(pos, seat, trade.laid(pos, other)) - together(pos, seat, trade.laid(pos, seat))


def together(pos: Gaia, seat: int, cards: list[int]) -> float:
    return math.fsum([worth(pos, seat, card) for card in cards])


def bargain(pos: Gaia, seat: int, moves: Sequence[Move], op: Ask, frame: Frame) -> list[float]:
    """Lay down one card that one can spare, agree to what is a profit, and break off otherwise: two words each at most."""
    other = pos.trade[0] + pos.trade[1] - seat
    mine = trade.laid(pos, seat)
    theirs = trade.laid(pos, other)
    gain = profit(pos, seat, other)
    fair = gain >= _PROFIT
    found = []
    for move in moves:
        verb = move[0]
        if verb == "agree":
            found.append(5.0 if fair and theirs else _LOST)
        elif verb == "over":
            found.append(2.0 if mine and not theirs else _LOST)
        elif verb == "lay":
            found.append(_lay(pos, seat, other, move[1], gain) if not mine else _LOST)
        else:
            found.append(0.0 if verb == "decline" else _LOST)
    return found


def _lay(pos: Gaia, seat: int, other: int, card: int, gain: float) -> float:
    """An offer is a card that is of more use to the other; an answer leaves a profit to both."""
    if card in pos.team[seat]:
        return _LOST
    own, theirs = worth(pos, seat, card), worth(pos, other, card)
    laid = trade.laid(pos, other)
    if not laid:
        return 1.0 + theirs - own if theirs > own else _LOST
    if gain - own < _PROFIT or theirs < together(pos, other, laid):
        return _LOST
    return 6.0 - own  # rather than agree to a present, which is none: the other has yet to agree


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
    "second-die": second_die,
    "reward": claim,
    "combat": in_fight,
    "death": death,
    "interrupt": interrupt,
    "pick": picked,
    "pay": pay,
}
