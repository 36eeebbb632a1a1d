"""One night on a small table, for the tests of single cards.

`night("fossoyer")` puts seat 0 in charge with that fragment in hand; what is not said is plain: no mana, the graveyard at
its start, a rival who has nothing. `change` then tells what became different, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import ludotheque
from ludotheque.games.cendrelin.cards import EventCard, Fragment
from ludotheque.games.cendrelin.graveyard import CLASSES, RESOURCES, START
from tests.driver import Driver

GAME = ludotheque.game("cendrelin")
#: The fragments and the events of the initiation game.
FRAGMENTS = [card for card in GAME.cards if isinstance(card, Fragment) and card.band in CLASSES]
EVENTS = [card for card in GAME.cards if isinstance(card, EventCard)][:8]
#: Of each class, the fragment that a night lays out as a mere card, to be forgone or sent back; and that of the past life.
SPARE = {"necromancien": "fossoyer", "animancien": "appel-des-ames", "sorcier": "eclair-noir"}
BURIED = {"necromancien": "inhumer", "animancien": "recueillement", "sorcier": "butin"}


def fragment(id: str) -> Fragment:
    return next(card for card in FRAGMENTS if card.id == id)


def event(id: str) -> EventCard:
    return next(card for card in EVENTS if card.id == id)


def says(id: str, fr: str, en: str) -> bool:
    """Whether the card prints exactly these words; an option of an event is written `event/a`."""
    name, _, row = id.partition("/")
    effect = event(name).options["abc".index(row)] if row else fragment(name).effect
    return effect.words == {"fr": fr, "en": en}


class Night(Driver):
    """A table in the middle of a night of seat 0, and how it looked when the night began."""

    def __init__(self, table: ludotheque.Table) -> None:
        super().__init__(table)
        self.before = self._count()

    def _count(self) -> dict[str, int]:
        pos: Any = self.table.position
        counts = dict(zip(RESOURCES, pos.resources, strict=False))
        for seat in range(pos.seats):
            mark = f"@{seat}" if seat else ""
            counts[f"mana{mark}"] = pos.mana[seat]
            counts[f"degats{mark}"] = pos.ephemerals[3 * seat]
            counts[f"forgone{mark}"] = len(pos.forgone[seat])
            counts[f"past_life{mark}"] = len(pos.past_life[seat])
        return counts

    @property
    def change(self) -> dict[str, int]:
        """What differs from the beginning of the night: places, mana, Damage, cards forgone or in a past life."""
        return {name: now - self.before[name] for name, now in self._count().items() if now != self.before[name]}

    def key(self, id: str) -> str:
        """The move that plays a fragment of the hand, or that takes an option of an event (`pelerins/a`)."""
        pos: Any = self.table.position
        name, slash, row = id.partition("/")
        for card in pos.surroundings if slash else pos.hand[0] + pos.laid[0]:
            if GAME.cards[pos.faces[card]].id == name:
                return f"{'resolve' if slash else 'play'}:{GAME.ref(pos, card)}{slash}{row}"
        raise AssertionError(f"{id} is not on the table")

    def play(self, id: str, *answers: str) -> Self:
        """Play a fragment or deal with an event, then answer: `yes`, `no`, `@1`, or a fragment's id."""
        self.table.play(self.key(id))
        return self.do(*answers)

    def answer(self, key: str) -> Self:
        found = [one for one in self.keys if one == key or one.partition(":")[2].partition("#")[0] == key]
        assert found, f"{key} is not among {self.keys}"
        self.table.play(found[0])
        return self

    @property
    def answers(self) -> set[str]:
        """What may be answered now, without verbs and copy numbers."""
        return {option.key.rpartition(":")[2].partition("#")[0] for option in self.table.choice}

    @property
    def settled(self) -> bool:
        """Whether nothing of an effect is open: the night itself asks again."""
        return self.table.choice.kind == "night"

    def refused(self, id: str) -> str | None:
        """The rule that forbids it, or None if it is offered."""
        key = self.key(id)
        refusal = self.table.why_not(key)
        assert (refusal is None) == (key in self.keys)
        return None if refusal is None else refusal.rule


def rival(klass: str = "sorcier", **said: Any) -> dict[str, Any]:
    """Another cendrelin: one fragment on the table, one in his past life."""
    return {"class": klass, "laid": [SPARE[klass]], "past_life": [BURIED[klass]], **said}


def night(
    id: str,
    *,
    mana: int = 0,
    damage: int = 0,
    tombs: int = START[0],
    pits: int = START[1],
    souls: int = START[2],
    treasures: int = START[3],
    spare: int = 0,
    others: Sequence[str] = (),
    gathered: bool = False,
    rivals: list[dict[str, Any]] | None = None,
) -> Night:
    """A night of seat 0 with one fragment in hand, or one event (`pelerins/a`) around.

    `spare` and `others` add fragments to the hand; `gathered` empties the past life, which otherwise holds one fragment.
    """
    name, slash, _ = id.partition("/")
    klass = CLASSES[0] if slash else fragment(name).band
    own = {
        "class": klass,
        "mana": mana,
        "degats": damage,
        "hand": [*([] if slash else [name]), *[SPARE[klass]] * spare, *others],
        "past_life": [] if gathered else [BURIED[klass]],
    }
    return Night(
        ludotheque.scenario(
            "cendrelin",
            {
                "seats": [own, *([rival()] if rivals is None else rivals)],
                "resources": dict(zip(RESOURCES, (tombs, pits, souls, treasures), strict=True)),
                "surroundings": [name if slash else "pelerins"],
            },
        )
    )
