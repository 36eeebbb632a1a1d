"""The ready adventure « Le Péage des Noyés »: heroes, foes, scenes. All of it is ours (`maison`), and read once a process.

Each step of the adventure is a mapping: id, mode, name, read (what is read aloud), note (for the Director), and what its mode takes:
zones, goal, tide and foes of a fight, obstacles of a montage, motivations and pitfalls of a negotiation.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from ludotheque.engine.taught import plain
from ludotheque.games.drawsteel.beings import Sheet
from ludotheque.games.drawsteel.sheets import read_texts

_TOLL = Path(__file__).parent / "toll"


@lru_cache(maxsize=1)
def heroes() -> dict[str, Sheet]:
    """The four heroes by id, in the order in which they are dealt."""
    return _sheets("heroes")


@lru_cache(maxsize=1)
def foes() -> dict[str, Sheet]:
    """Foes, the Ferrywoman, and the objects they hold, by id."""
    return _sheets("foes")


def _sheets(name: str) -> dict[str, Sheet]:
    return {sheet["id"]: sheet for sheet in read_texts((_TOLL / f"{name}.yaml").read_text(encoding="utf-8"))}


@lru_cache(maxsize=1)
def adventure() -> dict[str, Any]:
    """Name, pitch and steps."""
    found: dict[str, Any] = plain((_TOLL / "adventure.yaml").read_text(encoding="utf-8"))
    return found


def steps() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = adventure()["steps"]
    return found
