"""Training: candidates from a seed, matches with swapped seats, and only what wins them is kept."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.errors import LudothequeError
from ludotheque.lab import train as lab
from ludotheque.lab.ladder import is_better

GAME: Any = ludotheque.game("cendrelin")
HAND = GAME.thinking.weights


def stage(monkeypatch: pytest.MonkeyPatch, name: str, goal: float) -> None:
    """Let the weights win whose `name` is nearer to `goal`."""

    def match(game: Any, bot: str, pair: Any, games: int, seed: str, options: Any) -> tuple[float, int]:
        one, two = (abs(thinking.weights[name] - goal) for thinking in pair)
        return (games, games) if one < two else (0, games)

    monkeypatch.setattr(lab, "match", match)


def test_what_wins_is_kept_and_climbs(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, "initiation.nearest", 3.0)
    climb = lab.train("cendrelin", 200, "s", games=40, only="initiation")
    assert climb.tried == 200
    assert abs(climb.weights["initiation.nearest"] - 3.0) < 0.3
    assert climb.generation == len(climb.matches) > 3
    assert climb.matches[0] == {"generation": 1, "wins": 40, "games": 40}
    assert {name for name in HAND if climb.weights[name] != HAND[name]} <= {
        name for name in HAND if name.startswith("initiation.")
    }


def test_what_does_not_win_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "match", lambda *args: (20.0, 40))
    climb = lab.train("cendrelin", 5, "s")
    assert (climb.weights, climb.generation, climb.matches, climb.tried) == (dict(HAND), 0, [], 5)


def test_the_same_seed_finds_the_same_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, "full.point", 20.0)
    one, two, other = (lab.train("cendrelin", 30, seed).weights for seed in ("a", "a", "b"))
    assert one == two != other


def test_it_can_begin_with_other_weights_and_end_with_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    start = {**HAND, "full.point": 20.0}
    climb = lab.train("cendrelin", 1000, start=start, minutes=0)
    assert (climb.tried, climb.weights) == (0, start)


def test_a_real_match_is_played_both_ways_and_ends_early(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[int] = []
    blind = GAME.thinking.weighed({name: -weight for name, weight in HAND.items()})
    new_position = lab.new_position

    def begin(*args: Any) -> Any:
        seats.append(args[2])
        return new_position(*args)

    monkeypatch.setattr(lab, "new_position", begin)
    wins, games = lab.match(GAME, "hard@1", (blind, GAME.thinking), 60, "m", GAME.read_options({}, 2))
    assert wins <= 1
    assert games < 20, "who always loses is soon known"
    assert seats == [f"m/{number // 2}" for number in range(games)]


def test_anima_is_trained_like_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both sides of a real match go by their own weights; two games are too few to be better, so nothing is changed."""
    monkeypatch.setattr(lab, "MOST_CHOICES", 60)
    anima: Any = ludotheque.game("anima")
    seen: list[float] = []
    weighed = type(anima.thinking).weighed

    def noted(self: Any, weights: Any) -> Any:
        seen.append(weights["plan.final"])
        return weighed(self, weights)

    monkeypatch.setattr(type(anima.thinking), "weighed", noted)
    climb = lab.train("anima", 1, "real", games=2, only="plan.final")
    assert seen[0] != seen[1] == anima.thinking.weights["plan.final"]
    assert (climb.weights, climb.generation, climb.tried) == (dict(anima.thinking.weights), 0, 1)


@pytest.mark.parametrize(
    ("wins", "games", "found"),
    [
        (0, 0, None),
        (12, 12, None),
        (20, 20, True),
        (0, 12, False),
        (50, 100, None),
        (200, 400, False),
        (240, 400, True),
    ],
)
def test_when_one_is_known_to_be_better(wins: float, games: int, found: bool | None) -> None:
    assert is_better(wins, games) is found


@pytest.mark.parametrize(
    ("call", "says"),
    [
        ({"game_id": "drawsteel"}, "has no weights to train"),
        ({"game_id": "cendrelin", "only": "luck"}, "no weight begins with 'luck'"),
        ({"game_id": "cendrelin", "bot": "greedy"}, "the bot 'greedy' goes by no weights"),
        ({"game_id": "cendrelin", "bot": "nobody"}, "there is no bot called 'nobody'"),
        ({"game_id": "cendrelin", "games": 3}, "an even number of games"),
        ({"game_id": "cendrelin", "generations": 0}, "at least one generation"),
    ],
)
def test_what_cannot_be_trained_is_one_line(call: dict[str, Any], says: str) -> None:
    with pytest.raises(LudothequeError, match=says) as caught:
        lab.train(**{"generations": 1, **call})
    assert "\n" not in str(caught.value)


def test_slopes_tell_which_way_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that more fragments win and more mana loses: the candidate has more of the one, less of the other, and no third."""

    def game(game: Any, bot: str, pair: Any, swapped: int, name: str, options: Any) -> float:
        moved, kept = (thinking.weights for thinking in pair)
        lead = moved["initiation.fragment"] > kept["initiation.fragment"]
        return float(lead) if number(name) % 3 else float(moved["full.mana"] < kept["full.mana"])

    monkeypatch.setattr(lab, "_game", game)
    found = lab.slopes(GAME, "hard@1", HAND, list(HAND), 2000, "s", {})
    assert found["initiation.fragment"] > 20.0
    assert found["full.mana"] < -10.0
    assert sorted(map(abs, found.values()))[-3] < 6.0

    stage(monkeypatch, "initiation.fragment", 100.0)
    climb = lab.train("cendrelin", 2, "s", spread=400)
    assert climb.generation == 2
    assert climb.weights["initiation.fragment"] == pytest.approx(
        3.0 + 2 * 0.35 * 3.0
    )  # a whole step, and the same again
    assert HAND["full.mana"] - climb.weights["full.mana"] > 0.1


def number(name: str) -> int:
    return int(name.rpartition("/")[2])


def test_slopes_that_cannot_be_told_from_luck_are_not_followed() -> None:
    climb = lab.Climb(HAND, list(HAND), "s")
    climb.lean({"full.mana": 0.9, "full.point": -1.5})
    assert climb.leaning
    moved = climb.candidate()
    assert {name for name in HAND if moved[name] != HAND[name]} == {"full.point"}
    assert moved["full.point"] == pytest.approx(12.0 - 0.35 * 12.0 / 2)
