"""Words in French and English, from a game's Fluent catalogues by message id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.engine.phrases import LONGEST, MOST, Phrase, compiled

LANGUAGES = ("fr", "en")
#: A line in both languages.
Words = dict[str, str]
#: Words already composed, by everything they depend on. They are kept as tuples, so that nobody can change them.
Kept = dict[tuple[Any, ...], tuple[str, str]]
#: How many of them are kept.
_MOST_KEPT = 8192
#: Between the French and the English of a text that says itself in both.
_BOTH = " ⇄ "


#: Where an entry of a file begins: every other line goes on with the one above, or is a comment.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
#: Where an entry refers to another one.
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class _Messages:
    """The messages of one language. Each is parsed when it is first needed: a program seldom says one in twenty, and parsing
    them all took longer than everything else a game does to get ready."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.sources: dict[str, str] = {}  # every entry as it is written
        for folder in folders:
            for file in (folder / f"{language}.ftl", *sorted(folder.glob(f"{language}/*.ftl"))):
                self.sources.update(_entries(file.read_text(encoding="utf-8")))
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._parsed: set[str] = set()

    def bundle(self, message: str) -> FluentBundle:
        """A bundle that holds the message and whatever it refers to, if there is such a message."""
        if message not in self._parsed and message in self.sources:
            self._parsed.add(message)
            source = self.sources[message]
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)
            for other in _REFERENCE.findall(source):
                self.bundle(other)
        return self._bundle


def _entries(text: str) -> dict[str, str]:
    """The entries of a file by their names."""
    begins = list(_ENTRY.finditer(text))
    ends = [begin.start() for begin in begins[1:]] + [len(text)]
    return {begin.group(1): text[begin.start() : end] for begin, end in zip(begins, ends, strict=True)}


def typed(text: str) -> Words:
    """What somebody typed, for readers of both languages: the same for both, unless it gives both, as in `la pluie ⇄ rain`.

    Positions and lessons, which everybody reads, are written so.
    """
    fr, both, en = text.partition(_BOTH)
    return {"fr": fr, "en": en} if both and fr.strip() and en.strip() else {"fr": text, "en": text}


def in_both(words: Words) -> str:
    """Words as somebody would type them in both languages: what `typed` reads."""
    return words["fr"] if words["fr"] == words["en"] else f"{words['fr']}{_BOTH}{words['en']}"


class Catalogue:
    """The messages of one game (over those of the engine), in both languages."""

    def __init__(self, *folders: Path) -> None:
        self._phrases: dict[str, tuple[Phrase | None, Phrase | None]] = {}  # a message, compiled when it is first said
        self.fixed: dict[str, tuple[str, str]] = {}  # what a message without arguments says
        self._added: dict[str, tuple[str, str]] = {}  # messages that are in no file
        self._messages = {language: _Messages(language, folders) for language in LANGUAGES}

    def joined(self, words: Mapping[str, Words]) -> Catalogue:
        """The same messages and a few more, each without arguments; what is read from files is shared."""
        other = Catalogue()
        other._messages, other._phrases = self._messages, self._phrases
        other._added = {message: (said["fr"], said["en"]) for message, said in words.items()}
        other.fixed = dict(other._added)
        return other

    def bundle(self, language: str, message: str) -> FluentBundle:
        """What fluent.runtime needs to say the message."""
        return self._messages[language].bundle(message)

    def has(self, message: str) -> bool:
        return all(message in messages.sources for messages in self._messages.values())

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> Words:
        """The message in both languages. An argument that is itself a pair of words takes its own language.

        The words belong to the caller, who may change them.
        """
        if not args:
            fixed = self.fixed.get(message)
            if fixed is None:
                words = self.resolve(message, {})
                fixed = self.fixed[message] = (words["fr"], words["en"])
            return {"fr": fixed[0], "en": fixed[1]}
        phrases = self._phrases.get(message)
        if phrases is None:
            if not self.has(message):
                return self.resolve(message, args)  # which reports it
            phrases = compiled(self.bundle("fr", message), message), compiled(self.bundle("en", message), message)
            self._phrases[message] = phrases
        in_french, in_english = phrases
        if in_french is None or in_english is None:
            return self.resolve(message, args)
        french: dict[str, Any] = {}
        english: dict[str, Any] = {}
        for name, value in args.items():
            kind = type(value)
            if kind is dict:
                french[name] = value["fr"]
                english[name] = value["en"]
            elif kind is str:
                if value[:1] == "$":
                    named = self.say(value[1:])
                    french[name] = named["fr"]
                    english[name] = named["en"]
                else:
                    french[name] = english[name] = value
            elif kind is int and 0 <= value <= MOST:
                french[name] = english[name] = value
            else:
                return self.resolve(message, args)
        try:
            fr = in_french(french)
            en = in_english(english)
        except KeyError:
            return self.resolve(message, args)  # which reports what is missing
        if len(fr) > LONGEST or len(en) > LONGEST:
            return self.resolve(message, args)
        return {"fr": fr, "en": en}

    def resolve(self, message: str, args: Mapping[str, Any]) -> Words:
        """The same words by fluent.runtime, whatever the message and its arguments are."""
        return {language: self._say(language, message, args) for language in LANGUAGES}

    def _say(self, language: str, message: str, args: Mapping[str, Any]) -> str:
        bundle = self.bundle(language, message)
        if not bundle.has_message(message):
            raise KeyError(f"no message {message!r} in the {language} catalogue")
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"message {message!r} has no words in the {language} catalogue")
        values: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, dict):
                value = value[language]
            elif isinstance(value, str) and value.startswith("$"):
                added = self._added.get(value[1:])
                value = self._say(language, value[1:], {}) if added is None else added[LANGUAGES.index(language)]
            values[name] = value
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"message {message!r} ({language}): {errors[0]}")
        return str(text)


def keep(kept: Kept, key: tuple[Any, ...], words: Words) -> tuple[str, str]:
    """Keep words by everything they depend on. A full cache is emptied: finding the oldest entry would cost more."""
    if len(kept) >= _MOST_KEPT:
        kept.clear()
    pair = kept[key] = (words["fr"], words["en"])
    return pair
