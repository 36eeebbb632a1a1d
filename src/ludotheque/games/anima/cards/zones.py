"""Zones: those the rulebook names (AN-C09 to AN-C13)."""

from __future__ import annotations

from ludotheque.games.anima.faces import (
    ADVANTAGES,
    NO_COMBAT,
    RECRUIT,
    SPECIAL,
    Ability,
    Mod,
    Reward,
    ZoneFace,
    objective,
    special,
)
from ludotheque.games.anima.verbs import Draw, LookAt, PickPlayer, Recruit, SendAway

ZoneFace(
    "archange",
    "Archange",
    "Archange",
    1,
    (0, 0, 0, 1, 1, 1),  # AN-C09: 2 is nothing, 5 one encounter
    (Reward(ADVANTAGES), Reward(RECRUIT), objective("palais", "Le Palais", "The Palace")),
    trade=True,
    mods=[Mod(NO_COMBAT)],
    icon="castle",
    mark="livret",
)
ZoneFace(
    "ruines-perdues",
    "Les Ruines Perdues",
    "The Lost Ruins",
    2,
    (0, 1, 1, 1, 2, 2),  # AN-C10: at least one face draws two
    (Reward(ADVANTAGES), Reward(RECRUIT), objective("fosse", "La Fosse de l'Enfer", "The Pit of Hell")),
    icon="ancient-ruins",
    mark="livret",
)
ZoneFace(
    "village-de-cornes",
    "Village de Cornes",
    "Village of Cornes",
    1,
    (0, 0, 0, 1, 1, 1),
    (Reward(ADVANTAGES), Reward(RECRUIT), objective("auberge", "L'Auberge", "The Inn")),
    trade=True,
    icon="village",
    mark="livret",
)
ZoneFace(
    "tour-de-la-fin",
    "Tour de la Fin",
    "Tower at the End",
    3,
    (2, 2, 2, 3, 3, SPECIAL),
    (
        Reward(ADVANTAGES),
        objective("sommet", "Le Sommet", "The Summit"),
        special("L'Orbe", "The Orb", Recruit()),
    ),
    # the tower throws out those it does not want
    special=Ability(0, SendAway()),
    icon="tower-fall",
    mark="livret",
)
ZoneFace(
    "americh",
    "Americh",
    "Americh",
    2,
    (0, 1, 1, 1, 2, 2),
    (
        Reward(ADVANTAGES),
        objective("bibliotheque", "La Bibliothèque", "The Library"),
        special("L'Oracle", "The Oracle", PickPlayer(), LookAt("missions"), Draw()),
    ),
    icon="crystal-ball",
    mark="livret",
)
