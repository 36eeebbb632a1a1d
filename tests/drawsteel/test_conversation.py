"""The conversation: scenes, actions, answers, and the worked example of the chapter (DS-001 to DS-005, DS-133, DS-188, DS-189)."""

from __future__ import annotations

import pytest

from tests.drawsteel.sitting import DIRECTOR, Sitting, sheet


@pytest.mark.rule("DS-001")
def test_the_journal_keeps_everything_said_with_its_author_and_in_order() -> None:
    sitting = Sitting(sheet("Val"), sheet("Jorn"))
    sitting.director("scene:La tour")
    sitting.by(2, "act:@Jorn>I stay at the back.")
    sitting.by(1, "act:@Val>I look at the signs.")
    sitting.director("narrate:They are faded.")
    told = [(line["kind"], line["seat"]) for line in sitting.table.log(1)[1:]]
    assert told == [("scene", DIRECTOR), ("act", 2), ("act", 1), ("narrate", DIRECTOR)]
    assert "I look at the signs." in sitting.last("act")["words"]["fr"]
    sitting.by(1, "act:@Val>I go on before anybody else.")  # no order is forced


@pytest.mark.rule("DS-002")
def test_what_cannot_go_wrong_takes_no_dice() -> None:
    sitting = Sitting()
    chance = sitting.pos.chance
    sitting.director("no_roll:The glass is swept away.", "no_roll:The torch is lit.")
    assert [line["rule"] for line in sitting.happened("no_roll")] == ["DS-002", "DS-002"]
    assert sitting.pos.chance == chance
    assert not sitting.happened("rolled")
    assert sitting.kind == "direct"


@pytest.mark.rule("DS-003")
def test_the_worked_dialogue() -> None:
    sitting = Sitting(sheet("Val", reason=2)).test("Val", "reason", "easy")
    sitting.by(1, "faces:6>4", "keep")
    assert sitting.entry("rolled")[1:] == (6, 4, 12, 2)
    assert sitting.table.game.thing_id("outcome", sitting.entry("outcome")[1]) == "success"
    assert sitting.kind == "direct"  # what she asked for, with no reward and no consequence


@pytest.mark.rule("DS-003")
def test_twelve_is_the_exact_edge_of_the_worked_dialogue() -> None:
    sitting = Sitting(sheet("Val", reason=2)).test("Val", "reason", "easy")
    sitting.by(1, "faces:5>4", "keep")
    assert sitting.entry("rolled")[1:] == (5, 4, 11, 1)
    assert sitting.table.game.thing_id("outcome", sitting.entry("outcome")[1]) == "success-consequence"


@pytest.mark.rule("DS-004")
def test_something_follows_from_an_action_without_dice() -> None:
    sitting = Sitting(sheet("Linn"), foes=(sheet("Devil", "foe"),))
    sitting.by(1, "act:@Linn>I walk to the dais.")
    chance = sitting.pos.chance
    sitting.director("befall:@Linn>A red flash runs up the walls.")
    assert sitting.last("befall")["rule"] == "DS-004"
    assert sitting.last("befall")["touches"] == ["being-0"]
    assert sitting.pos.chance == chance
    sitting.refused(1, "befall:@Linn>Nothing at all.", "DS-130").refused(DIRECTOR, "befall:@Devil>It wakes.", "DS-004")
    sitting.director("fight:nobody")
    assert sitting.pos.scene["mode"] == "fight"


@pytest.mark.rule("DS-005", "DS-R16")
def test_a_fight_puts_everybody_on_the_ground_and_leaves_the_journal_alone() -> None:
    sitting = Sitting(sheet("Val"), sheet("Jorn"), foes=(sheet("Devil", "foe"),))
    sitting.director("narrate:They rise.")
    told = sitting.table.log(1)
    assert [one["zone"] for one in sitting.pos.beings] == [-1, -1, -1]
    sitting.fight()
    zones = len(sitting.pos.field["zones"])
    assert all(type(one["zone"]) is int and 0 <= one["zone"] < zones for one in sitting.pos.beings)
    sitting.by(1, "act:@Val>I call to them.")  # it stays a conversation
    sitting.director("call_off:met>0")
    assert sitting.pos.scene["mode"] == "free"
    assert sitting.table.log(1)[: len(told)] == told


@pytest.mark.rule("DS-133")
def test_every_entry_belongs_to_a_scene() -> None:
    sitting = Sitting()
    sitting.director("scene:One", "narrate:a", "scene:Two", "narrate:b")
    lines = {line["words"]["en"]: line["turn"] for line in sitting.table.log_all() if line["kind"] == "narrate"}
    assert lines == {"a": 1, "b": 2}


@pytest.mark.rule("DS-188", "DS-189")
def test_the_setting_is_free_text_that_players_read_and_no_rule_does() -> None:
    sitting, other = Sitting(), Sitting()
    sitting.director("setting:Vasloria, year of the flood; ask me before you make a noble.")
    text = "Vasloria, year of the flood; ask me before you make a noble."
    assert all(text in str(sitting.table.view(seat)) for seat in (0, 1, 2))
    sitting.refused(1, "setting:Mine.", "DS-001")
    for one in (sitting, other):
        one.test("Val", "reason").by(1, "roll")
    assert sitting.entry("rolled") == other.entry("rolled")


@pytest.mark.rule("DS-133")
def test_a_fight_without_a_title_opens_no_scene_in_the_journal() -> None:
    sitting = Sitting(foes=(sheet("Wolf", "foe"),)).fight()
    assert (sitting.pos.scene["number"], sitting.happened("scene")) == (1, [])


def test_one_of_a_thing_is_said_in_the_singular() -> None:
    sitting = Sitting(sheet("Val")).director("respite:safe", "pass_hours:1")
    words = [line["words"] for line in sitting.table.log(1)]
    assert words[0] == {
        "fr": "La séance s’ouvre\u00a0: 1 héros, 1 jeton de héros",
        "en": "The session opens: 1 hero, 1 hero token",
    }
    assert words[-1] == {"fr": "1 heure de repos passe (1 sur 24)", "en": "1 hour of rest passes (1 of 24)"}


def test_the_end_of_a_condition_is_said_whatever_the_condition_is_called() -> None:
    sitting = Sitting(sheet("Val"), foes=(sheet("Wolf", "foe"),)).fight()
    sitting.of("Val")["afflictions"] = [{"id": "bleeding", "source": -1, "ends": "turn", "since": -1}]
    sitting.by(1, "go:@Val", "end_turn")
    assert sitting.last("cured")["words"]["fr"] == "Val, fin d’un état\u00a0: saignement"


def test_what_says_itself_in_both_languages_is_read_in_ones_own() -> None:
    sitting = Sitting(sheet("Val")).director("scene:La tour ⇄ The tower").test("Val", "reason")
    sitting.director("circumstance:bane>la pluie ⇄ $the rain")
    assert sitting.table.view(1)["title"] == {"fr": "La tour", "en": "The tower"}
    assert sitting.last("scene")["words"]["en"].endswith("The tower")
    said = sitting.last("circumstance")["words"]
    assert (said["fr"].endswith("la pluie"), said["en"].endswith("the rain")) == (True, True)
    assert str({"fr": "la pluie", "en": "the rain"}) in str(sitting.table.view(1)), "the cause, at the roll that waits"
