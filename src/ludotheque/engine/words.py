"""Words in French and English: a game's Fluent catalogues, asked by message id."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")
#: How many sayings a catalogue keeps before it starts afresh.
_KEPT = 16_384
#: A line in both languages.
Words = dict[str, str]


class Catalogue:
    """The messages of one game (over those of the engine), in both languages."""

    def __init__(self, *folders: Path) -> None:
        self._bundles: dict[str, FluentBundle] = {}
        self._said: dict[tuple[Any, ...], Words] = {}  # what was said lately: formatting costs more than the rules
        for language in LANGUAGES:
            bundle = FluentBundle([language], use_isolating=False)
            for folder in folders:
                bundle.add_resource(
                    FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")), allow_overrides=True
                )
            self._bundles[language] = bundle

    def has(self, message: str) -> bool:
        return all(bundle.has_message(message) for bundle in self._bundles.values())

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> Words:
        """The message in both languages. An argument that is itself a pair of words takes its own language."""
        key: tuple[Any, ...] = (message, *args.items()) if args else (message,)
        try:
            words = self._said.get(key)
        except TypeError:  # an argument that is a pair of words cannot be part of a key, but its items can
            key = (message, *(_hashable(name, value) for name, value in (args or {}).items()))
            words = self._said.get(key)
        if words is None:
            if len(self._said) >= _KEPT:
                self._said.clear()
            words = self._said[key] = {language: self._say(language, message, args or {}) for language in LANGUAGES}
        return words

    def _say(self, language: str, message: str, args: Mapping[str, Any]) -> str:
        bundle = self._bundles[language]
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
                value = self._say(language, value[1:], {})
            values[name] = value
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"message {message!r} ({language}): {errors[0]}")
        return str(text)


def _hashable(name: str, value: Any) -> tuple[Any, ...]:
    return (name, *value.items()) if isinstance(value, dict) else (name, value)


def both(fr: str, en: str) -> Words:
    return {"fr": fr, "en": en}
