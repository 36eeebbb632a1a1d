"""A campaign in the lobby: opened with its first chapter, continued with the same players and with others, closed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from ludotheque import bots
from ludotheque.server.settings import Settings
from tests.browser.helpers import Visitor
from tests.engine.toy.carrying import CarryingToy
from tests.server.helpers import Server

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server with a game that carries."""
    with Server(Settings(data_dir=tmp_path, bot_pause=0, limits=False)) as server:
        toy = CarryingToy()
        server.room.lobby.games["toy"] = toy
        server.room.lobby._lines["toy"] = {
            **toy.tile(),
            "rules": 0,
            "bots": ["greedy", "random"],
            "bot_words": {name: bots.words(name, toy) for name in ("greedy", "random")},
            "lessons": [],
        }
        yield f"http://127.0.0.1:{server.port}"


def concede(visitor: Visitor) -> None:
    visitor.asked()
    visitor.by("menu").click()
    visitor.by("offer-concede").click()
    visitor.by("offer-concede-yes").click()
    expect(visitor.by("other-table")).to_be_enabled()
    visitor.by("other-table").click()


def test_a_campaign_from_the_lobby(visit: Callable[..., Visitor]) -> None:
    me = visit("/")
    expect(me.by("my-campaigns")).to_have_count(0)
    me.by("open-toy").click()
    me.by("campaign-name").fill("Les cendres")
    me.pick("seat-1", "bot:random")
    me.by("create-table").click()
    concede(me)

    tile = me.by("my-campaigns").locator(".tile")
    expect(tile).to_contain_text("Les cendres")
    expect(tile.get_by_test_id("chapter")).to_have_text(["Chapitre 1"])
    tile.get_by_role("button", name="Poursuivre Les cendres").click()
    concede(me)
    expect(tile.get_by_test_id("chapter")).to_have_text(["Chapitre 1", "Chapitre 2"])
    expect(tile.locator("ol li")).to_have_text(["Chapitre 1 · Terminé", "Chapitre 2 · Terminé"])

    held: list[Route] = []
    me.page.route("**/api/campaigns/*", lambda route: held.append(route))
    me.by("change-players").click()
    dialog = me.by("open-table")
    expect(dialog).to_contain_text("Poursuivre · Les cendres")
    # how the last chapter was played arrives late: it must not overwrite what was chosen meanwhile
    expect(dialog).to_contain_text("Chargement")
    expect(me.by("count")).to_have_count(0)
    held[0].continue_()
    me.page.unroute("**/api/campaigns/*")
    me.pick("count", "3")
    me.pick("seat-1", "bot:random")
    me.pick("seat-2", "bot:random")
    me.by("create-table").click()
    me.asked()
    assert len(me.states[-1]["seats"]) == 3

    me.page.goto("/")
    expect(tile.get_by_role("link", name="Reprendre")).to_be_visible()
    tile.get_by_test_id("chapter").first.click()
    expect(me.by("other-table")).to_be_enabled()  # the end of the first chapter
    me.page.goto("/")
    me.by("close-campaign").click()
    me.by("close-campaign-yes").click()
    expect(me.by("my-campaigns")).to_have_count(0)


def test_the_next_age_starts_from_the_last(visit: Callable[..., Visitor]) -> None:
    """The chronicle tells the age that is over; players who come and go keep mode and elements, and say whom they go on from."""
    me = visit("/")
    me.by("open-cendrelin").click()
    me.by("campaign-name").fill("Cendres")
    me.pick("option-mode", "full")
    me.pick("seat-1", "bot:random")
    me.by("create-table").click()
    concede(me)

    me.by("chronicle").click()
    expect(me.by("told")).to_contain_text("Bot aléatoire")
    expect(me.by("told")).to_contain_text("Âge 1")
    me.by("chronicle").click()
    expect(me.by("told")).to_have_count(0)

    me.by("change-players").click()
    expect(me.by("option-mode").locator('input[value="full"]')).to_be_checked()
    expect(me.by("seat-1").locator('input[value="bot:random"]')).to_be_checked()
    me.by("open-seat-0").click()
    me.by("heir-0").select_option(label="Bot aléatoire")
    me.by("open-seat-1").click()
    me.by("heir-1").select_option(label="Un nouveau venu")
    with me.page.expect_request("**/tables") as sent:
        me.by("create-table").click()
    wished = sent.value.post_data_json["options"]
    assert (wished["mode"], wished["heirs"]) == ("full", [1, -1])
    me.asked()
    assert me.states[-1]["view"]["history"][0]["age"] == 1

    second = me.page.url
    me.by("menu").click()  # the third age straight from the end of the second
    me.by("offer-concede").click()
    me.by("offer-concede-yes").click()
    me.by("next-chapter").click()
    expect(me.page).not_to_have_url(second)
    me.asked()
    assert [age["age"] for age in me.states[-1]["view"]["history"]] == [1, 2]


def test_a_friend_takes_their_seat_in_the_next_chapter(visit: Callable[..., Visitor], address: str) -> None:
    """At the end of a chapter a friend is shown live that the next one is open, and goes there with one press."""
    me = visit("/")
    me.by("open-toy").click()
    me.by("campaign-name").fill("Les cendres")
    me.pick("seat-1", "friend")
    me.by("create-table").click()
    link = me.page.locator("input[readonly]").first.input_value()
    me.by("go-to-table").click()
    me.asked()
    friend = visit(link.removeprefix(address))
    expect(friend.page.locator("[data-table]")).to_be_attached()
    me.by("menu").click()
    me.by("offer-concede").click()
    me.by("offer-concede-yes").click()
    expect(friend.by("end")).to_be_visible()
    expect(friend.by("rematch-offer")).to_have_count(0)
    me.by("next-chapter").click()
    expect(friend.by("rematch-offer")).to_contain_text("a ouvert le chapitre suivant")
    expect(friend.by("rematch")).to_have_count(0)
    first = friend.page.locator("[data-table]").get_attribute("data-table")
    friend.page.get_by_role("button", name="Prendre votre place").click()
    for visitor in (me, friend):
        expect(visitor.page.locator(f"[data-table]:not([data-table='{first}'])")).to_be_attached()
    new = [visitor.page.locator("[data-table]").get_attribute("data-table") for visitor in (me, friend)]
    assert new[0] == new[1]
    assert [visitor.states[-1]["you"] for visitor in (me, friend)] == [0, 1]
