"""Giving up from the table's menu: asked once more, told to the other, and the game is over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import ludotheque
from tests.browser.helpers import Visitor
from tests.browser.midgame import kept
from tests.soak import of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(90)]


@pytest.mark.parametrize("phone", of_the_day([False, True]), ids=lambda phone: "phone" if phone else "desk")
def test_a_player_who_is_not_asked_concedes(visit: Callable[..., Visitor], phone: bool) -> None:
    me = visit("/", phone=phone, width=390 if phone else 1280)
    me.by("open-cendrelin").click()
    me.pick("seat-1", "friend")
    me.by("create-table").click()
    address = me.by("open-table").locator("[data-link]").get_attribute("data-link")
    assert address is not None
    me.by("go-to-table").click()
    friend = visit(address)
    friend.asked()
    me.asked()
    me.answer()  # a class; now the friend alone is asked
    me.at(1)

    me.by("menu").click()
    concede = me.by("offer-concede")
    expect(concede).to_have_text("Abandonner")
    concede.click()
    expect(me.by("offer-concede-ask")).to_contain_text("sans retour")
    me.by("offer-concede-ask").get_by_role("button").first.click()  # not yet
    expect(me.by("offer-concede")).to_be_focused()
    assert me.states[-1]["over"] is None
    me.by("offer-concede").click()
    me.by("offer-concede-yes").click()
    for visitor, won in ((me, "Joueur 2 l’emporte par abandon"), (friend, "Vous l’emportez par abandon")):
        expect(visitor.by("end")).to_contain_text(won)
        assert visitor.states[-1]["over"]["winners"] == [1]
        assert visitor.states[-1]["offers"] == []


def test_what_can_be_taken_back_is_not_called_final(visit: Callable[..., Visitor], data: Path) -> None:
    table = ludotheque.new("drawsteel", 2, seed="quiet")
    director = visit(kept(data, table, 0)[0])
    director.asked()
    director.by("menu").click()
    director.by("offer-unworthy").click()
    expect(director.by("offer-unworthy-ask")).to_contain_text("Vous confirmez")
    expect(director.by("offer-unworthy-ask")).not_to_contain_text("sans retour")


@pytest.mark.parametrize("game", of_the_day(["arackhan", "cendrelin", "anima"]))
def test_while_the_others_play_on_a_strip_says_who_has_conceded(
    game: str, visit: Callable[..., Visitor], data: Path
) -> None:
    table = ludotheque.new(game, 3, seed="strips")
    table.play("concede", 2)
    assert not table.over
    me = visit(kept(data, table, len(table.answers))[0])
    me.at(1)
    given_up = me.page.locator("[data-conceded]")
    expect(given_up).to_have_count(1)
    expect(given_up).to_have_text("a abandonné")
