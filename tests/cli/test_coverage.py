"""Reading rule marks out of tests: every way a test may name a rule, and what names none."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

import ludotheque
from ludotheque.engine import rulebook
from ludotheque.engine.errors import LudothequeError, UnknownGame
from ludotheque.lab import coverage

HEAD = "import pytest\nfrom pytest import mark\n"


def scan(tmp_path: Path, source: str, name: str = "test_it.py") -> coverage.Tests:
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(HEAD + dedent(source), encoding="utf-8")
    return coverage.scan(tmp_path)


def named(tests: coverage.Tests) -> set[tuple[str, str]]:
    return {(one.rule, one.test.partition("::")[2]) for one in tests.named}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("@pytest.mark.rule('A-1')\ndef test_a(): ...", {("A-1", "test_a")}),
        ("@pytest.mark.rule('A-1', 'A-2')\nasync def test_a(): ...", {("A-1", "test_a"), ("A-2", "test_a")}),
        ("@mark.rule('A-1')\n@mark.rule('A-2')\ndef test_a(): ...", {("A-1", "test_a"), ("A-2", "test_a")}),
        ("pytestmark = pytest.mark.rule('A-1')\ndef test_a(): ...", {("A-1", "")}),
        ("pytestmark = [mark.slow, mark.rule('A-1')]", {("A-1", "")}),
        ("pytestmark: list = [mark.rule('A-1')]", {("A-1", "")}),
        ("@mark.rule('A-1')\nclass TestA:\n  def test_b(self): ...", {("A-1", "TestA")}),
        ("class TestA:\n  @mark.rule('A-1')\n  def test_b(self): ...", {("A-1", "TestA::test_b")}),
        ("class TestA:\n  pytestmark = mark.rule('A-1')\n  def test_b(self): ...", {("A-1", "TestA")}),
        (
            "@mark.parametrize('x', [1, pytest.param(2, marks=mark.rule('A-1'))])\ndef test_a(x): ...",
            {("A-1", "test_a")},
        ),
        (
            "@mark.parametrize('x', [pytest.param(2, marks=[mark.slow, mark.rule('A-1')])])\ndef test_a(x): ...",
            {("A-1", "test_a")},
        ),
        ("CASES = [pytest.param(2, marks=mark.rule('A-1'))]", {("A-1", "")}),
        ("def cases():\n  return [pytest.param(2, marks=mark.rule('A-1'))]", {("A-1", "cases")}),
        ("rule = pytest.mark.rule\n@rule('A-1')\ndef test_a(): ...", {("A-1", "test_a")}),
        ("proof = pytest.mark.rule('A-1')\n@proof\ndef test_a(): ...", {("A-1", "test_a")}),
        # What proves nothing.
        ("@mark.rule('A-1')\ndef helper(): ...", set()),
        ("@mark.rule('A-1')\nclass Helper:\n  @mark.rule('A-2')\n  def test_b(self): ...", set()),
        ("@mark.skip\n@mark.rule('A-1')\ndef test_a(): ...", set()),
        ("@mark.rule('A-1')\n@mark.skip(reason='later')\ndef test_a(): ...", set()),
        ("@mark.skip\nclass TestA:\n  @mark.rule('A-1')\n  def test_b(self): ...", set()),
        ("pytestmark = [mark.skip, mark.rule('A-1')]\n@mark.rule('A-2')\ndef test_a(): ...", set()),
        ("'''@pytest.mark.rule('A-1')'''\n# @pytest.mark.rule('A-1')\ndef test_a(): ...", set()),
        ("@mark.slow('A-1')\ndef test_a(): rule('A-1')", set()),
    ],
)
def test_marks_are_read(tmp_path: Path, source: str, found: set[tuple[str, str]]) -> None:
    tests = scan(tmp_path, source)
    assert named(tests) == found
    assert tests.unread == []


@pytest.mark.parametrize(
    "source",
    [
        "@mark.rule(RULE)\ndef test_a(): ...",
        "@mark.rule(*RULES)\ndef test_a(): ...",
        "@mark.rule(f'A-{n}')\ndef test_a(): ...",
        "@mark.rule()\ndef test_a(): ...",
        "CASES = [pytest.param(x, marks=mark.rule(x)) for x in RULES]",
    ],
)
def test_a_mark_worked_out_at_run_time_is_told(tmp_path: Path, source: str) -> None:
    tests = scan(tmp_path, source)
    assert tests.named == []
    assert tests.unread == ["test_it.py:3"]


def test_only_files_that_pytest_collects_prove_something(tmp_path: Path) -> None:
    marked = "@mark.rule('A-1')\ndef test_a(): ...\nCASES = [pytest.param(2, marks=mark.rule('A-2'))]"
    # A list of cases may be written elsewhere and taken by a test; a test written elsewhere never runs.
    assert named(scan(tmp_path, marked, "helpers.py")) == {("A-2", "")}
    assert named(scan(tmp_path, marked, "deep/er/it_test.py")) == {("A-2", ""), ("A-1", "test_a")}


def test_places_are_those_of_pytest(tmp_path: Path) -> None:
    (one,) = scan(tmp_path, "@mark.rule('A-1')\ndef test_a(): ...", "sub/test_it.py").named
    assert one.test == "sub/test_it.py::test_a"
    assert one.place == "sub/test_it.py:3"


def test_broken_tests_and_missing_folders_are_told(tmp_path: Path) -> None:
    with pytest.raises(LudothequeError, match=r"^there is no folder"):
        coverage.scan(tmp_path / "none")
    with pytest.raises(LudothequeError, match=r"^test_it.py, line 3 is not Python$"):
        scan(tmp_path, "def (:")
    (tmp_path / "test_it.py").write_bytes(b"\x00")
    with pytest.raises(LudothequeError, match="is not Python"):
        coverage.scan(tmp_path)


def test_the_five_registers() -> None:
    known = coverage.registers()
    five = {"keyforge": "KF", "arackhan": "AW", "drawsteel": "DS", "anima": "AN", "cendrelin": "CE"}
    assert known == known | five  # a new game brings its own
    assert set(ludotheque.games()) <= set(known)
    for game, prefix in known.items():
        rows = coverage.rows(game)
        assert rows
        assert all(rulebook.belongs(row.id, prefix) for row in rows)
    with pytest.raises(UnknownGame, match="there is keyforge, arackhan"):
        coverage.rows("chess")


def test_a_register_against_tests(tmp_path: Path) -> None:
    source = "@mark.rule('AN-001', 'AN-P28', 'AN-999', 'XX-1', 'S-01')\ndef test_a(): ..."
    tests = scan(tmp_path, source)
    found = coverage.cover("anima", tests)
    assert found.tested == ["AN-001", "AN-P28"]
    assert len(found.missing) == len(found.rules) - 2
    # AN-P28 is about the printed frames: proved, but not owed.
    assert "AN-P28" not in found.scope
    assert len(found.owed) == len(found.scope) - 1
    assert [one.rule for one in coverage.unknown(tests)] == ["AN-999", "XX-1", "S-01"]
    assert [one.rule for one in coverage.unknown(tests, "AN")] == ["AN-999"]
    assert tests.of("AN-001") == ["test_it.py::test_a"]


def test_a_game_that_is_not_built_owes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ludotheque, "games", list)
    found = coverage.cover("cendrelin", scan(tmp_path, ""))
    assert not found.built
    assert (found.scope, found.owed) == ([], [])
    assert len(found.missing) == len(found.rules)


def test_a_scope_that_names_no_rule_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ludotheque.game("cendrelin")), "scope", ("CE-999",))
    with pytest.raises(LudothequeError, match=r"^cendrelin: scope 'CE-999'"):
        coverage.cover("cendrelin", scan(tmp_path, ""))
