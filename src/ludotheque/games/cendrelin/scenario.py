"""Scenarios: any position between two moves of a night, written by card ids.

seats: [{class, mana, hand, past_life (top first), laid, forgone, degats, hommages, pactes}, …]
resources: {tombes, fosses, ames, tresors}      surroundings, future (top first), past (top first)
charge: the seat in charge      step: evening | night      resolved: whether the night's event is dealt with
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ludotheque.engine.errors import BadOptions, BadScenario
from ludotheque.engine.position import Frame
from ludotheque.engine.program import Program
from ludotheque.games.cendrelin import deck
from ludotheque.games.cendrelin.cards import EventCard, Fragment
from ludotheque.games.cendrelin.graveyard import CLASSES, EPHEMERALS, RESOURCES, START, Graveyard

if TYPE_CHECKING:
    from ludotheque.games.cendrelin.game import Cendrelin

_TOP = {"seats", "resources", "surroundings", "future", "past", "charge", "step", "resolved", "night"}
_SEAT = {"class", "mana", "hand", "past_life", "laid", "forgone", *EPHEMERALS}
_EVENING, _NIGHT = 2, 3  # operations of the night's program
_MOST = 10_000  # of anything counted: more than any game sees, and short enough for every sentence that says it


def _short(value: Any) -> str:
    """The value as an error quotes it: one line, however much was sent."""
    try:
        return repr(value)[:40]
    except ValueError:  # a number of thousands of digits, which Python does not write out
        return "…"


def _object(value: Any, where: str, keys: set[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadScenario(f"{where} must be a mapping", f"{where} doit être un objet")
    for key in value:
        if key not in keys:
            raise BadScenario(
                f"{where} has no {_short(key)}; it has {', '.join(sorted(keys))}", f"{where} n'a pas de {_short(key)}"
            )
    return value


def _amount(value: Any, where: str) -> int:
    if isinstance(value, int) and value > _MOST:
        raise BadScenario(f"{where} must be at most {_MOST}", f"{where} ne doit pas dépasser {_MOST}")
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadScenario(
            f"{where} must be a number of at least 0, not {_short(value)}", f"{where} doit être un nombre d'au moins 0"
        )
    return value


def _ids(value: Any, where: str, kind: type) -> list[int]:
    if not isinstance(value, list):
        raise BadScenario(f"{where} must be a list of card ids", f"{where} doit être une liste de cartes")
    most = sum(card.dots if isinstance(card, Fragment) else 1 for card in deck.CARDS if isinstance(card, kind))
    if len(value) > most:
        raise BadScenario(
            f"{where} must hold at most {most} cards, not {len(value)}",
            f"{where} doit contenir au plus {most} cartes, pas {len(value)}",
        )
    faces = []
    for id in value:
        face = deck.INDEX.get(id) if isinstance(id, str) else None
        if face is None or not isinstance(deck.CARDS[face], kind):
            quoted = repr(id[:40]) if isinstance(id, str) else _short(id)
            raise BadScenario(
                f"{where}: there is no such card as {quoted} there",
                f"{where} : pas de carte {quoted} ici",
            )
        faces.append(face)
    return faces


def read(game: Cendrelin, data: dict[str, Any], night: Program) -> Graveyard:
    data = _object(data, "the scenario", _TOP)
    seats = data.get("seats")
    if not isinstance(seats, list):
        raise BadScenario("'seats' must be a list", "'seats' doit être une liste")
    try:
        game.check_seats(len(seats))
    except BadOptions as error:
        raise BadScenario(error.words["en"], error.words["fr"]) from None
    pos = game.set_up(len(seats), 0, {"classes": ["choose"] * len(seats), "lists": [None] * len(seats)})
    pos.stack.clear()
    pos.faces, pos.known, pos.pool = [], [], []
    everyone = (1 << pos.seats) - 1

    def add(faces: list[int], known: int, pool: int) -> list[int]:
        first = len(pos.faces)
        pos.faces.extend(faces)
        pos.known.extend([known] * len(faces))
        pos.pool.extend([pool] * len(faces))
        return list(range(first, first + len(faces)))

    _read_events(pos, data, add, everyone)
    for seat, said in enumerate(seats):
        where = f"seat {seat}"
        said = _object(said, where, _SEAT)
        klass = said.get("class")
        if klass not in CLASSES:
            raise BadScenario(
                f"{where}: class {_short(klass)} is none of {', '.join(CLASSES)}",
                f"{where} : classe {_short(klass)} inconnue",
                "CE-002",
            )
        pos.classes[seat] = CLASSES.index(klass)
        pos.mana[seat] = _amount(said.get("mana", 0), f"{where}: mana")
        for kind, name in enumerate(EPHEMERALS):
            pos.ephemerals[seat * 3 + kind] = _amount(said.get(name, 0), f"{where}: {name}")
        pool = seat + 1
        own = 1 << seat
        hand = _ids(said.get("hand", []), f"{where}: hand", Fragment)
        laid = _ids(said.get("laid", []), f"{where}: laid", Fragment)
        forgone = _ids(said.get("forgone", []), f"{where}: forgone", Fragment)
        past_life = _ids(said.get("past_life", []), f"{where}: past_life", Fragment)
        for face, copies in Counter(hand + laid + forgone + past_life).items():
            card = deck.CARDS[face]
            assert isinstance(card, Fragment)
            if copies > card.dots:
                raise BadScenario(
                    f"{where}: {copies} copies of {card.id!r}, its dots allow {card.dots}",
                    f"{where} : {copies} exemplaires de {card.id!r}, ses points en permettent {card.dots}",
                    "CE-066",
                )
        pos.hand[seat] = add(hand, own, pool)
        pos.laid[seat] = add(laid, everyone, pool)
        pos.forgone[seat] = add(forgone, own, pool)
        pos.past_life[seat] = add(past_life[::-1], 0, pool)
    resources = _object(data.get("resources", {}), "'resources'", set(RESOURCES))
    pos.resources = [_amount(resources.get(name, START[r]), f"'resources': {name}") for r, name in enumerate(RESOURCES)]
    charge = _amount(data.get("charge", 0), "'charge'")
    if charge >= pos.seats:
        raise BadScenario(f"'charge': there is no seat {charge}", f"'charge' : il n'y a pas de siège {charge}")
    step = data.get("step", "night")
    if step not in ("evening", "night"):
        raise BadScenario(
            f"'step' is evening or night, not {_short(step)}", f"'step' est evening ou night, pas {_short(step)}"
        )
    pos.charge = charge
    pos.night = _amount(data.get("night", 1), "'night'")
    resolved = data.get("resolved", False)
    if not isinstance(resolved, bool):
        raise BadScenario(
            f"'resolved' is true or false, not {_short(resolved)}",
            f"'resolved' est vrai ou faux, pas {_short(resolved)}",
        )
    pos.resolved = 1 if resolved else 0
    if not resolved and not pos.surroundings:
        raise BadScenario(
            "'surroundings' is empty, and one event must still be dealt with",
            "'surroundings' est vide, et il faut encore s'occuper d'un événement",
            "CE-046",
        )
    if resolved and not pos.future and not pos.past:
        raise BadScenario(
            "'future' and 'past' are empty: no event could be revealed in the next night",
            "'future' et 'past' sont vides : aucun événement ne pourrait être révélé à la nuit suivante",
            "CE-032",
        )
    pos.events.clear()
    pos.stack.append(Frame(night, charge, pc=_EVENING if step == "evening" else _NIGHT))
    return pos


def _read_events(pos: Graveyard, data: dict[str, Any], add: Any, everyone: int) -> None:
    """Events that are named nowhere lie in the future, in the order of the rulebook's list."""
    surroundings = _ids(data.get("surroundings", []), "'surroundings'", EventCard)
    past = _ids(data.get("past", []), "'past'", EventCard)
    named = Counter(surroundings + past)
    rest = [face for face in deck.BASE_EVENTS if not named[face]]
    future = _ids(data["future"], "'future'", EventCard) if "future" in data else rest
    for face, copies in Counter(surroundings + past + future).items():
        if copies > 1:
            id = deck.CARDS[face].id
            raise BadScenario(f"event {id!r} is in two places", f"l'événement {id!r} est à deux endroits")
    pos.surroundings = add(surroundings, everyone, 0)
    pos.past = add(past[::-1], everyone, 0)
    pos.future = add(future[::-1], 0, 0)


def write(game: Cendrelin, pos: Graveyard) -> dict[str, Any]:
    """The position as a scenario. It must lie between two moves: at the evening's or the night's own question."""
    if len(pos.stack) != 1 or not pos.asked or pos.stack[0].program.name != "initiation/night":
        raise BadScenario(
            "a scenario is written between two moves of a night", "un scénario s'écrit entre deux coups d'une nuit"
        )

    def ids(cards: list[int]) -> list[str]:
        return [deck.CARDS[pos.faces[card]].id for card in cards]

    seats = []
    for seat in range(pos.seats):
        said: dict[str, Any] = {
            "class": CLASSES[pos.classes[seat]],
            "mana": pos.mana[seat],
            "hand": ids(pos.hand[seat]),
            "laid": ids(pos.laid[seat]),
            "forgone": ids(pos.forgone[seat]),
            "past_life": ids(pos.past_life[seat][::-1]),
        }
        for kind, name in enumerate(EPHEMERALS):
            if pos.ephemerals[seat * 3 + kind]:
                said[name] = pos.ephemerals[seat * 3 + kind]
        seats.append(said)
    return {
        "seats": seats,
        "resources": dict(zip(RESOURCES, pos.resources, strict=True)),
        "surroundings": ids(pos.surroundings),
        "future": ids(pos.future[::-1]),
        "past": ids(pos.past[::-1]),
        "charge": pos.charge,
        "night": pos.night,
        "step": "evening" if pos.stack[0].pc - 1 == _EVENING else "night",
        "resolved": bool(pos.resolved),
    }
