"""The fullest boards that the games allow, on a desk, on a tablet and on phones: everything is there, legible and inside its frame.

With every commit one board, another each day; all of them in a soak.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.boards import BOARDS, staged
from tests.browser.helpers import LIT, Visitor
from tests.browser.test_phone import SIDEWAYS, SMALL
from tests.soak import of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

#: What there is to see, by board: where, and how many.
COUNTS = {
    "keyforge": {'[data-zone="line:0"] .creature': 12, '[data-zone="line:1"] .creature': 12},
    "arackhan": {'[data-testid="mat"] [role="gridcell"]': 48, '[data-testid="mat"] [data-slot]': 40},
    "anima": {".zone-tile": 10, ".zone-tile .markers svg": 5},
    "cendrelin": {".events > li": 3, '[data-testid="hand"] [data-ref]': 10},
    "cendrelin-full": {".events > li": 3, '[data-testid="hand"] [data-ref]': 10},
    "drawsteel": {".ds-token.hero": 5},
}
#: What a desk shows without scrolling.
AT_ONCE = {
    "keyforge": '[data-zone^="line:"] .creature',
    "arackhan": '[data-testid="mat"] [role="gridcell"]',
    "anima": ".zone-tile .name, .zone-tile .markers svg",
    "cendrelin-full": ".added > li, .places > li",
    "drawsteel": ".party .hero",
}
# Letters under 11 pixels on the screen, those drawn in a picture too.
TINY = """() => [...document.querySelectorAll('body *')].filter((node) => node.getClientRects().length && !node.closest('.sr')
  && [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim())).map((node) => {
    const picture = node.closest('svg');
    const scale = picture ? picture.getBoundingClientRect().width / picture.viewBox.baseVal.width : 1;
    return [parseFloat(getComputedStyle(node).fontSize) * scale, node.textContent.trim().slice(0, 30)];
  }).filter(([size]) => size < 10.95)"""
# Words of a thing that stand out of it at either side, or names that are cut off below.
OUTSIDE = """() => [...document.querySelectorAll('.thing, [data-ring]')].filter((node) => node.getClientRects().length).flatMap((node) => {
  const frame = node.getBoundingClientRect(), found = [];
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode, holder = text.parentElement;
    if (!text.textContent.trim() || holder.closest('.sr, svg, .tokens, .badge, .state, .tabname')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const turned = node.closest('[class*="tapped"], [class*="exhausted"]') || node.querySelector('[class*="exhausted"]');
    const out = box.left < frame.left - 2 || box.right > frame.right + 2;
    const cut = holder.matches('.name') && holder.scrollHeight > holder.clientHeight + 2 && getComputedStyle(holder).overflow !== 'visible';
    if (cut || (box.width && !turned && out)) found.push(text.textContent.trim().slice(0, 40));
  }
  return found;
})"""
# The parts of a thing that are not in sight, by what is drawn over them or clips them.
UNSEEN = """(where) => [...document.querySelectorAll(where)].filter((node) => {
  const box = node.getBoundingClientRect();
  for (let up = node.parentElement; up; up = up.parentElement) {
    const style = getComputedStyle(up), frame = up.getBoundingClientRect();
    if (!/hidden|auto|scroll|clip/.test(style.overflowX + style.overflowY)) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return true;
  }
  return box.width === 0;
}).map((node) => node.textContent.trim().slice(0, 30))"""


# Lines of a player's figures that are wider than the screen.
CUT = """() => [...document.querySelectorAll('.strip')].filter((node) => node.scrollWidth > node.clientWidth + 1)
  .map((node) => node.textContent.trim())"""

# How many things that are lit are drawn nowhere in the visible part of the board.
AWAY = """() => {
  const box = document.querySelector('[data-region="board"] .scroll'), frame = box.getBoundingClientRect();
  const lit = [...box.querySelectorAll('[data-ref]:not([data-state="none"]):not([data-thin])')]
    .filter((node) => node.getClientRects().length);
  const held = [...box.querySelectorAll('[data-sticky]')].find((node) => getComputedStyle(node).position === 'sticky');
  const top = held && box.scrollHeight > box.clientHeight ? frame.top + held.offsetHeight : frame.top;
  const seen = new Set(lit.filter((node) => {
    const r = node.getBoundingClientRect();
    const within = r.bottom >= top + 8 && r.top <= frame.bottom - 8 && r.right >= frame.left + 8 && r.left <= frame.right - 8;
    return within || held?.contains(node);
  }).map((node) => node.dataset.ref));
  return new Set(lit.map((node) => node.dataset.ref).filter((ref) => !seen.has(ref))).size;
}"""

# What lies under the word that there is more off screen, of all that can be pressed.
COVERED = """() => {
  const chip = document.querySelector('[data-testid="offscreen"]')?.getBoundingClientRect();
  const frame = document.querySelector('[data-region="board"] .scroll').getBoundingClientRect();
  return !chip ? [] : [...document.querySelectorAll('[data-region="board"] :is([data-ref], button, a)')].filter((node) => {
    const r = node.getBoundingClientRect();
    return r.width && !node.closest('[data-testid="offscreen"]')
      && Math.min(r.right, chip.right, frame.right) - Math.max(r.left, chip.left) > 1
      && Math.min(r.bottom, chip.bottom, frame.bottom) - Math.max(r.top, chip.top) > 1;
  }).map((node) => node.dataset.ref ?? node.textContent.trim());
}"""
SCROLLED = """async (part) => {
  const box = document.querySelector('[data-region="board"] .scroll');
  box.scrollTop = part * (box.scrollHeight - box.clientHeight);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def told(me: Visitor, where: str) -> None:
    """What is out of sight is told, wherever the board is scrolled to, and what tells it covers nothing."""
    for part in (0.5, 1, 0):
        me.page.evaluate(SCROLLED, part)
        assert me.page.evaluate(COVERED) == [], where
        away = me.page.evaluate(AWAY)
        said = me.by("offscreen")
        expect(said).to_contain_text(str(away)) if away else expect(said).to_have_count(0)


def legible(me: Visitor, where: str) -> None:
    page = me.page
    assert page.evaluate(SIDEWAYS) <= 0, where
    assert page.evaluate(TINY) == [], where
    # a card on its way to its place, or words in a typeface that is still to come, may stand out for a moment
    with suppress(TimeoutError):
        page.wait_for_function(f"() => ({OUTSIDE})().length === 0", timeout=5000)
    assert page.evaluate(OUTSIDE) == [], where


@pytest.mark.parametrize("name", of_the_day(list(BOARDS)))
def test_a_full_board(name: str, visit: Callable[..., Visitor], data: Path) -> None:
    places, seat = staged(data, name)
    me = visit(places[seat])
    assert me.asked()
    me.by("guide-no").click()
    me.by("sit-down").click()
    expect(me.by("greeting")).to_have_count(0)
    for where, count in COUNTS[name].items():
        expect(me.page.locator(where)).to_have_count(count)
    # What is lit is what is offered: the first thing that each option touches.
    choice = me.states[-1]["choice"]
    offered = {option["touches"][0] for option in choice["options"] if option["touches"]}
    lit = set(me.page.locator(LIT).evaluate_all("all => all.map(n => n.dataset.ref.split('/')[0])"))
    assert {ref.split("/")[0] for ref in offered} == lit
    if name in AT_ONCE:
        assert me.page.evaluate(UNSEEN, AT_ONCE[name]) == []
    for width in (1280, 900):
        me.page.set_viewport_size({"width": width, "height": 800})
        me.page.wait_for_function("width => innerWidth === width", arg=width)
        legible(me, f"{name} at {width}")

    finger = visit(places[seat], width=390, height=664, phone=True)
    assert finger.asked()
    told(finger, f"{name} while the player is greeted")
    finger.by("sit-down").tap()
    finger.by("guide-no").tap()
    for width, height in ((390, 664), (320, 664)):
        finger.page.set_viewport_size({"width": width, "height": height})
        finger.page.wait_for_function("width => innerWidth === width", arg=width)
        legible(finger, f"{name} at {width}")
        told(finger, f"{name} at {width}")  # what is drawn twice and seen once is in sight
        assert finger.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        assert finger.page.evaluate(CUT) == []
        assert width < 390 or finger.page.evaluate(SMALL, [LIT, 40]) == []
