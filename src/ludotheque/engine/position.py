"""A position: everything there is to know about a game at one moment, as plain data.

That includes what is being resolved right now: the stack of frames. A frame says which program runs, where in it, for
whom, because of which card, and what was chosen so far. Nothing in a position is a function, a generator or a
reference to another position, so that it can be copied, saved, shown, undone and dealt again in the middle of an effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.engine.program import Program

#: A move as the rules see it: a verb and its arguments (cards, seats, rows … as integers). `Game.key` writes it out.
Move = tuple[Any, ...]
#: What happened: kind, rule id, acting seat (-1: nobody), arguments, and the mask of seats that see it whole (-1: all).
Event = tuple[str, str, int, tuple[Any, ...], int]

_MASK = (1 << 64) - 1


class Frame:
    """One running program."""

    __slots__ = ("chosen", "it", "memo", "pc", "program", "seat", "source")

    def __init__(
        self,
        program: Program,
        seat: int,
        source: int = -1,
        pc: int = 0,
        it: int = -1,
        chosen: list[int] | None = None,
        memo: dict[str, Any] | None = None,
    ) -> None:
        self.program = program
        self.pc = pc  # advanced before an operation acts, so that what it pushes resolves first
        self.seat = seat  # for whom it runs
        self.source = source  # the card it stands on, or -1
        self.it = it  # the thing that was designated: « il »
        self.chosen: list[int] = [] if chosen is None else chosen  # answers collected by the current operation
        self.memo = memo  # what the program has to remember beside, as JSON data; None while there is nothing

    def copy(self) -> Frame:
        memo = None if self.memo is None else copy_plain(self.memo)
        return Frame(self.program, self.seat, self.source, self.pc, self.it, self.chosen[:], memo)


class Position:
    """What every game's position holds. A game's own class adds its fields and writes its `copy` beside them."""

    __slots__ = ("asked", "chance", "events", "faces", "known", "news", "pool", "rng", "seats", "stack")

    #: Fields that are output or derived, not state: they are neither saved nor compared, and forgotten when cards are dealt
    #: again. A game may add to them those it computes when they are asked for, None until then.
    TRANSIENT = frozenset({"events"})

    def __init__(
        self,
        seats: int,
        rng: int,
        faces: list[int],
        known: list[int],
        pool: list[int],
        stack: list[Frame],
        asked: list[int],
        chance: int,
        news: int,
    ) -> None:
        self.seats = seats
        self.rng = rng  # state of the generator: randomness is part of the position
        self.faces = faces  # copy number -> index of the card in the game's list
        self.known = known  # copy number -> mask of the seats that know its face
        self.pool = pool  # copy number -> the pool it is mixed with, for those who do not know it
        self.stack = stack
        self.asked = asked  # the seats that must answer the operation on top of the stack
        self.chance = chance  # how often a die or a shuffle fell
        self.news = news  # mask of the seats to which something unknown was shown since the last answer
        self.events: list[Event] = []

    def copy(self) -> Position:
        raise NotImplementedError

    def forget(self) -> None:
        """Forget what was worked out before the cards were dealt again."""
        for name in self.TRANSIENT:
            setattr(self, name, [] if name == "events" else None)

    # -- chance

    def roll(self, n: int) -> int:
        """A number from 0 to n − 1 by the position's own generator."""
        self.chance += 1
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

    def reveal(self, card: int, seats: int = -1) -> None:
        """Show a card to the seats of the mask (-1: everybody)."""
        everyone = (1 << self.seats) - 1
        before = self.known[card]
        self.news |= everyone & ~before
        self.known[card] = before | (seats & everyone)

    def mix(self, cards: list[int], keepers: int) -> None:
        """Those not in `keepers` can no longer tell these cards apart: they lose their faces and share one pool.

        Pools only grow by this: a seat never knows more than it should, and may forget a deduction it could have made.
        """
        if not cards:
            return
        merged = set()
        fresh = True
        for card in cards:
            if self.known[card] & ~keepers != ((1 << self.seats) - 1) & ~keepers:
                # somebody already did not know it, so its old pool comes along
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

    def knows(self, seat: int, card: int) -> bool:
        return bool(self.known[card] >> seat & 1)

    # -- the stack

    def push(self, program: Program, seat: int, source: int = -1) -> Frame:
        frame = Frame(program, seat, source)
        self.stack.append(frame)
        return frame

    def emit(self, kind: str, rule: str, seat: int, args: tuple[Any, ...] = (), seen: int = -1) -> None:
        self.events.append((kind, rule, seat, args, seen))


def dump(position: Position) -> dict[str, Any]:
    """The position as JSON data, field by field; programs are written by their names."""
    data: dict[str, Any] = {}
    for cls in type(position).__mro__:
        for name in getattr(cls, "__slots__", ()):
            if name == "stack":
                data[name] = [
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
            elif name not in position.TRANSIENT:
                data[name] = copy_plain(getattr(position, name))
    return data


def copy_plain(value: Any) -> Any:
    """A copy of JSON data that shares nothing with it."""
    if isinstance(value, list):
        return [copy_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: copy_plain(item) for key, item in value.items()}
    return value


def restore(cls: type[Position], data: dict[str, Any], programs: dict[str, Program]) -> Position:
    """The position that `dump` wrote."""
    fields = copy_plain(data)
    fields["stack"] = [
        Frame(programs[f["program"]], f["seat"], f["source"], f["pc"], f["it"], f["chosen"], f["memo"])
        for f in fields["stack"]
    ]
    return cls(**fields)
