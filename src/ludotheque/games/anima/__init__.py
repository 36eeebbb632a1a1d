"""Anima, L'Ombre d'Omega: two to five bands race through Gaïa to complete their missions."""

from ludotheque.games.anima.game import Anima

GAME = Anima()
