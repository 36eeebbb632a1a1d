"""What a seat may see. One table per game says, for each kind of zone, who sees the cards in it.

`look` is the only way a position leaves the process: it takes the faces of cards through that table and gives the rest
of the view from what the game declares public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.position import Position

if TYPE_CHECKING:
    from ludotheque.engine.game import Game
    from ludotheque.engine.naming import Naming

#: Viewers that are not seats.
SPECTATOR = -1
OMNISCIENT = -2

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

    def open_to(self, viewer: int, owner: int) -> tuple[bool, bool]:
        """Whether the viewer sees cards that lie face up, and face down, in such a zone of this owner's."""
        if viewer == OMNISCIENT:
            return True, True
        own = OWNER if viewer == owner >= 0 else EVERYONE
        return self.up >= own, self.down >= own


class Zone:
    """The cards that lie in one zone now, in order (piles: top last)."""

    __slots__ = ("cards", "kind", "owner")

    def __init__(self, kind: ZoneKind, owner: int, cards: list[int]) -> None:
        self.kind = kind
        self.owner = owner  # -1: common
        self.cards = cards

    @property
    def id(self) -> str:
        return self.kind.id if self.owner < 0 else f"{self.kind.id}:{self.owner}"


def sees(game: Game[Any], pos: Position, viewer: int, zone: Zone, card: int) -> bool:
    """Whether the viewer sees the face of a card that lies in this zone."""
    up, down = zone.kind.open_to(viewer, zone.owner)
    return (down if game.face_down(pos, card) else up) or (viewer >= 0 and card in game.shown(pos, viewer))


def visible_cards(game: Naming[Any], pos: Position, viewer: int) -> set[int]:
    """The copies whose faces the viewer sees."""
    found = set(game.shown(pos, viewer)) if viewer >= 0 else set()
    turns = game.turns_cards
    for zone in game.zones(pos):
        up, down = zone.kind.open_to(viewer, zone.owner)
        if up and (down or not turns):
            found.update(zone.cards)
        elif turns and (up or down):
            found.update(card for card in zone.cards if (down if game.face_down(pos, card) else up))
    return found


def _cards(game: Game[Any], pos: Position, viewer: int, zone: Zone, searched: set[int]) -> list[dict[str, Any]]:
    """The cards of a zone as the viewer sees them: faces by the line of the visibility table (as `sees`, for the whole
    zone) and those it is looking at for the moment; the others only where they can be pointed at."""
    up, down = zone.kind.open_to(viewer, zone.owner)
    placed = zone.kind.layout in _PLACED
    if not (up or down or placed or searched):
        return []
    turns = game.turns_cards
    found: list[dict[str, Any]] = []
    for index, card in enumerate(zone.cards):
        if (down if turns and game.face_down(pos, card) else up) or card in searched:
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


def look(game: Game[Any], pos: Position, viewer: int) -> dict[str, Any]:
    """The view of a seat, of a spectator or (for tests and the protocol) of one who sees everything."""
    zones = []
    searched = game.shown(pos, viewer) if viewer >= 0 else set()
    for zone in game.zones(pos):
        kind = zone.kind
        zones.append(
            {
                "id": zone.id,
                "kind": kind.id,
                "owner": None if zone.owner < 0 else zone.owner,
                "layout": kind.layout,
                "words": game.say(kind.message),
                "icon": kind.icon,
                "count": len(zone.cards),
                "cards": _cards(game, pos, viewer, zone, searched) if zone.cards else [],
            }
        )
    return {
        "game": game.id,
        "seat": viewer if viewer >= 0 else None,
        **game.scene(pos, viewer),
        "players": [game.player_view(pos, seat, viewer) for seat in range(pos.seats)],
        "places": game.places_view(pos, viewer),
        "zones": zones,
    }
