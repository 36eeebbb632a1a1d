"""A toy game for the engine's own tests: lay ascending cards, draw when you cannot, most cards laid wins.

`Toy` is right. The other classes each break the contract in one way that the conformance kit must find.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

from ludotheque.engine.card import Card
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.position import Derived, Frame, Move, Position
from ludotheque.engine.program import Ask, Op, Program, registry
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.view import EVERYONE, NOBODY, OWNER, Zone, ZoneKind, visible_cards

HAND = ZoneKind("hand", "hand", "poker-hand", OWNER)
TABLE = ZoneKind("table", "row", "card-play", EVERYONE)
STOCK = ZoneKind("stock", "pile", "card-draw", NOBODY)


class ToyPosition(Position):
    hand: list[list[int]]
    table: list[int]
    stock: list[int]
    laid: list[int]
    passes: int

    # -- written by tools/fields.py from the fields above
    __slots__ = (
        "hand",
        "laid",
        "passes",
        "stock",
        "table",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "hand",
        "table",
        "stock",
        "laid",
        "passes",
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
        twin.news = self.news
        twin.conceded = self.conceded
        twin.unsettled = self.unsettled
        twin.events = []
        twin.hand = [one.copy() for one in self.hand] if self.hand else []
        twin.table = self.table.copy()
        twin.stock = self.stock.copy()
        twin.laid = self.laid.copy()
        twin.passes = self.passes
        return twin

    # -- end of what tools/fields.py wrote


class Turn(Ask):
    __slots__ = ()
    kind = "turn"
    rule = "TO-1"
    verbs = ("play", "draw", "pass")

    def act(self, pos: ToyPosition, frame: Frame) -> None:
        if pos.passes >= pos.seats:
            pos.stack.clear()
            return
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
            pos.hand[seat].remove(move[1])
            pos.table.append(move[1])
            pos.reveal(move[1])
            pos.laid[seat] += 1
            pos.passes = 0
            pos.emit("play", "TO-2", seat, (move[1],))
        elif move[0] == "draw":
            card = pos.stock.pop()
            pos.hand[seat].append(card)
            pos.reveal(card, 1 << seat)
            pos.emit("draw", "TO-3", seat, (card,), 1 << seat)
        else:
            pos.passes += 1


class Next(Op):
    __slots__ = ()

    def act(self, pos: ToyPosition, frame: Frame) -> None:
        frame.seat = (frame.seat + 1) % pos.seats
        frame.pc = 0


class Toy(Game[ToyPosition]):
    id = "toy"
    names = {"fr": "Jouet", "en": "Toy"}
    tagline = names
    seats = (2, 3)
    minutes = (1, 2)
    modes = ("plain",)
    icon = "meeple"
    accent = {"light": "#000000", "dark": "#FFFFFF"}
    rules_version = "1"
    prefix = "TO"
    turn_rule = "TO-6"
    position_type = ToyPosition
    cards = [
        Card(f"n{number}", f"Le {number}", f"The {number}", "number", "plain", "meeple", "maison")
        for number in range(14)
    ]
    kinds = ("number",)
    states: dict[str, str] = {}
    bands: dict[str, dict[str, Any]] = {}
    turn_program = Program("toy/turn", [Turn(), Next()])
    programs = registry([turn_program])
    moves = {"play": MoveKind("play", ("card",)), "draw": MoveKind("draw"), "pass": MoveKind("pass")}
    events = {
        "play": EventKind(1, ("card",)),
        "draw": EventKind(1, ("card",), hides=("card",)),
        "die": EventKind(1, ("n",)),
    }

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)

    def read_options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        self.known_options(options, ())
        return {}

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> ToyPosition:
        n = len(self.cards)
        pos = self.position_type()
        pos.begin(seats, rng, list(range(n)), [0] * n)
        pos.hand = [[] for _ in range(seats)]
        pos.table = []
        pos.stock = list(range(n))
        pos.laid = [0] * seats
        pos.passes = 0
        pos.shuffle(pos.stock)
        for seat in range(seats):
            for _ in range(3):
                card = pos.stock.pop()
                pos.hand[seat].append(card)
                pos.reveal(card, 1 << seat)
        pos.push(self.turn_program, 0)
        return pos

    def zones(self, pos: ToyPosition) -> list[Zone]:
        return [
            Zone(STOCK, -1, pos.stock),
            Zone(TABLE, -1, pos.table),
            *(Zone(HAND, seat, pos.hand[seat]) for seat in range(pos.seats)),
        ]

    def turn(self, pos: ToyPosition) -> int:
        return 1

    def ended(self, pos: ToyPosition) -> bool:
        return not pos.stack

    def result(self, pos: ToyPosition) -> dict[str, Any] | None:
        if pos.stack:
            return None
        best = max(pos.laid)
        winners = [seat for seat in range(pos.seats) if pos.laid[seat] == best]
        reason = self.say("outcome", {"who": f"@{winners[0]}"})
        return {"winners": winners, "scores": pos.laid[:], "reason": reason, "rule": "TO-5", "touches": []}

    def scene(self, pos: ToyPosition, viewer: int) -> dict[str, Any]:
        return {
            "mode": "plain",
            "turn": 1,
            "title": self.names,
            "steps": [],
            "step": None,
            "active": None,
            "duties": [],
        }

    def player_view(self, pos: ToyPosition, seat: int, viewer: int) -> dict[str, Any]:
        return {"seat": seat, "band": None, "counters": [], "badges": [], "cards": []}

    def value(self, pos: ToyPosition, seat: int) -> float:
        return float(pos.laid[seat])


class LeakingToy(Toy):
    """Shows the face of the stock's top card in everybody's view."""

    def scene(self, pos: ToyPosition, viewer: int) -> dict[str, Any]:
        return {**super().scene(pos, viewer), "next": pos.faces[pos.stock[-1]] if pos.stock else None}


class TalkativeTurn(Turn):
    """Tells everybody which card was drawn."""

    __slots__ = ()

    def answer(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> None:
        super().answer(pos, frame, seat, move)
        if move[0] == "draw":
            kind, rule, who, args, _ = pos.events.pop()
            pos.events.append((kind, rule, who, args, -1))
            pos.news = 0


class TalkativeToy(Toy):
    turn_program = Program("toy/turn", [TalkativeTurn(), Next()])
    programs = registry([turn_program])


class LosingTurn(Turn):
    """A played card is gone for good."""

    __slots__ = ()

    def answer(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> None:
        super().answer(pos, frame, seat, move)
        if move[0] == "play" and len(pos.table) > 3:
            pos.table.pop(0)


class LosingToy(Toy):
    turn_program = Program("toy/turn", [LosingTurn(), Next()])
    programs = registry([turn_program])


class ForgetfulPosition(ToyPosition):
    """Its copy forgets how many cards were laid."""

    __slots__ = ()

    def copy(self) -> ForgetfulPosition:
        twin = ForgetfulPosition()
        right = super().copy()
        for name in (*self.FIELDS, *self.DERIVED):
            setattr(twin, name, getattr(right, name))
        twin.laid = [0] * self.seats
        return twin


class ForgetfulToy(Toy):
    position_type = ForgetfulPosition


class SharingPosition(ToyPosition):
    """Its copy shares the table's cards with the original."""

    __slots__ = ()

    def copy(self) -> SharingPosition:
        twin = SharingPosition()
        right = super().copy()
        for name in (*self.FIELDS, *self.DERIVED):
            setattr(twin, name, getattr(right, name))
        twin.table = self.table
        return twin


class SharingToy(Toy):
    position_type = SharingPosition


class LaxTurn(Turn):
    """Leaves out a legal option that no rule refuses."""

    __slots__ = ()

    def moves(self, pos: ToyPosition, frame: Frame, seat: int) -> list[Move]:
        moves = super().moves(pos, frame, seat)
        return moves[1:] if len(moves) > 1 else moves


class LaxToy(Toy):
    turn_program = Program("toy/turn", [LaxTurn(), Next()])
    programs = registry([turn_program])


class DoubledTurn(Turn):
    """Offers the same option twice."""

    __slots__ = ()

    def moves(self, pos: ToyPosition, frame: Frame, seat: int) -> list[Move]:
        moves = super().moves(pos, frame, seat)
        return [*moves, moves[0]]


class DoubledToy(Toy):
    turn_program = Program("toy/turn", [DoubledTurn(), Next()])
    programs = registry([turn_program])


class BetrayingToy(Toy):
    """Looks at the face of a named card before it asks whether the seat sees it."""

    def find_card(self, pos: ToyPosition, viewer: int, ref: str) -> int | None:
        id_, _, number = ref.partition("#")
        card = int(number)
        if card >= len(pos.faces) or self.cards[pos.faces[card]].id != id_:
            return None
        return card if card in visible_cards(self, pos, viewer) else None


class AdmittingToy(Toy):
    """Tells a hidden card from one that does not exist."""

    def refuse_thing(self, pos: ToyPosition, seat: int, thing: str) -> Refusal | None:
        named = [self.ref(pos, card) for card in pos.stock]
        return Refusal("TO-3", "refusal-empty") if thing in named else None


class EagerTurn(Turn):
    """Offers a card that the seat has just laid, which is no candidate and which the check forgets to refuse."""

    __slots__ = ()

    def moves(self, pos: ToyPosition, frame: Frame, seat: int) -> list[Move]:
        return [*super().moves(pos, frame, seat), *(("play", card) for card in pos.table[-1:])]

    def refusal(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] == "play" and move[1] in pos.table:
            return None
        return super().refusal(pos, frame, seat, move)


class EagerToy(Toy):
    turn_program = Program("toy/turn", [EagerTurn(), Next()])
    programs = registry([turn_program])


class RashTurn(Turn):
    """Offers a card that its check refuses."""

    __slots__ = ()

    def moves(self, pos: ToyPosition, frame: Frame, seat: int) -> list[Move]:
        return list(self.candidates(pos, frame, seat))


class RashToy(Toy):
    turn_program = Program("toy/turn", [RashTurn(), Next()])
    programs = registry([turn_program])


class DisorderedTurn(Turn):
    """Offers the right options back to front."""

    __slots__ = ()

    def moves(self, pos: ToyPosition, frame: Frame, seat: int) -> list[Move]:
        return super().moves(pos, frame, seat)[::-1]


class DisorderedToy(Toy):
    turn_program = Program("toy/turn", [DisorderedTurn(), Next()])
    programs = registry([turn_program])


class FreeTurn(DisorderedTurn):
    """Says that its options have an order of their own."""

    __slots__ = ()
    in_order = False


class FreeToy(Toy):
    turn_program = Program("toy/turn", [FreeTurn(), Next()])
    programs = registry([turn_program])


class RepeatingTurn(Turn):
    """Thinks of the same move twice, and lists it once."""

    __slots__ = ()

    def candidates(self, pos: ToyPosition, frame: Frame, seat: int) -> Iterable[Move]:
        return [*super().candidates(pos, frame, seat), ("draw",)]

    def moves(self, pos: ToyPosition, frame: Frame, seat: int) -> list[Move]:
        return list(dict.fromkeys(super().moves(pos, frame, seat)))


class RepeatingToy(Toy):
    turn_program = Program("toy/turn", [RepeatingTurn(), Next()])
    programs = registry([turn_program])


class TrustingTurn(Turn):
    """Does not refuse a card that lies on the table: it never thought of one."""

    __slots__ = ()

    def refusal(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] == "play" and move[1] not in pos.hand[seat]:
            return None
        return super().refusal(pos, frame, seat, move)


class TrustingToy(Toy):
    turn_program = Program("toy/turn", [TrustingTurn(), Next()])
    programs = registry([turn_program])


class KeepingPosition(ToyPosition):
    """Keeps the moves that were found; its copies share them."""

    __slots__ = ("offered",)
    DERIVED: ClassVar[tuple[str, ...]] = (*ToyPosition.DERIVED, "offered")
    offered: Derived[tuple[Move, ...] | None]

    def copy(self) -> KeepingPosition:
        twin = type(self)()
        right = super().copy()
        for name in (*ToyPosition.FIELDS, *ToyPosition.DERIVED):
            setattr(twin, name, getattr(right, name))
        twin.offered = self.offered
        return twin


class KeepingTurn(Turn):
    __slots__ = ()

    def moves(self, pos: ToyPosition, frame: Frame, seat: int) -> list[Move]:
        assert isinstance(pos, KeepingPosition)
        if pos.offered is None:
            pos.offered = tuple(super().moves(pos, frame, seat))
        return list(pos.offered)

    def answer(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> None:
        assert isinstance(pos, KeepingPosition)
        pos.offered = None
        super().answer(pos, frame, seat, move)


class KeepingToy(Toy):
    """Right: what it keeps of a question is forgotten by whoever deals the cards again."""

    position_type = KeepingPosition
    turn_program = Program("toy/turn", [KeepingTurn(), Next()])
    programs = registry([turn_program])


class StubbornPosition(KeepingPosition):
    """Does not forget, once it knows something."""

    __slots__ = ()

    def forget(self) -> None:
        if not hasattr(self, "offered"):
            super().forget()


class RememberingToy(KeepingToy):
    """Offers in a position dealt again what the true cards allowed."""

    position_type = StubbornPosition
