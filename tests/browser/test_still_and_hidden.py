"""For those who want no motion nothing moves; what is hidden from a seat stands nowhere in its page; what is read of a card says where
the card comes from; and the credits are there. All five games, each in the middle of a game; some of them with every commit, all in a
soak.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from ludotheque.engine.table import Table
from tests.browser.helpers import Visitor, typeset
from tests.browser.midgame import kept, middle
from tests.browser.test_looks import GAMES
from tests.server.helpers import Player
from tests.soak import some_of_the_day

pytestmark = [pytest.mark.browser, pytest.mark.timeout(150)]

# Keeps what is animated from now on, each time something on the page changes and once a frame.
MOVES = """() => {
  window.moved = new Set();
  const look = () => document.getAnimations().filter((one) => one.effect.getComputedTiming().activeDuration > 0)
    .forEach((one) => window.moved.add(one.animationName ?? one.transitionProperty ?? one.effect.target?.className ?? 'animate'));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  const frame = () => { look(); requestAnimationFrame(frame); };
  frame();
}"""
# Everything that can be read, heard or found in the page, but for scripts and styles.
WRITTEN = "() => document.body.outerHTML"
# Cards whose face is unknown: what they say of themselves.
BACKS = """() => [...document.querySelectorAll('[data-ref^="?"]')]
  .map((node) => [node.textContent, node.title, node.ariaLabel].join(' '))"""


@pytest.fixture(params=some_of_the_day(GAMES, 3))
def at(request: pytest.FixtureRequest, visit: Callable[..., Visitor], data: Path) -> tuple[Visitor, Table, str]:
    """Somebody who is asked, in the middle of a game, the table, and the address of the seat."""
    table = middle(request.param)
    place = kept(data, table, len(table.answers))[table.asked[0]]
    me = visit(place)
    assert me.asked()
    return me, table, place


def test_nothing_moves_and_nothing_hidden_is_written(at: tuple[Visitor, Table, str], address: str) -> None:
    me, table, place = at
    seat = table.asked[0]
    me.page.evaluate(MOVES)
    # An answer, and what it brings about: cards change places, figures change, dice fall.
    options = [one.key for choice in table.pending if choice.seat == seat for one in choice.options]
    key = next((one for one in options if "*" not in one), options[0])
    path, _, token = place.partition("#seat=")
    with Player(urlsplit(address).port or 0, path.rpartition("/")[2]) as player:
        player.send(do="sit", token=token)
        player.play(key)
    me.at(len(table.answers) + 1)
    me.page.locator("[data-ref]").first.hover()
    me.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert me.page.evaluate("() => [...window.moved]") == []

    # What this seat was told of the table; names may stand in the texts of cards it sees, too.
    told = json.dumps(me.states, ensure_ascii=False)
    seen = [card for card in table.game.cards if f'"{card.id}"' in told]
    readable = told + json.dumps([(card.names, card.face()) for card in seen], ensure_ascii=False)
    written = me.page.evaluate(WRITTEN)
    for card in table.game.cards:
        if f'"{card.id}"' in told:
            continue
        assert not re.search(rf'["\s]{re.escape(card.id)}(#|")', written), card.id
        if card.names["fr"] not in readable:
            assert card.names["fr"] not in written, card.id
    for back in me.page.evaluate(BACKS):
        assert not any(card.names["fr"] in back for card in table.game.cards), back


def test_what_is_read_of_a_card_says_where_it_comes_from(at: tuple[Visitor, Table, str]) -> None:
    me, table, _ = at
    card = me.by("hand").locator("[data-ref]").first
    if not card.count():  # Draw Steel has people instead of cards: their sheet is read
        expect(me.by("inspector")).to_contain_text("Compétences")
        return
    card.hover()
    ref = card.get_attribute("data-ref") or ""
    expect(me.by("inspector")).to_have_attribute("data-shown", ref)
    face = next(one for one in table.game.cards if one.id == ref.split("#")[0])
    mark = table.game.say(f"mark-{face.mark}")["fr"]
    expect(me.by("inspector").locator(".origin")).to_have_text(typeset(mark))


def test_the_credits(visit: Callable[..., Visitor]) -> None:
    me = visit("/about")
    credits = me.page.locator("main")
    for words in (
        "game-icons.net",
        "CC BY 3.0",
        "Open Font License",
        "DRAW STEEL Creator License",
        "MCDM Productions, LLC",
    ):
        expect(credits).to_contain_text(words)
