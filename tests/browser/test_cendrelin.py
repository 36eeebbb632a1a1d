"""Le Trône du Haut Cendrelin by its full rules at its own table: a soul is built, a night is played, and an age changes.

The way to a late moment is played by bots in this process and put into the server's store with the table.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludotheque import bots, game
from ludotheque.engine.table import Table
from ludotheque.server.journal import Answer
from ludotheque.server.live import hash_token
from ludotheque.server.settings import Settings
from ludotheque.server.store import Kept, KeptSeat, Store
from tests.browser.helpers import LIT, Visitor, box
from tests.browser.test_accessibility import clean
from tests.browser.test_phone import SIDEWAYS, SMALL
from tests.soak import of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]

CENDRELIN = game("cendrelin")
PHONE = {"width": 390, "height": 664, "phone": True}
FIXED = {
    "mode": "full",
    "demonic": "l-autel-de-sezmoth",
    "places": "le-columbarium",
    "classes": [["necromancien", "animancien"], ["sorcier", "pretre"]],
}
Wanted = Callable[[Table], bool]


def asked(kind: str, seat: int = 0) -> Wanted:
    return lambda table: any(choice.seat == seat and choice.kind == kind for choice in table.pending)


def played(wanted: Wanted, seats: int, seed: str, options: dict[str, Any]) -> Table | None:
    """A table that bots have played until something is wanted of it, or None if it ends before."""
    table = Table(CENDRELIN, seats, seed, options)
    players = [bots.make("greedy" if seat == 0 else "random", f"{seed}{seat}", CENDRELIN) for seat in range(seats)]
    while not table.over:
        if wanted(table):
            return table
        seat = table.asked[0]
        table.play(CENDRELIN.key(table.position, players[seat].choose(table.knowledge(seat))), seat)
    return None


@pytest.fixture
def at(data: Path) -> Callable[..., str]:
    """Puts a table into the server's store at the moment that is wanted; the address of the first seat."""

    def put(wanted: Wanted, seats: int = 2, seeds: int = 1, **options: Any) -> str:
        found = (played(wanted, seats, f"cendre{n}", {**FIXED, **options}) for n in range(seeds))
        table = next(one for one in found if one is not None)
        token, id = secrets.token_urlsafe(24), secrets.token_urlsafe(16)
        who = [KeptSeat("human", token_hash=hash_token(token)), *[KeptSeat("bot", "greedy")] * (seats - 1)]
        store = Store(Settings(data_dir=data).database_url())
        store.create(Kept(id, CENDRELIN.id, CENDRELIN.rules_version, table.options, table.seed, who))
        answers = [Answer(id, n, n, seat, key, False, None) for n, (seat, key) in enumerate(table.answers)]
        assert all(store.append_all([answer])[0] for answer in answers)
        store.close()
        return f"/table/{id}#seat={token}"

    return put


def add(me: Visitor, fragment: str) -> Locator:
    return me.page.locator(f'[data-add="{fragment}"]')


def held(me: Visitor, n: int) -> None:
    expect(me.by("builder")).to_have_attribute("data-held", str(n))


@pytest.mark.rule("CE-S44")
def test_whoever_chooses_so_passes_at_every_sunset_whatever_they_hold(
    visit: Callable[..., Visitor], at: Callable[..., str]
) -> None:
    me = visit(at(lambda table: asked("sunset")(table) and table.position.charge == 1))
    me.asked()
    expect(me.by("round").locator("[aria-current]")).to_contain_text("vous agissez")
    n = me.n
    me.by("rest").click()
    me.at(n + 1)  # answered by the page, as chosen
    me.asked()
    assert me.kind == "evening", "the bot's night is over"
    me.option("mana").click()
    expect(me.by("prompt")).to_have_attribute("data-kind", "night")  # this sunset went by, too
    me.by("wake").click()
    expect(me.by("wake")).to_have_count(0)


def test_a_soul_is_built_and_a_night_is_played(
    visit: Callable[..., Visitor], at: Callable[..., str], rules: dict[str, dict[str, str]]
) -> None:
    me = visit(at(asked("class"), classes=["choose", ["sorcier", "pretre"]]))
    me.asked()
    # two classes of five: the pair is confirmed, not one of ten buttons pressed
    me.page.locator('[data-class="necromancien"]').click()
    me.page.locator('[data-class="animancien"]').click()
    me.by("classes").locator('[data-option="classes:necromancien>animancien"]').click()
    # two objectives of three are kept
    expect(me.by("aims").locator("[data-aim]")).to_have_count(3)
    left = me.by("aims").locator("[data-aim]").nth(1)
    ref = left.get_attribute("data-aim") or ""
    left.click()
    me.by("aims").locator(f'[data-option="leave:{ref}"]').click()
    # ten fragments within their dots
    held(me, 0)
    expect(me.by("builder").locator(".aims li")).to_have_count(2)
    for n in (1, 2, 3):
        add(me, "fossoyer").click()
        held(me, n)
    add(me, "fossoyer").click(force=True)
    me.toast("CE-066")
    me.page.locator('[data-drop="fossoyer"]').click()
    held(me, 2)
    me.by("prompt").locator('[data-refused="seal"]').click(force=True)
    me.toast("CE-065")
    clean(me, "building a soul")
    me.option("fill").click()
    held(me, 10)
    add(me, "inhumer").click(force=True)
    expect(me.page.locator('[data-testid="toast"] [data-rule]')).to_be_visible()
    me.option("seal").click()
    # the favourite is a lit place of the graveyard
    favourite = me.page.locator('.cen-place[data-ref="fosses"]')
    expect(favourite).to_have_attribute("data-state", "playable")
    with me.answering():
        favourite.click()
    while me.asked() and me.kind != "evening":  # the bot may begin, and its night may ask
        with me.answering():
            me.press(me.option("pass") if me.kind == "sunset" else me.page.locator(LIT).first)
    expect(me.page.locator('.cen-place[data-ref="fosses"] .pawns svg')).to_have_count(1)
    # everybody's way to the throne, point by point
    mine = me.page.locator('.crypt[data-seat="0"] [data-glory]')
    expect(mine.locator("[data-point]")).to_have_count(4)
    shown = me.states[-1]["view"]["players"][0]["glory"]["points"]
    assert [mine.locator("[data-point]").nth(i).get_attribute("data-met") for i in range(4)] == [
        str(point["met"]).lower() for point in shown
    ]
    me.page.locator('.crypt[data-seat="1"] .who').click()
    expect(me.by("crypt").locator(".points > li")).to_have_count(4)
    clean(me, "a crypt")
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".scene [data-light]")).to_have_attribute("data-light", "dusk")
    with me.answering():
        me.option("mana").click()
    me.asked()
    if me.kind == "sunset":
        expect(me.by("round")).to_be_visible()
        expect(me.page.locator(".scene [data-light]")).to_have_attribute("data-light", "sunset")
        me.option("pass").click()
    expect(me.by("prompt")).to_have_attribute("data-kind", "night")
    expect(me.page.locator(".scene [data-light]")).to_have_attribute("data-light", "night")
    # Destiny is pressed on its wheel, once; an event by one of its rows
    with me.answering():
        me.by("destiny").locator("[data-option]").first.click()
    expect(me.by("destiny").locator("[data-option]")).to_have_count(0)
    me.by("destiny").locator("[data-space]").first.click(force=True)
    me.toast("CE-087")
    while me.asked() and not me.option("end").count():
        with me.answering():
            me.press(me.lit() or me.page.locator(LIT).first)
    with me.answering():
        me.press(me.option("end"))
    assert rules["CE-087"]["fr"]


def test_an_age_changes(visit: Callable[..., Visitor], at: Callable[..., str]) -> None:
    me = visit(at(asked("change"), seeds=30, ages="many"))
    me.asked()
    change = me.by("change")
    expect(change).to_be_visible()
    expect(me.page.locator(".scene [data-light]")).to_have_attribute("data-light", "dawn")
    # the demonic place can only be swapped: one alone is refused by its rule
    change.locator('[data-kind="demonic"]').click()
    change.locator("[data-change^='goes:']").first.click()
    change.locator(".act button").click(force=True)
    me.toast("CE-145")
    clean(me, "change of age")
    change.locator("[data-change^='comes:']").first.click()
    change.locator('[data-option^="swap_place:"]').click()
    expect(me.by("end")).to_be_visible()


@pytest.mark.parametrize("seats", [2, 5])
def test_every_event_is_in_sight_on_a_phone(visit: Callable[..., Visitor], at: Callable[..., str], seats: int) -> None:
    pairs = [*FIXED["classes"], *["random"] * (seats - 2)]
    me = visit(at(asked("night"), seats, classes=pairs), **PHONE, theme=of_the_day(["dark", "light"])[0])
    me.asked()
    events = me.page.locator(".event")
    expect(events).to_have_count(3)
    board = box(me.page.locator('[data-region="board"]'))
    for i in range(3):
        where = box(events.nth(i))
        assert 0 <= where["x"] < where["right"] <= 390
        expect(events.nth(i).locator(".event-head")).to_be_in_viewport(ratio=1)
        assert box(events.nth(i).locator(".event-row").first)["bottom"] <= board["bottom"]
    assert me.page.evaluate(SIDEWAYS) <= 0
    assert me.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert me.page.evaluate(SMALL, [LIT, 40]) == []
    # Destiny and the places open over the events
    me.by("open-destiny").tap()
    expect(me.by("destiny").locator("[data-option]").first).to_be_in_viewport()
    clean(me, "Destiny on a phone")
    me.by("open-destiny").tap()
    expect(events).to_have_count(3)


def test_the_loupe_says_what_is_printed_and_what_people_say(
    visit: Callable[..., Visitor], at: Callable[..., str]
) -> None:
    me = visit(at(asked("life")))
    me.asked()
    me.page.locator('[data-face="murmure-de-la-crypte"]').hover()
    expect(me.by("inspector")).to_contain_text("si fosse ≤ 2")
    expect(me.by("inspector").locator('[data-testid="spoken"]')).to_contain_text("s’il reste 2 fosses ou moins")
