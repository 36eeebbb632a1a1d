"""A position written as a scenario, the inverse of `scenario` (which lists the keys): read back, it is the same."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.errors import BadScenario
from ludotheque.engine.lasting import Lasting
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge import turn
from ludotheque.games.keyforge.duel import HOUSES, KEYS, NO_HOUSE, Duel
from ludotheque.games.keyforge.faces import FACES
from ludotheque.games.keyforge.queries import upgrades_of
from ludotheque.games.keyforge.scenario import FIGURES, PILES, STEPS, UNTIL


def write(pos: Duel) -> dict[str, Any]:
    """The position as a scenario. It must lie between two moves: at a question of the turn itself."""
    step = next((step for step, pc in STEPS.items() if pos.stack and pos.stack[-1].pc == pc + 1), None)
    if (
        len(pos.stack) != 1
        or pos.limbo
        or not pos.asked
        or step is None
        or pos.stack[0].program is not turn.TURN_PROGRAM
    ):
        raise BadScenario(
            "a scenario is written between two moves, at the choice of a house, of the archives or of what to play",
            "un scénario s'écrit entre deux coups : au choix de la Maison, des archives ou de ce qu'on joue",
            "KF-026",
        )
    places: dict[int, str] = {}
    seats = [_write_seat(pos, seat, places) for seat in range(2)]
    data: dict[str, Any] = {"seats": seats, "active": pos.active, "turn": pos.turn, "first": pos.first}
    if pos.house != NO_HOUSE:
        data["house"] = HOUSES[pos.house]
    if step != ("main" if pos.house != NO_HOUSE else "forge"):
        data["step"] = step
    if pos.mode != "single":
        data["mode"] = pos.mode
    if pos.offer_cut:
        data["cut"] = True
    if pos.from_hand:
        data["from_hand"] = pos.from_hand
    if pos.uses_by_name:
        data["six"] = {FACES[face].id: n for face, n in pos.uses_by_name}
    if pos.turn_facts:
        data["facts"] = _write_facts(pos.turn_facts, places)
    for seat in range(2):
        if pos.previous[seat]:
            seats[seat]["last_turn"] = _write_facts(pos.previous[seat], places)
    if pos.lasting:
        data["lasting"] = [_write_lasting(one, places) for one in pos.lasting]
    came = _came(pos)
    if came != _came_as_listed(pos):
        data["came"] = [places[card] for card in came]
    return data


def _write_seat(pos: Duel, seat: Seat, places: dict[int, str]) -> dict[str, Any]:
    said: dict[str, Any] = {
        "houses": [HOUSES[house] for house in pos.houses[seat]],
        "amber": pos.amber[seat],
        "keys": [key for index, key in enumerate(KEYS) if pos.keys[seat] >> index & 1],
        "chains": pos.chains[seat],
    }
    if pos.archons[seat]:
        said["archon"] = pos.archons[seat]
    for key in ("wins", "first_chains"):
        if getattr(pos, key)[seat]:
            said[key] = getattr(pos, key)[seat]
    for pile in PILES:
        cards: list[int] = getattr(pos, pile)[seat]
        said[pile] = _write_cards(pos, seat, cards if pile == "hand" else cards[::-1], f"{seat}/{pile}", places)
    said["in_play"] = []
    for index, card in enumerate(pos.line[seat] + pos.artifacts[seat]):
        place = places[card] = f"{seat}/in_play/{index}"
        plain = _entry(pos, card, seat)
        one: dict[str, Any] = plain if isinstance(plain, dict) else {"card": plain}
        one.update(ready=bool(pos.ready[card]), stunned=bool(pos.stunned[card]))
        for key, field in FIGURES.items():
            if getattr(pos, field)[card]:
                one[key] = getattr(pos, field)[card]
        on_it = {"upgrades": upgrades_of(pos, card), "beneath": [under for host, under in pos.beneath if host == card]}
        for key, cards in on_it.items():
            if cards:
                one[key] = _write_cards(pos, seat, cards, f"{place}/{key}", places)
        said["in_play"].append(one)
    return said


def _write_cards(pos: Duel, seat: Seat, cards: list[int], place: str, places: dict[int, str]) -> list[Any]:
    for index, card in enumerate(cards):
        places[card] = f"{place}/{index}"
    return [_entry(pos, card, seat) for card in cards]


def _entry(pos: Duel, card: Copy, seat: Seat) -> Any:
    face = FACES[pos.faces[card]]
    said: dict[str, Any] = {"card": face.id}
    if face.house != pos.symbol[card]:
        said["house"] = HOUSES[pos.symbol[card]]
    if pos.owner[card] != seat:
        said["owner"] = pos.owner[card]
    return said if len(said) > 1 else face.id


def _write_facts(facts: dict[str, int], places: dict[int, str]) -> dict[str, int]:
    said = {}
    for name, n in facts.items():
        word, _, rest = name.partition(":")
        said[f"permit:{places[int(rest)]}" if word == "permit" else name] = n
    return said


def _write_lasting(one: Lasting, places: dict[int, str]) -> dict[str, Any]:
    name, source, seat, until, ends, target, often = one
    said: dict[str, Any] = {
        "effect": name,
        "source": places[source],
        "seat": seat,
        "until": UNTIL[until],
        "turn": ends,
    }
    house = mod.house_about(target)
    if house >= 0:
        said["about"] = {"house": HOUSES[house]}
    elif target >= 0:
        said["about"] = places[target]
    if often >= 0:
        said["often"] = often
    return said


def _came(pos: Duel) -> list[int]:
    """Cards with constant or watching abilities, and upgrades, in the order they came: two lists of the position merged."""
    came: list[int] = []
    upgrades = pos.upgrades[:]
    for card in pos.constants:
        if card in upgrades:
            upto = upgrades.index(card)
            came += upgrades[:upto]
            upgrades = upgrades[upto + 1 :]
        came.append(card)
    return came + upgrades


def _came_as_listed(pos: Duel) -> list[int]:
    return [
        one
        for seat in range(2)
        for card in pos.line[seat] + pos.artifacts[seat]
        for one in (card, *upgrades_of(pos, card))
        if one in pos.constants or one in pos.upgrades
    ]
