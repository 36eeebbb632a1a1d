"""Every question, move, event and refusal has its words in both languages; every card its text."""

from __future__ import annotations

import re
from pathlib import Path

import ludotheque
from ludotheque.engine import rulebook
from ludotheque.engine.program import Ask
from ludotheque.games.keyforge.faces import FACES

GAME = ludotheque.game("keyforge")
SOURCE = Path(GAME.folder)
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))


def test_every_message_the_code_names_is_there() -> None:
    for verb in GAME.moves:
        if verb not in ("choose", "use"):  # these say the effect or the way of use
            assert GAME.catalogue.has(f"move-{verb}"), verb
    for kind, event in GAME.events.items():
        assert GAME.catalogue.has(f"event-{kind}"), kind
        if event.hides:
            assert GAME.catalogue.has(f"event-{kind}-hidden"), kind
    for message in set(re.findall(r'"(refusal-[a-z-]+|why-[a-z-]+|ask-[a-z-]+)"', TEXT)):
        assert GAME.catalogue.has(message), message
    asks = {op.kind for program in GAME.programs.values() for op in program.ops if isinstance(op, Ask)}
    for kind in asks:
        assert GAME.catalogue.has(f"ask-{kind}"), kind


def test_every_rule_the_code_names_is_in_the_register() -> None:
    known = {rule.id for rule in rulebook.read("keyforge")}
    named = set(re.findall(r'"(KF-\d{3}|S-\d\d)"', TEXT))
    assert named <= known, sorted(named - known)


def test_every_rule_has_a_french_line() -> None:
    assert [rule.id for rule in rulebook.read("keyforge") if rule.id.startswith("KF-") and not rule.fr] == []


def test_every_card_has_its_text_in_both_languages() -> None:
    assert len(FACES) == 370
    for face in FACES:
        abilities = bool(face.abilities or face.constants or face.triggers)
        for language in ("fr", "en"):
            text = face.own_words[language]
            assert bool(text) == abilities or face.id == "mimicry", face.id
            assert "~" not in text, face.id
            assert "{" not in text, face.id
            assert "None" not in text, face.id


def test_own_words_keep_the_numbers_of_the_program() -> None:
    for face in FACES:
        if face.own_words is face.rendered:
            continue
        for language in ("fr", "en"):
            said = set(re.findall(r"\d+", face.own_words[language]))
            shown = set(re.findall(r"\d+", face.rendered[language]))
            assert shown <= said | {"1"}, (face.id, language, shown - said)
