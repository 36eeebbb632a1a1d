"""How the command speaks: in which language, on which stream, to a person or to a program."""

from __future__ import annotations

import enum
import errno
import json
import os
import sys
from typing import Annotated, Any

import typer
from rich.console import Console

from ludotheque.protocol import one_line

#: How wide tables may be where there is no window to measure (a file, a pipe).
_WIDTH = 120


#: What a file or folder may be in the way with, in English and in French.
_DISK = {
    errno.ENOENT: ("there is no such file", "ce fichier n'existe pas"),
    errno.ENOTDIR: ("there is no such folder", "ce dossier n'existe pas"),
    errno.EISDIR: ("a folder, not a file", "un dossier, pas un fichier"),
    errno.EACCES: ("this is not allowed", "ce n'est pas permis"),
    errno.EPERM: ("this is not allowed", "ce n'est pas permis"),
    errno.EROFS: ("the disk is read-only", "le disque est en lecture seule"),
    errno.ENOSPC: ("the disk is full", "le disque est plein"),
}


def disk_words(error: OSError) -> tuple[str, str]:
    """What the system has against a file, in English and in French; what has no words here is in those of the system."""
    system = error.strerror or str(error)
    return _DISK.get(error.errno or 0, (system, system))


class Language(enum.StrEnum):
    fr = "fr"
    en = "en"


class Speech:
    """The language of this run. `main` starts each run afresh; `--lang` sets it."""

    def __init__(self) -> None:
        self.lang = "en"

    def say(self, en: str, fr: str) -> str:
        return fr if self.lang == "fr" else en


speech = Speech()
say = speech.say


def _choose(value: Language | None) -> Language | None:
    if value is not None:
        speech.lang = value.value
    return value


#: Read before the other options, so that their errors are in the right language too.
Lang = Annotated[
    Language | None,
    typer.Option(
        "--lang", help="Language of the output: English (en) or French (fr).", callback=_choose, is_eager=True
    ),
]
Json = Annotated[bool, typer.Option("--json", help="For programs: JSON on standard output, and nothing else there.")]


def _width() -> int | None:
    return None if sys.stdout.isatty() or "COLUMNS" in os.environ else _WIDTH


def out() -> Console:
    """Where results go. Names of cards and rules are words, never markup: use `Text` or `escape`."""
    return Console(highlight=False, width=_width(), emoji=False)


def err() -> Console:
    """Where everything else goes: progress, warnings, errors."""
    return Console(stderr=True, highlight=False, width=_width(), emoji=False)


def watched() -> bool:
    """Whether anybody can see progress. (Rich would draw it even into a file when colours are forced.)"""
    return sys.stderr.isatty()


def emit(data: Any) -> None:
    """JSON on standard output."""
    utf8 = (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf8")
    print(json.dumps(data, ensure_ascii=not utf8, indent=2))


def complain(line: str) -> None:
    """One line on standard error, never wrapped and never taken for markup."""
    print(one_line(line), file=sys.stderr)


def number(value: float, digits: int = 0) -> str:
    """A figure as the language writes it: 12,345.6 or 12 345,6."""
    text = f"{value:,.{digits}f}"
    return text.replace(",", "\u202f").replace(".", ",") if speech.lang == "fr" else text
