"""Aombre on its way to a pool that abilities turn elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import changes
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.programs import named


class TurnAside(Ask):
    """Of several abilities that turn Aombre meant for a pool elsewhere, the active player says which does (KF-218)."""

    __slots__ = ()
    kind = "instead-amber"
    rule = "KF-218"
    verbs = ("instead", "steal")

    @staticmethod
    def _open(pos: Duel, frame: Frame) -> list[int]:
        assert frame.memo is not None
        return changes.elsewhere(pos, frame.memo["seat"], bool(frame.memo["reap"]))

    @staticmethod
    def _where(move: Move) -> int:
        return changes.STOLEN if move[0] == "steal" else int(move[1])

    def act(self, pos: Duel, frame: Frame) -> None:
        assert frame.memo is not None
        if len(self._open(pos, frame)) > 1:
            pos.asked.append(pos.active)
        else:
            memo = frame.memo
            changes.into_pool(pos, memo["seat"], memo["left"], memo["kind"], memo["rule"], reap=bool(memo["reap"]))

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("steal",) if card == changes.STOLEN else ("instead", card) for card in self._open(pos, frame)]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if self._where(move) in self._open(pos, frame) else Refusal("KF-218", "refusal-unknown")

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        assert frame.memo is not None
        frame.memo["left"] -= 1
        if frame.memo["left"]:
            frame.pc -= 1
        changes.turn_elsewhere(pos, frame.memo["seat"], 1, self._where(move), frame.memo["rule"])

    def question(self, pos: Duel, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        assert frame.memo is not None
        return "ask-instead-amber", {"who": f"@{frame.memo['seat']}", "n": frame.memo["left"]}


TURN_ASIDE: Final = named(Program("turn-aside", [TurnAside()]))
