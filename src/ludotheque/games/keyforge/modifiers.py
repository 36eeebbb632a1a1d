"""Constant abilities and lasting effects, declared as data and collected by query (KF-114 to KF-116).

A `Modifier` is printed on a card in play, or was added to `Duel.lasting` by an effect ("until the end of the turn"). It never
changes a position: the queries ask it whether it applies to a card and by how much.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ludotheque.engine.errors import ProgramError
from ludotheque.engine.numbers import Copy, Seat

if TYPE_CHECKING:
    from ludotheque.games.keyforge.duel import Duel
    from ludotheque.games.keyforge.filters import Filter

#: Kinds of modifiers.
POWER: Final = 0
ARMOR: Final = 1
KEYWORD: Final = 2
KEY_COST: Final = 3
REFILL: Final = 4
FORBID: Final = 5
MAY_USE: Final = 6
MAY_PLAY: Final = 7
MUST_HOUSE: Final = 8
NOT_HOUSE: Final = 9
ENTERS: Final = 10
BELONGS: Final = 11
FLANK: Final = 12
GRANT: Final = 13
NO_DAMAGE: Final = 14
NO_FIGHT_DAMAGE: Final = 15
REDIRECT: Final = 16
DESTROY_INSTEAD: Final = 17
DISCARD_INSTEAD: Final = 18
GAIN_INSTEAD: Final = 19
ONLY_ATTACKS: Final = 20
IGNORES_TAUNT: Final = 21
FIGHT_BONUS: Final = 22
PAY: Final = 23
SPEND_FROM: Final = 24
SKIP_FORGE: Final = 25
WATCH: Final = 26
FALLS: Final = 27
HELD: Final = 28
MARK: Final = 29
CONTROL: Final = 30

#: An amount this low or lower means "all of it".
ALL: Final = -1000
EVERY_HOUSE: Final = 99
#: `Lasting.about` holds a card, or from here on a house: no card has so high a number.
_FIRST_HOUSE: Final = 10_000

#: Which players a modifier affects, relative to its controller.
YOU: Final = 0
OPPONENT: Final = 1
EACH: Final = 2

Amount = int | Callable[["Duel", int, int, int], int]


def about_house(house: int) -> int:
    """The value of `Lasting.about` for an effect about a house instead of a card."""
    return _FIRST_HOUSE + house


def house_about(about: int) -> int:
    """The house a lasting effect is about, or -1 if it is about a card or nothing in particular."""
    return about - _FIRST_HOUSE if about >= _FIRST_HOUSE else -1


class Modifier:
    """One constant ability or lasting effect."""

    __slots__ = ("by", "en", "filter", "fr", "granted", "kind", "name", "theirs", "value", "who", "word")

    def __init__(
        self,
        kind: int,
        *,
        fr: str = "",
        en: str,
        theirs: str = "",
        filter: Filter | None = None,
        by: Amount = 0,
        who: int = YOU,
        word: str = "",
        value: Any = None,
        granted: bool = False,
    ) -> None:
        self.kind = kind
        self.fr = f"il {theirs}" if theirs else fr
        self.theirs = theirs  # in French, what the opponent does or cannot do, without a subject
        self.en = en
        self.filter = filter
        self.by = by
        self.who = who
        self.word = word
        self.value = value
        self.granted = granted  # an upgrade's creature gains it: it is the creature's own, and its controller's
        self.name = ""

    def applies(self, pos: Duel, source: Copy, seat: Seat, card: Copy) -> bool:
        return self.filter is None or self.filter.test(pos, card, seat, source)

    def amount(self, pos: Duel, source: Copy, seat: Seat, card: Copy) -> int:
        return self.by if isinstance(self.by, int) else self.by(pos, source, seat, card)

    def house(self, pos: Duel, source: Copy, card: Copy) -> int:
        """The house a BELONGS modifier adds."""
        return int(self.value)

    def admits(self, pos: Duel, source: Copy, seat: Seat, card: Copy) -> bool:
        """Whether an ONLY_ATTACKS modifier lets a creature be attacked."""
        admitted: Filter = self.value
        return admitted.test(pos, card, seat, source)

    def concerns(self, whose: int, seat: Seat) -> bool:
        """Whether it affects a seat, when `whose` controls it."""
        return self.who == EACH or (whose == seat) == (self.who == YOU)


#: Modifiers that effects add to positions, by name; filled when the cards are imported.
LASTING: Final[dict[str, Modifier]] = {}


def lasting(name: str, modifier: Modifier) -> Modifier:
    """Register a modifier that an effect may add to a position."""
    if name in LASTING:
        raise ProgramError(f"two lasting effects are called {name!r}")
    modifier.name = name
    LASTING[name] = modifier
    return modifier


#: Control that lasts while another card is in play (KF-S27): added by `processes.hold`, over when control changes again.
lasting(
    "control/held",
    Modifier(
        HELD,
        word="instead",
        fr="contrôlée tant que l'autre carte est en jeu",
        en="controlled while the other card is in play",
    ),
)
