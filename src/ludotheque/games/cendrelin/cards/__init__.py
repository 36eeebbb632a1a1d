"""The cards, written in the rulebook's own effect language. Each has one place: its names, its figures, its words.

The rulebook prints no card: all of these were designed here, and say so (`maison`).
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine.card import Card
from ludotheque.games.cendrelin.effects import Effect


class Fragment(Card):
    """A fragment of a soul: a talent or a memory that allows an action (CE-008)."""

    __slots__ = ("crypt", "dots", "effect")

    def __init__(
        self, id: str, fr: str, en: str, *, band: str, dots: int, icon: str, text: str, crypt: bool = False
    ) -> None:
        super().__init__(id, fr, en, "fragment", band, icon, "maison")
        self.dots = dots  # the most copies a past life may hold (CE-066)
        self.crypt = crypt  # « depuis la crypte »: at night like any other in the initiation game (CE-S23)
        self.effect = Effect(id, 0, text)

    def face(self) -> dict[str, Any]:
        return {
            **super().face(),
            "dots": self.dots,
            "crypt": self.crypt,
            "effects": [self.effect.face(None, None)],
            "words": self.effect.words,
        }


class EventCard(Card):
    """An event: two or three ways to deal with it, of which one is chosen (CE-044)."""

    __slots__ = ("options",)

    def __init__(self, id: str, fr: str, en: str, *, icon: str, options: list[str]) -> None:
        super().__init__(id, fr, en, "evenement", "evenement", icon, "maison")
        self.options: tuple[Effect, ...] = tuple([Effect(id, row, text) for row, text in enumerate(options)])

    def face(self) -> dict[str, Any]:
        rows = [(row, "abc"[row], option) for row, option in enumerate(self.options)]
        return {
            **super().face(),
            "effects": [option.face(f"{self.id}/{letter}", letter) for _, letter, option in rows],
            "words": {
                language: " ".join(f"{letter}) {option.words[language]}" for _, letter, option in rows)
                for language in ("fr", "en")
            },
        }


class Apprentice(Card):
    """An apprentice card: a class with its list of ten fragments (CE-005, CE-006)."""

    __slots__ = ("fragments",)

    def __init__(self, id: str, fr: str, en: str, *, band: str, icon: str, fragments: dict[str, int]) -> None:
        super().__init__(id, fr, en, "apprenti", band, icon, "maison")
        self.fragments = fragments

    def face(self) -> dict[str, Any]:
        return {**super().face(), "list": self.fragments}

    @property
    def ten(self) -> list[str]:
        return [id for id, copies in self.fragments.items() for _ in range(copies)]
