"""A fight with a cast from the ready adventure, driven by names: who goes, what they use, on whom, and what the dice show."""

from __future__ import annotations

from itertools import product
from typing import Any, Self

import ludotheque
from ludotheque.engine.table import Table
from ludotheque.games.drawsteel import content
from ludotheque.games.drawsteel.beings import DIRECTOR, Being, maximum, new_being
from ludotheque.games.drawsteel.rules import power
from ludotheque.games.drawsteel.sheets import read_sheet
from ludotheque.games.drawsteel.table import abilities, fight, harm
from tests.driver import Driver

#: Whom, in which zone, how many of them, and what they hold.
Entry = tuple[Any, ...]


class Battle(Driver):
    """`Battle(("brannoc", 2), ("drowned", 2, 4), ("bellringer", 1, 0, "bell"))`: a strip of zones with these on it.

    A hero has a seat of their own, in the order of the cast; of two alike the second is `drowned:1`.
    """

    def __init__(self, *cast: Entry, zones: int = 5, surprised: str = "nobody", resource: int = 9) -> None:
        heroes = [entry for entry in cast if entry[0] in content.heroes()]
        seats = max(2, 1 + len(heroes))
        sheets = [content.heroes()[entry[0]] for entry in heroes] or [self.stand_in()]
        table = ludotheque.new("drawsteel", seats, "battle", {"heroes": sheets})
        super().__init__(table)
        pos = self.pos
        for number, entry in enumerate(heroes):
            pos.beings[number]["zone"] = entry[1]
        self.names = [entry[0] for entry in heroes] or ["stand-in"]
        for entry in cast:
            if entry not in heroes:
                self._enter(*entry)
        strip = [{"name": {"fr": f"zone {n}", "en": f"zone {n}"}, "flooded": 0} for n in range(zones)]
        fight.begin_fight(pos, surprised, strip)
        pos.asked.clear()
        table.game.run(pos)
        if table.choice.kind == "begins":
            self.answer("first:heroes")
        for number in range(len(heroes)):
            pos.beings[number]["resource"] = resource
        pos.malice = 20

    @staticmethod
    def stand_in() -> Any:
        """Somebody for a fight whose heroes do not matter."""
        flat = dict.fromkeys(("might", "agility", "reason", "intuition", "presence"), 0)
        return read_sheet({"id": "stand-in", "name": "Stand-in", "characteristics": flat, "stamina": 30})

    def _enter(self, id: str, zone: int, squad: int = 0, holds: str = "") -> None:
        pos = self.pos
        one = new_being(content.foes()[id], DIRECTOR)
        one["zone"] = zone
        if squad:
            one["squad"], one["stamina"] = [squad, squad], one["sheet"]["stamina"] * squad
        pos.beings.append(one)
        alike = sum(name.partition(":")[0] == id for name in self.names)
        self.names.append(f"{id}:{alike}" if alike else id)
        if holds:
            thing = new_being(content.foes()[holds], DIRECTOR)
            thing["holder"] = len(pos.beings) - 1
            pos.beings.append(thing)
            self.names.append(holds)

    # ------------------------------------------------------------------ who and what

    def number(self, name: str) -> int:
        return self.names.index(name)

    def one(self, name: str) -> Being:
        being: Being = self.pos.beings[self.number(name)]
        return being

    def ability(self, id: str, owner: str = "") -> str:
        """The reference of an ability: of this owner, or else of whoever is on turn, or else of anybody."""
        found = [
            (number, index)
            for number, being in enumerate(self.pos.beings)
            for index, ability in enumerate(being["sheet"]["abilities"])
            if ability["id"] == id and (not owner or number == self.number(owner))
        ]
        assert found, f"nobody has {id!r}"
        number, index = min(found, key=lambda one: one[0] != self.pos.field["active"])
        return f"ability-{number}-{index}"

    def lost(self, name: str) -> int:
        """Stamina that somebody lacks."""
        return maximum(self.one(name)) - self.one(name)["stamina"]

    def zone(self, name: str) -> int:
        return self.one(name)["zone"]

    def suffers(self, name: str) -> set[str]:
        return set(harm.suffers(self.one(name)))

    # ------------------------------------------------------------------ what they do

    def say(self, key: str) -> Self:
        """An answer or an offer, from whichever seat it is open to."""
        for seat in range(self.pos.seats):
            if self.table.why_not(key, seat) is None and (seat in self.pos.asked or key.split(":")[0] in self.standing):
                self.table.play(key, seat)
                return self
        raise AssertionError(f"{key} is open to nobody: {self.table.choice.kind}, {self.keys}")

    @property
    def standing(self) -> set[str]:
        return set(self.table.game.standing)

    def go(self, name: str) -> Self:
        """This one takes the next turn, whoever's pick it is."""
        assert fight.between_turns(self.pos), self.table.choice.kind
        number = self.number(name)
        self.pos.field["side"] = fight.side_of(self.pos, number)
        self.pos.beings[number]["acted"] = 0
        self.pos.asked[:] = [self.pos.beings[number]["seat"]]
        return self.say(f"go:being-{number}")

    def use(self, id: str, *targets: str, owner: str = "") -> Self:
        """Use an ability, and name its targets where there is a choice."""
        self.say(f"use:{self.ability(id, owner)}")
        return self.aim(*targets)

    def aim(self, *targets: str) -> Self:
        for name in targets:
            self.say(f"target:being-{self.number(name)}")
        return self.say("enough") if targets and self.kind == "targets" else self

    def roll(self, tier: int) -> Self:
        """Dice that make this tier against the first target, without a critical hit; the result is kept."""
        memo = self.pos.stack[-1].memo
        user = self.pos.beings[memo["being"]]
        score = user["sheet"]["characteristics"][abilities.used_ability(self.pos, memo)["roll"]]
        edges = sum(one["n"] for one in memo["causes"][0] if one["kind"] == "edge")
        banes = sum(one["n"] for one in memo["causes"][0] if one["kind"] == "bane")
        pairs = product(range(1, 10), repeat=2)
        first, second = next(
            pair for pair in pairs if sum(pair) < 19 and power.resolve(*pair, score, edges, banes) == tier
        )
        self.say(f"faces:{first}>{second}")
        return self.say("keep") if self.kind == "tier" else self

    def to(self, *zones: int) -> Self:
        for zone in zones:
            assert self.kind == "shove", self.kind
            self.say(f"to:zone-{zone}")
        return self

    def forbids(self, name: str) -> str | None:
        """The rule that forbids this target now."""
        return self.why_not(f"target:being-{self.number(name)}", self.table.asked[0])


def step_of(id: str) -> dict[str, Any]:
    """A step of the ready adventure."""
    return next(one for one in content.steps() if one["id"] == id)


def table_of(players: int = 4) -> Table:
    """A table that plays the adventure."""
    return ludotheque.new("drawsteel", 1 + players, "toll", {"mode": "adventure"})
