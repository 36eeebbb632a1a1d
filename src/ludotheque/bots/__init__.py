"""Bots behind one protocol: they get what their seat may know and answer with a move.

`make("greedy", seed=3)` makes a bot by name. A bot is a module of this folder that sets `BOT`, an entry point of an installed
package in the group `ludotheque.bots`, or, while you are writing it, an address, `module:Class`; a game may bring bots that play
nothing else (`Game.bots`). All it takes is a class with a `name` and a `choose` (docs/extend/write-a-bot.md).
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Protocol

from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move

#: The entry point group in which installed packages name their bots.
GROUP = "ludotheque.bots"


class Bot(Protocol):
    """Something that answers for a seat."""

    name: str

    def choose(self, knowledge: Knowledge) -> Move:
        """Return one of `knowledge.moves`."""
        ...


class Maker(Protocol):
    """Makes a bot, given its own dice; usually the class itself."""

    name: str

    def __call__(self, dice: Dice) -> Bot: ...


@cache
def _own() -> dict[str, Maker]:
    """The bots of this folder, the strongest last."""
    found: list[Maker] = []
    for module in pkgutil.iter_modules(__path__):
        maker = getattr(importlib.import_module(f"{__name__}.{module.name}"), "BOT", None)
        if maker is not None:
            found.append(maker)
    found.sort(key=lambda maker: getattr(maker, "strength", 0))
    return {maker.name: maker for maker in found}


def names(game: Game[Any] | None = None) -> list[str]:
    """The names of all bots: ours, the strongest last, then those of installed packages, then those of the game."""
    own = _own()
    found = [*own, *sorted({point.name for point in entry_points(group=GROUP)} - own.keys())]
    return found if game is None else [*found, *(name for name in game.bots if name not in found)]


def _find(name: str, game: Game[Any] | None) -> Maker:
    if game is not None and name in game.bots:
        own: Maker = game.bots[name]
        return own
    if name in _own():
        return _own()[name]
    for point in entry_points(group=GROUP):
        if point.name == name:
            return _loaded(name, point.value)
    if ":" in name:
        return _loaded(name, name)
    known = ", ".join(names(game))
    raise LudothequeError(
        f"there is no bot called {name!r}; there is {known}", f"aucun bot ne s'appelle {name!r} ; il y a {known}"
    )


def _loaded(name: str, address: str) -> Maker:
    """The class at `module:Class`; modules in the current folder are found, too."""
    module, _, attribute = address.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        maker: Maker = getattr(importlib.import_module(module), attribute)
    except Exception as error:  # somebody else's module may fail in any way while it is imported
        raise LudothequeError(
            f"the bot {name!r} cannot be loaded: {type(error).__name__}: {error}",
            f"le bot {name!r} ne peut pas être chargé : {type(error).__name__} : {error}",
        ) from None
    if not callable(maker) or not callable(getattr(maker, "choose", None)):
        raise LudothequeError(
            f"{address!r} is not a bot: a class with a method `choose` is expected",
            f"{address!r} n'est pas un bot : on attend une classe avec une méthode `choose`",
        )
    return maker


def make(name: str, seed: int | str = 0, game: Game[Any] | None = None) -> Bot:
    """Make a bot by name or address, or one that the game brings. The same seed plays the same game."""
    return _find(name, game)(Dice(seed if isinstance(seed, int) else f"bot {seed}"))
