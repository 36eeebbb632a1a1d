"""The log of Le Trône du Haut Cendrelin: every kind of event, how deep its line is indented, and what it hides.

`pos.emit` names one of these kinds where it happens; its words are `event-<kind>` in both catalogues, and `event-<kind>-hidden` for
those who may not see all of it.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.args import CARD, NUMBER, PIECE, PLACE, SEAT, THING, Arg
from ludotheque.engine.events import EventKind

_N, _NOW = Arg(NUMBER), Arg(NUMBER, "now")

EVENTS: Final = {
    "class": EventKind(1, (Arg(THING, "class"),)),
    "classes": EventKind(1, (Arg(THING, "class"), Arg(THING, "class2"))),
    "place": EventKind(1, (Arg(PLACE),)),
    "objectives": EventKind(1, (_N,)),
    "leaves": EventKind(1, (Arg(CARD),), hides=("card",)),
    "sealed": EventKind(1),
    "favour": EventKind(1, (Arg(PLACE),)),
    "objective": EventKind(1, (Arg(CARD),)),
    "unforeseen": EventKind(1, (Arg(CARD),)),
    "use": EventKind(1, (Arg(PLACE),)),
    "act": EventKind(1, (Arg(CARD),)),
    "destiny": EventKind(1, (Arg(THING, "space"),)),
    "point": EventKind(1, (Arg(THING, "point"), _N)),
    "point_lost": EventKind(1, (Arg(THING, "point"), _N)),
    "met": EventKind(1, (Arg(CARD), _N)),
    "unmet": EventKind(1, (Arg(CARD), _N)),
    "crowned": EventKind(0, (_N,)),
    "swap_place": EventKind(1, (Arg(PLACE), Arg(PLACE, "place2"))),
    "add_place": EventKind(1, (Arg(PLACE),)),
    "remove_place": EventKind(1, (Arg(PLACE),)),
    "swap_event": EventKind(1, (Arg(PIECE, "happening"), Arg(PIECE, "happening2"))),
    "add_event": EventKind(1, (Arg(PIECE, "happening"),)),
    "remove_event": EventKind(1, (Arg(PIECE, "happening"),)),
    "unchanged": EventKind(1),
    "first": EventKind(1),
    "night": EventKind(0, (Arg(NUMBER),)),
    "recover": EventKind(1, (Arg(NUMBER),)),
    "reveal": EventKind(1, (Arg(CARD),)),
    "reshuffle": EventKind(1),
    "mana": EventKind(1, (Arg(NUMBER), Arg(NUMBER, "now"))),
    "draw": EventKind(1, (Arg(CARD), Arg(NUMBER)), hides=("card",)),
    "play": EventKind(1, (Arg(CARD),)),
    "resolve": EventKind(1, (Arg(CARD),)),
    "dismiss": EventKind(1, (Arg(CARD),)),
    "to_past": EventKind(2, (Arg(CARD),)),
    "create": EventKind(2, (Arg(NUMBER), Arg(PLACE), Arg(NUMBER, "now"))),
    "discard": EventKind(2, (Arg(NUMBER), Arg(PLACE), Arg(NUMBER, "now"))),
    "gain": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "now"))),
    "spend": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "now"))),
    "lose": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "now"))),
    "prepare": EventKind(2, (Arg(NUMBER), Arg(THING, "ephemeral"), Arg(NUMBER, "now"))),
    "employ": EventKind(2, (Arg(NUMBER), Arg(THING, "ephemeral"), Arg(NUMBER, "now"))),
    "forgo": EventKind(2, (Arg(CARD),), hides=("card",)),
    "send_back": EventKind(2, (Arg(CARD), Arg(NUMBER)), hides=("card",)),
    "designate": EventKind(2, (Arg(SEAT),)),
    "declined": EventKind(2),
    "skipped": EventKind(2, (Arg(NUMBER),)),
    "victory": EventKind(1, (Arg(PLACE),)),
}
