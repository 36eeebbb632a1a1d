"""The registers of docs/rules: the counts they state are those of their rows, and ids are each used once."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import ludotheque
from ludotheque.engine import rulebook

GAMES = ("keyforge", "arackhan", "drawsteel", "anima", "cendrelin")
#: How the kinds of rows are told in `docs/rules/README.md` and in the head of a register: `KF-nnn`, `KF-Snn`, `CE-S..`, `DSB-`.
KIND = r"`([A-Z]{2,3}-[A-Z]?)(?:n+|\.\.)?`"


def kind(id: str) -> str:
    """The kind of a row, as its id begins: `KF-`, `KF-S`."""
    return id.rstrip("0123456789abcdefghijklmnopqrstuvwxyz")


def rows(game: str) -> Counter[str]:
    return Counter(kind(rule.id) for rule in rulebook.read(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_counts_of_the_readme_are_those_of_the_rows(game: str) -> None:
    readme = (rulebook.folder() / "README.md").read_text(encoding="utf-8")
    line = next(line for line in readme.splitlines() if line.startswith(f"| [{game}.md]"))
    _, _, _, total, kinds, _ = line.split("|")
    stated = {kind: int(n) for n, kind in re.findall(rf"(\d+) [a-z ]+ {KIND}", kinds)}
    assert stated == rows(game)
    assert int(total) == rows(game).total()


@pytest.mark.parametrize("game", GAMES)
def test_the_counts_in_the_head_of_a_register_are_those_of_its_rows(game: str) -> None:
    text = (rulebook.folder() / f"{game}.md").read_text(encoding="utf-8")
    head = next(line for line in text.splitlines() if line.startswith("Rows: "))
    stated = {kind: int(n) for kind, n in re.findall(rf"{KIND}[^`(]*\((\d+)", head)}
    assert stated == rows(game)


@pytest.mark.parametrize("game", GAMES)
def test_no_id_is_given_twice_and_numbers_of_a_kind_follow_each_other(game: str) -> None:
    ids = [rule.id for rule in rulebook.read(game)]
    assert [id for id, count in Counter(ids).items() if count > 1] == []
    assert {id[:2] for id in ids} == {next(iter(ids))[:2]}, "one prefix for all the rows of a register"
    for one in rows(game):
        if one.index("-") > 2:
            continue  # beyond the rulebook, numbers go by theme, with room between the themes
        numbers = {int(re.sub(r"\D", "", id)) for id in ids if kind(id) == one}
        assert numbers == set(range(1, max(numbers) + 1)), f"{one}: a number is left out"


def test_every_row_of_an_id_table_is_read() -> None:
    """A line that looks like a row and is not read as one would be a rule that nobody counts."""
    for game in GAMES:
        text = (rulebook.folder() / f"{game}.md").read_text(encoding="utf-8")
        read = {rule.id for rule in rulebook.read(game)}
        inside = False
        for line in text.splitlines():
            first = line.split("|")[1].strip() if line.startswith("|") else ""
            inside = bool(first) and (inside or first.lower() == "id")
            if inside and first.lower() != "id" and first.strip("-: "):
                assert first.strip("*") in read, f"{game}: {line[:80]}"


@pytest.mark.parametrize("id", ludotheque.games())
def test_every_id_that_a_game_names_is_a_row_of_its_register(id: str) -> None:
    """In code, comments and words: a rule shown beside a refusal or a log line can be opened on the page."""
    game = ludotheque.game(id)
    known = {rule.id for rule in rulebook.read(id)}
    for path in sorted([*game.folder.rglob("*.py"), *game.folder.rglob("*.ftl")]):
        named = set(re.findall(rf"\b{game.prefix}-[A-Z]?\d+\b", path.read_text(encoding="utf-8")))
        assert named <= known, f"{path.name}: {sorted(named - known)}"


def test_readings_and_examples_are_shown_with_the_rules() -> None:
    """The page's drawer gets every row, in sections."""
    for game, ids in {
        "keyforge": ("KF-S05", "KF-G03"),
        "arackhan": ("AW-S14",),
        "cendrelin": ("CE-S10", "CE-W01"),
    }.items():
        shown = {rule["id"]: rule for section in rulebook.sections(game) for rule in section["rules"]}
        assert set(shown) == {rule.id for rule in rulebook.read(game)}
        for id in ids:
            assert shown[id]["en"]
            assert shown[id]["fr"]


@pytest.mark.parametrize("game", GAMES)
def test_english_rules_call_cards_by_their_english_names(game: str) -> None:
    """Whoever reads the rules in English meets the names that stand on their cards; what the rulebook says between « » stays French."""
    names = [card.fr for card in ludotheque.game(game).cards if card.fr != card.en and not card.fr.isascii()]
    said = {rule.id: re.sub("«[^»]*»", "", rule.en) for rule in rulebook.read(game) if not rule.id.startswith("AN-P")}
    assert [(id, name) for id, en in said.items() for name in names if re.search(rf"\b{re.escape(name)}\b", en)] == []


def test_english_entries_of_the_glossary_are_english() -> None:
    rules = {rule.id: rule for rule in rulebook.read("keyforge")}
    assert rules["KF-243"].en.startswith("Taunt: ")
    assert rules["KF-246"].en.startswith("Purge: ")
    assert rules["KF-G08"].en == (
        "Champion Anaphiel (taunt) stands between two creatures. Shown slightly forward; its two neighbours cannot be attacked."
    )
