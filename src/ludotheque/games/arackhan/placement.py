"""The Placement phase (AW-066 to AW-075): where cards may go, and how two of them are placed face down and confirmed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludotheque.engine.dice import Dice
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import changes, moving, scoring
from ludotheque.games.arackhan.battle import PLACEMENT, Battle
from ludotheque.games.arackhan.faces import FACES, Face
from ludotheque.games.arackhan.mat import ASTRAL_SLOTS, CELLS, FREE
from ludotheque.games.arackhan.modes import orders, strategy, switches
from ludotheque.games.arackhan.programs import named

PER_ROUND: Final = 2  # cards drawn and placed (AW-065, AW-071)


class Placements(Op):
    """The players place in order, two cards each; whoever is first on an empty battlefield must use its centre (AW-066)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.phase = PLACEMENT
        pos.first_card = -1 if max(pos.board) < 0 else -2
        for seat in reversed(orders.placing(pos)):
            pos.push(PLACE, seat)


def barred(pos: Battle, face: Face) -> bool:
    """A card that says it is not placed in the last round (AW-108)."""
    return pos.round == pos.rounds and any(m.mark == "not-last-round" for m in face.weaknesses)


def open_slots(pos: Battle, seat: Seat) -> list[int]:
    """The slots of the battlefield on which the seat may place a card now (AW-066 to AW-070, AW-105)."""
    if pos.first_card == -1:
        return [at for at in pos.centre if pos.board[at] == FREE]
    slots = moving.landings(pos)
    if pos.first_card == seat:
        slots = [at for at in slots if at in pos.centre]
    return switches.open_slots(pos, seat, slots)


def any_open_slot(pos: Battle, seat: Seat) -> bool:
    """Whether there is one: an Event leaves some open if there are any."""
    if pos.first_card in (-1, seat):
        return bool(open_slots(pos, seat))
    return any(held == FREE and moving.touches_card(pos, at) for at, held in enumerate(pos.board))


def astral_slots(pos: Battle, seat: Seat) -> list[int]:
    return [CELLS + n for n in range(ASTRAL_SLOTS) if pos.astral[seat][n] < 0]


class Place(Ask):
    """Two hand cards, one after the other, face down; then the pair is confirmed (AW-071, AW-073, AW-075)."""

    __slots__ = ()
    kind = "place"
    rule = "AW-071"
    verbs = ("place", "confirm")

    def act(self, pos: Battle, frame: Frame) -> None:
        seat = frame.seat
        pos.active = seat
        if not pos.placed[seat]:
            strategy.offer(pos, seat, "placement", frame)
            if pos.stack[-1] is not frame:
                frame.pc -= 1  # the message is played first
                return
        if pos.imagined():
            pos.offered = None  # found when somebody reads them
            some = bool(pos.placed[seat]) or self._can_begin(pos, seat)
        else:
            pos.offered = tuple(self._found(pos, seat))
            some = bool(pos.offered)
        if some:
            pos.asked.append(seat)
        else:
            self._stop_if_full(pos, seat)

    @staticmethod
    def _stop_if_full(pos: Battle, seat: Seat) -> None:
        """If a card cannot be placed because every slot is taken, the game ends at once (AW-322, AW-348, AW-S27)."""
        if pos.hand[seat] and FREE not in pos.board:
            pos.emit("full", "AW-322" if pos.seats == len(set(pos.sides)) else "AW-348", seat)
            strategy.clean_up(pos)  # AW-S36
            scoring.finish(pos)

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        yield ("confirm",)
        for card in pos.hand[seat]:
            for at in range(CELLS + ASTRAL_SLOTS):
                yield ("place", card, at)

    def buttons(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("confirm",),)

    def moves(self, pos: Battle, frame: Frame, seat: Seat) -> list[Move]:
        if pos.offered is None:
            pos.offered = tuple(self._found(pos, seat))
        return list(pos.offered)

    @staticmethod
    def _can_begin(pos: Battle, seat: Seat) -> bool:
        """Whether there is a slot for one of the hand cards."""
        for card in pos.hand[seat]:
            face = FACES[pos.faces[card]]
            if face.astral:
                if astral_slots(pos, seat):
                    return True
            elif not barred(pos, face) and any_open_slot(pos, seat):
                return True
        return False

    @staticmethod
    def _found(pos: Battle, seat: Seat) -> list[Move]:
        slots: list[int] | None = None
        found: list[Move] = []
        if len(pos.placed[seat]) < PER_ROUND:
            for card in pos.hand[seat]:
                face = FACES[pos.faces[card]]
                if face.astral:
                    found += [("place", card, at) for at in astral_slots(pos, seat)]
                elif not barred(pos, face):
                    if slots is None:
                        slots = open_slots(pos, seat)
                    found += [("place", card, at) for at in slots]
        if not found and pos.placed[seat]:
            found.append(("confirm",))
        return found

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[0] == "confirm":
            return None if ("confirm",) in self.moves(pos, frame, seat) else Refusal("AW-071", "refusal-place-two")
        card, at = move[1], move[2]
        if card not in pos.hand[seat]:
            return Refusal("AW-071", "refusal-not-in-hand")
        if len(pos.placed[seat]) >= PER_ROUND:
            return Refusal("AW-071", "refusal-placed-two")
        face = FACES[pos.faces[card]]
        if face.astral:
            if at < CELLS:
                return Refusal("AW-109", "refusal-astral-spell")
            return None if pos.astral[seat][at - CELLS] < 0 else Refusal("AW-112", "refusal-slot-taken")
        if at >= CELLS:
            return Refusal("AW-110", "refusal-not-astral")
        if barred(pos, face):
            return Refusal("AW-108", "refusal-last-round")
        if pos.board[at] < FREE:
            return Refusal("AW-008", "refusal-no-slot")
        if pos.board[at] != FREE:
            return Refusal("AW-105", "refusal-slot-taken")
        if at in open_slots(pos, seat):
            return None
        if pos.first_card in (-1, seat) and at not in pos.centre:
            return Refusal("AW-066", "refusal-centre")
        if moving.touches_card(pos, at):
            return switches.refusal(pos)
        return Refusal("AW-070" if pos.placed[seat] else "AW-105", "refusal-slot-alone")

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        pos.offered = None
        if move[0] == "confirm":
            if len(pos.placed[seat]) < PER_ROUND:
                self._stop_if_full(pos, seat)
            return
        frame.pc -= 1
        if move[2] < CELLS and pos.first_card == -1:
            pos.first_card = seat
        changes.put(pos, seat, move[1], move[2], "AW-071")

    def question(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        if len(pos.placed[seat]) >= PER_ROUND:
            return "ask-confirm", {}
        if ("confirm",) in self.moves(pos, frame, seat):
            return "ask-confirm-less", {}
        return "ask-place", {"n": len(pos.placed[seat]) + 1}

    def reason(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        if ("confirm",) in self.moves(pos, frame, seat):
            return "why-confirm", {}
        return ("why-place-centre" if pos.first_card in (-1, seat) else "why-place"), {}


def deal_face_down(pos: Battle, seat: Seat, dice: Dice) -> None:
    """In a position dealt again, face-down cards on an astral plane must bear the astral symbol, and none on the
    battlefield may (AW-109, AW-110)."""

    if pos.all_shown():
        return

    def astral(card: Copy) -> bool:
        return FACES[pos.faces[card]].astral

    for other in range(pos.seats):
        hidden = [card for card, pool in enumerate(pos.pool) if pool == other and not pos.knows(seat, card)]
        wrong = [card for card in hidden if pos.at[card] >= 0 and astral(card) != (pos.at[card] >= CELLS)]
        for card in wrong:
            if astral(card) == (pos.at[card] >= CELLS):
                continue  # another exchange has put it right
            fitting = [one for one in hidden if pos.at[one] < 0 and astral(one) != astral(card)]
            fitting = fitting or [one for one in wrong if astral(one) != astral(card)]
            if fitting:
                one = fitting[dice.below(len(fitting))]
                pos.faces[card], pos.faces[one] = pos.faces[one], pos.faces[card]


PLACE: Final = named("place", (Place(),))
