"""The five characteristics of every creature, and how they are written (DS-006 to DS-016)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.engine.refusal import Refusal

#: In the order of the rulebook (DS-006).
CHARACTERISTICS = ("might", "agility", "reason", "intuition", "presence")
#: The letters of the French book, and the English one for Might, which later chapters keep (DS-007).
LETTERS = {"F": "might", "M": "might", "A": "agility", "R": "reason", "I": "intuition", "P": "presence"}
#: DS-013, and what the two ends stand for (DS-015): a baby rabbit and an ancient dragon.
LOWEST, HIGHEST = -5, 5
#: What an average human has (DS-015).
HUMAN = dict.fromkeys(CHARACTERISTICS, 0)

#: What each is called upon for (DS-008 to DS-012): suggested to a Director, never enforced.
EXAMPLES: Mapping[str, Sequence[str]] = {
    "might": ("break-door", "swing-axe", "stand-firm", "throw-ally"),
    "agility": ("flip-away", "shoot-crossbow", "dodge-blast", "lift-keys"),
    "reason": ("solve-riddle", "recall-necromancy", "break-cipher", "psionic-strike"),
    "intuition": ("place-sound", "read-bluff", "calm-horse", "track-tundra"),
    "presence": ("lie-to-judge", "turn-crowd", "impress-queen", "sing-spell"),
}
_CALLED_FOR = {example: name for name, examples in EXAMPLES.items() for example in examples}


def named(word: str) -> str | None:
    """The characteristic that a letter or a name stands for, or None."""
    return LETTERS.get(word.upper()) or (word.lower() if word.lower() in CHARACTERISTICS else None)


def spelled_out(scores: Mapping[Any, Any]) -> dict[Any, Any]:
    """Scores by the names of their characteristics, where they are written by letters (DS-007).

    What stands for nothing stays as it is, and so does everything where two stand for the same: whoever reads it says so.
    """
    found = {named(str(word)) or word: score for word, score in scores.items()}
    return found if len(found) == len(scores) else dict(scores)


def suggested(example: str) -> str | None:
    """The characteristic a task calls for (DS-008 to DS-012), or None if it is not one of the examples."""
    return _CALLED_FOR.get(example)


def check_score(score: Any) -> Refusal | None:
    """A score is a whole number from −5 to +5 (DS-013)."""
    if type(score) is not int or not LOWEST <= score <= HIGHEST:
        return Refusal("DS-013", "refusal-score", (("n", str(score)),))
    return None


def check_scores(scores: Mapping[str, Any]) -> Refusal | None:
    """Every creature has exactly these five, each within its bounds (DS-006, DS-013)."""
    for name in scores:
        if name not in CHARACTERISTICS:
            return Refusal("DS-006", "refusal-no-characteristic", (("name", str(name)),))
    for name in CHARACTERISTICS:
        if name not in scores:
            return Refusal("DS-006", "refusal-characteristic-missing", (("name", f"$characteristic-{name}"),))
        refusal = check_score(scores[name])
        if refusal is not None:
            return refusal
    return None
