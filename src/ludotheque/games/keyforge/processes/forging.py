"""Forging a key: paying for it, and which one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.keyforge import changes, memory
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import KEYS, Duel
from ludotheque.games.keyforge.facts import note
from ludotheque.games.keyforge.programs import named
from ludotheque.games.keyforge.queries import standing
from ludotheque.games.keyforge.triggers import fire


def forge(pos: Duel, seat: Seat, cost: int, *, may: bool = False) -> None:
    """Forge a key at a cost, if the player can pay it; with `may`, only if they want to."""
    frame = pos.push(FORGE, seat)
    frame.memo = {memory.COST: cost, memory.MAY: 1 if may else 0, memory.PAID: 0}


def stores(pos: Duel, seat: Seat) -> list[int]:
    """Cards whose Aombre may be spent on keys."""
    return [source for _, source, whose in standing(pos, mod.SPEND_FROM) if whose == seat and pos.amber_on[source] > 0]


class PayForKey(Ask):
    """The cost goes back to the supply (KF-029), from the pool and, at the player's choice, from cards that hold Aombre for it."""

    __slots__ = ()
    kind = "forge"
    rule = "KF-029"
    verbs = ("spend", "pool", "no")

    def act(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembered(frame)
        seat, cost = frame.seat, memo[memory.COST]
        stored = sum(pos.amber_on[card] for card in stores(pos, seat))
        if pos.amber[seat] + stored < cost or pos.keys[seat] == 7:
            frame.pc = len(frame.program.ops)
        elif memo[memory.MAY] or (stored and cost):
            pos.asked.append(pos.active)
        else:
            self._pay(pos, frame)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("pool",), *(("spend", card) for card in stores(pos, frame.seat)), ("no",)]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        memo = memory.remembered(frame)
        left = memo[memory.COST] - memo[memory.PAID]
        enough = pos.amber[frame.seat] >= left
        if move[0] == "pool":
            return (
                None if enough else Refusal("KF-028", "refusal-amber", (("n", left), ("left", pos.amber[frame.seat])))
            )
        if move[0] == "spend":
            if move[1] not in stores(pos, frame.seat) or left <= 0:
                return Refusal("KF-029", "refusal-no-store")
            return None
        if memo[memory.PAID]:
            return Refusal("KF-236", "refusal-begun")
        if enough and not memo[memory.MAY]:
            return Refusal("KF-028", "refusal-must-forge")
        return None

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        memo = memory.remembered(frame)
        if move[0] == "no":
            frame.pc = len(frame.program.ops)
        elif move[0] == "spend":
            pos.amber_on[move[1]] -= 1
            memo[memory.PAID] += 1
            pos.emit("spend_stored", "KF-029", frame.seat, (move[1], 1))
            if memo[memory.PAID] < memo[memory.COST]:
                pos.asked.append(pos.active)
        else:
            self._pay(pos, frame)

    @staticmethod
    def _pay(pos: Duel, frame: Frame) -> None:
        memo = memory.remembered(frame)
        left = memo[memory.COST] - memo[memory.PAID]
        if left > 0:
            pos.amber[frame.seat] -= left
            pos.emit("spend", "KF-029", frame.seat, (left, pos.amber[frame.seat]))


class FlipKey(Ask):
    """One of the unforged tokens is flipped (KF-030, KF-S11); the third wins at once (KF-007)."""

    __slots__ = ()
    kind = "key"
    rule = "KF-030"
    verbs = ("key",)

    def act(self, pos: Duel, frame: Frame) -> None:
        unforged = [colour for colour in range(len(KEYS)) if not pos.keys[frame.seat] >> colour & 1]
        if len(unforged) == 1:
            changes.flip_key(pos, frame.seat, unforged[0])
        else:
            pos.asked.append(pos.active)

    def candidates(self, pos: Duel, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [("key", colour) for colour in range(len(KEYS))]

    def refusal(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("KF-030", "refusal-forged") if pos.keys[frame.seat] >> move[1] & 1 else None

    def answer(self, pos: Duel, frame: Frame, seat: Seat, move: Move) -> None:
        changes.flip_key(pos, frame.seat, move[1])


class Forged(Op):
    __slots__ = ()

    def act(self, pos: Duel, frame: Frame) -> None:
        note(pos, f"forged:{frame.seat}")
        pos.turn_facts["spent"] = memory.remembered(frame)[memory.COST]
        fire(pos, "forge", -1, frame.seat)


FORGE: Final = named(Program("forge", [PayForKey(), FlipKey(), Forged()]))
