"""A session of Draw Steel under test: sheets as short as can be, answers by seat and key, dice as they are typed in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

import pytest

import ludotheque
from ludotheque.engine.errors import LudothequeError
from ludotheque.games.drawsteel.beings import Being
from ludotheque.games.drawsteel.rules.characteristics import CHARACTERISTICS
from tests.driver import Driver

DIRECTOR = 0


def sheet(name: str, kind: str = "hero", *, stamina: int = 30, recoveries: int = 8, **rest: Any) -> dict[str, Any]:
    """A sheet with scores of 0; characteristics are named as they are."""
    scores = {one: rest.pop(one, 0) for one in CHARACTERISTICS}
    given = {"name": name, "kind": kind, "characteristics": scores, "stamina": stamina, **rest}
    return {**given, "recoveries": recoveries} if kind == "hero" else given


def ability(name: str, **rest: Any) -> dict[str, Any]:
    """A strike as a main action, over any distance, that hurts a little unless it is told otherwise."""
    return {
        "id": name,
        "name": {"fr": name, "en": name},
        "action": "main",
        "keywords": ["melee", "strike"],
        "distance": 9,
        "area": "",
        "targets": 1,
        "who": "foes",
        "roll": "might",
        "tiers": [[{"do": "damage", "n": n}] for n in (2, 5, 8)],
        "effects": [],
        "cost": 0,
        "trigger": None,
        "flavour": None,
        "only": "",
        "when": "",
        **rest,
    }


class Sitting(Driver):
    """A table with a Director and one player a hero, unless it is said how many sit there."""

    def __init__(self, *heroes: dict[str, Any], foes: tuple[dict[str, Any], ...] = (), **options: Any) -> None:
        heroes = heroes or (sheet("Val", reason=2), sheet("Jorn"))
        seats = options.pop("seats", len(heroes) + 1)
        seed = options.pop("seed", 1)
        given = {"heroes": list(heroes), "foes": list(foes), **options}
        super().__init__(ludotheque.new("drawsteel", seats=seats, seed=seed, options=given))

    def being(self, name: str) -> int:
        return next(n for n, one in enumerate(self.pos.beings) if one["sheet"]["name"]["en"] == name)

    def of(self, name: str) -> Being:
        """Somebody, by name."""
        one: Being = self.pos.beings[self.being(name)]
        return one

    def key(self, key: str) -> str:
        """A key in which @Name stands for somebody."""
        for one in self.pos.beings:
            name = one["sheet"]["name"]["en"]
            key = key.replace(f"@{name}", f"being-{self.being(name)}")
        return key

    def by(self, seat: int, *keys: str) -> Self:
        """These answers and offers, by that seat."""
        for key in keys:
            self.table.play(self.key(key), seat)
        return self

    def director(self, *keys: str) -> Self:
        return self.by(DIRECTOR, *keys)

    def refused(self, seat: int, key: str, rule: str | None) -> Self:
        """It is refused by this rule in one line of either language, and nothing changes."""
        before, log = self.table.game.dump(self.pos), self.table.log_length
        with pytest.raises(LudothequeError) as said:
            self.table.play(self.key(key), seat)
        assert said.value.rule == rule
        assert all(words and "\n" not in words for words in said.value.words.values())
        assert said.value.words["fr"] != said.value.words["en"]
        assert self.table.game.dump(self.pos) == before
        assert self.table.log_length == log
        return self

    def may(self, seat: int, key: str) -> bool:
        """Whether a seat may take this offer now."""
        return self.table.why_not(self.key(key), seat) is None

    def test(self, name: str, characteristic: str, difficulty: str = "easy", veil: str = "open") -> Self:
        """The Director calls for a test."""
        return self.director(f"call:@{name}>{characteristic}>{difficulty}>{veil}")

    def fight(self, first: str = "heroes") -> Self:
        """A fight in which this side begins, because the other is surprised; what surprise brings is forgotten."""
        self.director(f"fight:{'foes' if first == 'heroes' else 'heroes'}")
        self.pos.field["surprised"] = ""
        return self

    def last(self, kind: str) -> dict[str, Any]:
        """The last event of a kind, whole."""
        return self.happened(kind)[-1]

    def entry(self, kind: str) -> tuple[Any, ...]:
        """The arguments of the last event of a kind."""
        return next(entry.args for entry in reversed(self.table._log) if entry.kind == kind)

    def shown(self, seat: int | None, field: str) -> list[Any]:
        """Every value of a field, wherever it stands in what a seat sees."""
        return list(_values(self.table.view(seat), field))


def _values(data: Any, field: str) -> Iterator[Any]:
    if isinstance(data, dict):
        for name, value in data.items():
            if name == field:
                yield value
            yield from _values(value, field)
    elif isinstance(data, list):
        for value in data:
            yield from _values(value, field)
