"""What players are told besides the rules: what becomes of a target, and why a figure is not the printed one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.driver import plain
from tests.keyforge.helpers import FOE, ME, Play, duel


def told(d: Play, key: str) -> dict[str, Any] | None:
    """The forecast of the only option whose cards have these ids."""
    found = [option for option in d.table.choice if plain(option.key) == key]
    assert len(found) == 1, [plain(option.key) for option in d.table.choice]
    forecast: dict[str, Any] | None = found[0].to_json().get("forecast")
    return forecast


@pytest.mark.parametrize(
    ("foe", "fr", "mark"),
    [
        ("tocsin", "détruite · la vôtre prend 3", "destroyed"),  # 8 against 3
        ("pitlord", "prend 8 · la vôtre est détruite", "hurt"),  # 8 against 9
        ("troll", "détruite · la vôtre aussi", "destroyed"),
        ("champion-anaphiel", "détruite · la vôtre prend 6", "destroyed"),
        ("noddy-the-thief", "indemne · la vôtre indemne", "safe"),  # elusive
    ],
)
def test_a_fight_says_what_becomes_of_both(foe: str, fr: str, mark: str) -> None:
    forecast = told(duel({"in_play": ["troll"]}, {"in_play": [foe]}), f"fight:troll>{foe}")
    assert forecast is not None
    assert forecast["words"]["fr"] == fr
    assert forecast["mark"] == mark


def test_a_pick_says_what_becomes_of_the_card() -> None:
    d = duel({"hand": ["punch"], "in_play": ["troll"]}, {"in_play": ["tocsin", "the-terror"]}).do("play:punch")
    for name, fr in (("tocsin", "détruite"), ("the-terror", "prend 3"), ("troll", "prend 3")):
        forecast = told(d, f"pick:{name}")
        assert forecast is not None
        assert forecast["words"]["fr"] == fr


def test_nothing_is_foretold_of_what_the_seat_cannot_know() -> None:
    d = duel({"hand": ["punch"], "in_play": ["troll"], "deck": ["bumpsy"]}, {"in_play": ["tocsin"]})
    assert told(d, "play:punch") is None
    assert told(d, "reap:troll") is None


def figures(d: Play, name: str) -> dict[str, dict[str, Any]]:
    ref = d.table.game.ref(d.pos, d.card(name))
    cards = [card for zone in d.table.view(ME)["zones"] for card in zone["cards"] if card["ref"] == ref]
    return {figure["id"]: figure for figure in cards[0]["figures"]}


def test_a_changed_figure_names_its_causes() -> None:
    d = duel({"in_play": ["grey-monk", {"card": "troll", "power_counters": 2}]}, {"in_play": ["tocsin"]})
    shown = figures(d, "troll")
    assert (shown["armor"]["value"], shown["power"]["value"]) == (1, 10)
    assert [(cause["words"]["fr"], cause["rule"]) for cause in shown["armor"]["causes"]] == [
        ("+1 : Moine Gris", "KF-114")
    ]
    assert shown["armor"]["causes"][0]["ref"] == d.table.game.ref(d.pos, d.card("grey-monk"))
    assert [cause["words"]["fr"] for cause in shown["power"]["causes"]] == ["+2 : marqueurs de puissance"]
    assert "causes" not in figures(d, "tocsin")["power"]


def test_the_turn_of_the_other_is_told_as_such() -> None:
    d = duel({"in_play": ["troll"]}, {"in_play": ["tocsin"]})
    assert d.pos.active == ME
    refusal = d.table.why_not("deck:0", FOE)
    assert refusal is not None
    assert refusal.message == "refusal-not-asked"
