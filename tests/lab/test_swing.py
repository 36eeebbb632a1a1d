"""How far single cards sway a game: pairs, counts, and the arithmetic of both, on trials whose result is known."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.trial import Counted, Fork, Paired, Trial
from ludotheque.games.arackhan.battle import add_card
from ludotheque.lab import swing as lab
from ludotheque.lab.matrix import interval

GAME: Any = ludotheque.game("arackhan")


class Rigged(Paired):
    """Two cards in a duel's second round: one that does nothing, one after which seat 0 cannot lose."""

    kind = "event"
    seats = 2
    cards = ("nothing", "everything", "never")

    def fork(self, pos: Any, number: int) -> Fork | None:
        if pos.round != 2:
            return None
        having = {"nothing": pos.copy(), "everything": pos.copy()}
        ahead = having["everything"]
        worth = [n for n, card in enumerate(GAME.cards) if card.kind == "objective"]
        ahead.accomplished = (tuple(add_card(ahead, face, -1, -1) for face in worth * 3), ())
        return Fork((0,), 2, pos.copy(), having)


class Taken(Counted):
    """A card taken in every game that decides it when seat 0 wins."""

    kind = "objective"
    seats = 2
    cards = ("prize", "left")

    def tell(self, pos: Any) -> list[tuple[str, bool]]:
        return [("prize", pos.winners == [0])]


def offer(monkeypatch: pytest.MonkeyPatch, *trials: Trial) -> None:
    def offered() -> Sequence[Trial]:
        return trials

    monkeypatch.setattr(GAME, "trials", offered)


def test_a_card_that_does_nothing_swings_nothing_and_one_that_wins_swings_all(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, Rigged())
    nothing, everything, never = lab.swing("arackhan", 12, "rigged")["cards"]
    assert (nothing["pairs"], nothing["swing"], nothing["interval"], nothing["changed"]) == (12, 0.0, [0.0, 0.0], 0.0)
    rate = nothing["rate"]
    assert 0 < rate < 1, "a game that seat 0 always or never wins would prove nothing"
    assert everything["rate"] == rate
    assert everything["swing"] == pytest.approx(1 - rate, abs=1e-4)
    assert everything["changed"] == pytest.approx(1 - rate, abs=1e-4)
    half = 1.959964 * math.sqrt(rate * (1 - rate) / 11)  # the differences are 0 and 1
    assert everything["interval"] == pytest.approx([1 - rate - half, min(1 - rate + half, 1)], abs=1e-3)
    assert (never["pairs"], never["swing"], never["interval"]) == (0, None, [-1.0, 1.0])
    # With other dice and no card at all the winner changes too: that is what `changed` is to be compared with.
    assert 0 < nothing["churn"] < 1


def test_counted_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, Taken())
    prize, left = lab.swing("arackhan", 10, "taken")["cards"]
    assert (prize["taken"], prize["per_game"]) == (10, 1.0)
    assert 0 < prize["decided"] < 10
    assert prize["share"] == prize["decided"] / 10
    assert prize["interval"] == pytest.approx(interval(prize["decided"], 10), abs=1e-4)
    assert (left["taken"], left["share"]) == (0, None)


@pytest.mark.parametrize(("winners", "halves"), [([0], 2), ([0, 2], 2), ([0, 1], 1), ([1], 0), ([1, 3], 0)])
def test_a_shared_win_counts_half(winners: list[int], halves: int) -> None:
    assert lab._halves(winners, (0, 2)) == halves


def test_the_figures_are_the_same_however_many_workers_share_the_work() -> None:
    alone = lab.swing("arackhan", 2, "w", kinds=["event", "objective"])
    assert lab.swing("arackhan", 2, "w", kinds=["event", "objective"], workers=2) == alone
    assert lab.swing("arackhan", 2, "v", kinds=["event", "objective"]) != alone


def test_another_bot_may_play_while_the_card_has_its_effect() -> None:
    plain = lab.swing("arackhan", 2, "d", kinds=["event"])
    wiser = lab.swing("arackhan", 2, "d", kinds=["event"], during="greedy")
    assert (plain["during"], wiser["during"]) == ("random", "greedy")
    assert plain["cards"] != wiser["cards"]


@pytest.mark.parametrize(
    ("game", "games", "more", "says"),
    [
        ("keyforge", 4, {}, "no cards outside decks"),
        ("arackhan", 1, {}, "at least two games"),
        ("arackhan", 4, {"kinds": ["creature"]}, "'creature'; there is event, objective, strategy"),
        ("arackhan", 4, {"bot": "deep-blue"}, "deep-blue"),
        ("arackhan", 4, {"during": "deep-blue"}, "deep-blue"),
    ],
)
def test_what_cannot_be_measured_is_refused(game: str, games: int, more: dict[str, Any], says: str) -> None:
    with pytest.raises(LudothequeError, match=says):
        lab.swing(game, games, **more)


def test_the_tables_tell_a_swing_from_a_share() -> None:
    found = {
        "cards": [
            {"card": "a", "kind": "event", "method": "paired", "pairs": 9, "rate": 0.5}
            | {"swing": -0.031, "interval": [-0.1, 0.04], "changed": 0.2, "churn": 0.3},
            {"card": "b", "kind": "objective", "method": "counted", "taken": 3, "per_game": 0.3}
            | {"decided": 1, "share": 0.333, "interval": [0.06, 0.79]},
        ]
    }
    lines = lab.tables(found, {"a": "Alpha", "b": "Beta"}).splitlines()
    assert "| Alpha | 9 | -3.1 (-10.0 to +4.0) | 20% (by chance 30%) |" in lines
    assert "| Beta | 0.30 | 33.3 (6.0 to 79.0) |" in lines
