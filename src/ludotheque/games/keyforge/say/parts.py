"""The parts of the language: steps, numbers, conditions, targets."""

from __future__ import annotations

from ludotheque.engine.program import Op
from ludotheque.games.keyforge import verbs


class Step:
    """Operations with their words (a clause without capital or full stop)."""

    __slots__ = ("en", "fr", "ops")

    def __init__(self, ops: list[Op], fr: str, en: str) -> None:
        self.ops = ops
        self.fr = fr
        self.en = en


class Number:
    """A number that depends on the position, with the words that follow it: "pour chaque …" / "for each …"."""

    __slots__ = ("each", "en", "fr", "value")

    def __init__(self, value: verbs.Amount, fr: str, en: str, each: int = 1) -> None:
        self.value = value
        self.fr = fr
        self.en = en
        self.each = each


class Condition:
    """Something that holds or not, with its words: "si …" / "if …"."""

    __slots__ = ("en", "fr", "test")

    def __init__(self, test: verbs.Test, fr: str, en: str) -> None:
        self.test = test
        self.fr = fr
        self.en = en


class Target:
    """What a verb acts on: operations that find IT, and its words."""

    __slots__ = ("en", "fr", "mine", "ops", "optional", "plural", "pronoun")

    def __init__(
        self,
        ops: list[Op],
        fr: str,
        en: str,
        plural: bool = False,
        *,
        mine: bool = False,
        pronoun: str = "",
        optional: bool = False,
    ) -> None:
        self.ops = ops
        self.fr = fr
        self.en = en
        self.plural = plural
        self.mine = mine  # cards of one's own piles: their owner is "you"
        self.pronoun = pronoun  # in French, what stands for it after a verb: la, le, les
        self.optional = optional  # one may choose none of it: "you may"


def amount_of(n: int | Number) -> verbs.Amount:
    return n.value if isinstance(n, Number) else n


def with_number(n: int | Number, fr: str, en: str) -> tuple[str, str]:
    """« 2 Aombre », « 1 Aombre pour chaque … »; `fr` and `en` hold {n}."""
    if isinstance(n, Number):
        return f"{fr.format(n=n.each)} {n.fr}", f"{en.format(n=n.each)} {n.en}"
    return fr.format(n=n), en.format(n=n)


def damage_words(n: int | Number) -> tuple[str, str]:
    one = n.each if isinstance(n, Number) else n
    return with_number(n, "{n} dégât" if one == 1 else "{n} dégâts", "{n} damage")
