"""An ability as a card: what it takes, whom it reaches, and what each tier does, in both languages."""

from __future__ import annotations

from typing import Any

from ludotheque.games.drawsteel.abilities_text import shared_text
from ludotheque.games.drawsteel.beings import Ability, Being


def power(number: int, index: int, one: Being) -> dict[str, Any]:
    """One ability of somebody. The scene copies it with the rest of the session."""
    ability: Ability = one["sheet"]["abilities"][index]
    text = shared_text(ability)
    return {
        "ref": f"ability-{number}-{index}",
        "words": ability["name"],
        "takes": text["head"],
        "paliers": text["tiers"] if ability["roll"] else [],
        "besides": text["effect"],
        "trigger": ability["trigger"],
        "flavour": ability["flavour"],
    }
