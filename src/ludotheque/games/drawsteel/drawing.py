"""Sheets drawn at random: whoever a player can tell nothing about, and heroes and foes that try out every verb in long tests."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.dice import Dice
from ludotheque.games.drawsteel.beings import FOE, HERO, TRIGGERED, Ability, Sheet
from ludotheque.games.drawsteel.effects import ANSWERS, WHENS
from ludotheque.games.drawsteel.rules import battle, conditions, skills
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS
from ludotheque.games.drawsteel.sheets import read_sheet

#: What an ability may do, each with a figure that makes it felt in a short fight.
_EFFECTS: tuple[dict[str, Any], ...] = (
    {"do": "push", "n": 1},
    {"do": "pull", "n": 1},
    {"do": "slide", "n": 2},
    {"do": "shift", "n": 1},
    {"do": "swap"},
    {"do": "recover"},
    {"do": "regain", "n": 3},
    {"do": "temporary", "n": 4},
    {"do": "surges", "n": 2},
    {"do": "edge"},
    {"do": "bane"},
    {"do": "malice", "n": 2},
    {"do": "resource", "n": 2},
    {"do": "end"},
    {"do": "gather", "n": 1},
    {"do": "steal"},
    {"do": "flood"},
    {"do": "drain"},
    {"do": "either", "of": [[{"do": "damage", "n": 3}], [{"do": "resource", "n": -1}]]},
)
_DAMAGE = ("", "fire", "holy")
_ORGANIZATIONS = ("platoon", "elite", "leader", "solo")


def draw_ability(dice: Dice, number: int) -> Ability:
    """An ability with effects of some verbs, most of them harmful."""
    rolled = dice.below(4) > 0
    harm: dict[str, Any] = {"do": "damage", "n": 4 + dice.below(4)}
    type = _DAMAGE[dice.below(len(_DAMAGE))]
    if type:
        harm["type"] = type
    others = [_drawn(dice) for _ in range(1 + dice.below(2))]
    mild = dice.below(4) == 0
    name = f"{'abcdefghij'[dice.below(10)].upper()}{number}"
    return {
        "id": f"drawn-{number}",
        "name": {"fr": name, "en": name},
        "action": "main" if number % 2 == 0 else "maneuver",
        "keywords": [word for word in ("melee", "strike", "magic") if dice.below(2)],
        "distance": dice.below(4),
        "area": ("", "", "zone", "all")[dice.below(4)],
        "targets": 1 + dice.below(3),
        "who": ("allies", "self", "creatures")[dice.below(3)]
        if mild
        else ("foes", "creatures", "objects")[dice.below(8) % 3],
        "roll": CHARACTERISTICS[dice.below(len(CHARACTERISTICS))] if rolled else "",
        "tiers": [[{**harm, "n": harm["n"] + 3 * tier}, *others[:tier]] for tier in range(3)] if rolled else [],
        "effects": [others[-1]] if rolled else [*others, *([] if mild else [harm])],
        "cost": (0, 0, 1, 3)[dice.below(4)],
        "trigger": None,
        "when": "",
        "only": "",
        "flavour": None,
    }


def draw_reaction(dice: Dice, number: int) -> Ability:
    """A triggered action, free or not, whatever sets it off."""
    drawn = draw_ability(dice, number)
    name = WHENS[dice.below(len(WHENS))]
    answers = [{"do": verb} for verb, when in ANSWERS.items() if when == name]
    return {
        **drawn,
        "action": TRIGGERED[dice.below(len(TRIGGERED))],
        "area": "",
        "targets": 1,
        "who": ("self", "allies" if name.startswith("ally") else "foes")[dice.below(2)],
        "roll": "",
        "tiers": [],
        "effects": answers or [_drawn(dice)],
        "when": name,
    }


def _drawn(dice: Dice) -> dict[str, Any]:
    if dice.below(2):
        condition = {
            "do": "condition",
            "id": conditions.CONDITIONS[dice.below(len(conditions.CONDITIONS))],
            "ends": conditions.ENDS[dice.below(len(conditions.ENDS))],
        }
        potency = ("", *battle.POTENCY)[dice.below(4)]
        against = CHARACTERISTICS[dice.below(len(CHARACTERISTICS))]
        return {**condition, "potency": potency, "against": against} if potency else condition
    effect = dict(_EFFECTS[dice.below(len(_EFFECTS))])
    if dice.below(4) == 0:
        effect["on"] = "self"
    return effect


def draw_sheet(dice: Dice, kind: str, number: int = 0) -> Sheet:
    """Somebody of this kind whom nobody has met yet."""
    name = f"{'abcdefghij'[dice.below(10)].upper()}{number + 1}"
    given: dict[str, Any] = {
        "name": {"fr": name, "en": name},
        "kind": kind,
        "characteristics": {name: dice.below(6) - 2 for name in CHARACTERISTICS},
        "stamina": 6 + dice.below(20),
        "skills": [skills.SKILLS[dice.below(len(skills.SKILLS))]] if kind == HERO else [],
        "abilities": [draw_ability(dice, index) for index in range(2 + dice.below(3))],
    }
    if dice.below(3) == 0:
        given["abilities"].append(draw_reaction(dice, len(given["abilities"])))
    if kind == HERO:
        given |= {
            "recoveries": dice.below(6),
            "calling": {"fr": "Aventurier", "en": "Adventurer"},
            "resource": {"fr": "Élan", "en": "Drive"},
            "gain": ("2", "1d3")[dice.below(2)],
        }
    elif kind == FOE:
        given |= {
            "level": 1 + dice.below(3),
            "ev": 4 + dice.below(12),
            "organization": _ORGANIZATIONS[dice.below(len(_ORGANIZATIONS))],
            "immunity": {_DAMAGE[1 + dice.below(2)]: 2} if dice.below(3) == 0 else {},
            "weakness": {_DAMAGE[1 + dice.below(2)]: 3} if dice.below(3) == 0 else {},
            "note": {"fr": name.lower(), "en": name.lower()},
        }
    return read_sheet(given)
