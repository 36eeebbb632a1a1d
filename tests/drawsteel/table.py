"""Tables for the tests that play: a few plain sheets, and a session of them."""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.engine.table import Table
from ludotheque.games.drawsteel.session import Session

SCORES = {"might": 2, "agility": 1, "reason": 0, "intuition": 1, "presence": -1}


def ability(name: str, **given: Any) -> dict[str, Any]:
    """A main action against one foe in the same zone, without a roll unless told."""
    return {
        "id": name.lower(),
        "name": {"fr": name, "en": name},
        "action": "main",
        "keywords": ["melee", "strike"],
        "distance": 9,
        "area": "",
        "targets": 1,
        "who": "foes",
        "roll": "",
        "tiers": [],
        "effects": [],
        "cost": 0,
        "trigger": None,
        "flavour": None,
        "only": "",
        "when": "",
        **given,
    }


def sheet(name: str, *abilities: dict[str, Any], **given: Any) -> dict[str, Any]:
    return {
        "name": name,
        "characteristics": dict(SCORES),
        "stamina": 30,
        "recoveries": 8,
        "skills": ["climb"],
        "abilities": list(abilities),
        **given,
    }


def foe(name: str, *abilities: dict[str, Any], **given: Any) -> dict[str, Any]:
    return sheet(name, *abilities, **{"kind": "foe", "recoveries": 0, "skills": [], **given})


def session(
    heroes: list[dict[str, Any]] | None = None,
    foes: list[dict[str, Any]] | None = None,
    seats: int = 2,
    seed: str = "test",
    **options: Any,
) -> Table:
    return ludotheque.new(
        "drawsteel",
        seats,
        seed,
        {
            "heroes": heroes or [sheet("Ilsa", ability("Cut", effects=[{"do": "damage", "n": 5}]))],
            "foes": foes or [],
            **options,
        },
    )


def pos(table: Table) -> Session:
    position: Any = table.position
    return position


def said(table: Table, seat: int) -> list[str]:
    """The log as a seat reads it, in English."""
    return [line["words"]["en"] for line in table.log(seat)]
