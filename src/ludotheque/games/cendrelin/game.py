"""Le Trône du Haut Cendrelin as the engine sees it: set-up, zones, views, outcome."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from ludotheque.engine.args import CARD, NUMBER, PLACE, ROW, SEAT, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.dice import Dice
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.options import TableOption, Value
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Program, registry
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.view import EVERYONE, NOBODY, OWNER, Zone, ZoneKind
from ludotheque.games.cendrelin import deck, scenario, turn
from ludotheque.games.cendrelin.cards import EventCard, Fragment
from ludotheque.games.cendrelin.effects import Part
from ludotheque.games.cendrelin.graveyard import (
    ABUNDANT,
    CLASSES,
    EPHEMERALS,
    FAVOURITE,
    RESOURCES,
    START,
    Graveyard,
    favourite,
    is_abundant,
    soul_gathered,
)
from ludotheque.games.cendrelin.thinking import THINKING

# The visibility table: who sees the cards of each zone (CE-S12).
HAND = ZoneKind("hand", "hand", "poker-hand", OWNER)
LAID = ZoneKind("laid", "row", "card-play", EVERYONE)
FORGONE = ZoneKind("forgone", "row", "card-exchange", OWNER)
PAST_LIFE = ZoneKind("past_life", "pile", "soul-vessel", NOBODY)
FUTURE = ZoneKind("future", "pile", "tied-scroll", NOBODY)
SURROUNDINGS = ZoneKind("surroundings", "row", "graveyard", EVERYONE)
#: Zones in which cards say no more than which they are.
_AT_REST = frozenset(("laid", "forgone", "past_life", "future", "past"))
PAST = ZoneKind("past", "pile", "backward-time", NOBODY)

TO_PAST = Program("resolve/to-past", [turn.ToPast()])
NIGHT = Program(
    "initiation/night", [turn.Recover(), turn.Reveal(), turn.Evening(), turn.Night(deck.CARDS, TO_PAST), turn.Dawn()]
)
INITIATION = Program("initiation/set-up", [turn.ChooseClasses(), turn.Deal(deck.LISTS), turn.Begin(NIGHT)])

_RESOURCE_ICONS = ("tombstone", "spade", "ghost", "open-treasure-chest")
_EPHEMERAL_ICONS = ("fire-ray", "prayer", "evil-book")


#: What a token of each resource is worth to whoever favours it, once their soul is gathered.
_TOKEN = (4.0, 4.0, 6.0, 6.0)
#: The share of that, by the fragments still in the past life: the nearer to being gathered, the more a token counts.
_NEAR = (1.0, 0.8, 0.64, 0.52, 0.44, 0.4, 0.36, 0.32, 0.3, 0.28, 0.28)


def _foresee(part: Part, frame: Frame, resources: list[int], mana: list[int], left: list[int]) -> None:
    """Apply to counters what a part will do once its questions are answered.

    Whoever is not designated yet is taken to be the opponent whose soul is nearest to being gathered; forgone cards cost nothing.
    """
    seat, it = frame.seat, frame.it
    if it < 0:
        it = min((other for other in range(len(left)) if other != seat), key=left.__getitem__)
    for element in part.elements:
        element.foresee(seat, it, resources, mana, left)


class Cendrelin(Game[Graveyard]):
    """The initiation game."""

    id = "cendrelin"
    names = {"fr": "Le Trône du Haut Cendrelin", "en": "The Throne of the High Cendrelin"}
    tagline = {
        "fr": "Sorciers mort-vivants, rassemblez votre âme et régnez sur le cimetière.",
        "en": "Undead sorcerers, gather your soul and rule the graveyard.",
    }
    seats = (2, 4)
    minutes = (15, 30)
    modes = ("initiation",)
    icon = "stone-throne"
    accent = {"light": "#4E6127", "dark": "#BFD480"}
    rules_version = "1"
    prefix = "CE"
    thinking = THINKING
    turn_rule = "CE-026"
    #: The initiation game with its effect language; ages, places, Destiny, crypt and glory belong to the full rules.
    scope = (
        "CE-001..CE-050",
        "CE-092..CE-094",
        "CE-096..CE-131",
        "CE-154..CE-164",
        "CE-166..CE-167",
        "CE-C01..CE-C02",
        "CE-C05..CE-C08",
        "CE-C12..CE-C13",
        "CE-W01..CE-W13",
        "CE-S01..CE-S02",
        "CE-S04..CE-S05",
        "CE-S10..CE-S23",
        "CE-S25",
        "CE-S37",
        "CE-D02",
        "CE-D08",
        "CE-D12",
    )

    position_type = Graveyard
    cards = deck.CARDS
    kinds = ("fragment", "evenement", "apprenti")
    identity_kinds = ("apprenti",)
    #: Not the surroundings: each sees what they could do themselves with the events there.
    alike = frozenset(("scene", "players", "places", "hand", "laid", "forgone", "past_life", "future", "past"))
    states = {"laid": "card-play", "forgone": "card-exchange", "crypt": "coffin"}
    bands = {
        "necromancien": {
            "words": {"fr": "Nécromancien", "en": "Necromancer"},
            "color": "#4E6127",
            "icon": "raise-zombie",
            "angle": 45,
        },
        "animancien": {
            "words": {"fr": "Animancien", "en": "Animancer"},
            "color": "#2A6A9C",
            "icon": "ghost-ally",
            "angle": 90,
        },
        "sorcier": {
            "words": {"fr": "Sorcier", "en": "Sorcerer"},
            "color": "#A63A1E",
            "icon": "wizard-face",
            "angle": 135,
        },
        "evenement": {"words": {"fr": "Événement", "en": "Event"}, "color": "#5B5145", "icon": "graveyard", "angle": 0},
    }
    table_options = (
        TableOption(
            "classes",
            deck.read_class,
            "choose",
            per_seat=True,
            values=(
                *(
                    Value(name, band["words"], band["icon"], f"help-{name}")
                    for name, band in bands.items()
                    if name in CLASSES
                ),
                Value("choose", "class-choose", "choice"),
                Value("random", "class-random", "rolling-dices"),
            ),
        ),
        TableOption("lists", deck.read_list, per_seat=True),
    )
    programs = registry(
        [
            INITIATION,
            NIGHT,
            TO_PAST,
            *(card.effect.program for card in deck.CARDS if isinstance(card, Fragment)),
            *(option.program for card in deck.CARDS if isinstance(card, EventCard) for option in card.options),
        ]
    )
    moves = {
        kind.verb: kind
        for kind in (
            MoveKind("class", (Arg(THING, "class"),)),
            MoveKind("mana", (), "crystal-ball"),
            MoveKind("draw", (), "soul-vessel"),
            MoveKind("play", (Arg(CARD),), "card-play"),
            MoveKind("resolve", (Arg(CARD), Arg(ROW)), "graveyard"),
            MoveKind("dismiss", (Arg(CARD),), "backward-time"),
            MoveKind("end", (), "sunset", "end"),
            MoveKind("yes", (), "check-mark", "forward"),
            MoveKind("no", (), None, "quiet"),
            MoveKind("designate", (Arg(SEAT),), "crosshair"),
            MoveKind("forgo", (Arg(CARD),), "card-exchange"),
            MoveKind("send", (Arg(CARD),), "return-arrow"),
        )
    }
    events = {
        "class": EventKind(1, (Arg(THING, "class"),)),
        "first": EventKind(1),
        "night": EventKind(0, (Arg(NUMBER),)),
        "recover": EventKind(1, (Arg(NUMBER),)),
        "reveal": EventKind(1, (Arg(CARD),)),
        "reshuffle": EventKind(1),
        "mana": EventKind(1, (Arg(NUMBER), Arg(NUMBER, "now"))),
        "draw": EventKind(1, (Arg(CARD), Arg(NUMBER)), hides=("card",)),
        "play": EventKind(1, (Arg(CARD),)),
        "resolve": EventKind(1, (Arg(CARD),)),
        "dismiss": EventKind(1, (Arg(CARD),)),
        "to_past": EventKind(2, (Arg(CARD),)),
        "create": EventKind(2, (Arg(NUMBER), Arg(PLACE), Arg(NUMBER, "now"))),
        "discard": EventKind(2, (Arg(NUMBER), Arg(PLACE), Arg(NUMBER, "now"))),
        "gain": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "now"))),
        "spend": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "now"))),
        "lose": EventKind(2, (Arg(NUMBER), Arg(NUMBER, "now"))),
        "prepare": EventKind(2, (Arg(NUMBER), Arg(THING, "ephemeral"), Arg(NUMBER, "now"))),
        "employ": EventKind(2, (Arg(NUMBER), Arg(THING, "ephemeral"), Arg(NUMBER, "now"))),
        "forgo": EventKind(2, (Arg(CARD),), hides=("card",)),
        "send_back": EventKind(2, (Arg(CARD), Arg(NUMBER)), hides=("card",)),
        "designate": EventKind(2, (Arg(SEAT),)),
        "declined": EventKind(2),
        "skipped": EventKind(2, (Arg(NUMBER),)),
        "victory": EventKind(1, (Arg(PLACE),)),
    }

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)

    # ------------------------------------------------------------------ opening a table

    def varied_options(self, dice: Dice, seats: int) -> dict[str, Any]:
        """A class for each seat, with the apprentice's list or ten random fragments."""
        classes = [CLASSES[dice.below(len(CLASSES))] for _ in range(seats)]
        lists = [deck.draw_soul(CLASSES.index(klass), dice) if dice.below(2) else None for klass in classes]
        return {"classes": classes, "lists": lists}

    def check_options(self, read: dict[str, Any], seats: int) -> dict[str, Any]:
        deck.check_lists(read["lists"], read["classes"])
        return read

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> Graveyard:
        events = len(deck.BASE_EVENTS)
        pos = Graveyard()
        pos.begin(seats, rng, list(deck.BASE_EVENTS), [0] * events)
        pos.classes = [-1] * seats
        pos.resources = list(START)
        pos.mana = [0] * seats  # CE-S11
        pos.ephemerals = [0] * (3 * seats)
        pos.past_life = [[] for _ in range(seats)]
        pos.hand = [[] for _ in range(seats)]
        pos.laid = [[] for _ in range(seats)]
        pos.forgone = [[] for _ in range(seats)]
        pos.future = list(range(events))
        pos.surroundings = []
        pos.past = []
        pos.charge = -1
        pos.night = 0
        pos.resolved = 0
        pos.winner = -1
        for seat, (klass, fragments) in enumerate(zip(options["classes"], options["lists"], strict=True)):
            if klass == "random":
                pos.classes[seat] = pos.roll(len(CLASSES))
            elif klass != "choose":
                pos.classes[seat] = CLASSES.index(klass)
                if fragments is not None:
                    turn.Deal.add_soul(pos, seat, deck.soul(fragments, pos.classes[seat]))
            if pos.classes[seat] >= 0:
                pos.emit("class", "CE-002", seat, (pos.classes[seat],))
        pos.push(INITIATION, 0)
        return pos

    # ------------------------------------------------------------------ what lies where

    def zones(self, pos: Graveyard) -> list[Zone]:
        found = [Zone(FUTURE, -1, pos.future), Zone(SURROUNDINGS, -1, pos.surroundings), Zone(PAST, -1, pos.past)]
        for seat in range(pos.seats):
            found += [
                Zone(PAST_LIFE, seat, pos.past_life[seat]),
                Zone(HAND, seat, pos.hand[seat]),
                Zone(LAID, seat, pos.laid[seat]),
                Zone(FORGONE, seat, pos.forgone[seat]),
            ]
        return found

    def thing_id(self, kind: str, value: int) -> str:
        return {"place": RESOURCES, "class": CLASSES, "ephemeral": EPHEMERALS}[kind][value]

    def thing_of(self, kind: str, id: str) -> int | None:
        names = {"place": RESOURCES, "class": CLASSES, "ephemeral": EPHEMERALS}[kind]
        return names.index(id) if id in names else None

    # ------------------------------------------------------------------ the course of the game

    def turn(self, pos: Graveyard) -> int:
        return pos.night

    def ended(self, pos: Graveyard) -> bool:
        return pos.winner >= 0

    def result(self, pos: Graveyard) -> dict[str, Any] | None:
        if pos.winner < 0:
            return None
        place = RESOURCES[favourite(pos, pos.winner)]
        said = {"who": f"@{pos.winner}", "place": f"$place-{place}"}
        return {
            "winners": [pos.winner],
            "scores": None,
            "reason": self.say("outcome", said),
            "rule": "CE-047",
            "touches": [place],
        }

    def value(self, pos: Graveyard, seat: Seat) -> float:
        """How far ahead of the others the seat is, above all of the closest, once what is being answered is applied."""
        if pos.winner >= 0:
            return 1000.0 if pos.winner == seat else -1000.0
        resources, mana = pos.resources, pos.mana
        left = [len(pile) for pile in pos.past_life]
        frame = pos.stack[-1]
        part = frame.program.ops[frame.pc - 1]
        if isinstance(part, Part):
            resources, mana = resources[:], mana[:]
            _foresee(part, frame, resources, mana, left)
        mine = FAVOURITE[pos.classes[seat]]
        own = nearest = rivals = 0.0
        for other, klass in enumerate(pos.classes):
            place = FAVOURITE[klass]
            missing = min(left[other], 10)
            token = _TOKEN[place] * _NEAR[missing]
            if place == mine and other != seat:
                token *= 0.5  # what both want must still be worth creating: on their own night, each would win first
            tokens, enough = resources[place], ABUNDANT[place]
            counted = tokens if tokens <= enough else enough + 0.3 * (tokens - enough)  # the rest is only a reserve
            far = 3.0 * (10 - missing) + token * counted + 0.6 * min(mana[other], 9)
            if other == seat:
                own = far
            else:
                rivals += far
                nearest = max(nearest, far)
        return own - 0.8 * nearest - 0.2 * rivals + 0.4 * min(pos.ephemerals[3 * seat], 4)

    # ------------------------------------------------------------------ views

    def scene(self, pos: Graveyard, viewer: Seat) -> dict[str, Any]:
        dealt = pos.charge >= 0
        evening = bool(pos.stack) and self._kind(pos) == "evening"
        return {
            "mode": "initiation",
            "turn": pos.night,
            "title": self.say("title-night", {"n": pos.night}) if pos.night else self.say("title-set-up"),
            "steps": [
                {"id": step, "words": self.say(f"step-{step}"), "icon": icon}
                for step, icon in (("evening", "sunset"), ("night", "moon"))
            ],
            "step": None if not dealt or pos.winner >= 0 else "evening" if evening else "night",
            "active": pos.charge if dealt else None,
            "duties": [{"words": self.say("duty-event"), "done": bool(pos.resolved)}] if dealt and not evening else [],
        }

    def _kind(self, pos: Graveyard) -> str:
        frame = pos.stack[-1]
        return str(getattr(frame.program.ops[frame.pc - 1], "kind", ""))

    def player_view(self, pos: Graveyard, seat: Seat, viewer: Seat) -> dict[str, Any]:
        klass = pos.classes[seat]
        counters = [
            {"id": "mana", "icon": "crystal-ball", "value": pos.mana[seat], "of": None},
            {"id": "past-life", "icon": "soul-vessel", "value": len(pos.past_life[seat]), "of": None},
            {"id": "hand", "icon": "poker-hand", "value": len(pos.hand[seat]), "of": None},
        ]
        counters += [
            {"id": name, "icon": _EPHEMERAL_ICONS[kind], "value": pos.ephemerals[seat * 3 + kind], "of": None}
            for kind, name in enumerate(EPHEMERALS)
            if pos.ephemerals[seat * 3 + kind]
        ]
        for counter in counters:
            counter["words"] = self.say(f"counter-{counter['id']}")
        badges = []
        if klass >= 0 and pos.charge >= 0:
            if soul_gathered(pos, seat):
                badges.append({"id": "soul", "words": self.say("badge-soul"), "icon": "soul-vessel"})
            if is_abundant(pos, favourite(pos, seat)):
                badges.append({"id": "abundant", "words": self.say("badge-abundant"), "icon": "empty-hourglass"})
        return {
            "seat": seat,
            "band": CLASSES[klass] if klass >= 0 else None,
            "counters": counters,
            "badges": badges,
            "cards": [deck.APPRENTICES[klass].id] if klass >= 0 else [],
            "won": pos.winner == seat,
        }

    def places_view(self, pos: Graveyard, viewer: Seat) -> list[dict[str, Any]]:
        return [
            {
                "ref": RESOURCES[resource],
                "words": self.say(f"place-{RESOURCES[resource]}"),
                "icon": _RESOURCE_ICONS[resource],
                "value": pos.resources[resource],
                "start": START[resource],
                "of": ABUNDANT[resource],
                "full": is_abundant(pos, resource),
                "pawns": [
                    seat for seat in range(pos.seats) if pos.classes[seat] >= 0 and favourite(pos, seat) == resource
                ],
            }
            for resource in range(len(RESOURCES))
        ]

    def plain(self, pos: Graveyard) -> frozenset[str]:
        return _AT_REST

    def card_state(self, pos: Graveyard, card: Copy, zone: Zone, viewer: Seat) -> dict[str, Any]:
        face = self.cards[pos.faces[card]]
        ref = self.ref(pos, card)
        if isinstance(face, EventCard):
            if zone.kind is not SURROUNDINGS or pos.charge < 0:
                return {"states": []}
            # the viewer sees what they could do with it; a spectator, what the player in charge could do
            seat = viewer if viewer >= 0 else pos.charge
            hand = len(pos.hand[seat])
            rows = [
                option.live(pos, seat, hand, f"{ref}/{'abc'[row]}", "abc"[row])
                for row, option in enumerate(face.options)
            ]
            return {"states": [], "effects": rows}
        fragment = cast(Fragment, face)
        states = ["crypt"] if fragment.crypt else []
        if zone.kind is HAND:
            return {
                "states": states,
                "effects": [fragment.effect.live(pos, zone.owner, len(pos.hand[zone.owner]) - 1, None, None)],
            }
        if zone.kind is LAID or zone.kind is FORGONE:
            states = [zone.kind.id, *states]
        return {"states": states}

    def hidden_state(self, pos: Graveyard, card: Copy, zone: Zone) -> dict[str, Any]:
        return {"states": ["forgone"]} if zone.kind is FORGONE else {"states": []}

    # ------------------------------------------------------------------ answers

    def move_words(self, pos: Graveyard, seat: Seat, move: Move) -> dict[str, str]:
        if move[0] == "resolve":
            event = cast(EventCard, self.cards[pos.faces[move[1]]])
            return self.say("move-resolve", {"card": event.names, "what": event.options[move[2]].words})
        return super().move_words(pos, seat, move)

    def refuse_thing(self, pos: Graveyard, seat: Seat, thing: str) -> Refusal | None:
        """Clicks on what no move begins with: laid cards, piles, places, other players."""
        card = self.find_card(pos, seat, thing.partition("/")[0])
        if card is not None:
            if card in pos.laid[seat]:
                return Refusal("CE-035", "refusal-laid")
            if card in pos.forgone[seat]:
                return Refusal("CE-041", "refusal-forgone")
            if any(card in pile for pile in pos.laid):
                return Refusal("CE-026", "refusal-not-yours")
            if self._kind(pos) == "evening":
                return Refusal("CE-030", "refusal-evening-first")
        if thing in RESOURCES:
            return Refusal("CE-S22", "refusal-place")
        if thing.startswith("past_life"):
            return Refusal("CE-007", "refusal-past-life")
        if thing in ("future", "past"):
            return Refusal("CE-017", "refusal-pile")
        return None

    def forecast(self, pos: Graveyard, seat: Seat, move: Move) -> dict[str, Any] | None:
        """What the graveyard and one's mana will be, if nothing unknown and no choice comes in between."""
        if move[0] not in ("play", "resolve", "mana"):
            return None
        after = pos.copy()
        self.answer(after, seat, move)
        if after.chance != pos.chance or after.news >> seat & 1:
            return None
        if after.winner >= 0:
            mark = "win" if after.winner == seat else "lose"
            return {"words": self.say(f"forecast-{mark}", {"who": f"@{after.winner}"}), "mark": mark}
        changes = [
            (f"$place-{RESOURCES[r]}", pos.resources[r], after.resources[r])
            for r in range(len(RESOURCES))
            if after.resources[r] != pos.resources[r]
        ]
        if after.mana[seat] != pos.mana[seat]:
            changes.append(("$counter-mana", pos.mana[seat], after.mana[seat]))
        if not changes:
            return None
        lines = [self.say("forecast-change", {"what": what, "old": old, "new": new}) for what, old, new in changes]
        words = {language: ", ".join(line[language] for line in lines) for language in ("fr", "en")}
        resource = favourite(pos, seat)
        abundant = is_abundant(after, resource) and not is_abundant(pos, resource)
        return {"words": words, "mark": "abundant" if abundant else None}

    # ------------------------------------------------------------------ scenarios

    def read_scenario(self, data: dict[str, Any]) -> Graveyard:
        return scenario.read(self, data, NIGHT)

    def write_scenario(self, pos: Graveyard) -> dict[str, Any]:
        return scenario.write(self, pos)
