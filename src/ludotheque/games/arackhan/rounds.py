"""A round (sections 7 and 8): Draw, Placement, Reveal, Activation, End; with the phases of the other modes between them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan import changes, moving, scoring, sheets
from ludotheque.games.arackhan.activation import Activate
from ludotheque.games.arackhan.battle import DRAW, END, INITIATIVE, REVEAL, TURN, Battle, order
from ludotheque.games.arackhan.faces import ACTIVATION, FACES, SPELL
from ludotheque.games.arackhan.mat import CELLS, FREE
from ludotheque.games.arackhan.modes import events, objectives, orders, strategy, switches
from ludotheque.games.arackhan.placement import PER_ROUND, Placements
from ludotheque.games.arackhan.programs import named
from ludotheque.games.arackhan.sheets import look, neighbours


class StartRound(Op):
    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.round += 1
        pos.placed = [[] for _ in range(pos.seats)]
        pos.fresh = [[] for _ in range(pos.seats)]
        pos.deeds = [{} for _ in range(pos.seats)]
        pos.opened = []
        pos.declined = []
        pos.active = pos.starter
        changes.changed(pos, sheets.ROUND, pos.starter)  # some texts depend on who starts
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
        events.revealed(pos)


# ---------------------------------------------------------------------- Activation


class Sequences(Op):
    """The Initiative sequences, then the turns, in the round's order (AW-078, AW-319)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        seats = order(pos)
        for seat in reversed(seats):
            pos.push(TURN_PROGRAM, seat)
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
    """Cards that may be moved at the end of their player's turn, in the order the player chooses (AW-188, AW-189, AW-395)."""

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

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        for sheet in look(pos).field:
            yield from (("shift", sheet.card, at) for at in range(CELLS) if pos.board[at] >= FREE)
        yield ("done",)

    def buttons(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("done",),)

    def moves(self, pos: Battle, frame: Frame, seat: Seat) -> list[Move]:
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

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(pos, frame, seat):
            return None
        sheet = look(pos).by.get(move[1])
        if sheet is None or sheet.seat != seat or "wanders" not in sheet.marks or sheet.card in frame.chosen:
            return Refusal("AW-395", "refusal-does-not-wander")
        return moving.refuse_landing(pos, move[2], sheet.card)

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "shift":
            frame.chosen.append(move[1])
            changes.move(pos, move[1], move[2], "AW-395")
            frame.pc -= 1


class LastCall(Op):
    """Offer again a message that was held back until the player's other end-of-turn texts have happened (AW-189)."""

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
    faces = pos.faces
    return [card for card in cards if card >= 0 and FACES[faces[card]].kind == SPELL]


# ---------------------------------------------------------------------- End


class EndPhase(Op):
    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.phase = END
        if pos.lasting:
            pos.lasting = [one for one in pos.lasting if one.until != changes.FOR_ROUND or one.what == "control"]
            changes.forget(pos)


class EndTexts(Ask):
    """Texts at the end of the round; each player chooses the order of their own (AW-189, AW-S21)."""

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
        """(seat, card with the text, what) in the round's order: borrowed control first (AW-086)."""
        seats = order(pos)
        found = [
            (one.seat, one.source, "control")
            for one in pos.lasting
            if one.what == "control" and one.until == changes.FOR_ROUND
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
            for one in [one for one in pos.lasting if one.what == "control" and one.source == card]:
                pos.lasting.remove(one)
                if pos.at[one.card] >= 0:
                    changes.control(pos, one.card, one.n, "AW-393")
        elif what == "culls":
            frame.chosen.append(card)
            cull(pos, card, most=5)

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("next", card) for one, card, _ in self.due(pos, frame) if one == seat]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.candidates(pos, frame, seat) else Refusal("AW-189", "refusal-target")

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        frame.pc -= 1
        self._happen(pos, frame, next(one for one in self.due(pos, frame) if one[:2] == (seat, move[1])))


def cull(pos: Battle, place: int, *, most: int) -> None:
    """The adjacent creatures of at most this value with Vol, on both sides, are destroyed."""
    for sheet in neighbours(pos, look(pos), pos.at[place]):
        if sheet.type == "creature" and sheet.value <= most and sheet.bits & attr.VOL:
            changes.destroy(pos, sheet.card, "AW-161")


class Aftermath(Op):
    """What the Event does at the end of the round, before spells are discarded (AW-373)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        events.ends(pos)


class CleanUp(Op):
    """Spells are discarded, tokens turned back, Objectives of the round's end offered (AW-083, AW-084)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        for card in _spells(pos):
            changes.discard(pos, card, "AW-083")
        for card in pos.board:
            if card >= 0:
                pos.awake[card] = 1
        n = len(pos.faces)
        pos.attacked = pos.acted = (0,) * n
        changes.changed(pos, sheets.ALL_REACTIVATED)
        for seat in reversed(order(pos)):
            objectives.offer(pos, seat, "round-end")


class NextRound(Op):
    """The round's Event and Coups d'éclat leave; the starter token advances, or the game ends (AW-085, AW-087, AW-S38)."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        strategy.clean_up(pos)
        events.discard(pos)
        if pos.round == pos.rounds:
            scoring.finish(pos)
            return
        pos.starter = (pos.starter + 1) % pos.seats  # AW-062, AW-318
        frame.pc = 0


SEQUENCE: Final = named("sequence", (Begin(INITIATIVE, "initiative"), Activate(), EndSequence()))
TURN_PROGRAM: Final = named("turn", (Begin(TURN, "turn"), Activate(), EndTurnTexts(), LastCall(), EndTurn()))
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
        Aftermath(),
        CleanUp(),
        NextRound(),
    ),
)
