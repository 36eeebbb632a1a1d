"""The set-up and the turn: the order of play, then four phases, each finished by everybody before the next (AN-078 to AN-096)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from ludotheque.engine.dice import Dice
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.anima import changes, exploration, interaction, movement, reset, sums
from ludotheque.games.anima.faces import FIRST, LAST, PROGRAMS, zone_face
from ludotheque.games.anima.gaia import (
    DIE,
    EXPLORATION,
    FOR_TURN,
    INTERACTION,
    MOST_TURNS,
    MOVEMENT,
    NEXT_TURN,
    NOBODY_WON,
    RESET,
    SET_UP,
    Gaia,
)


class Keep(Ask):
    """Everybody keeps one of two characters and three of four advantages (AN-092), at the same time and unseen."""

    __slots__ = ()
    kind: ClassVar[str] = "keep"
    rule: ClassVar[str] = "AN-092"
    verbs: ClassVar[tuple[str, ...]] = ("keep",)

    def act(self, pos: Gaia, frame: Frame) -> None:
        frame.chosen = [-1] * (2 * pos.seats)
        pos.asked.extend(range(pos.seats))

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [("keep", one, back) for one in pos.drawn[seat] for back in pos.hand[seat]]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[1] not in pos.drawn[seat] or move[2] not in pos.hand[seat]:
            return Refusal("AN-092", "refusal-keep")
        return None

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        frame.chosen[2 * seat : 2 * seat + 2] = [move[1], move[2]]

    def reseal(self, pos: Gaia, frame: Frame, seat: int, dice: Dice) -> None:
        for other in range(pos.seats):
            if other != seat and frame.chosen[2 * other] >= 0:
                moves = list(self.candidates(pos, frame, other))
                drawn = moves[dice.below(len(moves))]
                frame.chosen[2 * other : 2 * other + 2] = [drawn[1], drawn[2]]


class Begin(Op):
    """What is not kept is shuffled back into its own deck (AN-093); the teams are shown."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        for seat in range(pos.seats):
            kept, back = frame.chosen[2 * seat], frame.chosen[2 * seat + 1]
            pos.drawn[seat].remove(kept)
            pos.characters += pos.drawn[seat]
            pos.drawn[seat] = []
            pos.team[seat] = [kept]
            pos.hand[seat].remove(back)
            pos.advantages.append(back)
        pos.shuffle(pos.characters)
        pos.shuffle(pos.advantages)
        for seat in range(pos.seats):
            pos.reveal(pos.team[seat][0])
            pos.emit("starts", "AN-092", seat, (pos.team[seat][0],))


class TurnBegins(Op):
    """A new turn: what lasted is over, the order is set (AN-081), and everybody untaps (AN-097 to AN-099)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        seats = range(pos.seats)
        pos.turns += 1
        pos.phase = SET_UP  # the exploration is over, and with it what held during it
        if pos.lasting:
            changes.end_lasting(pos, FOR_TURN)
            for one in pos.lasting:
                if one[3] == NEXT_TURN:
                    one[3] = FOR_TURN
        pos.fresh, pos.rested = pos.rested, [0] * pos.seats  # AN-134
        pos.out = [0] * pos.seats
        pos.reached = [0] * pos.seats
        pos.sought = pos.fought = pos.traded = pos.used = 0
        pos.tapped = 0
        pos.down = 0
        pos.emit("turn", "AN-083", -1, (pos.turns,))
        set_order(pos)
        for seat in seats:
            if pos.sits_out[seat]:
                pos.sits_out[seat] -= 1
                pos.out[seat] = 1
                pos.emit("sits_out", "AN-192", seat)
            if pos.held[seat] >= 0:
                if pos.out[seat]:
                    changes.release(pos, seat)
                else:
                    pos.reached[seat] = 1  # AN-044


def set_order(pos: Gaia) -> None:
    """Descending Speed (AN-079); equals roll, the highest first, and roll again while they are level (AN-080, AN-S03)."""
    speeds: list[int] = []
    ranks: list[int] = []
    for seat in range(pos.seats):
        rank = sums.speed(pos, seat)
        speeds.append(rank)
        if sums.holds(pos, seat, FIRST):
            rank += 1000
        if sums.holds(pos, seat, LAST):
            rank -= 1000
        ranks.append(rank)
    order: list[int] = []
    while len(order) < pos.seats:
        best = max([ranks[seat] for seat in range(pos.seats) if seat not in order])
        order += rolled_apart(pos, [seat for seat in range(pos.seats) if ranks[seat] == best])
    pos.order = order
    for seat in order:
        pos.emit("acts", "AN-079", seat, (speeds[seat],))


def rolled_apart(pos: Gaia, seats: list[int]) -> list[int]:
    if len(seats) == 1:
        return seats
    rolls: dict[int, list[int]] = {}
    for seat in seats:
        rolled = pos.roll(DIE) + 1
        pos.emit("ties", "AN-080", seat, (rolled,))
        rolls.setdefault(rolled, []).append(seat)
    order: list[int] = []
    for rolled in sorted(rolls, reverse=True):
        order += rolled_apart(pos, rolls[rolled])
    return order


class Phase(Op):
    """Every seat has its step in order; then the phase is over (AN-082)."""

    __slots__ = ("phase", "program")

    def __init__(self, phase: int, program: Program) -> None:
        self.phase = phase
        self.program = program

    def act(self, pos: Gaia, frame: Frame) -> None:
        if pos.phase != self.phase:
            pos.phase = self.phase
            pos.step = 0
            frame.chosen = self.order(pos)  # once: who is sent away meanwhile must not move the others
            pos.emit("phase", "AN-078", -1, (self.phase,))
        order = frame.chosen
        while pos.step < pos.seats:
            seat = order[pos.step]
            pos.step += 1
            if self.phase == MOVEMENT:
                if pos.out[seat]:
                    pos.at[seat] = -1
                    continue
            elif pos.out[seat] or (self.phase > MOVEMENT and not pos.reached[seat]):
                continue  # AN-146, AN-148
            frame.pc -= 1
            frame.seat = seat
            pos.push(self.program, seat)
            return

    def order(self, pos: Gaia) -> list[int]:
        """The order of the turn; where a zone says so, the last to act there explores first."""
        if self.phase != EXPLORATION:
            return pos.order.copy()
        order = pos.order.copy()
        for zone in pos.active:
            if zone_face(pos, zone).late:
                there = [seat for seat in order if pos.at[seat] == zone]
                turned = iter(reversed(there))
                order = [next(turned) if seat in there else seat for seat in order]
        return order


class TurnEnds(Op):
    """The last player has finished: a new turn begins (AN-083), unless the last of all is over (AN-S60)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        frame.pc = 0
        if pos.turns >= MOST_TURNS:
            pos.winner = NOBODY_WON
            pos.emit("time", "AN-S60", -1, (pos.turns,))
            pos.stack.clear()


OPENING: Final[Program] = PROGRAMS.make("turn/opening", [Keep(), Begin()])
TURN: Final[Program] = PROGRAMS.make(
    "turn/turn",
    [
        TurnBegins(),
        Phase(RESET, reset.STEP),
        Phase(MOVEMENT, movement.STEP),
        Phase(INTERACTION, interaction.STEP),
        Phase(EXPLORATION, exploration.STEP),
        TurnEnds(),
    ],
)
