"""How good a position looks for a seat: points now, what the declared batch would win, and who threatens whom.

What each thing is worth is a weight. `HAND` holds those set by hand, which the greedy bot goes by; a `Judge` can be made with
others, and `ludotheque train` finds them by matches (`weights.json`). No rule depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.games.arackhan import attack, scoring, stratagems
from ludotheque.games.arackhan.actions import Question
from ludotheque.games.arackhan.battle import ALLIANCE, Battle
from ludotheque.games.arackhan.faces import FACES, SPELL, Face
from ludotheque.games.arackhan.mat import CELLS, FREE, NEIGHBOURS
from ludotheque.games.arackhan.modes import secrets
from ludotheque.games.arackhan.sheets import Sheets, look
from ludotheque.games.arackhan.stratagems import prowess, written

#: The weights as set by hand. Cards count by the points printed on them.
HAND: Final[dict[str, float]] = {
    "hidden": 0.9,  # a face-down card
    "spell": 0.3,  # a face-down spell
    "now": 0.4,  # what a card loses that can be beaten now
    "later": 0.15,  # and one that can be beaten later
    "wasted": 0.05,  # each attacker of a batch: no more than it takes
    "failed": 0.5,  # an attack that achieves nothing
    "alone": 0.5,  # what a slot gains by an enemy card that the placed one could beat alone, and loses by being beaten
    "together": 0.3,  # and by one that it could beat with allies that touch it, too
    "open": 0.02,  # what a slot loses by each free one beside it: somebody else may take that
}
#: The part of its value that a hand card is worth to its player, and what the two cards are worth that a followed note draws.
_HELD = 0.4
_FOLLOWED = 2.0
#: What the questions of Events give a creature, as a bonus to its Attack.
_BONUS = {"scout": 1, "march": 1, "hired": 2}


class Judge:
    """Tells how good positions and moves look, by one set of weights."""

    __slots__ = ("alone", "failed", "hidden", "later", "now", "open", "spell", "together", "wasted")

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.hidden: float = weights["hidden"]
        self.spell: float = weights["spell"]
        self.now: float = weights["now"]
        self.later: float = weights["later"]
        self.wasted: float = weights["wasted"]
        self.failed: float = weights["failed"]
        self.alone: float = weights["alone"]
        self.together: float = weights["together"]
        self.open: float = weights["open"]

    def value(self, pos: Battle, seat: Seat) -> float:
        """How good a position looks for a seat."""
        if pos.ended:
            return 1000.0 if seat in pos.winners else -1000.0
        sheets = look(pos)
        sides = dict.fromkeys(pos.sides, 0.0)
        for one in range(pos.seats):
            sides[pos.sides[one]] += scoring.points(pos, one)
        for card, at in enumerate(pos.at):
            if 0 <= at < CELLS + 2 and not pos.shown[card]:
                sides[pos.sides[pos.controller[card]]] += self._face_down(FACES[pos.faces[card]])
        self._threats(pos, sheets, sides)
        mine = pos.sides[seat]
        if pos.lasting:
            for secret in secrets.known(pos, seat):
                sides[mine] += written(pos, secret.seat, secret.what, secret.card, secret.n)
        if pos.declared:
            self._batch(pos, sheets, sides, mine)
        return sides[mine] - max(worth for side, worth in sides.items() if side != mine)

    def appraise(self, pos: Battle, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
        """Moves known without playing them. A card face down is worth the same on every slot; what an Event gives a creature,
        and what an ultimatum costs, shows only later."""
        if all(move[0] == "place" for move in moves):
            named = {secrets.read(pos, card) for card in pos.coups[seat]} - {-1}
            return [
                self._face_down(FACES[pos.faces[move[1]]]) + (_FOLLOWED if move[2] in named else 0.0) for move in moves
            ]
        frame = pos.stack[-1]
        op = frame.program.ops[frame.pc - 1]
        if pos.layout == ALLIANCE:
            found = stratagems.appraise(pos, seat, moves)
            if found is not None:
                return found
        if not isinstance(op, Question):
            return None
        if op.ask == "ultimatum":
            return [0.0 if move[1] == 0 else -1.0 for move in moves]
        if op.kind == "hire":
            best = max((prowess(pos, one, 2) for one in look(pos).field if one.seat == seat), default=0.0)
            return [0.0 if move[0] == "no" else best - _HELD * FACES[pos.faces[move[1]]].value for move in moves]
        if op.ask in _BONUS:
            by = look(pos).by
            return [prowess(pos, by[move[1]], _BONUS[op.ask]) for move in moves]
        return None

    def contact(self, pos: Battle, seat: Seat, face: Face, at: int) -> float:
        """What a card gains and risks on a slot by what it touches: enemies it could beat, enemies that could beat it."""
        if face.kind == SPELL:
            return 0.0
        side = pos.sides[seat]
        found = 0.0
        against = 0
        for spot in NEIGHBOURS[at]:
            card = pos.board[spot]
            if card <= FREE:
                continue
            other = FACES[pos.faces[card]]
            if other.kind == SPELL or pos.sides[pos.controller[card]] == side:
                continue
            against += max(other.base_attack, 0)
            if face.base_attack > other.base_defense:
                found += self.alone * other.value
            elif face.base_attack > 0 and face.base_attack + _allies(pos, side, spot) > other.base_defense:
                found += self.together * other.value
        if against > face.base_defense:
            found -= self.alone * face.value
        return found - self.open * sum(pos.board[spot] == FREE for spot in NEIGHBOURS[at])

    def _face_down(self, face: Face) -> float:
        return face.value * (self.spell if face.kind == SPELL else self.hidden)

    def _threats(self, pos: Battle, sheets: Sheets, sides: dict[int, float]) -> None:
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
                sides[target.side] -= self.now * target.value
            elif later > target.defense:
                sides[target.side] -= self.later * target.value

    def _batch(self, pos: Battle, sheets: Sheets, sides: dict[int, float], mine: int) -> None:
        for blow in attack.preview(pos, pos.declared):
            target = sheets.by[blow["target"]]
            if blow["result"] in (attack.DESTROYED, attack.CONQUERED):
                sides[target.side] -= target.value
                if blow["result"] == attack.CONQUERED:
                    sides[mine] += target.value
                sides[mine] -= self.wasted * len(blow["attackers"])
            elif blow["result"] == attack.REGENERATES:
                sides[mine] += self.failed
            else:
                sides[mine] -= self.failed


def _allies(pos: Battle, side: int, at: int) -> int:
    """The Attack of the cards of a side that touch a slot."""
    total = 0
    for spot in NEIGHBOURS[at]:
        card = pos.board[spot]
        if card > FREE and pos.sides[pos.controller[card]] == side:
            total += max(FACES[pos.faces[card]].base_attack, 0)
    return total


GREEDY: Final = Judge(HAND)
