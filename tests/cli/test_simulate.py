"""`ludotheque simulate`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.lab import simulate as lab

SHAPE = ["game", "games", "finished", "errors", "choices", "seconds", "wins", "draws", "turns", "cards"]


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key != "seconds"}


def test_programs_get_exactly_this_shape(run: Callable[..., Any]) -> None:
    done = run("simulate", "cendrelin", "--games", 6, "--seats", "greedy,random", "--seed", 3, "--json")
    assert (done.code, done.err) == (0, "")
    assert list(done.json) == SHAPE
    assert (done.json["game"], done.json["games"], done.json["finished"], done.json["errors"]) == ("cendrelin", 6, 6, 0)
    assert set(done.json["wins"]) == {"greedy", "random"}
    assert sum(done.json["wins"].values()) + done.json["draws"] == 6
    assert done.json["choices"] > 6
    assert isinstance(done.json["seconds"], float)
    turns = done.json["turns"]
    assert list(turns) == ["half", "nine_in_ten", "longest"]
    assert 0 < turns["half"] <= turns["nine_in_ten"] <= turns["longest"]
    assert done.json["cards"] == {}


def test_allies_win_together(run: Callable[..., Any]) -> None:
    """Two winners of one side are no draw."""
    for seats in ("greedy,random,greedy,random", "random,random,random,random"):
        args = ("--games", 2, "--seats", seats, "--option", "layout=alliance", "--json")
        found = run("simulate", "arackhan", *args).json
        assert found["draws"] == 0
        assert sum(found["wins"].values()) == (2 if "greedy" in seats else 4)  # by bot, and by seat


def test_times_are_told_by_bot(run: Callable[..., Any], tmp_path: Path) -> None:
    args = ("simulate", "cendrelin", "--games", 2, "--seats", "greedy,random", "--times")
    thought = run(*args, "--json").json["thought"]
    assert list(thought) == ["greedy", "random"]
    for took in thought.values():
        assert list(took) == ["decisions", "mean", "most"]
        assert took["decisions"] > 0
        assert 0 <= took["mean"] <= took["most"]
    done = run(*args)
    assert "greedy: " in done.out
    assert "decisions with more than one move)" in done.out
    for more in (("--records", tmp_path / "kept"), ("--seats", "exec:true,greedy")):
        refused = run(*args, *more)
        assert (refused.code, refused.err.count("\n")) == (2, 1)
        assert "not recorded" in refused.err
    assert not (tmp_path / "kept").exists()


def test_the_turns_within_which_games_end() -> None:
    assert lab._turns([]) == {"half": 0, "nine_in_ten": 0, "longest": 0}
    assert lab._turns([3]) == {"half": 3, "nine_in_ten": 3, "longest": 3}
    assert lab._turns([*range(20, 0, -1)]) == {"half": 10, "nine_in_ten": 18, "longest": 20}


def test_cards_that_end_a_game_are_counted(run: Callable[..., Any]) -> None:
    call = ("simulate", "anima", "--games", 2, "--seats", "greedy,greedy,greedy", "--seed", 1)
    cards = run(*call, "--json").json["cards"]
    assert sum(cards.values()) == 2
    assert set(cards) <= {"briser-l-orbe", "derniere-chaine", "sceller-le-gouffre"}
    assert "nine in ten within" in run(*call).out


def test_the_same_bot_everywhere_counts_by_seat(run: Callable[..., Any]) -> None:
    done = run("simulate", "cendrelin", "--games", 4, "--seats", "random, random, random", "--json")
    assert list(done.json["wins"]) == ["0", "1", "2"]


def test_the_seed_decides_everything_whatever_the_workers(run: Callable[..., Any]) -> None:
    call = ("simulate", "cendrelin", "--games", 6, "--seats", "random,random", "--json", "--seed")
    first = timeless(run(*call, "a").json)
    assert timeless(run(*call, "a").json) == first
    assert timeless(run(*call, "a", "--workers", 2).json) == first
    assert timeless(run(*call, "b").json) != first


def test_people_get_a_table(run: Callable[..., Any]) -> None:
    done = run("simulate", "cendrelin", "--games", 4, "--seed", 3)
    assert (done.code, done.err) == (0, "")
    assert "4 games, seed 3" in done.out
    assert "greedy" in done.out
    assert "choices in" in done.out
    done = run("simulate", "cendrelin", "--games", 2, "--seats", "random,random", "--lang", "fr")
    assert "2 parties, graine 0" in done.out
    assert "1 game, seed 0" in run("simulate", "cendrelin", "--games", 1, "--seats", "random,random").out
    assert "victoires" in done.out


@pytest.mark.parametrize(
    "value", ["necromancien,sorcier", "necromancien, sorcier", '["necromancien", "sorcier"]', "necromancien", "random"]
)
def test_options(run: Callable[..., Any], value: str) -> None:
    done = run("simulate", "cendrelin", "--games", 1, "--option", f"classes={value}", "--json")
    assert done.code == 0
    # The class is not asked for any more, so the game is another one.
    assert done.json["finished"] == 1


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--seats", "greedy"], "2 to 5 players, not 1"),
        (["--seats", "greedy,deep-blue"], "no bot called 'deep-blue'"),
        (["--seats", "greedy,"], "no bot called ''"),
        (["--option", "classes"], "KEY=VALUE"),
        (["--option", "=x"], "KEY=VALUE"),
        (["--option", "a=1", "--option", "a=2"], "twice"),
        (["--option", "colour=red"], "no option 'colour'; it has"),
        (["--option", "classes=necromancien,sorcier,sorcier"], "classes must have 2 entries"),
    ],
)
def test_what_cannot_be_played_is_told(run: Callable[..., Any], args: list[str], says: str) -> None:
    done = run("simulate", "cendrelin", "--games", 1, *args)
    assert done.code == 2
    assert says in done.line


@pytest.mark.parametrize("json", [True, False])
def test_a_game_that_goes_wrong_is_an_exit_code_and_a_line(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, json: bool
) -> None:
    whole = lab.play_game

    def play_game(game: str, names: list[str], seed: str, number: int, options: dict[str, Any]) -> lab.Played:
        if number % 2:
            return lab.Played(number, 5, 1, [], "KeyError: 'tombes'")
        return whole(game, names, seed, number, options)

    monkeypatch.setattr(lab, "play_game", play_game)
    done = run("simulate", "cendrelin", "--games", 50, "--seats", "random,random", *(["--json"] if json else []))
    assert done.code == 1
    lines = done.err.splitlines()
    assert lines[0] == "game 1 went wrong: KeyError: 'tombes'"
    assert lines[-1] == "and 5 more"
    if json:
        assert list(done.json) == SHAPE
        assert (done.json["finished"], done.json["errors"]) == (25, 25)
    else:
        assert "went wrong" in done.out
