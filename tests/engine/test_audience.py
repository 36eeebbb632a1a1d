"""Audiences: zones, single cards and events that a set of seats sees."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.conformance import Nonconforming, check_position
from ludotheque.engine import events
from ludotheque.engine.args import CARD, Arg
from ludotheque.engine.audience import EVERYBODY, OMNISCIENT, SPECTATOR, mask, members, within
from ludotheque.engine.dice import Dice
from ludotheque.engine.events import EventKind
from ludotheque.engine.table import Table
from ludotheque.engine.view import Zone, sees, visible_cards
from ludotheque.server.endings import EndedTable, read, write
from tests.engine.toy import Toy, ToyPosition
from tests.engine.toy.game import HAND, STOCK, TABLE


class Allied(Toy):
    """Seats 0 and 2 see each other's hands."""

    def zones(self, pos: ToyPosition) -> list[Zone]:
        pair = mask(0, 2)
        return [
            Zone(STOCK, -1, pos.stock),
            Zone(TABLE, -1, pos.table),
            *(Zone(HAND, seat, pos.hand[seat], pair if seat != 1 else None) for seat in range(pos.seats)),
        ]

    def set_up(self, seats: int, rng: int, options: dict[str, Any]) -> ToyPosition:
        pos = super().set_up(seats, rng, options)
        for seat in (0, 2):
            for card in pos.hand[seat]:
                pos.reveal(card, mask(0, 2))
        return pos


def faces(table: Table, seat: int | None, zone: str) -> int | None:
    """How many faces of a zone the seat sees; None where there is no such zone for it."""
    for one in table.view(seat)["zones"]:
        if one["id"] == zone:
            return sum(card["id"] is not None for card in one["cards"])
    return None


def test_an_audience_is_a_set_of_seats() -> None:
    both = mask(0, 2)
    assert [within(both, viewer) for viewer in (0, 1, 2, SPECTATOR, OMNISCIENT)] == [True, False, True, False, True]
    assert all(within(EVERYBODY, viewer) for viewer in (0, 1, SPECTATOR, OMNISCIENT))
    assert [within(0, viewer) for viewer in (0, SPECTATOR, OMNISCIENT)] == [False, False, True]
    assert members(both, 3) == [0, 2]
    assert members(EVERYBODY, 3) == [0, 1, 2]


def test_the_audience_of_a_zone_takes_the_place_of_its_kinds_line() -> None:
    table = Table(Allied(), 3, 3)
    assert [faces(table, seat, "hand:0") for seat in (0, 1, 2, None)] == [3, 0, 3, 0]
    assert [faces(table, seat, "hand:1") for seat in (0, 1, 2, None)] == [0, 3, 0, 0]
    shown = {zone["id"]: zone.get("audience") for zone in table.view(1)["zones"]}
    assert shown == {"stock": None, "table": None, "hand:0": [0, 2], "hand:1": None, "hand:2": [0, 2]}


def test_what_an_audience_sees_it_can_name_and_nobody_else_can() -> None:
    table = Table(Allied(), 3, 3)
    pos, game = table.position, table.game
    card = pos.hand[0][0]
    ref = game.ref(pos, card)
    assert [game.find_card(pos, seat, ref) for seat in range(3)] == [card, None, card]
    zone = next(zone for zone in game.zones(pos) if zone.id == "hand:0")
    assert [sees(game, pos, seat, zone, card) for seat in (0, 1, 2, SPECTATOR)] == [True, False, True, False]


def test_a_new_deal_leaves_an_audience_what_it_knows() -> None:
    game = Allied()
    pos = game.start(3, 5, {})
    for seat, partner in ((0, 2), (2, 0)):
        deal = game.resample(pos, seat, Dice(seat))
        assert [deal.faces[card] for card in deal.hand[partner]] == [pos.faces[card] for card in pos.hand[partner]]
    check_position(game, pos, Dice(1))


def test_the_kit_finds_an_audience_that_was_never_shown_its_cards() -> None:
    class Forgetful(Allied):
        set_up = Toy.set_up

    game = Forgetful()
    with pytest.raises(Nonconforming, match=r"seat 0 sees .* and does not know them"):
        check_position(game, game.start(3, 5, {}), Dice(1))


class Unlisted(Toy):
    """Seat 1 alone knows that there is a stock."""

    def zones(self, pos: ToyPosition) -> list[Zone]:
        _, *others = super().zones(pos)
        return [Zone(STOCK, -1, pos.stock, mask(1), unlisted=True), *others]


def test_an_unlisted_zone_is_not_there_for_the_others() -> None:
    table = Table(Unlisted(), 2, 3)
    assert [faces(table, seat, "stock") for seat in (0, 1, None)] == [None, len(table.position.stock), None]
    assert any(zone["id"] == "stock" for zone in table.view_all()["zones"])


class Single(Toy):
    """The first card of each hand is turned to the neighbour alone, as if held the wrong way round."""

    def audience(self, pos: ToyPosition, card: int) -> int | None:
        for seat, hand in enumerate(pos.hand):
            if hand and card == hand[0]:
                return mask((seat + 1) % pos.seats)
        return None


def test_a_single_card_may_have_its_own_audience() -> None:
    table = Table(Single(), 3, 3)
    pos, game = table.position, table.game
    first, second = pos.hand[0][:2]
    assert [[seat for seat in range(3) if card in visible_cards(game, pos, seat)] for card in (first, second)] == [
        [1],
        [0],
    ]
    assert [faces(table, seat, "hand:0") for seat in (0, 1, 2, None)] == [2, 1, 0, 0]
    zone = next(zone for zone in game.zones(pos) if zone.id == "hand:0")
    assert [sees(game, pos, seat, zone, first) for seat in range(3)] == [False, True, False]


class Whispering(Toy):
    """Nobody but the one who draws learns that a card was drawn."""

    events = {**Toy.events, "draw": EventKind(1, (Arg(CARD),), private=True)}


def drawn() -> Table:
    table = Table(Whispering(), 2, 3)
    table.play("draw", 0)
    table.play("draw", 1)
    return table


def test_a_private_event_is_no_line_of_the_log_for_others() -> None:
    table = drawn()
    assert [[line["kind"] for line in table.log(seat)] for seat in (0, 1, None)] == [
        ["deal", "draw"],
        ["deal", "draw"],
        ["deal"],
    ]
    assert [line["seat"] for seat in (0, 1) for line in table.log(seat)[1:]] == [0, 1]
    assert [line and line["seat"] for line in table.lines(0)] == [None, 0, None]
    assert len(table.log_all()) == table.log_length == 3
    assert table.undo_words() == {"fr": table.log(1)[1]["words"]["fr"], "en": table.log(1)[1]["words"]["en"]}


def test_what_undo_takes_back_is_said_in_what_the_seat_was_told() -> None:
    table = Table(Whispering(), 2, 3)
    table.play("draw", 0)
    table._log[-1].seen = mask(1)  # an answer of whose consequence the one who gave it learns nothing
    assert table.undo_words() is None


def test_an_ending_keeps_private_lines_to_their_audience() -> None:
    table = drawn()
    table.play("concede", 0)
    ended = read(write(table), table.game, None)
    assert isinstance(ended, EndedTable)
    assert [ended.log(seat) for seat in (0, 1, None)] == [table.log(seat) for seat in (0, 1, None)]
    assert [ended.lines(seat, 1) for seat in (0, 1, None)] == [table.lines(seat, 1) for seat in (0, 1, None)]
    assert [ended.log_at(n) for n in range(4)] == [table.log_at(n) for n in range(4)]


def test_an_event_without_a_hidden_form_says_the_same_to_all_unless_it_is_private() -> None:
    game = Toy()
    pos = game.start(2, 5, {})
    kept = events.entry(game, pos, 1, ("play", "TO-2", 0, (pos.hand[0][0],), mask(0)))
    assert events.line(game, kept, 0) == events.line(game, kept, 1)
