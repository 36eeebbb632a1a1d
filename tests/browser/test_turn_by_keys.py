"""The beginning of a game of KeyForge and of Anima by keys alone (Cendrelin: test_keyboard.py): the focus is always seen and never
covered, and Esc takes a choice back.

With every commit one game, another each day; all of them in a soak.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.helpers import Visitor
from tests.browser.test_keyboard import focus
from tests.soak import of_the_day, share

pytestmark = [pytest.mark.browser, pytest.mark.timeout(share(120, 600))]

BOT = {"who": "bot", "bot": "greedy"}
GAMES: dict[str, dict[str, Any]] = {
    "keyforge": {"options": {"mode": "single"}, "seats": [{"who": "me"}, BOT]},
    "anima": {"options": {}, "seats": [{"who": "me"}, BOT, BOT]},
}
ANSWERS = share(8, 40)
HERE = "() => { const at = document.activeElement; return { lit: at.matches('[data-ref]:not([data-state=none])'), "
HERE += "sends: at.matches('[data-key], [data-option]') && !at.matches('[aria-disabled=true], [disabled]') }; }"


def on(me: Visitor, n: int) -> bool:
    """Whether the answer has been taken, or the page waits for another key."""
    me.page.wait_for_function(
        "n => Number(document.querySelector('[data-n]').dataset.n) > n || !document.querySelector('[data-sending]')",
        arg=n,
    )
    return me.n > n


def tab_to_what_sends(me: Visitor) -> None:
    """A form is put together by Tab; what it holds at first will do."""
    for _ in range(120):
        me.page.keyboard.press("Tab")
        if me.page.evaluate(HERE)["sends"]:
            focus(me)
            return
    raise AssertionError("Tab reaches nothing that sends an answer")


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
            if me.page.evaluate(HERE)["lit"]:
                focus(me)
                keys.press("Enter")
            elif me.by("prompt").locator("[data-option]").count():
                expect(me.by("prompt").locator("[data-option]").first).not_to_have_attribute("aria-disabled", "true")
                keys.press("Digit1")
            else:
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
    opened = httpx.post(f"{address}/api/tables", json={"game": game, **GAMES[game]}, trust_env=False)
    assert opened.status_code == 201, opened.text
    table = opened.json()
    token = next(seat["token"] for seat in table["seats"] if seat.get("token"))
    me = visit(f"/table/{table['table']}#seat={token}")
    for _ in range(ANSWERS):
        if not me.asked():
            break
        answer(me)
