"""Lessons: a game taught at its own table, written as data beside the game (`games/<game>/lessons/*.yaml`).

title: {fr, en}; minutes; seat: the pupil's (0 if it is not given); steps: a list of

- text: {fr, en}, one idea;
- begin: the position it starts from, which the first step must have: a `scenario` as the game reads it, or a number of `seats`
  with `options`; and a `seed`;
- before: answers given for the seats before the step is shown, each `[seat, key]`;
- answer: the keys of the right answers (a list); without it there is only something to read;
- otherwise: what is said when another legal answer is tried, each {key, text, rule}; without `key`, for any other answer;
- light: what to light up where there is only something to read (what an answer touches is lit by itself): references of cards, places,
  players (`@0`), zones;
- told: what the log has said since the last step, in French, where the text depends on it (a die, a sum): a test checks it.

A key, or a reference, may hold `*`, which stands for anything. What is wrong with a file is said in one line that names the file, the
step and the field.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from ludotheque.engine import rulebook
from ludotheque.engine.reading import Said
from ludotheque.engine.taught import read_file, rule_of, words_of
from ludotheque.engine.words import Words

_FIELDS = ("title", "minutes", "seat", "steps")
_STEP = ("text", "begin", "before", "answer", "otherwise", "light", "told")
_BEGIN = ("scenario", "seats", "options", "seed")
_WRONG = ("key", "text", "rule")
_MOST_STEPS, _MOST, _MOST_SEATS = 100, 60, 16
_LONGEST_TEXT, _LONGEST_KEY = 600, 400


class Begin:
    """Where a step begins: a scenario, or a new game."""

    __slots__ = ("options", "scenario", "seats", "seed")

    def __init__(self, scenario: dict[str, Any] | None, seats: int, options: dict[str, Any], seed: str) -> None:
        self.scenario = scenario
        self.seats = seats
        self.options = options
        self.seed = seed


class Otherwise:
    """The comment on an answer that is legal but not what the lesson asks for."""

    __slots__ = ("key", "rule", "text")

    def __init__(self, key: str, text: Words, rule: str) -> None:
        self.key = key
        self.text = text
        self.rule = rule


class Step:
    """One idea: something to read, and perhaps something to do."""

    __slots__ = ("answers", "before", "begin", "light", "otherwise", "path", "text", "told")

    def __init__(
        self,
        path: str,
        text: Words,
        begin: Begin | None,
        before: tuple[tuple[int, str], ...],
        answers: tuple[str, ...],
        otherwise: tuple[Otherwise, ...],
        light: tuple[str, ...],
        told: tuple[str, ...],
    ) -> None:
        self.path = path  # as an error names it
        self.text = text
        self.begin = begin
        self.before = before
        self.answers = answers
        self.otherwise = otherwise
        self.light = light
        self.told = told


class Lesson:
    """A lesson of one game."""

    __slots__ = ("file", "id", "minutes", "seat", "shows", "steps", "title")

    def __init__(
        self, file: str, title: Words, minutes: int, seat: int, steps: tuple[Step, ...], shows: str | None = None
    ) -> None:
        self.file = file
        self.id = file.removesuffix(".yaml")
        self.title = title
        self.minutes = minutes
        self.seat = seat
        self.steps = steps
        self.shows = shows  # the rule that it shows, where it is no more than a small position (`showing.py`)

    def line(self) -> dict[str, Any]:
        """The lesson as the lobby offers it."""
        return {"id": self.id, "words": self.title, "minutes": self.minutes, "steps": len(self.steps)}


def fits(pattern: str, key: str) -> bool:
    """Whether a key is the one that is meant; `*` stands for anything."""
    if "*" not in pattern:
        return pattern == key
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), key) is not None


def names(folder: Path) -> list[str]:
    """The files of a game's lessons, in their order."""
    return sorted(path.name for path in (folder / "lessons").glob("*.yaml"))


@cache
def load(folder: Path, game: str, file: str) -> Lesson:
    """A lesson of the game whose folder this is, read once."""
    rules = frozenset(rule.id for rule in rulebook.read(game))
    return read((folder / "lessons" / file).read_text(encoding="utf-8"), file, rules)


def read(text: str, file: str, rules: frozenset[str]) -> Lesson:
    """The lesson that a file holds; `rules` are those it may cite."""
    return read_file(text, file, lambda said: _lesson(said.mapping(_FIELDS), file, rules), ("the lesson", "la leçon"))


def _lesson(said: Said, file: str, rules: frozenset[str]) -> Lesson:
    steps = tuple(_step(one, rules) for one in said.get("steps").entries(_MOST_STEPS, 1))
    if steps[0].begin is None:
        raise said.get("steps").entries()[0].unfit("must say where it begins", "doit dire où elle commence")
    if steps[-1].answers:
        raise (
            said.get("steps")
            .entries()[-1]
            .unfit("is the last one: it asks for nothing", "est la dernière : elle ne demande rien")
        )
    return Lesson(
        file,
        words_of(said.get("title"), _LONGEST_TEXT),
        said.get("minutes").number(1, 60),
        said.get("seat", 0).number(0, _MOST_SEATS - 1),
        steps,
    )


def _step(said: Said, rules: frozenset[str]) -> Step:
    said.mapping(_STEP)
    answers = tuple(key.text(_LONGEST_KEY) for key in said.get("answer", []).entries(_MOST))
    otherwise = tuple(_otherwise(one, rules) for one in said.get("otherwise", []).entries(_MOST))
    if "answer" in said and not answers:
        raise said.get("answer").unfit("names no answer", "ne nomme aucune réponse")
    if answers and (not otherwise or otherwise[-1].key != "*"):
        raise said.get("otherwise").unfit(
            "must end with words for any other answer", "doit finir par ce qu'on dit de toute autre réponse"
        )
    if otherwise and not answers:
        raise said.get("otherwise").unfit("needs an answer", "suppose une réponse")
    if answers and "light" in said:
        raise said.get("light").unfit("is for steps without an answer", "est pour les étapes sans réponse")
    begin = said.given("begin")
    return Step(
        said.path,
        words_of(said.get("text"), _LONGEST_TEXT),
        None if begin is None else _begin(begin),
        tuple(_given(one) for one in said.get("before", []).entries(_MOST)),
        answers,
        otherwise,
        tuple(one.text(_LONGEST_KEY) for one in said.get("light", []).entries(_MOST)),
        tuple(one.text(_LONGEST_KEY) for one in said.get("told", []).entries(_MOST)),
    )


def _given(said: Said) -> tuple[int, str]:
    seat, key = said.entries(2, 2)
    return seat.number(0, _MOST_SEATS - 1), key.text(_LONGEST_KEY)


def _otherwise(said: Said, rules: frozenset[str]) -> Otherwise:
    said.mapping(_WRONG)
    return Otherwise(
        said.get("key", "*").text(_LONGEST_KEY),
        words_of(said.get("text"), _LONGEST_TEXT),
        rule_of(said.get("rule"), rules),
    )


def _begin(said: Said) -> Begin:
    said.mapping(_BEGIN)
    seed = said.get("seed", "lesson").text(100)
    scenario = said.given("scenario")
    if (scenario is None) == ("seats" not in said):
        raise said.unfit("has either a scenario or seats", "a soit un scénario (scenario), soit des places (seats)")
    if scenario is not None:
        return Begin(dict(scenario.mapping().value), 0, {}, seed)
    return Begin(None, said.get("seats").number(1, _MOST_SEATS), dict(said.get("options", {}).mapping().value), seed)
