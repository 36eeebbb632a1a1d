"""Standing offers: what a seat may do without being asked, and conceding, which every game offers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.conformance import Nonconforming, check_concession, check_offers
from ludotheque.engine.args import SEAT, Arg
from ludotheque.engine.choice import MoveKind
from ludotheque.engine.concede import CONCEDE
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import CannotUndo, IllegalAnswer, StaleAnswer
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.offer import Offer
from ludotheque.engine.position import Move
from ludotheque.engine.program import Program
from ludotheque.engine.refusal import Refusal
from ludotheque.engine.table import Table
from ludotheque.engine.words import Catalogue
from ludotheque.lab.simulate import simulate
from tests.engine.toy import Toy, Turn

#: Games that somebody wins: at the others there is nothing to concede.
GAMES = [id for id in ludotheque.games() if "concede" in ludotheque.game(id).standing]
TOY = Path(__file__).parent / "toy"
ENGINE = Path(ludotheque.__file__).parent / "engine"


# ---------------------------------------------------------------------- conceding


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_one_of_two_concedes_and_the_other_wins_at_once(id: str, seat: int) -> None:
    table = ludotheque.new(id, 2, "concede")
    for _ in range(9):
        table.play(table.choice.options[-1])
    assert next(option.key for option in table.offers(seat)) == "concede"
    table.play("concede", seat)
    assert table.over
    assert table.asked == []
    assert table.outcome is not None
    assert table.outcome["winners"] == [1 - seat]
    assert table.outcome["reason"] == {
        "fr": f"@{1 - seat} l'emporte par abandon.",
        "en": f"@{1 - seat} wins by concession.",
    }
    assert table.log(None)[-1]["words"] == {"fr": f"@{seat} abandonne.", "en": f"@{seat} concedes."}
    assert table.offers(0) == table.offers(1) == []
    again = ludotheque.load(table.record())
    assert again.outcome == table.outcome
    with pytest.raises(IllegalAnswer, match="the game is over"):
        table.play("concede", 1 - seat)


def test_an_offer_says_whether_it_can_be_taken_back() -> None:
    """The page warns of what is final, and of nothing else."""
    told = {option.key: option.to_json() for option in ludotheque.new("cendrelin", 2, 1).offers(0)}
    assert told["concede"]["final"] is True
    session = ludotheque.new("drawsteel", 2, 1)
    told = {option.key: option.to_json() for option in session.offers(0)}
    assert told["unworthy"]["role"] == "quiet"
    assert "final" not in told["unworthy"]
    session.play("unworthy", 0)
    assert session.undo_refusal(0) is None


@pytest.mark.rule("KF-S43", "CE-S43", "AW-S63", "AN-S70")
@pytest.mark.parametrize(
    ("id", "rule"), [("keyforge", "KF-S43"), ("cendrelin", "CE-S43"), ("arackhan", "AW-S63"), ("anima", "AN-S70")]
)
def test_a_game_says_which_rule_lets_one_concede(id: str, rule: str) -> None:
    table = ludotheque.new(id, 2, 1)
    table.play("concede", 1)
    assert table.outcome is not None
    assert table.outcome["rule"] == rule


@pytest.mark.parametrize(("id", "seats"), [("cendrelin", 3), ("arackhan", 3), ("arackhan", 4)])
def test_among_several_the_others_play_on_until_one_is_left(id: str, seats: int) -> None:
    table = ludotheque.new(id, seats, "several")
    table.play("concede", 1)
    assert not table.over
    asked = table.asked
    assert asked
    refusal = table.why_not("concede", 1)
    assert refusal is not None
    assert refusal.message == "refusal-conceded"
    with pytest.raises(IllegalAnswer, match="You have already conceded"):
        table.play("concede", 1)
    for seat in range(2, seats):
        assert not table.over
        table.play("concede", seat)
    assert table.outcome is not None
    assert table.outcome["winners"] == [0]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("id", [id for id in GAMES if ludotheque.game(id).seats[1] > 2])
def test_a_winner_who_concedes_before_the_last_answer_does_not_win(id: str, seats: int) -> None:
    game = ludotheque.game(id)
    if seats <= game.seats[1]:
        seen = [check_concession(game, seats, f"{id}/{seats}/{number}") for number in range(6)]
        assert any(seen)  # a game may be won before its last answer


def test_whoever_conceded_is_not_ranked() -> None:
    table = laid()
    assert table.game.contenders(table.position) == [0, 1, 2]
    table.play("concede", 0)
    assert table.game.contenders(table.position) == [1, 2]
    while not table.over:
        table.play(
            next((option for option in table.choice.options if option.move[0] == "draw"), table.choice.options[0])
        )
    assert table.outcome is not None
    assert table.outcome["scores"][0] > 0
    assert 0 not in table.outcome["winners"]


class ForgetfulToy(Toy):
    """Ranks whoever has conceded with the others."""

    def contenders(self, pos: Any) -> list[int]:
        return list(range(pos.seats))


def test_the_kit_finds_a_game_in_which_a_seat_that_conceded_wins() -> None:
    def look(game: Toy) -> None:
        for number in range(8):
            check_concession(game, 3, f"conceded/{number}")

    look(SpokenToy())
    with pytest.raises(Nonconforming, match="of whom some have conceded"):
        look(ForgetfulToy())


def test_partners_of_one_who_conceded_may_still_win_for_both() -> None:
    game = ludotheque.game("arackhan")
    table = ludotheque.new("arackhan", 4, "pairs", {"layout": "alliance"})
    table.play("concede", 0)
    assert game.contenders(table.position) == [0, 1, 2, 3]


def test_an_alliance_gives_up_when_both_partners_have() -> None:
    table = ludotheque.new("arackhan", 4, "pairs", {"layout": "alliance"})
    table.play("concede", 0)
    table.play("concede", 1)
    assert not table.over
    table.play("concede", 2)
    assert table.outcome is not None
    assert table.outcome["winners"] == [1, 3]
    assert table.outcome["reason"]["fr"] == "@1, @3 l'emportent par abandon."


def test_conceding_is_final() -> None:
    table = ludotheque.new("cendrelin", 3, "final")
    table.play("concede", 2)
    for seat in (2, None):
        with pytest.raises(CannotUndo, match="You have conceded"):
            table.undo(seat)


def test_what_is_answered_for_one_who_conceded_is_not_theirs_to_take_back() -> None:
    table = ludotheque.new("cendrelin", 3, "final", {"classes": ["necromancien", "sorcier", "animancien"]})
    seat = table.asked[0]
    table.play("mana")
    assert table.undo_refusal(seat) is None
    table.undo(seat)
    table.play("concede", seat)
    table.play("mana", seat)  # whoever stands in
    refusal = table.undo_refusal(seat)
    assert refusal is not None
    assert refusal.message == "undo-conceded"
    alone = ludotheque.new("cendrelin", 3, "final", solo=True)  # where one plays for all, all can be taken back
    alone.play("concede", 1)
    assert alone.undo_refusal(1) is None


def test_one_concedes_for_oneself_and_only_from_a_seat_of_the_table() -> None:
    table = ludotheque.new("cendrelin", 3, "self")
    assert len(table.asked) == 3
    with pytest.raises(IllegalAnswer, match="several seats could answer 'concede': say which"):
        table.play("concede")
    for seat in (-1, 3):
        with pytest.raises(IllegalAnswer, match=f"there is no seat {seat}"):
            table.play("concede", seat)
    assert table.answers == []


def test_an_offer_of_another_moment_is_stale() -> None:
    table = ludotheque.new("keyforge", 2, "stale")
    option = table.copy().offers(0)[0]
    with pytest.raises(StaleAnswer):
        table.play(option)
    mine = table.offers(1)[0]
    table.play(mine)
    assert table.answers == [(1, "concede")]


class Resigned:
    """Gives up as soon as it is asked."""

    name = "resigned"

    def __init__(self, dice: Dice) -> None: ...

    def choose(self, knowledge: Knowledge) -> Move:
        return knowledge.offers[0]


@pytest.mark.parametrize("id", GAMES)
def test_a_bot_may_concede(id: str) -> None:
    found = simulate(id, ["tests.engine.test_offers:Resigned", "random"], 4, "resigned")
    assert found["errors"] == 0
    assert found["wins"]["random"] == 4


@pytest.mark.parametrize("name", bots.names())
def test_our_bots_never_concede(name: str) -> None:
    table = ludotheque.new("cendrelin", 2, name)
    player = bots.make(name, 1)
    for _ in range(60):
        if table.over:
            break
        seat = table.asked[0]
        move = player.choose(table.knowledge(seat))
        assert move[0] not in table.game.standing
        table.play(table.game.key(table.position, move), seat)


# ---------------------------------------------------------------------- offers of a game's own


class Bonus(Offer):
    """Whoever has laid a card may ask the next seat to move at once, once."""

    __slots__ = ()
    move = MoveKind("bonus", (Arg(SEAT),))
    program = Program("toy/bonus", [Turn()])

    def candidates(self, game: Any, pos: Any, seat: int) -> list[Move]:
        return [("bonus", other) for other in range(pos.seats)]

    def refusal(self, game: Any, pos: Any, seat: int, move: Move) -> Refusal | None:
        if move[1] == seat:
            return Refusal("TO-1", "refusal-may-play")
        return None if pos.laid[seat] else Refusal("TO-2", "refusal-low")

    def take(self, game: Any, pos: Any, seat: int, move: Move) -> None:
        pos.push(self.program, move[1])


class SpokenToy(Toy):
    """The toy with words for what is offered here."""

    def __init__(self) -> None:
        super().__init__()
        self.catalogue = Catalogue(ENGINE / "locale", TOY / "locale", TOY / "telling")


class BonusToy(SpokenToy):
    offers = (CONCEDE, Bonus())
    programs = {**Toy.programs, Bonus.program.name: Bonus.program}


def laid() -> Table:
    table = Table(BonusToy(), 3, 3)
    table.play(next(option for option in table.choice.options if option.move[0] == "play"))
    return table


def test_what_an_offer_begins_comes_first_and_then_those_who_waited_are_asked_again() -> None:
    table = laid()
    assert table.asked == [1]
    waiting = [option.key for option in table.choice.options]
    assert [option.key for option in table.offers(0)] == ["concede", "bonus:@1", "bonus:@2"]
    table.play("bonus:@2", 0)
    assert table.asked == [2]
    saved = table.game.restore(table.game.dump(table.position))
    assert table.game.dump(saved) == table.game.dump(table.position)
    table.play("draw", 2)
    assert table.asked == [1]
    assert [option.key for option in table.choice.options] == waiting
    table.play(waiting[-1], 1)
    assert table.asked == [2]
    assert ludotheque.engine.record.replay(table.game, table.record()).answers == table.answers


def test_an_offer_that_shows_nothing_can_be_taken_back_whatever_was_shown_before() -> None:
    table = laid()
    table.play("draw", 1)
    refusal = table.undo_refusal(1)
    assert refusal is not None
    assert refusal.message == "undo-revealed"
    table.play("bonus:@2", 0)
    assert table.undo_refusal(0) is None


def test_an_offer_is_refused_by_its_rule() -> None:
    table = laid()
    for key, rule in (("bonus:@0", "TO-1"), ("bonus:@1", None)):
        refusal = table.why_not(key, 0)
        assert (refusal.rule if refusal else None) == rule
    refusal = table.why_not("bonus:@1", 2)
    assert refusal is not None
    assert refusal.rule == "TO-2"
    with pytest.raises(IllegalAnswer):
        table.play("bonus:@1", 2)


def test_the_kit_takes_every_offer() -> None:
    table = laid()
    check_offers(table.game, table.position, Dice(1))


class Foreign(Offer):
    """Offers a move that is a question's."""

    __slots__ = ()
    move = MoveKind("foreign")

    def candidates(self, game: Any, pos: Any, seat: int) -> list[Move]:
        return [("pass",)]


class Peeping(Offer):
    """Offered by what lies on top of the stock, which nobody may know."""

    __slots__ = ()
    move = MoveKind("peep")

    def refusal(self, game: Any, pos: Any, seat: int, move: Move) -> Refusal | None:
        return None if pos.faces[pos.stock[-1]] % 2 else Refusal("TO-1", "refusal-low")

    def take(self, game: Any, pos: Any, seat: int, move: Move) -> None: ...


@pytest.mark.parametrize(
    ("offer", "words"),
    [(Foreign(), "no offer has its verb"), (Peeping(), "depend on what it cannot know")],
)
def test_the_kit_finds_a_bad_offer(offer: Offer, words: str) -> None:
    class Bad(SpokenToy):
        offers = (offer,)

    table = Table(Bad(), 2, 3)

    def look() -> None:
        for seed in range(20):
            check_offers(table.game, table.position, Dice(seed))

    with pytest.raises(Nonconforming, match=words):
        look()
