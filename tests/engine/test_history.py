"""Moments of a table: any of them is near a position that was kept, and is the very one that was played."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludotheque
from ludotheque.engine import history
from ludotheque.engine.table import Table
from tests.driver import closed


def played(id: str, answers: int = 120) -> tuple[Table, list[dict[str, Any]]]:
    """A table after some random answers, and what it was at each moment."""
    table = ludotheque.new(id, seats=2, seed="moments")
    dice = random.Random(id)
    dumps = [table.game.dump(table.position)]
    for _ in range(answers):
        if table.over:
            break
        table.play(dice.choice(closed(table.choice)))
        dumps.append(table.game.dump(table.position))
    return table, dumps


@pytest.mark.parametrize("id", ludotheque.games())
def test_every_moment_is_what_was_played(id: str) -> None:
    table, dumps = played(id)
    log = table.log_all()
    for n in range(len(table.answers), -1, -1):
        earlier = table.at(n)
        assert earlier.game.dump(earlier.position) == dumps[n]
        assert earlier.answers == table.answers[:n]
        assert earlier.log_all() == [line for line in log if line["n"] <= n]
        assert earlier.position.events == []


@pytest.mark.parametrize("id", ludotheque.games())
def test_undone_and_played_again_comes_to_the_same(id: str) -> None:
    table, dumps = played(id)
    table.solo = True
    record = table.record()
    answers = table.answers[:]
    while table.answers:
        table.undo()
        assert table.game.dump(table.position) == dumps[len(table.answers)]
    for seat, key in answers:
        table.play(key, seat)
    assert table.record() == record
    assert [table.at(n).game.dump(table.at(n).position) for n in (3, 33, 64)] == [dumps[n] for n in (3, 33, 64)]


@pytest.mark.parametrize("id", ludotheque.games())
def test_no_moment_is_far(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work is counted, not time: as many answers played again as lie since the last position kept, and no more."""
    table, _ = played(id)
    given = 0
    answer = table.game.answer

    def counted(*args: Any) -> None:
        nonlocal given
        given += 1
        answer(*args)

    monkeypatch.setattr(table.game, "answer", counted, raising=False)
    for n in range(len(table.answers) + 1):
        given = 0
        table.at(n)
        assert given == n % history.EVERY
    table.solo = True
    given = 0
    table.undo()
    assert given <= history.EVERY


@pytest.mark.parametrize("back", ["undo", "at"])
@pytest.mark.parametrize("id", ludotheque.games())
def test_another_way_from_an_earlier_moment_keeps_its_own_moments(id: str, back: str) -> None:
    table, before = played(id)
    table.solo = True
    if back == "at":
        table = table.at(20)
    while len(table.answers) > 20:
        table.undo()
    dice = random.Random(f"{id}, another way")
    dumps = {20: table.game.dump(table.position)}
    while len(table.answers) < 90 and not table.over:
        table.play(dice.choice(closed(table.choice)))
        dumps[len(table.answers)] = table.game.dump(table.position)
    assert dumps[36] != before[36]
    for n, dump in dumps.items():
        assert table.game.dump(table.at(n).position) == dump


def test_what_is_done_with_an_earlier_moment_leaves_the_table_alone() -> None:
    table, dumps = played("cendrelin")
    for n in (0, 16, 40):
        earlier = table.at(n)
        while not earlier.over and len(earlier.answers) < n + 40:
            earlier.play(closed(earlier.choice)[-1])
    assert table.game.dump(table.position) == dumps[-1]
    assert table.game.dump(table.at(40).position) == dumps[40]
    twin = table.copy()
    twin.solo = True
    for _ in range(50):
        twin.undo()
    assert len(table.answers) == len(dumps) - 1
    assert table.game.dump(table.at(90).position) == dumps[90]
