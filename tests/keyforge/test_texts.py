"""The text of every card in both languages, as the programs say it, and its printed figures, compared with those kept here.

`LUDOTHEQUE_WRITE_GOLDENS=1` writes it anew; the difference is then read card by card before it is committed.
"""

from __future__ import annotations

import os
from pathlib import Path

from ludotheque.games.keyforge.duel import HOUSES
from ludotheque.games.keyforge.faces import FACES

KEPT = Path(__file__).parent / "texts.txt"
FIGURES = Path(__file__).parent / "figures.txt"


def test_every_card_says_what_it_said() -> None:
    said = ""
    for face in sorted(FACES, key=lambda face: face.id):
        for language in ("fr", "en"):
            said += f"{face.id} ({language}): {' / '.join(face.rendered[language].splitlines())}".rstrip() + "\n"
    if os.environ.get("LUDOTHEQUE_WRITE_GOLDENS"):
        KEPT.write_text(said, encoding="utf-8")
    assert said.splitlines() == KEPT.read_text(encoding="utf-8").splitlines()
    assert len(FACES) == 370


def test_every_card_bears_what_it_bore() -> None:
    """Number, names, house, rarity, bonus, power, armor, traits and keywords: what no test of a single card need repeat."""
    borne = ""
    for face in sorted(FACES, key=lambda face: face.number):
        figures = f"bonus {face.bonus}"
        if face.type == "creature":
            figures += f", power {face.power}, armor {face.armor}"
        words = [*face.traits, *(f"{word} {n}" for word, n in sorted(face.keywords.items()))]
        borne += (
            f"{face.number} {face.id}: {face.names['fr']} / {face.names['en']}; {face.type}, {HOUSES[face.house]}, "
        )
        borne += f"{face.rarity}; {figures}; {', '.join(words)}".rstrip("; ") + "\n"
    if os.environ.get("LUDOTHEQUE_WRITE_GOLDENS"):
        FIGURES.write_text(borne, encoding="utf-8")
    assert borne.splitlines() == FIGURES.read_text(encoding="utf-8").splitlines()
