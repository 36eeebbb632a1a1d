"""How good a position looks for a seat: points now, what the declared batch would win, and who threatens whom.

The greedy bot goes by this; no rule depends on it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Move
from ludotheque.games.arackhan import attack, scoring
from ludotheque.games.arackhan.actions import Question
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.faces import CREATURE, FACES, SPELL, Face
from ludotheque.games.arackhan.mat import CELLS, NEIGHBOURS
from ludotheque.games.arackhan.modes import secrets
from ludotheque.games.arackhan.sheets import Sheet, Sheets, look, neighbours

#: The weights of a face-down card, of a spell to its player, of a threat that can be carried out now, and of a later one.
_HIDDEN, _SPELL, _NOW, _LATER = 0.9, 0.3, 0.4, 0.15
#: The part of its value that a hand card is worth to its player, and what the two cards are worth that a followed note draws.
_HAND = 0.4
_FOLLOWED = 2.0
#: What the questions of Events and Strategy cards give a creature, as a bonus to its Attack.
_BONUS = {"scout": 0, "march": 1, "hired": 2, "signal": 1, "breach": 1}


def value(pos: Battle, seat: Seat) -> float:
    if pos.ended:
        return 1000.0 if seat in pos.winners else -1000.0
    sheets = look(pos)
    sides = dict.fromkeys(pos.sides, 0.0)
    for one in range(pos.seats):
        sides[pos.sides[one]] += scoring.points(pos, one)
    for card, at in enumerate(pos.at):
        if 0 <= at < CELLS + 2 and not pos.shown[card]:
            sides[pos.sides[pos.controller[card]]] += _face_down(FACES[pos.faces[card]])
    _threats(pos, sheets, sides)
    mine = pos.sides[seat]
    if pos.lasting:
        for secret in secrets.known(pos, seat):
            sides[mine] += written(pos, secret.seat, secret.what, secret.card, secret.n)
    if pos.declared:
        _batch(pos, sheets, sides, mine)
    return sides[mine] - max(worth for side, worth in sides.items() if side != mine)


def appraise(pos: Battle, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
    """Moves known without playing them. A card face down is worth the same on every slot; what an Event gives a creature, and
    what an ultimatum costs, shows only later."""
    if all(move[0] == "place" for move in moves):
        named = {secrets.read(pos, card) for card in pos.coups[seat]} - {-1}
        return [_face_down(FACES[pos.faces[move[1]]]) + (_FOLLOWED if move[2] in named else 0.0) for move in moves]
    frame = pos.stack[-1]
    op = frame.program.ops[frame.pc - 1]
    if not isinstance(op, Question):
        return None
    if op.ask == "ultimatum":
        return [0.0 if move[1] == 0 else -1.0 for move in moves]
    if op.kind == "hire":
        best = max((_prowess(pos, one, 2) for one in look(pos).field if one.seat == seat), default=0.0)
        return [0.0 if move[0] == "no" else best - _HAND * FACES[pos.faces[move[1]]].value for move in moves]
    if op.ask in _BONUS:
        by = look(pos).by
        return [_prowess(pos, by[move[1]], _BONUS[op.ask]) for move in moves]
    return None


def _prowess(pos: Battle, sheet: Sheet, bonus: int) -> float:
    """The value of the best enemy that a creature in contact could beat with this bonus to its Attack, plus a little for
    its Attack."""
    if sheet.type != CREATURE:
        return 0.0
    near = neighbours(pos, look(pos), sheet.at)
    beaten = [one.value for one in near if one.side != sheet.side and sheet.attack + bonus > one.defense >= 0]
    return max(beaten, default=0) + 0.1 * sheet.attack


def written(pos: Battle, seat: Seat, what: str, card: Copy, at: int) -> float:
    """What a secret is worth to whoever wrote it: a slot of a message should be one on which the partner can place a card, a
    mined one where enemies come, a prey one that is only just safe from the cards in contact with it."""
    side, board = pos.sides[seat], pos.board
    if card >= 0:
        sheet = look(pos).by.get(card)
        if sheet is None:
            return 0.0
        against = sum(max(one.attack, 0) for one in neighbours(pos, look(pos), sheet.at) if one.side == side)
        return sheet.value * (_NOW if against == sheet.defense else _LATER if against else 0.01)
    near = [board[slot] for slot in NEIGHBOURS[at] if board[slot] >= 0]
    theirs = sum(pos.sides[pos.controller[one]] != side for one in near)
    ours = sum(FACES[pos.faces[one]].value for one in near if pos.sides[pos.controller[one]] == side and pos.shown[one])
    if what == secrets.NOTE:
        return 0.5 + 0.2 * (len(near) - theirs) - 0.1 * theirs if near else 0.0
    return 0.05 * ours + 0.1 * theirs  # enemies come where there is something to beat


def _face_down(face: Face) -> float:
    return face.value * (_SPELL if face.kind == SPELL else _HIDDEN)


def _threats(pos: Battle, sheets: Sheets, sides: dict[int, float]) -> None:
    """Cards whose enemies in contact could beat them together lose part of their worth."""
    by, board = sheets.by, pos.board
    for target in sheets.field:
        if target.type == SPELL:
            continue
        now = later = 0
        side = target.side
        for at in NEIGHBOURS[target.at]:
            one = by.get(board[at])
            if one is not None and one.side != side and one.attack > 0:
                later += one.attack
                if one.active:
                    now += one.attack
        if now > target.defense:
            sides[target.side] -= _NOW * target.value
        elif later > target.defense:
            sides[target.side] -= _LATER * target.value


def _batch(pos: Battle, sheets: Sheets, sides: dict[int, float], mine: int) -> None:
    for blow in attack.preview(pos, pos.declared):
        target = sheets.by[blow["target"]]
        if blow["result"] in (attack.DESTROYED, attack.CONQUERED):
            sides[target.side] -= target.value
            if blow["result"] == attack.CONQUERED:
                sides[mine] += target.value
            sides[mine] -= 0.05 * len(blow["attackers"])  # no more attackers than it takes
        elif blow["result"] == attack.REGENERATES:
            sides[mine] += 0.5
        else:
            sides[mine] -= 0.5
