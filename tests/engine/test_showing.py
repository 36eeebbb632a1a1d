"""Small positions that show a rule: each is what it says, and is played to its end by whoever reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

import pytest
import yaml

import ludotheque
from ludotheque.engine import rulebook, showing
from ludotheque.engine.args import TEXT
from ludotheque.engine.errors import BadLesson
from ludotheque.engine.game import Game
from ludotheque.engine.lesson_table import NEXT, LessonTable
from ludotheque.engine.table import Table
from ludotheque.engine.taught import plain
from ludotheque.engine.words import typed

#: Of each, every rule has a position, or a reason in `unshown.yaml` why none can show it.
GAMES = ("anima", "arackhan", "cendrelin", "drawsteel", "keyforge")


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_has_a_position_or_a_reason_why_none_can_show_it(id: str) -> None:
    folder = ludotheque.game(id).folder
    shown = set(showing.by_rule(showing.load(folder, id)))
    reasons = yaml.safe_load((folder / "unshown.yaml").read_text(encoding="utf-8"))
    rules = {rule.id for rule in rulebook.read(id)}
    assert rules - shown == set(reasons)
    assert all(isinstance(why, str) and len(why) > 20 for why in reasons.values())


@pytest.mark.parametrize("id", GAMES)
def test_a_position_is_read_from_the_rule_to_the_last_answer(id: str) -> None:
    game = ludotheque.game(id)
    for shown in showing.load(game.folder, id).values():
        table = LessonTable(game, showing.lesson(game, shown))
        rule = next(one for one in rulebook.read(id) if one.id == shown.rules[0])
        told = table.told()
        assert told["shows"] == rule.id, shown.id
        assert told["text"]["fr"] == (f"{rule.fr} — {shown.note['fr']}" if shown.note else rule.fr), shown.id
        assert told["keys"] == [], shown.id
        assert table.pending == [], shown.id  # nothing is asked: it is only read
        before = game.dump(table.position), table.log_length
        while not table.done:
            table.play(NEXT)
            assert table.told()["text"]["fr"].startswith("@"), shown.id
        forbidden = (shown.refused is not None) + (shown.unopened is not None)
        assert table.at_step == len(shown.answers) + forbidden, shown.id
        if shown.answers:
            assert (game.dump(table.position), table.log_length) != before, shown.id


#: What people typed or were named in positions, and that reads alike in both languages.
ALIKE = {"Osric", "Alibi", "Courage", "Grimaces", "$", "$cause-assist", "Bandit", "Guide", "Ogre", "-", "…"}
ALIKE |= {"Bram", "Finn", "Ilsa", "Jorn", "Korvo", "Linn", "Orla", "Val", *"ABCDMXY"}


def _typed(game: Game[Any], key: str) -> Iterator[str]:
    """The texts that somebody typed into a key."""
    verb, _, rest = key.partition(":")
    args = game.moves[verb].args if verb in game.moves else ()
    for arg, part in zip(args, rest.split(">"), strict=False):
        if arg.kind == TEXT:
            yield from _named(plain(unquote(part).replace("␊", "\n"))) if arg.name == "sheet" else [unquote(part)]


def _named(value: Any, field: str = "") -> Iterator[str]:
    """The names and notes of a scenario or a sheet that are not written in both languages."""
    if isinstance(value, dict) and {"fr", "en"} == set(value):
        yield from [value["fr"]] if value["fr"] == value["en"] else []
    elif isinstance(value, dict | list):
        for name, one in value.items() if isinstance(value, dict) else [(field, one) for one in value]:
            yield from _named(one, name)
    elif isinstance(value, str) and field in ("name", "note", "text", "zones", "title"):
        yield value


@pytest.mark.parametrize("id", GAMES)
def test_what_people_say_in_a_position_is_read_in_ones_own_language(id: str) -> None:
    game = ludotheque.game(id)
    for shown in showing.load(game.folder, id).values():
        keys = [key for _, key in (*shown.answers, *([shown.refused] if shown.refused else []))]
        said = [text for key in keys for text in _typed(game, key)]
        said = [text for text in said if typed(text)["fr"] == typed(text)["en"]] + [*_named(shown.begin.scenario)]
        assert set(said) <= {*ALIKE, *game.card_index}, shown.id  # a scenario names cards by their ids


#: Rules that are about who may act, and so are shown by somebody who may not answer.
WHO_ACTS = {"AN-079", "AN-P18", "AN-S37", "CE-S03", "KF-009", "KF-027"}


@pytest.mark.parametrize("id", GAMES)
def test_what_is_refused_is_refused_for_more_than_the_turn(id: str) -> None:
    game = ludotheque.game(id)
    for shown in showing.load(game.folder, id).values():
        if shown.refused is None or WHO_ACTS & set(shown.rules):
            continue
        begin, (seat, key) = shown.begin, shown.refused
        table = Table(game, begin.seats, begin.seed, begin.options, scenario=begin.scenario)
        for one, answer in shown.answers:
            table.play(answer, one)
        refusal = table.why_not(key, seat)
        assert refusal is not None, shown.id
        assert refusal.message != "refusal-not-asked", shown.id


def test_what_is_refused_is_said_with_its_reason() -> None:
    text = GOOD.replace("answers: [[0, 'house:dis']]", "refused: [1, 'house:dis']")
    game = ludotheque.game("keyforge")
    lesson = showing.lesson(game, showing.read(text, frozenset({"KF-091"}))["one"])
    table = LessonTable(game, lesson)
    table.play(NEXT)
    assert table.done
    assert table.told()["text"]["fr"].startswith("@1 — ")
    assert "✗" in table.told()["text"]["en"]


def test_a_table_that_cannot_be_opened_is_said_with_its_reason() -> None:
    wish = (
        "unopened: {options: {mirror: ['yes', 'no'], decks: [starter-1, starter-1]}, words: {fr: Deux fois, en: Twice}}"
    )
    text = GOOD.replace("answers: [[0, 'house:dis']]", wish)
    game = ludotheque.game("keyforge")
    said = showing.lesson(game, showing.read(text, frozenset({"KF-091"}))["one"]).steps[-1].text
    assert said["fr"].startswith("@0 — Deux fois — ✗ les deux places ont le même deck")
    assert said["en"].startswith("@0 — Twice — ✗ both seats bring the same deck")
    legal = showing.read(text.replace("'no'", "'yes'"), frozenset({"KF-091"}))["one"]
    with pytest.raises(BadLesson, match="one: unopened: a table may be opened with these options"):
        showing.lesson(game, legal)


def test_the_option_at_fault_is_nothing_to_a_reader() -> None:
    wish = "unopened: {options: {decks: [{houses: [dis]}, starter-1]}, words: {fr: Une Maison, en: One house}}"
    shown = showing.read(GOOD.replace("answers: [[0, 'house:dis']]", wish), frozenset({"KF-091"}))["one"]
    said = showing.lesson(ludotheque.game("keyforge"), shown).steps[-1].text
    assert said["en"] == "@0 — One house — ✗ a deck has three different houses"


def test_a_note_says_beside_the_rule_what_the_table_does_not_show() -> None:
    text = GOOD.replace("answers:", "note: {fr: Troisième tour, en: Third turn}, answers:")
    game = ludotheque.game("keyforge")
    said = showing.lesson(game, showing.read(text, frozenset({"KF-091"}))["one"]).steps[0].text
    rule = next(one for one in rulebook.read("keyforge") if one.id == "KF-091")
    assert said == {"fr": f"{rule.fr} — Troisième tour", "en": f"{rule.en} — Third turn"}


def test_marks_for_whoever_writes_tests_are_left_out() -> None:
    game = ludotheque.game("arackhan")
    positions = showing.load(game.folder, "arackhan")
    (id,) = showing.by_rule(positions)["AW-177"]
    said = showing.lesson(game, positions[id]).steps[0].text
    assert said["en"].startswith("Example: Snow Griffin")


def test_the_answer_that_ends_the_game_says_who_wins() -> None:
    game = ludotheque.game("keyforge")
    shown = showing.read(GOOD.replace("house:dis", "concede"), frozenset({"KF-091"}))["one"]
    assert showing.lesson(game, shown).steps[-1].text["en"] == "@0 — Concede: @1 wins by concession."


def test_one_position_shows_each_of_its_rules_in_that_rules_words() -> None:
    game = ludotheque.game("keyforge")
    rules = frozenset({"KF-091", "KF-092"})
    positions = showing.read(GOOD.replace("[KF-091]", "[KF-091, KF-092]"), rules)
    assert showing.by_rule(positions) == {"KF-091": ["one"], "KF-092": ["one@KF-092"]}
    found = showing.find(positions, "one@KF-092")
    assert found is not None
    assert showing.lesson(game, *found).shows == "KF-092"
    assert showing.find(positions, "one@KF-093") is None
    assert showing.find(positions, "two") is None


OWN = """
- id: one
  rules: [CE-109]
  scenario:
    cards: |-
      Fragment : Veille froide
      Anglais : Cold Vigil
      Classe : Sorcier
      Défaussez 9 âmes.
    seats: [{class: sorcier, hand: [veille-froide]}, {class: sorcier}]
    surroundings: [pelerins]
  refused: [0, 'play:veille-froide#8']
"""


def test_a_position_may_have_cards_of_its_own_and_names_them_in_both_languages() -> None:
    game = ludotheque.game("cendrelin")
    table = LessonTable(game, showing.lesson(game, showing.read(OWN, frozenset({"CE-109"}))["one"]))
    assert list(table.game.own_faces()) == ["veille-froide"]
    table.play(NEXT)
    assert "Jouer Veille froide" in table.told()["text"]["fr"]
    assert "Play Cold Vigil" in table.told()["text"]["en"]
    assert table.told()["light"] == ["veille-froide#8"]


GOOD = "- {id: one, rules: [KF-091], scenario: {seats: [{}, {}]}, answers: [[0, 'house:dis']]}"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (GOOD.replace("KF-091", "KF-999"), "rules[0]: there is no rule 'KF-999'"),
        (GOOD.replace("answers", "answer"), "has no 'answer'"),
        (GOOD.replace(", answers: [[0, 'house:dis']]", ""), "has neither answers nor refused"),
        (GOOD.replace("scenario: {seats: [{}, {}]}, ", ""), "has either a scenario or seats"),
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
    with pytest.raises(BadLesson, match=r"one: answers\[0\]: .*house:nowhere"):
        showing.lesson(game, shown)
