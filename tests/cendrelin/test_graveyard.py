"""Register section 2: the graveyard at the start (CE-009 to CE-017)."""

from typing import Any

import pytest
from tests.cendrelin.helpers import BLANK, EVENTS, GAME, RESOURCES, Bench, zone

import ludotheque
from ludotheque.engine.errors import UnknownOption
from ludotheque.games.cendrelin.graveyard import is_abundant

#: Place, past hourglass, future hourglass, the word on cards.
PLACES = [
    pytest.param("tombes", 3, 6, "tombe", marks=pytest.mark.rule("CE-011")),
    pytest.param("fosses", 3, 6, "fosse", marks=pytest.mark.rule("CE-012")),
    pytest.param("ames", 2, 4, "âme", marks=pytest.mark.rule("CE-013")),
    pytest.param("tresors", 2, 4, "trésor", marks=pytest.mark.rule("CE-014")),
]


def place(view: dict[str, Any], id: str) -> dict[str, Any]:
    return next(one for one in view["places"] if one["ref"] == id)


@pytest.mark.rule("CE-009", "CE-015")
def test_the_graveyard_has_four_places_each_with_the_tokens_of_one_resource(bench: Bench) -> None:
    stage = bench.scene(bench.seat(), bench.seat(), tombes=5, fosses=1, ames=7, tresors=0)
    for viewer in (0, 1, None):
        shown = {one["ref"]: one["value"] for one in stage.table.view(viewer)["places"]}
        assert shown == {"tombes": 5, "fosses": 1, "ames": 7, "tresors": 0}


@pytest.mark.rule("CE-010", "CE-049")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_place_starts_with_the_tokens_of_its_past_hourglass(seats: int) -> None:
    table = ludotheque.new("cendrelin", seats, 1, {"classes": ["random"] * seats})
    shown = {one["ref"]: (one["value"], one["start"]) for one in table.view(None)["places"]}
    assert shown == {"tombes": (3, 3), "fosses": (3, 3), "ames": (2, 2), "tresors": (2, 2)}


@pytest.mark.parametrize(("id", "start", "abundant", "word"), PLACES)
def test_a_resource_starts_and_becomes_abundant_as_its_hourglasses_say(
    bench: Bench, id: str, start: int, abundant: int, word: str
) -> None:
    assert place(bench.new("necromancien", "sorcier").table.view(None), id)["value"] == start
    if_abundant = f"Si {word} abondante, gagnez 1 mana."
    for amount, expected in ((abundant - 1, False), (abundant, True), (abundant + 1, True)):
        stage = bench.scene(bench.seat(hand=[if_abundant]), bench.seat(), **{id: amount})
        assert place(stage.table.view(None), id)["full"] is expected
        assert place(stage.table.view(None), id)["of"] == abundant
        assert is_abundant(stage.pos, RESOURCES.index(id)) is expected
        assert stage.can_play(if_abundant) is expected


@pytest.mark.rule("CE-015")
def test_there_is_no_fifth_resource() -> None:
    table = ludotheque.new("cendrelin", 2, 1, {"classes": ["random", "random"]})
    assert len(table.position.resources) == 4
    assert [one["ref"] for one in table.view(None)["places"]] == list(RESOURCES)
    with pytest.raises(ludotheque.LudothequeError):
        ludotheque.scenario("cendrelin", {"seats": [], "resources": {"cristaux": 2}})


@pytest.mark.rule("CE-016")
def test_destiny_is_neither_asked_for_nor_offered(bench: Bench) -> None:
    stage = bench.new("necromancien", "sorcier")
    assert not any(key.startswith("destiny") for key in stage.keys)
    assert stage.why_not("destiny:caveau") == "CE-030", "it is the evening"
    stage.do("mana").resolve(BLANK)
    assert "end" in stage.keys, "the event is the night's only duty"
    assert [duty["done"] for duty in stage.table.view(None)["duties"]] == [True]
    assert not any(key.startswith("destiny") for key in stage.keys)
    assert stage.why_not("destiny:caveau") == "CE-016"


@pytest.mark.rule("CE-017", "CE-C06")
def test_the_eight_base_events_make_the_future_before_the_first_two_are_revealed() -> None:
    table = ludotheque.new("cendrelin", 2, 1)  # still choosing classes
    assert zone(table.view(None), "future")["count"] == 8
    assert sorted(card["id"] for card in zone(table.view_all(), "future")["cards"]) == sorted(EVENTS)
    assert len(EVENTS) == 8


def future(seed: int) -> list[str]:
    table = ludotheque.new("cendrelin", 2, seed, {"classes": ["necromancien", "sorcier"]})
    view = table.view_all()
    return [card["id"] for id in ("future", "surroundings") for card in zone(view, id)["cards"]]


@pytest.mark.rule("CE-017")
def test_the_future_is_shuffled_face_down() -> None:
    assert future(4) == future(4)
    orders = {tuple(future(seed)) for seed in range(20)}
    assert len(orders) > 15
    assert len({order[-1] for order in orders}) > 3, "the first event revealed is not always the same"
    table = ludotheque.new("cendrelin", 2, 4, {"classes": ["necromancien", "sorcier"]})
    for viewer in (0, 1, None):
        assert zone(table.view(viewer), "future")["cards"] == []
    assert not any(table.position.knows(seat, card) for seat in (0, 1) for card in table.position.future)
    hidden = GAME.ref(table.position, table.position.future[-1])
    with pytest.raises(UnknownOption):
        table.why_not(f"resolve:{hidden}/a")
    assert table.why_not("future").rule == "CE-017"
