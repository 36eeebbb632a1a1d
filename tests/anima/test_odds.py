"""What a table says beyond the cards: odds, sums by cause, the fight of the moment."""

from __future__ import annotations

from itertools import product

import pytest

from ludotheque.games.anima import odds
from ludotheque.games.anima.faces import ZoneFace
from tests.anima.helpers import BY_ID, SPARE, stage, there

DICE = list(product(range(1, 7), repeat=2))


@pytest.mark.parametrize("difference", range(-11, 12))
@pytest.mark.parametrize("creature", [True, False])
def test_the_odds_of_a_fight_are_those_of_all_pairs_of_dice(difference: int, creature: bool) -> None:
    margins = [difference + one - other for one, other in DICE]
    found = odds.fight(difference, creature=creature)
    assert found["winning"] == sum(margin > 0 or (margin == 0 and creature) for margin in margins)
    assert found["losing"] == sum(margin < 0 for margin in margins)
    assert found["deadly"] == sum(margin <= -5 for margin in margins)
    assert found["winning"] + found["tie"] + found["losing"] == found["of"] == 36


@pytest.mark.parametrize(("speed", "passing"), [(4, 0), (5, 1), (8, 4), (10, 6), (15, 6)])
def test_the_odds_of_a_speed_test(speed: int, passing: int) -> None:
    assert odds.speed_test(speed, 11) == passing == sum(speed + die >= 11 for die in range(1, 7))


def test_the_odds_of_an_exploration() -> None:
    zone = BY_ID["ruines-perdues"]
    assert isinstance(zone, ZoneFace)
    rows = odds.exploration(zone)
    assert rows == [{"brings": "0", "of_six": 1}, {"brings": "1", "of_six": 3}, {"brings": "2", "of_six": 2}]


def test_a_fight_is_shown_with_its_causes() -> None:
    t = stage(
        there("village-de-cornes", "acrobate", "sorcier", done=["battre-tiamat"], hand=SPARE[:1], fresh=True),
        there("village-de-cornes", "factotum"),
        active=["village-de-cornes"],
        phase="interaction",
        order=[0, 1],
    )
    t.do("attack:@1")
    battle = t.table.view(1)["battle"]
    assert battle["combat"] == [11, 3]
    assert [part["adds"] for part in battle["parts"][0]] == [4, 3, 2, 2]
    assert [part["words"]["en"] for part in battle["parts"][0]][2:] == ["Rest", "Completed missions"]
    assert battle["dice"] == [None, None]
    assert battle["odds"]["winning"] == 36
