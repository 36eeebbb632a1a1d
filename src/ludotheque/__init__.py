"""Ludothèque: one engine that plays tabletop games by their rulebooks.

>>> import random, ludotheque
>>> table = ludotheque.new("cendrelin", seats=2, seed=7)
>>> while not table.over:
...     table.play(random.choice(table.choice.options))
>>> len(table.outcome["winners"])
1
"""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

from ludotheque import form as _form

_form.choose()  # before any rule is imported

from ludotheque.engine import record as _record  # noqa: E402
from ludotheque.engine.choice import Choice, Option  # noqa: E402
from ludotheque.engine.errors import LudothequeError, UnknownGame  # noqa: E402
from ludotheque.engine.game import Game  # noqa: E402
from ludotheque.engine.refusal import Refusal  # noqa: E402
from ludotheque.engine.table import Table  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "Choice",
    "Game",
    "LudothequeError",
    "Option",
    "Refusal",
    "Table",
    "game",
    "games",
    "load",
    "new",
    "scenario",
]

_GAMES = Path(__file__).parent / "games"
# `games` is both a folder and a function. Loading the folder first keeps its import from taking the function's name.
importlib.import_module("ludotheque.games")


def games() -> list[str]:
    """The ids of the games that can be played: the folders of `ludotheque.games`."""
    return sorted(path.parent.name for path in _GAMES.glob("*/__init__.py"))


def game(id: str) -> Game[Any]:
    """The rules of a game by its id."""
    if id not in games():
        known = ", ".join(games())
        raise UnknownGame(
            f"there is no game called {id!r}; there is {known}", f"aucun jeu ne s'appelle {id!r} ; il y a {known}"
        )
    found: Game[Any] = importlib.import_module(f"ludotheque.games.{id}").GAME
    return found


def new(
    id: str, seats: int = 2, seed: int | str | None = None, options: dict[str, Any] | None = None, *, solo: bool = False
) -> Table:
    """A new table. Without a seed one is drawn that nobody can guess."""
    return Table(game(id), seats, seed, options, solo=solo)


def scenario(id: str, data: dict[str, Any], seed: int | str | None = 0) -> Table:
    """A table that starts in the position a scenario describes."""
    return Table(game(id), 0, seed, scenario=data)


def load(source: dict[str, Any] | str | Path) -> Table:
    """The table that a record tells of: the record itself, its JSON text, or a file."""
    if isinstance(source, Path):
        source = source.read_text(encoding="utf-8")
    data = _record.read(source) if isinstance(source, str) else _record.checked(source)
    return _record.replay(game(data["game"]), json.loads(json.dumps(data)))
