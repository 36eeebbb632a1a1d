"""`ludotheque drawsteel`: check a sheet, write out a ready one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

from ludotheque.games.drawsteel import content


def test_a_ready_sheet_is_written_and_checks(run: Run, tmp_path: Path) -> None:
    written = run("drawsteel", "export", "ysolde")
    assert written.code == 0
    file = tmp_path / "ysolde.yaml"
    file.write_text(written.out, encoding="utf-8-sig")
    assert run("drawsteel", "check", file, "--json").json == content.heroes()["ysolde"]
    assert run("drawsteel", "export", "ysolde", "--json").json == content.heroes()["ysolde"]
    told = run("drawsteel", "check", "-", "--lang", "fr", stdin=written.out.encode())
    assert told.code == 0
    assert "Couture" in told.out
    assert "fait glisser d’une zone" in told.out


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "line 3: zork: there is no such field"), ("fr", "ligne 3 : zork : ce")]
)
def test_a_fault_is_one_line_in_either_language(run: Run, tmp_path: Path, lang: str, line: str) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text("name: X\nstamina: 5\nzork: 1\n", encoding="utf-8")
    told = run("drawsteel", "check", file, "--lang", lang)
    assert (told.code, told.out) == (2, "")
    assert line in told.err
    assert told.err.count("\n") == 1


def test_what_is_not_there_is_said(run: Run, tmp_path: Path) -> None:
    assert run("drawsteel", "check", tmp_path / "none.yaml").code == 2
    (tmp_path / "latin.yaml").write_bytes(b"name: \xe9\xff")
    assert "UTF-8" in run("drawsteel", "check", tmp_path / "latin.yaml").err
    told = run("drawsteel", "export", "nobody")
    assert told.code == 2
    assert "brannoc" in told.err
