"""How the table asks and shows: what ends a turn is asked back, the digits go to the open list, the asking card is named, the
acts of others are held up, held back and seen again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import takewhile
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import expect

from ludotheque.engine.table import Table
from tests.browser.boards import staged
from tests.browser.helpers import HAND, Visitor, ahead, typeset
from tests.browser.midgame import kept, middle
from tests.browser.test_keyforge import answer, best, choice, duel, reach, thing
from tests.server.helpers import Player

__all__ = ["duel"]  # the fixture that opens a duel

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]


def acts(asked: dict[str, Any]) -> bool:
    """A turn with something left to do, one card of which can be played or discarded."""
    keys = [o["key"] for o in asked["options"]]
    return (
        asked["kind"] == "main"
        and "end" in keys
        and any(key.startswith("play:") and key.replace("play:", "discard:") in keys for key in keys)
    )


def asking(asked: dict[str, Any]) -> bool:
    return asked["source"] is not None


def cards(address: str) -> dict[str, Any]:
    """The faces of the game by their ids."""
    found: dict[str, Any] = httpx.get(f"{address}/api/games/keyforge", trust_env=False, verify=False).json()["cards"]
    return found


def test_an_end_with_acts_left_is_asked_back(
    visit: Callable[..., Visitor], duel: Callable[..., str], address: str
) -> None:
    me = visit("/")
    reach(me, address, duel, acts)
    n = me.n
    end = me.option("end")
    expect(end).not_to_have_class("filled")
    end.click()
    expect(me.by("end-anyway")).to_be_visible()
    me.by("take-back").click()
    expect(me.by("end-anyway")).to_have_count(0)
    me.page.keyboard.press("f")
    me.page.keyboard.press("f")
    expect(me.by("end-anyway")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.by("end-anyway")).to_have_count(0)
    assert me.n == n
    end.click()
    me.by("end-anyway").click()
    me.at(n + 1)


def test_an_end_is_held_for_a_moment_if_one_does_not_want_to_be_asked(
    visit: Callable[..., Visitor], duel: Callable[..., str], address: str
) -> None:
    me = visit("/")
    me.page.evaluate("localStorage.setItem('ludotheque.prefs', JSON.stringify({ confirmEnd: false }))")
    reach(me, address, duel, acts)
    n = me.n
    me.option("end").click()
    me.by("take-back").click()
    me.page.wait_for_timeout(3500)  # longer than it may be taken back: nothing was sent
    assert me.n == n
    me.option("end").click()
    expect(me.by("end-anyway")).to_have_count(0)
    me.at(n + 1)


def test_digits_and_focus_go_to_the_open_list(
    visit: Callable[..., Visitor], duel: Callable[..., str], address: str
) -> None:
    me = visit("/")
    reach(me, address, duel, acts)
    n = me.n
    keys = [o["key"] for o in choice(me)["options"]]
    card = next(k for k in keys if k.startswith("play:") and k.replace("play:", "discard:") in keys)
    ref = next(o["touches"][0] for o in choice(me)["options"] if o["key"] == card)
    thing(me, ref).click()
    menu = me.by("option-menu")
    first = menu.locator("[data-option]").first
    expect(first).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(f'[data-ref="{ref}"]').first).to_be_focused()
    thing(me, ref).click()
    key = first.get_attribute("data-option")
    me.page.keyboard.press("1")
    me.at(n + 1)
    assert key != "end"
    assert me.by("end-anyway").count() == 0


def test_a_question_names_the_card_that_asks(
    visit: Callable[..., Visitor], duel: Callable[..., str], address: str
) -> None:
    """Its text is in the inspector, or in the question itself where no inspector stands beside the table."""
    me = visit("/")
    faces = cards(address)
    reach(me, address, duel, lambda asked: asking(asked) and bool(faces[asked["source"].partition("#")[0]]["words"]))
    name = me.page.locator("h1[data-question]").inner_text()
    source = me.states[-1]["choice"]["source"]
    face = faces[source.partition("#")[0]]
    assert typeset(face["fr"]) in name
    expect(me.by("inspector")).to_have_attribute("data-shown", source)
    expect(me.by("asker-text")).to_have_count(0)
    me.page.set_viewport_size({"width": 900, "height": 800})
    expect(me.by("asker-text")).to_contain_text(typeset(face["words"]["fr"].split()[0]))
    me.page.set_viewport_size({"width": 390, "height": 800})
    expect(me.by("tab-table")).to_be_visible()
    if me.by("asker-text").count():
        expect(me.by("asker-text")).to_contain_text(typeset(face["words"]["fr"].split()[0]))
    else:  # there are buttons, and the board needs the room: the text is behind the name
        expect(me.by("prompt").locator("button:not(.tool, .asker)").first).to_be_visible()
        me.by("asker").click()
        expect(me.by("sheet").get_by_test_id("inspector")).to_have_attribute("data-shown", source)


def test_acts_of_others_are_told_held_up_and_held_back(visit: Callable[..., Visitor], address: str) -> None:
    seats = [{"who": "me"}, {"who": "friend"}]
    body = {"game": "keyforge", "options": {"mode": "initiation"}, "seats": seats}
    opened = httpx.post(f"{address}/api/tables", json=body, trust_env=False, verify=False).json()
    me = visit(f"/table/{opened['table']}#seat={opened['seats'][0]['token']}", motion=True)
    with Player(urlsplit(address).port or 0, opened["table"]) as friend:
        friend.send(do="sit", token=opened["seats"][1]["token"])
        friend.state()
        while friend.last["choice"] is None:
            n = me.n
            answer(me, "end" if any(o["key"] == "end" for o in choice(me)["options"]) else None)
            friend.until(lambda frame, n=n: frame["type"] == "state" and frame["n"] > n)
        me.at(friend.last["n"])
        me.by("pause").click()
        n = me.n
        hand = next(z for z in friend.last["view"]["zones"] if z["layout"] == "hand" and z["owner"] == 1)["cards"]
        friend.play(f"house:{hand[0]['house']}")
        friend.play(next(o["key"] for o in friend.last["choice"]["options"] if o["touches"]))
        played = friend.last["log"]
        expect(me.by("step")).to_contain_text("2")
        assert me.n == n, "what came while paused was shown"
        me.by("step").click()
        me.at(n + 1)
        assert me.n == n + 1
        me.by("step").click()
        expect(me.by("spotlight")).to_be_visible()
        act = next(line for line in reversed(played) if line["depth"] == 1 and line["names"])
        assert typeset(act["names"][0]["fr"]) in me.by("spotlight").inner_text()
        expect(me.by("prompt")).to_contain_text(typeset(act["names"][0]["fr"]))
        me.by("resume").click()
        while friend.last["choice"] is not None:
            friend.play(
                next(
                    (o["key"] for o in friend.last["choice"]["options"] if o["key"] == "end"),
                    best(friend.last["choice"]),
                )
            )
        assert me.asked()
        now = me.n
        me.by("again").click()
        expect(me.by("review-bar")).to_be_visible()
        expect(me.by("review-bar")).to_have_count(0)  # it comes back to the present by itself
        assert me.n == now
        # A phone has room for it in the log, and shows the table; so does a line of the log.
        me.page.set_viewport_size({"width": 390, "height": 800})
        me.by("tab-log").click()
        me.by("again").click()
        expect(me.by("review-bar")).to_be_visible()
        me.by("present").click()
        me.by("tab-log").click()
        me.page.locator("[data-n-line] .moment").first.click()
        expect(me.by("review-bar")).to_be_visible()


#: When each act was held up, when the table was first shown after so many answers, and when the last press was.
CLOCKED = """() => { window.shown = []; window.seen = {}; new MutationObserver(() => {
    const held = document.querySelector('[data-testid="spotlight"]');
    if (held && held !== window.held) { window.held = held; window.shown.push(performance.now()); }
    window.seen[document.querySelector('[data-n]')?.dataset.n] ??= performance.now();
}).observe(document.body, { subtree: true, childList: true, attributes: true });
addEventListener('pointerdown', () => { window.pressed = performance.now(); }, true); }"""

#: At least so many messages wait to be shown: there are more where somebody came to the table meanwhile.
WAITING = """n => Number(document.querySelector('[data-testid="step"]')?.innerText.match(/\\d+/)?.[0] ?? 0) >= n"""


#: Where more waits, each act is held up more briefly (web/src/lib/watching.svelte.ts).
FEW = 6


def stretch(table: Table) -> tuple[int, int, int]:
    """A seat that looks on, the first and the last of a few answers of others, with as many acts as there are in so few."""
    now = table.at(0)
    acted = []  # at each answer, for whom it was the act of another
    for seat, key in table.answers:
        seen = now.log_length
        now.play(key, seat)
        lines = [
            line for line in now.log(None, seen) if line["depth"] == 1 and line["seat"] is not None and line["names"]
        ]
        acted.append({me for me in range(table.seats) if me != seat and any(line["seat"] != me for line in lines)})
    best = (0, 0, 0, 0)
    for first in range(len(acted)):
        for me in acted[first]:
            theirs = takewhile(lambda n, me=me: table.answers[n][0] != me, range(first, min(first + FEW, len(acted))))
            acts = [me in acted[n] for n in theirs]
            if acts.count(True) > 1 and sum(acts[:-1]) > 1:  # something is left to be skipped after the second
                best = max(best, (acts.count(True), me, first, first + len(acts)))
    assert best[0] > 1, "nobody acted twice while somebody looked on"
    return best[1:]


@contextmanager
def others(address: str, places: list[str], table: Table, first: int, last: int) -> Iterator[Callable[[], None]]:
    """Everybody at a table that has been kept; called, they give its answers from the first to the last."""
    with ExitStack() as stack:
        players = []
        for place in places:
            path, _, token = place.partition("#seat=")
            players.append(stack.enter_context(Player(urlsplit(address).port or 0, path.rpartition("/")[2])))
            players[-1].send(do="sit", token=token)
            players[-1].state()

        def play() -> None:
            for number, (seat, key) in enumerate(table.answers[first:last], first):
                while players[seat].last.get("n") != number:
                    players[seat].hear()
                players[seat].play(key)

        yield play


@pytest.mark.parametrize("game", ["keyforge", "arackhan", "cendrelin", "anima"])
def test_each_act_of_another_is_held_up_before_the_next_is_shown(
    visit: Callable[..., Visitor], data: Path, address: str, game: str
) -> None:
    """However fast they come; a press beside everything skips the rest."""
    table = middle(game)
    seat, first, last = stretch(table)
    places = kept(data, table, first)
    with others(address, places, table, first, last) as play:
        me = visit(places[seat], motion=True, fresh=True)
        me.at(first)
        me.page.evaluate(CLOCKED)
        me.by("pause").click()
        play()
        me.page.wait_for_function(WAITING, arg=last - first)
        assert me.n == first, "what came while paused was shown"
        me.by("resume").click()
        me.page.wait_for_function("() => window.shown.length > 1")
        one, two = me.page.evaluate("() => window.shown.slice(0, 2)")
        assert two - one > 900, "the first act was not held up"
        me.page.mouse.click(2, 300)
        me.at(last)
        assert me.page.evaluate("n => window.seen[n] - window.pressed", last) < 900, "the rest was not skipped"


def test_what_others_do_in_an_adventure_is_told_one_act_at_a_time(
    visit: Callable[..., Visitor], data: Path, address: str
) -> None:
    """No card stands for it that could be held up: the bar says it, and it can be stopped and gone through."""
    table = middle("drawsteel")
    first, last = 10, 16  # a foe goes, comes nearer, strikes somebody and rolls
    assert {seat for seat, _ in table.answers[first:last]} == {0}
    places = kept(data, table, first)
    with others(address, places, table, first, last) as play:
        me = visit(places[2], motion=True, fresh=True)
        me.at(first)
        me.by("pause").click()
        play()
        me.page.wait_for_function(WAITING, arg=last - first)
        for number in range(first, last):
            assert me.n == number, "what came while paused was shown"
            me.by("step").click()
            me.at(number + 1)
            act = [line for line in table.at(number + 1).log(2) if line["depth"] == 1 and line["seat"] == 0][-1]
            expect(me.by("prompt")).to_contain_text(typeset(act["words"]["fr"]))


def test_the_loupe_floats_beside_the_card_on_a_tablet(visit: Callable[..., Visitor], duel: Callable[..., str]) -> None:
    me = visit(duel(), width=900)
    assert me.asked()
    card = me.by("hand").locator("[data-ref]").first
    card.hover()
    loupe = me.by("floating-loupe")
    expect(loupe).to_be_visible()
    expect(loupe.get_by_test_id("inspector")).to_have_attribute("data-shown", card.get_attribute("data-ref") or "")
    mine, floating = card.bounding_box(), loupe.bounding_box()
    assert mine is not None
    assert floating is not None
    assert floating["x"] >= mine["x"] + mine["width"] or floating["x"] + floating["width"] <= mine["x"]
    me.by("prompt").hover()
    expect(loupe).to_have_count(0)


def test_a_phone_shows_the_text_of_the_chosen_card(
    visit: Callable[..., Visitor], duel: Callable[..., str], address: str
) -> None:
    me = visit("/", width=390, height=844, phone=True)
    reach(me, address, duel, acts)
    faces = cards(address)
    lit = [card.get_attribute("data-ref") or "" for card in me.page.locator(HAND).all()]
    ref = next(ref for ref in lit if faces[ref.partition("#")[0]]["words"])
    thing(me, ref).tap()
    expect(me.by("chosen-text")).to_be_visible()
    assert faces[ref.partition("#")[0]]["words"]["fr"].split()[0] in me.by("chosen-text").inner_text()


def test_a_finished_game_plays_itself_again(
    visit: Callable[..., Visitor], duel: Callable[..., str], address: str
) -> None:
    place = duel()
    assert not ahead(address, place, lambda _: False, best)
    me = visit(place)
    me.by("review").click()
    expect(me.by("review-bar")).to_be_visible()
    me.by("speed").click()
    me.by("speed").click()
    me.by("replay").click()
    expect(me.by("review-bar").locator("input")).not_to_have_value("0")
    me.by("replay").click()
    at = me.by("review-bar").locator("input").input_value()
    me.page.wait_for_timeout(600)  # more than a moment of a replay takes at this speed
    assert me.by("review-bar").locator("input").input_value() == at


def test_players_to_choose_from_are_buttons_too(visit: Callable[..., Visitor], address: str) -> None:
    """Who begins at AracKhan Wars is asked on the first screen, where nothing else can be pressed."""
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    for _ in range(12):
        opened = httpx.post(
            f"{address}/api/tables",
            json={"game": "arackhan", "options": {}, "seats": seats},
            trust_env=False,
            verify=False,
        ).json()
        me = visit(f"/table/{opened['table']}#seat={opened['seats'][0]['token']}")
        assert me.asked()
        if any(o["touches"][:1] == ["@0"] for o in choice(me)["options"]):
            buttons = me.by("prompt").locator("[data-option]")
            assert buttons.count() >= len(seats)
            n = me.n
            me.press(buttons.first)
            me.at(n + 1)
            return
    raise AssertionError("nobody was ever asked who begins")


def test_what_is_being_destroyed_bears_a_skull_while_something_is_asked(
    visit: Callable[..., Visitor], data: Path
) -> None:
    places, seat = staged(data, "keyforge-dying")
    me = visit(places[seat])
    goblin = me.page.locator('[data-ref^="grenade-snib#"]').first
    assert me.asked()
    for card in ("loot-the-bodies", "punch"):
        expect(goblin.locator(".dying")).to_have_count(0)
        with me.answering():
            me.press(me.page.locator(f'[data-ref^="{card}#"]').first)
            menu = me.by("option-menu").locator('[data-option^="play:"]')
            if menu.count():
                me.press(menu)
    expect(goblin.locator(".dying")).to_be_visible()
    expect(goblin).to_have_accessible_name(re.compile("détruite"))
