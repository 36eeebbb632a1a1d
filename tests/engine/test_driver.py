"""What the tests of every game drive their tables with, on the toy."""

from __future__ import annotations

import pytest

from ludotheque.engine.table import Table
from tests.driver import ByCard
from tests.engine.toy import Toy


def toy() -> ByCard:
    return ByCard(Table(Toy(), 0, 0, scenario={"hand": [["n2", "n5"], ["n6"]], "table": ["n4"], "stock": ["n9"]}))


def test_a_table_is_driven_by_card_ids() -> None:
    t = toy()
    assert t.options() == {"play:n5", "draw"}
    assert (t.offers("play:n5"), t.offers("play:n2"), t.where("n5")) == (True, False, "hand:0")
    t.do("play:n5", "play:n6")
    assert t.where("n6") == "table"
    assert [line["rule"] for line in t.happened("play")] == ["TO-2", "TO-2"]
    assert t.rules().count("TO-2") == 2


def test_a_refusal_is_expected_with_its_rule() -> None:
    toy().refuses("play:n2", "TO-2").do("play:n5")
    with pytest.raises(AssertionError):
        toy().refuses("play:n5", "TO-2")
    with pytest.raises(AssertionError):
        toy().refuses("play:n2", "TO-3")
    with pytest.raises(AssertionError, match="no card 'n11'"):
        toy().why_not("play:n11")


def test_dice_fall_as_the_script_says() -> None:
    t = toy().rolls((5, 6), (0, 6), (7, 10))
    assert [t.pos.roll(6), t.pos.roll(6), t.pos.roll(10)] == [5, 0, 7]
