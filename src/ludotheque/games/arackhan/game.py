"""AracKhan Wars as the engine sees it: options, moves, views, forecasts, outcome.

Length: the engine sees one class, and its moves are one list.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from ludotheque.engine import args
from ludotheque.engine.args import CARD, NUMBER, SEAT, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.game import Game
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.options import TableOption, Value, a_seat, choice, flag, switch, values
from ludotheque.engine.position import Move
from ludotheque.engine.reading import Said
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.trial import Counted, Paired
from ludotheque.engine.view import OMNISCIENT, Zone
from ludotheque.games.arackhan import (
    attack,
    cards,
    decks,
    faces,
    judgement,
    mat,
    opening,
    pointing,
    resolution,
    scenario,
    scoring,
    trials,
    zones,
)
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan.actions import Either
from ludotheque.games.arackhan.agreement import AGREEMENT
from ludotheque.games.arackhan.battle import (
    ALLIANCE,
    DUEL,
    FREE_FOR_ALL,
    PHASES,
    Battle,
    empty_battle,
)
from ludotheque.games.arackhan.faces import CREATURE, FACES, FACTIONS, PLACE, SPELL, Face
from ludotheque.games.arackhan.log import EVENTS
from ludotheque.games.arackhan.modes import secrets, strategy
from ludotheque.games.arackhan.modes.table_cards import TABLE_CARDS
from ludotheque.games.arackhan.placement import deal_face_down
from ludotheque.games.arackhan.programs import PROGRAMS
from ludotheque.games.arackhan.reasons import REASONS
from ludotheque.games.arackhan.sheets import look
from ludotheque.games.arackhan.shelf import Shelf
from ludotheque.games.arackhan.story import STORY
from ludotheque.games.arackhan.thinking import THINKING

assert cards.FACTIONS_OF_CARDS, "the factions must be imported before the game is made"

#: Options of a table: the layout for the number of players, the decks of the box in turn, a random deck.
_USUAL, _BOX, _RANDOM = "usual", "box", "random"
_LAYOUT_SEATS = {DUEL: (2,), FREE_FOR_ALL: (3, 4), ALLIANCE: (4,)}
_COLORS = {"terres-blanches": "#2A6A9C", "nakka": "#2F6B2A", "ordre-gris": "#555B66", "fleau": "#5D6600"}
_ICONS = {
    "terres-blanches": "snowflake-1",
    "nakka": "monstera-leaf",
    "ordre-gris": "centurion-helmet",
    "fleau": "goo-skull",
}
_FACTION_WORDS = {faction: {"fr": fr, "en": en} for faction, (fr, en) in decks.FACTION_WORDS.items()}
_C, _CC, _CP, _N = (Arg(CARD),), (Arg(CARD), Arg(CARD, "card2")), (Arg(CARD), Arg(args.PLACE)), (Arg(NUMBER),)
_RESULT_MARKS = {
    attack.DESTROYED: "destroyed",
    attack.CONQUERED: "conquered",
    attack.REGENERATES: "regenerates",
    attack.HOLDS: "holds",
}


def _read_deck(said: Said, seats: int) -> Any:
    """A seat's deck: an id, a list, `choose`, `random`, or `box` for the next of the four decks of the box."""
    if said.value in (_BOX, opening.CHOOSE, _RANDOM):
        return said.value
    deck = decks.read(said.value, said.path)
    return deck.id if deck.id in decks.READY else deck.to_json()


def _read_area(said: Said, seats: int) -> list[str]:
    """An agreed area other than the mat: slots of the 8 × 6 grid and a central zone among them (AW-015, AW-016)."""
    names = said.value
    known = isinstance(names, list) and all(
        isinstance(one, str) and mat.NAMES.get(one, mat.CELLS) < mat.CELLS for one in names
    )
    if not known or not names or len(set(names)) != len(names):
        raise said.unfit(
            "must be a list of positions such as '3-2'", "doit être une liste de positions comme '3-2'", "AW-015"
        )
    return list(names)


class AracKhan(Game[Battle]):
    """A battle of two to four players."""

    id = "arackhan"
    names = {"fr": "AracKhan Wars", "en": "AracKhan Wars"}
    tagline = {
        "fr": "Quatre factions, quarante emplacements, deux cartes par round : tenez le champ de bataille.",
        "en": "Four factions, forty slots, two cards a round: hold the battlefield.",
    }
    seats = (2, 4)
    seats_rule = "AW-312"
    minutes = (30, 60)
    modes = (DUEL, FREE_FOR_ALL, ALLIANCE)
    table_options = (
        choice(
            "layout",
            (Value(_USUAL, "layout-usual", help="help-usual"), *values(modes, "mode-", "help-")),
            _USUAL,
            rule="AW-312",
        ),
        TableOption(
            "decks",
            _read_deck,
            _BOX,
            per_seat=True,
            values=(
                *values((_BOX, opening.CHOOSE, _RANDOM), "deck-", "help-deck-"),
                *(
                    Value(deck.id, deck.names, _ICONS[deck.faction], _FACTION_WORDS[deck.faction])
                    for deck in decks.READY.values()
                ),
            ),
            rule="AW-050",
        ),
        switch("events", *values(("without", "with"), "switch-", "help-events-"), rule="AW-314"),
        switch("objectives", *values(("without", "with"), "switch-", "help-objectives-"), rule="AW-314"),
        a_seat("first", rule="AW-055"),
        flag("swarm"),
        TableOption("slots", _read_area),
        TableOption("centre", _read_area),
    )
    icon = "tower-flag"
    accent = {"light": "#87480F", "dark": "#F2B881"}
    rules_version = "6"
    prefix = "AW"
    thinking = THINKING
    reasons = REASONS
    story = STORY
    turn_rule = "AW-130"
    concede_rule = "AW-S63"

    position_type = Battle
    cards = (*FACES, *TABLE_CARDS)
    agreement = AGREEMENT
    kinds = (CREATURE, SPELL, PLACE, faces.EVENT, faces.OBJECTIVE, faces.STRATEGY)
    # not the players: the name of a deck is its player's secret (AW-051)
    alike = frozenset(("scene", "places")) | zones.ALIKE
    states = {
        "active": "sun",
        "deactivated": "moon",
        "held": "snail",
        "immune": "magic-shield",
        "face-down": "card-draw",
    }
    bands = {
        **{
            faction: {
                "words": words,
                "color": _COLORS[faction],
                "icon": _ICONS[faction],
                "angle": index * 45,
            }
            for index, (faction, words) in enumerate(_FACTION_WORDS.items())
        },
        "neutre": {"words": {"fr": "Neutre", "en": "Neutral"}, "color": "#5B5145", "icon": "crown-coin", "angle": 20},
    }
    programs = PROGRAMS
    moves = {
        kind.verb: kind
        for kind in (
            MoveKind("deck", (Arg(THING, "deck"),)),
            MoveKind("first", (Arg(SEAT),), "flying-flag"),
            MoveKind("return", _C, "card-exchange"),
            MoveKind("keep", (), "check-mark", "forward"),
            MoveKind("place", _CP, "card-play"),
            MoveKind("confirm", (), "check-mark", "forward", final=True),
            MoveKind("attack", _CC, "broadsword"),
            MoveKind("strike", _C, "move"),
            MoveKind("resolve", (), "crossed-swords", "forward"),
            MoveKind("withdraw", _C, "return-arrow", "quiet"),
            MoveKind("move", _CP, "boot-prints"),
            MoveKind("swap", _CC, "cycle"),
            MoveKind("ring", _CC, "cycle"),
            MoveKind("stop", _C, "moon"),
            MoveKind("action", _C, "play-button"),
            MoveKind("pass", (), "next-button", "end"),
            MoveKind("shift", _CP, "boot-prints"),
            MoveKind("exchange", _CC, "cycle"),
            MoveKind("pick", _C, "crosshair"),
            MoveKind("pair", _CC, "crosshair"),
            MoveKind("deploy", _CP, "card-play"),
            MoveKind("either", _N),
            MoveKind("next", _C, "sundial"),
            MoveKind("done", (), "check-mark", "forward"),
            MoveKind("claim", _C, "trophy"),
            MoveKind("decline", (), None, "quiet"),
            MoveKind("play", _C, "chess-knight"),
            MoveKind("send", _C, "envelope"),
            MoveKind("write", _CP, "envelope"),
            MoveKind("name", _CC, "envelope"),
            MoveKind("note", (Arg(args.PLACE),), "land-mine"),
            MoveKind("give", _N, "chess-knight"),
            MoveKind("redraw", (), "card-exchange"),
            MoveKind("hold", (), "check-mark", "quiet"),
            MoveKind("spy", (Arg(args.PLACE),), "spyglass"),
            MoveKind("no", (), None, "quiet"),
        )
    }
    events = EVENTS

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self.deck_shelf = Shelf(self.say)
        slots = [(mat.name(at), *mat.spot(at), self.say(f"place-{mat.name(at)}")) for at in range(mat.CELLS)]
        self._slots = [(ref, x, y, words["fr"], words["en"]) for ref, x, y, words in slots]

    # ------------------------------------------------------------------ opening a table

    def ways(self) -> list[tuple[int, dict[str, Any]]]:
        """Objectives are not for alliances (AW-314)."""
        return [
            (seats, {"layout": layout, "events": events, "objectives": objectives})
            for layout, seats in ((DUEL, 2), (FREE_FOR_ALL, 3), (FREE_FOR_ALL, 4), (ALLIANCE, 4))
            for events in (False, True)
            for objectives in ((False,) if layout == ALLIANCE else (False, True))
        ]

    def check_options(self, read: dict[str, Any], seats: int) -> dict[str, Any]:
        layout = read["layout"]
        if layout == _USUAL:
            layout = DUEL if seats == 2 else FREE_FOR_ALL
        if seats not in _LAYOUT_SEATS[layout]:
            many = " or ".join(str(n) for n in _LAYOUT_SEATS[layout])
            raise BadOptions(
                f"{self.say(f'mode-{layout}')['en']}: for {many} players, not {seats}",
                f"{self.say(f'mode-{layout}')['fr']} : ce format se joue à {many.replace('or', 'ou')}, pas à {seats}",
                "AW-312",
            )
        if read["objectives"] and layout == ALLIANCE:  # the table of modes
            raise BadOptions(
                "Objectives are not played two against two",
                "les Objectifs ne se jouent pas à deux contre deux",
                "AW-314",
            )
        slots, centre = read["slots"], read["centre"]
        if (slots is None) != (centre is None) or (slots and not set(centre) <= set(slots)):
            raise BadOptions(
                "an agreed area needs 'slots' and a 'centre' among them",
                "une aire convenue a des 'slots' et un 'centre' parmi eux",
                "AW-016",
            )
        box = [decks.PRECONSTRUCTED[n] if one == _BOX else one for n, one in enumerate(read["decks"])]
        return {**read, "layout": layout, "decks": box}

    def varied_options(self, dice: Dice, seats: int) -> dict[str, Any]:
        """All ways to play, with ready-made or random decks."""
        ready = list(decks.READY)
        layout = DUEL if seats == 2 else ALLIANCE if seats == 4 and dice.below(2) else FREE_FOR_ALL
        return {
            "layout": layout,
            "decks": [_RANDOM if dice.below(3) == 0 else ready[dice.below(len(ready))] for _ in range(seats)],
            "events": bool(dice.below(2)),
            "objectives": layout != ALLIANCE and bool(dice.below(2)),
        }

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> Battle:
        brought = list(options["decks"])
        if _RANDOM in brought:
            dice = Dice(rng)
            brought = [decks.draw_deck(dice).to_json() if one == _RANDOM else one for one in brought]
            rng = dice.word()
        if options["slots"] is None:
            pos = empty_battle(seats, rng, options["layout"])
        else:
            slots, centre = (tuple(mat.NAMES[one] for one in options[key]) for key in ("slots", "centre"))
            pos = empty_battle(seats, rng, options["layout"], slots, centre)
        pos.swarm = int(options["swarm"])
        frame = pos.push(opening.SET_UP, 0)
        frame.memo = {
            "decks": brought,
            "events": int(options["events"]),
            "objectives": int(options["objectives"]),
            "first": options["first"],
        }
        return pos

    def resample(self, pos: Battle, seat: Seat, dice: Dice) -> Battle:
        deal = super().resample(pos, seat, dice)
        if pos.sheets is not None and pos.sheets.recall is not None:
            deal.sheets, deal.since = pos.sheets, pos.since  # whatever they depend on is known to everybody
        return deal

    def deal_rest(self, pos: Battle, seat: Seat, dice: Dice) -> None:
        strategy.deal_messages(pos, seat, dice)
        strategy.deal_notes(pos, seat, dice)
        deal_face_down(pos, seat, dice)

    # ------------------------------------------------------------------ what lies where

    def zones(self, pos: Battle) -> list[Zone]:
        return zones.zones(pos)

    def face_down(self, pos: Battle, card: Copy) -> bool:
        return pos.at[card] >= 0 and not pos.shown[card]

    def shown(self, pos: Battle, viewer: Seat) -> set[int]:
        return strategy.shown(pos, viewer)

    def refuse_thing(self, pos: Battle, seat: Seat, thing: str) -> Refusal | None:
        card = self.find_card(pos, seat, thing)
        if card is not None:
            return strategy.why_not(pos, seat, card) or pointing.refuse_card(pos, seat, card)
        return pointing.refuse_pile(thing) or pointing.refuse_slot(self.asking(pos).kind, thing)

    def back(self, pos: Battle, card: Copy) -> str:
        face = self.cards[pos.faces[card]]
        return face.band

    def thing_id(self, kind: str, value: int) -> str:
        return mat.name(value) if kind == "place" else list(decks.READY)[value]

    def thing_of(self, kind: str, id: str) -> int | None:
        if kind == "place":
            return mat.NAMES.get(id)
        ready = list(decks.READY)
        return ready.index(id) if id in ready else None

    # ------------------------------------------------------------------ the course of the game

    def turn(self, pos: Battle) -> int:
        return pos.round

    def sides(self, pos: Battle) -> list[int]:
        return list(pos.sides)

    def hears(self, pos: Battle, speaker: Seat, listener: Seat | None) -> bool:
        """In an alliance one may call to the enemy and say nothing to one's partner (AW-339, AW-340), who might be watching, too."""
        if pos.layout != ALLIANCE or pos.ended or listener == speaker:
            return True
        return listener is not None and pos.sides[listener] != pos.sides[speaker]

    def ended(self, pos: Battle) -> bool:
        return bool(pos.ended)

    def result(self, pos: Battle) -> dict[str, Any] | None:
        if not pos.ended:
            return None
        return {
            "winners": list(pos.winners),
            "scores": [scoring.points(pos, seat) for seat in range(pos.seats)],
            "reason": self.say(*scoring.decided(pos)),
            "rule": scoring.deciding_rule(pos),
            "touches": [],
        }

    def value(self, pos: Battle, seat: Seat) -> float:
        return judgement.GREEDY.value(pos, seat)

    def appraise(self, pos: Battle, seat: Seat, moves: Sequence[Move]) -> list[float] | None:
        return judgement.GREEDY.appraise(pos, seat, moves)

    def forecast(self, pos: Battle, seat: Seat, move: Move) -> dict[str, Any] | None:
        """The sums of an attack before it is declared, and of the batch before it is resolved."""
        if move[0] == "resolve":
            declared = pos.declared
            found = resolution.preview(pos, declared)
        elif move[0] == "attack":
            declared = [*pos.declared, [move[1], move[2]]]
            found = [one for one in resolution.preview(pos, declared) if one["target"] == move[2]]
        elif move[0] == "strike":
            declared = [*pos.declared, [move[1], -1]]
            found = [one for one in resolution.preview(pos, declared) if move[1] in one["attackers"]]
        else:
            return None
        if not found:
            return None
        said = [self._sum(pos, one) for one in found]
        words = {lang: " ; ".join(one[lang] for one in said) for lang in ("fr", "en")}
        return {
            "words": words,
            "mark": _RESULT_MARKS[found[0]["result"]] if len(found) == 1 else None,
            "blows": self._blows(pos, found, declared),
        }

    def _blows(self, pos: Battle, found: list[dict[str, Any]], declared: list[list[int]]) -> list[dict[str, Any]]:
        """Sums as they are shown: what each attacker adds, and the cards behind that a Perforation reaches."""
        steps = resolution.pierced(pos, declared) if found else []
        return [
            {
                **one,
                "target": self.ref(pos, one["target"]),
                "attackers": [self.ref(pos, card) for card in one["attackers"]],
                "chains": [
                    chain
                    for card in one["attackers"]
                    if (
                        chain := [
                            {
                                "place": mat.name(at),
                                "target": self.ref(pos, target),
                                "attack": value,
                                "defense": defense,
                                "result": result,
                            }
                            for attacker, target, at, value, defense, result in steps
                            if attacker == card and at in mat.BEHIND.get((pos.at[card], pos.at[one["target"]]), ())
                        ]
                    )
                ],
            }
            for one in found
        ]

    def _sum(self, pos: Battle, blow: dict[str, Any]) -> dict[str, str]:
        parts = " + ".join(str(n) for n in blow["parts"])
        attackers = parts if len(blow["parts"]) == 1 else f"{parts} = {blow['attack']}"
        return self.say(
            f"sum-{blow['result']}",
            {
                "card": self.cards[pos.faces[blow["target"]]].names,
                "sum": attackers,
                "n": blow["attack"],
                "defense": blow["defense"],
            },
        )

    # ------------------------------------------------------------------ views

    def scene(self, pos: Battle, viewer: Seat) -> dict[str, Any]:
        began = pos.round > 0
        shown = [
            phase
            for phase in PHASES
            if (phase != "event" or pos.event >= 0 or pos.event_pile)
            and (phase != "strategy" or pos.layout == ALLIANCE)
        ]
        return {
            "mode": pos.layout,
            "turn": pos.round,
            "title": self.say("title-round", {"n": pos.round, "of": pos.rounds}) if began else self.say("title-set-up"),
            "steps": [{"id": step, "words": self.say(f"step-{step}"), "icon": _STEP_ICONS[step]} for step in shown],
            "step": PHASES[pos.phase] if began and not pos.ended else None,
            "active": pos.active if began else None,
            "rounds": pos.rounds,
            "starter": pos.starter if began else None,
            "reserve": strategy.reserve(pos) if pos.layout == ALLIANCE else None,
            "batch": self._batch(pos),
            "duties": [],
        }

    def _batch(self, pos: Battle) -> dict[str, Any]:
        """The open simultaneous activation: who moved, who attacks whom, and what the result would be."""
        return {
            "moved": [self.ref(pos, card) for card in pos.moved],
            "declared": [
                {"card": self.ref(pos, card), "target": self.ref(pos, aim) if aim >= 0 else None}
                for card, aim in pos.declared
            ],
            "sums": self._blows(pos, resolution.preview(pos, pos.declared), pos.declared) if pos.declared else [],
        }

    def token(self, pos: Battle, seat: Seat) -> str:
        """Whose tokens a player lays: their faction's; if that is taken, an unused faction's or, except in alliances, the
        neutral ones (AW-116, AW-118, AW-327, AW-347, AW-S30)."""
        wanted = [self._faction(pos, one) for one in range(pos.seats)]
        taken: list[str] = []
        for one in range(seat + 1):
            if wanted[one] not in taken:
                mine = wanted[one]
            elif pos.layout != ALLIANCE and "neutre" not in taken:
                mine = "neutre"
            else:
                mine = next(faction for faction in FACTIONS if faction not in taken and faction not in wanted)
            taken.append(mine)
        return taken[seat]

    def _faction(self, pos: Battle, seat: Seat) -> str:
        for card, owner in enumerate(pos.owner):
            if owner == seat:
                return self.cards[pos.faces[card]].band
        return FACTIONS[seat]

    def player_view(self, pos: Battle, seat: Seat, viewer: Seat) -> dict[str, Any]:
        counters: list[dict[str, Any]] = [
            {"id": "score", "icon": "trophy", "value": scoring.points(pos, seat), "of": None},
        ]
        if pos.layout == ALLIANCE:
            counters.append({"id": "points", "icon": "chess-knight", "value": pos.points[seat], "of": None})
        for counter in counters:
            counter["words"] = self.say(f"counter-{counter['id']}")
        dealt = bool(pos.owner)
        return {
            "seat": seat,
            "band": self._faction(pos, seat) if dealt else "neutre",
            "token": self.token(pos, seat) if dealt else "neutre",
            "alliance": pos.sides[seat],
            # the name of a deck is its player's secret until the end (AW-051); see `Shelf.secret`
            "deck": {"name": self._deck_name(pos, seat)} if dealt and self._knows_deck(pos, seat, viewer) else None,
            "counters": counters,
            "badges": self._secrets(pos, seat, viewer),
            "cards": [],
            "won": seat in pos.winners,
        }

    def _secrets(self, pos: Battle, seat: Seat, viewer: Seat) -> list[dict[str, Any]]:
        """What the viewer may read of what a player wrote in secret: a slot, a creature, a mined slot."""
        found = []
        for one in secrets.known(pos, viewer):
            if one.seat == seat:
                card = self.cards[pos.faces[one.source]]
                what = self.cards[pos.faces[one.card]].names if one.card >= 0 else self.say(f"place-{mat.name(one.n)}")
                words = self.say("badge-secret", {"card": card.names, "what": what})
                found.append({"id": card.id, "icon": card.icon, "words": words})
        return found

    @staticmethod
    def _knows_deck(pos: Battle, seat: Seat, viewer: Seat) -> bool:
        return viewer in (seat, OMNISCIENT) or bool(pos.ended)

    @staticmethod
    def _deck_name(pos: Battle, seat: Seat) -> dict[str, str]:
        ready = decks.READY.get(pos.decks[seat])
        return dict(ready.names) if ready else dict.fromkeys(("fr", "en"), pos.decks[seat])

    def places_view(self, pos: Battle, viewer: Seat) -> list[dict[str, Any]]:
        """The slots of the battlefield, and the viewer's own astral slots while cards are placed."""
        centre = set(pos.centre)
        found: list[dict[str, Any]] = [
            {"ref": ref, "x": x, "y": y, "centre": at in centre, "words": {"fr": fr, "en": en}}
            for at, (card, (ref, x, y, fr, en)) in enumerate(zip(pos.board, self._slots, strict=True))
            if card >= mat.FREE
        ]
        found += [
            {"ref": mat.name(mat.CELLS + n), "x": None, "y": None, "centre": False, "words": self.say(f"place-a{n}")}
            for n in range(mat.ASTRAL_SLOTS)
        ]
        return found

    def plain(self, pos: Battle) -> frozenset[str]:
        return zones.OFF_THE_MAT

    def card_state(self, pos: Battle, card: Copy, zone: Zone, viewer: Seat) -> dict[str, Any]:
        shown: dict[str, Any] = {"states": []}
        if pos.owner[card] >= 0:
            shown["owner"] = pos.owner[card]
        if pos.at[card] < 0:
            return shown
        shown["place"] = mat.name(pos.at[card])
        shown["controller"] = pos.controller[card]
        sheet = look(pos).by.get(card)
        if sheet is None:
            shown["states"] = ["face-down"]
            return shown
        if sheet.type != SPELL:
            shown["states"].append("active" if sheet.active else "held" if pos.awake[card] else "deactivated")
        elif sheet.active:
            shown["states"].append("active")
        if sheet.immune:
            shown["states"].append("immune")
        printed = cast(Face, self.cards[pos.faces[card]])
        figures = []
        if sheet.attack >= 0:
            figures.append({"id": "attack", "value": sheet.attack, "printed": printed.attack})
        if sheet.defense >= 0:
            figures.append({"id": "defense", "value": sheet.defense, "printed": printed.defense})
        shown["figures"] = figures
        shown["value"] = sheet.value
        if sheet.face is not printed:
            shown["copies"] = sheet.face.id
        shown["muted"] = sheet.muted
        shown["attributes"] = [
            {
                "id": attr.IDS[bit],
                "n": sheet.move if bit == attr.MOUVEMENT else sheet.reach if bit == attr.DISTANCE else 0,
                "gained": not printed.bits & bit,
            }
            for bit in (attr.bits_of(sheet.bits) if sheet.bits else ())
        ]
        lost = printed.bits & ~sheet.bits
        shown["lost"] = [attr.IDS[bit] for bit in attr.bits_of(lost)] if lost else []
        if pos.tokens[card]:
            shown["counters"] = [
                {"id": "tokens", "icon": "upgrade", "value": pos.tokens[card], "words": self.say("counter-tokens")}
            ]
        under = [one for host, one in pos.beneath if host == card]
        if under:
            shown["under"] = [
                {"ref": self.ref(pos, one), "id": self.cards[pos.faces[one]].id, "owner": pos.owner[one]}
                for one in under
            ]
        return shown

    def hidden_state(self, pos: Battle, card: Copy, zone: Zone) -> dict[str, Any]:
        if pos.at[card] < 0:
            return {}
        return {"place": mat.name(pos.at[card]), "states": ["face-down"]}

    def move_words(self, pos: Battle, seat: Seat, move: Move) -> dict[str, str]:
        if move[0] == "either":
            op = self.asking(pos)
            assert isinstance(op, Either)
            return self.say(f"either-{op.ways[move[1]]}")
        if move[0] == "place" and move[2] >= mat.CELLS:
            return self.say("move-place-astral", {"card": self.cards[pos.faces[move[1]]].names})
        if move[0] == "keep" and not pos.back[seat]:
            return self.say("move-keep-all")
        if move[0] == "deck":
            return dict(list(decks.READY.values())[move[1]].names)
        return super().move_words(pos, seat, move)

    def trials(self) -> list[Paired | Counted]:
        return trials.trials(self)

    # ------------------------------------------------------------------ scenarios

    def read_scenario(self, data: dict[str, Any]) -> Battle:
        return scenario.read(self, data)

    def write_scenario(self, pos: Battle) -> dict[str, Any]:
        return scenario.write(self, pos)


_STEP_ICONS = {
    "event": "tied-scroll",
    "draw": "card-draw",
    "strategy": "chess-knight",
    "placement": "card-play",
    "reveal": "up-card",
    "initiative": "power-lightning",
    "turn": "broadsword",
    "end": "sunset",
}
