"""Dealing damage, and which creatures it destroys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import memory
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.processes.entering import coming_back, release_held
from ludotheque.games.keyforge.processes.leaving import destroy
from ludotheque.games.keyforge.programs import named
from ludotheque.games.keyforge.queries import armor, armor_left, creatures, face, in_play, on_card, power, standing


def deal(
    pos: Duel, hits: list[tuple[int, int]], *, poison: tuple[int, ...] = (), through_armor: bool = False
) -> list[int]:
    """Deal damage to several creatures at once, then check once which are destroyed (KF-S49); return what each was dealt.

    `poison` names the targets that die of any damage really dealt (KF-237, KF-238). Where several cards would each take
    the same damage in another's place, the active player is asked first (KF-218): then nothing is returned yet, and what
    is dealt is counted in the frame that deals it.
    """
    aimed: list[tuple[int, int, bool]] = []
    asks = False
    for index, (card, n) in enumerate(hits):
        takers = _takers(pos, card) if n > 0 else []
        if takers:
            n = _really_dealt(pos, card, n, through_armor)
        if len(takers) > 1 and n > 0:
            asks = True
        elif takers:
            card = takers[0]
        aimed.append((card, n, index < len(poison) and bool(poison[index])))
    if not asks:
        return _strike(pos, aimed, through_armor)
    to = len(pos.stack) - 1
    frame = pos.push(AIM, pos.active)
    frame.memo = {
        memory.HITS: [list(one) for one in aimed],
        memory.AT: 0,
        memory.THROUGH: int(through_armor),
        memory.TO: to,
    }
    return []


def _takers(pos: Duel, card: Copy) -> list[int]:
    """The cards that would take a creature's damage in its place."""
    return [
        source
        for modifier, source, seat in standing(pos, mod.REDIRECT)
        if card != source and modifier.applies(pos, source, seat, card)
    ]


def _really_dealt(pos: Duel, card: Copy, n: int, through_armor: bool) -> int:
    """The damage that another creature takes in this one's place: what this one's own armor leaves (KF-S60)."""
    if on_card(pos, mod.NO_DAMAGE, card):
        return 0
    absorbed = 0 if through_armor else min(n, armor_left(pos, card))
    if absorbed:
        _absorb(pos, card, absorbed)
        pos.emit("damage", "KF-146", -1, (card, 0, absorbed))
    return n - absorbed


def _absorb(pos: Duel, card: Copy, n: int) -> None:
    pos.armor_spent[card] += n  # KF-146
    pos.armor_seen[card] = armor(pos, card)


class Aim(Ask):
    """The active player chooses which of several cards takes damage in another's place (KF-218)."""

    __slots__ = ()
    kind = "instead-damage"
    rule = "KF-218"
    verbs = ("instead",)

    @staticmethod
    def _open(pos: Duel, frame: Frame) -> list[int]:
        """Who may take the current hit."""
        memo = memory.remembered(frame)
        card, n, _ = memo[memory.HITS][memo[memory.AT]]
        return _takers(pos, card) if n > 0 else []

    def act(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembered(frame)
        while memo[memory.AT] < len(memo[memory.HITS]):
            if len(self._open(pos, frame)) > 1:
                pos.asked.append(pos.active)
                return
            memo[memory.AT] += 1
        dealt = _strike(pos, memo[memory.HITS], bool(memo[memory.THROUGH]))
        asking = pos.stack[memo[memory.TO]]
        memory.remembering(asking)[memory.COUNT] = sum(dealt)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("instead", card) for card in self._open(pos, frame)]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if move[1] in self._open(pos, frame) else Refusal("KF-218", "refusal-unknown")

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        memo = memory.remembered(frame)
        memo[memory.HITS][memo[memory.AT]][0] = move[1]
        memo[memory.AT] += 1
        self.act(pos, frame)

    def question(self, pos: Duel, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        memo = memory.remembered(frame)
        card, n, _ = memo[memory.HITS][memo[memory.AT]]
        return "ask-instead-damage", {"card": face(pos, card).names, "n": n}


AIM: Final = named(Program("aim", [Aim()]))


def _strike(pos: Duel, aimed: Iterable[Any], through_armor: bool) -> list[int]:
    """The damage falls, on whoever takes it."""
    dealt: list[int] = []
    dying: list[int] = []
    for card, n, poisoned in aimed:
        if n <= 0 or not in_play(pos, card) or on_card(pos, mod.NO_DAMAGE, card):
            dealt.append(0)
            continue
        absorbed = 0 if through_armor else min(n, armor_left(pos, card))
        if absorbed:
            _absorb(pos, card, absorbed)
        n -= absorbed
        pos.damage[card] += n
        pos.emit("damage", "KF-101", -1, (card, n, absorbed))
        dealt.append(n)
        if card not in dying and ((poisoned and n > 0) or pos.damage[card] >= power(pos, card)):
            dying.append(card)
    destroy(pos, dying)
    return dealt


def check_standing(pos: Duel) -> None:
    """Destroy the creatures whose damage is at least their power (KF-102, KF-S25).

    Cards that are no longer held come back first: who is destroyed is decided on the lines as they are then (KF-S20, KF-S27).
    """
    pos.unsettled = 0
    for card in creatures(pos):
        if pos.armor_spent[card]:  # lost armor is the used part first (KF-S24)
            now = armor(pos, card)
            if now < pos.armor_seen[card]:
                pos.armor_spent[card] -= min(pos.armor_spent[card], pos.armor_seen[card] - now)
            pos.armor_seen[card] = now
    release_held(pos)
    if coming_back(pos):  # control will change, and everything is checked again then
        return
    destroy(
        pos,
        [
            card
            for card in creatures(pos)
            if pos.damage[card] >= power(pos, card)
            or any(m.amount(pos, source, seat, card) for m, source, seat in on_card(pos, mod.FALLS, card))
        ],
    )
