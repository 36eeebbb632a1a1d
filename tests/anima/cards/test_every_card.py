"""Every one of the 110 cards has a scenario test of its own, named after it."""

from __future__ import annotations

import re
from pathlib import Path

from ludotheque.games.anima.cards import FACES


def test_every_card_has_its_test() -> None:
    written = {
        name
        for path in Path(__file__).parent.glob("test_*.py")
        for name in re.findall(r"^def test_(\w+)\(", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    missing = [face.id for face in FACES if face.id.replace("-", "_") not in written]
    assert not missing
    assert len(FACES) == 110
