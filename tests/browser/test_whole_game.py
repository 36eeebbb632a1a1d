"""A whole game against the bot, by clicking what is lit and nothing else; with every commit its first part."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import LIT, Visitor, ahead
from tests.soak import share

pytestmark = [pytest.mark.browser, pytest.mark.timeout(150)]

PRESSES = share(14, 400)


@pytest.mark.in_turn
def test_a_game_from_the_lobby_to_its_end(visit: Callable[..., Visitor], address: str) -> None:
    me = visit("/")
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
    me.by("play-cendrelin").click()
    expect(me.by("question")).to_have_text("Choisissez votre classe")

    clicks = 0
    while clicks < PRESSES and me.asked():
        if clicks == 10:
            reload(me)
        me.answer()
        clicks += 1
        assert clicks < 400, "the game does not end"
    assert clicks > 10
    finish(me, address)

    end = me.by("end")
    expect(end).to_be_visible()
    expect(end).to_contain_text("Haut Cendrelin")  # « Bot glouton devient… » or « Vous devenez Haut Cendrelin »
    end.locator("summary").click()
    me.by("verify").click()
    expect(me.by("verdict")).to_contain_text("identiques")

    me.by("review").click()
    expect(me.by("review-bar")).to_be_visible()
    expect(me.by("question")).to_contain_text("Lecture seule")
    me.by("present").click()
    expect(me.by("review-bar")).to_have_count(0)


@pytest.mark.in_turn
def test_an_age_of_the_full_rules_from_the_lobby_to_its_end(visit: Callable[..., Visitor], address: str) -> None:
    """Classes, objectives, a past life, a favourite and the nights after that, each by what is lit."""
    me = visit("/")
    me.by("open-cendrelin").click()
    me.pick("option-mode", "full")
    me.pick("seat-1", "bot:medium")
    me.by("create-table").click()
    me.asked()
    me.page.locator('[data-class="sorcier"]').click()
    me.page.locator('[data-class="pretre"]').click()
    me.by("classes").locator('[data-option="classes:sorcier>pretre"]').click()
    aim = me.by("aims").locator("[data-aim]").first
    ref = aim.get_attribute("data-aim")
    aim.click()
    me.by("aims").locator(f'[data-option="leave:{ref}"]').click()
    me.option("fill").click()
    me.option("seal").click()
    expect(me.by("prompt")).to_have_attribute("data-kind", "favourite")

    kinds: list[str | None] = []
    while len(kinds) < PRESSES and me.asked():
        kinds.append(me.kind)
        me.still()
        act = next((one for one in ("pass", "draw", "mana", "yes", "end") if me.option(one).count()), None)
        wheel = me.by("destiny").locator("[data-option]")  # its spaces are buttons
        with me.answering():
            me.press(
                me.option(act).first
                if act
                else wheel.first
                if wheel.count()
                else me.lit() or me.page.locator(LIT).first
            )
    assert {"favourite", "evening", "night"} <= set(kinds)
    finish(me, address)
    expect(me.by("end")).to_contain_text("Haut Cendrelin")


def finish(me: Visitor, address: str) -> None:
    """Play what is left over the wire, with the seat that the browser keeps."""
    ((table, seat),) = me.page.evaluate("() => Object.entries(JSON.parse(localStorage.getItem('ludotheque.seats')))")
    dice = random.Random(1)
    place = f"/table/{table}#seat={seat['token']}"
    with me.away():
        ahead(address, place, lambda _: False, lambda asked: str(dice.choice(asked["options"])["key"]))


def reload(me: Visitor) -> None:
    """Nothing is lost: the same moment, the same hand, the same log."""
    before = (me.n, me.by("question").inner_text(), me.hand, me.log)
    assert len(before[3]) > 10
    me.page.reload()
    assert me.asked()
    expect(me.by("log").locator("[data-n-line]")).to_have_count(len(before[3]))
    assert (me.n, me.by("question").inner_text(), me.hand, me.log) == before
    # The log opens at its end.
    expect(me.by("log").locator("[data-n-line]").last).to_be_in_viewport()
