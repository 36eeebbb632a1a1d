"""Deck lists: what people type, what is refused and with which line, decks drawn at random."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadDeck
from ludotheque.games.arackhan import attributes as attr
from ludotheque.games.arackhan import decks
from ludotheque.games.arackhan.faces import CREATURE, FACES, FACTIONS, PLACE, SPELL

BY_ID = {face.id: face for face in FACES}
PENGUINS = {"pingouin-nihiliste": 4, "protecteur-de-glace": 19}


def refused(text: str) -> BadDeck:
    with pytest.raises(BadDeck) as caught:
        decks.read_any(text)
    return caught.value


@pytest.mark.parametrize(
    "line",
    [
        "4 Pingouin Nihiliste",
        "4x Pingouin Nihiliste",
        "4 × pingouin nihiliste",
        "Pingouin Nihiliste x4",
        "- 4 Pingouin-Nihiliste",
        "* 4 NIHILIST PENGUIN",
        "  4 pingouin-nihiliste  ",
        "3 Pingouin Nihiliste\nPingouin Nihiliste",
    ],
)
def test_counts_are_read_as_people_write_them(line: str) -> None:
    deck = decks.read_text(f"# Banquise\n\n{line}\n19 Protecteur de Glace\n")
    assert deck.cards == PENGUINS
    assert (deck.faction, deck.names, deck.id) == ("terres-blanches", {"fr": "Banquise", "en": "Banquise"}, "")


def test_the_first_line_may_be_a_title_and_other_remarks_are_left_out() -> None:
    deck = decks.read_text("Ma banquise\n# une remarque\n4 Pingouin Nihiliste\n# une autre\n19 Protecteur de Glace")
    assert deck.names["fr"] == "Ma banquise"
    assert decks.read_text("4 Pingouin Nihiliste\n19 Protecteur de Glace").names["fr"] == "deck"
    # a card's own name on the first line is the card, not a title
    lone = decks.read_text("Pingouin Nihiliste\n3 Pingouin Nihiliste\n19 Protecteur de Glace")
    assert lone.cards == PENGUINS
    # a title stands first: later it is a card that does not exist
    assert refused("4 Pingouin Nihiliste\nMa banquise\n19 Protecteur de Glace").line == 2


@pytest.mark.rule("AW-280", "AW-003")
def test_the_faction_s_line_decides() -> None:
    body = "4 Pingouin Nihiliste\n19 Protecteur de Glace"
    for said in ("Faction : Terres Blanches", "faction: whitelands", "FACTION:terres-blanches"):
        assert decks.read_text(f"{said}\n{body}").faction == "terres-blanches"
    wrong = refused(f"Faction : Nakka\n{body}")
    assert (wrong.rule, wrong.line) == ("AW-280", 2)
    nobody = refused(f"Faction : Elfes\n{body}")
    assert (nobody.rule, nobody.line) == ("AW-003", 1)
    # without the line, the faction of most cards; a stranger among them is at fault
    stray = refused("1 Berserker\n22 Protecteur de Glace")
    assert (stray.rule, stray.line) == ("AW-280", 1)


@pytest.mark.rule("AW-280")
def test_a_name_of_several_factions_is_the_deck_s_own() -> None:
    """Némésio is a card of each faction: the list means the one of its own."""
    fill = {
        "terres-blanches": "protecteur-de-glace",
        "nakka": "phasme-venimeux",
        "ordre-gris": "soldat-sobre",
        "fleau": "blatte-malsaine",
    }
    for faction, cheap in fill.items():
        deck = decks.read_text(f"22 {BY_ID[cheap].fr}\n1 Némésio")
        assert deck.cards == {cheap: 22, f"nemesio-{faction}": 1}


@pytest.mark.rule("AW-279")
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("23 Protecteur de Glace\n1 Aigle", 2),
        ("0 Aigle\n23 Protecteur de Glace", 1),
        ("20 Protecteur de Glace\n2 Aigle", None),
        ("# rien", 1),
    ],
)
def test_a_list_with_a_wrong_number_of_cards(text: str, line: int | None) -> None:
    assert (refused(text).rule, refused(text).line) == ("AW-279", line)


def test_a_line_that_is_too_long_or_a_broken_json_is_named() -> None:
    assert refused("4 Pingouin Nihiliste\n" + "x" * 201).line == 2
    assert decks.read_text("#" + "x" * 199 + "\n4 Pingouin Nihiliste\n19 Protecteur de Glace").cards == PENGUINS
    assert refused('{"cards":\n  {"aigle": 1,,}}').line == 2
    deck = decks.read_any('  {"cards": {"pingouin-nihiliste": 4, "protecteur-de-glace": 19}, "name": "Banquise"}')
    assert (deck.cards, deck.faction, deck.names) == (PENGUINS, "terres-blanches", {"fr": "Banquise", "en": "Banquise"})


@pytest.mark.parametrize(
    ("data", "rule"),
    [
        ("licorne", "AW-050"),
        (7, "AW-050"),
        ({"cards": []}, "AW-050"),
        ({"cards": {"licorne": 1}}, None),
        ({"cards": {"aigle": 0}}, "AW-279"),
        ({"cards": {"aigle": 24}}, "AW-279"),
        ({"cards": {"aigle": True}}, "AW-279"),
        ({"cards": {"aigle": "2"}}, "AW-279"),
        ({"cards": {}}, "AW-003"),
        ({"cards": PENGUINS, "faction": "elfes"}, "AW-003"),
        ({"cards": PENGUINS, "faction": "nakka"}, "AW-280"),
        ({"cards": {"protecteur-de-glace": 22}}, "AW-279"),
    ],
)
def test_mappings_that_are_no_deck(data: Any, rule: str | None) -> None:
    with pytest.raises(BadDeck) as caught:
        decks.read(data, "deck")
    assert caught.value.rule == rule


def test_a_deck_keeps_its_id_only_while_it_is_the_same() -> None:
    ready = decks.READY["preconstruit-nakka"]
    assert decks.read(ready.to_json(), "deck").id == "preconstruit-nakka"
    assert decks.read({**ready.to_json(), "id": "preconstruit-fleau"}, "deck").id == ""
    assert decks.read({**ready.to_json(), "id": 3}, "deck").id == ""
    assert decks.read({"cards": PENGUINS, "id": "preconstruit-nakka"}, "deck").id == ""
    named = decks.read({"cards": PENGUINS, "name": {"fr": "Banquise", "en": "Ice shelf"}}, "deck")
    assert named.names == {"fr": "Banquise", "en": "Ice shelf"}
    assert decks.read({"cards": PENGUINS}, "deck").names == {"fr": "deck", "en": "deck"}
    english = decks.write_text(named, "en")
    assert english.splitlines()[:3] == ["# Ice shelf", "Faction: Whitelands", "4 Nihilist Penguin"]
    assert decks.write_text(named).splitlines()[:3] == [
        "# Banquise",
        "Faction : Terres Blanches",
        "4 Pingouin Nihiliste",
    ]


@pytest.mark.rule("AW-281", "AW-282", "AW-283")
def test_what_a_builder_counts() -> None:
    assert decks.totals({"berserker": 2, "lucy": 1, "golem-de-glace": 1}) == {
        "cards": 4,
        "points": 2 * 4 + 7 + 15,
        "initiative": 2,
        "furtif": 1,
    }
    over = {"protecteur-de-glace": 20, "gabriel": 2, "aigle": 2}
    found = decks.faults("terres-blanches", over)
    assert [(fault.rule, fault.card) for fault in found] == [("AW-279", None), ("AW-285", "gabriel")]
    assert found[0].to_json()["words"]["fr"] == "un deck a 23 cartes, pas 24"


@pytest.mark.rule("AW-284", "AW-287")
def test_how_many_copies() -> None:
    assert decks.most_copies(BY_ID["gabriel"]) == (1, "AW-285")
    assert decks.most_copies(BY_ID["blizzard"]) == (2, "AW-286")
    assert decks.most_copies(BY_ID["ailes-du-tourment"]) == (7, "AW-286")  # a printed limit above six
    assert decks.most_copies(BY_ID["elementaire-de-glace"]) == (6, "AW-284")  # costs 6
    assert decks.most_copies(BY_ID["aigle"]) == (23, "AW-279")  # costs 5


@pytest.mark.rule("AW-279", "AW-281")
def test_decks_by_lot_keep_every_rule_and_spend_their_points() -> None:
    """Forty decks: legal, varied, of every faction and type, with at most three of a name that costs more than 1."""
    kinds: Counter[str] = Counter()
    factions: Counter[str] = Counter()
    most: Counter[str] = Counter()
    names = set()
    for number in range(40):
        deck = decks.draw_deck(Dice(f"by lot {number}"))
        assert decks.faults(deck.faction, deck.cards) == []
        sums = decks.totals(deck.cards)
        assert sums["points"] >= 120
        factions[deck.faction] += 1
        names.add(deck.names["fr"])
        for id, n in deck.cards.items():
            kinds[BY_ID[id].kind] += n
            if BY_ID[id].cost > 1:
                most[id] = max(most[id], n)
        order = [BY_ID[id].cost for id in deck.cards]
        assert order == sorted(order)
        assert decks.draw_deck(Dice(f"by lot {number}")).cards == deck.cards
    assert set(factions) == set(FACTIONS)
    assert max(most.values()) == 3
    assert kinds[CREATURE] > 3 * kinds[SPELL] > 3 * kinds[PLACE] > 0
    assert len(names) > 20
    assert any(BY_ID[id].bits & attr.INITIATIVE for id in most)
