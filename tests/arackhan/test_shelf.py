"""The shelf of decks: lists read and written, identity cards, random decks, and what a builder shows (section 28)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.decks import Deck, DeckShelf, name_of
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadDeck, BadOptions
from ludotheque.games.arackhan import decks
from ludotheque.games.arackhan.faces import FACES, FACTIONS

BY_ID = {face.id: face for face in FACES}


@pytest.fixture(scope="module")
def shelf() -> DeckShelf:
    found = ludotheque.game("arackhan").deck_shelf
    assert found is not None
    return found


def refused(call: Any, *given: Any) -> BadDeck:
    with pytest.raises(BadDeck) as error:
        call(*given)
    return error.value


def total(examined: dict[str, Any], id: str) -> tuple[int, int, str]:
    one = next(one for one in examined["totals"] if one["id"] == id)
    return one["value"], one["of"], one["rule"]


# ---------------------------------------------------------------------- decks that come with the game


def test_the_21_decks_are_on_the_shelf(shelf: DeckShelf) -> None:
    ready = shelf.ready()
    assert list(ready) == list(decks.READY)
    for id, deck in ready.items():
        assert shelf.bands(deck) == [decks.READY[id].faction]
        shown = shelf.show(deck)
        assert sum(card["n"] for group in shown["groups"] for card in group["cards"]) == 23
        assert {language: name_of(shown, language) for language in ("fr", "en")} == decks.READY[id].names


@pytest.mark.rule("AW-050")
def test_a_table_takes_every_deck_of_the_shelf(shelf: DeckShelf) -> None:
    mine = shelf.draw(Dice(3))
    table = ludotheque.new("arackhan", 2, seed=1, options={"decks": [mine, "random"]})
    assert table.options["decks"][0]["cards"] == mine["cards"]
    assert table.options["decks"][1] == "random"
    names = [table.view(seat)["players"][seat]["deck"]["name"]["fr"] for seat in (0, 1)]
    assert names[0] == mine["name"]
    again = ludotheque.new("arackhan", 2, seed=1, options={"decks": [mine, "random"]})
    assert again.view(1) == table.view(1), "a random deck comes from the seed"
    other = ludotheque.new("arackhan", 2, seed=2, options={"decks": [mine, "random"]})
    assert other.view(1) != table.view(1)
    with pytest.raises(BadOptions) as error:
        ludotheque.new("arackhan", 2, options={"decks": [{**mine, "cards": {"gabriel": 23}}, "box"]})
    assert error.value.rule is not None
    with pytest.raises(BadOptions):
        ludotheque.new("arackhan", 2, options={"decks": ["nothing-like-it", "box"]})


def test_what_an_open_table_offers() -> None:
    specs = {spec["id"]: spec for spec in ludotheque.game("arackhan").option_specs()}
    offered = [value["id"] for value in specs["decks"]["values"]]
    assert offered == ["box", "choose", "random", *decks.READY]
    for spec in specs.values():
        assert spec["default"] in [value["id"] for value in spec["values"]], spec["id"]
    defaults = {
        spec["id"]: [spec["default"]] * 3 if spec["per"] == "seat" else spec["default"] for spec in specs.values()
    }
    table = ludotheque.new("arackhan", 3, options=defaults)
    assert table.options["decks"] == list(decks.PRECONSTRUCTED[:3])
    assert table.options["layout"] == "free"


def test_another_list_under_a_ready_decks_id_is_not_that_deck(shelf: DeckShelf) -> None:
    mine = {**shelf.draw(Dice(5)), "id": "preconstruit-nakka"}
    table = ludotheque.new("arackhan", 2, options={"decks": [mine, None]})
    assert table.options["decks"][0]["cards"] == mine["cards"]


# ---------------------------------------------------------------------- lists


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_list_reads_back_as_the_same_deck(shelf: DeckShelf, language: str) -> None:
    for seed in range(30):
        deck = shelf.draw(Dice(seed))
        assert shelf.read(shelf.write(deck, language)) == deck
        assert shelf.read(json.dumps(deck)) == deck
        assert shelf.check(deck) == deck
    for deck in shelf.ready().values():
        read = shelf.read(shelf.write(deck, language))
        assert read == {"name": deck["name"][language], "faction": deck["faction"], "cards": deck["cards"]}


def test_lists_as_people_write_them(shelf: DeckShelf) -> None:
    deck = decks.READY["preconstruit-nakka"]
    lines = [f"- {BY_ID[id].fr} x{n}" for id, n in deck.cards.items()]
    read = shelf.read("\r\n".join(["Mes Nakka", "", *lines]))
    assert read == {"name": "Mes Nakka", "faction": "nakka", "cards": deck.cards}
    named = shelf.read("\n".join(["# Fléau", "faction : NAKKA", *lines]))
    assert (named["name"], named["faction"]) == ("Fléau", "nakka")


NAKKA = ["# Nakka", *(f"{n} {BY_ID[id].fr}" for id, n in decks.READY["preconstruit-nakka"].cards.items())]


@pytest.mark.rule("AW-279", "AW-280", "AW-281", "AW-282", "AW-283", "AW-284", "AW-285", "AW-286")
@pytest.mark.parametrize(
    ("lines", "line", "rule"),
    [
        ([*NAKKA, "1 Xénodon"], 17, "AW-279"),
        ([*NAKKA[:5], "1 Aigle", *NAKKA[5:]], 6, "AW-280"),
        (["faction: terres-blanches", "6 Golem de Glace", "3 Golem de Glace"], 3, "AW-284"),
        (["faction: terres-blanches", "6 Golem de Glace", "4 Griffon des Neiges"], 3, "AW-281"),
        (["faction: fleau", "3 Berserker", "1 Blatte Malsaine", "3 Berserker"], 4, "AW-282"),
        (["faction: terres-blanches", "7 Fée Novice"], 2, "AW-283"),
        (["2 Gabriel"], 1, "AW-285"),
        (["1 Aigle", "3 Blizzard"], 2, "AW-286"),
        (["1 Aigle", "0 Blizzard"], 2, "AW-279"),
        (["Titre", "1 Aigle", "1 Golem de Fer"], 3, None),
        (["faction: elfes"], 1, "AW-003"),
        (["1 Aigle", "x" * 300], 2, None),
        (["{", '"cards": ['], 2, None),
    ],
)
def test_the_line_at_fault(shelf: DeckShelf, lines: list[str], line: int, rule: str | None) -> None:
    error = refused(shelf.read, "\n".join(lines))
    assert (error.line, error.rule) == (line, rule)
    assert str(line) in error.words["fr"]
    assert str(line) in error.words["en"]


@pytest.mark.rule("AW-279")
def test_a_list_that_is_too_short_has_no_line_at_fault(shelf: DeckShelf) -> None:
    error = refused(shelf.read, "\n".join(NAKKA[:-1]))
    assert (error.line, error.rule) == (None, "AW-279")


@pytest.mark.parametrize(
    "text", ["", "{}", "[1]", "{" * 9000, "1 " * 9000, "9" * 9000 + " Aigle", "\x00", '{"cards": []}']
)
def test_nonsense(shelf: DeckShelf, text: str) -> None:
    refused(shelf.read, text)


@pytest.mark.parametrize(
    "deck",
    [
        {},
        {"cards": {}},
        {"cards": {"aigle": "2"}},
        {"cards": {"aigle": True}},
        {"faction": ["nakka"], "cards": {"xenodon": 23}},
        {"faction": "nakka", "cards": {"x": 1}},
    ],
)
def test_what_is_no_deck(shelf: DeckShelf, deck: Deck) -> None:
    refused(shelf.check, deck)


# ---------------------------------------------------------------------- random decks


@pytest.mark.rule("AW-279", "AW-280", "AW-281", "AW-282", "AW-283", "AW-284", "AW-285", "AW-286", "AW-287")
def test_decks_by_lot_keep_every_rule(shelf: DeckShelf) -> None:
    drawn = [shelf.draw(Dice(seed)) for seed in range(400)]
    for deck in drawn:
        assert decks.faults(deck["faction"], deck["cards"]) == []
        assert shelf.check(deck) == deck
    assert {deck["faction"] for deck in drawn} == set(FACTIONS)
    used = {id for deck in drawn for id in deck["cards"]}
    assert used == set(BY_ID), "every card is drawn sometimes"
    assert min(decks.totals(deck["cards"])["points"] for deck in drawn) > 100, "points are not thrown away"
    assert shelf.draw(Dice("a word")) == shelf.draw(Dice("a word"))
    assert shelf.draw(Dice(1)) != shelf.draw(Dice(2))


# ---------------------------------------------------------------------- the builder


@pytest.mark.rule("AW-284", "AW-285", "AW-286", "AW-287")
def test_the_plan_says_how_many_copies(shelf: DeckShelf) -> None:
    plan = shelf.plan()
    assert plan["bands"] == list(FACTIONS)
    assert set(plan["cards"]) == set(BY_ID)
    for id, most, mark, rule in (
        ("gabriel", 1, "L", "AW-285"),
        ("blizzard", 2, "II", "AW-286"),
        ("ailes-du-tourment", 7, "VII", "AW-286"),
        ("behemoth", 6, "≤ 6", "AW-284"),
        ("xenodon", 23, "", "AW-279"),
    ):
        cost = BY_ID[id].cost
        assert plan["cards"][id] == {"most": most, "mark": mark, "rule": rule, "cost": cost}


@pytest.mark.rule("AW-279", "AW-281", "AW-282", "AW-283")
def test_a_deck_of_the_box_examined(shelf: DeckShelf) -> None:
    found = shelf.examine("nakka", decks.READY["preconstruit-nakka"].cards, "")
    assert found["faults"] == []
    assert total(found, "cards") == (23, 23, "AW-279")
    assert total(found, "points") == (125, 125, "AW-281")
    assert total(found, "initiative") == (2, 5, "AW-282")
    assert total(found, "furtif") == (0, 6, "AW-283")
    assert sum(one["n"] for one in found["curve"]) == 23
    assert sum(one["n"] * one["value"] for one in found["curve"]) == 125
    assert [one["value"] for one in found["curve"]] == list(range(1, 17))


@pytest.mark.rule("AW-279", "AW-280", "AW-281", "AW-282", "AW-284", "AW-285", "AW-286")
def test_every_broken_rule_is_named_at_once(shelf: DeckShelf) -> None:
    cards = {"gabriel": 2, "blizzard": 3, "golem-de-glace": 7, "xenodon": 1, "paladin-de-la-garde": 5, "aigle": 0}
    found = shelf.examine("terres-blanches", cards, "")
    assert {(fault["rule"], fault["card"]) for fault in found["faults"]} == {
        ("AW-279", None),
        ("AW-280", "xenodon"),
        ("AW-281", None),
        ("AW-282", None),
        ("AW-284", "golem-de-glace"),
        ("AW-285", "gabriel"),
        ("AW-286", "blizzard"),
    }
    for fault in found["faults"]:
        assert fault["words"]["fr"] != fault["words"]["en"]
    assert "Aigle" not in found["text"]["fr"]


@pytest.mark.rule("AW-279")
def test_nothing_chosen_yet(shelf: DeckShelf) -> None:
    found = shelf.examine("fleau", {}, "")
    assert [fault["rule"] for fault in found["faults"]] == ["AW-279"]
    assert found["curve"] == []


@pytest.mark.rule("AW-050")
def test_what_is_built_is_checked(shelf: DeckShelf) -> None:
    cards = decks.READY["preconstruit-nakka"].cards
    built = shelf.build("nakka", {**cards, "aigle": 0}, "Mes Nakka")
    assert (built["name"], built["faction"], built["cards"]) == ("Mes Nakka", "nakka", cards)
    assert refused(shelf.build, "nakka", {**cards, "xenodon": 4}, "").rule == "AW-279"
    assert refused(shelf.build, "fleau", cards, "").rule == "AW-280"
    for call in (shelf.build, shelf.examine):
        assert refused(call, "elfes", {}, "").rule == "AW-003"
        refused(call, "nakka", {"dragon-rose": 1}, "")
