"""How good a position looks for a seat: points now, what the declared batch would win, and who threatens whom.

What each thing is worth is a weight. `HAND` holds those set by hand, which the greedy bot goes by; a `Judge` can be made with
others, and `ludotheque train` finds them by matches (`weights.json`). No rule depends on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Move
from ludotheque.engine.program import Ask
from ludotheque.games.arackhan import attack, scoring, stratagems
from ludotheque.games.arackhan.actions import Question
from ludotheque.games.arackhan.activation import action_of, halted
from ludotheque.games.arackhan.battle import ALLIANCE, TURN, Battle
from ludotheque.games.arackhan.faces import FACES, SPELL, Face
from ludotheque.games.arackhan.mat import CELLS, FREE, NEIGHBOURS
from ludotheque.games.arackhan.modes import secrets
from ludotheque.games.arackhan.moving import long_stride
from ludotheque.games.arackhan.sheet import opened
from ludotheque.games.arackhan.sheets import Sheet, Sheets, look, stand, supposing, supposing_asleep
from ludotheque.games.arackhan.shifting import shifted
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
            self.batch(attack.blows(pos, sheets, pos.declared), sides, mine)
        return _lead(sides, mine)

    def foresee(self, pos: Battle, seat: Seat, moves: Sequence[Move]) -> list[float | None] | None:
        """What `value` says after each move, where nothing happens that is not plain: nothing of a batch happens before it is
        resolved, and most cards that move change nothing but their slot. None for the other moves."""
        frame = pos.stack[-1]
        op: Ask = frame.program.ops[frame.pc - 1]  # type: ignore[assignment]  # a cast would be a call
        if op.kind == "mulligan":
            here = self.value(pos, seat)  # nothing happens before all have decided
            return [here if move[0] == "return" or len(pos.asked) > 1 else None for move in moves]
        if op.kind != "activate":
            return None
        recall = look(pos).recall
        if recall is None or pos.event >= 0 or not _all_open(pos):
            return self._foreseen(pos, seat, moves)
        # all of it depends on nothing but the sheets and what is open, so that other lines of play may have found it
        if not _next_round_is_plain(pos):
            return self._foreseen(pos, seat, moves)
        place = (self, bool(pos.objectives), opened(pos, seat), tuple(moves))
        found = recall.foreseen.get(place)
        if found is None:
            found = recall.foreseen[place] = self._foreseen(pos, seat, moves)
        return found

    def _foreseen(self, pos: Battle, seat: Seat, moves: Sequence[Move]) -> list[float | None]:
        found: list[float | None] = []
        mine = pos.sides[seat]
        plain = _all_open(pos)
        standing: dict[int, float] | None = None
        batch: attack.Batch | None = None
        moving: Moving | None = None
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
                self.batch(batch.joined(move[1], move[2] if verb == "attack" else -1), sides, mine)
                worth = _lead(sides, mine)
            elif verb == "move" and plain:
                if moving is None:
                    moving = Moving(self, pos, mine)
                worth = moving.worth(move[1], move[2])
            elif verb == "stop" and plain:
                worth = self._stopped(pos, move[1], mine)
            found.append(worth)
        return found

    def _stopped(self, pos: Battle, card: Copy, mine: int) -> float | None:
        """What `value` says after a card that moved has stopped; None if that ends the activation, or more may change."""
        if pos.objectives or not pos.awake[card] or not (pos.declared or len(pos.moved) > 1):
            return None
        sheets = supposing_asleep(pos, card)
        pos.awake[card] = 0
        worth = self.open_worth(pos, sheets, mine)
        pos.awake[card] = 1
        return worth

    def open_worth(self, pos: Battle, sheets: Sheets, mine: int) -> float | None:
        """What `value` says of an open activation by these sheets, if they suffice."""
        sides = self._plain(pos, sheets)
        if sides is None or not pos.declared:
            return None if sides is None else _lead(sides, mine)
        sides = sides.copy()
        self.batch(attack.blows(pos, sheets, pos.declared), sides, mine)
        return _lead(sides, mine)

    def _standing(self, pos: Battle, sheets: Sheets, seat: Seat) -> dict[int, float]:
        """What each side has, as a seat sees it, but for what is declared and not resolved."""
        sides = dict.fromkeys(pos.sides, 0.0)
        for one, points in enumerate(scoring.tally(pos)):
            sides[pos.sides[one]] += points
        for card, at in enumerate(pos.at):
            if 0 <= at < CELLS + 2 and not pos.shown[card]:
                sides[pos.sides[pos.controller[card]]] += self._face_down(FACES[pos.faces[card]])
        self.threats(pressed(sheets), sides)
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
        sides = open_points(pos, sheets)
        if sides is not None:
            self.threats(pressed(sheets), sides)
            sheets.judged = (self, sides)
        return sides

    def threats(self, pressed: list[tuple[Sheet, bool]], sides: dict[int, float]) -> None:
        """Cards whose enemies in contact could beat them together lose part of their worth."""
        for target, now in pressed:
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
        side, board = pos.sides[seat], pos.board
        found = 0.0
        against = free = 0
        for spot in NEIGHBOURS[at]:
            card = board[spot]
            if card <= FREE:
                free += card == FREE
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
        return found - self.open * free

    def _face_down(self, face: Face) -> float:
        return face.value * (self.spell if face.kind == SPELL else self.hidden)

    def batch(self, blows: list[attack.Blow], sides: dict[int, float], mine: int) -> None:
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


def follows(pos: Battle, after: Battle) -> bool:
    """Whether what a move led to follows from the sheets and from what is open (`sheet.opened`), so that it leads there in all worlds:
    nobody's hand, pile, Objective or Event and nothing done before can have had a part in it."""
    if after.ended or pos.objectives or pos.event_pile or pos.event_past or pos.layout == ALLIANCE:
        return False
    if after.round != pos.round and (after.round > pos.round + 1 or pos.phase != TURN or not _next_round_is_plain(pos)):
        return False
    sheets = look(pos)
    recall = sheets.recall
    if recall is None:
        return False
    if recall.sure is None:
        # an action may depend on what a player holds, a long stride on who has attacked
        recall.sure = not any(action_of(sheet) is not None or long_stride(sheet) for sheet in sheets.by.values())
    return recall.sure


def _next_round_is_plain(pos: Battle) -> bool:
    """Whether a round that follows begins with cards that are placed, whatever is drawn: somebody holds one that fits on a free slot.
    (One of those that may not be placed in the last round has a weakness that says so.)"""
    if pos.phase != TURN:
        return True  # nothing is relied on that happens after the turns
    if FREE in pos.board:
        for hand in pos.hand:
            for card in hand:
                face = FACES[pos.faces[card]]
                if not face.astral and not face.weaknesses:
                    return True
    return False


def _lead(sides: dict[int, float], mine: int) -> float:
    """By how much a side leads the best of the others."""
    best = float("-inf")
    for side, worth in sides.items():
        if worth > best and side != mine:
            best = worth
    return sides[mine] - best


def open_points(pos: Battle, sheets: Sheets) -> dict[int, float] | None:
    """The points of each side in a position that is `_all_open`, if they follow from the sheets alone."""
    for sheet in sheets.field:
        if sheet.marks and "hostages" in sheet.marks:
            return None
    sides = dict.fromkeys(pos.sides, 0.0)
    for one, points in enumerate(scoring.main_values(sheets, pos.seats)):
        sides[pos.sides[one]] += points
    return sides


def pressed(sheets: Sheets) -> list[tuple[Sheet, bool]]:
    """The cards whose enemies in contact could beat them together, and whether they could now: some may be deactivated."""
    found = sheets.pressed
    if found is None:
        found = sheets.pressed = _press(_stands(sheets), sheets.field)
    return found


def _stands(sheets: Sheets) -> dict[int, Sheet]:
    found = sheets.stands
    if found is None:
        found = sheets.stands = {one.at: one for one in sheets.field}
    return found


def _press(stands: dict[int, Sheet], targets: Iterable[Sheet]) -> list[tuple[Sheet, bool]]:
    found: list[tuple[Sheet, bool]] = []
    for target in targets:
        if target.type == SPELL:
            continue
        now = later = 0
        side = target.side
        for at in NEIGHBOURS[target.at]:
            one = stands.get(at)
            if one is not None and one.side != side and one.attack > 0:
                later += one.attack
                if one.active:
                    now += one.attack
        if now > target.defense:
            found.append((target, True))
        elif later > target.defense:
            found.append((target, False))
    return found


class Moving:
    """What `Judge.value` says after a card has moved in a position that is `_all_open`."""

    __slots__ = ("_blows", "_judge", "_mine", "_points", "_pos", "_sheets")

    def __init__(self, judge: Judge, pos: Battle, mine: int) -> None:
        self._judge, self._pos, self._mine = judge, pos, mine
        self._sheets = sheets = look(pos)
        # where a text has a say in the declared attacks, they may depend on whatever moves
        plain = not pos.declared or attack.plain(pos, sheets, pos.declared)
        self._points = open_points(pos, sheets) if plain else None
        self._blows = attack.blows(pos, sheets, pos.declared) if plain and pos.declared else []

    def worth(self, card: Copy, at: int) -> float | None:
        """None if more than its slot may change."""
        pos, sheets = self._pos, self._sheets
        me = sheets.by[card]
        if long_stride(me):
            return None  # it may cost an attack (AW-211)
        fresh = None if self._points is None else shifted(pos, sheets, card, at)
        if self._points is None or fresh is None or self._attacks(fresh):
            others = supposing(pos, card, at)
            if halted(pos, others.by, [*pos.moved, card]):
                return None
            stand(pos, card, at)
            worth = self._judge.open_worth(pos, others, self._mine)
            stand(pos, card, me.at)
            return worth
        if halted(pos, {**sheets.by, **fresh}, [*pos.moved, card]):
            return None
        sides = self._points.copy()
        self._judge.threats(self._pressed(fresh, me.at), sides)
        self._judge.batch(self._blows, sides, self._mine)
        return _lead(sides, self._mine)

    def _attacks(self, fresh: dict[int, Sheet]) -> bool:
        """Whether one of these cards takes part in a declared attack."""
        return any(card in fresh or aim in fresh for card, aim in self._pos.declared)

    def _pressed(self, fresh: dict[int, Sheet], home: int) -> list[tuple[Sheet, bool]]:
        """What `pressed` says if these sheets are different, the first of them that of a card which has left a slot."""
        stands = _stands(self._sheets).copy()
        del stands[home]
        stirred = {home, *NEIGHBOURS[home]}
        for sheet in fresh.values():
            stands[sheet.at] = sheet
            stirred.add(sheet.at)
            stirred.update(NEIGHBOURS[sheet.at])
        found = [one for one in pressed(self._sheets) if one[0].at not in stirred]
        found += _press(stands, [stands[at] for at in stirred if at in stands])
        found.sort(key=_slot)
        return found


def _slot(pressed: tuple[Sheet, bool]) -> int:
    return pressed[0].at


def _allies(pos: Battle, side: int, at: int) -> int:
    """The Attack of the cards of a side that touch a slot."""
    total = 0
    for spot in NEIGHBOURS[at]:
        card = pos.board[spot]
        if card > FREE and pos.sides[pos.controller[card]] == side:
            total += max(FACES[pos.faces[card]].base_attack, 0)
    return total


GREEDY: Final = Judge(HAND)
