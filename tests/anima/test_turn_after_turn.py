"""What a turn forgets of the one before, and what a lost turn costs (sections 8, 12, 18)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.anima.faces import Foe
from ludotheque.games.anima.faces import Stage as Part
from tests.anima.helpers import SPARE, Stage, remake, seat, stage, there

CORNES = "village-de-cornes"


def next_turn(t: Stage, *going: str) -> Stage:
    """Pass on to the next turn's movement, and make these moves in it."""
    turn = t.pos.turns
    while t.pos.turns == turn or t.kind == "reset":
        t.do("pass")
    return t.do(*going)


def together(*seats: dict[str, Any], **rest: Any) -> Stage:
    return stage(*seats, **{"active": [CORNES, "archange"], "phase": "interaction", "order": [0, 1], **rest})


@pytest.mark.rule("AN-177")
def test_teams_that_tied_may_fight_again_next_turn() -> None:
    t = together(there(CORNES, "acrobate"), there(CORNES, "factotum"))
    t.dice(2, 3)
    t.do("attack:@1").refuses("attack:@1", "AN-177")
    assert next_turn(t, f"go:{CORNES}", f"go:{CORNES}").offers("attack:@1")


@pytest.mark.rule("AN-S24", "AN-S59")
def test_the_next_turn_brings_another_bargain() -> None:
    t = together(there("archange", "acrobate", hand=SPARE[:1]), there("archange", "factotum"))
    t.do("trade:@1", "decline").refuses("trade:@1", "AN-S24")
    assert next_turn(t, "go:archange", "go:archange").offers("trade:@1")


@pytest.mark.rule("AN-121")
def test_the_next_turn_brings_another_search() -> None:
    t = together(there(CORNES, "acrobate"), there("archange", "factotum"), sought=True, phase="exploration")
    assert next_turn(t).offers("seek")


@pytest.mark.rule("AN-027", "AN-097")
def test_an_ability_is_for_each_turn() -> None:
    t = together(
        there(CORNES, "acrobate", plots=["horloge-sans-heures"]), there("archange", "factotum"), phase="exploration"
    )
    t.do("use:horloge-sans-heures").refuses("use:horloge-sans-heures", "AN-027")
    next_turn(t, "go:archange", f"go:{CORNES}")
    while t.kind == "interaction":
        t.do("pass")
    while t.asked != 0:
        t.do("pass")
    assert t.offers("use:horloge-sans-heures")


@pytest.mark.rule("AN-S69", "AN-192")
def test_a_team_that_loses_the_turn_stands_nowhere() -> None:
    t = stage(seat("acrobate", at=CORNES, sits_out=1), seat("factotum"), active=[CORNES], phase="turn")
    assert (t.kind, t.asked, t.at(0)) == ("reset", 1, CORNES)
    t.do("pass", f"go:{CORNES}")
    assert (t.kind, t.asked, t.at(0)) == ("interaction", 1, None)
    t.refuses("attack:@0", "AN-141")


@pytest.mark.rule("AN-S69", "AN-042", "AN-048")
def test_a_turn_lost_breaks_a_resistance_off(monkeypatch: pytest.MonkeyPatch) -> None:
    palace = "mission-du-palais"
    remake(monkeypatch, palace, stages=(Part("village", Foe("un garde", "a guard", 4)),) * 3, hold=True)
    mine = there(CORNES, "acrobate", going=[palace], held=palace, sits_out=1)
    t = stage(mine, seat("factotum"), active=[CORNES], progress={palace: 2}, phase="turn")
    assert (t.pos.held[0], t.pos.progress[t.card(palace)]) == (-1, 0)
    assert t.where(palace) == "going:0"
