"""The beginning of a game by keys alone (the first rules of Cendrelin: test_keyboard.py): the focus is always seen and never covered,
is never lost with what was answered, and Esc takes a choice back.

With every commit one game, another each day; all of them in a soak.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import served
from tests.browser.helpers import Visitor
from tests.browser.test_keyboard import focus
from tests.soak import of_the_day, share

pytestmark = [pytest.mark.browser, pytest.mark.timeout(share(120, 600))]

BOT = {"who": "bot", "bot": "greedy"}
GAMES: dict[str, dict[str, Any]] = {
    "keyforge": {"options": {"mode": "single"}, "seats": [{"who": "me"}, BOT]},
    "anima": {"options": {}, "seats": [{"who": "me"}, BOT, BOT]},
    "arackhan": {"options": {}, "seats": [{"who": "me"}, BOT]},
    "cendrelin": {"options": {"mode": "full"}, "seats": [{"who": "me"}, BOT]},
    "drawsteel": {"options": {}, "seats": [{"who": "me"}, BOT]},
}
ANSWERS = share(8, 40)
# Draw Steel's forms are longer than such a window: Tab must scroll to what it reaches.
HEIGHTS = {"drawsteel": 640}
HERE = """() => {
  const at = document.activeElement;
  return {
    lit: at.matches('[data-ref]:not([data-state=none]), [data-region=board] [data-option]'),
    marks: at.matches('[data-region=board] [data-pick]'),
    box: at.matches('[type=radio]'),
    sends: at.matches('[data-key], [data-option]'),
  };
}"""
# The place of the first button that can be pressed, among those that the digits press: what is refused keeps its own.
DIGIT = """() => {
  const within = (list) => [...document.querySelectorAll(`[data-testid="prompt"] ${list}`)];
  const listed = within('.strip [data-option]');
  const all = listed.length ? listed : within(':is([data-option], [data-refused])');
  return 1 + all.findIndex((one) => one.matches('[data-option]'));
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("by-keys"), "tests.browser.seeded", "by keys alone") as found:
        yield found


def on(me: Visitor, n: int) -> bool:
    """Whether the answer has been taken, or the page waits for another key."""
    me.page.wait_for_function(
        "n => Number(document.querySelector('[data-n]').dataset.n) > n || !document.querySelector('[data-sending]')",
        arg=n,
    )
    return me.n > n


def help_from_a_box(me: Visitor) -> None:
    """Nothing is written in a box to mark: the letters of the table work there too, and the focus comes back to it."""
    me.page.keyboard.press("?")
    expect(me.by("help")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.by("help")).to_have_count(0)
    focus(me)
    assert me.page.evaluate(HERE)["box"]


def tab_to_what_sends(me: Visitor) -> None:
    """A form is put together by Tab; what it holds at first will do, and every stop on the way is seen."""
    helped = me.n > 0
    for _ in range(60):
        me.page.keyboard.press("Tab")
        focus(me)
        here = me.page.evaluate(HERE)
        if here["box"] and not helped:
            helped = True
            help_from_a_box(me)
        if here["sends"]:  # one that has just come takes no press yet
            me.page.wait_for_function("() => !document.activeElement.matches('[aria-disabled=true]')")
            return
    raise AssertionError("Tab reaches nothing that sends an answer")


def mark(me: Visitor) -> None:
    """Mark what has the focus by Enter; Esc takes the mark away, and the focus is seen all the while."""
    marked = me.page.locator('[data-pick][aria-pressed="true"]')
    for key, count in (("Enter", 1), ("Escape", 0), ("Enter", 1)):
        focus(me)
        me.page.keyboard.press(key)
        expect(marked).to_have_count(count)
    focus(me)


def pick_two(me: Visitor) -> None:
    """Two of several that are sent together: a digit takes one, Esc puts it back."""
    picked = me.by("prompt").locator('[data-pick][aria-pressed="true"]')
    for digit, count in (("Digit1", 1), ("Digit3", 2), ("Escape", 1), ("Digit2", 2)):
        me.page.keyboard.press(digit)
        expect(picked).to_have_count(count)


def answer(me: Visitor) -> None:
    """Answer the question by keys: J goes to what is lit, Enter chooses; a list is answered by digit, a form by Tab and Enter."""
    keys, n = me.page.keyboard, me.n
    escaped = False
    for _ in range(12):
        menu = me.by("option-menu").locator("[data-option]")
        if menu.count():
            expect(menu.first).not_to_have_attribute("aria-disabled", "true")
            keys.press("Digit1")
        else:
            keys.press("j")
            here = me.page.evaluate(HERE)
            if here["lit"]:
                focus(me)
                keys.press("Enter")
            elif me.by("prompt").locator("[data-option]").count():
                expect(me.by("prompt").locator("[data-option]").first).not_to_have_attribute("aria-disabled", "true")
                keys.press(f"Digit{me.page.evaluate(DIGIT)}")
            else:
                if here["marks"]:
                    mark(me)
                elif me.by("prompt").locator("[data-pick]").count():
                    pick_two(me)
                tab_to_what_sends(me)
                keys.press("Enter")
        if me.by("fill-in").count():
            keys.press("Enter")
        me.end_by_keys()
        if on(me, n):
            return
        if not escaped and me.page.locator('[data-state="chosen"]').count():
            # Nothing was sent: Esc takes the choice back, and it is made again.
            escaped = True
            keys.press("Escape")
            expect(me.page.locator('[data-state="chosen"]')).to_have_count(0)
            assert me.n == n
    me.at(n + 1)


@pytest.mark.parametrize("game", of_the_day(list(GAMES)))
def test_a_turn_by_keys(game: str, visit: Callable[..., Visitor], address: str) -> None:
    opened = httpx.post(f"{address}/api/tables", json={"game": game, **GAMES[game]}, trust_env=False, verify=False)
    assert opened.status_code == 201, opened.text
    table = opened.json()
    token = next(seat["token"] for seat in table["seats"] if seat.get("token"))
    me = visit(f"/table/{table['table']}#seat={token}", height=HEIGHTS.get(game, 800))
    for _ in range(ANSWERS):
        if not me.asked():
            break
        answer(me)
        if me.asked():
            # What was pressed may be gone: the focus is then on the question, not at the top of the page.
            me.page.wait_for_function("() => document.activeElement !== document.body")
            focus(me)
