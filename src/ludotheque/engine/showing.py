"""Small positions that show a rule, written as data beside the game (`games/<game>/positions.yaml`).

A list of {id, rules, scenario, answers}: the rules it shows, the first of them in its words; a position as the game reads one; and what
is then answered, each `[seat, key]`; a `seed` where chance has a part in it. They are the positions with which tests prove these rules.
One is shown like a lesson in which there is only something to read: the rule, then one answer after another, each with its words.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ludotheque.engine import rulebook
from ludotheque.engine.errors import BadLesson, LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.lesson import Begin, Lesson, Step
from ludotheque.engine.reading import Said
from ludotheque.engine.table import Table
from ludotheque.engine.taught import read_file, rule_of
from ludotheque.engine.words import LANGUAGES

FILE = "positions.yaml"
_FIELDS = ("id", "rules", "scenario", "answers", "seed")
_MOST, _MOST_ANSWERS, _MOST_SEATS = 200, 20, 16
_LONGEST_ID, _LONGEST_KEY = 60, 400


class Shown:
    """One such position."""

    __slots__ = ("answers", "id", "rules", "scenario", "seed")

    def __init__(
        self, id: str, rules: tuple[str, ...], scenario: dict[str, Any], answers: tuple[tuple[int, str], ...], seed: str
    ) -> None:
        self.id = id
        self.rules = rules
        self.scenario = scenario
        self.answers = answers
        self.seed = seed


@cache
def load(folder: Path, game: str) -> dict[str, Shown]:
    """The positions of the game whose folder this is, by their ids; a game without the file has none."""
    path = folder / FILE
    if not path.is_file():
        return {}
    return read(path.read_text(encoding="utf-8"), frozenset(rule.id for rule in rulebook.read(game)))


def read(text: str, rules: frozenset[str]) -> dict[str, Shown]:
    """What a file holds; `rules` are those it may show."""
    return read_file(text, FILE, lambda said: _all_shown(said, rules))


def _all_shown(said: Said, rules: frozenset[str]) -> dict[str, Shown]:
    found: dict[str, Shown] = {}
    for one in said.entries(_MOST):
        shown = _shown(one, rules)
        if shown.id in found:
            raise one.get("id").unfit("is there twice", "y est deux fois")
        found[shown.id] = shown
    return found


def _shown(said: Said, rules: frozenset[str]) -> Shown:
    said.mapping(_FIELDS)
    named = [rule_of(one, rules) for one in said.get("rules").entries(_MOST_ANSWERS, 1)]
    answers = []
    for one in said.get("answers").entries(_MOST_ANSWERS, 1):
        seat, key = one.entries(2, 2)
        answers.append((seat.number(0, _MOST_SEATS - 1), key.text(_LONGEST_KEY)))
    return Shown(
        said.get("id").text(_LONGEST_ID),
        tuple(named),
        dict(said.get("scenario").mapping().value),
        tuple(answers),
        said.get("seed", "0").text(100),
    )


def by_rule(positions: dict[str, Shown]) -> dict[str, list[str]]:
    """The positions of each rule that has some."""
    found: dict[str, list[str]] = {}
    for one in positions.values():
        for rule in one.rules:
            found.setdefault(rule, []).append(one.id)
    return found


def lesson(game: Game[Any], shown: Shown) -> Lesson:
    """The position as a lesson of which every step is only read. What is said of an answer are its words at that moment."""
    rule = next(one for one in rulebook.read(game.id) if one.id == shown.rules[0])
    where = f"{FILE}: {shown.id}"
    begin = Begin(shown.scenario, 0, {}, shown.seed)
    title = {"fr": f"Règle {rule.id}", "en": f"Rule {rule.id}"}
    steps = [_step(where, {"fr": rule.fr or rule.en, "en": rule.en}, begin, (), ())]
    try:
        table = Table(game, 0, shown.seed, {}, scenario=shown.scenario)
        for index, (seat, key) in enumerate(shown.answers):
            option = next((one for one in table.choice_of(seat) or () if one.key == key), None)
            if option is None:
                raise BadLesson(f"{where}: answers[{index}]: no option of seat {seat} is {key!r}")
            said = option.to_json(forecast=False)
            words = {language: f"@{seat} — {said['words'][language]}" for language in LANGUAGES}
            table.play(key, seat)
            seen = _seen(table, shown.answers[0][0])
            light = tuple(ref for ref in said["touches"] if ref in seen)
            steps.append(_step(f"{where}: answers[{index}]", words, None, ((seat, key),), light))
    except BadLesson:
        raise
    except LudothequeError as error:
        raise BadLesson(f"{where}: {error}") from None
    return Lesson(f"{shown.id}.yaml", title, 1, shown.answers[0][0], tuple(steps), shows=rule.id)


def _seen(table: Table, seat: int) -> set[str]:
    view = table.view(seat)
    cards = {card["ref"] for zone in view["zones"] for card in zone["cards"]}
    return cards | {place["ref"] for place in view["places"]} | {f"@{player['seat']}" for player in view["players"]}


def _step(
    path: str, text: dict[str, str], begin: Begin | None, before: tuple[tuple[int, str], ...], light: tuple[str, ...]
) -> Step:
    return Step(path, text, begin, before, (), (), light, ())
