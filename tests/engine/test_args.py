"""Arguments of moves and events: typed by what they are, and open ones that somebody fills in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.conformance import check_game
from ludotheque.engine import events, record
from ludotheque.engine.args import AMOUNT, CARD, NUMBER, PLACE, ROW, SEAT, TEXT, THING, Arg, shape
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import IllegalAnswer, UnknownOption
from ludotheque.engine.events import EventKind
from ludotheque.engine.position import Frame, Move
from ludotheque.engine.program import Program
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.table import Table
from ludotheque.engine.words import Catalogue
from tests.engine.toy import Next, Toy, ToyPosition, Turn, registry


class TellingTurn(Turn):
    """Beside its turn, a seat may pay a forfeit and say something, but not brag."""

    __slots__ = ()
    verbs = (*Turn.verbs, "pay")

    def candidates(self, pos: ToyPosition, frame: Frame, seat: int) -> list[Move]:
        return [*super().candidates(pos, frame, seat), ("pay", (seat + 1) % pos.seats, None, None)]

    def refusal(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> Refusal | None:
        if move[0] != "pay":
            return super().refusal(pos, frame, seat, move)
        if move[1] == seat:
            return Refusal("TO-1", "refusal-empty")
        return Refusal("TO-2", "refusal-low") if move[3] is not None and "best" in move[3] else None

    def answer(self, pos: ToyPosition, frame: Frame, seat: int, move: Move) -> None:
        if move[0] == "pay":
            pos.passes += 1
            pos.emit("pay", "TO-1", seat, move[1:])
        else:
            super().answer(pos, frame, seat, move)


TOY = Path(__file__).parent / "toy"
ENGINE = Path(ludotheque.__file__).parent / "engine"
ARGS = (Arg(SEAT), Arg(AMOUNT, "coins", low=-2, high=30), Arg(TEXT, "saying", high=20))


class TellingToy(Toy):
    turn_program = Program("toy/turn", [TellingTurn(), Next()])
    programs = registry([turn_program])
    moves = {**Toy.moves, "pay": MoveKind("pay", ARGS)}
    events = {**Toy.events, "pay": EventKind(1, ARGS)}

    def __init__(self) -> None:
        super().__init__()
        self.catalogue = Catalogue(ENGINE / "locale", TOY / "locale", TOY / "telling")


@pytest.fixture
def table() -> Table:
    return Table(TellingToy(), 2, 3)


def test_a_kind_is_not_read_from_a_name() -> None:
    args = (
        Arg(CARD, "npc"),
        Arg(NUMBER, "cardinal"),
        Arg(THING, "nation"),
        Arg(PLACE),
        Arg(ROW),
        Arg(SEAT, "narrator"),
    )
    assert shape(args) == "cntprs"
    assert [arg.name for arg in args] == ["npc", "cardinal", "nation", "place", "row", "narrator"]
    assert not any(arg.open for arg in args)


def test_what_is_open_is_offered_once_and_filled_in_by_whoever_takes_it(table: Table) -> None:
    option = next(option for option in table.choice.options if option.move[0] == "pay")
    assert option.key == "pay:@1>*>*"
    assert option.words["en"] == "Pay @1 … coins and say …"
    assert option.to_json()["open"] == [
        {"name": "coins", "kind": "amount", "low": -2, "high": 30, "words": {"fr": "Pièces", "en": "Coins"}},
        {"name": "saying", "kind": "text", "low": 1, "high": 20, "words": {"fr": "Mot", "en": "Saying"}},
    ]
    table.play("pay:@1>7>Well%2C%20%3Ethen%2Fgo")
    assert table.position.asked == [1]
    assert table.log(None)[-1]["words"]["fr"] == "@0 paie 7 à @1 : Well, >then/go"
    assert record.replay(table.game, table.record()).log_all() == table.log_all()


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("pay:@1>*>hello", "'*' is no coins: a number from -2 to 30 is expected"),
        ("pay:@1>31>hello", "'31' is no coins: a number from -2 to 30 is expected"),
        ("pay:@1>-3>hello", "'-3' is no coins"),
        ("pay:@1>1e1>hello", "'1e1' is no coins"),
        ("pay:@1>٣>hello", "is no coins"),
        ("pay:@1>3>*", "'*' is no saying: a text of 1 to 20 characters is expected"),
        ("pay:@1>3>", "'' is no saying"),
        ("pay:@1>3>%20%20", "is no saying"),
        (f"pay:@1>3>{'x' * 21}", "is no saying"),
        ("pay:@1>3>a%0Ab", "is no saying"),
        ("pay:@9>3>hello", "'@9' in 'pay:@9>3>hello' is nothing this seat can see"),
        ("pay:@1>3", "no option is called 'pay:@1>3'"),
    ],
)
def test_what_is_out_of_bounds_is_refused_in_words_and_changes_nothing(table: Table, key: str, words: str) -> None:
    before = table.game.dump(table.position)
    with pytest.raises(UnknownOption) as caught:
        table.play(key)
    assert words in caught.value.words["en"]
    assert "\n" not in caught.value.words["fr"]
    assert table.game.dump(table.position) == before


def test_a_rule_may_refuse_what_is_filled_in(table: Table) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        table.play("pay:@1>3>I am the best")
    assert caught.value.rule == "TO-2"
    with pytest.raises(IllegalAnswer) as caught:
        table.play("pay:@0>3>hello")
    assert caught.value.rule == "TO-1"
    assert table.why_not("pay:@1>3>good") is None


def test_a_text_is_never_taken_for_a_message_or_a_key(table: Table) -> None:
    for text, written in (("$refusal-over", "%24refusal-over"), ("*", "%2A"), ("{ $who }", "%7B %24who %7D")):
        t = table.copy()
        t.play(f"pay:@1>-2>{written}")
        assert t.log(1)[-1]["words"]["en"] == f"@0 pays -2 to @1: {text}"
        assert t.answers[-1] == (0, f"pay:@1>-2>{written}")


def test_a_hidden_text_is_not_told() -> None:
    class Whispering(TellingToy):
        events = {**Toy.events, "pay": EventKind(1, ARGS, hides=("coins", "saying"))}

    game = Whispering()
    pos: Any = game.start(2, 5, {})
    event = ("pay", "TO-1", 0, (1, 3, "psst"), 0b10)
    kept = events.entry(game, pos, 1, event)
    assert "psst" in str(events.line(game, kept, 1))
    assert "psst" not in str(events.line(game, kept, 0))


def test_the_kit_and_the_random_bot_fill_in() -> None:
    game = TellingToy()
    assert check_game(game, 2, 5) > 10
    table = Table(game, 2, "random")
    player = bots.make("random", 4)
    said = 0
    for _ in range(40):
        if table.over:
            break
        seat = table.asked[0]
        key = game.key(table.position, player.choose(table.knowledge(seat)))
        said += key.startswith("pay")
        table.play(key, seat)
    assert said


def test_drawn_arguments_are_within_their_bounds() -> None:
    dice = Dice(1)
    for arg in (Arg(AMOUNT, low=-5, high=-5), Arg(AMOUNT, low=0, high=100), Arg(TEXT, low=3, high=3)):
        for _ in range(20):
            assert arg.read(arg.write(arg.draw(dice))) is not None
