"""What is known of one card in play, and of all of them: made in `sheets.py`, and not changed afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Move
from ludotheque.games.arackhan.faces import Face
from ludotheque.games.arackhan.modifiers import Modifier, Rule

if TYPE_CHECKING:
    from ludotheque.games.arackhan.battle import Battle

#: Changes since some sheets were computed, each in a few numbers (`changes.changed`).
Changes = tuple[tuple[int, ...], ...]
#: An activation as far as it has come: the seat, the phase, the cards moved, the attacks declared and withdrawn.
Opened = tuple[int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]
#: How many phases a round has: a card in one of them is known by its number times this, and the phase.
MOMENTS: Final = 8


class Sheet:
    """One card in play."""

    __slots__ = (
        "active",
        "at",
        "attack",
        "attack_cut",
        "bits",
        "card",
        "defense",
        "defense_cut",
        "face",
        "faces",
        "families",
        "immune",
        "marks",
        "move",
        "muted",
        "reach",
        "rules",
        "seat",
        "side",
        "skill_faces",
        "swapped",
        "type",
        "value",
    )

    card: int
    at: int  # slot, or -1 off the battlefield
    seat: int
    side: int
    face: Face  # what it is now: its own face, or the one it copies (AW-392)
    faces: tuple[Face, ...]  # with the faces it absorbed
    skill_faces: tuple[Face, ...]  # where its skills come from
    type: str
    value: int
    families: tuple[str, ...]
    attack: int
    defense: int
    attack_cut: int  # how far its sum is below zero: bonuses for one attack are added to the sum (AW-149)
    defense_cut: int
    bits: int
    move: int
    reach: int
    active: bool
    immune: bool  # to enemy spells
    muted: bool  # has lost its skills
    swapped: bool  # Attack and Defense were exchanged, after everything else: no further bonus is added
    marks: tuple[str, ...]
    rules: tuple[tuple[Rule, Sheet], ...]

    def has(self, bits: int) -> bool:
        return bool(self.bits & bits)

    def named(self, part: str) -> bool:
        """Whether one of its names contains these words."""
        return any(part in face.fr for face in self.faces)


class Sheets:
    """All cards in play: `by` copy; `field` those on the battlefield."""

    __slots__ = ("aims", "by", "field", "goals", "hazards", "judged", "pressed", "recall", "shields", "ways")

    def __init__(self, by: dict[int, Sheet], field: list[Sheet]) -> None:
        self.by = by
        self.field = field
        #: Modifiers that strip or hold the cards next to their source: a moving card may stop there, but not go on (AW-210).
        self.hazards: list[tuple[Modifier, Sheet]] = []
        #: Modifiers that make the cards next to their source immune to enemy spells.
        self.shields: list[tuple[Modifier, Sheet, int]] = []
        #: By card and phase, computed when first needed: what it may attack (`attack.targets`), which slots it can reach (`moving.ways`)
        #: and to which of them it may move (`moving.destinations`). A change in anything else they depend on leads to other sheets.
        self.aims: dict[int, list[Sheet]] = {}
        self.ways: dict[int, dict[int, int]] = {}
        self.goals: dict[int, list[int]] = {}
        #: Computed when first needed by those who judge positions (`judgement.py`): which cards could be beaten, and what each side
        #: has, with whoever judged it so.
        self.pressed: list[tuple[Sheet, bool]] | None = None
        self.judged: tuple[object, dict[int, float]] | None = None
        #: In the worlds that bots think in, other lines of play come here as well: `recall` is what they found. None at a table, which
        #: never comes back.
        self.recall: Recall | None = None


class Recall:
    """What was found from some sheets on."""

    __slots__ = ("foreseen", "offered", "then")

    def __init__(self) -> None:
        self.then: dict[Changes, Sheets] = {}  # the sheets that changes led to
        self.offered: dict[Opened, tuple[Move, ...]] = {}  # the moves of an activation (`activation.py`)
        self.foreseen: dict[tuple[object, ...], list[float | None] | None] = {}  # what they led to (`judgement.py`)


def opened(pos: Battle, seat: Seat) -> Opened:
    """How far the seat's activation has come."""
    return (
        seat,
        pos.phase,
        tuple(pos.moved),
        tuple([n for pair in pos.declared for n in pair]),
        tuple([n for pair in pos.withdrawn for n in pair]),
    )
