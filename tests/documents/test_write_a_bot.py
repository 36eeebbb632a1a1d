"""The page on writing a bot, followed: its bots play by address and by name, and pass the tests it gives."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ludotheque import bots
from tests.documents.blocks import ROOT, blocks, examples, files

PAGE = "docs/extend/write-a-bot.md"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of the page, and the package installed as far as Python looks: its entry points."""
    top = tmp_path_factory.mktemp("mybots")
    written = files(PAGE)
    assert set(written) == {"mybots.py", "outsider.py", "pyproject.toml", "test_mybots.py"}
    for name, text in written.items():
        if name.endswith(".py"):
            (top / name).write_text(text, encoding="utf-8")
    project = tomllib.loads(written["pyproject.toml"])["project"]
    info = top / "installed" / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8")
    (group,) = project["entry-points"]
    points = "".join(f"{name} = {address}\n" for name, address in project["entry-points"][group].items())
    (info / "entry_points.txt").write_text(f"[{group}]\n{points}", encoding="utf-8")
    return top


def call(top: Path, *args: str, installed: bool = False) -> str:
    """Run Python in that folder; it must succeed."""
    paths = [str(ROOT / "src"), *([str(top / "installed")] if installed else [])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "NO_COLOR": "1"}
    env.pop("PYTEST_ADDOPTS", None)
    done = subprocess.run(
        [sys.executable, *args], cwd=top, env=env, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_bots_of_the_page_pass_the_tests_of_the_page(folder: Path) -> None:
    out = call(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_mybots.py")
    assert " passed" in out
    assert "skipped" not in out


@pytest.mark.parametrize("command", [block.text.strip() for block in examples(PAGE, "sh")])
def test_a_command_of_the_page_runs(folder: Path, command: str) -> None:
    program, *args = shlex.split(command)
    assert program == "ludotheque"
    seats = args[args.index("--seats") + 1]
    assert seats.partition(",")[0] in call(folder, "-m", "ludotheque.cli", *args)
    if "--records" in args:
        assert sorted(path.name for path in (folder / "games").iterdir()) == ["0.json", "1.json"]


def test_an_installed_bot_has_a_name(folder: Path) -> None:
    code = "from ludotheque import bots; print(*bots.names()); print(bots.make('thoughtful').name)"
    known = [*bots.names(), "hasty", "thoughtful"]
    assert call(folder, "-c", code, installed=True).split() == [*known, "thoughtful"]


def test_every_block_of_the_page_is_used() -> None:
    assert [block for block in blocks(PAGE) if not block.file and block.language != "sh"] == []
    assert len(examples(PAGE, "sh")) == 3
