"""What a table says beyond the cards: odds, sums by cause, the fight of the moment."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from ludotheque.games.anima import odds
from ludotheque.games.anima.faces import ZoneFace
from tests.anima.helpers import BY_ID, CREATURES, EVENTS, SPARE, seat, stage, there

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


def test_what_lies_face_down_is_any_encounter_nobody_sees() -> None:
    t = stage(
        seat("acrobate"),  # Combat 4
        seat("factotum"),
        active=[("ruines-perdues", "guerrier-errant", False), ("archange", "tresor", False)],
        encounters_out=[one for one in (*CREATURES, *EVENTS) if one not in ("guerrier-errant", "tresor")],
        phase="movement",
        order=[0, 1],
    )
    shown = {card["id"]: card for card in zone_cards(t.table.view(0), "active")}
    # One of the two is Guerrier Errant (Combat 2), which beats the team with 3 of 36 pairs; the other is an event.
    beaten = sum(4 + one < 2 + other for one, other in DICE)
    assert shown["ruines-perdues"]["entry"] == {"safe": round(100 * (1 - beaten / 36 / 2)), "fights": 1, "of": 2}
    rows = {row["brings"]: row for row in shown["ruines-perdues"]["exploration"]}
    assert (rows["0"]["safe"], rows["1"]["safe"]) == (100, shown["ruines-perdues"]["entry"]["safe"])
    assert rows["2"]["safe"] == round(100 * (1 - beaten / 36))  # both are met, and one of them fights
    assert "entry" not in zone_cards(t.table.view(1), "active")[0]  # who is not asked is told nothing of it


def test_wishes_are_shown_to_their_owner_only() -> None:
    t = stage(seat("acrobate", wants=1), seat("factotum"), phase="movement", order=[0, 1])
    assert [t.table.view(at)["wants"] for at in (0, 1, None)] == [["declared"], [], None]


def test_a_mission_says_where_it_goes_on_and_what_its_trials_are_worth() -> None:
    t = stage(seat("acrobate", missions=["battre-tiamat"]), seat("factotum"), phase="movement", order=[0, 1])
    (mission,) = zone_cards(t.table.view(0), "missions:0")
    assert mission["aim"] == "ruines-perdues"
    (trial,) = mission["trials"]
    assert (trial["kind"], trial["n"]) == ("foe", 13)
    assert trial["odds"] == odds.fight(4 - 13, creature=True)
    assert zone_cards(t.table.view(1), "missions:0") == []


def zone_cards(view: dict[str, Any], zone: str) -> list[dict[str, Any]]:
    (found,) = [one for one in view["zones"] if one["id"] == zone]
    cards: list[dict[str, Any]] = found["cards"]
    return cards
