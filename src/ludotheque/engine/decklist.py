"""Deck lists as people write them: `3 Name`, `3 x Name`, `Name x3`, with bullets, headings and comments after a `#`.

What the lines mean is up to the game. This is what the formats share: numbered lines, counts, spellings, and errors that name
the line at fault. A text that is JSON instead is a deck in one of the game's own forms.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from ludotheque.engine.errors import BadDeck

_END = re.compile(r"\r\n|\r|\n")  # lines as every editor counts them
_LONGEST = 200
_REMARK = re.compile(r"\s+#.*$")
_COUNT = re.compile(r"(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s*[x×]\s*(\d+))?", re.IGNORECASE)
_DIGITS = 6  # of a count: more than any deck needs


class Line:
    """A line of a list that is not empty, without its bullet."""

    __slots__ = ("number", "text")

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text

    @property
    def marked(self) -> bool:
        """Whether it is a heading or a comment instead of a card."""
        return self.text.startswith("#")

    @property
    def entry(self) -> str:
        """The line without a comment at its end."""
        return _REMARK.sub("", self.text)

    def wrong(self, en: str, fr: str, rule: str | None = None) -> BadDeck:
        return BadDeck(f"line {self.number}: {en}", f"ligne {self.number} : {fr}", rule, self.number)


def lines(text: str) -> Iterator[Line]:
    """The lines of a list; one that is far too long is refused."""
    for number, raw in enumerate(_END.split(text), 1):
        line = Line(number, raw.strip().lstrip("-*•").strip())
        if len(line.text) > _LONGEST:
            raise line.wrong("too long", "trop longue")
        if line.text:
            yield line


def counted(entry: str) -> tuple[int | None, str]:
    """The number of copies in an entry (None if it has none) and the name."""
    match = _COUNT.fullmatch(entry)
    assert match is not None, "an entry is a line that is not empty"
    said = match[1] or match[3]
    return None if said is None else int(said[:_DIGITS]), match[2].strip()


def spelling(name: str) -> str:
    """A name without case, accents, punctuation and spaces, so that spellings can be compared."""
    text = unicodedata.normalize("NFKD", name.lower().replace("æ", "ae").replace("œ", "oe"))
    return "".join(letter for letter in text.lower() if letter.isalnum())


def from_json(text: str) -> Any:
    """The value of a text that is JSON, or None if it is a list."""
    if not text.lstrip().startswith("{"):
        return None
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else None
        at, a = ("", "") if line is None else (f" at line {line}", f" à la ligne {line}")
        raise BadDeck(f"the deck's JSON is broken{at}", f"le JSON du deck est abîmé{a}", None, line) from None
