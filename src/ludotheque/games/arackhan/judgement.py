"""How good a position looks for a seat: points now, what the declared batch would win, and who threatens whom.

What each thing is worth is a weight. `HAND` holds those set by hand, which the greedy bot goes by; a `Judge` can be made with
others, and `ludotheque train` finds them by matches (`weights.json`). No rule depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Move
from ludotheque.engine.program import Ask
from ludotheque.games.arackhan import attack, scoring, stratagems
from ludotheque.games.arackhan.actions import Question
from ludotheque.games.arackhan.activation import halted
from ludotheque.games.arackhan.battle import ALLIANCE, Battle
from ludotheque.games.arackhan.faces import FACES, SPELL, Face
from ludotheque.games.arackhan.mat import CELLS, FREE, NEIGHBOURS
from ludotheque.games.arackhan.modes import secrets
from ludotheque.games.arackhan.moving import long_stride
from ludotheque.games.arackhan.sheet import opened
from ludotheque.games.arackhan.sheets import Sheet, Sheets, look, supposing, supposing_asleep
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
        mine = pos.sides[seat]
        plain = self._plain(pos, sheets) if _all_open(pos) else None
        if plain is not None and not pos.declared:
            return _lead(plain, mine)
        sides = self._standing(pos, sheets, seat) if plain is None else plain.copy()
        if pos.declared:
            self._batch(attack.blows(pos, sheets, pos.declared), sides, mine)
        return _lead(sides, mine)

    def foresee(self, pos: Battle, seat: Seat, moves: Sequence[Move]) -> list[float | None] | None:
        """What `value` says after each move, where nothing happens that is not plain: nothing of a batch happens before it is
        resolved, and most cards that move change nothing but their slot. None for the other moves, and if there are only such."""
        frame = pos.stack[-1]
        op: Ask = frame.program.ops[frame.pc - 1]  # type: ignore[assignment]  # a cast would be a call
        if op.kind != "activate":
            return None
        recall = look(pos).recall
        if recall is None or pos.event >= 0 or not _all_open(pos):
            return self._foreseen(pos, seat, moves)
        # all of it depends on nothing but the sheets and what is open, so that other lines of play may have found it
        here = (self, bool(pos.objectives), opened(pos, seat), tuple(moves))
        if here in recall.foreseen:
            return recall.foreseen[here]
        found = recall.foreseen[here] = self._foreseen(pos, seat, moves)
        return found

    def _foreseen(self, pos: Battle, seat: Seat, moves: Sequence[Move]) -> list[float | None] | None:
        found: list[float | None] = []
        some = False
        mine = pos.sides[seat]
        plain = _all_open(pos)
        standing: dict[int, float] | None = None
        batch: attack.Batch | None = None
        for move in moves:
            verb = move[0]
            worth: float | None = None
            if verb == "attack" or verb == "strike":
                if standing is None or batch is None:
                    sheets = look(pos)
                    standing = self._plain(pos, sheets) if plain else None
                    if standing is None:
                        standing = self._standing(pos, sheets, seat)
                    batch = attack.Batch(pos, sheets, pos.declared)
                sides = standing.copy()
                self._batch(batch.joined(move[1], move[2] if verb == "attack" else -1), sides, mine)
                worth = _lead(sides, mine)
            elif verb == "move" and plain:
                worth = self._moved(pos, move[1], move[2], mine)
            elif verb == "stop" and plain:
                worth = self._stopped(pos, move[1], mine)
            some = some or worth is not None
            found.append(worth)
        return found if some else None

    def _moved(self, pos: Battle, card: Copy, at: int, mine: int) -> float | None:
        """What `value` says after a card has moved; None if more than its slot may change."""
        if long_stride(look(pos).by[card]):
            return None  # it may cost an attack (AW-211)
        sheets = supposing(pos, card, at)
        if halted(pos, sheets, [*pos.moved, card]):
            return None
        return self._open(pos, sheets, mine)

    def _stopped(self, pos: Battle, card: Copy, mine: int) -> float | None:
        """What `value` says after a card that moved has stopped; None if that ends the activation, or more may change."""
        if pos.objectives or not pos.awake[card] or not (pos.declared or len(pos.moved) > 1):
            return None
        return self._open(pos, supposing_asleep(pos, card), mine)

    def _open(self, pos: Battle, sheets: Sheets, mine: int) -> float | None:
        """What `value` says of an open activation by other sheets than those of the position, if these suffice."""
        sides = self._plain(pos, sheets)
        if sides is None or not pos.declared:
            return None if sides is None else _lead(sides, mine)
        if not attack.plain(pos, sheets, pos.declared):
            return None
        sides = sides.copy()
        self._batch(attack.blows(pos, sheets, pos.declared), sides, mine)
        return _lead(sides, mine)

    def _standing(self, pos: Battle, sheets: Sheets, seat: Seat) -> dict[int, float]:
        """What each side has, as a seat sees it, but for what is declared and not resolved."""
        sides = dict.fromkeys(pos.sides, 0.0)
        for one, points in enumerate(scoring.tally(pos)):
            sides[pos.sides[one]] += points
        for card, at in enumerate(pos.at):
            if 0 <= at < CELLS + 2 and not pos.shown[card]:
                sides[pos.sides[pos.controller[card]]] += self._face_down(FACES[pos.faces[card]])
        self._threats(sheets, sides)
        if pos.lasting:
            mine = pos.sides[seat]
            for secret in secrets.known(pos, seat):
                sides[mine] += written(pos, secret.seat, secret.what, secret.card, secret.n)
        return sides

    def _plain(self, pos: Battle, sheets: Sheets) -> dict[int, float] | None:
        """The same in a position that is `_all_open`, if it follows from the sheets alone; whoever gets it leaves it as it is."""
        judged = sheets.judged
        if judged is not None and judged[0] is self:
            return judged[1]
        for sheet in sheets.field:
            if sheet.marks and "hostages" in sheet.marks:
                return None
        sides = dict.fromkeys(pos.sides, 0.0)
        for one, points in enumerate(scoring.main_values(sheets, pos.seats)):
            sides[pos.sides[one]] += points
        self._threats(sheets, sides)
        sheets.judged = (self, sides)
        return sides

    def _threats(self, sheets: Sheets, sides: dict[int, float]) -> None:
        """Cards whose enemies in contact could beat them together lose part of their worth."""
        for target, now in pressed(sheets):
            sides[target.side] -= (self.now if now else self.later) * target.value

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

    def _batch(self, blows: list[attack.Blow], sides: dict[int, float], mine: int) -> None:
        for blow in blows:
            target = blow.target
            if blow.result in (attack.DESTROYED, attack.CONQUERED):
                sides[target.side] -= target.value
                if blow.result == attack.CONQUERED:
                    sides[mine] += target.value
                sides[mine] -= self.wasted * len(blow.group)
            elif blow.result == attack.REGENERATES:
                sides[mine] += self.failed
            else:
                sides[mine] -= self.failed


def _all_open(pos: Battle) -> bool:
    """Whether nothing counts but the cards that lie face up: none is face down or kept under another, nothing is written or lasts,
    no Objective is accomplished."""
    return not pos.lasting and not pos.beneath and not any(pos.accomplished) and pos.all_shown()


def _lead(sides: dict[int, float], mine: int) -> float:
    """By how much a side leads the best of the others."""
    best = float("-inf")
    for side, worth in sides.items():
        if worth > best and side != mine:
            best = worth
    return sides[mine] - best


def pressed(sheets: Sheets) -> list[tuple[Sheet, bool]]:
    """The cards whose enemies in contact could beat them together, and whether they could now: some may be deactivated."""
    found = sheets.pressed
    if found is None:
        found = sheets.pressed = _press(sheets)
    return found


def _press(sheets: Sheets) -> list[tuple[Sheet, bool]]:
    found: list[tuple[Sheet, bool]] = []
    field = sheets.field
    armed = {one.at: one for one in field if one.attack > 0}
    for target in field:
        if target.type == SPELL:
            continue
        now = later = 0
        side = target.side
        for at in NEIGHBOURS[target.at]:
            one = armed.get(at)
            if one is not None and one.side != side:
                later += one.attack
                if one.active:
                    now += one.attack
        if now > target.defense:
            found.append((target, True))
        elif later > target.defense:
            found.append((target, False))
    return found


def _allies(pos: Battle, side: int, at: int) -> int:
    """The Attack of the cards of a side that touch a slot."""
    total = 0
    for spot in NEIGHBOURS[at]:
        card = pos.board[spot]
        if card > FREE and pos.sides[pos.controller[card]] == side:
            total += max(FACES[pos.faces[card]].base_attack, 0)
    return total


GREEDY: Final = Judge(HAND)
