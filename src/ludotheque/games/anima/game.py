"""Anima as the engine sees it: options, set-up, moves, views, outcome."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludotheque.engine.args import CARD, NUMBER, SEAT, THING, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.concede import CONCEDE
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.game import Game
from ludotheque.engine.offer import Offer
from ludotheque.engine.options import Value, choice, values
from ludotheque.engine.position import Move
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.trial import Paired
from ludotheque.engine.view import Zone
from ludotheque.engine.words import Words
from ludotheque.games.anima import cards, judgement, opening, scenario, sums, trials, turn, value, views
from ludotheque.games.anima.faces import ADVANTAGE, ENCOUNTER, FACES, MOMENTS, PROGRAMS, TYPES, ZONE
from ludotheque.games.anima.gaia import MARKERS, MOST_TURNS, NOBODY_WON, PHASES, Gaia
from ludotheque.games.anima.log import EVENTS
from ludotheque.games.anima.reasons import REASONS
from ludotheque.games.anima.story import STORY
from ludotheque.games.anima.thinking import THINKING

assert cards.FACES, "the cards must be imported before the game is made"

_C, _CC, _N, _S, _CS = (
    (Arg(CARD),),
    (Arg(CARD), Arg(CARD, "card2")),
    (Arg(NUMBER),),
    (Arg(SEAT),),
    (Arg(CARD), Arg(SEAT)),
)
_CN = (Arg(CARD), Arg(NUMBER))
_NN = (Arg(NUMBER), Arg(NUMBER, "n2"))
_ANY = "any"
_COLOURS = {"zone-1": "#3F6B3A", "zone-2": "#7A5A1E", "zone-3": "#7A2E2E"}


class Watch(Offer):
    """Ask to be asked, or not to be asked any more, at one kind of moment for interruptions (AN-085)."""

    __slots__ = ()
    move = MoveKind("watch", (Arg(THING, "moment"),), "spyglass")

    def candidates(self, game: Game[Any], pos: Gaia, seat: int) -> list[Move]:
        return [("watch", moment) for moment in range(len(MOMENTS))]

    def refusal(self, game: Game[Any], pos: Gaia, seat: int, move: Move) -> Refusal | None:
        return None

    def take(self, game: Game[Any], pos: Gaia, seat: int, move: Move) -> None:
        pos.wants[seat] ^= 1 << move[1]
        on = pos.wants[seat] >> move[1] & 1
        pos.emit("watches" if on else "looks_away", "AN-085", seat, (move[1],))


class Anima(Game[Gaia]):
    """The race of two to five teams."""

    id = "anima"
    names = {"fr": "Anima : L'Ombre d'Omega", "en": "Anima: Shadow of Omega"}
    tagline = {
        "fr": "Recrutez, explorez, trahissez : la première équipe qui accomplit la mission finale l'emporte.",
        "en": "Recruit, explore, betray: the first team to complete the final mission wins.",
    }
    seats = (2, 5)  # AN-002
    minutes = (40, 150)  # AN-003
    modes = ("horizons", "tree")
    table_options = (
        choice("zones", values(modes, "mode-", "help-"), "horizons", rule="AN-194"),
        choice("missions", values(("one", "both"), "missions-", "help-"), "one", rule="AN-200"),
        choice(
            "markers",
            (Value(_ANY, "marker-any", help="help-marker-any"), *values(MARKERS, "marker-")),
            _ANY,
            per_seat=True,
            rule="AN-089",
        ),
    )
    icon = "treasure-map"
    accent = {"light": "#0E6762", "dark": "#72D8CF"}
    rules_version = "4"
    prefix = "AN"
    thinking = THINKING
    reasons = REASONS
    story = STORY
    #: Not the card frames and the names of the people behind the game (AN-P28, AN-P30), which nothing here could follow.
    scope = (
        "AN-001..AN-224",
        "AN-C01..AN-C27",
        "AN-P01..AN-P27",
        "AN-P29",
        "AN-P31",
        "AN-S01..AN-S69",
        "AN-D01..AN-D12",
    )
    turn_rule = "AN-079"
    seats_rule = "AN-002"
    offers = (CONCEDE, Watch())
    concede_rule = "AN-S70"

    position_type = Gaia
    face_fields = ("progress",)
    cards = FACES
    kinds = TYPES
    # not the scene, nor what tells those who bargain, fight or have to decide more than others: their odds, above all
    alike = frozenset(("places",)) | views.ALIKE
    states = {"tapped": "clockwise-rotation", "asleep": "spider-web", "laid": "trade"}
    bands = {
        id: {"words": {"fr": fr, "en": en}, "color": color, "icon": icon, "angle": index * 25}
        for index, (id, fr, en, color, icon) in enumerate(
            (
                ("character", "Personnage", "Character", "#2A5A7A", "character"),
                ("zone-1", "Zone de niveau 1", "Zone of level 1", _COLOURS["zone-1"], "village"),
                ("zone-2", "Zone de niveau 2", "Zone of level 2", _COLOURS["zone-2"], "ancient-ruins"),
                ("zone-3", "Zone de niveau 3", "Zone of level 3", _COLOURS["zone-3"], "tower-fall"),
                ("basic", "Mission basique", "Basic mission", "#4A4A6A", "scroll-unfurled"),
                ("final", "Mission finale", "Final mission", "#8A2A5A", "trophy"),
                ("magic", "Magie", "Magic", "#3A4A9A", "magic-swirl"),
                ("ki", "Ki", "Ki", "#9A4A1A", "fist"),
                ("trickery", "Ruse", "Trickery", "#3A6A5A", "hood"),
                ("plot", "Complot", "Plot", "#5A3A6A", "conversation"),
                ("monster", "Créature", "Creature", "#6A2A2A", "dragon-head"),
                ("event", "Événement", "Event", "#6A5A2A", "tied-scroll"),
            )
        )
    }
    programs = PROGRAMS.by_name
    moves = {
        kind.verb: kind
        for kind in (
            MoveKind("keep", (Arg(CARD), Arg(CARD, "back")), "check-mark"),
            MoveKind("rid", (), "card-discard"),
            MoveKind("discard", _C, "card-discard"),
            MoveKind("dismiss", _C, "exit-door"),
            MoveKind("leave", (), "exit-door"),
            MoveKind("play", _C, "card-play"),
            MoveKind("cast", (Arg(CARD), Arg(CARD, "payer")), "card-play"),
            MoveKind("use", _C, "play-button"),
            MoveKind("pass", (), None, "quiet"),
            MoveKind("take", _C, "card-pickup"),
            MoveKind("go", _C, "boot-prints"),
            MoveKind("seek", (), "compass"),
            MoveKind("dig", _C, "compass"),
            MoveKind("rest", (), "camping-tent", "quiet"),
            MoveKind("remove", _C, "card-discard"),
            MoveKind("sacrifice", _C, "card-burn"),
            MoveKind("trade", _S, "trade"),
            MoveKind("attack", _S, "crossed-swords"),
            MoveKind("lay", _C, "card-play"),
            MoveKind("take_up", _C, "return-arrow"),
            MoveKind("over", (), "next-button"),
            MoveKind("agree", (), "check-mark", "forward"),
            MoveKind("decline", (), None, "quiet"),
            MoveKind("explore", (), "treasure-map", "forward"),
            MoveKind("reroll", (), "rolling-dices"),
            MoveKind("keep_die", (), None, "quiet"),
            MoveKind("advantages", (), "card-draw"),
            MoveKind("recruit", (), "three-friends"),
            MoveKind("quest", _C, "scroll-unfurled"),
            MoveKind("special", (), "sparkles"),
            MoveKind("dies", _C, "tombstone"),
            MoveKind("pay", _C, "card-burn"),
            MoveKind("pick", _C, "crosshair"),
            MoveKind("target", _S, "crosshair"),
            MoveKind("yes", (), "check-mark", "forward"),
            MoveKind("no", (), None, "quiet"),
            MoveKind("either", _N),
        )
    }
    events = EVENTS

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)

    # ------------------------------------------------------------------ opening a table

    def ways(self) -> list[tuple[int, dict[str, Any]]]:
        return [
            (seats, {"zones": zones, "missions": missions})
            for seats in range(2, 6)
            for zones in self.modes
            for missions in ("one", "both")
        ]

    def varied_options(self, dice: Dice, seats: int) -> dict[str, Any]:
        return {"zones": self.modes[dice.below(2)], "missions": ("one", "both")[dice.below(2)]}

    def check_options(self, read: dict[str, Any], seats: int) -> dict[str, Any]:
        """Markers are of different colours (AN-089); who names none gets the next that is free."""
        named = [one for one in read["markers"] if one != _ANY]
        if len(set(named)) < len(named):
            raise BadOptions("two players have the same marker", "deux joueurs ont le même marqueur", "AN-089")
        free = iter([one for one in MARKERS if one not in named])
        return {**read, "markers": [next(free) if one == _ANY else one for one in read["markers"]]}

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> Gaia:
        pos = opening.begin(seats, rng)
        pos.tree = int(options["zones"] == "tree")
        pos.needed = 2 if options["missions"] == "both" else 1
        pos.markers = tuple([MARKERS.index(one) for one in options["markers"]])
        opening.deal(pos)
        pos.push(turn.TURN, 0)
        pos.push(turn.OPENING, 0)
        return pos

    # ------------------------------------------------------------------ what lies where

    def zones(self, pos: Gaia) -> list[Zone]:
        return views.zones(pos)

    def face_down(self, pos: Gaia, card: int) -> bool:
        return card in pos.guards and not pos.unveiled >> card & 1

    def shown(self, pos: Gaia, viewer: int) -> set[int]:
        return views.shown(pos, viewer)

    def back(self, pos: Gaia, card: int) -> str:
        """Backs tell the type and no more."""
        face = self.cards[pos.faces[card]]
        return {ZONE: "zone-1", ENCOUNTER: "event", ADVANTAGE: "plot"}.get(face.kind, face.band)

    def thing_id(self, kind: str, value: int) -> str:
        if value < 0:
            raise IndexError(value)
        return (views.WATCHED if kind == "moment" else PHASES)[value]

    def thing_of(self, kind: str, id: str) -> int | None:
        things = views.WATCHED if kind == "moment" else PHASES
        return things.index(id) if id in things else None

    def piece_ref(self, pos: Gaia, kind: str, value: int) -> str:
        return self.ref(pos, sums.foe_card(value))

    def piece_words(self, pos: Gaia, kind: str, value: int) -> Words:
        fr, en = sums.foe_names(pos, value)
        return {"fr": fr, "en": en}

    # ------------------------------------------------------------------ the course of the game

    def turn(self, pos: Gaia) -> int:
        return pos.turns

    def ended(self, pos: Gaia) -> bool:
        return pos.winner != -1

    def result(self, pos: Gaia) -> dict[str, Any] | None:
        if pos.winner == -1:
            return None
        if pos.winner == NOBODY_WON:
            most = max(len(pos.done[seat]) for seat in self.contenders(pos))
            best = [seat for seat in self.contenders(pos) if len(pos.done[seat]) == most]
            return {
                "winners": best,
                "scores": [len(done) for done in pos.done],
                "reason": self.say("outcome-time", {"n": MOST_TURNS}),
                "rule": "AN-S60",
                "touches": [],
            }
        return {
            "winners": [pos.winner],
            "scores": None,
            "reason": self.say("outcome", {"who": f"@{pos.winner}", "card": self.cards[pos.faces[pos.final]].names}),
            "rule": "AN-004",
            "touches": [self.ref(pos, pos.final)],
        }

    def value(self, pos: Gaia, seat: int) -> float:
        return value.value(pos, seat)

    def appraise(self, pos: Gaia, seat: int, moves: Sequence[Move]) -> list[float] | None:
        return judgement.appraise(pos, seat, moves, self.asking(pos), pos.stack[-1])

    def trials(self) -> Sequence[Paired]:
        return trials.TRIALS

    # ------------------------------------------------------------------ views

    def scene(self, pos: Gaia, viewer: int) -> dict[str, Any]:
        return views.scene(self, pos, viewer)

    def player_view(self, pos: Gaia, seat: int, viewer: int) -> dict[str, Any]:
        return views.player(self, pos, seat, viewer)

    def card_state(self, pos: Gaia, card: int, zone: Zone, viewer: int) -> dict[str, Any]:
        return views.card_state(self, pos, card, zone, viewer)

    def hidden_state(self, pos: Gaia, card: int, zone: Zone) -> dict[str, Any]:
        return views.hidden_state(self, pos, card, zone)

    def refuse_thing(self, pos: Gaia, seat: int, thing: str) -> Refusal | None:
        """Why nothing can be done with a card that no move touches now."""
        card = self.find_card(pos, seat, thing)
        if card is None:
            return None
        if card in pos.hand[seat]:
            return Refusal("AN-084", "refusal-timing")
        if card in pos.missions[seat] or card == pos.final:
            return Refusal("AN-169", "refusal-mission-time")
        if card in pos.active:
            return Refusal("AN-112", "refusal-zone-time")
        return None

    # ------------------------------------------------------------------ scenarios

    def read_scenario(self, data: dict[str, Any]) -> Gaia:
        return scenario.read(self, data)

    def write_scenario(self, pos: Gaia) -> dict[str, Any]:
        return scenario.write(self, pos)
