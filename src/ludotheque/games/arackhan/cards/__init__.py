"""The 144 faction cards, one module a faction, one place a card."""

from ludotheque.games.arackhan.cards import fleau, nakka, ordre_gris, terres_blanches

FACTIONS_OF_CARDS = (terres_blanches, nakka, ordre_gris, fleau)
