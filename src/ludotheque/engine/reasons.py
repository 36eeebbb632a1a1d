"""What a coach names when it compares lines of play: features of a position that each game declares (`Game.reasons`).

A feature is a number that players count by: keys forged, creatures, points. What a line leads to is told by how its features change;
the words are in the game's catalogues: `reason-<id>-mine-up`, `-mine-down`, `-theirs-up`, `-theirs-down`, with `$n`, and `$who` for
somebody else, who is the subject, so that a page can put "you" there. Where nothing is left, `-none` is said instead of `-down`, if
there is such a message. Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.engine.numbers import Seat


class Feature:
    """One thing that lines of play are compared by."""

    __slots__ = ("chance", "good", "id", "of", "silent", "theirs", "weight")

    def __init__(
        self,
        id: str,
        of: Callable[[Any, Seat], float],
        weight: float,
        *,
        good: bool = True,
        chance: bool = False,
        theirs: bool = True,
        silent: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.of = of  # how much of it a seat has in a position
        self.weight = weight  # how much one more is worth mentioning, compared with the other features of the game
        self.good = good  # whether more of it is better for whoever has it
        self.chance = chance  # it is 0 or 1; over several worlds it is given in per cent
        self.theirs = theirs  # whether it is mentioned for the others, too
        self.silent = silent  # changes that mean nothing by themselves, such as "mine-down"

    @property
    def least(self) -> float:
        """The change from which on it is worth saying."""
        return 0.3 if self.chance else 0.5

    def messages(self) -> list[str]:
        """The ids of the words that it needs. Where it is told about somebody, whoever it is has a name and words for others."""
        own = [way for way in ("up", "down") if f"mine-{way}" not in self.silent]
        others = [way for way in ("up", "down") if way in own or (self.theirs and f"theirs-{way}" not in self.silent)]
        return [f"reason-{self.id}-mine-{way}" for way in own] + [f"reason-{self.id}-theirs-{way}" for way in others]


#: How much winning is worth saying: more than anything a game counts.
END_WEIGHT: Final = 1000.0
