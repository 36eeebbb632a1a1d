"""Missions: which may be tried where, their trials, Resistance Missions, and what completing one brings (AN-004 to AN-011,
AN-038 to AN-048)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.anima import changes, combat, sums
from ludotheque.games.anima.faces import (
    PROGRAMS,
    Foe,
    MissionFace,
    Pay,
    Speed,
    mission_face,
    stage_of,
    steps_done,
    zone_face,
)
from ludotheque.games.anima.gaia import DIE, LOST, QUEST, Gaia, add, drop


def gate(pos: Gaia, seat: int) -> bool:
    """Whether the Final is open to a seat: it has completed as many Basics itself as are needed (AN-005, AN-006, AN-200)."""
    return len(pos.done[seat]) >= pos.needed


def at_hand(pos: Gaia, seat: int) -> list[int]:
    """The missions a seat could try somewhere: its own that are not done, and the Final."""
    found = [*pos.missions[seat], *pos.going[seat]]
    if pos.final >= 0:
        found.append(pos.final)
    return found


def why_not(pos: Gaia, seat: int, card: int) -> Refusal | None:
    """Why a mission cannot be tried in the zone where the team stands."""
    if card == pos.final:
        if pos.conceded >> seat & 1:
            return Refusal("AN-S70", "refusal-final-conceded")
        if not gate(pos, seat):
            return Refusal("AN-200" if pos.needed > 1 and pos.done[seat] else "AN-005", "refusal-gate")
    elif card not in pos.missions[seat] and card not in pos.going[seat]:
        return Refusal("AN-169", "refusal-not-your-mission")
    stage = stage_of(pos, seat, card)
    for reward in zone_face(pos, pos.at[seat]).rewards:
        if reward.place and reward.place == stage.place:
            break
    else:
        return Refusal("AN-169", "refusal-not-here")
    for trial in stage.trials:
        if isinstance(trial, Pay) and len(pos.hand[seat]) < trial.cards:
            return Refusal("AN-169", "refusal-too-few")
    return None


class Attempt(Op):
    """The mission begins: it is laid face up on the left, unless it is secret (AN-040)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        card = frame.source
        face = mission_face(pos, card)
        frame.it = 0
        if face.final:
            pos.emit("tries_final", "AN-009", frame.seat, (card,))
        elif not face.secret:
            changes.begin_mission(pos, frame.seat, card)


class Trials(Ask):
    """The trials of the stage, one after the other; the one that is failed ends the attempt."""

    __slots__ = ()
    kind: ClassVar[str] = "pay"
    rule: ClassVar[str] = "AN-039"
    verbs: ClassVar[tuple[str, ...]] = ("pay",)

    def act(self, pos: Gaia, frame: Frame) -> None:
        seat, card = frame.seat, frame.source
        if frame.it and pos.result == LOST:  # the fight before was lost (AN-S43)
            frame.pc = len(frame.program.ops)
            pos.emit("fails", "AN-S43", seat)
            return
        trials = stage_of(pos, seat, card).trials
        number = len(frame.chosen)
        if number >= len(trials):
            return
        trial = trials[number]
        frame.pc -= 1
        if isinstance(trial, Pay):
            if frame.memo is None:
                frame.memo = {"left": trial.cards}
            if frame.memo["left"] and pos.hand[seat]:
                frame.pc += 1
                pos.asked.append(seat)
                return
            frame.memo = None
            frame.it = 0
        elif isinstance(trial, Foe):
            frame.it = 1
            combat.begin(pos, seat, -1, card, trial.combat, trial.kind, QUEST)
        elif not speed_test(pos, seat, trial):
            frame.pc = len(frame.program.ops)
            pos.emit("fails", "AN-181", seat)
        else:
            frame.it = 0
        frame.chosen.append(number)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [("pay", card) for card in pos.hand[seat]]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[1] in pos.hand[seat] else Refusal("AN-039", "refusal-hand")

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        changes.discard(pos, seat, move[1], "AN-039")
        assert frame.memo is not None
        frame.memo["left"] -= 1
        frame.pc -= 1


def speed_test(pos: Gaia, seat: int, trial: Speed) -> bool:
    """One die plus the team's Speed reaches the difficulty, or it does not (AN-180, AN-181)."""
    rolled = pos.roll(DIE) + 1
    total = rolled + sums.speed(pos, seat)
    passed = total >= trial.difficulty
    pos.emit("speed_test", "AN-181", seat, (rolled, total, trial.difficulty))
    return passed


class Passed(Op):
    """The stage is passed: the mission goes on, holds the team, or is completed."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        seat, card = frame.seat, frame.source
        face = mission_face(pos, card)
        if face.final and pos.conceded >> seat & 1:  # it gave up on the way
            pos.emit("fails", "AN-S70", seat)
            return
        if face.final:
            pos.ascent[seat] += 1
        else:
            pos.progress[card] += 1
        steps = steps_done(pos, seat, card)
        if steps < len(face.stages):
            pos.emit("goes_on", "AN-042" if face.hold else "AN-039", seat, (steps, len(face.stages)))
            if face.hold:
                pos.held[seat] = card
            return
        if pos.held[seat] == card:
            pos.held[seat] = -1
        if face.final:
            pos.winner = seat
            pos.emit("wins", "AN-004", seat, (card,))
            pos.stack.clear()  # AN-004: the game ends at once
            return
        complete(pos, seat, card, face)


def complete(pos: Gaia, seat: int, card: int, face: MissionFace) -> None:
    """A Basic goes to the right and gives its bonus (AN-041); the first of the game turns a Final up (AN-008, AN-S01)."""
    pos.missions = drop(pos.missions, seat, card)
    pos.going = drop(pos.going, seat, card)
    pos.done = add(pos.done, seat, card)
    pos.reveal(card)
    pos.might[seat] += face.combat
    pos.haste[seat] += face.speed
    pos.emit("completes", "AN-041", seat, (card, face.combat, face.speed))
    if pos.final < 0 and pos.finals:
        pos.final = pos.finals.pop()
        pos.reveal(pos.final)
        pos.emit("final", "AN-008", -1, (pos.final,))


ATTEMPT: Final[Program] = PROGRAMS.make("mission/attempt", [Attempt(), Trials(), Passed()])
