"""Le Trône du Haut Cendrelin: sorcerers of a graveyard vie to become its next High Cendrelin."""

from ludotheque.games.cendrelin.game import Cendrelin

GAME = Cendrelin()
