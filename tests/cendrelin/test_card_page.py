"""The page for those who write cards: its example reads, and it names every kind of card and every figure."""

import re
from pathlib import Path

import pytest
from tests.cendrelin.helpers import GAME

import ludotheque
from ludotheque.games.cendrelin.cardblocks import KINDS, MARKS

PAGE = (Path(__file__).parents[2] / "docs/extend/cendrelin-cards.md").read_text(encoding="utf-8")
(EXAMPLE,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
CARDS = ["le-lavoir", "grande-lessive", "litanie-basse", "lavoir-plein"]


def test_the_example_of_the_page_reads_and_nothing_is_wrong_with_it() -> None:
    said = GAME.check_cards(EXAMPLE)
    assert (said["faults"], said["findings"]) == ([], [])
    assert [card["id"] for card in said["cards"]] == CARDS
    assert [effect["label"] and effect["label"]["en"] for effect in said["cards"][1]["effects"]] == [
        *("Unforeseen", "a", "b"),
    ]


@pytest.mark.parametrize("card", CARDS)
def test_every_card_of_the_example_can_be_tried(card: str) -> None:
    seats, options = GAME.trial(EXAMPLE, card)
    assert ludotheque.new("cendrelin", seats, 1, options).asked == [0]


def test_the_page_names_every_kind_of_card_and_every_figure() -> None:
    words = {*KINDS, *MARKS, *(figure for figures in KINDS.values() for figure in figures)}
    assert [word for word in words if f"`{word.capitalize()} :`" not in PAGE] == []


def test_every_element_that_the_page_shows_is_read() -> None:
    table = PAGE.partition("## Effects")[2].partition("Put costs")[0]
    shown = [words for words in re.findall(r"`([^`]+)`", table) if words[0].isupper() and " " in words]
    shown.remove("Pacte démoniaque")
    assert len(shown) >= 15
    for words in shown:
        text = f"Fragment : Essai\nClasse : Sorcier\n{words}.\n"
        assert GAME.check_cards(text)["faults"] == [], words
