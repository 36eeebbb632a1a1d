"""Verbs that use IT, play it, put it into play or take control of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import faces, memory, processes
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.legality import refuse_play
from ludotheque.games.keyforge.queries import due, forbidden, in_play, is_creature, targets
from ludotheque.games.keyforge.triggers import abilities
from ludotheque.games.keyforge.verbs.choosing import Choose
from ludotheque.games.keyforge.verbs.common import count


def _barred(pos: Duel, verb: str, card: Copy) -> bool:
    """Whether an ability forbids a use; whatever the use, a stunned creature only loses its stun (KF-S61)."""
    seat = pos.controller[card]
    if forbidden(pos, "use", seat, card):
        return True
    return not pos.stunned[card] and forbidden(pos, verb, seat, card) is not None


class FightWith(Op):
    """Use IT to fight (KF-205, KF-206): it must be ready and have a creature to attack (KF-110, KF-S33)."""

    __slots__ = ("others",)

    def __init__(self, others: bool = False) -> None:
        self.others = others  # each fight is against a different creature

    def act(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembering(frame)
        queue: list[int] = memo.setdefault(memory.TO_FIGHT, frame.chosen[:])
        while queue:  # one after the other: each is checked when its turn comes
            card = queue.pop(0)
            if not in_play(pos, card) or not is_creature(pos, card) or not processes.may_be_used(pos, card):
                continue
            barred: list[int] = memo.setdefault(memory.FOUGHT, [])[:] if self.others else []
            if not pos.stunned[card] and not [one for one in targets(pos, card) if one not in barred]:
                continue
            if _barred(pos, "fight", card):
                continue
            fight = processes.use(pos, card, processes.FIGHT, frame.seat)
            if self.others:
                fight.memo = {memory.BARRED: barred}
            if queue:
                frame.pc -= 1
                return
        del memo[memory.TO_FIGHT]


class ReapWith(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            if is_creature(pos, card) and processes.may_be_used(pos, card) and not _barred(pos, "reap", card):
                processes.use(pos, card, processes.REAP, frame.seat)


WAYS: Final = ("reap", "fight", "action", "omni", "unstun")


def ways_to_use(pos: Duel, seat: Seat, card: Copy) -> list[int]:
    """How a seat may use a card, of any house (KF-109), all other conditions being met (KF-110): indices into WAYS."""
    if not processes.may_be_used(pos, card):
        return []
    if forbidden(pos, "use", seat, card) or pos.amber[seat] < due(pos, "use", seat, card):
        return []
    if pos.stunned[card]:
        return [4]
    found = []
    if is_creature(pos, card):
        if not forbidden(pos, "reap", seat, card):
            found.append(0)
        if targets(pos, card) and not forbidden(pos, "fight", seat, card):
            found.append(1)
    if abilities(pos, card, faces.USE) and not forbidden(pos, "action", seat, card):
        found.append(2)
    if abilities(pos, card, faces.OMNI) and not forbidden(pos, "omni", seat, card):
        found.append(3)
    return found


class ChooseUsable(Choose):
    """IT becomes a card that can be used: choosing any other would have no effect (KF-107, KF-110, KF-S54)."""

    __slots__ = ()

    def _open(self, pos: Duel, frame: Frame) -> list[int]:
        return [card for card in super()._open(pos, frame) if ways_to_use(pos, frame.seat, card)]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        refused = super().refusal(pos, frame, seat, move)
        if refused is not None and move[0] == "pick" and move[1] in super()._open(pos, frame):
            return Refusal("KF-110", "refusal-cannot-be-used")
        return refused


class UseIt(Ask):
    """Use IT, of any house (KF-109), in a way the active player chooses; an enemy artifact as if it were one's own."""

    __slots__ = ()
    kind = "use"
    rule = "KF-109"
    verbs = ("use",)

    def act(self, pos: Duel, frame: Frame) -> None:
        ways = self._ways(pos, frame)
        if len(ways) == 1:
            self._use(pos, frame, ways[0])
        elif ways:
            pos.asked.append(pos.active)

    @staticmethod
    def _ways(pos: Duel, frame: Frame) -> list[int]:
        return ways_to_use(pos, frame.seat, frame.chosen[0]) if frame.chosen else []

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("use", frame.chosen[0], way) for way in range(len(WAYS))]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[1] not in frame.chosen[:1] or move[2] not in self._ways(pos, frame):
            return Refusal("KF-110", "refusal-cannot-be-used")
        return None

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        self._use(pos, frame, move[2])

    @staticmethod
    def _use(pos: Duel, frame: Frame, way: int) -> None:
        program = (processes.REAP, processes.FIGHT, processes.ACTION, processes.OMNI, processes.REAP)[way]
        processes.use(pos, frame.chosen[0], program, frame.seat)


class Control(Op):
    """Take control of IT, on a flank the active player chooses (KF-185, KF-186); or give it to the opponent."""

    __slots__ = ("to_opponent",)

    def __init__(self, to_opponent: bool = False) -> None:
        self.to_opponent = to_opponent

    def act(self, pos: Duel, frame: Frame) -> None:
        seat = 1 - frame.seat if self.to_opponent else frame.seat
        for card in frame.chosen:
            processes.give_control(pos, card, seat)


class PlayIt(Op):
    """Play IT from where it is: a full play, though not from hand (KF-221, KF-288). A card that cannot be played stays (KF-S37)."""

    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        count(frame, 0)
        for card in frame.chosen:
            if refuse_play(pos, frame.seat, card, any_house=True) is not None:
                continue
            owner = pos.owner[card]
            for name in ("deck", "discard", "hand", "archives"):
                pile: list[int] = getattr(pos, name)[owner]
                if card in pile:
                    if name == "hand" and pos.turn == 1 and pos.from_hand >= 1:
                        break  # KF-046
                    processes.play_card(pos, card, frame.seat, pile)
                    count(frame, 1)
                    break


class PutIntoPlay(Op):
    """Put IT into play from a zone, without playing it (KF-222)."""

    __slots__ = ("ready", "under_you")

    def __init__(self, under_you: bool = False, ready: bool = False) -> None:
        self.under_you = under_you
        self.ready = ready

    def act(self, pos: Duel, frame: Frame) -> None:
        for card in frame.chosen:
            owner = pos.owner[card]
            for name in ("discard", "hand", "purged", "deck", "archives"):
                pile: list[int] = getattr(pos, name)[owner]
                if card in pile:
                    seat = frame.seat if self.under_you else owner
                    processes.put_into_play(pos, card, seat, pile, ready=self.ready)
                    break
