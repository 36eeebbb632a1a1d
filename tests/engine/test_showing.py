"""Small positions that show a rule: each is what it says, and is played to its end by whoever reads."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine import rulebook, showing
from ludotheque.engine.errors import BadLesson
from ludotheque.engine.lesson_table import NEXT, LessonTable

#: The rules that are shown in the games whose positions can be written down.
RULES = {
    "keyforge": "KF-029 KF-030 KF-033 KF-037 KF-054 KF-056 KF-059 KF-064 KF-067 KF-070 KF-074 KF-078 KF-086 KF-091 KF-092 "
    "KF-095 KF-097 KF-102 KF-104 KF-106 KF-112 KF-118 KF-146 KF-152 KF-198 KF-203 KF-212 KF-216 KF-220 KF-229 KF-237 KF-242 "
    "KF-246 KF-259 KF-262 KF-264",
    "arackhan": "AW-070 AW-122 AW-140 AW-142 AW-144 AW-145 AW-146 AW-153 AW-154 AW-158 AW-162 AW-169 AW-190 AW-206 AW-218 "
    "AW-223 AW-230 AW-231 AW-240 AW-241 AW-245 AW-246 AW-255 AW-256 AW-259 AW-264 AW-269",
    "cendrelin": "CE-030 CE-031 CE-034 CE-036 CE-037 CE-040 CE-044 CE-047 CE-W03 CE-101 CE-102 CE-106 CE-114 CE-119 CE-120 "
    "CE-104 CE-124 CE-130 CE-032 CE-028",
    "anima": "AN-053 AN-054 AN-056 AN-058 AN-065 AN-072 AN-073 AN-100 AN-101 AN-106 AN-107 AN-118 AN-123 AN-128 AN-133 AN-141 "
    "AN-160 AN-186",
}
POSITIONS = [(id, name) for id in ludotheque.games() for name in showing.load(ludotheque.game(id).folder, id)]


@pytest.mark.parametrize("id", RULES)
def test_the_rules_that_have_a_position(id: str) -> None:
    found = [one.rules[0] for one in showing.load(ludotheque.game(id).folder, id).values()]
    assert found == RULES[id].split()
    assert len(found) >= 10


@pytest.mark.parametrize(("id", "name"), POSITIONS)
def test_a_position_is_read_from_the_rule_to_the_last_answer(id: str, name: str) -> None:
    game = ludotheque.game(id)
    shown = showing.load(game.folder, id)[name]
    table = LessonTable(game, showing.lesson(game, shown))
    rule = next(one for one in rulebook.read(id) if one.id == shown.rules[0])
    told = table.told()
    assert told["shows"] == rule.id
    assert told["text"]["fr"] == rule.fr
    assert told["keys"] == []
    assert table.pending == []  # nothing is asked: it is only read
    before = game.dump(table.position)
    while not table.done:
        table.play(NEXT)
        assert table.told()["text"]["fr"].startswith("@")
    assert table.at_step == len(shown.answers)
    assert game.dump(table.position) != before


GOOD = "- {id: one, rules: [KF-091], scenario: {seats: [{}, {}]}, answers: [[0, 'house:dis']]}"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (GOOD.replace("KF-091", "KF-999"), "rules[0]: there is no rule 'KF-999'"),
        (GOOD.replace("answers", "answer"), "has no 'answer'"),
        (f"{GOOD}\n{GOOD}", "is there twice"),
        ("- {id: [", "line 1 is not YAML"),
    ],
)
def test_what_is_wrong_with_a_file_is_named(text: str, words: str) -> None:
    with pytest.raises(BadLesson, match=r"^positions\.yaml: ") as wrong:
        showing.read(text, frozenset({"KF-091"}))
    assert words in str(wrong.value)


def test_an_answer_that_the_rules_refuse_is_named() -> None:
    game = ludotheque.game("keyforge")
    shown = showing.read(GOOD.replace("house:dis", "house:nowhere"), frozenset({"KF-091"}))["one"]
    with pytest.raises(BadLesson, match=r"one: answers\[0\]: no option of seat 0 is 'house:nowhere'"):
        showing.lesson(game, shown)
