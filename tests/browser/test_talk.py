"""Words at the table: friends talk while they play; nobody talks to bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(90)]


def test_friends_talk_on_a_desk_and_on_a_phone(
    visit: Callable[..., Visitor], open_table: Callable[..., list[str]]
) -> None:
    mine, friends = open_table("me", "friend")
    me, friend = visit(mine), visit(friends, width=390, height=664, phone=True)
    for one in (me, friend):
        assert one.asked()
    me.by("talk-open").click()
    me.by("say").fill("Bonne chance <b>!</b>")
    me.by("say-send").click()
    expect(me.by("talk")).to_contain_text("Bonne chance <b>!</b>")
    expect(me.by("say")).to_have_value("")
    # It is seen where the talk is not open, and counted until it has been read.
    expect(friend.by("talk-bubble")).to_contain_text("Bonne chance")
    expect(friend.by("unread")).to_contain_text("1")
    expect(friend.page.get_by_test_id("live-calm")).to_contain_text("Bonne chance")
    friend.by("tab-talk").tap()
    expect(friend.by("talk")).to_contain_text("Bonne chance")
    expect(friend.by("unread")).to_have_count(0)
    friend.by("say-ready").first.tap()
    expect(me.by("talk")).to_contain_text("Bien joué")
    expect(me.by("unread")).to_have_count(0)  # it is before their eyes
    # Whoever comes back reads what was said, and is not told that it is new.
    me.page.reload()
    assert me.asked()
    expect(me.by("unread")).to_have_count(0)
    me.by("talk-open").click()
    expect(me.by("talk").locator("li")).to_have_count(2)
    # What is too much is refused in words.
    me.page.evaluate("() => { document.querySelector('[data-testid=\"say\"]').maxLength = 999; }")
    me.by("say").fill("x" * 300)
    me.by("say-send").click()
    expect(me.by("toast")).to_contain_text("240")


def test_nobody_talks_to_bots(visit: Callable[..., Visitor], open_table: Callable[..., list[str]]) -> None:
    me = visit(open_table("me", "greedy")[0])
    assert me.asked()
    expect(me.by("talk-open")).to_have_count(0)
