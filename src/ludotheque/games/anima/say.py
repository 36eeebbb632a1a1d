"""The texts of cards in both languages, said by their modifiers and abilities."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.engine.errors import ProgramError
from ludotheque.games.anima.faces import (
    ATTACKED,
    BEATEN,
    BORROWED,
    BY_COMBAT,
    BY_SPEED,
    COMBAT,
    DEATHLESS,
    DECLARED,
    EXPLORED,
    EXTRA,
    FACES,
    FIRST,
    LAST,
    LATE_FIRST,
    NO_COMBAT,
    PLAYED,
    ROLLED,
    SECOND_DIE,
    SLEEPLESS,
    UNASSAILABLE,
    UNROBBED,
    Ability,
    AdvantageFace,
    Creature,
    Deed,
    EventFace,
    Face,
    Foe,
    MissionFace,
    Mod,
    Pay,
    Pick,
    Speed,
    Stage,
    ZoneFace,
)
from ludotheque.games.anima.filters import Mine, OfAnother
from ludotheque.games.anima.gaia import EXPLORATION, INTERACTION, MOVEMENT, RESET
from ludotheque.games.anima.verbs import If, May, Roll, cards_said, encounters_said, number

#: Orders whose infinitive does not end in -er.
_IRREGULAR = {"prenez": "prendre", "perdez": "perdre", "subissez": "subir"}
NBSP = "\u00a0"

_WHEN = {
    RESET: ("Réinitialisation", "Reset"),
    MOVEMENT: ("Mouvement", "Movement"),
    INTERACTION: ("Interaction", "Interaction"),
    EXPLORATION: ("Exploration", "Exploration"),
    COMBAT: ("Combat", "Combat"),
    DECLARED: (
        "Interruption, quand une autre équipe déclare où elle va",
        "Interruption, when another team declares where it goes",
    ),
    ATTACKED: ("Interruption, quand une équipe est attaquée", "Interruption, when a team is attacked"),
    ROLLED: (
        "Interruption, quand les dés d'un combat sont lancés",
        "Interruption, when the dice of a fight are rolled",
    ),
    BEATEN: ("Interruption, quand une équipe perd un combat", "Interruption, when a team loses a fight"),
    EXPLORED: (
        "Interruption, quand une équipe lance le dé d'exploration",
        "Interruption, when a team rolls the exploration die",
    ),
    PLAYED: (
        "Interruption, quand un autre joueur joue un avantage",
        "Interruption, when another player plays an advantage",
    ),
}

_FLAGS = {
    UNASSAILABLE: ("votre équipe ne peut pas être attaquée", "your team cannot be attacked"),
    UNROBBED: ("on ne peut rien vous voler", "nothing can be stolen from you"),
    SLEEPLESS: ("vos personnages ne peuvent pas être immobilisés", "your characters cannot be immobilised"),
    DEATHLESS: ("vos personnages ne meurent pas", "your characters do not die"),
    FIRST: ("vous jouez en premier", "you act first"),
    LAST: ("vous jouez en dernier", "you act last"),
    NO_COMBAT: ("les combats entre équipes sont interdits", "combat between teams is forbidden"),
    SECOND_DIE: (
        "le dé d'exploration peut être relancé une fois, le second résultat compte",
        "the exploration die may be rolled once more, and the second roll counts",
    ),
    BORROWED: (
        "a les compétences des autres personnages de votre équipe",
        "has the skills of the other characters of your team",
    ),
    LATE_FIRST: ("le dernier à jouer explore en premier", "the last to act explores first"),
}


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def steps(given: Sequence[Deed | Pick]) -> tuple[str, str]:
    """The steps as one sentence: after a roll or a condition comes a comma, else a semicolon.

    A choice and what is done with it are said in one breath where the deed can (`upon`), and a deed that follows another of its kind
    on a condition is what comes on top of it (`more`). What is left to the player is what he may do.
    """
    fr = en = ""
    comma = True
    conditional = free = False
    at = 0
    while at < len(given):
        step = given[at]
        said = step.words()
        if isinstance(step, Pick) and at + 1 < len(given):
            noun, deed = step.noun(), given[at + 1]
            both = deed.upon(*noun) if noun is not None and isinstance(deed, Deed) else None
            if both is not None:
                said = both
                at += 1
        elif conditional and isinstance(step, Deed) and any(type(one) is type(step) for one in given[:at]):
            said = step.more()
        at += 1
        if isinstance(step, May):
            free = True
            continue
        if not said[0]:
            continue
        if free:
            said, free = (f"vous pouvez {infinitive(said[0])}", f"you may {said[1]}"), False
        if fr:
            fr, en = (f"{fr}, ", f"{en}, ") if comma else (f"{fr}{NBSP}; ", f"{en}; ")
        fr, en = fr + said[0], en + said[1]
        comma = isinstance(step, (Roll, If))
        conditional = conditional or isinstance(step, If)
    return spaced(fr), en


def infinitive(fr: str) -> str:
    """« affrontez une rencontre » without the order: « affronter une rencontre »."""
    verb, _, rest = fr.partition(" ")
    if not verb.endswith("ez"):
        raise ProgramError(f"{fr!r} does not begin with an order")
    return f"{_IRREGULAR.get(verb, f'{verb[:-1]}r')} {rest}"


def spaced(fr: str) -> str:
    """French text with a no-break space before its double signs."""
    return fr.replace(" ;", f"{NBSP};").replace(" :", f"{NBSP}:").replace(f"{NBSP}{NBSP}", NBSP)


def timing(one: Ability) -> tuple[str, str]:
    """When it is used: of an interruption also whose move, roll or defeat it answers."""
    kind = next((type(condition) for condition in one.needs if isinstance(condition, (Mine, OfAnother))), None)
    fr, en = _WHEN[one.when]
    if kind is OfAnother:
        fr, en = fr.replace("une équipe", "une autre équipe"), en.replace("a team", "another team")
    elif kind is Mine:
        fr, en = fr.replace("une équipe", "votre équipe"), en.replace("a team", "your team")
    return fr, en


def ability(one: Ability) -> tuple[str, str]:
    fr, en = steps(one.steps)
    if not fr:
        return "", ""  # a card that does no more than stay in play: its face shows when it is played
    for condition in one.needs:
        if not isinstance(condition, (Mine, OfAnother)):
            said = condition.words()
            fr, en = f"{said[0]}, {fr}", f"{said[1]}, {en}"
    if one.when:
        when = timing(one)
        tap = (", en l'inclinant", ", tap this character") if one.tap else ("", "")
        return f"{when[0]}{tap[0]}{NBSP}: {fr}.", f"{when[1]}{tap[1]}: {en}."
    return capital(f"{fr}."), capital(f"{en}.")


def figure(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def modifier(mod: Mod) -> tuple[str, str]:
    if mod.stat == BY_COMBAT:
        fr, en = f"{figure(mod.amount)} en Combat", f"{figure(mod.amount)} Combat"
    elif mod.stat == BY_SPEED:
        fr, en = f"{figure(mod.amount)} en Vitesse", f"{figure(mod.amount)} Speed"
    elif mod.stat == EXTRA:
        fr, en = encounters_said(mod.amount)
        fr, en = f"{fr} à chaque exploration", f"{en} at each exploration"
    else:
        fr, en = _FLAGS[mod.stat]
    for condition in mod.conditions:
        said = condition.words()
        fr, en = f"{fr} {said[0]}", f"{en} {said[1]}"
    return capital(f"{fr}."), capital(f"{en}.")


def mission(face: MissionFace) -> tuple[str, str]:
    """What a mission asks for, stage by stage, and what it gives."""
    said = [trials(stage) for stage in face.stages]
    if face.hold:
        fr, en = turns(face, said)
    else:
        parts: list[tuple[str, str]] = []
        for stage, one in zip(face.stages, said, strict=True):
            place = place_names(stage.place)
            if one[0]:
                parts.append((f"{place[0]}{NBSP}: {one[0]}", f"{place[1]}: {one[1]}"))
            else:
                parts.append((f"passez par {place[0]}", f"call at {place[1]}"))
        fr, en = ", puis ".join(one for one, _ in parts), ", then ".join(one for _, one in parts)
    fr, en = capital(f"{fr}."), capital(f"{en}.")
    if face.stolen:
        fr += " Si une équipe vous bat en chemin, recommencez."
        en += " If a team beats you on the way, start again."
    gains = [
        (f"{figure(n)} en {stat}", f"{figure(n)} {stat_en}")
        for n, stat, stat_en in ((face.combat, "Combat", "Combat"), (face.speed, "Vitesse", "Speed"))
        if n
    ]
    if gains:
        fr += f" Récompense{NBSP}: {' et '.join([one for one, _ in gains])}."
        en += f" Reward: {' and '.join([one for _, one in gains])}."
    return fr, en


def trials(stage: Stage) -> tuple[str, str]:
    """What a stage asks for."""
    found: list[tuple[str, str]] = []
    for trial in stage.trials:
        if isinstance(trial, Foe):
            found.append((f"battez {trial.fr} (Combat {trial.combat})", f"beat {trial.en} (Combat {trial.combat})"))
        elif isinstance(trial, Speed):
            n = trial.difficulty
            found.append((f"réussissez un test de vitesse de {n}", f"pass a speed test of {n}"))
        elif isinstance(trial, Pay):
            fr, en = cards_said(trial.cards)
            found.append((f"défaussez {fr}", f"discard {en}"))
    return ", puis ".join(fr for fr, _ in found), ", then ".join(en for _, en in found)


def turns(face: MissionFace, said: list[tuple[str, str]]) -> tuple[str, str]:
    """A Resistance Mission turn by turn; turns without a foe are counted together."""
    place = place_names(face.stages[0].place)
    fr, en = f"Résistance {len(said)}, {place[0]}{NBSP}: ", f"Resistance {len(said)}, {place[1]}: "
    quiet = next((n for n, one in enumerate(said) if one[0]), len(said))
    parts: list[tuple[str, str]] = []
    if quiet:
        many = number(quiet)
        parts.append(
            (f"tenez {many[0]} tour{'s' if quiet > 1 else ''}", f"hold for {many[1]} turn{'s' if quiet > 1 else ''}")
        )
    parts += said[quiet:]
    return fr + ", puis ".join(one for one, _ in parts), en + ", then ".join(one for _, one in parts)


def place_names(place: str) -> tuple[str, str]:
    """What a mission's place is called: the name of the zone's reward."""
    for face in FACES:
        if isinstance(face, ZoneFace):
            for reward in face.rewards:
                if reward.place == place:
                    return f"{reward.fr} ({face.fr})", f"{reward.en} ({face.en})"
    return place, place


def text_of(face: Face) -> tuple[str, str]:
    """The whole text of a card."""
    if isinstance(face, MissionFace):
        return mission(face)
    lines = [modifier(mod) for mod in face.mods]
    lines += [ability(one) for one in face.abilities]
    if isinstance(face, ZoneFace):
        if face.special is not None:
            fr, en = steps(face.special.steps)
            lines.append((f"Spécial{NBSP}: {fr}.", f"Special: {en}."))
        for reward in face.rewards:
            if reward.ability is not None:
                fr, en = steps(reward.ability.steps)
                lines.append((f"{reward.fr} (SP){NBSP}: {fr}.", f"{reward.en} (SP): {en}."))
    if isinstance(face, Creature):
        if face.when_wins is not None:
            fr, en = steps(face.when_wins.steps)
            lines.append((f"Si vous perdez, {fr}.", f"If you lose, {en}."))
        if face.when_beaten is not None:
            fr, en = steps(face.when_beaten.steps)
            lines.append((f"Si vous gagnez, {fr}.", f"If you win, {en}."))
    if isinstance(face, AdvantageFace) and face.rivals:
        names = [next((one for one in FACES if one.id == rival), None) for rival in face.rivals]
        known = [one for one in names if one is not None]
        if known:
            lines.append(
                (
                    f"Rivale{NBSP}: {', '.join(one.fr for one in known)}.",
                    f"Rival: {', '.join(one.en for one in known)}.",
                )
            )
    assert not isinstance(face, EventFace) or len(lines) == 1
    return " ".join(fr for fr, _ in lines if fr), " ".join(en for _, en in lines if en)
