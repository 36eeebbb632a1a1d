"""Scenarios: any position between two moves, written by card ids.

seats: two mappings with houses, amber, keys (a number, or the colours), chains, hand, in_play (left to right; an entry is a
card id or a mapping with card, house, ready, damage, amber, stunned, power_counters, upgrades, controller and, for a card
that the other player controls, its place in that player's row), deck and discard (top first), archives, purged;
active: the seat whose turn it is; house: the active house (then the position is in step 3), turn, first
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.errors import BadScenario
from ludotheque.engine.position import Frame
from ludotheque.games.keyforge import changes, faces, turn
from ludotheque.games.keyforge.duel import HOUSES, KEYS, MOST_CHAINS, Duel, empty_duel
from ludotheque.games.keyforge.faces import FACES
from ludotheque.games.keyforge.queries import in_play, upgrades_of

if TYPE_CHECKING:
    from ludotheque.games.keyforge.game import KeyForge

_TOP = {"seats", "active", "house", "turn", "first"}
_SEAT = {"houses", "amber", "keys", "chains", "hand", "in_play", "deck", "discard", "archives", "purged"}
_ENTRY = {"card", "house", "ready", "damage", "amber", "stunned", "power_counters", "upgrades", "controller", "place"}
_PILES = ("hand", "deck", "discard", "archives", "purged")


def _mapping(value: Any, where: str, keys: set[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadScenario(f"{where} must be a mapping", f"{where} doit être un objet")
    for key in value:
        if key not in keys:
            raise BadScenario(
                f"{where} has no {str(key)[:30]!r}; it has {', '.join(sorted(keys))}",
                f"{where} n'a pas de {str(key)[:30]!r}",
            )
    return value


def _number(value: Any, where: str, most: int = 10_000) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadScenario(
            f"{where} must be a number from 0 to {most}, not {str(value)[:30]!r}",
            f"{where} doit être un nombre de 0 à {most}",
        )
    return value


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadScenario(f"{where} must be a list", f"{where} doit être une liste")
    return value


class _Reader:
    """Builds the duel card by card."""

    def __init__(self) -> None:
        self.by_id = {face.id: index for index, face in enumerate(FACES)}
        self.cards: list[tuple[int, int, int]] = []  # face, house, owner

    def add(self, entry: Any, owner: int, where: str) -> int:
        id = entry.get("card") if isinstance(entry, dict) else entry
        if not isinstance(id, str) or id not in self.by_id:
            raise BadScenario(f"{where}: there is no card {str(id)[:40]!r}", f"{where} : pas de carte {str(id)[:40]!r}")
        face = self.by_id[id]
        house = FACES[face].house
        if isinstance(entry, dict) and "house" in entry:
            if entry["house"] not in HOUSES:
                raise BadScenario(f"{where}: there is no house {str(entry['house'])[:30]!r}", None, "KF-005")
            house = HOUSES.index(entry["house"])
        self.cards.append((face, house, owner))
        return len(self.cards) - 1


def read(game: KeyForge, data: dict[str, Any]) -> Duel:
    data = _mapping(data, "the scenario", _TOP)
    seats = _list(data.get("seats"), "'seats'")
    if len(seats) != 2:
        raise BadScenario(
            f"a duel has two seats, not {len(seats)}", f"un duel a deux sièges, pas {len(seats)}", "KF-002"
        )
    reader = _Reader()
    placed: list[list[tuple[int, dict[str, Any], list[int]]]] = [[], []]
    piles: list[dict[str, list[int]]] = [{}, {}]
    houses: list[list[int]] = []
    for seat, said in enumerate(seats):
        where = f"seat {seat}"
        said = _mapping(said, where, _SEAT)
        houses.append(_read_houses(said, where))
        for pile in _PILES:
            entries = _list(said.get(pile, []), f"{where}: {pile}")
            piles[seat][pile] = [reader.add(entry, seat, f"{where}: {pile}") for entry in entries]
        for entry in _list(said.get("in_play", []), f"{where}: in_play"):
            mapping = _mapping(entry, f"{where}: in_play", _ENTRY) if isinstance(entry, dict) else {"card": entry}
            card = reader.add(mapping, seat, f"{where}: in_play")
            kind = FACES[reader.cards[card][0]].type
            if kind == faces.UPGRADE:
                raise BadScenario(
                    f"{where}: an upgrade is attached to nothing", f"{where} : une amélioration sans créature", "KF-075"
                )
            if kind == faces.ACTION:
                raise BadScenario(
                    f"{where}: an action cannot be in play", f"{where} : une action ne peut être en jeu", "KF-063"
                )
            upgrades = [
                reader.add(one, seat, f"{where}: upgrades")
                for one in _list(mapping.get("upgrades", []), f"{where}: upgrades")
            ]
            for one in upgrades:
                if FACES[reader.cards[one][0]].type != faces.UPGRADE:
                    raise BadScenario(f"{where}: {FACES[reader.cards[one][0]].id!r} is not an upgrade", None, "KF-072")
            if upgrades and kind != faces.CREATURE:
                raise BadScenario(
                    f"{where}: an upgrade is attached to no creature",
                    f"{where} : une amélioration sans créature",
                    "KF-072",
                )
            placed[seat].append((card, mapping, upgrades))
    pos = empty_duel([[(face, house) for face, house, _ in reader.cards], []], houses, 0, "single")
    pos.owner = [owner for _, _, owner in reader.cards]
    pos.controller = pos.owner[:]
    pos.pool = pos.owner[:]
    pos.deck = [[], []]
    for seat, said in enumerate(seats):
        _read_player(pos, seat, said, piles[seat])
    for seat in range(2):
        for card, mapping, upgrades in placed[seat]:
            _place(pos, seat, card, mapping, upgrades)
    _order_rows(pos, [(card, mapping) for seat in range(2) for card, mapping, _ in placed[seat] if "place" in mapping])
    active = _number(data.get("active", 0), "'active'", 1)
    pos.active = active
    pos.first = _number(data.get("first", 1 - active), "'first'", 1)
    pos.turn = _number(data.get("turn", 3), "'turn'")
    pos.events.clear()
    pos.news = 0
    pos.dirty = 1
    house = data.get("house")
    if house is not None:
        if house not in HOUSES:
            raise BadScenario(f"there is no house {str(house)[:30]!r}", f"pas de Maison {str(house)[:30]!r}", "KF-005")
        pos.house = HOUSES.index(house)
        pos.step = 2
        pos.stack.append(Frame(turn.TURN_PROGRAM, active, pc=turn.MAIN_PC))
    else:
        pos.turn = max(0, pos.turn - 1)
        pos.stack.append(Frame(turn.TURN_PROGRAM, active))
    return pos


def _read_houses(said: dict[str, Any], where: str) -> list[int]:
    names = said.get("houses", list(HOUSES[:3]))
    if (
        not isinstance(names, list)
        or len(names) != 3
        or len(set(map(str, names))) != 3
        or any(name not in HOUSES for name in names)
    ):
        raise BadScenario(
            f"{where}: 'houses' must be three different houses",
            f"{where} : 'houses' : trois Maisons différentes",
            "KF-004",
        )
    return sorted(HOUSES.index(name) for name in names)


def _read_player(pos: Duel, seat: int, said: dict[str, Any], piles: dict[str, list[int]]) -> None:
    where = f"seat {seat}"
    pos.amber[seat] = _number(said.get("amber", 0), f"{where}: amber")
    pos.chains[seat] = _number(said.get("chains", 0), f"{where}: chains", MOST_CHAINS)
    keys = said.get("keys", 0)
    if isinstance(keys, list):
        if any(key not in KEYS for key in keys) or len(set(keys)) != len(keys):
            raise BadScenario(
                f"{where}: keys are {', '.join(KEYS)}", f"{where} : les clés sont {', '.join(KEYS)}", "KF-015"
            )
        pos.keys[seat] = sum(1 << KEYS.index(key) for key in keys)
    else:
        pos.keys[seat] = (1 << _number(keys, f"{where}: keys", 2)) - 1
    own = 1 << seat
    for pile, cards in piles.items():
        zone: list[int] = getattr(pos, pile)[seat]
        zone.extend(cards if pile == "hand" else cards[::-1])
        for card in cards:
            pos.known[card] = own if pile in ("hand", "archives") else 3 if pile == "discard" else 0


def _place(pos: Duel, seat: int, card: int, mapping: dict[str, Any], upgrades: list[int]) -> None:
    where = f"seat {seat}: {FACES[pos.faces[card]].id}"
    controller = _number(mapping.get("controller", seat), f"{where}: controller", 1)
    changes.enter(pos, card, controller, ready=True)
    for key in ("ready", "stunned"):
        if key in mapping and not isinstance(mapping[key], bool):
            raise BadScenario(f"{where}: {key} must be true or false", f"{where} : {key} doit être vrai ou faux")
    pos.ready[card] = 1 if mapping.get("ready", True) else 0
    pos.stunned[card] = 1 if mapping.get("stunned", False) else 0
    pos.damage[card] = _number(mapping.get("damage", 0), f"{where}: damage")
    pos.amber_on[card] = _number(mapping.get("amber", 0), f"{where}: amber")
    pos.counters[card] = _number(mapping.get("power_counters", 0), f"{where}: power_counters")
    for upgrade in upgrades:
        changes.attach(pos, upgrade, card)


def _order_rows(pos: Duel, taken: list[tuple[int, dict[str, Any]]]) -> None:
    """Cards with a place stand there in their controllers' rows, the others around them in the order of the lists."""
    places: list[tuple[int, int]] = []
    for card, mapping in taken:
        places.append((_number(mapping["place"], f"{FACES[pos.faces[card]].id}: place"), card))
    rows = {card: _row(pos, card) for _, card in places}
    for card, row in rows.items():
        row.remove(card)
    for place, card in sorted(places):
        rows[card].insert(place, card)


def _row(pos: Duel, card: int) -> list[int]:
    rows = pos.line if FACES[pos.faces[card]].type == faces.CREATURE else pos.artifacts
    return rows[pos.controller[card]]


def write(game: KeyForge, pos: Duel) -> dict[str, Any]:
    """The position as a scenario. It must lie between two moves: at the question of step 3 or of the house."""
    if len(pos.stack) != 1 or not pos.asked or pos.lasting or pos.limbo or pos.beneath:
        raise BadScenario(
            "a scenario is written between two moves, when nothing lasting is going on",
            "un scénario s'écrit entre deux coups, quand rien ne dure",
        )

    def entry(card: int) -> Any:
        face = FACES[pos.faces[card]]
        return face.id if face.house == pos.symbol[card] else {"card": face.id, "house": HOUSES[pos.symbol[card]]}

    seats = []
    for seat in range(2):
        said: dict[str, Any] = {
            "houses": [HOUSES[house] for house in pos.houses[seat]],
            "amber": pos.amber[seat],
            "keys": [key for index, key in enumerate(KEYS) if pos.keys[seat] >> index & 1],
            "chains": pos.chains[seat],
            "hand": [entry(card) for card in pos.hand[seat]],
        }
        for pile in ("deck", "discard", "archives", "purged"):
            said[pile] = [entry(card) for card in getattr(pos, pile)[seat][::-1]]
        placed = []
        for controller in (seat, 1 - seat):
            for card in pos.line[controller] + pos.artifacts[controller]:
                if pos.owner[card] == seat and in_play(pos, card):
                    placed.append(_entry_in_play(pos, card, seat, entry))
        said["in_play"] = placed
        seats.append(said)
    data: dict[str, Any] = {"seats": seats, "active": pos.active, "turn": pos.turn, "first": pos.first}
    if pos.step == 2:
        data["house"] = HOUSES[pos.house] if pos.house >= 0 else None
    return data


def _entry_in_play(pos: Duel, card: int, seat: int, entry: Any) -> dict[str, Any]:
    plain = entry(card)
    said: dict[str, Any] = dict(plain) if isinstance(plain, dict) else {"card": plain}
    said.update(
        ready=bool(pos.ready[card]),
        damage=pos.damage[card],
        amber=pos.amber_on[card],
        stunned=bool(pos.stunned[card]),
        power_counters=pos.counters[card],
    )
    upgrades = upgrades_of(pos, card)
    if upgrades:
        said["upgrades"] = [entry(one) for one in upgrades]
    if pos.controller[card] != seat:
        said["controller"] = pos.controller[card]
        said["place"] = _row(pos, card).index(card)
    return said
