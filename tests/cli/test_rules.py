"""`ludotheque rules`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.engine import rulebook
from ludotheque.lab import coverage

GAMES = ["keyforge", "arackhan", "drawsteel", "anima", "cendrelin"]
UNBUILT = [game for game in GAMES if game not in ludotheque.games()]


def proofs(top: Path, ids: list[str]) -> Path:
    """A folder of tests with one test that names these rules."""
    marks = ", ".join(map(repr, ids))
    (top / "test_all.py").write_text(f"import pytest\n@pytest.mark.rule({marks})\ndef test_all(): ...")
    return top


@pytest.fixture
def scope() -> list[str]:
    ids = [rule.id for rule in coverage.rows("cendrelin")]
    return rulebook.in_scope(ids, ludotheque.game("cendrelin").scope)


def test_programs_get_exactly_this_shape(run: Callable[..., Any], tmp_path: Path) -> None:
    tests = proofs(tmp_path, ["CE-001", "CE-002", "KF-001"])
    done = run("rules", "cendrelin", "--json", "--tests", tests)
    assert (done.code, done.err) == (0, "")
    assert list(done.json) == ["game", "rules", "tested", "missing"]
    assert (done.json["game"], done.json["tested"]) == ("cendrelin", 2)
    assert done.json["rules"] == len(coverage.rows("cendrelin"))
    assert len(done.json["missing"]) == done.json["rules"] - 2
    assert done.json["missing"][0] == "CE-003"


def test_without_a_game_all_five(run: Callable[..., Any], tmp_path: Path) -> None:
    tests = proofs(tmp_path, ["CE-001", "KF-001"])
    done = run("rules", "--json", "--tests", tests)
    assert done.code == 0
    assert [line["game"] for line in done.json] == GAMES
    assert [line["tested"] for line in done.json] == [1, 0, 0, 0, 1]
    assert all(line["rules"] == line["tested"] + len(line["missing"]) for line in done.json)


def test_people_see_what_is_missing_in_words(run: Callable[..., Any], tmp_path: Path, scope: list[str]) -> None:
    tests = proofs(tmp_path, [id for id in scope if id != "CE-043"])
    done = run("rules", "--tests", tests)
    assert done.code == 0
    assert all(game in done.out for game in GAMES)
    assert "must deal with exactly one event" in done.out
    assert "CE-042" not in done.out
    assert "AN-P28" not in done.out
    # One game alone tells what is not built as well.
    assert "AN-P28" in run("rules", "anima", "--tests", tests).out
    assert "doit s'occuper d'un événement" in run("rules", "--tests", tests, "--lang", "fr").out


def test_the_check_passes_when_every_built_rule_is_named(
    run: Callable[..., Any], tmp_path: Path, scope: list[str]
) -> None:
    tests = proofs(tmp_path, scope)
    done = run("rules", "cendrelin", "--check", "--tests", tests)
    assert (done.code, done.err) == (0, "")
    everything = run("rules", "--check", "--tests", tests)
    assert everything.code == 1, "the other built game has none of its rules named here"
    rows = len(coverage.rows("keyforge"))
    assert everything.err.startswith(f"keyforge: {rows} of the {rows} rules built have no test")
    assert run("rules", "cendrelin", "--check", "--json", "--tests", tests).json["tested"] == len(scope)


def test_the_check_fails_on_a_rule_without_a_test(run: Callable[..., Any], tmp_path: Path, scope: list[str]) -> None:
    tests = proofs(tmp_path, [id for id in scope if id != "CE-043"])
    done = run("rules", "cendrelin", "--check", "--json", "--tests", tests)
    assert done.code == 1
    assert done.err == f"cendrelin: 1 of the {len(scope)} rules built have no test: CE-043\n"
    assert "CE-043" in done.json["missing"]
    for game in UNBUILT:
        assert run("rules", game, "--check", "--tests", tests).code == 0, "not built yet"


def test_the_check_fails_on_a_rule_that_does_not_exist(
    run: Callable[..., Any], tmp_path: Path, scope: list[str]
) -> None:
    tests = proofs(tmp_path, [*scope, "CE-999", "KF-9999"])
    done = run("rules", "--check", "--json", "--tests", tests)
    assert done.code == 1
    assert done.err.startswith(
        "test_all.py:2: no register has a rule 'CE-999'\ntest_all.py:2: no register has a rule 'KF-9999'\n"
    )
    # A game's own check minds its own ids; without --check they are told all the same.
    done = run("rules", "cendrelin", "--check", "--tests", tests)
    assert (done.code, done.err.count("\n")) == (1, 1)
    done = run("rules", "cendrelin", "--tests", tests)
    assert (done.code, done.err.count("\n")) == (0, 1)
    for game in UNBUILT:
        assert run("rules", game, "--check", "--tests", tests).code == 0


def test_marks_that_cannot_be_read_are_a_warning(run: Callable[..., Any], tmp_path: Path, scope: list[str]) -> None:
    tests = proofs(tmp_path, scope)
    (tests / "test_more.py").write_text("import pytest\n@pytest.mark.rule(X)\ndef test_x(): ...")
    done = run("rules", "cendrelin", "--check", "--tests", tests)
    assert done.code == 0
    assert done.err.startswith("warning: test_more.py:2: a rule mark whose ids are not")


def test_a_single_rule_in_both_languages(run: Callable[..., Any], tmp_path: Path) -> None:
    tests = proofs(tmp_path, ["CE-043"])
    for args in (["cendrelin", "CE-043"], ["CE-043"], ["ce-043"]):
        done = run("rules", *args, "--tests", tests)
        assert done.code == 0
        assert "must deal with exactly one event" in done.out
        assert "doit s'occuper d'un événement" in done.out
        assert "test_all.py::test_all" in done.out
    other = run("rules", "anima", "AN-P28", "--json", "--tests", tests)
    done = run("rules", "cendrelin", "CE-043", "--json", "--tests", tests)
    assert [(one["id"], one["built"], one["tests"]) for one in (*done.json, *other.json)] == [
        ("CE-043", True, ["test_all.py::test_all"]),
        ("AN-P28", False, []),
    ]
    assert set(done.json[0]) == {"id", "game", "section", "fr", "en", "built", "tests"}


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("KF-S05", "Deck size and cards per house"),
        ("kf-s05", "Deck size and cards per house"),
        ("KF-G03", "Shan has 7 chains"),
        ("AW-S14", "Swarm"),
        ("CE-W01", "8 events, 3 players"),
        ("DS-R01", "natural 19–20 against a double bane"),
    ],
)
def test_readings_and_worked_examples_are_told_like_rules(
    run: Callable[..., Any], tmp_path: Path, id: str, words: str
) -> None:
    done = run("rules", id, "--json", "--tests", proofs(tmp_path, [id.upper()]))
    assert done.code == 0
    (one,) = done.json
    assert (one["id"], one["tests"]) == (id.upper(), ["test_all.py::test_all"])
    assert words in one["en"]


def test_the_check_asks_for_tests_of_readings_too(run: Callable[..., Any], tmp_path: Path) -> None:
    ids = [rule.id for rule in coverage.rows("keyforge")]
    assert "KF-S05" in ids
    assert run("rules", "keyforge", "--check", "--tests", proofs(tmp_path, ids)).code == 0
    done = run("rules", "keyforge", "--check", "--tests", proofs(tmp_path, [id for id in ids if id != "KF-S05"]))
    assert done.code == 1
    assert "KF-S05" in done.err


def test_a_rule_is_told_without_tests_too(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "folder", lambda: None)
    assert "no test names it" in run("rules", "KF-001").out
    done = run("rules")
    assert done.code == 2
    assert "--tests DIR" in done.line


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["chess"], "no rule register called 'chess'; there is keyforge"),
        (["cendrelin", "CE-999"], "cendrelin has no rule 'CE-999'"),
        (["CE-999"], "cendrelin has no rule 'CE-999'"),
        (["keyforge", "CE-001"], "keyforge has no rule 'CE-001'"),
        (["XX-001"], "no rule register called 'XX-001'"),
        (["CE-001", "--check"], "leave the rule ids out"),
        (["--tests", "nowhere"], "no folder 'nowhere'"),
    ],
)
def test_wrong_names(run: Callable[..., Any], args: list[str], says: str) -> None:
    done = run("rules", *args)
    assert done.code == 2
    assert says in done.line


def test_the_tests_of_this_checkout_are_found(run: Callable[..., Any], root: Path) -> None:
    assert coverage.folder() == root / "tests"
    assert run("rules", "--json").code == 0
