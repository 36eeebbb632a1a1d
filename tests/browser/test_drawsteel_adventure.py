"""« Le Péage des Noyés », played by one person from the lobby to the closing page, by pressing what the page offers.

The dice of the table are typed in, two tens each time: the page offers that too, and it makes the fights short and won. With every
commit each fight is pressed as far as it is worth seeing and finished over the wire; `make soak` presses all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import served
from tests.browser.helpers import Choice, Visitor
from tests.server.helpers import Player
from tests.soak import share

pytestmark = [pytest.mark.browser, pytest.mark.timeout(share(400, 1800))]

SEED = "2"
#: Presses of a fight before the wire takes over.
PRESSES = share(12, 400)
SCENES = ["La charrette", "Le marais en crue", "La loge du passeur", "La Passeuse", "Le gué", "Qui paie"]
#: What is answered, the first that is offered.
WANTED = (
    *("work", "stand", "use:ability-1-1", "use:ability-1-0", "use:ability-3-0", "use:ability-0-0", "use:ability-2-0"),
    *("end_turn", "go:being-1", "go:being-3", "go:", "first:heroes", "decline", "keep", "rescue", "go_on", "tackle:"),
    *("argue:", "fail", "either:", "to:"),
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of this module, whose tables have a known seed."""
    with served(tmp_path_factory.mktemp("seeded"), "tests.browser.seeded", SEED) as found:
        yield found


def pick(choice: Choice) -> str:
    """What the player answers: strike with whoever can, keep what falls, go on."""
    keys = [option["key"] for option in choice["options"]]
    if choice["kind"] in ("roll", "power"):
        return "faces:*>*"
    if choice["kind"] in ("targets", "gather"):
        return keys[-1]
    return next((key for wanted in WANTED for key in keys if key.startswith(wanted)), keys[-1])


def finish_fight(me: Visitor, address: str) -> None:
    """Play the rest of a fight over the wire, with the seat that the browser keeps, and come back to the page when it is over."""
    ((table, seat),) = me.page.evaluate("() => Object.entries(JSON.parse(localStorage.getItem('ludotheque.seats')))")
    with me.away(), Player(urlsplit(address).port or 0, table) as player:
        player.send(do="sit", token=seat["token"])
        while not player.mine()["over"] and player.last["view"]["sitting"]["battle"]:
            player.play(pick(player.last["choice"]).replace("*", "10"))
        n = player.last["n"]
    me.at(n)


def press(me: Visitor) -> None:
    """Answer the question that is on, where the page offers the answer."""
    state = me.states[-1]
    n, choice = me.n, state["choice"]
    key = pick(choice)
    option = next(one for one in choice["options"] if one["key"] == key)
    pad = me.by("pad").locator("[data-key]")
    if option.get("open") and choice["kind"] in ("roll", "power"):
        me.press(me.option("faces:"))
        me.by("fill-first").fill("10")
        me.by("fill-second").fill("10")
        me.press(me.by("fill-send"))
    elif pad.count():
        me.press(pad)
    elif option["touches"]:
        me.press(me.page.locator(f'[data-ref="{option["touches"][-1]}"]:not([data-state="none"])').first)
        if me.phone:
            me.press(me.by("prompt").locator(".mains [data-option]"))
    else:
        me.press(me.by("prompt").locator(f'[data-option="{key}"]'))
    me.at(n + 1)


def clean(me: Visitor) -> None:
    """Nothing that was offered was refused."""
    assert [frame for frame in me.frames if frame.startswith(('{"type":"refusal"', '{"type":"error"'))] == []


def play(me: Visitor, address: str, stop: Callable[[], bool]) -> None:
    """Press on until the end, or until something has come about."""
    presses = 0
    while me.asked():
        me.page.wait_for_function(f"() => document.querySelector('[data-n]').dataset.n == {me.states[-1]['n']}")
        if stop():
            return
        fighting = me.states[-1]["view"]["sitting"]["battle"] is not None
        presses = presses + 1 if fighting else 0
        if presses > PRESSES:
            finish_fight(me, address)
        else:
            press(me)


@pytest.mark.in_turn
def test_the_toll_of_the_drowned_from_the_lobby_to_the_closing_page(
    visit: Callable[..., Visitor], address: str
) -> None:
    me = visit("/")
    me.press(me.by("play-drawsteel"))
    me.asked()

    # whose turn it is, the odds before the dice, the dice, and what they came to
    def rolling() -> bool:
        choice = me.states[-1]["choice"]
        return bool(choice) and choice["kind"] == "power"

    play(me, address, rolling)
    expect(me.by("question")).to_contain_text("lancez deux d10")
    expect(me.by("whose")).to_contain_text("de jouer")
    expect(me.by("throw")).to_be_in_viewport()
    expect(me.by("throw").locator("ol li")).to_have_count(3)
    press(me)
    expect(me.by("sum")).to_contain_text("palier 3")

    play(me, address, lambda: me.states[-1]["view"]["sitting"]["montage"] is not None)
    expect(me.by("montage")).to_contain_text("0 / 5")
    expect(me.by("pad").locator("[data-key]")).to_be_visible()
    press(me)
    play(me, address, lambda: me.states[-1]["choice"]["kind"] == "montage")
    expect(me.page.locator(".throw")).to_contain_text("Dernier jet")
    thrown = me.by("sum").inner_text()
    me.page.reload()  # nothing is lost, the last roll least of all
    me.asked()
    expect(me.page.locator(".throw")).to_contain_text("Dernier jet")
    expect(me.by("sum")).to_have_text(thrown, use_inner_text=True)
    expect(me.by("came")).to_be_visible()

    play(me, address, lambda: me.states[-1]["view"]["sitting"]["parley"] is not None)
    expect(me.by("parley")).to_contain_text("Patience")

    # somebody pays the toll in the end
    def epilogue() -> bool:
        return any(offer["key"].startswith("name_payer") for offer in me.states[-1]["offers"])

    play(me, address, epilogue)
    me.press(me.page.locator('button[data-offer^="name_payer"]'))
    me.by("fill-name").fill("Brannoc")
    n = me.n
    me.press(me.by("fill-send"))
    me.at(n + 1)
    expect(me.by("scene")).to_contain_text("Brannoc")
    play(me, address, lambda: False)

    titles = [state["view"]["title"]["fr"] for state in me.states]
    assert [title for title in dict.fromkeys(titles) if title in SCENES] == SCENES
    closing = me.by("closing")
    expect(closing).to_contain_text("Le Péage des Noyés")
    expect(closing).to_contain_text("Brannoc a payé le péage")
    expect(me.by("end")).not_to_contain_text("Égalité")
    with me.page.expect_download() as download:
        me.press(me.by("closing-journal"))
    journal = download.value.path().read_text(encoding="utf-8")
    assert [title for title in SCENES if f"## {title}" not in journal] == []
    clean(me)


def test_the_first_scene_on_a_phone(visit: Callable[..., Visitor], address: str) -> None:
    me = visit("/", width=390, height=664, phone=True, theme="light")
    me.press(me.by("play-drawsteel"))
    me.asked()
    play(me, address, lambda: me.states[-1]["view"]["sitting"]["battle"] is None)
    expect(me.by("prompt")).to_have_attribute("data-kind", "breather")
    assert me.page.evaluate("() => document.documentElement.scrollWidth - visualViewport.width") <= 0
    clean(me)
