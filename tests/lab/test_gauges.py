"""The four gauges of a card, on trials whose result is known, and on a card that is dealt in the place of another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.table import new_position
from ludotheque.engine.trial import Fork, Paired, Trial
from ludotheque.games.arackhan import scoring
from ludotheque.games.arackhan.battle import add_card
from ludotheque.lab import gauges as lab

GAME: Any = ludotheque.game("arackhan")
#: Two Events of the game stand for cards whose effect is known.
NOTHING, POINTS = "tempete", "epidemie"


class Rigged(Paired):
    """From the last round on: a card that does nothing, and one that is worth five points to whoever is behind."""

    kind = "event"
    seats = 2
    cards = (NOTHING, POINTS)

    def options(self, number: int) -> dict[str, Any]:
        return {"decks": ["preconstruit-nakka", "preconstruit-fleau"]}

    def fork(self, pos: Any, number: int) -> Fork | None:
        if pos.round != 9:
            return None
        having = {NOTHING: pos.copy(), POINTS: pos.copy()}
        behind = min((0, 1), key=lambda seat: GAME.value(pos, seat))
        helped = having[POINTS]
        face = GAME.card_index["chair-a-canon"]
        prize = (add_card(helped, face, -1, -1),)
        helped.accomplished = (prize, ()) if behind == 0 else ((), prize)
        return Fork((behind,), 9, pos.copy(), having)


def offer(monkeypatch: pytest.MonkeyPatch, *trials: Trial) -> None:
    def offered() -> Sequence[Trial]:
        return trials

    monkeypatch.setattr(GAME, "trials", offered)


def test_a_card_that_does_nothing_and_one_that_is_worth_five_points(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, Rigged())
    nothing, points = lab.gauge("arackhan", 3, "rigged", bot="random", kinds=["event"], cards=[NOTHING, POINTS])[
        "cards"
    ]
    assert (nothing["pairs"], nothing["unit"], nothing["whiff"], nothing["stir"]) == (3, "points", 1.0, 0.0)
    assert nothing["swing"] == {"n": 3, "mean": 0.0, "interval": [0.0, 0.0]}
    assert points["swing"] == points["trailing"] == {"n": 3, "mean": 5.0, "interval": [5.0, 5.0]}
    assert (points["whiff"], points["stir"]) == (0.0, 5.0)
    assert set(points["bands"]) == {"nakka", "fleau"}
    assert sum(one["mean"] for one in points["bands"].values()) == pytest.approx(0)  # one's lead is the other's lag


def test_a_pair_with_a_game_that_does_not_end_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, Rigged())
    monkeypatch.setattr(lab, "_MOST", 1)
    (line,) = lab.gauge("arackhan", 2, "rigged", bot="random", kinds=["event"], cards=[POINTS])["cards"]
    assert (line["pairs"], line["whiff"], line["swing"]["mean"]) == (0, None, None)


@pytest.mark.parametrize("game", ["arackhan", "anima", "cendrelin"])
def test_every_card_of_ours_is_measured_once(game: str) -> None:
    rules = ludotheque.game(game)
    ours = sorted(card.id for card in rules.cards if card.mark == "maison")
    measured = sorted(card for trial in lab.paired(rules) for card in trial.cards if card in ours)
    assert measured == ours


def test_a_card_nobody_says_anything_about_takes_the_place_of_another_of_its_kind() -> None:
    game: Any = ludotheque.game("cendrelin")
    trial = lab.Swapped(game, "evenement", [card.id for card in game.cards if card.kind == "evenement"])
    pos = new_position(game, trial.seats, "swapped", trial.options(0))
    dice = Dice(1)
    found: Fork | None = None
    while found is None:
        found = trial.fork(pos, 0)
        if found is None:
            game.answer(pos, pos.asked[0], game.any_move(pos, pos.asked[0], dice))
    before = sorted(found.without.faces)
    for id, having in found.having.items():
        changed = [n for n, (one, two) in enumerate(zip(having.faces, found.without.faces, strict=True)) if one != two]
        assert 1 <= len(changed) <= 2, "it comes from outside, or changes places with another"
        assert game.card_index[id] in [having.faces[n] for n in changed]
        assert {game.cards[having.faces[n]].kind for n in changed} == {"evenement"}
        if len(changed) == 2:
            assert sorted(having.faces) == before


def test_an_objective_is_open_in_one_game_of_a_pair_and_in_the_other_none_is() -> None:
    (trial,) = [one for one in lab.paired(GAME) if one.kind == "objective"]
    pos: Any = new_position(GAME, 2, "open", trial.options(1))
    dice = Dice(2)
    found = None
    while found is None:
        found = trial.fork(pos, 1)
        if found is None:
            moves = GAME.legal(pos, pos.asked[0])
            GAME.answer(pos, pos.asked[0], moves[dice.below(len(moves))])
    assert found.without.round == 4
    assert found.without.objectives == []
    for id, having in found.having.items():
        assert [GAME.cards[having.faces[card]].id for card in having.objectives] == [id]
        assert scoring.points(having, 0) == scoring.points(found.without, 0)


@pytest.mark.parametrize(
    ("game", "games", "more", "says"),
    [
        ("keyforge", 4, {}, "was designed here"),
        ("arackhan", 1, {}, "at least two games"),
        ("arackhan", 4, {"kinds": ["creature"]}, "'creature'; there is event, objective, strategy"),
        ("arackhan", 4, {"cards": ["chair-a-canon"]}, "no card 'chair-a-canon' to measure"),
        ("arackhan", 4, {"bot": "deep-blue"}, "deep-blue"),
    ],
)
def test_what_cannot_be_measured_is_refused(game: str, games: int, more: dict[str, Any], says: str) -> None:
    with pytest.raises(LudothequeError, match=says):
        lab.gauge(game, games, **more)


def test_the_table_says_who_gains_what() -> None:
    mean = {"n": 4, "mean": -1.25, "interval": [-2.0, -0.5]}
    line = {"card": "a", "kind": "event", "pairs": 4, "unit": "points", "swing": mean, "stir": 3.0, "whiff": 0.25}
    line |= {"trailing": {"n": 1, "mean": None, "interval": None}, "bands": {"nakka": mean}}
    rows = lab.table({"cards": [line]}, {"a": "Alpha"}, {"nakka": "Nakka"}).splitlines()
    assert rows[0].endswith("| trailing | Nakka |")
    assert rows[2] == "| Alpha | 4 | -1.2 (-2.0 to -0.5) | 3.0 | 25% | – | -1.2 |"


def test_where_only_some_ends_count_points_wins_are_compared() -> None:
    """Anima counts missions when the time is up, and nothing when a Final is won."""
    in_time, late = {"scores": None, "winners": [1]}, {"scores": [2, 1], "winners": [0]}
    assert lab._leads(in_time, [0, 1], wins=True) == ([0, 2], False)
    assert lab._leads(late, [0, 1], wins=True) == ([2, 0], False)
    assert lab._leads(late, [0, 1], wins=False) == ([1, -1], True)
    assert all(trial.wins for trial in lab.paired(ludotheque.game("anima")))
