"""What the parts of a session bring: each verb, event and message has one meaning."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games.drawsteel.table.direct import PARTS
from tests.drawsteel.explore import GAME


def test_no_two_parts_tell_different_things_under_one_name() -> None:
    assert [kind for kind, n in Counter(kind for part in PARTS for kind in part.events).items() if n > 1] == []
    assert [verb for verb, n in Counter(verb for part in PARTS for verb in part.moves).items() if n > 1] == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_message_is_written_twice(language: str) -> None:
    files = [GAME.folder / "locale" / f"{language}.ftl", *(GAME.folder / "locale" / language).glob("*.ftl")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    names = Counter(line.partition(" =")[0] for line in lines if " =" in line and line[0].isalpha())
    assert [name for name, n in names.items() if n > 1] == []
