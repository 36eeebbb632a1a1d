"""Friends on one network: an invitation that works, and a greeting for whoever follows it."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Route, expect

from tests.browser.helpers import Visitor, box

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


def open_table(address: str) -> tuple[str, str, str]:
    """A duel of somebody called Zoé with a friend: the table, and the links of both."""
    body = {"game": "cendrelin", "options": {}, "seats": [{"who": "me", "name": "Zoé"}, {"who": "friend"}]}
    opened = httpx.post(f"{address}/api/tables", json=body, trust_env=False, verify=False).json()
    first, second = (f"/table/{opened['table']}#seat={seat['token']}" for seat in opened["seats"])
    return opened["table"], first, second


def test_the_friend_is_greeted_and_gives_a_name(visit: Callable[..., Visitor], address: str) -> None:
    _, first, second = open_table(address)
    zoe = visit(first)
    expect(zoe.page.locator("[data-n]")).to_be_attached()
    expect(zoe.by("greeting")).to_have_count(0)
    friend = visit(second)
    expect(friend.by("greeting")).to_contain_text("Zoé vous invite à jouer")
    friend.by("greeting").locator("input").fill("Ahmed")
    friend.by("sit-down").click()
    expect(friend.by("greeting")).to_have_count(0)
    expect(zoe.page.get_by_text("Ahmed").first).to_be_visible()
    friend.page.reload()
    expect(friend.page.locator("[data-n]")).to_be_attached()
    expect(friend.by("greeting")).to_have_count(0)


@pytest.mark.parametrize("lan", [False, True])
def test_the_link_to_send_is_one_that_others_can_open(visit: Callable[..., Visitor], lan: bool) -> None:
    """A loopback address is nobody else's: the address on the network stands in the link and its code, or a word says so."""
    me = visit("/about")
    origins = ["http://192.168.1.20:8000"] if lan else []

    def told(route: Route) -> None:
        route.fulfill(json={"origins": origins})

    me.page.route("**/api/reach", told)
    me.page.goto("/")
    me.by("open-cendrelin").click()
    me.pick("seat-1", "friend")
    me.by("create-table").click()
    link = me.page.locator("[data-testid=open-table] input[readonly]")
    expect(link).to_be_visible()
    expect(me.by("only-here")).to_have_count(0 if lan else 1)
    start = "http://192.168.1.20:8000/table/" if lan else "http://127.0.0.1:"
    expect(link).to_have_value(re.compile(f"^{re.escape(start)}"))
    me.by("show-qr").click()
    expect(me.by("qr")).to_be_visible()
    assert me.by("qr").get_attribute("data-link") == link.input_value()


def test_nobody_thinks_on_an_empty_chair(visit: Callable[..., Visitor], address: str) -> None:
    _, first, second = open_table(address)
    zoe = visit(first)
    assert zoe.asked()
    zoe.by("prompt").locator("[data-option]").first.click()
    expect(zoe.by("prompt")).to_contain_text("On attend Joueur 2")
    friend = visit(second)
    friend.by("sit-down").click()
    expect(zoe.by("prompt")).to_contain_text("Joueur 2 réfléchit")


def test_somebody_who_went_away_can_be_waited_for_or_replaced(visit: Callable[..., Visitor], address: str) -> None:
    """The page offers it after a minute of its own clock; the server, whose clock did not jump, says how long to wait."""
    _, first, _ = open_table(address)
    me = visit("/about", fresh=True)
    me.page.clock.install()
    me.page.goto(first)
    expect(me.page.locator("[data-n]")).to_be_attached()
    expect(me.by("absent-1")).to_have_count(0)
    me.page.clock.fast_forward(70_000)
    expect(me.by("absent-1")).to_be_visible()
    expect(me.by("claim-1")).to_have_count(0)
    me.page.clock.fast_forward(130_000)
    expect(me.by("claim-1")).to_be_visible()
    me.by("let-bot-1").click()
    expect(me.page.get_by_text("Laissez-lui encore un peu de temps").first).to_be_visible()


def test_a_link_is_read_on_the_narrowest_phone(visit: Callable[..., Visitor]) -> None:
    """Beside its buttons it would be a stub; and which tables one has is read whole in the lobby."""
    me = visit("/", width=320, height=568, phone=True)
    me.by("open-cendrelin").tap()
    me.pick("seat-1", "friend")
    me.by("create-table").tap()
    assert box(me.page.locator("[data-testid=open-table] input[readonly]"))["width"] > 180
    me.page.goto("/")
    names = me.by("my-tables").locator(".what > *")
    expect(names.first).to_be_visible()
    assert names.evaluate_all("all => all.filter(n => n.scrollWidth > n.clientWidth).length") == 0
    expect(names.nth(1)).to_contain_text("0 coup joué")
