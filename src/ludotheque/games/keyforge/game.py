"""KeyForge, L'Appel des Archontes, as the engine sees it: options, set-up, moves, views, outcome."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from ludotheque.engine.args import CARD, NUMBER, SEAT, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.game import Game
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.options import TableOption, Value, a_seat, choice, flag, number, values
from ludotheque.engine.position import Move
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.view import Zone
from ludotheque.games.keyforge import (
    cards,
    decks,
    faces,
    matches,
    memory,
    processes,
    scenario,
    scenario_write,
    telling,
    turn,
    verbs,
    zones,
)
from ludotheque.games.keyforge import modifiers as mod
from ludotheque.games.keyforge.agreement import AGREEMENT
from ludotheque.games.keyforge.duel import HOUSES, KEYS, MOST_CHAINS, Duel, empty_duel
from ludotheque.games.keyforge.faces import FACES
from ludotheque.games.keyforge.filters import HOUSE_WORDS
from ludotheque.games.keyforge.keywords import KEYWORDS, TAUNT
from ludotheque.games.keyforge.log import EVENTS
from ludotheque.games.keyforge.processes.leaving import dying_already
from ludotheque.games.keyforge.programs import CALLED, PROGRAMS
from ludotheque.games.keyforge.queries import (
    armor,
    armor_left,
    forged,
    house_of,
    key_cost,
    keywords,
    power,
    upgrades_of,
)
from ludotheque.games.keyforge.reasons import REASONS
from ludotheque.games.keyforge.shelf import Shelf
from ludotheque.games.keyforge.story import STORY
from ludotheque.games.keyforge.thinking import THINKING
from ludotheque.games.keyforge.value import GREEDY

assert cards.HOUSES_OF_CARDS, "the houses of cards must be imported before the game is made"

_HOUSE_ICONS = ("fist", "imp-laugh", "erlenmeyer", "ufo", "angel-wings", "ninja-mask", "oak-leaf")
_HOUSE_COLORS = ("#A63A1E", "#7A1F4B", "#1F5F8B", "#3D6A1E", "#765900", "#3A3F55", "#0F6A4A")
_C, _N = (Arg(CARD),), (Arg(NUMBER),)
#: How many deck lists are cached: those of the tables in play, and more while bots deal positions again.
_MOST_DECKS = 256


class KeyForge(Game[Duel]):
    """A duel of two decks."""

    id = "keyforge"
    names = {"fr": "KeyForge : L'Appel des Archontes", "en": "KeyForge: Call of the Archons"}
    tagline = {
        "fr": "Deux Archontes, deux decks uniques : forgez trois clés avant l'autre.",
        "en": "Two Archons, two unique decks: forge three keys before the other does.",
    }
    seats = (2, 2)
    seats_rule = "KF-002"
    minutes = (30, 45)
    modes = ("single", "initiation", "best-of-three")
    table_options = (
        choice("mode", values(modes, "mode-", "help-"), "single", first="initiation"),
        TableOption(
            "decks",
            decks.read_option,
            per_seat=True,
            values=values((decks.RANDOM, *decks.STARTERS), "deck-", "help-deck-"),
            offered=decks.RANDOM,
            rule="KF-002",
        ),
        choice("cut", values(("no", "yes"), "cut-", "help-cut-"), "no", rule="KF-019"),
        choice(
            "mirror",
            (Value("no", "mirror-no"), Value("yes", "mirror-yes", help="help-mirror-yes")),
            "no",
            per_seat=True,
            rare=True,
            rule="KF-302",
        ),
        number("chains", 0, MOST_CHAINS, 0, per_seat=True, rule="KF-117"),
        a_seat("first", rule="KF-017"),
        flag("bidding", rule="KF-133"),
        TableOption("handicap", matches.read_handicap),
    )
    icon = "key"
    accent = {"light": "#6A3D9A", "dark": "#CDAEFF"}
    rules_version = "4"
    prefix = "KF"
    thinking = THINKING
    reasons = REASONS
    story = STORY
    turn_rule = "KF-027"
    concede_rule = "KF-S43"

    position_type = Duel
    face_fields = ("symbol",)
    cards = FACES
    agreement = AGREEMENT
    kinds = (faces.ACTION, faces.ARTIFACT, faces.CREATURE, faces.UPGRADE)
    constant = frozenset(("players",))
    alike = frozenset(("scene", "players", "places")) | zones.ALIKE
    states = {
        "ready": "up-card",
        "exhausted": "clockwise-rotation",
        "stunned": "star-swirl",
        "taunt": "checked-shield",
        "dying": "broken-skull",
    }
    bands = {
        house: {
            "words": {"fr": HOUSE_WORDS[house][0], "en": HOUSE_WORDS[house][1]},
            "color": _HOUSE_COLORS[index],
            "icon": _HOUSE_ICONS[index],
            "angle": index * 25,
        }
        for index, house in enumerate(HOUSES)
    }
    programs = PROGRAMS
    moves = {
        kind.verb: kind
        for kind in (
            MoveKind("bid", _N, "crossed-chains"),
            MoveKind("pass", (), None, "quiet"),
            MoveKind("first", (Arg(SEAT),), "flying-flag"),
            MoveKind("shuffle", (), "card-random"),
            MoveKind("cut", _N, "card-pick"),
            MoveKind("keep", (), "check-mark", "forward"),
            MoveKind("mulligan", (), "card-exchange"),
            MoveKind("house", (Arg(THING, "house"),)),
            MoveKind("take", (), "archive-register"),
            MoveKind("leave", (), None, "quiet"),
            MoveKind("play", _C, "card-play"),
            MoveKind("discard", _C, "card-discard"),
            MoveKind("reap", _C, "scythe"),
            MoveKind("fight", (Arg(CARD), Arg(CARD, "card2")), "crossed-swords"),
            MoveKind("action", _C, "play-button"),
            MoveKind("omni", _C, "infinity"),
            MoveKind("unstun", _C, "star-swirl"),
            MoveKind("end", (), "next-button", "end"),
            MoveKind("next", (Arg(NUMBER), Arg(CARD)), "sundial"),
            MoveKind("bury", _C, "broken-skull"),
            MoveKind("instead", _C, "sundial"),
            MoveKind("steal", (), "robber-hand"),
            MoveKind("any", (), None, "forward"),
            MoveKind("left", (), "fast-backward-button"),
            MoveKind("right", (), "fast-forward-button"),
            MoveKind("onto", _C, "armor-upgrade"),
            MoveKind("target", _C, "crosshair"),
            MoveKind("spend", _C, "rupee"),
            MoveKind("pool", (), "anvil-impact", "forward"),
            MoveKind("no", (), None, "quiet"),
            MoveKind("yes", (), "check-mark", "forward"),
            MoveKind("key", (Arg(THING, "key"),), "key"),
            MoveKind("pick", _C, "crosshair"),
            MoveKind("done", (), "check-mark", "forward"),
            MoveKind("choose", _N),
            MoveKind("number", _N),
            MoveKind("use", (Arg(CARD), Arg(NUMBER)), "play-button"),
        )
    }
    events = EVENTS

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self._effects = {one.value.program.name for one in mod.LASTING.values() if one.kind == mod.WATCH}
        self._watches = self._effects | {on.program.name for face in FACES for on in face.triggers}
        self.deck_shelf = Shelf(self.say)
        self._decks_made: dict[int, tuple[list[int], list[int], list[dict[str, Any]]]] = {}

    # ------------------------------------------------------------------ opening a table

    def ways(self) -> list[tuple[int, dict[str, Any]]]:
        return [(2, {"mode": mode}) for mode in self.modes] + [(2, {"bidding": True})]

    def check_options(self, read: dict[str, Any], seats: int) -> dict[str, Any]:
        chosen, mirror, chains = read["decks"], read["mirror"], read["chains"]
        if read["mode"] == "initiation" and chosen == [None, None]:
            chosen = [decks.starter(id) for id in decks.STARTERS]  # two fixed decks that teach
        if None not in chosen and chosen[0].same_as(chosen[1]) and mirror != ["yes", "yes"]:
            raise BadOptions(  # KF-S70
                "both seats bring the same deck, and every deck is unique: choose another one, or let both seats ask for a"
                " mirror match",
                "les deux places ont le même deck, et chaque deck est unique : choisissez-en un autre, ou demandez un match"
                " miroir aux deux places",
                "KF-302",
            )
        handicap = read["handicap"]
        if read["bidding"] and (handicap is not None or any(chains)):
            raise BadOptions(
                "bidding takes the place of a handicap and of chains",
                "les enchères remplacent tout handicap et toutes chaînes",
                "KF-133",
            )
        return {
            "decks": ["random" if deck is None else deck.to_json() for deck in chosen],
            "mode": read["mode"],
            "chains": [max(pair) for pair in zip(chains, handicap or [0, 0], strict=True)],
            "first": read["first"],
            "bidding": read["bidding"],
            "cut": read["cut"],
            "mirror": mirror,
        }

    def varied_options(self, dice: Dice, seats: int) -> dict[str, Any]:
        """Random decks in every way to play."""
        way = dice.below(4)
        if way == 0:
            return {"mode": "best-of-three"}
        if way == 1:
            return {"bidding": True}
        chains = [dice.below(25), dice.below(25)]
        return {"chains": chains, "cut": "yes" if way == 2 and chains[0] % 3 == 0 else "no"}

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> Duel:
        dice = Dice(rng)
        both = [
            decks.draw_deck(dice) if one == "random" else decks.find_deck(one, f"deck {i}")
            for i, one in enumerate(options["decks"])
        ]
        pos = empty_duel([deck.cards for deck in both], [deck.houses for deck in both], dice.word(), options["mode"])
        pos.archons = [deck.name for deck in both]
        pos.chains = list(options["chains"])
        pos.first_chains = list(options["chains"])
        pos.first = -1 if options["first"] is None else int(options["first"])
        pos.offer_cut = 1 if options["cut"] == "yes" else 0
        frame = pos.push(matches.SET_UP, 0)
        if options["bidding"]:
            frame.memo = {memory.BIDDING: 1, memory.BID: -1}
        return pos

    def settle(self, pos: Duel) -> None:
        """Some power changed: destroy the creatures whose damage it no longer exceeds (KF-S25)."""
        processes.check_standing(pos)

    # ------------------------------------------------------------------ what lies where

    def zones(self, pos: Duel) -> list[Zone]:
        return zones.zones(pos)

    def shown(self, pos: Duel, viewer: Seat) -> set[int]:
        """The cards of a hidden zone that the viewer is choosing from and has been shown."""
        if viewer not in pos.asked:
            return set()
        zone = getattr(self.asking(pos), "zone", "play")
        if zone == "play":
            return set()
        return {card for card in verbs.zone_cards(pos, pos.stack[-1], zone) if pos.knows(viewer, card)}

    def thing_id(self, kind: str, value: int) -> str:
        return {"house": HOUSES, "key": KEYS}[kind][value]

    def thing_of(self, kind: str, id: str) -> int | None:
        names = {"house": HOUSES, "key": KEYS}[kind]
        return names.index(id) if id in names else None

    # ------------------------------------------------------------------ the course of the game

    def turn(self, pos: Duel) -> int:
        return pos.turn

    def ended(self, pos: Duel) -> bool:
        return pos.winner >= 0

    def result(self, pos: Duel) -> dict[str, Any] | None:
        if pos.winner < 0:
            return None
        return {
            "winners": [pos.winner],
            "scores": [forged(pos, 0), forged(pos, 1)],
            "reason": self.say("outcome", {"who": f"@{pos.winner}"}),
            "rule": "KF-007",
            "touches": [],
        }

    def value(self, pos: Duel, seat: Seat) -> float:
        return GREEDY.value(pos, seat)

    # ------------------------------------------------------------------ views

    def scene(self, pos: Duel, viewer: Seat) -> dict[str, Any]:
        began = pos.turn > 0
        return {
            "mode": pos.mode,
            "turn": pos.turn,
            "title": self.say("title-turn", {"n": pos.turn}) if began else self.say("title-set-up"),
            "steps": [{"id": step, "words": self.say(f"step-{step}"), "icon": icon} for step, icon in _STEPS],
            "step": turn.STEPS[pos.step] if began and pos.winner < 0 else None,
            "active": pos.active if began else None,
            "house": HOUSES[pos.house] if pos.house >= 0 else None,
            "duties": [],
        }

    def player_view(self, pos: Duel, seat: Seat, viewer: Seat) -> dict[str, Any]:
        cost = key_cost(pos, seat)
        counters = [
            {"id": "amber", "icon": "rupee", "value": pos.amber[seat], "of": cost},
            {"id": "keys", "icon": "key", "value": forged(pos, seat), "of": 3},
            {"id": "chains", "icon": "crossed-chains", "value": pos.chains[seat], "of": None},
        ]
        for counter in counters:
            counter["words"] = self.say(f"counter-{counter['id']}")
        badges = []
        if pos.turn and pos.amber[seat] >= cost:
            badges.append({"id": "pret", "words": self.say("badge-pret"), "icon": "ringing-bell"})
        return {
            "seat": seat,
            "band": HOUSES[pos.houses[seat][0]],
            "houses": [HOUSES[house] for house in pos.houses[seat]],
            "deck": self._decks(pos)[seat],
            "keys": [{"id": key, "forged": bool(pos.keys[seat] >> index & 1)} for index, key in enumerate(KEYS)],
            "counters": counters,
            "badges": badges,
            "cards": [],
            "won": pos.winner == seat,
        }

    def _decks(self, pos: Duel) -> list[dict[str, Any]]:
        """The identity cards: what each deck is made of; everybody may read it. They are the same objects throughout a game,
        so that nobody need compare them: owners are shared by all its positions, and held here with what was made of them."""
        made = self._decks_made.get(id(pos.owner))
        if made is None or made[0] is not pos.owner or made[1] != pos.faces:
            if len(self._decks_made) >= _MOST_DECKS:
                self._decks_made.clear()
            made = pos.owner, pos.faces.copy(), [self._deck(pos, seat) for seat in range(pos.seats)]
            self._decks_made[id(pos.owner)] = made
        return made[2]

    def _deck(self, pos: Duel, seat: Seat) -> dict[str, Any]:
        cards = Counter((pos.symbol[card], pos.faces[card]) for card, owner in enumerate(pos.owner) if owner == seat)
        listed = sorted(cards.items(), key=lambda item: (item[0][0], FACES[item[0][1]].number))
        return {
            "name": pos.archons[seat],
            "cards": [{"id": FACES[face].id, "house": HOUSES[house], "n": n} for (house, face), n in listed],
        }

    def owner(self, pos: Duel, card: Copy, zone: Zone) -> int:
        return pos.owner[card]  # KF-183: whoever controls it and wherever it is

    def plain(self, pos: Duel) -> frozenset[str]:
        return frozenset() if pos.lasting else zones.OUT_OF_PLAY  # a lasting effect may change the house of any card

    def card_state(self, pos: Duel, card: Copy, zone: Zone, viewer: Seat) -> dict[str, Any]:
        face = FACES[pos.faces[card]]
        house = house_of(pos, card) if pos.lasting else pos.symbol[card]
        shown: dict[str, Any] = {"states": [], "house": HOUSES[house]}
        if zone.kind not in zones.IN_PLAY:
            return shown
        shown["controller"] = pos.controller[card]
        if pos.bearer[card] >= 0:
            shown["bearer"] = self.ref(pos, pos.bearer[card])
            return shown
        shown["states"] = ["ready" if pos.ready[card] else "exhausted"]
        if pos.stunned[card]:
            shown["states"].append("stunned")
        if card in dying_already(pos):  # destroyed, and in play until what happens on it has resolved
            shown["states"].append("dying")
        if face.type == faces.CREATURE:
            words = keywords(pos, card, _KEYWORDS)
            if TAUNT in words:
                shown["states"].append("taunt")
            shown["figures"] = [
                {"id": "power", "value": power(pos, card), "printed": face.power},
                {"id": "armor", "value": armor(pos, card), "printed": face.armor, "left": armor_left(pos, card)},
            ]
            for figure, kind in zip(shown["figures"], (mod.POWER, mod.ARMOR), strict=True):
                if figure["value"] != figure["printed"]:
                    figure["causes"] = telling.causes(self, pos, kind, card)
            shown["keywords"] = words
        tokens = (
            ("damage", "drop", pos.damage[card]),
            ("amber", "padlock", pos.amber_on[card]),
            ("power", "upgrade", pos.counters[card]),
        )
        shown["counters"] = [
            {"id": id, "icon": icon, "value": value, "words": self.say(f"counter-{id}")}
            for id, icon, value in tokens
            if value
        ]
        upgrades = upgrades_of(pos, card)
        if upgrades:
            shown["under"] = [
                {"ref": self.ref(pos, one), "id": FACES[pos.faces[one]].id, "owner": pos.owner[one]} for one in upgrades
            ]
        return shown

    def refuse_thing(self, pos: Duel, seat: Seat, thing: str) -> Refusal | None:
        return telling.refuse_thing(self, pos, seat, thing)

    def forecast(self, pos: Duel, seat: Seat, move: Move) -> dict[str, Any] | None:
        return telling.forecast(self, pos, seat, move)

    def move_words(self, pos: Duel, seat: Seat, move: Move) -> dict[str, str]:
        verb = move[0]
        if verb == "choose":
            op = self.asking(pos)
            assert isinstance(op, verbs.OneOf)
            fr, en = op.words[move[1]]
            return {"fr": fr[:1].upper() + fr[1:], "en": en[:1].upper() + en[1:]}
        if verb == "next":
            return self._ability_words(pos, move)
        if verb == "use":
            return self.say(f"move-use-{verbs.WAYS[move[2]]}", {"card": self.cards[pos.faces[move[1]]].names})
        return super().move_words(pos, seat, move)

    def _ability_words(self, pos: Duel, move: Move) -> dict[str, str]:
        """An ability that waits: whose it is, what it is called and, where it is about another card, which."""
        memo = pos.stack[-1].memo or {}
        waiting = memo.get(memory.WAITING, [])
        if not 0 <= move[1] < len(waiting) or waiting[move[1]][0] not in CALLED:
            return self.say("move-next", {"card": self.cards[pos.faces[move[2]]].names})
        program, source, _, about = waiting[move[1]]
        giver = self.card_index.get(program.partition("/")[0], pos.faces[source])
        # the card of a lasting effect may be hidden by now: the effect is named instead
        names = self.cards[giver if program in self._effects else pos.faces[source]].names
        fr, en = CALLED[program]
        ability = {"fr": fr.replace("~", names["fr"]), "en": en.replace("~", names["en"])}
        if giver != pos.faces[source] and program not in self._effects:  # another card gave it
            ability = self.say("ability-from", {"ability": ability, "card": self.cards[giver].names})
        said = {"card": names, "ability": ability}
        if about == -1 or (about == source and program not in self._watches):  # a watch is always about something
            return self.say("move-next-ability", said)
        return self.say("move-next-about", {**said, "card2": self.cards[pos.faces[about]].names})

    # ------------------------------------------------------------------ scenarios

    def read_scenario(self, data: dict[str, Any]) -> Duel:
        return scenario.read(self, data)

    def write_scenario(self, pos: Duel) -> dict[str, Any]:
        return scenario_write.write(pos)


_STEPS = (
    ("forge", "anvil-impact"),
    ("house", "house"),
    ("main", "card-play"),
    ("ready", "up-card"),
    ("draw", "card-draw"),
)
_KEYWORDS = tuple(KEYWORDS)
