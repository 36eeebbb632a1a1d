"""Encounters: those the rulebook names (AN-C15 to AN-C18)."""

from __future__ import annotations

from ludotheque.games.anima.faces import Creature, EventFace
from ludotheque.games.anima.verbs import Draw

Creature("guerrier-errant", "Guerrier Errant", "Wandering Warrior", 1, 2, icon="swordman", mark="livret")
Creature("dieu-dragon", "Dieu Dragon", "Dragon God", 3, 14, "bete", icon="dragon-head", mark="livret")
Creature("ombre-d-omega", "Ombre d'Omega", "Shadow of Omega", 3, 15, "tenebres", icon="shadow-grasp", mark="livret")
EventFace("tresor", "Trésor", "Treasure", 1, Draw(2), icon="open-treasure-chest", mark="livret")
