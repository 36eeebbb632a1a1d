"""From age to age: the change that a new High Cendrelin may make (CE-140 to CE-147), and what the next age begins with (CE-153).

An age is a table. It leaves its places, its events, its classes and who became High Cendrelin; tokens, mana, past lives, hands,
objectives and favourites begin anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludotheque.engine.dice import Dice
from ludotheque.engine.editions import OPTION
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask
from ludotheque.engine.reading import Said
from ludotheque.engine.refusal import Refusal
from ludotheque.games.cendrelin.deck import Deck
from ludotheque.games.cendrelin.graveyard import AGES, ALL_CLASSES, RESOURCES, Graveyard
from ludotheque.games.cendrelin.setup import classes_of

#: At most so many places that are not demonic (CE-143), and at least so many events (CE-147).
MOST_PLACES: Final = 3
FEWEST_EVENTS: Final = 8
_FIELDS: Final = ("age", "classes", "crown", "places", "events", "history")
_HISTORY: Final = ("age", "crown", "classes", "nights")
_MOST_AGES: Final = 1000
_MOST_NIGHTS: Final = 100_000


def places_of(pos: Graveyard) -> list[int]:
    """The places added to the graveyard, by their resources."""
    return [resource for resource in range(len(RESOURCES), len(pos.resources)) if pos.resources[resource] >= 0]


def events_of(pos: Graveyard) -> list[int]:
    """The faces of the events in play."""
    return sorted(pos.faces[card] for card in (*pos.future, *pos.surroundings, *pos.past))


def graveyard(pos: Graveyard) -> tuple[list[int], list[int]]:
    """The places and the events of the next age, as far as they are settled."""
    if pos.change:
        return pos.change["places"], pos.change["events"]
    return places_of(pos), events_of(pos)


def addable(deck: Deck, places: list[int], events: list[int]) -> list[int]:
    """Events that may come into play: those that belong to a place of the graveyard, or to none."""
    return [
        face
        for face in deck.events
        if face not in events and ((of := deck.place_of_event.get(face)) is None or of in places)
    ]


class ChangeAge(Ask):
    """The new High Cendrelin may make one change, or none (CE-141, CE-S34), before anybody leaves (CE-S35)."""

    __slots__ = ("deck",)
    kind = "change"
    rule = "CE-141"
    verbs = ("swap_place", "add_place", "remove_place", "swap_event", "add_event", "remove_event", "unchanged")

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def act(self, pos: Graveyard, frame: Frame) -> None:
        if pos.rules & AGES:
            pos.asked.append(frame.seat)

    def candidates(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        places, events = graveyard(pos)
        absent = [resource for resource in (*self.deck.common, *self.deck.demonic) if resource not in places]
        fresh = addable(self.deck, places, events)
        found: list[Move] = [("swap_place", old, new) for old in places for new in absent]
        found += [("add_place", new) for new in absent]
        found += [("remove_place", old) for old in places]
        found += [("swap_event", old, new) for old in events for new in fresh]
        found += [("add_event", new) for new in fresh]
        found += [("remove_event", old) for old in events]
        return [*found, ("unchanged",)]

    def buttons(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        return (("unchanged",),)

    def refusal(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        verb = move[0]
        places, events = graveyard(pos)
        if verb == "unchanged":
            return None
        if verb.endswith("place"):
            return _place_refusal(self.deck, verb, move[1:], places, events)
        return _event_refusal(self.deck, verb, move[1:], places, events)

    def answer(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> None:
        verb = move[0]
        places, events = graveyard(pos)
        after, pool = changed(self.deck, verb, move[1:], places, events)
        pos.change = {"places": after, "events": pool}
        pos.emit(verb, "CE-S34" if verb == "unchanged" else "CE-141", seat, move[1:])

    def reason(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-change", {}


def changed(
    deck: Deck, verb: str, args: tuple[int, ...], places: list[int], events: list[int]
) -> tuple[list[int], list[int]]:
    """Places and events after a change: the events of a place come and go with it (CE-144, CE-S31)."""
    gone = args[0] if verb.startswith(("swap", "remove")) else -1
    come = args[-1] if verb.startswith(("swap", "add")) else -1
    if verb.endswith("place"):
        places = sorted([*(one for one in places if one != gone), *([come] if come >= 0 else [])])
        events = [face for face in events if gone < 0 or deck.place_of_event.get(face) != gone]
        return places, sorted([*events, *(deck.events_of[come] if come >= 0 else [])])
    if verb.endswith("event"):
        events = sorted([*(face for face in events if face != gone), *([come] if come >= 0 else [])])
    return places, events


def _place_refusal(
    deck: Deck, verb: str, args: tuple[int, ...], places: list[int], events: list[int]
) -> Refusal | None:
    gone = args[0] if verb != "add_place" else -1
    come = args[-1] if verb != "remove_place" else -1
    if gone >= 0 and gone not in places:
        return Refusal("CE-142", "refusal-place-absent")
    if come >= 0 and (come in places or (come not in deck.common and come not in deck.demonic)):
        return Refusal("CE-142", "refusal-place-there")
    demonic = [one in deck.demonic for one in (gone, come) if one >= 0]
    if any(demonic) and (verb != "swap_place" or not all(demonic)):
        return Refusal("CE-145", "refusal-demonic")
    if verb == "add_place" and sum(one in deck.common for one in places) >= MOST_PLACES:
        return Refusal("CE-143", "refusal-three-places")
    if len(changed(deck, verb, args, places, events)[1]) < FEWEST_EVENTS:
        return Refusal("CE-S32", "refusal-eight-events")
    return None


def _event_refusal(
    deck: Deck, verb: str, args: tuple[int, ...], places: list[int], events: list[int]
) -> Refusal | None:
    if verb != "add_event" and args[0] not in events:
        return Refusal("CE-146", "refusal-event-absent")
    if verb != "remove_event" and args[-1] not in addable(deck, places, events):
        return Refusal("CE-146", "refusal-event-there")
    if verb == "remove_event" and len(events) <= FEWEST_EVENTS:
        return Refusal("CE-147", "refusal-eight-events")
    return None


# ---------------------------------------------------------------------- what an age leaves to the next


def carry(deck: Deck, pos: Graveyard, crown: int) -> dict[str, Any]:
    """What the next age must know (CE-153)."""
    places, events = graveyard(pos)
    before = pos.chronicle
    age = before["age"] + 1 if before else 1
    classes = [[ALL_CLASSES[one] for one in classes_of(pos, seat)] for seat in range(pos.seats)]
    lived = {"age": age, "crown": crown, "classes": classes[crown] if crown >= 0 else [], "nights": pos.night}
    return {
        "age": age,
        "classes": classes,
        "crown": crown,
        "places": [deck.places[resource].id for resource in places],
        "events": [deck.cards[face].id for face in events],
        "history": [*(before["history"] if before else []), lived],
    }


def drawn(deck: Deck, dice: Dice, seats: int) -> dict[str, Any]:
    """An age at random that came before: two places, and every event that fits them, spare ones too."""
    places = [deck.common[dice.below(len(deck.common))], deck.demonic[dice.below(len(deck.demonic))]]
    pairs = [[ALL_CLASSES[one := dice.below(4)], ALL_CLASSES[one + 1]] for _ in range(seats)]
    return {
        "age": 1,
        "classes": pairs,
        "crown": 0,
        "places": [deck.places[resource].id for resource in places],
        "events": [deck.cards[face].id for face in addable(deck, places, [])],
        "history": [{"age": 1, "crown": 0, "classes": pairs[0], "nights": 20}],
    }


def read(deck: Deck, said: Said, seats: int) -> dict[str, Any]:
    """What an age has left, unchanged; whatever no age leaves is refused with the rule it breaks."""
    said.mapping((*_FIELDS, OPTION))
    for name in _FIELDS:
        if name not in said:
            raise said.unfit(f"lacks {name!r}", f"n'a pas de {name!r}")
    age = said.get("age").number(1, _MOST_AGES)
    before = said.get("classes").entries(5, 2, "CE-S36")
    for one in before:
        _read_classes(one)
    said.get("crown").number(-1, len(before) - 1, "CE-153")
    _read_graveyard(deck, said)
    history = said.get("history").entries(_MOST_AGES, 1)
    if len(history) != age:
        raise said.get("history").wrong(
            f"{len(history)} ages are told, not {age}", f"{len(history)} âges sont racontés, et non {age}", "CE-153"
        )
    for number, one in enumerate(history, 1):
        one.mapping(_HISTORY)
        one.get("age").number(number, number, "CE-153")
        one.get("crown").number(-1, 4, "CE-153")
        _read_classes(one.get("classes"), 0)
        one.get("nights").number(0, _MOST_NIGHTS)
    left: dict[str, Any] = said.value
    return left


def _read_classes(said: Said, least: int = 0) -> None:
    names = [one.one_of(ALL_CLASSES, "CE-C03") for one in said.entries(2, least, "CE-059")]
    if len(set(names)) != len(names):
        raise said.wrong("the same class twice", "deux fois la même classe", "CE-059")


def _read_graveyard(deck: Deck, said: Said) -> None:
    ids = {card.id: resource for resource, card in deck.places.items()}
    places = [ids[one.one_of(tuple(ids), "CE-D04")] for one in said.get("places").entries(len(ids))]
    common = [one for one in places if one in deck.common]
    if len(set(places)) != len(places) or len(common) > MOST_PLACES:
        raise said.get("places").wrong(
            "at most three different places besides a demonic one",
            "au plus trois lieux différents, outre un lieu démoniaque",
            "CE-143",
        )
    if len(places) - len(common) > 1:
        raise said.get("places").wrong("two demonic places", "deux lieux démoniaques", "CE-145")
    known = {deck.cards[face].id: face for face in deck.events}
    events = [known[one.one_of(tuple(known), "CE-D03")] for one in said.get("events").entries(len(known))]
    if len(set(events)) != len(events) or len(events) < FEWEST_EVENTS:
        raise said.get("events").wrong(
            "at least eight different events", "au moins huit événements différents", "CE-147"
        )
    for face in events:
        of = deck.place_of_event.get(face)
        if of is not None and of not in places:
            card = deck.cards[face]
            raise said.get("events").wrong(
                f"{card.id!r} belongs to a place that is not there",
                f"{card.id!r} dépend d'un lieu qui n'est pas là",
                "CE-144",
            )
