"""`ludotheque bench`."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.lab import bench

FIGURES = {"choices_per_s": 123456.7, "games_per_s": 890.12, "copy_us": 4.56}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "bench", lambda game, seconds: dict(FIGURES))
    monkeypatch.setattr(bench, "processor", lambda: "Babbage [mk 2]")


def test_programs_get_figures_for_every_game(run: Callable[..., Any]) -> None:
    done = run("bench", "--seconds", "0.05", "--json")
    assert (done.code, done.err) == (0, "")
    assert list(done.json) == ludotheque.games()
    for figures in done.json.values():
        assert list(figures) == ["choices_per_s", "games_per_s", "copy_us"]
        assert all(value > 0 for value in figures.values())


@pytest.mark.usefixtures("quick")
def test_people_see_the_machine_too(run: Callable[..., Any]) -> None:
    done = run("bench")
    assert done.code == 0
    for words in ("Babbage [mk 2]", platform.python_version(), "cendrelin", "123,457", "890.1", "4.56"):
        assert words in done.out
    assert "123\u202f457" in run("bench", "--lang", "fr").out


@pytest.mark.usefixtures("quick")
def test_a_file_holds_the_figures_and_no_date(run: Callable[..., Any], tmp_path: Path) -> None:
    page, data = tmp_path / "bench.md", tmp_path / "bench.json"
    assert run("bench", "--save", page).code == 0
    assert run("bench", "--save", data, "--json").code == 0
    assert "| cendrelin | 123,457 | 890.1 | 4.56 |" in page.read_text(encoding="utf-8")
    assert "Babbage [mk 2]" in page.read_text(encoding="utf-8")
    assert json.loads(data.read_text(encoding="utf-8")) == {
        "processor": "Babbage [mk 2]",
        "python": platform.python_version(),
        "games": dict.fromkeys(ludotheque.games(), FIGURES),
    }


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", ["bench.txt", "bench", "nowhere/bench.md", "folder.md"])
def test_a_file_that_cannot_be_written_is_told_first(run: Callable[..., Any], tmp_path: Path, name: str) -> None:
    (tmp_path / "folder.md").mkdir()
    done = run("bench", "--save", tmp_path / name)
    assert done.code == 2
    assert name.rpartition("/")[2] in done.line
