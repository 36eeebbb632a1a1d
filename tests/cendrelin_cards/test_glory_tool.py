"""`tools/glory.py`, which counts how the full game is won: what it counts adds up, and its players keep to their plans."""

import json
import sys
from types import ModuleType
from typing import Any

import pytest

from tests.loaded import load


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return load("glory")


@pytest.fixture(scope="module")
def figures(tool: ModuleType) -> dict[str, Any]:
    found: dict[str, Any] = tool.tables(2, 2, "tests")
    return found


def test_every_win_has_three_points_and_one_of_them_came_last(figures: dict[str, Any]) -> None:
    assert figures["games"] == 2
    points = [share[0] for share in figures["points"].values()]
    assert sum(points) + figures["objectives"] == pytest.approx(3)
    assert sum(share[0] for share in figures["last point"].values()) == pytest.approx(1)
    assert sum(figures["tastes"].values()) == 2


def test_each_class_has_its_share_of_the_seats_it_sat_at(tool: ModuleType) -> None:
    account = tool.Account(2)
    account.game("classes", 0, [tool.Player("steady", f"classes/{seat}") for seat in range(2)])
    assert account.seated.total() == 4  # two classes each
    assert account.ruling.total() == 2
    told = account.figures()["classes"]
    assert set(told) == set(account.seated)
    assert all(told[klass][0] == account.ruling[klass] / seats for klass, seats in account.seated.items())


def test_two_events_lie_around_at_every_dawn(figures: dict[str, Any]) -> None:
    base = ("goules-affamees", "pillards", "pelerins", "ames-errantes", "cortege-funebre", "nuit-d-orage")
    assert all(id in figures["lying"] for id in base), "also those that never lay around"
    assert all(0 <= share <= 1 for share in figures["lying"].values())
    assert figures["lying"] != dict.fromkeys(figures["lying"], 0)


def test_options_share_the_uses_of_their_card(figures: dict[str, Any]) -> None:
    for *shares, uses in figures["options"].values():
        assert sum(shares) == pytest.approx(1)
        assert uses > 0
    assert len(figures["options"]["destiny"]) == 5  # four spaces, and how often
    assert all(line["kept"] > 0 for line in figures["met"].values())
    assert sum(line["kept"] for line in figures["met"].values()) == 8  # two each


def test_the_same_seed_tells_the_same(tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    said = []
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", ["glory.py", "--games", "1", "--seats", "2", "--seed", "again"])
        assert tool.main() == 0
        said.append(json.loads(capsys.readouterr().out))
    assert said[0] == said[1]


@pytest.mark.parametrize("plan", [[], [2]])
def test_a_plan_takes_mana_on_its_evenings_and_draws_on_all_others(tool: ModuleType, plan: list[int]) -> None:
    account = tool.Account(2)
    account.game("plans", 0, [tool.Player("steady", f"plans/{seat}", plan) for seat in range(2)])
    assert account.evenings["mana"] == 2 * len(plan)
    assert account.evenings["draw"] > 4


def test_tastes_are_about_weights_that_there_are(tool: ModuleType) -> None:
    assert all(changes.keys() <= tool.GAME.thinking.weights.keys() for changes in tool.TASTES.values())


def test_players_who_play_nights_out_keep_to_their_plans_too(tool: ModuleType) -> None:
    account = tool.Account(2)
    account.game("nights", 0, [tool.Whole(f"nights/{seat}", [2]) for seat in range(2)], tool.MOST_SEARCHED)
    assert account.evenings["mana"] == 2
    assert account.evenings["draw"] > 4


def test_a_match_seats_both_kinds_of_players(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = []

    def game(account: Any, seed: str, number: int, players: list[Any], most: int) -> int:
        seated.append([type(player).__name__ for player in players])
        account.nights.append(9)
        return 0

    monkeypatch.setattr(tool.Account, "game", game)
    found = tool.match(2, 2, "match")
    assert seated == [["Player", "Whole"], ["Whole", "Player"]]  # the same deal, with seats swapped
    assert found["whole nights win"][0] == 0.5
