"""The five characteristics (DS-006 to DS-015)."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.errors import BadOptions
from ludotheque.games.drawsteel.rules import characteristics
from tests.drawsteel.sitting import Sitting, sheet

FIVE = dict(characteristics.HUMAN)


@pytest.mark.rule("DS-006")
def test_a_creature_has_exactly_five() -> None:
    assert characteristics.check_scores(FIVE) is None
    missing = {name: score for name, score in FIVE.items() if name != "reason"}
    for scores in (missing, {**FIVE, "luck": 0}):
        refusal = characteristics.check_scores(scores)
        assert refusal is not None
        assert refusal.rule == "DS-006"


@pytest.mark.rule("DS-007")
def test_letters_of_both_books_are_understood() -> None:
    assert characteristics.named("F") == characteristics.named("M") == characteristics.named("m") == "might"
    assert [characteristics.named(letter) for letter in "ARIP"] == ["agility", "reason", "intuition", "presence"]
    assert characteristics.named("X") is None


@pytest.mark.rule("DS-007")
@pytest.mark.parametrize("might", ["F", "M", "might"])
def test_a_sheet_may_be_written_with_letters(might: str) -> None:
    scores = {might: 2, "A": 1, "R": 0, "i": -1, "P": 3}
    sitting = Sitting({**sheet("Val"), "characteristics": scores})
    assert list(sitting.of("Val")["sheet"]["characteristics"].values()) == [2, 1, 0, -1, 3]
    for wrong in ({**scores, "X": 1}, {**scores, "M": 2, "F": 2}, {"F": 1, "M": 1, "A": 1, "R": 1, "I": 1}):
        with pytest.raises(BadOptions) as said:
            Sitting({**sheet("Val"), "characteristics": wrong})
        assert said.value.rule == "DS-006"


@pytest.mark.rule("DS-008", "DS-009", "DS-010", "DS-011", "DS-012")
@pytest.mark.parametrize(
    ("name", "examples"),
    [
        ("might", ("break-door", "swing-axe", "stand-firm", "throw-ally")),
        ("agility", ("flip-away", "shoot-crossbow", "dodge-blast", "lift-keys")),
        ("reason", ("solve-riddle", "recall-necromancy", "break-cipher", "psionic-strike")),
        ("intuition", ("place-sound", "read-bluff", "calm-horse", "track-tundra")),
        ("presence", ("lie-to-judge", "turn-crowd", "impress-queen", "sing-spell")),
    ],
)
def test_what_each_is_called_upon_for(name: str, examples: tuple[str, ...]) -> None:
    assert [characteristics.suggested(example) for example in examples] == [name] * 4
    # the Director who calls for a test is told so, in words
    told = {task["id"]: task for task in ludotheque.new("drawsteel", 2, 1).view(0)["sitting"]["behind"]["tasks"]}
    assert [told[example]["characteristic"] for example in examples] == [name] * 4
    assert all(told[example]["words"][language] for example in examples for language in ("fr", "en"))


@pytest.mark.rule("DS-013")
def test_a_score_is_a_whole_number_from_minus_five_to_five() -> None:
    assert all(characteristics.check_score(score) is None for score in range(-5, 6))
    for score in (-6, 6, 1.5, "2", True):
        refusal = characteristics.check_score(score)
        assert refusal is not None
        assert refusal.rule == "DS-013"


@pytest.mark.rule("DS-015")
def test_the_reference_points() -> None:
    assert set(characteristics.HUMAN.values()) == {0}
    assert (characteristics.LOWEST, characteristics.HIGHEST) == (-5, 5)  # a baby rabbit and an ancient dragon
