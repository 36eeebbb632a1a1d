"""Plain cards, figures only, that fill each type up to its number (AN-D07) until cards of their own take their places.

Each loop stops at the number, so a card written elsewhere replaces a plain one by being there.
"""

from __future__ import annotations

from ludotheque.games.anima.faces import (
    ADVANTAGES,
    COMBAT,
    FACES,
    FEMALE,
    KI,
    MAGIC,
    MALE,
    PLOT,
    RECRUIT,
    SKILLS,
    TRICKERY,
    Ability,
    AdvantageFace,
    Character,
    Creature,
    EventFace,
    Foe,
    MissionFace,
    Reward,
    Speed,
    Stage,
    ZoneFace,
    objective,
)
from ludotheque.games.anima.gaia import KINDS
from ludotheque.games.anima.verbs import Bonus, Draw, SendAway

#: How many cards of each type there are (AN-031, AN-D01 to AN-D06).
CHARACTERS, ZONES, BASICS, FINALS, ADVANTAGES_MADE, ENCOUNTERS = 20, 14, 10, 3, 35, 28
_LEVELS = {1: 6, 2: 5, 3: 3}
_TABLES = {1: (0, 0, 0, 1, 1, 1), 2: (0, 1, 1, 1, 2, 2), 3: (2, 2, 2, 3, 3, 3)}
_SKILLS: tuple[tuple[str, ...], ...] = ((), (MAGIC,), (KI,), (TRICKERY,), (MAGIC, KI), (KI, TRICKERY))


def fill() -> None:
    """Fill every type up to its number."""
    n = sum(isinstance(face, Character) for face in FACES)
    while n < CHARACTERS:
        n += 1
        Character(
            f"voyageur-{n}",
            f"Voyageur {n}",
            f"Traveller {n}",
            2 + n % 3,
            4 - n % 3,
            FEMALE if n % 2 else MALE,
            _SKILLS[n % 6],
        )
    zones = [face for face in FACES if isinstance(face, ZoneFace)]
    n = len(zones)
    for level, number in _LEVELS.items():
        for _ in range(number - sum(zone.level == level for zone in zones)):
            n += 1
            ZoneFace(
                f"contree-{n}",
                f"Contrée {n}",
                f"Country {n}",
                level,
                _TABLES[level],
                (Reward(ADVANTAGES), Reward(RECRUIT), objective(f"lieu-{n}", f"Lieu {n}", f"Place {n}")),
                trade=level == 1,
            )
    _missions()
    _advantages()
    _encounters()


def _missions() -> None:
    places: dict[int, list[str]] = {level: [] for level in _LEVELS}
    for face in FACES:
        if isinstance(face, ZoneFace):
            places[face.level] += [reward.place for reward in face.rewards if reward.place]
    missions = [face for face in FACES if isinstance(face, MissionFace)]
    taken = {stage.place for mission in missions for stage in mission.stages}
    free = [place for level in (1, 2) for place in places[level] if place not in taken]
    n = sum(not mission.final for mission in missions)
    while n < BASICS:
        n += 1
        place = free.pop(0)
        trial: Foe | Speed = Foe(f"le Gardien {n}", f"Guardian {n}", 9 + n % 3) if n % 2 else Speed(9 + n % 3)
        stages: tuple[Stage, ...] = (Stage(place, trial),)
        if n == BASICS:
            stages = (Stage(place, Foe("la Garde", "the Guard", 8)), Stage(place, Foe("la Relève", "the Relief", 9)))
        MissionFace(
            f"quete-{n}",
            f"Quête {n}",
            f"Quest {n}",
            stages,
            combat=2 if n % 2 else 0,
            speed=0 if n % 2 else 2,
            hold=n == BASICS,
        )
    n = sum(mission.final for mission in missions)
    while n < FINALS:
        n += 1
        place = places[3][n % len(places[3])]
        foe = Foe(f"le Geôlier {n}", f"Jailer {n}", 16 + n)
        MissionFace(f"finale-{n}", f"Finale {n}", f"Finale {n}", (Stage(place, foe),), final=True)


def _advantages() -> None:
    n = sum(isinstance(face, AdvantageFace) for face in FACES)
    while n < ADVANTAGES_MADE:
        n += 1
        type = (*SKILLS, PLOT)[n % 4]
        AdvantageFace(
            f"atout-{n}", f"Atout {n}", f"Asset {n}", type, (Ability(COMBAT, Bonus(2 if type == PLOT else 3)),)
        )


def _encounters() -> None:
    made = [face for face in FACES if isinstance(face, (Creature, EventFace))]
    n = len(made)
    for level, creatures, events in ((1, 7, 5), (2, 6, 4), (3, 4, 2)):
        for _ in range(creatures - sum(isinstance(face, Creature) and face.level == level for face in made)):
            n += 1
            Creature(f"bete-{n}", f"Bête {n}", f"Beast {n}", level, 4 * level - 3 + n % 4, KINDS[n % 4])
        for _ in range(events - sum(isinstance(face, EventFace) and face.level == level for face in made)):
            n += 1
            if n % 5 == 0:
                EventFace(f"hasard-{n}", f"Hasard {n}", f"Chance {n}", level, SendAway())
            else:
                EventFace(f"hasard-{n}", f"Hasard {n}", f"Chance {n}", level, Draw())
    assert sum(isinstance(face, (Creature, EventFace)) for face in FACES) == ENCOUNTERS
