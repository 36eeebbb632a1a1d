"""The toy game of the engine's own tests, and toys that are broken.

`Toy` is right: `game.py` and the catalogues are the files that docs/extend/add-a-game.md builds, letter for letter. The classes
below each break the contract in one way that the conformance kit must find.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from ludotheque.engine import program
from ludotheque.engine.args import NUMBER, Arg
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Derived, Frame, Move
from ludotheque.engine.program import Program
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.view import Zone, visible_cards
from tests.engine.toy.game import LOOK, OPENING, Next, Toy, ToyPosition, Turn

__all__ = ["Next", "Toy", "ToyPosition", "Turn", "registry"]


def registry(programs: Iterable[Program]) -> dict[str, Program]:
    """The programs of a toy: its own, and those that all toys share."""
    return program.registry([OPENING, LOOK, *programs])


class IdleToy(Toy):
    """Declares a kind of event that never happens."""

    events = {**Toy.events, "die": EventKind(1, (Arg(NUMBER),))}


class LeakingToy(Toy):
    """Shows the face of the stock's top card in everybody's view."""

    def scene(self, pos: ToyPosition, viewer: int) -> dict[str, Any]:
        return {**super().scene(pos, viewer), "next": pos.faces[pos.stock[-1]] if pos.stock else None}


class AlikeToy(Toy):
    """Declares what all see alike: views are built together, and what cannot have changed is kept."""

    alike = frozenset(("scene", "places", "stock", "table", "hand"))

    def plain(self, pos: ToyPosition) -> frozenset[str]:
        return frozenset(("hand",))  # not the table, where the last card says so


class UnlikeToy(AlikeToy):
    """Says of its hands that all see them alike, and tells their cards who is looking."""

    def card_state(self, pos: ToyPosition, card: int, zone: Zone, viewer: int) -> dict[str, Any]:
        return {**super().card_state(pos, card, zone, viewer), "viewer": viewer}


class SecretiveToy(AlikeToy):
    """Says that all read the head of the view alike, and writes there what only one seat may know."""

    def scene(self, pos: ToyPosition, viewer: int) -> dict[str, Any]:
        return {**super().scene(pos, viewer), "mine": pos.hand[viewer][:] if viewer >= 0 else []}


class StaleToy(AlikeToy):
    """Says that there is nothing to say of cards in hand, and says what turn it is."""

    def card_state(self, pos: ToyPosition, card: int, zone: Zone, viewer: int) -> dict[str, Any]:
        return {**super().card_state(pos, card, zone, viewer), "turn": pos.turns}


class TalkativeTurn(Turn):
    """Tells everybody which card was drawn."""

    __slots__ = ()

    def answer(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> None:
        super().answer(pos, frame, seat, move)
        if move[0] == "draw":
            kind, rule, who, args, _ = pos.events.pop()
            pos.events.append((kind, rule, who, args, -1))
            pos.revealed_to = 0


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


class ClaimingPosition(SharingPosition):
    """It claims that the table's cards are never changed in place."""

    __slots__ = ()
    FIXED = ("table",)


class ClaimingToy(Toy):
    position_type = ClaimingPosition


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
