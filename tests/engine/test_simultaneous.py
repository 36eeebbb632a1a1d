"""Simultaneous abilities, on the toy: who orders them, what waits, what resolves without a question."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.engine.args import CARD, NUMBER, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.position import Frame
from ludotheque.engine.program import Op, Program
from ludotheque.engine.simultaneous import Order, Waiting
from tests.engine.toy import Toy, ToyPosition, registry


class Score(Op):
    """The controller of the ability scores its amount; its card is noted."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def act(self, pos: ToyPosition, frame: Frame) -> None:
        pos.laid[frame.seat] += self.n
        pos.table.append(frame.source)


ONE, TEN = Program("toy/one", [Score(1)]), Program("toy/ten", [Score(10)])
ABILITIES = {program.name: program for program in (ONE, TEN)}


class ToyOrder(Order):
    __slots__ = ()
    rule = "TO-6"

    def push(self, pos: ToyPosition, one: Waiting) -> None:
        pos.push(ABILITIES[one[0]], one[2], one[1])


class ToyEither(ToyOrder):
    __slots__ = ()
    only_one = True


ORDER, EITHER = Program("toy/order", [ToyOrder()]), Program("toy/either", [ToyEither()])


class OrderingToy(Toy):
    programs = registry([Toy.turn_program, ONE, TEN, ORDER, EITHER])
    moves = {**Toy.moves, "next": MoveKind("next", (Arg(NUMBER), Arg(CARD)))}


GAME = OrderingToy()


def begun(program: Program, waiting: list[Waiting], seat: int = 1) -> ToyPosition:
    pos = GAME.empty(2, 1, list(range(6)))
    order: Any = program.ops[0]
    order.begin(pos, program, seat, waiting)
    GAME.run(pos)
    return pos


def test_one_alone_resolves_at_once() -> None:
    pos = begun(ORDER, [["toy/ten", 3, 0, -1]])
    assert (pos.laid, pos.table, pos.asked, pos.stack) == ([10, 0], [3], [], [])
    assert begun(ORDER, []).laid == [0, 0]


def test_the_seat_says_which_is_next_until_one_is_left() -> None:
    pos = begun(ORDER, [["toy/one", 2, 0, -1], ["toy/ten", 3, 1, -1], ["toy/one", 4, 1, -1]])
    assert pos.asked == [1], "the one who orders, whoever's abilities they are"
    assert GAME.legal(pos, 1) == [("next", 0, 2), ("next", 1, 3), ("next", 2, 4)]
    GAME.answer(pos, 1, ("next", 1, 3))
    assert (pos.laid, pos.table) == ([0, 10], [3])
    assert GAME.legal(pos, 1) == [("next", 0, 2), ("next", 1, 4)]
    GAME.answer(pos, 1, ("next", 1, 4))
    assert (pos.laid, pos.table, pos.asked, pos.stack) == ([1, 11], [3, 4, 2], [], []), "the last is not asked for"


def test_the_same_ability_about_several_cards_is_not_asked_for() -> None:
    pos = begun(ORDER, [["toy/one", 2, 0, 4], ["toy/one", 2, 0, 5]])
    assert (pos.laid, pos.asked) == ([2, 0], [])


def test_where_only_one_resolves_the_others_do_not() -> None:
    pos = begun(EITHER, [["toy/one", 2, 0, -1], ["toy/ten", 3, 1, -1]])
    GAME.answer(pos, 1, ("next", 1, 3))
    assert (pos.laid, pos.table, pos.stack) == ([0, 10], [3], [])


def test_what_does_not_wait_is_refused() -> None:
    pos = begun(ORDER, [["toy/one", 2, 0, -1], ["toy/ten", 3, 1, -1]])
    op, frame = ORDER.ops[0], pos.stack[-1]
    assert isinstance(op, ToyOrder)
    for move in (("next", 2, 3), ("next", -1, 3), ("next", 0, 3)):
        refusal = op.refusal(pos, frame, 1, move)
        assert refusal is not None
        assert (refusal.rule, refusal.message) == ("TO-6", "refusal-unknown")


def test_a_position_is_saved_while_abilities_wait() -> None:
    pos = begun(ORDER, [["toy/one", 2, 0, -1], ["toy/ten", 3, 1, -1]])
    again = GAME.restore(json.loads(json.dumps(GAME.dump(pos))))
    GAME.answer(again, 1, ("next", 0, 2))
    assert again.laid == [1, 10]
    assert pos.laid == [0, 0]
