"""What players, and those who write scenarios, must not get away with: each refused by its rule, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.errors import BadOptions, BadScenario, IllegalAnswer
from tests.anima.helpers import GAME, SPARE, Stage, seat, stage, there

CORNES, RUINS = "village-de-cornes", "ruines-perdues"
FOUR = ("acrobate", "sorcier", "voleuse", "paladin")


@pytest.mark.rule("AN-002")
@pytest.mark.parametrize("seats", [1, 6])
def test_a_sixth_player(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 5 players") as caught:
        ludotheque.new("anima", seats)
    assert caught.value.rule == "AN-002"
    assert caught.value.words["fr"].endswith(f"pas à {seats}")


@pytest.mark.rule("AN-142")
def test_a_fight_against_a_team_two_characters_smaller() -> None:
    t = stage(
        there(CORNES, "acrobate", "sorcier", "voleuse"), there(CORNES, "factotum"), active=[CORNES], phase="interaction"
    )
    t.refuses("attack:@1", "AN-142")


def explored(mine: dict[str, Any], **rest: Any) -> Stage:
    """A team that has explored and met nothing."""
    t = stage({**mine, "at": "archange", "reached": True}, seat("factotum"), phase="exploration", **rest)
    return t.dice(1).do("explore")


@pytest.mark.rule("AN-017", "AN-167", "AN-S22")
def test_a_fifth_character() -> None:
    explored(seat(*FOUR)).refuses("recruit", "AN-167")
    t = stage(
        there(CORNES, *FOUR, hand=SPARE[:1]),
        there(CORNES, "factotum", "illusionniste"),
        active=[CORNES],
        phase="interaction",
        order=[1, 0],
    )
    t.do("trade:@0", "lay:illusionniste").refuses("agree", "AN-S22")


@pytest.mark.rule("AN-017", "AN-051")
@pytest.mark.parametrize(
    ("wrong", "rule"),
    [({"team": [*FOUR, "technicien"]}, "AN-017"), ({"team": ["acrobate"], "hand": SPARE[:6]}, "AN-051")],
)
def test_a_scenario_above_a_limit(wrong: dict[str, Any], rule: str) -> None:
    with pytest.raises(BadScenario) as caught:
        stage(wrong, seat("factotum"))
    assert caught.value.rule == rule


@pytest.mark.rule("AN-051", "AN-103", "AN-S22")
def test_a_sixth_advantage() -> None:
    explored(seat("acrobate", hand=SPARE[:5])).refuses("advantages", "AN-103")
    t = stage(
        there(CORNES, "acrobate", hand=SPARE[:5]),
        there(CORNES, "factotum", hand=SPARE[5:6]),
        active=[CORNES],
        phase="interaction",
        order=[1, 0],
    )
    t.do("trade:@0", f"lay:{SPARE[5]}").refuses("agree", "AN-S22")


@pytest.mark.rule("AN-137", "AN-138")
@pytest.mark.parametrize(("mine", "theirs"), [(CORNES, RUINS), (RUINS, CORNES), (RUINS, RUINS)])
def test_a_trade_outside_trade_zones(mine: str, theirs: str) -> None:
    t = stage(
        there(mine, "acrobate", hand=SPARE[:1]),
        there(theirs, "factotum"),
        active=[CORNES, RUINS],
        phase="interaction",
        order=[0, 1],
    )
    t.refuses("trade:@1", "AN-137")


@pytest.mark.rule("AN-139", "AN-140", "AN-079", "AN-136")
@pytest.mark.parametrize(("heard", "late", "hands"), [("agree", "decline", (2, 1)), ("decline", "agree", (3, 0))])
def test_a_trade_withdrawn_and_accepted_at_once(heard: str, late: str, hands: tuple[int, int]) -> None:
    t = stage(
        there(CORNES, "acrobate", hand=SPARE[:3]),
        there(CORNES, "factotum"),
        active=[CORNES],
        phase="interaction",
        order=[0, 1],
    )
    t.do("trade:@1", f"lay:{SPARE[0]}", "agree")
    refused(t, late, 0, "AN-079")  # the word is the other's
    t.table.play(heard, 1)
    assert (len(t.hand(0)), len(t.hand(1)), t.pos.trade) == (*hands, [])
    refused(t, late, 0, "AN-136")  # the bargain is over
    refused(t, late, 1, "AN-079")


def refused(t: Stage, key: str, at: int, rule: str) -> None:
    before = GAME.dump(t.pos)
    with pytest.raises(IllegalAnswer) as caught:
        t.table.play(key, at)
    assert caught.value.rule == rule
    assert GAME.dump(t.pos) == before


@pytest.mark.rule("AN-014")
@pytest.mark.parametrize(
    "twice",
    [
        {"seats": [{"team": ["acrobate"]}, {"team": ["acrobate"]}]},
        {"seats": [{"team": ["acrobate"], "hand": SPARE[:1]}, {"team": ["factotum"], "hand": SPARE[:1]}]},
        {"seats": [seat("acrobate"), seat("factotum")], "advantages": SPARE[:1], "advantages_out": SPARE[:1]},
        {"seats": [seat("acrobate"), seat("factotum")], "zones": ["archange"]},
    ],
    ids=["teams", "hands", "deck and discard", "deck and table"],
)
def test_a_scenario_with_a_card_in_two_places(twice: dict[str, Any]) -> None:
    with pytest.raises(BadScenario, match="is in two places") as caught:
        ludotheque.scenario("anima", {"active": [{"zone": "archange"}], **twice})
    assert caught.value.rule == "AN-014"
    assert "à deux endroits" in caught.value.words["fr"]
