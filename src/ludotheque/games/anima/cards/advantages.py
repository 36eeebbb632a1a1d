"""Advantages: those the rulebook names (AN-C22 to AN-C26)."""

from __future__ import annotations

from ludotheque.games.anima.faces import (
    BY_COMBAT,
    COMBAT,
    DECLARED,
    MAGIC,
    MOVEMENT,
    PLOT,
    RESET,
    TRICKERY,
    UNROBBED,
    Ability,
    AdvantageFace,
    Mod,
)
from ludotheque.games.anima.filters import AgainstFoe
from ludotheque.games.anima.verbs import OPPONENT, GoThere, Immobilise, PickCharacter, PickZone, Redirect, StayInPlay

AdvantageFace(
    "objet-magique",
    "Objet Magique",
    "Magic Item",
    PLOT,
    (Ability(RESET, StayInPlay()),),
    [Mod(BY_COMBAT, 1, AgainstFoe())],
    stays=True,
    icon="gem-pendant",
    mark="livret",
)
AdvantageFace(
    "voyage-en-zeppelin",
    "Voyage en Zeppelin",
    "Zeppelin Journey",
    PLOT,
    (Ability(MOVEMENT, PickZone(), GoThere()),),
    icon="zeppelin",
    mark="livret",
)
AdvantageFace(
    "mauvaise-direction",
    "Mauvaise Direction",
    "Wrong Way",
    TRICKERY,
    (Ability(DECLARED, PickZone(), Redirect()),),
    icon="direction-sign",
    mark="livret",
)
AdvantageFace(
    "sort-de-sommeil",
    "Sort de Sommeil",
    "Sleep Spell",
    MAGIC,
    (Ability(COMBAT, PickCharacter(OPPONENT, awake=True), Immobilise()),),
    icon="sleepy",
    mark="livret",
)
AdvantageFace(
    "soleil-noir",
    "Soleil Noir",
    "Black Sun",
    PLOT,
    (Ability(RESET, StayInPlay()),),
    [Mod(UNROBBED)],  # AN-C26: no flat Combat bonus
    organisation=True,
    icon="eclipse-flare",
    mark="livret",
)
