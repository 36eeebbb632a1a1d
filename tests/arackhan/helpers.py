"""A small language for battles in tests: set one up by card ids and slots, play it by card ids, look at it by card ids.

A card is named by its id; `blatte-malsaine:1` is the second copy. Slots are named as in the register: (3,2) is `3-2`.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Self, cast

import ludotheque
from ludotheque.engine.table import Table
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan import changes, mat, scoring
from ludotheque.games.arackhan.battle import Battle
from ludotheque.games.arackhan.faces import FACES
from ludotheque.games.arackhan.sheets import Sheet, look
from tests.driver import ByCard, plain

ME, FOE = 0, 1
#: A flier far from everything: with it a player always has something left to do, so that a turn stays open.
IDLE = "mouche-scorpion@7-1"
ATTRIBUTES = {id: bit for bit, id in attr.IDS.items()}


class Play(ByCard):
    """A battle, with its words for cards and answers."""

    @property
    def pos(self) -> Battle:
        position: Battle = self.table.position
        return position

    # -- cards

    def sheet(self, name: str) -> Sheet:
        return look(self.pos).by[self.card(name)]

    def attack(self, name: str) -> int:
        return self.sheet(name).attack

    def defense(self, name: str) -> int:
        return self.sheet(name).defense

    def stats(self, name: str) -> tuple[int, int]:
        """Attack and Defense as they are now."""
        return self.attack(name), self.defense(name)

    def has(self, name: str, attribute: str) -> bool:
        return self.sheet(name).has(ATTRIBUTES[attribute])

    def active(self, name: str) -> bool:
        return self.sheet(name).active

    def controller(self, name: str) -> int:
        return self.pos.controller[self.card(name)]

    def at(self, name: str) -> str | None:
        """The slot it is on (`3-2`, `a0`), or None."""
        at = self.pos.at[self.card(name)]
        return None if at < 0 else mat.name(at)

    def given(self, *names: str, by: str = "marche-forcee") -> Self:
        """As if these creatures had been chosen for what the Event in force gives."""
        for name in names:
            card = self.card(name)
            changes.last(self.pos, "mod", card, self.pos.event, self.pos.controller[card], changes.FOR_ROUND, by)
        return self

    def score(self, seat: int) -> int:
        return scoring.points(self.pos, seat)

    # -- answers

    def hit(self, *pairs: str) -> Self:
        """Declare attacks (`ogre-du-marais>golem-de-glace`, or `hydre-abominable` for an Omnifrappe) and resolve them."""
        for pair in pairs:
            self.do(f"attack:{pair}" if ">" in pair else f"strike:{pair}")
        return self.do("resolve")

    def targets(self, name: str) -> set[str]:
        """The ids of the cards it may attack."""
        start = f"attack:{name.partition(':')[0]}>"
        ref = self.ref(name)
        return {
            plain(option.key)[len(start) :]
            for option in self.table.choice.options
            if option.key.startswith(f"attack:{ref}>")
        }

    def places(self, name: str, verb: str = "move") -> set[str]:
        """The slots it may go to."""
        start = f"{verb}:{self.ref(name)}>"
        return {option.key[len(start) :] for option in self.table.choice.options if option.key.startswith(start)}


def _seats(me: list[Any] | None, foe: list[Any] | None, mine: dict[str, Any], theirs: dict[str, Any]) -> list[Any]:
    return [{"field": me or [], **mine}, {"field": foe or [], **theirs}]


def still(me: list[Any] | None = None, foe: list[Any] | None = None, **rest: Any) -> Play:
    """The same, not set going: to look at figures where nobody may have anything to do (AW-132 would pass on)."""
    game = ludotheque.game("arackhan")
    seats = _seats(me, foe, rest.pop("mine", {}), rest.pop("theirs", {}))
    position = game.read_scenario({"seats": seats, "active": ME, **rest})
    return Play(cast(Table, SimpleNamespace(game=game, position=position)))


def battle(
    me: list[Any] | None = None, foe: list[Any] | None = None, *, mine: dict[str, Any] | None = None, **rest: Any
) -> Play:
    """Two players; the lists are the cards on the battlefield, `id@x-y`. It is ME's turn (step c) unless `step` says else.

    `mine` and `theirs` add hand, deck, discard, astral … of each player.
    """
    theirs = rest.pop("theirs", {})
    data: dict[str, Any] = {
        "seats": _seats(me, foe, mine or {}, theirs),
        "active": ME,
        **rest,
    }
    return Play(ludotheque.scenario("arackhan", data))


def printed(id: str) -> str:
    """What is printed on a card, in one line: value (deck-building value), Attack/Defense, attributes, family, limit."""
    face = next(face for face in FACES if face.id == id)
    numbers = {attr.MOUVEMENT: f" {face.move}", attr.DISTANCE: f" {face.reach}"}
    words = sorted(attr.IDS[bit] + numbers.get(bit, "") for bit in attr.bits_of(face.bits))
    parts = [
        face.id,
        f"{face.value}" if face.cost == face.value else f"{face.value}({face.cost})",
        "/".join("-" if n is None else str(n) for n in (face.attack, face.defense)),
        ", ".join(words) or "-",
        face.family or "-",
        "legendary" if face.legendary else str(face.limit or "-"),
    ]
    if face.until:
        parts[-1] += f" {'astral ' if face.astral else ''}{face.until}"
    return " | ".join(parts)
