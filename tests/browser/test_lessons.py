"""A newcomer learns a game: from its box in the lobby to the last step, by pressing what is lit."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.helpers import STILL, Visitor
from tests.browser.test_full_boards import OUTSIDE
from tests.soak import of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

OPTION = '[data-option][data-state="hint"]'
ROW = '[data-ref*="/"][data-state="hint"]'  # of a card, and pressed without it
THING = '[data-ref][data-state="hint"]'


def step(me: Visitor) -> int:
    return int(me.by("lesson").get_attribute("data-step") or 0)


#: The step is done, or something else than what was pressed last is suggested and nothing is on its way.
FURTHER = f"""([n, last]) => Number(document.querySelector('[data-step]').dataset.step) > n || (({STILL})()
    && [...document.querySelectorAll('[data-state="hint"]')].some(one => (one.dataset.option ?? one.dataset.ref) !== last))"""


def follow(me: Visitor) -> None:
    """Do what the step asks for, pressing what is suggested until the next one comes."""
    me.still()
    at = step(me)
    if me.by("lesson-next").count():
        me.press(me.by("lesson-next"))
    else:
        # A card and its target, a card and its use in the menu, a choice and its confirmation under a finger.
        for _ in range(4):
            found = next(where for where in (OPTION, ROW, THING) if me.page.locator(where).count())
            thing = me.page.locator(found).first
            last = thing.get_attribute("data-option" if found == OPTION else "data-ref")
            me.press(thing)
            me.page.wait_for_function(FURTHER, arg=[at, last])
            if step(me) > at:
                return
    me.page.wait_for_function("n => Number(document.querySelector('[data-step]').dataset.step) > n", arg=at)


def test_a_lesson_is_played_to_its_end_left_and_resumed(visit: Callable[..., Visitor]) -> None:
    me = visit("/")
    me.by("learn-cendrelin").click()
    expect(me.by("lesson")).to_be_visible()
    for _ in range(3):
        follow(me)

    # A legal answer that is not the right one: the lesson says why, with the rule, and nothing is played.
    me.press(me.option("mana"))
    toast = me.by("toast")
    expect(toast.locator('[data-rule="CE-030"]')).to_be_visible()
    expect(toast).to_contain_text("C’est l’un ou l’autre")
    assert step(me) == 4

    # It is no game among one's tables, and is gone on with from the box.
    me.page.goto("/")
    expect(me.by("learn-cendrelin")).to_contain_text("Reprendre la leçon")
    expect(me.by("resume")).to_have_count(0)
    me.by("learn-cendrelin").click()
    expect(me.by("lesson")).to_have_attribute("data-step", "4")

    while not me.by("lesson").get_attribute("data-done"):
        follow(me)
    table = me.page.locator("[data-table]").get_attribute("data-table")
    me.by("next-lesson").click()
    me.page.wait_for_selector(f"[data-table]:not([data-table='{table}']) [data-testid='lesson'][data-step='1']")
    expect(me.by("next-lesson")).to_have_count(0)
    me.page.go_back()
    expect(me.by("lesson")).to_have_attribute("data-done", "true")
    me.by("first-game").click()
    expect(me.by("lesson")).to_have_count(0)
    assert me.asked()


#: Nothing that the step is about can be seen: all of it is out of sight, or something lies on it.
HIDDEN = """() => {
  const lit = [...document.querySelectorAll('[data-state="hint"], [data-ring="hint"]')];
  const seen = (node) => [...node.getClientRects()].some((box) => [0.2, 0.5, 0.8].some((x) => [0.15, 0.5, 0.85].some((y) => {
    const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return top && (node.contains(top) || top.contains(node) && top.matches('.thing, [data-ring]'));
  })));
  return lit.length > 0 && !lit.some(seen);
}"""
SIZES = {"desk": {"width": 1280, "height": 800}, "tablet": {"width": 900, "height": 800},
         "low": {"width": 320, "height": 568, "phone": True}}  # fmt: skip
LESSONS = ["keyforge", "arackhan", "anima", "cendrelin", "cendrelin-second", "drawsteel"]


@pytest.mark.parametrize("size", of_the_day(list(SIZES)))
@pytest.mark.parametrize("lesson", of_the_day(LESSONS))
def test_every_step_shows_what_it_is_about_and_is_done_by_pressing_it(
    visit: Callable[..., Visitor], lesson: str, size: str
) -> None:
    """To the end, on a desk, on a tablet and on the lowest phone; some steps are only read, and light something all the same."""
    me = visit("/", **SIZES[size])
    me.by(f"learn-{lesson}").click()
    expect(me.by("lesson")).to_be_visible()
    while not me.by("lesson").get_attribute("data-done"):
        me.still()
        about = me.states[-1]["lesson"]
        lit = me.page.locator('[data-state="hint"], [data-ring="hint"]')
        if about["keys"] or about["light"]:
            expect(lit.first).to_be_attached()
            with suppress(TimeoutError):  # the board may have to be scrolled to it
                me.page.wait_for_function(f"() => !({HIDDEN})()", timeout=3000)
            assert not me.page.evaluate(HIDDEN), (about["step"], about["text"]["en"])
        follow(me)
    assert me.page.evaluate(OUTSIDE) == []


def test_going_on_puts_away_what_was_held_up_and_read(visit: Callable[..., Visitor]) -> None:
    """What the opponent did and what was read beside the table never lie on what is asked next."""
    me = visit("/", width=900)
    me.by("learn-cendrelin").click()
    expect(me.by("lesson")).to_be_visible()
    while step(me) < 5:
        follow(me)
    card = me.page.locator('[data-testid="hand"] [data-ref^="fossoyer#"]')
    me.still()
    card.hover()
    loupe = me.by("floating-loupe")
    expect(loupe).to_be_visible()
    card.click()
    me.page.wait_for_function("() => document.querySelector('[data-step]').dataset.step === '6'")
    expect(loupe).to_have_count(0)
    while step(me) < 10:
        follow(me)
    expect(me.by("spotlight")).to_be_visible()
    me.press(me.by("lesson-next"))
    assert me.by("spotlight").count() == 0


def test_the_log_of_a_lesson_leaps_with_it(visit: Callable[..., Visitor]) -> None:
    """It begins in the middle of a game, which is no set-up, and says where turns were left out."""
    me = visit("/")
    me.by("learn-cendrelin").click()
    expect(me.by("lesson")).to_be_visible()
    while step(me) < 15:
        follow(me)
    headings = me.by("log").locator("h3").all_inner_texts()
    assert "Mise en place" not in headings
    assert headings[-1] == "Quelques tours plus tard"


def test_what_a_step_is_about_is_lit_in_sight_on_a_phone(visit: Callable[..., Visitor]) -> None:
    me = visit("/", width=390, height=664, phone=True)
    me.by("learn-keyforge").click()
    expect(me.by("lesson")).to_be_visible()
    follow(me)
    expect(me.page.locator('[data-ref^="troll#"][data-state="hint"]')).to_be_in_viewport()
    follow(me)
    expect(me.page.locator('[data-option="house:brobnar"][data-state="hint"]')).to_be_in_viewport()
    follow(me)
    expect(me.page.locator('[data-ref^="krump#"][data-state="hint"]')).to_be_in_viewport()
    follow(me)
    assert step(me) == 5


#: The edges of the card that is held up, of what the lesson says, and of the question, all at one moment.
HELD_UP = """() => {
  const edges = (where) => document.querySelector(where).getBoundingClientRect();
  return document.querySelector('[data-testid="spotlight"]') && {
    card: edges('[data-testid="spotlight"] .card').top, words: edges('[data-testid="spotlight"] p').bottom,
    lesson: edges('[data-testid="lesson"]').bottom, question: edges('[data-testid="prompt"]').top };
}"""


def test_what_the_opponent_does_is_held_up_beside_lesson_and_question_on_a_phone(visit: Callable[..., Visitor]) -> None:
    me = visit("/", width=390, height=664, phone=True)
    me.by("learn-anima").tap()
    expect(me.by("lesson")).to_be_visible()
    me.page.evaluate(
        f"""() => {{ window.heldUp = []; const look = () => {{ const seen = ({HELD_UP})(); if (seen) window.heldUp.push(seen);
        requestAnimationFrame(look); }}; look(); }}"""
    )
    while step(me) < 9:
        follow(me)
    seen = me.page.evaluate("() => window.heldUp")
    assert seen
    assert all(one["card"] >= one["lesson"] - 1 and one["words"] <= one["question"] + 1 for one in seen), seen[:3]
