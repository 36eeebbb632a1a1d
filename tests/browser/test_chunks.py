"""A page loads what it shows: the lobby no game, a table its own game only."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Route, expect

import ludotheque
from tests.browser.helpers import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

OF_A_GAME = re.compile(r"/(layout|icons|cover)-(\w+)-[\w-]+\.js$")


def loaded(me: Visitor) -> set[tuple[str, str]]:
    """The parts of games that the page has asked for: what it is, and whose."""
    urls: list[str] = me.page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    return {(found[1], found[2]) for url in urls if (found := OF_A_GAME.search(url))}


def test_the_lobby_loads_covers_only(visit: Callable[..., Visitor]) -> None:
    me = visit("/")
    expect(me.page.locator("article.box").first).to_be_visible()
    expect(me.page.locator('link[rel="icon"]')).to_have_count(1)
    parts = loaded(me)
    assert {part for part, _ in parts} == {"cover"}
    assert {game for _, game in parts} >= set(ludotheque.games())


@pytest.mark.parametrize("id", ludotheque.games())
def test_a_table_loads_its_own_game(visit: Callable[..., Visitor], address: str, id: str) -> None:
    bots = [{"who": "bot", "bot": "random"}] * (ludotheque.game(id).seats[0] - 1)
    body = {"game": id, "options": {}, "seats": [{"who": "me"}, *bots]}
    opened = httpx.post(f"{address}/api/tables", json=body, trust_env=False, verify=False).json()
    me = visit(f"/table/{opened['table']}#seat={opened['seats'][0]['token']}")
    me.asked()
    # its own cover too, where the scenery of the table is the same picture
    assert {("layout", id), ("icons", id)} <= loaded(me) <= {("layout", id), ("icons", id), ("cover", id)}
    if ludotheque.game(id).deck_shelf is not None:
        me.page.goto(f"/decks/{id}")
        expect(me.page.locator("a.deck").first).to_be_visible()
        assert loaded(me) == {("layout", id), ("icons", id)}


def test_a_game_without_a_folder_is_played_on_the_plain_board(visit: Callable[..., Visitor], address: str) -> None:
    me = visit("/about")

    def plain(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "layout": "unheard-of"})

    me.page.route("**/api/games/cendrelin", plain)
    body = {
        "game": "cendrelin",
        "options": {"classes": ["random", "random"]},
        "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}],
    }
    opened = httpx.post(f"{address}/api/tables", json=body, trust_env=False, verify=False).json()
    me.page.goto(f"/table/{opened['table']}#seat={opened['seats'][0]['token']}")
    assert me.asked()
    assert loaded(me) == set()
    zone = me.page.locator('section[data-zone="surroundings"]')
    expect(zone.locator("[data-ref]").nth(1)).to_be_visible()
    expect(me.page.locator('[data-ref="tombes"]')).to_be_visible()
    me.answer()
