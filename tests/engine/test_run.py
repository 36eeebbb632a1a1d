"""The one run loop: settling between operations, watching them, playing on."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import ProgramError
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Ask, Op, Program
from ludotheque.engine.table import new_position
from tests.engine.toy import Toy, ToyPosition


class Settling(Toy):
    """Notes where the program stood, and whether somebody was asked, each time the position was settled."""

    def __init__(self) -> None:
        super().__init__()
        self.settled: list[tuple[int, bool]] = []

    def settle(self, pos: ToyPosition) -> None:
        super().settle(pos)
        self.settled.append((pos.stack[-1].pc, bool(pos.asked)))


def first(game: Any) -> Any:
    return lambda pos, seat: game.legal(pos, seat)[0]


@pytest.mark.parametrize("observe", [None, lambda frame, pc: None])
def test_a_position_is_settled_before_the_next_operation_and_before_any_question(observe: Any) -> None:
    game = Settling()
    pos: Any = new_position(game, 2, "settle")
    assert game.settled == []
    pos.unsettled = 1
    game.playout(pos, first(game), most=1, observe=observe)
    assert game.settled == [(1, False)]
    assert pos.unsettled == 0
    game.playout(pos, first(game), most=1, observe=observe)
    assert len(game.settled) == 1  # nothing changed since: nothing to look at


def test_an_observer_is_told_of_every_operation_before_it_acts_and_changes_nothing() -> None:
    game = Toy()
    watched: Any = new_position(game, 2, "watch")
    alone = watched.copy()
    told: list[tuple[str, int, int]] = []

    def observe(frame: Frame, pc: int) -> None:
        assert frame.pc == pc + 1
        told.append((frame.program.name, pc, len(watched.asked)))

    n = game.playout(watched, first(game), observe=observe)
    assert game.playout(alone, first(game)) == n
    assert game.dump(watched) == game.dump(alone)
    assert {pc for _, pc, _ in told} == set(range(len(watched.stack[0].program.ops) if watched.stack else 2))
    assert all(asked == 0 for _, _, asked in told)


@pytest.mark.parametrize("id", ludotheque.games())
def test_a_watched_game_is_the_same_game(id: str) -> None:
    """The coverage kit watches; it must see the rules that are played elsewhere."""
    game = ludotheque.game(id)
    dice = Dice("watched")
    pos: Any = new_position(game, game.seats[0], "watched")
    twin = pos.copy()
    seen: list[int] = []

    def choose(pos: Any, seat: int) -> Move:
        move = game.any_move(pos, seat, dice)
        game.answer(twin, seat, move)
        return move

    game.playout(pos, choose, observe=lambda frame, pc: seen.append(pc))
    assert game.dump(pos) == game.dump(twin)
    assert seen


def calls(path: Path) -> set[str]:
    """The methods that a module calls, on whatever object."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {
        node.func.attr for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    }
    return found | {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}


def test_there_is_one_run_loop_and_one_place_where_the_lab_leaves_its_process() -> None:
    """A second loop would settle, observe and ask in its own way: outside the games only `run` lets an operation act, and only
    `spread` starts processes for the lab."""
    package = Path(ludotheque.__file__).parent
    found = {
        path.relative_to(package).as_posix(): calls(path)
        for path in package.rglob("*.py")
        if path.relative_to(package).parts[0] not in ("games", "server")
    }
    assert [path for path, names in found.items() if "act" in names] == ["engine/run.py"]
    assert [path for path, names in found.items() if "ProcessPoolExecutor" in names] == ["lab/spread.py"]


def test_playing_on_stops_where_it_is_told_and_keeps_the_events_of_the_last_answer() -> None:
    game = Toy()
    pos: Any = new_position(game, 3, "most")
    assert game.playout(pos, first(game), most=3) == 3
    assert pos.asked
    last: list[int] = []

    def choose(pos: Any, seat: int) -> Move:
        last.append(len(pos.events))
        return game.legal(pos, seat)[0]

    assert game.playout(pos, choose, most=0) == 0
    game.playout(pos, choose)
    assert not pos.asked
    assert max(last) == 1  # never those of two answers together


def test_who_answers_can_be_chosen() -> None:
    game = ludotheque.game("cendrelin")
    pos: Any = new_position(game, 3, "who")  # the classes are chosen by all at once
    assert len(pos.asked) == 3
    seats: list[int] = []

    def choose(pos: Any, seat: int) -> Move:
        seats.append(seat)
        return game.legal(pos, seat)[0]

    game.playout(pos, choose, most=2, who=lambda pos: pos.asked[-1])
    assert seats == [2, 1]


class First(Op):
    __slots__ = ()


class Second(First):
    __slots__ = ()


def test_a_program_names_the_place_of_an_operation() -> None:
    """The index of an operation is found by its type, if there is exactly one of it."""
    program = Program("three", [First(), Second(), Op()])
    assert program.index_of(Second) == 1
    with pytest.raises(ProgramError, match="program 'three' has 2 operations First, not one"):
        program.index_of(First)
    with pytest.raises(ProgramError, match="program 'three' has 0 operations Ask, not one"):
        program.index_of(Ask)
