"""The log of KeyForge: every kind of event, how deep its line is indented, and what it hides.

`pos.emit` names one of these kinds where it happens; its words are `event-<kind>` in both catalogues, and `event-<kind>-hidden` for
those who may not see all of it.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.args import CARD, NUMBER, THING, Arg
from ludotheque.engine.events import EventKind

_C, _N = (Arg(CARD),), (Arg(NUMBER),)

EVENTS: Final = {
    "first": EventKind(1),
    "bid": EventKind(1, _N),
    "bid_won": EventKind(1, _N),
    "offer_shuffle": EventKind(1),
    "offer_cut": EventKind(1, _N),
    "mulligan": EventKind(1),
    "turn": EventKind(0, _N),
    "skip_forge": EventKind(1),
    "house": EventKind(1, (Arg(THING, "house"),)),
    "name_house": EventKind(2, (Arg(THING, "house"),)),
    "no_house": EventKind(1),
    "take_archives": EventKind(1, _N),
    "play": EventKind(1, _C),
    "enter": EventKind(2, _C),
    "attach": EventKind(2, (Arg(CARD), Arg(CARD, "card2"))),
    "put": EventKind(2, _C),
    "control": EventKind(2, _C),
    "swap": EventKind(2, (Arg(CARD), Arg(CARD, "card2"))),
    "copy": EventKind(2, (Arg(CARD), Arg(CARD, "card2"))),
    "attack": EventKind(1, (Arg(CARD), Arg(CARD, "card2"))),
    "reap": EventKind(1, _C),
    "use": EventKind(1, _C),
    "damage": EventKind(2, (Arg(CARD), Arg(NUMBER), Arg(NUMBER, "nabsorbed"))),
    "heal": EventKind(2, (Arg(CARD), Arg(NUMBER))),
    "destroyed": EventKind(2, _C),
    "spared": EventKind(2, _C),
    "stun": EventKind(2, _C),
    "unstun": EventKind(2, _C),
    "exhaust": EventKind(3, _C),
    "ready": EventKind(2, _C),
    "ready_all": EventKind(1, _N),
    "strengthen": EventKind(2, (Arg(CARD), Arg(NUMBER))),
    "gain": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "now"))),
    "lose": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "now"))),
    "steal": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "now"))),
    "pay": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "now"))),
    "spend": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "now"))),
    "spend_stored": EventKind(2, (Arg(CARD), Arg(NUMBER))),
    "capture": EventKind(2, (Arg(CARD), Arg(NUMBER), Arg(NUMBER, "now"))),
    "place_amber": EventKind(2, (Arg(CARD), Arg(NUMBER))),
    "amber_back": EventKind(2, (Arg(CARD), Arg(NUMBER))),
    "store": EventKind(2, (Arg(CARD), Arg(NUMBER))),
    "tuck": EventKind(2, (Arg(CARD), Arg(CARD, "card2")), hides=("card",)),
    "chains": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "now"))),
    "shed": EventKind(2, (Arg(NUMBER, "now"),)),
    "draw": EventKind(2, _C, hides=("card",)),
    "reshuffle": EventKind(2),
    "shuffle": EventKind(2),
    "discard": EventKind(1, _C),
    "reveal": EventKind(2, _C, hides=("card",)),
    "to_hand": EventKind(2, _C, hides=("card",)),
    "to_deck": EventKind(2, _C, hides=("card",)),
    "to_discard": EventKind(2, _C, hides=("card",)),
    "to_archives": EventKind(2, _C, hides=("card",)),
    "to_purged": EventKind(2, _C, hides=("card",)),
    "forge": EventKind(1, (Arg(THING, "key"), Arg(NUMBER))),
    "unforge": EventKind(2, (Arg(THING, "key"),)),
    "pret": EventKind(1),
    "victory": EventKind(1),
}
