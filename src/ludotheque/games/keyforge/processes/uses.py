"""Using a card: to reap, or for its Action: or Omni: abilities."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame
from ludotheque.engine.program import Op, Program
from ludotheque.games.keyforge import changes, faces
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.facts import count_use, note
from ludotheque.games.keyforge.programs import named
from ludotheque.games.keyforge.queries import face, in_play, standing
from ludotheque.games.keyforge.triggers import abilities, fire, resolve, watchers


class Exhaust(Op):
    """Using a card exhausts it (KF-083, KF-089); a stunned creature only loses its stun (KF-264, KF-265)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        count_use(pos, card)
        pos.used[card] += 1
        if pos.used[card] == 1:
            note(pos, f"users:{face(pos, card).type}")  # how many different cards were used
        for modifier, source, whose in standing(pos, mod.PAY):
            if (
                modifier.word == "use"
                and modifier.concerns(whose, frame.seat)
                and modifier.applies(pos, source, whose, card)
            ):
                changes.pay(pos, frame.seat, modifier.amount(pos, source, whose, card))
        note(pos, f"used:{face(pos, card).type}")
        changes.exhaust(pos, card)
        if pos.stunned[card]:
            pos.stunned[card] = 0
            pos.emit("unstun", "KF-264", frame.seat, (card,))
            frame.pc = len(frame.program.ops)


class Before(Op):
    """Before Reap: abilities, after the card is exhausted (KF-157)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        resolve(pos, abilities(pos, frame.source, faces.BEFORE_REAP))


class Reap(Op):
    """One Aombre (KF-091)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        if not in_play(pos, card):
            frame.pc = len(frame.program.ops)
            return
        seat = pos.controller[card]
        pos.emit("reap", "KF-091", seat, (card,))
        changes.gain(pos, seat, 1, "KF-091", reap=True)


class AfterReap(Op):
    """All Reap: abilities (KF-092)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        if not in_play(pos, card):
            return
        seat = pos.controller[card]
        resolve(
            pos,
            abilities(pos, card, faces.REAP)
            + watchers(pos, "reap", card, seat)
            + watchers(pos, "use", card, frame.seat),
        )


REAP: Final = named(Program("reap", [Exhaust(), Before(), Reap(), AfterReap()]))


class UseAbility(Op):
    """All Action: (or Omni:) abilities of the card (KF-100, KF-083)."""

    __slots__ = ("moment",)

    def __init__(self, moment: str) -> None:
        self.moment = moment

    def act(self, pos: Duel, frame: Frame) -> None:
        card = frame.source
        pos.emit("use", "KF-160", frame.seat, (card,))
        waiting = [[name, source, frame.seat, about] for name, source, _, about in abilities(pos, card, self.moment)]
        resolve(pos, waiting)


class AfterUse(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        fire(pos, "use", frame.source, frame.seat)


ACTION: Final = named(Program("use/action", [Exhaust(), UseAbility(faces.USE), AfterUse()]))
OMNI: Final = named(Program("use/omni", [Exhaust(), UseAbility(faces.OMNI), AfterUse()]))


def use(pos: Duel, card: Copy, program: Program, seat: Seat, target: Copy = -1) -> Frame:
    frame = pos.push(program, seat, card)
    frame.it = target
    return frame


def may_be_used(pos: Duel, card: Copy) -> bool:
    """What every use needs besides permission: a ready card, used fewer than six times this turn (KF-110, KF-112)."""
    if not pos.ready[card] or not in_play(pos, card):
        return False
    return all(number != pos.faces[card] or count < 6 for number, count in pos.uses_by_name)
