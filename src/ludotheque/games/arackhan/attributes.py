"""The nine attributes (section 27), as bits; Mouvement and Attaque à Distance also carry a number."""

from __future__ import annotations

from typing import Final

INITIATIVE: Final = 1
VOL: Final = 2
OMNIFRAPPE: Final = 4
NUEE: Final = 8
REGENERATION: Final = 16
FURTIF: Final = 32
PERFORATION: Final = 64
MOUVEMENT: Final = 128
DISTANCE: Final = 256

#: Ids, in the order of the rulebook.
IDS: Final = {
    INITIATIVE: "initiative",
    MOUVEMENT: "mouvement",
    VOL: "vol",
    OMNIFRAPPE: "omnifrappe",
    DISTANCE: "distance",
    NUEE: "nuee",
    REGENERATION: "regeneration",
    FURTIF: "furtif",
    PERFORATION: "perforation",
}
#: All of them.
ALL: Final = sum(IDS)
#: French and English names, and the rule each rests on.
WORDS: Final = {
    INITIATIVE: ("Initiative", "Initiative", "AW-190"),
    MOUVEMENT: ("Mouvement", "Movement", "AW-199"),
    VOL: ("Vol", "Flight", "AW-212"),
    OMNIFRAPPE: ("Omnifrappe", "Omnistrike", "AW-218"),
    DISTANCE: ("Attaque à Distance", "Ranged Attack", "AW-227"),
    NUEE: ("Nuée", "Swarm", "AW-233"),
    REGENERATION: ("Régénération", "Regeneration", "AW-240"),
    FURTIF: ("Furtif", "Stealth", "AW-251"),
    PERFORATION: ("Perforation", "Piercing", "AW-259"),
}
ICONS: Final = {
    INITIATIVE: "power-lightning",
    MOUVEMENT: "boot-prints",
    VOL: "liberty-wing",
    OMNIFRAPPE: "move",
    DISTANCE: "high-shot",
    NUEE: "bee",
    REGENERATION: "heart-plus",
    FURTIF: "hood",
    PERFORATION: "fast-arrow",
}


def bits_of(mask: int) -> list[int]:
    """The attributes of a mask, in the order of the rulebook."""
    return [bit for bit in IDS if mask & bit]
