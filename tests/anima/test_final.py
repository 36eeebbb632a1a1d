"""A Final as the box has it, and games of five examined choice by choice."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.conformance import check_game
from ludotheque.engine.errors import BadScenario
from ludotheque.games.anima.faces import FACES, MissionFace, ZoneFace
from ludotheque.games.anima.gaia import NOBODY_WON
from ludotheque.games.anima.missions import ATTEMPT
from tests.anima.helpers import BY_ID, CREATURES, FINALS, GAME, Stage, seat, stage, there


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
        assert t.pos.ascent == [1, 0]
        assert t.pos.held == [t.card(final), -1]


@pytest.mark.rule("AN-S70")
def test_whoever_concedes_on_the_way_to_a_final_does_not_win_it() -> None:
    final = next(id for id in FINALS if isinstance(face := BY_ID[id], MissionFace) and len(face.stages) == 1)
    face = BY_ID[final]
    assert isinstance(face, MissionFace)
    place = face.stages[0].place
    zone = next(
        one.id for one in FACES if isinstance(one, ZoneFace) and place in [reward.place for reward in one.rewards]
    )
    t = stage(
        there(zone, "acrobate", "maitre-d-armes", done=["battre-tiamat"]),
        seat("factotum"),
        seat("voleuse"),
        active=[zone],
        encounters=CREATURES[:4],
        final=final,
        phase="exploration",
        order=[0, 1, 2],
        lasting=[[stat, 9, 0, 1, None, None] for stat in (0, 1) for _ in range(3)],
    )
    t.dice(1)
    t.do("explore").past()
    pos = t.pos
    pos.asked.clear()
    pos.conceded = 1
    frame = pos.push(ATTEMPT, 0, t.card(final))
    frame.pc = len(ATTEMPT.ops) - 1  # it conceded in its last trial, and passes it all the same
    GAME.run(pos)
    assert pos.winner == -1
    assert ("fails", "AN-S70", 0) in [event[:3] for event in pos.events]


@pytest.mark.rule("AN-S60", "AN-S70")
def test_when_the_turns_run_out_whoever_conceded_is_not_counted() -> None:
    t = stage(seat("acrobate", done=["battre-tiamat"]), seat("factotum"), seat("voleuse"), phase="exploration")
    t.table.play("concede", 0)
    t.pos.winner = NOBODY_WON
    outcome = GAME.result(t.pos)
    assert outcome is not None
    assert (outcome["winners"], outcome["scores"]) == ([1, 2], [1, 0, 0])


LONG = next(
    id for id in FINALS if isinstance(face := BY_ID[id], MissionFace) and face.hold and not face.stages[1].trials
)
CHASM = "gouffre-sans-etoiles"


def racing(**rest: Any) -> Stage:
    """Two teams that the Final is open to, the first a turn into it."""
    return stage(
        there(CHASM, "acrobate", "sorcier", done=["battre-tiamat"], held=LONG, ascent=1),
        there(CHASM, "factotum", "maitre-d-armes", done=["mission-du-palais"]),
        **{"active": [CHASM], "final": LONG, "order": [1, 0], "encounters": ["tresor", "auberge"], **rest},
    )


@pytest.mark.rule("AN-S62", "AN-009", "AN-042")
def test_the_final_is_everybodys_and_each_team_goes_its_own_way() -> None:
    t = racing(phase="exploration")
    t.dice(1)
    t.do("explore").past()
    shown = {zone["id"]: zone for zone in t.table.view(1)["zones"]}["final"]["cards"]
    assert shown[0]["progress"] == [0, 3]
    t.do(f"quest:{LONG}").past()
    assert t.pos.ascent == [2, 1], "the second begins at the beginning, and the first goes on from where it was"
    assert t.pos.held == [t.card(LONG)] * 2
    for viewer, steps in ((0, 2), (1, 1), (-1, 2)):
        shown = {zone["id"]: zone for zone in t.table.view(viewer)["zones"]}["final"]["cards"]
        assert shown[0]["progress"] == [steps, 3]


@pytest.mark.rule("AN-S62", "AN-048")
def test_a_team_driven_out_of_the_final_begins_again_alone() -> None:
    t = racing(phase="interaction")
    t.pos.ascent[1], t.pos.held[1] = 2, t.pos.final
    t.dice(6, 1)
    t.do("attack:@0").past()
    assert (t.pos.held[0], t.pos.ascent) == (-1, [0, 2])


@pytest.mark.rule("AN-044")
def test_a_scenario_holds_a_team_in_the_final() -> None:
    t = racing(phase="exploration")
    said = t.table.game.write_scenario(t.pos)
    assert [one["ascent"] for one in said["seats"]] == [1, 0]
    assert t.table.game.write_scenario(ludotheque.scenario("anima", said).position) == said
    with pytest.raises(BadScenario, match="ascent"):
        racing(progress={LONG: 1})


def test_five_seats_keep_to_the_contract() -> None:
    assert check_game(GAME, 5, 1, "five", hidden=False) > 300
