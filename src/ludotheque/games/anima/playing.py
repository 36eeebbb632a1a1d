"""Advantages played and abilities used: what they cost, when they may be, and the windows in which interruptions are.

A window opens for those who might interrupt as far as everybody can tell: who has cards in hand, or an upright character with
such an ability, and has not asked to be left alone. Whether one holds a fitting card never shows (AN-S47). All are asked at once
and answer unseen; what they play goes on top of each other, the last in turn order first (AN-S38), and then the window
opens again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from ludotheque.engine.dice import Dice
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.anima import changes
from ludotheque.games.anima.faces import (
    ATTACKED,
    BEATEN,
    BORROWED,
    DECLARED,
    EXPLORED,
    FACES,
    MOMENTS,
    PLAYED,
    PLOT,
    PROGRAMS,
    ROLLED,
    Ability,
    AdvantageFace,
    Character,
)
from ludotheque.games.anima.gaia import EXPLORATION, MOVEMENT, PHASES, SIDE_B, Gaia, add

#: The verbs with which cards are played and abilities used: a Plot, a Skill and the character that pays, an ability.
VERBS: Final[tuple[str, ...]] = ("play", "cast", "use")
PASS: Final[Move] = ("pass",)
NOT_IN: Final = -1

_BY_MOMENT: dict[int, tuple[bool, bool]] = {}


def moment_used(when: int) -> tuple[bool, bool]:
    """Whether any advantage, and whether anything in play, is for that moment; worked out once."""
    found = _BY_MOMENT.get(when)
    if found is None:
        played = any(isinstance(face, AdvantageFace) and face.when == when for face in FACES)
        used = any(one.when == when for face in FACES for one in face.uses)
        found = _BY_MOMENT[when] = (played, used)
    return found


# ---------------------------------------------------------------------- may it be played or used?


def payers(pos: Gaia, seat: int, skill: str) -> list[int]:
    """The characters that can be tapped for a Skill card: upright, not immobilised, with that skill (AN-053)."""
    busy = pos.tapped | pos.down
    found = []
    for card in pos.team[seat]:
        if not busy >> card & 1 and has_skill(pos, seat, card, skill):
            found.append(card)
    return found


def has_skill(pos: Gaia, seat: int, card: int, skill: str) -> bool:
    """Whether a character of a team has a skill: its own, or one that it borrows of the others who are awake."""
    face: Character = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
    if skill in face.skills:
        return True
    for mod in face.mods:
        if mod.stat == BORROWED:
            for other in pos.team[seat]:
                friend: Character = FACES[pos.faces[other]]  # type: ignore[assignment]  # a cast would be a call
                if skill in friend.skills and not pos.down >> other & 1:
                    return True
    return False


def ability_for(pos: Gaia, card: int, when: int) -> Ability | None:
    """The ability of a card in play that is used at that time."""
    for one in FACES[pos.faces[card]].uses:
        if one.when == when:
            return one
    return None


def why_not_play(pos: Gaia, seat: int, card: int, when: int, payer: int) -> Refusal | None:
    """Why a card cannot be played now; `payer` is the character tapped for a Skill, or -1 for a Plot."""
    if card not in pos.hand[seat]:
        return Refusal("AN-050", "refusal-hand")
    face: AdvantageFace = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
    if face.when != when:
        return Refusal("AN-084", "refusal-timing")
    if face.type == PLOT:
        if payer >= 0:
            return Refusal("AN-054", "refusal-plot")
    elif payer < 0:
        return Refusal("AN-053", "refusal-skill")
    elif payer not in pos.team[seat]:
        return Refusal("AN-053", "refusal-payer")
    elif pos.down >> payer & 1:
        return Refusal("AN-188", "refusal-asleep")
    elif pos.tapped >> payer & 1:
        return Refusal("AN-027", "refusal-tapped")
    elif not has_skill(pos, seat, payer, face.type):
        return Refusal("AN-026", "refusal-unskilled")
    return None if face.abilities[0].usable(pos, seat) else Refusal("AN-084", "refusal-useless")


def why_not_use(pos: Gaia, seat: int, card: int, when: int) -> Refusal | None:
    """Why the ability of a card in play cannot be used now."""
    if card not in pos.team[seat] and card not in pos.plots[seat]:
        return Refusal("AN-084", "refusal-not-yours")
    if not FACES[pos.faces[card]].uses:
        return Refusal("AN-015", "refusal-no-ability")
    ability = ability_for(pos, card, when)
    if ability is None:
        return Refusal("AN-084", "refusal-timing")
    if pos.down >> card & 1:
        return Refusal("AN-188", "refusal-asleep")
    if ability.tap and pos.tapped >> card & 1:
        return Refusal("AN-029", "refusal-tapped")
    if pos.used >> card & 1:
        return Refusal("AN-027", "refusal-used")
    return None if ability.usable(pos, seat) else Refusal("AN-084", "refusal-useless")


def candidates(pos: Gaia, seat: int) -> list[Move]:
    """Every card one could think of playing, and every ability of using."""
    found: list[Move] = []
    for card in pos.hand[seat]:
        face: AdvantageFace = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
        if face.type == PLOT:
            found.append(("play", card))
        else:
            found += [("cast", card, payer) for payer in pos.team[seat]]
    for card in (*pos.team[seat], *pos.plots[seat]):
        if FACES[pos.faces[card]].uses:
            found.append(("use", card))
    return found


def usable(pos: Gaia, seat: int, when: int) -> list[int]:
    """The cards a seat has in play whose ability it may use now."""
    found: list[int] = []
    for card in pos.team[seat]:
        if ability_for(pos, card, when) is not None and why_not_use(pos, seat, card, when) is None:
            found.append(card)
    for card in pos.plots[seat]:
        if ability_for(pos, card, when) is not None and why_not_use(pos, seat, card, when) is None:
            found.append(card)
    return found


def options(pos: Gaia, seat: int, when: int) -> list[Move]:
    """What may be played and used now: `candidates` without those that are refused."""
    found: list[Move] = []
    for card in pos.hand[seat]:
        face: AdvantageFace = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
        if face.when != when or not face.abilities[0].usable(pos, seat):
            continue
        if face.type == PLOT:
            found.append(("play", card))
        else:
            found += [("cast", card, payer) for payer in payers(pos, seat, face.type)]
    for card in usable(pos, seat, when):
        found.append(("use", card))
    return found


def refusal(pos: Gaia, seat: int, move: Move, when: int) -> Refusal | None:
    """Why a card or an ability cannot be played or used now."""
    if move[0] == "play":
        return why_not_play(pos, seat, move[1], when, NOT_IN)
    if move[0] == "cast":
        return why_not_play(pos, seat, move[1], when, move[2])
    return why_not_use(pos, seat, move[1], when)


# ---------------------------------------------------------------------- playing and using


def start(pos: Gaia, seat: int, move: Move, when: int) -> None:
    """Play a card or use an ability; what it pushes runs next."""
    card: int = move[1]
    if move[0] == "use":
        ability = ability_for(pos, card, when)
        assert ability is not None
        assert ability.program is not None
        pos.used |= 1 << card
        if ability.tap:
            changes.tap(pos, card)
        pos.emit("uses", "AN-029" if ability.tap else "AN-084", seat, (card,))
        pos.push(ability.program, seat, card)
        return
    pos.hand[seat].remove(card)
    pos.reveal(card)
    pos.pending += [card, seat, 0]
    if move[0] == "cast":
        changes.tap(pos, move[2])
        pos.emit("casts", "AN-053", seat, (card, move[2]))
    else:
        pos.emit("plays", "AN-054", seat, (card,))
    pos.push(PLAY, seat, card).chosen.append(pos.subject)


def place_of(pos: Gaia, card: int) -> int:
    """Where a played card stands among those that wait."""
    for at in range(0, len(pos.pending), 3):
        if pos.pending[at] == card:
            return at
    return -1


class TakeEffect(Op):
    """A played card takes effect, unless it was cancelled."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        if pos.pending[place_of(pos, frame.source) + 2]:
            return
        pos.subject = frame.chosen[0]  # whom the window was about in which it was played
        face: AdvantageFace = FACES[pos.faces[frame.source]]  # type: ignore[assignment]  # a cast would be a call
        program = face.abilities[0].program
        if program is not None:
            pos.push(program, frame.seat, frame.source)


class SetAside(Op):
    """A played card goes to the discard pile, or stays in play if its text says so (AN-055)."""

    __slots__ = ()

    def act(self, pos: Gaia, frame: Frame) -> None:
        card, seat = frame.source, frame.seat
        at = place_of(pos, card)
        cancelled = pos.pending[at + 2]
        del pos.pending[at : at + 3]
        pos.subject = frame.chosen[0]
        face: AdvantageFace = FACES[pos.faces[card]]  # type: ignore[assignment]  # a cast would be a call
        if cancelled or not face.stays:
            pos.advantages_out.append(card)
            return
        if face.organisation:
            before = changes.organisation(pos, seat)
            if before >= 0:
                changes.leave_play(pos, seat, before, "AN-059")
            pos.emit("joins", "AN-056", seat, (card,))
        pos.plots = add(pos.plots, seat, card)


# ---------------------------------------------------------------------- a team that is held


class Extras(Ask):
    """A team that neither moves nor explores, since a mission holds it, may use what it has in play for the phase (AN-S66)."""

    __slots__ = ("phase",)
    kind: ClassVar[str] = "extras"
    rule: ClassVar[str] = "AN-084"
    verbs: ClassVar[tuple[str, ...]] = ("use", "pass")

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def act(self, pos: Gaia, frame: Frame) -> None:
        if usable(pos, frame.seat, self.phase):
            pos.asked.append(frame.seat)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [*(("use", card) for card in (*pos.team[seat], *pos.plots[seat]) if FACES[pos.faces[card]].uses), PASS]

    def buttons(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return (PASS,)

    def moves(self, pos: Gaia, frame: Frame, seat: int) -> list[Move]:
        return [*(("use", card) for card in usable(pos, seat, self.phase)), PASS]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[0] == "pass" else why_not_use(pos, seat, move[1], self.phase)

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "use":
            frame.pc -= 1
            start(pos, seat, move, self.phase)


_EXTRAS: Final = {phase: PROGRAMS.make(f"{PHASES[phase]}/extras", [Extras(phase)]) for phase in (MOVEMENT, EXPLORATION)}


def extras(pos: Gaia, seat: int, phase: int) -> None:
    pos.push(_EXTRAS[phase], seat)


# ---------------------------------------------------------------------- interruptions


_REASONS: Final = {
    DECLARED: "why-interrupt-declared",
    ATTACKED: "why-interrupt-attacked",
    ROLLED: "why-interrupt-rolled",
    BEATEN: "why-interrupt-beaten",
    EXPLORED: "why-interrupt-explored",
    PLAYED: "why-interrupt-played",
}


class Window(Ask):
    """Interruptions at one moment (AN-085); `pos.subject` is whose act may be interrupted."""

    __slots__ = ("bit", "moment")
    kind: ClassVar[str] = "interrupt"
    rule: ClassVar[str] = "AN-085"
    verbs: ClassVar[tuple[str, ...]] = (*VERBS, "pass")

    def __init__(self, moment: int) -> None:
        self.moment = moment
        self.bit = 1 << MOMENTS.index(moment)

    def act(self, pos: Gaia, frame: Frame) -> None:
        if self.moment == PLAYED:
            pos.subject = frame.seat
        cards, abilities = moment_used(self.moment)
        if not cards and not abilities:
            return
        bit = self.bit
        asked = []
        for seat in range(pos.seats):
            if seat == pos.subject and self.moment in (DECLARED, PLAYED):
                continue
            if pos.conceded >> seat & 1:
                continue
            if (cards and pos.hand[seat] and pos.wants[seat] & bit) or (abilities and usable(pos, seat, self.moment)):
                asked.append(seat)
        if asked:
            frame.memo = {"said": [None] * pos.seats}
            pos.asked.extend(asked)

    def reason(self, pos: Gaia, frame: Frame, seat: int) -> tuple[str, dict[str, Any]] | None:
        """What may be interrupted: a question that comes out of turn says what it is about."""
        told: dict[str, Any] = {"who": f"@{pos.subject}"}
        if self.moment == DECLARED:
            told["card"] = FACES[pos.faces[pos.goal]].names
        elif self.moment == PLAYED:
            told["card"] = FACES[pos.faces[frame.source]].names
        elif self.moment == EXPLORED:
            told["n"] = pos.die
        elif self.moment == ATTACKED:
            told["seat"] = f"@{pos.fight[SIDE_B]}"
        return _REASONS[self.moment], told

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [*candidates(pos, seat), PASS]

    def buttons(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return (PASS,)

    def moves(self, pos: Gaia, frame: Frame, seat: int) -> list[Move]:
        return [*options(pos, seat, self.moment), PASS]

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None if move[0] == "pass" else refusal(pos, seat, move, self.moment)

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        assert frame.memo is not None
        if move[0] != "pass":
            frame.memo["said"][seat] = list(move)  # sealed until the last answer is in
        if pos.asked:
            return
        said = frame.memo["said"]
        frame.memo = None
        played = [one for one in pos.order if said[one] is not None]
        if played:
            frame.pc -= 1  # the window opens again
            pos.revealed_to |= (1 << pos.seats) - 1  # what was sealed is seen
        for one in played:
            again: Move = tuple(said[one])
            if refusal(pos, one, again, self.moment) is None:
                start(pos, one, again, self.moment)

    def reseal(self, pos: Gaia, frame: Frame, seat: int, dice: Dice) -> None:
        if frame.memo is None:
            return
        said = frame.memo["said"]
        for other in range(pos.seats):
            if other != seat and other not in pos.asked and self.could(pos, other):
                moves = self.moves(pos, frame, other)
                chosen = moves[dice.below(len(moves))]
                said[other] = None if chosen[0] == "pass" else list(chosen)

    def could(self, pos: Gaia, seat: int) -> bool:
        return not (seat == pos.subject and self.moment in (DECLARED, PLAYED)) and not pos.conceded >> seat & 1


PLAY: Final[Program] = PROGRAMS.make("play/card", [Window(PLAYED), TakeEffect(), SetAside()])
