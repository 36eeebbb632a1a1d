"""An ability as a card: what it takes, whom it reaches, and what each tier does, in both languages."""

from __future__ import annotations

from typing import Any

from ludotheque.games.drawsteel.abilities_text import ability_text
from ludotheque.games.drawsteel.beings import Ability, Being


def power(number: int, index: int, one: Being) -> dict[str, Any]:
    """One ability of somebody."""
    ability: Ability = one["sheet"]["abilities"][index]
    text = ability_text(ability)
    return {
        "ref": f"ability-{number}-{index}",
        "words": ability["name"],
        "takes": text["head"],
        "paliers": text["tiers"] if ability["roll"] else [],
        "besides": text["effect"],
        "trigger": ability["trigger"],
        "flavour": ability["flavour"],
    }
