"""`ludotheque decks`: draw, check, write; and `ludotheque usage`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

import ludotheque
from ludotheque.games.keyforge import decklist
from ludotheque.games.keyforge.decks import STARTERS


def test_a_drawn_deck_is_a_list_that_checks(run: Run, tmp_path: Path) -> None:
    drawn = run("decks", "generate", "keyforge", "--seed", 7)
    assert drawn.code == 0
    assert drawn.out == run("decks", "generate", "keyforge", "--seed", 7).out
    assert drawn.out != run("decks", "generate", "keyforge").out
    file = tmp_path / "deck.txt"
    file.write_text(drawn.out, encoding="utf-8-sig")
    shown = run("decks", "check", "keyforge", file, "--json").json
    assert [sum(card["n"] for card in group["cards"]) for group in shown["groups"]] == [12, 12, 12]
    assert drawn.out.startswith(f"# {shown['name']}\n")
    told = run("decks", "check", "keyforge", file, "--lang", "fr")
    assert told.code == 0
    assert shown["name"] in told.out
    assert "créatures" in told.out


def test_a_list_is_read_from_standard_input(run: Run) -> None:
    drawn = run("decks", "generate", "keyforge", "--seed", 3, "--lang", "fr").out
    again = run("decks", "export", "keyforge", "-", "--lang", "fr", stdin=drawn.encode())
    assert again.out == drawn


def test_export_writes_in_both_languages_and_as_a_table_takes_it(run: Run) -> None:
    french = run("decks", "export", "keyforge", "starter-1", "--lang", "fr").out
    english = run("decks", "export", "keyforge", "starter-1").out
    assert "2 Mandale" in french
    assert "2 Punch" in english
    assert decklist.read(french).cards == decklist.read(english).cards
    deck = run("decks", "export", "keyforge", "starter-1", "--json").json
    assert sorted(map(str, deck["cards"])) == sorted(STARTERS["starter-1"]["cards"])
    ludotheque.new("keyforge", 2, 1, {"decks": [deck, "random"]})


def test_decks_that_are_built(run: Run, tmp_path: Path) -> None:
    drawn = run("decks", "generate", "arackhan", "--seed", 7, "--lang", "fr")
    assert drawn.code == 0
    assert drawn.out == run("decks", "generate", "arackhan", "--seed", 7, "--lang", "fr").out
    file = tmp_path / "deck.txt"
    file.write_text(drawn.out, encoding="utf-8")
    shown = run("decks", "check", "arackhan", file, "--json").json
    assert sum(card["n"] for group in shown["groups"] for card in group["cards"]) == 23
    assert drawn.out.startswith(f"# {shown['name']}\nFaction : ")
    assert run("decks", "export", "arackhan", file, "--lang", "fr").out == drawn.out
    told = run("decks", "check", "arackhan", "preconstruit-nakka", "--lang", "fr")
    for words in ("Deck Nakka", "Nakka, créature", "Xénodon", "125 points de construction"):
        assert words in told.out
    assert "Nakka pre-built deck" in run("decks", "check", "arackhan", "preconstruit-nakka").out
    deck = run("decks", "export", "arackhan", "preconstruit-nakka", "--json").json
    ludotheque.new("arackhan", 2, 1, {"decks": [deck, "random"]})
    refused = run("decks", "check", "arackhan", "-", stdin=f"{drawn.out}23 Aigle\n".encode())
    assert refused.code == 2
    assert f"line {drawn.out.count(chr(10)) + 1}: " in refused.line
    assert "[AW-2" in refused.line


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"Titre\nDis\n1 Rien de tel\n", "line 3: there is no card called 'Rien de tel'"),
        (b"Titre\n13 Mandale\n", "line 2: 13 cards of Brobnar so far; a deck has 12 of each house [KF-003]"),
        (b"{\n", "JSON is broken at line 2"),
        (b"\xff\xfe\x00", "not a text in UTF-8"),
        (b"x" * 1_000_001, "too long for a deck"),
        (b"", "a deck has cards of three houses, this list of 0"),
    ],
)
def test_a_refused_list_says_which_line_and_why(run: Run, text: bytes, said: str) -> None:
    result = run("decks", "check", "keyforge", "-", stdin=text)
    assert result.code == 2
    assert said in result.line


def test_what_cannot_be_read(run: Run, tmp_path: Path) -> None:
    assert "there is no such file" in run("decks", "check", "keyforge", tmp_path / "nothing").line
    assert "a folder, not a file" in run("decks", "check", "keyforge", tmp_path).line
    assert "bring no decks" in run("decks", "generate", "cendrelin").line
    assert "pas de deck" in run("decks", "generate", "cendrelin", "--lang", "fr").line
    assert "no game called 'chess'" in run("decks", "generate", "chess").line


def test_usage_counts_every_card(run: Run) -> None:
    found = run("usage", "keyforge", "--games", 3, "--json").json
    assert found == run("usage", "keyforge", "--games", 3, "--json").json
    times = [line["times"] for line in found["cards"]]
    assert len(times) == len(ludotheque.game("keyforge").cards)
    assert times == sorted(times)
    assert times[-1] > 0
    assert found["first_player_wins"] + found["second_player_wins"] == 3
    told = run("usage", "keyforge", "--games", 3, "--top", 5, "--lang", "fr")
    assert told.code == 0
    assert "cartes les moins utilisées" in told.out
    assert found["cards"][4]["card"] in told.out
    assert found["cards"][5]["card"] not in told.out


def test_usage_asked_for_wrongly(run: Run) -> None:
    assert "no game called 'chess'" in run("usage", "chess").line
    assert run("usage", "keyforge", "--games", 0).code == 2
