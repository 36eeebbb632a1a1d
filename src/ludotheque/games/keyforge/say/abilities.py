"""Constant abilities, abilities that watch, those that creatures gain; and the words of an ability."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.keyforge import faces, verbs
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.filters import CREATURE, Filter
from ludotheque.games.keyforge.keywords import ASSAULT, HAZARDOUS, KEYWORDS
from ludotheque.games.keyforge.programs import named
from ludotheque.games.keyforge.say.flow import flat, then
from ludotheque.games.keyforge.say.parts import Step
from ludotheque.games.keyforge.triggers import On

MOMENTS: Final = {
    faces.PLAY: ("Jouez", "Play"),
    faces.REAP: ("Moisson", "Reap"),
    faces.FIGHT: ("Combat", "Fight"),
    faces.USE: ("Action", "Action"),
    faces.OMNI: ("Omni", "Omni"),
    faces.DESTROYED: ("Détruit", "Destroyed"),
    faces.LEAVES: ("Quitte le Jeu", "Leaves Play"),
    faces.BEFORE_FIGHT: ("Avant le Combat", "Before Fight"),
    faces.BEFORE_REAP: ("Avant la Moisson", "Before Reap"),
}


def sentences(steps: list[Step], language: str) -> str:
    words = [step.fr if language == "fr" else step.en for step in steps]
    return " ".join(stopped(word[:1].upper() + word[1:]) for word in words if word)


def stopped(words: str) -> str:
    """With a full stop, unless a quotation already ends with one."""
    return words if words.endswith((". »", '."')) else f"{words}."


def ability_words(steps: list[Step], moments: list[str], language: str) -> str:
    """« Combat / Moisson : volez 1 Aombre. »"""
    index, colon = (0, " : ") if language == "fr" else (1, ": ")
    said = sentences(steps, language)
    if language == "fr":  # no capital after a French colon
        said = said[:1].lower() + said[1:]
    return f"{' / '.join(MOMENTS[moment][index] for moment in moments)}{colon}{said}"


def power_bonus(n: Any, filter: Filter, fr: str, en: str) -> mod.Modifier:
    return mod.Modifier(mod.POWER, filter=filter, by=n, fr=fr, en=en)


def armor_bonus(n: Any, filter: Filter, fr: str, en: str) -> mod.Modifier:
    return mod.Modifier(mod.ARMOR, filter=filter, by=n, fr=fr, en=en)


def gets(
    filter: Filter,
    *,
    power: int = 0,
    armor: int = 0,
    keywords: dict[str, int] | None = None,
    who: tuple[str, str] | None = None,
) -> list[mod.Modifier]:
    """What each card of the filter gets and gains; the first modifier has the sentence for all of them."""
    made: list[tuple[int, str, int]] = []  # kind, word, figure
    figures: list[tuple[str, str]] = []
    words: list[tuple[str, str]] = []
    for kind, n, fr, en in ((mod.ARMOR, armor, "armure", "armor"), (mod.POWER, power, "puissance", "power")):
        if n:
            made.append((kind, "", n))
            figures.append((f"{n:+} en {fr}", f"{n:+} {en}"))
    for word, n in (keywords or {}).items():
        figure = f" ({n})" if word in (ASSAULT, HAZARDOUS) else ""
        made.append((mod.KEYWORD, word, n))
        words.append((f"{word}{figure}", f"{KEYWORDS[word]}{figure}"))
    told = [
        (f"{verb[0]} {' et '.join(fr for fr, _ in what)}", f"{verb[1]} {' and '.join(en for _, en in what)}")
        for verb, what in ((("a", "gets"), figures), (("gagne", "gains"), words))
        if what
    ]
    subject = who or (f"chaque {filter.fr()}", f"each {filter.en()}")
    said = (
        f"{subject[0]} {' et '.join(one[0] for one in told)}",
        f"{subject[1]} {' and '.join(one[1] for one in told)}",
    )
    return [
        mod.Modifier(kind, filter=filter, by=n, word=word, fr=said[0] if first else "", en=said[1] if first else "")
        for first, (kind, word, n) in zip([True, *[False] * len(made)], made, strict=False)
    ]


class Watch:
    """An ability that watches for something, with the words for it: "Après que …" / "After …"."""

    __slots__ = ("en", "event", "filter", "fr", "granted", "steps", "when", "who")

    def __init__(
        self,
        event: str,
        steps: list[Step],
        *,
        fr: str,
        en: str,
        filter: Filter | None = None,
        who: int = mod.EACH,
        when: Any = None,
        granted: bool = False,
    ) -> None:
        self.event = event
        self.steps = steps
        self.fr = fr
        self.en = en
        self.filter = filter
        self.who = who
        self.when = when
        self.granted = granted  # the creature that bears the upgrade gains it

    def on(self, name: str) -> On:
        program = named(verbs.program(name, flat(self.steps)), (self.fr, self.en))
        return On(self.event, program, self.filter, self.who, self.when, self.granted)


def grant(moment: str, steps: list[Step], filter: Filter, name: str, who: tuple[str, str]) -> mod.Modifier:
    """An ability that creatures gain: a constant ability or, registered with `modifiers.lasting`, an effect.

    `who` gains it, in words; empty after an effect that has already named them.
    """
    return mod.Modifier(
        mod.GRANT,
        filter=filter,
        word=moment,
        value=named(verbs.program(name, flat(steps)), MOMENTS[moment]),
        fr=f"{who[0]} gagne : « {ability_words(steps, [moment], 'fr')} »".lstrip(),
        en=f'{who[1]} gains: "{ability_words(steps, [moment], "en")}"'.lstrip(),
    )


_BEARER: Final = CREATURE.bearer()
_UPGRADED: Final = ("la créature améliorée", "the upgraded creature")


def its_own(words: str, language: str) -> str:
    """An ability that a creature gains speaks of that creature."""
    return words.replace("~", "cette créature" if language == "fr" else "this creature")


def upgraded(
    *, power: int = 0, armor: int = 0, keywords: dict[str, int] | None = None, on_flank: bool = False
) -> list[mod.Modifier]:
    """What the creature that bears the upgrade gets and gains."""
    if on_flank:
        who = ("tant que la créature améliorée est sur un flanc, elle", "while the upgraded creature is on a flank, it")
        return gets(_BEARER.flank(), power=power, armor=armor, keywords=keywords, who=who)
    return gets(_BEARER, power=power, armor=armor, keywords=keywords, who=_UPGRADED)


def upgraded_gains(id: str, steps: list[Step], *moments: str) -> list[mod.Modifier]:
    """The creature that bears the upgrade gains an ability, at one moment or at several."""
    fr = its_own(ability_words(steps, list(moments), "fr"), "fr")
    en = its_own(ability_words(steps, list(moments), "en"), "en")
    made = [grant(moment, steps, _BEARER, f"{id}/{moment}", _UPGRADED) for moment in moments]
    for modifier in made:
        modifier.fr = modifier.en = ""  # the first has the words for all
    made[0].fr, made[0].en = f"{_UPGRADED[0]} gagne : « {fr} »", f'{_UPGRADED[1]} gains: "{en}"'
    return made


def slays(steps: list[Step], *, any_side: bool = False) -> Watch:
    """After a creature is destroyed fighting this one (KF-182); with `any_side`, whoever controlled it."""
    enemy = ("", "a") if any_side else (" ennemie", "an enemy")
    return Watch(
        "slain",
        steps,
        fr=f"après qu'une créature{enemy[0]} a été détruite en combattant ~",
        en=f"after {enemy[1]} creature is destroyed fighting ~",
    )


def watching(name: str, watch: Watch) -> mod.Modifier:
    """A lasting effect that watches, to pass to `lasting`."""
    does = then(*watch.steps)
    return mod.lasting(
        name,
        mod.Modifier(mod.WATCH, value=watch.on(name), fr=f"{watch.fr}, {does.fr}", en=f"{watch.en}, {does.en}"),
    )


def may_use(name: str, filter: Filter, verb: str = "", *, fr: str, en: str) -> mod.Modifier:
    """A lasting permission to use cards of another house, in any way or only one (`verb`), to pass to `lasting`."""
    return mod.lasting(name, mod.Modifier(mod.MAY_USE, filter=filter, word=verb, fr=fr, en=en))


def forbids(
    name: str,
    what: str,
    *,
    who: int = mod.OPPONENT,
    filter: Filter | None = None,
    fr: str = "",
    en: str,
    theirs: str = "",
) -> mod.Modifier:
    """A lasting prohibition (play, use, reap, fight, stolen …), to pass to `lasting`."""
    forbidden = mod.Modifier(mod.FORBID, word=what, who=who, filter=filter, fr=fr, en=en, theirs=theirs)
    return mod.lasting(name, forbidden)
