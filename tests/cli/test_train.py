"""`ludotheque train`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.bots.weights import read, write
from ludotheque.lab import train as lab

GAME: Any = ludotheque.game("cendrelin")
CALL = ("train", "cendrelin", "--generations", 3, "--seed", "c", "--games", 40)


@pytest.fixture
def always_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "match", lambda *args: (40.0, 40))


@pytest.mark.usefixtures("always_better")
def test_the_file_says_how_to_make_it_again(run: Callable[..., Any], tmp_path: Path) -> None:
    out = tmp_path / "w.json"
    done = run(*CALL, "--only", "full", "--option", "mode=full", "--out", out, "--json")
    assert done.code == 0
    assert done.err.count("\n") == 3
    assert "generation 3, candidate 3: won 40 of 40" in done.err
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["made"]["command"] == (
        "ludotheque train cendrelin --generations 3 --seed c --bot hard@1 --games 40 --only full --option mode=full"
    )
    assert (found["made"]["generation"], len(found["made"]["won"])) == (3, 3)
    assert read(out.read_text(encoding="utf-8"), GAME) == done.json["weights"] != GAME.thinking.weights
    assert [path.name for path in tmp_path.iterdir()] == ["w.json"]


@pytest.mark.usefixtures("always_better")
def test_it_goes_on_from_a_file(run: Callable[..., Any], tmp_path: Path) -> None:
    start = {**GAME.thinking.weights, "full.point": 99.0}
    (tmp_path / "before.json").write_text(write(GAME, start, {}), encoding="utf-8")
    call = (
        "--only",
        "initiation",
        "--from",
        tmp_path / "before.json",
        "--out",
        tmp_path / "after.json",
        "--lang",
        "fr",
    )
    done = run(*CALL, *call)
    assert (done.code, "3 candidats, dont 3 meilleurs que le précédent" in done.out) == (0, True)
    assert read((tmp_path / "after.json").read_text(encoding="utf-8"), GAME)["full.point"] == 99.0


@pytest.mark.usefixtures("always_better")
def test_what_is_trained_of_anima_can_be_read_again(run: Callable[..., Any], tmp_path: Path) -> None:
    """Only the weights that were asked for have changed, and the same seed finds the same ones."""
    anima: Any = ludotheque.game("anima")
    found = []
    for name in ("one.json", "two.json"):
        call = ("--generations", 2, "--seed", "c", "--games", 40, "--only", "plan", "--out", tmp_path / name)
        assert run("train", "anima", *call).code == 0
        found.append(read((tmp_path / name).read_text(encoding="utf-8"), anima))
    assert found[0] == found[1]
    changed = {weight for weight in found[0] if found[0][weight] != anima.thinking.weights[weight]}
    assert changed
    assert all(weight.startswith("plan.") for weight in changed)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--out", "nowhere/w.json"), "cannot be written"),
        (("--from", "nowhere.json"), "cannot be read: there is no such file"),
        (("--from", "bad.json"), "weights of cendrelin: they are not JSON"),
        (("--option", "mode"), "--option takes KEY=VALUE"),
        (("--bot", "greedy"), "the bot 'greedy' goes by no weights"),
        (("--only", "luck"), "no weight begins with 'luck'"),
    ],
)
def test_bad_input_is_one_line_and_writes_nothing(
    run: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: tuple[str, str], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.json").write_text("{", encoding="utf-8")
    done = run(*CALL, *more)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert says in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["bad.json"]


def test_a_game_without_weights_is_refused(run: Callable[..., Any], tmp_path: Path) -> None:
    done = run("train", "drawsteel", "--out", tmp_path / "w.json", "--lang", "fr")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "n'a pas de poids à entraîner" in done.err
    assert not list(tmp_path.iterdir())
