"""Scenarios: any position between two moves of a night, written by card ids.

seats: [{class, mana, hand, past_life (top first), laid, forgone, degats, hommages, pactes}, …]
resources: {tombes, fosses, ames, tresors}      surroundings, future (top first), past (top first)
charge: the seat in charge      step: evening | night      resolved: whether the night's event is dealt with
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ludotheque.engine.errors import BadScenario
from ludotheque.engine.position import Frame
from ludotheque.engine.program import Program
from ludotheque.engine.reading import Said
from ludotheque.games.cendrelin import deck
from ludotheque.games.cendrelin.cards import EventCard, Fragment
from ludotheque.games.cendrelin.graveyard import CLASSES, EPHEMERALS, RESOURCES, START, Graveyard
from ludotheque.games.cendrelin.turn import Evening, Night

if TYPE_CHECKING:
    from ludotheque.games.cendrelin.game import Cendrelin

_TOP = {"seats", "resources", "surroundings", "future", "past", "charge", "step", "resolved", "night"}
_SEAT = {"class", "mana", "hand", "past_life", "laid", "forgone", *EPHEMERALS}
_PILES = ("hand", "laid", "forgone", "past_life")


def _faces(said: Said, kind: type) -> list[int]:
    """The faces that a list of card ids names, all of one kind."""
    most = sum(card.dots if isinstance(card, Fragment) else 1 for card in deck.CARDS if isinstance(card, kind))
    faces = []
    for one in said.entries(most):
        face = one.card(deck.INDEX)
        if not isinstance(deck.CARDS[face], kind):
            raise one.wrong(f"{one.value!r} does not belong here", f"{one.value!r} n'a pas sa place ici")
        faces.append(face)
    return faces


def read(game: Cendrelin, data: dict[str, Any], night: Program) -> Graveyard:
    top = Said(data).mapping(_TOP)
    fewest, most = game.seats
    seats = top.get("seats").entries(most, fewest)
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

    _read_events(pos, top, add, everyone)
    for seat, said in enumerate(seats):
        said.mapping(_SEAT)
        pos.classes[seat] = CLASSES.index(said.get("class").one_of(CLASSES, "CE-002"))
        pos.mana[seat] = said.get("mana", 0).number()
        for kind, name in enumerate(EPHEMERALS):
            pos.ephemerals[seat * 3 + kind] = said.get(name, 0).number()
        pool = seat + 1
        own = 1 << seat
        hand, laid, forgone, past_life = (_faces(said.get(pile, []), Fragment) for pile in _PILES)
        for face, copies in Counter(hand + laid + forgone + past_life).items():
            card = deck.CARDS[face]
            assert isinstance(card, Fragment)
            if copies > card.dots:
                raise said.wrong(
                    f"{copies} copies of {card.id!r}, its dots allow {card.dots}",
                    f"{copies} exemplaires de {card.id!r}, ses points en permettent {card.dots}",
                    "CE-066",
                )
        pos.hand[seat] = add(hand, own, pool)
        pos.laid[seat] = add(laid, everyone, pool)
        pos.forgone[seat] = add(forgone, own, pool)
        pos.past_life[seat] = add(past_life[::-1], 0, pool)
    resources = top.get("resources", {}).mapping(RESOURCES)
    pos.resources = [resources.get(name, START[r]).number() for r, name in enumerate(RESOURCES)]
    pos.charge = top.get("charge", 0).number(0, pos.seats - 1)
    step = top.get("step", "night").one_of(("evening", "night"))
    pos.night = top.get("night", 1).number()
    resolved = top.get("resolved", False).flag()
    pos.resolved = 1 if resolved else 0
    if not resolved and not pos.surroundings:
        raise BadScenario(
            "surroundings is empty, and one event must still be dealt with",
            "surroundings est vide, et il faut encore s'occuper d'un événement",
            "CE-046",
        )
    if resolved and not pos.future and not pos.past:
        raise BadScenario(
            "future and past are empty: no event could be revealed in the next night",
            "future et past sont vides : aucun événement ne pourrait être révélé à la nuit suivante",
            "CE-032",
        )
    pos.events.clear()
    pos.stack.append(Frame(night, pos.charge, pc=night.index_of(Evening if step == "evening" else Night)))
    return pos


def _read_events(pos: Graveyard, top: Said, add: Any, everyone: int) -> None:
    """Events that are not mentioned are in the future, in the order of the rulebook's list."""
    surroundings = _faces(top.get("surroundings", []), EventCard)
    past = _faces(top.get("past", []), EventCard)
    named = Counter(surroundings + past)
    rest = [face for face in deck.BASE_EVENTS if not named[face]]
    future = _faces(top.get("future"), EventCard) if "future" in top else rest
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
        "step": "evening" if isinstance(pos.stack[0].program.ops[pos.stack[0].pc - 1], Evening) else "night",
        "resolved": bool(pos.resolved),
    }
