"""Phase 1, reset: get rid of cards and characters, leave an organisation, use what is for this phase (AN-097 to AN-111)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.anima import changes, playing
from ludotheque.games.anima.faces import CHARACTER, FACES, PROGRAMS
from ludotheque.games.anima.gaia import MOST_IN_HAND, MOST_IN_TEAM, RESET, Gaia

LEAVE: Final[Move] = ("leave",)
GET_RID: Final[Move] = ("rid",)


def poorest(pos: Gaia, piles: list[list[int]], giver: int, most: int) -> int:
    """Who has strictly the fewest and may take what was given up, or -1 (AN-106 to AN-108, AN-S08, AN-S39)."""
    sizes = [len(pile) for pile in piles]
    fewest = min(sizes)
    if sizes.count(fewest) > 1:
        return -1
    seat = sizes.index(fewest)
    return seat if seat != giver and fewest < most and not pos.out[seat] else -1


class Tidy(Ask):
    """One's step of the reset phase: get rid of something, use what is for this phase, or pass."""

    __slots__ = ()
    kind: ClassVar[str] = "reset"
    rule: ClassVar[str] = "AN-100"
    verbs: ClassVar[tuple[str, ...]] = ("rid", *playing.VERBS, "pass")

    def act(self, pos: Gaia, frame: Frame) -> None:
        if not pos.out[frame.seat]:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [GET_RID, *playing.candidates(pos, seat), playing.PASS]

    def buttons(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return (GET_RID, playing.PASS)

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] == "rid":
            return None if spare(pos, seat) else Refusal("AN-100", "refusal-nothing-to-leave")
        return None if move[0] == "pass" else playing.refusal(pos, seat, move, RESET)

    def moves(self, pos: Gaia, frame: Frame, seat: int) -> list[Move]:
        found = playing.options(pos, seat, RESET)
        if spare(pos, seat):
            found.insert(0, GET_RID)
        found.append(playing.PASS)
        return found

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "pass":
            return
        frame.pc -= 1  # any number of cards and characters, one at a time (AN-S06)
        if move[0] == "rid":
            pos.push(RID, seat)
        else:
            playing.start(pos, seat, move, RESET)


def spare(pos: Gaia, seat: int) -> bool:
    """Whether a seat has anything it may get rid of."""
    return bool(pos.hand[seat]) or len(pos.team[seat]) > 1 or changes.organisation(pos, seat) >= 0


class Rid(Ask):
    """Discard an advantage, dismiss a character or leave the organisation: only in this phase (AN-102)."""

    __slots__ = ()
    kind: ClassVar[str] = "rid"
    rule: ClassVar[str] = "AN-102"
    verbs: ClassVar[tuple[str, ...]] = ("discard", "dismiss", "leave", "pass")

    def act(self, pos: Gaia, frame: Frame) -> None:
        pos.asked.append(frame.seat)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return [
            *(("discard", card) for card in pos.hand[seat]),
            *(("dismiss", card) for card in pos.team[seat]),
            LEAVE,
            playing.PASS,
        ]

    def buttons(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return (LEAVE, playing.PASS)

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        verb = move[0]
        if verb == "discard":
            return None if move[1] in pos.hand[seat] else Refusal("AN-100", "refusal-hand")
        if verb == "dismiss":
            if move[1] not in pos.team[seat]:
                return Refusal("AN-101", "refusal-own-character")
            return Refusal("AN-S07", "refusal-last-character") if len(pos.team[seat]) == 1 else None
        if verb == "leave":
            return None if changes.organisation(pos, seat) >= 0 else Refusal("AN-105", "refusal-no-organisation")
        return None

    def moves(self, pos: Gaia, frame: Frame, seat: int) -> list[Move]:
        found: list[Move] = [("discard", card) for card in pos.hand[seat]]
        if len(pos.team[seat]) > 1:
            for card in pos.team[seat]:
                found.append(("dismiss", card))
        if pos.plots[seat] and changes.organisation(pos, seat) >= 0:
            found.append(LEAVE)
        found.append(playing.PASS)
        return found

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        verb = move[0]
        if verb == "pass":
            return
        card: int = changes.organisation(pos, seat) if verb == "leave" else move[1]
        if verb == "dismiss":
            changes.lose(pos, seat, card, "dismissed", "AN-101")
            taker = poorest(pos, pos.team, seat, MOST_IN_TEAM)
        else:
            if verb == "leave":
                changes.leave_play(pos, seat, card, "AN-105")  # AN-S64: as one that was held
            else:
                changes.discard(pos, seat, card, "AN-100")
            taker = poorest(pos, pos.hand, seat, MOST_IN_HAND)
        if taker >= 0:
            pos.push(PICK_UP, taker, card)  # AN-S09: at once


class PickUp(Ask):
    """The poorest may take what another has given up (AN-106, AN-107); it is optional (AN-109)."""

    __slots__ = ()
    kind: ClassVar[str] = "pick-up"
    rule: ClassVar[str] = "AN-107"
    verbs: ClassVar[tuple[str, ...]] = ("take", "pass")

    def act(self, pos: Gaia, frame: Frame) -> None:
        pos.asked.append(frame.seat)

    def candidates(self, pos: Gaia, frame: Frame, seat: int) -> Iterable[Move]:
        return (("take", frame.source), playing.PASS)

    def refusal(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] == "take" and move[1] != frame.source:
            return Refusal("AN-107", "refusal-pick-up")
        return None

    def answer(self, pos: Gaia, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "pass":
            return
        card = move[1]
        if FACES[pos.faces[card]].kind == CHARACTER:
            changes.recruit(pos, seat, "AN-106", card)
        else:
            pos.advantages_out.remove(card)
            pos.hand[seat].append(card)
            pos.emit("takes_back", "AN-107", seat, (card,))

    def cites(self, frame: Frame) -> str:
        return self.rule


STEP: Final[Program] = PROGRAMS.make("reset/step", [Tidy()])
RID: Final[Program] = PROGRAMS.make("reset/rid", [Rid()])
PICK_UP: Final[Program] = PROGRAMS.make("reset/pick-up", [PickUp()])
