"""What accompanies a first game: every file can be read, fits its game, and covers the words of its cards."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ludotheque
from ludotheque.engine import aid
from ludotheque.engine.errors import BadLesson
from ludotheque.engine.lesson import load as lesson
from ludotheque.engine.lesson_table import LessonTable

GAMES = ludotheque.games()


def of(id: str) -> aid.Aid:
    found = aid.load(ludotheque.game(id).folder, id)
    assert found is not None
    return found


def faces(id: str) -> dict[str, Any]:
    cards: dict[str, Any] = ludotheque.game(id).catalogue_view()["cards"]
    return cards


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_an_aim_steps_remarks_and_keywords(id: str) -> None:
    found = of(id)
    assert found.aims[-1]["modes"] == []  # the last one is for whatever mode the others are not for
    assert len(found.steps) >= 3
    assert len(found.remarks) >= 10
    assert len(found.keywords) >= 10
    for part in (found.aims, found.steps, found.remarks):
        for one in part:
            for language, text in one["text"].items():
                assert len(text) <= 160, text
                assert "  " not in text
                assert not re.search(r"\s[,.]", text), text
                assert language in ("fr", "en")


#: The words on the cards of a game that a player may ask about.
def asked_about(id: str) -> set[str]:
    every = faces(id).values()
    if id == "keyforge":
        return {word for face in every for word in face.get("keywords") or {}}
    if id == "arackhan":
        return {one["id"] for face in every for one in face.get("attributes") or []} | {
            one["part"] for face in every for one in face.get("texts") or [] if one["part"] != "text"
        }
    if id == "anima":
        return {face[field] for face in every for field in ("type", "timing") if face.get(field)} | {
            one["kind"] for face in every for one in face.get("rewards") or []
        }
    game = ludotheque.game(id)  # Draw Steel has no cards: its conditions, and how hurt a creature is
    table = LessonTable(game, lesson(game.folder, id, "first.yaml"))
    lexicon = table.view(table.lesson.seat)["lexicon"]
    return set(lexicon["condition"]) | {"winded", "dying"}


@pytest.mark.parametrize("id", [id for id in GAMES if id != "cendrelin"])
def test_every_keyword_of_the_cards_is_covered(id: str) -> None:
    assert asked_about(id) <= {one["id"] for one in of(id).keywords}


def test_every_element_of_an_effect_of_cendrelin_is_covered() -> None:
    rules = {
        element["rule"]
        for face in faces("cendrelin").values()
        for effect in face.get("effects") or []
        for part in effect["parts"]
        for element in part["elements"]
    }
    assert len(rules) > 10
    assert rules <= {one["rule"] for one in of("cendrelin").keywords}


@pytest.mark.parametrize("id", [id for id in GAMES if id != "drawsteel"])
def test_every_keyword_is_found_on_a_card(id: str) -> None:
    shown = of(id).shown(faces(id))
    found = {word for words in shown["cards"].values() for word in words}
    assert found == {one["id"] for one in shown["keywords"]}


@pytest.mark.parametrize("id", [id for id in GAMES if id != "drawsteel"])
def test_a_keyword_written_on_cards_in_one_language_is_written_on_them_in_the_other(id: str) -> None:
    """Otherwise the cards call it something else in that language."""

    def found(language: str) -> set[str]:
        known = [{**one, "holds": {}, "said": {language: one["said"].get(language, [])}} for one in of(id).keywords]
        cards = aid.Aid([], [], [], known).shown(faces(id))["cards"]
        return {word for words in cards.values() for word in words}

    assert found("fr") == found("en")


@pytest.mark.parametrize("id", [id for id in GAMES if id != "drawsteel"])
def test_steps_and_counters_are_those_of_the_view(id: str) -> None:
    game = ludotheque.game(id)
    table = LessonTable(game, lesson(game.folder, id, "first.yaml"))
    view = table.view(table.lesson.seat)
    steps = [step["id"] for step in of(id).steps]
    assert {step["id"] for step in view["steps"]} <= set(steps)
    counters = {counter["id"] for counter in view["players"][0]["counters"]} | {"glory"}  # of Cendrelin's full rules
    for aim in of(id).aims:
        assert {one["counter"] for one in aim["progress"] if "counter" in one} <= counters
    for remark in of(id).remarks:
        assert remark["when"].get("step", steps[0]) in steps
        assert remark["when"].get("counter", "glory") in counters


@pytest.mark.parametrize("id", GAMES)
def test_what_a_remark_waits_for_exists(id: str) -> None:
    """States and kinds of cards are in the catalogue, lines of the log and questions in the words of the game."""
    game = ludotheque.game(id)
    shown = game.catalogue_view()
    keywords = {one["id"] for one in of(id).keywords}
    for remark in of(id).remarks:
        when = remark["when"]
        assert when.get("state") in {None, *shown["states"]}, remark["id"]
        assert when.get("card") in {None, *shown["kinds"]}, remark["id"]
        assert when.get("keyword") in {None, *keywords}, remark["id"]
        if "line" in when:
            assert game.catalogue.has(f"event-{when['line']}"), remark["id"]
        if "question" in when:
            assert game.catalogue.has(f"ask-{when['question']}"), remark["id"]
        if "option" in when:
            assert when["option"].removesuffix("*").rstrip(":") in game.moves, remark["id"]


GOOD = """
aims: [{text: {fr: But, en: Aim}, rule: KF-007}]
steps: [{id: one, text: {fr: Un, en: One}, rule: KF-007}]
remarks: [{id: one, when: {state: stunned}, text: {fr: Un, en: One}, rule: KF-007}]
keywords: [{id: one, words: {fr: un, en: one}, rule: KF-007, said: {fr: [un*]}}]
"""


def test_words_of_a_text_are_found_whole_or_by_their_beginning() -> None:
    found = aid.read(GOOD, frozenset({"KF-007"}))
    assert found.keywords_of({"words": {"fr": "Deux unités", "en": "Two"}}) == ["one"]
    assert found.keywords_of({"texts": [{"fr": "aucun", "en": "none"}]}) == []
    whole = aid.read(GOOD.replace("un*", "un"), frozenset({"KF-007"}))
    assert whole.keywords_of({"words": {"fr": "Deux unités", "en": "Two"}}) == []
    assert whole.keywords_of({"text": {"fr": "Un, deux", "en": "Two"}}) == ["one"]


@pytest.mark.parametrize(
    ("right", "wrong", "words"),
    [
        ("KF-007}]\nsteps", "KF-999}]\nsteps", "aims[0].rule: there is no rule 'KF-999'"),
        ("{state: stunned}", "{}", "remarks[0].when is empty"),
        ("{state: stunned}", "{moon: full}", "has no 'moon'"),
        ("fr: But", "fr: ' '", "aims[0].text.fr is empty"),
        ("aims: [", "aims: ", "is not YAML"),
    ],
)
def test_what_is_wrong_with_a_file_is_named(right: str, wrong: str, words: str) -> None:
    with pytest.raises(BadLesson, match=r"^aid\.yaml: ") as found:
        aid.read(GOOD.replace(right, wrong), frozenset({"KF-007"}))
    assert words in str(found.value)


def test_an_id_that_is_there_twice_is_named() -> None:
    twice = GOOD.replace(
        "remarks: [", "remarks: [{id: one, when: {step: one}, text: {fr: Un, en: One}, rule: KF-007}, "
    )
    with pytest.raises(BadLesson, match="is there twice"):
        aid.read(twice, frozenset({"KF-007"}))
