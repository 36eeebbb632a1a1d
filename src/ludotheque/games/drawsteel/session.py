"""The position of a table of Draw Steel: a sitting of a campaign, with its heroes, its scene and its counters."""

from __future__ import annotations

from typing import Any, ClassVar, NotRequired, TypedDict

from ludotheque.engine.audience import EVERYBODY
from ludotheque.engine.position import Fixed, Frame, Position, copy_plain
from ludotheque.engine.program import Program
from ludotheque.engine.words import Words
from ludotheque.games.drawsteel.beings import DIRECTOR, HERO, Being, is_creature, met, veiled
from ludotheque.games.drawsteel.rules import experience

#: How a scene is played.
FREE, FIGHT, MONTAGE, NEGOTIATION, RESPITE = "free", "fight", "montage", "negotiation", "respite"


class Scene(TypedDict):
    """What is being played (DS-133)."""

    number: int
    mode: str
    title: str
    worthy: bool  # whether it can earn Victories and resources (DS-132)
    failed: NotRequired[list[list[Any]]]  # tests not to be tried again as they are: who, with what, how hard (DSB-007)
    last: NotRequired[list[Any]]  # the last test: the same, and what it came to (DSB-006)


class Proposal(TypedDict):
    """A deed that a player thinks worth a hero token (DS-093)."""

    seat: int
    deed: str


class Session(Position):
    """Everything there is to know about a sitting."""

    beings: list[Being]  # heroes first, in the order of their seats
    tokens: int  # the party's hero tokens (DS-089)
    carried: int  # 1: the optional rule, by which tokens neither refill nor vanish (DS-111)
    awarded: int  # tokens awarded in this session
    malice: int
    banked: int  # Malice that waits for the next fight
    hours: int  # of the campaign's clock
    pace: str  # how much Experience a level takes
    adventure: dict[
        str, Any
    ]  # the ready adventure that is played, and what was found out in it; empty in a free campaign
    campaign: dict[str, Any]  # setting, note to the players, number of the session, adventures behind them
    scene: Scene
    field: dict[str, Any]  # the fight, montage, negotiation or respite under way; empty in a free scene
    last: Fixed[dict[str, Any]]  # the last power roll and what it came to (`table/recall`); empty before the first
    proposals: list[Proposal]
    notes: list[str]  # the Director's own
    turns: int  # counts every turn and test: what « one benefit a turn » looks at (DS-108)
    closed: int  # 1: the session is over

    # -- written by tools/fields.py from the fields above
    __slots__ = (
        "adventure",
        "awarded",
        "banked",
        "beings",
        "campaign",
        "carried",
        "closed",
        "field",
        "hours",
        "last",
        "malice",
        "notes",
        "pace",
        "proposals",
        "scene",
        "tokens",
        "turns",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "beings",
        "tokens",
        "carried",
        "awarded",
        "malice",
        "banked",
        "hours",
        "pace",
        "adventure",
        "campaign",
        "scene",
        "field",
        "last",
        "proposals",
        "notes",
        "turns",
        "closed",
    )
    FIXED: ClassVar[tuple[str, ...]] = ("last",)

    def copy(self) -> Session:
        twin = Session()
        twin.seats = self.seats
        twin.rng = self.rng
        twin.faces = self.faces.copy()
        twin.known = self.known.copy()
        twin.pool = self.pool.copy()
        twin.stack = [frame.copy() for frame in self.stack]
        twin.asked = self.asked.copy()
        twin.chance = self.chance
        twin.revealed_to = self.revealed_to
        twin.conceded = self.conceded
        twin.unsettled = self.unsettled
        twin.events = []
        twin.beings = copy_plain(self.beings) if self.beings else []
        twin.tokens = self.tokens
        twin.carried = self.carried
        twin.awarded = self.awarded
        twin.malice = self.malice
        twin.banked = self.banked
        twin.hours = self.hours
        twin.pace = self.pace
        twin.adventure = copy_plain(self.adventure)
        twin.campaign = copy_plain(self.campaign)
        twin.scene = copy_plain(self.scene)
        twin.field = copy_plain(self.field)
        twin.last = self.last
        twin.proposals = copy_plain(self.proposals) if self.proposals else []
        twin.notes = self.notes.copy()
        twin.turns = self.turns
        twin.closed = self.closed
        return twin

    # -- end of what tools/fields.py wrote

    def push_for(self, program: Program, seat: int, memo: dict[str, Any]) -> Frame:
        """Run a program for a seat, with what it must remember."""
        frame = self.push(program, seat)
        frame.memo = memo
        return frame


def heroes(pos: Session) -> list[int]:
    """The numbers of the heroes; retainers and allies are none (DS-R10)."""
    return [number for number, being in enumerate(pos.beings) if being["kind"] == HERO]


def living_heroes(pos: Session) -> list[int]:
    """Those who live and are here."""
    return [number for number in heroes(pos) if not (pos.beings[number]["dead"] or pos.beings[number]["away"])]


def level_of(pos: Session, being: Being) -> int:
    """The level of somebody: by the sheet, or of a hero by Experience where that is higher (DSB-191); 0 for most people (DS-190)."""
    level = being["sheet"]["level"] or 0
    return max(level, experience.level(being["xp"], pos.pace)) if being["kind"] == HERO else level


def npcs(pos: Session) -> list[int]:
    """Everybody whom the Director runs, monsters included (DS-130, DS-131)."""
    return [number for number in own(pos, DIRECTOR) if is_creature(pos.beings[number])]


def called(pos: Session, number: int) -> Words:
    """The name of somebody, with a number where several bear it: « Noyé du péage 2 ».

    Those whom the players see are counted first and among themselves, so that no number tells of somebody who lurks.
    """
    one = pos.beings[number]
    name = one["sheet"]["name"]
    alike = [other for other, being in enumerate(pos.beings) if being["sheet"]["name"] == name]
    seen = [other for other in alike if met(pos.beings[other])]
    counted = seen if met(one) else seen + [other for other in alike if other not in seen]
    if len(counted) < 2:
        return name
    which = counted.index(number) + 1
    return {"fr": f"{name['fr']}\u00a0{which}", "en": f"{name['en']}\u00a0{which}"}


def attended(pos: Session, being: int) -> bool:
    """Whether a creature holds, wears or controls an object (DS-123); the dead hold nothing."""
    holder = pos.beings[being]["holder"]
    return holder >= 0 and is_creature(pos.beings[holder])


def own(pos: Session, seat: int) -> list[int]:
    """Those a seat runs (DS-129, DS-130)."""
    return [number for number, being in enumerate(pos.beings) if being["seat"] == seat]


def dangerous(pos: Session) -> bool:
    """Whether time is counted in rounds (DS-163)."""
    return pos.scene["mode"] == FIGHT


def who_reads(being: Being) -> int:
    """Who is told the figures of somebody."""
    return 1 << DIRECTOR if veiled(being) else EVERYBODY


def comes_to_light(pos: Session) -> None:
    """Something that only the Director knew shows in what happens now."""
    pos.revealed_to |= (1 << pos.seats) - 1 & ~(1 << DIRECTOR)


def touches_secret(pos: Session, *numbers: int) -> None:
    """Figures of these beings decide what everybody sees: where one of them is the Director's, something comes to light."""
    if any(number >= 0 and pos.beings[number]["seat"] == DIRECTOR for number in numbers):
        comes_to_light(pos)


def only_director(seat: int) -> bool:
    return seat == DIRECTOR
