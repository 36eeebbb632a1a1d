"""What the box holds (section 1): physical copies of cards, tokens, the shared pieces."""

from __future__ import annotations

from ludotheque.games.arackhan import decks
from ludotheque.games.arackhan.faces import FACTIONS
from ludotheque.games.arackhan.modes import strategy

#: Two-sided faction tokens (AW-005); no hard limit on what texts may add (AW-S26).
TOKENS = dict.fromkeys(FACTIONS, 34)
#: Shared pieces beside the mode cards (AW-006).
SHARED = {"mat": 1, "round-track": 1, "round-tokens": 4, "player-aids": 4, "neutral-tokens": strategy.TOKENS}
TRACK = 9
#: The extra cards of the box, one copy each (AW-295).
EXTRAS: dict[str, dict[str, int]] = {
    "terres-blanches": dict.fromkeys(
        (
            "pingouin-nihiliste",
            "nemesio-terres-blanches",
            "bouclier-du-crepuscule",
            "dreki",
            "adrielle",
            "morgon-nihiliste",
            "paladin-de-la-garde",
            "golem-de-glace",
            "exaltation-feerique",
            "les-portes-blanches",
        ),
        1,
    ),
    "nakka": dict.fromkeys(
        (
            "perroquet-provocateur",
            "xenodon",
            "nemesio-nakka",
            "sonneur-de-mort",
            "protecteur",
            "behemoth",
            "marcheur",
            "dragon-eclair",
            "transe-musicale",
            "racines-eternelles",
        ),
        1,
    ),
    "ordre-gris": dict.fromkeys(
        (
            "soldat-ivre",
            "disque-du-tomour",
            "nemesio-ordre-gris",
            "phalange",
            "cavalier-gris",
            "missionnaire-gris",
            "chasseur-de-dragons",
            "titan",
            "treve",
            "l-eveil-de-l-ordre-gris",
        ),
        1,
    ),
    "fleau": dict.fromkeys(
        (
            "rat-homme",
            "nemesio-fleau",
            "collecteur-de-peste",
            "coleoptere-de-la-forge",
            "rat-titan",
            "patriarche-de-la-forge",
            "hydre-abominable",
            "souffle-du-dragon",
        ),
        1,
    ),
}


def copies() -> dict[str, int]:
    """Physical copies per faction: the deck of the box and the extras (AW-004)."""
    found = {faction: sum(cards.values()) for faction, cards in EXTRAS.items()}
    for id in decks.PRECONSTRUCTED:
        deck = decks.READY[id]
        found[deck.faction] += sum(deck.cards.values())
    return found
