"""Records of random games, kept: as long as the version of the rules is theirs, they replay to their last position.

A change of the rules, or of the fields of a position, that leaves older records behind raises the game's `rules_version`: whoever
has such a record is then told which version it needs, instead of hearing that it is damaged. `LUDOTHEQUE_WRITE_GOLDENS=1` writes a
record anew once the version was raised, and only then.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadRecord
from ludotheque.engine.table import Table

HERE = Path(__file__).parent
MOST = 250


def played(id: str) -> Table:
    """A random game, or its first answers."""
    dice = Dice(f"kept record {id}")
    game = ludotheque.game(id)
    table = ludotheque.new(id, game.seats[0], "kept")
    while not table.over and len(table.answers) < MOST:
        seat = table.asked[dice.below(len(table.asked))]
        table.play(game.key(table.position, game.any_move(table.position, seat, dice)), seat)
    return table


def kept(id: str) -> Path:
    return HERE / id / "record.json"


def write(path: Path, record: dict[str, Any]) -> None:
    text = json.dumps(record, ensure_ascii=False).replace("], [", "],\n[")  # an answer a line
    path.write_text(text + "\n", encoding="utf-8")


@pytest.mark.parametrize("id", ludotheque.games())
def test_a_record_of_these_rules_replays(id: str) -> None:
    path, game = kept(id), ludotheque.game(id)
    writing = bool(os.environ.get("LUDOTHEQUE_WRITE_GOLDENS"))
    data = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None
    if data is None or data["rules"] != game.rules_version:
        assert writing, f"{path.name} of {id} is not of version {game.rules_version} of the rules: write it anew"
        write(path, played(id).record())
        return
    try:
        table = ludotheque.load(data)
    except BadRecord as error:
        pytest.fail(f"older records of {id} no longer replay ({error}): raise its rules_version")
    assert len(table.answers) == len(data["answers"]) > 50


def test_a_change_that_leaves_records_behind_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludotheque.game("cendrelin")
    dump = game.dump
    monkeypatch.setattr(game, "dump", lambda pos: {**dump(pos), "added": 0})
    monkeypatch.setenv("LUDOTHEQUE_WRITE_GOLDENS", "1")
    with pytest.raises(pytest.fail.Exception, match="raise its rules_version"):
        test_a_record_of_these_rules_replays("cendrelin")
