"""The options of a table are declared once: read, checked and offered from the same list."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine import options
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadOptions
from ludotheque.engine.options import TableOption, Value, a_seat, choice, flag, number, switch, values

NAMES = {"fr": "Jouet", "en": "Toy"}
DECLARED = (
    choice("mode", values(("short", "long"), "mode-", "help-"), "short", first="long", rule="TO-1"),
    choice("side", values(("red", "blue"), "side-"), "red", per_seat=True, rare=True, rule="TO-2"),
    switch("events", Value("without", "off"), Value("with", {"fr": "oui", "en": "yes"}, "bell"), rule="TO-3"),
    number("chains", 0, 24, 0, per_seat=True, rule="TO-4"),
    a_seat("first", rule="TO-5"),
    flag("swarm"),
    TableOption("list", lambda said, seats: [one.text(9) for one in said.entries(seats)]),
)


def read(given: Any, seats: int = 2) -> dict[str, Any]:
    return options.read(given, DECLARED, seats, NAMES)


#: Options that the lobby offers and random games leave alone, and why.
NOT_VARIED = {
    ("keyforge", "decks"): "random decks are dealt anyway",
    ("keyforge", "mirror"): "only with the same deck on both sides",
    ("anima", "markers"): "colours, which no rule asks about",
    ("cendrelin", "own_life"): "goes with other elements only; tests/cendrelin/test_full_set_up.py",
    ("cendrelin", "own_favourite"): "goes with other elements only; tests/cendrelin/test_full_set_up.py",
    ("drawsteel", "pace"): "how fast heroes gain experience over a campaign",
    ("drawsteel", "benefit"): "who gains it",
}


@pytest.mark.parametrize("id", ludotheque.games())
def test_what_is_offered_has_its_words_and_is_played_by_random_games(id: str) -> None:
    """An option without words would keep the server from starting; one that no random game sets is not examined by the kit."""
    game = ludotheque.game(id)
    dice = Dice("varied")
    low, high = game.seats
    varied = {name for seats, given in game.ways() for name in given}
    for turn in range(40):
        varied |= set(game.varied_options(dice, low + turn % (high - low + 1)))
    specs = game.option_specs()
    offered = {spec["id"] for spec in specs}
    assert all(set(value["words"]) == {"fr", "en"} for spec in specs for value in (spec, *spec["values"]))
    left = {name for game_id, name in NOT_VARIED if game_id == id}
    assert offered - varied == left


def test_what_is_left_out_or_null_has_its_default() -> None:
    usual = {
        "mode": "short",
        "side": ["red", "red"],
        "events": False,
        "chains": [0, 0],
        "first": None,
        "swarm": False,
        "list": None,
    }
    assert read({}) == usual
    assert read(dict.fromkeys(usual)) == usual
    assert read(usual) == usual, "what was read is read again as it is"
    assert read({"side": [None, "blue"]})["side"] == ["red", "blue"]


def test_what_is_said_is_read() -> None:
    said = {"mode": "long", "side": ["blue", "red"], "chains": [3, 24], "first": 1, "swarm": True, "list": ["a"]}
    assert read(said) == {**said, "events": False}
    assert [read({"events": on})["events"] for on in (True, "with", False, "without")] == [True, True, False, False]


@pytest.mark.parametrize(
    ("given", "line", "rule"),
    [
        ([], "the options must be a mapping", None),
        ({"speed": 1}, "Toy has no option 'speed'; it has mode, side, events, chains, first, swarm, list", None),
        ({"mode": "wide"}, "mode must be one of short, long, not 'wide'", "TO-1"),
        ({"side": "red"}, "side must be a list", "TO-2"),
        ({"side": ["red"]}, "side must have 2 entries, not 1", "TO-2"),
        ({"side": ["red", "green"]}, "side[1] must be one of red, blue, not 'green'", "TO-2"),
        ({"events": "maybe"}, "events must be one of without, with, not 'maybe'", "TO-3"),
        ({"events": 1}, "events must be one of without, with, not 1", "TO-3"),
        ({"chains": [0, 25]}, "chains[1] must be a number from 0 to 24, not 25", "TO-4"),
        ({"first": 2}, "first must be a number from 0 to 1, not 2", "TO-5"),
        ({"first": True}, "first must be a number from 0 to 1, not True", "TO-5"),
        ({"swarm": "yes"}, "swarm must be true or false, not 'yes'", None),
        ({"list": ["a", "b", "c"]}, "list must have at most 2 entries, not 3", None),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(given: Any, line: str, rule: str | None) -> None:
    with pytest.raises(BadOptions) as refused:
        read(given)
    assert refused.value.words["en"] == line
    assert refused.value.words["fr"] != line
    assert refused.value.rule == rule


def test_the_lobby_is_told_what_is_offered() -> None:
    def say(message: str) -> dict[str, str]:
        return {"fr": f"fr {message}", "en": f"en {message}"}

    mode, side, events = (option.spec(say) for option in DECLARED if option.values)
    assert (mode["per"], mode["default"], mode["words"]["en"]) == ("table", "long", "en option-mode")
    assert mode["values"][0] == {"id": "short", "words": say("mode-short"), "icon": None, "help": say("help-short")}
    assert "rare" not in mode
    assert (side["per"], side["default"], side["rare"]) == ("seat", "red", True)
    assert events["default"] == "without"
    assert events["values"][1] == {"id": "with", "words": {"fr": "oui", "en": "yes"}, "icon": "bell", "help": None}
