"""Scenarios: what is written reads back the same, and what describes no position is refused in a clear line."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.cendrelin.helpers import BLANK, EVENTS, FRAGMENTS, GAME, Bench
from tests.plain import plain

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadScenario
from ludotheque.engine.table import new_position

SEATS: list[dict[str, Any]] = [{"class": "necromancien"}, {"class": "sorcier"}]


def good(**changes: Any) -> dict[str, Any]:
    return {"seats": SEATS, "surroundings": EVENTS[:3], **changes}


def test_a_small_scenario_takes_the_rulebooks_values_for_the_rest() -> None:
    table = ludotheque.scenario("cendrelin", good())
    pos = table.position
    assert pos.resources == [3, 3, 2, 2]
    assert pos.mana == [0, 0]
    assert pos.charge == 0
    assert table.choice.kind == "night"
    assert [GAME.cards[pos.faces[card]].id for card in reversed(pos.future)] == EVENTS[3:], "the others are to come"
    assert pos.past == []


@pytest.mark.rule("CE-141", "CE-052")
def test_a_scenario_may_say_that_another_age_follows() -> None:
    seats = [{"class": "necromancien", "past_life": FRAGMENTS[:1]}, {"class": "sorcier", "past_life": FRAGMENTS[1:2]}]
    scenario = good(seats=seats, resources={"tombes": 6}, step="evening", ages=True)
    table = ludotheque.scenario("cendrelin", scenario)
    written = GAME.write_scenario(table.position)
    assert written["ages"] is True
    assert GAME.write_scenario(ludotheque.scenario("cendrelin", written).position) == written
    table.play("draw")
    assert (table.choice.kind, table.over) == ("change", False)
    table = ludotheque.scenario("cendrelin", {**scenario, "ages": False})
    table.play("draw")
    assert table.over
    with pytest.raises(BadScenario, match="ages must be true or false"):
        ludotheque.scenario("cendrelin", good(ages="many"))


def full_scenario() -> dict[str, Any]:
    names = iter(FRAGMENTS * 2)

    def cards(n: int) -> list[str]:
        return [next(names) for _ in range(n)]

    seats = [
        {
            "class": klass,
            "mana": mana,
            "hand": cards(3),
            "laid": cards(2),
            "forgone": cards(1),
            "past_life": cards(2),
        }
        for klass, mana in (("necromancien", 3), ("animancien", 0), ("sorcier", 12))
    ]
    seats[0]["degats"] = 2
    seats[2]["pactes"] = 1
    return {
        "seats": seats,
        "resources": {"tombes": 5, "fosses": 0, "ames": 3, "tresors": 9},
        "surroundings": EVENTS[2:5],
        "future": [EVENTS[0], EVENTS[7], EVENTS[1]],
        "past": EVENTS[5:7],
        "charge": 1,
        "night": 17,
        "step": "night",
        "resolved": False,
    }


@pytest.mark.parametrize("changes", [{}, {"step": "evening"}, {"resolved": True, "surroundings": EVENTS[2:4]}], ids=str)
def test_a_scenario_is_written_as_it_was_read(changes: dict[str, Any]) -> None:
    data = {**full_scenario(), **changes}
    table = ludotheque.scenario("cendrelin", data)
    assert GAME.write_scenario(table.position) == data


def test_any_moment_between_two_moves_of_a_game_can_be_written_and_read() -> None:
    table = ludotheque.new("cendrelin", 3, 4, {"classes": ["random"] * 3})
    chance = random.Random(1)
    written = 0
    for _ in range(120):
        if table.over:
            break
        if table.choice.kind != "part":
            data = GAME.write_scenario(table.position)
            again = ludotheque.scenario("cendrelin", data)
            assert GAME.write_scenario(again.position) == data
            assert again.asked == table.asked

            def without_numbers(keys: Any) -> list[str]:
                return sorted("".join(c for c in option.key if not c.isdigit()) for option in keys)

            assert without_numbers(again.choice) == without_numbers(table.choice)
            written += 1
        table.play(chance.choice(table.choice.options))
    assert written > 40


#: Fields that a scenario does not keep, and why: everything else of a position must be read back as it was.
NOT_KEPT = {
    "rng": "a scenario is dealt with a seed of its own",
    "known": "each seat knows its own hand",
    "pool": "as they would be mixed now",
    "stack": "made from the step of the night",
    "chance": "counts what came before",
    "revealed_to": "what the last answer showed, for undo",
    "box": "fragments that nobody took: they are out of the game",
    "objectives": "those that were not drawn or were left: likewise",
}
ZONES = ("hand", "laid", "forgone", "past_life", "packet", "drawn", "future", "surroundings", "past", "used")


@pytest.mark.parametrize("seed", range(8))
def test_whatever_a_table_is_opened_with_is_read_back(seed: int) -> None:
    seats, dice = 2 + seed % 4, Dice(f"opened {seed}")
    pos = new_position(GAME, seats, f"opened {seed}", GAME.varied_options(dice, seats))
    compared = 0
    while pos.asked and compared < 30:
        at = pos.asked[dice.below(len(pos.asked))]
        GAME.answer(pos, at, GAME.any_move(pos, at, dice))
        pos.events.clear()
        try:
            said = GAME.write_scenario(pos)
        except BadScenario:
            continue
        again = ludotheque.scenario("cendrelin", said).position
        assert GAME.write_scenario(again) == said
        assert plain(again, ["faces"], ZONES, NOT_KEPT) == plain(pos, ["faces"], ZONES, NOT_KEPT)
        assert again.asked == pos.asked
        compared += 1
    assert compared == 30 or pos.chronicle, "only a first age is written"


def test_a_scenario_hides_what_the_game_hides() -> None:
    pos = ludotheque.scenario("cendrelin", full_scenario()).position
    for seat in range(3):
        for viewer in range(3):
            own = viewer == seat
            assert all(pos.knows(viewer, card) is own for card in pos.hand[seat] + pos.forgone[seat])
            assert all(pos.knows(viewer, card) for card in pos.laid[seat])
            assert not any(pos.knows(viewer, card) for card in pos.past_life[seat])
    assert not any(pos.knows(0, card) for card in pos.future)


def test_the_top_of_a_pile_is_named_first(bench: Bench) -> None:
    mine = bench.seat(past_life=["Gagnez 1 mana.", "Gagnez 2 mana."])
    stage = bench.scene(mine, bench.seat(), step="evening").do("draw")
    assert stage.copies("Gagnez 1 mana.")


@pytest.mark.parametrize("moment", ["classes", "effect", "over"])
def test_a_scenario_is_written_between_two_moves_of_a_night_only(bench: Bench, moment: str) -> None:
    if moment == "classes":
        table = ludotheque.new("cendrelin", 2, 1)
    else:
        words = "Renoncez à 1 action, créez 9 tombes."
        stage = bench.night([words, BLANK, BLANK], past_life=0).play(words)
        if moment == "over":
            stage.do(stage.keys[0])
            assert stage.table.over
        table = stage.table
    with pytest.raises(BadScenario, match="between two moves of a night"):
        GAME.write_scenario(table.position)


def seat(**changes: Any) -> list[dict[str, Any]]:
    return [{"class": "necromancien", **changes}, SEATS[1]]


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ([], "the scenario must be a mapping"),
        ("rien", "the scenario must be a mapping"),
        (good(destin=1), "the scenario has no 'destin'; it has ages, charge, future, night"),
        ({}, "seats must be a list"),
        ({"seats": {}}, "seats must be a list"),
        ({"seats": SEATS[:1]}, "seats must have 2 to 5 entries, not 1"),
        ({"seats": [SEATS[0]] * 6}, "seats must have 2 to 5 entries, not 6"),
        (good(seats=["necromancien", SEATS[1]]), "seats[0] must be a mapping"),
        (good(seats=seat(gloire=2)), "seats[0] has no 'gloire'; it has class, degats, forgone"),
        (good(seats=[{}, SEATS[1]]), "seats[0].class must be one of necromancien, animancien, sorcier, not None"),
        (
            good(seats=[SEATS[0], {"class": "pretre"}]),
            "seats[1].class must be one of necromancien, animancien, sorcier, not 'pretre'",
        ),
        (
            good(seats=[{"class": ["sorcier"]}, SEATS[1]]),
            "seats[0].class must be one of necromancien, animancien, sorcier, not …",
        ),
        (good(seats=seat(mana=-1)), "seats[0].mana must be a number from 0 to 10000, not -1"),
        (good(seats=seat(mana="3")), "seats[0].mana must be a number from 0 to 10000, not '3'"),
        (good(seats=seat(mana=True)), "seats[0].mana must be a number from 0 to 10000, not True"),
        (good(seats=seat(mana=1.5)), "seats[0].mana must be a number from 0 to 10000, not 1.5"),
        (good(seats=seat(degats=-2)), "seats[0].degats must be a number from 0 to 10000, not -2"),
        (good(seats=seat(hand="fossoyer")), "seats[0].hand must be a list"),
        (good(seats=seat(hand=["rien-du-tout"])), "seats[0].hand[0]: there is no card 'rien-du-tout'"),
        (good(seats=seat(laid=[3])), "seats[0].laid[0]: there is no card 3"),
        (good(seats=seat(forgone=[EVENTS[0]])), f"seats[0].forgone[0]: {EVENTS[0]!r} does not belong here"),
        (
            good(seats=seat(past_life=["apprenti-sorcier"])),
            "seats[0].past_life[0]: 'apprenti-sorcier' does not belong here",
        ),
        (good(surroundings=[FRAGMENTS[0]]), f"surroundings[0]: {FRAGMENTS[0]!r} does not belong here"),
        (good(surroundings="x"), "surroundings must be a list"),
        (good(future=None), "future must be a list"),
        (good(past=EVENTS[:1]), f"event {EVENTS[0]!r} is in two places"),
        (good(future=EVENTS[2:4]), f"event {EVENTS[2]!r} is in two places"),
        (good(surroundings=[EVENTS[0], EVENTS[0]]), f"event {EVENTS[0]!r} is in two places"),
        (good(resources=[3, 3, 2, 2]), "resources must be a mapping"),
        (good(resources={"cristaux": 1}), "resources has no 'cristaux'; it has ames, fosses, tombes, tresors"),
        (good(resources={"ames": -1}), "resources.ames must be a number from 0 to 10000, not -1"),
        (good(charge=2), "charge must be a number from 0 to 1, not 2"),
        (good(charge=-1), "charge must be a number from 0 to 1, not -1"),
        (good(step="sunset"), "step must be one of evening, night, not 'sunset'"),
        (good(step=[]), "step must be one of evening, night, not …"),
        (good(night=-1), "night must be a number from 0 to 10000, not -1"),
        (good(resolved="non"), "resolved must be true or false, not 'non'"),
        (good(surroundings=[]), "surroundings is empty, and one event must still be dealt with"),
        (
            good(resolved=True, surroundings=EVENTS[:2], future=[], past=[]),
            "future and past are empty: no event could be revealed in the next night",
        ),
    ],
    ids=str,
)
def test_a_bad_scenario_is_refused_in_a_clear_line(data: Any, line: str) -> None:
    with pytest.raises(BadScenario) as refused:
        ludotheque.scenario("cendrelin", data)
    said = str(refused.value)
    assert line in said
    assert "\n" not in said
    assert refused.value.words["fr"] != refused.value.words["en"]


HUGE = (10**30, 10**5000, 10_001)


@pytest.mark.parametrize("value", HUGE, ids=["30 digits", "5000 digits", "one too many"])
@pytest.mark.parametrize(
    "field",
    ["night", "charge", "resources", "mana", "degats", "hommages", "pactes"],
)
def test_a_number_no_game_reaches_is_refused_in_one_line(field: str, value: int) -> None:
    if field == "resources":
        data = good(resources={"ames": value})
    else:
        data = good(**{field: value}) if field in ("night", "charge") else good(seats=seat(**{field: value}))
    with pytest.raises(BadScenario, match=r"must be a number from 0 to (1|10000), not (10001|…)$") as refused:
        ludotheque.scenario("cendrelin", data)
    assert "doit être un nombre de 0 à" in refused.value.words["fr"]


def test_the_highest_numbers_can_be_looked_at() -> None:
    most = {"mana": 10_000, "degats": 10_000, "hommages": 10_000, "pactes": 10_000}
    resources = dict.fromkeys(("tombes", "fosses", "ames", "tresors"), 10_000)
    table = ludotheque.scenario("cendrelin", good(night=10_000, resources=resources, seats=seat(**most)))
    assert table.view(0)["turn"] == 10_000


@pytest.mark.parametrize("field", ["hand", "laid", "forgone", "past_life", "surroundings", "future", "past"])
def test_a_list_longer_than_all_cards_there_are_is_refused(field: str) -> None:
    if field in ("surroundings", "future", "past"):
        data = good(**{field: [EVENTS[0]] * 3000})
    else:
        data = good(seats=seat(**{field: [FRAGMENTS[0]] * 3000}))
    with pytest.raises(BadScenario, match=r"must have at most \d+ entries, not 3000$"):
        ludotheque.scenario("cendrelin", data)


@pytest.mark.parametrize(
    "data",
    [
        good(step="x" * 5000),
        good(resolved="x" * 5000),
        good(night=-(10**5000)),
        good(seats=seat(mana="x" * 5000)),
        good(seats=seat(hand=[10**5000])),
        good(seats=[{"class": "x" * 5000}, SEATS[1]]),
        good(**{"x" * 5000: 1}),
    ],
    ids=["step", "resolved", "night", "mana", "hand", "class", "field"],
)
def test_what_is_quoted_back_is_short(data: Any) -> None:
    with pytest.raises(BadScenario) as refused:
        ludotheque.scenario("cendrelin", data)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("id", FRAGMENTS)
def test_a_seat_cannot_hold_more_copies_than_the_dots_allow(id: str) -> None:
    dots = GAME.cards[GAME.card_index[id]].dots
    hand, pile = [id], [id] * (dots - 1)
    ludotheque.scenario("cendrelin", good(seats=seat(hand=hand, past_life=pile)))
    with pytest.raises(BadScenario) as refused:
        ludotheque.scenario("cendrelin", good(seats=seat(hand=hand, past_life=[*pile, id])))
    assert refused.value.rule == "CE-066"


@pytest.mark.parametrize(
    ("data", "rule"),
    [
        (good(seats=[{"class": "pretre"}, SEATS[1]]), "CE-002"),
        (good(surroundings=[]), "CE-046"),
        (good(resolved=True, surroundings=EVENTS[:2], future=[], past=[]), "CE-032"),
    ],
    ids=["class", "surroundings", "future"],
)
def test_a_bad_scenario_names_the_rule_it_breaks(data: dict[str, Any], rule: str) -> None:
    with pytest.raises(BadScenario) as refused:
        ludotheque.scenario("cendrelin", data)
    assert refused.value.rule == rule
