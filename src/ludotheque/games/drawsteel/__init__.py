"""Draw Steel: a table for a Director and two to eight players."""

from ludotheque.games.drawsteel.game import DrawSteel

GAME = DrawSteel()
