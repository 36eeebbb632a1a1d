"""A card with its abilities and its text."""

from __future__ import annotations

from typing import Any

from ludotheque.games.keyforge import faces, verbs
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.faces import FACES, Face
from ludotheque.games.keyforge.programs import named
from ludotheque.games.keyforge.say.abilities import MOMENTS, Watch, ability_words, its_own, sentences, stopped
from ludotheque.games.keyforge.say.flow import flat
from ludotheque.games.keyforge.say.parts import Step
from ludotheque.games.keyforge.say.words import elided


def card(
    type: str,
    id: str,
    fr: str,
    en: str,
    number: int,
    house: str,
    rarity: str,
    *,
    bonus: int = 0,
    power: int = 0,
    armor: int = 0,
    traits: tuple[str, ...] = (),
    keywords: dict[str, int] | None = None,
    icon: str = "",
    play: list[Step] | None = None,
    reap: list[Step] | None = None,
    fight: list[Step] | None = None,
    action: list[Step] | None = None,
    omni: list[Step] | None = None,
    destroyed: list[Step] | None = None,
    leaves: list[Step] | None = None,
    before_fight: list[Step] | None = None,
    before_reap: list[Step] | None = None,
    constants: list[mod.Modifier] | None = None,
    watches: list[Watch] | None = None,
    words: dict[str, str] | None = None,
) -> Face:
    """One card with its abilities. The same list given for several moments is one ability ("Combat / Moisson :")."""
    made = Face(
        id,
        fr,
        en,
        number=number,
        house=house,
        type=type,
        rarity=rarity,
        bonus=bonus,
        power=power,
        armor=armor,
        traits=traits,
        keywords=keywords,
        icon=icon,
    )
    moments = {
        faces.PLAY: play,
        faces.BEFORE_FIGHT: before_fight,
        faces.BEFORE_REAP: before_reap,
        faces.FIGHT: fight,
        faces.REAP: reap,
        faces.USE: action,
        faces.OMNI: omni,
        faces.DESTROYED: destroyed,
        faces.LEAVES: leaves,
    }
    for moment, steps in moments.items():
        if steps:
            made.abilities[moment] = (named(verbs.program(f"{id}/{moment}", flat(steps)), MOMENTS[moment]),)
    made.constants = tuple(constants or ())
    for constant in made.constants:
        made.kinds |= 1 << constant.kind
    made.triggers = tuple(watch.on(f"{id}/watch{index}") for index, watch in enumerate(watches or ()))
    said = {
        language: _text(language, moments, constants or [], watches or [], {"fr": fr, "en": en}[language])
        for language in ("fr", "en")
    }
    made.own_words = words or said
    made.rendered = said
    FACES.append(made)
    return made


def _text(
    language: str, moments: dict[str, list[Step] | None], constants: list[mod.Modifier], watches: list[Watch], name: str
) -> str:
    parts: list[str] = []
    for modifier in constants:
        words = modifier.fr if language == "fr" else modifier.en
        if words:  # else it shares the words of another one
            parts.append(stopped(words[:1].upper() + words[1:]))
    for watch in watches:
        words = watch.fr if language == "fr" else watch.en
        done = sentences(watch.steps, language)
        said = f"{words[:1].upper()}{words[1:]}, {done[:1].lower()}{done[1:]}"
        if watch.granted and language == "fr":
            said = f"La créature améliorée gagne : « {its_own(said, language)} »"
        elif watch.granted:
            said = f'The upgraded creature gains: "{its_own(said, language)}"'
        parts.append(said)
    told: list[list[Step]] = []
    for steps in moments.values():
        if steps and not any(steps is other for other in told):
            told.append(steps)
            parts.append(
                ability_words(steps, [moment for moment, other in moments.items() if other is steps], language)
            )
    text = "\n".join(parts)
    return elided(text, name) if language == "fr" else text.replace("~", name)


def action(id: str, fr: str, en: str, number: int, house: str, rarity: str, **rest: Any) -> Face:
    return card(faces.ACTION, id, fr, en, number, house, rarity, **rest)


def artifact(id: str, fr: str, en: str, number: int, house: str, rarity: str, **rest: Any) -> Face:
    return card(faces.ARTIFACT, id, fr, en, number, house, rarity, **rest)


def creature(id: str, fr: str, en: str, number: int, house: str, rarity: str, **rest: Any) -> Face:
    return card(faces.CREATURE, id, fr, en, number, house, rarity, **rest)


def upgrade(id: str, fr: str, en: str, number: int, house: str, rarity: str, **rest: Any) -> Face:
    return card(faces.UPGRADE, id, fr, en, number, house, rarity, **rest)
