"""Phase 3, interaction: rivals must fight; then trade, declare combat, or pass (AN-136 to AN-147)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.anima import changes, combat, playing, sums, trade
from ludotheque.games.anima.faces import FACES, PROGRAMS, UNASSAILABLE, AdvantageFace, zone_face
from ludotheque.games.anima.gaia import INTERACTION, RIVAL, Gaia, pair


def rivals(pos: Gaia, one: int, other: int) -> bool:
    """Whether the organisations of two seats are rivals (AN-060)."""
    mine, theirs = changes.organisation(pos, one), changes.organisation(pos, other)
    if mine < 0 or theirs < 0:
        return False
    face, second = FACES[pos.faces[mine]], FACES[pos.faces[theirs]]
    assert isinstance(face, AdvantageFace)
    assert isinstance(second, AdvantageFace)
    return second.id in face.rivals or face.id in second.rivals


def why_not_attack(pos: Gaia, seat: int, other: int) -> Refusal | None:
    if other == seat or pos.at[other] != pos.at[seat] or not pos.reached[other]:
        return Refusal("AN-141", "refusal-elsewhere")
    if zone_face(pos, pos.at[seat]).forbids:
        return Refusal("AN-036", "refusal-peace")
    if pos.fought & pair(seat, other):
        return Refusal("AN-177", "refusal-fought")
    if abs(len(pos.team[seat]) - len(pos.team[other])) > 1:
        return Refusal("AN-142", "refusal-sizes")
    if sums.holds(pos, other, UNASSAILABLE):
        return Refusal("AN-084", "refusal-protected")
    return None


class Duty(Op):
    """Rival organisations in one zone fight at the start of the faster one's step (AN-061, AN-S29, AN-S30, AN-S31).

    One that cannot be attacked attacks the other in its own step (AN-S65).
    """

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        seat = frame.seat
        if pos.out[seat] or not pos.reached[seat] or not pos.plots[seat] or zone_face(pos, pos.at[seat]).forbids:
            return
        for other in pos.order:
            if (
                other != seat
                and pos.reached[other]
                and pos.at[other] == pos.at[seat]
                and not pos.fought & pair(seat, other)
                and rivals(pos, seat, other)
                and not sums.holds(pos, other, UNASSAILABLE)  # AN-S65
            ):
                frame.pc -= 1
                pos.emit("rivals", "AN-061", seat, (other,))
                combat.begin(pos, seat, other, -1, 0, -1, RIVAL)
                return


class Interact(Ask):
    """One's step of the interaction phase."""

    __slots__ = ()
    kind: ClassVar[str] = "interaction"
    rule: ClassVar[str] = "AN-136"
    verbs: ClassVar[tuple[str, ...]] = ("trade", "attack", *playing.VERBS, "pass")

    def act(self, pos: Gaia, frame: Frame) -> None:
        if pos.reached[frame.seat] and not pos.out[frame.seat]:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        others = [other for other in range(pos.seats) if other != seat]
        return [
            *(("trade", other) for other in others),
            *(("attack", other) for other in others),
            *playing.candidates(pos, seat),
            playing.PASS,
        ]

    def buttons(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return (playing.PASS,)

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] == "trade":
            return trade.why_not(pos, seat, move[1])
        if move[0] == "attack":
            return why_not_attack(pos, seat, move[1])
        return None if move[0] == "pass" else playing.refusal(pos, seat, move, INTERACTION)

    def moves(self, pos: Gaia, frame: Frame, seat: int) -> list[Move]:
        found: list[Move] = []
        if zone_face(pos, pos.at[seat]).trade:
            found += [("trade", other) for other in range(pos.seats) if trade.why_not(pos, seat, other) is None]
        found += [("attack", other) for other in range(pos.seats) if why_not_attack(pos, seat, other) is None]
        found += playing.options(pos, seat, INTERACTION)
        found.append(playing.PASS)
        return found

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "pass":
            return
        frame.pc -= 1
        if move[0] == "trade":
            trade.begin(pos, seat, move[1])
        elif move[0] == "attack":
            combat.begin(pos, seat, move[1], -1, 0, -1, RIVAL)
        else:
            playing.start(pos, seat, move, INTERACTION)


STEP: Final[Program] = PROGRAMS.make("interaction/step", [Duty(), Interact()])
