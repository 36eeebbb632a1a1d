"""The guide to adding a game, followed: what its blocks build is a game, and it is the toy of the engine's tests."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import ludotheque
from ludotheque.conformance import playthrough
from ludotheque.engine.contract import Contract
from ludotheque.lab.perft import perft
from tests.documents.blocks import ROOT, blocks, examples, files
from tests.engine.toy import Toy
from tests.loaded import load

GUIDE = "docs/extend/add-a-game.md"
FOLDER = "src/ludotheque/games/toy/"
#: Files of the checkout that the guide adds a line to; the others are new.
CHANGED = ("tests/goldens/test_goldens.py", "tests/goldens/test_perft.py", "tests/goldens/perft.txt")


def fields() -> ModuleType:
    return load("fields")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which the guide has been followed, down to `make format`."""
    top = tmp_path_factory.mktemp("checkout")
    forget = shutil.ignore_patterns("__pycache__", "page")
    for name in ("src", "tools", "docs/rules", "tests/goldens"):
        shutil.copytree(ROOT / name, top / name, ignore=forget)
    for name in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py", "tests/soak.py"):
        shutil.copy(ROOT / name, top / name)
    for name, text in files(GUIDE).items():
        if name not in CHANGED:
            (top / name).parent.mkdir(parents=True, exist_ok=True)
            (top / name).write_text(text, encoding="utf-8")
    call(top, "tools/fields.py")
    return top


def call(top: Path, *args: str) -> str:
    """Run Python in that checkout; it must succeed."""
    env = {**os.environ, "PYTHONPATH": str(top / "src"), "NO_COLOR": "1"}
    env.pop("PYTEST_ADDOPTS", None)
    done = subprocess.run(
        [sys.executable, *args], cwd=top, env=env, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ["game.py", "locale/en.ftl", "locale/fr.ftl"])
def test_the_toy_of_the_tests_is_the_game_of_the_guide(name: str) -> None:
    """`LUDOTHEQUE_WRITE_GOLDENS=1` writes the toy anew from the guide."""
    written = files(GUIDE)[FOLDER + name]
    if name.endswith(".py"):
        tool = fields()
        base = tool._class(tool.BASE.read_text(encoding="utf-8"), "Position")
        written = tool.rewrite(written, tool.fields_of(base))
    path = ROOT / "tests" / "engine" / "toy" / name
    if os.environ.get("LUDOTHEQUE_WRITE_GOLDENS"):
        path.write_text(written, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == written


def test_the_game_of_the_guide_passes_its_own_tests(checkout: Path) -> None:
    out = call(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/toy")
    assert " passed" in out
    assert "skipped" not in out


def test_every_rule_of_the_guide_has_a_test(checkout: Path) -> None:
    found = json.loads(call(checkout, "-m", "ludotheque.cli", "rules", "toy", "--check", "--json"))
    assert (found["rules"], found["tested"]) == (10, 10)


def test_the_game_of_the_guide_passes_the_kit(checkout: Path) -> None:
    (example,) = examples(GUIDE)
    call(checkout, "-c", example.text)


def test_bots_play_the_game_of_the_guide(checkout: Path) -> None:
    args = ("simulate", "toy", "--games", "4", "--seats", "greedy,random", "--json")
    found = json.loads(call(checkout, "-m", "ludotheque.cli", *args))
    assert (found["finished"], found["errors"]) == (4, 0)


def test_the_golden_text_and_the_counts_are_those_of_the_guide(monkeypatch: pytest.MonkeyPatch) -> None:
    written = files(GUIDE)
    monkeypatch.setattr(ludotheque, "game", lambda id: Toy())
    (entry,) = eval("{" + written["tests/goldens/test_goldens.py"] + "}", {"ludotheque": ludotheque}).values()
    make, seed, most = entry
    assert playthrough(make(), seed, most=most) == written["tests/goldens/toy/full-mode.txt"]
    ((name, depth),) = eval("{" + written["tests/goldens/test_perft.py"] + "}").items()
    table = make()
    counts = " ".join(map(str, perft(table.game, table.position, depth)))
    assert f"{name}: {counts}\n" == written["tests/goldens/perft.txt"]


def test_the_guide_speaks_of_every_part_of_the_contract() -> None:
    """What a game may declare or override is named, in prose or in code."""
    text = (ROOT / GUIDE).read_text(encoding="utf-8")
    contract = {name for name in (*Contract.__annotations__, *vars(Contract)) if not name.startswith("_")}
    assert {"kinds", "deal_rest", "settle", "forecast"} < contract
    assert sorted(name for name in contract if name not in text) == []


def test_every_block_of_the_guide_is_used() -> None:
    unused = [block for block in blocks(GUIDE) if not block.file and block.language != "python"]
    assert unused == []
