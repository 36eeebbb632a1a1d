"""What the tests of a game reach: its operations, the verbs of the answers and the kinds of events.

A test is named as pytest names it, `cards/test_logos.py::test_ozmo`, and stands for all those whose names begin so.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from ludotheque.engine.game import Game
from ludotheque.engine.position import Frame, Move, Position


def reached_by(tests: str, game: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """Run tests of a game and say what they reach, by the kinds of `exhaust`."""
    found: dict[str, set[str]] = {"abilities": set(), "moves": set(), "events": set()}
    run, answer, emit = Game.run, Game.answer, Position.emit

    def note(frame: Frame, pc: int) -> None:
        found["abilities"].add(f"{frame.program.name}:{pc}")

    def watched_run(self: Game[Any], pos: Any, observe: Any = None) -> None:
        run(self, pos, note)

    def watched_answer(self: Game[Any], pos: Any, seat: int, move: Move, observe: Any = None) -> None:
        found["moves"].add(move[0])
        answer(self, pos, seat, move, note)

    def watched_emit(self: Position, kind: str, *args: Any, **more: Any) -> None:
        found["events"].add(kind)
        emit(self, kind, *args, **more)

    with monkeypatch.context() as patch:
        patch.setattr(Game, "run", watched_run)
        patch.setattr(Game, "answer", watched_answer)
        patch.setattr(Position, "emit", watched_emit)
        called(tests, game)
    return found


def called(tests: str, game: str) -> None:
    """Call the tests of a game that are named so, with all their arguments."""
    functions = list(_named(tests, game))
    assert functions, f"there is no test {tests} of {game}"
    for function in functions:
        for arguments in _arguments(function):
            function(**arguments)


def _named(tests: str, game: str) -> Iterator[Callable[..., None]]:
    path, _, name = tests.partition("::")
    module = importlib.import_module(f"tests.{game}.{path.removesuffix('.py').replace('/', '.')}")
    for one, function in vars(module).items():
        if one == name or one.startswith(f"{name}_"):
            yield function


def _arguments(function: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """The arguments of a test under `parametrize`, one call after the other."""
    tables: list[list[dict[str, Any]]] = []
    for mark in getattr(function, "pytestmark", []):
        if mark.name == "parametrize":
            names, values = mark.args[:2]
            several = not isinstance(names, str)
            tables.append([dict(zip(names, row, strict=True)) if several else {names: row} for row in values])
    for rows in product(*tables):
        yield {name: value for row in rows for name, value in row.items()}
