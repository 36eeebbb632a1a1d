"""Where the cards of a duel lie, and who sees them there.

A kind of zone is named here once: its words are `zone-<kind>` in both catalogues, and the page knows the kinds from `Zone` in `wire.py`.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.view import EVERYONE, NOBODY, OWNER, Zone, ZoneKind, kinds_of
from ludotheque.games.keyforge.duel import Duel

# The visibility table (KF-S40): who sees the cards of each zone.
DECK: Final = ZoneKind("deck", "pile", "card-draw", NOBODY)
HAND: Final = ZoneKind("hand", "hand", "poker-hand", OWNER)
DISCARD: Final = ZoneKind("discard", "pile", "card-discard", EVERYONE)
ARCHIVES: Final = ZoneKind("archives", "pile", "archive-register", OWNER)
PURGED: Final = ZoneKind("purged", "pile", "card-burn", NOBODY)
LINE: Final = ZoneKind("line", "row", "crossed-swords", EVERYONE)
ARTIFACTS: Final = ZoneKind("artifacts", "row", "cog", EVERYONE)
UPGRADES: Final = ZoneKind("upgrades", "row", "armor-upgrade", EVERYONE)
LIMBO: Final = ZoneKind("limbo", "row", "power-lightning", EVERYONE)
BENEATH: Final = ZoneKind("beneath", "pile", "card-pickup", NOBODY)

IN_PLAY: Final = (LINE, ARTIFACTS, UPGRADES)
#: Zones of cards that are not in play: nothing happens to them there.
OUT_OF_PLAY: Final = kinds_of(DECK, HAND, DISCARD, ARCHIVES, PURGED, BENEATH)
#: Zones whose cards look the same to everybody who sees them (`Contract.alike`).
ALIKE: Final = kinds_of(DECK, HAND, DISCARD, ARCHIVES, PURGED, LINE, ARTIFACTS, UPGRADES, LIMBO, BENEATH)


def zones(pos: Duel) -> list[Zone]:
    found: list[Zone] = []
    for seat in range(2):
        found += [
            Zone(LINE, seat, pos.line[seat]),
            Zone(ARTIFACTS, seat, pos.artifacts[seat]),
            Zone(HAND, seat, pos.hand[seat]),
            Zone(DECK, seat, pos.deck[seat]),
            Zone(DISCARD, seat, pos.discard[seat]),
            Zone(ARCHIVES, seat, pos.archives[seat]),
            Zone(PURGED, seat, pos.purged[seat]),
        ]
    found += [
        Zone(UPGRADES, -1, pos.upgrades),
        Zone(LIMBO, -1, pos.limbo),
        Zone(BENEATH, -1, [pair[1] for pair in pos.beneath]),
    ]
    return found
