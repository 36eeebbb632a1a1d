"""What comes after the lesson: an accompanied game, the rulebook, positions that show a rule, whose card it is, where an address leads."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.boards import staged
from tests.browser.helpers import Visitor, typeset

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


def test_a_first_game_is_accompanied_if_one_likes(visit: Callable[..., Visitor]) -> None:
    me = visit("/")
    me.by("play-keyforge").click()
    assert me.asked()
    me.by("guide-yes").click()
    remark = me.by("remark")
    expect(remark).to_be_visible()
    first = remark.get_attribute("data-remark")

    # What has been read is not said again, and what is not wanted any more is left out.
    me.by("remark-read").click()
    expect(remark).to_have_count(0)
    expect(me.by("guide").get_by_test_id("aim")).to_contain_text("Forgez trois clés")
    me.page.reload()
    assert me.asked()
    expect(me.by("guide")).to_be_visible()
    expect(me.page.locator(f'[data-remark="{first}"]')).to_have_count(0)

    me.by("aim").first.click()
    card = me.by("aid-card")
    expect(card.locator('[aria-current="step"]')).to_have_count(1)
    card.locator("[data-word]").first.click()
    expect(me.by("rule")).to_contain_text("KF-243")


def test_the_rulebook_is_searched_and_shows_a_rule_on_the_table(visit: Callable[..., Visitor]) -> None:
    me = visit("/")
    me.by("play-keyforge").click()
    assert me.asked()
    place = me.page.url
    me.by("rules").click()
    drawer = me.by("rules-drawer")
    expect(drawer.locator("summary").first).to_contain_text("Concepts-clés")
    drawer.get_by_role("searchbox").fill("degats egaux")
    drawer.locator("button.row", has_text="KF-095").click()
    rule = me.by("rule")
    expect(rule).to_contain_text("Exemple")
    rule.get_by_test_id("see-position").first.click()

    lesson = me.by("lesson")
    expect(lesson).to_contain_text("KF-095")
    while not lesson.get_attribute("data-done"):
        at = lesson.get_attribute("data-step") or ""
        expect(me.by("lesson-next")).not_to_have_attribute("aria-disabled", "true")
        me.by("lesson-next").click()
        expect(lesson).not_to_have_attribute("data-step", at)
    expect(lesson).to_contain_text("attaque")
    me.by("leave-position").click()
    expect(me.page).to_have_url(place)
    me.page.goto("/")  # it is no table of one's own
    expect(me.by("resume")).to_have_count(1)


def test_a_word_of_a_card_opens_its_rule_and_the_log_lights_what_it_names(
    visit: Callable[..., Visitor], data: Path
) -> None:
    places, seat = staged(data, "keyforge")
    me = visit(places[seat])
    assert me.asked()
    me.page.locator('[data-ref^="champion-anaphiel#"]').first.hover()
    word = me.by("inspector").locator("[data-word]").first
    expect(word).to_be_visible()
    rule = word.get_attribute("data-word") or ""
    me.page.keyboard.press("i")  # it stays while the pointer goes to it
    word.click()
    expect(me.by("rule")).to_contain_text(rule)
    me.page.keyboard.press("Escape")

    me.press(me.page.locator('[data-ref^="drumble#"]').first)
    with me.answering():
        me.press(me.by("option-menu").locator('[data-option^="reap:"]'))
    name = next(n["fr"] for one in me.states[-1]["log"] for n in one["names"] if n["id"] == "drumble")
    line = me.by("log").locator("[data-n-line]", has_text=typeset(name)).first
    expect(line).to_be_visible()
    assert me.page.locator("[data-flash]").count() == 0
    line.hover()
    expect(me.page.locator('[data-ref^="drumble#"][data-flash]').first).to_be_attached()
    me.by("prompt").hover()
    expect(me.page.locator("[data-flash]")).to_have_count(0)


def test_whose_card_it_is_and_where(visit: Callable[..., Visitor]) -> None:
    me = visit("/")
    me.by("learn-arackhan").click()
    mat = me.by("mat")
    expect(mat).to_be_visible()
    expect(mat.locator(".letters li")).to_have_text(list("ABCDEFGH"))
    expect(mat.locator(".numbers li")).to_have_text(list("123456"))
    styles = mat.locator("[data-seat-edge] > .edge").evaluate_all(
        "all => all.map(n => [n.parentElement.dataset.seatEdge, getComputedStyle(n).borderBottomStyle])"
    )
    lines: dict[str, set[str]] = {}
    for seat, line in styles:
        lines.setdefault(seat, set()).add(line)
    assert lines == {"0": {"solid"}, "1": {"double"}}


def test_an_address_that_leads_nowhere_is_answered_in_words(visit: Callable[..., Visitor]) -> None:
    me = visit("/nowhere/at/all")
    expect(me.by("lost")).to_contain_text("Cette adresse ne mène nulle part")
    assert all("404" in complaint for complaint in me.complaints)  # as the browser notes of the address itself
    me.complaints.clear()
    me.by("lost").get_by_role("link").click()
    expect(me.by("play-keyforge")).to_be_visible()
