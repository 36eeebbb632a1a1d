"""The library of decks in the browser: paste, refuse, read, play, lend, delete."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludotheque.engine.dice import Dice
from ludotheque.games.keyforge import decklist
from ludotheque.games.keyforge.decks import Deck, draw_deck
from ludotheque.games.keyforge.faces import FACES
from tests.browser.helpers import Visitor, box
from tests.browser.test_accessibility import LOOKS, SIZES, clean
from tests.soak import of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

#: A deck with a maverick.
DECK: Deck = next(
    deck
    for seed in range(200)
    for deck in [draw_deck(Dice(seed))]
    if any(FACES[face].house != house for face, house in deck.cards)
)


def paste(me: Visitor, text: str) -> None:
    if not me.by("import-form").count():
        me.press(me.by("import-deck"))
    me.page.locator("#deck-list").fill(text)
    me.press(me.by("import-go"))


def library(me: Visitor) -> list[str]:
    me.page.goto("/decks/keyforge")
    expect(me.by("ready-decks")).to_be_visible()
    found: list[str] = me.page.locator('[data-testid="my-decks"] [data-deck]').evaluate_all(
        "all => all.map(n => n.dataset.deck)"
    )
    return found


def kept(me: Visitor, deck: Deck = DECK) -> str:
    """Paste a deck; its id."""
    me.page.goto("/decks/keyforge")
    paste(me, decklist.write_text(deck))
    expect(me.by("identity")).to_be_visible()
    return me.page.url.rsplit("/", 1)[1]


def identity(me: Visitor, under: str = "") -> list[tuple[str, int]]:
    lines = me.page.locator(f"{under} [data-card]").evaluate_all(
        "all => all.map(n => [n.dataset.card, parseInt(n.querySelector('.copies').firstChild.textContent)])"
    )
    return sorted((id, n) for id, n in lines)


def listed(deck: Deck) -> list[tuple[str, int]]:
    return sorted((FACES[face].id, deck.cards.count((face, house))) for face, house in set(deck.cards))


def test_paste_read_rename_delete(visit: Callable[..., Visitor]) -> None:
    me = visit("/")
    me.press(me.by("decks-keyforge"))
    expect(me.by("ready-decks")).to_be_visible()
    paste(me, decklist.write_text(DECK))
    expect(me.by("one-deck")).to_contain_text(DECK.name)
    assert identity(me) == listed(DECK)
    expect(me.page.locator(".stray")).to_have_count(len({c for c in DECK.cards if FACES[c[0]].house != c[1]}))

    line = me.page.locator("[data-card]").first
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")
    face = next(face for face in FACES if face.id == line.get_attribute("data-card"))
    expect(me.page.locator(".whole")).to_contain_text(f"n° {face.number:03}")

    me.by("rename-deck").click()
    me.by("deck-name").fill("Mon deck à moi")
    me.by("deck-name").press("Enter")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Mon deck à moi")
    with me.page.expect_download() as download:
        me.by("download-deck").click()
    again = decklist.read(Path(download.value.path()).read_text(encoding="utf-8"))
    assert sorted(again.cards) == sorted(DECK.cards)
    assert again.name == "Mon deck à moi"

    (id,) = library(me)
    me.page.locator(f'[data-deck="{id}"]').click()
    me.by("delete-deck").click()
    expect(me.by("confirm-delete")).to_contain_text("Mon deck à moi")
    me.page.keyboard.press("Escape")
    expect(me.by("confirm-delete")).to_have_count(0)
    assert library(me) == [id]
    me.page.locator(f'[data-deck="{id}"]').click()
    me.by("delete-deck").click()
    me.by("confirm").click()
    expect(me.page.locator(".none")).to_be_visible()
    assert library(me) == []


@pytest.mark.parametrize("phone", of_the_day([False, True]))
def test_a_bad_list_shows_its_line(visit: Callable[..., Visitor], phone: bool) -> None:
    me = visit("/decks/keyforge", width=390 if phone else 1280, height=844 if phone else 800, phone=phone)
    lines = decklist.write_text(DECK).splitlines()
    at = next(i for i, line in enumerate(lines) if line[:1].isdigit()) + 20
    lines[at] = "1 Carte Inventée"
    paste(me, "\n".join(lines))
    refused = me.by("refused-list")
    expect(refused).to_have_attribute("data-line", str(at + 1))
    expect(refused).to_contain_text(f"ligne {at + 1}")
    expect(refused.locator("code")).to_have_text("1 Carte Inventée")
    chosen = me.page.locator("#deck-list").evaluate("n => n.value.slice(n.selectionStart, n.selectionEnd)")
    assert chosen == "1 Carte Inventée", "the cursor goes to the line"
    assert box(refused)["right"] <= me.page.viewport_size["width"]  # type: ignore[index]
    assert [c for c in me.complaints if "422" not in c] == []
    assert me.complaints, "the list was refused by the server"
    me.complaints.clear()
    assert library(me) == []


def test_a_file_is_read(visit: Callable[..., Visitor]) -> None:
    me = visit("/decks/keyforge")
    me.by("import-deck").click()
    body = json.dumps(DECK.to_json()).encode()
    me.by("import-file").set_input_files({"name": "deck.json", "mimeType": "application/json", "buffer": body})
    expect(me.page.locator("#deck-list")).to_have_value(body.decode())
    me.by("import-go").click()
    expect(me.by("one-deck")).to_contain_text(DECK.name)


def test_a_forged_deck_is_lent_by_its_link(visit: Callable[..., Visitor]) -> None:
    me = visit("/decks/keyforge")
    me.by("draw-deck").click()
    expect(me.by("identity")).to_be_visible()
    cards = identity(me)
    assert sum(n for _, n in cards) == 36
    friend = visit(me.page.url)
    expect(friend.by("identity")).to_be_visible()
    assert identity(friend) == cards
    expect(friend.by("delete-deck")).to_have_count(0)
    expect(friend.by("rename-deck")).to_have_count(0)
    assert library(friend) == [], "a deck that one looks at is not one's own"
    friend.page.goto(me.page.url)
    friend.by("keep-deck").click()
    expect(friend.by("delete-deck")).to_be_visible()
    assert identity(friend) == cards
    assert len(library(friend)) == 1


@pytest.mark.parametrize(("width", "height", "phone"), of_the_day([(1280, 800, False), (390, 844, True)]))
def test_a_table_with_ones_own_deck(visit: Callable[..., Visitor], width: int, height: int, phone: bool) -> None:
    me = visit("/", width=width, height=height, phone=phone)
    id = kept(me)
    me.page.goto("/")
    me.press(me.by("open-keyforge"))
    me.pick("seat-1", "bot:random")
    me.pick("decks-0", f"deck:{id}")
    me.pick("decks-1", "starter-2")
    me.press(me.by("create-table"))
    assert me.asked()
    for seat, name in ((0, DECK.name), (1, "Silorphé")):
        me.press(me.by(f"deck-{seat}"))
        card = me.by("deck")
        expect(card).to_contain_text(name)
        assert sum(n for _, n in identity(me, '[data-testid="deck"]')) == 36
        if seat == 0:
            assert identity(me, '[data-testid="deck"]') == listed(DECK)
        assert box(card)["right"] <= width
        line = card.locator("[data-card]").nth(3)
        me.press(line)
        expect(card.locator(".whole")).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(card).to_have_count(0)


def test_a_friend_chooses_on_arrival(visit: Callable[..., Visitor]) -> None:
    me, friend = visit("/"), visit("/")
    theirs = kept(friend)
    me.page.goto("/")
    me.by("open-keyforge").click()
    expect(me.by("decks-1")).to_have_attribute("data-value", "later")
    me.by("create-table").click()
    link = me.page.locator("[data-link]").first.get_attribute("data-link")
    assert link is not None
    me.by("go-to-table").click()
    expect(me.by("choose-deck")).to_contain_text("choisit son deck")
    assert not me.by("choose-deck").locator("button[data-deck]").count(), "only the friend chooses"
    friend.page.goto(link)
    friend.page.locator(f'button[data-deck="{theirs}"]').click()
    for visitor in (me, friend):
        expect(visitor.page.locator("[data-n]")).to_be_attached()
        visitor.by("deck-1").click()
        expect(visitor.by("deck")).to_contain_text(DECK.name)
        visitor.page.keyboard.press("Escape")
    assert not any('"hand:0"' in frame for frame in me.frames if '"choosing"' in frame)


def test_addresses_that_lead_nowhere(visit: Callable[..., Visitor]) -> None:
    me = visit("/decks/keyforge/nothing-of-that-name")
    expect(me.page.get_by_role("alert")).to_contain_text("n’existe pas")
    me.page.goto("/decks/cendrelin")
    expect(me.by("lost")).to_be_visible()
    assert all("404" in complaint for complaint in me.complaints)
    me.complaints.clear()


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_accessibility(visit: Callable[..., Visitor], theme: str, size: str) -> None:
    me = visit("/decks/keyforge", theme=theme, **SIZES[size])
    expect(me.by("ready-decks")).to_be_visible()
    me.press(me.by("import-deck"))
    clean(me, "library")
    me.page.goto("/decks/keyforge/starter-1")
    expect(me.by("identity")).to_be_visible()
    me.press(me.page.locator("[data-card]").first)
    clean(me, "identity card")
