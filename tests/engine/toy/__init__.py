"""A toy game for the engine's own tests: lay ascending cards, draw when you cannot, most cards laid wins.

`Toy` is right. The other classes each break the contract in one way that the conformance kit must find.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ludotheque.engine.card import Card
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.events import EventKind
from ludotheque.engine.game import Game
from ludotheque.engine.position import Frame, Move, Position
from ludotheque.engine.program import Ask, Op, Program, registry
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.view import EVERYONE, NOBODY, OWNER, Zone, ZoneKind

HAND = ZoneKind("hand", "hand", "poker-hand", OWNER)
TABLE = ZoneKind("table", "row", "card-play", EVERYONE)
STOCK = ZoneKind("stock", "pile", "card-draw", NOBODY)


class ToyPosition(Position):
    __slots__ = ("hand", "laid", "passes", "stock", "table")

    def __init__(
        self,
        *,
        seats: int,
        rng: int,
        faces: list[int],
        known: list[int],
        pool: list[int],
        stack: list[Frame],
        asked: list[int],
        chance: int,
        news: int,
        hand: list[list[int]],
        table: list[int],
        stock: list[int],
        laid: list[int],
        passes: int,
    ) -> None:
        super().__init__(seats, rng, faces, known, pool, stack, asked, chance, news)
        self.hand = hand
        self.table = table
        self.stock = stock
        self.laid = laid
        self.passes = passes

    def copy(self) -> ToyPosition:
        return ToyPosition(
            seats=self.seats,
            rng=self.rng,
            faces=self.faces[:],
            known=self.known[:],
            pool=self.pool[:],
            stack=[frame.copy() for frame in self.stack],
            asked=self.asked[:],
            chance=self.chance,
            news=self.news,
            hand=[cards[:] for cards in self.hand],
            table=self.table[:],
            stock=self.stock[:],
            laid=self.laid[:],
            passes=self.passes,
        )


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
        pos = self.position_type(
            seats=seats,
            rng=rng,
            faces=list(range(n)),
            known=[0] * n,
            pool=[0] * n,
            stack=[],
            asked=[],
            chance=0,
            news=0,
            hand=[[] for _ in range(seats)],
            table=[],
            stock=list(range(n)),
            laid=[0] * seats,
            passes=0,
        )
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

    def over(self, pos: ToyPosition) -> bool:
        return not pos.stack

    def outcome(self, pos: ToyPosition) -> dict[str, Any] | None:
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
        right = super().copy()
        fields = {name: getattr(right, name) for cls in ToyPosition.__mro__ for name in getattr(cls, "__slots__", ())}
        del fields["events"]
        fields["laid"] = [0] * self.seats
        return ForgetfulPosition(**fields)


class ForgetfulToy(Toy):
    position_type = ForgetfulPosition


class SharingPosition(ToyPosition):
    """Its copy shares the table's cards with the original."""

    __slots__ = ()

    def copy(self) -> SharingPosition:
        right = super().copy()
        fields = {name: getattr(right, name) for cls in ToyPosition.__mro__ for name in getattr(cls, "__slots__", ())}
        del fields["events"]
        fields["table"] = self.table
        return SharingPosition(**fields)


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


class KeepingPosition(ToyPosition):
    """Keeps the moves that were found; its copies share them."""

    __slots__ = ("offered",)
    TRANSIENT = ToyPosition.TRANSIENT | {"offered"}

    def __init__(self, **fields: Any) -> None:
        super().__init__(**fields)
        self.offered: tuple[Move, ...] | None = None

    def copy(self) -> KeepingPosition:
        right = super().copy()
        fields = {name: getattr(right, name) for cls in ToyPosition.__mro__ for name in getattr(cls, "__slots__", ())}
        del fields["events"]
        twin = KeepingPosition(**fields)
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
    """Does not forget."""

    __slots__ = ()

    def copy(self) -> StubbornPosition:
        right = super().copy()
        fields = {name: getattr(right, name) for cls in ToyPosition.__mro__ for name in getattr(cls, "__slots__", ())}
        del fields["events"]
        twin = StubbornPosition(**fields)
        twin.offered = self.offered
        return twin

    def forget(self) -> None:
        pass


class RememberingToy(KeepingToy):
    """Offers in a position dealt again what the true cards allowed."""

    position_type = StubbornPosition
