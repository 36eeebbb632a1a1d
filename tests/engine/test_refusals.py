"""Every refusal of the engine itself: not one's turn, another question, nothing there, and why an answer cannot be taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.conformance import refused, written
from ludotheque.conformance.refusals import Site
from ludotheque.engine import refusal as of_engine
from ludotheque.engine.args import CARD, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.errors import CannotUndo
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Program
from ludotheque.engine.roles import only
from ludotheque.engine.table import Table
from tests.engine.toy import Next, Toy, ToyPosition, Turn, registry

NOT_ASKED = Site("refusal-not-asked", "table", "Table.why_not")
NOT_ASKED_OF_A_GAME = Site("refusal-not-asked", "game", "Game.why_not_thing")
NOTHING_HERE = Site("refusal-nothing-here", "game", "Game.why_not_thing")
OVER = Site("refusal-over", "table", "Table.why_not")
CONCEDED = Site("refusal-conceded", "concede", "Concede.refusal")
DECIDED = Site("refusal-decided", "concede", "Concede.refusal")
OTHER_QUESTION = Site("refusal-other-question", "table", "Table._refusal")
ONLY_A_ROLE = Site("refusal-only-role", "roles", "only")
#: A lesson asks its pupil alone (`test_lessons.py`).
NOT_THE_PUPIL = Site("refusal-not-asked", "lesson_table", "LessonTable.play")
#: What does not wait cannot come next: tested where abilities fall together (`test_simultaneous.py`).
NOT_WAITING = Site("refusal-unknown", "simultaneous", "Order.refusal")


class SingingToy(Toy):
    """Has a move that is never asked for."""

    moves = {**Toy.moves, "sing": MoveKind("sing")}


class FinalToy(Toy):
    """What is laid stays laid."""

    moves = {**Toy.moves, "play": MoveKind("play", (Arg(CARD),), final=True)}


class DicingTurn(Turn):
    """A die falls with every card that is laid."""

    __slots__ = ()

    def answer(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> None:
        super().answer(pos, frame, seat, move)
        if move[0] == "play":
            pos.roll(6)


class DicingToy(Toy):
    turn_program = Program("toy/turn", [DicingTurn(), Next()])
    programs = registry([turn_program])


def finished() -> Table:
    table = Table(Toy(), 2, 1)
    while not table.over:
        table.play(table.choice.options[0])
    return table


def one_card_laid(game: Toy, *, solo: bool = False) -> Table:
    table = Table(game, 2, 1, solo=solo)
    table.play(table.choice.options[0])
    assert table.answers[0][1].startswith("play:")
    return table


def test_who_is_not_asked_is_told_so() -> None:
    table = Table(Toy(), 2, 1)
    for attempt in ("draw", "stock"):
        refusal, site = refused(table, attempt, 1)
        assert (refusal.rule, site) == ("TO-6", NOT_ASKED)
    said = table.game.why_not_thing(table.position, 1, "stock")
    assert said is not None
    assert (said.rule, said.message) == ("TO-6", NOT_ASKED_OF_A_GAME.message)


def test_a_thing_that_no_move_touches_is_told_so() -> None:
    refusal, site = refused(Table(Toy(), 2, 1), "stock")
    assert (refusal.rule, site) == ("TO-1", NOTHING_HERE)  # what the question is about


def test_nothing_is_answered_when_the_game_is_over() -> None:
    refusal, site = refused(finished(), "draw")
    assert (refusal.rule, site) == ("", OVER)


def test_a_move_of_another_question_is_told_so() -> None:
    refusal, site = refused(Table(SingingToy(), 2, 1), "sing")
    assert (refusal.rule, site) == ("TO-1", OTHER_QUESTION)


def test_one_concedes_once() -> None:
    table = Table(Toy(), 3, 1)
    table.play("concede", 1)
    refusal, site = refused(table, "concede", 1)
    assert (refusal.rule, site) == ("", CONCEDED)


class DecidedToy(Toy):
    """Its winner is known from the start."""

    def decided(self, pos: Any) -> bool:
        return True


def test_nobody_concedes_once_the_game_is_won() -> None:
    refusal, site = refused(Table(DecidedToy(), 3, 1), "concede", 1)
    assert (refusal.rule, site) == ("", DECIDED)


def test_what_is_for_one_role_alone_is_refused_to_the_others() -> None:
    assert only("master", "master", "SE-8") is None
    refusal = only("master", "guesser", "SE-8")
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("SE-8", ONLY_A_ROLE.message)


def test_every_refusal_of_the_engine_has_its_test() -> None:
    folder = Path(of_engine.__file__ or "").parent
    sites = {
        NOT_ASKED,
        NOT_ASKED_OF_A_GAME,
        NOTHING_HERE,
        OVER,
        OTHER_QUESTION,
        CONCEDED,
        DECIDED,
        ONLY_A_ROLE,
        NOT_WAITING,
        NOT_THE_PUPIL,
    }
    assert written(folder) == sites


@pytest.mark.parametrize(
    ("table", "seat", "message"),
    [
        (Table(Toy(), 2, 1), 0, "undo-nothing"),
        (finished(), None, "undo-over"),
        (one_card_laid(Toy()), 1, "undo-nothing"),  # seat 1 has not answered yet
        (one_card_laid(FinalToy()), 0, "undo-final"),
        (one_card_laid(DicingToy()), 0, "undo-chance"),
    ],
)
def test_an_answer_stays_given(table: Table, seat: int | None, message: str) -> None:
    refusal = table.undo_refusal(seat)
    assert refusal is not None
    assert refusal.message == message
    before = list(table.answers)
    with pytest.raises(CannotUndo) as said:
        table.undo(seat)
    assert said.value.words == table.game.refusal_words(refusal)
    assert table.answers == before


@pytest.mark.parametrize("game", [Toy, FinalToy, DicingToy])
def test_alone_at_a_table_everything_is_taken_back(game: type[Toy]) -> None:
    table = one_card_laid(game(), solo=True)
    assert table.undo_refusal(0) is None
    table.undo(0)
    assert table.answers == []


def test_another_seat_cannot_take_it_back_and_its_owner_can() -> None:
    table = one_card_laid(Toy())
    table.play(table.choice.options[0])
    refusal = table.undo_refusal(0)
    assert refusal is not None
    assert refusal.message == "undo-other"
    assert table.undo_refusal(1) is None
