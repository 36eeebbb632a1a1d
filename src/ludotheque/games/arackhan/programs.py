"""All programs of the game by name, so that a saved position finds them again."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.engine.program import Op, Program

PROGRAMS: dict[str, Program] = {}


def named(name: str, ops: Iterable[Op]) -> Program:
    """A program of the game; a name used twice would make a saved position ambiguous."""
    assert name not in PROGRAMS, name
    program = PROGRAMS[name] = Program(name, ops)
    return program
