"""The page where people write cards: a wrong word is pointed at, a right card is drawn and tried at a table, and the text is there
again after a reload."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import Visitor
from tests.browser.test_accessibility import LOOKS, SIZES, clean
from tests.browser.test_phone import SIDEWAYS

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

RIGHT = "Fragment : Litanie basse\nAnglais : Low Litany\nClasse : Prêtre\nPoints : 2\nSi fosse ≤ 2, préparez 1 Hommage."
WRONG = RIGHT.replace("préparez", "fabriquez")
NAME, ID = "Brume <b class=mine>", "brume-b-class-mine"
EVENT = f"Événement : {NAME}\nDéfaussez 1 fosse, gagnez 1 mana.\nPerdez 1 mana."


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_a_wrong_word_is_pointed_at_and_a_right_card_is_drawn(
    visit: Callable[..., Visitor], size: str, theme: str
) -> None:
    me = visit("/", theme=theme, **SIZES[size])
    me.by("cards-cendrelin").click()
    text = me.by("card-text")
    text.fill(WRONG)
    fault = me.by("faults").locator('[data-fault="5:15"]')
    expect(fault).to_contain_text("fabriquez")
    expect(fault).to_contain_text("« préparez »")
    expect(me.page.locator("mark")).to_have_text("fabriquez")
    clean(me, "a wrong card")
    fault.click()
    assert text.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)") == "fabriquez"

    text.fill(RIGHT)
    expect(me.by("good")).to_be_visible()
    card = me.by("drawn").locator('[data-card="litanie-basse"]')
    expect(card.locator('[data-spoken="fr"]')).to_have_text("S'il reste 2 fosses ou moins, préparez 1 Hommage.")
    expect(card.locator('[data-spoken="en"]')).to_contain_text("2 pits or fewer")
    expect(card).to_contain_text("Low Litany")
    clean(me, "a right card")
    assert me.page.evaluate(SIDEWAYS) <= 0
    me.page.reload()
    expect(me.by("card-text")).to_have_value(RIGHT)
    expect(me.by("drawn").locator("[data-card]")).to_have_count(1)

    me.by("card-text").fill("")
    expect(me.by("drawn").locator("[data-card]")).to_have_count(0)
    me.by("card-text").fill("x" * 4001)
    expect(me.by("faults")).to_contain_text("4000")


def test_what_is_only_warned_of_is_not_called_right(visit: Callable[..., Visitor]) -> None:
    me = visit("/cards/cendrelin", **SIZES["desk"])
    me.by("card-text").fill("Destin : Girouette\n" + "\n".join(["Perdez 1 mana."] * 4))
    expect(me.by("warning")).to_be_visible()
    expect(me.by("drawn").locator("[data-try]")).to_have_count(1)
    expect(me.by("good")).to_have_count(0)


def test_a_card_is_written_tried_at_a_table_and_applied(visit: Callable[..., Visitor]) -> None:
    me = visit("/cards/cendrelin", **SIZES["desk"])
    me.by("card-text").fill(EVENT)
    drawn = me.by("drawn").locator(f'[data-card="{ID}"]')
    expect(drawn.locator("h3")).to_have_text(NAME)  # as it is written, never as a page would read it
    me.page.locator(f'[data-try="{ID}"]').click()
    event = me.page.locator(f'[data-ref="{ID}#0"]').first
    expect(event).to_contain_text(NAME)
    before = me.states[-1]["view"]["players"][0]["counters"][0]["value"]
    me.press(me.page.locator(f'[data-ref="{ID}#0/a"]').first)
    me.at(1)
    assert me.states[-1]["view"]["players"][0]["counters"][0]["value"] == before + 1
    expect(me.by("log")).to_contain_text(NAME)
    expect(me.page.locator("b.mine")).to_have_count(0)
    assert me.complaints == []
