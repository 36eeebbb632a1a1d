"""The search itself: the worlds it deals, the moves it merges, the effort it spends, and when it stops."""

from __future__ import annotations

import gc
from typing import Any, cast

import pytest

import ludotheque
from ludotheque.bots.search import flat
from ludotheque.bots.search.candidates import distinct
from ludotheque.bots.search.flat import Search
from ludotheque.bots.search.policy import Policy
from ludotheque.bots.search.worlds import Worlds
from ludotheque.engine.dice import Dice
from ludotheque.engine.knowledge import Knowledge
from ludotheque.engine.table import new_position
from ludotheque.engine.thinking import Thinking, chance
from tests.bots.test_levels import GAMES, moments


@pytest.mark.parametrize(("id", "seats"), [*((id, 2) for id in GAMES), ("arackhan", 4), ("cendrelin", 3), ("anima", 3)])
def test_twins_deal_the_same_worlds_to_every_seat(id: str, seats: int) -> None:
    """Asked or not. `Game.resample` alone would not: it permutes what lies in the true position."""
    game = ludotheque.game(id)
    unasked = 0
    for pos, _ in moments(id, seats, most=3):
        for seat in range(seats):
            unasked += seat not in pos.asked
            twin = game.resample(pos, seat, Dice(5))
            one, two = (Worlds(Knowledge(game, one, seat), Dice(9)) for one in (pos, twin))
            dealt = [game.dump(one.deal()) for _ in range(3)]
            assert dealt == [game.dump(two.deal()) for _ in range(3)]
            assert dealt[0] != dealt[1]
    assert unasked


@pytest.mark.parametrize("id", GAMES)
def test_worlds_look_to_every_seat_like_the_true_position(id: str) -> None:
    game = ludotheque.game(id)
    for pos, _ in moments(id, most=3):
        for seat in range(pos.seats):
            world = Worlds(Knowledge(game, pos, seat), Dice(2)).deal()
            assert game.view(world, seat) == game.view(pos, seat)
            if seat in pos.asked:
                assert game.legal(world, seat) == game.legal(pos, seat)


def test_equal_cards_in_hand_make_one_move() -> None:
    game: Any = ludotheque.game("keyforge")
    pos, seat = next(
        (pos, seat)
        for pos, seat in moments("keyforge", every=1, most=60)
        if {"play"} <= {move[0] for move in game.legal(pos, seat)}
    )
    moves = game.legal(pos, seat)
    plays = [move for move in moves if move[0] == "play"]
    one = plays[0][1]
    other = next(card for card in pos.hand[seat] if card != one)
    assert distinct(game, pos, seat, moves) == moves or len({pos.faces[move[1]] for move in plays}) < len(plays)
    for field in (pos.faces, pos.symbol):
        field[other] = field[one]
    twice = [("play", one), ("play", other), ("discard", other), ("discard", one)]
    assert distinct(game, pos, seat, twice) == [("play", one), ("discard", other)]
    pos.symbol[other] += 1  # a maverick is another card
    assert distinct(game, pos, seat, twice) == twice


def test_what_lies_in_play_is_not_merged() -> None:
    """Two creatures of the same name stand in different places."""
    game: Any = ludotheque.game("keyforge")
    pos, seat = next((pos, seat) for pos, seat in moments("keyforge", every=1, most=300) if len(pos.line[seat]) > 1)
    one, other = pos.line[seat][:2]
    pos.faces[other], pos.symbol[other] = pos.faces[one], pos.symbol[one]
    assert len(distinct(game, pos, seat, [("reap", one), ("reap", other)])) == 2


@pytest.mark.parametrize("id", GAMES)
def test_the_effort_is_about_what_is_spent(id: str) -> None:
    """Counted in answers. A world that was begun is finished for all moves, so a search may go over by that much."""
    game = ludotheque.game(id)
    for pos, seat in moments(id, most=3):
        little, much = (Search(Knowledge(game, pos, seat), Dice(1)) for _ in range(2))
        little.choose(1)
        much.choose(600)
        assert not any(little.chances)
        assert any(much.chances)
        assert little.spent < much.spent < 600 * 5


def test_one_move_is_not_thought_about() -> None:
    game = ludotheque.game("cendrelin")
    pos, seat = moments("cendrelin")[0]
    search = Search(Knowledge(game, pos, seat), Dice(1))
    search.moves = search.moves[:1]
    assert search.choose(1000) == search.moves[0]
    assert search.spent <= 1


class Staged(Search):
    """A search in which each move has its chances, whatever is played."""

    def __init__(self, *chances: list[float]) -> None:
        self.moves = [(str(n),) for n in range(len(chances))]
        self.chances = [[] for _ in chances]
        self.staged = chances
        self.dice = Dice(1)
        self.thinking = Thinking(1.0)
        self.looks = self.thinking.looks
        self.policy = Policy(ludotheque.game("cendrelin"), self.thinking, self.dice)
        self._until = float("inf")
        self.tried: list[int] = [0] * len(chances)

    def glance(self, worlds: int) -> list[float]:
        return [0.0] * len(self.moves)

    def _try(self, indices: list[int] | range, turns: int, *, keep: bool = True) -> None:
        for n in indices:
            self.policy.spent += 10
            if keep:
                self.chances[n].append(self.staged[n][self.tried[n] % len(self.staged[n])])
                self.tried[n] += 1


def test_the_better_half_is_tried_more_often() -> None:
    search = Staged([0.3, 0.7], [0.71, 0.31], [0.1, 0.5], [0.51, 0.11])
    assert search.choose(2000) == ("1",)
    assert min(search.tried[:2]) > max(search.tried[2:]) > 0


def test_a_clear_lead_ends_the_search() -> None:
    search = Staged([0.9, 0.8], [0.1, 0.2])
    assert search.choose(1_000_000) == ("0",)
    assert search.tried == [flat._FEWEST, flat._FEWEST]


def test_a_lead_that_may_be_luck_does_not() -> None:
    search = Staged([0.9, 0.1], [0.2, 0.7])
    search.choose(2000)
    assert search.tried[0] > 50


def test_the_clock_is_a_net_below_any_effort() -> None:
    search = Staged([0.9, 0.1], [0.2, 0.7])
    search._until = 0.0
    search.choose(1_000_000)
    assert search.tried == [1, 1]


def test_so_many_worlds_are_enough_whatever_the_effort() -> None:
    """Lines of one answer just before the end of a game: 50,000 worlds would say no more, and take minutes to compare."""
    search = Staged([0.6, 0.4], [0.5, 0.5], [0.5, 0.5])
    assert search.choose(1_000_000) == ("0",)
    assert max(search.tried) == flat._MOST


class Looked(Staged):
    """One in which moves also look good or bad before they are tried, and both are taken with a grain of salt."""

    def __init__(self, worths: list[float], *chances: list[float], doubt: float = 0.05, blind: float = 0.0) -> None:
        super().__init__(*chances)
        self.worths = worths
        self.thinking.point, self.thinking.doubt, self.thinking.blind = 0.01, doubt, blind

    def glance(self, worlds: int) -> list[float]:
        return self.worths


def test_what_is_known_closely_enough_needs_no_more_worlds() -> None:
    """The first two differ by next to nothing in every world; what the third may still be worth is another matter."""
    alike, other = ([0.5, 0.601], [0.501, 0.6]), [0.3, 0.75]

    def tried(fine: float, *chances: list[float]) -> int:
        search = Looked([0.0] * len(chances), *chances)
        search.thinking.fine = fine
        search.choose(5_000)
        return search.tried[0]

    assert tried(0.01, *alike) == flat._FEWEST
    assert tried(0.0, *alike) > 100
    assert tried(0.01, *alike, other) > 50


LUCKY = ([0.2, 0.8, 0.5], [0.6, 0.9, 0.1])  # on average 0.5 and 0.53, and much luck in both


def test_what_a_few_worlds_find_does_not_overturn_what_a_move_looks_like() -> None:
    """Luck explains the difference; with no doubt of it what was tried would count alone."""
    assert Looked([10.0, 0.0], *LUCKY).choose(60) == ("0",)
    assert Looked([0.0, 10.0], *LUCKY).choose(60) == ("1",)
    assert Looked([10.0, 0.0], *LUCKY, doubt=0.0).choose(60) == ("1",)


def test_many_worlds_do() -> None:
    assert Looked([10.0, 0.0], *LUCKY).choose(6_000) == ("1",)


def test_but_not_where_the_end_of_a_line_tells_too_little() -> None:
    assert Looked([6.0, 0.0], *LUCKY, blind=0.1).choose(6_000) == ("0",)
    assert Looked([2.0, 0.0], *LUCKY, blind=0.01).choose(6_000) == ("1",)


# ---------------------------------------------------------------------- chances


def test_a_lead_as_a_chance() -> None:
    assert chance(0.0) == 0.5
    assert chance(1.0) + chance(-1.0) == pytest.approx(1.0)
    assert 0.0 < chance(-1e9) < 1e-9 < 0.7 < chance(1.0) < chance(2.0) < chance(1e9) < 1.0


@pytest.mark.parametrize(("id", "seats"), [("cendrelin", 3), ("cendrelin", 4), ("anima", 5), ("keyforge", 2)])
def test_the_chances_of_all_seats_add_up(id: str, seats: int) -> None:
    game = ludotheque.game(id)
    thinking = game.thinking
    assert thinking is not None
    for pos, _ in moments(id, seats, every=15, most=2):
        found = thinking.prospects(game, pos)
        assert sum(found) == pytest.approx(1.0)
        assert found == [pytest.approx(thinking.prospect(game, pos, seat)) for seat in range(seats)]


def test_the_end_of_a_game_is_certain() -> None:
    game = ludotheque.game("keyforge")
    pos: Any = new_position(game, 2, "end", game.read_options({}, 2))
    pos.winner = 1
    thinking = game.thinking
    assert thinking is not None
    assert thinking.prospects(game, pos) == [0.0, 1.0]
    assert thinking.prospect(game, pos, 1) == 1.0


def test_a_move_that_ends_the_turn_is_followed_no_further_than_others() -> None:
    game: Any = ludotheque.game("keyforge")
    thinking = game.thinking
    for pos, seat in moments("keyforge", every=1, most=80):
        for move in game.legal(pos, seat):
            policy = Policy(game, thinking, Dice(1))
            after = policy.after(pos, seat, move)
            if game.turn(after) != game.turn(pos):
                assert policy.play_on(after, game.turn(pos), 1) is after
                return
    raise AssertionError("no move of these ends the turn")


def test_the_looks_along_a_line_count_as_the_game_says() -> None:
    game: Any = ludotheque.game("cendrelin")
    pos, seat = next((pos, seat) for pos, seat in moments("cendrelin") if game.turn(pos) > 0)

    class Staged(Thinking):
        def prospect(self, game: Any, pos: Any, seat: int) -> float:
            seen.append(game.turn(pos))
            return {1: 0.8, 2: 0.4, 3: 0.0}[game.turn(pos) - first]

    first = game.turn(pos)
    for looks, turns, found in (((2, 1, 1), [1, 2, 3], 0.5), (None, [3], 0.0), ((1, 1, 0), [1, 2], 0.6)):
        seen: list[int] = []
        search = Search(Knowledge(game, pos, seat), Dice(1), Staged(1.0, horizon=3, looks=looks))
        assert search._follow(pos.copy(), first, 3) == pytest.approx(found)
        assert [turn - first for turn in seen] == turns
    assert search._follow(pos.copy(), first, 1) == 0.8


@pytest.mark.parametrize(("seats", "nights"), [(2, 3), (3, 6), (4, 8)])
def test_a_line_of_cendrelin_is_followed_for_two_rounds_at_a_larger_table(seats: int, nights: int) -> None:
    game: Any = ludotheque.game("cendrelin")
    pos = new_position(game, seats, "round", game.read_options({"classes": ["random"] * seats}, seats))
    seat = pos.asked[0]
    assert game.thinking is not None
    search = Search(Knowledge(game, pos, seat), Dice(1), game.thinking)
    assert len(search.looks) == nights
    assert search.looks[0] == 2  # the end of the first night counts double
    assert set(search.looks[1:]) == {1}
    seen: list[int] = []
    play_on = search.policy.play_on

    def watched(world: Any, turn: int, turns: int) -> Any:
        end = play_on(world, turn, turns)
        seen.append(game.turn(end) - game.turn(pos))
        return end

    search.policy = cast(Any, _Watched(search.policy, watched))
    search.follow(1, nights)
    assert seen[:nights] == list(range(1, nights + 1))


class _Watched:
    """A policy whose lines are watched."""

    def __init__(self, policy: Any, play_on: Any) -> None:
        self._policy, self.play_on = policy, play_on

    def __getattr__(self, name: str) -> Any:
        return getattr(self._policy, name)


# ---------------------------------------------------------------------- several lines


def test_the_best_of_several_lines_counts() -> None:
    game: Any = ludotheque.game("keyforge")
    pos, seat = moments("keyforge", every=1, most=20)[-1]
    search = Search(Knowledge(game, pos, seat), Dice(1))
    ends = [-3, 2, 5, 1]  # by how much the pool is larger after each line

    def end(pos: Any) -> Any:
        pos.turn += 1
        pos.amber[seat] = 3 + ends.pop(0)
        return pos

    class Told:
        def play_on(self, pos: Any, turn: int, turns: int) -> Any:
            return end(pos)

        def stray_on(self, pos: Any, turn: int, who: int, often: int) -> Any:
            assert who == seat
            return end(pos)

    policy: Any = Told()
    search.policy = policy
    search._lines = 4
    best = pos.copy()
    best.turn += 1
    best.amber[seat] = 8
    assert search._follow(pos.copy(), game.turn(pos), 1) == search.thinking.prospect(game, best, seat)
    assert ends == []


def test_a_turn_that_is_over_has_one_line() -> None:
    game: Any = ludotheque.game("keyforge")
    pos, seat = moments("keyforge", every=1, most=20)[-1]
    search = Search(Knowledge(game, pos, seat), Dice(1))
    search._lines = 4

    class Unasked(Thinking):
        def prospect(self, game: Any, pos: Any, seat: int) -> float:
            raise AssertionError("there is nothing to compare")

    search.thinking = Unasked(1.0)
    assert search._best_line(pos, game.turn(pos) - 1) is pos


@pytest.mark.parametrize(("lines", "effort", "found"), [(5, 60, 1), (5, 200, 2), (5, 2000, 5), (1, 2000, 1)])
def test_several_lines_are_for_those_who_can_afford_them(lines: int, effort: int, found: int) -> None:
    """Every move is still to be tried in four worlds; here a line takes ten answers."""
    search = Staged([0.9, 0.1], [0.2, 0.7])
    search.thinking = Thinking(1.0, lines=lines)
    search.choose(effort)
    assert search._lines == found


def test_a_line_strays_as_often_as_it_is_told_and_ends_with_the_turn() -> None:
    game: Any = ludotheque.game("keyforge")
    pos, seat = next(
        (pos, seat) for pos, seat in moments("keyforge", every=1, most=40) if game.legal(pos, seat)[0][0] == "house"
    )
    turn = game.turn(pos)
    straight, strayed, other = (Policy(game, game.thinking, Dice(3)) for _ in range(3))
    end = strayed.stray_on(pos.copy(), turn, seat, 1000)
    assert game.turn(end) == turn + 1
    straight.play_on(pos.copy(), turn, 1)
    assert strayed.spent < straight.spent  # what is played at random is not compared with anything
    other.stray_on(pos.copy(), turn, 1 - seat, 1000)
    assert other.spent == straight.spent  # the other seat's moves alone are played at random, and it has none


def test_the_collector_rests_while_a_search_runs_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludotheque.game("arackhan")
    pos: Any = new_position(game, 2, "collector")
    search = Search(Knowledge(game, pos, pos.asked[0]), Dice(1))
    seen: list[bool] = []

    def stumble(worlds: int) -> list[float]:
        seen.append(gc.isenabled())
        raise ValueError

    monkeypatch.setattr(search, "glance", stumble)
    with pytest.raises(ValueError):
        search.choose(10)
    assert seen == [False]
    assert gc.isenabled()
