"""The twenty characters. High figures come without an ability; low ones with an ability or several skills."""

from __future__ import annotations

from ludotheque.games.anima.faces import (
    BEATEN,
    BORROWED,
    BY_COMBAT,
    BY_SPEED,
    COMBAT,
    DEATHLESS,
    FEMALE,
    KI,
    MAGIC,
    MALE,
    TRICKERY,
    UNASSAILABLE,
    Ability,
    Character,
    Mod,
)
from ludotheque.games.anima.filters import Against, AgainstTeam, Has, OfAnother, Outnumbered, Phase, Slowest
from ludotheque.games.anima.gaia import EXPLORATION, INTERACTION, MOVEMENT, RESET
from ludotheque.games.anima.verbs import (
    HERE,
    OPPONENT,
    OTHERS,
    DiscardChosen,
    Immobilise,
    Order,
    PickCharacter,
    PickDiscarded,
    PickPlayer,
    Protect,
    Roll,
    Steal,
    TakeDiscarded,
)

# ---------------------------------------------------------------------- named by the rulebook (AN-C01 to AN-C08)

Character("acrobate", "Acrobate", "Acrobat", 4, 4, FEMALE, (KI,), icon="acrobatic", mark="livret")
Character("sorcier", "Sorcier", "Wizard", 3, 4, MALE, (MAGIC,), icon="wizard-face", mark="livret")
Character(
    "illusionniste",
    "Illusionniste",
    "Illusionist",
    2,
    4,
    FEMALE,
    (MAGIC, TRICKERY),
    [Ability(MOVEMENT, Protect(UNASSAILABLE), tap=True)],
    icon="duality-mask",
    mark="livret",
)
Character("factotum", "Factotum", "Factotum", 3, 2, MALE, (MAGIC, KI, TRICKERY), icon="swiss-army-knife", mark="livret")
Character(
    "voleuse",
    "Voleuse",
    "Thief",
    1,
    4,
    FEMALE,
    (TRICKERY,),
    [Ability(RESET, PickPlayer(OTHERS, with_cards=True), Roll(5), Steal(), tap=True)],  # AN-D08
    icon="robber",
    mark="livret",
)
Character("technicien", "Technicien", "Technician", 3, 3, MALE, (MAGIC, TRICKERY), icon="gears", mark="livret")
Character("maitre-d-armes", "Maître d'Armes", "Weapon Master", 5, 2, MALE, (KI,), icon="swordman", mark="livret")
Character(
    "assassin",
    "Assassin",
    "Assassin",
    3,
    3,
    MALE,
    (TRICKERY,),
    [  # AN-D08
        Ability(RESET, DiscardChosen(), PickCharacter(OTHERS, awake=True), Immobilise(), tap=True),
        Ability(COMBAT, PickCharacter(OPPONENT, awake=True), Immobilise(), tap=True, needs=[AgainstTeam()]),
    ],
    icon="hooded-assassin",
    mark="livret",
)

# ---------------------------------------------------------------------- known from public pages (AN-P04, AN-P05, AN-P10)

Character(
    "paladin",
    "Paladin",
    "Paladin",
    3,
    2,
    FEMALE,
    (KI,),
    mods=[Mod(BY_COMBAT, 4, Against("tenebres"))],
    icon="templar-shield",
    mark="publie",
)
Character(
    "guerrier-mentaliste",
    "Guerrier Mentaliste",
    "Warrior Mentalist",
    4,
    3,
    MALE,
    (MAGIC, KI),
    icon="psychic-waves",
    mark="publie",
)
Character(
    "demoiselle-de-lumiere",
    "Demoiselle de Lumière",
    "Light Maiden",
    3,
    2,
    FEMALE,
    (MAGIC, KI),
    [Ability(COMBAT, Protect(DEATHLESS), tap=True)],
    icon="sun-priest",
    mark="publie",
)

# ---------------------------------------------------------------------- the others

Character(
    "sonneuse-de-glas",
    "Sonneuse de Glas",
    "Knell Ringer",
    2,
    3,
    FEMALE,
    (MAGIC,),
    [Ability(BEATEN, PickDiscarded(), TakeDiscarded(), tap=True, needs=[OfAnother()])],
    icon="ringing-bell",
)
Character(
    "vieux-duelliste",
    "Vieux Duelliste",
    "Old Duellist",
    4,
    1,
    MALE,
    (KI,),
    mods=[Mod(BY_COMBAT, -4, Outnumbered(by_me=True))],
    icon="sabers-choc",
)
Character("dame-de-cire", "Dame de Cire", "Lady of Wax", 3, 3, FEMALE, (), mods=[Mod(BORROWED)], icon="wax-seal")
Character(
    "louve-d-hiver",
    "Louve d'Hiver",
    "Winter She-Wolf",
    3,
    2,
    FEMALE,
    (),
    mods=[Mod(BY_COMBAT, 2, Has(gender=FEMALE, number=2))],
    icon="wolf-head",
)
Character(
    "messagere-des-cimes",
    "Messagère des Cimes",
    "Courier of the Heights",
    3,
    3,
    FEMALE,
    (KI, TRICKERY),
    mods=[Mod(BY_SPEED, 3, Phase(EXPLORATION))],  # where speed tests are
    icon="windy-stripes",
)
Character(
    "ermite-sans-hate",
    "Ermite Sans Hâte",
    "Unhurried Hermit",
    3,
    2,
    MALE,
    (MAGIC,),
    mods=[Mod(BY_COMBAT, 2, Slowest())],
    icon="monk-face",
)
Character(
    "fille-aux-trois-lunes",
    "Fille aux Trois Lunes",
    "Girl of Three Moons",
    2,
    4,
    FEMALE,
    (MAGIC, KI, TRICKERY),
    [Ability(RESET, Order(first=False), tap=True)],
    icon="moon-orbit",
)
Character(
    "faussaire",
    "Faussaire",
    "Forger",
    3,
    3,
    MALE,
    (MAGIC, TRICKERY),
    [Ability(INTERACTION, DiscardChosen(), PickPlayer(HERE, with_cards=True), Steal(), tap=True)],
    icon="fountain-pen",
)
Character("colosse-de-gres", "Colosse de Grès", "Sandstone Colossus", 5, 3, MALE, (), icon="rock-golem")
