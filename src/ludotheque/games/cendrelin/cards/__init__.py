"""The cards, each a few lines of the text files beside this one: its names, its figures, its words in the effect language.

The rulebook prints no card: all of these were designed here, and say so (`maison`). `cardfile` reads the files.
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine.card import Card
from ludotheque.engine.program import Program
from ludotheque.games.cendrelin.effects import Effect, Options
from ludotheque.games.cendrelin.resources import NEVER, Resource

_LETTERS = "abcdef"
UNFORESEEN = {"fr": "Imprévu", "en": "Unforeseen"}
ACTION = {"fr": "Action", "en": "Action"}


def _faces(card: Card, rows: tuple[Effect, ...]) -> dict[str, Any]:
    """The rows among which one chooses, and their words one after the other."""
    lettered = list(zip(_LETTERS, rows, strict=False))
    return {
        "effects": [row.face(f"{card.id}/{letter}", row.title or letter) for letter, row in lettered],
        "words": {
            language: " ".join(f"{letter}) {row.words[language]}" for letter, row in lettered)
            for language in ("fr", "en")
        },
    }


class Fragment(Card):
    """A fragment of a soul: a talent or a memory that allows an action (CE-008)."""

    __slots__ = ("crypt", "dots", "effect", "options")

    def __init__(
        self, id: str, fr: str, en: str, *, band: str, dots: int, icon: str, options: list[Effect], crypt: bool = False
    ) -> None:
        super().__init__(id, fr, en, "fragment", band, icon, "maison")
        self.dots = dots  # the most copies a past life may hold (CE-066)
        self.crypt = crypt  # « depuis la crypte »: at night like any other in the initiation game (CE-S23)
        self.options = tuple(options)
        self.effect: Effect | Options = options[0] if len(options) == 1 else Options(id, self.options)

    @property
    def programs(self) -> list[Program]:
        rows = [row.program for row in self.options]
        return [self.effect.program, *rows] if isinstance(self.effect, Options) else rows

    def face(self) -> dict[str, Any]:
        shown = {**super().face(), "dots": self.dots, "crypt": self.crypt}
        if isinstance(self.effect, Options):
            return {**shown, **_faces(self, self.options)}
        return {**shown, "effects": [self.effect.face(None, self.effect.title or None)], "words": self.effect.words}


class EventCard(Card):
    """An event: two or three ways to deal with it, of which one is chosen (CE-044).

    It may have an effect at its reveal, « Imprévu » (CE-075), and one that leaves it where it is, « Action » (CE-S06).
    """

    __slots__ = ("action", "options", "place", "unforeseen")

    def __init__(
        self,
        id: str,
        fr: str,
        en: str,
        *,
        icon: str,
        options: list[Effect],
        unforeseen: Effect | None = None,
        action: Effect | None = None,
        place: str | None = None,
    ) -> None:
        super().__init__(id, fr, en, "evenement", "evenement", icon, "maison")
        self.options: tuple[Effect, ...] = tuple(options)
        self.unforeseen = unforeseen
        self.action = action
        self.place = place  # the id of the added place that it comes with, if any (CE-144)

    @property
    def programs(self) -> list[Program]:
        rows = [self.unforeseen, self.action, *self.options]
        return [row.program for row in rows if row is not None]

    def face(self) -> dict[str, Any]:
        shown = {**super().face(), **_faces(self, self.options)}
        for label, effect in ((UNFORESEEN, self.unforeseen), (ACTION, self.action)):
            if effect is not None:
                shown["effects"].insert(0, {**effect.face(None, None), "label": label})
        if self.place is not None:
            shown["place"] = self.place
        return shown


class PlaceCard(Card):
    """An added place: its resource, and what one may do there any number of times (CE-095)."""

    __slots__ = ("demonic", "options", "resource")

    def __init__(
        self, id: str, fr: str, en: str, *, icon: str, resource: Resource, demonic: bool, options: list[Effect]
    ) -> None:
        super().__init__(id, fr, en, "lieu", "lieu", icon, "maison")
        self.resource = resource
        self.demonic = demonic
        self.options: tuple[Effect, ...] = tuple(options)

    @property
    def programs(self) -> list[Program]:
        return [row.program for row in self.options]

    def face(self) -> dict[str, Any]:
        about = self.resource
        return {
            **super().face(),
            **_faces(self, self.options),
            "place": about.id,
            "resource": {"fr": about.fr[1], "en": about.en[1]},
            "start": about.start,
            "of": about.enough if about.enough != NEVER else None,
            "demonic": self.demonic,
        }


class DestinyCard(Card):
    """Destiny: one of its options, once a night (CE-087, CE-S03)."""

    __slots__ = ("options",)

    def __init__(self, id: str, fr: str, en: str, *, icon: str, options: list[Effect]) -> None:
        super().__init__(id, fr, en, "destin", "destin", icon, "maison")
        self.options: tuple[Effect, ...] = tuple(options)

    @property
    def programs(self) -> list[Program]:
        return [row.program for row in self.options]

    def face(self) -> dict[str, Any]:
        shown = {**super().face(), **_faces(self, self.options)}
        for letter, effect in zip(_LETTERS, shown["effects"], strict=False):
            effect["label"] = {
                "fr": letter,
                "en": letter,
            }  # the titles are those of its spaces, in both languages elsewhere
        return shown


class Apprentice(Card):
    """An apprentice card: a class with its list of ten fragments (CE-005, CE-006)."""

    __slots__ = ("fragments",)

    def __init__(self, id: str, fr: str, en: str, *, band: str, icon: str, fragments: dict[str, int]) -> None:
        super().__init__(id, fr, en, "apprenti", band, icon, "maison")
        self.fragments = fragments

    @property
    def programs(self) -> list[Program]:
        return []

    def face(self) -> dict[str, Any]:
        return {**super().face(), "list": self.fragments}

    @property
    def ten(self) -> list[str]:
        return [id for id, copies in self.fragments.items() for _ in range(copies)]
