"""Decks: drawn at random, read from lists, written out."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.decklist import spelling
from ludotheque.engine.dice import Dice
from ludotheque.engine.errors import BadDeck, BadOptions
from ludotheque.games.keyforge import decklist
from ludotheque.games.keyforge.decks import draw_deck, find_deck, read_deck
from ludotheque.games.keyforge.duel import HOUSES
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
        with pytest.raises(BadOptions, match=r"decks must (be a list|have 2 entries)"):
            ludotheque.new("keyforge", 2, 1, {"decks": decks})
    with pytest.raises(BadOptions, match="is for 2 players, not 3"):
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


def given() -> dict[str, Any]:
    """A deck in its JSON form, with one maverick."""
    cards = [face.id for band in ("brobnar", "dis", "logos") for face in [f for f in FACES if f.band == band][:12]]
    return {
        "name": "Essai",
        "houses": ["logos", "brobnar", "dis"],
        "cards": [*cards[1:], {"card": "fear", "house": "brobnar"}],
    }


@pytest.mark.rule("KF-003", "KF-004", "KF-211")
def test_a_given_deck_is_taken_as_it_is() -> None:
    deck = read_deck(given(), "deck")
    assert (deck.name, deck.houses) == ("Essai", [0, 1, 2])
    assert len(deck.cards) == 36
    fear = next(index for index, face in enumerate(FACES) if face.id == "fear")
    assert deck.cards[-1] == (fear, 0), "a maverick bears another house"
    assert deck.to_json() == {**given(), "houses": ["brobnar", "dis", "logos"]}
    assert read_deck({**given(), "name": "x" * 99}, "deck").name == "x" * 60
    named = [{"card": one} if isinstance(one, str) else one for one in given()["cards"]]
    assert read_deck({**given(), "cards": named}, "deck").cards == deck.cards
    assert read_deck({key: value for key, value in given().items() if key != "name"}, "deck").name == "deck"


@pytest.mark.parametrize(
    ("change", "message", "rule"),
    [
        ({"houses": "dis"}, "three different houses", "KF-004"),
        ({"houses": ["dis", "logos"]}, "three different houses", "KF-004"),
        ({"houses": ["dis", "dis", "logos"]}, "three different houses", "KF-004"),
        ({"houses": ["dis", "dis", "logos", "mars"]}, "three different houses", "KF-004"),
        ({"houses": ["dis", "saurian", "logos"]}, "there is no house 'saurian'", "KF-005"),
        ({"cards": "all"}, "deck 1.cards must be a list", None),
        ({"cards": [{"card": "fear", "house": "saurian"}]}, r"cards\[0\].house: there is no house 'saurian'", "KF-005"),
        ({"cards": ["fear", {"house": "dis"}]}, r"cards\[1\].card: there is no card None", None),
        ({"cards": ["blypyp"]}, r"cards\[0\]: .* is of Mars, which is not one of the deck's houses", "KF-004"),
        ({"cards": [{"card": "fear", "house": "mars"}]}, "is of Mars, which is not one", "KF-004"),
        ({"cards": ["fear"] * 37}, "36 cards, not 37", "KF-003"),
        ({"cards": ["fear"] * 13 + ["punch"] * 11 + ["labwork"] * 12}, "11 cards of Brobnar", "KF-003"),
    ],
)
def test_a_badly_given_deck_says_what_is_wrong(change: dict[str, Any], message: str, rule: str | None) -> None:
    with pytest.raises(BadOptions, match=message) as caught:
        read_deck({**given(), **change}, "deck 1")
    assert caught.value.rule == rule
    assert str(caught.value).startswith("deck 1")


def test_a_deck_is_an_object_or_a_name() -> None:
    with pytest.raises(BadOptions, match="a deck is an object"):
        read_deck(["fear"], "deck")
    assert find_deck("starter-1", "deck").houses == [0, 1, 4]
    with pytest.raises(BadOptions, match="there is random, starter-1, starter-2"):
        find_deck("starter-3", "deck")
    assert find_deck(given(), "deck").name == "Essai"


@pytest.mark.rule("KF-252", "KF-211")
def test_how_decks_are_drawn() -> None:
    drawn = [draw_deck(Dice(f"drawn {seed}")) for seed in range(600)]
    index = {face.id: number for number, face in enumerate(FACES)}
    assert all(deck.houses == sorted(deck.houses) for deck in drawn)
    seen = {house: sum(house in deck.houses for deck in drawn) for house in range(7)}
    assert min(seen.values()) > 0.8 * max(seen.values()), "every house as often as another"
    for first, house, one_in in (("horseman-of-death", 4, 20), ("timetraveller", 2, 10)):
        share = sum((index[first], house) in deck.cards for deck in drawn) / seen[house]
        assert 0.4 / one_in < share < 1.9 / one_in, "a family comes to one deck of its house in so many"
    strays = [(face, bears) for deck in drawn for face, bears in deck.cards if FACES[face].house != bears]
    assert 0.5 < len(strays) / (600 * 36 / 180) < 1.5
    assert {FACES[face].rarity for face, _ in strays} <= {"commune", "peu-commune", "rare"}
    counts = {"commune": 0, "peu-commune": 0, "rare": 0}
    for deck in drawn:
        for face, bears in deck.cards:
            if FACES[face].house == bears and FACES[face].rarity in counts:
                counts[FACES[face].rarity] += 1
    kinds = {rarity: sum(face.rarity == rarity for face in FACES) for rarity in counts}
    each = {rarity: counts[rarity] / kinds[rarity] for rarity in counts}
    assert 1.7 < each["commune"] / each["peu-commune"] < 2.7, "60 to 28"
    assert 1.7 < each["peu-commune"] / each["rare"] < 3.0, "28 to 12"
    last = {house: max(number for number, face in enumerate(FACES) if face.house == house) for house in range(7)}
    assert all(any(number == last[house] for deck in drawn for number, _ in deck.cards) for house in range(7)), (
        "down to the last card of each house"
    )


def text(*extra: str, title: str = "Mon deck") -> str:
    body = ["Brobnar", "12 Mandale", "Dis :", "- Fear x11", "* Fear ×1", "LOGOS", "• 12 x Labwork"]
    return "\n".join([title, "", *body, *extra])


def test_the_many_ways_to_write_a_line() -> None:
    deck = decklist.read(text())
    assert deck.name == "Mon deck"
    assert deck.houses == [0, 1, 2]
    names = [FACES[face].id for face, _ in deck.cards]
    assert [names.count(name) for name in ("punch", "fear", "labwork")] == [12, 12, 12]
    assert decklist.read(text(title="# Mon deck")).name == "Mon deck"
    assert decklist.read(text(title="\n\nMon deck (v2)")).name == "Mon deck (v2)"
    with pytest.raises(BadOptions, match="line 2: there is no card called 'Nobody'"):
        decklist.read("12 Punch\nNobody\n12 Fear\n12 Labwork")
    bare = decklist.read("12 Punch\n12 Fear\n12 Labwork")
    assert bare.name == "deck", "without a title and without headings"
    assert sorted(bare.cards) == sorted(deck.cards)
    accents = decklist.read(text().replace("12 Mandale", "11 mandale\nGRENADE SNIB"))
    assert "grenade-snib" in [FACES[face].id for face, _ in accents.cards]
    assert spelling("Æmber’s Œuvre, été") == "aembersoeuvreete"
    assert spelling("OEUVRE") == spelling("œuvre") == spelling("Œuvre")
    with pytest.raises(BadOptions, match="line 4: 99999 cards of Brobnar so far; a deck has 12 of each house") as many:
        decklist.read(text().replace("12 Mandale", "99999 Mandale"))
    assert many.value.rule == "KF-003"


@pytest.mark.rule("KF-211")
def test_a_maverick_in_a_list_names_its_house() -> None:
    stray = text().replace("12 Mandale", "11 Mandale\nFear (Brobnar)")
    deck = decklist.read(stray)
    fear = next(index for index, face in enumerate(FACES) if face.id == "fear")
    assert (fear, 0) in deck.cards
    with pytest.raises(BadOptions, match="line 4: Fear is of Dis, not of Brobnar") as caught:
        decklist.read(text().replace("12 Mandale", "Fear\n11 Mandale"))
    assert caught.value.rule == "KF-211"
    with pytest.raises(BadOptions, match="line 10: there is no card called 'Nobody'"):
        decklist.read(text("Nobody"))
    with pytest.raises(BadOptions, match="three houses, this list of 2") as few:
        decklist.read("12 Punch\n12 Fear")
    assert few.value.rule == "KF-004"


def test_a_written_list_is_in_the_order_of_the_set() -> None:
    deck = read_deck(given(), "deck")
    for language, words in (("fr", ("Brobnar", "Dis", "Logos")), ("en", ("Brobnar", "Dis", "Logos"))):
        rows = decklist.write_text(deck, language).split("\n")
        assert rows[:3] == ["# Essai", "", "Brobnar"]
        assert [rows[rows.index(word) - 1] for word in words] == ["", "", ""]
        assert [row for row in rows if row in words] == list(words)
        named = [row.split(" ", 1)[1] for row in rows if row[:1].isdigit()]
        assert len(named) == len(set(deck.cards))
        assert sum(int(row.split()[0]) for row in rows if row[:1].isdigit()) == 36
        assert named[-1] == (FACES[deck.cards[-2][0]].fr if language == "fr" else FACES[deck.cards[-2][0]].en)
        stray = next(row for row in rows if "(" in row and row.endswith("(Brobnar)"))
        assert stray.startswith("1 ")
    shadows = draw_deck(Dice(3))
    while 5 not in shadows.houses:
        shadows = draw_deck(Dice(str(len(shadows.name)) + shadows.name))
    assert "\nShadows\n" in decklist.write_text(shadows, "en")
    assert "\nOmbres\n" in decklist.write_text(shadows, "fr")


@pytest.mark.parametrize(
    ("change", "message", "rule"),
    [
        ({"card_title": "Nobody"}, "card 1: there is no card called 'Nobody'", None),
        ({"house": "Saurian"}, "card 1: there is no house 'Saurian'", "KF-005"),
        ({"is_maverick": False, "house": "Other"}, "is not marked as a maverick", "KF-211"),
    ],
)
def test_a_bad_vault_deck_is_refused(change: dict[str, Any], message: str, rule: str | None) -> None:
    deck = draw_deck(Dice(5))
    data = vault(deck)
    first = next(card for card in data["_linked"]["cards"] if card["id"] == data["data"]["_links"]["cards"][0])
    if change.get("house") == "Other":
        change = {**change, "house": HOUSES[next(h for h in deck.houses if h != deck.cards[0][1])]}
    first.update(change)
    with pytest.raises(BadOptions, match=message) as caught:
        decklist.read(json.dumps(data))
    assert caught.value.rule == rule


def test_forms_of_a_deck_in_json() -> None:
    deck = draw_deck(Dice(5))
    data = vault(deck)
    assert decklist.read("  \n" + json.dumps(data)).name == deck.name
    direct = {"data": {"name": "Y", "cards": data["data"]["_links"]["cards"]}, "_linked": data["_linked"]}
    stray = read_deck(given(), "deck")
    assert sorted(decklist.read(json.dumps(vault(stray))).cards) == sorted(stray.cards), "a maverick that says so"
    again = decklist.read(json.dumps(direct))
    assert (again.name, sorted(again.cards)) == ("Y", sorted(deck.cards))
    nameless = {"data": {"cards": data["data"]["_links"]["cards"]}, "_linked": data["_linked"]}
    assert decklist.read(json.dumps(nameless)).name == "deck"
    forms: list[dict[str, Any]] = [
        {"data": {}},
        {"data": {"cards": ["x"]}, "_linked": {"cards": []}},
        {"cards": []},
        {"houses": []},
    ]
    for broken in forms:
        with pytest.raises(BadOptions, match="Master Vault"):
            decklist.read(json.dumps(broken))
    with pytest.raises(BadOptions, match="broken at line 2"):
        decklist.read('{\n"a" 1}')


@pytest.mark.rule("KF-211", "KF-252")
def test_a_maverick_is_any_card_of_another_house_but_no_special_one() -> None:
    strays = {
        (face, bears)
        for seed in range(1500, 3000)
        for face, bears in draw_deck(Dice(seed)).cards
        if FACES[face].house != bears
    }
    assert {FACES[face].rarity for face, _ in strays} == {"commune", "peu-commune", "rare"}
    assert {bears for _, bears in strays} == {FACES[face].house for face, _ in strays} == set(range(7))
