"""From the lobby to a table of three: oneself, a friend who comes by a link, and a bot."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(90)]

# Counts what travels, from the first moment of the page on.
TRAVEL = """
  window.travels = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) { window.travels += 1; return animate.apply(this, given); };
"""


def test_a_friend_comes_by_a_link(visit: Callable[..., Visitor]) -> None:
    me = visit("/")
    me.by("name").fill("Zoé")
    me.by("name").press("Enter")
    me.by("open-cendrelin").click()
    dialog = me.by("open-table")
    dialog.get_by_text("3", exact=True).click()
    me.by("seat-0").select_option("me")
    me.by("seat-1").select_option("friend")
    me.by("seat-2").select_option("bot:random")
    me.by("create-table").click()
    link = dialog.locator("[data-link]")
    expect(link).to_have_count(1)
    address = link.get_attribute("data-link")
    assert address is not None
    me.by("go-to-table").click()
    me.asked()
    expect(me.by("open-seats")).to_be_visible()
    expect(me.page.locator('[data-seat="2"] .name')).to_have_text("Bot hasard")

    friend = visit(address)
    friend.asked()
    assert "#" not in friend.page.url  # the token does not stay in the address
    assert friend.states[-1]["you"] == 1
    expect(friend.page.locator('[data-seat="0"] .name')).to_have_text("Zoé")
    expect(me.by("open-seats")).to_have_count(0)

    me.answer()
    friend.answer()
    for visitor in (me, friend):
        visitor.at(3)  # the bot chose its class too
        expect(visitor.by("hand").locator("[data-ref]").first).to_be_visible()

    me.page.goto("/")
    expect(me.by("resume")).to_have_count(1)
    me.by("resume").click()
    expect(me.by("hand").locator("[data-ref]").first).to_be_visible()


@pytest.mark.parametrize("motion", [True, False])
def test_nothing_travels_when_motion_is_reduced(
    visit: Callable[..., Visitor], open_table: Callable[..., list[str]], motion: bool
) -> None:
    me = visit("/", motion=motion, fresh=True)
    me.page.add_init_script(TRAVEL)
    me.page.goto(open_table("me", "greedy")[0])
    for _ in range(6):
        me.asked()
        me.answer()
    travels = me.page.evaluate("() => window.travels")
    assert travels > 0 if motion else travels == 0


def test_what_few_will_want_is_folded_away(visit: Callable[..., Visitor]) -> None:
    me = visit("/")
    me.by("open-keyforge").click()
    expect(me.by("decks-0")).to_be_visible()
    expect(me.by("mirror-0")).to_be_hidden()
    me.by("rare-options").locator("summary").click()
    expect(me.by("mirror-1")).to_be_visible()
