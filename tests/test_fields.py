"""Fields of positions are declared once; slots, names and copies are written from them and are up to date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.table import new_position
from tests.loaded import load

TOOL = Path(__file__).parent.parent / "tools" / "fields.py"

SOURCE = '''
class One(Position):
    """A position."""

    hand: TwoPiles  # by seat
    score: int
    facts: list[dict[str, int]]
    odd: list[list[Any]]
    houses: Fixed[TwoPiles]
    owner: tuple[int, ...]
    kept: tuple[tuple[int, ...], ...]
    mixed: tuple[list[int], ...]
    sum: Derived[int | None]

    # -- written by tools/fields.py from the fields above
    # -- end of what tools/fields.py wrote

    def more(self) -> None: ...
'''


@pytest.fixture(scope="module")
def fields() -> ModuleType:
    return load("fields")


def test_what_is_written_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_each_type_is_copied_as_deep_as_it_goes(fields: ModuleType) -> None:
    inherited = [("seats", "int"), ("stack", "list[Frame]"), ("events", "Derived[list[Event]]")]
    written = fields.rewrite(SOURCE, inherited)
    for line in (
        "twin = One()",
        "twin.seats = self.seats",
        "twin.stack = [frame.copy() for frame in self.stack]",
        "twin.events = []",
        "twin.hand = [self.hand[0].copy(), self.hand[1].copy()]",
        "twin.score = self.score",
        "twin.facts = [one.copy() for one in self.facts] if self.facts else []",
        "twin.odd = copy_plain(self.odd) if self.odd else []",
        "twin.houses = self.houses",
        "twin.owner = self.owner",
        "twin.kept = self.kept",
        "twin.mixed = copy_plain(self.mixed)",  # what it holds could be changed in place
        "twin.sum = self.sum",
    ):
        assert f"        {line}\n" in written
    assert 'FROZEN: ClassVar[tuple[str, ...]] = (\n        "owner",\n        "kept",\n    )' in written
    assert 'DERIVED: ClassVar[tuple[str, ...]] = (\n        *Position.DERIVED,\n        "sum",\n    )' in written
    assert 'FIXED: ClassVar[tuple[str, ...]] = ("houses",)' in written
    assert '"sum"' not in written[written.index("FIELDS") : written.index("DERIVED")]
    assert "    def more(self) -> None: ...\n" in written
    assert fields.rewrite(written, inherited) == written


def test_a_file_out_of_date_is_named(fields: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "src/ludotheque/games/one"
    place.mkdir(parents=True)
    (place / "one.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.setattr(fields, "ROOT", tmp_path)
    monkeypatch.setattr(fields, "BASE", place / "base.py")
    (place / "base.py").write_text("class Position:\n    seats: int\n", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["fields.py", "--check"])
    assert fields.main() == 1
    monkeypatch.setattr(sys, "argv", ["fields.py"])
    assert fields.main() == 0
    monkeypatch.setattr(sys, "argv", ["fields.py", "--check"])
    assert fields.main() == 0


@pytest.mark.parametrize("id", ludotheque.games())
def test_a_dump_holds_every_field_and_is_never_empty(id: str) -> None:
    game = ludotheque.game(id)
    pos: Any = new_position(game, game.seats[0], "dump")
    data = game.dump(pos)
    assert set(data) == set(pos.FIELDS)
    assert {"seats", "faces", "stack"} < set(data)
    assert not set(data) & set(pos.DERIVED)
    again = game.restore(data)
    assert game.dump(again) == data
    for name, value in data.items():  # what was read shares nothing with what is read from it
        if isinstance(value, list) and name != "stack":
            assert getattr(again, name) is not value


def test_what_copies_share_is_saved_as_lists_and_restored_as_tuples() -> None:
    game = ludotheque.game("arackhan")
    pos: Any = new_position(game, 2, "frozen")
    data = game.dump(pos)
    again: Any = game.restore(data)
    assert pos.FROZEN
    for name in pos.FROZEN:
        assert isinstance(data[name], list)
        assert not any(isinstance(inner, tuple) for inner in data[name])
        assert getattr(again, name) == getattr(pos, name)
        assert getattr(pos.copy(), name) is getattr(pos, name)
