"""How good a position looks for a seat: what the greedy bot goes by."""

from __future__ import annotations

from ludotheque.games.anima import missions, sums
from ludotheque.games.anima.faces import BY_COMBAT, BY_SPEED, FACES, ZoneFace
from ludotheque.games.anima.gaia import MOST_IN_TEAM, Gaia


def value(pos: Gaia, seat: int) -> float:
    """Missions first, then the team, the hand and a good place; what the others have counts against it."""
    if pos.winner >= 0:
        return 1000.0 if pos.winner == seat else -1000.0
    others = [standing(pos, other) for other in range(pos.seats) if other != seat]
    return standing(pos, seat) - max(others) / 2 - sum(others) / (10 * len(others)) + prospects(pos, seat)


def standing(pos: Gaia, seat: int) -> float:
    """What a seat has."""
    found = 30.0 * min(len(pos.done[seat]), 2)
    for stat, worth in ((BY_COMBAT, 1.5), (BY_SPEED, 0.6)):
        for card, amount in sums.parts(pos, seat, stat):
            if card not in (sums.FROM_REST,):
                found += worth * amount
    found += 1.2 * len(pos.hand[seat]) + 1.0 * len(pos.team[seat]) + 1.5 * len(pos.plots[seat])
    found += sum(6.0 * pos.progress[card] for card in pos.going[seat])
    return found - 3.0 * pos.sits_out[seat]


def prospects(pos: Gaia, seat: int) -> float:
    """Where the team stands and what it can still do this turn."""
    if pos.out[seat]:
        return -4.0
    zone = pos.at[seat]
    if zone < 0 or not pos.reached[seat]:
        return 1.5 if pos.rested[seat] else 0.0
    face = FACES[pos.faces[zone]]
    assert isinstance(face, ZoneFace)
    strength = sums.combat(pos, seat)
    found = 4.0 - max(0.0, 5.0 * face.level - strength) * 0.5
    for reward in face.rewards:
        if reward.kind == "recruit" and len(pos.team[seat]) < MOST_IN_TEAM:
            found += 1.5
    for card in missions.at_hand(pos, seat):
        if missions.why_not(pos, seat, card) is None:
            found += 12.0 if card == pos.final else 6.0
    return found
