"""`ludotheque analyse`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.bots.search import analysis
from ludotheque.cli.analysis import _bars


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "CURVE", 0.1)
    monkeypatch.setattr(analysis, "MOVE", 0.02)


def test_programs_get_the_whole_analysis(run: Callable[..., Any], file: Path, record: dict[str, Any]) -> None:
    done = run("analyse", file, "--json")
    assert (done.code, done.err) == (0, "")
    assert list(done.json) == ["game", "seats", "answers", "over", "curve", "moments"]
    assert done.json["answers"] == len(record["answers"])


def test_people_get_a_curve_for_each_player_and_the_moves_that_cost(run: Callable[..., Any], file: Path) -> None:
    done = run("analyse", file, "--lang", "fr")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0].startswith("Le Trône du Haut Cendrelin : ")
    assert [line.split()[:2] for line in lines[1:3]] == [["Joueur", "0"], ["Joueur", "1"]]
    assert sorted(line.split()[-2] for line in lines[1:3]) == ["0", "100"]
    assert "@" not in done.out
    assert "l'expert : " in done.out
    assert " % de chances de gagner" in done.out
    assert "% chance of winning" in run("analyse", file).out


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "not a record"),
        ("[]", "not a record"),
        ('{"ludotheque": 2}', "the record has no 'game'"),
        ("\ud800".encode("utf-8", "surrogatepass"), "not a record"),
    ],
)
def test_nonsense_is_one_line(run: Callable[..., Any], tmp_path: Path, text: Any, error: str) -> None:
    path = tmp_path / "nonsense.json"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    done = run("analyse", path)
    assert done.code == 2
    assert error in done.line


def test_a_file_that_is_not_there_is_one_line(run: Callable[..., Any], tmp_path: Path) -> None:
    assert "cannot be read" in run("analyse", tmp_path / "nobody.json").line


def test_a_game_that_is_not_over_is_one_line(run: Callable[..., Any], tmp_path: Path, record: dict[str, Any]) -> None:
    table = ludotheque.load(record).at(10)
    path = tmp_path / "begun.json"
    path.write_text(json.dumps(table.record()), encoding="utf-8")
    assert run("analyse", path, "--lang", "fr").line == "ludotheque: seule une partie finie s'analyse"


def test_a_curve_in_a_line() -> None:
    assert _bars([(0, 0.0), (2, 0.5), (3, 1.0)], 3) == "▁▁▅█"
    assert len(_bars([(0, 0.5), (1000, 1.0)], 1000)) == 72
