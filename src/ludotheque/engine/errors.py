"""The errors of the library: each says in one line what is wrong and, where a rule decides, which one."""

from __future__ import annotations


class LudothequeError(ValueError):
    """Base of everything the library refuses. `str(error)` is one English line, `words` the line in both languages."""

    def __init__(self, en: str, fr: str | None = None, rule: str | None = None) -> None:
        super().__init__(en if rule is None or rule in en else f"{en} [{rule}]")
        self.words: dict[str, str] = {"fr": fr if fr is not None else en, "en": en}
        self.rule = rule


class UnknownGame(LudothequeError):
    """No game has that id."""


class BadOptions(LudothequeError):
    """No game can be opened with these options or this number of seats."""


class BadDeck(BadOptions):
    """The list does not make a deck; `line` is the line at fault, or None."""

    def __init__(self, en: str, fr: str | None = None, rule: str | None = None, line: int | None = None) -> None:
        super().__init__(en, fr, rule)
        self.line = line


class BadCards(BadOptions):
    """No table can have these cards of its own; `line` is the line of their text that is at fault, or None."""

    def __init__(self, en: str, fr: str | None = None, rule: str | None = None, line: int | None = None) -> None:
        super().__init__(en, fr, rule)
        self.line = line


class UnknownOption(LudothequeError):
    """The key names nothing that the seat could be asked for."""


class IllegalAnswer(LudothequeError):
    """The key names a move that a rule forbids now, or the seat is not asked."""


class StaleAnswer(LudothequeError):
    """The answer was meant for an earlier question."""


class CannotUndo(LudothequeError):
    """The last answer cannot be taken back; the message says why."""


class BadRecord(LudothequeError):
    """Not a record, or one that was truncated or edited."""


class BrokenChain(BadRecord):
    """Records that do not follow from each other."""


class BadScenario(LudothequeError):
    """The scenario does not describe a position of the game."""


class BadLesson(LudothequeError):
    """The lesson's file is malformed, or its script no longer fits the rules; the message names the step."""


class CardTextError(LudothequeError):
    """A card's text does not parse; the message names the card, the column and what was expected."""


class ProgramError(LudothequeError):
    """A program is malformed; found when the game is imported."""
