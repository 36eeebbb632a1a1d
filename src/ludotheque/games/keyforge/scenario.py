"""Scenarios: any position between two moves, written by card ids.

seats: two mappings with houses, amber, keys (a number, or the colours), chains, hand, in_play (left to right; an entry is a
card id or a mapping with card, house, ready, damage, amber, stunned, power_counters, upgrades, controller), deck and
discard (top first), archives, purged;
active: the seat whose turn it is; house: the active house (then the position is in step 3), turn, first

Everything else is optional: what has happened so far, which `scenario_write` adds so that nothing is lost.

- an entry: owner, for the other player's card in these archives, on this side of the table or on one of its cards;
- an entry in play: armor_spent, attacked, used (this turn), beneath (the cards under it);
- a seat: archon (the name of its deck), last_turn (the facts of its last turn), wins and first_chains (of a match);
- the top: step (forge, house, archives, main: where the turn stands; without it main if there is an active house, else
  forge), mode, cut (KF-019), from_hand (cards played or discarded from hand this turn), six (plays and uses this turn by
  card id, KF-112), facts (of this turn, named as in `duel.FACTS`), lasting (effects that last: effect, source, seat, until, turn, about,
  often), came (upgrades and cards with constant or watching abilities, in the order they came into play).

A card is named by its place where it must be: seat, pile and index, `0/discard/2`, `1/in_play/0`, `1/in_play/0/upgrades/1`.
What the seats have seen of hidden cards is not kept: each knows its own hand and archives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.engine.errors import BadScenario
from ludotheque.engine.lasting import NEXT_TURN, Lasting
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame
from ludotheque.engine.reading import Said, short
from ludotheque.games.keyforge import changes, faces, turn
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.duel import FACTS, HOUSES, KEYS, MOST_CHAINS, NOT_GATHERED, Duel, empty_duel
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
#: The most cards in all, which also bounds every list, and the most in play, which are gone through often. Two decks have 72.
MOST = 144
MOST_IN_PLAY = 72
_LATEST = 1_000_000  # the turn of an effect that ends otherwise
#: Where a turn can stand between two moves, with the operation of its program that comes next.
STEPS = {
    "forge": turn.TURN_PROGRAM.index_of(turn.StartTurn),
    "house": turn.TURN_PROGRAM.index_of(turn.House),
    "archives": turn.TURN_PROGRAM.index_of(turn.TakeArchives),
    "main": turn.TURN_PROGRAM.index_of(turn.Main),
}


def _entries(said: Said, key: str) -> list[Said]:
    """The entries of a list that may be left out."""
    return said.get(key, []).entries(MOST)


def _bound(n: int, what: Said, most: int = MOST) -> None:
    """Refuse a position with far more cards than two decks: going through it card by card would only take time."""
    if n > most:
        raise what.wrong(
            f"{n} cards in all, and a scenario holds {most} at most",
            f"{n} cartes en tout ; un scénario en compte {most} au plus",
        )


def _house(said: Said) -> int:
    if said.value not in HOUSES:
        raise said.wrong(f"there is no house {short(said.value)}", f"pas de Maison {short(said.value)}", "KF-005")
    return HOUSES.index(said.value)


class _Reader:
    """Builds the duel card by card, and finds each by its place."""

    def __init__(self) -> None:
        self.by_id = {face.id: index for index, face in enumerate(FACES)}
        self.cards: list[tuple[int, int, int]] = []  # face, house, owner
        self.places: dict[str, int] = {}

    def add(self, entry: Said, seat: Seat, place: str, *, keys: set[str] = _LYING) -> int:
        if not isinstance(entry.value, dict):
            entry = Said({"card": entry.value}, entry.path)
        entry.mapping(keys)
        face = entry.get("card").card(self.by_id)
        house = _house(entry.get("house")) if "house" in entry else FACES[face].house
        owner = entry.get("owner", seat).number(0, 1)
        self.cards.append((face, house, owner))
        _bound(len(self.cards), entry)
        self.places[place] = len(self.cards) - 1
        return len(self.cards) - 1

    def at(self, place: Any, said: Said) -> int:
        if not isinstance(place, str) or place not in self.places:
            raise said.wrong(
                f"there is no card at {short(place)}; a place is written 0/discard/2",
                f"pas de carte à la place {short(place)} ; une place s'écrit 0/discard/2",
            )
        return self.places[place]

    def type(self, card: Copy) -> str:
        return FACES[self.cards[card][0]].type


class _Placed:
    """A card in play with what is on it and under it."""

    def __init__(self, card: Copy, said: Said, upgrades: list[int], beneath: list[int]) -> None:
        self.card = card
        self.said = said
        self.upgrades = upgrades
        self.beneath = beneath


def read(game: KeyForge, data: dict[str, Any]) -> Duel:
    top = Said(data).mapping(_TOP)
    seats = top.get("seats").entries(MOST)
    if len(seats) != 2:
        raise BadScenario(
            f"a duel has two seats, not {len(seats)}", f"un duel a deux places, pas {len(seats)}", "KF-002"
        )
    reader = _Reader()
    placed: list[list[_Placed]] = [[], []]
    piles: list[dict[str, list[int]]] = [{}, {}]
    houses: list[list[int]] = []
    for seat, said in enumerate(seats):
        houses.append(_read_houses(said.mapping(_SEAT).get("houses", list(HOUSES[:3]))))
        for pile in PILES:
            piles[seat][pile] = _read_pile(reader, seat, pile, said)
        for index, entry in enumerate(_entries(said, "in_play")):
            placed[seat].append(_read_in_play(reader, seat, index, entry))
            _bound(sum(1 + len(one.upgrades) for side in placed for one in side), said.get("in_play"), MOST_IN_PLAY)
    mode = top.get("mode", "single").one_of(game.modes)
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
    pos.active = top.get("active", 0).number(0, 1)
    pos.offer_cut = int(top.get("cut", False).flag("KF-019"))
    pos.first = top.get("first", 1 - pos.active).number(0, 1)
    pos.turn = top.get("turn", 3).number()
    _read_turn(pos, reader, top, seats)
    _read_step(pos, top)
    for card in pos.line[0] + pos.line[1]:
        if pos.armor_spent[card]:
            pos.armor_seen[card] = armor(pos, card)
    pos.events.clear()
    pos.revealed_to = 0
    pos.unsettled = 1
    return pos


def _read_pile(reader: _Reader, seat: Seat, pile: str, said: Said) -> list[int]:
    cards = []
    for index, entry in enumerate(_entries(said, pile)):
        cards.append(reader.add(entry, seat, f"{seat}/{pile}/{index}"))
        if reader.cards[-1][2] != seat and pile != "archives":
            raise entry.wrong(
                "only archives hold a card of the other player's",
                "seules les archives gardent une carte de l'autre joueur",
                "KF-188",
            )
    return cards


def _read_in_play(reader: _Reader, seat: Seat, index: int, said: Said) -> _Placed:
    place = f"{seat}/in_play/{index}"
    card = reader.add(said, seat, place, keys=_ENTRY)
    kind = reader.type(card)
    if kind == faces.UPGRADE:
        raise said.wrong("an upgrade is attached to nothing", "une amélioration sans créature", "KF-075")
    if kind == faces.ACTION:
        raise said.wrong("an action cannot be in play", "une action ne peut être en jeu", "KF-063")
    mapping = said if isinstance(said.value, dict) else Said({}, said.path)
    on_it: dict[str, list[int]] = {}
    for key in ("upgrades", "beneath"):
        on_it[key] = []
        for n, one in enumerate(_entries(mapping, key)):
            other = reader.add(one, seat, f"{place}/{key}/{n}")
            on_it[key].append(other)
            if key == "upgrades" and reader.type(other) != faces.UPGRADE:
                id = FACES[reader.cards[other][0]].id
                raise one.wrong(f"{id!r} is not an upgrade", f"{id!r} n'est pas une amélioration", "KF-072")
    if on_it["upgrades"] and kind != faces.CREATURE:
        raise said.wrong("an upgrade is attached to no creature", "une amélioration sans créature", "KF-072")
    return _Placed(card, mapping, on_it["upgrades"], on_it["beneath"])


def _read_houses(said: Said) -> list[int]:
    names = said.value
    if (
        not isinstance(names, list)
        or len(names) != 3
        or len(set(map(str, names))) != 3
        or any(name not in HOUSES for name in names)
    ):
        raise said.unfit("must be three different houses", "doit compter trois Maisons différentes", "KF-004")
    return sorted(HOUSES.index(name) for name in names)


def _read_player(pos: Duel, seat: Seat, said: Said, piles: dict[str, list[int]]) -> None:
    pos.amber[seat] = said.get("amber", 0).number()
    pos.chains[seat] = said.get("chains", 0).number(0, MOST_CHAINS)
    pos.first_chains[seat] = said.get("first_chains", 0).number(0, MOST_CHAINS)
    pos.wins[seat] = said.get("wins", 0).number(0, 1)
    pos.archons[seat] = said.get("archon", "").text(100)
    keys = said.get("keys", 0)
    if isinstance(keys.value, list):
        if any(key not in KEYS for key in keys.value) or len(set(keys.value)) != len(keys.value):
            raise keys.unfit(f"are {', '.join(KEYS)}", f"sont {', '.join(KEYS)}", "KF-015")
        pos.keys[seat] = sum(1 << KEYS.index(key) for key in keys.value)
    else:
        pos.keys[seat] = (1 << keys.number(0, 2)) - 1
    own = 1 << seat
    for pile, cards in piles.items():
        zone: list[int] = getattr(pos, pile)[seat]
        zone.extend(cards if pile == "hand" else cards[::-1])
        for card in cards:
            pos.known[card] = own if pile in ("hand", "archives") else 3 if pile == "discard" else 0
            if pos.owner[card] != seat:
                pos.known[card] = 3  # it was in play before


def _place(pos: Duel, seat: Seat, one: _Placed) -> None:
    card, said = one.card, one.said
    changes.enter(pos, card, said.get("controller", seat).number(0, 1), ready=True)
    pos.ready[card] = 1 if said.get("ready", True).flag() else 0
    pos.stunned[card] = 1 if said.get("stunned", False).flag() else 0
    for key, field in FIGURES.items():
        getattr(pos, field)[card] = said.get(key, 0).number()
    for upgrade in one.upgrades:
        changes.attach(pos, upgrade, card)
    for under in one.beneath:
        pos.beneath.append([card, under])
        pos.known[under] = 1 << pos.owner[under]


def _read_turn(pos: Duel, reader: _Reader, top: Said, seats: list[Said]) -> None:
    """What has happened this turn and in the last ones, and what lasts."""
    pos.from_hand = top.get("from_hand", 0).number()
    for id, n in top.get("six", {}).mapping(reader.by_id).items(MOST):
        pos.uses_by_name.append([reader.by_id[id], n.number()])
    pos.turn_facts = _read_facts(reader, top.get("facts", {}))
    for seat, said in enumerate(seats):
        pos.previous[seat] = _read_facts(reader, said.get("last_turn", {}))
    for entry in _entries(top, "lasting"):
        pos.lasting.append(_read_lasting(pos, reader, entry))
        pos.kinds = NOT_GATHERED
    if "came" in top:
        came = [reader.at(place.value, place) for place in _entries(top, "came")]
        if sorted(came) != sorted(set(pos.constants) | set(pos.upgrades)):
            raise top.get("came").unfit(
                "must name, once, each upgrade and each card in play with constant or watching abilities",
                "doit nommer une fois chaque amélioration et chaque carte en jeu dont les capacités durent",
            )
        pos.constants.sort(key=came.index)
        pos.upgrades.sort(key=came.index)


def _read_facts(reader: _Reader, said: Said) -> dict[str, int]:
    facts: dict[str, int] = {}
    for name, n in said.items(MOST):
        word, _, rest = name.partition(":")
        if word not in FACTS:
            raise said.wrong(
                f"there is no fact {short(name)}; there is {', '.join(sorted(FACTS))}", f"pas de fait {short(name)}"
            )
        if word == "permit":  # the card whose permission was used
            rest = str(reader.at(rest, said))
        facts[f"{word}:{rest}" if rest else word] = n.number()
    return facts


def _read_lasting(pos: Duel, reader: _Reader, said: Said) -> Lasting:
    name = said.mapping(_LASTING).get("effect")
    if not isinstance(name.value, str) or name.value not in mod.LASTING:
        raise name.wrong(f"there is no effect {short(name.value)}", f"pas d'effet {short(name.value)}")
    until = UNTIL.index(said.get("until", "turn").one_of(UNTIL))
    about = said.given("about")
    if about is None:
        target = -1
    elif isinstance(about.value, dict):
        house = about.mapping(("house",)).get("house").one_of(HOUSES, "KF-005")
        target = mod.about_house(HOUSES.index(house))
    else:
        target = reader.at(about.value, about)
    often = said.given("often")
    source = said.get("source")
    return Lasting(
        name.value,
        reader.at(source.value, source),
        said.get("seat", pos.active).number(0, 1),
        until,
        said.get("turn", pos.turn + (1 if until == NEXT_TURN else 0)).number(0, _LATEST),
        target,
        -1 if often is None else often.number(),
    )


def _read_step(pos: Duel, top: Said) -> None:
    """The active house, and where in the turn the position stands."""
    house = top.given("house")
    if house is not None:
        pos.house = _house(house)
    said = top.get("step", "forge" if house is None else "main")
    step = said.one_of(STEPS, "KF-026")
    if house is not None and step in ("forge", "house"):
        raise said.wrong(
            f"in {step} there is no active house yet", f"à {step} il n'y a pas encore de Maison active", "KF-034"
        )
    pos.step = 2 if step == "main" else 1 if step != "forge" else 0
    if step == "forge":
        pos.turn = max(0, pos.turn - 1)  # the turn begins
    pos.stack.append(Frame(turn.TURN_PROGRAM, pos.active, pc=STEPS[step]))
