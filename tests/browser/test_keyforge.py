"""A duel of KeyForge by clicking what is lit: every answer the server offers must be a lit thing or a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.helpers import ON, Visitor, ahead, box, ended, typeset
from tests.browser.test_accessibility import LOOKS, SIZES, clean
from tests.soak import of_the_day, share

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

# What is worth doing first; what is not named stands in the middle. Discards only lengthen a game.
# Presses with which a duel begins; with every commit the rest is played over the wire.
PRESSES = share(20, 500)
WORTH = {"play": 5, "fight": 4, "reap": 3, "action": 2, "omni": 2, "end": -1, "discard": -2}


@pytest.fixture
def duel(address: str) -> Callable[..., str]:
    """Opens an initiation game against a bot and gives the address of the first seat."""

    def make(bot: str = "random", me: str = "me") -> str:
        who = {"who": me} if me == "me" else {"who": "bot", "bot": me}
        body = {"game": "keyforge", "options": {"mode": "initiation"}, "seats": [who, {"who": "bot", "bot": bot}]}
        answer = httpx.post(f"{address}/api/tables", json=body, trust_env=False, verify=False)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        token = opened["seats"][0].get("token")
        return f"/table/{opened['table']}" + (f"#seat={token}" if token else "")

    return make


def choice(me: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = me.states[-1]["choice"]
    return found


def thing(me: Visitor, ref: str) -> Locator:
    return me.page.locator(f'[data-ref="{ref}"]{ON}').first


def house(me: Visitor) -> Locator:
    """The crest that wakes most cards, by what is written on it."""
    crests = me.by("prompt").locator('[data-option^="house:"]')
    counts = [int(next(word for word in text.split() if word.isdigit())) for text in crests.all_inner_texts()]
    return crests.nth(counts.index(max(counts)))


def best(asked: dict[str, Any]) -> str:
    key: str = max((o["key"] for o in asked["options"]), key=lambda key: WORTH.get(key.split(":")[0], 1))
    return key


def answer(me: Visitor, key: str | None = None) -> str:
    """Give the best answer by pointing at its things one after the other, then at its words if several are left."""
    n, asked = me.n, choice(me)
    if asked["kind"] == "house" and key is None:
        me.press(house(me))
        me.at(n + 1)
        return "house"
    options = asked["options"]
    option = next(o for o in options if o["key"] == (key or best(asked)))
    path: list[str] = []
    live = options
    for ref in option["touches"]:
        me.press(thing(me, ref))
        path.append(ref)
        live = [o for o in options if o["touches"][: len(path)] == path]
        if len(live) == 1:
            break
    if not path or len(live) > 1 or me.phone:
        me.press(me.page.locator(f'[data-option="{option["key"]}"]').first)
    me.at(n + 1)
    return str(option["key"].split(":")[0])


def reach(
    me: Visitor, address: str, start: Callable[[], str], wanted: Callable[[dict[str, Any]], bool], games: int = 5
) -> None:
    """Come to a game where the question is such a one; a game that ends without it is followed by another."""
    for _ in range(games):
        place = start()
        if ahead(address, place, wanted, best):
            me.page.goto(place)
            assert me.asked()
            return
    raise AssertionError(f"no such question in {games} games")


def fights(asked: dict[str, Any]) -> bool:
    return asked["kind"] == "main" and any(o["key"].startswith("fight:") for o in asked["options"])


@pytest.mark.in_turn
def test_a_duel_to_its_end(visit: Callable[..., Visitor], duel: Callable[..., str], address: str) -> None:
    me = visit("/")
    expect(me.by("play-keyforge")).to_be_visible()
    place = duel()
    me.page.goto(place)
    done = {"house": 0, "play": 0, "reap": 0}
    clicks = 0
    while (clicks < PRESSES or min(done.values()) < 3) and me.asked():
        verb = answer(me)
        done[verb] = done.get(verb, 0) + 1
        clicks += 1
        assert clicks < 500, "the game does not end"
    assert min(done["house"], done["play"], done["reap"]) > 2

    def late(view: dict[str, Any]) -> bool:
        return any(sum(key["forged"] for key in player["keys"]) == 2 for player in view["players"])

    # the page comes back when somebody lacks one key, and sees the end as it happens
    with me.away():
        ahead(address, place, lambda _: False, best, late)
    me.asked()
    ahead(address, place, lambda _: False, best)

    expect(me.by("end")).to_be_visible()
    expect(me.by("end")).to_contain_text("forgé")
    winner = me.states[-1]["over"]["winners"][0]
    expect(me.page.locator(f'[data-seat="{winner}"] .key.forged')).to_have_count(3)


def test_what_lies_on_the_table(visit: Callable[..., Visitor], duel: Callable[..., str], address: str) -> None:
    """The house of the header, creatures in their order, a fight by two clicks, a discard pile that opens."""
    me = visit("/")
    reach(me, address, duel, fights)
    view = me.states[-1]["view"]
    bands = httpx.get(me.page.url.split("/table")[0] + "/api/games/keyforge", trust_env=False, verify=False).json()[
        "bands"
    ]
    expect(me.by("house")).to_contain_text(typeset(bands[view["house"]]["words"]["fr"]))
    for seat in (0, 1):
        line = next(zone for zone in view["zones"] if zone["id"] == f"line:{seat}")
        shown = me.page.locator(f'[data-zone="line:{seat}"] .tile').evaluate_all("all => all.map(n => n.dataset.ref)")
        assert shown == [card["ref"] for card in line["cards"]]
    above, below = (box(me.page.locator(f'[data-zone="line:{seat}"]')) for seat in (1, 0))
    assert above["bottom"] <= below["y"]

    option = next(o for o in choice(me)["options"] if o["key"].startswith("fight:"))
    attacker, target = option["touches"]
    alone = sum(o["touches"][:1] == [attacker] for o in choice(me)["options"]) == 1
    if not alone:
        me.press(thing(me, attacker))
        expect(thing(me, target)).to_have_attribute("data-state", "target")
        thing(me, target).hover()
        expect(me.by("inspector").locator(".duel")).to_be_visible()
        me.page.keyboard.press("Escape")
    answer(me, option["key"])

    # What was played or destroyed lies in a pile that opens.
    def discarded() -> bool:
        return any(z["id"] == "discard:0" and z["cards"] for z in me.states[-1]["view"]["zones"])

    while not discarded() and me.asked():
        answer(me)
    if not me.asked():  # the game was over first, and its dialog lies above the table: another one
        me.page.goto(duel())
        while me.asked() and not discarded():
            answer(me)
    me.page.locator('[data-ref="discard:0"]').click()
    expect(me.by("pile").locator("[data-ref]").first).to_be_visible()


@pytest.mark.parametrize("width", of_the_day([390, 320]))
def test_it_fits_a_phone(visit: Callable[..., Visitor], duel: Callable[..., str], width: int) -> None:
    """Board, question and hand together, nothing beside the page; choosing and confirming by finger."""
    me = visit(duel(), width=width, height=664, phone=True)
    for _ in range(share(12, 30)):
        if not me.asked():
            break
        assert me.page.evaluate("document.documentElement.scrollWidth <= visualViewport.width")
        for part in ('[data-region="board"]', '[data-testid="prompt"]', '[data-testid="hand"]'):
            found = box(me.page.locator(part))
            assert found["y"] >= 0
            assert found["bottom"] <= 664
            assert found["height"] > 40
        answer(me)


@pytest.mark.in_turn
@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_no_serious_fault(
    visit: Callable[..., Visitor], duel: Callable[..., str], address: str, size: str, theme: str
) -> None:
    me = visit("/about", theme=theme, **SIZES[size])
    reach(me, address, duel, lambda asked: asked["kind"] == "house")
    clean(me, "house choice")
    reach(me, address, duel, fights)
    clean(me, "main")
    fight = next(o for o in choice(me)["options"] if o["key"].startswith("fight:"))
    me.press(thing(me, fight["touches"][0]))
    clean(me, "a fighter chosen")

    watcher = visit(ended(address, duel("random", "greedy")), theme=theme, **SIZES[size])
    expect(watcher.by("end")).to_be_visible()
    clean(watcher, "end")
