"""What an Event asks of the players: something of everybody at once, or of one player after the other in the round's order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from ludotheque.engine.dice import Dice
from ludotheque.engine.numbers import Copy, Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import changes, scoring
from ludotheque.games.arackhan.actions import Effect, Pick, Question, Who
from ludotheque.games.arackhan.battle import Battle, order, replaced
from ludotheque.games.arackhan.faces import CREATURE
from ludotheque.games.arackhan.modes.faces import table_card
from ludotheque.games.arackhan.modifiers import ALLY
from ludotheque.games.arackhan.sheets import Sheet, look

# ---------------------------------------------------------------------- of everybody at once


class Give(Ask):
    """Every player gives up `n` hand cards, or as many as they drew, simultaneously and in secret."""

    __slots__ = ("n",)
    rule = "AW-373"

    def __init__(self, n: int = 0) -> None:
        self.n = n  # 0: as many as were drawn, which the frame remembers

    def due(self, pos: Battle, frame: Frame, seat: Seat) -> int:
        many = self.n or cast(dict[str, Any], frame.memo)["drawn"][seat]
        return min(many, len(pos.hand[seat]))

    def act(self, pos: Battle, frame: Frame) -> None:
        pos.asked.extend(seat for seat in range(pos.seats) if self.due(pos, frame, seat))

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return [(self.verbs[0], card) for card in pos.hand[seat]]

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if move[1] not in pos.hand[seat]:
            return Refusal(self.rule, "refusal-not-in-hand")
        return Refusal(self.rule, "refusal-returned") if move[1] in pos.back[seat] else None

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        pos.back = replaced(pos.back, seat, (*pos.back[seat], move[1]))
        if len(pos.back[seat]) < self.due(pos, frame, seat):
            pos.asked.append(seat)
            pos.asked.sort()

    def reseal(self, pos: Battle, frame: Frame, seat: Seat, dice: Dice) -> None:
        for other in range(pos.seats):
            if other != seat:
                hand = pos.hand[other][:]
                back = tuple([hand.pop(dice.below(len(hand))) for _ in pos.back[other]])
                pos.back = replaced(pos.back, other, back)

    def question(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        return f"ask-{self.kind}", {"n": self.due(pos, frame, seat) - len(pos.back[seat])}

    def reason(self, pos: Battle, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        return "why-event", {"card": table_card(pos, pos.event).names}


class Discard(Give):
    __slots__ = ()
    kind = "event-discard"
    verbs = ("pick",)


class Return(Give):
    __slots__ = ()
    kind = "event-return"
    verbs = ("return",)


class Supply(Op):
    """Every player draws."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def act(self, pos: Battle, frame: Frame) -> None:
        frame.memo = {"drawn": [changes.draw(pos, seat, self.n, "AW-373") for seat in range(pos.seats)]}


class Drop(Op):
    """What was given up is discarded."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        for cards in pos.back:
            for card in cards:
                changes.discard_from_hand(pos, card, "AW-373")
        pos.back = ((),) * pos.seats


class Bury(Op):
    """What was given up goes under the draw pile, each card below the one before."""

    __slots__ = ()

    def act(self, pos: Battle, frame: Frame) -> None:
        for seat, cards in enumerate(pos.back):
            if not cards:
                continue
            pos.mix(pos.hand[seat], 1 << seat)  # the others cannot tell which cards went
            for card in cards:
                pos.hand[seat].remove(card)
                pos.deck[seat].insert(0, card)
            pos.emit("put_under", "AW-373", seat, (len(cards),))
        pos.back = ((),) * pos.seats


# ---------------------------------------------------------------------- of one after the other


class InTurn(Op):
    """The players carry out a program one after the other, in the round's order."""

    __slots__ = ("program",)

    def __init__(self, program: Program) -> None:
        self.program = program

    def act(self, pos: Battle, frame: Frame) -> None:
        for seat in reversed(order(pos)):
            pos.push(self.program, seat, pos.event)


class Own(Who):
    """The player's own creatures; with `weakest`, only those of the lowest value among them."""

    __slots__ = ("weakest",)

    def __init__(self, *, weakest: bool = False) -> None:
        super().__init__(ALLY)
        self.weakest = weakest

    def among(self, pos: Battle, source: Sheet) -> list[Sheet]:
        found = [sheet for sheet in super().among(pos, source) if sheet.seat == source.seat]
        if self.weakest and found:
            least = min(sheet.value for sheet in found)
            found = [sheet for sheet in found if sheet.value == least]
        return found


class Must(Pick):
    """Designate exactly `times` cards, or as many as there are; what leaves no choice is not asked."""

    __slots__ = ()
    rule = "AW-373"

    def act(self, pos: Battle, frame: Frame) -> None:
        found = self.found(pos, frame.seat, frame.source, frame.chosen)
        left = self.times - len(frame.chosen)
        if len(found) > left:
            pos.asked.append(frame.seat)
            return
        for _, card in found:
            frame.chosen.append(card)
            self.effect(pos, frame, card)

    def may_stop(self, frame: Frame) -> bool:
        return False


class Hire(Question):
    """Discard a hand card for what follows, or leave it at that; asked of players with a hand card and a creature."""

    __slots__ = ()
    kind = "hire"
    rule = "AW-373"
    verbs = ("pick", "no")

    def act(self, pos: Battle, frame: Frame) -> None:
        seat = frame.seat
        if pos.hand[seat] and any(sheet.type == CREATURE and sheet.seat == seat for sheet in look(pos).field):
            pos.asked.append(seat)
        else:
            frame.pc += 1

    def found(self, pos: Battle, seat: Seat, source: Copy, chosen: list[int]) -> list[Move]:
        return [("pick", card) for card in pos.hand[seat]]

    def moves(self, pos: Battle, frame: Frame, seat: Seat) -> list[Move]:
        return [*self.found(pos, seat, frame.source, frame.chosen), ("no",)]

    def candidates(self, pos: Battle, frame: Frame, seat: Seat) -> Iterable[Move]:
        return self.moves(pos, frame, seat)

    def refusal(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        return None if move[0] == "no" or move[1] in pos.hand[seat] else Refusal(self.rule, "refusal-not-in-hand")

    def answer(self, pos: Battle, frame: Frame, seat: Seat, move: Move) -> None:
        if move[0] == "no":
            frame.pc += 1
        else:
            changes.discard_from_hand(pos, move[1], "AW-373")


# ---------------------------------------------------------------------- what an Event gives


def give(*names: str) -> Effect:
    """Modifiers on a creature for the round, which nothing takes away (AW-375)."""

    def effect(pos: Battle, frame: Frame, card: Copy) -> None:
        for name in names:
            changes.last(pos, "mod", card, pos.event, frame.seat, changes.FOR_ROUND, name)
        pos.emit("boosted", "AW-373", frame.seat, (card,))

    return effect


def destroy(pos: Battle, frame: Frame, card: Copy) -> None:
    changes.destroy(pos, card, "AW-373")


def trailing(pos: Battle) -> list[int]:
    """A seat of each player or alliance with the fewest points: several if they are level."""
    totals: dict[int, int] = {}
    for seat in range(pos.seats):
        side = pos.sides[seat]
        totals[side] = totals.get(side, 0) + scoring.points(pos, seat)
    least = min(totals.values())
    return [pos.sides.index(side) for side, total in totals.items() if total == least]


class Spur(Op):
    """A modifier on behalf of whoever has the fewest points now."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def act(self, pos: Battle, frame: Frame) -> None:
        for seat in trailing(pos):
            changes.last(pos, "mod", -1, pos.event, seat, changes.FOR_ROUND, self.name)
