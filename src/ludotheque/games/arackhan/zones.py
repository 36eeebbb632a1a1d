"""Where the cards of a battle lie, and who sees them there, face up and face down.

A kind of zone is named here once: its words are `zone-<kind>` in both catalogues, and the page knows the kinds from `Zone` in `wire.py`.
"""

from __future__ import annotations

from typing import Final

from ludotheque.engine.view import EVERYONE, NOBODY, OWNER, Zone, ZoneKind, kinds_of
from ludotheque.games.arackhan.battle import Battle

# The visibility table: who sees the cards of each zone, face up and face down (AW-074, AW-165, AW-339, AW-S48).
FIELD: Final = ZoneKind("field", "grid", "tower-flag", EVERYONE, OWNER)
ASTRAL: Final = ZoneKind("astral", "grid", "triangle-target", EVERYONE, OWNER)
HAND: Final = ZoneKind("hand", "hand", "poker-hand", OWNER)
DECK: Final = ZoneKind("deck", "pile", "card-draw", NOBODY)
DISCARD: Final = ZoneKind("discard", "pile", "card-discard", EVERYONE)
BENEATH: Final = ZoneKind("beneath", "pile", "card-pickup", EVERYONE)
EVENT_PILE: Final = ZoneKind("event_pile", "pile", "tied-scroll", NOBODY)
EVENT: Final = ZoneKind("event", "row", "tied-scroll", EVERYONE)
EVENT_PAST: Final = ZoneKind("event_past", "pile", "card-discard", EVERYONE)
OBJECTIVE_PILE: Final = ZoneKind("objective_pile", "pile", "flying-flag", NOBODY)
OBJECTIVES: Final = ZoneKind("objectives", "row", "flying-flag", EVERYONE)
ACCOMPLISHED: Final = ZoneKind("accomplished", "row", "trophy", EVERYONE)
STRATEGY_PILE: Final = ZoneKind("strategy_pile", "pile", "chess-knight", NOBODY)
STRATEGY_PAST: Final = ZoneKind("strategy_past", "pile", "card-discard", EVERYONE)
STRATEGY: Final = ZoneKind("strategy", "hand", "chess-knight", OWNER)
MESSAGE: Final = ZoneKind("message", "row", "envelope", OWNER)
COUPS: Final = ZoneKind("coups", "row", "bugle-call", EVERYONE)

#: Zones of cards that are neither on the battlefield nor in an astral slot: nothing is counted or worn there.
OFF_THE_MAT: Final = kinds_of(
    HAND, DECK, DISCARD, BENEATH, EVENT_PILE, EVENT_PAST, OBJECTIVE_PILE, STRATEGY_PILE, STRATEGY_PAST,
    STRATEGY,
)  # fmt: skip
#: Zones whose cards look the same to everybody who sees them (`Contract.alike`).
ALIKE: Final = kinds_of(
    FIELD, ASTRAL, HAND, DECK, DISCARD, BENEATH, EVENT_PILE, EVENT, EVENT_PAST, OBJECTIVE_PILE, OBJECTIVES,
    ACCOMPLISHED, STRATEGY_PILE, STRATEGY_PAST, STRATEGY, MESSAGE, COUPS,
)  # fmt: skip


def zones(pos: Battle) -> list[Zone]:
    field: list[list[int]] = [[] for _ in range(pos.seats)]
    for card in pos.board:
        if card >= 0:
            field[pos.controller[card]].append(card)
    found: list[Zone] = []
    for seat in range(pos.seats):
        found += [
            Zone(FIELD, seat, field[seat]),
            Zone(ASTRAL, seat, [card for card in pos.astral[seat] if card >= 0]),
            Zone(HAND, seat, pos.hand[seat]),
            Zone(DECK, seat, pos.deck[seat]),
            Zone(DISCARD, seat, pos.discard[seat]),
            Zone(ACCOMPLISHED, seat, list(pos.accomplished[seat])),
            Zone(STRATEGY, seat, list(pos.strategies[seat])),
            Zone(MESSAGE, seat, list(pos.messages[seat])),
            Zone(COUPS, seat, list(pos.coups[seat])),
        ]
    found += [
        Zone(BENEATH, -1, [pair[1] for pair in pos.beneath]),
        Zone(EVENT, -1, [pos.event] if pos.event >= 0 else []),
        Zone(EVENT_PILE, -1, pos.event_pile),
        Zone(EVENT_PAST, -1, pos.event_past),
        Zone(OBJECTIVES, -1, pos.objectives),
        Zone(OBJECTIVE_PILE, -1, pos.objective_pile),
        Zone(STRATEGY_PILE, -1, pos.strategy_pile),
        Zone(STRATEGY_PAST, -1, pos.strategy_past),
    ]
    return found
