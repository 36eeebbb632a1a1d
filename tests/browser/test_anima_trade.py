"""A trade in Anima, clicked by two people in two browsers: offer, counter-offer, both agree; or one of them moves on.

The way to the market is found on a table of the same seed and then played over the wire.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from ludotheque import game
from ludotheque.engine.table import Table
from ludotheque.games.anima.trade import market
from ludotheque.server.live import hash_token
from ludotheque.server.settings import Settings
from ludotheque.server.store import Kept, KeptSeat, Store
from tests.browser.helpers import Visitor
from tests.server.helpers import Player

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

#: What is answered on the way, in this order of preference.
CALM = ("pass", "keep_die", "no", "yes", "rest")


def to_the_market(seed: str) -> Table | None:
    """A table at which one of two players is asked to interact and may trade with the other; None if it takes long."""
    table = Table(game("anima"), 2, seed)
    while not table.over and len(table.answers) < 40:
        choice = table.choice
        keys = [option.key for option in choice.options]
        if any(key.startswith("trade:") for key in keys):
            return table if all(table.position.hand) else None
        going = [key for key in keys if key.startswith("go:")]
        trading = [key for key in going if market_at(table, key)]
        table.play(next((key for key in (*trading, *CALM) if key in keys), keys[0]), choice.seat)
    return None


def market_at(table: Table, key: str) -> bool:
    """Whether a move leads to a zone with the trade symbol."""
    pos = table.position.copy()
    pos.at[0] = table.game.parse(pos, table.asked[0], key)[1]
    pos.reached[0] = 1
    return market(pos, 0)


Places = tuple[list[str], str, int]


@pytest.fixture
def bargain(address: str, data: Path) -> Callable[[], Places]:
    """A table of two people who may trade: the addresses of both seats, a spectator's, and who has the word."""

    def make() -> Places:
        table = next(found for found in (to_the_market(f"market {n}") for n in count()) if found is not None)
        tokens, id = [secrets.token_urlsafe(24) for _ in range(2)], secrets.token_urlsafe(16)
        seats = [KeptSeat("human", token_hash=hash_token(token)) for token in tokens]
        store = Store(Settings(data_dir=data).database_url())
        store.create(Kept(id, table.game.id, table.game.rules_version, table.options, table.seed, seats))
        store.close()
        port = urlsplit(address).port or 0
        with Player(port, id) as one, Player(port, id) as other:
            players = (one, other)
            for player, token in zip(players, tokens, strict=True):
                player.send(do="sit", token=token)
                player.state()
            for n, (seat, key) in enumerate(table.answers):
                players[seat].send(do="play", n=n, key=key)
                for player in players:
                    player.state(n + 1)
        return [f"/table/{id}#seat={token}" for token in tokens], f"/table/{id}", table.asked[0]

    return make


def lay(visitor: Visitor, ref: str) -> None:
    """Lay a card of the hand down."""
    n = visitor.n
    visitor.press(visitor.by("hand").locator(f'[data-ref="{ref}"]'))
    visitor.at(n + 1)


def say(visitor: Visitor, key: str) -> None:
    n = visitor.n
    visitor.press(visitor.option(key))
    visitor.at(n + 1)


def begin(visit: Callable[..., Visitor], bargain: Callable[[], Places]) -> tuple[Visitor, Visitor, Visitor]:
    """The one who proposes, the other and a spectator, with the bargain open."""
    seats, public, first = bargain()
    me, friend, watcher = visit(seats[first]), visit(seats[1 - first]), visit(public)
    assert me.asked()
    n = me.n
    me.press(me.page.locator(f'[data-ref="@{1 - first}"]').first)
    menu = me.by("option-menu").locator('[data-option^="trade"]')
    if menu.count():
        me.press(menu)
    me.at(n + 1)
    for visitor in (me, friend, watcher):
        expect(visitor.by("bargain")).to_be_visible()
    return me, friend, watcher


def test_an_offer_a_counter_offer_and_both_agree(visit: Callable[..., Visitor], bargain: Callable[[], Places]) -> None:
    me, friend, watcher = begin(visit, bargain)
    mine, theirs = me.hand[0], friend.hand[0]
    seen = len(watcher.frames)
    lay(me, mine)
    expect(friend.by("bargain").locator(f'[data-ref="{mine}"]')).to_be_visible()
    expect(watcher.by("bargain")).to_contain_text("1 carte")
    say(me, "over")
    assert friend.asked()
    lay(friend, theirs)
    say(friend, "agree")
    assert me.asked()
    expect(me.by("bargain").locator(f'[data-ref="{theirs}"]')).to_be_visible()
    say(me, "agree")
    for visitor in (me, friend, watcher):
        expect(visitor.by("bargain")).to_have_count(0)
    expect(me.by("hand").locator(f'[data-ref="{theirs}"]')).to_be_visible()
    expect(friend.by("hand").locator(f'[data-ref="{mine}"]')).to_be_visible()
    assert (mine in me.hand, theirs in friend.hand) == (False, False)
    # Whoever looks on learns how much was given, and not what.
    heard = "".join(watcher.frames[seen:])
    assert not any(ref.partition("#")[0] in heard for ref in (mine, theirs))


def test_who_moves_on_keeps_everything(visit: Callable[..., Visitor], bargain: Callable[[], Places]) -> None:
    me, friend, watcher = begin(visit, bargain)
    before = me.hand, friend.hand
    lay(me, me.hand[0])
    say(me, "agree")  # mine alone is not enough
    assert friend.asked()
    say(friend, "decline")
    for visitor in (me, friend, watcher):
        expect(visitor.by("bargain")).to_have_count(0)
    assert me.asked()
    assert (me.hand, friend.hand) == before
    assert not any(option["key"].startswith("trade") for option in me.states[-1]["choice"]["options"])  # AN-S24
