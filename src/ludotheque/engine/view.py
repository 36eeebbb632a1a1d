"""What a seat may see. One table per game says, for each kind of zone, who sees the cards in it; a zone or a single card may
have an audience of its own instead (see `audience`).

`look` is the only way a position leaves the process: it filters the faces of cards through that table; the rest
of the view is what the game declares public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.audience import OMNISCIENT, SPECTATOR, members, within
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Position

if TYPE_CHECKING:
    from ludotheque.engine.game import Game
    from ludotheque.engine.naming import Naming

__all__ = [
    "EVERYONE",
    "NOBODY",
    "OMNISCIENT",
    "OWNER",
    "SPECTATOR",
    "Zone",
    "ZoneKind",
    "look",
    "sees",
    "visible_cards",
]

#: Who sees a card: nobody, its owner, everybody.
NOBODY, OWNER, EVERYONE = 0, 1, 2

#: Layouts in which each card has a place of its own, so that even a hidden one can be pointed at.
_PLACED = ("row", "grid")


class ZoneKind:
    """A kind of zone and its line of the visibility table: who sees cards that lie face up, and face down."""

    __slots__ = ("down", "icon", "id", "layout", "message", "up")

    def __init__(self, id: str, layout: str, icon: str, up: int, down: int = NOBODY) -> None:
        self.id = id
        self.layout = layout  # hand, row, pile, grid
        self.icon = icon
        self.up = up
        self.down = down
        self.message = f"zone-{id.replace('_', '-')}"

    def open_to(self, viewer: Seat, owner: Seat) -> tuple[bool, bool]:
        """Whether the viewer sees cards that lie face up, and face down, in such a zone of this owner's."""
        if viewer == OMNISCIENT:
            return True, True
        own = OWNER if viewer == owner >= 0 else EVERYONE
        return self.up >= own, self.down >= own


class Zone:
    """The cards that lie in one zone now, in order (piles: top last).

    An `audience` replaces the kind's line of the visibility table: it sees the cards whichever way up they lie, and nobody
    else does. It may change during play; whoever is let in knows the cards from then on (`Position.reveal`). If the zone is
    `unlisted`, those outside do not even learn that it exists.
    """

    __slots__ = ("audience", "cards", "kind", "owner", "unlisted")

    def __init__(
        self,
        kind: ZoneKind,
        owner: Seat,
        cards: list[int],
        audience: int | None = None,
        *,
        unlisted: bool = False,
    ) -> None:
        self.kind = kind
        self.owner = owner  # -1: common
        self.cards = cards
        self.audience = audience  # None: as its kind says
        self.unlisted = unlisted

    @property
    def id(self) -> str:
        return self.kind.id if self.owner < 0 else f"{self.kind.id}:{self.owner}"

    def open_to(self, viewer: Seat) -> tuple[bool, bool]:
        """Whether the viewer sees cards that lie face up, and face down, in this zone."""
        if self.audience is None:
            return self.kind.open_to(viewer, self.owner)
        seen = within(self.audience, viewer)
        return seen, seen

    def listed(self, viewer: Seat) -> bool:
        """Whether the viewer learns that the zone exists."""
        return not self.unlisted or self.audience is None or within(self.audience, viewer)


def sees(game: Game[Any], pos: Position, viewer: Seat, zone: Zone, card: Copy) -> bool:
    """Whether the viewer sees the face of a card that lies in this zone."""
    if viewer >= 0 and card in game.shown(pos, viewer):
        return True
    own = game.audience(pos, card)
    if own is not None:
        return within(own, viewer)
    up, down = zone.open_to(viewer)
    return down if game.face_down(pos, card) else up


def visible_cards(game: Naming[Any], pos: Position, viewer: Seat) -> set[int]:
    """The copies whose faces the viewer sees."""
    found = set(game.shown(pos, viewer)) if viewer >= 0 else set()
    turns, singles = game.turns_cards, game.single_cards
    for zone in game.zones(pos):
        up, down = zone.open_to(viewer)
        if singles:
            found.update(card for card in zone.cards if _seen(game, pos, viewer, card, up, down))
        elif up and (down or not turns):
            found.update(zone.cards)
        elif turns and (up or down):
            found.update(card for card in zone.cards if (down if game.face_down(pos, card) else up))
    return found


def _seen(game: Naming[Any], pos: Position, viewer: Seat, card: Copy, up: bool, down: bool) -> bool:
    """Whether the viewer sees a card by its own audience or, if it has none, by its zone's line."""
    own = game.audience(pos, card)
    if own is not None:
        return within(own, viewer)
    return down if game.turns_cards and game.face_down(pos, card) else up


def _cards(game: Game[Any], pos: Position, viewer: Seat, zone: Zone, searched: set[int]) -> list[dict[str, Any]]:
    """The cards of a zone as the viewer sees them: faces by the line of the visibility table (as `sees`, for the whole
    zone) and those it is looking at for the moment; the others only where they can be pointed at."""
    up, down = zone.open_to(viewer)
    placed = zone.kind.layout in _PLACED
    singles = game.single_cards
    if not (up or down or placed or searched or singles):
        return []
    turns = game.turns_cards
    found: list[dict[str, Any]] = []
    for index, card in enumerate(zone.cards):
        if singles:
            seen = _seen(game, pos, viewer, card, up, down)
        else:
            seen = down if turns and game.face_down(pos, card) else up
        if seen or card in searched:
            owner = game.owner(pos, card, zone)
            shown: dict[str, Any] = {
                "ref": game.ref(pos, card),
                "id": game.cards[pos.faces[card]].id,
                "owner": None if owner < 0 else owner,
            }
            shown.update(game.card_state(pos, card, zone, viewer))
            found.append(shown)
        elif placed:
            owner = game.owner(pos, card, zone)
            found.append(
                {
                    "ref": f"?{zone.id}.{index}",
                    "id": None,
                    "back": game.back(pos, card),
                    "owner": None if owner < 0 else owner,
                    **game.hidden_state(pos, card, zone),
                }
            )
    return found


def look(game: Game[Any], pos: Position, viewer: Seat) -> dict[str, Any]:
    """The view of a seat, of a spectator or (for tests and the protocol) of an omniscient viewer."""
    zones = []
    searched = game.shown(pos, viewer) if viewer >= 0 else set()
    for zone in game.zones(pos):
        if zone.unlisted and not zone.listed(viewer):
            continue
        kind = zone.kind
        shown: dict[str, Any] = {
            "id": zone.id,
            "kind": kind.id,
            "owner": None if zone.owner < 0 else zone.owner,
            "layout": kind.layout,
            "words": game.say(kind.message),
            "icon": kind.icon,
            "count": len(zone.cards),
            "cards": _cards(game, pos, viewer, zone, searched) if zone.cards else [],
        }
        if zone.audience is not None:
            shown["audience"] = members(zone.audience, pos.seats)
        zones.append(shown)
    return {
        "game": game.id,
        "seat": viewer if viewer >= 0 else None,
        **game.scene(pos, viewer),
        "players": [game.player_view(pos, seat, viewer) for seat in range(pos.seats)],
        "places": game.places_view(pos, viewer),
        "zones": zones,
    }
