"""Glory points, which come and go with the position, and the victory at three of them (CE-132 to CE-140)."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.program import Program
from ludotheque.games.cendrelin.graveyard import (
    ENOUGH_GLORY,
    FAVOURITE_POINT,
    GLORY,
    OBJECTIVE_POINT,
    SOUL_POINT,
    Graveyard,
    initiation_winner,
)

#: How many points each set of them is.
COUNT: Final[tuple[int, ...]] = tuple([bin(mask).count("1") for mask in range(16)])
#: The points as bits, in the order in which they are told.
POINTS: Final = (SOUL_POINT, FAVOURITE_POINT, OBJECTIVE_POINT, 2 * OBJECTIVE_POINT)


def points(pos: Graveyard, seat: Seat, cards: Any) -> int:
    """The points a cendrelin has now (CE-136, CE-138); objectives met for good stay met (CE-134)."""
    mask = 0
    if not pos.past_life[seat]:
        mask = SOUL_POINT
    favourite = pos.favourites[seat]
    if favourite >= 0 and pos.resources[favourite] >= pos.enough[favourite]:
        mask |= FAVOURITE_POINT
    before = pos.glory[seat]
    bit = OBJECTIVE_POINT
    place = 2 * seat
    for card in pos.drawn[seat]:
        objective = cards[pos.faces[card]]
        if (objective.permanent and before & bit) or objective.holds(pos, seat, pos.progress[place]):
            mask |= bit
        bit <<= 1
        place += 1
    return mask


def settle(pos: Graveyard, cards: Any, end: Program) -> None:
    """Bring the glory points up to date, and end the age at once if somebody has three (CE-139), in anyone's night."""
    pos.unsettled = 0
    if pos.winner >= 0:
        return
    if pos.rules & GLORY:
        winner = _judge(pos, cards)
    else:
        winner = initiation_winner(pos)
        if winner >= 0:
            pos.emit("victory", "CE-047", winner, (pos.favourites[winner],))
    if winner >= 0:
        pos.winner = winner
        pos.stack.clear()
        pos.asked.clear()
        pos.push(end, winner)


def _judge(pos: Graveyard, cards: Any) -> int:
    best, most = -1, ENOUGH_GLORY - 1
    for step in range(pos.seats):
        seat = (pos.charge + step) % pos.seats
        now = points(pos, seat, cards)
        if now != pos.glory[seat]:
            _tell(pos, seat, pos.glory[seat], now)
            pos.glory[seat] = now
        # most glory, then the player in charge, then clockwise (CE-S20); whoever has conceded is not crowned (CE-S43)
        if COUNT[now] > most and not pos.conceded >> seat & 1:
            best, most = seat, COUNT[now]
    if best >= 0:
        pos.emit("crowned", "CE-139", best, (most,))
    return best


def _tell(pos: Graveyard, seat: Seat, before: int, now: int) -> None:
    for number, bit in enumerate(POINTS):
        if not (before ^ now) & bit:
            continue
        got = bool(now & bit)
        if number < 2:
            rule = ("CE-136", "CE-138")[number] if got else ("CE-137", "CE-138")[number]
            pos.emit("point" if got else "point_lost", rule, seat, (number, COUNT[now]))
        else:
            card = pos.drawn[seat][number - 2]
            pos.emit("met" if got else "unmet", "CE-133" if got else "CE-135", seat, (card, COUNT[now]))
