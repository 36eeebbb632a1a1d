"""Fluent patterns as plain Python: what a message says, compiled once to a function of its arguments.

Resolving a pattern with fluent.runtime costs more than the rules of a whole answer. Nearly every message is text with
variables in it, which is a `%` template, or a choice between such by a number. Those forms are compiled here; for any
other, and for arguments other than short text and small numbers, the caller falls back on fluent.runtime.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast

#: A phrase takes arguments by name: text, or numbers from 0 to `MOST`. A missing one is a KeyError.
Phrase = Callable[[Mapping[str, Any]], str]
#: Up to here a number is written as plain digits in every language.
MOST = 999
#: The longest text that is taken as it is: fluent.runtime refuses a longer part.
LONGEST = 2500
#: More parts than this are left to fluent.runtime, which refuses a message of a thousand.
_MOST_PARTS = 500


class _NotPlain(Exception):
    """A form that is not compiled."""


class _Select:
    """A choice between phrases by an argument: a number by its value or its plural form, a text by itself."""

    __slots__ = ("default", "found", "name", "plural", "variants")

    def __init__(
        self, name: str, variants: list[tuple[Any, Phrase]], default: Phrase, plural: Callable[[Any], Any]
    ) -> None:
        self.name = name
        self.variants = variants
        self.default = default
        self.plural = plural
        self.found: dict[int, Phrase] = {}  # numbers only: there are no more than `MOST`

    def __call__(self, values: Mapping[str, Any]) -> str:
        value = values[self.name]
        if isinstance(value, str):
            return self._choose(value)(values)
        phrase = self.found.get(value)
        if phrase is None:
            phrase = self.found[value] = self._choose(value)
        return phrase(values)

    def _choose(self, value: Any) -> Phrase:
        for key, phrase in self.variants:
            if isinstance(value, str) == isinstance(key, str):
                same = value == key
            else:  # one is a number: the other may be its plural form
                same = self.plural(key) == value if isinstance(value, str) else self.plural(value) == key
            if same:
                return phrase
        return self.default


class _Joined:
    """Phrases one after the other."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Phrase, ...]) -> None:
        self.parts = parts

    def __call__(self, values: Mapping[str, Any]) -> str:
        return "".join([part(values) for part in self.parts])


class _Compiler:
    """Compiles the patterns of one bundle."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.open: list[Any] = []  # patterns being compiled: one met again is a cycle
        self.parts = 0

    def phrase(self, pattern: Any) -> Phrase:
        phrases: list[Phrase] = []
        template = ""
        for part in self.flat(pattern):
            if isinstance(part, str):
                template += part
            else:
                if template:
                    phrases.append(template.__mod__)
                phrases.append(part)
                template = ""
        if template or not phrases:
            phrases.append(template.__mod__)
        return phrases[0] if len(phrases) == 1 else _Joined(tuple(phrases))

    def flat(self, node: Any) -> list[str | _Select]:
        """The parts of a pattern: bits of a `%` template, and choices."""
        self.parts += 1
        if node is None or self.parts > _MOST_PARTS:
            raise _NotPlain
        if isinstance(node, ast.Pattern):
            if any(node is one for one in self.open):
                raise _NotPlain
            self.open.append(node)
            found = [part for element in node.elements for part in self.flat(element)]
            self.open.pop()
            return found
        if isinstance(node, ast.TextElement):
            return [_literal(node.value)]
        if isinstance(node, ast.StringLiteral):
            return [_literal(node.parse()["value"])]
        if isinstance(node, ast.Placeable):
            return self.flat(node.expression)
        if isinstance(node, ast.VariableReference):
            return [f"%({node.id.name})s"]
        if isinstance(node, ast.SelectExpression):
            return [self.select(node)]
        if isinstance(node, ast.MessageReference):
            return self.flat(self.referred(node))
        if isinstance(node, (ast.TermReference, ast.NumberLiteral)):
            # neither depends on the arguments of the message: a term sees only the literals passed to it
            alone: Any = _Alone(node)
            text, errors = self.bundle.format_pattern(alone, {})
            if errors:
                raise _NotPlain
            return [_literal(str(text))]
        raise _NotPlain

    def referred(self, node: ast.MessageReference) -> Any:
        if not self.bundle.has_message(node.id.name):
            raise _NotPlain
        message = self.bundle.get_message(node.id.name)
        found = message.value if node.attribute is None else message.attributes.get(node.attribute.name)
        if any(found is one for one in self.open):
            raise _NotPlain
        return found

    def select(self, node: ast.SelectExpression) -> _Select:
        if not isinstance(node.selector, ast.VariableReference):
            raise _NotPlain
        variants: list[tuple[Any, Phrase]] = []
        default: Phrase | None = None
        for variant in node.variants:
            phrase = self.phrase(variant.value)
            variants.append(
                (variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value, phrase)
            )
            if variant.default:
                default = phrase
        if default is None:
            raise _NotPlain
        return _Select(node.selector.id.name, variants, default, self.bundle._plural_form)


class _Alone:
    """A placeable as a pattern of its own."""

    def __init__(self, node: Any) -> None:
        self.node = node

    def __call__(self, env: Any) -> Any:
        value = self.node(env)
        return value if isinstance(value, str) else value.format(env.context._babel_locale)


def _literal(text: str) -> str:
    return text.replace("%", "%%")


def compiled(bundle: FluentBundle, message: str) -> Phrase | None:
    """What the message says, as a function of its arguments; None if only fluent.runtime can say it."""
    if not bundle.has_message(message):
        return None
    try:
        return _Compiler(bundle).phrase(bundle.get_message(message).value)
    except _NotPlain:
        return None
