"""Decks: drawn by lot, read from lists, written out."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadDeck, BadOptions
from ludotheque.games.keyforge import decklist
from ludotheque.games.keyforge.decks import draw_deck, read_deck
from ludotheque.games.keyforge.faces import FACES


@pytest.mark.rule("KF-004", "KF-211")
def test_a_drawn_deck_has_twelve_cards_of_each_of_three_houses() -> None:
    strays = 0
    for seed in range(200):
        deck = draw_deck(Dice(seed))
        assert len(set(deck.houses)) == 3
        for house in deck.houses:
            assert sum(1 for _, bears in deck.cards if bears == house) == 12
        strays += sum(FACES[face].house != bears for face, bears in deck.cards)
    assert 10 < strays < 120, "mavericks come now and then"


@pytest.mark.rule("KF-302")
def test_no_two_drawn_decks_are_alike() -> None:
    decks = {tuple(sorted(draw_deck(Dice(seed)).cards)) for seed in range(2000)}
    names = {draw_deck(Dice(seed)).name for seed in range(2000)}
    assert len(decks) == 2000
    assert len(names) > 1980


@pytest.mark.rule("KF-252")
def test_rarer_cards_come_less_often() -> None:
    seen: dict[str, int] = {}
    for seed in range(300):
        for face, _ in draw_deck(Dice(seed)).cards:
            seen[FACES[face].rarity] = seen.get(FACES[face].rarity, 0) + 1
    seen = {rarity: count for rarity, count in seen.items() if rarity in ("commune", "peu-commune", "rare")}
    kinds = {rarity: sum(face.rarity == rarity for face in FACES) for rarity in seen}
    each = {rarity: seen[rarity] / kinds[rarity] for rarity in seen}
    assert each["commune"] > 1.5 * each["peu-commune"] > 2 * each["rare"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_deck_written_as_a_list_reads_back(language: str) -> None:
    for seed in range(40):
        deck = draw_deck(Dice(seed))
        again = decklist.read(decklist.write_text(deck, language))
        assert sorted(again.cards) == sorted(deck.cards)
        assert again.name == deck.name
        assert decklist.read(json.dumps(deck.to_json())).cards == deck.cards


def vault(deck: Any) -> dict[str, Any]:
    linked = [
        {
            "id": f"{face}-{house}",
            "card_title": FACES[face].en,
            "house": decklist.HOUSES[house].capitalize(),
            "is_maverick": FACES[face].house != house,
        }
        for face, house in sorted(set(deck.cards))
    ]
    return {
        "data": {"name": deck.name, "_links": {"cards": [f"{f}-{h}" for f, h in deck.cards]}},
        "_linked": {"cards": linked},
    }


def test_a_deck_shaped_like_the_master_vaults_is_read() -> None:
    deck = draw_deck(Dice(5))
    again = decklist.read(json.dumps(vault(deck)))
    assert sorted(again.cards) == sorted(deck.cards)


def lines(seed: int = 3) -> list[str]:
    return decklist.write_text(draw_deck(Dice(seed))).splitlines()


def test_a_refused_list_says_which_line_and_why() -> None:
    good = lines()
    where = next(i for i, line in enumerate(good) if line[:1].isdigit())
    with pytest.raises(BadOptions, match=f"line {where + 1}: there is no card called 'Nonsense Card'"):
        decklist.read("\n".join([*good[:where], "1 Nonsense Card", *good[where + 1 :]]))
    with pytest.raises(BadOptions, match=r"a deck has 36 cards, not 3\d"):
        decklist.read("\n".join([*good[:where], *good[where + 1 :]]))
    with pytest.raises(BadOptions, match="JSON is broken"):
        decklist.read("{")
    with pytest.raises(BadOptions, match="Master Vault"):
        decklist.read("{}")
    with pytest.raises(BadOptions, match="three houses"):
        decklist.read("Titre\n12 Mandale")


@pytest.mark.rule("KF-003", "KF-005")
def test_bad_decks_are_refused() -> None:
    deck = draw_deck(Dice(9)).to_json()
    with pytest.raises(BadOptions, match="36 cards, not 35"):
        read_deck({**deck, "cards": deck["cards"][:-1]}, "deck")
    with pytest.raises(BadOptions, match="three different houses"):
        read_deck({**deck, "houses": [*deck["houses"], "dis"]}, "deck")
    with pytest.raises(BadOptions, match="there is no house 'saurian'"):
        read_deck({**deck, "houses": ["saurian", *deck["houses"][1:]]}, "deck")
    with pytest.raises(BadOptions, match="there is no card 'nothing'"):
        read_deck({**deck, "cards": ["nothing", *deck["cards"][1:]]}, "deck")
    outside = next(face.id for face in FACES if face.band not in deck["houses"])
    with pytest.raises(BadOptions, match="which is not one of the deck's houses"):
        read_deck({**deck, "cards": [outside, *deck["cards"][1:]]}, "deck")


@pytest.mark.rule("KF-002")
def test_a_duel_takes_two_decks() -> None:
    for decks in (["random"], ["random"] * 3, "random"):
        with pytest.raises(BadOptions, match="a list of two"):
            ludotheque.new("keyforge", 2, 1, {"decks": decks})
    with pytest.raises(BadOptions, match="2 to 2 players, not 3"):
        ludotheque.new("keyforge", 3, 1)


@pytest.mark.rule("KF-252")
def test_special_cards_come_by_a_distribution_of_their_own() -> None:
    index = {face.id: number for number, face in enumerate(FACES)}
    riders = {index[f"horseman-of-{name}"] for name in ("death", "famine", "pestilence", "war")}
    pair = {index["timetraveller"], index["help-from-future-self"]}
    masters = {index[f"master-of-{n}"] for n in (1, 2, 3)}
    drawn = [{face for face, bears in draw_deck(Dice(seed)).cards if FACES[face].house == bears} for seed in range(900)]
    assert {len(riders & deck) for deck in drawn} == {0, 4}, "the four Horsemen ride together"
    assert {len(pair & deck) for deck in drawn} == {0, 2}
    seen = [sum(master in deck for deck in drawn) for master in sorted(masters)]
    assert min(seen) > 0.3 * max(seen), "three variants of one card"


@pytest.mark.parametrize("name", ["Brobnar", "Mandale", "2 Punch", "- Titre", "x" * 60])
def test_a_deck_named_like_anything_reads_back(name: str) -> None:
    deck = draw_deck(Dice(3))
    deck.name = name
    for language in ("fr", "en"):
        again = decklist.read(decklist.write_text(deck, language))
        assert again.name == name
        assert sorted(again.cards) == sorted(deck.cards)


@pytest.mark.rule("KF-003", "KF-004")
def test_the_line_that_makes_too_many_is_the_one_at_fault() -> None:
    for text, line, rule in [
        ("Titre\n12 Mandale\n1 Colère", 3, "KF-003"),
        ("Titre\n1 Mandale\n1 Charette\n1 Dextre\n1 Umbra", 5, "KF-004"),
        ("Titre\nDis\n1 Mandale", 3, "KF-211"),
        ("Titre\n1 Mandale\n\n0 Charette", 4, None),
        ("Titre\n1 Mandale\n" + "x" * 201, 3, None),
    ]:
        with pytest.raises(BadDeck, match=f"^line {line}: ") as caught:
            decklist.read(text)
        assert caught.value.line == line
        assert caught.value.rule == rule
        assert caught.value.words["fr"].startswith(f"ligne {line} : ")


def test_the_identity_card_counts_what_is_in_the_deck() -> None:
    shelf = ludotheque.game("keyforge").deck_shelf
    assert shelf is not None
    for seed in range(40):
        deck = shelf.draw(Dice(seed))
        shown = shelf.show(deck)
        assert [group["band"] for group in shown["groups"]] == shelf.bands(deck)
        totals = {total["id"]: total["value"] for total in shown["totals"]}
        types = [totals.get(type, 0) for type in ("creature", "action", "artefact", "amelioration")]
        assert sum(types) == 36
        strays = sum(card["n"] for g in shown["groups"] for card in g["cards"] if FACE[card["id"]].band != card["band"])
        assert totals.get("mavericks", 0) == strays
        assert shelf.check(deck) == deck
        assert shelf.read(shelf.write(deck, "fr"))["name"] == deck["name"]


FACE = {face.id: face for face in FACES}
