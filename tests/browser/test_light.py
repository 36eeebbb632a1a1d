"""The page is light: what the first visit weighs, what opens without a server, and what a phone needs to install it."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.helpers import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

#: Bytes over the wire until the lobby stands, with its fonts and covers.
FIRST_PAGE = 150_000


def test_the_first_page_is_light(visit: Callable[..., Visitor]) -> None:
    """What comes over the wire before the browser rests; the table is fetched ahead only then."""
    me = visit("/about", fresh=True)
    me.page.goto("about:blank")
    sizes: dict[str, int] = {}
    client = me.page.context.new_cdp_session(me.page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    urls: dict[str, str] = {}
    client.on("Network.requestWillBeSent", lambda e: urls.update({e["requestId"]: e["request"]["url"]}))
    client.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: int(e["encodedDataLength"])}))
    # Nothing is fetched ahead while this is measured: the browser never rests.
    me.page.add_init_script("window.requestIdleCallback = () => 0")
    me.page.goto("/")
    expect(me.page.locator("article.box").nth(4)).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    table = {urls[one]: size for one, size in sizes.items()}
    assert any("Lobby" in url for url in table)
    assert not any("TablePage" in url or "more-icons" in url for url in table)
    assert sum(table.values()) < FIRST_PAGE, sorted(table.items(), key=lambda one: -one[1])


def test_the_shell_opens_without_a_server(visit: Callable[..., Visitor]) -> None:
    me = visit("/", worker=True)
    expect(me.page.locator("article.box").first).to_be_visible()
    me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    me.page.wait_for_function("navigator.serviceWorker.controller !== null")
    me.page.context.set_offline(True)
    me.page.goto("/")
    alert = me.page.get_by_role("alert")
    expect(alert).to_contain_text("hors ligne")
    expect(me.page.get_by_text("Choisissez une boîte ci-dessus")).to_have_count(0)  # there is none
    # A table cannot be played without its server: its page says so too, with a way to try again.
    me.page.goto("/table/elsewhere")
    expect(me.page.locator("main")).to_contain_text("hors ligne")
    expect(me.page.get_by_role("button", name="Réessayer")).to_be_visible()
    me.page.context.set_offline(False)
    me.page.goto("/")
    expect(me.page.locator("article.box").first).to_be_visible()
    # What failed while there was no network is no fault of the page.
    missed = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "dynamically imported", "Failed to fetch")
    assert [one for one in me.complaints if not any(word in one for word in missed)] == []
    me.complaints.clear()


def test_it_can_be_installed(visit: Callable[..., Visitor], address: str) -> None:
    me = visit("/")
    place = me.page.locator('link[rel="manifest"]').get_attribute("href")
    answer = httpx.get(f"{address}{place}", trust_env=False, verify=False)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text)
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert sizes >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        found = httpx.get(f"{address}{icon['src']}", trust_env=False, verify=False)
        assert found.status_code == 200
        assert found.headers["content-type"] == icon["type"]
