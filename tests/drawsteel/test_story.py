"""Scenes, adventures, campaigns, and what an adventure begins with (DS-133 to DS-138, DS-R11)."""

from __future__ import annotations

import pytest

from ludotheque.games.drawsteel.table import story
from tests.drawsteel.sitting import DIRECTOR, Sitting


@pytest.mark.rule("DS-134")
def test_an_adventure_has_scenes_and_is_open_or_closed() -> None:
    sitting = Sitting()
    sitting.refused(DIRECTOR, "close_adventure", "DS-134")
    sitting.director("adventure:The bell tower")
    assert sitting.pos.campaign["adventure"] == {"title": "The bell tower", "scenes": 1, "sessions": 1}
    sitting.refused(DIRECTOR, "adventure:Another", "DS-134")
    sitting.director("scene:The gate", "scene:The stairs")
    assert sitting.pos.campaign["adventure"]["scenes"] == 3
    sitting.director("close_adventure")
    assert sitting.pos.campaign["adventure"] == {}
    assert sitting.pos.campaign["adventures"] == [{"title": "The bell tower", "scenes": 3, "sessions": 1}]
    sitting.director("scene:The road")
    assert sitting.pos.campaign["adventures"][0]["scenes"] == 3  # a scene between two adventures is of neither


@pytest.mark.rule("DS-135")
def test_a_campaign_is_a_row_of_adventures_with_the_same_heroes() -> None:
    sitting = Sitting().director("adventure:One", "set_figure:@Val>xp>5>before", "close_adventure", "adventure:Two")
    assert [one["title"] for one in sitting.pos.campaign["adventures"]] == ["One"]
    assert sitting.pos.campaign["adventure"]["title"] == "Two"
    assert sitting.of("Val")["xp"] == 5
    following = story.next_session(sitting.pos.campaign)
    assert (following["session"], following["adventure"]["title"]) == (2, "Two")
    assert following["adventures"] == sitting.pos.campaign["adventures"]


@pytest.mark.rule("DS-136")
def test_an_adventure_of_one_session_is_a_one_shot() -> None:
    sitting = Sitting().director("adventure:One", "close_adventure")
    assert sitting.entry("adventure_over") == ("One", 1, story.LENGTHS.index("one-shot"))
    longer = Sitting().director("adventure:Two")
    longer.pos.campaign = story.next_session(longer.pos.campaign)
    longer.director("close_adventure")
    assert longer.entry("adventure_over")[2] == story.LENGTHS.index("longer")
    assert story.next_session({**longer.pos.campaign})["adventure"] == {}


@pytest.mark.rule("DS-137")
def test_four_counters_stand_on_every_hero() -> None:
    sitting = Sitting().director(
        "set_figure:@Val>victories>3>x",
        "set_figure:@Val>xp>11>x",
        "set_figure:@Val>resource>4>x",
        "set_figure:@Val>recoveries>7>x",
    )
    for seat in (0, 1, 2):
        assert 3 in sitting.shown(seat, "victories")
        assert 11 in sitting.shown(seat, "xp")
        assert 4 in sitting.shown(seat, "resource")
        assert [7, 8] in sitting.shown(seat, "recoveries")


@pytest.mark.rule("DS-138")
def test_victories_are_counted_by_hero_and_start_at_nothing() -> None:
    sitting = Sitting().director("adventure:One", "set_figure:@Val>victories>2>alone")
    assert [sitting.of(name)["victories"] for name in ("Val", "Jorn")] == [2, 0]
    sitting.director("close_adventure", "adventure:Two", "anyway")
    assert [sitting.of(name)["victories"] for name in ("Val", "Jorn")] == [0, 0]
    assert sitting.of("Val")["xp"] == 0


@pytest.mark.rule("DS-R11")
def test_victories_left_over_may_become_experience_first() -> None:
    sitting = Sitting().director("set_figure:@Val>victories>2>before", "adventure:Two")
    assert (sitting.kind, sitting.asked) == ("leftover", DIRECTOR)
    sitting.director("rest_first")
    assert sitting.pos.scene["mode"] == "respite"
    sitting.director("interrupt:3>wolves")
    assert sitting.kind == "leftover"  # they are still there
    sitting.director("rest_first", "finish")
    assert (sitting.of("Val")["victories"], sitting.of("Val")["xp"]) == (0, 2)
    assert sitting.pos.campaign["adventure"]["title"] == "Two"


@pytest.mark.rule("DS-R11")
def test_without_victories_nothing_is_asked() -> None:
    assert Sitting().director("adventure:Two").kind == "direct"
