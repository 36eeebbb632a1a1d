"""Le Trône du Haut Cendrelin as the engine sees it: set-up, moves, views, outcome."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from ludotheque.engine.args import CARD, NUMBER, PIECE, PLACE, ROW, SEAT, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.dice import Dice
from ludotheque.engine.editions import OPTION
from ludotheque.engine.game import Game
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Move
from ludotheque.engine.program import registry
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.trial import Paired
from ludotheque.engine.view import Zone
from ludotheque.engine.words import Catalogue, Words
from ludotheque.games.cendrelin import (
    ages,
    classes,
    glory,
    own,
    scenario,
    setup,
    tables,
    trial,
    trials,
    turn,
    views,
    zones,
)
from ludotheque.games.cendrelin import value as judgement
from ludotheque.games.cendrelin.cards import EventCard, Fragment
from ludotheque.games.cendrelin.course import Course
from ludotheque.games.cendrelin.deck import PRINTED, Deck
from ludotheque.games.cendrelin.graveyard import (
    ALL_CLASSES,
    EPHEMERALS,
    GLORY,
    PLACES,
    RESOURCES,
    START,
    Graveyard,
    favourite,
    is_abundant,
)
from ludotheque.games.cendrelin.lint import report
from ludotheque.games.cendrelin.log import EVENTS
from ludotheque.games.cendrelin.reasons import REASONS
from ludotheque.games.cendrelin.resources import ABSENT
from ludotheque.games.cendrelin.standing import standing
from ludotheque.games.cendrelin.story import STORY
from ludotheque.games.cendrelin.thinking import THINKING

_N, _NOW = Arg(NUMBER), Arg(NUMBER, "now")
#: Things that are neither cards nor seats, besides the places.
_THINGS = {
    "class": ALL_CLASSES,
    "class2": ALL_CLASSES,
    "ephemeral": EPHEMERALS,
    "space": ("caveau", "beche", "souffle", "obole"),
    "point": ("soul", "favourite"),
}


class Cendrelin(Game[Graveyard]):
    """The initiation game, the full rules, and whatever lies between them."""

    id = "cendrelin"
    names = {"fr": "Le Trône du Haut Cendrelin", "en": "The Throne of the High Cendrelin"}
    tagline = {
        "fr": "Sorciers morts-vivants, rassemblez votre âme et régnez sur le cimetière.",
        "en": "Undead sorcerers, gather your soul and rule the graveyard.",
    }
    seats = (2, 5)
    minutes = (15, 60)
    modes = (tables.INITIATION, tables.WHOLE)
    icon = "stone-throne"
    accent = {"light": "#4E6127", "dark": "#BFD480"}
    rules_version = "8"
    prefix = "CE"
    thinking = THINKING
    reasons = REASONS
    story = STORY
    turn_rule = "CE-026"
    concede_rule = "CE-S43"
    position_type = Graveyard
    seats_rule = "CE-S36"
    carries = True
    chapter_options = {"ages": "many"}
    heirs = "heirs"
    kinds = ("fragment", "evenement", "apprenti", "objectif", "lieu", "destin")
    identity_kinds = ("apprenti", "lieu", "destin")
    #: Neither the surroundings nor the places: each sees what they could do themselves there.
    alike = frozenset(("scene", "players")) | zones.ALIKE
    states = {
        "laid": "card-play",
        "forgone": "card-exchange",
        "crypt": "coffin",
        "used": "hourglass",
        "met": "laurel-crown",
    }
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
        "demoniste": {
            "words": {"fr": "Démoniste", "en": "Demonist"},
            "color": "#7A1F4B",
            "icon": "evil-book",
            "angle": 60,
        },
        "pretre": {
            "words": {"fr": "Prêtre", "en": "Priest"},
            "color": "#8A6A12",
            "icon": "prayer",
            "angle": 120,
        },
        "lieu": {"words": {"fr": "Lieu", "en": "Place"}, "color": "#4A5A52", "icon": "ancient-ruins", "angle": 30},
        "destin": {"words": {"fr": "Destin", "en": "Destiny"}, "color": "#4B4468", "icon": "cycle", "angle": 75},
        "evenement": {"words": {"fr": "Événement", "en": "Event"}, "color": "#5B5145", "icon": "graveyard", "angle": 0},
    }
    moves = {
        kind.verb: kind
        for kind in (
            MoveKind("class", (Arg(THING, "class"),)),
            MoveKind("classes", (Arg(THING, "class"), Arg(THING, "class2"))),
            MoveKind("place", (Arg(PLACE),), "ancient-ruins"),
            MoveKind("leave", (Arg(CARD),), "card-exchange"),
            MoveKind("pick", (Arg(CARD),), "card-pick"),
            MoveKind("unpick", (Arg(CARD),), "return-arrow", "quiet"),
            MoveKind("fill", (), "cycle"),
            MoveKind("seal", (), "check-mark", "forward"),
            MoveKind("favour", (Arg(PLACE),), "pawn"),
            MoveKind("pass", (), "moon", "forward"),
            MoveKind("use", (Arg(PLACE), Arg(ROW)), "ancient-ruins"),
            MoveKind("act", (Arg(CARD),), "card-play"),
            MoveKind("destiny", (Arg(THING, "space"),), "cycle"),
            MoveKind("swap_place", (Arg(PLACE), Arg(PLACE, "place2")), "cycle"),
            MoveKind("add_place", (Arg(PLACE),), "ancient-ruins"),
            MoveKind("remove_place", (Arg(PLACE),), "backward-time"),
            MoveKind("swap_event", (Arg(PIECE, "happening"), Arg(PIECE, "happening2")), "cycle"),
            MoveKind("add_event", (Arg(PIECE, "happening"),), "tied-scroll"),
            MoveKind("remove_event", (Arg(PIECE, "happening"),), "backward-time"),
            MoveKind("unchanged", (), "stone-throne", "quiet"),
            MoveKind("mana", (), "crystal-ball"),
            MoveKind("draw", (), "soul-vessel"),
            MoveKind("play", (Arg(CARD),), "card-play"),
            MoveKind("resolve", (Arg(CARD), Arg(ROW)), "graveyard"),
            MoveKind("dismiss", (Arg(CARD),), "backward-time"),
            MoveKind("end", (), "sunset", "end"),
            MoveKind("option", (Arg(CARD), Arg(ROW)), "card-play"),
            MoveKind("yes", (), "check-mark", "forward"),
            MoveKind("no", (), None, "quiet"),
            MoveKind("designate", (Arg(SEAT),), "crosshair"),
            MoveKind("forgo", (Arg(CARD),), "card-exchange"),
            MoveKind("send", (Arg(CARD),), "return-arrow"),
        )
    }
    events = EVENTS

    def __init__(self, deck: Deck = PRINTED, catalogue: Catalogue | None = None) -> None:
        self.deck = deck
        self.cards = deck.cards
        self.course = Course(deck)
        self.table_options = tables.table_options(deck, self.bands)
        effects = [program for card in deck.cards for program in getattr(card, "programs", ())]
        self.programs = registry([*self.course.programs(), *effects])
        self.things: dict[str, tuple[str, ...]] = {**_THINGS, "place": deck.resource_ids, "place2": deck.resource_ids}
        super().__init__(Path(__file__).parent, catalogue)

    # ------------------------------------------------------------------ opening a table

    def varied_options(self, dice: Dice, seats: int) -> dict[str, Any]:
        return tables.varied(self.deck, dice, seats)

    def ways(self) -> Sequence[tuple[int, dict[str, Any]]]:
        return [(seats, {"mode": mode}) for seats in range(2, 6) for mode in self.modes]

    def check_options(self, read: dict[str, Any], seats: int) -> dict[str, Any]:
        return tables.check(self.deck, read, seats)

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> Graveyard:
        if tables.TRIAL in options:
            return self._open_trial(rng, options[tables.TRIAL])
        deck, left = self.deck, options["carry"]
        events = deck.base_events if left is None else [deck.index[id] for id in left["events"]]
        pos = Graveyard()
        pos.begin(seats, rng, list(events), [0] * len(events))
        pos.rules = tables.rules_of(options)
        pos.classes, pos.second, pos.favourites = [-1] * seats, [-1] * seats, [-1] * seats
        pos.resources, pos.enough = list(START), [resource.enough for resource in deck.resources]
        if pos.rules:
            pos.resources += [ABSENT] * (len(deck.resources) - len(START))
        pos.mana = [0] * seats  # CE-S11
        pos.ephemerals = [0] * (3 * seats)
        pos.past_life, pos.hand = [[] for _ in range(seats)], [[] for _ in range(seats)]
        pos.laid, pos.forgone = [[] for _ in range(seats)], [[] for _ in range(seats)]
        pos.packet, pos.box = [[] for _ in range(seats)] if pos.rules else [], []
        pos.drawn, pos.objectives = ([[] for _ in range(seats)], [[] for _ in range(seats)]) if pos.rules else ([], [])
        pos.future, pos.surroundings, pos.past = list(range(len(events))), [], []
        pos.charge, pos.night, pos.resolved, pos.winner = -1, 0, 0, -1
        pos.fate, pos.fated, pos.used, pos.revealed = -1, 0, [], 0
        pos.deeds, pos.progress, pos.glory = [], [0] * (2 * seats), [0] * seats
        pos.chronicle, pos.change = left or {}, {}
        if left is not None:
            for id in left["places"]:
                resource = next(one for one, card in deck.places.items() if card.id == id)
                pos.resources[resource] = deck.resources[resource].start
        self._open_places(pos, options)
        memo = tables.set_up_memo(options, seats)
        self._open_classes(pos, options, memo)
        if pos.rules:
            pos.push(self.course.full_set_up, 0).memo = memo
        else:
            pos.push(self.course.initiation, 0)
        return pos

    def _open_trial(self, rng: int, card: str) -> Graveyard:
        """The position in which a card is at hand at once."""
        pos = scenario.read(self, trial.scenario(self.deck, card))
        pos.rng = rng
        if trial.begins_at_dusk(self.deck, card):
            pos.stack[0].pc = 0
        return pos

    def _open_places(self, pos: Graveyard, options: dict[str, Any]) -> None:
        """The places that the table is opened with."""
        if options["carry"] is None and pos.rules & PLACES:
            for resource, card in self.deck.places.items():
                if card.id in (options["demonic"], options["places"]):
                    setup.add_place(pos, self.deck, resource, "CE-061" if card.demonic else "CE-062")

    def _open_classes(self, pos: Graveyard, options: dict[str, Any], memo: dict[str, Any]) -> None:
        """The classes that the table is opened with, and those drawn at random."""
        for seat, (said, fragments) in enumerate(zip(options["classes"], options["lists"], strict=True)):
            if said == setup.RANDOM:
                found = classes.choices(pos.rules, memo["before"][seat], memo["crown"] == seat)
                classes.take(pos, seat, found[pos.roll(len(found))])
            elif said != setup.CHOOSE:
                names = [said] if isinstance(said, str) else said
                classes.take(pos, seat, tuple([ALL_CLASSES.index(name) for name in names]))
                if fragments is not None and not pos.rules:
                    turn.Deal.add_soul(pos, seat, self.deck.soul(fragments, [pos.classes[seat]]))

    # ------------------------------------------------------------------ what lies where

    def zones(self, pos: Graveyard) -> list[Zone]:
        return zones.zones(pos)

    def thing_id(self, kind: str, value: int) -> str:
        return self.things[kind][value]

    def thing_of(self, kind: str, id: str) -> int | None:
        names = self.things[kind]
        return names.index(id) if id in names else None

    def piece_ref(self, pos: Graveyard, kind: str, value: int) -> str:
        return self.cards[value].id

    def piece_words(self, pos: Graveyard, kind: str, value: int) -> Words:
        return self.cards[value].names

    def pieces(self, pos: Graveyard, viewer: Seat, kind: str) -> Sequence[int]:
        return self.deck.events

    # ------------------------------------------------------------------ the course of the game

    def turn(self, pos: Graveyard) -> int:
        return pos.night

    def settle(self, pos: Graveyard) -> None:
        glory.settle(pos, self.deck.cards, self.course.end)

    def ended(self, pos: Graveyard) -> bool:
        return pos.winner >= 0 and not pos.asked

    def decided(self, pos: Graveyard) -> bool:
        return pos.winner >= 0

    def result(self, pos: Graveyard) -> dict[str, Any] | None:
        if pos.winner < 0 or pos.asked:
            return None
        place = self.deck.resource_ids[favourite(pos, pos.winner)]
        if pos.rules & GLORY:
            why = standing(self, pos, pos.winner)["words"]
            reason = self.say("outcome-glory", {"who": f"@{pos.winner}", "why": why})
        else:
            reason = self.say("outcome", {"who": f"@{pos.winner}", "place": f"$place-{place}"})
        return {
            "winners": [pos.winner],
            "scores": [glory.COUNT[one] for one in pos.glory] if pos.rules & GLORY else None,
            "reason": reason,
            "rule": "CE-139" if pos.rules & GLORY else "CE-047",
            "touches": [place],
        }

    def chapter_words(self, carry: dict[str, Any]) -> Words | None:
        return views.chapter(self, carry)

    def carry(self, pos: Graveyard) -> dict[str, Any]:
        last = self.last_side(pos)
        left = ages.carry(self.deck, pos, pos.winner if last is None else last)
        return {**left, OPTION: self.own_cards} if self.own_cards else left

    def value(self, pos: Graveyard, seat: Seat) -> float:
        return judgement.value(self.deck, pos, seat)

    # ------------------------------------------------------------------ views

    def scene(self, pos: Graveyard, viewer: Seat) -> dict[str, Any]:
        return views.scene(self, pos)

    def player_view(self, pos: Graveyard, seat: Seat, viewer: Seat) -> dict[str, Any]:
        return views.player(self, pos, seat)

    def places_view(self, pos: Graveyard, viewer: Seat) -> list[dict[str, Any]]:
        return views.places(self, pos, viewer)

    def plain(self, pos: Graveyard) -> frozenset[str]:
        return zones.AT_REST

    def card_state(self, pos: Graveyard, card: Copy, zone: Zone, viewer: Seat) -> dict[str, Any]:
        return views.card_state(self, pos, card, zone, viewer)

    def hidden_state(self, pos: Graveyard, card: Copy, zone: Zone) -> dict[str, Any]:
        return {"states": ["forgone"]} if zone.kind is zones.FORGONE else {"states": []}

    def back(self, pos: Graveyard, card: Copy) -> str:
        """Backs tell neither which class a hidden fragment is of, nor whose objective it is."""
        for seat in range(pos.seats):
            if card in pos.forgone[seat]:
                return ALL_CLASSES[pos.classes[seat]]
        return "destin" if self.cards[pos.faces[card]].kind == "objectif" else self.cards[pos.faces[card]].band

    # ------------------------------------------------------------------ answers

    def move_words(self, pos: Graveyard, seat: Seat, move: Move) -> dict[str, str]:
        if move[0] in ("resolve", "option"):
            card = cast("EventCard | Fragment", self.cards[pos.faces[move[1]]])
            return self.say(f"move-{move[0]}", {"card": card.names, "what": card.options[move[2]].words})
        if move[0] == "use":
            place = self.deck.places[move[1]]
            return self.say("move-use", {"card": place.names, "what": place.options[move[2]].words})
        if move[0] == "act":
            event = cast(EventCard, self.cards[pos.faces[move[1]]])
            assert event.action is not None
            return self.say("move-act", {"card": event.names, "what": event.action.words})
        if move[0] == "destiny":
            return self.say("move-destiny", {"what": self.deck.destiny.options[move[1]].words})
        if move[0] in ("place", "add_place", "remove_place", "swap_place"):
            names = [self.deck.places[one].names for one in move[1:]]
            return self.say(f"move-{move[0]}", {"place": names[0], "place2": names[-1]})
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
            if views.asking(pos) == "evening":
                return Refusal("CE-030", "refusal-evening-first")
        if thing in self.deck.resource_ids:
            if pos.rules & PLACES and thing in RESOURCES:
                return Refusal("CE-D09", "refusal-board-place")
            return Refusal("CE-S22", "refusal-place")
        if thing.startswith("past_life"):
            return Refusal("CE-007", "refusal-past-life")
        if thing in ("future", "past"):
            return Refusal("CE-017", "refusal-pile")
        return None

    def forecast(self, pos: Graveyard, seat: Seat, move: Move) -> dict[str, Any] | None:
        """What the graveyard and one's mana will be, if nothing unknown and no choice comes in between."""
        if move[0] not in ("play", "resolve", "mana", "use", "act", "destiny"):
            return None
        after = pos.copy()
        self.answer(after, seat, move)
        if after.chance != pos.chance or after.revealed_to >> seat & 1:
            return None
        if after.winner >= 0:
            mark = "win" if after.winner == seat else "lose"
            return {"words": self.say(f"forecast-{mark}", {"who": f"@{after.winner}"}), "mark": mark}
        changes = [
            (f"$place-{self.deck.resource_ids[r]}", pos.resources[r], after.resources[r])
            for r in range(len(pos.resources))
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

    # ------------------------------------------------------------------ cards that people write

    #: More characters than any file of cards has.
    longest_cards = 200_000
    #: As many as the page takes.
    longest_own = 4_000
    open_options = frozenset((OPTION, tables.TRIAL))

    def check_cards(self, text: str) -> dict[str, Any]:
        """What a file of cards says: its cards, what is wrong in it and where, and what no card should say."""
        return report(text, PRINTED.cards)

    def with_cards(self, text: str) -> Cendrelin:
        deck = own.deck_of(text)
        return Cendrelin(deck, self.catalogue.joined(own.words_of(deck, _THINGS["space"])))

    def trial(self, text: str, card: str) -> tuple[int, dict[str, Any]]:
        return trial.SEATS, {OPTION: text, tables.TRIAL: card}

    def trials(self) -> Sequence[Paired]:
        return trials.trials(self, self.deck)

    # ------------------------------------------------------------------ scenarios

    def read_scenario(self, data: dict[str, Any]) -> Graveyard:
        return scenario.read(self, data)

    def write_scenario(self, pos: Graveyard) -> dict[str, Any]:
        return scenario.write(self, pos)
