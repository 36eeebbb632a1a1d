"""The conformance kit: what every game must do, checked by playing it.

`check_game(game)` plays random games and examines every position of them; `exhaust(game)` plays until every card and every
ability has been used; `check_guesses(table, seat)` guesses at hidden cards; `check_carry(game, position)` looks at what a game
leaves to the next; `check_concession(game, seats, seed)` lets a winner give up; `refused(table, attempt)` and `written(folder)`
compare refusals with the sources; `playthrough(table)` writes a game out as text, to be kept and compared. A game's own tests
call these.
"""

from ludotheque.conformance.carrying import check_carry
from ludotheque.conformance.exhaust import Reached, exhaust
from ludotheque.conformance.guesses import check_guesses
from ludotheque.conformance.invariants import check_game, check_position
from ludotheque.conformance.nonconforming import Nonconforming
from ludotheque.conformance.offers import check_concession, check_offers
from ludotheque.conformance.playthrough import playthrough
from ludotheque.conformance.refusals import refused, unsaid, written

__all__ = [
    "Nonconforming",
    "Reached",
    "check_carry",
    "check_concession",
    "check_game",
    "check_guesses",
    "check_offers",
    "check_position",
    "exhaust",
    "playthrough",
    "refused",
    "unsaid",
    "written",
]
