"""KeyForge, L'Appel des Archontes: a duel of two unique decks for three keys."""

from ludotheque.games.keyforge.game import KeyForge

GAME = KeyForge()
