"""A battle of AracKhan Wars by clicking what is lit: the mat, placements, group attacks, the end; on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.helpers import ON, Visitor, ahead, box, ended
from tests.browser.test_accessibility import LOOKS, SIZES, clean
from tests.soak import of_the_day, share

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

SLOT = re.compile(r"\d-\d|a\d")
MAYBE = re.compile(r"\bmaybe\b")
# What is worth doing first; what is not named stands in the middle.
# Presses with which a battle begins; with every commit the rest is played over the wire.
PRESSES = share(16, 400)
WORTH = {"place": 5, "attack": 5, "strike": 5, "resolve": 4, "confirm": 4, "keep": 4, "pass": 0, "move": -1, "swap": -2}


@pytest.fixture
def battle(address: str) -> Callable[..., list[str]]:
    """Opens a table and gives the address of every seat; those of bots are plain (a spectator's)."""

    def make(*who: str, **options: Any) -> list[str]:
        seats = [{"who": one} if one in ("me", "friend") else {"who": "bot", "bot": one} for one in who]
        body = {"game": "arackhan", "options": options, "seats": seats}
        answer = httpx.post(f"{address}/api/tables", json=body, trust_env=False, verify=False)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        return [
            f"/table/{opened['table']}" + (f"#seat={s['token']}" if s.get("token") else "") for s in opened["seats"]
        ]

    return make


def choice(me: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = me.states[-1]["choice"]
    return found


def batch(me: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = me.states[-1]["view"]["batch"]
    return found


def thing(me: Visitor, ref: str) -> Locator:
    return me.page.locator(f'[data-ref="{ref}"]{ON}').first


def worth(option: dict[str, Any]) -> float:
    verb = option["key"].split(":")[0]
    mark = option.get("forecast", {}).get("mark")
    if verb == "attack" and mark == "holds":
        return -0.5
    return float(WORTH.get(verb, 1))


def best(asked: dict[str, Any]) -> str:
    return str(max(asked["options"], key=worth)["key"])


def answer(me: Visitor, key: str | None = None) -> str:
    """Give the best answer by pointing at its things one after the other, then at its words if several are left."""
    n, asked = me.n, choice(me)
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
    # A finger confirms in the bar, except where it only points at a slot: there is nothing to read in one.
    if not path or len(live) > 1 or (me.phone and not SLOT.fullmatch(path[-1])):
        me.press(me.page.locator(f'[data-option="{option["key"]}"]').first)
    me.at(n + 1)
    return str(option["key"].split(":")[0])


def reach(
    me: Visitor, address: str, start: Callable[[], str], wanted: Callable[[dict[str, Any]], bool], games: int = 6
) -> None:
    """Come to a battle where the question is such a one; a battle that ends without it is followed by another."""
    for _ in range(games):
        place = start()
        if ahead(address, place, wanted, best):
            me.page.goto(place)
            assert me.asked()
            return
    raise AssertionError(f"no such question in {games} battles")


def attacks(asked: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The attacks offered, by target."""
    found: dict[str, list[dict[str, Any]]] = {}
    for option in asked["options"]:
        if option["key"].startswith("attack:"):
            found.setdefault(option["touches"][1], []).append(option)
    return found


def grouped(asked: dict[str, Any]) -> bool:
    """Two cards may attack the same target."""
    return any(len({o["touches"][0] for o in options}) > 1 for options in attacks(asked).values())


@pytest.mark.in_turn
def test_a_battle_to_its_end(visit: Callable[..., Visitor], battle: Callable[..., list[str]], address: str) -> None:
    me = visit("/")
    expect(me.by("play-arackhan")).to_be_visible()
    place = battle("me", "greedy")[0]
    me.page.goto(place)
    done = {"place": 0, "attack": 0}
    while (sum(done.values()) < PRESSES or done["place"] < 9 or not done["attack"]) and me.asked():
        # the first attack that is offered is made, good or bad: by what it is worth a battle may well pass without one
        attack = next((o["key"] for o in choice(me)["options"] if o["key"].startswith("attack:")), None)
        verb = answer(me, None if done["attack"] else attack)
        done[verb] = done.get(verb, 0) + 1
        assert sum(done.values()) < 400, "the battle does not end"
    assert done["place"] > 8
    assert done["attack"] > 0
    # the page comes back for the last round, and sees its end as it happens
    with me.away():
        ahead(address, place, lambda _: False, best, late=lambda view: view["turn"] == view["rounds"])
    me.asked()
    ahead(address, place, lambda _: False, best)
    expect(me.by("end")).to_be_visible()
    over = me.states[-1]["over"]
    for seat, score in enumerate(over["scores"]):
        expect(me.page.locator(f'[data-seat="{seat}"] .score').first).to_contain_text(str(score))


def test_the_mat(visit: Callable[..., Visitor], battle: Callable[..., list[str]]) -> None:
    """40 slots, the central ones marked, one's own side down for both; a face-down card tells its faction only."""
    first, second = battle("me", "friend", decks=["preconstruit-terres-blanches", "preconstruit-fleau"], first=0)
    me, other = visit(first), visit(second)
    for one in (me, other):
        expect(one.by("mat").locator("[data-slot]")).to_have_count(40)
        expect(one.by("mat").locator('[role="gridcell"]')).to_have_count(48)
        expect(one.by("mat").locator(".centre")).to_have_count(4)
    assert box(me.page.locator('[data-slot="3-0"]'))["y"] < box(me.page.locator('[data-slot="1-5"]'))["y"]
    assert box(other.page.locator('[data-slot="3-0"]'))["y"] > box(other.page.locator('[data-slot="1-5"]'))["y"]
    for seat, one in enumerate((me, other)):
        below, above = (box(one.page.locator(f'[data-ref="deck:{who}"]')) for who in (seat, 1 - seat))
        assert below["y"] > above["bottom"]
        assert below["x"] > above["right"]

    while me.states[-1]["choice"] is None or choice(me)["kind"] != "place":
        for one in (me, other):
            if one.page.locator("[data-yours]").count():
                n = one.n
                answer(one)
                for seen in (me, other):
                    seen.at(n + 1)
    # a card of the field: one of the astral plane has no slot of the mat
    card = next(o["touches"][0] for o in choice(me)["options"] if o["touches"] and o["touches"][1][0].isdigit())
    me.press(thing(me, card))
    lit = me.by("mat").locator('[data-state="target"]').evaluate_all("all => all.map(n => n.dataset.ref)")
    offered = {o["touches"][1] for o in choice(me)["options"] if o["touches"][:1] == [card]}
    assert set(lit) == offered
    slot = next(one for one in lit if one[0].isdigit())
    n = me.n
    me.press(thing(me, slot))
    me.at(n + 1)
    expect(me.page.locator(f'[data-slot="{slot}"] [data-ref="{card}"]')).to_be_visible()
    answer(me)
    answer(me, "confirm")
    hidden = other.page.locator(f'[data-slot="{slot}"] .aw-back')
    expect(hidden).to_be_visible()
    assert card.split("#")[0] not in other.by("mat").inner_html()


def test_a_group_attack_shows_its_sum_before_it_is_resolved(
    visit: Callable[..., Visitor], battle: Callable[..., list[str]], address: str
) -> None:
    me = visit("/about")
    # decks without cards that ask for a group or forbid one: any two attackers may join
    decks = ["preconstruit-terres-blanches", "preconstruit-ordre-gris"]
    reach(me, address, lambda: battle("me", "greedy", decks=decks)[0], grouped)
    target, options = next(
        (target, found) for target, found in attacks(choice(me)).items() if len({o["touches"][0] for o in found}) > 1
    )
    # Pointing at an attacker tells what it would come to; the other one is not part of it.
    one = options[0]
    blow = next(b for b in one["forecast"]["blows"] if b["target"] == target)
    me.page.locator(f'[data-ref="{one["touches"][0]}"]').hover()
    shown = me.page.locator(f'[data-sum="{target}"]')
    expect(shown).to_contain_text(f"{blow['attack']}")
    expect(shown).to_have_class(MAYBE)
    answer(me, one["key"])
    again = next((o for o in attacks(choice(me)).get(target, []) if o["touches"][0] != one["touches"][0]), None)
    assert again is not None, "the second attacker may not join"
    answer(me, again["key"])
    sums = {b["target"]: b for b in batch(me)["sums"]}[target]
    assert len(sums["parts"]) == 2
    text = f"{'+'.join(map(str, sums['parts']))} = {sums['attack']}"
    me.page.mouse.move(4, 4)
    expect(shown).to_contain_text(text)
    expect(shown).not_to_have_class(MAYBE)
    for i, attacker in enumerate(sums["attackers"]):
        expect(me.page.locator(f'[data-ref="{attacker}"] .number')).to_have_text(str(i + 1))
    expect(me.page.locator(".arrows g")).not_to_have_count(0)
    expect(me.option("resolve")).to_be_visible()
    answer(me, "resolve")
    expect(me.page.locator(f'[data-sum="{target}"]')).to_have_count(0)


@pytest.mark.parametrize("width", of_the_day([390, 360, 320]))
def test_it_fits_a_phone(visit: Callable[..., Visitor], battle: Callable[..., list[str]], width: int) -> None:
    """The whole mat, question and hand together, nothing beside the page; the loupe makes the mat twice as large."""
    me = visit(battle("me", "greedy")[0], width=width, height=664, phone=True)
    for _ in range(share(8, 14)):
        if not me.asked():
            break
        assert me.page.evaluate("document.documentElement.scrollWidth <= visualViewport.width")
        mat = box(me.by("mat"))
        assert mat["x"] >= 0
        assert mat["right"] <= width
        for part in ('[data-testid="mat"]', '[data-testid="prompt"]', '[data-testid="hand"]'):
            found = box(me.page.locator(part))
            assert found["y"] >= 0
            assert found["bottom"] <= 664
        slot = box(me.page.locator('[data-slot="3-2"]'))
        assert min(slot["width"], slot["height"]) >= 36
        answer(me)
    before = box(me.page.locator('[data-slot="3-2"]'))["width"]
    me.by("zoom").tap()
    assert box(me.page.locator('[data-slot="3-2"]'))["width"] > 1.9 * before
    assert me.page.evaluate("document.documentElement.scrollWidth <= visualViewport.width")


@pytest.mark.in_turn
@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_no_serious_fault(
    visit: Callable[..., Visitor], battle: Callable[..., list[str]], address: str, size: str, theme: str
) -> None:
    me = visit("/about", theme=theme, **SIZES[size])
    reach(me, address, lambda: battle("me", "greedy")[0], lambda asked: asked["kind"] == "place")
    clean(me, "placement")
    reach(me, address, lambda: battle("me", "greedy")[0], lambda asked: bool(attacks(asked)))
    clean(me, "activation")
    first = next(iter(attacks(choice(me)).values()))[0]
    answer(me, first["key"])
    clean(me, "an attack declared")
    four = battle("random", "random", "random", "random", events="with", objectives="with")[0]
    watcher = visit(ended(address, four), theme=theme, **SIZES[size])
    expect(watcher.by("end")).to_be_visible()
    clean(watcher, "end")


def test_what_is_left_of_the_piles_of_the_table_is_beside_their_cards(
    battle: Callable[..., list[str]], visit: Callable[..., Visitor]
) -> None:
    me = visit(battle("me", "greedy", events=True, objectives=True, first=0)[0])
    cards = me.by("table-cards")
    expect(cards.locator('[data-zone="event_pile"]')).to_contain_text("20")
    assert me.asked()
    me.press(me.option("keep"))
    expect(cards.locator('[data-zone="objective_pile"]')).to_contain_text("19")
    allied = visit(battle("me", "greedy", "greedy", "greedy", layout="alliance", first=0)[0])
    expect(allied.by("table-cards").locator('[data-zone="strategy_pile"]')).to_contain_text("25")
