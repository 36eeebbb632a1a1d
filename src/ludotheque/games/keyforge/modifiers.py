"""Constant abilities and lasting effects, declared as data and collected by query (KF-114 to KF-116).

A `Modifier` stands on a card in play, or was written into `Duel.lasting` by an effect ("until the end of the turn"). It never
changes a position: the queries ask it whether it applies to a card and by how much.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludotheque.engine.errors import ProgramError

if TYPE_CHECKING:
    from ludotheque.games.keyforge.duel import Duel
    from ludotheque.games.keyforge.filters import Filter

#: Kinds of modifiers.
(
    POWER,
    ARMOR,
    KEYWORD,
    KEY_COST,
    REFILL,
    FORBID,
    MAY_USE,
    MAY_PLAY,
    MUST_HOUSE,
    NOT_HOUSE,
    ENTERS,
    BELONGS,
    FLANK,
    GRANT,
    NO_DAMAGE,
    NO_FIGHT_DAMAGE,
    REDIRECT,
    DESTROY_INSTEAD,
    DISCARD_INSTEAD,
    GAIN_INSTEAD,
    ONLY_ATTACKS,
    IGNORES_TAUNT,
    FIGHT_BONUS,
    PAY,
    SPEND_FROM,
    SKIP_FORGE,
    WATCH,
    FALLS,
    HELD,
    MARK,
    CONTROL,
) = range(31)

#: An amount this low or lower means "all of it".
ALL = -1000
EVERY_HOUSE = 99
#: A lasting effect about a house has the house's number plus this in the place of the card it is about.
HOUSE_BASE = 10_000

#: Whom a modifier of players concerns, seen from the one whose card it is.
YOU, OPPONENT, EACH = 0, 1, 2

Amount = int | Callable[["Duel", int, int, int], int]


class Modifier:
    """One constant ability or lasting effect."""

    __slots__ = ("by", "en", "filter", "fr", "granted", "kind", "name", "value", "who", "word")

    def __init__(
        self,
        kind: int,
        *,
        fr: str,
        en: str,
        filter: Filter | None = None,
        by: Amount = 0,
        who: int = YOU,
        word: str = "",
        value: Any = None,
        granted: bool = False,
    ) -> None:
        self.kind = kind
        self.fr = fr
        self.en = en
        self.filter = filter
        self.by = by
        self.who = who
        self.word = word
        self.value = value
        self.granted = granted  # an upgrade's creature gains it: it is the creature's own, and its controller's
        self.name = ""

    def applies(self, pos: Duel, source: int, seat: int, card: int) -> bool:
        return self.filter is None or self.filter.test(pos, card, seat, source)

    def amount(self, pos: Duel, source: int, seat: int, card: int) -> int:
        return self.by if isinstance(self.by, int) else self.by(pos, source, seat, card)

    def house(self, pos: Duel, source: int, card: int) -> int:
        """The house a BELONGS modifier adds."""
        return int(self.value)

    def admits(self, pos: Duel, source: int, seat: int, card: int) -> bool:
        """Whether an ONLY_ATTACKS modifier lets a creature be attacked."""
        admitted: Filter = self.value
        return admitted.test(pos, card, seat, source)

    def concerns(self, whose: int, seat: int) -> bool:
        """Whether it concerns a seat, when it stands on a card of `whose`."""
        return self.who == EACH or (whose == seat) == (self.who == YOU)


#: Modifiers that effects write into positions, by name; filled when the cards are imported.
LASTING: dict[str, Modifier] = {}


def lasting(name: str, modifier: Modifier) -> Modifier:
    """Register a modifier that an effect may write into a position."""
    if name in LASTING:
        raise ProgramError(f"two lasting effects are called {name!r}")
    modifier.name = name
    LASTING[name] = modifier
    return modifier


#: Control that lasts while another card is in play (KF-S27): written by `processes.hold`, over when control changes again.
lasting(
    "control/held",
    Modifier(
        HELD,
        word="instead",
        fr="contrôlée tant que l'autre carte est en jeu",
        en="controlled while the other card is in play",
    ),
)
