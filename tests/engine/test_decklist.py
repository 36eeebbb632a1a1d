"""Deck lists as people write them: lines, counts, spellings, and the line at fault."""

from __future__ import annotations

import pytest

from ludotheque.engine.decklist import counted, from_json, lines, spelling
from ludotheque.engine.errors import BadDeck

LIST = "# A title\r\n\r\n- 3 x Golem\n• Ghost x2   # a remark\r* Knight #1\n   \n"


def test_lines_keep_the_numbers_an_editor_shows() -> None:
    found = list(lines(LIST))
    assert [(line.number, line.marked) for line in found] == [(1, True), (3, False), (4, False), (5, False)]
    assert [line.entry for line in found[1:]] == ["3 x Golem", "Ghost x2", "Knight"]
    assert found[3].text == "Knight #1", "a title may hold the sign"


@pytest.mark.parametrize(
    ("entry", "copies", "name"),
    [
        ("3 Golem", 3, "Golem"),
        ("3x Golem", 3, "Golem"),
        ("3 × Golem", 3, "Golem"),
        ("Golem x3", 3, "Golem"),
        ("Golem X 12", 12, "Golem"),
        ("0 Golem", 0, "Golem"),
        ("Golem", None, "Golem"),
        ("Maxwell", None, "Maxwell"),
        ("9" * 150 + " Golem", 999_999, "Golem"),
    ],
)
def test_an_entry_has_a_count_on_either_side(entry: str, copies: int | None, name: str) -> None:
    assert counted(entry) == (copies, name)


def test_spellings_of_one_name_are_the_same() -> None:
    assert spelling("Bête à l'Œuvre") == spelling("BETE A L’OEUVRE") == "betealoeuvre"
    assert spelling("Golem 1") != spelling("Golem 2")


def test_the_line_at_fault_is_named() -> None:
    line = list(lines(LIST))[2]
    wrong = line.wrong("there is no card 'Ghost'", "pas de carte 'Ghost'", "TO-1")
    assert (str(wrong), wrong.words["fr"]) == (
        "line 4: there is no card 'Ghost' [TO-1]",
        "ligne 4 : pas de carte 'Ghost'",
    )
    assert (wrong.line, wrong.rule) == (4, "TO-1")
    with pytest.raises(BadDeck, match="line 2: too long"):
        list(lines("a\n" + "x" * 201))


def test_a_text_that_is_json_is_no_list() -> None:
    assert from_json(' {"cards": []}') == {"cards": []}
    assert from_json("3 Golem") is None
    with pytest.raises(BadDeck, match="broken at line 2") as refused:
        from_json('{\n"a" 1}')
    assert refused.value.line == 2
    with pytest.raises(BadDeck, match="JSON is broken"):
        from_json('{"a": ' * 100_000)
