"""Every faction card has a test of its own name, words in both languages, and an emblem that no other card of its faction has."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from ludotheque.games.arackhan import cards
from ludotheque.games.arackhan.faces import FACES, FACTIONS, Face
from ludotheque.games.arackhan.game import AracKhan

assert cards.FACTIONS_OF_CARDS
assert AracKhan.cards[: len(FACES)] == tuple(FACES)
HERE = Path(__file__).parent


def of(faction: str) -> list[Face]:
    return [face for face in FACES if face.band == faction]


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_card_has_a_test_of_its_name(faction: str) -> None:
    source = (HERE / f"test_{faction.replace('-', '_')}.py").read_text(encoding="utf-8")
    tests = set(re.findall(r"^def (test_\w+)\(", source, re.MULTILINE))
    missing = [face.id for face in of(faction) if f"test_{face.id.replace('-', '_')}" not in tests]
    assert not missing


def test_no_card_is_left_out() -> None:
    assert len(FACES) == 144
    assert {face.band for face in FACES} == set(FACTIONS)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_every_text_is_said_in_both_languages(face: Face) -> None:
    texts = face.face()["texts"]
    written = bool(face.skills) + bool(face.weaknesses) + (face.action is not None)
    assert len(texts) == written  # a part without words would not be shown
    for text in texts:
        for language in ("fr", "en"):
            words = text[language]
            assert words.endswith((".", ")")), words
            assert words[0].isupper()
            assert "  " not in words
        assert text["fr"] != text["en"]


@pytest.mark.parametrize("module", cards.FACTIONS_OF_CARDS, ids=lambda module: module.__name__.rpartition(".")[2])
def test_no_card_waits_for_its_program(module: ModuleType) -> None:
    # beside the package's own file: that of a compiled module is not its source
    source = Path(cards.__file__).with_name(f"{module.__name__.rpartition('.')[2]}.py").read_text(encoding="utf-8")
    assert not re.findall(r"^# (?:ability|weakness|action):.*", source, re.MULTILINE)


@pytest.mark.parametrize("faction", FACTIONS)
def test_faces_of_a_faction_do_not_look_alike(faction: str) -> None:
    emblems = Counter(face.icon for face in of(faction))
    assert not [icon for icon, n in emblems.items() if n > 1]
