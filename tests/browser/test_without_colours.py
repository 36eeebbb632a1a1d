"""A choice half made is read without any colour: what is chosen, what may follow, what else could be begun and the rest differ by the
style of their line or by a sign.

With every commit one game, another each day; all of them in a soak.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import ludotheque
from tests.browser.boards import staged
from tests.browser.helpers import Visitor
from tests.browser.midgame import kept
from tests.soak import of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

#: What is pressed; where nothing is named, the first thing that needs another.
HALF = {"keyforge": "charette#18", "arackhan": "golem-de-glace#17", "cendrelin": "pillards#0", "anima": ""}
#: What is then seen at once: what is chosen, what may follow, what else could be begun, and the rest.
STATES = {"chosen", "target", "begin", "none"}
# How the things of each state are drawn, without their colours and whatever their size: rows by the style of their bar and frame, the
# others by the style of their line and by their sign; a hair is no line, for cards have an edge.
LOOKS = """() => {
  const looks = {};
  for (const node of document.querySelectorAll('[data-ref]')) {
    if (!node.getClientRects().length) continue;
    const frame = 'bare' in node.dataset ? node.closest('[data-ring]') : node;
    const state = 'thin' in node.dataset && node.dataset.state === 'playable' ? 'begin' : node.dataset.state;
    const row = 'row' in node.dataset;
    const { borderInlineStartStyle: bar, borderInlineStartColor: ink, outlineStyle } = getComputedStyle(node);
    const line = getComputedStyle(frame, '::after');
    const signs = [...frame.querySelectorAll(':scope > .badge, .mark, .sum, .notch')].filter((one) => one.getClientRects().length);
    const look = row ? `row ${/ 0\\)$/.test(ink) ? 'none' : bar} ${outlineStyle}`
      : `${parseFloat(line.borderTopWidth) < 2 ? 'none' : line.borderTopStyle} `
        + signs.map((one) => one.querySelector('path')?.getAttribute('d').slice(0, 12) ?? (one.textContent.trim() || 'notch')).join();
    (looks[state] ??= new Set()).add(look);
  }
  return Object.fromEntries(Object.entries(looks).map(([state, all]) => [state, [...all].sort()]));
}"""


def told_apart(me: Visitor, where: str) -> None:
    looks = me.page.evaluate(LOOKS)
    assert set(looks) == STATES, where
    seen: dict[str, str] = {}
    for state, all_of_it in looks.items():
        for look in all_of_it:
            assert seen.setdefault(look, state) == state, f"{where}: {state} and {seen[look]} both look like {look!r}"


@pytest.mark.parametrize("name", of_the_day(list(HALF)))
def test_half_a_choice(name: str, visit: Callable[..., Visitor], data: Path) -> None:
    thing = HALF[name]
    if name == "anima":  # the first question: a character to keep, then an advantage to leave
        table = ludotheque.new("anima", 3, seed="half")
        places, seat = kept(data, table, 0), table.asked[0]
    else:
        places, seat = staged(data, "cendrelin-full" if name == "cendrelin" else name)
    me = visit(places[seat])
    assert me.asked()
    if not thing:
        deep = next(option for option in me.states[-1]["choice"]["options"] if len(option["touches"]) > 1)
        thing = deep["touches"][0]
    pressed = me.page.locator(f'[data-ref="{thing}"]').first
    pressed.click()
    expect(pressed).to_have_attribute("data-state", "chosen")
    for width, height in ((1280, 800), (900, 800), (390, 664), (320, 568)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_function("width => innerWidth === width", arg=width)
        told_apart(me, f"{name} at {width}")


def test_what_a_form_holds_is_ticked(visit: Callable[..., Visitor], data: Path) -> None:
    """Draw Steel's choices are put together in forms: what is picked has a tick, and the open act a thicker line."""
    table = ludotheque.new("drawsteel", 3, seed="half", options={"mode": "adventure"})
    me = visit(kept(data, table, 0)[table.asked[0]])
    assert me.asked()
    me.page.locator('[data-verb-tab="oppose"]').click()
    open_act = me.page.locator(".verb.on")
    expect(open_act).to_have_attribute("data-verb-tab", "oppose")
    width = "node => parseFloat(getComputedStyle(node).borderBlockEndWidth)"
    assert open_act.evaluate(width) > me.page.locator(".verb:not(.on)").first.evaluate(width) + 2
    signs = (
        "all => all.map((node) => [node.querySelector('input').checked, getComputedStyle(node, '::before').content])"
    )
    for width_ in (1280, 390):
        me.page.set_viewport_size({"width": width_, "height": 800})
        me.page.wait_for_function("width => innerWidth === width", arg=width_)
        found = me.page.locator(".pick").evaluate_all(signs)
        assert {"✓" in sign for checked, sign in found if checked} == {True}
        assert {"✓" in sign for checked, sign in found if not checked} == {False}
