"""Every program of the game by its name: positions that wait for one, or are saved with one, find it here."""

from __future__ import annotations

from ludotheque.engine.errors import ProgramError
from ludotheque.engine.program import Program

PROGRAMS: dict[str, Program] = {}


def named(program: Program) -> Program:
    """Register a program under its name."""
    if program.name in PROGRAMS:
        raise ProgramError(f"two programs are called {program.name!r}")
    PROGRAMS[program.name] = program
    return program
