"""The levels of bots: found by name, worded, seeded, better from one to the next, and blind to what their seat cannot see."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots.levels import BOTS, Beginner, Easy, Expert, Hard, Level, Medium
from ludotheque.bots.search.flat import Search
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.table import new_position
from ludotheque.engine.thinking import Thinking
from ludotheque.lab.simulate import simulate
from tests.engine.toy import Toy

GAMES = ("keyforge", "arackhan", "cendrelin", "anima")
LEVELS = [level.name for level in BOTS]
#: The levels with so little effort that tests are quick.
QUICK = [name if level.seconds is None else f"{name}@120" for name, level in zip(LEVELS, BOTS, strict=True)]


def moments(
    id: str, seats: int = 2, every: int = 9, most: int = 5, options: dict[str, Any] | None = None
) -> list[tuple[Any, int]]:
    """Positions of a random game at which somebody has a real choice, with the seat that is asked."""
    game = ludotheque.game(id)
    dice = Dice(f"moments {id}")
    pos = new_position(game, seats, f"moments {id}", game.read_options(options or {}, seats))
    found: list[tuple[Any, int]] = []
    n = 0
    while pos.asked and len(found) < most:
        seat = pos.asked[dice.below(len(pos.asked))]
        n += 1
        if n % every == 0 and len(game.legal(pos, seat)) > 1:
            found.append((pos.copy(), seat))
        game.answer(pos, seat, game.any_move(pos, seat, dice))
        pos.events.clear()
    return found


# ---------------------------------------------------------------------- names and words


def test_the_levels_are_named_where_players_compete() -> None:
    for id in ludotheque.games():
        known = bots.names(ludotheque.game(id))
        assert [name for name in known if name in LEVELS] == (LEVELS if id in GAMES else [])
    assert not set(bots.names()) & set(LEVELS)  # these play every game


def test_each_level_is_worded_in_both_languages() -> None:
    for name in ("random", "greedy", *LEVELS):
        words = bots.words(name)
        for language in ("fr", "en"):
            assert words["name"][language]
            assert words["about"][language].endswith(".")


def test_those_that_search_are_known_to_think() -> None:
    assert [name for name in LEVELS if bots.thinks(name)] == ["hard", "expert"]
    assert bots.thinks("hard@10")
    assert not bots.thinks("greedy")
    assert not bots.thinks("module:Class")


def test_a_level_is_refused_in_a_game_without_competition() -> None:
    with pytest.raises(LudothequeError, match="there is no bot called 'hard'; there is random, greedy"):
        bots.make("hard", game=ludotheque.game("drawsteel"))


@pytest.mark.parametrize("effort", ["0", "-1", "", "1.5", "1000001", "99999999999", "²", "x"])
def test_a_bad_effort_is_one_line(effort: str) -> None:
    with pytest.raises(LudothequeError) as caught:
        bots.make(f"hard@{effort}", game=ludotheque.game("cendrelin"))
    assert str(caught.value) == f"the effort of a bot is a whole number from 1 to 1000000, not {effort!r}"
    assert caught.value.words["fr"] == f"l'effort d'un bot est un nombre entier de 1 à 1000000, pas {effort!r}"


@pytest.mark.parametrize("name", ["greedy", "medium", "beginner"])
def test_a_bot_without_effort_takes_none(name: str) -> None:
    with pytest.raises(LudothequeError, match=re.escape(f"the bot '{name}' takes no effort")):
        bots.make(f"{name}@5", game=ludotheque.game("cendrelin"))


# ---------------------------------------------------------------------- what they may know


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(
    ("id", "seats", "options"),
    [*((id, 2, {}) for id in GAMES), ("cendrelin", 3, {"mode": "full"})],
    ids=[*GAMES, "cendrelin, full"],
)
def test_the_true_hidden_cards_do_not_decide(id: str, seats: int, options: dict[str, Any], name: str) -> None:
    """Twins of a position, in which everything the seat does not know is dealt again, are answered alike."""
    game = ludotheque.game(id)
    swapped = 0
    for pos, seat in moments(id, seats, options=options):
        answer = bots.make(name, "twins", game).choose(Knowledge(game, pos, seat))
        for number in range(2):
            twin = game.resample(pos, seat, Dice(number))
            swapped += twin.faces != pos.faces
            assert bots.make(name, "twins", game).choose(Knowledge(game, twin, seat)) == answer
    assert swapped


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("id", "seats"), [*((id, 2) for id in GAMES), ("cendrelin", 4), ("anima", 3), ("arackhan", 4)])
def test_a_level_answers_legally_and_leaves_the_table_alone(id: str, seats: int, name: str) -> None:
    game = ludotheque.game(id)
    for pos, seat in moments(id, seats, every=13, most=3):
        before = game.dump(pos)
        move = bots.make(name, 1, game).choose(Knowledge(game, pos, seat))
        assert game.refusal(pos, seat, move) is None
        assert game.dump(pos) == before


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    one, two = (simulate("cendrelin", [name, "random"], 1, "same") for _ in range(2))
    assert one["errors"] == 0
    assert (one["wins"], one["choices"]) == (two["wins"], two["choices"])


def test_a_level_plays_a_game_that_says_nothing_about_thinking() -> None:
    game = Toy()
    pos = new_position(game, 2, "3", game.read_options({}, 2))
    for name in QUICK:
        assert game.refusal(pos, 0, bots.make(name).choose(Knowledge(game, pos, 0))) is None


def test_those_that_search_take_the_part_of_their_time_that_the_game_says() -> None:
    class Asked:
        def __init__(self, part: float) -> None:
            self.thinking = Thinking(10.0, pace=1000, hard=part, expert=part / 2)
            self.first = None

        def choose(self, effort: int) -> int:
            return effort

    for part, hard, expert in ((2.0, 600, 1000), (0.2, 60, 100)):
        search: Any = Asked(part)
        assert Hard(Dice("x")).pick(search) == hard
        assert Expert(Dice("x")).pick(search) == expert
        assert Hard(Dice("x"), 50).pick(search) == Expert(Dice("x"), 50).pick(search) == 50


def test_hard_thinks_longer_in_cendrelin_by_the_full_rules() -> None:
    """In the initiation game a few lines tell nearly all there is to tell, and expert should still be a step above."""
    game: Any = ludotheque.game("cendrelin")
    parts = [
        game.thinking.hard_at(new_position(game, 2, "part", game.read_options(rules, 2)))
        for rules in ({}, {"mode": "full"})
    ]
    assert 0 < parts[0] < parts[1] < 1


# ---------------------------------------------------------------------- how they play


def chooses(level: Level, worths: list[float]) -> set[int]:
    """The moves that a level takes when they look like this."""

    class Seen:
        moves = [(str(n),) for n in range(len(worths))]
        thinking = ludotheque.game("cendrelin").thinking

        def glance(self, worlds: int) -> list[float]:
            return worths

    seen: Any = Seen()
    return {int(level.pick(seen)[0]) for _ in range(200)}


def test_a_beginner_takes_any_of_the_better_moves_and_no_absurd_one() -> None:
    assert chooses(Beginner(Dice(1)), [0.0, 1.0, 0.9, -2.0]) == {1, 2}
    assert chooses(Beginner(Dice(1)), [1000.0, 1.0, 0.9, -2.0]) == {0}, "a win is not passed over"
    assert chooses(Beginner(Dice(1)), [1.0, 1.0, 1.0, 1.0]) == {0, 1, 2, 3}
    assert chooses(Beginner(Dice(1)), [1.0, -1.0]) == {0}


def test_an_easy_opponent_is_more_careful() -> None:
    assert chooses(Easy(Dice(1)), [0.0, 1.0, 0.9, -2.0, 0.0, 0.0, 0.0, 0.0]) == {1, 2}
    assert chooses(Easy(Dice(1)), [-2.0, 1.0, -1.2, -2.0, -2.0, -2.0, -2.0, -2.0]) == {1}


def test_medium_judges_by_weights_of_its_own_where_a_game_has_some() -> None:
    for id in GAMES:
        game: Any = ludotheque.game(id)
        judging = Medium(Dice(1)).judging(game.thinking)
        assert judging.weights == (game.thinking.medium or game.thinking.weights)
    thinking: Any = ludotheque.game("cendrelin").thinking
    assert Hard(Dice(1)).judging(thinking) is thinking
    assert Medium(Dice(1)).judging(thinking).weights["initiation.nearest"] < thinking.weights["initiation.nearest"]


@pytest.mark.parametrize(("rules", "most"), [({}, 100), ({"mode": "full"}, 150)], ids=["initiation", "full"])
def test_weaker_levels_of_cendrelin_hardly_look_at_their_rivals(rules: dict[str, str], most: int) -> None:
    """By how much a position gets worse when a rival gains mana: hardly at all for easy, and not for a beginner."""
    game: Any = ludotheque.game("cendrelin")
    pos = new_position(game, 2, "rivals", game.read_options(rules, 2))
    dice = Dice(1)
    game.playout(pos, lambda pos, seat: (moves := game.legal(pos, seat))[dice.below(len(moves))], most=most)
    # in the middle of an effect, what it is about to cost is counted already
    while pos.asked and not pos.stack[-1].program.name.endswith("/night"):
        game.answer(pos, pos.asked[0], game.legal(pos, pos.asked[0])[0])
    seat = pos.asked[0]
    pos.mana[1 - seat] = 0  # from nine on, one more is worth nothing
    richer = pos.copy()
    richer.mana[1 - seat] += 1
    lost = []
    for level in (Hard, Medium, Easy, Beginner):
        thinking = level(Dice(1)).judging(game.thinking)
        lost.append(thinking.value(game, pos, seat) - thinking.value(game, richer, seat))
    whole = lost[0]
    assert whole > 0
    sights = (1.0, 0.1 if rules else 0.5, 0.4, 0.0)
    assert lost == pytest.approx([sight * whole for sight in sights])


@pytest.mark.parametrize(
    ("id", "better", "worse", "games", "least"),
    [
        ("keyforge", "medium", "greedy", 8, 6),
        ("arackhan", "medium", "greedy", 4, 3),
        ("cendrelin", "hard@100", "random", 4, 3),
        ("cendrelin", "beginner", "random", 12, 7),
    ],
)
def test_a_better_level_wins(id: str, better: str, worse: str, games: int, least: int) -> None:
    """The games are always the same ones: what is tested is that the better bot still plays as it did."""
    wins = 0
    for names in ([better, worse], [worse, better]):
        found = simulate(id, names, games // 2, "better")
        assert found["errors"] == 0
        wins += found["wins"][better]
    assert wins >= least


def test_the_house_is_chosen_by_what_can_be_done_with_it() -> None:
    """In KeyForge a house is worth nothing until the turn has been played with it."""
    game = ludotheque.game("keyforge")
    pos, seat = next((pos, seat) for pos, seat in _houses(40) if len(game.legal(pos, seat)) > 1)
    search = Search(Knowledge(game, pos, seat), Dice(1))
    assert len(set(search.glance(2))) == 1
    assert len(set(search.follow(2, 1))) > 1


def _houses(most: int) -> list[tuple[Any, int]]:
    return [
        (pos, seat)
        for pos, seat in moments("keyforge", every=1, most=most)
        if ludotheque.game("keyforge").legal(pos, seat)[0][0] == "house"
    ]
