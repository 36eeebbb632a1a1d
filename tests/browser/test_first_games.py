"""A newcomer who only presses what the page suggests: the lesson to its end, then an accompanied first game by its hints.

With every commit one game a day, its first presses in the browser and the rest over the wire; all games, pressed whole, in a soak.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import STILL, Visitor
from tests.browser.test_lessons import OPTION, ROW, THING, follow
from tests.server.helpers import Frame, Player
from tests.soak import of_the_day, share

pytestmark = [pytest.mark.browser, pytest.mark.timeout(share(200, 3000))]

GAMES = ["cendrelin", "keyforge", "arackhan", "anima", "drawsteel"]
STEPS = share(2, 200)  # of the lesson, pressed in the browser
PRESSES = share(3, 3000)  # of the game, by hints
#: A session of Draw Steel goes on for hours: with a commit its first answers are enough.
ANSWERS = {"drawsteel": share(40, 20_000)}


#: The answer has been taken, or something is lit that can be pressed and nothing is on its way.
READY = f"""n => Number(document.querySelector('[data-n]').dataset.n) > n || (({STILL})()
    && !!document.querySelector('[data-state="hint"]'))"""


def seat_of(me: Visitor) -> tuple[str, str]:
    """The table that is shown, and the token of the seat that the browser keeps for it."""
    table = me.page.locator("[data-table]").get_attribute("data-table") or ""
    token = me.page.evaluate("id => JSON.parse(localStorage.getItem('ludotheque.seats'))[id].token", table)
    return table, token


def learn_on(address: str, table: str, token: str) -> None:
    """Play what is left of a lesson over the wire, as it asks."""
    with Player(urlsplit(address).port or 0, table) as pupil:
        pupil.send(do="sit", token=token)
        pupil.state()
        while not pupil.last["lesson"]["done"]:
            n, keys = pupil.last["n"], pupil.last["lesson"]["keys"]
            pupil.send(do="play", n=n, key=keys[0] if keys else "next")
            pupil.state(n + 1)


def is_after(frame: Frame, n: int) -> bool:
    return frame["type"] == "state" and bool(frame["n"] > n)


def is_hint_or_after(frame: Frame, n: int) -> bool:
    return (frame["type"] == "hint" and bool(frame["n"] == n)) or is_after(frame, n)


def play_on(address: str, table: str, token: str, most: int) -> bool:
    """Play on over the wire by hints alone; whether the game came to its end within so many answers."""
    with Player(urlsplit(address).port or 0, table) as player:
        player.send(do="sit", token=token)
        for _ in range(most):
            if player.mine()["over"]:
                return True
            n = player.last["n"]
            player.send(do="hint", n=n)
            said = player.until(partial(is_hint_or_after, n=n))
            if said["type"] == "hint":
                player.send(do="play", n=n, key=said["key"])
                player.until(partial(is_after, n=n))
            # Otherwise somebody else answered meanwhile, and the question is another.
        return False


def press_hint(me: Visitor) -> None:
    """Ask for a hint, and press what it lights until it has been played."""
    n = me.n
    me.press(me.by("hint"))
    for _ in range(8):
        me.page.wait_for_function(READY, arg=n)
        if me.n > n:
            return
        found = next((where for where in (OPTION, ROW, THING) if me.page.locator(where).count()), None)
        if found is None:
            continue
        me.press(me.page.locator(found).first)
    me.at(n + 1)


@pytest.mark.parametrize("game", of_the_day(GAMES))
def test_pressing_what_is_suggested_is_enough(game: str, visit: Callable[..., Visitor], address: str) -> None:
    me = visit("/")
    me.by(f"learn-{game}").click()
    expect(me.by("lesson")).to_be_visible()
    for _ in range(STEPS):
        if me.by("lesson").get_attribute("data-done"):
            break
        follow(me)
    learn_on(address, *seat_of(me))
    expect(me.by("lesson")).to_have_attribute("data-done", "true")

    # The first game after a lesson is accompanied: the aim is in sight, and what is new is told.
    me.by("first-game").click()
    expect(me.by("lesson")).to_have_count(0)
    assert me.asked()
    expect(me.by("guide")).to_be_visible()
    expect(me.by("aim").first).to_be_visible()
    for _ in range(PRESSES):
        if not me.asked():
            break
        press_hint(me)
    if me.asked():
        over = play_on(address, *seat_of(me), ANSWERS.get(game, 3000))
        assert over or game in ANSWERS
        if over:
            me.page.reload()  # the page would show every act of the others in its own time
            expect(me.page.locator("[data-over]")).to_be_attached(timeout=30_000)


@pytest.mark.parametrize("game", of_the_day(GAMES))
def test_what_a_hint_advises_can_be_pressed_on_a_phone(game: str, visit: Callable[..., Visitor]) -> None:
    """Nothing that is said there lies on it, whether the game is accompanied or not."""
    me = visit("/", width=390, height=664, phone=True)
    me.by(f"play-{game}").tap()
    assert me.asked()
    if me.by("guide-yes").count():
        me.by("guide-yes").tap()
    for _ in range(share(8, 30)):
        if not me.asked():
            break
        press_hint(me)
