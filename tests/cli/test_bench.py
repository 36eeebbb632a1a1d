"""`ludotheque bench`."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import form
from ludotheque.lab import bench

FIGURES = {
    "choices_per_s": 123456.7,
    "table_choices_per_s": 87654.3,
    "word_choices_per_s": 54321.0,
    "games_per_s": 890.12,
    "perft_per_s": 234567.8,
    "copy_us": 4.56,
}
FASTER = {measure: 2 * figure for measure, figure in FIGURES.items()}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "bench", lambda game, seconds: dict(FIGURES))
    monkeypatch.setattr(bench, "processor", lambda: "Babbage [mk 2]")


def test_programs_get_figures_for_every_game(run: Callable[..., Any]) -> None:
    done = run("bench", "--seconds", "0.05", "--json")
    assert (done.code, done.err) == (0, "")
    assert list(done.json) == ludotheque.games()
    for id, figures in done.json.items():
        own = {"search_per_s", *ludotheque.game(id).measures()}
        assert [name for name in figures if name not in own] == list(FIGURES)
        assert ("search_per_s" in figures) == (ludotheque.game(id).thinking is not None)
        assert all(value > 0 for value in figures.values())


def test_a_game_may_have_a_line_of_its_own() -> None:
    figures = bench.bench("drawsteel", 0.01)
    assert figures["rolls_per_s"] > 0
    assert "rolls_per_s" not in bench.bench("cendrelin", 0.01)


def test_two_processes_search_at_once() -> None:
    assert bench.scaling("cendrelin", 0.05) > 0


@pytest.mark.usefixtures("quick")
def test_what_two_processes_gain_is_measured_where_bots_search(
    run: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        bench,
        "bench",
        lambda game, seconds: {**FIGURES, **({"search_per_s": 640.0} if game == "arackhan" else {})},
    )
    monkeypatch.setattr(bench, "scaling", lambda game, seconds: 1.876)
    page = tmp_path / "bench.md"
    done = run("bench", "--scaling", "--json", "--save", page)
    assert done.json["arackhan"]["search_scaling"] == 1.88
    assert "search_scaling" not in done.json["drawsteel"]
    row = "| arackhan | lines a second of two processes at once, times those of one | 1.88 | – |"
    assert row in page.read_text(encoding="utf-8")
    assert "× 1.88" in run("bench", "--scaling").out
    assert "1.88" not in run("bench").out


@pytest.mark.usefixtures("quick")
def test_people_see_the_machine_too(run: Callable[..., Any]) -> None:
    done = run("bench")
    assert done.code == 0
    machine = ("Babbage [mk 2]", platform.python_version(), "not compiled")
    for words in (*machine, "cendrelin", "123,457", "87,654", "54,321", "890.1", "234,568", "4.56"):
        assert words in done.out
    assert "123\u202f457" in run("bench", "--lang", "fr").out


@pytest.mark.usefixtures("quick")
def test_what_is_written_below_the_figures_is_kept(run: Callable[..., Any], tmp_path: Path) -> None:
    page = tmp_path / "bench.md"
    assert run("bench", "--save", page).code == 0
    figures = page.read_text(encoding="utf-8")
    page.write_text(figures + "\n## Why\n\nBecause.\n", encoding="utf-8")
    assert run("bench", "--save", page).code == 0
    assert page.read_text(encoding="utf-8") == figures + "\n## Why\n\nBecause.\n"


@pytest.mark.usefixtures("quick")
def test_a_file_holds_the_figures_and_no_date(run: Callable[..., Any], tmp_path: Path) -> None:
    page, data = tmp_path / "bench.md", tmp_path / "bench.json"
    assert run("bench", "--save", page).code == 0
    assert run("bench", "--save", data, "--json").code == 0
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| cendrelin |")]
    assert rows == [
        "| cendrelin | choices a second, bare positions | 123,457 | – |",
        "| cendrelin | choices a second, whole tables | 87,654 | – |",
        "| cendrelin | choices a second, tables with words | 54,321 | – |",
        "| cendrelin | games a second, bare positions | 890.1 | – |",
        "| cendrelin | positions a second, perft from the openings | 234,568 | – |",
        "| cendrelin | a copy of a position, µs | 4.56 | – |",
    ]
    assert "Babbage [mk 2]" in page.read_text(encoding="utf-8")
    assert json.loads(data.read_text(encoding="utf-8")) == {
        "processor": "Babbage [mk 2]",
        "python": platform.python_version(),
        "builds": {"plain": dict.fromkeys(ludotheque.games(), FIGURES)},
    }


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", ["bench.md", "bench.json"])
def test_the_other_build_keeps_its_column_on_the_same_machine(
    run: Callable[..., Any], tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / name
    assert run("bench", "--save", path).code == 0
    alone = path.read_text(encoding="utf-8")
    with monkeypatch.context() as compiled:
        compiled.setattr(bench, "build", lambda: bench.COMPILED)
        compiled.setattr(bench, "bench", lambda game, seconds: dict(FASTER))
        assert run("bench", "--save", path).code == 0
    both = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        assert "| keyforge | choices a second, tables with words | 54,321 | 108,642 |" in both
    else:
        assert json.loads(both)["builds"]["compiled"]["keyforge"] == FASTER
        assert json.loads(both)["builds"]["plain"]["keyforge"] == FIGURES
    assert run("bench", "--save", path).code == 0
    assert path.read_text(encoding="utf-8") == both
    monkeypatch.setattr(bench, "processor", lambda: "Lovelace")
    assert run("bench", "--save", path).code == 0
    assert path.read_text(encoding="utf-8") == alone.replace("Babbage [mk 2]", "Lovelace")


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("name", "text"), [("bench.md", "# My notes\n"), ("bench.json", "{}"), ("bench.json", "not JSON")]
)
def test_a_file_of_another_kind_is_written_anew(run: Callable[..., Any], tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    assert run("bench", "--save", path).code == 0
    assert "123" in path.read_text(encoding="utf-8")


def test_a_compiled_module_makes_it_a_compiled_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(form, "modules", frozenset())
    assert bench.build() == bench.PLAIN
    monkeypatch.setattr(form, "modules", frozenset({"ludotheque.engine.position"}))
    assert bench.build() == bench.COMPILED


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", ["bench.txt", "bench", "nowhere/bench.md", "folder.md"])
def test_a_file_that_cannot_be_written_is_told_first(run: Callable[..., Any], tmp_path: Path, name: str) -> None:
    (tmp_path / "folder.md").mkdir()
    done = run("bench", "--save", tmp_path / name)
    assert done.code == 2
    assert name.rpartition("/")[2] in done.line
