"""After a game: the end tells how it went, the replay is seen through other eyes, and one's games are listed with their curves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import served
from tests.browser.helpers import Visitor, box
from tests.browser.test_full_boards import OUTSIDE
from tests.server.helpers import Player

pytestmark = [pytest.mark.browser, pytest.mark.timeout(90)]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of this module, whose tables have a known seed: what the tests look for happens in every game."""
    with served(tmp_path_factory.mktemp("seeded"), "tests.browser.seeded", "a game worth telling") as found:
        yield found


def opened(address: str, game: str, *who: str, **options: Any) -> tuple[str, list[str]]:
    """A table: its address, and the tokens of the people at it."""
    seats = [{"who": one} if one in ("me", "friend") else {"who": "bot", "bot": one} for one in who]
    body = {"game": game, "options": options, "seats": seats}
    answer = httpx.post(f"{address}/api/tables", json=body, trust_env=False, verify=False).json()
    return f"/table/{answer['table']}", [seat["token"] for seat in answer["seats"] if "token" in seat]


def finished(address: str, game: str, moves: int, **options: Any) -> tuple[str, str]:
    """A game in which somebody has played so many moves against a bot, and then given up: the table, and their seat there."""
    place, (token,) = opened(address, game, "me", "random", **options)
    with Player(urlsplit(address).port or 0, place.rpartition("/")[2]) as me:
        me.send(do="sit", token=token)
        for _ in range(moves):
            me.mine()
            me.play()
        me.mine()
        me.play("concede")
    return place, token


def test_the_end_tells_the_game_and_leads_into_it(visit: Callable[..., Visitor], address: str) -> None:
    place, token = finished(address, "keyforge", 40)
    me = visit(f"{place}#seat={token}")
    expect(me.by("story-curve").locator("path").first).to_be_attached()
    expect(me.by("end").locator('[data-tally="keys"]')).to_have_attribute("aria-pressed", "true")
    me.by("end").locator('[data-tally="amber"]').click()
    expect(me.by("story-curve").get_by_role("img")).to_have_attribute("aria-label", "Aombre, tour par tour")
    expect(me.by("story")).to_contain_text("Maisons choisies")
    link = me.by("share-game").get_attribute("data-link") or ""
    assert link.endswith(place)
    assert token not in link

    point = me.by("turning-point").first
    n = point.get_attribute("data-moment")
    point.click()
    bar = me.by("review-bar")
    expect(bar).to_contain_text(f"Coup {n} sur")
    expect(me.by("end")).to_have_count(0)

    bar.get_by_test_id("jump").select_option(index=3)
    expect(bar).not_to_contain_text(f"Coup {n} sur")
    at = bar.locator("input").input_value()
    bar.get_by_test_id("step-on").click()
    expect(bar.locator("input")).to_have_value(str(int(at) + 1))

    # Through the other's eyes their hand is the one in front; open hands show both.
    own = set(me.hand)
    bar.get_by_test_id("eyes").select_option("1")
    expect(me.page.locator('[data-testid="hand"][data-zone="hand:1"]')).to_be_visible()
    theirs = set(me.hand)
    assert theirs
    assert not own & theirs
    bar.get_by_test_id("open-all").click()
    both = me.by("open-hands").locator("[data-ref]")
    expect(both).to_have_count(len(own) + len(theirs))

    # Its link leads there for anybody; nobody there sees a hand before asking for it.
    guest = visit(urlsplit(bar.get_by_test_id("link-here").get_attribute("data-link") or "").path)
    expect(guest.by("review-bar")).to_contain_text(f"Coup {int(at) + 1} sur")
    expect(guest.by("end")).to_have_count(0)
    assert guest.states[-1]["you"] is None
    expect(guest.by("open-hands")).to_have_count(0)
    guest.page.goto(f"{place}/at/99999")
    expect(guest.by("lost")).to_contain_text("Ce moment n’existe pas")
    guest.by("to-table").click()
    expect(guest.by("end")).to_be_visible()
    guest.page.goto(f"{place}/at/first")
    expect(guest.by("lost").get_by_role("link")).to_be_visible()

    # In the lobby the game is listed with its figures, and opens again; in English, too.
    me.page.goto("/")
    game = me.by("my-game")
    expect(game).to_contain_text("Perdue")
    expect(game.get_by_test_id("my-figures")).to_contain_text("Clés")
    expect(game.get_by_test_id("spark")).to_be_visible()
    me.page.get_by_role("button", name="Switch to English").click()
    expect(game.get_by_test_id("my-figures")).to_contain_text("Keys")
    game.click()
    expect(me.by("story")).to_contain_text("Turning points")


#: Buttons and lists of the replay that reach beyond the screen.
BEYOND = """() => [...document.querySelectorAll('[data-testid="review-bar"] :is(button, select, input)')].filter((node) => {
  const box = node.getBoundingClientRect();
  return box.right > innerWidth || box.left < 0;
}).map((node) => node.outerHTML.slice(0, 80))"""


def test_a_replay_on_the_narrowest_phone_and_beside_a_full_mat(visit: Callable[..., Visitor], address: str) -> None:
    """Every button of the bar is on the screen, the board keeps its room, and names stay whole where the bar makes the mat lower."""
    place, token = finished(address, "arackhan", 45)
    me = visit(f"{place}/at/60#seat={token}", width=320, height=568, phone=True)
    expect(me.by("review-bar")).to_be_visible()
    assert me.page.evaluate(BEYOND) == []
    assert box(me.page.locator('[data-region="board"]'))["height"] >= 100
    desk = visit(f"{place}/at/60#seat={token}")
    expect(desk.by("review-bar")).to_be_visible()
    assert desk.page.evaluate(OUTSIDE) == []


def test_a_rematch_is_offered_at_the_old_table(visit: Callable[..., Visitor], address: str) -> None:
    place, tokens = opened(address, "cendrelin", "me", "friend", classes=["sorcier", "necromancien"])
    with Player(urlsplit(address).port or 0, place.rpartition("/")[2]) as one:
        one.send(do="sit", token=tokens[0])
        one.send(do="play", n=one.state()["n"], key="concede")
        me, friend = (visit(f"{place}#seat={token}") for token in tokens)
        expect(me.by("rematch")).to_be_enabled()
        expect(friend.by("end")).to_be_visible()
        me.by("rematch").click()
        expect(friend.by("rematch-offer")).to_contain_text("propose une revanche")
        friend.by("join-rematch").click()
        for visitor in (me, friend):
            expect(
                visitor.page.locator(f"[data-table]:not([data-table='{place.rpartition('/')[2]}'])")
            ).to_be_attached()
        new = [visitor.page.locator("[data-table]").get_attribute("data-table") for visitor in (me, friend)]
        assert new[0] == new[1]
        assert [visitor.states[-1]["you"] for visitor in (me, friend)] == [0, 1]


def test_two_bots_are_watched(visit: Callable[..., Visitor], address: str) -> None:
    """From the lobby: every seat is a bot's, and one sees the game to its end without a seat."""
    me = visit("/", phone=True, width=390, height=664)
    me.by("open-cendrelin").tap()
    for seat in (0, 1):
        me.pick(f"seat-{seat}", "bot:greedy")
    me.by("create-table").tap()
    expect(me.page.locator("[data-over]")).to_be_attached(timeout=30_000)
    assert me.states[-1]["you"] is None
    assert all(seat["who"] == "bot" for seat in me.states[-1]["seats"])
    expect(me.by("story")).to_be_visible()
    expect(me.by("rematch")).to_have_count(0)
    me.by("review").tap()
    expect(me.by("review-bar")).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth <= visualViewport.width")


def test_a_costly_move_is_tried_again_against_the_expert(visit: Callable[..., Visitor], address: str) -> None:
    """From the game looked over: a table of one's own, at the moment before that move, with the expert opposite."""
    place, (token,) = opened(address, "cendrelin", "me", "random", classes=["sorcier", "necromancien"])
    table = place.rpartition("/")[2]
    with Player(urlsplit(address).port or 0, table) as wire:
        wire.send(do="sit", token=token)
        for _ in range(25):  # whatever comes last among what is offered: that is seldom the best
            if wire.mine()["over"]:
                break
            wire.play(wire.last["choice"]["options"][-1]["key"])
        if not wire.mine()["over"]:
            wire.play("concede")
    me = visit(f"{place}#seat={token}")
    me.by("analyse").click()
    costly = me.by("turning").first
    expect(costly).to_be_visible(timeout=60_000)
    n = int((costly.get_attribute("id") or "").rpartition("-")[2])
    costly.get_by_test_id("try-here").click()
    expect(me.page.locator(f'[data-table]:not([data-table="{table}"])')).to_be_attached()
    expect(me.by("analysis")).to_have_count(0)
    me.asked()
    state = me.states[-1]
    assert state["n"] >= n
    assert state["you"] == 0
    assert [seat.get("bot") for seat in state["seats"]] == [None, "expert"]
    assert not state["over"]
