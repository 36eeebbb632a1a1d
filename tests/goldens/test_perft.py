"""Perft counts: the positions that all options lead to, from the openings and scenarios of the golden texts.

A golden text follows one line of play; these counts look at all of them for a few answers. A rule that offers one option more
or fewer anywhere near changes a number here. `LUDOTHEQUE_WRITE_GOLDENS=1` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludotheque.lab.perft import perft
from tests.goldens.test_goldens import GOLDENS

COUNTS = Path(__file__).parent / "perft.txt"

#: How deep each is counted: to some thousands of positions.
DEPTHS = {
    "cendrelin/whole-game-two-players": 9,
    "cendrelin/a-wish": 7,
    "cendrelin/forgoing-and-designating": 6,
    "cendrelin/future-made-of-the-past": 6,
    "keyforge/initiation-game": 6,
    "keyforge/first-turns-with-random-decks": 7,
    "keyforge/bidding-for-a-deck": 3,
    "anima/first-turns-of-two-players": 5,
    "arackhan/first-rounds-of-two-players": 4,
    "arackhan/objectives-for-three": 4,
    "drawsteel/a-fight": 5,
    "drawsteel/a-montage": 3,
    "arackhan/a-group-attack-and-a-chain": 4,
}


def kept() -> dict[str, str]:
    lines = COUNTS.read_text(encoding="utf-8").splitlines() if COUNTS.exists() else []
    return dict(line.split(": ", 1) for line in lines)


@pytest.mark.parametrize("name", DEPTHS)
def test_as_many_positions_as_are_written(name: str) -> None:
    table = GOLDENS[name][0]()
    counts = " ".join(map(str, perft(table.game, table.position, DEPTHS[name])))
    if os.environ.get("LUDOTHEQUE_WRITE_GOLDENS"):
        known = {**kept(), name: counts}
        COUNTS.write_text("".join(f"{one}: {known[one]}\n" for one in DEPTHS if one in known), encoding="utf-8")
    assert kept()[name] == counts


def test_no_count_is_left_over() -> None:
    assert list(kept()) == list(DEPTHS)
