"""axe finds nothing serious on any screen, in both themes, on a desk and on a phone.

With every commit one pair of a size and a theme is looked at, another each day; all four are for `make soak`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.helpers import Visitor, ended
from tests.soak import of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(150)]

SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 664, "phone": True}}
LOOKS = of_the_day([("desk", "dark"), ("phone", "light"), ("desk", "light"), ("phone", "dark")])
# Style sheets need not be fetched a second time: no rule that is on reads them.
OPTIONS = {"resultTypes": ["violations"], "preload": False}


def clean(me: Visitor, where: str) -> None:
    found = [
        f"{where}: {fault['id']} ({fault['impact']}): {node['html'][:160]} {node['failureSummary']}"
        for fault in Axe().run(me.page, options=OPTIONS).response["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]
    assert found == []


@pytest.mark.in_turn
@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_no_serious_fault(
    visit: Callable[..., Visitor], open_table: Callable[..., list[str]], address: str, size: str, theme: str
) -> None:
    me = visit("/", theme=theme, **SIZES[size])
    expect(me.page.locator("html")).to_have_attribute("data-theme", theme)
    expect(me.by("play-cendrelin")).to_be_visible()
    clean(me, "lobby")
    me.by("open-cendrelin").click()
    expect(me.by("open-table")).to_be_visible()
    clean(me, "opening a table")

    me.page.goto(open_table("me", "greedy")[0])
    me.asked()
    clean(me, "class choice")
    me.reach("evening")
    clean(me, "evening")
    me.reach("night")
    clean(me, "night")

    me.by("prompt").locator('[data-refused="end"]').click(force=True)
    chip = me.toast("CE-043").locator("[data-rule]")
    clean(me, "refusal")
    chip.click()
    expect(me.by("rule")).to_contain_text("CE-043")
    clean(me, "rule")
    if me.phone:
        me.by("tab-log").tap()
        expect(me.by("log")).to_be_visible()
        clean(me, "log")

    # A game between bots ends by itself; whoever looks on sees the end.
    watcher = visit(ended(address, open_table("greedy", "random")[0]), theme=theme, **SIZES[size])
    expect(watcher.by("end")).to_be_visible()
    expect(watcher.by("other-table")).to_be_enabled()
    clean(watcher, "end")
