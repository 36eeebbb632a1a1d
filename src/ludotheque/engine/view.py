"""What a seat may see. One table per game says, for each kind of zone, who sees the cards in it.

`look` is the only way a position leaves the process: it takes the faces of cards through that table and gives the rest
of the view from what the game declares public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.position import Position

if TYPE_CHECKING:
    from ludotheque.engine.game import Game

#: Viewers that are not seats.
SPECTATOR = -1
OMNISCIENT = -2

#: Who sees a card: nobody, its owner, everybody.
NOBODY, OWNER, EVERYONE = 0, 1, 2

#: Layouts in which each card has a place of its own, so that even a hidden one can be pointed at.
_PLACED = ("row", "grid")


class ZoneKind:
    """A kind of zone and its line of the visibility table: who sees cards that lie face up, and face down."""

    __slots__ = ("down", "icon", "id", "layout", "up")

    def __init__(self, id: str, layout: str, icon: str, up: int, down: int = NOBODY) -> None:
        self.id = id
        self.layout = layout  # hand, row, pile, grid
        self.icon = icon
        self.up = up
        self.down = down


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
    if viewer == OMNISCIENT:
        return True
    sight = zone.kind.down if game.face_down(pos, card) else zone.kind.up
    if sight == EVERYONE or (sight == OWNER and viewer == zone.owner):
        return True
    return viewer >= 0 and card in game.shown(pos, viewer)


def visible_cards(game: Game[Any], pos: Position, viewer: int) -> set[int]:
    """The copies whose faces the viewer sees."""
    return {card for zone in game.zones(pos) for card in zone.cards if sees(game, pos, viewer, zone, card)}


def _card(game: Game[Any], pos: Position, viewer: int, zone: Zone, index: int) -> dict[str, Any] | None:
    card = zone.cards[index]
    owner = game.owner(pos, card, zone)
    if sees(game, pos, viewer, zone, card):
        shown: dict[str, Any] = {
            "ref": game.ref(pos, card),
            "id": game.cards[pos.faces[card]].id,
            "owner": None if owner < 0 else owner,
        }
        shown.update(game.card_state(pos, card, zone, viewer))
        return shown
    if zone.kind.layout in _PLACED:
        return {
            "ref": f"?{zone.id}.{index}",
            "id": None,
            "back": game.back(pos, card),
            "owner": None if owner < 0 else owner,
            **game.hidden_state(pos, card, zone),
        }
    return None


def look(game: Game[Any], pos: Position, viewer: int) -> dict[str, Any]:
    """The view of a seat, of a spectator or (for tests and the protocol) of one who sees everything."""
    zones = []
    for zone in game.zones(pos):
        cards = [_card(game, pos, viewer, zone, index) for index in range(len(zone.cards))]
        zones.append(
            {
                "id": zone.id,
                "kind": zone.kind.id,
                "owner": None if zone.owner < 0 else zone.owner,
                "layout": zone.kind.layout,
                "words": game.say(f"zone-{zone.kind.id.replace('_', '-')}"),
                "icon": zone.kind.icon,
                "count": len(zone.cards),
                "cards": [card for card in cards if card is not None],
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
