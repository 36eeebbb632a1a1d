"""Verbs that decide what comes next: conditions, jumps, repetitions; and the program they are part of."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.engine.errors import ProgramError
from ludotheque.engine.position import Frame
from ludotheque.engine.program import Op, Program
from ludotheque.games.keyforge import memory
from ludotheque.games.keyforge.duel import Duel
from ludotheque.games.keyforge.queries import in_play
from ludotheque.games.keyforge.verbs.choosing import May, OneOf
from ludotheque.games.keyforge.verbs.common import Amount, Test, number


class Unless(Op):
    """Jump over what follows unless the condition holds."""

    __slots__ = ("jump", "test")

    def __init__(self, test: Test, jump: int) -> None:
        self.test = test
        self.jump = jump

    def act(self, pos: Duel, frame: Frame) -> None:
        if not self.test(pos, frame):
            frame.pc += self.jump


class Jump(Op):
    __slots__ = ("jump",)

    def __init__(self, jump: int) -> None:
        self.jump = jump

    def act(self, pos: Duel, frame: Frame) -> None:
        frame.pc += self.jump


class Times(Op):
    """Go back, so that the operations before it run `n` times in all, or until `stop` holds."""

    __slots__ = ("back", "key", "n", "stop")

    def __init__(self, n: Amount, back: int, key: str, stop: Test | None = None) -> None:
        self.n = n
        self.back = back
        self.key = key
        self.stop = stop

    def act(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembered(frame)
        memo[self.key] += 1
        if memo[self.key] < memo[memory.wanted(self.key)] and not (self.stop and self.stop(pos, frame)):
            frame.pc -= self.back


class BeginTimes(Op):
    """Before the first time, compute once how many times; zero skips it all."""

    __slots__ = ("jump", "key", "n")

    def __init__(self, n: Amount, jump: int, key: str) -> None:
        self.n = n
        self.jump = jump
        self.key = key

    def act(self, pos: Duel, frame: Frame) -> None:
        wanted = number(pos, frame, self.n)
        memory.remembering(frame).update({self.key: 0, memory.wanted(self.key): wanted})
        if wanted <= 0:
            frame.pc += self.jump


class Repeat(Op):
    """Resolve the whole effect again while the condition holds (KF-256), as long as its card is still there (KF-257)."""

    __slots__ = ("back", "test")

    def __init__(self, test: Test, back: int) -> None:
        self.test = test
        self.back = back

    def act(self, pos: Duel, frame: Frame) -> None:
        if (frame.source in pos.limbo or in_play(pos, frame.source)) and self.test(pos, frame):
            frame.pc -= self.back


class RepeatPreceding(Op):
    """Resolve the preceding effect once more, without this instruction (KF-240)."""

    __slots__ = ("back",)

    def __init__(self, back: int) -> None:
        self.back = back

    def act(self, pos: Duel, frame: Frame) -> None:
        memo = memory.remembering(frame)
        key = memory.repeated(frame.pc)
        if memo.pop(key, 0):
            return
        memo[key] = 1
        frame.pc -= self.back


class Do(Op):
    """A hand-written step, for the few odd cards."""

    __slots__ = ("step",)

    def __init__(self, step: Callable[[Duel, Frame], None]) -> None:
        self.step = step

    def act(self, pos: Duel, frame: Frame) -> None:
        self.step(pos, frame)


def program(name: str, ops: list[Op]) -> Program:
    """A program whose jumps all land inside it."""
    for index, op in enumerate(ops):
        jumps: tuple[int, ...] = ()
        if isinstance(op, OneOf):
            jumps = op.jumps
        elif isinstance(op, (Unless, Jump, May, BeginTimes)):
            jumps = (op.jump,)
        elif isinstance(op, (Times, Repeat, RepeatPreceding)):
            jumps = (-op.back,)
        for jump in jumps:
            if not 0 <= index + 1 + jump <= len(ops):
                raise ProgramError(f"program {name!r}, operation {index}: it jumps out of the program")
    return Program(name, ops)
