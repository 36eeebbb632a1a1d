"""Every program of the game by its name: positions that wait for one, or are saved with one, find it here."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.errors import ProgramError
from ludotheque.engine.program import Program

PROGRAMS: Final[dict[str, Program]] = {}
#: What an ability is called, in French and English, where a player must tell it from others; by its program's name.
CALLED: Final[dict[str, tuple[str, str]]] = {}


def named(program: Program, called: tuple[str, str] | None = None) -> Program:
    """Register a program under its name, with what its ability is called."""
    if program.name in PROGRAMS:
        raise ProgramError(f"two programs are called {program.name!r}")
    PROGRAMS[program.name] = program
    if called is not None:
        CALLED[program.name] = called
    return program
