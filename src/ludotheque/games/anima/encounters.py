"""An encounter card is faced: on a zone as its preliminary encounter, or while exploring (AN-065 to AN-077)."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.position import Frame
from ludotheque.engine.program import Op, Program
from ludotheque.games.anima import changes, combat
from ludotheque.games.anima.faces import FACES, PROGRAMS, Creature, EventFace, zone_face
from ludotheque.games.anima.gaia import GUARD, MET, Gaia


def next_encounter(pos: Gaia) -> int:
    """The top card of the encounter deck, or -1 if there is none at all."""
    return pos.encounters.pop() if changes.refill(pos, pos.encounters, pos.encounters_out) else -1


def level_of(pos: Gaia, zone: int) -> int:
    return zone_face(pos, zone).level


class Confront(Op):
    """Too high a level: no effect (AN-066). A creature is fought (AN-069); an event is carried out (AN-071).

    The frame's source is the encounter, `it` the zone.
    """

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        card, zone, seat = frame.source, frame.it, frame.seat
        face = FACES[pos.faces[card]]
        pos.reveal(card)
        pos.unveiled |= 1 << card
        guards = card in pos.guards
        pos.emit("meets", "AN-117" if guards else "AN-152", seat, (card,))
        assert isinstance(face, (Creature, EventFace))
        if face.level > level_of(pos, zone):
            pos.emit("too_high", "AN-077" if guards else "AN-158", seat, (card,))
            changes.discard_encounter(pos, card)
            frame.pc = len(frame.program.ops)
        elif isinstance(face, Creature):
            frame.pc = len(frame.program.ops)
            where = GUARD if guards else MET
            combat.begin(pos, seat, -1, card, face.combat, face.creature_kind, where)
        else:
            program = face.abilities[0].program
            if program is not None:
                pos.push(program, seat, card)


class Spent(Op):
    """An event that was carried out is discarded (AN-073)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        changes.discard_encounter(pos, frame.source)


FACE: Final[Program] = PROGRAMS.make("encounter/face", [Confront(), Spent()])


def face(pos: Gaia, seat: int, card: int, zone: int) -> None:
    pos.push(FACE, seat, card).it = zone
