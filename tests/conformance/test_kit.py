"""The kit itself: it passes a right game and catches each way of breaking the contract."""

from __future__ import annotations

import pytest

from ludotheque.conformance import Nonconforming, check_game, check_guesses, exhaust
from ludotheque.engine.table import Table
from tests.engine import toy
from tests.engine.toy import carrying


def test_a_right_game_passes() -> None:
    assert check_game(toy.Toy(), 2, 7) > 100
    assert check_game(toy.Toy(), 3, 8) > 100
    assert check_game(toy.FreeToy(), 2, 7) > 100
    assert check_game(carrying.CarryingToy(), 3, 8) > 100
    assert check_game(toy.AlikeToy(), 3, 8) > 100
    assert check_game(toy.KeepingToy(), 2, 7) > 100  # what it keeps is forgotten when cards are dealt again


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (toy.LeakingToy, "depends on what it cannot know: at .next"),
        (toy.UnlikeToy, "view of .*, built with those of .*: at .zones.*viewer"),
        (toy.SecretiveToy, "the view of seat 0, built with those of the others.*: at .mine"),
        (toy.StaleToy, "view of .*, built with those of .*: at .zones.*turn"),
        (toy.TalkativeToy, "is told of 'draw'"),
        (toy.LosingToy, "lies in 0 zones"),
        (toy.ForgetfulToy, "the copy differs: 'laid'"),
        (toy.SharingToy, "the copy shares 'table'"),
        (toy.ClaimingToy, "'table' is fixed, copies share it, and .* changes it in place"),
        (toy.LaxToy, "is not offered and no rule refuses it"),
        (toy.DoubledToy, "two options of seat 0 have the key"),
        (toy.EagerToy, r"'play:n\d+#\d+' \(turn\) is offered and not among the candidates"),
        (toy.RashToy, "the option 'pass' is refused by Refusal"),
        (toy.DisorderedToy, "come in another order than the candidates: 'draw' .turn. where 'play"),
        (toy.RepeatingToy, "'draw' .turn. is a candidate twice"),
        (toy.TrustingToy, r"'play:n\d+#\d+' \(turn\) is not offered and no rule refuses it"),
        (toy.RememberingToy, "the moves of seat . are not those that its cards there allow"),
        (carrying.MutteringToy, "what a game leaves is not plain JSON: "),
        (carrying.TamperingToy, "what a game leaves is refused or changed by the next"),
        (carrying.CredulousToy, "a game begins with 5"),
        (carrying.StumblingToy, "reading 5 fails: TypeError"),
        (carrying.BoastingToy, r"depends on what it cannot know: at .kept"),
    ],
)
def test_a_broken_game_is_caught(broken: type[toy.Toy], message: str) -> None:
    with pytest.raises(Nonconforming, match=message):
        check_game(broken(), 2, 20)


def test_the_message_names_the_game_the_seed_and_the_answer() -> None:
    with pytest.raises(Nonconforming, match=r"toy, 2 seats, seed 'here/0', after 0 answers: "):
        check_game(toy.LeakingToy(), 2, 1, "here")


def test_fewer_choices_are_examined_of_the_same_games() -> None:
    assert check_game(toy.Toy(), 2, 20, one_in=7) == check_game(toy.Toy(), 2, 20)
    with pytest.raises(Nonconforming):
        check_game(toy.LeakingToy(), 2, 20, one_in=7)


def test_games_end_when_enough_is_reached() -> None:
    assert exhaust(toy.IdleToy(), [2], 30).games == 30
    assert exhaust(toy.IdleToy(), [2], 30, enough=lambda never: True).games == 0


def test_the_runner_names_what_is_never_reached() -> None:
    reached = exhaust(toy.IdleToy(), [2], 30)
    assert reached.never() == {"events": ["die"]}
    assert reached.games == 30
    assert min(reached.cards.values()) > 0


def test_guesses_at_hidden_cards_are_compared() -> None:
    assert check_guesses(Table(toy.Toy(), 2, "guess"), 0) > 20
    with pytest.raises(
        Nonconforming, match=r"why_not of play: the right guess 'n\d+#\d+' takes \d+ steps, the wrong one"
    ):
        check_guesses(Table(toy.BetrayingToy(), 2, "guess"), 0)
    with pytest.raises(Nonconforming, match=r"why_not of a thing: the right guess .* is answered 'Refusal\(TO-3"):
        check_guesses(Table(toy.AdmittingToy(), 2, "guess"), 0)
