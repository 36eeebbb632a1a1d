"""AracKhan Wars: four factions fight for a battlefield of forty slots, two cards a round."""

from ludotheque.games.arackhan.game import AracKhan

GAME = AracKhan()
