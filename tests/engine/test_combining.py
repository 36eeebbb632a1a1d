"""Which options of a table go together: what the lobby offers is what the server would take."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.combining import combined
from ludotheque.engine.errors import BadOptions


def opens(game: Any, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.read_options(options, seats)
    except BadOptions:
        return False
    return True


@pytest.mark.parametrize("game", ludotheque.games())
def test_what_is_not_refused_can_be_opened(game: str) -> None:
    """Every value that is offered beside the defaults, for every number of seats; and what is refused says why."""
    rules = ludotheque.game(game)
    for seats in range(rules.seats[0], rules.seats[1] + 1):
        found = combined(rules, seats, {})
        assert opens(rules, seats, found["options"])
        for option in rules.table_options:
            for value, seat in itertools.product(option.values, range(seats) if option.per_seat else (None,)):
                refused = (found["table"] if seat is None else found["seats"][seat]).get(option.id, {}).get(value.id)
                chosen: Any = value.id
                if seat is not None:
                    chosen = [value.id if n == seat else one for n, one in enumerate(found["options"][option.id])]
                assert opens(rules, seats, {**found["options"], option.id: chosen}) is (refused is None)
                if refused is not None:
                    assert refused["words"]["fr"] != refused["words"]["en"]


@pytest.mark.rule("AW-314")
def test_objectives_and_alliances_exclude_each_other() -> None:
    game = ludotheque.game("arackhan")
    with_objectives = combined(game, 4, {"objectives": "with"})["table"]
    assert with_objectives["layout"]["alliance"]["rule"] == "AW-314"
    allied = combined(game, 4, {"layout": "alliance"})
    assert allied["table"]["objectives"]["with"]["rule"] == "AW-314"
    assert allied["sides"] == [0, 1, 0, 1]


@pytest.mark.rule("AW-312")
def test_a_wish_that_no_longer_fits_is_mended_by_one_option() -> None:
    found = combined(ludotheque.game("arackhan"), 2, {"layout": "alliance", "events": "with", "decks": ["random"] * 4})
    assert found["options"] == {
        "layout": "usual",
        "decks": ["random", "random"],
        "events": "with",
        "objectives": "without",
    }


@pytest.mark.rule("KF-302")
def test_the_same_deck_is_refused_to_the_other_seat_only() -> None:
    game = ludotheque.game("keyforge")
    found = combined(game, 2, {"decks": ["starter-1", "random"]})
    assert found["seats"][0] == {}
    assert found["seats"][1]["decks"].keys() == {"starter-1"}
    assert found["seats"][1]["decks"]["starter-1"]["rule"] == "KF-302"
    mirrored = combined(game, 2, {"decks": ["starter-1", "random"], "mirror": ["yes", "yes"]})
    assert mirrored["seats"][1] == {}


@pytest.mark.rule("AN-089")
def test_a_marker_is_one_players() -> None:
    found = combined(ludotheque.game("anima"), 3, {"markers": ["any", "red", "any"]})
    assert [seat.get("markers", {}).keys() for seat in found["seats"]] == [{"red"}, set(), {"red"}]


def test_what_is_unknown_falls_back_to_what_is_offered() -> None:
    found = combined(ludotheque.game("keyforge"), 2, {"decks": ["deck:mine", 3], "mode": ["x"], "first": 1})
    assert found["options"] == {
        "mode": "initiation",
        "decks": ["random", "random"],
        "cut": "no",
        "mirror": ["no", "no"],
    }
    with pytest.raises(BadOptions):
        combined(ludotheque.game("keyforge"), 3, {})
