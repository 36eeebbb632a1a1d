"""A Director's evening, screen by screen: sheets by form and by YAML, rolls, a fight, a montage, a negotiation, a respite, the end.

What the Director does is pressed and typed; what the players answer is said over the wire. On every screen axe finds nothing serious
and nothing is wider than the window: with every commit in one size, theme and language, another each day, in all of them in a soak.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.helpers import Visitor
from tests.browser.test_accessibility import clean
from tests.browser.test_drawsteel import FOE, HEROES
from tests.server.helpers import Player
from tests.soak import of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

SIZES: dict[int, dict[str, Any]] = {
    1280: {"width": 1280, "height": 800},
    900: {"width": 900, "height": 800},
    390: {"width": 390, "height": 700, "phone": True},
}
LOOKS = [(size, theme, language) for language in ("fr", "en") for theme in ("dark", "light") for size in SIZES]
SHEET = "name: Grise\nkind: foe\ncharacteristics: {might: 2, agility: 0, reason: 0, intuition: 0, presence: 0}\nstamina: 20\n"


class Evening:
    """The Director's page, and two players over the wire."""

    def __init__(self, address: str, visit: Callable[..., Visitor], language: str = "fr", **look: Any) -> None:
        seats = [{"who": "me"}, {"who": "friend"}, {"who": "friend"}]
        body = {"game": "drawsteel", "options": {"heroes": HEROES, "foes": [FOE]}, "seats": seats}
        answer = httpx.post(f"{address}/api/tables", json=body, trust_env=False, verify=False)
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]
        self.tokens = [seat["token"] for seat in answer.json()["seats"]]
        self.port = urlsplit(address).port or 0
        self.me = visit("/", **look)
        if language != "fr":
            self.me.page.evaluate(
                "language => localStorage.setItem('ludotheque.prefs', JSON.stringify({ language }))", language
            )
        self.me.page.goto(f"/table/{self.table}#seat={self.tokens[0]}")
        expect(self.me.page.locator("html")).to_have_attribute("lang", language)
        self.me.asked()

    def say(self, seat: int, *keys: str) -> None:
        """Answers and offers of a seat over the wire, until the page shows what came of them."""
        with Player(self.port, self.table) as player:
            player.send(do="sit", token=self.tokens[seat])
            player.state()
            for key in keys:
                n = player.last["n"]
                player.send(do="play", n=n, key=key)
                while player.last["n"] == n:
                    assert player.hear()["type"] != "error", key
            n = player.last["n"]
        self.me.at(n)

    def tab(self, verb: str) -> None:
        self.me.press(self.me.page.locator(f'[data-verb-tab="{verb}"]'))

    def begin(self, verb: str, *picks: str, **typed: str) -> None:
        """The Director puts something together, and begins it."""
        n = self.me.n
        self.tab(verb)
        form = self.me.by("desk").locator(f'[data-verb="{verb}"]')
        for pick in picks:
            self.me.press(form.locator(f'.pick:has(input[value="{pick}"])'))
        for name, text in typed.items():
            form.locator(f'[data-testid="compose-{name}"]').fill(text)
        self.me.press(form.locator("[data-key]"))
        self.me.at(n + 1)

    def choose(self, key: str) -> None:
        n = self.me.n
        button = self.me.option(key).first
        expect(button).not_to_have_attribute("aria-disabled", "true")
        self.me.press(button)
        self.me.at(n + 1)

    def bring(self) -> None:
        self.me.press(self.me.page.locator('[data-verb="bring"] [data-key]'))

    def way(self, way: str) -> None:
        self.me.press(self.me.page.locator(f'[data-verb="bring"] .pick:has(input[value="{way}"])'))


def walk(evening: Evening, look: Callable[[str], None]) -> None:
    """The whole evening; `look` is called on every screen."""
    me = evening.me
    look("desk")

    # a foe by form: a characteristic of six is named, then mended
    evening.tab("bring")
    me.by("sheet-name").fill("Loup")
    me.by("sheet-might").fill("6")
    look("form")
    evening.bring()
    expect(me.by("sheet-fault")).to_contain_text("characteristics.might")
    look("form refused")
    me.by("sheet-might").fill("3")
    evening.bring()
    expect(me.page.locator('[data-being="being-3"]')).to_contain_text("Loup")

    # another as YAML: a missing field and a wrong type, each with its line
    evening.tab("bring")
    evening.way("yaml")
    for wrong, said in (
        (SHEET.replace("stamina: 20\n", ""), r"(ligne|line) 1.*stamina"),
        (SHEET.replace("20", "beaucoup"), r"(ligne|line) 4.*stamina"),
    ):
        me.by("sheet-yaml").fill(wrong)
        evening.bring()
        expect(me.by("sheet-fault")).to_have_text(re.compile(said))
    look("yaml refused")
    me.by("sheet-yaml").fill(SHEET)
    evening.bring()
    expect(me.page.locator('[data-being="being-4"]')).to_contain_text("Grise")

    # a test whose difficulty is secret
    evening.begin("call", "being-0", "reason", "medium", "veiled")
    evening.say(0, "circumstance:edge>corde")
    look("roll")
    evening.say(1, "faces:6>4")
    look("result")
    evening.say(1, "keep")
    evening.choose("usual")
    expect(me.by("sum")).to_contain_text("6 + 4 + 2 + 2")
    look("last roll")

    evening.begin("montage", "easy")
    look("montage")
    for seat, being in ((1, 0), (2, 1), (1, 0)):
        if me.by("montage").count():
            evening.say(seat, f"attempt:being-{being}>might>tenir", "faces:10>9", "keep")
            evening.choose("usual")
    expect(me.by("montage")).to_have_count(0)

    evening.begin("negotiate", "neutral", title="la passeuse", speakers="1")
    look("secrets")
    evening.begin("motive", "greed")
    evening.begin("ready")
    look("negotiation")
    evening.say(1, "argue:being-0>greed>presence")
    look("argument")
    evening.say(1, "faces:9>9", "keep")
    n = me.n
    me.press(me.by("parley").locator('[data-offer="leave"]'))
    me.at(n + 1)

    evening.begin("fight", "foes")
    look("fight")
    evening.say(1, "go:being-0", "use:ability-0-0", "target:being-2")
    look("power")
    evening.say(1, "faces:9>7", "keep", "end_turn")
    look("picking")
    summary = me.by("battle").locator("summary")
    me.press(summary)
    n = me.n
    me.press(me.page.locator('[data-verb="call_off"] [data-key^="call_off:met"]'))
    me.at(n + 1)

    evening.begin("respite", "safe")
    look("respite")
    evening.choose("finish")
    evening.begin("end_session")
    expect(me.page.locator("[data-over]")).to_be_attached()
    look("closing")


@pytest.mark.in_turn
@pytest.mark.parametrize(("size", "theme", "language"), of_the_day(LOOKS))
def test_an_evening_of_the_directors(
    visit: Callable[..., Visitor], address: str, size: int, theme: str, language: str
) -> None:
    evening = Evening(address, visit, language, theme=theme, **SIZES[size])

    def look(where: str) -> None:
        clean(evening.me, where)
        wider = evening.me.page.evaluate("() => document.documentElement.scrollWidth - visualViewport.width")
        assert wider <= 0, where
        assert not re.search(r"@\d", evening.me.page.inner_text("body")), where  # seats have names

    walk(evening, look)


def test_a_sheet_that_is_exported_can_be_brought_again(
    visit: Callable[..., Visitor], address: str, tmp_path: Path
) -> None:
    evening = Evening(address, visit)
    me = evening.me
    me.press(me.page.locator('[data-being="being-2"] button').first)
    with me.page.expect_download() as download:
        me.press(me.by("sheet-export"))
    text = download.value.path().read_text(encoding="utf-8")
    assert "note: {fr: porte la clé de bronze, en: carries the bronze key}" in text
    file = tmp_path / "captain.yaml"
    file.write_text(text, encoding="utf-8")
    evening.tab("bring")
    evening.way("yaml")
    me.by("sheet-file").set_input_files(file)
    expect(me.by("sheet-yaml")).to_have_value(text)
    evening.bring()
    expect(me.page.locator('[data-being="being-3"]')).to_contain_text("737")
    papers = [being["paper"] for being in me.states[-1]["view"]["sitting"]["beings"]]
    assert papers[3] == papers[2]


def test_somebody_is_brought_by_keyboard(visit: Callable[..., Visitor], address: str) -> None:
    me = Evening(address, visit).me
    me.page.locator('[data-verb-tab="bring"] input').focus()
    me.page.keyboard.press("Space")
    me.by("sheet-name").focus()
    me.page.keyboard.type("Ombre")
    me.page.keyboard.press("Enter")
    expect(me.page.locator('[data-being="being-3"]')).to_contain_text("Ombre")
