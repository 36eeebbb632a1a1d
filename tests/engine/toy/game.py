"""The toy: lay ascending cards, draw when you would rather not, most points for cards laid wins."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

from ludotheque.engine.args import CARD, NUMBER, THING, Arg
from ludotheque.engine.card import Card
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadScenario
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.options import choice, values
from ludotheque.engine.position import Frame, Move, Position
from ludotheque.engine.program import Ask, Op, Program, registry
from ludotheque.engine.reading import Said
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.view import EVERYONE, NOBODY, OWNER, Zone, ZoneKind

COLOURS = ("red", "blue")

# The visibility table: id, layout, icon, and who sees the cards that lie face up in such a zone.
HAND = ZoneKind("hand", "hand", "poker-hand", OWNER)
TABLE = ZoneKind("table", "row", "card-play", EVERYONE)
STOCK = ZoneKind("stock", "pile", "card-draw", NOBODY)


class ToyPosition(Position):
    """Everything there is to know about a game of the toy."""

    hand: list[list[int]]  # by seat
    table: list[int]
    stock: list[int]  # the top card last
    laid: list[int]  # by seat: points for the cards laid
    passes: int  # one after the other
    turns: int
    favourite: list[int]  # by seat: an index of COLOURS, or -1
    gilded: list[int]  # by copy: 1 where the card is gilded

    # -- written by tools/fields.py from the fields above
    __slots__ = (
        "favourite",
        "gilded",
        "hand",
        "laid",
        "passes",
        "stock",
        "table",
        "turns",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "hand",
        "table",
        "stock",
        "laid",
        "passes",
        "turns",
        "favourite",
        "gilded",
    )

    def copy(self) -> ToyPosition:
        twin = ToyPosition()
        twin.seats = self.seats
        twin.rng = self.rng
        twin.faces = self.faces.copy()
        twin.known = self.known.copy()
        twin.pool = self.pool.copy()
        twin.stack = [frame.copy() for frame in self.stack]
        twin.asked = self.asked.copy()
        twin.chance = self.chance
        twin.revealed_to = self.revealed_to
        twin.conceded = self.conceded
        twin.unsettled = self.unsettled
        twin.events = []
        twin.hand = [one.copy() for one in self.hand] if self.hand else []
        twin.table = self.table.copy()
        twin.stock = self.stock.copy()
        twin.laid = self.laid.copy()
        twin.passes = self.passes
        twin.turns = self.turns
        twin.favourite = self.favourite.copy()
        twin.gilded = self.gilded.copy()
        return twin

    # -- end of what tools/fields.py wrote


class Turn(Ask):
    """One turn: play, draw or pass (TO-1)."""

    __slots__ = ()
    kind = "turn"
    rule = "TO-1"
    verbs = ("play", "draw", "pass")

    def act(self, pos: ToyPosition, frame: Frame) -> None:
        if pos.passes >= pos.seats:
            pos.stack.clear()  # TO-5: nothing runs any more, so the game is over
            return
        pos.turns += 1
        pos.asked.append(frame.seat)

    def candidates(self, pos: ToyPosition, frame: Frame, seat: int) -> Iterable[Move]:
        return [*(("play", card) for card in pos.hand[seat]), ("draw",), ("pass",)]

    def refusal(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] == "draw":
            return None if pos.stock else Refusal("TO-3", "refusal-empty")
        if move[0] == "play":
            if move[1] not in pos.hand[seat] or (pos.table and pos.faces[move[1]] < pos.faces[pos.table[-1]]):
                return Refusal("TO-2", "refusal-low")
            return None
        free = pos.stock or any(self.refusal(pos, frame, seat, ("play", card)) is None for card in pos.hand[seat])
        return Refusal("TO-4", "refusal-may-play") if free else None

    def answer(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "play":
            card = move[1]
            pos.hand[seat].remove(card)
            pos.table.append(card)
            pos.reveal(card)  # everybody sees it from now on
            pos.laid[seat] += points(pos, seat, card)
            pos.passes = 0
            pos.emit("play", "TO-2", seat, (card,))
        elif move[0] == "draw" and pos.favourite[seat] >= 0:
            pos.push(LOOK, seat)
        elif move[0] == "draw":
            take(pos, seat)
        else:
            pos.passes += 1


class Next(Op):
    """The turn goes to the next seat (TO-6)."""

    __slots__ = ()

    def act(self, pos: ToyPosition, frame: Frame) -> None:
        frame.seat = (frame.seat + 1) % pos.seats
        frame.pc = 0


def points(pos: ToyPosition, seat: int, card: int) -> int:
    """What a card counts for the seat that lays it (TO-5, TO-8, TO-10)."""
    return 1 + (pos.faces[card] % len(COLOURS) == pos.favourite[seat]) + pos.gilded[card]


def take(pos: ToyPosition, seat: int) -> None:
    """The top card of the stock goes to the hand (TO-3)."""
    card = pos.stock.pop()
    pos.hand[seat].append(card)
    pos.reveal(card, 1 << seat)  # only this seat sees it
    pos.emit("draw", "TO-3", seat, (card,), 1 << seat)


class Look(Op):
    """Show the top card of the stock to the one who draws (TO-9)."""

    __slots__ = ()

    def act(self, pos: ToyPosition, frame: Frame) -> None:
        pos.reveal(pos.stock[-1], 1 << frame.seat)


class Keep(Ask):
    """Keep the card, or slip it under the stock (TO-9)."""

    __slots__ = ()
    kind = "keep"
    rule = "TO-9"
    verbs = ("keep", "under")

    def act(self, pos: ToyPosition, frame: Frame) -> None:
        pos.asked.append(frame.seat)

    def candidates(self, pos: ToyPosition, frame: Frame, seat: int) -> Iterable[Move]:
        return [("keep",), ("under",)]

    def refusal(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] == "under" and len(pos.stock) == 1:
            return Refusal("TO-9", "refusal-last")
        return None

    def answer(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "keep":
            take(pos, seat)
        else:
            card = pos.stock.pop()
            pos.stock.insert(0, card)
            pos.emit("under", "TO-9", seat, (card,), 1 << seat)


LOOK = Program("toy/look", [Look(), Keep()])


class Pick(Ask):
    """Everyone picks a favourite colour in secret (TO-7)."""

    __slots__ = ()
    kind = "pick"
    rule = "TO-7"
    verbs = ("pick",)

    def act(self, pos: ToyPosition, frame: Frame) -> None:
        frame.chosen = [-1] * pos.seats
        pos.asked.extend(range(pos.seats))

    def candidates(self, pos: ToyPosition, frame: Frame, seat: int) -> Iterable[Move]:
        return [("pick", colour) for colour in range(len(COLOURS))]

    def refusal(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> Refusal | None:
        return None

    def answer(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> None:
        frame.chosen[seat] = move[1]  # sealed until the last answer is in

    def reseal(self, pos: ToyPosition, frame: Frame, seat: int, dice: Dice) -> None:
        frame.chosen = [
            dice.below(len(COLOURS)) if other != seat and colour >= 0 else colour
            for other, colour in enumerate(frame.chosen)
        ]


class Show(Op):
    """The colours picked are shown together (TO-7)."""

    __slots__ = ()

    def act(self, pos: ToyPosition, frame: Frame) -> None:
        pos.favourite = frame.chosen[:]
        pos.revealed_to = (1 << pos.seats) - 1  # everybody learns something: no answer before this is taken back
        for seat, colour in enumerate(pos.favourite):
            pos.emit("pick", "TO-7", seat, (colour,))


OPENING = Program("toy/opening", [Pick(), Show()])


class Toy(Game[ToyPosition]):
    """The rules of the toy."""

    id = "toy"
    names = {"fr": "Jouet", "en": "Toy"}
    tagline = {"fr": "Toujours plus haut.", "en": "Ever higher."}
    seats = (2, 3)
    minutes = (1, 2)
    modes = ("plain", "full")
    table_options = (choice("mode", values(modes, "mode-"), "plain"),)
    icon = "meeple"
    accent = {"light": "#7A2E2E", "dark": "#F0B8B0"}
    rules_version = "1"
    prefix = "TO"
    turn_rule = "TO-6"

    cards = [
        Card(f"n{number}", f"Le {number}", f"The {number}", "number", COLOURS[number % 2], "meeple", "maison")
        for number in range(14)
    ]
    kinds = ("number",)
    bands = {
        "red": {"words": {"fr": "Rouge", "en": "Red"}, "color": "#A63A1E", "icon": "meeple", "angle": 45},
        "blue": {"words": {"fr": "Bleu", "en": "Blue"}, "color": "#2A6A9C", "icon": "meeple", "angle": 135},
    }
    states = {"last": "card-play", "gilded": "sparkles"}

    position_type = ToyPosition
    face_fields = ("gilded",)
    turn_program = Program("toy/turn", [Turn(), Next()])
    programs = registry([OPENING, turn_program, LOOK])
    moves = {
        "pick": MoveKind("pick", (Arg(THING, "colour"),)),
        "play": MoveKind("play", (Arg(CARD),), "card-play"),
        "draw": MoveKind("draw", (), "card-draw"),
        "pass": MoveKind("pass", (), None, "quiet"),
        "keep": MoveKind("keep", (), None, "forward"),
        "under": MoveKind("under", (), None, "quiet"),
    }
    events = {
        "deal": EventKind(0, (Arg(NUMBER),)),
        "pick": EventKind(1, (Arg(THING, "colour"),)),
        "play": EventKind(1, (Arg(CARD),)),
        "draw": EventKind(1, (Arg(CARD),), hides=("card",)),
        "under": EventKind(1, (Arg(CARD),), hides=("card",)),
    }

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)

    def varied_options(self, dice: Dice, seats: int) -> dict[str, Any]:
        return {"mode": self.modes[dice.below(2)]}

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> ToyPosition:
        pos = self.empty(seats, rng, list(range(len(self.cards))))
        full = options.get("mode") == "full"
        if full:  # TO-10: up to three of the cards
            for _ in range(3):
                pos.gilded[pos.roll(len(pos.faces))] = 1
        pos.stock = list(range(len(pos.faces)))
        pos.shuffle(pos.stock)
        for seat in range(seats):
            for _ in range(3):
                card = pos.stock.pop()
                pos.hand[seat].append(card)
                pos.reveal(card, 1 << seat)
        pos.emit("deal", "TO-6", -1, (3,))
        pos.push(self.turn_program, 0)
        if full:
            pos.push(OPENING, 0)  # on top of the turn: it runs first
        return pos

    def empty(self, seats: int, rng: int, faces: list[int]) -> ToyPosition:
        """A position in which nothing lies anywhere yet."""
        pos = self.position_type()
        pos.begin(seats, rng, faces, [0] * len(faces))
        pos.hand = [[] for _ in range(seats)]
        pos.table = []
        pos.stock = []
        pos.laid = [0] * seats
        pos.passes = 0
        pos.turns = 0
        pos.favourite = [-1] * seats
        pos.gilded = [0] * len(faces)
        return pos

    def zones(self, pos: ToyPosition) -> list[Zone]:
        return [
            Zone(STOCK, -1, pos.stock),
            Zone(TABLE, -1, pos.table),
            *(Zone(HAND, seat, pos.hand[seat]) for seat in range(pos.seats)),
        ]

    def shown(self, pos: ToyPosition, viewer: int) -> set[int]:
        looking = bool(pos.stack) and pos.stack[-1].program is LOOK and viewer in pos.asked
        return {pos.stock[-1]} if looking else set()

    def thing_id(self, kind: str, value: int) -> str:
        return {"colour": COLOURS}[kind][value]

    def thing_of(self, kind: str, id: str) -> int | None:
        return COLOURS.index(id) if kind == "colour" and id in COLOURS else None

    def scene(self, pos: ToyPosition, viewer: int) -> dict[str, Any]:
        return {
            "mode": "full" if pos.favourite[0] >= 0 else "plain",
            "turn": pos.turns,
            "title": self.say("title", {"n": pos.turns}),
            "steps": [],
            "step": None,
            "active": pos.stack[0].seat if pos.turns and pos.stack else None,
            "duties": [],
        }

    def player_view(self, pos: ToyPosition, seat: int, viewer: int) -> dict[str, Any]:
        colour = pos.favourite[seat]
        return {
            "seat": seat,
            "band": COLOURS[colour] if colour >= 0 else None,
            "counters": [
                {
                    "id": "laid",
                    "words": self.say("counter-laid"),
                    "icon": "round-star",
                    "value": pos.laid[seat],
                    "of": None,
                }
            ],
            "badges": [],
            "cards": [],
            "won": self.over(pos) and pos.laid[seat] == max(pos.laid),
        }

    def card_state(self, pos: ToyPosition, card: int, zone: Zone, viewer: int) -> dict[str, Any]:
        states = ["gilded"] if pos.gilded[card] else []
        if zone.kind is TABLE and card == pos.table[-1]:
            states.append("last")
        return {"states": states}

    def turn(self, pos: ToyPosition) -> int:
        return pos.turns

    def ended(self, pos: ToyPosition) -> bool:
        return not pos.stack

    def result(self, pos: ToyPosition) -> dict[str, Any] | None:
        if pos.stack:
            return None
        best = max(pos.laid[seat] for seat in self.contenders(pos))
        winners = [seat for seat in self.contenders(pos) if pos.laid[seat] == best]
        reason = self.say("outcome", {"n": best})
        return {"winners": winners, "scores": pos.laid[:], "reason": reason, "rule": "TO-5", "touches": []}

    def value(self, pos: ToyPosition, seat: int) -> float:
        return float(pos.laid[seat])

    def read_scenario(self, data: dict[str, Any]) -> ToyPosition:
        """The start of a turn: `hand` (one list of card ids a seat), `table`, `stock` (top card last), `turn`, `laid`,
        `favourite` (one colour a seat: the full mode) and `gilded`. Only `hand` must be there."""
        said = Said(data).mapping(("hand", "table", "stock", "turn", "laid", "favourite", "gilded"))
        hands = said.get("hand").entries(3, 2)
        seats = len(hands)
        first = said.get("turn", 0).number(0, seats - 1)
        piles = [self.named(pile) for pile in (said.get("table", []), said.get("stock", []), *hands)]
        pos = self.empty(seats, 0, [face for pile in piles for face in pile])
        if len(set(pos.faces)) != len(pos.faces):
            raise BadScenario("a card is in two places", "une carte est à deux endroits")
        copies = iter(range(len(pos.faces)))
        pos.table, pos.stock, *pos.hand = [[next(copies) for _ in pile] for pile in piles]
        for seat, cards in enumerate(pos.hand):
            for card in cards:
                pos.reveal(card, 1 << seat)
        for card in pos.table:
            pos.reveal(card)
        if "laid" in said:
            pos.laid = [one.number() for one in said.get("laid").entries(seats, seats)]
        if "favourite" in said:
            pos.favourite = [COLOURS.index(one.one_of(COLOURS)) for one in said.get("favourite").entries(seats, seats)]
        for face in self.named(said.get("gilded", [])):
            if face not in pos.faces:
                raise BadScenario("a gilded card is nowhere", "une carte dorée n'est nulle part")
            pos.gilded[pos.faces.index(face)] = 1
        pos.revealed_to = 0
        pos.push(self.turn_program, first)
        return pos

    def named(self, said: Said) -> list[int]:
        """The faces that a list of card ids names."""
        return [one.card(self.card_index) for one in said.entries(len(self.cards))]

    def write_scenario(self, pos: ToyPosition) -> dict[str, Any]:
        if not pos.stack or pos.stack[-1].program.name != self.turn_program.name:
            raise BadScenario("a scenario is written at the start of a turn", "un scénario s'écrit au début d'un tour")

        def ids(cards: Iterable[int]) -> list[str]:
            return [self.cards[pos.faces[card]].id for card in cards]

        written = {
            "hand": [ids(cards) for cards in pos.hand],
            "table": ids(pos.table),
            "stock": ids(pos.stock),
            "turn": pos.stack[0].seat,
            "laid": pos.laid[:],
            "gilded": ids(card for card in range(len(pos.faces)) if pos.gilded[card]),
        }
        if pos.favourite[0] >= 0:
            written["favourite"] = [COLOURS[colour] for colour in pos.favourite]
        return written
