"""`ludotheque soak`: every way to play, counted; what goes wrong is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludotheque
from ludotheque.lab import simulate


@pytest.mark.parametrize("id", ludotheque.games())
def test_every_way_to_play_can_be_opened(id: str) -> None:
    game = ludotheque.game(id)
    ways = game.ways()
    assert {seats for seats, _ in ways} == set(range(game.seats[0], game.seats[1] + 1))
    for seats, options in ways:
        ludotheque.new(id, seats, "way", options)


def test_it_goes_through_all_of_them(run: Callable[..., Any]) -> None:
    found = run("soak", "cendrelin", "--games", 2, "--json").json
    assert [(way["seats"], way["games"], way["errors"]) for way in found[0]["ways"]] == [
        (seats, 2, 0) for seats in (2, 3, 4, 5) for _ in ("initiation", "full")
    ]
    assert found[0]["errors"] == 0
    words = run("soak", "cendrelin", "--games", 1)
    assert words.code == 0
    assert "cendrelin" in words.out


def test_what_goes_wrong_is_named(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> simulate.Played:
        return simulate.Played(3, 0, 0, [], "ValueError: a card is lost")

    monkeypatch.setattr(simulate, "play_game", broken)
    done = run("soak", "cendrelin", "--games", 1)
    assert done.code == 1
    assert "ValueError: a card is lost" in done.err


def test_an_unknown_game_is_named_first(run: Callable[..., Any]) -> None:
    done = run("soak", "go")
    assert done.code != 0
    assert "there is no game called 'go'" in done.err
