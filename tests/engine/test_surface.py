"""The public surface: what the package's docstring and the READMEs promise, run as they stand."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine.dice import Dice

ROOT = Path(__file__).resolve().parents[2]


def test_the_docstring_of_the_package_runs() -> None:
    result = doctest.testmod(ludotheque)
    assert result.attempted >= 4
    assert result.failed == 0


@pytest.mark.parametrize("name", ["README.md", "LISEZMOI.md"])
def test_the_python_example_of_the_readme_runs(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.S)
    assert blocks, f"{name} has no Python example"
    for block in blocks:
        space: dict[str, object] = {}
        exec(compile(block, name, "exec"), space)


def test_a_game_can_be_played_as_the_design_shows() -> None:
    table = ludotheque.new("cendrelin", seats=2, seed=7)
    dice = Dice(7)
    while not table.over:
        choice = table.choice
        table.play(choice.options[dice.below(len(choice))])
    assert table.outcome is not None
    assert ludotheque.load(table.record()).outcome == table.outcome
