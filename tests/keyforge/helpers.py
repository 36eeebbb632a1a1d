"""A small language for duels in tests: set one up by card ids, play it by card ids, look at it by card ids."""

from __future__ import annotations

import re
from typing import Any

import ludotheque
from ludotheque.engine.args import CARD
from ludotheque.engine.table import Table
from ludotheque.games.keyforge import queries
from ludotheque.games.keyforge.duel import Duel

ME, FOE = 0, 1


class Play:
    """A table with handles by card id. A card with several copies is named `troll`, `troll:1` (the second) …"""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def pos(self) -> Duel:
        position: Duel = self.table.position
        return position

    # -- cards

    def card(self, name: str) -> int:
        id, _, nth = name.partition(":")
        found = [card for card, face in enumerate(self.pos.faces) if self.table.game.cards[face].id == id]
        assert found, f"no card {id!r} in this duel"
        return found[int(nth or 0)]

    def ref(self, name: str) -> str:
        return self.table.game.ref(self.pos, self.card(name))

    def power(self, name: str) -> int:
        return queries.power(self.pos, self.card(name))

    def armor(self, name: str) -> int:
        return queries.armor_left(self.pos, self.card(name))

    def damage(self, name: str) -> int:
        return self.pos.damage[self.card(name)]

    def amber_on(self, name: str) -> int:
        return self.pos.amber_on[self.card(name)]

    def counters(self, name: str) -> int:
        return self.pos.counters[self.card(name)]

    def ready(self, name: str) -> bool:
        return bool(self.pos.ready[self.card(name)])

    def stunned(self, name: str) -> bool:
        return bool(self.pos.stunned[self.card(name)])

    def keyword(self, name: str, word: str) -> int:
        return queries.keyword(self.pos, self.card(name), word)

    def controller(self, name: str) -> int:
        return self.pos.controller[self.card(name)]

    def where(self, name: str) -> str:
        """The zone a card lies in: hand:0, line:1, discard:0 …"""
        card = self.card(name)
        return next(zone.id for zone in self.table.game.zones(self.pos) if card in zone.cards)

    def names(self, zone: str, seat: int) -> list[str]:
        """The ids of a zone's cards; piles from the top."""
        cards: list[int] = getattr(self.pos, zone)[seat]
        ids = [self.table.game.cards[self.pos.faces[card]].id for card in cards]
        return ids if zone in ("line", "hand", "artifacts") else ids[::-1]

    @property
    def amber(self) -> list[int]:
        return self.pos.amber

    # -- answers

    def options(self) -> set[str]:
        """The keys of the first asked seat, with card ids instead of references: `pick:troll`, `fight:troll>bumpsy`."""
        return {self._plain(option.key) for option in self.table.choice.options}

    @staticmethod
    def _plain(key: str) -> str:
        return re.sub(r"#\d+", "", key)

    @property
    def asked(self) -> int:
        return self.table.asked[0]

    @property
    def kind(self) -> str:
        return self.table.choice.kind

    def answer(self, key: str) -> Play:
        """Answer by a key with card ids (`pick:troll`, `fight:troll>bumpsy`, `yes`, `house:dis`)."""
        plain = [option for option in self.table.choice.options if self._plain(option.key) == key]
        if plain:
            self.table.play(plain[0])
            return self
        self.table.play(self._full(key))
        return self

    def _full(self, key: str) -> str:
        """The key with references instead of card ids."""
        verb, colon, rest = key.partition(":")
        if colon and all(arg.kind == CARD for arg in self.table.game.moves[verb].args):
            return verb + ":" + ">".join(self.ref(name) for name in rest.split(">"))
        return key

    def do(self, *keys: str) -> Play:
        for key in keys:
            self.answer(key)
        return self

    def play(self, name: str, *keys: str) -> Play:
        return self.do(f"play:{name}", *keys)

    def reap(self, name: str, *keys: str) -> Play:
        return self.do(f"reap:{name}", *keys)

    def fight(self, one: str, other: str, *keys: str) -> Play:
        return self.do(f"fight:{one}>{other}", *keys)

    def use(self, name: str, *keys: str) -> Play:
        return self.do(f"action:{name}", *keys)

    def omni(self, name: str, *keys: str) -> Play:
        return self.do(f"omni:{name}", *keys)

    def end(self, *keys: str) -> Play:
        return self.do("end", *keys)

    def offers(self, key: str) -> bool:
        return key in self.options()

    def why_not(self, key: str) -> str | None:
        """The rule id that refuses a key (card ids instead of references), or None."""
        refusal = self.table.why_not(self._full(key))
        return None if refusal is None else refusal.rule

    def rules(self) -> list[str]:
        """The rule ids of everything that happened, in order."""
        return [line["rule"] for line in self.table.log_all()]

    def happened(self, kind: str) -> list[dict[str, Any]]:
        return [line for line in self.table.log_all() if line["kind"] == kind]

    @property
    def clean(self) -> bool:
        """Nothing is open but the turn's own question."""
        return len(self.pos.stack) == 1 and self.kind == "main"


def duel(
    me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, house: str | None = "brobnar", **rest: Any
) -> Play:
    """A duel in step 3 of ME's turn with this active house (None: before step 1)."""
    data: dict[str, Any] = {"seats": [me or {}, foe or {}], "active": ME, **rest}
    if house is not None:
        data["house"] = house
    return Play(ludotheque.scenario("keyforge", data))
