"""A position: everything there is to know about a game at one moment, as plain data.

That includes what is being resolved right now: the stack of frames. A frame says which program runs, where in it, for
whom, because of which card, and what was chosen so far. Nothing in a position is a function, a generator or a
reference to another position, so that it can be copied, saved, shown, undone and dealt again in the middle of an effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, TypeAlias, TypeVar

from ludotheque.engine.dice import MOST, WORDS, drawn, number, stepped
from ludotheque.engine.errors import ProgramError
from ludotheque.engine.native import mypyc_attr
from ludotheque.engine.numbers import Copy, Seat

if TYPE_CHECKING:
    from ludotheque.engine.program import Program

#: A move as the rules see it: a verb and its arguments (cards, seats, rows … as integers). `Game.key` writes it out.
Move = tuple[Any, ...]
#: What happened: kind, rule id, acting seat (-1: nobody), arguments, and its audience, which sees it whole (-1: all).
Event = tuple[str, str, int, tuple[Any, ...], int]

_MASK: Final = 0xFFFFFFFFFFFFFFFF

T = TypeVar("T")
P = TypeVar("P", bound="Position")


class Frame:
    """One running program."""

    __slots__ = ("chosen", "it", "memo", "pc", "program", "seat", "source")

    def __init__(
        self,
        program: Program,
        seat: Seat,
        source: Copy = -1,
        pc: int = 0,
        it: int = -1,
        chosen: list[int] | None = None,
        memo: dict[str, Any] | None = None,
    ) -> None:
        self.program = program
        self.pc = pc  # advanced before an operation acts, so whatever it pushes resolves first
        self.seat = seat  # for whom it runs
        self.source = source  # the card it comes from, or -1
        self.it = it  # the thing it refers to as "it": « il »
        self.chosen: list[int] = [] if chosen is None else chosen  # answers collected by the current operation
        self.memo = memo  # anything else the program must remember, as JSON data, or None

    def copy(self) -> Frame:
        memo = None if self.memo is None else copy_plain(self.memo)
        return Frame(self.program, self.seat, self.source, self.pc, self.it, self.chosen.copy(), memo)


#: A field that is output or computed from the others: neither saved nor compared. Copies share it, so its value is
#: never changed in place.
Derived: TypeAlias = Annotated[T, "derived"]
#: A field whose value is never changed in place, only set to another, so that copies share it.
Fixed: TypeAlias = Annotated[T, "fixed"]
#: The same piles for each of two seats.
TwoPiles: TypeAlias = list[list[int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What every game's position holds. A game's own class declares its fields; `tools/fields.py` writes its `copy`.

    It is created without arguments, and its fields are then set one by one; none exists before that.
    """

    seats: int
    rng: int  # state of the generator: randomness is part of the position
    faces: list[int]  # copy number -> index of the card in the game's list
    known: list[int]  # copy number -> mask of the seats that know its face
    pool: list[int]  # copy number -> the pool it is mixed with, for those who do not know it
    stack: list[Frame]
    asked: list[int]  # the seats that must answer the operation on top of the stack
    chance: int  # how many random numbers were drawn: dice and shuffles
    revealed_to: int  # mask of the seats to which something unknown was shown since the last answer
    conceded: int  # mask of the seats that have given up
    unsettled: int  # something changed that `Game.settle` must check before the next operation
    events: Derived[list[Event]]  # what happened since they were last collected

    #: Fields that are lists of records (engine/lasting.py), with the type of the records.
    RECORDS: ClassVar[dict[str, type[Any]]] = {}

    # -- written by tools/fields.py from the fields above
    __slots__ = (
        "asked",
        "chance",
        "conceded",
        "events",
        "faces",
        "known",
        "pool",
        "revealed_to",
        "rng",
        "seats",
        "stack",
        "unsettled",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats",
        "rng",
        "faces",
        "known",
        "pool",
        "stack",
        "asked",
        "chance",
        "revealed_to",
        "conceded",
        "unsettled",
    )
    FROZEN: ClassVar[tuple[str, ...]] = ()
    DERIVED: ClassVar[tuple[str, ...]] = ("events",)
    # -- end of what tools/fields.py wrote

    #: Fields that copies share, if the game has any; written by tools/fields.py.
    FIXED: ClassVar[tuple[str, ...]] = ()

    def begin(self, seats: int, rng: int, faces: list[int], pool: list[int]) -> None:
        """Set the initial values every position shares: no card is known, nothing runs, nobody is asked."""
        self.seats = seats
        self.rng = rng
        self.faces = faces
        self.known = [0] * len(faces)
        self.pool = pool
        self.stack = []
        self.asked = []
        self.chance = 0
        self.revealed_to = 0
        self.conceded = 0
        self.unsettled = 0
        self.forget()

    def copy(self) -> Position:
        raise NotImplementedError

    def forget(self) -> None:
        """Forget what is derived: the position is new, or its cards were dealt again."""
        self.events = []
        for name in self.DERIVED:
            if name != "events":
                setattr(self, name, None)

    # -- chance

    def roll(self, n: int) -> int:
        """A number from 0 to n − 1 from the position's own generator."""
        self.chance += 1
        if WORDS and n <= MOST:
            word = stepped(self.rng)
            self.rng = number(word)
            return drawn(word, n)
        self.rng = state = (self.rng + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((state ^ (state >> 31)) * n) >> 64

    def shuffle(self, pile: list[int]) -> None:
        """Shuffle a pile of cards: from now on nobody knows which of them lies where."""
        self.stir(pile)
        self.mix(pile, 0)

    def stir(self, things: list[int]) -> None:
        """Put things that are not cards yet into a random order."""
        for i in range(len(things) - 1, 0, -1):
            j = self.roll(i + 1)
            things[i], things[j] = things[j], things[i]

    # -- what is known

    def reveal(self, card: Copy, seats: int = -1) -> None:
        """Show a card to an audience (-1: everybody)."""
        everyone = (1 << self.seats) - 1
        before = self.known[card]
        self.revealed_to |= everyone & ~before
        self.known[card] = before | (seats & everyone)

    def mix(self, cards: list[int], keepers: int) -> None:
        """Seats not in `keepers` can no longer tell these cards apart: they forget the faces, and the cards share one pool.

        Pools only ever grow: a seat never knows more than it should, and may miss a deduction it could have made.
        """
        if not cards:
            return
        merged = set()
        fresh = True
        for card in cards:
            if self.known[card] & ~keepers != ((1 << self.seats) - 1) & ~keepers:
                # some seat already did not know it, so its old pool is merged in
                merged.add(self.pool[card])
                fresh = False
            self.known[card] &= keepers
        if fresh:
            target = max(self.pool) + 1
        else:
            target = min(merged)
            if len(merged) > 1:
                for card, pool in enumerate(self.pool):
                    if pool in merged:
                        self.pool[card] = target
        for card in cards:
            self.pool[card] = target

    def knows(self, seat: Seat, card: Copy) -> bool:
        return bool(self.known[card] >> seat & 1)

    # -- the stack

    def push(self, program: Program, seat: Seat, source: Copy = -1) -> Frame:
        frame = Frame(program, seat, source)
        self.stack.append(frame)
        return frame

    def emit(self, kind: str, rule: str, seat: Seat, args: tuple[Any, ...] = (), seen: int = -1) -> None:
        self.events.append((kind, rule, seat, args, seen))


def dump(position: Position) -> dict[str, Any]:
    """The position as JSON data, field by field; programs are written by their names."""
    data = {name: copy_plain(getattr(position, name)) for name in position.FIELDS if name != "stack"}
    for name in position.RECORDS:
        data[name] = [list(one) for one in data[name]]
    data["stack"] = [
        {
            "program": f.program.name,
            "pc": f.pc,
            "seat": f.seat,
            "source": f.source,
            "it": f.it,
            "chosen": f.chosen[:],
            "memo": copy_plain(f.memo),
        }
        for f in position.stack
    ]
    return data


#: Types of which a copy is the value itself. Most items are of these, so they are checked before any function is called.
_ATOMS: Final = frozenset({int, str, bool, float, type(None)})


def copy_plain(value: Any) -> Any:
    """A deep copy as JSON data: tuples become lists."""
    if isinstance(value, dict):
        return {key: item if type(item) in _ATOMS else copy_plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [item if type(item) in _ATOMS else copy_plain(item) for item in value]
    return value


def frozen(value: Any) -> Any:
    """JSON data as tuples, for a position's `FROZEN` fields: these are replaced rather than changed in place, so copies
    share them."""
    return tuple([frozen(item) for item in value]) if isinstance(value, list) else value


def _found(programs: dict[str, Program], name: str) -> Program:
    if name not in programs:
        raise ProgramError(f"there is no program {name[:60]!r}", f"pas de programme {name[:60]!r}")
    return programs[name]


def restore(cls: type[P], data: dict[str, Any], programs: dict[str, Program]) -> P:
    """The position that `dump` wrote."""
    position = cls()
    for name in cls.FIELDS:
        if name != "stack":
            setattr(position, name, frozen(data[name]) if name in cls.FROZEN else copy_plain(data[name]))
    for name, record in cls.RECORDS.items():
        setattr(position, name, [record(*one) for one in data[name]])
    position.stack = [
        Frame(
            _found(programs, f["program"]),
            f["seat"],
            f["source"],
            f["pc"],
            f["it"],
            f["chosen"][:],
            copy_plain(f["memo"]),
        )
        for f in data["stack"]
    ]
    position.forget()
    return position
