"""A refusal: the rule that forbids a move, with its words. A legality check returns one of these, or None."""

from __future__ import annotations

from typing import Any


class Refusal:
    """The rule that forbids a move, and the Fluent message (with its arguments) that explains it."""

    __slots__ = ("args", "marks", "message", "rule")

    def __init__(self, rule: str, message: str, args: tuple[tuple[str, Any], ...] = (), marks: int = 0) -> None:
        self.rule = rule
        self.message = message
        self.args = args  # name, value: a value that starts with "$" is itself a message
        self.marks = marks  # mask of the elements of an effect that fail, where effects have elements

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.message})"
