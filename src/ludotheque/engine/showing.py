"""Small positions that show a rule, written as data beside the game (`games/<game>/positions.yaml`).

A list of {id, rules, scenario, answers}: the rules it shows; a position as the game reads one, or instead the `seats` and `options` of a
new game; what is then answered, each `[seat, key]`; what is `refused` at the end, if that is the point, `[seat, key]`; and a `seed` where
chance has a part in it. A rule about decks or modes forbids a table rather than an answer: `unopened` has the `options` (and `seats`) with
which none can be opened, and says in `words` what they ask for. A `note` says beside the rule what the table itself does not show. Most
are the positions with which tests prove these rules (`tools/positions.py` collects them), and they may have cards of their own (`cards`
of the scenario, see `editions.py`). One is shown like a lesson in which there is only something to read: the rule, then one answer after
another, each with its words.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from ludotheque.engine import rulebook
from ludotheque.engine.errors import BadLesson, BadOptions, LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.lesson import Begin, Lesson, Step
from ludotheque.engine.reading import Said
from ludotheque.engine.table import Table
from ludotheque.engine.taught import read_file, rule_of
from ludotheque.engine.words import LANGUAGES

FILE = "positions.yaml"
_FIELDS = ("id", "rules", "scenario", "seats", "options", "answers", "refused", "unopened", "note", "seed")
_MOST, _MOST_ANSWERS, _MOST_SEATS = 500, 20, 16
_LONGEST_ID, _LONGEST_KEY = 80, 400
#: Between a position and the rule that it is asked to show, where that is not its first.
_OF = "@"
#: The option at fault, before what is wrong with it: readers of a rule have not filled in any form.
_PATH = re.compile(r"^\w+(\[\d+\]|\.\w+)* ?: ")

Answer = tuple[int, str]


class Unopened:
    """A table that the rules do not let anybody open."""

    __slots__ = ("options", "seats", "words")

    def __init__(self, seats: int, options: dict[str, Any], words: dict[str, str]) -> None:
        self.seats = seats
        self.options = options
        self.words = words  # what is tried


class Shown:
    """One such position."""

    __slots__ = ("answers", "begin", "id", "note", "refused", "rules", "unopened")

    def __init__(
        self,
        id: str,
        rules: tuple[str, ...],
        begin: Begin,
        answers: tuple[Answer, ...],
        refused: Answer | None,
        unopened: Unopened | None = None,
        note: dict[str, str] | None = None,
    ) -> None:
        self.id = id
        self.rules = rules
        self.begin = begin
        self.answers = answers
        self.refused = refused
        self.unopened = unopened
        self.note = note  # what the table does not show

    @property
    def seat(self) -> int:
        """Whose eyes it is seen with: the one who acts first."""
        return (*self.answers, self.refused or (0, ""))[0][0]


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
    answers = [_answer(one) for one in said.get("answers", []).entries(_MOST_ANSWERS)]
    refused = _answer(said.get("refused")) if "refused" in said else None
    unopened = _unopened(said.get("unopened"), said) if "unopened" in said else None
    if not answers and refused is None and unopened is None:
        raise said.unfit("has neither answers nor refused", "n'a ni réponses (answers) ni refus (refused)")
    note = _words(said.get("note")) if "note" in said else None
    id = said.get("id").text(_LONGEST_ID)
    return Shown(id, tuple(named), _begin(said), tuple(answers), refused, unopened, note)


def _words(said: Said) -> dict[str, str]:
    said.mapping(LANGUAGES)
    return {language: said.get(language).text(_LONGEST_KEY) for language in LANGUAGES}


def _unopened(said: Said, position: Said) -> Unopened:
    said.mapping(("options", "seats", "words"))
    seats = said.get("seats", position.get("seats", 2).value).number(1, _MOST_SEATS)
    return Unopened(seats, dict(said.get("options").mapping().value), _words(said.get("words")))


def _answer(said: Said) -> Answer:
    seat, key = said.entries(2, 2)
    return seat.number(0, _MOST_SEATS - 1), key.text(_LONGEST_KEY)


def _begin(said: Said) -> Begin:
    seed = said.get("seed", "0").text(100)
    if ("scenario" in said) == ("seats" in said):
        raise said.unfit("has either a scenario or seats", "a soit un scénario (scenario), soit des places (seats)")
    if "scenario" in said:
        return Begin(dict(said.get("scenario").mapping().value), 0, {}, seed)
    return Begin(None, said.get("seats").number(1, _MOST_SEATS), dict(said.get("options", {}).mapping().value), seed)


def by_rule(positions: dict[str, Shown]) -> dict[str, list[str]]:
    """The positions of each rule that has some, as `find` finds them."""
    found: dict[str, list[str]] = {}
    for one in positions.values():
        for index, rule in enumerate(one.rules):
            found.setdefault(rule, []).append(f"{one.id}{_OF}{rule}" if index else one.id)
    return found


def find(positions: dict[str, Shown], id: str) -> tuple[Shown, str] | None:
    """A position and the rule it is to show: its first one, unless the id names another."""
    name, _, rule = id.partition(_OF)
    shown = positions.get(name)
    if shown is None or (rule and rule not in shown.rules):
        return None
    return shown, rule or shown.rules[0]


def lesson(game: Game[Any], shown: Shown, id: str = "") -> Lesson:
    """The position as a lesson of which every step is only read: the rule `id`, then the words of each answer at its moment."""
    rule = next(one for one in rulebook.read(game.id) if one.id == (id or shown.rules[0]))
    where = f"{FILE}: {shown.id}"
    begin, pupil = shown.begin, shown.seat
    title = {"fr": f"Règle {rule.id}", "en": f"Rule {rule.id}"}
    text = {"fr": rule.fr or rule.en, "en": rulebook.reading(rule.en)}
    if shown.note is not None:
        text = {language: f"{text[language]} — {shown.note[language]}" for language in LANGUAGES}
    steps = [_step(where, text, begin, (), ())]
    try:
        table = Table(game, begin.seats, begin.seed, begin.options, scenario=begin.scenario)
        for index, (seat, key) in enumerate(shown.answers):
            said = table.option(key, seat).to_json(forecast=False)
            words = {language: f"@{seat} — {said['words'][language]}" for language in LANGUAGES}
            table.play(key, seat)
            if table.outcome is not None:  # nobody wins a lesson, so it is said here
                why = _end(table.outcome)
                words = {"fr": f"{words['fr']} : {why['fr']}", "en": f"{words['en']}: {why['en']}"}
            light = _seen(table, pupil, said["touches"])
            steps.append(_step(f"{where}: answers[{index}]", words, None, ((seat, key),), light))
        if shown.refused is not None:
            steps.append(_refused(table, where, pupil, *shown.refused))
        if shown.unopened is not None:
            steps.append(_not_opened(game, where, pupil, shown.unopened))
    except BadLesson:
        raise
    except LudothequeError as error:
        raise BadLesson(f"{where}: answers[{len(steps) - 1}]: {error}") from None
    return Lesson(f"{shown.id}.yaml", title, 1, pupil, tuple(steps), shows=rule.id)


def _end(outcome: dict[str, Any]) -> dict[str, str]:
    """How a game ended: the reason, after whoever wins unless it names a player itself."""
    reason: dict[str, str] = outcome["reason"]
    won = [f"@{seat}" for seat in outcome["winners"]]
    if not won or "@" in reason["en"]:
        return reason
    many = len(won) > 1
    return {
        "fr": f"{' et '.join(won)} {'l’emportent' if many else 'l’emporte'}. {reason['fr']}",
        "en": f"{' and '.join(won)} {'win' if many else 'wins'}. {reason['en']}",
    }


def _refused(table: Table, where: str, pupil: int, seat: int, key: str) -> Step:
    """The step that says what may not be done, and why."""
    game = table.game  # the position may have cards of its own
    refusal = table.why_not(key, seat)
    if refusal is None:
        raise BadLesson(f"{where}: refused: seat {seat} may answer {key!r}")
    why = game.refusal_words(refusal)
    tried, touched = {"fr": "", "en": ""}, [key]
    if key.partition(":")[0] in game.moves:
        move = game.parse(table.position, seat, key)
        tried, touched = game.move_words(table.position, seat, move), game.touches(table.position, move)
    said = {
        language: " — ".join(filter(None, (f"@{seat}", tried[language], f"✗ {why[language]}")))
        for language in LANGUAGES
    }
    return _step(f"{where}: refused", said, None, (), _seen(table, pupil, touched))


def _not_opened(game: Game[Any], where: str, pupil: int, asked: Unopened) -> Step:
    """The step that says which table cannot be opened, and why."""
    try:
        Table(game, asked.seats, options=asked.options)
    except BadOptions as error:
        why = {language: _PATH.sub("", error.words[language]) for language in LANGUAGES}
        said = {language: f"@{pupil} — {asked.words[language]} — ✗ {why[language]}" for language in LANGUAGES}
        return _step(f"{where}: unopened", said, None, (), ())
    raise BadLesson(f"{where}: unopened: a table may be opened with these options")


def _seen(table: Table, seat: int, things: list[str]) -> tuple[str, ...]:
    """Those of the things that the seat sees on the table."""
    view = table.view(seat)
    seen = {card["ref"] for zone in view["zones"] for card in zone["cards"]}
    seen |= {place["ref"] for place in view["places"]} | {f"@{player['seat']}" for player in view["players"]}
    return tuple(ref for ref in things if ref in seen)


def _step(
    path: str, text: dict[str, str], begin: Begin | None, before: tuple[tuple[int, str], ...], light: tuple[str, ...]
) -> Step:
    return Step(path, text, begin, before, (), (), light, ())
