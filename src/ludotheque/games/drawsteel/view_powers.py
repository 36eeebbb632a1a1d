"""An ability as a card: what it takes, whom it reaches, and what each tier does, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.words import Words
from ludotheque.games.drawsteel.beings import Ability, Being

if TYPE_CHECKING:
    from ludotheque.games.drawsteel.game import DrawSteel

#: Effects that say how many, and those that only name what they do.
_COUNTED = ("damage", "push", "pull", "slide", "shift", "regain", "temporary", "surges", "malice", "resource")


def power(game: DrawSteel, number: int, index: int, one: Being) -> dict[str, Any]:
    """One ability of somebody."""
    ability: Ability = one["sheet"]["abilities"][index]
    return {
        "ref": f"ability-{number}-{index}",
        "words": ability["name"],
        "use": game.say(f"page-use-{ability['action']}"),
        "reach": reach(game, ability),
        "price": ability["cost"],
        "rolled": game.say(f"characteristic-{ability['roll']}") if ability["roll"] else None,
        "keywords": list(ability["keywords"]),
        "paliers": tiers(game, ability),
        "besides": [effect_words(game, effect) for effect in ability["effects"]],
        "trigger": ability["trigger"],
        "flavour": ability["flavour"],
    }


def tiers(game: DrawSteel, ability: Ability) -> list[list[Words]]:
    """What each of the three tiers does; empty where nothing is rolled."""
    return (
        [[effect_words(game, effect) for effect in effects] for effects in ability["tiers"]] if ability["roll"] else []
    )


def reach(game: DrawSteel, ability: Ability) -> Words:
    """Whom it may have as targets, and how far away."""
    many = 2 if ability["area"] else ability["targets"]
    who = game.say(f"page-who-{ability['who']}", {"n": many})
    if ability["who"] == "self":
        return who
    if ability["area"]:
        how = game.say(f"page-area-{ability['area']}", {"who": who})
    else:
        how = game.say("page-targets", {"who": who, "n": ability["targets"]})
    return game.say("page-reach", {"how": how, "n": ability["distance"]}) if ability["area"] != "all" else how


def effect_words(game: DrawSteel, effect: dict[str, Any]) -> Words:
    """One effect, plainly."""
    verb = effect["do"]
    if verb == "condition":
        said = game.say(
            "page-effect-condition",
            {"condition": f"$condition-{effect['id']}", "ends": f"$page-ends-{effect.get('ends', 'save')}"},
        )
        strength = effect.get("potency")
        if strength:
            against = f"$characteristic-{effect.get('against', 'might')}"
            said = game.say(
                "page-effect-potency", {"said": said, "strength": f"$page-potency-{strength}", "against": against}
            )
    elif verb in _COUNTED:
        said = game.say(f"page-effect-{verb}", {"n": effect.get("n", 1)})
        if effect.get("type"):
            said = game.say("page-effect-typed", {"said": said, "type": f"$page-damage-{effect['type']}"})
    elif game.catalogue.has(f"page-effect-{verb}"):
        said = game.say(f"page-effect-{verb}", {"n": effect.get("n", 1)})
    else:
        said = {"fr": verb, "en": verb}
    return game.say("page-effect-self", {"said": said}) if effect.get("on") == "self" else said
