"""Dice as they lie on the table (DS-017 to DS-026)."""

from __future__ import annotations

import pytest

from ludotheque.games.drawsteel.rules import dice, odds


@pytest.mark.rule("DS-017")
def test_two_d10_give_a_hundred_equal_pairs() -> None:
    assert sum(odds.WAYS.values()) == 100
    assert {
        total: sum(1 for a in range(1, 11) for b in range(1, 11) if a + b == total) for total in range(2, 21)
    } == odds.WAYS


@pytest.mark.rule("DS-018")
def test_a_zero_counts_as_ten() -> None:
    assert dice.d10(0) + dice.d10(7) == 17
    assert dice.d10(0) + dice.d10(0) == 20


@pytest.mark.rule("DS-019")
def test_faces_of_a_d10_are_read_as_printed() -> None:
    assert dice.d10(10) + dice.d10(7) == 17
    assert all(dice.check_face(face, 10) is None for face in range(11))
    for face in (11, -1):
        refusal = dice.check_face(face, 10)
        assert refusal is not None
        assert refusal.rule == "DS-019"


@pytest.mark.rule("DS-020")
def test_a_d6_shows_one_to_six() -> None:
    assert all(dice.check_face(face, 6) is None for face in range(1, 7))
    for face in (0, 7):
        refusal = dice.check_face(face, 6)
        assert refusal is not None
        assert refusal.rule == "DS-020"


@pytest.mark.rule("DS-021")
def test_a_d3_on_a_d6() -> None:
    assert [dice.d3(face) for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("DS-022")
def test_several_d3_are_converted_then_added() -> None:
    assert dice.d3s((4, 5)) == 5
    assert dice.d3s((1, 1)) == 2
    assert dice.d3s((6, 2, 3)) == 6


@pytest.mark.rule("DS-023")
def test_a_d100_reads_tens_and_ones() -> None:
    assert dice.d100(5, 3) == 53
    assert dice.d100(3, 5) == 35


@pytest.mark.rule("DS-024")
def test_within_a_d100_a_ten_is_a_zero() -> None:
    assert dice.d100(10, 9) == 9
    assert dice.d100(4, 10) == 40


@pytest.mark.rule("DS-025")
@pytest.mark.parametrize("faces", [(0, 0), (10, 10), (0, 10)])
def test_two_zeros_are_a_hundred(faces: tuple[int, int]) -> None:
    assert dice.d100(*faces) == 100


@pytest.mark.rule("DS-026")
@pytest.mark.parametrize("faces", [range(10), range(1, 11)])
def test_a_d100_gives_each_number_once(faces: range) -> None:
    assert sorted(dice.d100(tens, ones) for tens in faces for ones in faces) == list(range(1, 101))
