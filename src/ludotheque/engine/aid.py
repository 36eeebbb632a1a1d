"""Help for a first game, written as data beside the game (`games/<game>/aid.yaml`): the page that shows it knows no game.

- aims: the aim of the game, {text, rule}; `modes`, the modes it is for (all, if it is not given); `progress`, what of the view says how
  far one has come: a `counter` of the players, or `pawn: true`, the place on which one's pawn stands.
- steps: the turn, as the reminder card beside the table shows it, {id, text, rule}; `id` is a step of the view, or `words` name it
  and `kinds` are the questions that are asked in it.
- remarks: what is said once, when something is first met, {id, when, text, rule}; see `WHEN`.
- keywords: the words of the cards, {id, words, rule}; `holds` is a field of a card's face and what it holds, `said` are the words of a
  card's text by which it is found there, `*` at the end of one standing for any ending.

What is wrong with a file is said in one line that names the file and the field.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ludotheque.engine import rulebook
from ludotheque.engine.reading import Said
from ludotheque.engine.taught import read_file, rule_of, words_of
from ludotheque.engine.words import LANGUAGES, Words

FILE = "aid.yaml"
#: What a remark may wait for; all that it names must hold. A step or a turn of the view, the state of a card in sight, the kind of the
#: question or an option of it (`*` for anything), a counter of one's own above 0, a line of the log, a keyword or a kind of a card.
WHEN = ("step", "turn", "state", "question", "option", "counter", "line", "keyword", "card")

_FIELDS = ("aims", "steps", "remarks", "keywords")
_AIM = ("modes", "text", "rule", "progress")
_PROGRESS = ("counter", "pawn")
_STEP = ("id", "words", "text", "rule", "kinds")
_REMARK = ("id", "when", "text", "rule")
_KEYWORD = ("id", "words", "rule", "holds", "said")
#: The fields of a face that hold what is written on the card.
_WRITTEN = ("words", "text", "texts", "effects", "spoken")
_MOST, _LONGEST, _LONGEST_ID = 80, 240, 60


class Aid:
    """What accompanies one game, as it was read."""

    __slots__ = ("aims", "keywords", "remarks", "steps")

    def __init__(
        self,
        aims: list[dict[str, Any]],
        steps: list[dict[str, Any]],
        remarks: list[dict[str, Any]],
        keywords: list[dict[str, Any]],
    ) -> None:
        self.aims = aims
        self.steps = steps
        self.remarks = remarks
        self.keywords = keywords

    def shown(self, faces: dict[str, Any]) -> dict[str, Any]:
        """As the page gets it: what was read, and the keywords of each card."""
        found = {id: words for id, face in faces.items() if (words := self.keywords_of(face))}
        return {
            "aims": self.aims,
            "steps": self.steps,
            "remarks": self.remarks,
            "keywords": [{"id": one["id"], "words": one["words"], "rule": one["rule"]} for one in self.keywords],
            "cards": found,
        }

    def keywords_of(self, face: dict[str, Any]) -> list[str]:
        """The keywords of a card, by what its face holds and by what is written on it."""
        texts = {language: " ".join(_written(face, language)) for language in LANGUAGES}
        return [one["id"] for one in self.keywords if _holds(face, one["holds"]) or _says(texts, one["said"])]

    def rules(self) -> Iterator[str]:
        """Every rule that is cited."""
        for part in (self.aims, self.steps, self.remarks, self.keywords):
            yield from (one["rule"] for one in part)


def _holds(face: dict[str, Any], wanted: dict[str, Any]) -> bool:
    return bool(wanted) and all(_within(face.get(field), value) for field, value in wanted.items())


def _within(value: Any, wanted: Any) -> bool:
    """Whether a value is, or holds anywhere, what is wanted."""
    if isinstance(value, dict):
        return wanted in value or any(_within(one, wanted) for one in value.values())
    if isinstance(value, list):
        return any(_within(one, wanted) for one in value)
    return type(value) is type(wanted) and bool(value == wanted)


def _written(face: dict[str, Any], language: str) -> Iterator[str]:
    for field in _WRITTEN:
        value = face.get(field)
        for one in value if isinstance(value, list) else [value]:
            if not isinstance(one, dict):
                continue
            if isinstance(one.get(language), str):
                yield one[language]
            yield from _written({name: one[name] for name in ("words", "spoken") if name in one}, language)


def _says(texts: Words, said: dict[str, list[str]]) -> bool:
    return any(
        re.search(_pattern(word), texts[language], re.IGNORECASE) for language in said for word in said[language]
    )


@cache
def _pattern(word: str) -> str:
    stem = re.escape(word.removesuffix("*"))
    return rf"(?<!\w){stem}" + ("" if word.endswith("*") else r"(?!\w)")


# ---------------------------------------------------------------------- reading


@cache
def load(folder: Path, game: str) -> Aid | None:
    """What accompanies the game whose folder this is, or None if there is no such file."""
    path = folder / FILE
    if not path.is_file():
        return None
    return read(path.read_text(encoding="utf-8"), frozenset(rule.id for rule in rulebook.read(game)))


def read(text: str, rules: frozenset[str]) -> Aid:
    """What a file holds; `rules` are those it may cite."""
    return read_file(text, FILE, lambda said: _aid(said.mapping(_FIELDS), rules))


def _aid(said: Said, rules: frozenset[str]) -> Aid:
    aid = Aid(
        [_aim(one, rules) for one in said.get("aims").entries(_MOST, 1)],
        [_step(one, rules) for one in said.get("steps").entries(_MOST, 1)],
        [_remark(one, rules) for one in said.get("remarks").entries(_MOST)],
        [_keyword(one, rules) for one in said.get("keywords").entries(_MOST)],
    )
    for name, part in (("steps", aid.steps), ("remarks", aid.remarks), ("keywords", aid.keywords)):
        ids = [one["id"] for one in part]
        for index, id in enumerate(ids):
            if id in ids[:index]:
                raise said.get(name).entries()[index].get("id").unfit("is there twice", "y est deux fois")
    return aid


def _names(said: Said) -> list[str]:
    return [one.text(_LONGEST_ID) for one in said.entries(_MOST)]


def _aim(said: Said, rules: frozenset[str]) -> dict[str, Any]:
    said.mapping(_AIM)
    return {
        "modes": _names(said.get("modes", [])),
        "text": words_of(said.get("text"), _LONGEST),
        "rule": rule_of(said.get("rule"), rules),
        "progress": [dict(one.mapping(_PROGRESS).value) for one in said.get("progress", []).entries(_MOST)],
    }


def _step(said: Said, rules: frozenset[str]) -> dict[str, Any]:
    said.mapping(_STEP)
    words = said.given("words")
    return {
        "id": said.get("id").text(_LONGEST_ID),
        "words": None if words is None else words_of(words, _LONGEST),
        "text": words_of(said.get("text"), _LONGEST),
        "rule": rule_of(said.get("rule"), rules),
        "kinds": _names(said.get("kinds", [])),
    }


def _remark(said: Said, rules: frozenset[str]) -> dict[str, Any]:
    said.mapping(_REMARK)
    when = said.get("when").mapping(WHEN)
    if not when.value:
        raise when.unfit("is empty", "est vide")
    return {
        "id": said.get("id").text(_LONGEST_ID),
        "when": {name: when.get(name).text(_LONGEST_ID) for name in when.value},
        "text": words_of(said.get("text"), _LONGEST),
        "rule": rule_of(said.get("rule"), rules),
    }


def _keyword(said: Said, rules: frozenset[str]) -> dict[str, Any]:
    said.mapping(_KEYWORD)
    found = said.get("said", {}).mapping(LANGUAGES)
    return {
        "id": said.get("id").text(_LONGEST_ID),
        "words": words_of(said.get("words"), _LONGEST),
        "rule": rule_of(said.get("rule"), rules),
        "holds": dict(said.get("holds", {}).mapping().value),
        "said": {language: _names(found.get(language)) for language in found.value},
    }
