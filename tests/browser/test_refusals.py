"""No silent refusal: whatever is not lit says why, and by which rule; in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.boards import staged
from tests.browser.helpers import Visitor, typeset
from tests.soak import of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(90)]


def spaced(text: str) -> str:
    """As the page sets French: no-break spaces count as spaces here."""
    return " ".join(text.replace("\u202f", " ").replace("\u00a0", " ").split())


def test_what_is_not_lit_says_why(
    visit: Callable[..., Visitor], open_table: Callable[..., list[str]], rules: dict[str, dict[str, str]]
) -> None:
    me = visit(open_table("me", "greedy")[0])
    me.asked()
    me.reach("evening")
    while not me.hand:  # an event of the bot's night may have sent the only card away
        me.answer()
        me.reach("evening")
    me.by("hand").locator("[data-ref]").first.click()
    me.toast("CE-030")
    me.page.locator('[data-ref="tombes"]').click()
    me.toast("CE-S22")
    me.page.locator('[data-ref="future"]').click()
    toast = me.toast("CE-017")
    expect(toast).to_contain_text("Impossible")

    toast.locator("[data-rule]").click()
    drawer = me.by("rules-drawer")
    expect(drawer).to_be_visible()
    expect(me.by("rule")).to_contain_text("CE-017")
    assert spaced(rules["CE-017"]["fr"]) in spaced(me.by("rule").inner_text())
    me.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)

    me.reach("night")
    end = me.by("prompt").locator('[data-refused="end"]')
    expect(end).to_have_text("Finir la nuit")
    expect(end).to_have_attribute("aria-disabled", "true")
    n = me.n
    end.click(force=True)
    me.toast("CE-043")
    assert me.n == n
    # Once the event is dealt with, the same button stands in the same place and is on.
    while me.by("prompt").locator('[data-refused="end"]').count():
        me.answer()
        me.asked()
        if me.kind != "night":
            me.reach("night")
    expect(me.option("end")).to_have_text("Finir la nuit")


# Something that the first question of a game does not offer, and the rule by which it does not.
DEAD = {
    "arackhan": (1, '[data-ref="deck:0"]', "AW-065"),
    "anima": (2, '[data-region="board"] [data-ref*="#"][data-state="none"]', "AN-112"),
    # An advantage can only follow a character: the question's own rule says so.
    "anima-advantage": (2, '[data-testid="hand"] [data-ref]', "AN-092"),
}


@pytest.mark.parametrize("game", of_the_day(list(DEAD)))
def test_what_the_first_question_does_not_offer_says_why(
    game: str, visit: Callable[..., Visitor], address: str
) -> None:
    bots, thing, rule = DEAD[game]
    game = game.partition("-")[0]
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "greedy"}] * bots]
    table = httpx.post(
        f"{address}/api/tables", json={"game": game, "options": {}, "seats": seats}, trust_env=False, verify=False
    ).json()
    token = next(seat["token"] for seat in table["seats"] if seat.get("token"))
    me = visit(f"/table/{table['table']}#seat={token}")
    me.asked()
    n = me.n
    me.page.locator(thing).first.click()
    expect(me.toast(rule)).to_contain_text("Impossible")
    assert me.n == n


# In the middle of a game: what is touched first where it matters, what cannot be done then, its rule, and what the sentence says of it.
MIDDLE = {
    "arackhan": [
        ("", "blizzard#0", "AW-071", "phase de Pose"),
        ("", "feyr#52", "AW-130", "ne contrôlez pas"),
        ("", "3-0", "AW-080", "touchez d’abord"),
        ("golem-de-glace#17", "ailes-du-tourment#50", "AW-080", "pas avec Golem de Glace"),
    ],
    "anima": [
        ("", "mauvaise-direction#15", "AN-084", "pas le moment"),
        ("", "battre-tiamat#83", "AN-169", "récompense d’une exploration"),
        ("", "objet-magique#25", "AN-112", "pas ce qui vous est demandé"),
    ],
    "drawsteel": [
        ("", "being-1", "DS-129", "vos propres héros"),
        ("", "being-8", "DSB-035", "à l’autre camp"),
        ("", "ability-0-0", "DSB-035", "pas ce qui vous est demandé"),
    ],
}


@pytest.mark.parametrize("game", of_the_day(list(MIDDLE)))
def test_what_cannot_be_done_in_the_middle_of_a_game(game: str, visit: Callable[..., Visitor], data: Path) -> None:
    places, seat = staged(data, game)
    me = visit(places[seat])
    assert me.asked()
    n = me.n
    for first, thing, rule, said in MIDDLE[game]:
        if first:
            me.page.locator(f'[data-ref="{first}"]').click()
        me.page.locator(f'.ds-token[data-ref="{thing}"], [data-ref="{thing}"]:not(.card)').first.click()
        expect(me.toast(rule)).to_contain_text(said)
    assert me.n == n


def test_language_and_theme(visit: Callable[..., Visitor], open_table: Callable[..., list[str]]) -> None:
    me = visit(open_table("me", "greedy")[0], theme="light")
    me.asked()
    root = me.page.locator("html")
    expect(me.by("question")).to_have_text("Choisissez votre classe")
    expect(me.page.locator('[data-seat="1"] .name')).to_have_text("Bot glouton")
    me.by("language").click()
    expect(root).to_have_attribute("lang", "en")
    expect(me.by("question")).to_have_text("Choose your class")
    expect(me.page.locator('[data-seat="1"] .name')).to_have_text("Greedy bot")
    expect(root).to_have_attribute("data-theme", "light")
    me.by("theme").click()
    expect(root).to_have_attribute("data-theme", "dark")

    me.reach("night")
    me.page.locator('[data-ref="tresors"]').click()
    expect(me.toast("CE-S22")).to_contain_text("Not possible")
    me.page.reload()  # both are remembered
    me.asked()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("lang", "en")


def test_an_address_that_leads_nowhere(visit: Callable[..., Visitor], open_table: Callable[..., list[str]]) -> None:
    me = visit("/table/no-such-table")
    expect(me.by("lost")).to_contain_text("Cette table n’existe pas")
    # The browser itself notes the 404 that was asked for here.
    assert len(me.complaints) == 2
    assert all("404" in complaint for complaint in me.complaints)
    me.complaints.clear()

    me.page.goto(open_table("me", "greedy")[0] + "x")
    expect(me.by("lost")).to_contain_text("Ce lien n’ouvre aucune place")
    me.by("lost").get_by_role("button").click()
    expect(me.by("question")).to_contain_text("Vous regardez")


def test_a_table_that_cannot_be_opened_again(
    visit: Callable[..., Visitor], open_table: Callable[..., list[str]]
) -> None:
    """The server answers with an error before any state and closes: its words are shown, and the way home."""
    me = visit("/", fresh=True)  # what is routed stays with the window
    words = {"fr": "Cette table suit une autre version des règles.", "en": "This table follows other rules."}

    def broken(socket: object) -> None:
        socket.on_message(lambda _: (socket.send(error), socket.close(code=4410)))  # type: ignore[attr-defined]

    error = f'{{"type": "error", "words": {str(words).replace(chr(39), chr(34))}, "rule": null, "n": 0}}'
    me.page.route_web_socket("**/play", broken)
    me.page.goto(open_table("me", "greedy")[0])
    expect(me.by("lost")).to_contain_text(typeset(words["fr"]))
    me.by("lost").get_by_role("link").click()
    expect(me.by("play-cendrelin")).to_be_visible()
