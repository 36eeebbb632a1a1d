"""Bots behind one protocol: they get what their seat may know and answer with a move.

`make("greedy", seed=3)` makes a bot by name. A bot is a module of this folder that sets `BOT` (or several: `BOTS`), an entry point
of an installed package in the group `ludotheque.bots`, or, while you are writing it, an address, `module:Class`; a game may bring
bots that play nothing else (`Game.bots`). All it takes is a class with a `name` and a `choose` (docs/extend/write-a-bot.md).

A built-in bot may play only some games (`plays`), think for so long that it should not do so in a server's own process
(`thinks`), and be given another effort than its own: `hard@500`.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Protocol, cast

from ludotheque.bots.external import is_program
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move
from ludotheque.engine.words import Catalogue, Words

#: The entry point group in which installed packages name their bots.
GROUP = "ludotheque.bots"
#: The greatest effort that a bot may be given, in answers that it plays in thought.
MOST_EFFORT = 1_000_000


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
    for name in [module.name for module in pkgutil.iter_modules(__path__)]:
        module = importlib.import_module(f"{__name__}.{name}")
        found += [module.BOT] if hasattr(module, "BOT") else getattr(module, "BOTS", ())
    found.sort(key=lambda maker: getattr(maker, "strength", 0))
    return {maker.name: maker for maker in found}


@cache
def _installed() -> list[EntryPoint]:
    """The bots of installed packages. Looked up once, since it goes through every package of the environment."""
    return list(entry_points(group=GROUP))


def _plays(maker: Maker, game: Game[Any] | None) -> bool:
    """Whether a built-in bot plays a game; None: every game."""
    plays = getattr(maker, "plays", None)
    return plays is None or (game is not None and bool(plays(game)))


def names(game: Game[Any] | None = None) -> list[str]:
    """The names of the bots that play a game, or any game: ours, the strongest last, then those of installed packages, then those
    of the game."""
    own = _own()
    found = [name for name, maker in own.items() if _plays(maker, game)]
    found += sorted({point.name for point in _installed()} - own.keys())
    return found if game is None else [*found, *(name for name in game.bots if name not in found)]


def thinks(name: str) -> bool:
    """Whether a built-in bot thinks for longer than it takes to send it a position."""
    return bool(getattr(_own().get(name.partition("@")[0]), "thinks", False))


def words(name: str, game: Game[Any] | None = None) -> dict[str, Words]:
    """What people call a bot, its `name`, and for one of ours or of the game how it plays, `about`."""
    catalogue = _catalogue() if game is None or name not in game.bots else game.catalogue
    if not catalogue.has(f"bot-{name}"):
        return {"name": _catalogue().say("bot-of-others", {"name": name})}
    return {"name": catalogue.say(f"bot-{name}"), "about": catalogue.say(f"bot-{name}-about")}


@cache
def _catalogue() -> Catalogue:
    return Catalogue(Path(__file__).parent / "locale")


def _find(name: str, game: Game[Any] | None) -> Maker:
    if game is not None and name in game.bots:
        own: Maker = game.bots[name]
        return own
    if name in _own() and (game is None or _plays(_own()[name], game)):
        return _own()[name]
    if "@" in name and ":" not in name:
        level, _, effort = name.partition("@")
        return _with_effort(level, effort, game)
    for point in _installed():
        if point.name == name:
            return _loaded(name, point.value)
    if is_program(name):
        raise LudothequeError(
            f"{name!r} is a program: programs play in `ludotheque simulate` and `ludotheque ladder`",
            f"{name!r} est un programme : les programmes jouent dans `ludotheque simulate` et `ludotheque ladder`",
        )
    if ":" in name:
        return _loaded(name, name)
    known = ", ".join(names(game))
    raise LudothequeError(
        f"there is no bot called {name!r}; there is {known}", f"aucun bot ne s'appelle {name!r} ; il y a {known}"
    )


def _with_effort(name: str, said: str, game: Game[Any] | None) -> Maker:
    """A built-in bot with another effort than its own, counted in answers that it plays in thought: `hard@500`."""
    maker = _find(name, game)
    if getattr(maker, "seconds", None) is None:
        raise LudothequeError(f"the bot {name!r} takes no effort", f"le bot {name!r} ne prend pas d'effort")
    if not (said.isascii() and said.isdecimal() and len(said) <= 7 and 1 <= int(said) <= MOST_EFFORT):
        raise LudothequeError(
            f"the effort of a bot is a whole number from 1 to {MOST_EFFORT}, not {said!r}",
            f"l'effort d'un bot est un nombre entier de 1 à {MOST_EFFORT}, pas {said!r}",
        )
    return cast(Maker, partial(cast(Any, maker), effort=int(said)))


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
