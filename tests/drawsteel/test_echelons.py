"""Levels, echelons and what each is about (DS-181 to DS-187, DS-190)."""

from __future__ import annotations

import pytest

from ludotheque.games.drawsteel.rules import experience
from ludotheque.games.drawsteel.sheets import BadSheet, read_sheet
from tests.drawsteel.sitting import Sitting, sheet


@pytest.mark.rule("DS-181")
def test_ten_levels() -> None:
    for level in range(1, 11):
        assert read_sheet(sheet("Val", level=level))["level"] == level
        assert experience.check_level(level) is None
    for level in (0, 11, 1.5):
        with pytest.raises(BadSheet) as said:
            read_sheet(sheet("Val", level=level))
        assert said.value.rule == "DS-181"
    for wrong in (0, 11):
        refusal = experience.check_level(wrong)
        assert refusal is not None
        assert refusal.rule == "DS-181"


@pytest.mark.rule("DS-182")
def test_four_echelons() -> None:
    assert [experience.echelon(level) for level in range(1, 11)] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]


@pytest.mark.rule("DS-183")
def test_the_level_says_which_card_the_director_is_given() -> None:
    for level, card in zip(range(1, 11), (0, 0, 0, 1, 1, 1, 2, 2, 2, 3), strict=True):
        sitting = Sitting(sheet("Val", level=level), sheet("Jorn")).director("adventure:One")
        assert sitting.entry("echelon") == (card,)
    seasoned = Sitting().director("set_figure:@Val>xp>144>x", "adventure:One")
    assert seasoned.entry("echelon") == (3,)  # Experience counts where it goes further than the sheet


@pytest.mark.rule("DS-184", "DS-185", "DS-186", "DS-187")
@pytest.mark.parametrize(
    ("level", "rule", "en", "fr"),
    [
        (1, "DS-184", "caravan village quarter dwar elves goblin human kobold orc bredbeddle ogre chimera greater",
         "caravane village quartier nain elfe gobelin humain kobold orc bredbeddle ogre chimère plus"),
        (4, "DS-185", "Vasloria Capital planet draconian devil hobgoblin medusa overmind equal",
         "Vasloria Capitale planète draconien diable hobgobelin méduse suprême égaux"),
        (7, "DS-186", "whole setting giant vampire valok", "univers tout entier géant vampire valok"),
        (10, "DS-187", "timescape lich dragon overlord Ajax", "Chronoscape liche dragon seigneurs Ajax"),
    ],
)  # fmt: skip
def test_the_reference_card_of_each_echelon(level: int, rule: str, en: str, fr: str) -> None:
    line = Sitting(sheet("Val", level=level)).director("adventure:One").last("echelon")
    assert line["rule"] == rule
    for word in en.split():
        assert word in line["words"]["en"]
    for word in fr.split():
        assert word in line["words"]["fr"]


@pytest.mark.rule("DS-187")
def test_the_last_level_is_data() -> None:
    assert experience.LAST_LEVEL == 10
    assert experience.echelon(experience.LAST_LEVEL) == len(experience.ECHELONS) == 4


@pytest.mark.rule("DS-190")
def test_most_people_have_neither_class_nor_level() -> None:
    for kind in ("npc", "foe"):
        found = read_sheet(sheet("Miller", kind))
        assert (found["level"], found["calling"], found["resource"]) == (None, None, None)
    assert read_sheet(sheet("Val"))["level"] == 1
