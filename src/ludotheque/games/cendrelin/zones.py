"""Where the cards of an age lie, and who sees them there.

A kind of zone is named here once: its words are `zone-<kind>` in both catalogues, and the page knows the kinds from `Zone` in `wire.py`.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.view import EVERYONE, NOBODY, OWNER, Zone, ZoneKind, kinds_of
from ludotheque.games.cendrelin.graveyard import GLORY, Graveyard

# The visibility table: who sees the cards of each zone (CE-S12).
HAND: Final = ZoneKind("hand", "hand", "poker-hand", OWNER)
LAID: Final = ZoneKind("laid", "row", "card-play", EVERYONE)
FORGONE: Final = ZoneKind("forgone", "row", "card-exchange", OWNER)
PAST_LIFE: Final = ZoneKind("past_life", "pile", "soul-vessel", NOBODY)
FUTURE: Final = ZoneKind("future", "pile", "tied-scroll", NOBODY)
SURROUNDINGS: Final = ZoneKind("surroundings", "row", "graveyard", EVERYONE)
PAST: Final = ZoneKind("past", "pile", "backward-time", NOBODY)
#: While a past life is built, only its builder sees it and the packet it is taken from (CE-065).
LIFE: Final = ZoneKind("life", "row", "soul-vessel", OWNER)
PACKET: Final = ZoneKind("packet", "row", "card-pickup", OWNER)
OBJECTIVES: Final = ZoneKind("objectives", "row", "laurel-crown", EVERYONE)
UNDRAWN: Final = ZoneKind("undrawn", "pile", "laurel-crown", NOBODY)
#: Fragments that nobody took: no part of the age.
BOX: Final = ZoneKind("box", "pile", "card-pickup", NOBODY)

#: Zones in which cards say no more than which they are.
AT_REST: Final = kinds_of(LAID, FORGONE, PAST_LIFE, FUTURE, PAST, PACKET, LIFE, UNDRAWN, BOX)
#: Zones whose cards look the same to everybody who sees them (`Contract.alike`).
ALIKE: Final = AT_REST | kinds_of(HAND, OBJECTIVES)


def zones(pos: Graveyard) -> list[Zone]:
    found = [Zone(FUTURE, -1, pos.future), Zone(SURROUNDINGS, -1, pos.surroundings), Zone(PAST, -1, pos.past)]
    building = bool(pos.rules) and pos.charge < 0
    for seat in range(pos.seats):
        own = 1 << seat
        if building:
            found.append(Zone(PACKET, seat, pos.packet[seat], own, unlisted=True))
            found.append(Zone(LIFE, seat, pos.past_life[seat], own, unlisted=True))
        else:
            found += [
                Zone(PAST_LIFE, seat, pos.past_life[seat]),
                Zone(HAND, seat, pos.hand[seat]),
                Zone(LAID, seat, pos.laid[seat]),
                Zone(FORGONE, seat, pos.forgone[seat]),
            ]
        if pos.rules & GLORY:
            # drawn in secret, then revealed (CE-064, CE-068)
            found.append(Zone(OBJECTIVES, seat, pos.drawn[seat], None if pos.revealed else own))
            found.append(Zone(UNDRAWN, seat, pos.objectives[seat], 0, unlisted=True))
    if pos.rules:
        found.append(Zone(BOX, -1, pos.box, 0, unlisted=True))
    return found
