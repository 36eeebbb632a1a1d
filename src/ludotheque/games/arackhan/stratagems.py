"""What a Strategy card promises whoever could play it now: bots do not spend points on a card that does nothing.

What it does to the battlefield is tried out and seen at once; what it does elsewhere is a figure of the card's (`Stratagem.worth`).
No rule depends on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.games.arackhan import attack, scoring
from ludotheque.games.arackhan.actions import Do, Exchange, Pair, Pick, Question, Shift
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.faces import CREATURE, FACES
from ludotheque.games.arackhan.mat import FREE, NEIGHBOURS
from ludotheque.games.arackhan.modes import oaths, secrets, strategy
from ludotheque.games.arackhan.modes.dealings import GivePoints
from ludotheque.games.arackhan.modes.orders import partner
from ludotheque.games.arackhan.sheets import Sheet, look, neighbours

#: The part of its value that a card in danger loses, and what a Strategy point is worth.
_DANGER: Final = 0.4
_POINT: Final = 0.3
#: What a message in the partner's hands promises, and another card than the one held.
_SENT: Final = 0.5
_OTHER: Final = 0.2


def outlook(pos: Battle, seat: Seat) -> float:
    """The lead in points of a seat's side, less part of every card that one player's active creatures could beat together."""
    sheets = look(pos)
    sides = dict.fromkeys(pos.sides, 0.0)
    for one in range(pos.seats):
        sides[pos.sides[one]] += scoring.points(pos, one)
    against: dict[tuple[int, int], int] = {}
    for sheet in sheets.field:
        if sheet.type == CREATURE and sheet.active and sheet.attack > 0:
            for target in attack.targets(pos, sheets, sheet):
                if target.side != sheet.side:
                    key = (target.card, sheet.seat)
                    against[key] = against.get(key, 0) + sheet.attack
    beaten = {card for (card, _), force in against.items() if force > sheets.by[card].defense}
    for card in beaten:
        target = sheets.by[card]
        # one that is bound to another may be spared at the other's cost
        bound = oaths.other(pos, card) if pos.lasting else -1
        lost = min(target.value, sheets.by[bound].value) if bound in sheets.by and bound not in beaten else target.value
        sides[target.side] -= _DANGER * lost
    mine = pos.sides[seat]
    return sides[mine] - max(worth for side, worth in sides.items() if side != mine)


def promise(pos: Battle, seat: Seat, card: Copy) -> float:
    """What the seat may hope for from a Strategy card if it is played now, whatever it costs."""
    printed = strategy.face(pos, card)
    found = printed.worth
    for op in printed.ops:
        if isinstance(op, GivePoints):
            found += _POINT * max(0, pos.points[seat] - pos.points[partner(pos, seat)] - 1)
        elif isinstance(op, Pick | Pair | Shift | Exchange):
            moves = op.found(pos, seat, card, [])
            if moves:
                frame = Frame(printed.program, seat, card)
                found += max(_answers(pos, frame, op, moves)) - outlook(pos, seat)
        elif isinstance(op, Do) and not printed.worth:
            twin = pos.copy()
            op.act(twin, twin.push(printed.program, seat, card))
            found += outlook(twin, seat) - outlook(pos, seat)
    return found


def gain(pos: Battle, seat: Seat, card: Copy) -> float:
    """What a Strategy card promises beyond its cost."""
    return promise(pos, seat, card) - _POINT * strategy.face(pos, card).cost


def appraise(pos: Battle, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
    """The moves of the Strategy phase, the offer of a message and what a Strategy card asks, where that can be told."""
    frame = pos.stack[-1]
    op = frame.program.ops[frame.pc - 1]
    if isinstance(op, strategy.Choose | strategy.Message):
        return [_handled(pos, seat, move) for move in moves]
    if isinstance(op, GivePoints):
        # as even as may be afterwards
        gap = pos.points[seat] - pos.points[partner(pos, seat)]
        return [-abs(gap - 2.0 * move[1]) for move in moves]
    if isinstance(op, Pair) and frame.source in pos.coups[seat]:
        return _answers(pos, frame, op, moves)
    if isinstance(op, Pick) and frame.source in pos.coups[seat]:
        by = look(pos).by
        # among equals, a creature that can use it
        return [
            worth + (0.01 * prowess(pos, by[move[1]], 1) if len(move) > 1 else 0.0)
            for worth, move in zip(_answers(pos, frame, op, moves), moves, strict=True)
        ]
    return None


def _handled(pos: Battle, seat: Seat, move: Move) -> float:
    """What a Strategy card is worth played, passed on, exchanged for another or kept."""
    verb = move[0]
    if verb == "play":
        return gain(pos, seat, move[1])
    if verb == "redraw":
        return _OTHER
    if verb == "send":
        return _SENT
    if verb == secrets.WRITE:
        return _SENT + written(pos, seat, secrets.NOTE, -1, move[2])
    if verb == secrets.NAME:
        return _SENT + written(pos, seat, secrets.NOTE, move[2], -1)
    return 0.0


def _answers(pos: Battle, frame: Frame, op: Question, moves: Sequence[Move]) -> list[float]:
    """How the battlefield looks after each answer to what a Strategy card asks."""
    found = []
    for move in moves:
        twin = pos.copy()
        asked = twin.push(frame.program, frame.seat, frame.source)
        asked.chosen = frame.chosen[:]
        op.answer(twin, asked, frame.seat, move)
        found.append(outlook(twin, frame.seat))
    return found


def prowess(pos: Battle, sheet: Sheet, bonus: int) -> float:
    """The value of the best enemy that a creature in contact could beat with this bonus to its Attack, plus a little for
    its Attack."""
    if sheet.type != CREATURE:
        return 0.0
    near = neighbours(pos, look(pos), sheet.at)
    beaten = [one.value for one in near if one.side != sheet.side and sheet.attack + bonus > one.defense >= 0]
    return max(beaten, default=0) + 0.1 * sheet.attack


def written(pos: Battle, seat: Seat, what: str, card: Copy, at: int) -> float:
    """What a secret is worth to whoever wrote it: a slot of a message should be one on which the partner can place a card, a
    mined one where enemies come, a prey one that is only just safe from the partner's cards in contact with it."""
    side, board = pos.sides[seat], pos.board
    if card >= 0:
        sheet = look(pos).by.get(card)
        if sheet is None:
            return 0.0
        friend = partner(pos, seat)  # whose turn it will be
        against = sum(max(one.attack, 0) for one in neighbours(pos, look(pos), sheet.at) if one.seat == friend)
        return sheet.value * (0.4 if against == sheet.defense else 0.15 if against else 0.01)
    if what == secrets.NOTE:
        near = [board[slot] for slot in NEIGHBOURS[at] if board[slot] >= 0]
        theirs = sum(pos.sides[pos.controller[one]] != side for one in near)
        return 0.5 + 0.2 * (len(near) - theirs) - 0.1 * theirs if near else 0.0
    return sum(_draw(pos, side, slot) for slot in (at, *NEIGHBOURS[at]) if board[slot] == FREE)


def _draw(pos: Battle, side: int, at: int) -> float:
    """How much a free slot draws the enemies of a side: they come where there is something to beat, and to each other."""
    found = 0.0
    for slot in NEIGHBOURS[at]:
        card = pos.board[slot]
        if card < 0:
            continue
        if pos.sides[pos.controller[card]] != side:
            found += 0.1
        elif pos.shown[card]:
            found += 0.05 * FACES[pos.faces[card]].value
    return found
