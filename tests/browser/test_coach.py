"""Against two levels of bots: a hint with its reasons, the game looked over, and another try from one of its moments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.helpers import Visitor
from tests.server.helpers import Player
from tests.soak import of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


def opened(address: str, bot: str) -> tuple[str, str]:
    """A table of one's own against a bot: its id, and the token of one's seat."""
    seats = [{"who": "me"}, {"who": "bot", "bot": bot}]
    body: dict[str, Any] = {"game": "cendrelin", "options": {"classes": ["sorcier", "necromancien"]}, "seats": seats}
    answer = httpx.post(f"{address}/api/tables", json=body, trust_env=False, verify=False).json()
    return answer["table"], answer["seats"][0]["token"]


def hinted(me: Visitor) -> None:
    """Ask for a hint; both lines have a chance and reasons, and each shows where it begins."""
    me.asked()
    me.by("hint").click()
    lines = me.by("hint-line")
    expect(lines).to_have_count(2, timeout=60_000)
    for line, words in ((lines.first, "Conseil"), (lines.nth(1), "Sinon")):
        expect(line).to_contain_text(words)
        expect(line).to_contain_text("%")
        expect(line.get_by_test_id("hint-reasons")).not_to_be_empty()
    expect(me.page.locator('[data-state="hint"]').first).to_be_visible()
    second = lines.nth(1).get_by_role("button")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("phone", of_the_day([False, True]), ids=lambda phone: "phone" if phone else "desk")
def test_a_hint_says_why_and_a_finished_game_is_looked_over(
    visit: Callable[..., Visitor], address: str, phone: bool
) -> None:
    for bot in ("beginner", "medium"):
        table, token = opened(address, bot)
        with Player(urlsplit(address).port or 0, table) as wire:
            wire.send(do="sit", token=token)
            while not (len(wire.mine()["choice"]["options"]) > 1 and wire.last["n"] > 6):
                wire.play()
            me = visit(f"/table/{table}#seat={token}", phone=phone, width=390 if phone else 1280)
            hinted(me)
            wire.play("concede")

    me.by("analyse").click()
    expect(me.by("curve")).to_be_visible(timeout=60_000)
    expect(me.by("analysis")).to_contain_text("coup")
    me.page.keyboard.press("Escape")
    expect(me.by("analysis")).to_have_count(0)

    me.by("review").click()  # the replay, and from its third moment another try
    me.by("review-bar").locator("input").fill("3")
    expect(me.by("review-bar")).to_contain_text("Coup 3")
    me.by("try-from").click()
    expect(me.page.locator(f'[data-table]:not([data-table="{table}"])')).to_be_attached()
    me.asked()
    assert me.states[-1]["n"] >= 3
    assert me.states[-1]["seats"][1]["bot"] == "expert"
