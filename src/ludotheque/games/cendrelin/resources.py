"""Resources of the graveyard: the four of the board, and those that added places bring with them.

Effects name a resource by its words, positions by its number: the board's are 0 to 3, those of added places follow. A position
holds `ABSENT` tokens of a resource whose place is not in the graveyard, or ends before its number (CE-165).
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.cendrelin.graveyard import ABUNDANT, RESOURCES, START, Graveyard

#: What a position holds of a resource whose place is not in the graveyard.
ABSENT: Final = -1
#: The future hourglass of a resource that has none: more than there can ever be.
NEVER: Final = 1 << 60


class Resource:
    """One resource: its words, singular and plural, and its hourglasses."""

    __slots__ = ("en", "enough", "fr", "id", "index", "masculine", "start")

    def __init__(
        self,
        index: int,
        id: str,
        fr: tuple[str, str],
        en: tuple[str, str],
        masculine: bool,
        start: int,
        enough: int = NEVER,
    ) -> None:
        self.index = index
        self.id = id
        self.fr = fr
        self.en = en
        self.masculine = masculine
        self.start = start  # the past hourglass
        self.enough = enough  # the future one: abundant from here on

    @property
    def said(self) -> Any:
        """Its name as the argument of a message: the board's have messages, others their own words."""
        if self.index < len(RESOURCES):
            return f"$place-{self.id}"
        return {"fr": self.fr[1][0].upper() + self.fr[1][1:], "en": self.en[1][0].upper() + self.en[1][1:]}

    def __repr__(self) -> str:
        return f"Resource({self.id})"


_WORDS: Final = (
    (("tombe", "tombes"), ("tomb", "tombs"), False),
    (("fosse", "fosses"), ("pit", "pits"), False),
    (("âme", "âmes"), ("soul", "souls"), False),
    (("trésor", "trésors"), ("treasure", "treasures"), True),
)

#: The resources of the board (CE-011 to CE-014).
BOARD: Final[tuple[Resource, ...]] = tuple(
    [
        Resource(index, RESOURCES[index], fr, en, masculine, START[index], ABUNDANT[index])
        for index, (fr, en, masculine) in enumerate(_WORDS)
    ]
)


def held(pos: Graveyard, resource: int) -> int:
    """The tokens of a resource, or ABSENT if its place is not in the graveyard."""
    return pos.resources[resource] if resource < len(pos.resources) else ABSENT
