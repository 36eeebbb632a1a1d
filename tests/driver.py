"""What drives a table in the tests of every game: answers by keys, refusals by rule ids, cards by their ids, dice as needed.

A game's tests add their own words (`reap`, `hit`, `resolve`) in a thin class of their own, in its `helpers.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Self

import pytest

from ludotheque.engine.args import CARD
from ludotheque.engine.choice import Choice, Option
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import IllegalAnswer
from ludotheque.engine.table import Table

#: How many generator states are searched for one whose next rolls follow a script: seven dice of six, or four of ten.
_TRIES = 3_000_000


def plain(key: str) -> str:
    """A key without copy numbers: `pick:troll` of `pick:troll#3`."""
    return re.sub(r"#\d+", "", key)


def closed(choice: Choice) -> list[Option]:
    """The options in which nothing has to be filled in."""
    return [option for option in choice.options if not choice.game.moves[option.move[0]].open]


def copies(table: Table, name: str) -> list[int]:
    """The copies of a card; `troll:1` is the second of its kind alone."""
    id, colon, nth = name.partition(":")
    found = [card for card, face in enumerate(table.position.faces) if table.game.cards[face].id == id]
    return found[int(nth) : int(nth) + 1] if colon else found


def spelled(table: Table, key: str, ref: Callable[[str], str]) -> str:
    """A key with references instead of card ids."""
    verb, colon, rest = key.partition(":")
    if not colon:
        return key
    args = table.game.moves[verb].args
    parts = [ref(part) if arg.kind == CARD else part for arg, part in zip(args, rest.split(">"), strict=True)]
    return f"{verb}:{'>'.join(parts)}"


def state_for(*rolls: tuple[int, int]) -> int:
    """A state of the generator whose next numbers are these: (value from 0, below what)."""
    for state in range(_TRIES):
        dice = Dice(state)
        if all(dice.below(below) == value for value, below in rolls):
            return state
    raise AssertionError(f"no generator rolls {rolls}")


class Driver:
    """A table, driven by keys."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def pos(self) -> Any:
        return self.table.position

    @property
    def asked(self) -> int:
        return self.table.asked[0]

    @property
    def kind(self) -> str:
        return self.table.choice.kind

    @property
    def keys(self) -> list[str]:
        """What the first asked seat may answer."""
        return [option.key for option in self.table.choice.options]

    def options(self) -> set[str]:
        """The same without copy numbers: `attack:golem-de-glace>berserker`, `house:dis`, `pass`."""
        return {plain(key) for key in self.keys}

    def spelled(self, key: str) -> str:
        """A key as the table takes it."""
        return key

    def answer(self, key: str) -> Self:
        self.table.play(self.spelled(key))
        return self

    def do(self, *keys: str) -> Self:
        for key in keys:
            self.answer(key)
        return self

    def offers(self, key: str) -> bool:
        return self.spelled(key) in self.keys

    def why_not(self, key: str, seat: int | None = None) -> str | None:
        """The id of the rule that forbids a key, or None when it is allowed."""
        refusal = self.table.why_not(self.spelled(key), seat)
        return None if refusal is None else refusal.rule

    def refuses(self, key: str, rule: str) -> Self:
        """Expect an answer to be refused with this rule, and nothing to have changed."""
        before = self.table.game.dump(self.pos)
        assert self.why_not(key) == rule
        with pytest.raises(IllegalAnswer) as refused:
            self.table.play(self.spelled(key))
        assert refused.value.rule == rule
        assert self.table.game.dump(self.pos) == before
        return self

    def rolls(self, *rolls: tuple[int, int]) -> Self:
        """Make the next dice come up like this: (value from 0, below what)."""
        self.pos.rng = state_for(*rolls)
        return self

    def rules(self) -> list[str]:
        """The rule ids of everything that happened, in order."""
        return [line["rule"] for line in self.table.log_all()]

    def happened(self, kind: str) -> list[dict[str, Any]]:
        return [line for line in self.table.log_all() if line["kind"] == kind]


class ByCard(Driver):
    """A table with handles by card id. A card with several copies is named `troll`, `troll:1` (the second) …"""

    def card(self, name: str) -> int:
        found = copies(self.table, name)
        assert found, f"no card {name!r} on this table"
        return found[0]

    def ref(self, name: str) -> str:
        """The reference of a card; what is one already stays as it is."""
        return name if "#" in name else self.table.game.ref(self.pos, self.card(name))

    def spelled(self, key: str) -> str:
        return spelled(self.table, key, self.ref)

    def where(self, name: str) -> str:
        """The zone a card lies in: hand:0, line:1, discard:0 …"""
        card = self.card(name)
        return next(zone.id for zone in self.table.game.zones(self.pos) if card in zone.cards)
