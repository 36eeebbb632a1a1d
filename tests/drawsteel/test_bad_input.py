"""What must not be done, each refused in one line with the rule that forbids it, and nothing changed."""

from __future__ import annotations

import pytest

from ludotheque.engine.errors import BadOptions, UnknownOption
from tests.drawsteel.sitting import DIRECTOR, Sitting, sheet


@pytest.mark.rule("DS-013")
@pytest.mark.parametrize("score", [6, -6, "3", 1.5, None, True])
def test_a_characteristic_of_six(score: object) -> None:
    with pytest.raises(BadOptions) as said:
        Sitting(sheet("Val", might=score))
    assert said.value.rule == "DS-013"
    assert "might" in said.value.words["fr"]
    assert "\n" not in str(said.value)


@pytest.mark.rule("DS-006")
@pytest.mark.parametrize("scores", [{"might": 1}, {}, None, [1, 2, 3, 4, 5]])
def test_a_hero_with_other_than_five_characteristics(scores: object) -> None:
    with pytest.raises(BadOptions) as said:
        Sitting({**sheet("Val"), "characteristics": scores})
    assert said.value.rule == "DS-006"


@pytest.mark.rule("DS-019")
@pytest.mark.parametrize("faces", ["11>4", "4>11", "-1>4", "4>x", "4.5>4", "99999999999>1"])
def test_an_eleventh_face(faces: str) -> None:
    sitting = Sitting().test("Val", "reason")
    sitting.refused(1, f"faces:{faces}", "DS-019")
    sitting.by(1, "faces:9>8").refused(1, f"reroll_faces:{faces}", "DS-019")


@pytest.mark.rule("DS-108")
def test_a_token_spent_twice_in_one_turn() -> None:
    sitting = Sitting(foes=(sheet("Wolf", "foe"),)).fight().by(1, "go:@Val", "buy_surges:@Val")
    sitting.refused(1, "buy_surges:@Val", "DS-108")


@pytest.mark.rule("DS-158")
def test_a_recovery_at_zero() -> None:
    sitting = Sitting(sheet("Val", recoveries=0)).director("set_figure:@Val>stamina>3>x")
    sitting.refused(1, "recover:@Val", "DS-158")


@pytest.mark.rule("DS-178")
def test_a_respite_interrupted_and_then_claimed() -> None:
    sitting = Sitting().director("respite:safe", "interrupt:23>a swarm")
    sitting.refused(DIRECTOR, "claim_respite", "DS-178").refused(DIRECTOR, "finish", "DS-001")


@pytest.mark.rule("DS-129")
def test_a_player_acts_for_anothers_hero() -> None:
    sitting = Sitting().director("set_figure:@Jorn>stamina>3>x")
    for key in ("act:@Jorn>I jump.", "buy_surges:@Jorn", "recover:@Jorn", "heed:@Jorn>always"):
        sitting.refused(1, key, "DS-129")


def secretive(note: str, banked: int, difficulty: str, hidden: str) -> Sitting:
    """A table whose Director keeps something back: a note, Malice in waiting, how hard a test is, who lurks."""
    sitting = Sitting(foes=(sheet(hidden, "foe", note={"fr": f"{hidden} : voir p. 3", "en": f"{hidden}: see p. 3"}),))
    sitting.of(hidden)["hidden"] = True
    sitting.director(f"note:{note}", f"set_pool:banked>{banked}>{note}")
    return sitting.test("Val", "reason", difficulty, "veiled")


@pytest.mark.rule("DS-130")
def test_a_player_asks_for_a_secret_of_the_directors() -> None:
    sitting = secretive("the duke lies", 3, "hard", "Mimic")
    other = secretive("the cook lies", 5, "easy", "Ooze")
    for seat in (1, 2, None):
        assert sitting.table.view(seat) == other.table.view(seat)
        assert sitting.table.log(seat) == other.table.log(seat)
        assert "the duke lies" not in str(sitting.table.log(seat))
    sitting.refused(1, "read_notes", "DS-130").refused(1, "note:mine", "DS-130")
    sitting.refused(1, "set_pool:banked>0>please", "DS-130")
    said = set()
    for guess in ("being-2", "being-9"):  # the mimic, and nobody
        with pytest.raises(UnknownOption) as refused:
            sitting.table.why_not(f"buy_surges:{guess}", 1)
        said.add(refused.value.words["en"].replace(guess, "…"))
    assert len(said) == 1  # a right guess at somebody hidden is told nothing more than a wrong one
    sitting.director("read_notes")
    assert sitting.table.log(DIRECTOR)[-1]["kind"] == "noted"
    assert "the duke lies" not in str(sitting.table.log(1))
