"""A link that went astray: the one who opened the table renews it, and may delete the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(90)]


def opened(me: Visitor) -> str:
    """Open a table with a friend's seat and go there; the friend's link."""
    me.by("open-cendrelin").click()
    me.pick("seat-1", "friend")
    me.by("create-table").click()
    link = me.by("open-table").locator("[data-link]").get_attribute("data-link")
    assert link is not None
    me.by("go-to-table").click()
    me.asked()
    return link


def test_a_renewed_link(visit: Callable[..., Visitor]) -> None:
    me = visit("/")
    old = opened(me)
    intruder = visit(old)
    intruder.asked()
    expect(me.by("open-seats")).to_have_count(0)

    me.by("menu").click()
    me.by("table-links").locator("summary").click()
    me.by("renew-1").click()
    expect(me.by("renew-1-ask")).to_contain_text("n’ouvrira plus cette place")
    me.by("renew-1-ask").get_by_role("button").first.click()  # not yet: nothing has changed
    expect(me.by("renew-1")).to_be_focused()
    me.by("renew-1").click()
    me.by("renew-1-yes").click()

    expect(intruder.by("lost")).to_contain_text("n’en ouvre plus")
    expect(me.by("renew-1")).to_be_visible()
    new = me.by("table-links").locator("[data-link]").get_attribute("data-link")
    assert new is not None
    assert new != old
    me.page.keyboard.press("Escape")
    expect(me.by("open-seats").locator("[data-link]")).to_have_attribute("data-link", new)

    friend = visit(new)
    friend.asked()
    assert friend.states[-1]["you"] == 1


def test_a_link_is_renewed_before_anybody_came(visit: Callable[..., Visitor]) -> None:
    me = visit("/", width=390, height=844, phone=True)
    old = opened(me)
    me.by("renew-open-1").click()
    me.by("renew-open-1-yes").click()
    link = me.by("open-seats").locator("[data-link]")
    expect(link).not_to_have_attribute("data-link", old)
    expect(visit(old).by("lost")).to_contain_text("n’en ouvre plus")


def test_a_deleted_table(visit: Callable[..., Visitor]) -> None:
    me = visit("/")
    friend = visit(opened(me))
    friend.asked()
    expect(friend.by("menu")).to_be_visible()
    friend.by("menu").click()
    expect(friend.by("preferences")).to_be_visible()
    expect(friend.by("table-links")).to_have_count(0)  # not theirs to delete

    me.by("menu").click()
    me.by("table-links").locator("summary").click()
    me.by("delete-table").click()
    me.by("delete-table-yes").click()
    expect(me.by("open-cendrelin")).to_be_visible()
    expect(me.by("resume")).to_have_count(0)
    expect(friend.by("lost")).to_contain_text("Cette table n’existe pas, ou plus")
