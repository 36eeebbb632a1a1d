"""Anima at its own table: a game of three by clicking what the page offers, on a desk and on a phone, and what is shown on the way.

The shuffle and the bots' dice come from the table's seed, which is put into the server's store. With every commit the first turns
and the last are pressed and those between are played over the wire; `make soak` presses them all.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludotheque import game
from ludotheque.engine.table import Table
from ludotheque.server.live import hash_token
from ludotheque.server.settings import Settings
from ludotheque.server.store import Kept, KeptSeat, Store
from tests.browser.helpers import LIT, Visitor, ahead, typeset
from tests.browser.test_accessibility import clean
from tests.browser.test_phone import SIDEWAYS, SMALL
from tests.soak import of_the_day, share

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

SEED = "gaia"
LAST = 30  # turns, at most
PRESSED = share(2, LAST)  # so many turns from the start
PHONE = {"width": 390, "height": 664, "phone": True}
#: What is pressed when it is offered: the game is played as long as that lasts, then it is hurried to its end.
EAGER = ("explore", "recruit", "advantages", "special", "agree", "yes")
HURRIED = ("pass", "rest", "decline", "no", "keep_die")


@pytest.fixture
def table(address: str, data: Path) -> Callable[..., str]:
    """Puts a table for one person and two bots into the server's store; the address of the person's seat."""

    def make(seed: str = SEED, **options: Any) -> str:
        anima = game("anima")
        new = Table(anima, 3, seed, options)
        token, id = secrets.token_urlsafe(24), secrets.token_urlsafe(16)
        seats = [KeptSeat("human", token_hash=hash_token(token)), KeptSeat("bot", "greedy"), KeptSeat("bot", "greedy")]
        store = Store(Settings(data_dir=data).database_url())
        store.create(Kept(id, anima.id, anima.rules_version, new.options, new.seed, seats))
        store.close()
        return f"/table/{id}#seat={token}"

    return make


def turn(me: Visitor) -> int:
    return int(me.states[-1]["view"]["turn"])


def keys(me: Visitor) -> list[str]:
    found: list[str] = me.by("prompt").locator("[data-option]").evaluate_all("all => all.map(n => n.dataset.option)")
    return found


def offered(me: Visitor, wanted: tuple[str, ...]) -> Locator | None:
    have = keys(me)
    key = next((one for one in wanted if one in have), None)
    return None if key is None else me.by("prompt").locator(f'[data-option="{key}"]')


def answer(me: Visitor, eager: bool) -> str:
    """Answer the question by pressing something the page offers; its kind."""
    n, kind = me.n, me.kind or ""
    # the question has come; what it offers is drawn once everything before it has been shown
    drawn = me.by("prompt").locator("[data-option]").or_(me.page.locator('[data-ref][data-state="playable"]'))
    expect(drawn.first).to_be_attached()
    button = offered(me, (*EAGER, *HURRIED) if eager and kind != "movement" else () if eager else HURRIED)
    if button is not None:
        me.press(button)
    else:
        point(me)
    me.at(n + 1)
    return kind


def point(me: Visitor) -> None:
    """Point at lit things until one answer is left; on a phone it is then confirmed in the bar."""
    before: list[str] = []
    for _ in range(3):
        state = "target" if before else "playable"
        thing = me.page.locator(f'[data-ref][data-state="{state}"]').first
        menu = me.by("option-menu").locator("[data-option]")
        sure = me.by("prompt").locator(".mains [data-option], .strip [data-option]")
        if before and not me.phone and menu.count():
            me.press(menu.first)
            return
        if before and me.phone and sure.count():
            me.press(sure.first)
            return
        n = me.n
        before.append(thing.get_attribute("data-ref") or "")
        me.press(thing)
        expect(
            me.page.locator(f'[data-ref="{before[-1]}"][data-state="chosen"]')
            .or_(me.page.locator(f'[data-n]:not([data-n="{n}"])'))
            .first
        ).to_be_attached()
        if me.n > n:
            return


def to_the_end(me: Visitor, address: str, place: str) -> set[str]:
    """The first turns by pressing, the middle over the wire, the rest by pressing; the kinds of questions that were answered."""
    kinds = set()
    while me.asked() and turn(me) <= PRESSED:
        kinds.add(answer(me, eager=turn(me) <= 2))
        assert me.page.evaluate(SIDEWAYS) <= 0
    if PRESSED < LAST and not me.states[-1]["over"]:
        hurry(me, address, place)
    while me.asked():
        kinds.add(answer(me, eager=False))
    return kinds


def hurry(me: Visitor, address: str, place: str) -> None:
    """Play over the wire until the last turn has begun, then come back to it."""
    seen = {"turn": 0}

    def wanted(asked: dict[str, Any]) -> bool:
        seen["turn"] += asked["kind"] == "movement"
        return asked["kind"] == "movement" and seen["turn"] >= LAST - PRESSED

    def pick(asked: dict[str, Any]) -> str:
        have = [option["key"] for option in asked["options"]]
        return next((key for key in HURRIED if key in have), str(have[0]))

    with me.away():
        ahead(address, place, wanted, pick)


@pytest.mark.in_turn
@pytest.mark.parametrize("size", of_the_day([{}, PHONE]), ids=lambda size: "phone" if size else "desk")
def test_a_game_of_three_to_its_end(
    visit: Callable[..., Visitor], table: Callable[..., str], address: str, size: dict[str, Any]
) -> None:
    place = table()
    me = visit(place, **size)
    assert me.asked()
    expect(me.by("team-1")).to_be_attached()
    kinds = to_the_end(me, address, place)
    assert {"keep", "reset", "movement"} <= kinds
    expect(me.by("end")).to_be_visible()


def test_what_one_sees_of_gaia(visit: Callable[..., Visitor], table: Callable[..., str], address: str) -> None:
    place = table()
    me = visit(place, theme="light")
    me.asked()
    clean(me, "set-up")
    answer(me, eager=True)
    while me.asked() and me.kind != "movement":
        answer(me, eager=False)
    # Every zone is a place with its odds; the sums of one's team are explained by cause.
    shown = next(zone for zone in me.states[-1]["view"]["zones"] if zone["id"] == "active")["cards"]
    for card in shown:
        tile = me.page.locator(f'[data-ref="{card["ref"]}"]')
        expect(tile).to_be_visible()
        if "entry" in card:
            expect(tile).to_contain_text(f"{card['entry']['safe']} % de chances d’entrer")
        else:
            expect(tile).to_contain_text(re.compile("entrée libre|gardée par"))
    team = next(p for p in me.states[-1]["view"]["players"] if p["seat"] == 0)
    for share_of in team["combat"]:
        expect(me.by("sums")).to_contain_text(typeset(share_of["words"]["fr"]))
    clean(me, "movement")
    # The moments at which one is asked: a ready set, then one switch.
    me.by("wishes").click()
    me.by("wishes-never").click()
    expect(me.by("wishes-sheet").get_by_role("switch", checked=True)).to_have_count(0)
    me.by("wish-rolled").click()
    expect(me.by("wish-rolled")).to_have_attribute("aria-checked", "true")
    clean(me, "wishes")
    me.page.keyboard.press("Escape")
    expect(me.by("wishes")).to_contain_text("1/6")
    # Another team, whole.
    me.page.locator('[data-ref="@1"]').click()
    expect(me.by("team-sheet")).to_contain_text("Vitesse")
    clean(me, "team")
    me.page.keyboard.press("Escape")
    me.by("hint").click()  # the bot's advice is one of the things on offer
    expect(me.page.locator('[data-state="hint"]').first).to_be_visible()
    # Nothing that came over the wire names a card that nobody may see.
    hidden = [card for zone in me.states[-1]["view"]["zones"] if zone["id"] == "guards" for card in zone["cards"]]
    assert all(card["id"] is None for card in hidden if re.match(r"\?", card["ref"]))


def test_a_finger_finds_everything(visit: Callable[..., Visitor], table: Callable[..., str]) -> None:
    me = visit(table(), theme="light", **PHONE)
    for kind in ("keep", "movement"):
        while me.asked() and me.kind != kind:
            answer(me, eager=False)
        clean(me, kind)
        assert me.page.evaluate(SIDEWAYS) <= 0
        assert me.page.evaluate(SMALL, [LIT, 40]) == []
