"""Lessons: every one is played to its end from its data, whatever it accepts is tried, and what is wrong with a file is named."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

import ludotheque
from ludotheque.engine import lesson
from ludotheque.engine.errors import BadLesson, IllegalAnswer, LudothequeError, StaleAnswer
from ludotheque.engine.lesson_table import NEXT, LessonTable

LESSONS = [(id, file) for id in ludotheque.games() for file in lesson.names(ludotheque.game(id).folder)]


def table_of(id: str, file: str) -> LessonTable:
    game = ludotheque.game(id)
    return LessonTable(game, lesson.load(game.folder, id, file))


def to_the_end(table: LessonTable) -> None:
    while not table.done:
        right = next(table.right(), None)
        table.play(NEXT if right is None else right.key)


def test_every_game_has_a_lesson() -> None:
    assert {id for id, _ in LESSONS} == set(ludotheque.games())


@pytest.mark.parametrize(("id", "file"), LESSONS)
def test_a_lesson_is_played_to_its_end_whichever_right_answer_is_given(id: str, file: str) -> None:
    table = table_of(id, file)
    while not table.done:
        right = list(table.right())
        for other in right[1:]:
            twin = table.copy()
            assert isinstance(twin, LessonTable)
            twin.play(other.key)
            to_the_end(twin)
        table.play(right[0].key if right else NEXT)
    assert table.asked == []
    assert table.told()["done"]


@pytest.mark.parametrize(("id", "file"), LESSONS)
def test_every_other_answer_is_answered_with_a_rule_and_not_played(id: str, file: str) -> None:
    table = table_of(id, file)
    while not table.done:
        step = table.step
        choice = table.choice_of(table.lesson.seat)
        right = [option.key for option in table.right()]
        said = [] if choice is None else [option for option in choice if not table.game.moves[option.move[0]].open]
        wrong = [option.key for option in said if option.key not in right]
        before = table.game.dump(table.position)
        for key in wrong:
            with pytest.raises(IllegalAnswer) as refused:
                table.play(key)
            assert refused.value.rule is not None
        assert table.game.dump(table.position) == before
        for one in step.otherwise:  # words that nothing can call forth are a slip of the pen
            if one.key != "*":
                assert any(lesson.fits(one.key, key) for key in wrong), f"{file}: {step.path}: nothing fits {one.key}"
        table.play(right[0] if right else NEXT)


@pytest.mark.parametrize(("id", "file"), LESSONS)
def test_what_the_texts_rely_on_is_what_happens(id: str, file: str) -> None:
    table = table_of(id, file)
    seen = 0
    while True:
        lines = [" ".join(line["words"]["fr"].split()) for line in table.log(table.lesson.seat, seen)]
        for fragment in table.step.told:
            assert any(fragment in line for line in lines), f"{file}: {table.step.path}: {fragment!r} not in {lines}"
        if table.done:
            return
        seen = table.log_length
        right = next(table.right(), None)
        table.play(NEXT if right is None else right.key)


@pytest.mark.parametrize(("id", "file"), LESSONS)
def test_the_answers_of_the_pupil_are_enough_to_come_back(id: str, file: str) -> None:
    table = table_of(id, file)
    to_the_end(table)
    half = len(table.answers) // 2
    again = table.at(half)
    assert isinstance(again, LessonTable)
    assert again.at_step == half
    to_the_end(again)
    assert table.game.dump(again.position) == table.game.dump(table.position)
    assert again.log(0) == table.log(0)


# ---------------------------------------------------------------------- how a table with a lesson behaves


def test_a_step_to_read_asks_nothing_and_goes_on_with_next() -> None:
    table = table_of("cendrelin", "first.yaml")
    assert table.choice_of(0) is None
    assert table.told()["keys"] == []
    refused = table.why_not("tombes", 0)
    assert refused is not None
    assert refused.message == "lesson-read-on"
    with pytest.raises(LudothequeError, match="Read the lesson first"):
        table.play("draw")
    table.play(NEXT, 0, 0)
    assert table.told()["step"] == 2
    assert table.told()["light"] == ["tombes"]
    with pytest.raises(StaleAnswer):
        table.play(NEXT, 0, 0)


def test_what_the_rules_forbid_is_refused_by_the_rules() -> None:
    table = table_of("cendrelin", "first.yaml")
    for _ in range(3):
        table.play(NEXT)
    with pytest.raises(LudothequeError, match="asks for an answer first"):
        table.play(NEXT)
    with pytest.raises(LudothequeError, match="asks for an answer first"):
        table.play("concede")
    table.play("draw")
    with pytest.raises(IllegalAnswer) as refused:
        table.play("end")  # no event has been dealt with
    assert refused.value.rule == "CE-043"


def test_the_pupil_can_neither_take_back_nor_concede_nor_play_for_others() -> None:
    table = table_of("cendrelin", "first.yaml")
    table.play(NEXT)
    refusal = table.undo_refusal(0)
    assert refusal is not None
    assert refusal.message == "undo-lesson"
    assert table.offers(0) == []
    assert table.choice_of(1) is None
    with pytest.raises(LudothequeError):
        table.play(NEXT, 1)
    assert len(table.answers) == 1


def test_a_lesson_has_no_winner() -> None:
    table = table_of("cendrelin", "first.yaml")
    to_the_end(table)
    assert table.game.over(table.position)
    assert not table.over
    assert table.verdict is None
    with pytest.raises(LudothequeError, match="The lesson is over"):
        table.play(NEXT)


# ---------------------------------------------------------------------- what is wrong with a file

STEP = {"text": {"fr": "Lisez.", "en": "Read."}}
ASKED = {**STEP, "answer": ["draw"], "otherwise": [{"text": {"fr": "Non.", "en": "No."}, "rule": "CE-030"}]}
BEGIN = {"scenario": {"seats": []}}
LESSON: dict[str, Any] = {
    "title": {"fr": "Un", "en": "One"},
    "minutes": 5,
    "steps": [{**STEP, "begin": BEGIN}, ASKED, STEP],
}


def step(**change: Any) -> dict[str, Any]:
    """The lesson with its second step changed."""
    changed = {field: value for field, value in {**ASKED, **change}.items() if value is not None}
    return {**LESSON, "steps": [LESSON["steps"][0], changed, STEP]}


def read(data: Any) -> lesson.Lesson:
    text = data if isinstance(data, str) else yaml.safe_dump(data)
    return lesson.read(text, "one.yaml", frozenset({"CE-030"}))


def test_a_lesson_is_read() -> None:
    found = read(LESSON)
    assert found.line() == {"id": "one", "words": {"fr": "Un", "en": "One"}, "minutes": 5, "steps": 3}
    assert found.steps[1].answers == ("draw",)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("steps: [", "one.yaml: line 1 is not YAML"),
        ("[]", "one.yaml: the lesson must be a mapping"),
        ({**LESSON, "level": 1}, "one.yaml: the lesson has no 'level'; it has minutes, seat, steps, title"),
        ({**LESSON, "minutes": 0}, "one.yaml: minutes must be a number from 1 to 60, not 0"),
        ({**LESSON, "title": {"fr": "Un"}}, "one.yaml: title.en must be a text of 600 characters at most, not None"),
        ({**LESSON, "steps": []}, "one.yaml: steps must have 1 to 100 entries, not 0"),
        ({**LESSON, "steps": [STEP]}, "one.yaml: steps[0] must say where it begins"),
        ({**LESSON, "steps": [{**ASKED, "begin": BEGIN}]}, "one.yaml: steps[0] is the last one: it asks for nothing"),
        (step(text={"fr": "Oui", "en": " "}), "one.yaml: steps[1].text.en is empty"),
        (
            step(colour="red"),
            "one.yaml: steps[1] has no 'colour'; it has answer, before, begin, light, otherwise, text, told",
        ),
        (step(answer=[]), "one.yaml: steps[1].answer names no answer"),
        (step(answer="draw"), "one.yaml: steps[1].answer must be a list"),
        (step(otherwise=[]), "one.yaml: steps[1].otherwise must end with words for any other answer"),
        (
            step(otherwise=[{**ASKED["otherwise"][0], "rule": "CE-999"}]),  # type: ignore[index]
            "one.yaml: steps[1].otherwise[0].rule: there is no rule 'CE-999'",
        ),
        (step(light=["tombes"]), "one.yaml: steps[1].light is for steps without an answer"),
        (step(before=[[0]]), "one.yaml: steps[1].before[0] must have 2 entries, not 1"),
        (step(before=[["x", "end"]]), "one.yaml: steps[1].before[0][0] must be a number from 0 to 15, not 'x'"),
        (step(begin={"seed": "a"}), "one.yaml: steps[1].begin has either a scenario or seats"),
    ],
)
def test_a_wrong_field_is_named_with_its_file_and_step(data: Any, said: str) -> None:
    with pytest.raises(BadLesson) as refused:
        read(data)
    assert str(refused.value) == said
    assert "\n" not in refused.value.words["fr"]


READ = {"answer": None, "otherwise": None}
SCENE = {
    "seats": [{"class": "necromancien", "past_life": ["fossoyer"]}, {"class": "animancien"}],
    "step": "evening",
    "surroundings": ["pelerins", "ames-errantes", "goules-affamees"],
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"answer": ["house:dis"]}, "one.yaml: steps[1].answer: no option fits 'house:dis' among draw, mana"),
        ({"before": [[1, "end"]]}, "one.yaml: steps[1].before[0]: no option of seat 1 fits 'end': seats [0] are asked"),
        ({**READ, "light": ["cave"]}, "one.yaml: steps[1].light[0]: 'cave' is nothing that the pupil sees"),
        ({"begin": {"scenario": {}}}, "one.yaml: steps[1].begin: seats must be a list"),
    ],
)
def test_a_script_that_does_not_fit_the_rules_is_named_with_its_step(change: dict[str, Any], said: str) -> None:
    data = step(**change)
    data["steps"] = [{**data["steps"][0], "begin": {"scenario": SCENE}}, *data["steps"][1:]]
    table = LessonTable(ludotheque.game("cendrelin"), read(data))
    with pytest.raises(BadLesson, match=f"^{re.escape(said)}"):
        table.play(NEXT)
