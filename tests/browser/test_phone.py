"""A phone has its own table: everything in sight at once, nothing sideways, targets for fingers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.boards import staged
from tests.browser.helpers import LIT, Visitor, box
from tests.server.helpers import Player
from tests.soak import share

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

SMALL = """([lit, rowLeast]) => [...document.querySelectorAll(`${lit}, .button, nav button, [data-option]`)]
  .filter((node) => node.getClientRects().length && !node.closest('[aria-hidden="true"]'))
  .map((node) => ({ name: node.textContent.trim().slice(0, 40), row: 'row' in node.dataset, box: node.getBoundingClientRect() }))
  .filter(({ row, box }) => Math.min(box.width, box.height) < (row ? rowLeast : 44) - 0.5)
  .map(({ name, box }) => `${name}: ${Math.round(box.width)}×${Math.round(box.height)}`)"""
#: A phone makes its window as wide as what is in it: what counts is what is seen of it.
SIDEWAYS = "() => document.documentElement.scrollWidth - Math.min(innerWidth, visualViewport.width)"


def together(me: Visitor) -> None:
    """Board, question and hand at once, without scrolling the page; and everything to press is large enough."""
    assert me.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert me.page.evaluate(SIDEWAYS) <= 0
    screen = me.page.viewport_size
    assert screen is not None
    for part in (me.page.locator('[data-region="board"]'), me.by("prompt"), me.by("hand")):
        where = box(part)
        assert 0 <= where["y"] < where["bottom"] <= screen["height"]
    assert me.page.evaluate(SMALL, [LIT, 40]) == []
    # The scoreboard is whole, wherever the events are scrolled to.
    me.page.locator(".event").last.scroll_into_view_if_needed()
    for place in ("tombes", "fosses", "ames", "tresors"):
        expect(me.page.locator(f'[data-ref="{place}"]')).to_be_in_viewport(ratio=1)


def test_everything_in_sight_and_large_enough(
    visit: Callable[..., Visitor], open_table: Callable[..., list[str]]
) -> None:
    me = visit(open_table("me", "greedy")[0], width=390, height=664, phone=True)
    me.asked()
    assert me.page.evaluate(SMALL, [LIT, 40]) == []
    kinds = set()
    for _ in range(share(14, 24)):
        if not me.asked():
            break
        if me.kind != "class":
            together(me)
            # The question leaves the board its room.
            assert box(me.by("prompt"))["height"] <= (124 if me.kind in ("evening", "night") else 150)
        kinds.add(me.kind)
        me.answer()
    assert {"class", "evening", "night"} <= kinds


def test_a_finger_reads_before_it_acts(visit: Callable[..., Visitor], open_table: Callable[..., list[str]]) -> None:
    me = visit(open_table("me", "greedy")[0], width=390, height=664, phone=True)
    me.asked()
    me.reach("evening")
    me.page.locator(".event-head").first.tap()  # nothing to do with it now: it is read
    expect(me.by("sheet")).to_be_visible()
    me.by("sheet").locator("header button").tap()
    expect(me.by("sheet")).to_have_count(0)
    me.by("tab-log").tap()
    expect(me.by("log").locator("[data-n-line]").last).to_be_in_viewport()
    me.by("tab-table").tap()
    expect(me.by("question")).to_be_visible()


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_sideways_at_320(
    visit: Callable[..., Visitor], open_table: Callable[..., list[str]], seats: int
) -> None:
    me = visit("/", width=320, height=568, phone=True)
    expect(me.by("play-cendrelin")).to_be_visible()
    assert me.page.evaluate(SIDEWAYS) <= 0
    me.page.goto(open_table("me", *["greedy"] * (seats - 1))[0])
    for kind in ("class", "evening", "night"):
        me.reach(kind)
        assert me.page.evaluate(SIDEWAYS) <= 0
        assert me.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_the_options_of_an_event_are_pressed_in_the_question(visit: Callable[..., Visitor], data: Path) -> None:
    """On a phone the rows of a card may lie below the edge: once it is chosen, they stand where the question is."""
    places, seat = staged(data, "cendrelin")
    me = visit(places[seat], width=390, height=664, phone=True)
    me.asked()
    me.by("sit-down").tap()
    n = me.n
    me.page.locator(f".event-head{LIT}").first.tap()
    rows = me.by("prompt").locator(".strip [data-option]")
    expect(rows.nth(1)).to_be_in_viewport()
    rows.first.tap()
    me.at(n + 1)


def test_on_a_turn_of_draw_steel_the_abilities_come_first(
    visit: Callable[..., Visitor], data: Path, address: str
) -> None:
    places, _ = staged(data, "drawsteel")
    path, _, token = places[1].partition("#seat=")
    with Player(urlsplit(address).port or 0, path.rpartition("/")[2]) as player:
        player.send(do="sit", token=token)
        player.mine()
        player.play("go:being-0")
    me = visit(places[1], width=390, height=664, phone=True)
    me.asked()
    me.by("sit-down").tap()
    abilities = me.page.locator(f'[data-ref^="ability-"]{LIT.removeprefix("[data-ref]")}')
    expect(abilities.first).to_be_in_viewport(ratio=1)
    assert box(abilities.last)["bottom"] < box(me.page.locator(".ground"))["y"]
    # In a line each, until one is chosen: then its tiers are read before it is confirmed.
    tiers = abilities.first.locator(".tier")
    expect(tiers).to_have_count(0)
    abilities.first.tap()
    expect(tiers).to_have_count(3)
    expect(me.by("prompt").locator(".mains [data-option]")).to_be_in_viewport()
