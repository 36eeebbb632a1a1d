"""A Final as the box has it, and games of five examined choice by choice."""

from __future__ import annotations

import pytest

from ludotheque.conformance import check_game
from ludotheque.games.anima.faces import FACES, MissionFace, ZoneFace
from tests.anima.helpers import BY_ID, CREATURES, FINALS, GAME, seat, stage, there


@pytest.mark.rule("AN-004", "AN-S45", "AN-D04")
@pytest.mark.parametrize("final", FINALS)
def test_a_final_of_the_box_is_completed(final: str) -> None:
    """A team that nothing can withstand goes through all its stages."""
    face = BY_ID[final]
    assert isinstance(face, MissionFace)
    place = face.stages[0].place
    zone = next(
        one.id for one in FACES if isinstance(one, ZoneFace) and place in [reward.place for reward in one.rewards]
    )
    strong = [[stat, 9, 0, 1, None, None] for stat in (0, 1) for _ in range(3)]
    t = stage(
        there(zone, "acrobate", "maitre-d-armes", done=["battre-tiamat"]),
        seat("factotum"),
        active=[zone],
        encounters=CREATURES[:4],
        final=final,
        phase="exploration",
        order=[0, 1],
        lasting=strong,
    )
    t.dice(1)
    t.do("explore").past()
    assert t.kind == "reward"
    t.do(f"quest:{final}").past()
    if len(face.stages) == 1:
        assert t.table.over
        assert t.table.outcome is not None
        assert t.table.outcome["winners"] == [0]
    else:
        assert t.pos.progress[t.card(final)] == 1


def test_five_seats_keep_to_the_contract() -> None:
    assert check_game(GAME, 5, 1, "five", hidden=False) > 300
