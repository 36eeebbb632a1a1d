"""An answer on its way, and one that waits for others: the page says so, on a phone too.

With every commit one game, another each day; all of them in a soak.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.helpers import FRESH, Visitor
from tests.browser.midgame import SETTINGS, kept, middle
from tests.soak import of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(90)]

PHONE = {"width": 390, "height": 664, "phone": True}
#: What can be pressed, the most certain first: the end that was asked back, a button of the question, a form, what is lit.
PRESSED = (
    '[data-testid="end-anyway"]',
    '[data-testid="prompt"] [data-option]',
    "form[data-verb] button[data-key]",
    '[data-ref][data-state="target"]',
    '[data-ref][data-state="playable"]',
)


def press_something(me: Visitor) -> None:
    """Press until an answer is on its way, and type what a form wants."""
    for _ in range(8):
        # A button that has just come is waited for: something else that is lit would lead away from it.
        me.page.wait_for_function(
            f"() => !!document.querySelector('[data-sending]') || !document.querySelector(\"{FRESH}\")"
        )
        if me.page.locator("[data-sending]").count():
            return
        for field in me.page.locator('form[data-verb] input[type="text"]').all():
            field.fill("courir")
        expect(
            me.page.locator(", ".join(PRESSED)).first
        ).to_be_attached()  # what comes after a press is drawn a moment later
        found = next(where for where in PRESSED if me.page.locator(where).count())
        me.page.locator(found).last.tap()
    raise AssertionError("nothing that was pressed is sent")


@pytest.mark.parametrize("game", of_the_day(list(SETTINGS)))
def test_an_answer_on_its_way_is_seen_to_be(game: str, visit: Callable[..., Visitor], data: Path) -> None:
    table = middle(game)
    places = kept(data, table, len(table.answers))
    me = visit("/", fresh=True, **PHONE)
    held: list[tuple[WebSocketRoute, str]] = []

    def hold(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            text = str(message)
            if '"play"' in text:
                held.append((server, text))
            else:
                server.send(text)

        page.on_message(pass_on)

    me.page.route_web_socket(re.compile("/ws|/api/"), hold)
    me.page.goto(places[table.asked[0]])
    assert me.asked()
    me.by("sit-down").tap()
    n = me.n
    press_something(me)
    sign = me.by("prompt").get_by_role("status").filter(has_text="Envoi…")
    expect(sign).to_be_in_viewport()
    # It covers neither the question nor a button.
    assert me.page.evaluate(
        """() => { const box = document.querySelector('.spinner').getBoundingClientRect();
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !at.closest('button'); }"""
    )
    assert me.n == n
    (server, text), *more = held
    assert more == []
    server.send(text)
    me.at(n + 1)
    expect(sign).to_have_count(0)


def test_a_sealed_answer_is_shown_to_whoever_gave_it(
    visit: Callable[..., Visitor], open_table: Callable[..., list[str]]
) -> None:
    """Somebody who comes to the table while the answer is on its way changes nothing about that."""
    mine, friends, _ = open_table("me", "friend", "friend")
    me = visit("/", fresh=True, **PHONE)
    held: list[tuple[WebSocketRoute, str]] = []

    def hold(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(
            lambda text: held.append((server, str(text))) if '"play"' in str(text) else server.send(str(text))
        )

    me.page.route_web_socket(re.compile("/ws|/api/"), hold)
    me.page.goto(mine)
    assert me.asked()
    me.by("sit-down").tap()
    me.by("guide-no").tap()
    pick = me.option("class:").first
    words = pick.inner_text().strip().splitlines()[0]
    expect(pick).not_to_have_attribute("aria-disabled", "true")
    pick.tap()
    expect(me.page.locator("[data-sending]")).to_be_attached()
    other = visit(friends, **PHONE)
    assert other.asked()
    expect(me.page.locator("[data-sending]")).to_have_count(0)  # what came has been taken
    ((server, text),) = held
    server.send(text)
    me.at(1)
    expect(me.by("prompt")).to_contain_text(f"Votre réponse : {words}")
    expect(other.page.locator("body")).not_to_contain_text("Votre réponse")
