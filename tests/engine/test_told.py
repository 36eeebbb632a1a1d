"""What a table returns belongs to the caller: changing it changes nothing that is returned later."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.choice import Option
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import IllegalAnswer, StaleAnswer
from ludotheque.engine.table import Table
from ludotheque.engine.view import OMNISCIENT, SPECTATOR, sees, visible_cards
from tests.driver import closed


def _spoil(told: Any) -> None:
    """Overwrite everything in it that can be changed."""
    if isinstance(told, dict):
        for key, value in told.items():
            if isinstance(value, (dict, list)):
                _spoil(value)
            else:
                told[key] = "spoilt"
        told["spoilt"] = True
    elif isinstance(told, list):
        for value in told:
            _spoil(value)
        told.append("spoilt")


def _told(table: Table) -> list[Any]:
    """All that a table tells: questions, views and log, to every seat, to a spectator and as a whole."""
    everybody = [*range(table.seats), None]
    told: list[Any] = [choice.to_json() for choice in table.pending]
    told += [option.words for choice in table.pending for option in choice]
    told += [option.touches for choice in table.pending for option in choice]
    told += [table.view(seat) for seat in everybody]
    told += [table.log(seat) for seat in everybody]
    return [*told, table.view_all(), table.log_all(), table.outcome]


def _twins(id: str, number: int) -> tuple[Table, Table, Dice]:
    game = ludotheque.game(id)
    dice = Dice(f"told {id} {number}")
    seats = game.seats[0]
    options = game.varied_options(dice, seats) if number else {}
    return Table(game, seats, f"told/{number}", options), Table(game, seats, f"told/{number}", options), dice


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("id", ludotheque.games())
def test_spoiling_what_is_told_spoils_nothing_told_later(id: str, number: int) -> None:
    table, untouched, dice = _twins(id, number)
    for n in range(60):
        if not table.asked:
            break
        if n % 4 == 0:
            before = json.dumps(_told(untouched))  # as text, which nobody can spoil
            for told in _told(table):
                _spoil(told)
            assert json.dumps(_told(table)) == before
        options = closed(table.choice)
        if not options:
            break
        index = dice.below(len(options))
        table.play(options[index])
        untouched.play(closed(untouched.choice)[index])
    assert table.record() == untouched.record()


@pytest.mark.parametrize("id", ludotheque.games())
def test_buttons_are_all_the_candidates_that_point_at_nothing(id: str) -> None:
    """Operations that give their buttons directly leave none out, and add none."""
    game = ludotheque.game(id)
    for number in range(3):
        table, _, dice = _twins(id, number)
        for _ in range(120):
            if not table.asked:
                break
            choice = table.choice
            asked = (table.position, choice.frame, choice.seat)
            bare = [
                [move for move in moves if not game.moves[move[0]].points]
                for moves in (choice.op.candidates(*asked), choice.op.buttons(*asked))
            ]
            assert bare[0] == bare[1], choice.kind
            options = closed(choice)
            if not options:
                break
            table.play(options[dice.below(len(options))])


@pytest.mark.parametrize("id", ludotheque.games())
def test_an_answer_is_found_by_its_key_and_as_an_option_alike(id: str) -> None:
    by_option, by_key, dice = _twins(id, 1)
    for _ in range(80):
        if not by_option.asked:
            break
        options = closed(by_option.choice)
        if not options:
            break
        option = options[dice.below(len(options))]
        by_key.play(option.key, option.choice.seat)
        by_option.play(option)
    assert by_option.record() == by_key.record()


def test_an_option_of_an_earlier_moment_is_looked_at_again() -> None:
    """The night's question is asked again in the same frame: what was listed before an answer counts no longer."""
    table = ludotheque.new("cendrelin", seats=2, seed="again", options={"classes": ["sorcier", "sorcier"]})
    dice = Dice("again")
    for _ in range(400):
        old = table.choice
        kept = [option for option in old if option.move[0] == "play"]
        table.play(old.options[dice.below(len(old))])
        if not table.asked:
            break
        again = table.choice.frame is old.frame and table.choice.seat == old.seat
        gone = [option for option in kept if option.move not in [one.move for one in table.choice]]
        if again and gone:
            before = table.record()
            with pytest.raises(IllegalAnswer):
                table.play(gone[0])
            assert table.record() == before
            return
    raise AssertionError("no option went away")


def test_a_made_up_option_is_refused() -> None:
    table = ludotheque.new("cendrelin", seats=2, seed="made up", options={"classes": ["sorcier", "sorcier"]})
    choice = table.choice
    assert [option.move for option in choice] == [("draw",), ("mana",)]
    table.play(Option(choice, ("mana",)))
    with pytest.raises(IllegalAnswer, match=r".+"):
        table.play(Option(table.choice, ("end",)))
    other = ludotheque.new("cendrelin", seats=2, seed="made up", options={"classes": ["sorcier", "sorcier"]})
    with pytest.raises(StaleAnswer):
        other.play(choice.options[0])


@pytest.mark.parametrize("id", ludotheque.games())
def test_zones_are_looked_at_as_a_whole_as_card_by_card(id: str) -> None:
    game = ludotheque.game(id)
    for number in range(3):
        table, _, dice = _twins(id, number)
        for n in range(120):
            if not table.asked:
                break
            if n % 3 == 0:
                for viewer in (*range(table.seats), SPECTATOR, OMNISCIENT):
                    zones = game.zones(table.position)
                    one_by_one = [
                        [card for card in zone.cards if sees(game, table.position, viewer, zone, card)]
                        for zone in zones
                    ]
                    assert visible_cards(game, table.position, viewer) == {
                        card for cards in one_by_one for card in cards
                    }
                    told = [
                        [card["ref"] for card in zone["cards"] if card["id"]]
                        for zone in game.view(table.position, viewer)["zones"]
                    ]
                    # a zone that is unlisted is told only to those it is open to
                    assert told == [
                        [game.ref(table.position, card) for card in cards]
                        for zone, cards in zip(zones, one_by_one, strict=True)
                        if zone.listed(viewer)
                    ]
            options = closed(table.choice)
            if not options:
                break
            table.play(options[dice.below(len(options))])
