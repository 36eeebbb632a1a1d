"""The parts of the language: steps, numbers, conditions, targets. Their words are composed once and never parsed again."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.program import Op
from ludotheque.games.keyforge import verbs
from ludotheque.games.keyforge.say.words import Order


class Subject:
    """Who a clause is about: how it is first named, and how it is referred to afterwards."""

    __slots__ = ("en", "fr", "they_en", "they_fr")

    def __init__(self, fr: str, en: str, they_fr: str, they_en: str) -> None:
        self.fr = fr
        self.en = en
        self.they_fr = they_fr
        self.they_en = they_en


OPPONENT: Final = Subject("votre adversaire", "your opponent", "il", "they")


class Step:
    """Operations with their words (a clause without capital or full stop) in the forms that a sentence may need."""

    __slots__ = ("again", "anew", "en", "fr", "infinitive", "ops", "permits", "subject")

    def __init__(
        self,
        ops: list[Op],
        fr: str | Order,
        en: str,
        *,
        subject: Subject | None = None,
        again: tuple[str, str] = ("", ""),
        anew: bool = False,
        permits: bool = False,
    ) -> None:
        self.ops = ops
        self.fr = fr.imperative if isinstance(fr, Order) else fr
        self.infinitive = fr.infinitive if isinstance(fr, Order) else ""  # the French infinitive of an instruction
        self.en = en
        self.subject = subject  # whom it is about, where that can be a pronoun
        self.again = again  # the clause with that pronoun, in French and English
        self.anew = anew  # it begins with a condition, and so a new sentence
        self.permits = permits  # it begins with « vous pouvez »: what follows is in the infinitive

    def with_ops(self, ops: list[Op]) -> Step:
        """Other operations with the same words."""
        said = Order(self.fr, self.infinitive) if self.infinitive else self.fr
        return Step(ops, said, self.en, subject=self.subject, again=self.again, anew=self.anew, permits=self.permits)


def allowed(ops: list[Op], said: Order, en: str) -> Step:
    """Something the player may do."""
    return Step(ops, f"vous pouvez {said.infinitive}", f"you may {en}", permits=True)


class Number:
    """A number that depends on the position, with the words that follow it: "pour chaque …" / "for each …"."""

    __slots__ = ("each", "en", "fr", "value")

    def __init__(self, value: verbs.Amount, fr: str, en: str, each: int = 1) -> None:
        self.value = value
        self.fr = fr
        self.en = en
        self.each = each


class Condition:
    """A condition with its words: "si …" / "if …"."""

    __slots__ = ("en", "fr", "subject", "test")

    def __init__(self, test: verbs.Test, fr: str, en: str, subject: Subject | None = None) -> None:
        """With a subject, the words are its predicate."""
        self.test = test
        self.fr = fr if subject is None else f"{subject.fr} {fr}"
        self.en = en if subject is None else f"{subject.en} {en}"
        self.subject = subject


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
        self.optional = optional  # none may be chosen: "you may"


def amount_of(n: int | Number) -> verbs.Amount:
    return n.value if isinstance(n, Number) else n


def with_number(n: int | Number, fr: str, en: str) -> tuple[str, str]:
    """« 2 Aombre », « 1 Aombre pour chaque … »; `fr` and `en` contain {n}."""
    if isinstance(n, Number):
        return f"{fr.format(n=n.each)} {n.fr}", f"{en.format(n=n.each)} {n.en}"
    return fr.format(n=n), en.format(n=n)


def damage_words(n: int | Number) -> tuple[str, str]:
    one = n.each if isinstance(n, Number) else n
    return with_number(n, "{n} dégât" if one == 1 else "{n} dégâts", "{n} damage")
