"""A small language for duels in tests: set one up by card ids, play it by card ids, look at it by card ids."""

from __future__ import annotations

from typing import Any, Self

import ludotheque
from ludotheque.games.keyforge import queries
from ludotheque.games.keyforge.duel import Duel
from tests.driver import ByCard, plain

ME, FOE = 0, 1


class Play(ByCard):
    """A duel, with its words for cards and answers."""

    @property
    def pos(self) -> Duel:
        position: Duel = self.table.position
        return position

    # -- cards

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

    def names(self, zone: str, seat: int) -> list[str]:
        """The ids of a zone's cards; piles from the top."""
        cards: list[int] = getattr(self.pos, zone)[seat]
        ids = [self.table.game.cards[self.pos.faces[card]].id for card in cards]
        return ids if zone in ("line", "hand", "artifacts") else ids[::-1]

    @property
    def amber(self) -> list[int]:
        return self.pos.amber

    # -- answers

    def answer(self, key: str) -> Self:
        """Answer by a key with card ids (`pick:troll`, `fight:troll>bumpsy`, `yes`): the first copy that is offered."""
        offered = [option for option in self.table.choice.options if plain(option.key) == key]
        self.table.play(offered[0] if offered else self.spelled(key))
        return self

    def play(self, name: str, *keys: str) -> Self:
        return self.do(f"play:{name}", *keys)

    def reap(self, name: str, *keys: str) -> Self:
        return self.do(f"reap:{name}", *keys)

    def fight(self, one: str, other: str, *keys: str) -> Self:
        return self.do(f"fight:{one}>{other}", *keys)

    def use(self, name: str, *keys: str) -> Self:
        return self.do(f"action:{name}", *keys)

    def omni(self, name: str, *keys: str) -> Self:
        return self.do(f"omni:{name}", *keys)

    def end(self, *keys: str) -> Self:
        return self.do("end", *keys)

    def offers(self, key: str) -> bool:
        return key in self.options()

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
