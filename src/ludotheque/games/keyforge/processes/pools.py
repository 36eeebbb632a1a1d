"""Aombre that abilities divert on its way to a pool."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import changes, memory
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.programs import named


class TurnAside(Ask):
    """The active player chooses which of several abilities diverts Aombre meant for a pool (KF-218)."""

    __slots__ = ()
    kind = "instead-amber"
    rule = "KF-218"
    verbs = ("instead", "steal")

    @staticmethod
    def _open(pos: Duel, frame: Frame) -> list[int]:
        memo = memory.remembered(frame)
        return changes.elsewhere(pos, memo[memory.SEAT], bool(memo[memory.REAP]))

    @staticmethod
    def _where(move: Move) -> int:
        return changes.STOLEN if move[0] == "steal" else int(move[1])

    def act(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembered(frame)
        if len(self._open(pos, frame)) > 1:
            pos.asked.append(pos.active)
        else:
            changes.into_pool(
                pos,
                memo[memory.SEAT],
                memo[memory.LEFT],
                memo[memory.KIND],
                memo[memory.RULE],
                reap=bool(memo[memory.REAP]),
            )

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("steal",) if card == changes.STOLEN else ("instead", card) for card in self._open(pos, frame)]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if self._where(move) in self._open(pos, frame) else Refusal("KF-218", "refusal-unknown")

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        memo = memory.remembered(frame)
        memo[memory.LEFT] -= 1
        if memo[memory.LEFT]:
            frame.pc -= 1
        changes.turn_elsewhere(pos, memo[memory.SEAT], 1, self._where(move), memo[memory.RULE])

    def question(self, pos: Duel, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        memo = memory.remembered(frame)
        return "ask-instead-amber", {"who": f"@{memo[memory.SEAT]}", "n": memo[memory.LEFT]}


TURN_ASIDE: Final = named(Program("turn-aside", [TurnAside()]))
