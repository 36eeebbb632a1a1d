"""How good a position looks for a seat: points now, what the declared batch would win, and who threatens whom.

The greedy bot goes by this; no rule depends on it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.games.arackhan import attack, scoring
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.faces import FACES, SPELL, Face
from ludotheque.games.arackhan.mat import CELLS, NEIGHBOURS
from ludotheque.games.arackhan.sheets import Sheets, look

#: The weights of a face-down card, of a spell to its player, of a threat that can be carried out now, and of a later one.
_HIDDEN, _SPELL, _NOW, _LATER = 0.9, 0.3, 0.4, 0.15


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
    if pos.declared:
        _batch(pos, sheets, sides, mine)
    return sides[mine] - max(worth for side, worth in sides.items() if side != mine)


def appraise(pos: Battle, moves: Sequence[Move]) -> list[float] | None:
    """Placements, known without playing them: a card face down is worth the same on every slot."""
    if any(move[0] != "place" for move in moves):
        return None
    return [_face_down(FACES[pos.faces[move[1]]]) for move in moves]


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
