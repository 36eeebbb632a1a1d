"""Campaigns: what a table leaves is what the next begins with, and the records show it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.engine import campaign, record
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions, BadRecord, BrokenChain
from ludotheque.engine.table import Table
from tests.engine.toy import Toy
from tests.engine.toy.carrying import CarryingToy

GAME = CarryingToy()


def played(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """A game of the toy, played to its end at random."""
    table, dice = Table(GAME, seats, seed, options), Dice(seed)
    while not table.over:
        table.play(table.choice.options[dice.below(len(table.choice))])
    return table


def chapters(*seats: int) -> list[Table]:
    tables: list[Table] = []
    for number, at in enumerate(seats):
        tables.append(played(at, number, **(campaign.carried(tables[-1]) if tables else {})))
    return tables


def records(*seats: int) -> list[dict[str, Any]]:
    return [json.loads(json.dumps(table.record())) for table in chapters(*seats)]


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """The record with its check written anew, as somebody who edits it would."""
    rest = {name: value for name, value in data.items() if name != "check"}
    return {**rest, "check": record.digest(rest)}


def test_the_next_game_begins_with_what_the_last_one_left() -> None:
    one, two = chapters(2, 2)
    assert one.outcome is not None
    left = one.outcome["carry"]
    assert left["laid"] == one.position.laid
    start = two.at(0)
    assert start.position.laid == left["laid"]
    assert any(left["kept"])
    assert all(GAME.card_index[id] in hand for id, hand in zip(left["kept"], start.position.hand, strict=True) if id)
    assert two.options["carry"] == left


def test_players_come_and_go_between_chapters() -> None:
    one, two, three = chapters(2, 3, 2)
    assert one.outcome is not None
    assert two.at(0).position.laid == [*one.outcome["carry"]["laid"], 0]
    assert three.at(0).position.laid == two.position.laid[:2]


def test_a_game_that_is_given_up_leaves_something_too() -> None:
    table = Table(GAME, 2, 3)
    table.play("concede", 0)
    assert table.outcome is not None
    assert table.outcome["winners"] == [1]
    assert set(table.outcome["carry"]) == {"laid", "kept"}


def test_what_everybody_reads_of_the_end_does_not_tell_what_is_carried() -> None:
    table = played()
    assert table.outcome is not None
    assert table.verdict == {name: value for name, value in table.outcome.items() if name != "carry"}
    assert Table(GAME, 2, 3).verdict is None
    going = Table(GAME, 2, 5, campaign.carried(table))
    kept = table.outcome["carry"]["kept"]
    assert kept[0]
    assert kept[0] in json.dumps(going.view(0))
    for viewer in (1, None):
        assert f'"{kept[0]}"' not in json.dumps([going.view(viewer), going.log(viewer)])


def test_only_a_game_that_is_over_and_carries_can_be_continued() -> None:
    with pytest.raises(BadOptions, match="the chapter is not over yet"):
        campaign.carried(Table(GAME, 2, 3))
    plain = Table(Toy(), 2, 3)
    plain.play("concede", 0)
    with pytest.raises(BadOptions, match="Toy is not played in campaigns"):
        campaign.carried(plain)
    with pytest.raises(BadOptions, match="Toy has no option 'carry'; it has mode"):
        Table(Toy(), 2, 3, campaign.carried(played()))


# ---------------------------------------------------------------------- records


def test_a_chapter_replays_from_its_record_alone() -> None:
    one, two = chapters(2, 2)
    data = json.loads(json.dumps(two.record()))
    again = record.replay(GAME, data)
    assert again.outcome == two.outcome
    assert data["options"]["carry"] == campaign.carried(one)["carry"]
    assert data["carry"] == record.digest(campaign.carried(two)["carry"])


def test_a_record_without_an_end_leaves_nothing() -> None:
    assert "carry" not in Table(GAME, 2, 3).record()
    assert "carry" not in Table(Toy(), 2, 3).record()


def test_a_record_that_claims_to_leave_something_else_is_refused() -> None:
    data = sealed({**played().record(), "carry": "0" * 64})
    with pytest.raises(BadRecord, match="the record does not leave what it says it leaves"):
        record.replay(GAME, data)
    del data["carry"]  # as records were written before games carried
    assert record.replay(GAME, sealed(data)).over


def test_a_chain_of_records_is_played_again() -> None:
    tables = campaign.replay(GAME, records(2, 3, 2))
    assert [table.seats for table in tables] == [2, 3, 2]
    assert tables[2].at(0).position.laid == tables[1].position.laid[:2]


def richer(data: dict[str, Any]) -> dict[str, Any]:
    carry = data["options"]["carry"]
    return sealed({**data, "options": {**data["options"], "carry": {**carry, "laid": [99, 0]}}})


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (lambda chain: chain[1:], "chapter 1 goes on from another: the chapters before it are missing"),
        (lambda chain: [chain[0], chain[2]], "chapter 2 does not begin with what chapter 1 left"),
        (lambda chain: [chain[0], chain[0]], "chapter 2 does not begin with what chapter 1 left"),
        (lambda chain: [chain[0], richer(chain[1]), chain[2]], "chapter 2 does not begin with what chapter 1 left"),
        (
            lambda chain: [chain[0], sealed({**chain[1], "game": "other"})],
            "chapter 2 is of another game: other, not toy",
        ),
        (
            lambda chain: [{name: value for name, value in chain[0].items() if name != "carry"}, chain[1]],
            "chapter 1 is not over, or leaves nothing to go on from",
        ),
    ],
)
def test_a_broken_chain_is_refused(
    broken: Callable[[list[dict[str, Any]]], list[dict[str, Any]]], message: str
) -> None:
    chain = records(2, 2, 2)
    campaign.check(chain)
    with pytest.raises(BrokenChain, match=message):
        campaign.check(broken(chain))


def test_a_chapter_that_does_not_replay_is_named() -> None:
    chain = records(2, 2)
    chain[1]["answers"].pop()
    with pytest.raises(BrokenChain, match="chapter 2: the record was edited: its check does not hold"):
        campaign.replay(GAME, chain)
    chain = records(2, 2)
    chain[1] = richer(chain[1])  # the answers no longer lead to the end it names
    with pytest.raises(BrokenChain, match="chapter 2: "):
        campaign.replay(GAME, chain)
