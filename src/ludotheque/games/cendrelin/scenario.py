"""Scenarios: any position between two moves of a night, written by card ids.

seats: [{class, mana, hand, past_life (top first), laid, forgone, degats, hommages, pactes}, …]
resources: {tombes, fosses, ames, tresors}      surroundings, future (top first), past (top first)
charge: the seat in charge      step: evening | sunset | night      resolved: whether the night's event is dealt with
ages: whether another age follows, so that the winner may change the graveyard
cards: the text of cards that the table has of its own

With elements of the full rules (`rules`: their names, or `full`): a seat's class may be a list of two, and it may have a
favourite and objectives, with what is done of them; resources of added places bring the places; destiny is the space of
the pawn, fated says whether the night's interaction is done, and used names the events whose action was used.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ludotheque.engine.editions import OPTION
from ludotheque.engine.errors import BadScenario
from ludotheque.engine.position import Frame
from ludotheque.engine.reading import Said
from ludotheque.games.cendrelin.cards import EventCard, Fragment
from ludotheque.games.cendrelin.deck import Deck
from ludotheque.games.cendrelin.evening import Sunset
from ludotheque.games.cendrelin.glory import points
from ludotheque.games.cendrelin.graveyard import (
    AGES,
    ALL_CLASSES,
    CLASSES,
    ELEMENTS,
    EPHEMERALS,
    FAVOURITE,
    FULL,
    GLORY,
    PLACES,
    RESOURCES,
    START,
    SUNSET,
    TWO_CLASSES,
    UNFORESEEN,
    Graveyard,
)
from ludotheque.games.cendrelin.objectives import IN_A_NIGHT, Objective
from ludotheque.games.cendrelin.resources import ABSENT
from ludotheque.games.cendrelin.setup import classes_of
from ludotheque.games.cendrelin.turn import Evening, Night

if TYPE_CHECKING:
    from ludotheque.games.cendrelin.game import Cendrelin

_TOP = {"seats", "resources", "surroundings", "future", "past", "charge", "step", "resolved", "night", "ages"}
_TOP_FULL = {*_TOP, "rules", "destiny", "fated", "used"}
_SEAT = {"class", "mana", "hand", "past_life", "laid", "forgone", *EPHEMERALS}
_SEAT_FULL = {*_SEAT, "favourite", "objectives", "progress", "achieved"}
_SPACES = ("caveau", "beche", "souffle", "obole")
_STEPS = {"evening": Evening, "sunset": Sunset, "night": Night}
_PILES = ("hand", "laid", "forgone", "past_life")


def _faces(deck: Deck, said: Said, kind: type) -> list[int]:
    """The faces that a list of card ids names, all of one kind."""
    most = sum(card.dots if isinstance(card, Fragment) else 1 for card in deck.cards if isinstance(card, kind))
    faces = []
    for one in said.entries(most):
        face = one.card(deck.index)
        if not isinstance(deck.cards[face], kind):
            raise one.wrong(f"{one.value!r} does not belong here", f"{one.value!r} n'a pas sa place ici")
        faces.append(face)
    return faces


def _read_rules(top: Said) -> int:
    """The elements of the full rules: their names, or `full` for all of them."""
    said = top.get("rules", [])
    if said.value == "full":
        return FULL
    return sum({1 << ELEMENTS.index(one.one_of(ELEMENTS, "CE-051")) for one in said.entries(len(ELEMENTS))})


def read(game: Cendrelin, data: dict[str, Any]) -> Graveyard:
    whole = Said(data)
    deck = game.deck
    rules = _read_rules(whole.mapping()) if "rules" in whole.mapping() else 0
    if whole.get("ages", False).flag():
        rules |= AGES
    top = whole.mapping({*(_TOP_FULL if rules else _TOP), *((OPTION,) if game.own_cards else ())})
    fewest, most = game.seats
    seats = top.get("seats").entries(most, fewest)
    pos = game.set_up(len(seats), 0, game.read_options({"mode": "full"} if rules else {}, len(seats)))
    pos.rules = rules
    pos.stack.clear()
    pos.faces, pos.known, pos.pool = [], [], []
    everyone = (1 << pos.seats) - 1

    def add(faces: list[int], known: int, pool: int) -> list[int]:
        first = len(pos.faces)
        pos.faces.extend(faces)
        pos.known.extend([known] * len(faces))
        pos.pool.extend([pool] * len(faces))
        return list(range(first, first + len(faces)))

    _read_resources(deck, pos, top)
    _read_events(deck, pos, top, add, everyone)
    for seat, said in enumerate(seats):
        said.mapping(_SEAT_FULL if rules else _SEAT)
        _read_class(pos, seat, said.get("class"))
        pos.mana[seat] = said.get("mana", 0).number()
        for kind, name in enumerate(EPHEMERALS):
            pos.ephemerals[seat * 3 + kind] = said.get(name, 0).number()
        pool = seat + 1
        own = 1 << seat
        hand, laid, forgone, past_life = (_faces(deck, said.get(pile, []), Fragment) for pile in _PILES)
        for face, copies in Counter(hand + laid + forgone + past_life).items():
            card = deck.cards[face]
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
        if rules:
            _read_glory(deck, pos, seat, said, add, everyone)
    pos.charge = top.get("charge", 0).number(0, pos.seats - 1)
    steps = [name for name in _STEPS if name != "sunset" or rules & SUNSET]
    step = top.get("step", "night").one_of(steps)
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
    if rules:
        pos.fated = int(top.get("fated", False).flag())
        if top.given("destiny") is not None:
            pos.fate = _SPACES.index(top.get("destiny").one_of(_SPACES, "CE-D07"))
        for one in top.get("used", []).entries(len(pos.surroundings)):
            face = one.card(deck.index)
            pos.used += [card for card in pos.surroundings if pos.faces[card] == face]
    pos.events.clear()
    night = game.course.nights[rules & (UNFORESEEN | SUNSET)]
    pos.stack.append(Frame(night, pos.charge, pc=night.index_of(_STEPS[step])))
    if rules & GLORY:
        pos.glory = [pos.glory[seat] | points(pos, seat, deck.cards) for seat in range(pos.seats)]
    return pos


def _read_resources(deck: Deck, pos: Graveyard, top: Said) -> None:
    names = deck.resource_ids if pos.rules & PLACES else RESOURCES
    resources = top.get("resources", {}).mapping(names)
    pos.resources = [resources.get(name, START[r]).number() for r, name in enumerate(RESOURCES)]
    if pos.rules:
        for name in deck.resource_ids[len(RESOURCES) :]:
            pos.resources.append(resources.get(name).number() if name in resources else ABSENT)


def _read_class(pos: Graveyard, seat: int, said: Said) -> None:
    """One class, or two; the first decides the favourite, if it has one (CE-020)."""
    if isinstance(said.value, list) and pos.rules & TWO_CLASSES:
        pair = [ALL_CLASSES.index(one.one_of(ALL_CLASSES, "CE-059")) for one in said.entries(2, 2, "CE-059")]
        pos.classes[seat], pos.second[seat] = pair
    else:
        pos.classes[seat] = ALL_CLASSES.index(said.one_of(ALL_CLASSES if pos.rules else CLASSES, "CE-002"))
    pos.favourites[seat] = FAVOURITE[pos.classes[seat]] if pos.classes[seat] < len(FAVOURITE) else 0


def _read_glory(deck: Deck, pos: Graveyard, seat: int, said: Said, add: Any, everyone: int) -> None:
    """A seat's favourite and objectives, which everybody knows by now."""
    if said.given("favourite") is not None:
        resource = deck.resource_ids.index(said.get("favourite").one_of(deck.resource_ids, "CE-067"))
        if not deck.has_future(resource) or pos.resources[resource] < 0:
            raise said.get("favourite").wrong(
                "this resource is not there, or has no future hourglass",
                "cette ressource n'est pas là, ou n'a pas de sablier « futur »",
                "CE-067",
            )
        pos.favourites[seat] = resource
    deeds = list(pos.deeds) if seat else []
    faces = _faces(deck, said.get("objectives", []), Objective)
    if len(faces) > 2:
        raise said.get("objectives").wrong("two objectives at most", "deux objectifs au plus", "CE-064")
    pos.drawn[seat] = add(faces, everyone, 100 + seat)
    for face in faces:
        objective = deck.objective(face)
        deeds.append([*objective.deed, int(objective.form == IN_A_NIGHT)] if objective.deed else [])
    if pos.rules & GLORY:  # otherwise nothing is counted
        pos.revealed = 1
        pos.deeds = deeds + [[] for _ in range(2 - len(faces))]
    for index, one in enumerate(said.get("progress", []).entries(2)):
        pos.progress[2 * seat + index] = one.number()
    for one in said.get("achieved", []).entries(2):
        pos.glory[seat] |= 4 << one.number(0, 1)


def _read_events(deck: Deck, pos: Graveyard, top: Said, add: Any, everyone: int) -> None:
    """Events that are not mentioned are in the future, in the order of the rulebook's list."""
    surroundings = _faces(deck, top.get("surroundings", []), EventCard)
    past = _faces(deck, top.get("past", []), EventCard)
    named = Counter(surroundings + past)
    pool = [face for face in deck.events if (of := deck.place_of_event.get(face)) is not None and _there(pos, of)]
    rest = [face for face in (*deck.base_events, *pool) if not named[face]]
    future = _faces(deck, top.get("future"), EventCard) if "future" in top else rest
    for face, copies in Counter(surroundings + past + future).items():
        if copies > 1:
            id = deck.cards[face].id
            raise BadScenario(f"event {id!r} is in two places", f"l'événement {id!r} est à deux endroits")
    pos.surroundings = add(surroundings, everyone, 0)
    pos.past = add(past[::-1], everyone, 0)
    pos.future = add(future[::-1], 0, 0)


def _there(pos: Graveyard, resource: int) -> bool:
    return resource < len(pos.resources) and pos.resources[resource] >= 0


def write(game: Cendrelin, pos: Graveyard) -> dict[str, Any]:
    """The position as a scenario. It must lie between two moves: at the evening's, the sunset's or the night's own question."""
    deck = game.deck
    frame = pos.stack[0] if pos.stack else None
    op = frame.program.ops[frame.pc - 1] if frame is not None and frame.program in game.course.nights.values() else None
    steps = [name for name, kind in _STEPS.items() if isinstance(op, kind)]
    if len(pos.stack) != 1 or not pos.asked or not steps or pos.stack[0].it > -1 or pos.chronicle:
        raise BadScenario(
            "a scenario is written between two moves of a night", "un scénario s'écrit entre deux coups d'une nuit"
        )

    def ids(cards: list[int]) -> list[str]:
        return [deck.cards[pos.faces[card]].id for card in cards]

    seats = []
    for seat in range(pos.seats):
        names = [ALL_CLASSES[one] for one in classes_of(pos, seat)]
        said: dict[str, Any] = {
            "class": names if len(names) > 1 else names[0],
            "mana": pos.mana[seat],
            "hand": ids(pos.hand[seat]),
            "laid": ids(pos.laid[seat]),
            "forgone": ids(pos.forgone[seat]),
            "past_life": ids(pos.past_life[seat][::-1]),
        }
        for kind, name in enumerate(EPHEMERALS):
            if pos.ephemerals[seat * 3 + kind]:
                said[name] = pos.ephemerals[seat * 3 + kind]
        if pos.rules:
            said["favourite"] = deck.resource_ids[pos.favourites[seat]]
            said["objectives"] = ids(pos.drawn[seat])
            said["progress"] = pos.progress[2 * seat : 2 * seat + 2]
            said["achieved"] = [
                index
                for index, card in enumerate(pos.drawn[seat])
                if pos.glory[seat] & 4 << index and deck.objective(pos.faces[card]).permanent
            ]
        seats.append(said)
    resources = {name: held for name, held in zip(deck.resource_ids, pos.resources, strict=False) if held >= 0}
    written: dict[str, Any] = {
        "seats": seats,
        "resources": resources,
        "surroundings": ids(pos.surroundings),
        "future": ids(pos.future[::-1]),
        "past": ids(pos.past[::-1]),
        "charge": pos.charge,
        "night": pos.night,
        "step": steps[0],
        "resolved": bool(pos.resolved),
    }
    if game.own_cards:
        written[OPTION] = game.own_cards
    if pos.rules & AGES:
        written["ages"] = True
    if pos.rules:
        written["rules"] = [name for bit, name in enumerate(ELEMENTS) if pos.rules >> bit & 1]
        written["fated"] = bool(pos.fated)
        written["used"] = ids(pos.used)
        if pos.fate >= 0:
            written["destiny"] = _SPACES[pos.fate]
    return written
