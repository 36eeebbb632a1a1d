"""A Director and two players, each in a browser of their own: a test, a fight of two rounds, a montage and a respite.

All of it is pressed and typed on the screen. At the end everything that came to the players is searched for what is the Director's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.helpers import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

CUT: dict[str, Any] = {
    "id": "cut",
    "name": {"fr": "Taillade", "en": "Cut"},
    "action": "main",
    "keywords": ["melee", "strike"],
    "distance": 2,
    "area": "",
    "targets": 1,
    "who": "foes",
    "roll": "might",
    "tiers": [[{"do": "damage", "n": 3}], [{"do": "damage", "n": 5}], [{"do": "damage", "n": 8}]],
    "effects": [],
    "cost": 0,
    "trigger": None,
    "flavour": None,
}
SCORES = {"might": 2, "agility": 1, "reason": 2, "intuition": 0, "presence": -1}
HEROES = [
    {"name": name, "characteristics": SCORES, "stamina": 30, "recoveries": 8, "abilities": [CUT], "skills": ["climb"]}
    for name in ("Val", "Orso")
]
FOE = {
    "name": {"fr": "Capitaine", "en": "Captain"},
    "kind": "foe",
    "characteristics": SCORES,
    "stamina": 737,
    "abilities": [CUT],
    "note": {"fr": "porte la clé de bronze", "en": "carries the bronze key"},
}


class Table:
    """The Director at a desk, Val at a smaller one, Orso with a phone."""

    def __init__(self, address: str, visit: Callable[..., Visitor]) -> None:
        body = {
            "game": "drawsteel",
            "options": {"heroes": HEROES, "foes": [FOE]},
            "seats": [{"who": "me"}, {"who": "friend"}, {"who": "friend"}],
        }
        answer = httpx.post(f"{address}/api/tables", json=body, trust_env=False, verify=False)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        places = [f"/table/{opened['table']}#seat={seat['token']}" for seat in opened["seats"]]
        self.director = visit(places[0])
        self.val = visit(places[1], width=900, theme="light")
        self.orso = visit(places[2], width=390, height=664, phone=True)
        self.all = (self.director, self.val, self.orso)

    def press(self, who: Visitor, selector: str) -> None:
        """Press something that is an answer, and wait until everybody's page shows what came of it."""
        n = who.n
        thing = who.page.locator(selector).first
        expect(thing).not_to_have_attribute("aria-disabled", "true")
        thing.scroll_into_view_if_needed()
        who.press(thing)
        self.after(n)

    def after(self, n: int) -> None:
        for one in self.all:
            one.at(n + 1)

    def begin(self, verb: str, *picks: str) -> None:
        """The Director puts something together at the desk, and begins it."""
        self.director.page.locator(f'[data-verb-tab="{verb}"]').click()
        form = f'[data-testid="desk"] [data-verb="{verb}"]'
        for pick in picks:
            self.director.page.locator(f'{form} .pick:has(input[value="{pick}"])').click()
        self.press(self.director, f"{form} [data-key]")

    def dice(self, who: Visitor, first: int, second: int) -> None:
        """Type in what real dice show."""
        n = who.n
        who.press(who.option("faces:"))
        who.by("fill-first").fill(str(first))
        who.by("fill-second").fill(str(second))
        who.press(who.by("fill-send"))
        self.after(n)

    def keep(self, who: Visitor) -> None:
        self.press(who, '[data-testid="prompt"] [data-option="keep"]')

    def go(self, who: Visitor, being: str) -> None:
        """Somebody takes their turn: their token is pressed; a finger confirms in the bar."""
        n = who.n
        token = who.by("battle").locator(f'[data-ref="{being}"]')
        expect(token).to_have_attribute("data-state", "playable")
        token.scroll_into_view_if_needed()
        who.press(token)
        if who.phone:
            who.press(who.by("prompt").locator(".mains [data-option]"))
        self.after(n)

    def end_turn(self, who: Visitor) -> None:
        self.press(who, '[data-testid="prompt"] [data-option="end_turn"]')


@pytest.fixture
def table(address: str, visit: Callable[..., Visitor]) -> Table:
    return Table(address, visit)


def parts(state: dict[str, Any]) -> str:
    """What a state says of the game itself: not its hashes, addresses or times."""
    return json.dumps([state[part] for part in ("view", "choice", "offers", "log", "undo")], ensure_ascii=False)


@pytest.mark.in_turn
def test_an_evening_at_three_screens(table: Table) -> None:
    director, val, orso = table.all

    # the Director writes down what nobody else may read
    note = director.by("behind").locator("form[data-offer]")
    note.locator("input").fill("le passeur trahira le groupe")
    n = director.n
    note.locator("button").click()
    table.after(n)
    expect(director.by("behind")).to_contain_text("le passeur trahira le groupe")
    expect(director.by("behind")).to_contain_text("Vous seul voyez ceci")

    # the rulebook's scene: an easy Reason test, 6 and 4, Reason +2: 12, tier 2, a success
    table.begin("call", "being-0", "reason", "easy", "open")
    for one in table.all:
        expect(one.by("throw")).to_contain_text("facile")
        expect(one.by("throw")).to_contain_text("43 %")
    table.dice(val, 6, 4)
    for one in table.all:
        expect(one.by("sum")).to_have_text(re.compile(r"6 \+ 4 \+ 2\s+= 12, palier 2"))
    table.keep(val)
    for one in table.all:
        expect(one.by("came")).to_contain_text("Val : succès")

    # a difficulty kept secret
    table.begin("call", "being-1", "might", "hard", "veiled")
    expect(director.by("throw")).to_contain_text("difficile")
    for one in (val, orso):
        expect(one.by("throw")).to_contain_text("difficulté tenue secrète")
        expect(one.by("throw")).not_to_contain_text("difficile")
    table.dice(orso, 10, 8)
    table.keep(orso)
    expect(val.by("came")).to_contain_text("Orso : succès")

    # a fight of two rounds, foes surprised: Val, the captain, Orso, and again
    table.begin("fight", "foes")
    for _ in range(2):
        table.go(val, "being-0")
        table.press(val, '[data-testid="battle"] [data-ref="ability-0-0"][data-state="playable"]')
        expect(orso.by("throw")).to_contain_text("Taillade")
        table.press(val, '[data-testid="prompt"] [data-option="roll"]')
        if val.kind == "tier":
            table.keep(val)
        if val.kind == "turn":
            table.end_turn(val)
        table.go(director, "being-2")
        table.end_turn(director)
        table.go(orso, "being-1")
        table.end_turn(orso)
    for one in table.all:
        expect(one.by("battle")).to_contain_text("Manche 3")
    expect(director.page.locator('[data-being="being-2"]')).to_contain_text("737")
    director.page.locator('[data-testid="battle"] summary').click()
    table.press(director, '[data-verb="call_off"] [data-key^="call_off:met"]')
    expect(val.by("scene")).to_have_attribute("data-episode", "free")
    expect(val.page.locator('[data-being="being-0"]')).to_contain_text("Victoires 1")

    # a montage that each hero helps along
    table.begin("montage", "easy")
    expect(orso.by("montage")).to_contain_text("Manche 1 sur 2")
    for who, deed in ((val, "tenir la corde"), (orso, "porter les blessés"), (val, "guider les mules")):
        if who.by("montage").count() == 0:
            break
        form = who.by("pad").locator('[data-verb="attempt"]')
        form.locator('[data-testid="compose-text"]').fill(deed)
        table.press(who, '[data-testid="pad"] [data-verb="attempt"] [data-key]')
        table.dice(who, 10, 9)
        table.keep(who)
        # a reward is the Director's to say
        table.press(director, '[data-testid="prompt"] [data-option="usual"]')
    expect(director.by("scene")).to_have_attribute("data-episode", "free")
    expect(orso.by("montage")).to_have_count(0)

    # a respite says what it will change, then changes it
    victories = director.states[-1]["view"]["sitting"]["beings"][0]["victories"]
    assert victories > 1
    table.begin("respite", "safe")
    expect(val.by("repose")).to_contain_text(f"Expérience 0 → {victories}")
    table.press(director, '[data-testid="prompt"] [data-option="finish"]')
    expect(val.page.locator('[data-being="being-0"]')).to_contain_text(f"Expérience {victories}")
    expect(orso.page.locator('[data-being="being-1"]')).to_contain_text("Victoires 0")

    # nothing of the Director's ever came to a player
    assert "737" in parts(director.states[-1])
    for one in (val, orso):
        for state in one.states:
            said = parts(state)
            assert "trahira" not in said
            assert "bronze" not in said
            assert not re.search(r"\b7[23]\d\b", said)  # the captain's Stamina, whole or wounded
            assert state["view"]["sitting"]["behind"] is None
            throw = state["view"]["sitting"]["throw"]
            if throw and throw["veiled"] and throw["comes"] is None:
                assert (throw["difficulty"], throw["chances"], throw["meanings"]) == (None, [], [])


def test_the_journal_is_handed_over_as_markdown(table: Table) -> None:
    table.begin("sleep")
    with table.val.page.expect_download() as download:
        table.val.by("journal").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert text.startswith("# Séance 1")
    assert "- Une nuit de sommeil (8 heures) (DS-179)" in text
    expect(table.val.by("licence")).to_contain_text("DRAW STEEL Creator License")


def test_nothing_hinders_reading_or_reaching(table: Table) -> None:
    table.begin("fight", "foes")
    for one in table.all:
        found = [
            f"{fault['id']}: {node['html'][:160]}"
            for fault in Axe()
            .run(one.page, options={"resultTypes": ["violations"], "preload": False})
            .response["violations"]
            if fault["impact"] in ("serious", "critical")
            for node in fault["nodes"]
        ]
        assert found == []
        wider = one.page.evaluate("() => document.documentElement.scrollWidth - visualViewport.width")
        assert wider <= 0


def test_a_turn_by_keyboard(table: Table) -> None:
    """J finds what is lit, Enter chooses it, on the ground as in the bar."""
    table.begin("fight", "foes")
    val = table.val
    n = val.n
    val.page.keyboard.press("j")
    expect(val.page.locator('[data-ref="being-0"]:focus')).to_have_count(1)
    val.page.keyboard.press("Enter")
    table.after(n)
    expect(val.by("prompt")).to_have_attribute("data-kind", "turn")
    n = val.n
    end = val.option("end_turn")
    expect(end).not_to_have_attribute("aria-disabled", "true")  # a button that has just come takes no press yet
    end.focus()
    val.page.keyboard.press("Enter")
    val.end_by_keys()
    table.after(n)
    expect(val.by("prompt")).not_to_have_attribute("data-kind", "turn")


def test_a_director_is_advised_and_takes_back(table: Table) -> None:
    """What is tried suggests a characteristic; the bar takes back what the Director began, by name, until a die has fallen."""
    director = table.director
    director.page.locator('[data-verb-tab="call"]').click()
    form = director.by("desk").locator('[data-verb="call"]')
    director.by("task").select_option("lift-keys")
    expect(form.locator("[data-key]")).to_have_attribute("data-key", "call:being-0>agility>easy>open")
    expect(form).to_contain_text("conseillée")
    table.press(director, '[data-testid="desk"] [data-verb="call"] [data-key]')
    expect(table.val.by("throw")).to_be_in_viewport()
    undo = director.by("undo")
    expect(undo).to_have_attribute("aria-label", re.compile("Annuler.*Val"))
    undo.click()
    expect(table.val.by("throw")).to_have_count(0)
    expect(director.by("desk")).to_be_visible()
