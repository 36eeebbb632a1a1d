"""Characters: those the rulebook and the publisher's page name (AN-C01 to AN-C08, AN-P04).

Figures that no source prints are ours: Voleuse 1/4 and Technicien 3/3 make the sums of the example (AN-C05, AN-C06).
"""

from __future__ import annotations

from ludotheque.games.anima.faces import (
    BY_COMBAT,
    COMBAT,
    FEMALE,
    KI,
    MAGIC,
    MALE,
    RESET,
    TRICKERY,
    Ability,
    Character,
    Mod,
)
from ludotheque.games.anima.filters import Against
from ludotheque.games.anima.verbs import OPPONENT, OTHERS, Immobilise, PickCharacter, PickPlayer, Roll, Steal

# ---- printed in the rulebook: mark "livret"

Character("acrobate", "Acrobate", "Acrobat", 4, 4, MALE, (KI,), icon="acrobatic", mark="livret")
Character("sorcier", "Sorcier", "Sorcerer", 3, 4, MALE, (MAGIC,), icon="wizard-staff", mark="livret")
Character(
    "illusionniste", "Illusionniste", "Illusionist", 2, 4, FEMALE, (MAGIC, TRICKERY), icon="magic-hat", mark="livret"
)
Character("factotum", "Factotum", "Factotum", 3, 2, MALE, (TRICKERY,), icon="swiss-army-knife", mark="livret")
Character(
    "voleuse",
    "Voleuse",
    "Thief",
    1,
    4,
    FEMALE,
    (TRICKERY,),
    # AN-C05, AN-D08: a 3 fails
    [Ability(RESET, PickPlayer(OTHERS, with_cards=True), Roll(5), Steal(), tap=True)],
    icon="hood",
    mark="livret",
)
Character("technicien", "Technicien", "Technician", 3, 3, MALE, (), icon="gears", mark="livret")
Character("maitre-d-armes", "Maître d'Armes", "Weapon Master", 5, 2, MALE, (KI,), icon="swords-emblem", mark="livret")
Character(
    "assassin",
    "Assassin",
    "Assassin",
    3,
    3,
    MALE,
    (TRICKERY,),
    # AN-C08, AN-D08: one enemy character is immobilised before a fight
    [Ability(COMBAT, PickCharacter(OPPONENT, awake=True), Immobilise(), tap=True)],
    icon="backstab",
    mark="livret",
)

# ---- facts of the published game: mark "publie"

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
