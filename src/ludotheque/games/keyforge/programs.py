"""Every program of the game by name: abilities that wait and saved positions refer to them so."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.program import Program, Programs

_ALL: Final = Programs()
PROGRAMS: Final[dict[str, Program]] = _ALL.by_name
#: What an ability is called, in French and English, where a player must tell it from others, by program name.
CALLED: Final[dict[str, tuple[str, str]]] = {}


def named(program: Program, called: tuple[str, str] | None = None) -> Program:
    """Register a program under its name, with what its ability is called."""
    if called is not None:
        CALLED[program.name] = called
    return _ALL.add(program)
