"""Tables for the rule tests of Anima.

Tests name the printed cards only. Where a rule needs another kind of card, a printed one is given other figures for the length
of the test (`remake`), so that no test depends on which cards were designed here.
"""

from __future__ import annotations

from typing import Any, Self

import pytest

import ludotheque
from ludotheque.games.anima.faces import FACES, AdvantageFace, Creature, EventFace, Face, MissionFace, ZoneFace
from tests.driver import ByCard

GAME = ludotheque.game("anima")
BY_ID = {face.id: face for face in FACES}
FINALS = [face.id for face in FACES if isinstance(face, MissionFace) and face.final]
ADVANTAGES = [face.id for face in FACES if isinstance(face, AdvantageFace)]
#: Advantages that the rulebook does not name: their place in a hand is all that matters.
SPARE = [face.id for face in FACES if isinstance(face, AdvantageFace) and face.mark == "maison"]
ZONES = [face.id for face in FACES if isinstance(face, ZoneFace)]
EVENTS = [face.id for face in FACES if isinstance(face, EventFace)]
CREATURES = [face.id for face in FACES if isinstance(face, Creature)]
#: Whose questions `past` answers with a pass.
_QUIET = ("interrupt", "combat")


def seat(*team: str, **rest: Any) -> dict[str, Any]:
    """A seat that does not want to be asked for interruptions."""
    return {"team": list(team), "wants": 0, **rest}


def there(zone: str, *team: str, **rest: Any) -> dict[str, Any]:
    """A seat whose team has reached a zone."""
    return seat(*team, at=zone, reached=True, **rest)


class Stage(ByCard):
    """A table with what a rule test asks of it."""

    def dice(self, *faces: int) -> Self:
        return self.rolls(*((face - 1, 6) for face in faces))

    def past(self) -> Self:
        """Pass the questions for Combat cards and interruptions."""
        while not self.table.over and self.kind in _QUIET:
            self.table.play("pass", self.asked)
        return self

    def ids(self, cards: Any) -> list[str]:
        return [FACES[self.pos.faces[card]].id for card in cards]

    def team(self, at: int) -> list[str]:
        return self.ids(self.pos.team[at])

    def hand(self, at: int) -> list[str]:
        return self.ids(self.pos.hand[at])

    def at(self, at: int) -> str | None:
        return None if self.pos.at[at] < 0 else FACES[self.pos.faces[self.pos.at[at]]].id

    def verbs(self) -> set[str]:
        return {key.partition(":")[0] for key in self.keys}


def stage(*seats: dict[str, Any], active: list[Any] | None = None, **rest: Any) -> Stage:
    """A scenario: `active` are zones, or (zone, guard, up)."""
    zones = []
    for one in active or ["archange"]:
        zone, guard, up = (one, None, False) if isinstance(one, str) else one
        zones.append({"zone": zone, "guard": guard, "up": up})
    return Stage(ludotheque.scenario("anima", {"seats": list(seats), "active": zones, **rest}))


def remake(monkeypatch: pytest.MonkeyPatch, id: str, **figures: Any) -> Face:
    """Give a card other figures for the length of a test."""
    for name, value in figures.items():
        monkeypatch.setattr(BY_ID[id], name, value)
    return BY_ID[id]
