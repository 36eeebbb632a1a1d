"""The keywords of creatures (chapter 11), by their French names, which cards print. Those with a figure add up when gained again
(KF-155, KF-215).

A new one is named here, has its icon in the page's `words.ts` and its line in `aid.yaml`, and takes effect where `queries.keyword` is
asked for it: most of them in `processes/fights.py`.
"""

from __future__ import annotations

from typing import Final

TAUNT: Final = "provocation"
ELUSIVE: Final = "insaisissable"
SKIRMISH: Final = "escarmouche"
POISON: Final = "poison"
ASSAULT: Final = "assaut"
HAZARDOUS: Final = "hasardeux"
#: All keywords, in the order in which a card shows them, with their English names.
KEYWORDS: Final = {
    TAUNT: "taunt",
    ELUSIVE: "elusive",
    SKIRMISH: "skirmish",
    POISON: "poison",
    ASSAULT: "assault",
    HAZARDOUS: "hazardous",
}
