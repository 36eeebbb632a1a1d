"""A finished game looked over: the curve, the moves that cost most, and what the expert would have played."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots.search import analysis
from ludotheque.bots.search.analysis import analyse
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.table import Table
from tests.bots.test_levels import GAMES

#: The share of the usual effort that tests take.
LITTLE = 0.02


@cache
def played(id: str, seats: int = 2, most: int = 40) -> Table:
    """The opening of a game between two who play at random, until one of them gives up."""
    table = ludotheque.new(id, seats, f"analysis {id}")
    players = [bots.make("random", seat) for seat in range(seats)]
    while not table.over and len(table.answers) < most:
        seat = table.asked[0]
        table.play(table.game.key(table.position, players[seat].choose(table.knowledge(seat))), seat)
    for seat in range(1, seats):
        if not table.over:
            table.play("concede", seat)
    return table


@pytest.mark.parametrize(("id", "seats"), [*((id, 2) for id in GAMES), ("cendrelin", 3)])
def test_an_analysis_tells_the_curve_and_what_would_have_been_better(id: str, seats: int) -> None:
    table = played(id, seats)
    before = table.game.dump(table.position)
    parts: list[float] = []
    found = analyse(table, parts.append, LITTLE)
    assert table.game.dump(table.position) == before
    assert (found["game"], found["seats"], found["answers"]) == (id, seats, len(table.answers))
    curve = found["curve"]
    assert [point["n"] for point in curve] == sorted({point["n"] for point in curve})
    assert (curve[0]["n"], curve[-1]["n"]) == (0, len(table.answers))
    for point in curve:
        assert sum(point["chances"]) == pytest.approx(1.0, abs=0.01)
    winners = found["over"]["winners"]
    assert curve[-1]["chances"] == [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    assert parts == sorted(parts)
    assert (parts[0] < 0.5, parts[-1]) == (True, 1.0)
    assert len(found["moments"]) <= analysis.TOLD
    assert [moment["n"] for moment in found["moments"]] == sorted(moment["n"] for moment in found["moments"])
    for moment in found["moments"]:
        at = table.at(moment["n"])
        assert table.answers[moment["n"]] == (moment["seat"], moment["played"]["key"])
        assert moment["better"]["key"] != moment["played"]["key"]
        question = at.choice_of(moment["seat"])
        assert question is not None
        assert moment["asked"] == question.prompt  # « Yes » says little without it
        assert at.why_not(moment["better"]["key"], moment["seat"]) is None
        assert moment["better"]["chance"] - moment["played"]["chance"] == pytest.approx(moment["loss"], abs=0.002)
        for line in (moment["better"], moment["played"]):
            assert line["words"] is not None
            assert line["reasons"]


def test_a_game_at_random_has_moments_that_cost() -> None:
    assert analyse(played("keyforge"), share=0.1)["moments"]


def test_the_same_game_has_the_same_analysis() -> None:
    one, two = (analyse(played("cendrelin"), share=LITTLE) for _ in range(2))
    assert one == two


def test_little_effort_means_fewer_points() -> None:
    table = played("keyforge")
    few, many = (len(analyse(table, share=share)["curve"]) for share in (0.0001, 0.05))
    assert 2 <= few < many <= len(table.answers) + 1


def test_what_was_played_is_compared_with_what_the_player_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The curve may see all hands; the expert in a seat may not."""
    seen: list[Any] = []

    def advise(knowledge: Any, dice: Any, effort: int, against: Any, named: bool) -> list[Any]:
        assert named  # whoever reads it may be another player
        seen.append((knowledge.seat, against))
        return []

    monkeypatch.setattr(analysis, "advise", advise)
    table = played("cendrelin")
    assert analyse(table, share=LITTLE)["moments"] == []
    assert seen
    for seat, against in seen:
        assert any(one == seat for one, _ in table.answers)
        assert against is not None


def test_the_greatest_falls_are_suspected_first() -> None:
    table = played("keyforge")
    last = len(table.answers)
    seat = table.answers[8][0]
    flat = [0.5, 0.5]
    curve = dict.fromkeys(range(last + 1), flat)
    high, low = ([0.9, 0.1] if seat == 0 else [0.1, 0.9]), ([0.1, 0.9] if seat == 0 else [0.9, 0.1])
    curve[8], curve[9] = high, low
    assert analysis._suspects(table, curve)[0] == 8
    assert last - 1 not in analysis._suspects(table, curve), "giving up is no move to analyse"


# ---------------------------------------------------------------------- refusals


def test_only_finished_games_are_analysed() -> None:
    with pytest.raises(LudothequeError, match="only a finished game is analysed"):
        analyse(ludotheque.new("cendrelin", 2, 1))


def test_a_game_in_which_nobody_thinks_ahead_is_not_analysed() -> None:
    table = ludotheque.new("drawsteel", 2, 1)
    with pytest.raises(LudothequeError) as caught:
        analyse(table)
    assert str(caught.value) == "Draw Steel cannot be analysed: no bot thinks ahead in it"
    assert "ne s'analyse pas" in caught.value.words["fr"]
