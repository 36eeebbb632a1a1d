"""All programs of the game by name, so that a saved position finds them again."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.engine.program import Op, Program, Programs

_ALL = Programs()
PROGRAMS = _ALL.by_name


def named(name: str, ops: Iterable[Op]) -> Program:
    """A program of the game, registered."""
    return _ALL.make(name, ops)
