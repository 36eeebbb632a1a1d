"""The log of AracKhan Wars: every kind of event, how deep its line is indented, and what it hides.

`pos.emit` names one of these kinds where it happens; its words are `event-<kind>` in both catalogues, and `event-<kind>-hidden` for
those who may not see all of it.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.args import CARD, NUMBER, PLACE, SEAT, Arg
from ludotheque.engine.events import EventKind

_C, _CC, _CP, _N = (Arg(CARD),), (Arg(CARD), Arg(CARD, "card2")), (Arg(CARD), Arg(PLACE)), (Arg(NUMBER),)

EVENTS: Final = {
    "lot": EventKind(1),
    "starts": EventKind(1),
    "draw": EventKind(2, _C, hides=("card",)),
    "mulligan": EventKind(1, _N),
    "put_back": EventKind(2, _N),
    "put_under": EventKind(2, _N),
    "round": EventKind(0, _N),
    "placed": EventKind(1, _CP, hides=("card",)),
    "revealed": EventKind(1, _CP),
    "turn": EventKind(0),
    "passes": EventKind(1),
    "declares": EventKind(1, _CC),
    "declares_all": EventKind(1, _C),
    "withdraws": EventKind(1, _C),
    "attack": EventKind(1, (Arg(CARD), Arg(NUMBER), Arg(NUMBER, "n2"))),
    "pierces": EventKind(2, (Arg(CARD), Arg(NUMBER), Arg(NUMBER, "n2"))),
    "holds": EventKind(2, (Arg(CARD), Arg(NUMBER), Arg(NUMBER, "n2"))),
    "destroyed": EventKind(2, _C),
    "conquered": EventKind(2, _C),
    "tucked": EventKind(2, _CC),
    "uncovered": EventKind(3, _C),
    "sent_back": EventKind(2, _C),
    "discard": EventKind(2, _C),
    "deactivated": EventKind(2, _C),
    "reactivated": EventKind(2, _C),
    "controlled": EventKind(2, _C),
    "moves": EventKind(1, _CP),
    "exchanged": EventKind(1, _CC),
    "acts": EventKind(1, _C),
    "enters": EventKind(2, _CP),
    "copies": EventKind(2, _CC),
    "absorbs": EventKind(2, _CC),
    "trades": EventKind(2, _CC),
    "boosted": EventKind(2, _C),
    "token": EventKind(2, (Arg(CARD), Arg(NUMBER))),
    "event": EventKind(0, _C),
    "event_ends": EventKind(2, _C),
    "opened": EventKind(2, _C),
    "claims": EventKind(1, (Arg(CARD), Arg(NUMBER))),
    "strategy_draw": EventKind(2, _C, hides=("card",)),
    "strategy_discard": EventKind(2, _C),
    "strategy_play": EventKind(1, _C),
    "strategy_reshuffle": EventKind(2),
    "sends": EventKind(1, (Arg(CARD), Arg(SEAT)), hides=("card",)),
    "gains_point": EventKind(2, _N),
    "gives_points": EventKind(1, (Arg(NUMBER), Arg(SEAT))),
    "sworn": EventKind(1, _CC),
    "mines": EventKind(1, (Arg(PLACE),), hides=("place",)),
    "sprung": EventKind(1, _CP),
    "deciphered": EventKind(1, (Arg(PLACE),)),
    "peeks": EventKind(2, _N),
    "shows": EventKind(2, _C),
    "spends": EventKind(2, _N),
    "full": EventKind(0),
    "score": EventKind(1, _N),
}
