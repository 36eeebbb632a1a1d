"""What a seat may see. One table per game says, for each kind of zone, who sees the cards in it; a zone or a single card may
have an audience of its own instead (see `audience`).

`look` (or `Looks`, for several viewers) is the only way a position leaves the process: it filters the faces of cards through
that table; the rest of the view is what the game declares public.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludotheque.engine.audience import OMNISCIENT, SPECTATOR, members, within
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Position, copy_plain

if TYPE_CHECKING:
    from ludotheque.engine.game import Game
    from ludotheque.engine.naming import Naming

__all__ = [
    "EVERYONE",
    "NOBODY",
    "OMNISCIENT",
    "OWNER",
    "SPECTATOR",
    "KeptZones",
    "Looks",
    "Zone",
    "ZoneKind",
    "kinds_of",
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

    __slots__ = ("_to_others", "_to_owner", "down", "icon", "id", "layout", "message", "up")

    def __init__(self, id: str, layout: str, icon: str, up: int, down: int = NOBODY) -> None:
        self.id = id
        self.layout = layout  # hand, row, pile, grid
        self.icon = icon
        self.up = up
        self.down = down
        self.message = f"zone-{id.replace('_', '-')}"
        self._to_owner = up >= OWNER, down >= OWNER
        self._to_others = up >= EVERYONE, down >= EVERYONE

    def open_to(self, viewer: Seat, owner: Seat) -> tuple[bool, bool]:
        """Whether the viewer sees cards that lie face up, and face down, in such a zone of this owner's."""
        if viewer == OMNISCIENT:
            return True, True
        return self._to_owner if viewer == owner >= 0 else self._to_others


def kinds_of(*kinds: ZoneKind) -> frozenset[str]:
    """The ids of several kinds of zones, for tables such as `Contract.alike`."""
    return frozenset([kind.id for kind in kinds])


class Zone:
    """The cards that lie in one zone now, in order (piles: top last).

    An `audience` replaces the kind's line of the visibility table: it sees the cards whichever way up they lie, and nobody
    else does. It may change during play; whoever is let in knows the cards from then on (`Position.reveal`). If the zone is
    `unlisted`, those outside do not even learn that it exists.
    """

    __slots__ = ("audience", "cards", "kind", "notes", "owner", "unlisted")

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
        #: What a game works out once for all cards of the zone. A zone belongs to one look at one position, and so do they.
        self.notes: dict[Any, Any] = {}

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


class KeptZones:
    """Zones as they were shown last, by kind, owner and what is open, each with what lay in it: the cards, or how many."""

    __slots__ = ("faces", "zones")

    def __init__(self) -> None:
        self.faces: list[int] = []  # of all cards, when they were shown
        self.zones: dict[tuple[str, Seat, bool, bool], tuple[list[int] | int, dict[str, Any]]] = {}

    def look_at(self, faces: list[int]) -> None:
        """Prepare for a position with these faces: what was kept is worth nothing if a card has another one."""
        if self.faces != faces:
            self.zones.clear()
            self.faces = faces[:]

    def clear(self) -> None:
        self.zones.clear()


class Looks:
    """The views of one position, built together: what several viewers see alike is built once, and is the same object in the
    views of all of them. Nobody may change it.

    Zones are alike for viewers to whom the same cards are open, if the game says so of their kind (`Contract.alike`). Of
    those, one that shows no card, or only cards of which there is nothing to say (`Contract.plain`), is taken from `kept`,
    the zones of earlier positions of the same game, as long as the same cards lie in it. The conformance kit compares what
    is built together with what is built for each viewer alone.
    """

    __slots__ = ("_game", "_kept", "_parts", "_plain", "_pos", "_zones")

    def __init__(self, game: Game[Any], pos: Position, kept: KeptZones | None = None) -> None:
        self._game = game
        self._pos = pos
        self._zones = game.zones(pos)
        self._plain = game.plain(pos) if kept is not None else frozenset()
        self._kept = kept
        if kept is not None:
            kept.look_at(pos.faces)
        self._parts: dict[Any, Any] = {}  # what is alike, by everything that it depends on

    def of(self, viewer: Seat) -> dict[str, Any]:
        """The view of a seat, of a spectator or (for tests and the protocol) of an omniscient viewer."""
        game, pos, alike, parts = self._game, self._pos, self._game.alike, self._parts
        searched = game.shown(pos, viewer) if viewer >= 0 else set()
        sharing = not searched and not game.single_cards
        zones = []
        for index, zone in enumerate(self._zones):
            if zone.unlisted and not zone.listed(viewer):
                continue
            if sharing and zone.kind.id in alike:
                opened = zone.open_to(viewer)
                key = (index, opened)
                shown = parts.get(key)
                if shown is None:
                    shown = parts[key] = self._alike(viewer, zone, *opened)
            else:
                shown = _zone(game, pos, viewer, zone, searched)
            zones.append(shown)
        return {
            "game": game.id,
            "seat": viewer if viewer >= 0 else None,
            **self._part("scene", game.scene, viewer),
            "players": self._part("players", self._players, viewer),
            "places": self._part("places", game.places_view, viewer),
            "zones": zones,
        }

    def _alike(self, viewer: Seat, zone: Zone, up: bool, down: bool) -> dict[str, Any]:
        """A zone as all see it to whom the same cards are open: as it was, if nothing in it can have changed."""
        game, pos, kind = self._game, self._pos, zone.kind
        if self._kept is None or zone.audience is not None:
            return _zone(game, pos, viewer, zone, set())
        lying: list[int] | int
        if not (up or down or kind.layout in _PLACED):
            lying = len(zone.cards)
        elif not zone.cards or kind.id in self._plain:
            lying = zone.cards
        else:
            return _zone(game, pos, viewer, zone, set())
        key = (kind.id, zone.owner, up, down)
        kept = self._kept.zones.get(key)
        if kept is not None and kept[0] == lying:
            return kept[1]
        shown = _zone(game, pos, viewer, zone, set())
        self._kept.zones[key] = (lying if isinstance(lying, int) else lying[:], shown)
        return shown

    def _part(self, name: str, make: Callable[[Any, Seat], Any], viewer: Seat) -> Any:
        if name not in self._game.alike:
            return make(self._pos, viewer)
        if name not in self._parts:
            self._parts[name] = make(self._pos, viewer)
        return self._parts[name]

    def _players(self, pos: Position, viewer: Seat) -> list[dict[str, Any]]:
        return [self._game.player_view(pos, seat, viewer) for seat in range(pos.seats)]


def _zone(game: Game[Any], pos: Position, viewer: Seat, zone: Zone, searched: set[int]) -> dict[str, Any]:
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
    return shown


def look(game: Game[Any], pos: Position, viewer: Seat) -> dict[str, Any]:
    """The view of one viewer, all of it new: it belongs to the caller."""
    shown = Looks(game, pos).of(viewer)
    for field in game.constant:
        shown[field] = copy_plain(shown[field])
    return shown
