"""The optional rule of the zone tree (section 19)."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from tests.anima.helpers import Stage, seat, stage

CORNES = "village-de-cornes"


def tree(*seats: dict[str, Any], **rest: Any) -> Stage:
    given = {"active": ["archange", "ruines-perdues", "tour-de-la-fin"], "phase": "movement"}
    return stage(*seats, **{**given, "order": list(range(len(seats))), "tree": True, **rest})


@pytest.mark.rule("AN-194", "AN-S53", "AN-S51", "AN-P17")
def test_all_zones_are_in_play_without_encounters() -> None:
    pos = ludotheque.new("anima", 2, 1, {"zones": "tree"}).position
    assert (len(pos.active), pos.zone_deck, set(pos.guards)) == (14, [], {-1})
    assert pos.encounters_out == []
    t = tree(seat("acrobate"), seat("factotum"))
    t.refuses("seek", "AN-S51")


@pytest.mark.rule("AN-195", "AN-198", "AN-S61")
@pytest.mark.parametrize(
    ("level", "zone", "rule"),
    [
        (0, "archange", None),
        (0, "ruines-perdues", "AN-198"),
        (1, "ruines-perdues", None),
        (1, "tour-de-la-fin", "AN-195"),
        (2, "tour-de-la-fin", None),
        (3, "archange", None),
    ],
)
def test_one_climbs_level_by_level(level: int, zone: str, rule: str | None) -> None:
    t = tree(seat("acrobate", level=level), seat("factotum"))
    assert t.why_not(f"go:{zone}") == rule


@pytest.mark.rule("AN-196", "AN-S52")
@pytest.mark.parametrize(
    ("level", "zone", "drawn"), [(1, "ruines-perdues", 1), (1, CORNES, 0), (0, "archange", 0), (2, "archange", 1)]
)
def test_a_change_of_level_draws_an_encounter(level: int, zone: str, drawn: int) -> None:
    t = tree(seat("acrobate", level=level), seat("factotum"), encounters=["tresor"])
    deck = len(t.pos.encounters)
    t.do(f"go:{zone}")
    assert len(t.pos.encounters) == deck - drawn
    assert len(t.hand(0)) == 2 * drawn


@pytest.mark.rule("AN-195", "AN-119")
def test_the_zone_reached_is_the_one_from_which_one_climbs() -> None:
    t = tree(seat("acrobate"), seat("factotum"), encounters=["tresor"], phase="movement")
    t.do("go:archange", "rest")
    while t.kind != "movement" or t.asked != 0:
        t.do("pass" if t.kind != "movement" else "rest")
    t.refuses("go:tour-de-la-fin", "AN-195")
    t.do("go:ruines-perdues")
    assert t.pos.level[0] == 2


@pytest.mark.rule("AN-S61", "AN-196")
def test_a_zone_that_is_guarded_gets_no_second_encounter() -> None:
    active = ["archange", ("ruines-perdues", "tresor", False)]
    t = tree(seat("acrobate", level=1), seat("factotum"), active=active)
    deck = len(t.pos.encounters)
    t.do("go:ruines-perdues")
    assert (len(t.pos.encounters), len(t.hand(0)), t.where("tresor")) == (deck, 2, "encounters_out")


@pytest.mark.rule("AN-197", "AN-198", "AN-S54")
def test_who_is_beaten_leaves_the_tree_and_the_creature_stays() -> None:
    t = tree(seat("voleuse", level=1), seat("factotum"), encounters=["guerrier-errant"])
    t.dice(1, 4)
    t.do("go:ruines-perdues").past()
    assert (t.at(0), t.pos.level[0]) == (None, 0)
    assert t.where("guerrier-errant") == "guards"


@pytest.mark.rule("AN-S55")
def test_resting_keeps_the_level() -> None:
    t = tree(seat("acrobate", level=2), seat("factotum"))
    t.do("rest", "rest", "pass", "pass")
    assert t.offers("go:tour-de-la-fin")


@pytest.mark.rule("AN-199", "AN-C23")
def test_the_zeppelin_goes_to_any_level() -> None:
    t = tree(seat("acrobate", level=1, hand=["voyage-en-zeppelin"]), seat("factotum"))
    t.do("play:voyage-en-zeppelin").past()
    t.do("pick:tour-de-la-fin")
    assert (t.at(0), t.pos.level[0]) == ("tour-de-la-fin", 3)
