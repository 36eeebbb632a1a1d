"""What the tests of Draw Steel are refused, and where in the sources: by whatever they ask a table or try to play."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from ludotheque.conformance.refusals import Site, traced
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.table import Table
from tests.conformance.watching import called


def uttered_by(tests: str, monkeypatch: pytest.MonkeyPatch) -> dict[Site, set[str]]:
    """Run tests and return the rules by which they were refused, at each place that says no.

    Every refusal must have whole words in both languages, and whoever plays what is refused must be told the same.
    """
    found: dict[Site, set[str]] = {}
    why_not, play = Table.why_not, Table.play

    def ask(table: Table, key: str, seat: int | None) -> Refusal | None:
        made: dict[int, Site] = {}
        with monkeypatch.context() as patch:
            patch.setattr(Table, "why_not", why_not)
            refusal = traced(table.game, lambda: table.why_not(key, seat), made)
        if refusal is not None:
            words = table.game.refusal_words(refusal)
            for line in words.values():
                assert line.strip(), f"{key}: no words"
                assert not {"{", "\n"} & set(line), f"{key}: {line}"
                assert refusal.message not in line, f"{key}: {line}"
            assert words["fr"] != words["en"], f"{key}: {words}"
            if id(refusal) in made:  # else the engine's own, kept for all
                found.setdefault(made[id(refusal)], set()).add(refusal.rule)
        return refusal

    def watched_why_not(self: Table, key: str, seat: int | None = None) -> Refusal | None:
        return ask(self, key, seat)

    def watched_play(self: Table, key: str, seat: int | None = None, *rest: Any, **more: Any) -> Any:
        with suppress(LudothequeError):  # what cannot even be read: playing it says so
            ask(self, key, seat)
        return play(self, key, seat, *rest, **more)

    with monkeypatch.context() as patch:
        patch.setattr(Table, "why_not", watched_why_not)
        patch.setattr(Table, "play", watched_play)
        called(tests, "drawsteel")
    return found
