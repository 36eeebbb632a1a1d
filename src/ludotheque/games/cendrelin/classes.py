"""Classes: one of three in the initiation game (CE-002), two of five in the full rules (CE-059), and what an heir may change."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from ludotheque.engine.dice import Dice
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask
from ludotheque.engine.refusal import Refusal
from ludotheque.games.cendrelin.graveyard import ALL_CLASSES, CLASSES, EVERY_CLASS, TWO_CLASSES, Graveyard


def open_classes(rules: int) -> range:
    """The classes one may choose: three for beginners (CE-004), or all."""
    return range(len(ALL_CLASSES) if rules & EVERY_CLASS else len(CLASSES))


def heir_refusal(pair: tuple[int, ...], before: list[int] | None, crowned: bool) -> Refusal | None:
    """What the cendrelin of the last age forbids this one (CE-148, CE-149): nothing where one class follows two."""
    if before is None or len(before) != 2 or len(pair) != 2:
        return None
    kept = len(set(pair) & set(before))
    if kept == (2 if crowned else 1):
        return None
    return Refusal("CE-149" if crowned else "CE-148", "refusal-heir-changes")


def choices(rules: int, before: list[int] | None, crowned: bool) -> list[tuple[int, ...]]:
    """Every choice of classes that is open to a seat."""
    names = open_classes(rules)
    if not rules & TWO_CLASSES:
        return [(one,) for one in names]
    return [pair for pair in combinations(names, 2) if heir_refusal(pair, before, crowned) is None]


def take(pos: Graveyard, seat: Seat, chosen: tuple[int, ...]) -> None:
    """A seat's classes, for all to see (CE-005)."""
    pos.classes[seat] = chosen[0]
    if len(chosen) == 1:
        pos.emit("class", "CE-002", seat, chosen)
    else:
        pos.second[seat] = chosen[1]
        pos.emit("classes", "CE-059", seat, chosen)


def before_of(frame: Frame, seat: Seat) -> tuple[list[int] | None, bool]:
    """The classes of the seat's last cendrelin, and whether that one became High Cendrelin."""
    if frame.memo is None:
        return None, False
    return frame.memo["before"][seat], frame.memo["crown"] == seat


class ChooseClasses(Ask):
    """Every seat that has no class yet chooses, simultaneously; the choices are revealed together (CE-002, CE-S33)."""

    __slots__ = ()
    kind = "class"
    rule = "CE-002"
    verbs = ("class", "classes")

    def act(self, pos: Graveyard, frame: Frame) -> None:
        frame.chosen = [-1] * (2 * pos.seats)
        for seat in range(pos.seats):
            if pos.classes[seat] < 0:
                found = choices(pos.rules, *before_of(frame, seat))
                if len(found) == 1:
                    take(pos, seat, found[0])  # the heir of the High Cendrelin has no choice (CE-149)
                else:
                    pos.asked.append(seat)

    def candidates(self, pos: Graveyard, frame: Frame, seat: Seat) -> Iterable[Move]:
        names = open_classes(pos.rules)
        if pos.rules & TWO_CLASSES:
            return [("classes", *pair) for pair in combinations(names, 2)]
        return [("class", number) for number in names]

    def refusal(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        if any(number not in open_classes(pos.rules) for number in move[1:]):
            return Refusal("CE-004", "refusal-class-later")
        if not pos.rules & TWO_CLASSES:
            return None if move[0] == "class" else Refusal("CE-003", "refusal-one-class")
        if move[0] == "class" or move[1] >= move[2]:
            return Refusal("CE-059", "refusal-two-classes")
        return heir_refusal(move[1:], *before_of(frame, seat))

    def answer(self, pos: Graveyard, frame: Frame, seat: Seat, move: Move) -> None:
        frame.chosen[2 * seat] = move[1]
        frame.chosen[2 * seat + 1] = move[2] if len(move) > 2 else -1
        if not pos.asked:
            sealed = frame.chosen
            pos.revealed_to = (1 << pos.seats) - 1  # everybody learns what the others chose
            for one in range(pos.seats):
                if sealed[2 * one] >= 0:
                    pair = (sealed[2 * one], sealed[2 * one + 1])
                    take(pos, one, pair if pair[1] >= 0 else pair[:1])
            frame.chosen = []

    def reseal(self, pos: Graveyard, frame: Frame, seat: Seat, dice: Dice) -> None:
        for other in range(pos.seats):
            if other != seat and frame.chosen[2 * other] >= 0:
                found = choices(pos.rules, *before_of(frame, other))
                chosen = found[dice.below(len(found))]
                frame.chosen[2 * other] = chosen[0]
                frame.chosen[2 * other + 1] = chosen[1] if len(chosen) > 1 else -1

    def question(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        return ("ask-classes" if pos.rules & TWO_CLASSES else "ask-class"), {}

    def reason(self, pos: Graveyard, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        if not pos.rules & TWO_CLASSES:
            return "why-class", {}
        before, _ = before_of(frame, seat)
        if before is None or len(before) != 2:
            return "why-classes", {}
        first, second = [f"$class-{ALL_CLASSES[one]}" for one in before]
        return "why-classes-heir", {"first": first, "second": second}

    def cites(self, frame: Frame) -> str:
        return "CE-002" if frame.memo is None else "CE-059"
