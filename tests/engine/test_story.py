"""Games told by their figures: exact, turn by turn, and of nothing that anybody may not see."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.engine import story
from ludotheque.engine.dice import Dice
from ludotheque.engine.story import Story, Tally
from ludotheque.engine.table import Table

WAYS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "keyforge": ("keyforge", 2, {}),
    "arackhan": ("arackhan", 2, {}),
    "arackhan-alliance": ("arackhan", 4, {"layout": "alliance"}),
    "anima": ("anima", 3, {}),
    "cendrelin": ("cendrelin", 2, {}),
    "cendrelin-glory": ("cendrelin", 3, {"mode": "full"}),
}


@cache
def played(way: str) -> Table:
    """A game that the greedy bots have played to its end."""
    id, seats, options = WAYS[way]
    table = ludotheque.new(id, seats, 5, options)
    players = [bots.make("greedy", seat, table.game) for seat in range(seats)]
    while not table.over:
        seat = table.asked[0]
        table.play(table.game.key(table.position, players[seat].choose(table.knowledge(seat))), seat)
    return table


@cache
def told(way: str) -> dict[str, Any]:
    found = played(way).story()
    assert found is not None
    return found


def rows(table: Table, n: int) -> story.Figures:
    """The figures after so many answers, asked of the position itself."""
    return counted(table, table.at(n).position)


def counted(table: Table, pos: Any) -> story.Figures:
    declared = table.game.story
    assert declared is not None
    tallies = [one for one in declared.tallies if one.when is None or one.when(table.position)]
    return story.figures(table.game, pos, tallies)


@pytest.mark.parametrize("way", WAYS)
def test_each_turn_has_the_figures_of_its_end(way: str) -> None:
    table, turns = played(way), told(way)["turns"]
    assert turns[0]["start"] == 0
    assert turns[-1]["n"] == len(table.answers)
    assert all(one["n"] + 1 == other["start"] for one, other in pairwise(turns))
    for turn in [*turns[:: max(1, len(turns) // 5)], turns[-1]]:
        assert turn["values"] == rows(table, turn["n"])
        assert turn["title"] == table.at(turn["start"]).view(None)["title"]
    assert len({turn["title"]["fr"] for turn in turns}) == len(turns)


@pytest.mark.parametrize("way", WAYS)
def test_the_turning_points_are_the_greatest_changes_and_lead_to_their_moments(way: str) -> None:
    table, turning = played(way), told(way)["turning"]
    assert 2 <= len(turning) <= story.TOLD
    assert [one["n"] for one in turning] == sorted({one["n"] for one in turning})
    for one in turning:
        before, now = rows(table, one["n"] - 1), rows(table, one["n"])
        for change in one["changes"]:
            assert before[change["tally"]][change["seat"]] == change["was"]
            assert now[change["tally"]][change["seat"]] == change["now"]
        assert one["line"] is None or one["line"] in table.log(None)
        assert one["line"] is None or one["line"]["n"] == one["n"]


@pytest.mark.parametrize("way", WAYS)
def test_figures_tell_nothing_hidden(way: str) -> None:
    """Whatever a seat does not know is dealt again: the figures stay the same."""
    table = played(way)
    for n in range(0, len(table.answers), max(1, len(table.answers) // 12)):
        moment = table.at(n)
        for seat in range(table.seats):
            dealt = moment.knowledge(seat).sample(Dice(n))
            assert counted(table, dealt) == rows(table, n)


def test_figures_of_a_session_tell_nothing_hidden() -> None:
    table = ludotheque.new("drawsteel", 3, 5)
    declared = table.game.story
    assert declared is not None
    true = story.figures(table.game, table.position, declared.tallies)
    assert [row[0] for row in true] == [None, None], "a Director has no hero"
    for seat in range(3):
        dealt = table.knowledge(seat).sample(Dice(seat))
        assert story.figures(table.game, dealt, declared.tallies) == true


def test_an_alliance_is_one_side() -> None:
    found = told("arackhan-alliance")
    assert len(found["sides"]) == 4
    assert len(set(found["sides"])) == 2
    assert len(set(told("anima")["sides"])) == 3


def test_only_what_is_played_for_is_counted() -> None:
    assert "glory" not in [one["id"] for one in told("cendrelin")["tallies"]]
    assert told("cendrelin-glory")["tallies"][0]["id"] == "glory"


def test_keyforge_tells_keys_and_the_houses_that_were_called() -> None:
    table, found = played("keyforge"), told("keyforge")
    assert table.outcome is not None
    assert found["turns"][-1]["values"][0] == table.outcome["scores"]
    assert found["tallies"][0]["most"] == 3
    assert [one["line"]["kind"] for one in found["turning"]] == ["forge"] * 3
    assert found["turning"][-1]["n"] == len(table.answers), "what wins is told"
    called = [turn["called"] for turn in found["turns"] if turn["called"]]
    chosen = [line for line in table.log(None) if line["kind"] == "house"]
    assert [one["seat"] for one in called] == [line["seat"] for line in chosen]
    assert {one["band"] for one in called} <= set(table.game.bands)


def test_a_game_without_figures_has_no_story(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("cendrelin")
    monkeypatch.setattr(table.game, "story", None)
    assert table.story() is None


def test_what_a_set_up_changes_is_nobodys_act(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands that are dealt would otherwise be the greatest change of all."""
    table = played("cendrelin")
    dealt = Tally("mana", "pawn", lambda pos, seat: 100 if pos.night > 0 and seat == 0 else 0)
    monkeypatch.setattr(table.game, "story", Story(dealt))
    found = table.story()
    assert found is not None
    assert found["turning"] == []


def test_parts_that_have_one_title_are_numbered(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("cendrelin")
    same = {"fr": "Nuit", "en": "Night"}
    scene = type(table.game).scene
    monkeypatch.setattr(type(table.game), "scene", lambda *args: {**scene(*args), "title": same})
    found = table.story()
    assert found is not None
    assert [turn["title"]["en"] for turn in found["turns"][:3]] == ["Night", "Night (2)", "Night (3)"]


@pytest.mark.parametrize("id", ludotheque.games())
def test_every_game_names_its_figures_in_both_languages(id: str) -> None:
    game = ludotheque.game(id)
    assert game.story is not None
    for tally in game.story.tallies:
        words = game.say(f"tally-{tally.id}")
        assert words["fr"] != f"tally-{tally.id}"
        assert set(words) == {"fr", "en"}
        assert set(tally.told) <= set(game.events)
