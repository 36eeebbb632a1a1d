"""Attempts at something forbidden, for the tests of refusals: cards are named by their ids, `aigle:1` is the second copy."""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.conformance import refused
from ludotheque.conformance.refusals import Site
from ludotheque.engine.args import CARD
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.table import Table


def spelled(table: Table, text: str) -> str:
    """A key or a thing with references instead of card ids."""
    game = table.game
    verb, colon, rest = text.partition(":")
    if verb not in game.moves:
        return _ref(table, text)
    if not colon:
        return text
    args = game.moves[verb].args
    parts = [_ref(table, part) if arg.kind == CARD else part for arg, part in zip(args, rest.split(">"), strict=True)]
    return f"{verb}:{'>'.join(parts)}"


def _ref(table: Table, name: str) -> str:
    id, _, nth = name.partition(":")
    copies = [card for card, face in enumerate(table.position.faces) if table.game.cards[face].id == id]
    return table.game.ref(table.position, copies[int(nth or 0)]) if copies else name


def attempt(game: str, scenario: dict[str, Any], *texts: str) -> tuple[Refusal, Site]:
    """In a scenario, answer with all the texts but the last, which is refused."""
    table = ludotheque.scenario(game, scenario)
    return tried(table, *texts)


def tried(table: Table, *texts: str) -> tuple[Refusal, Site]:
    """At a table, answer with all the texts but the last, which is refused."""
    *answers, last = texts
    for text in answers:
        table.play(spelled(table, text))
    return refused(table, spelled(table, last))
