"""A table stays usable however it is looked at: on the narrowest phone, with letters twice as large, in colours of the reader's own,
and on paper. All five games, each in the middle of a game; some of them with every commit, all in a soak.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.helpers import LIT, Visitor
from tests.browser.midgame import kept, middle
from tests.browser.test_phone import SIDEWAYS
from tests.soak import some_of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(150)]

GAMES = ["keyforge", "arackhan", "drawsteel", "anima", "cendrelin"]

# Buttons of the question whose words run out of them or over another button.
CROWDED = """() => {
  const all = [...document.querySelectorAll('[data-testid="prompt"] .button')].filter((node) => node.getClientRects().length);
  const boxes = all.map((node) => node.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return all.filter((node, i) => node.scrollWidth > node.clientWidth + 1 || boxes.some((box, j) => j > i && meet(boxes[i], box)))
    .map((node) => node.innerText);
}"""
# What is lit and would look like the rest if colours were all the same: no line of its own around it, or beside it in a list.
UNMARKED = """(lit) => [...document.querySelectorAll(lit)].filter((node) => node.getClientRects().length).filter((node) => {
  const line = 'row' in node.dataset ? getComputedStyle(node).borderInlineStartWidth : getComputedStyle(node, '::after').borderTopWidth;
  return 'bare' in node.dataset ? !node.closest('[data-ring]:not([data-ring="none"])') : parseFloat(line) < 1;
}).map((node) => node.dataset.ref)"""
# Cards in the hand and on the board that have no edge.
EDGELESS = """() => [...document.querySelectorAll('.thing.tile')].filter((node) => getComputedStyle(node).outlineStyle === 'none').length"""
# The lightness of what is written in the log, and of what it is written on, from 0 to 255.
INK = """() => {
  const light = (colour) => { const [r, g, b] = colour.match(/[0-9.]+/g).map(Number); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const clear = (colour) => colour === 'transparent' || / 0\\)$/.test(colour);
  const lines = [...document.querySelectorAll('[data-testid="log"] [data-n-line] .words')];
  return lines.map((node) => {
    let paper = node;
    while (paper && clear(getComputedStyle(paper).backgroundColor)) paper = paper.parentElement;
    return [light(getComputedStyle(node).color), paper ? light(getComputedStyle(paper).backgroundColor) : 255];
  });
}"""


@pytest.fixture(params=some_of_the_day(GAMES, 3))
def me(request: pytest.FixtureRequest, visit: Callable[..., Visitor], data: Path) -> Visitor:
    """Somebody who is asked, in the middle of a game."""
    table = middle(request.param)
    visitor = visit(kept(data, table, len(table.answers))[table.asked[0]])
    assert visitor.asked()
    return visitor


def resized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("width => innerWidth === width", arg=width)


def test_a_narrow_phone_and_large_letters(me: Visitor) -> None:
    """Nothing is sideways at 320 pixels; letters twice as large get the layout of a screen half as wide."""
    page = me.page
    resized(page, 320, 568)
    expect(me.by("tab-log")).to_be_visible()
    assert page.evaluate(SIDEWAYS) <= 0
    for width, height in ((1280, 800), (900, 800)):
        resized(page, width, height)
        page.evaluate("() => document.documentElement.style.setProperty('font-size', '100%')")
        expect(me.by("tab-log")).to_have_count(0)
        page.evaluate("() => document.documentElement.style.setProperty('font-size', '200%')")
        expect(me.by("tab-log")).to_be_visible()
        assert page.evaluate(SIDEWAYS) <= 0, width
        assert page.evaluate(CROWDED) == [], width
        expect(me.by("question")).to_be_in_viewport()


def test_colours_of_ones_own(me: Visitor) -> None:
    """What can be done and where the focus is are seen without any colour of the page."""
    page = me.page
    page.emulate_media(forced_colors="active")
    try:
        assert page.evaluate("() => matchMedia('(forced-colors: active)').matches")
        assert page.evaluate(UNMARKED, LIT) == []
        assert page.evaluate(EDGELESS) == 0
        page.keyboard.press("Tab")
        rings: list[dict[str, Any]] = []
        for _ in range(6):
            page.keyboard.press("Tab")
            rings.append(
                page.evaluate(
                    """() => { const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
                    return { style: outlineStyle, width: parseFloat(outlineWidth) }; }"""
                )
            )
        assert all(ring["style"] != "none" and ring["width"] >= 2 for ring in rings), rings
    finally:
        page.emulate_media(forced_colors="none")


def test_on_paper(me: Visitor) -> None:
    """The log is printed whole, dark on light whatever the theme, from every layout; nothing that can only be pressed is."""
    page = me.page
    for width in (1280, 900):
        resized(page, width, 800)
        page.emulate_media(media="print", color_scheme="dark")
        try:
            expect(me.by("log")).to_be_visible()
            expect(me.by("prompt")).to_be_hidden()
            assert page.locator(".button:visible").count() == 0
            lines = page.evaluate(INK)
            assert len(lines) > 5
            assert all(ink < 110 and paper > 200 for ink, paper in lines), lines[:3]
            assert page.evaluate("() => document.documentElement.scrollWidth <= visualViewport.width")
        finally:
            page.emulate_media(media="screen", color_scheme="dark")
