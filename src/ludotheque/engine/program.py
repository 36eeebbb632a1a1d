"""Programs: what a card, a step of the turn or a duty does, as a tuple of operations that the engine runs.

An operation is a small object shared by all positions: it holds figures and words, never the state of a game. It acts
on a position and its frame. An `Ask` is an operation that needs answers: it says who is asked, which moves are legal
answers, and why any other is not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import ProgramError
from ludotheque.engine.native import mypyc_attr
from ludotheque.engine.numbers import Seat
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """One operation. `act` changes the position, and may push frames or ask."""

    __slots__ = ()

    def act(self, pos: Any, frame: Frame) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Op):
    """An operation that asks. `act` sets `pos.asked`; each answer comes back through `answer`."""

    __slots__ = ()

    #: The kind of question, whose prompt is the message `ask-<kind>`, and the rule it cites, if any.
    kind: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    #: The verbs of the moves it may offer, in the order in which refusals are looked for.
    verbs: ClassVar[tuple[str, ...]] = ()
    #: Whether the options come in the order of the candidates, for questions that find their `moves` another way.
    in_order: ClassVar[bool] = True

    def candidates(self, pos: Any, frame: Frame, seat: Seat) -> Iterable[Move]:
        """Every move worth considering here, legal or not."""
        raise NotImplementedError

    def buttons(self, pos: Any, frame: Frame, seat: Seat) -> Iterable[Move]:
        """At least the candidates that point at nothing on the table; a question with many candidates may return only
        those."""
        return self.candidates(pos, frame, seat)

    def refusal(self, pos: Any, frame: Frame, seat: Seat, move: Move) -> Refusal | None:
        """The rule that forbids the move, or None. Legality is decided here and nowhere else."""
        raise NotImplementedError

    def moves(self, pos: Any, frame: Frame, seat: Seat) -> list[Move]:
        """The candidates that are not refused. A question may find them faster; the conformance kit compares."""
        return [move for move in self.candidates(pos, frame, seat) if self.refusal(pos, frame, seat, move) is None]

    def answer(self, pos: Any, frame: Frame, seat: Seat, move: Move) -> None:
        """Apply a legal answer. The seat has already been taken out of `pos.asked`."""
        raise NotImplementedError

    def reseal(self, pos: Any, frame: Frame, seat: Seat, dice: Dice) -> None:
        """Redraw the sealed answers of other seats, in a position that is being dealt again for `seat`.

        Only a question that several seats answer in secret has anything to do here: it knows where it keeps their answers.
        """

    def question(self, pos: Any, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]]:
        """The prompt's message and its arguments."""
        return f"ask-{self.kind}", {}

    def reason(self, pos: Any, frame: Frame, seat: Seat) -> tuple[str, dict[str, Any]] | None:
        """The second line of the prompt (why, or what follows), or None."""
        return None

    def cites(self, frame: Frame) -> str:
        """The rule behind the question."""
        return self.rule


class Program:
    """A named tuple of operations. Saved positions refer to it by name."""

    __slots__ = ("name", "ops")

    def __init__(self, name: str, ops: Iterable[Op]) -> None:
        self.name = name
        given: tuple[Any, ...] = tuple(ops)  # unchecked so far
        if not given:
            raise ProgramError(f"program {name!r} has no operations")
        for index, op in enumerate(given):
            if not isinstance(op, Op):
                raise ProgramError(f"program {name!r}, operation {index}: {op!r} is not an operation")
            if isinstance(op, Ask) and (not op.kind or not op.verbs):
                raise ProgramError(
                    f"program {name!r}, operation {index}: {type(op).__name__} asks without kind or verbs"
                )
        self.ops: tuple[Op, ...] = given

    def index_of(self, kind: type[Op]) -> int:
        """The index of its only operation of a type: a frame's `pc` when that operation comes next."""
        places = [index for index, op in enumerate(self.ops) if isinstance(op, kind)]
        if len(places) != 1:
            raise ProgramError(f"program {self.name!r} has {len(places)} operations {kind.__name__}, not one")
        return places[0]

    def __repr__(self) -> str:
        return f"Program({self.name})"


class Programs:
    """The programs of a game by name, for those that are pushed by name or saved with a position."""

    __slots__ = ("by_name",)

    def __init__(self, programs: Iterable[Program] = ()) -> None:
        self.by_name: dict[str, Program] = {}
        for program in programs:
            self.add(program)

    def add(self, program: Program) -> Program:
        """Register a program and return it; a name used twice would make a saved position ambiguous."""
        if program.name in self.by_name:
            raise ProgramError(f"two programs are called {program.name!r}")
        self.by_name[program.name] = program
        return program

    def make(self, name: str, ops: Iterable[Op]) -> Program:
        return self.add(Program(name, ops))


def registry(programs: Iterable[Program]) -> dict[str, Program]:
    """Programs by name, for games that can list them all at once."""
    return Programs(programs).by_name
