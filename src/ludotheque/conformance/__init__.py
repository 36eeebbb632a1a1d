"""The conformance kit: what every game must hold to, checked by playing it.

`check_game(game)` plays random games and examines every position of them; `exhaust(game)` plays until every card and every
ability has been used; `playthrough(table)` tells a game as text, to be kept and compared. A game's own tests call these.
"""

from ludotheque.conformance.exhaust import Reached, exhaust
from ludotheque.conformance.invariants import Nonconforming, check_game, check_position
from ludotheque.conformance.playthrough import playthrough

__all__ = ["Nonconforming", "Reached", "check_game", "check_position", "exhaust", "playthrough"]
