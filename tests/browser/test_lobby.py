"""From the lobby to a table of three: oneself, a friend who comes by a link, and a bot."""

from __future__ import annotations

import re
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
    me.pick("count", "3")
    me.pick("seat-0", "me")
    me.pick("seat-1", "friend")
    me.pick("seat-2", "bot:random")
    me.by("create-table").click()
    link = dialog.locator("[data-link]")
    expect(link).to_have_count(1)
    address = link.get_attribute("data-link")
    assert address is not None
    me.by("go-to-table").click()
    me.asked()
    expect(me.by("open-seats")).to_be_visible()
    expect(me.page.locator('[data-seat="2"] .name')).to_have_text("Bot aléatoire")

    friend = visit(address)
    friend.asked()
    assert "#" not in friend.page.url  # the token does not stay in the address
    assert friend.states[-1]["you"] == 1
    expect(friend.page.locator('[data-seat="0"] .name')).to_have_text("Zoé")
    expect(me.by("open-seats")).to_have_count(0)

    me.answer()
    friend.answer()
    # a bot that begins may have sent a rival's first fragment back by now, so the hand proves nothing
    bot = re.compile("Bot aléatoire, (Nécromancien|Animancien|Sorcier)")
    for visitor in (me, friend):
        visitor.at(3)  # the bot chose its class too
        expect(visitor.page.get_by_role("button", name=bot)).to_be_visible()

    me.page.goto("/")
    expect(me.by("resume")).to_have_count(1)
    me.by("resume").click()
    expect(me.page.get_by_role("button", name=bot)).to_be_visible()


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
    expect(me.by("option-mode")).to_be_visible()
    expect(me.by("mirror-0")).to_be_hidden()
    me.by("rare-options").locator("summary").click()
    expect(me.by("mirror-1")).to_be_visible()


def test_what_does_not_go_together_is_not_offered(visit: Callable[..., Visitor]) -> None:
    """The Objectives of AracKhan Wars and two against two: whichever is chosen first, the other says why it cannot be."""
    me = visit("/")
    me.by("open-arackhan").click()
    layout, objectives = me.by("option-layout"), me.by("option-objectives")
    alliance = layout.locator('label:has(input[value="alliance"])')
    expect(alliance).to_contain_text("AW-312")  # two players cannot be two against two
    me.pick("count", "4")
    expect(alliance.locator("input")).to_be_enabled()
    me.pick("option-objectives", "with")
    expect(alliance).to_contain_text("AW-314")
    expect(alliance.locator("input")).to_be_disabled()
    me.pick("option-objectives", "without")
    expect(alliance.locator("input")).to_be_enabled()
    me.pick("option-layout", "alliance")
    expect(objectives.locator('input[value="with"]')).to_be_disabled()
    # Partners are shown before anybody sits down: the first seat with the third, the second with the fourth.
    expect(me.by("alliances").locator("li").first).to_contain_text("Alliance A")
    expect(me.by("open-seat-0")).to_contain_text("avec la place 3")
    # Fewer seats: what no longer goes is changed back, the rest stays as it was.
    me.pick("count", "2")
    expect(layout).to_have_attribute("data-value", "usual")
    expect(me.by("alliances")).to_have_count(0)


def test_every_choice_has_a_picture_and_a_sentence(visit: Callable[..., Visitor]) -> None:
    """And no bot is without a face and words that say how it plays."""
    me = visit("/")
    for game in ("keyforge", "arackhan", "drawsteel", "anima", "cendrelin"):
        me.by(f"open-{game}").click()
        dialog = me.by("open-table")
        expect(dialog.locator("details[open] .tile .image svg").first).to_be_visible()
        bare = dialog.locator(
            "fieldset[data-testid^=option-] .tile:not(:has(small)), fieldset[data-testid^=seat-] .tile:not(:has(small))"
        )
        assert bare.all_inner_texts() == [], game
        expect(dialog.locator(".tile:not(:has(.image svg))")).to_have_count(0)
        dialog.locator("header button").click()


def test_a_table_that_goes_on_comes_first(visit: Callable[..., Visitor], open_table: Callable[..., list[str]]) -> None:
    me = visit("/")
    expect(me.page.locator("main section").first).to_have_attribute("aria-label", "Les jeux")
    me.page.goto(open_table("me", "greedy")[0])
    me.asked()
    me.page.goto("/")
    expect(me.page.locator("main section").first.get_by_test_id("resume")).to_be_visible()
