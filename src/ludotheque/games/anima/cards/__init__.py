"""The 110 cards, in the order in which positions refer to them."""

from ludotheque.games.anima.cards import advantages, characters, encounters, missions, zones
from ludotheque.games.anima.faces import FACES

__all__ = ["FACES", "advantages", "characters", "encounters", "missions", "zones"]
