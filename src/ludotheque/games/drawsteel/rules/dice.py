"""Dice as they lie on the table: what the faces of real dice count, and the d3 and d100 made of others (DS-017 to DS-026)."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.engine.refusal import Refusal

#: The dice of the game by what they are called: their sides.
SIDES = {"d3": 3, "d6": 6, "d10": 10, "d100": 100}


def check_face(face: int, sides: int) -> Refusal | None:
    """Whether a real die shows this: 1 to its sides, and on a d10 also the 0 that counts as 10 (DS-018 to DS-020)."""
    lowest = 0 if sides == 10 else 1
    if type(face) is int and lowest <= face <= sides:
        return None
    return Refusal("DS-019" if sides == 10 else "DS-020", "refusal-face", (("n", str(face)), ("sides", sides)))


def d10(face: int) -> int:
    """What the face of a d10 counts: a 0 is a 10 (DS-018, DS-019)."""
    return face or 10


def d3(face: int) -> int:
    """What the face of a d6 counts as a d3 (DS-021)."""
    return (face + 1) // 2


def d3s(faces: Sequence[int]) -> int:
    """Several d3 on d6: each is converted, then they are added (DS-022)."""
    return sum(d3(face) for face in faces)


def d100(tens: int, ones: int) -> int:
    """Two d10 read as tens and ones; within a d100 a 10 counts as 0, and two of them as 100 (DS-023 to DS-026)."""
    return (tens % 10) * 10 + ones % 10 or 100
