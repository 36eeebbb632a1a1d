"""Attempts at something forbidden, for the tests of refusals: cards are named by their ids, `aigle:1` is the second copy."""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.conformance import refused
from ludotheque.conformance.refusals import Site
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.table import Table
from tests.driver import copies, spelled


def written(table: Table, text: str) -> str:
    """A key or a thing with references instead of card ids."""
    if text.partition(":")[0] not in table.game.moves:
        return _ref(table, text)
    return spelled(table, text, lambda name: _ref(table, name))


def _ref(table: Table, name: str) -> str:
    found = copies(table, name)
    return table.game.ref(table.position, found[0]) if found else name


def attempt(game: str, scenario: dict[str, Any], *texts: str) -> tuple[Refusal, Site]:
    """In a scenario, answer with all the texts but the last, which is refused."""
    table = ludotheque.scenario(game, scenario)
    return tried(table, *texts)


def tried(table: Table, *texts: str) -> tuple[Refusal, Site]:
    """At a table, answer with all the texts but the last, which is refused."""
    *answers, last = texts
    for text in answers:
        table.play(written(table, text))
    return refused(table, written(table, last))
