"""The fourteen zones: six of level 1, five of level 2, three of level 3. Each has one reward that no other has."""

from __future__ import annotations

from typing import Final

from ludotheque.games.anima.faces import (
    ADVANTAGES,
    BY_COMBAT,
    CHARACTER,
    LATE_FIRST,
    MAGIC,
    NO_COMBAT,
    RECRUIT,
    SECOND_DIE,
    SPECIAL,
    Ability,
    Mod,
    Reward,
    ZoneFace,
    objective,
    special,
)
from ludotheque.games.anima.filters import Has, Slowest
from ludotheque.games.anima.gaia import NEXT_TURN
from ludotheque.games.anima.verbs import (
    ME,
    Bonus,
    DiscardChosen,
    DiscardRandom,
    Draw,
    Immobilise,
    LookAt,
    Order,
    PickCharacter,
    PickDiscarded,
    PickPlayer,
    Recruit,
    Rest,
    TakeDiscarded,
)

#: Encounters by face of the die (AN-D02): the same odds at each level, the faces are the zone's own.
QUIET: Final = (0, 0, 0, 1, 1, 1)  # AN-C09: 2 is nothing, 5 one encounter
UNEASY: Final = (1, 0, 1, 0, 1, 0)
WILD: Final = (0, 1, 1, 1, 2, 2)  # AN-C10: at least one face draws two
LURKING: Final = (2, 1, 1, 0, 1, 2)
DEADLY: Final = (2, 2, 2, 3, 3, SPECIAL)

# ---------------------------------------------------------------------- level 1

ZoneFace(
    "archange",
    "Archange",
    "Archange",
    1,
    QUIET,
    (Reward(ADVANTAGES), Reward(RECRUIT), objective("palais", "Le Palais", "The Palace")),
    trade=True,
    mods=[Mod(NO_COMBAT)],
    icon="castle",
    mark="livret",
)
ZoneFace(
    "village-de-cornes",
    "Village de Cornes",
    "Village of Cornes",
    1,
    QUIET,
    (Reward(ADVANTAGES), Reward(RECRUIT), objective("chaumiere", "La Chaumière", "The Cottage")),
    trade=True,
    icon="village",
    mark="livret",
)
ZoneFace(
    "pont-qui-ment",
    "Le Pont Qui Ment",
    "The Lying Bridge",
    1,
    UNEASY,
    (
        Reward(ADVANTAGES),
        special("Le Péage", "The Toll", PickDiscarded(), TakeDiscarded()),
        objective("rive", "L'Autre Rive", "The Other Bank"),
    ),
    trade=True,
    mods=[Mod(SECOND_DIE)],
    icon="stone-bridge",
)
ZoneFace(
    "port-aux-brumes",
    "Port-aux-Brumes",
    "Mistharbour",
    1,
    UNEASY,
    (Reward(ADVANTAGES), Reward(RECRUIT), objective("embarcadere", "L'Embarcadère", "The Landing Stage")),
    trade=True,
    icon="harbor-dock",
)
ZoneFace(
    "lande-aux-corbeaux",
    "Lande aux Corbeaux",
    "Raven Moor",
    1,
    QUIET,
    (
        Reward(ADVANTAGES),
        special("Le Gibet", "The Gallows", PickDiscarded(CHARACTER), TakeDiscarded(CHARACTER)),
        objective("taniere", "La Tanière", "The Den"),
    ),
    icon="raven",
)
ZoneFace(
    "monastere-de-l-aube",
    "Monastère de l'Aube",
    "Monastery of Dawn",
    1,
    UNEASY,
    (Reward(RECRUIT), special("La Retraite", "The Retreat", Rest()), objective("flamme", "La Flamme", "The Flame")),
    trade=True,
    icon="church",
)

# ---------------------------------------------------------------------- level 2

ZoneFace(
    "ruines-perdues",
    "Les Ruines Perdues",
    "The Lost Ruins",
    2,
    WILD,
    (Reward(ADVANTAGES), Reward(RECRUIT), objective("fosse", "La Fosse de l'Enfer", "The Pit of Hell")),
    icon="ancient-ruins",
    mark="livret",
)
ZoneFace(
    "americh",
    "Americh",
    "Americh",
    2,
    WILD,
    (
        Reward(RECRUIT),
        special("Le Grand Marché", "The Great Market", DiscardChosen(), Draw(3)),
        objective("voute", "La Voûte d'Ambre", "The Amber Vault"),
    ),
    trade=True,
    icon="crystal-ball",
    mark="livret",
)
ZoneFace(
    "marais-des-cloches",
    "Marais des Cloches",
    "Marsh of Bells",
    2,
    LURKING,
    (
        Reward(ADVANTAGES),
        special("La Voyante", "The Seer", PickPlayer(), LookAt("missions"), Draw()),
        objective("clocher", "Le Clocher Englouti", "The Sunken Belfry"),
    ),
    mods=[Mod(LATE_FIRST)],
    icon="swamp",
)
ZoneFace(
    "foret-des-murmures",
    "Forêt des Murmures",
    "Whispering Forest",
    2,
    LURKING,
    (Reward(ADVANTAGES), Reward(RECRUIT), objective("ronciers", "Les Ronciers", "The Brambles")),
    mods=[Mod(BY_COMBAT, 2, Has(skill=MAGIC))],
    icon="forest",
)
ZoneFace(
    "mines-de-sel-noir",
    "Mines de Sel Noir",
    "Black Salt Mines",
    2,
    WILD,
    (Reward(ADVANTAGES), Reward(RECRUIT), objective("breche", "La Brèche", "The Breach")),
    icon="mining",
)

# ---------------------------------------------------------------------- level 3

ZoneFace(
    "tour-de-la-fin",
    "Tour de la Fin",
    "Tower at the End",
    3,
    DEADLY,
    (
        Reward(ADVANTAGES),
        special("L'Escalier Sans Fin", "The Endless Stair", Bonus(combat=3, span=NEXT_TURN)),
        objective("sommet", "Le Sommet", "The Summit"),
    ),
    special=Ability(0, DiscardRandom(2, ME)),
    icon="evil-tower",
    mark="livret",
)
ZoneFace(
    "gouffre-sans-etoiles",
    "Gouffre Sans Étoiles",
    "Starless Chasm",
    3,
    DEADLY,
    (
        Reward(ADVANTAGES),
        special("Les Damnés", "The Damned", Recruit(), Draw()),
        objective("abime", "Le Fond de l'Abîme", "The Bottom of the Abyss"),
    ),
    mods=[Mod(BY_COMBAT, 2, Slowest())],
    special=Ability(0, PickCharacter(ME, awake=True), Immobilise()),
    icon="portal",
)
ZoneFace(
    "jardin-des-pendules",
    "Jardin des Pendules",
    "Garden of Clocks",
    3,
    DEADLY,
    (
        Reward(ADVANTAGES),
        Reward(RECRUIT),
        special("L'Heure Volée", "The Stolen Hour", Draw(2), Order(first=True)),
    ),
    special=Ability(0, Bonus(speed=-3, span=NEXT_TURN)),
    icon="sundial",
)
