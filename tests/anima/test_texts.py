"""The text of every card in both languages, as the programs say it, compared with the one kept here.

`LUDOTHEQUE_WRITE_GOLDENS=1` writes it anew; the difference is then read card by card before it is committed.
"""

from __future__ import annotations

import os
from pathlib import Path

from ludotheque.games.anima.cards import FACES

KEPT = Path(__file__).parent / "texts.txt"


def test_every_card_says_what_it_said() -> None:
    said = ""
    for face in sorted(FACES, key=lambda face: face.id):
        for language, text in zip(("fr", "en"), face.text(), strict=True):
            said += f"{face.id} ({language}): {text}".rstrip() + "\n"
    if os.environ.get("LUDOTHEQUE_WRITE_GOLDENS"):
        KEPT.write_text(said, encoding="utf-8")
    assert said.splitlines() == KEPT.read_text(encoding="utf-8").splitlines()
    assert len(FACES) == 110
