"""The texts of cards in both languages, said by their modifiers and abilities."""

from __future__ import annotations

from collections.abc import Sequence

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
    ZoneFace,
)
from ludotheque.games.anima.gaia import EXPLORATION, INTERACTION, MOVEMENT, RESET
from ludotheque.games.anima.verbs import If, May, Roll

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
    EXPLORED: ("Interruption, quand un dé d'exploration est lancé", "Interruption, when an exploration die is rolled"),
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
    FIRST: ("jouez premier", "act first"),
    LAST: ("jouez dernier", "act last"),
    NO_COMBAT: ("les combats entre équipes sont interdits", "combat between teams is forbidden"),
    SECOND_DIE: (
        "le dé d'exploration peut être relancé une fois, le second résultat compte",
        "the exploration die may be rolled once more, and the second roll counts",
    ),
    BORROWED: ("a aussi les compétences de son équipe", "also has the skills of its team"),
    LATE_FIRST: ("le dernier à jouer explore en premier", "the last to act explores first"),
}


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def steps(given: Sequence[Deed | Pick]) -> tuple[str, str]:
    """The steps as one sentence: after a roll or a condition comes a comma, else a semicolon."""
    fr = en = ""
    comma = True
    for step in given:
        said = step.words()
        if not said[0]:
            continue
        if fr:
            fr, en = (f"{fr}, ", f"{en}, ") if comma else (f"{fr}{NBSP}; ", f"{en}; ")
        fr, en = fr + said[0], en + said[1]
        comma = isinstance(step, (Roll, If, May))
    return fr.replace(" ;", f"{NBSP};").replace(f"{NBSP}{NBSP}", NBSP), en


def ability(one: Ability) -> tuple[str, str]:
    fr, en = steps(one.steps)
    for condition in one.needs:
        said = condition.words()
        fr, en = f"{said[0]}, {fr}" if fr else said[0], f"{said[1]}, {en}" if en else said[1]
    if one.when:
        when = _WHEN[one.when]
        tap = (", inclinez", ", tap") if one.tap else ("", "")
        return (
            f"{when[0]}{tap[0]}{NBSP}: {fr}." if fr else f"{when[0]}.",
            f"{when[1]}{tap[1]}: {en}." if en else f"{when[1]}.",
        )
    return capital(f"{fr}.") if fr else "", capital(f"{en}.") if en else ""


def figure(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def modifier(mod: Mod) -> tuple[str, str]:
    if mod.stat == BY_COMBAT:
        fr, en = f"{figure(mod.amount)} en Combat", f"{figure(mod.amount)} Combat"
    elif mod.stat == BY_SPEED:
        fr, en = f"{figure(mod.amount)} en Vitesse", f"{figure(mod.amount)} Speed"
    elif mod.stat == EXTRA:
        many = abs(mod.amount)
        fr = (
            f"{many} rencontre{'s' if many > 1 else ''} de {'plus' if mod.amount > 0 else 'moins'} à chaque exploration"
        )
        en = f"{many} encounter{'s' if many > 1 else ''} {'more' if mod.amount > 0 else 'fewer'} at each exploration"
    else:
        fr, en = _FLAGS[mod.stat]
    for condition in mod.conditions:
        said = condition.words()
        fr, en = f"{fr} {said[0]}", f"{en} {said[1]}"
    return capital(f"{fr}."), capital(f"{en}.")


def mission(face: MissionFace) -> tuple[str, str]:
    """What a mission asks for, stage by stage, and what it gives."""
    said: list[tuple[str, str]] = []
    for number, stage in enumerate(face.stages):
        place = place_names(stage.place)
        trials: list[tuple[str, str]] = []
        for trial in stage.trials:
            if isinstance(trial, Foe):
                trials.append(
                    (f"battez {trial.fr} (Combat {trial.combat})", f"beat {trial.en} (Combat {trial.combat})")
                )
            elif isinstance(trial, Speed):
                trials.append((f"test de vitesse {trial.difficulty}", f"speed test {trial.difficulty}"))
            elif isinstance(trial, Pay):
                n = trial.cards
                trials.append(
                    (f"défaussez {n} avantage{'s' if n > 1 else ''}", f"discard {n} advantage{'s' if n > 1 else ''}")
                )
        fr, en = ", ".join(one for one, _ in trials), ", ".join(one for _, one in trials)
        if face.hold:
            fr, en = f"{fr} (tour {number + 1})", f"{en} (turn {number + 1})"
        if not face.hold or number == 0:
            fr = f"{place[0]}{NBSP}: {fr}" if fr else f"atteignez {place[0]}"
            en = f"{place[1]}: {en}" if en else f"reach {place[1]}"
        said.append((fr, en))
    fr, en = f"{NBSP}; puis ".join(one for one, _ in said), "; then ".join(one for _, one in said)
    if face.hold:
        fr, en = f"Résistance, {fr}", f"Resistance, {en}"
    gains = []
    if face.combat:
        gains.append((f"{figure(face.combat)} en Combat", f"{figure(face.combat)} Combat"))
    if face.speed:
        gains.append((f"{figure(face.speed)} en Vitesse", f"{figure(face.speed)} Speed"))
    fr, en = capital(f"{fr}."), capital(f"{en}.")
    if gains:
        fr += f" {' et '.join(one for one, _ in gains)}."
        en += f" {' and '.join(one for _, one in gains)}."
    return fr, en


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
            lines.append((f"Si elle gagne, {fr}.", f"If it wins, {en}."))
        if face.when_beaten is not None:
            fr, en = steps(face.when_beaten.steps)
            lines.append((f"Une fois battue, {fr}.", f"Once beaten, {en}."))
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
