"""The arguments of moves and events: what kind of thing each is, and what its message calls it.

Most arguments are chosen from what there is: cards, seats, places, rows of a card, numbers that the rules list, and
pieces, which only one position has (a hero somebody brought, a zone of the ground) and which it names itself. Two are open, for
games in which somebody says more than can be listed: a text, and an amount within bounds. An option with an open argument is
offered with `None` in its place; whoever takes it fills it in.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, unquote

from ludotheque.engine.dice import Dice

CARD, SEAT, NUMBER, ROW, PLACE, THING, TEXT, AMOUNT, PIECE = "csnrptxab"

#: The default name of each kind of argument.
_NAMES = {
    CARD: "card",
    SEAT: "seat",
    NUMBER: "n",
    ROW: "row",
    PLACE: "place",
    TEXT: "text",
    AMOUNT: "amount",
    PIECE: "piece",
}
_OPEN = (TEXT, AMOUNT)
#: How an open argument that is not filled in yet is written in a key. A text that is just this character is percent-encoded.
BLANK = "*"


class Arg:
    """One argument: `Arg(CARD)`, `Arg(CARD, "target")`, `Arg(THING, "house")`, `Arg(AMOUNT, "damage", low=1, high=40)`.

    The name is the variable of the message. A thing of the game's own is also looked up by it (`Game.thing_id`), and said by
    the message `<name>-<id>`; a piece is named by `Game.piece_ref` and `Game.piece_words`. Bounds are those of an amount, or of
    the length of a text; `rule` is the one that sets them, where there is one.
    """

    __slots__ = ("high", "kind", "low", "name", "rule")

    def __init__(self, kind: str, name: str = "", *, low: int = 1, high: int = 500, rule: str = "") -> None:
        self.kind = kind
        self.name = name or _NAMES[kind]
        self.low = low
        self.high = high
        self.rule = rule

    @property
    def open(self) -> bool:
        """Whether it is filled in freely instead of being chosen."""
        return self.kind in _OPEN

    def write(self, value: Any) -> str:
        """An open argument as it is written in a key."""
        if value is None:
            return BLANK
        return quote(value, safe=" ") if self.kind == TEXT else str(value)

    def read(self, text: str) -> Any:
        """The value that a key gives an open argument, or None if it is blank or out of bounds."""
        if self.kind == AMOUNT:
            sign, digits = (-1, text[1:]) if text[:1] == "-" else (1, text)
            if not digits.isdecimal() or not digits.isascii() or len(digits) > 9:
                return None
            value: Any = sign * int(digits)
            return value if self.low <= value <= self.high else None
        if text == BLANK:
            return None
        value = unquote(text)
        return value if self.low <= len(value) <= self.high and value.isprintable() and value.strip() else None

    def draw(self, dice: Dice) -> Any:
        """A random value to fill it in with, for bots and tests."""
        if self.kind == AMOUNT:
            return self.low + dice.below(min(self.high - self.low, 20) + 1)
        return "abcdefghij"[dice.below(10)] * max(1, self.low)


def shape(args: tuple[Arg, ...]) -> str:
    """The kinds of the arguments, a letter each."""
    return "".join(arg.kind for arg in args)
