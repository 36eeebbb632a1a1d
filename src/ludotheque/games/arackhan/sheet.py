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

    def turned(self, active: bool) -> Sheet:
        """The same with the other side of its token up."""
        twin = Sheet()
        twin.card = self.card
        twin.at = self.at
        twin.seat = self.seat
        twin.side = self.side
        twin.face = self.face
        twin.faces = self.faces
        twin.skill_faces = self.skill_faces
        twin.type = self.type
        twin.value = self.value
        twin.families = self.families
        twin.attack = self.attack
        twin.defense = self.defense
        twin.attack_cut = self.attack_cut
        twin.defense_cut = self.defense_cut
        twin.bits = self.bits
        twin.move = self.move
        twin.reach = self.reach
        twin.immune = self.immune
        twin.muted = self.muted
        twin.swapped = self.swapped
        twin.marks = self.marks
        twin.rules = self.rules
        twin.active = active
        return twin


class Sheets:
    """All cards in play: `by` copy; `field` those on the battlefield."""

    __slots__ = (
        "aims",
        "by",
        "entangled",
        "field",
        "goals",
        "hazards",
        "judged",
        "pressed",
        "recall",
        "shields",
        "stands",
        "ways",
        "wide",
    )

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
        #: Whether what a card does can depend on more cards than it reaches, and the cards whose texts reach the whole battlefield
        #: (`modifiers.influence`): `shifting.py` asks.
        self.entangled = False
        self.wide: list[Sheet] = []
        #: The cards on the battlefield by slot, when first needed.
        self.stands: dict[int, Sheet] | None = None
        #: Computed when first needed by those who judge positions (`judgement.py`): which cards could be beaten, and what each side
        #: has, with whoever judged it so.
        self.pressed: list[tuple[Sheet, bool]] | None = None
        self.judged: tuple[object, dict[int, float]] | None = None
        #: In the worlds that bots think in, other lines of play come here as well: `recall` is what they found. None at a table, which
        #: never comes back.
        self.recall: Recall | None = None


class Recall:
    """What was found from some sheets on."""

    __slots__ = ("foreseen", "offered", "sure", "then")

    def __init__(self) -> None:
        self.then: dict[Changes, Sheets] = {}  # the sheets that changes led to
        self.offered: dict[Opened, tuple[Move, ...]] = {}  # the moves of an activation (`activation.py`)
        self.foreseen: dict[tuple[object, ...], list[float | None]] = {}  # what they led to (`judgement.py`)
        self.sure: bool | None = None  # whether they lead there in every world (`judgement.follows`)


def opened(pos: Battle, seat: Seat) -> Opened:
    """How far the seat's activation has come."""
    return (
        seat,
        pos.phase,
        tuple(pos.moved),
        tuple([n for pair in pos.declared for n in pair]),
        tuple([n for pair in pos.withdrawn for n in pair]),
    )
