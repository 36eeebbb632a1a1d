"""A whole night without a pointer: every step by keys, and the focus always in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import LIT, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(90)]

FOCUS = """() => {
  // A box that is not drawn itself is seen by its label.
  const at = document.activeElement, node = at.matches('label > .sr') ? at.parentElement : at;
  const style = getComputedStyle(node), box = node.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return {
    ref: node.dataset.ref ?? null, state: node.dataset.state ?? null,
    ring: at.matches(':focus-visible') && parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== 'none',
    uncovered: !!top && (node.contains(top) || top.contains(node)),
  };
}"""


def focus(me: Visitor) -> dict[str, object]:
    """What has the focus; it must be ringed and not lie under anything."""
    # a list that scrolls to it comes to rest first
    me.page.wait_for_function(f"() => ({FOCUS})().uncovered")
    found: dict[str, object] = me.page.evaluate(FOCUS)
    assert found["ring"], found
    assert found["uncovered"], found
    return found


def answer_until(me: Visitor, kind: str) -> None:
    """Answer by keys whatever is asked on the way: J and Enter on a lit thing, else the first button."""
    for _ in range(20):
        assert me.asked()
        if me.kind == kind:
            return
        n = me.n
        me.page.keyboard.press("j")
        if me.page.evaluate("() => !!document.activeElement.closest('[data-ref]:not([data-state=none])')"):
            focus(me)
            me.page.keyboard.press("Enter")
        else:
            expect(me.by("prompt").locator("[data-option]").first).to_be_enabled()
            me.page.keyboard.press("Digit1")
        me.at(n + 1)
    raise AssertionError(f"no question of the kind {kind!r}")


def test_a_night_by_keys_alone(visit: Callable[..., Visitor], open_table: Callable[..., list[str]]) -> None:
    me = visit(open_table("me", "greedy")[0])
    keys = me.page.keyboard
    me.asked()

    keys.press("?")
    expect(me.by("help")).to_be_visible()
    keys.press("Escape")
    expect(me.by("help")).to_have_count(0)

    n = me.n  # the bot may have chosen before
    keys.press("Digit1")  # the first class
    me.at(n + 1)
    answer_until(me, "evening")  # the bot may have the first night, and ask something in it
    expect(me.option("draw")).to_be_enabled()
    n = me.n
    keys.press("Digit1")  # draw
    me.at(n + 1)
    me.asked()
    assert me.kind == "night"

    # The end is refused before the event, and Esc puts the refusal away.
    keys.press("f")
    keys.press("f")
    me.toast("CE-043")
    keys.press("Escape")
    expect(me.by("toast")).to_have_count(0)

    # The hand, card by card.
    keys.press("m")
    first = focus(me)["ref"]
    assert first in me.hand
    keys.press("End")
    assert focus(me)["ref"] == me.hand[-1]
    keys.press("ArrowLeft")
    assert focus(me)["ref"] == me.hand[-2:][0]
    keys.press("Home")
    assert focus(me)["ref"] == me.hand[0]

    # J goes through everything lit and comes round again.
    lit = me.page.locator(LIT).count()
    seen = []
    for _ in range(lit):
        keys.press("j")
        here = focus(me)
        assert here["state"] != "none"
        seen.append(here["ref"])
    assert len(set(seen)) == lit
    keys.press("j")
    assert focus(me)["ref"] == seen[0]

    # An event with several ways opens, and Esc closes it again: nothing was sent.
    heads = [ref for ref in seen if sum(str(other).startswith(f"{ref}/") for other in seen) > 1]
    if heads:
        while focus(me)["ref"] != heads[0]:
            keys.press("j")
        n = me.n
        keys.press("Enter")
        expect(me.page.locator(f'[data-ref="{heads[0]}"][data-state="chosen"]')).to_have_count(1)
        keys.press("Escape")
        expect(me.page.locator('[data-state="chosen"]')).to_have_count(0)
        assert me.n == n

    # One way of an event is enough to end the night; what it asks is answered by keys too.
    events = [ref for ref in seen if str(ref).partition("/")[0] not in me.hand]
    while focus(me)["ref"] != events[-1]:
        keys.press("j")
    n = me.n
    keys.press("Enter")
    me.at(n + 1)
    answer_until(me, "night")

    # A moment of the past by Tab and Enter, and Esc comes back from it.
    me.by("log").focus()
    keys.press("Tab")
    while not me.page.evaluate("() => document.activeElement.matches('.moment')"):
        keys.press("Tab")
    focus(me)
    keys.press("Enter")
    expect(me.by("review-bar")).to_be_visible()
    keys.press("Escape")
    expect(me.by("review-bar")).to_have_count(0)

    expect(me.option("end")).to_be_enabled()
    night, n = me.page.locator("header .turn").inner_text(), me.n
    keys.press("f")
    keys.press("f")
    me.end_by_keys()
    me.at(n + 1)
    me.asked()
    expect(me.page.locator("header .turn")).not_to_have_text(night)
