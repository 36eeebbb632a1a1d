"""Bots against bots: pairs, swapped seats, an early end, ratings."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.errors import LudothequeError
from ludotheque.lab import ladder as lab
from ludotheque.lab.simulate import Played


def stage(monkeypatch: pytest.MonkeyPatch, strengths: dict[str, int]) -> list[tuple[list[str], int]]:
    """Let the stronger bot win every game, equals the one who begins; return who played which game."""
    seen: list[tuple[list[str], int]] = []

    def play_game(game_id: str, names: list[str], seed: str, number: int, options: dict[str, Any]) -> Played:
        seen.append((names, number))
        one, two = (strengths[name] for name in names)
        return Played(number, 1, 1, [0 if one >= two else 1], None)

    monkeypatch.setattr(lab, "play_game", play_game)
    return seen


def test_every_pair_plays_with_swapped_seats_and_is_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = stage(monkeypatch, {"random": 0, "greedy": 1, "medium": 2})
    found = lab.ladder("cendrelin", ["random", "greedy", "medium"], 40, "x")
    assert list(found) == ["game", "levels", "pairs"]
    assert [(pair["a"], pair["b"], pair["wins"]) for pair in found["pairs"]] == [
        ("random", "greedy", 0.0),
        ("random", "medium", 0.0),
        ("greedy", "medium", 0.0),
    ]
    for pair in found["pairs"]:
        assert pair["low"] == 0.0 < pair["high"] < 0.4
        assert pair["games"] < 40, "who always loses is soon known"
    assert seen[:4] == [
        (["random", "greedy"], 0),
        (["greedy", "random"], 0),
        (["random", "greedy"], 1),
        (["greedy", "random"], 1),
    ]
    rated = {line["id"]: line for line in found["levels"]}
    assert rated["random"]["rating"] < rated["greedy"]["rating"] < rated["medium"]["rating"]
    for line in rated.values():
        assert line["low"] < line["rating"] < line["high"]


def test_a_whole_ladder_plays_all_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, {"random": 0, "greedy": 1})
    (short,) = lab.ladder("cendrelin", ["random", "greedy"], 40)["pairs"]
    (whole,) = lab.ladder("cendrelin", ["random", "greedy"], 40, whole=True)["pairs"]
    assert short["games"] < 40 == whole["games"]
    assert whole["high"] < short["high"]


def test_neighbours_play_only_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, {"random": 0, "greedy": 1, "medium": 2})
    found = lab.ladder("cendrelin", ["random", "greedy", "medium"], 2, neighbours=True)
    assert [(pair["a"], pair["b"]) for pair in found["pairs"]] == [("random", "greedy"), ("greedy", "medium")]
    assert len(found["levels"]) == 3


def test_a_pair_plays_with_the_options_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    def play_game(game_id: str, names: list[str], seed: str, number: int, options: dict[str, Any]) -> Played:
        seen.append((names, options["mode"], options["classes"]))
        return Played(number, 1, 1, [0], None)

    monkeypatch.setattr(lab, "play_game", play_game)
    classes = [["necromancien", "pretre"], ["sorcier", "demoniste"]]
    lab.ladder("cendrelin", ["random", "greedy"], 2, options={"mode": "full", "classes": classes})
    # What belongs to a seat stays there, so that both bots have it in turn.
    assert seen == [(["random", "greedy"], "full", classes), (["greedy", "random"], "full", classes)]
    with pytest.raises(LudothequeError, match="mode"):
        lab.ladder("cendrelin", ["random", "greedy"], 2, options={"mode": "endless"})


def test_equals_share_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, {"random": 1, "greedy": 1})
    (pair,) = lab.ladder("cendrelin", ["random", "greedy"], 20)["pairs"]
    assert (pair["games"], pair["wins"]) == (20, 10.0)
    assert pair["low"] < 0.5 < pair["high"]


@pytest.mark.parametrize(
    ("wins", "games", "found"),
    [(0, 0, False), (5, 6, False), (12, 12, True), (0, 12, True), (10, 20, False), (100, 200, True), (36, 40, True)],
)
def test_when_a_pair_is_decided(wins: float, games: int, found: bool) -> None:
    assert lab.decided(wins, games) == found


def test_the_same_for_two_workers() -> None:
    call: tuple[Any, ...] = ("cendrelin", ["random", "greedy", "beginner"], 2, "w")
    assert lab.ladder(*call, workers=2) == lab.ladder(*call)


@pytest.mark.parametrize(
    ("game", "levels", "games", "says"),
    [
        ("cendrelin", ["random"], 2, "at least two bots"),
        ("cendrelin", ["random", "greedy"], 3, "an even number of games"),
        ("cendrelin", ["random", "greedy"], 0, "an even number of games"),
        ("cendrelin", ["random", "random"], 2, "listed twice"),
        ("cendrelin", ["random", "hard@0"], 2, "the effort of a bot is a whole number from 1"),
        ("drawsteel", ["random", "hard"], 2, "no bot called 'hard'"),
        ("drawsteel", ["random", "greedy"], 2, "no rivals: there is nothing to rate"),
    ],
)
def test_what_cannot_be_compared_is_refused(game: str, levels: list[str], games: int, says: str) -> None:
    with pytest.raises(LudothequeError, match=says) as caught:
        lab.ladder(game, levels, games)
    assert "\n" not in str(caught.value)
