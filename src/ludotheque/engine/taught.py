"""What the files that teach a game have in common (`lesson`, `aid`, `showing`): words in both languages, rules that exist, and
whatever is wrong said in one line that names the file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import yaml

from ludotheque.engine.errors import BadLesson
from ludotheque.engine.reading import Said, short
from ludotheque.engine.words import LANGUAGES, Words

T = TypeVar("T")

#: libyaml's loader reads the same eight times as fast; a Python without it has its own.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def plain(text: str) -> Any:
    """What a YAML file of the package says, as plain data."""
    try:
        return yaml.load(text, Loader=_Loader)
    except yaml.YAMLError:
        return yaml.safe_load(text)  # what is wrong is said alike, with or without libyaml


def read_file(
    text: str, file: str, read: Callable[[Said], T], whole: tuple[str, str] = ("the file", "le fichier")
) -> T:
    """What `read` makes of a YAML file; `whole` is what the file as a whole is called, in English and in French."""
    try:
        return read(Said(plain(text), error=BadLesson, whole=whole))
    except BadLesson as error:
        raise BadLesson(f"{file}: {error.words['en']}", f"{file} : {error.words['fr']}") from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        mark = getattr(error, "problem_mark", None)
        line = 0 if mark is None else mark.line + 1
        raise BadLesson(f"{file}: line {line} is not YAML", f"{file} : la ligne {line} n'est pas du YAML") from None


def words_of(said: Said, longest: int) -> Words:
    """A text in both languages, neither of them empty."""
    said.mapping(LANGUAGES)
    words = {language: said.get(language).text(longest) for language in LANGUAGES}
    for language, text in words.items():
        if not text.strip():
            raise said.get(language).unfit("is empty", "est vide")
    return words


def rule_of(said: Said, rules: frozenset[str]) -> str:
    """A rule of the game's register."""
    if not isinstance(said.value, str) or said.value not in rules:
        raise said.wrong(f"there is no rule {short(said.value)}", f"il n'y a pas de règle {short(said.value)}")
    return said.value
