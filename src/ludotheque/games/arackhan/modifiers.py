"""What a text in force changes: the closed set of modifiers that skills, weaknesses, benefits, effects and Events are made of.

A modifier says what it does (its kind), to whom (scope, side, test) and on what condition (when). It holds no state. Its
words are composed together with it, in `say.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludotheque.engine.refusal import Refusal
from ludotheque.games.arackhan import attributes as attr

if TYPE_CHECKING:
    from ludotheque.games.arackhan.battle import Battle
    from ludotheque.games.arackhan.say import Group
    from ludotheque.games.arackhan.sheets import Sheet, Sheets

#: What it does. The order is the order in which `sheets.compute` applies them (AW-389, AW-S49).
MUTE: Final = 0
IMMUNE: Final = 1
GRANT: Final = 2
STRIP: Final = 3
STATS: Final = 4
SWAP: Final = 5
STEADY: Final = 6
HOLD: Final = 7
MARK: Final = 8
RULE: Final = 9
#: Which cards it reaches: itself, the cards that touch it, every other card on the battlefield, every card including itself.
SELF: Final = 0
NEAR: Final = 1
FIELD: Final = 2
EVERY: Final = 3
ALLY: Final = 0
ENEMY: Final = 1
ANY: Final = 2
#: Types of cards it reaches.
CREATURES: Final = 1
PLACES: Final = 2

Test = Callable[["Sheet", "Sheet"], bool]  # target, source
When = Callable[["Battle", "Sheets", "Sheet"], bool]  # … source
Per = Callable[["Battle", "Sheets", "Sheet", "Sheet"], int]  # … source, target


class Modifier:
    """One modifier."""

    __slots__ = (
        "attack",
        "beside",
        "bits",
        "defense",
        "en",
        "fr",
        "kind",
        "mark",
        "n",
        "per",
        "scope",
        "side",
        "test",
        "types",
        "when",
    )

    def __init__(
        self,
        kind: int,
        scope: int = SELF,
        side: int = ANY,
        *,
        attack: int = 0,
        defense: int = 0,
        bits: int = 0,
        n: int = 0,
        mark: str = "",
        beside: str = "",
        types: int = CREATURES,
        test: Test | None = None,
        when: When | None = None,
        per: Per | None = None,
        fr: str = "",
        en: str = "",
    ) -> None:
        self.kind = kind
        self.scope = scope
        self.side = side
        self.attack = attack
        self.defense = defense
        self.bits = bits  # attributes granted or stripped
        self.n = n  # the figure of a granted Mouvement or Attaque à Distance
        self.mark = mark  # the name of a trait that rules check
        self.beside = beside  # the cards it reaches must also touch a card of this name
        self.types = types
        self.test = test
        self.when = when
        self.per = per  # stats are multiplied by this
        self.fr = fr
        self.en = en

    def covers(self, other: Modifier) -> bool:
        """Whether this produces the effect of the other as well: the erratum on like skills (AW-388, AW-S23)."""
        if self.kind != other.kind or self.side != other.side or self.scope != other.scope:
            return False
        if self.kind == STRIP:
            return self.bits & other.bits == other.bits
        if self.kind == STATS:
            return (self.attack, self.defense) == (other.attack, other.defense) and self.per is other.per
        return self.mark == other.mark


class Rule(Modifier):
    """A text about attacks: who may attack whom, alone or together, and bonuses that hold for one attack only.

    It is delivered to every card it reaches; the methods are called with that card as `me`.
    """

    __slots__ = ("rule",)

    def __init__(self, group: Group | None = None, *, rule: str = "AW-049", fr: str, en: str) -> None:
        if group is None:
            super().__init__(RULE, fr=fr, en=en)
        else:
            super().__init__(RULE, group.scope, group.side, types=group.types, test=group.test, fr=fr, en=en)
        self.rule = rule

    def attacking(self, pos: Battle, sheets: Sheets, me: Sheet, target: Sheet) -> bool:
        """Whether the card may attack this target at all."""
        return True

    def attacked(self, pos: Battle, sheets: Sheets, me: Sheet, attacker: Sheet) -> bool:
        """Whether the card may be attacked by this one at all."""
        return True

    def joins(self, pos: Battle, sheets: Sheets, me: Sheet, group: list[Sheet], target: Sheet) -> bool:
        """Whether the card may attack the target in exactly this group."""
        return True

    def faces(self, pos: Battle, sheets: Sheets, me: Sheet, group: list[Sheet]) -> bool:
        """Whether the card may be attacked by exactly this group."""
        return True

    def strength(self, me: Sheet, target: Sheet) -> int:
        """What the card adds to its Attack against this target."""
        return 0

    def guard(self, me: Sheet, group: list[Sheet]) -> int:
        """What the card adds to its Defense against this group."""
        return 0

    #: Whether `joins` or `faces` decides anything, so that lone declarations are checked twice.
    grouped = False
    #: Whether `strength` or `guard` changes a figure, so that a card whose figures no other card changes ignores it.
    figures = False

    def refusal(self, source: Sheet) -> Refusal:
        return Refusal(
            self.rule, "refusal-text", (("card", source.face.names), ("text", {"fr": self.fr, "en": self.en}))
        )


#: How far what is printed on a card can change the sheets of others: not at all; those of the cards that touch it; those of any card;
#: or in ways that depend on further cards, so that a change anywhere can make a difference anywhere else.
APART: Final = 0
BESIDE: Final = 1
WIDE: Final = 2
ENTANGLED: Final = 3


def influence(texts: tuple[Modifier, ...], bits: int) -> int:
    """How far a card with these texts and attributes can change the sheets of others."""
    found = ENTANGLED if bits & attr.NUEE else APART
    for m in texts:
        swarms = m.kind == GRANT and m.bits & attr.NUEE
        if m.kind == MUTE or m.when is not None or m.per is not None or m.beside or swarms:
            found = ENTANGLED
        elif m.scope != SELF:
            found = max(found, BESIDE if m.scope == NEAR else WIDE)
    return found


#: Modifiers that outlast the card or moment that made them, by name (`Battle.lasting` refers to them).
LASTING: Final[dict[str, Modifier]] = {}


def lasting(name: str, modifier: Modifier) -> str:
    """Register a modifier under a name that a saved position can hold."""
    assert name not in LASTING, name
    LASTING[name] = modifier
    return name
