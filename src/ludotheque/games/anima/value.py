"""What things are worth to a seat: cards, characters, missions, places; and with them how good a position looks.

The unit is about half an advantage card: a usable card is worth two, a recruit about eight, a win a hundred. The greedy bot goes by
this; no rule depends on it.
"""

from __future__ import annotations

import math
from typing import Final

from ludotheque.games.anima import encounters, missions, odds, sums
from ludotheque.games.anima.chances import beats, dies, past_known, past_unknown
from ludotheque.games.anima.faces import (
    ADVANTAGES,
    BORROWED,
    BY_COMBAT,
    BY_SPEED,
    COMBAT,
    DEATHLESS,
    EXTRA,
    FACES,
    FIRST,
    LAST,
    PLOT,
    RECRUIT,
    SLEEPLESS,
    SP,
    UNASSAILABLE,
    UNROBBED,
    Ability,
    AdvantageFace,
    Character,
    Deed,
    Foe,
    Mod,
    Pay,
    Pick,
    Speed,
    mission_face,
    stage_of,
    steps_done,
    zone_face,
)
from ludotheque.games.anima.filters import Against
from ludotheque.games.anima.gaia import (
    DIE,
    FOR_FIGHT,
    MOST_IN_HAND,
    MOST_IN_TEAM,
    NOBODY_WON,
    QUEST,
    Gaia,
    recruited_here,
)
from ludotheque.games.anima.verbs import (
    LEADER,
    ME,
    Bonus,
    Cancel,
    DiscardChosen,
    DiscardRandom,
    Draw,
    ExchangeCharacters,
    ExtraEncounter,
    GoThere,
    If,
    Immobilise,
    Kill,
    LookAt,
    LoseNextTurn,
    OneOf,
    Order,
    PickCharacter,
    Protect,
    Recruit,
    Redirect,
    Rest,
    Roll,
    SendAway,
    StayInPlay,
    Steal,
    TakeCharacter,
    TakeDiscarded,
    Untap,
    leads_another,
)

WIN: Final = 100.0
BASIC: Final = 30.0  # the Basic that opens the Final
CARD: Final = 2.0
MEMBER: Final = 7.0  # a recruit, unseen
TURN: Final = 3.0  # what is lost with the rest of a turn, besides what was in reach
POINT: Final = 2.2  # a point of Combat that stays


_STANDING: Final = {
    BY_COMBAT: POINT,
    BY_SPEED: 0.7,
    EXTRA: -2.0,
    UNASSAILABLE: 1.0,
    UNROBBED: 0.8,
    SLEEPLESS: 0.4,
    DEATHLESS: 0.8,
    FIRST: 0.4,
    LAST: -0.4,
    BORROWED: 1.0,
}


# ---------------------------------------------------------------------- cards and characters


def payable(pos: Gaia, seat: int, face: AdvantageFace) -> bool:
    """Whether somebody in the team has the skill of a card."""
    if face.type == PLOT:
        return True
    for member in pos.team[seat]:
        friend: Character = FACES[pos.faces[member]]  # type: ignore[assignment]  # a cast would be a call
        if face.type in friend.skills:
            return True
    return False


def surely(ability: Ability) -> int:
    """The Combat that an ability adds to a fight whatever happens."""
    first = ability.steps[0]
    return max(0, first.combat) if isinstance(first, Bonus) and first.span == FOR_FIGHT else 0


def strength(pos: Gaia, seat: int) -> int:
    """What the cards in hand add to one fight against a foe: each Skill taps another character."""
    free = [card for card in pos.team[seat] if not (pos.tapped | pos.down) >> card & 1]
    total = 0
    for card in pos.hand[seat]:
        face: AdvantageFace = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
        if face.when != COMBAT:
            continue
        ability = face.abilities[0]
        amount = surely(ability)
        if not amount or (ability.needs and not isinstance(ability.needs[0], Against)):
            continue
        if ability.needs:
            amount //= 2
        if face.type == PLOT:
            total += amount
            continue
        for payer in free:
            friend: Character = FACES[pos.faces[payer]]  # type: ignore[assignment]  # a cast would be a call
            if face.type in friend.skills:
                free.remove(payer)
                total += amount
                break
    return total


def card_worth(pos: Gaia, seat: int, card: int) -> float:
    """What an advantage in hand is worth to a seat."""
    face: AdvantageFace = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
    if not payable(pos, seat, face):
        return 0.5
    if face.when == COMBAT:
        return 1.0 + 0.5 * surely(face.abilities[0])
    if face.stays:
        return 1.5 if face.organisation and any(_organisation(pos, one) for one in pos.plots[seat]) else 2.5
    return CARD


def _organisation(pos: Gaia, card: int) -> bool:
    face = FACES[pos.faces[card]]
    return isinstance(face, AdvantageFace) and face.organisation


def character_worth(pos: Gaia, card: int) -> float:
    face: Character = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
    found = 1.4 * face.combat + 0.5 * face.speed + 0.5 * len(face.skills) + 0.5 * len(face.abilities)
    for mod in face.mods:
        found += 0.25 * mod_worth(mod)
    return found


def mod_worth(mod: Mod) -> float:
    full = _STANDING.get(mod.stat, 0.0) * mod.amount
    return full * (0.5 if mod.conditions else 1.0)


def in_play_worth(face: AdvantageFace) -> float:
    """What a Plot is worth while it lies in play."""
    found = 1.0 if len(face.abilities) > 1 else 0.0
    for mod in face.mods:
        found += mod_worth(mod)
    return found


# ---------------------------------------------------------------------- missions and places


def lead(pos: Gaia, seat: int, card: int, foe: Foe) -> int:
    """By how much a team would lead against a mission's foe, without cards."""
    before = pos.fight
    pos.fight = [seat, -1, card, foe.combat, foe.kind, 0, 0, QUEST]
    a, b = sums.sides(pos)
    pos.fight = before
    return a - b


def quest(pos: Gaia, seat: int, card: int, more: int = 0) -> float:
    """What trying a mission is worth where it goes on; `more` is Combat and Speed that the team does not have yet."""
    face = mission_face(pos, card)
    if face.final:
        if not missions.gate(pos, seat):
            return 0.0
        prize = WIN
    elif missions.gate(pos, seat):
        prize = 4.0 * face.combat + 1.5 * face.speed + 1.0
    else:
        prize = BASIC + face.combat
    likely, death = 1.0, 0.0
    cards = strength(pos, seat) + more
    for number, stage in enumerate(face.stages[steps_done(pos, seat, card) :]):
        if number:
            likely *= 0.85  # it takes another turn, or another place
        for trial in stage.trials:
            if isinstance(trial, Foe):
                by = lead(pos, seat, card, trial) + cards
                death += likely * dies(by)
                likely *= beats(by)
            elif isinstance(trial, Speed):
                likely *= odds.speed_test(sums.speed(pos, seat) + more, trial.difficulty) / DIE
            elif isinstance(trial, Pay):
                prize -= CARD * trial.cards
    return prize * likely - MEMBER * death


def refreshed(pos: Gaia, seat: int) -> float:
    """What a rest adds to the next turn: missions whose places lie open become easier."""
    places = set()
    for zone in pos.active:
        face = zone_face(pos, zone)
        places.update([one.place for one in face.rewards if one.place])
    gain = 0.0
    if not pos.fresh[seat]:
        for card in missions.at_hand(pos, seat):
            if stage_of(pos, seat, card).place in places:
                gain = max(gain, quest(pos, seat, card, sums.REST) - quest(pos, seat, card))
    return 0.6 * gain


def reward(pos: Gaia, seat: int, zone: int) -> float:
    """The best that may be taken in a zone."""
    face = zone_face(pos, zone)
    best = 0.0
    for one in face.rewards:
        found = 0.0
        if one.kind == RECRUIT:
            if not recruited_here(pos, seat, zone):
                found = recruit(pos, seat)
        elif one.kind == ADVANTAGES:
            found = advantages(pos, seat, face.level)
        elif one.kind == SP:
            found = deeds(pos, seat, one.ability) if one.ability is not None else 0.0
        else:
            for card in missions.at_hand(pos, seat):
                if stage_of(pos, seat, card).place == one.place:
                    found = max(found, quest(pos, seat, card))
        best = max(best, found)
    return best


def recruit(pos: Gaia, seat: int) -> float:
    size = len(pos.team[seat])
    return (9.0, 9.0, 8.0, 7.0, 0.0)[min(size, MOST_IN_TEAM)]


def advantages(pos: Gaia, seat: int, number: int) -> float:
    return CARD * min(number, MOST_IN_HAND - len(pos.hand[seat]))


def explored(pos: Gaia, seat: int, zone: int, combat: int) -> tuple[float, float]:
    """How likely a team gets through the exploration of a zone, and how likely it loses a character there."""
    face = zone_face(pos, zone)
    past, death = past_unknown(face.level, combat)
    extra = sums.amount(pos, seat, EXTRA)
    through = lost = 0.0
    for row in face.table:
        number = max(0, max(0, row) + extra)
        through += past**number
        lost += death * number
    return through / len(face.table), lost / len(face.table)


def venture(pos: Gaia, seat: int, zone: int, *, guarded: bool = True) -> tuple[float, float]:
    """The chance to reach the rewards of a zone, and how many characters are lost on the way, on average; an unguarded zone is met
    without its preliminary encounter."""
    combat = sums.combat(pos, seat)
    likely, death = 1.0, 0.0
    level = encounters.level_of(pos, zone)
    if guarded:
        guard = pos.guards[pos.active.index(zone)] if zone in pos.active else -1
        if zone not in pos.active or (guard >= 0 and not pos.known[guard] >> seat & 1):
            likely, death = past_unknown(level, combat)
        elif guard >= 0:
            likely, death = past_known(pos, seat, guard, level, combat)
    through, lost = explored(pos, seat, zone, combat)
    return likely * through, death + likely * lost


def place(pos: Gaia, seat: int, zone: int, *, guarded: bool = True) -> float:
    """How much a seat wants to go to a zone."""
    reached, lost = venture(pos, seat, zone, guarded=guarded)
    return reached * reward(pos, seat, zone) - MEMBER * lost


# ---------------------------------------------------------------------- what abilities do


def deeds(pos: Gaia, seat: int, ability: Ability) -> float:
    return steps_worth(pos, seat, ability.steps)


def steps_worth(pos: Gaia, seat: int, steps: tuple[Deed | Pick, ...]) -> float:
    """What steps are worth to the one who carries them out, outside a fight; a roll and a condition are taken into account."""
    total, likely = 0.0, 1.0
    for step in steps:
        if isinstance(step, Roll):
            likely *= (DIE + 1 - step.least) / DIE
        elif isinstance(step, If):
            if not step.condition.met(pos, seat):
                break
        elif isinstance(step, OneOf):
            total += likely * max(step_worth(pos, seat, deed) for deed in step.deeds)
        else:
            total += likely * step_worth(pos, seat, step)
    return total


def step_worth(pos: Gaia, seat: int, step: Deed | Pick) -> float:
    if isinstance(step, Draw):
        own = advantages(pos, seat, step.n)
        return own if step.who == ME else 0.0
    if isinstance(step, Steal):
        return 1.5 * advantages(pos, seat, step.n) if step.who != LEADER or leads_another(pos, seat) else 0.0
    if isinstance(step, (DiscardRandom, DiscardChosen)):
        lost = CARD * step.n
        if step.who == ME:
            return -lost
        return 0.7 * lost if step.who != LEADER or leads_another(pos, seat) else -lost
    if isinstance(step, Recruit):
        return recruit(pos, seat)
    if isinstance(step, TakeDiscarded):
        return _taken_back(pos, seat, step)
    if isinstance(step, Bonus):
        return _bonus(pos, seat, step)
    if isinstance(step, Immobilise):
        return 1.0
    if isinstance(step, SendAway):
        return -TURN - (reward(pos, seat, pos.at[seat]) if pos.at[seat] >= 0 else 0.0)
    if isinstance(step, LoseNextTurn):
        return -2.5 * TURN
    if isinstance(step, Rest):
        return 1.0 + refreshed(pos, seat)
    return _OTHERS.get(type(step).__name__, 0.0)


#: What the other steps are worth, roughly.
_OTHERS: Final = {
    Cancel.__name__: 1.0,
    ExchangeCharacters.__name__: 0.5,
    ExtraEncounter.__name__: 1.0,
    GoThere.__name__: 2.0,
    Kill.__name__: -MEMBER,
    LookAt.__name__: 0.3,
    Order.__name__: 0.4,
    PickCharacter.__name__: 0.0,
    Protect.__name__: 0.4,
    Redirect.__name__: 1.5,
    StayInPlay.__name__: 0.0,
    TakeCharacter.__name__: MEMBER,
    Untap.__name__: 0.8,
}


def _taken_back(pos: Gaia, seat: int, step: TakeDiscarded) -> float:
    if step.type == "character":
        if len(pos.team[seat]) >= MOST_IN_TEAM:
            return 0.0
        return max((character_worth(pos, card) for card in pos.characters_out), default=0.0) + 1.0
    if len(pos.hand[seat]) >= MOST_IN_HAND:
        return 0.0
    return max((card_worth(pos, seat, card) for card in pos.advantages_out), default=0.0)


def _bonus(pos: Gaia, seat: int, step: Bonus) -> float:
    """Speed helps those who have a test before them."""
    if step.span == FOR_FIGHT or step.who != ME:
        return 0.0
    hurried = 0.0
    for card in missions.at_hand(pos, seat):
        for trial in stage_of(pos, seat, card).trials:
            if isinstance(trial, Speed) and sums.speed(pos, seat) < trial.difficulty:
                hurried = 0.7
    return 0.8 * step.combat + (0.2 + hurried) * step.speed


# ---------------------------------------------------------------------- how good a position looks


def value(pos: Gaia, seat: int) -> float:
    """Missions first, then the team and the hand; what the others have counts against it."""
    if pos.winner >= 0 or pos.winner == NOBODY_WON:
        return 1000.0 if pos.winner == seat else -1000.0
    others = [standing(pos, other) for other in range(pos.seats) if other != seat]
    return standing(pos, seat) - max(others) / 2 - math.fsum(others) / (10 * len(others))


def standing(pos: Gaia, seat: int) -> float:
    """What a seat has."""
    found = BASIC * min(len(pos.done[seat]), pos.needed) + POINT * pos.might[seat] + 0.7 * pos.haste[seat]
    for card in pos.team[seat]:
        found += character_worth(pos, card)
    for card in pos.plots[seat]:
        face = FACES[pos.faces[card]]
        if isinstance(face, AdvantageFace):
            found += in_play_worth(face)
    found += CARD * len(pos.hand[seat])
    for card in pos.going[seat]:
        found += 6.0 * pos.progress[card]
    if pos.out[seat]:
        found -= TURN
    return found - TURN * pos.sits_out[seat]


def rank(pos: Gaia, seat: int) -> float:
    """How near a seat is to winning, as others can tell."""
    return standing(pos, seat) + (10.0 if missions.gate(pos, seat) else 0.0)
