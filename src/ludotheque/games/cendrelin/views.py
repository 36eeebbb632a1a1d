"""What players see: the head of the view, each cendrelin, places, and cards; `standing` tells who is near the throne."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from ludotheque.engine.editions import OPTION
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.view import Zone
from ludotheque.engine.words import Words
from ludotheque.games.cendrelin.cards import EventCard, Fragment
from ludotheque.games.cendrelin.effects import Options
from ludotheque.games.cendrelin.glory import COUNT, POINTS
from ludotheque.games.cendrelin.graveyard import (
    ALL_CLASSES,
    DESTINY,
    ENOUGH_GLORY,
    EPHEMERALS,
    FULL,
    GLORY,
    RESOURCES,
    SUNSET,
    TWO_CLASSES,
    UNFORESEEN,
    Graveyard,
    favourite,
    is_abundant,
    soul_gathered,
)
from ludotheque.games.cendrelin.setup import classes_of
from ludotheque.games.cendrelin.standing import standing
from ludotheque.games.cendrelin.zones import FORGONE, HAND, LAID, OBJECTIVES, SURROUNDINGS

if TYPE_CHECKING:
    from ludotheque.games.cendrelin.game import Cendrelin

_RESOURCE_ICONS: Final = ("tombstone", "spade", "ghost", "open-treasure-chest")
_EPHEMERAL_ICONS: Final = ("fire-ray", "prayer", "evil-book")


def asking(pos: Graveyard) -> str:
    """The kind of the question that is asked."""
    frame = pos.stack[-1]
    return str(getattr(frame.program.ops[frame.pc - 1], "kind", ""))


def step_of(pos: Graveyard) -> str:
    """The part of the turn that is going on, whatever an effect asks in it: evening, sunset or night."""
    if pos.winner >= 0 or not pos.stack:
        return "night"
    frame = pos.stack[0]
    # above the night an effect is resolving: the step that began it asks again after it, or the evening goes on
    at = frame.pc if len(pos.stack) > 1 else frame.pc - 1
    for op in reversed(frame.program.ops[: at + 1]):
        kind = str(getattr(op, "kind", ""))
        if kind in ("sunset", "night"):
            return kind
    return "evening"


def _round(pos: Graveyard) -> dict[str, Any]:
    """The round of the sunset: who comes in which order, and how many have had their turn (CE-078)."""
    frame = pos.stack[0]
    return {"order": [(frame.seat + step) % pos.seats for step in range(pos.seats)], "done": frame.it + 1}


def scene(game: Cendrelin, pos: Graveyard) -> dict[str, Any]:
    dealt = pos.charge >= 0
    steps = [("evening", "sunset"), *([("sunset", "sunbeams")] if pos.rules & SUNSET else []), ("night", "moon")]
    duties = [{"words": game.say("duty-event"), "done": bool(pos.resolved)}]
    if pos.rules & DESTINY:
        duties.append({"words": game.say("duty-destiny"), "done": bool(pos.fated)})
    step = step_of(pos)
    if not pos.night:
        title = game.say("title-set-up")
    elif pos.chronicle:
        title = game.say("title-age-night", {"age": pos.chronicle["age"] + 1, "n": pos.night})
    else:
        title = game.say("title-night", {"n": pos.night})
    return {
        "mode": "full" if pos.rules & FULL == FULL else "initiation",
        "turn": pos.night,
        "title": title,
        "steps": [{"id": id, "words": game.say(f"step-{id}"), "icon": icon} for id, icon in steps],
        "step": None if not dealt or pos.winner >= 0 else step,
        "active": pos.charge if dealt else None,
        "duties": duties if dealt and step == "night" and pos.winner < 0 else [],
        **({"round": _round(pos)} if dealt and pos.winner < 0 and step == "sunset" else {}),
        **_destiny(game, pos),
    }


def _destiny(game: Cendrelin, pos: Graveyard) -> dict[str, Any]:
    """Destiny's spaces, the pawn on one of them, and the ages before this one."""
    found: dict[str, Any] = {}
    if pos.rules & DESTINY:
        ids = game.things["space"]
        found["destiny"] = {
            "card": game.deck.destiny.id,
            "spaces": [
                {"id": id, "words": game.say(f"space-{id}"), "effect": dict(game.deck.destiny.options[number].words)}
                for number, id in enumerate(ids)
            ],
            "pawn": ids[pos.fate] if pos.fate >= 0 else None,
        }
    if pos.chronicle:
        found["history"] = [
            {"age": one["age"], "bands": one["classes"][:], "nights": one["nights"]} for one in pos.chronicle["history"]
        ]
    return found


def chapter(game: Cendrelin, carry: dict[str, Any]) -> Words:
    """What a chronicle tells of an age: how long it took, whose it is now, and the graveyard that it left."""
    age = carry["history"][-1]
    edition = cast("Cendrelin", game.edition(carry.get(OPTION, "")))
    said = [game.say("chapter-age", {"age": age["age"], "nights": age["nights"]})]
    if age["classes"]:
        said.append(_listed(game, "chapter-crown", [game.say(f"class-{one}") for one in age["classes"]]))
    names = {card.id: {"fr": card.fr, "en": card.en} for card in edition.deck.places.values()}
    if carry["places"]:
        said.append(_listed(game, "chapter-places", [names[one] for one in carry["places"]]))
    said.append(game.say("chapter-events", {"n": len(carry["events"])}))
    return {language: " ".join(one[language] for one in said) for language in ("fr", "en")}


def _listed(game: Cendrelin, message: str, names: list[Words]) -> Words:
    """A message that names several things, one after the other."""
    return game.say(
        message, {"what": {language: ", ".join(one[language] for one in names) for language in ("fr", "en")}}
    )


def player(game: Cendrelin, pos: Graveyard, seat: Seat) -> dict[str, Any]:
    klass = pos.classes[seat]
    dealt = pos.charge >= 0
    building = bool(pos.rules) and not dealt
    counters = [{"id": "mana", "icon": "crystal-ball", "value": pos.mana[seat], "of": None}]
    if pos.rules & GLORY:
        counters.insert(0, {"id": "glory", "icon": "laurel-crown", "value": COUNT[pos.glory[seat]], "of": ENOUGH_GLORY})
    if not building:
        counters.append({"id": "past-life", "icon": "soul-vessel", "value": len(pos.past_life[seat]), "of": None})
    counters.append({"id": "hand", "icon": "poker-hand", "value": len(pos.hand[seat]), "of": None})
    counters += [
        {"id": name, "icon": _EPHEMERAL_ICONS[kind], "value": pos.ephemerals[seat * 3 + kind], "of": None}
        for kind, name in enumerate(EPHEMERALS)
        if pos.ephemerals[seat * 3 + kind]
    ]
    for counter in counters:
        counter["words"] = game.say(f"counter-{counter['id']}")
    badges = []
    if klass >= 0 and dealt:
        if soul_gathered(pos, seat):
            badges.append({"id": "soul", "words": game.say("badge-soul"), "icon": "soul-vessel"})
        if is_abundant(pos, favourite(pos, seat)):
            badges.append({"id": "abundant", "words": game.say("badge-abundant"), "icon": "empty-hourglass"})
        for index, card in enumerate(pos.drawn[seat] if pos.rules & GLORY else []):
            if pos.glory[seat] & POINTS[2 + index]:
                objective = game.cards[pos.faces[card]]
                badges.append({"id": f"objective-{index}", "words": objective.names, "icon": "laurel-crown"})
    shown: dict[str, Any] = {
        "seat": seat,
        "band": ALL_CLASSES[klass] if klass >= 0 else None,
        "counters": counters,
        "badges": badges,
        "cards": [game.deck.apprentices[klass].id]
        if 0 <= klass < len(game.deck.apprentices) and pos.second[seat] < 0
        else [],
        "won": pos.winner == seat,
    }
    if pos.rules & TWO_CLASSES:
        shown["bands"] = [ALL_CLASSES[one] for one in classes_of(pos, seat)]
    if dealt:
        shown["glory"] = standing(game, pos, seat)
    return shown


def places(game: Cendrelin, pos: Graveyard, viewer: Seat) -> list[dict[str, Any]]:
    found = []
    seat = viewer if viewer >= 0 else pos.charge
    for resource, value in enumerate(pos.resources):
        if value < 0:
            continue
        about = game.deck.resources[resource]
        shown: dict[str, Any] = {
            "ref": about.id,
            "words": game.say(f"place-{about.id}"),
            "icon": _RESOURCE_ICONS[resource] if resource < len(RESOURCES) else game.deck.places[resource].icon,
            "value": value,
            "start": about.start,
            "of": about.enough if game.deck.has_future(resource) else None,
            "full": is_abundant(pos, resource),
            "pawns": [one for one in range(pos.seats) if pos.favourites[one] == resource]
            if pos.charge >= 0 or not pos.rules
            else [],
        }
        if not pos.rules and pos.charge < 0:
            shown["pawns"] = []
        if resource >= len(RESOURCES):
            card = game.deck.places[resource]
            shown["card"], shown["demonic"] = card.id, card.demonic
            if pos.charge >= 0:
                hand = len(pos.hand[seat])
                shown["effects"] = [
                    option.live(pos, seat, hand, f"{about.id}/{'abcdef'[row]}", "abcdef"[row])
                    for row, option in enumerate(card.options)
                ]
        found.append(shown)
    return found


def card_state(game: Cendrelin, pos: Graveyard, card: Copy, zone: Zone, viewer: Seat) -> dict[str, Any]:
    face = game.cards[pos.faces[card]]
    ref = game.ref(pos, card)
    if zone.kind is OBJECTIVES:
        return _objective_state(game, pos, card, zone)
    if isinstance(face, EventCard):
        if zone.kind is not SURROUNDINGS or pos.charge < 0:
            return {"states": []}
        # the viewer sees what they could do with it; a spectator, what the player in charge could do
        seat = viewer if viewer >= 0 else pos.charge
        hand = len(pos.hand[seat])
        rows = [
            option.live(pos, seat, hand, f"{ref}/{'abc'[row]}", "abc"[row]) for row, option in enumerate(face.options)
        ]
        shown: dict[str, Any] = {"states": ["used"] if card in pos.used else [], "effects": rows}
        if face.unforeseen is not None and pos.rules & UNFORESEEN:
            shown["unforeseen"] = face.unforeseen.face(None, None)
        if face.action is not None and pos.rules:
            shown["action"] = face.action.live(pos, seat, hand, None, None)
        return shown
    if not isinstance(face, Fragment):
        return {"states": []}
    fragment = face
    states = ["crypt"] if fragment.crypt else []
    if zone.kind is HAND:
        effect, hand = fragment.effect, len(pos.hand[zone.owner]) - 1
        if isinstance(effect, Options):
            return {"states": states, "effects": effect.live(pos, zone.owner, hand, ref)}
        return {"states": states, "effects": [effect.live(pos, zone.owner, hand, None, None)]}
    if zone.kind is LAID or zone.kind is FORGONE:
        states = [zone.kind.id, *states]
    return {"states": states}


def _objective_state(game: Cendrelin, pos: Graveyard, card: Copy, zone: Zone) -> dict[str, Any]:
    """An objective, met or not, and how far the deed it asks for has come."""
    if not pos.revealed:
        return {"states": []}
    index = zone.cards.index(card)
    shown: dict[str, Any] = {"states": ["met"] if pos.glory[zone.owner] & POINTS[2 + index] else []}
    objective = game.deck.objective(pos.faces[card])
    if objective.deed:
        shown["progress"] = {
            "value": min(pos.progress[2 * zone.owner + index], objective.target),
            "of": objective.target,
        }
    return shown
