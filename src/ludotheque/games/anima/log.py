"""The log of Anima: every kind of event, how deep its line is indented, and what it hides.

`pos.emit` names one of these kinds where it happens; its words are `event-<kind>` in both catalogues, and `event-<kind>-hidden` for
those who may not see all of it.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.args import CARD, NUMBER, PIECE, SEAT, THING, Arg
from ludotheque.engine.events import EventKind

_C, _CC, _N, _S, _CS = (
    (Arg(CARD),),
    (Arg(CARD), Arg(CARD, "card2")),
    (Arg(NUMBER),),
    (Arg(SEAT),),
    (Arg(CARD), Arg(SEAT)),
)
_CN = (Arg(CARD), Arg(NUMBER))
_NN = (Arg(NUMBER), Arg(NUMBER, "n2"))
#: Whom a team fights: a creature, or the card of a mission and the name of its foe.
_FOE = (Arg(CARD), Arg(PIECE, "foe"))

EVENTS: Final = {
    "deal": EventKind(0, ()),
    "starts": EventKind(1, _C),
    "turn": EventKind(0, _N),
    "phase": EventKind(1, (Arg(THING, "phase"),)),
    "acts": EventKind(2, _N),
    "ties": EventKind(2, _N),
    "sits_out": EventKind(1),
    "draw": EventKind(2, _C, hides=("card",)),
    "discard": EventKind(1, _C),
    "dismissed": EventKind(1, _C),
    "robbed": EventKind(2, _CS, hides=("card",)),
    "reshuffle": EventKind(2),
    "asleep": EventKind(2, _C),
    "taps": EventKind(2, _C),
    "untaps": EventKind(2, _C),
    "recruit": EventKind(1, _C),
    "dies": EventKind(2, _C),
    "spared": EventKind(2, _C),
    "leaves_play": EventKind(2, _C),
    "sent_away": EventKind(2),
    "driven_out": EventKind(2, _C),
    "enters": EventKind(1, _C),
    "not_reached": EventKind(1, _C),
    "takes_back": EventKind(2, _C),
    "looks": EventKind(2, _C, hides=("card",)),
    "turns_coat": EventKind(2, _CS),
    "exchange": EventKind(2, _CC),
    "rolls": EventKind(2, _N),
    "rerolls": EventKind(2, _N),
    "swaps_dice": EventKind(2, _NN),
    "redirected": EventKind(2, _C),
    "next_turn_lost": EventKind(2),
    "cancelled": EventKind(2, _C),
    "plays": EventKind(1, _C),
    "casts": EventKind(1, _CC),
    "uses": EventKind(1, _C),
    "joins": EventKind(2, _C),
    "attacks": EventKind(1, _S),
    "rivals": EventKind(1, _S),
    "fights": EventKind(1, (*_FOE, Arg(NUMBER))),
    "die": EventKind(2, _NN),
    "foe_die": EventKind(2, (*_FOE, *_NN)),
    "tie": EventKind(2, _S),
    "beats": EventKind(2, (Arg(SEAT), Arg(NUMBER))),
    "beats_foe": EventKind(2, (*_FOE, Arg(NUMBER))),
    "beaten_by": EventKind(2, (*_FOE, Arg(NUMBER))),
    "snatched": EventKind(2, _C),
    "meets": EventKind(1, _C),
    "too_high": EventKind(2, _C),
    "declares": EventKind(1, _C),
    "rests": EventKind(1),
    "seeks": EventKind(1, _C),
    "digs": EventKind(1, _C),
    "wants_gone": EventKind(1, _C),
    "opposes": EventKind(1, _C),
    "gone": EventKind(1, _C),
    "proposes": EventKind(1, _S),
    "lays": EventKind(2, _C, hides=("card",)),
    "takes_up": EventKind(2, _C, hides=("card",)),
    "hands_over": EventKind(2, _S),
    "agrees": EventKind(2, _S),
    "breaks_off": EventKind(2, _S),
    "gives": EventKind(2, _CS, hides=("card",)),
    "gives_character": EventKind(2, _CS),
    "explores": EventKind(1, _CN),
    "table": EventKind(2, _N),
    "special_row": EventKind(2),
    "special_reward": EventKind(2, _C),
    "no_reward": EventKind(2),
    "begins": EventKind(1, _C),
    "tries_final": EventKind(1, _C),
    "speed_test": EventKind(2, (*_NN, Arg(NUMBER, "n3"))),
    "fails": EventKind(2),
    "goes_on": EventKind(2, _NN),
    "completes": EventKind(1, (Arg(CARD), *_NN)),
    "final": EventKind(1, _C),
    "wins": EventKind(0, _C),
    "time": EventKind(0, _N),
    "watches": EventKind(2, (Arg(THING, "moment"),)),
    "looks_away": EventKind(2, (Arg(THING, "moment"),)),
}
