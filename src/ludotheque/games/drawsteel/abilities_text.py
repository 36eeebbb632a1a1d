"""What an ability says in French and in English: made from its effects, so that text and program cannot disagree."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, TypedDict

from ludotheque.engine.position import copy_plain
from ludotheque.engine.words import LANGUAGES, Catalogue, Words
from ludotheque.games.drawsteel.beings import Ability, Sheet

#: How many an area takes: all of them.
_EVERYBODY = 99


class AbilityText(TypedDict):
    """The words of an ability."""

    head: Words  # how it is used: action, reach, targets, cost
    tiers: list[Words]  # what each tier does; none where nothing is rolled
    effect: Words | None  # what it does whatever the roll


@lru_cache(maxsize=1)
def _catalogue() -> Catalogue:
    return Catalogue(Path(__file__).parent / "locale")


def _say(message: str, **args: Any) -> Words:
    return _catalogue().say(message, args)


def _join(parts: list[Words], between: dict[str, str]) -> Words:
    return {language: between[language].join(part[language] for part in parts) for language in LANGUAGES}


#: Texts that were made, by what the ability is: every view says them again. As many as a long campaign meets.
_made: dict[str, AbilityText] = {}
_MOST_MADE = 2000


def ability_text(ability: Ability) -> AbilityText:
    """The head line of an ability, its three tiers, and what it does besides."""
    text: AbilityText = copy_plain(shared_text(ability))
    return text


def shared_text(ability: Ability) -> AbilityText:
    """The same for those who copy what they make of it: nobody may change it."""
    key = repr(ability)
    made = _made.get(key)
    if made is None:
        if len(_made) >= _MOST_MADE:
            _made.clear()
        made = _made[key] = _text(ability)
    return made


def _text(ability: Ability) -> AbilityText:
    tiers = [effects_text(tier, ability) for tier in ability["tiers"]]
    return {
        "head": _head(ability),
        "tiers": tiers,
        "effect": effects_text(ability["effects"], ability) if ability["effects"] else None,
    }


def effects_text(effects: list[dict[str, Any]], ability: Ability | None = None) -> Words:
    """Effects that come together."""
    return _join([effect_text(effect, ability) for effect in effects], {"fr": "\u00a0; ", "en": "; "})


def effect_text(effect: dict[str, Any], ability: Ability | None = None) -> Words:
    """One effect, as a piece of a sentence."""
    verb = effect["do"]
    alone = ability is not None and ability["who"] == "self"
    mine = effect.get("on") == "self" or alone
    args: dict[str, Any] = {"n": effect.get("n", 1)}
    if verb == "damage" and "type" in effect:
        words = _say("effect-damage-typed", **args, type=_say(f"damage-{effect['type']}"))
    elif verb == "condition":
        words = _say(
            "effect-condition", condition=_say(f"condition-{effect['id']}"), ends=_say(f"ends-{effect['ends']}")
        )
    elif verb == "either":
        both = [
            _join([effect_text(one, ability) for one in part], {"fr": " et ", "en": " and "}) for part in effect["of"]
        ]
        words = _say("effect-either", one=both[0], other=both[1])
    elif verb in ("malice", "resource"):
        words = _say(f"effect-{verb}", n=f"{effect['n']:+}".replace("-", "−"))
    elif mine and _catalogue().has(f"effect-{verb}-self"):
        return _limited(_say(f"effect-{verb}-self", **args), effect)
    else:
        words = _say(f"effect-{verb}", **args)
    if effect.get("on", "target") != "target":
        words = _say(f"effect-on-{effect['on']}", effect=words)
    return _limited(words, effect)


def _limited(words: Words, effect: dict[str, Any]) -> Words:
    """With what must be so for it to happen."""
    if "potency" in effect:
        against = _say(f"characteristic-{effect['against']}")
        words = _say("effect-potency", against=against, potency=_say(f"potency-{effect['potency']}"), effect=words)
    return _say("effect-squad", n=effect["squad"], effect=words) if "squad" in effect else words


def _head(ability: Ability) -> Words:
    parts = [_say(f"action-{ability['action']}")]
    if ability["who"] == "self":
        parts.append(_say("reach-self"))
    elif ability["area"]:
        parts += [_say(f"reach-{ability['area']}", n=ability["distance"]), _say(f"whom-{ability['who']}", n=_EVERYBODY)]
    else:
        parts += [_say("reach", n=ability["distance"]), _say(f"whom-{ability['who']}", n=ability["targets"])]
    if ability["only"]:
        keyword = f"keyword-{ability['only']}"
        named = _say(keyword) if _catalogue().has(keyword) else dict.fromkeys(LANGUAGES, ability["only"])
        parts.append(_say("only", keyword=named))
    if ability["cost"]:
        malice = ability["action"] in ("malice", "villain")
        parts.append(_say("cost-malice" if malice else "cost", n=ability["cost"]))
    if ability["roll"]:
        parts.append(_say("rolled-with", characteristic=_say(f"characteristic-{ability['roll']}")))
    return _join(parts, {"fr": " · ", "en": " · "})


def sheet_texts(sheet: Sheet) -> dict[str, AbilityText]:
    """The words of everything somebody can do, by the ability's id."""
    return {ability["id"]: ability_text(ability) for ability in sheet["abilities"]}
