"""Bots behind one protocol: they get what their seat may know and give back a move.

`make("greedy", seed=3)` finds a bot by name. Writing one takes a class with a `name` and a `choose`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.random import Random
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.position import Move


class Bot(Protocol):
    """Whoever answers for a seat."""

    name: str

    def choose(self, knowledge: Knowledge) -> Move:
        """One of `knowledge.moves`."""
        ...


_MAKERS: dict[str, Callable[[Dice], Bot]] = {"random": Random, "greedy": Greedy}


def names() -> list[str]:
    return list(_MAKERS)


def make(name: str, seed: int | str = 0) -> Bot:
    """A bot by its name. The same seed plays the same game."""
    if name not in _MAKERS:
        known = ", ".join(_MAKERS)
        raise LudothequeError(
            f"there is no bot called {name!r}; there is {known}", f"aucun bot ne s'appelle {name!r} ; il y a {known}"
        )
    return _MAKERS[name](Dice(seed if isinstance(seed, int) else f"bot {seed}"))
