"""Trade (section 12)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.anima.trade import MOST_WORDS
from tests.anima.helpers import SPARE, Stage, seat, stage, there

CORNES = "village-de-cornes"


def market(*seats: dict[str, Any], **rest: Any) -> Stage:
    given = {"active": ["archange", CORNES, "ruines-perdues"], "phase": "interaction", "order": list(range(len(seats)))}
    return stage(*seats, **{**given, **rest})


@pytest.mark.rule("AN-037", "AN-137", "AN-138", "AN-S25", "AN-S13")
def test_both_teams_stand_in_trade_zones_the_same_or_not() -> None:
    t = market(
        there("archange", "acrobate"),
        there("archange", "factotum"),
        there(CORNES, "sorcier"),
        there("ruines-perdues", "voleuse"),
        seat("paladin", rested=True),
    )
    assert [key for key in t.keys if key.startswith("trade")] == ["trade:@1", "trade:@2"]
    t.refuses("trade:@3", "AN-137").refuses("trade:@4", "AN-137")


@pytest.mark.rule("AN-139", "AN-140", "AN-S23")
def test_two_cards_for_a_character() -> None:
    t = market(
        there("archange", "acrobate", hand=SPARE[:3]), there("archange", "factotum", "voleuse"), tapped=["voleuse"]
    )
    t.do("trade:@1", f"lay:{SPARE[0]}", f"lay:{SPARE[1]}", "over")
    assert t.asked == 1
    t.do("lay:voleuse", "agree")
    assert t.asked == 0
    t.do("agree")
    assert (t.hand(0), t.hand(1)) == ([SPARE[2]], SPARE[:2])
    assert (t.team(0), t.team(1)) == (["acrobate", "voleuse"], ["factotum"])
    assert t.pos.tapped >> t.card("voleuse") & 1
    assert (t.kind, t.asked, t.pos.trade) == ("interaction", 0, [])


@pytest.mark.rule("AN-140")
def test_nothing_moves_unless_both_agree() -> None:
    t = market(there("archange", "acrobate", hand=SPARE[:3]), there("archange", "factotum"))
    t.do("trade:@1", f"lay:{SPARE[0]}", "agree", "decline")
    assert (len(t.hand(0)), t.hand(1), t.pos.trade) == (3, [], [])


@pytest.mark.rule("AN-140", "AN-139")
@pytest.mark.parametrize("change", ["lay:factotum", "take_up:voleuse"])
def test_one_agrees_to_what_lies_there_and_to_nothing_else(change: str) -> None:
    t = market(
        there("archange", "acrobate", hand=SPARE[:3]), there("archange", "factotum", "voleuse", "paladin"), traded=[]
    )
    t.do("trade:@1", f"lay:{SPARE[0]}", "over", "lay:voleuse", "over", "agree", change, "agree")
    assert (t.kind, t.asked) == ("bargain", 0), "the first has agreed to another exchange"
    t.do("agree")
    assert t.hand(1) == [SPARE[0]]
    assert t.team(0) == (["acrobate", "voleuse", "factotum"] if change.startswith("lay") else ["acrobate"])


@pytest.mark.rule("AN-S24", "AN-S59")
def test_one_bargain_a_pair_a_turn() -> None:
    t = market(there("archange", "acrobate", hand=SPARE[:3]), there("archange", "factotum"))
    t.do("trade:@1", "decline").refuses("trade:@1", "AN-S24")
    t.do("pass").refuses("trade:@0", "AN-S24")


@pytest.mark.rule("AN-S59")
def test_a_bargain_does_not_go_on_for_ever() -> None:
    t = market(there("archange", "acrobate", hand=SPARE[:3]), there("archange", "factotum", hand=SPARE[3:5]))
    t.do("trade:@1").refuses("over", "AN-S59")
    t.do(f"lay:{SPARE[0]}").refuses(f"take_up:{SPARE[0]}", "AN-S59")
    for n in range(MOST_WORDS):
        if n % 2:
            t.do(f"take_up:{SPARE[3]}" if n % 4 == 3 else f"lay:{SPARE[3]}")
        elif n:
            t.do(f"take_up:{SPARE[0]}" if n % 4 == 2 else f"lay:{SPARE[0]}")
        t.do("over")
    t.refuses(f"lay:{SPARE[1]}", "AN-S59")
    assert t.offers("decline")


@pytest.mark.rule("AN-S22", "AN-051", "AN-017")
def test_a_trade_breaks_no_limit() -> None:
    t = market(there("archange", "acrobate", hand=SPARE[:2]), there("archange", "factotum", hand=SPARE[2:7]))
    t.do("trade:@1", f"lay:{SPARE[0]}").refuses("agree", "AN-S22")  # six cards
    t = market(there("archange", "acrobate"), there("archange", "factotum"))
    t.do("trade:@1").refuses("agree", "AN-139")
    t.do("lay:acrobate").refuses("agree", "AN-S22")  # nobody left
    t.do("over", "lay:factotum", "agree", "agree")
    assert (t.team(0), t.team(1)) == (["factotum"], ["acrobate"])


@pytest.mark.rule("AN-S23")
def test_missions_and_plots_are_not_traded() -> None:
    t = market(
        there("archange", "acrobate", hand=SPARE[:1], missions=["battre-tiamat"], plots=["objet-magique"]),
        there("archange", "factotum"),
    )
    t.do("trade:@1")
    assert {key.partition(":")[0] for key in t.keys} == {"lay", "decline"}
    t.refuses("lay:battre-tiamat", "AN-S23").refuses("lay:objet-magique", "AN-S23")


@pytest.mark.rule("AN-S47", "AN-139")
def test_what_is_offered_is_seen_by_the_two_alone() -> None:
    t = market(
        there("archange", "acrobate", hand=SPARE[:2]), there("archange", "factotum"), there("archange", "sorcier")
    )
    t.do("trade:@1", f"lay:{SPARE[0]}")
    seen = []
    for viewer in range(3):
        view = t.table.view(viewer)
        zones = {zone["id"]: zone for zone in view["zones"]}
        seen.append([card["id"] for card in zones["hand:0"]["cards"]])
        assert view["trade"]["counts"] == [1, 0]
        assert (view["trade"]["cards"] is None) == (viewer == 2)
    assert seen == [SPARE[:2], SPARE[:1], []]
    assert [line["words"]["en"] for line in t.table.log(2)][-1] == "@0 offers a card"
