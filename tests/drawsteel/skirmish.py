"""A small table of Draw Steel for the tests: sheets in a few words, fights under way, dice as they are typed in."""

from __future__ import annotations

from typing import Any, Self

import ludotheque
from ludotheque.engine.table import Table
from tests.driver import Driver, state_for

#: Fields of a sheet that a skirmish sets as records.
_RECORDS = ("abilities", "traits", "resource", "gain")
SCORES = {"might": 0, "agility": 0, "reason": 0, "intuition": 0, "presence": 0}


def ability(
    id: str = "blow",
    *,
    tiers: list[list[dict[str, Any]]] | None = None,
    roll: str = "might",
    **said: Any,
) -> dict[str, Any]:
    """An ability that reaches everywhere and deals 1, 2 or 3 damage, but for what is said."""
    plain = {
        "id": id,
        "name": {"fr": id, "en": id},
        "action": "main",
        "keywords": [],
        "distance": 9,
        "area": "",
        "targets": 1,
        "who": "foes",
        "roll": roll,
        "tiers": tiers if tiers is not None else [[{"do": "damage", "n": n}] for n in (1, 2, 3)],
        "effects": [],
        "only": "",
        "cost": 0,
        "when": "",
        "trigger": None,
        "flavour": None,
    }
    return {**plain, **said}


def sheet(name: str, kind: str = "hero", abilities: list[dict[str, Any]] | None = None, **said: Any) -> dict[str, Any]:
    """Somebody with Stamina 30 and 0 in everything, but for what is said."""
    scores = {**SCORES, **{score: said.pop(score) for score in SCORES if score in said}}
    plain: dict[str, Any] = {"name": name, "kind": kind, "characteristics": scores, "stamina": 30}
    if kind == "hero":
        plain |= {"recoveries": 8, "skills": ["climb", "persuade", "hide"]}
    return {**plain, "abilities": [ability()] if abilities is None else abilities, **said}


def foe(name: str = "Foe", **said: Any) -> dict[str, Any]:
    return sheet(name, "foe", **said)


def shown(view: Any, name: str) -> list[Any]:
    """Everything of this name that a view shows, wherever it stands; words that are the same for all are left out."""
    if isinstance(view, list):
        return [found for one in view for found in shown(one, name)]
    if not isinstance(view, dict):
        return []
    inner = [found for field, one in view.items() if field != "lexicon" for found in shown(one, name)]
    return [view[name], *inner] if name in view else inner


class Skirmish(Driver):
    """A table with these heroes (one player each) and foes, driven by keys; beings are named `hero0`, `foe0` and so on."""

    def __init__(
        self, heroes: list[dict[str, Any]] | None = None, foes: list[dict[str, Any]] | None = None, **options: Any
    ) -> None:
        heroes = heroes if heroes is not None else [sheet("A"), sheet("B")]
        foes = foes if foes is not None else [foe()]
        self.heroes = len(heroes)
        game = ludotheque.game("drawsteel")
        # some things are put in afterwards, as records: how they are written in a file is another matter
        bare = [{field: said for field, said in one.items() if field not in _RECORDS} for one in (*heroes, *foes)]
        told = {"heroes": bare[: len(heroes)], "foes": bare[len(heroes) :], **options}
        super().__init__(Table(game, seats=len(heroes) + 1, seed="skirmish", options=told))
        for number, one in enumerate((*heroes, *foes)):
            self.pos.beings[number]["sheet"].update({field: said for field, said in one.items() if field in _RECORDS})

    def number(self, name: str) -> int:
        """The number of a being: `hero1`, `foe0`."""
        return int(name[4:]) if name.startswith("hero") else self.heroes + int(name[3:])

    def being(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.pos.beings[self.number(name)]
        return found

    def spelled(self, key: str) -> str:
        """`go:hero0`, `use:hero0.1` (the second ability), `step:2` (a zone), `call:hero0>might>easy>open`."""
        verb, colon, rest = key.partition(":")
        if not colon:
            return key
        parts = []
        for arg, part in zip(self.table.game.moves[verb].args, rest.split(">"), strict=True):
            if arg.kind == "b" and arg.name == "ability":
                who, _, index = part.partition(".")
                parts.append(f"ability-{self.number(who)}-{index or 0}")
            elif arg.kind == "b" and arg.name == "zone":
                parts.append(f"zone-{part}")
            elif arg.kind == "b":
                parts.append(f"being-{self.number(part)}")
            else:
                parts.append(part)
        return f"{verb}:{'>'.join(parts)}"

    def by(self, seat: int, *keys: str) -> Self:
        """A seat answers or takes an offer, asked or not."""
        for key in keys:
            self.table.play(self.spelled(key), seat)
        return self

    def refused(self, key: str, seat: int | None = None) -> str | None:
        """The rule that forbids a key, or None; that playing it is refused likewise is checked as well."""
        return self.why_not(key, seat)

    def fight(self, surprise: str = "foes") -> Self:
        """Into a fight that the heroes open, unless the heroes are the ones surprised."""
        return self.answer(f"fight:{surprise}")

    def afflict(self, name: str, condition: str, source: str = "", ends: str = "fight") -> Self:
        by = self.number(source) if source else -1
        self.being(name)["afflictions"].append({"id": condition, "source": by, "ends": ends, "since": -1})
        return self

    def strike(self, who: str, dice: tuple[int, int], target: str = "", *, index: int = 0) -> Self:
        """Use an ability, name its target where one is asked for, and type in the dice."""
        self.answer(f"use:{who}.{index}")
        if self.kind == "targets":
            self.answer(f"target:{target}")
        if self.kind == "targets":
            self.answer("enough")
        return self.dice(dice)

    def dice(self, faces: tuple[int, int]) -> Self:
        """Type the dice in and keep what they come to."""
        self.answer(f"faces:{faces[0]}>{faces[1]}")
        if self.kind in ("tier", "result"):
            self.answer("keep")
        return self

    def next_dice(self, *rolls: tuple[int, int]) -> Self:
        """Let the next dice on screen fall like this: (face, sides)."""
        self.pos.rng = state_for(*((face - 1, sides) for face, sides in rolls))
        return self

    def causes(self, target: int = 0) -> list[tuple[str, int]]:
        """Edges and banes of the ability roll that waits, against one of its targets."""
        return [(one["kind"], one["n"]) for one in self.pos.stack[-1].memo["causes"][target]]

    def turn(self, *names: str) -> Self:
        """Whole turns in which nothing is done."""
        for name in names:
            self.by(self.being(name)["seat"], f"go:{name}").answer("end_turn")
        return self
