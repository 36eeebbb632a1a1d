"""A round (sections 7 and 8): Draw, Placement, Reveal, Activation, End; with the phases of the other modes between them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan import changes, moving, scoring
from ludotheque.games.arackhan.activation import Activate
from ludotheque.games.arackhan.battle import DRAW, END, INITIATIVE, PLACEMENT, REVEAL, TURN, Battle, order
from ludotheque.games.arackhan.faces import ACTIVATION, FACES, SPELL, Face
from ludotheque.games.arackhan.mat import ASTRAL_SLOTS, CELLS, FREE
from ludotheque.games.arackhan.modes import events, objectives, orders, strategy, switches
from ludotheque.games.arackhan.programs import named
from ludotheque.games.arackhan.sheets import look, neighbours

if TYPE_CHECKING:
    from ludotheque.engine.dice import Dice

PER_ROUND = 2  # cards drawn and placed (AW-065, AW-071)


class StartRound(Op):
    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.round += 1
        pos.placed = [[] for _ in range(pos.seats)]
        pos.deeds = [{} for _ in range(pos.seats)]
        pos.opened = []
        pos.declined = []
        pos.active = pos.starter
        changes.forget(pos)  # some texts ask who starts
        pos.emit("round", "AW-061", pos.starter, (pos.round,))
        events.reveal(pos)


class Draw(Op):
    """Every player draws two cards, except in the first round (AW-065)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.phase = DRAW
        if pos.round > 1:
            for seat in order(pos):
                changes.draw(pos, seat, PER_ROUND, "AW-065")


class Strategies(Op):
    """In two against two, the Strategy phase of each player in turn (AW-353, AW-354)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        strategy.phase(pos)


# ---------------------------------------------------------------------- Placement


class Placements(Op):
    """The players place in order, each two cards; whoever first uses an empty battlefield is bound to its centre (AW-066)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.phase = PLACEMENT
        pos.first_card = -1 if all(card < 0 for card in pos.board) else -2
        for seat in reversed(orders.placing(pos)):
            pos.push(PLACE, seat)


def barred(pos: Battle, face: Face) -> bool:
    """A card that says it is not placed in the last round (AW-108)."""
    return pos.round == pos.rounds and any(m.mark == "not-last-round" for m in face.weaknesses)


def open_slots(pos: Battle, seat: int) -> list[int]:
    """The slots of the battlefield on which the seat may place a card now (AW-066 to AW-070, AW-105)."""
    if pos.first_card == -1:
        return [at for at in pos.centre if pos.board[at] == FREE]
    slots = moving.landings(pos)
    if pos.first_card == seat:
        slots = [at for at in slots if at in pos.centre]
    return switches.open_slots(pos, seat, slots)


def astral_slots(pos: Battle, seat: int) -> list[int]:
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
        moves = self._found(pos, seat)
        if moves:
            pos.offered = tuple(moves)
            pos.asked.append(seat)
        else:
            self._stop_if_full(pos, seat)

    @staticmethod
    def _stop_if_full(pos: Battle, seat: int) -> None:
        """A card is left that cannot be placed because every slot is taken: the game ends at once (AW-322, AW-348, AW-S27)."""
        if pos.hand[seat] and FREE not in pos.board:
            pos.emit("full", "AW-322" if pos.seats == len(set(pos.sides)) else "AW-348", seat)
            strategy.clean_up(pos)  # AW-S36
            scoring.finish(pos)

    def candidates(self, pos: Battle, frame: Frame, seat: int) -> Iterable[Move]:
        yield ("confirm",)
        for card in pos.hand[seat]:
            for at in range(CELLS + ASTRAL_SLOTS):
                yield ("place", card, at)

    def buttons(self, pos: Battle, frame: Frame, seat: int) -> Iterable[Move]:
        return (("confirm",),)

    def moves(self, pos: Battle, frame: Frame, seat: int) -> list[Move]:
        if pos.offered is None:
            pos.offered = tuple(self._found(pos, seat))
        return list(pos.offered)

    @staticmethod
    def _found(pos: Battle, seat: int) -> list[Move]:
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

    def refusal(self, pos: Battle, frame: Frame, seat: int, move: Move) -> Refusal | None:
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

    def answer(self, pos: Battle, frame: Frame, seat: int, move: Move) -> None:
        pos.offered = None
        if move[0] == "confirm":
            if len(pos.placed[seat]) < PER_ROUND:
                self._stop_if_full(pos, seat)
            return
        frame.pc -= 1
        if move[2] < CELLS and pos.first_card == -1:
            pos.first_card = seat
        changes.put(pos, seat, move[1], move[2], "AW-071")

    def question(self, pos: Battle, frame: Frame, seat: int) -> tuple[str, dict[str, Any]]:
        if len(pos.placed[seat]) >= PER_ROUND:
            return "ask-confirm", {}
        if ("confirm",) in self.moves(pos, frame, seat):
            return "ask-confirm-less", {}
        return "ask-place", {"n": len(pos.placed[seat]) + 1}

    def reason(self, pos: Battle, frame: Frame, seat: int) -> tuple[str, dict[str, Any]] | None:
        if ("confirm",) in self.moves(pos, frame, seat):
            return "why-confirm", {}
        return ("why-place-centre" if pos.first_card in (-1, seat) else "why-place"), {}


def deal_face_down(pos: Battle, seat: int, dice: Dice) -> None:
    """In a position dealt again: what lies face down on an astral plane bears the astral symbol, and nothing on the
    battlefield does (AW-109, AW-110)."""

    def astral(card: int) -> bool:
        return FACES[pos.faces[card]].astral

    for other in range(pos.seats):
        hidden = [card for card, pool in enumerate(pos.pool) if pool == other and not pos.knows(seat, card)]
        wrong = [card for card in hidden if pos.at[card] >= 0 and astral(card) != (pos.at[card] >= CELLS)]
        for card in wrong:
            if astral(card) == (pos.at[card] >= CELLS):
                continue  # mended by an exchange with another
            fitting = [one for one in hidden if pos.at[one] < 0 and astral(one) != astral(card)]
            fitting = fitting or [one for one in wrong if astral(one) != astral(card)]
            if fitting:
                one = fitting[dice.below(len(fitting))]
                pos.faces[card], pos.faces[one] = pos.faces[one], pos.faces[card]


class Reveal(Op):
    """All cards placed this round are turned up at once (AW-076)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.phase = REVEAL
        for seat in order(pos):
            for card in pos.placed[seat]:
                changes.turn_up(pos, card, "AW-076")
        strategy.revealed(pos)
        for seat in reversed(order(pos)):
            objectives.offer(pos, seat, "reveal")


# ---------------------------------------------------------------------- Activation


class Sequences(Op):
    """The Initiative sequences, then the turns, in the round's order (AW-078, AW-319)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        seats = order(pos)
        for seat in reversed(seats):
            pos.push(TURN_PROGRAM, seat)
        if not switches.on(pos, "no-initiative"):
            for seat in reversed(seats):
                pos.push(SEQUENCE, seat)


class Begin(Op):
    """A sequence or a turn begins; texts that say "at the start of" come first (AW-187)."""

    __slots__ = ("moment", "phase")

    def __init__(self, phase: int, moment: str) -> None:
        self.phase = phase
        self.moment = moment

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.phase = self.phase
        pos.active = frame.seat
        pos.moved = []
        pos.declared = []
        pos.withdrawn = []
        if self.phase == TURN:
            pos.emit("turn", "AW-080", frame.seat)
        strategy.offer(pos, frame.seat, self.moment, frame)


class EndSequence(Op):
    """A message that held for the sequence is over (AW-368)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        strategy.passes(pos, orders.AT_SEQUENCE, frame.seat)


class EndTurnTexts(Ask):
    """Cards that may be moved at the end of their player's turn, in the order the player likes (AW-188, AW-189, AW-395)."""

    __slots__ = ()
    kind = "wander"
    rule = "AW-395"
    verbs = ("shift", "done")

    def act(self, pos: Battle, frame: Frame) -> None:
        if not frame.chosen:
            strategy.offer(pos, frame.seat, "end", frame)
            if pos.stack[-1] is not frame:
                frame.pc -= 1
                return
        if self.moves(pos, frame, frame.seat) != [("done",)]:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Battle, frame: Frame, seat: int) -> Iterable[Move]:
        for sheet in look(pos).field:
            yield from (("shift", sheet.card, at) for at in range(CELLS) if pos.board[at] >= FREE)
        yield ("done",)

    def buttons(self, pos: Battle, frame: Frame, seat: int) -> Iterable[Move]:
        return (("done",),)

    def moves(self, pos: Battle, frame: Frame, seat: int) -> list[Move]:
        found: list[Move] = [
            ("shift", sheet.card, at)
            for sheet in look(pos).field
            if sheet.seat == seat and "wanders" in sheet.marks and sheet.card not in frame.chosen
            for at in moving.landings(pos, sheet.card)
        ]
        if switches.on(pos, "no-moves"):
            found = []
        found.append(("done",))
        return found

    def refusal(self, pos: Battle, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move in self.moves(pos, frame, seat):
            return None
        sheet = look(pos).by.get(move[1])
        if sheet is None or sheet.seat != seat or "wanders" not in sheet.marks or sheet.card in frame.chosen:
            return Refusal("AW-395", "refusal-does-not-wander")
        return moving.refuse_landing(pos, move[2], sheet.card)

    def answer(self, pos: Battle, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "shift":
            frame.chosen.append(move[1])
            changes.move(pos, move[1], move[2], "AW-395")
            frame.pc -= 1


class LastCall(Op):
    """A message kept back until the player's other texts of the end of the turn have happened (AW-189)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        if frame.chosen:
            strategy.offer_again(pos, frame.seat, "end", frame)


class EndTurn(Op):
    """What held until the end of the turn is over; unused spells of the turn are discarded (AW-164)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        seat = frame.seat
        changes.lapse(pos, changes.FOR_TURN, seat)
        strategy.passes(pos, orders.AT_TURN, seat)
        for card in _spells(pos):
            if pos.controller[card] == seat and FACES[pos.faces[card]].until == ACTIVATION:
                changes.discard(pos, card, "AW-164")
        objectives.offer(pos, seat, "turn-end")


def _spells(pos: Battle) -> list[int]:
    """The spells that lie on the battlefield and the astral planes."""
    cards = [card for plane in pos.astral for card in plane] + pos.board
    return [card for card in cards if card >= 0 and FACES[pos.faces[card]].kind == SPELL]


# ---------------------------------------------------------------------- End


class EndPhase(Op):
    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.phase = END
        pos.lasting = [one for one in pos.lasting if one[4] != changes.FOR_ROUND or one[0] == "control"]
        changes.forget(pos)


class EndTexts(Ask):
    """Texts that fall on the end of the round; one player's several in the order that player likes (AW-189, AW-S21)."""

    __slots__ = ()
    kind = "order"
    rule = "AW-189"
    verbs = ("next",)

    def act(self, pos: Battle, frame: Frame) -> None:
        due = self.due(pos, frame)
        if not due:
            return
        first = due[0][0]
        mine = [entry for entry in due if entry[0] == first]
        if len(mine) > 1:
            frame.seat = first
            pos.asked.append(first)
        else:
            frame.pc -= 1
            self._happen(pos, frame, mine[0])

    @staticmethod
    def due(pos: Battle, frame: Frame) -> list[tuple[int, int, str]]:
        """(seat, card the text stands on, what) in the round's order: borrowed control first (AW-086)."""
        seats = order(pos)
        found = [
            (one[3], one[2], "control") for one in pos.lasting if one[0] == "control" and one[4] == changes.FOR_ROUND
        ]
        found += [
            (sheet.seat, sheet.card, "culls")
            for sheet in look(pos).field
            if "culls" in sheet.marks and sheet.card not in frame.chosen
        ]
        unique = list(dict.fromkeys(found))
        return sorted(unique, key=lambda entry: seats.index(entry[0]))

    def _happen(self, pos: Battle, frame: Frame, entry: tuple[int, int, str]) -> None:
        _, card, what = entry
        if what == "control":
            for one in [one for one in pos.lasting if one[0] == "control" and one[2] == card]:
                pos.lasting.remove(one)
                if pos.at[one[1]] >= 0:
                    changes.control(pos, one[1], one[5], "AW-393")
        else:
            frame.chosen.append(card)
            cull(pos, card)

    def candidates(self, pos: Battle, frame: Frame, seat: int) -> Iterable[Move]:
        return [("next", card) for one, card, _ in self.due(pos, frame) if one == seat]

    def refusal(self, pos: Battle, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move in self.candidates(pos, frame, seat) else Refusal("AW-189", "refusal-target")

    def answer(self, pos: Battle, frame: Frame, seat: int, move: Move) -> None:
        frame.pc -= 1
        self._happen(pos, frame, next(one for one in self.due(pos, frame) if one[:2] == (seat, move[1])))


def cull(pos: Battle, place: int) -> None:
    """The adjacent creatures of value 5 or less with Vol, on both sides, are destroyed."""
    for sheet in neighbours(pos, look(pos), pos.at[place]):
        if sheet.type == "creature" and sheet.value <= 5 and sheet.bits & attr.VOL:
            changes.destroy(pos, sheet.card, "AW-161")


class CleanUp(Op):
    """Spells are discarded, tokens turned back, Objectives of the round's end offered (AW-083, AW-084)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        events.ends(pos)
        for card in _spells(pos):
            changes.discard(pos, card, "AW-083")
        for card in pos.board:
            if card >= 0:
                pos.awake[card] = 1
        n = len(pos.faces)
        pos.attacked = [0] * n
        pos.acted = [0] * n
        changes.forget(pos)
        for seat in reversed(order(pos)):
            objectives.offer(pos, seat, "round-end")


class NextRound(Op):
    """The Event and the Coups d'éclat of the round leave; the token advances, or the game ends (AW-085, AW-087, AW-S38)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        strategy.clean_up(pos)
        events.discard(pos)
        if pos.round == pos.rounds:
            scoring.finish(pos)
            return
        pos.starter = (pos.starter + 1) % pos.seats  # AW-062, AW-318
        frame.pc = 0


PLACE = named("place", (Place(),))
SEQUENCE = named("sequence", (Begin(INITIATIVE, "initiative"), Activate(), EndSequence()))
TURN_PROGRAM = named("turn", (Begin(TURN, "turn"), Activate(), EndTurnTexts(), LastCall(), EndTurn()))
ROUND = named(
    "round",
    (
        StartRound(),
        Draw(),
        Strategies(),
        Placements(),
        Reveal(),
        Sequences(),
        EndPhase(),
        EndTexts(),
        CleanUp(),
        NextRound(),
    ),
)
