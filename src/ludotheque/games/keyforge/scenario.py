"""Scenarios: any position between two moves, written by card ids.

seats: two mappings with houses, amber, keys (a number, or the colours), chains, hand, in_play (left to right; an entry is a
card id or a mapping with card, house, ready, damage, amber, stunned, power_counters, upgrades, controller), deck and
discard (top first), archives, purged;
active: the seat whose turn it is; house: the active house (then the position is in step 3), turn, first

Everything else is optional: what has happened so far, which `scenario_write` adds so that nothing is lost.

- an entry: owner, for a card of the other's that is in these archives, on this side of the table or on one of its cards;
- an entry in play: armor_spent, attacked, used (this turn), beneath (the cards under it);
- a seat: archon (the name of its deck), last_turn (the facts of its last turn), wins and first_chains (of a match);
- the top: step (forge, house, archives, main: where the turn stands; without it main if there is an active house, else
  forge), mode, cut (KF-019), from_hand (cards played or discarded from hand this turn), six (plays and uses this turn by
  card id, KF-112), facts (of this turn, named as in `duel.FACTS`), lasting (effects that last: effect, source, seat, until, turn, about,
  often), came (upgrades and cards whose abilities stand or watch, in the order they came into play).

A card is named by its place where it must be: seat, pile and index, `0/discard/2`, `1/in_play/0`, `1/in_play/0/upgrades/1`.
What the seats have seen of hidden cards is not kept: each knows its own hand and archives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.errors import BadScenario
from ludotheque.engine.position import Frame
from ludotheque.games.keyforge import changes, faces, turn
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import FACTS, HOUSES, KEYS, MOST_CHAINS, NEXT_TURN, NOT_GATHERED, Duel, empty_duel
from ludotheque.games.keyforge.faces import FACES
from ludotheque.games.keyforge.queries import armor

if TYPE_CHECKING:
    from ludotheque.games.keyforge.game import KeyForge

PILES = ("hand", "deck", "discard", "archives", "purged")
_TOP = {
    "seats",
    "active",
    "house",
    "turn",
    "first",
    "step",
    "mode",
    "cut",
    "from_hand",
    "six",
    "facts",
    "lasting",
    "came",
}
_SEAT = {"houses", "amber", "keys", "chains", "in_play", "archon", "last_turn", "wins", "first_chains"} | set(PILES)
_LYING = {"card", "house", "owner"}
FIGURES = {  # of an entry in play, with the field of the position that holds it
    "damage": "damage",
    "amber": "amber_on",
    "power_counters": "counters",
    "armor_spent": "armor_spent",
    "attacked": "attacked",
    "used": "used",
}
_ENTRY = _LYING | set(FIGURES) | {"ready", "stunned", "upgrades", "beneath", "controller"}
_LASTING = {"effect", "source", "seat", "until", "turn", "about", "often"}
UNTIL = ("turn", "next_turn", "while_source")  # in the order of the constants in `duel`
#: Cards in all, and entries of any list; and cards in play, which are all looked at again and again. Two decks have 72 cards.
MOST = 144
MOST_IN_PLAY = 72
_LATEST = 1_000_000  # the turn of an effect that ends otherwise
#: Where a turn can stand between two moves, with the operation of its program that comes next.
STEPS = {"forge": 0, "house": 2, "archives": 3, "main": turn.MAIN_PC}


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
        found = "such a great one" if isinstance(value, int) and abs(value) >= 10**30 else repr(str(value)[:30])
        raise BadScenario(
            f"{where} must be a number from 0 to {most}, not {found}",
            f"{where} doit être un nombre de 0 à {most}",
        )
    return value


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadScenario(f"{where} must be a list", f"{where} doit être une liste")
    _bound(len(value), where)
    return value


def _bound(n: int, where: str, most: int = MOST) -> None:
    """A position is looked through card by card: one far beyond two decks would only take time."""
    if n > most:
        raise BadScenario(
            f"{where}: {n} entries, and a scenario holds {most} at most",
            f"{where} : {n} éléments ; un scénario en compte {most} au plus",
        )


def _one_of(value: Any, among: Any, where: str, rule: str | None = None) -> str:
    if not isinstance(value, str) or value not in among:
        raise BadScenario(
            f"{where} must be one of {', '.join(among)}, not {str(value)[:30]!r}",
            f"{where} doit être parmi {', '.join(among)}",
            rule,
        )
    return value


class _Reader:
    """Builds the duel card by card, and knows each by its place."""

    def __init__(self) -> None:
        self.by_id = {face.id: index for index, face in enumerate(FACES)}
        self.cards: list[tuple[int, int, int]] = []  # face, house, owner
        self.places: dict[str, int] = {}

    def add(self, entry: Any, seat: int, where: str, place: str, *, keys: set[str] = _LYING) -> int:
        mapping = _mapping(entry, where, keys) if isinstance(entry, dict) else {"card": entry}
        id = mapping.get("card")
        if not isinstance(id, str) or id not in self.by_id:
            raise BadScenario(f"{where}: there is no card {str(id)[:40]!r}", f"{where} : pas de carte {str(id)[:40]!r}")
        face = self.by_id[id]
        house = FACES[face].house
        if "house" in mapping:
            if mapping["house"] not in HOUSES:
                raise BadScenario(
                    f"{where}: there is no house {str(mapping['house'])[:30]!r}",
                    f"{where} : pas de Maison {str(mapping['house'])[:30]!r}",
                    "KF-005",
                )
            house = HOUSES.index(mapping["house"])
        owner = _number(mapping.get("owner", seat), f"{where}: owner", 1)
        self.cards.append((face, house, owner))
        _bound(len(self.cards), "cards")
        self.places[place] = len(self.cards) - 1
        return len(self.cards) - 1

    def at(self, place: Any, where: str) -> int:
        if not isinstance(place, str) or place not in self.places:
            raise BadScenario(
                f"{where}: there is no card at {str(place)[:40]!r}; a place is written 0/discard/2",
                f"{where} : pas de carte à la place {str(place)[:40]!r} ; une place s'écrit 0/discard/2",
            )
        return self.places[place]

    def type(self, card: int) -> str:
        return FACES[self.cards[card][0]].type


class _Placed:
    """A card in play with what is on it and under it."""

    def __init__(self, card: int, mapping: dict[str, Any], upgrades: list[int], beneath: list[int]) -> None:
        self.card = card
        self.mapping = mapping
        self.upgrades = upgrades
        self.beneath = beneath


def read(game: KeyForge, data: dict[str, Any]) -> Duel:
    data = _mapping(data, "the scenario", _TOP)
    seats = _list(data.get("seats"), "'seats'")
    if len(seats) != 2:
        raise BadScenario(
            f"a duel has two seats, not {len(seats)}", f"un duel a deux sièges, pas {len(seats)}", "KF-002"
        )
    reader = _Reader()
    placed: list[list[_Placed]] = [[], []]
    piles: list[dict[str, list[int]]] = [{}, {}]
    houses: list[list[int]] = []
    for seat, said in enumerate(seats):
        where = f"seat {seat}"
        said = _mapping(said, where, _SEAT)
        houses.append(_read_houses(said, where))
        for pile in PILES:
            piles[seat][pile] = _read_pile(reader, seat, pile, said.get(pile, []), f"{where}: {pile}")
        for index, entry in enumerate(_list(said.get("in_play", []), f"{where}: in_play")):
            placed[seat].append(_read_in_play(reader, seat, index, entry))
            _bound(sum(1 + len(one.upgrades) for side in placed for one in side), "in_play", MOST_IN_PLAY)
    mode = _one_of(data.get("mode", "single"), game.modes, "'mode'")
    pos = empty_duel([[(face, house) for face, house, _ in reader.cards], []], houses, 0, mode)
    pos.owner = [owner for _, _, owner in reader.cards]
    pos.controller = pos.owner[:]
    pos.pool = pos.owner[:]
    pos.deck = [[], []]
    for seat, said in enumerate(seats):
        _read_player(pos, seat, said, piles[seat])
    for seat in range(2):
        for one in placed[seat]:
            _place(pos, seat, one)
    active = _number(data.get("active", 0), "'active'", 1)
    pos.active = active
    if not isinstance(data.get("cut", False), bool):
        raise BadScenario("'cut' must be true or false", "'cut' doit être vrai ou faux", "KF-019")
    pos.cut = int(data.get("cut", False))
    pos.first = _number(data.get("first", 1 - active), "'first'", 1)
    pos.turn = _number(data.get("turn", 3), "'turn'")
    _read_turn(pos, reader, data, seats)
    _read_step(pos, data)
    for card in pos.line[0] + pos.line[1]:
        if pos.armor_spent[card]:
            pos.armor_seen[card] = armor(pos, card)
    pos.events.clear()
    pos.news = 0
    pos.unsettled = 1
    return pos


def _read_pile(reader: _Reader, seat: int, pile: str, value: Any, where: str) -> list[int]:
    cards = []
    for index, entry in enumerate(_list(value, where)):
        cards.append(reader.add(entry, seat, where, f"{seat}/{pile}/{index}"))
        if reader.cards[-1][2] != seat and pile != "archives":
            raise BadScenario(
                f"{where}: only archives hold a card of the other player's",
                f"{where} : seules les archives gardent une carte de l'autre joueur",
                "KF-188",
            )
    return cards


def _read_in_play(reader: _Reader, seat: int, index: int, entry: Any) -> _Placed:
    where = f"seat {seat}"
    place = f"{seat}/in_play/{index}"
    card = reader.add(entry, seat, f"{where}: in_play", place, keys=_ENTRY)
    mapping = entry if isinstance(entry, dict) else {}
    kind = reader.type(card)
    if kind == faces.UPGRADE:
        raise BadScenario(
            f"{where}: an upgrade is attached to nothing", f"{where} : une amélioration sans créature", "KF-075"
        )
    if kind == faces.ACTION:
        raise BadScenario(
            f"{where}: an action cannot be in play", f"{where} : une action ne peut être en jeu", "KF-063"
        )
    on_it: dict[str, list[int]] = {}
    for key in ("upgrades", "beneath"):
        entries = _list(mapping.get(key, []), f"{where}: {key}")
        on_it[key] = [reader.add(one, seat, f"{where}: {key}", f"{place}/{key}/{n}") for n, one in enumerate(entries)]
    for one in on_it["upgrades"]:
        if reader.type(one) != faces.UPGRADE:
            id = FACES[reader.cards[one][0]].id
            raise BadScenario(
                f"{where}: {id!r} is not an upgrade", f"{where} : {id!r} n'est pas une amélioration", "KF-072"
            )
    if on_it["upgrades"] and kind != faces.CREATURE:
        raise BadScenario(
            f"{where}: an upgrade is attached to no creature",
            f"{where} : une amélioration sans créature",
            "KF-072",
        )
    return _Placed(card, mapping, on_it["upgrades"], on_it["beneath"])


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
    pos.first_chains[seat] = _number(said.get("first_chains", 0), f"{where}: first_chains", MOST_CHAINS)
    pos.wins[seat] = _number(said.get("wins", 0), f"{where}: wins", 1)
    archon = said.get("archon", "")
    if not isinstance(archon, str) or len(archon) > 100:
        raise BadScenario(f"{where}: archon must be a name", f"{where} : archon doit être un nom")
    pos.archons[seat] = archon
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
            if pos.owner[card] != seat:
                pos.known[card] = 3  # it was in play before


def _place(pos: Duel, seat: int, one: _Placed) -> None:
    card, mapping = one.card, one.mapping
    where = f"seat {seat}: {FACES[pos.faces[card]].id}"
    controller = _number(mapping.get("controller", seat), f"{where}: controller", 1)
    changes.enter(pos, card, controller, ready=True)
    for key in ("ready", "stunned"):
        if key in mapping and not isinstance(mapping[key], bool):
            raise BadScenario(f"{where}: {key} must be true or false", f"{where} : {key} doit être vrai ou faux")
    pos.ready[card] = 1 if mapping.get("ready", True) else 0
    pos.stunned[card] = 1 if mapping.get("stunned", False) else 0
    for key, field in FIGURES.items():
        getattr(pos, field)[card] = _number(mapping.get(key, 0), f"{where}: {key}")
    for upgrade in one.upgrades:
        changes.attach(pos, upgrade, card)
    for under in one.beneath:
        pos.beneath.append([card, under])
        pos.known[under] = 1 << pos.owner[under]


def _read_turn(pos: Duel, reader: _Reader, data: dict[str, Any], seats: list[Any]) -> None:
    """What has happened this turn and in the last ones, and what lasts."""
    pos.from_hand = _number(data.get("from_hand", 0), "'from_hand'")
    six = data.get("six", {})
    for id, n in _mapping(six, "'six'", set(reader.by_id)).items():
        pos.six.append([reader.by_id[id], _number(n, f"'six': {id}")])
    pos.did = _read_facts(reader, data.get("facts", {}), "'facts'")
    for seat, said in enumerate(seats):
        pos.previous[seat] = _read_facts(reader, said.get("last_turn", {}), f"seat {seat}: last_turn")
    for entry in _list(data.get("lasting", []), "'lasting'"):
        pos.lasting.append(_read_lasting(pos, reader, entry))
        pos.kinds = NOT_GATHERED
    if "came" in data:
        came = [reader.at(place, "'came'") for place in _list(data["came"], "'came'")]
        if sorted(came) != sorted(set(pos.constants) | set(pos.upgrades)):
            raise BadScenario(
                "'came' must name each upgrade and each card in play whose abilities stand or watch, once",
                "'came' doit nommer une fois chaque amélioration et chaque carte en jeu dont les capacités durent",
            )
        pos.constants.sort(key=came.index)
        pos.upgrades.sort(key=came.index)


def _read_facts(reader: _Reader, value: Any, where: str) -> dict[str, int]:
    if not isinstance(value, dict):
        raise BadScenario(f"{where} must be a mapping", f"{where} doit être un objet")
    _bound(len(value), where)
    facts: dict[str, int] = {}
    for name, n in value.items():
        word, _, rest = str(name).partition(":")
        if word not in FACTS:
            raise BadScenario(
                f"{where}: there is no fact {str(name)[:40]!r}; there is {', '.join(sorted(FACTS))}",
                f"{where} : pas de fait {str(name)[:40]!r}",
            )
        if word == "permit":  # the card whose permission was used
            rest = str(reader.at(rest, where))
        facts[f"{word}:{rest}" if rest else word] = _number(n, f"{where}: {word}")
    return facts


def _read_lasting(pos: Duel, reader: _Reader, entry: Any) -> list[Any]:
    where = "'lasting'"
    said = _mapping(entry, where, _LASTING)
    name = said.get("effect")
    if not isinstance(name, str) or name not in mod.LASTING:
        raise BadScenario(
            f"{where}: there is no effect {str(name)[:40]!r}", f"{where} : pas d'effet {str(name)[:40]!r}"
        )
    until = UNTIL.index(_one_of(said.get("until", "turn"), UNTIL, f"{where}: until"))
    about = said.get("about")
    if about is None:
        target = -1
    elif isinstance(about, dict):
        house = _one_of(_mapping(about, f"{where}: about", {"house"}).get("house"), HOUSES, f"{where}: house", "KF-005")
        target = mod.HOUSE_BASE + HOUSES.index(house)
    else:
        target = reader.at(about, where)
    often = said.get("often")
    return [
        name,
        reader.at(said.get("source"), where),
        _number(said.get("seat", pos.active), f"{where}: seat", 1),
        until,
        _number(said.get("turn", pos.turn + (1 if until == NEXT_TURN else 0)), f"{where}: turn", _LATEST),
        target,
        -1 if often is None else _number(often, f"{where}: often"),
    ]


def _read_step(pos: Duel, data: dict[str, Any]) -> None:
    """The active house, and where in the turn the position stands."""
    house = data.get("house")
    if house is not None:
        if house not in HOUSES:
            raise BadScenario(f"there is no house {str(house)[:30]!r}", f"pas de Maison {str(house)[:30]!r}", "KF-005")
        pos.house = HOUSES.index(house)
    step = _one_of(data.get("step", "forge" if house is None else "main"), STEPS, "'step'", "KF-026")
    if house is not None and step in ("forge", "house"):
        raise BadScenario(
            f"'step': in {step} there is no active house yet",
            f"'step' : à {step} il n'y a pas encore de Maison active",
            "KF-034",
        )
    pos.step = 2 if step == "main" else 1 if step != "forge" else 0
    if step == "forge":
        pos.turn = max(0, pos.turn - 1)  # the turn begins
    pos.stack.append(Frame(turn.TURN_PROGRAM, pos.active, pc=STEPS[step]))
