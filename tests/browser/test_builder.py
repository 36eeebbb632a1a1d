"""The deck builder in the browser: pressing cards together, rules named as they break, keeping, changing, playing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.games.arackhan import decks
from ludotheque.games.arackhan.faces import FACES
from tests.browser.helpers import Visitor, box
from tests.browser.test_accessibility import LOOKS, SIZES, clean
from tests.soak import of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

BY_ID = {face.id: face for face in FACES}
NAKKA = decks.READY["preconstruit-nakka"].cards
#: A deck of 22 cheap cards and one that may be there once, by few presses.
PLAIN = {"xenodon": 12, "archer-nakka": 10, "arbre-de-vie": 1}
DESK: dict[str, Any] = {"width": 1280, "height": 800}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "phone": True}


def line(me: Visitor, card: str) -> Locator:
    return me.page.locator(f'[data-testid="build-cards"] li[data-card="{card}"]')


def add(me: Visitor, card: str, n: int = 1) -> None:
    for _ in range(n):
        me.press(line(me, card).locator(".more"))


def chosen(me: Visitor) -> dict[str, int]:
    found: list[list[Any]] = me.page.locator('[data-testid="build-cards"] li[data-card]').evaluate_all(
        "all => all.map(n => [n.dataset.card, Number(n.dataset.n)])"
    )
    return {card: n for card, n in found if n}


def faction(me: Visitor, id: str) -> None:
    me.page.locator(f'input[name="band"][value="{id}"]').check(force=True)
    expect(me.by("builder")).to_have_attribute("data-band", id)


def side(me: Visitor, page: str) -> None:
    """On a phone the cards and the deck are two pages."""
    if me.phone and me.by("builder").get_attribute("data-page") != page:
        me.press(me.by("build-page"))


def total(me: Visitor, id: str, value: int) -> None:
    expect(me.page.locator(f'[data-total="{id}"] [data-value]')).to_have_text(str(value))


def faults(me: Visitor) -> list[str]:
    found: list[str] = me.page.locator("[data-fault]").evaluate_all("all => all.map(n => n.dataset.fault)")
    return found


def verdict(me: Visitor, rules: list[str]) -> None:
    expect(me.by("verdict")).to_have_attribute("data-faults", str(len(rules)))
    assert faults(me) == rules


def fits(me: Visitor) -> None:
    assert me.page.evaluate("document.documentElement.scrollWidth <= visualViewport.width"), (
        "nothing sticks out at the side"
    )


@pytest.mark.rule("AW-279", "AW-281")
@pytest.mark.parametrize("size", of_the_day([DESK, PHONE]), ids=lambda size: "phone" if size is PHONE else "desk")
def test_a_deck_is_built_kept_and_played(visit: Callable[..., Visitor], size: dict[str, Any]) -> None:
    me = visit("/", **size)
    me.press(me.by("build-arackhan"))
    faction(me, "nakka")
    for card, n in PLAIN.items():
        add(me, card, n)
    assert chosen(me) == PLAIN
    side(me, "deck")
    total(me, "cards", 23)
    total(me, "points", 78)
    verdict(me, [])
    expect(me.by("build-save")).to_be_enabled()
    fits(me)

    side(me, "cards")
    add(me, "xenodon")  # the twenty-fourth
    side(me, "deck")
    verdict(me, ["AW-279"])
    expect(me.by("faults")).to_contain_text("un deck a 23 cartes, pas 24", ignore_case=True)
    expect(me.by("build-save")).to_be_disabled()
    expect(me.by("build-play")).to_be_disabled()
    me.press(me.by("faults").locator('[data-rule="AW-279"]'))
    expect(me.by("rule")).to_contain_text("Un deck compte exactement 23 cartes.")
    me.page.keyboard.press("Escape")
    me.press(me.by("build-undo"))
    verdict(me, [])

    me.by("build-name").fill("Nuée de Xénodons")
    me.press(me.by("build-save"))
    expect(me.by("one-deck")).to_contain_text("Nuée de Xénodons")
    id = me.page.url.rsplit("/", 1)[1]
    me.page.goto("/")
    me.press(me.by("open-arackhan"))
    me.pick("seat-1", "bot:random")
    me.pick("decks-0", f"deck:{id}")
    me.press(me.by("create-table"))
    expect(me.page.locator("[data-n]")).to_be_attached()
    assert me.states[-1]["view"]["players"][0]["deck"]["name"]["fr"] == "Nuée de Xénodons"
    assert me.states[-1]["table"]["options"]["decks"][0]["cards"] == PLAIN


@pytest.mark.rule("AW-281", "AW-282", "AW-285", "AW-286")
def test_limits_are_shown_and_every_rule_is_named(visit: Callable[..., Visitor]) -> None:
    me = visit("/decks/arackhan/new")
    expect(line(me, "gabriel").locator("[data-rule]")).to_have_text("L")
    expect(line(me, "blizzard").locator("[data-rule]")).to_have_text("II")
    expect(line(me, "golem-de-glace").locator("[data-rule]")).to_have_text("≤ 6")
    expect(line(me, "aigle").locator("[data-rule]")).to_have_count(0)
    add(me, "gabriel")
    more = line(me, "gabriel").locator(".more")
    expect(more).to_have_attribute("aria-disabled", "true")
    more.click(force=True)  # the second is refused
    assert chosen(me) == {"gabriel": 1}
    expect(me.by("live-urgent")).to_contain_text("1 au plus")
    add(me, "golem-de-glace", 6)
    add(me, "paladin-de-la-garde", 5)
    total(me, "initiative", 6)
    total(me, "points", 143)
    verdict(me, ["AW-279", "AW-281", "AW-282"])
    me.press(line(me, "gabriel").locator(".less"))
    verdict(me, ["AW-279", "AW-281"])
    me.press(me.by("build-list").locator('[data-listed="paladin-de-la-garde"] .less'))
    assert chosen(me) == {"golem-de-glace": 6, "paladin-de-la-garde": 4}
    me.press(line(me, "blizzard").locator("[data-rule]"))
    expect(me.by("rule")).to_contain_text("AW-286")


def test_filters(visit: Callable[..., Visitor]) -> None:
    me = visit("/decks/arackhan/new")
    lines = me.page.locator('[data-testid="build-cards"] li[data-card]')
    mine = [face for face in FACES if face.band == "terres-blanches"]
    expect(lines).to_have_count(len(mine))
    me.page.locator('.kinds [data-kind="place"]').click()
    expect(lines).to_have_count(sum(face.kind == "place" for face in mine))
    me.page.locator('.kinds [data-kind="place"]').click()
    me.by("filter-attribute").select_option("vol")
    flying = [face.id for face in mine if any(a["id"] == "vol" for a in face.face()["attributes"])]
    expect(lines).to_have_count(len(flying))
    me.by("filter-cost").select_option("10-99")
    expect(lines).to_have_count(sum(BY_ID[id].cost >= 10 for id in flying))
    me.page.get_by_role("button", name="Effacer les filtres").click()
    me.by("filter-family").select_option("Nihilistes")
    expect(lines).to_have_count(sum(face.family == "Nihilistes" for face in mine))
    me.by("filter-family").select_option("")
    me.by("filter-text").fill("eclair glacant")
    expect(lines).to_have_count(1)
    me.by("filter-text").fill("introuvable")
    expect(me.by("build-cards")).to_contain_text("Aucune carte")


def test_from_a_ready_deck_to_a_changed_one(visit: Callable[..., Visitor]) -> None:
    me = visit("/decks/arackhan")
    me.page.locator('[data-deck="preconstruit-nakka"]').click()
    me.by("edit-deck").click()
    expect(me.by("builder")).to_have_attribute("data-band", "nakka")
    verdict(me, [])
    assert chosen(me) == NAKKA
    expect(me.by("start-from").locator("option")).to_have_count(2 + 21)
    me.by("build-save").click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Mon deck Nakka")
    address = me.page.url

    me.by("edit-deck").click()
    expect(me.by("build-name")).to_have_value("Mon deck Nakka")
    me.press(line(me, "xenodon").locator(".less"))
    add(me, "phasme-venimeux")
    verdict(me, [])
    me.by("build-name").fill("Plus de phasmes")
    me.page.reload()  # a draft outlives the page
    expect(me.by("drop-draft")).to_be_visible()
    assert chosen(me) == {**NAKKA, "xenodon": 2, "phasme-venimeux": 2}
    verdict(me, [])
    me.by("build-save").click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Plus de phasmes")
    assert me.page.url == address, "the same deck"
    expect(me.page.locator('[data-card="phasme-venimeux"] .copies')).to_have_text("2×")
    me.page.goto("/decks/arackhan")
    expect(me.page.locator('[data-testid="my-decks"] [data-deck]')).to_have_count(1)


def test_a_draft_is_forgotten_and_each_faction_has_its_own(visit: Callable[..., Visitor]) -> None:
    me = visit("/decks/arackhan/new")
    add(me, "aigle", 2)
    faction(me, "fleau")
    assert chosen(me) == {}
    add(me, "berserker")
    faction(me, "terres-blanches")
    assert chosen(me) == {"aigle": 2}
    me.page.reload()
    me.by("drop-draft").click()
    assert chosen(me) == {}
    me.by("start-from").select_option("preconstruit-fleau")
    verdict(me, [])
    assert chosen(me) == decks.READY["preconstruit-fleau"].cards
    me.by("start-from").select_option("-")
    verdict(me, ["AW-279"])
    me.by("build-undo").click()
    verdict(me, [])


def test_a_friends_deck_is_changed_as_a_copy(visit: Callable[..., Visitor]) -> None:
    me = visit("/decks/arackhan/new?from=preconstruit-fleau")
    verdict(me, [])
    me.by("build-save").click()
    expect(me.by("one-deck")).to_be_visible()
    friend = visit(f"{me.page.url}/edit")
    expect(friend.by("builder")).to_contain_text("pas à vous")
    verdict(friend, [])
    friend.by("build-save").click()
    expect(friend.by("one-deck")).to_be_visible()
    assert friend.page.url != me.page.url


def test_by_keyboard(visit: Callable[..., Visitor]) -> None:
    me = visit("/decks/arackhan/new")
    first = me.page.locator('[data-testid="build-cards"] li[data-card] .what').first
    first.focus()
    cards = me.page.locator('[data-testid="build-cards"] li[data-card]').evaluate_all(
        "all => all.map(n => n.dataset.card)"
    )
    for key in ("+", "+", "ArrowDown", "+", "ArrowUp", "-"):
        me.page.keyboard.press(key)
    assert chosen(me) == {cards[0]: 1, cards[1]: 1}
    me.page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-expanded", "true")
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Enter")
    assert sum(chosen(me).values()) != 2


@pytest.mark.in_turn
@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_no_serious_fault(visit: Callable[..., Visitor], size: str, theme: str) -> None:
    me = visit("/decks/arackhan/new?from=preconstruit-nakka", theme=theme, **SIZES[size])
    side(me, "cards")
    expect(line(me, "xenodon")).to_have_attribute("data-n", "3")
    add(me, "xenodon")
    me.press(line(me, "xenodon").locator(".what"))
    clean(me, "the cards")
    fits(me)
    side(me, "deck")
    verdict(me, ["AW-279", "AW-281"])
    clean(me, "the deck")
    fits(me)
    for target in me.page.locator("aside .stepper button").all()[:6]:
        assert box(target)["height"] >= (40 if me.phone else 24)
    me.page.goto("/decks/arackhan/preconstruit-nakka")
    expect(me.by("identity")).to_be_visible()
    clean(me, "a ready deck")


def test_in_english(visit: Callable[..., Visitor]) -> None:
    me = visit("/decks/arackhan/new?from=preconstruit-nakka")
    verdict(me, [])
    me.page.get_by_role("button", name="Switch to English").click()
    expect(me.by("verdict")).to_have_text("Legal deck")
    add(me, "xenodon")
    expect(me.by("faults")).to_contain_text("a deck has 23 cards, not 24", ignore_case=True)
    expect(me.by("start-from")).to_contain_text("Whitelands pre-built deck")


def test_a_game_without_a_builder(visit: Callable[..., Visitor]) -> None:
    me = visit("/decks/keyforge/new")
    expect(me.page.get_by_role("link", name="Retour à l’accueil")).to_be_visible()
    me.page.goto("/decks/keyforge")
    expect(me.by("ready-decks")).to_be_visible()
    expect(me.by("build-deck")).to_have_count(0)
