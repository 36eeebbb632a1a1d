"""What the page shows of its own accord: a small celebration when something went well, and sounds that can be switched off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.helpers import Visitor, ahead
from tests.browser.test_keyforge import best

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

# Notes what sounds instead of sounding it, and keeps each celebration with the boxes it had.
NOTED = """
window.sounded = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.sounded += 1; return start.apply(this, at); };
window.cheered = [];
const note = () => {
  const banner = document.querySelector('[data-testid="celebration"]');
  if (!banner || window.cheered.some((c) => c.words === banner.innerText)) return;
  const { bottom, top } = banner.getBoundingClientRect();
  const asks = document.querySelector('[data-testid="prompt"]').getBoundingClientRect();
  const { animationDuration, animationName, pointerEvents } = getComputedStyle(banner);
  window.cheered.push({ words: banner.innerText, kind: banner.dataset.kind, over: top < asks.bottom && bottom > asks.top,
    lasts: animationName === 'none' ? 0 : parseFloat(animationDuration), pointerEvents });
};
document.addEventListener('DOMContentLoaded', () => new MutationObserver(note).observe(document.body, { childList: true, subtree: true }));
"""


def open_duel(address: str) -> str:
    body = {
        "game": "keyforge",
        "options": {"mode": "initiation"},
        "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}],
    }
    opened = httpx.post(f"{address}/api/tables", json=body, trust_env=False, verify=False).json()
    return f"/table/{opened['table']}#seat={opened['seats'][0]['token']}"


def rich(view: dict[str, Any]) -> bool:
    """Somebody has announced a key."""
    return any(badge["id"] == "pret" for player in view["players"] for badge in player["badges"])


def forged(view: dict[str, Any]) -> int:
    return sum(key["forged"] for player in view["players"] for key in player["keys"])


def to_a_key(me: Visitor, address: str) -> None:
    """Come to the table just before a key is forged, and see it forged; the game goes on."""
    place = open_duel(address)
    assert ahead(address, place, lambda _: False, best, late=rich)
    me.page.goto(place)
    assert me.asked()
    me.by("question").click()  # a gesture: nothing sounds before one
    before = forged(me.states[-1]["view"])
    assert ahead(address, place, lambda _: False, best, late=lambda view: forged(view) > before)


@pytest.mark.parametrize("motion", [True, False])
def test_a_forged_key_is_celebrated(visit: Callable[..., Visitor], address: str, motion: bool) -> None:
    me = visit("/", motion=motion, fresh=True)
    me.page.add_init_script(NOTED)
    me.page.evaluate("localStorage.setItem('ludotheque.prefs', JSON.stringify({ sounds: true }))")
    to_a_key(me, address)
    me.page.wait_for_function("() => window.cheered.length > 0")
    cheered = me.page.evaluate("window.cheered")[0]
    assert cheered["kind"] == "forge"
    assert "clé" in cheered["words"]
    assert not cheered["over"]
    assert cheered["pointerEvents"] == "none"
    if motion:
        assert 0 < cheered["lasts"] <= 1.5
        assert me.page.evaluate("window.sounded") > 0
    else:  # a calm line, and silence
        assert cheered["lasts"] == 0
        assert me.page.evaluate("window.sounded") == 0
    expect(me.by("celebration")).to_have_count(0)


def test_sounds_are_switched_on_and_off(visit: Callable[..., Visitor], address: str) -> None:
    me = visit("/", motion=True, fresh=True)
    me.page.add_init_script(NOTED)
    place = open_duel(address)
    me.page.goto(place)
    assert me.asked()

    def refused() -> int:
        """Press a thing that cannot be used now: the answer sounds."""
        before: int = me.page.evaluate("window.sounded")
        me.page.locator('[data-testid="hand"] [data-state="none"]').first.click()
        expect(me.page.locator('[data-testid="toast"][data-kind="refusal"]')).to_be_visible()
        me.page.locator('[data-testid="toast"] .close').click()
        return int(me.page.evaluate("window.sounded")) - before

    assert refused() == 0  # silent until somebody wants to hear it
    me.by("menu").click()
    expect(me.by("sounds")).not_to_be_checked()
    me.by("sounds").check()
    me.page.keyboard.press("Escape")
    expect(me.by("preferences")).to_have_count(0)
    assert refused() > 0
    me.by("menu").click()
    me.by("sounds").uncheck()
    me.page.keyboard.press("Escape")
    expect(me.by("preferences")).to_have_count(0)
    assert refused() == 0
    me.page.reload()
    assert me.asked()
    assert refused() == 0


def test_a_player_who_is_elsewhere_is_told_that_it_is_their_turn(
    visit: Callable[..., Visitor], open_table: Callable[..., list[str]]
) -> None:
    """By a notice of the browser, for those who asked for it, and only while the page is hidden."""
    me = visit("/", fresh=True)
    me.page.context.add_init_script(
        """window.notices = []; window.hide = true;
        window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted';
          constructor(title, { body }) { window.notices.push([title, body]); } };
        Object.defineProperty(document, 'hidden', { get: () => window.hide });"""
    )
    me.page.goto(open_table("me", "greedy")[0])

    def told() -> list[list[str]]:
        """The notices of a turn of mine and the next one of the bot."""
        me.page.evaluate("() => { window.notices = []; }")
        me.reach("night")
        me.reach("evening")
        assert me.asked()
        found: list[list[str]] = me.page.evaluate("() => window.notices")
        return found

    me.reach("evening")
    assert told() == [], "nobody asked for it"
    me.by("menu").click()
    me.by("notices").check()
    me.page.keyboard.press("Escape")
    notices = told()  # the bot may ask something of me in its own night, too: the Inquisitor does
    assert {title for title, _ in notices} == {"Le Trône du Haut Cendrelin · à vous"}
    assert [body.startswith("Le soir tombe") for _, body in notices] == [False] * (len(notices) - 1) + [True]
    me.page.evaluate("() => { window.hide = false; }")
    assert told() == [], "the player was looking"
